"""Lays out texts one after another, each beside those before, for cards too crowded to be laid out at once.

A text that finds no room may move another one, or else takes its place; that one is then laid out anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cardgen.connector.layout.problem import Problem
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


@dataclass(slots=True)
class Insertion:
    """A search for layouts of a crowded `problem`; its seats and its headings are not used.

    `headings` are tried from the first to the last once all texts have found room. `spent` is the solver's
    deterministic time so far.
    """

    problem: Problem
    headings: tuple[HeadingBlock, ...]
    seed: int
    spent: float = 0.0
    _layout: Layout | None = None
    _seats: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    _dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._dice = random.Random(self.seed)

    def layouts(self, effort: float) -> Iterator[Layout]:
        """Yield layouts, with a heading if there is room for one, until `effort` is spent."""
        waiting = self._hardest_first(range(len(self.problem.texts)))
        while self.spent < effort:
            if waiting:
                text, *others = waiting
                if self._insert(text) or self._insert_and_move_another(text):
                    waiting = others
                    continue
            elif done := self._with_heading():
                yield done
            waiting = [*waiting[:1], *self._hardest_first({*waiting[1:], *self._take_back()})]

    def _hardest_first(self, numbers: Iterable[int]) -> list[int]:
        """Return texts as they are laid out: those on one card, which need the most room, then by cards."""
        cards = [text.cards for text in self.problem.texts]
        return sorted(numbers, key=lambda t: (cards[t] > 1, -cards[t]))

    def _insert(self, t: int) -> bool:
        """Lay out text t beside the others and return whether there was room."""
        tried = set()
        for seats in self._choices(t, self._seats):
            if seats not in tried:
                tried.add(seats)
                if self._lay({**self._seats, t: seats}, [t], _FIND):
                    return True
        return False

    def _insert_and_move_another(self, t: int) -> bool:
        """Lay out text t anew together with another one, and return whether there was room."""
        for _ in range(_ROUNDS):
            for other in self._dice.sample(sorted(self._seats), len(self._seats)):
                seats = {**self._seats, t: next(self._choices(t, self._seats))}
                if self._dice.random() < _RESEATED:
                    seats[other] = next(self._choices(other, seats))
                if self._lay(seats, [t, other], _FIND_TWO):
                    return True
        return False

    def _choices(self, t: int, known: Mapping[int, tuple[Seat, ...]]) -> Iterator[tuple[Seat, ...]]:
        """Yield seats for text t that leave those `known` of other texts alone as far as possible."""
        text = self.problem.texts[t]
        if text.seats or text.cards == 1:
            yield text.seats or (Seat(),)
            return
        others = [seats for other, seats in known.items() if other != t]
        for _ in range(_TRIES):
            yield balanced_seats(text.cards, others, self.problem.panel, self._dice)

    def _lay(
        self,
        seats: dict[int, tuple[Seat, ...]],
        free: Sequence[int],
        effort: float,
        headings: tuple[HeadingBlock, ...] = (),
    ) -> bool:
        """Lay out the texts `free` anew, and one of `headings`, and return whether there was room."""
        problem = self.problem
        places = tuple(seats.get(t, (Seat(),) * text.cards) for t, text in enumerate(problem.texts))
        slots = tuple(
            replace(slot, seat=places[slot.steps[0][0]][slot.steps[0][1]]) for slot in problem.slots
        )
        solver = Solver(
            replace(problem, seats=places, slots=slots, headings=headings), free, self._without(free)
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
        games = {pile.game for pile in piles}
        return replace(
            self._layout,
            piles=piles,
            links=tuple(link for link in self._layout.links if link.game in games),
            phrases=tuple(phrase for phrase in self._layout.phrases if not games.isdisjoint(phrase.games)),
        )

    def _take_back(self) -> list[int]:
        """Take one or two texts out of the layout and return them."""
        count = min(self._dice.randint(1, 2), len(self._seats))
        out = self._dice.sample(sorted(self._seats), count)
        self._layout = self._without(out)
        for t in out:
            del self._seats[t]
        return out

    def _with_heading(self) -> Layout | None:
        """Return the layout with the best heading for which there is room, if need be after moving a text."""
        layout = self._layout
        for block in self.headings:
            if self._lay(self._seats, (), _FIND, (block,)):
                break
        else:
            for t in self._hardest_first(self._seats) if self.headings else ():
                if self._lay(self._seats, (t,), _FIND_TWO, self.headings):
                    break
        done, self._layout = self._layout, layout
        return done
