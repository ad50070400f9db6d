"""Lays out texts one after another, each beside those before, for cards that are crowded.

A text that finds no room may move another one, or else takes its place; that one is then laid out
anew.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from cardgen.connector.layout.phrases import Problem
from cardgen.connector.layout.result import HeadingBlock, Layout
from cardgen.connector.layout.seat_orders import balanced_seats
from cardgen.connector.layout.solver import Solver
from cardgen.connector.texts import Seat

_TRIES = 40  # how many seats a text tries
_FIND = 0.15  # largest effort for each
_FIND_TWO = 0.3  # the same if another text moves too
_ROUNDS = 3  # how often each other text may move
_RESEATED = 0.5  # how often it then takes other seats
_IMPROVE = 0.1  # effort for narrow columns, once a text has found room

_Unit = tuple[int, ...]
"""Texts that share a phrase, by their indices."""
_Seats = dict[int, tuple[Seat, ...]]
"""The seats of texts, by their indices."""


@dataclass(slots=True)
class Insertion:
    """A search for layouts of a crowded `problem`; its seats and its headings are not used.

    `headings` are tried from the first to the last once all texts have found room. `spent` is the
    solver's deterministic time so far.
    """

    problem: Problem
    headings: tuple[HeadingBlock, ...]
    seed: int
    seconds_left: Callable[[], float] = lambda: math.inf
    spent: float = 0.0
    _limit: float = 0.0
    _layout: Layout | None = None
    _seats: _Seats = field(default_factory=dict)
    _dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._dice = random.Random(self.seed)

    def layouts(self, effort: float) -> Iterator[Layout]:
        """Yield layouts, with a heading if it has room and without, until `effort` is spent."""
        self._limit = effort
        waiting = self._hardest_first(self._units())
        while self.spent < effort:
            if waiting:
                unit, *others = waiting
                if self._insert(unit) or self._insert_and_move_another(unit):
                    waiting = others
                    continue
            elif self._layout:
                if headed := self._with_heading():
                    yield headed
                yield self._layout
            waiting = [*waiting[:1], *self._hardest_first({*waiting[1:], *self._take_back()})]

    def _units(self) -> set[_Unit]:
        """Return the texts as they are laid out: those that share a phrase at once."""
        units: set[_Unit] = {(t,) for t in range(len(self.problem.texts))}
        for slot in self.problem.slots:
            shared = {t for t, _ in slot.steps}
            joined = [unit for unit in units if not shared.isdisjoint(unit)]
            units = units.difference(joined) | {tuple(sorted(chain(*joined)))}
        return units

    def _hardest_first(self, units: Iterable[_Unit]) -> list[_Unit]:
        """Return units as they are laid out: first texts on one card, which need the most room."""

        def key(unit: _Unit) -> tuple[bool, int, _Unit]:
            cards = [self.problem.texts[t].cards for t in unit]
            return max(cards) > 1, -sum(cards), unit

        return sorted(units, key=key)

    def _insert(self, unit: _Unit) -> bool:
        """Lay out a unit beside the others and return whether there was room."""
        tried = []
        for _ in range(_TRIES if any(self._has_choice(t) for t in unit) else 1):
            seats = self._with_new_seats(self._seats, unit)
            if seats not in tried and self._lay(seats, unit, _FIND):
                return True
            tried.append(seats)
        return False

    def _insert_and_move_another(self, unit: _Unit) -> bool:
        """Lay out a unit anew together with another text, and return whether there was room."""
        for _ in range(_ROUNDS):
            for other in self._dice.sample(sorted(self._seats), len(self._seats)):
                seats = self._with_new_seats(self._seats, unit)
                if self._dice.random() < _RESEATED:
                    seats = self._with_new_seats(seats, (other,))
                if self._lay(seats, (*unit, other), _FIND_TWO):
                    return True
        return False

    def _has_choice(self, t: int) -> bool:
        text = self.problem.texts[t]
        return text.cards > 1 and not text.seats

    def _with_new_seats(self, known: _Seats, unit: _Unit) -> _Seats:
        """Return the seats with others for a unit, at places that the known ones leave free."""
        seats = {t: places for t, places in known.items() if t not in unit}
        for t in unit:
            text = self.problem.texts[t]
            seats[t] = text.seats or (Seat(),)
            if self._has_choice(t):
                others = [places for other, places in seats.items() if other != t]
                seats[t] = balanced_seats(text.cards, others, self.problem.panel, self._dice)
        return seats

    def _lay(
        self,
        seats: _Seats,
        free: Sequence[int],
        effort: float,
        headings: tuple[HeadingBlock, ...] = (),
    ) -> bool:
        """Lay out the texts `free` anew and one of `headings`; return whether there was room."""
        if self.spent >= self._limit:
            return False
        problem = self.problem
        places = tuple(seats.get(t, (Seat(),) * text.cards) for t, text in enumerate(problem.texts))
        slots = tuple(
            replace(slot, seat=places[slot.steps[0][0]][slot.steps[0][1]]) for slot in problem.slots
        )
        solver = Solver(
            replace(problem, seats=places, slots=slots, headings=headings),
            free,
            self._without(free),
            self.seconds_left,
        )
        found = solver.find(effort, self.seed)
        if isinstance(found, Layout):
            self._layout = solver.improve(found, _IMPROVE, self.seed) if free else found
            self._seats = seats
        self.spent += solver.spent
        return isinstance(found, Layout)

    def _without(self, numbers: Sequence[int]) -> Layout | None:
        """Return the layout without some texts."""
        out = {self.problem.texts[t].game for t in numbers}
        if not self._layout or all(pile.game in out for pile in self._layout.piles):
            return None
        piles = tuple(pile for pile in self._layout.piles if pile.game not in out)
        links = tuple(link for link in self._layout.links if link.game not in out)
        games = {pile.game for pile in piles}
        phrases = (phrase for phrase in self._layout.phrases if games & {*phrase.games})
        return replace(self._layout, piles=piles, links=links, phrases=tuple(phrases))

    def _take_back(self) -> list[_Unit]:
        """Take one or two units out of the layout and return them."""
        units = sorted(unit for unit in self._units() if unit[0] in self._seats)
        out = self._dice.sample(units, min(self._dice.randint(1, 2), len(units)))
        self._layout = self._without([*chain(*out)])
        self._seats = {t: seats for t, seats in self._seats.items() if t not in chain(*out)}
        return out

    def _with_heading(self) -> Layout | None:
        """Return the layout with the best heading that finds room, if need be by moving a text."""
        layout = self._layout
        for block in self.headings:
            if self._lay(self._seats, (), _FIND, (block,)):
                break
        else:
            for unit in self._hardest_first(self._units()) if self.headings else ():
                if self._lay(self._seats, unit, _FIND_TWO, self.headings):
                    break
        headed, self._layout = self._layout, layout
        return headed if headed is not layout else None
