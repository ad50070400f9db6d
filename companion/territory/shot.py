"""A shot and everything that follows from it (S), Reflection (F) and ricochet (X1).

Resolving a shot is a conversation: a generator that yields questions about hidden boards, is sent
the answers, and returns the position after the move. Known boards answer by themselves. What is on
a board is learned from answers only, so the engine cannot peek, and one engine serves every mixture
of boards.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from companion.grid import RANGE_BITS, SIZE, Space, SpaceSet, column_of, row_of, space_at
from companion.territory.board import Answer, Question
from companion.territory.events import Event, Kind
from companion.territory.state import Asked, State

Conversation = Generator[Asked, Answer, tuple[State, tuple[Event, ...]]]


@dataclass(slots=True)
class _Shot:
    """A shot on its way.

    `aim` is where the Shooter's own move aimed, None for a shot set off by a Node (S9). `freed`
    says that the shot was deflected on from a home of the Shooter (S5).
    """

    shooter: int
    target: int | None
    clockwise: bool
    grid: int
    space: Space
    aim: tuple[int, Space] | None
    deflected: bool = False
    freed: bool = False


def resolve(state: State, shooter: int, grid: int, space: Space) -> Conversation:
    """Carry out a shot that is legal; what belongs to the end of a move (V1) is not done here."""
    return _Move(state).play(shooter, grid, space)


class _Move:
    """A move being resolved: the grids as they are by now, and the shots waiting (S10).

    `state` stays the position before the move, whose keepers and homes count to its end (S2).
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.grids = list(state.grids)
        self.entered = list(state.entered)
        self.events: list[Event] = []
        self.waiting: deque[_Shot] = deque()

    def play(self, shooter: int, grid: int, space: Space) -> Conversation:
        island = self.grids[grid].owner is None
        clockwise = island or self.state.table.clockwise(shooter, grid)
        self.waiting.append(
            _Shot(shooter, self.state.keeper(grid), clockwise, grid, space, (grid, space))
        )
        while self.waiting:
            yield from self.follow(self.waiting.popleft())
        state = replace(self.state, grids=tuple(self.grids), entered=tuple(self.entered))
        return state, tuple(self.events)

    def tell(
        self,
        kind: Kind,
        ruling: str,
        grid: int,
        space: Space | None = None,
        player: int | None = None,
    ) -> None:
        self.events.append(self.state.event(kind, ruling, grid, space, player))

    def ask(self, question: Question) -> Generator[Asked, Answer, Answer]:
        """Get the answer to a question and let the table hear it."""
        grid = self.grids[question.grid]
        if grid.owner is None:
            reply = Answer(question.space, "null")  # T4
        else:
            reply = grid.answer(question) if grid.facts is None else (yield self.asked(question))
            self.grids[question.grid] = grid.with_answer(question, reply)
        self.events.append(self.state.answered(question, reply))
        return reply

    def asked(self, question: Question) -> Asked:
        so_far = replace(self.state, grids=tuple(self.grids))
        return Asked(question, self.grids[question.grid], tuple(self.events), so_far)

    # -- a shot ------------------------------------------------------------------------------------

    def follow(self, shot: _Shot) -> Generator[Asked, Answer, None]:
        """Follow a shot to its end, from Deflector to Deflector (S4)."""
        while True:
            claimant = self.claimant(shot, shot.grid)
            reply = yield from self.ask(Question(shot.grid, (shot.space,), claimant))
            if reply.status != "deflector":
                yield from self.strike(shot, shot.grid, claimant, reply)
                return
            self.deflect(shot, shot.grid, shot.space)
            if self.state.rules.deflection == "row":
                yield from self.run_on(shot)
                return
            shot.grid = self.next_grid(shot)

    def claimant(self, shot: _Shot, grid: int) -> int | None:
        """Return who claims what a shot strikes on a grid (S5)."""
        return shot.target if self.turned_on_shooter(shot, grid) else shot.shooter

    def turned_on_shooter(self, shot: _Shot, grid: int) -> bool:
        return shot.deflected and not shot.freed and grid in self.state.homes[shot.shooter]

    def impact(self, grid: int) -> None:
        """Turn the grid that was struck, once all is told that the shot did there (X4)."""
        if self.state.rules.turning and self.grids[grid].owner is not None:
            turned = (self.grids[grid].turned + 1) % 4
            self.grids[grid] = replace(self.grids[grid], turned=turned)
            self.events.append(self.state.event("turned", "X4", grid, turned=turned))

    def deflect(self, shot: _Shot, grid: int, space: Space) -> None:
        """Use up a Deflector that was struck."""
        self.grids[grid] = self.grids[grid].cleared(1 << space)
        ruling = "X1" if self.state.rules.deflection == "row" else "S4"
        self.tell("deflected", ruling, grid, space, shot.shooter)
        self.impact(grid)
        shot.deflected = True
        shot.freed |= grid in self.state.homes[shot.shooter]

    def next_grid(self, shot: _Shot) -> int:
        """Return where a deflected shot goes on (S4, X3)."""
        grid = self.state.table.next_grid(shot.grid, shot.clockwise)
        if self.state.rules.spares_allies:
            allies = set(self.state.side(shot.shooter)) - {shot.shooter}
            while grid in allies:
                grid = self.state.table.next_grid(grid, shot.clockwise)
        return grid

    def run_on(self, shot: _Shot) -> Generator[Asked, Answer, None]:
        """Let a shot that struck a Deflector run along the row until it is spent or claims (X1)."""
        struck = Counter({shot.grid: 1})
        grid, space = shot.grid, shot.space
        while True:
            for on, path in self.legs(shot.clockwise, grid, space):
                claimant = self.claimant(shot, on)
                reply = yield from self.ask(Question(on, path, claimant, run=True))
                if reply.status != "clear":
                    break
            else:
                yield from self.come_full_circle(shot)
                return
            if reply.status == "node":
                yield from self.strike(shot, on, claimant, reply)
                return
            grid, space = on, reply.space
            self.deflect(shot, grid, space)
            struck[grid] += 1
            if struck[grid] >= 2:
                shot.clockwise = not shot.clockwise
                self.tell("reversed", "X1", grid, space, shot.shooter)

    def legs(
        self, clockwise: bool, start: int, space: Space
    ) -> Iterator[tuple[int, tuple[Space, ...]]]:
        """Yield the grids that a run crosses until it is back, with their spaces in order."""
        column, row = column_of(space), row_of(space)
        order = range(SIZE - 1, -1, -1) if clockwise else range(SIZE)
        whole = tuple(space_at(c, row) for c in order)
        here = whole.index(space_at(column, row))
        grid = start
        if whole[here + 1 :]:
            yield start, whole[here + 1 :]
        for _ in range(self.state.table.seats - 1):
            grid = self.state.table.next_grid(grid, clockwise)
            yield grid, whole
        if whole[:here]:
            yield start, whole[:here]

    def come_full_circle(self, shot: _Shot) -> Generator[Asked, Answer, None]:
        """Let the Shooter have the space aimed at: the run met nothing at all (X1)."""
        assert shot.aim is not None
        number, space = shot.aim
        self.tell("came-round", "X1", number, space, shot.shooter)
        if self.grids[number].holding(shot.shooter) >> space & 1:
            self.tell("spent", "X1", number, space, shot.shooter)
            return
        yield from self.claim(shot, number, shot.shooter, Answer(space, "clear"))

    # -- what is struck ----------------------------------------------------------------------------

    def strike(
        self, shot: _Shot, number: int, claimant: int | None, reply: Answer
    ) -> Generator[Asked, Answer, None]:
        """Claim the space a shot ends on, or find the shot spent (S6 to S8)."""
        grid, space = self.grids[number], reply.space
        if claimant is None or (grid.holding(claimant) | grid.covered(claimant)) >> space & 1:
            self.tell("spent", "S6", number, space, claimant)
            self.impact(number)
            return
        yield from self.claim(shot, number, claimant, reply)

    def claim(
        self, shot: _Shot, number: int, claimant: int, reply: Answer
    ) -> Generator[Asked, Answer, None]:
        """Give the struck space to the claimant, and what follows from it (S7, S8, F1)."""
        space = reply.space
        self.give(number, claimant, 1 << space)
        self.tell("claimed", "S7", number, space, claimant)
        if reply.status == "node":
            self.take_node(number, claimant, reply, shot)
        if shot.aim is not None and claimant == shot.shooter:
            grid, aimed_at = shot.aim
            # not only what was struck: the range of a Node struck on a run may hold the space aimed
            # at
            if grid == number and self.grids[grid].holding(claimant) >> aimed_at & 1:
                self.entered[claimant] |= 1 << grid  # M4 (c)
        self.impact(number)
        yield from self.concede(shot, number, space)

    def give(self, number: int, player: int, spaces: int) -> None:
        at_home = number in self.state.homes[player]
        self.grids[number] = self.grids[number].claimed_by(player, spaces, at_home)

    def take_node(self, number: int, taker: int, reply: Answer, shot: _Shot | None) -> None:
        """Give a Node and its range to a player (S8); without a shot it was conceded (F5)."""
        node, ruling = reply.space, "S8" if shot else "F5"
        others = RANGE_BITS[node] & ~(1 << node)
        given = others & ~(reply.retained | (reply.deflectors if shot else 0))
        self.grids[number] = self.grids[number].taken_by(taker, node).cleared(reply.deflectors)
        self.tell("node", ruling, number, node, taker)
        self.give(number, taker, given)
        for space in SpaceSet(0 if shot else reply.deflectors):
            self.tell("removed", "F5", number, space)
        for space in SpaceSet(given | reply.deflectors if shot else given):
            if shot and reply.deflectors >> space & 1:
                self.release(shot, number, taker, space)
            else:
                self.tell("claimed" if shot else "conceded", ruling, number, space, taker)

    def release(self, shot: _Shot, number: int, taker: int, space: Space) -> None:
        """Remove a Deflector in a captured range; it may set off a shot (S8, X1)."""
        if self.state.rules.deflection == "row":
            self.tell("removed", "X1", number, space)
        else:
            self.tell("deflected", "S8", number, space, taker)
            self.set_off(shot, number, taker, space)

    def set_off(self, shot: _Shot, number: int, shooter: int, space: Space) -> None:
        """Put a shot that a Deflector has set off at the end of the line (S9, S10)."""
        freed = number in self.state.homes[shooter]
        fresh = _Shot(
            shooter, self.state.keeper(number), shot.clockwise, number, space, None, True, freed
        )
        fresh.grid = self.next_grid(fresh)
        self.waiting.append(fresh)

    # -- Reflection --------------------------------------------------------------------------------

    def concede(self, shot: _Shot, number: int, space: Space) -> Generator[Asked, Answer, None]:
        """Let the keeper of a grid have the same space on the Shooter's board (F1 to F6)."""
        keeper = self.state.keeper(number)
        home = self.state.conceding_home(shot.shooter)
        if (
            not self.state.rules.reflection
            or keeper is None
            or keeper == shot.shooter
            or home is None
            or shot.freed
            or self.turned_on_shooter(shot, number)
        ):
            return
        grid = self.grids[home]
        if (grid.holding(keeper) | grid.covered(keeper)) >> space & 1:
            self.tell("spent", "F4", home, space, keeper)
            return
        reply = yield from self.ask(Question(home, (space,), keeper, conceded=True))
        if reply.status == "deflector":
            self.grids[home] = self.grids[home].cleared(1 << space)
            self.tell("removed", "F3", home, space)
        self.give(home, keeper, 1 << space)
        self.tell("conceded", "F1", home, space, keeper)
        if reply.status == "node":
            self.take_node(home, keeper, reply, None)
