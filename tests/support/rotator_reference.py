"""The slow, obvious solver: breadth first over situations, one budget of boosts after another.

It shares no code with the solver it checks but the board itself, and follows R4 to R12 word by
word.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.rotator.board import Board

ROWS, COLUMNS = 20, 10
BOTTOM_ROW = range(190, 200)

Situation = tuple[int, bool, int, int, int, int, int]
"""Space, whether a Node was just captured, solid, touched 0, 1 and 2 turns ago, boosts left."""


def below(space: int, direction: int) -> int | None:
    """The next space in the direction: 0 to the bottom row, 1 right, 2 to the top row, 3 left."""
    row, column = divmod(space, COLUMNS)
    row += (1, 0, -1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def diamond(node: int) -> list[int]:
    return [
        space
        for space in range(ROWS * COLUMNS)
        if abs(space // COLUMNS - node // COLUMNS) + abs(space % COLUMNS - node % COLUMNS) <= 2
    ]


class Reference:
    """A board to be solved; `situations` counts what was looked at."""

    def __init__(self, board: Board) -> None:
        self.ranges = {node: diamond(node) for node in board.nodes}
        self.solid = sum(1 << space for spaces in self.ranges.values() for space in spaces)
        self.situations = 0

    def front(self, most_boosts: int = 10) -> list[tuple[int, int]]:
        """Pairs (boosts, turns) of R12."""
        front: list[tuple[int, int]] = []
        for boosts in range(most_boosts + 1):
            turns = self.least_turns(boosts, front[-1][1] if front else None)
            if turns is not None:
                front.append((boosts, turns))
        return front

    def least_turns(self, boosts: int, fewer_than: int | None = None) -> int | None:
        """The least number of turns with at most `boosts`; None if none is below `fewer_than`."""
        starts: set[Situation] = {
            (start, False, self.solid & ~(1 << start), 1 << start, 0, 0, boosts)
            for start in range(COLUMNS)
        }
        return self.turn_of_win(starts, 0, fewer_than)

    def turn_of_win(
        self, level: set[Situation], turn: int, fewer_than: int | None = None
    ) -> int | None:
        """The turn of the first win after `turn`; None if there is none before `fewer_than`."""
        seen = [set[Situation](), set[Situation](), set[Situation](), set[Situation]()]
        seen[turn % 4] |= level
        while level:
            turn += 1
            if turn == fewer_than:
                return None
            following: set[Situation] = set()
            for situation in level:
                for outcome in self.turns(situation, turn):
                    if outcome == "won":
                        return turn
                    following.add(outcome)
            following -= seen[turn % 4]
            seen[turn % 4] |= following
            self.situations += len(following)
            level = following
        return None

    def turns(self, situation: Situation, turn: int) -> Iterator[Situation | str]:
        """Every outcome of turn number `turn`: a win, or a situation in which the game goes on."""
        space, captured, solid, *ages, boosts = situation
        # the start was touched in turn 1
        ages = [0, *ages] if turn > 1 else [*ages, 0]
        for origin in self.ranges[space] if captured else [space]:
            yield from self.turns_from(origin, (turn - 1) % 4, solid, ages, boosts)

    def turns_from(
        self, at: int, direction: int, solid: int, ages: list[int], boosts: int
    ) -> Iterator[Situation | str]:
        now, one, two, three = ages
        if at in BOTTOM_ROW:
            yield "won"
            return
        at, now = self.fall(at, direction, solid, now, one | two | three)
        if at in BOTTOM_ROW:
            yield "won"
            return
        solid |= three
        if solid >> at & 1:
            return
        yield at, False, solid, now, one, two, boosts
        for boost in range(min(3, boosts + 1)):
            next_space = below(at, direction)
            if next_space is None:
                return
            at = next_space
            if at in self.ranges:
                for opened in self.ranges[at]:
                    if solid >> opened & 1:
                        solid ^= 1 << opened
                        now |= 1 << opened
                yield at, True, solid, now, one, two, boosts - boost
                return
            solid ^= 1 << at
            now |= 1 << at
            if at in BOTTOM_ROW:
                yield "won"
                return
            landed, now_fallen = self.fall(at, direction, solid, now, one | two)
            if landed != at:
                yield (
                    "won"
                    if landed in BOTTOM_ROW
                    else (landed, False, solid, now_fallen, one, two, boosts - boost)
                )
                return
            yield at, False, solid, now, one, two, boosts - boost

    def fall(self, at: int, direction: int, solid: int, now: int, older: int) -> tuple[int, int]:
        """Where the player lands, and what is touched in this turn afterwards."""
        next_space = below(at, direction)
        while next_space is not None and not solid >> next_space & 1:
            at = next_space
            if not older >> at & 1:
                now |= 1 << at
            next_space = below(at, direction)
        return at, now
