"""The Python side of the compiled search: memory for the `kernel`, and its results as values.

The kernel runs in slices; between them memory grows, limits are checked, and Ctrl-C is handled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from mmap import mmap
from pathlib import Path
from typing import Any, ClassVar
from weakref import finalize

import numpy as np
from filelock import FileLock
from numba import typeof
from numpy.typing import NDArray

from companion.rotator.board import ALL_BITS, BOARD_SPACES, RANGE_BITS
from companion.rotator.search import kernel, kernel_grade, kernel_nogoods, kernel_turns
from companion.rotator.search.kernel import ANY, AT_ONCE, NONE, PAUSED, PLANE, REACH, TAG, WON, Table, Words
from companion.rotator.search.limits import Meter
from companion.rotator.search.search import MOST_LINES, Easiest, Reached, Wins
from companion.rotator.search.search_state import Ground, Situation
from companion.rotator.search.turn_bound import TurnBound
from companion.rotator.state import BOOST_CACHE

_SLICE = 16_384  # situations between two checks of the limits: some hundredths of a second

_FIRST_ROOM = 4096
_PART_OF_SMALL = 8
"""Some tables are so many times smaller at first."""

_TABLES = {
    "outcomes": kernel.OUTCOME,
    "visits": kernel.VISIT,
    "steps": kernel.STEP,
    "winning": kernel.WINNING,
    "groups": kernel.GROUP,
    "buckets": kernel.BUCKET,
    "failures": kernel.FAILURE,
    "keys": kernel_turns.KEY,
    "entries": kernel_turns.ENTRY,
    "reached": kernel_turns.REACHED,
    "decisions": kernel_grade.DECISION,
    "keeping": kernel_grade.KEEPING,
}
"""The tables that grow, named as their counters on the desk."""

_SMALL = ("outcomes", "visits", "steps", "winning", "decisions", "keeping")

_FOUND = ("visits", "winning", "buckets", "keys", "decisions")
"""The tables with records that are found by their words, through slots."""

_NOTED = ("visits", "decisions")
"""Those of them with records that go out of their slots again, and therefore note which these are."""

_LEARNED = ("winning", "groups", "buckets", "failures")
"""The tables in which every open visit may need a record."""

_LEVELS = ("keys", "entries", "reached")
"""The tables that only `spend` needs."""

_PLANE_BITS = 64 * int(PLANE)

_LARGE = 1 << 20
"""Bytes of a table that gets memory of its own: what is freed within the heap may stay with the process."""

_MOST_KEPT = 8 << 20
"""A memory with more bytes than this, which few boards need, is not kept for the next search."""


class CompiledSearch:
    """The search by the kernel, with all that it has learned about a board."""

    def __init__(self, ground: Ground, bound: TurnBound, meter: Meter) -> None:
        _load_kernel()
        self._meter = meter
        self._memory = _Memory.from_pool()
        finalize(self, self._memory.release).atexit = False
        self._desk = self._memory.desk
        for direction, by_node in enumerate(ground.departures):
            for node, lines in by_node.items():
                self._desk["departures"][direction, node, : len(lines)] = lines
        for node, space in ground.exits.items():
            self._desk["exits"][node] = space
        self._desk["sets"][kernel.NODES] = _words(ground.nodes)
        self._desk["sets"][kernel.SOLID_AT_FIRST] = _words(ground.solid)
        self._bound = bound
        meter.stride = _SLICE
        meter.bytes_each = 0
        meter.held = self._memory.bytes

    def wins(self, situation: Situation, direction: int, boosts: int) -> bool:
        """Return whether `situation` can be won with at most `boosts`, in any number of turns."""
        self._put_key(situation, direction, boosts)
        return self._wins()

    def find_win(self, situation: Situation, direction: int, boosts: int) -> list[Situation] | None:
        """Return a way to win with at most `boosts`, as the situations passed, or None."""
        self._put_key(situation, direction, boosts)
        if not self._wins():
            return None
        way = []
        number = int(kernel_nogoods.winning_key(self._desk, self._memory.way))
        while number != AT_ONCE:
            goes_on, words = self._memory.tables["winning"][number]
            way.append(_situation_of(words))
            number = int(goes_on)
        return way

    def spend(self, firsts: Iterable[Situation], par: int, wins: Wins) -> None:
        """Spend one boost more at a time, from `par` on."""
        desk, memory, meter = self._desk, self._memory, self._meter
        turns = min(win[0] for win in wins.values())
        memory.ends = _no_lists((BOOST_CACHE + 1) * turns)
        self._note_bound(turns)
        for used, win in wins.items():
            desk["win_turn"][used] = win[0]
        desk["par"], desk["turns"] = par, turns
        for situation in firsts:
            self._put_key(situation, 0, int(ANY))
            kernel_turns.enter_first(desk, memory.levels)
        try:
            for boosts in range(par, BOOST_CACHE + 1):
                meter.boosts = boosts
                desk["turn"], desk["entry"] = 1, NONE
                while not kernel_turns.spend(*memory.for_spending, boosts):
                    meter.turn = int(desk["turn"])
                    self._pause()
                self._count()
        finally:
            for used, number in enumerate(desk["win_reached"]):
                if number != NONE:
                    cost, drill, departure, later = map(int, desk["win_choice"][used])
                    choice = (cost, drill, departure, None, later)
                    wins[used] = (int(desk["win_turn"][used]), self._reached(int(number)), choice)
            memory.empty(_LEVELS)
            meter.held = memory.bytes

    def easiest(self, firsts: Sequence[Situation], par: int, turns: int, units: Sequence[int]) -> Easiest:
        """Return the line of `turns` turns from one of `firsts` that takes the least care."""
        desk, memory, meter = self._desk, self._memory, self._meter
        desk["par"], desk["turns"] = par, turns
        self._note_bound(turns)
        desk["turn"] = desk["decision"] = desk["decision_end"] = desk["decisions"] = desk["keeping"] = 0
        desk["outcome"] = NONE
        for situation in firsts:
            self._put_key(situation, 0, par)
            kernel_grade.enter_decision(desk, memory.par_lines)
        while not kernel_grade.decide(*memory.for_deciding):
            self._pause()
        self._count()
        meter.check_work()
        weights = np.array(units, np.int64)
        kernel_grade.rate(desk, memory.par_lines, weights, MOST_LINES)
        decisions, keeping = memory.par_lines.decisions, memory.par_lines.keeping
        in_time = [number for number in range(len(firsts)) if decisions[number]["best"] != NONE]
        first = min(in_time, key=lambda number: _care(decisions[number]))
        steps, number = [], first
        while number != NONE:
            decision = decisions[number]
            drill, departure, number = keeping[decision["best"]].item()
            steps.append((drill, departure, int(decision["choices"]), int(decision["keep"])))
        lines = min(sum(int(decisions[number]["lines"]) for number in in_time), MOST_LINES)
        return Easiest(first, _care(decisions[first]), tuple(steps), lines)

    def _note_bound(self, turns: int) -> None:
        """Let the kernel have the bound for less than so many turns."""
        if len(self._memory.near) < turns:
            self._memory.near = _near(self._bound, turns)

    def _wins(self) -> bool:
        """Return whether the key on the desk can be won."""
        while (answer := kernel_nogoods.find_win(*self._memory.for_find_win)) == PAUSED:
            self._pause()
        self._count()
        return bool(answer == WON)

    def _count(self) -> None:
        self._meter.situations = int(self._desk["situations"])
        self._meter.compared = int(self._desk["compared"])
        self._meter.decided = int(self._desk["decided"])

    def _pause(self) -> None:
        """Check the limits, and make room for the kernel."""
        desk, meter = self._desk, self._meter
        self._count()
        if desk["situations"] >= desk["pause_at"]:
            meter.count()
            desk["pause_at"] = meter.next_check - 1  # the kernel counts up to there by itself
        self._make_room()

    def _make_room(self) -> None:
        for name in self._memory.short:
            self._meter.held += self._memory.growth(name)
            self._meter.check()
            self._memory.grow(name)

    def _put_key(self, situation: Situation, direction: int, boosts: int) -> None:
        place, solid, now, one, two = situation
        tag = place << kernel.PLACE_FROM | direction << kernel.DIRECTION_FROM | boosts << kernel.BOOSTS_FROM
        first = solid | one | tag << 64 * kernel.TAG
        self._desk["key"] = _words(first | (now | one) << _PLANE_BITS | two << 2 * _PLANE_BITS, 3 * PLANE)

    def _reached(self, number: int) -> Reached:
        passed = []
        while number != NONE:
            used, turn, key, number = self._memory.tables["reached"][number].item()
            passed.append((used, turn, _situation_of(self._memory.tables["keys"][key]["words"])))
        reached: Reached | None = None
        for used, turn, situation in reversed(passed):
            reached = (used, turn, situation, reached)
        assert reached is not None
        return reached


class _Memory:
    """The desk and the growing tables of the kernel, for one search after another."""

    pool: ClassVar[list[_Memory]] = []
    """Memories that no search uses, filled and grown: new ones would cost time for every page."""

    def __init__(self) -> None:
        self._buffers: dict[str, Table] = {}
        self._slot_buffers: dict[str, Words] = {}
        self._places = _no_lists(4 * len(BOARD_SPACES))
        self.desk: Any = _empty_desk().copy()[0]
        self._clear()

    @classmethod
    def from_pool(cls) -> _Memory:
        """Return a memory that no search uses."""
        try:
            return cls.pool.pop()
        except IndexError:
            return cls()

    def release(self) -> None:
        """Make this memory fit for the next search."""
        if self.bytes <= _MOST_KEPT:
            self._clear()
            self.pool.append(self)

    def _clear(self) -> None:
        self.ends = _no_lists(0)
        self.near = np.empty((0, 4, BOOST_CACHE + 1, PLANE), np.uint64)
        self._places["first"] = NONE
        for field in _empty_desk().dtype.names or ():
            self.desk[field] = _empty_desk()[0][field]
        self.tables: dict[str, Table] = {}
        self._slots: dict[str, Words] = {}
        for name in _TABLES:
            self._make_room(name, _FIRST_ROOM // _PART_OF_SMALL if name in _SMALL else _FIRST_ROOM)

    def empty(self, names: Iterable[str]) -> None:
        """Forget the records of these tables, and give their memory back if there is much."""
        much = self.bytes > _MOST_KEPT
        for name in names:
            self.desk[name] = 0
            if much:
                del self._buffers[name]
            self._make_room(name, _FIRST_ROOM)

    def _make_room(self, name: str, room: int) -> None:
        """Make room for so many records in a table."""
        count, buffer = int(self.desk[name]), self._buffers.get(name)
        if buffer is None or len(buffer) < room:
            grown = self._buffers[name] = _new_table(room, _TABLES[name])
            if buffer is not None:
                grown[:count] = buffer[:count]
            self._slot_buffers[name] = np.empty(2 * room if name in _FOUND else 0, np.uint64)
        self.tables[name] = self._buffers[name][:room]
        if name in _FOUND:
            slots = self._slots[name] = self._slot_buffers[name][: 2 * room]
            slots.fill(kernel.EMPTY)
            if count:
                self._fill(name, count)

    def _fill(self, name: str, count: int) -> None:
        slots, table = self._slots[name], self.tables[name]
        if name in _NOTED:
            first = int(self.desk["decision_end"]) if name == "decisions" else 0
            kernel.fill_noted_slots(slots, table, first, count)
        else:
            kernel.fill_slots(slots, table, count)

    @property
    def way(self) -> kernel.Way:
        """The search for a win, as the kernel takes it."""
        tables, slots = self.tables, self._slots
        return kernel.Way(
            tables["outcomes"],
            tables["visits"],
            slots["visits"],
            tables["steps"],
            tables["winning"],
            slots["winning"],
        )

    @property
    def levels(self) -> kernel_turns.Levels:
        """The levels, as the kernel takes them."""
        tables = self.tables
        return kernel_turns.Levels(
            tables["keys"], self._slots["keys"], self.ends, tables["entries"], tables["reached"], self.near
        )

    @property
    def for_find_win(self) -> tuple[Any, kernel.NoGoods, kernel.Way]:
        """The arguments of `kernel_nogoods.find_win`."""
        tables = self.tables
        no_goods = kernel.NoGoods(
            self._places, tables["groups"], tables["buckets"], self._slots["buckets"], tables["failures"]
        )
        return self.desk, no_goods, self.way

    @property
    def for_spending(self) -> tuple[Any, kernel.NoGoods, kernel.Way, kernel_turns.Levels]:
        """The arguments of `kernel_turns.spend`."""
        return *self.for_find_win, self.levels

    @property
    def par_lines(self) -> kernel_grade.ParLines:
        """The lines that reach par, as the kernel takes them."""
        tables = self.tables
        return kernel_grade.ParLines(
            tables["decisions"], self._slots["decisions"], tables["keeping"], self.near
        )

    @property
    def for_deciding(self) -> tuple[Any, kernel.NoGoods, kernel.Way, kernel_grade.ParLines]:
        """The arguments of `kernel_grade.decide`."""
        return *self.for_find_win, self.par_lines

    @property
    def bytes(self) -> int:
        """The size of the tables without their slots."""
        return sum(table.nbytes for table in self.tables.values())

    @property
    def short(self) -> list[str]:
        """The tables with too little room for the kernel to go on."""
        return [name for name in self.tables if self._needed(name) > len(self.tables[name])]

    def growth(self, name: str) -> int:
        """Return how many more bytes a table would take."""
        return (self._grown(name) - len(self.tables[name])) * self.tables[name].itemsize

    def grow(self, name: str) -> None:
        """Make room in a table."""
        self._make_room(name, self._grown(name))

    def _needed(self, name: str) -> int:
        learned = int(self.desk["visits"]) if name in _LEARNED else 0
        return int(self.desk[name]) + learned + kernel.SLACK

    def _grown(self, name: str) -> int:
        room = len(self.tables[name])
        while room < self._needed(name):
            room *= 2
        return room


def _new_table(room: int, record: np.dtype[Any]) -> Table:
    """Return a table with room for so many records; a large one gives its memory back when it goes."""
    size = room * record.itemsize
    return np.empty(room, record) if size < _LARGE else np.frombuffer(mmap(-1, size), record)


def _no_lists(count: int) -> Table:
    ends = np.empty(count, kernel.ENDS)
    ends["first"] = NONE
    return ends


def _words(spaces: int, count: int = int(PLANE)) -> Words:
    return np.frombuffer(spaces.to_bytes(8 * count, "little"), np.uint64)


def _near(bound: TurnBound, turns: int) -> Words:
    """Return the sets of spaces for less than so many turns, by turns, direction and boosts."""
    sets = [spaces for left in range(turns) for by_boosts in bound.spaces(left) for spaces in by_boosts]
    whole = b"".join(spaces.to_bytes(8 * int(PLANE), "little") for spaces in sets)
    return np.frombuffer(whole, np.uint64).reshape(turns, 4, BOOST_CACHE + 1, PLANE).copy()


def _care(decision: Any) -> tuple[int, int, int]:
    return int(decision["units"]), int(decision["forks"]), int(decision["narrow"])


def _situation_of(words: Words) -> Situation:
    whole = int.from_bytes(words.tobytes(), "little")
    first, second, third = (whole >> plane * _PLANE_BITS & ALL_BITS for plane in range(3))
    place = int(words[TAG]) >> kernel.PLACE_FROM & 0xFF
    return place, first & ~second, second & ~first, first & second, third


@cache
def _empty_desk() -> NDArray[Any]:
    desk = np.zeros(1, kernel.DESK)
    for space in BOARD_SPACES:
        desk[0]["ranges"][space] = _words(RANGE_BITS[space])
        desk[0]["windows"][space] = RANGE_BITS[space] << REACH >> space
    for name in ("departures", "exits", "win_turn", "win_reached"):
        desk[name] = NONE
    return desk


@cache
def _load_kernel() -> None:
    """Compile or load the kernel; one process at a time, so that only one compiles."""
    memory = _Memory()
    desk, slots = memory.desk, np.empty(0, np.uint64)
    wanted: list[tuple[Any, tuple[object, ...]]] = [
        (
            kernel_nogoods.winning_key,
            (desk, memory.way),
        ),  # soon compiled, so a user soon knows that all must be
        (kernel_nogoods.find_win, memory.for_find_win),
        (kernel_turns.spend, (*memory.for_spending, 0)),
        (kernel_turns.enter_first, (desk, memory.levels)),
        (kernel_grade.enter_decision, (desk, memory.par_lines)),
        (kernel_grade.decide, memory.for_deciding),
        (kernel_grade.rate, (desk, memory.par_lines, np.empty(0, np.int64), 0)),
        *((kernel.fill_noted_slots, (slots, memory.tables[name], 0, 0)) for name in _NOTED),
        *((kernel.fill_slots, (slots, memory.tables[name], 0)) for name in _FOUND if name not in _NOTED),
    ]
    # numba sees whether a function's own file has changed, but each of them is compiled from all these files
    files = [
        Path(module.__file__ or "").stat() for module in (kernel, kernel_nogoods, kernel_turns, kernel_grade)
    ]
    stamp = tuple((file.st_mtime, file.st_size) for file in files)
    for function, _ in wanted:
        function._cache._cache_file._source_stamp = stamp
    folder = wanted[0][0].stats.cache_path
    assert folder is not None
    with FileLock(Path(folder) / "rotator.lock"):
        for function, arguments in wanted:
            types = tuple(map(typeof, arguments))
            try:
                function.compile(types)
            except AttributeError:  # an earlier version left a cache that names what is no more
                function._cache.flush()
                function.compile(types)
            if function is wanted[0][0] and function.stats.cache_misses and sys.stderr.isatty():
                print("Compiling the search, once on this computer: half a minute.", file=sys.stderr)
    memory.release()
