"""The Python side of the compiled search: memory for the `kernel`, and its results as values.

The kernel runs in slices; between them memory grows, limits are checked, and Ctrl-C is handled.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock
from numba import typeof
from numpy.typing import NDArray

from companion.rotator.board import ALL_BITS, BOARD_SPACES, RANGE_BITS
from companion.rotator.search import kernel
from companion.rotator.search.kernel import ANY, AT_ONCE, NONE, PAUSED, PLANE, REACH, TAG, WON, Table, Words
from companion.rotator.search.limits import Meter
from companion.rotator.search.search import LONG_SEARCH, Reached, Wins
from companion.rotator.search.search_state import Ground, Situation
from companion.rotator.state import BOOST_CACHE

_SLICE = 16_384  # situations between two checks of the limits: some hundredths of a second

_FIRST_ROOM = 4096

_TABLES = {
    "keys": kernel.KEY,
    "visits": kernel.VISIT,
    "steps": kernel.STEP,
    "untried": kernel.UNTRIED,
    "groups": kernel.GROUP,
    "buckets": kernel.BUCKET,
    "masks": kernel.MASK,
    "failures": kernel.FAILURE,
    "entries": kernel.ENTRY,
    "reached": kernel.REACHED,
}
"""The tables that grow, named as their counters on the desk."""

_FOUND = ("keys", "buckets", "failures")
"""The tables with records that are found by their words, through slots."""

_LEARNED = ("groups", "buckets", "masks", "failures")


class CompiledSearch:
    """The search by the kernel, with all that it has learned about a board."""

    def __init__(self, ground: Ground, meter: Meter) -> None:
        _load_kernel()
        self._meter = meter
        self._memory = _Memory()
        self._desk = self._memory.desk
        for direction, by_node in enumerate(ground.departures):
            for node, lines in by_node.items():
                self._desk["departures"][direction, node, : len(lines)] = lines
        for node, space in ground.exits.items():
            self._desk["exits"][node] = space
        self._desk["sets"][kernel.NODES] = _words(ground.nodes)
        meter.stride = _SLICE
        meter.bytes_each = 0
        meter.held = self._memory.bytes

    def wins(self, situation: Situation, direction: int, boosts: int) -> bool:
        """Return whether `situation` can be won with at most `boosts`, in any number of turns."""
        return self._wins(self._key_of(situation, direction, boosts))

    def find_win(self, situation: Situation, direction: int, boosts: int) -> list[Situation] | None:
        """Return a way to win with at most `boosts`, as the situations passed, or None."""
        key = self._key_of(situation, direction, boosts)
        if not self._wins(key):
            return None
        way = []
        while key != AT_ONCE:
            way.append(self._situation_of(key))
            key = int(self._memory.tables["keys"][key]["goes_on"])
        return way

    def spend(self, firsts: Iterable[Situation], par: int, wins: Wins) -> None:
        """Spend one boost more at a time, from `par` on."""
        desk, memory, meter = self._desk, self._memory, self._meter
        turns = min(win[0] for win in wins.values())
        memory.ends = _no_lists((BOOST_CACHE + 1) * turns)
        for used, win in wins.items():
            desk["win_turn"][used] = win[0]
        desk["par"], desk["turns"] = par, turns
        for situation in firsts:
            key = self._key_of(situation, 0, int(ANY))
            kernel.enter_level(desk, memory.keys, memory.levels, par, 1, key, 0, NONE)
        try:
            for boosts in range(par, BOOST_CACHE + 1):
                meter.boosts = boosts
                desk["turn"], desk["entry"] = 1, NONE
                while not kernel.spend(*memory.for_spending, boosts):
                    meter.turn = int(desk["turn"])
                    self._pause()
                meter.situations = int(desk["situations"])
        finally:
            for used, number in enumerate(desk["win_reached"]):
                if number != NONE:
                    cost, drill, departure, later = map(int, desk["win_choice"][used])
                    choice = (cost, drill, departure, None, later)
                    wins[used] = (int(desk["win_turn"][used]), self._reached(int(number)), choice)

    def _wins(self, key: int) -> bool:
        while (answer := kernel.find_win(*self._memory.for_find_win, key)) == PAUSED:
            self._pause()
        self._meter.situations = int(self._desk["situations"])
        return bool(answer == WON)

    def _pause(self) -> None:
        """Check the limits, and make room for the kernel."""
        desk, meter = self._desk, self._meter
        meter.situations = int(desk["situations"])
        if desk["situations"] >= desk["pause_at"]:
            meter.count()
            desk["pause_at"] = meter.next_check - 1  # the kernel counts up to there by itself
        self._make_room()

    def _make_room(self) -> None:
        for name in self._memory.short:
            self._meter.held += self._memory.growth(name)
            self._meter.check()
            self._memory.grow(name)

    def _key_of(self, situation: Situation, direction: int, boosts: int) -> int:
        if self._memory.is_short("keys"):
            self._make_room()
        place, solid, now, one, two = situation
        words = self._desk["key"]
        for plane, spaces in enumerate((solid | one, now | one, two)):
            words[plane * PLANE : (plane + 1) * PLANE] = _words(spaces)
        tag = place << kernel.PLACE_FROM | direction << kernel.DIRECTION_FROM | boosts << kernel.BOOSTS_FROM
        words[TAG] |= np.uint64(tag)
        return int(kernel.key_of(self._desk, self._memory.keys))

    def _situation_of(self, key: int) -> Situation:
        words = self._memory.tables["keys"][key]["words"]
        first, second, third = (
            int.from_bytes(words[plane * PLANE : (plane + 1) * PLANE].tobytes(), "little") & ALL_BITS
            for plane in range(3)
        )
        place = int(words[TAG]) >> kernel.PLACE_FROM & 0xFF
        return place, first & ~second, second & ~first, first & second, third

    def _reached(self, number: int) -> Reached:
        passed = []
        while number != NONE:
            used, turn, key, number = self._memory.tables["reached"][number].item()
            passed.append((used, turn, self._situation_of(key)))
        reached: Reached | None = None
        for used, turn, situation in reversed(passed):
            reached = (used, turn, situation, reached)
        assert reached is not None
        return reached


class _Memory:
    """The desk and the growing tables of the kernel."""

    def __init__(self) -> None:
        self.desk: Any = _empty_desk().copy()[0]
        self.ends = _no_lists(0)
        self.tables: dict[str, Table] = {
            name: np.empty(_FIRST_ROOM, record) for name, record in _TABLES.items()
        }
        self._slots = {name: _no_slots(_FIRST_ROOM) for name in _FOUND}
        self._places = _no_lists(4 * len(BOARD_SPACES))

    @property
    def keys(self) -> kernel.Keys:
        """The keys, as the kernel takes them."""
        return kernel.Keys(self.tables["keys"], self._slots["keys"])

    @property
    def levels(self) -> kernel.Levels:
        """The levels, as the kernel takes them."""
        return kernel.Levels(self.ends, self.tables["entries"], self.tables["reached"])

    @property
    def for_find_win(self) -> tuple[Any, kernel.Keys, kernel.NoGoods, kernel.Way]:
        """The arguments of `kernel.find_win`."""
        tables = self.tables
        no_goods = kernel.NoGoods(
            self._places,
            tables["groups"],
            tables["buckets"],
            self._slots["buckets"],
            tables["masks"],
            tables["failures"],
            self._slots["failures"],
        )
        way = kernel.Way(tables["visits"], tables["steps"], tables["untried"])
        return self.desk, self.keys, no_goods, way

    @property
    def for_spending(self) -> tuple[Any, kernel.Keys, kernel.NoGoods, kernel.Way, kernel.Levels]:
        """The arguments of `kernel.spend`."""
        return *self.for_find_win, self.levels

    @property
    def bytes(self) -> int:
        """The size of the tables without their slots."""
        return sum(table.nbytes for table in self.tables.values())

    @property
    def short(self) -> list[str]:
        """The tables with too little room for the kernel to go on."""
        return [name for name in self.tables if self.is_short(name)]

    def is_short(self, name: str) -> bool:
        """Return whether a table has too little room for the kernel to go on."""
        return self._needed(name) > len(self.tables[name])

    def growth(self, name: str) -> int:
        """Return how many more bytes a table would take."""
        return (self._grown(name) - len(self.tables[name])) * self.tables[name].itemsize

    def grow(self, name: str) -> None:
        """Make room in a table."""
        count, old = int(self.desk[name]), self.tables[name]
        grown = self.tables[name] = np.empty(self._grown(name), old.dtype)
        grown[:count] = old[:count]
        if name in _FOUND:
            self._slots[name] = _no_slots(len(grown))
            kernel.make_found(self._slots[name], grown, count)

    def _needed(self, name: str) -> int:
        learned = int(self.desk["visits"]) if name in _LEARNED else 0
        return int(self.desk[name]) + learned + kernel.SLACK

    def _grown(self, name: str) -> int:
        room = len(self.tables[name])
        while room < self._needed(name):
            room *= 2
        return room


def _no_lists(count: int) -> Table:
    ends = np.empty(count, kernel.ENDS)
    ends["first"] = NONE
    return ends


def _no_slots(room: int) -> Words:
    return np.full(2 * room, kernel.EMPTY)


def _words(spaces: int) -> Words:
    return np.frombuffer(spaces.to_bytes(8 * int(PLANE), "little"), np.uint64)


@cache
def _empty_desk() -> NDArray[Any]:
    desk = np.zeros(1, kernel.DESK)
    for space in BOARD_SPACES:
        desk[0]["ranges"][space] = _words(RANGE_BITS[space])
        desk[0]["windows"][space] = RANGE_BITS[space] << REACH >> space
    for name in ("departures", "exits", "win_turn", "win_reached"):
        desk[name] = NONE
    desk["long_search"] = LONG_SEARCH
    return desk


@cache
def _load_kernel() -> None:
    """Compile or load the kernel; one process at a time, so that only one compiles."""
    memory = _Memory()
    desk, keys, levels = memory.desk, memory.keys, memory.levels
    wanted: list[tuple[Any, tuple[object, ...]]] = [
        (kernel.find_win, (*memory.for_find_win, 0)),
        (kernel.spend, (*memory.for_spending, 0)),
        (kernel.key_of, (desk, keys)),
        (kernel.enter_level, (desk, keys, levels, 0, 0, 0, 0, 0)),
        *((kernel.make_found, (_no_slots(1), memory.tables[name], 0)) for name in _FOUND),
    ]
    folder = kernel.spend.stats.cache_path
    assert folder is not None
    with FileLock(Path(folder) / "rotator.lock"):
        for function, arguments in wanted:
            function.compile(tuple(map(typeof, arguments)))
