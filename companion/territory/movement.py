"""Which shots are legal (M)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from companion.errors import RulingError, refused
from companion.grid import ALL_BITS, SIZE, Space, SpaceSet, name_of, steps_between
from companion.territory.state import Grid, State
from companion.territory.table import Contact, side_by_side
from companion.territory.view import public
from companion.words import Message

_COLUMN_A = sum(1 << SIZE * row for row in range(SIZE))
_COLUMN_J = _COLUMN_A << SIZE - 1


@dataclass(frozen=True, slots=True)
class Shots:
    """The legal shots of a player, (grid, space) by seat, then islands, in reading order.

    `possible` has the bits of each grid. Those not also in `certain` are vouched for by the player:
    only a hidden board of the player's own side could tell whether M2 or M3 bars them.
    """

    possible: tuple[int, ...]
    certain: tuple[int, ...]

    def __iter__(self) -> Iterator[tuple[int, Space]]:
        for grid, bits in enumerate(self.possible):
            for space in SpaceSet(bits):
                yield grid, space

    def named(self, state: State) -> list[list[str]]:
        """Return the shots by the names of grid and space."""
        return [[state.grid_name(grid), name_of(space)] for grid, space in self]

    @property
    def must_play(self) -> bool:
        """Whether there is a shot that is legal for certain, so that passing is not (M8)."""
        return any(self.certain)


def adjacent(bits: int) -> int:
    """Return the spaces that share a side with one of `bits` (M5)."""
    return _right(bits) | _left(bits) | bits << SIZE & ALL_BITS | bits >> SIZE


def below(bits: int, quarters: int) -> int:
    """Return the spaces one step towards the owner of a grid turned by `quarters` (X4)."""
    step = quarters % 4
    if step == 0:
        return bits << SIZE & ALL_BITS
    if step == 1:
        return _right(bits)
    return bits >> SIZE if step == 2 else _left(bits)


def _right(bits: int) -> int:
    return (bits & ~_COLUMN_J) << 1


def _left(bits: int) -> int:
    return (bits & ~_COLUMN_A) >> 1


@cache
def _joined(members: tuple[int, ...]) -> tuple[Contact, ...]:
    return tuple(side_by_side(one, other) for one, other in combinations(members, 2))


def alliance_contacts(state: State) -> tuple[Contact, ...]:
    """Return the contacts between the original grids of allies (M7)."""
    return tuple(contact for alliance in state.alliances for contact in _joined(alliance.members))


def legal_shots(state: State) -> Shots:
    """Return every legal shot in this turn (M1 to M4); none once the game is over."""
    player = state.turn
    if state.result is not None:
        return Shots((0,) * len(state.grids), (0,) * len(state.grids))
    side = state.side(player)
    possible, certain = [], []
    for number, (grid, reach) in enumerate(zip(state.grids, reachable(state, player), strict=True)):
        shots = 0 if state.rules.game == "reflector" and number == player else reach
        if shots:  # most grids of a large table are out of reach
            shots &= ~grid.covered(player)
            for ally in side:
                shots &= ~grid.holding(ally)
        possible.append(shots)
        certain.append(shots & ~grid.untold(player, grid.owner in side) if shots else 0)
    return Shots(tuple(possible), tuple(certain))


def reachable(state: State, player: int) -> list[int]:
    """Return for each grid the bits of the spaces that `player` can reach (M4), held or not."""
    side = state.side(player)
    homes = state.homes[player]
    turns = [grid.turned for grid in state.grids]
    claims = [_side_claims(grid, side) for grid in state.grids]
    across = state.table.touched(claims, turns, alliance_contacts(state))
    from_home = [ALL_BITS if number in homes else 0 for number in range(len(state.grids))]
    entry = state.table.touched(from_home, turns)
    found = []
    for number, grid in enumerate(state.grids):
        if number in homes:
            reach = adjacent(grid.regained[player])
        else:
            directed = goes_down(state, player, number)
            reach = below(claims[number], grid.turned) if directed else adjacent(claims[number])
            if not state.entered[player] >> number & 1 or not grid.claimed[player]:
                reach |= entry[number]
        found.append(reach | across[number])
    return found


def goes_down(state: State, player: int, number: int) -> bool:
    """Tell whether M4 (a) means the space below alone (X4), on a grid that is no home."""
    return state.rules.turning and state.grids[number].owner not in (None, player)


def check_turn(state: State, player: int, ruling: str, anybody: bool = False) -> None:
    """Raise RulingError, citing `ruling`, unless it is the turn of `player` in a game that goes on.

    With `anybody` it may be the turn of somebody else (A9).
    """
    name = state.names[player]
    if state.result is not None:
        raise refused("common-refused-over", ruling)
    if not state.in_game[player]:
        raise refused("territory-refused-out", ruling, player=name)
    if state.turn != player and not anybody:
        raise refused("common-refused-not-your-turn", ruling, player=state.names[state.turn])


def check_shot(state: State, player: int, number: int, space: Space) -> None:
    """Raise RulingError, citing the first of M1, M4, M2 and M3 that a shot breaks (M9).

    What everybody can see comes first: M2 and M3 may rest on territory that only an ally knows of.
    """
    check_turn(state, player, "M1")
    name, grid = state.names[player], state.grids[number]
    if state.rules.game == "reflector" and number == player:
        raise refused("territory-refused-own-grid", "M1")
    if not reachable(state, player)[number] >> space & 1:
        raise RulingError(_out_of_reach(state, player, number, space), "M4")
    for ally in state.side(player):
        if grid.holding(ally) >> space & 1:
            if ally == player:
                raise refused("territory-refused-held", "M2", player=name)
            raise refused(
                "territory-refused-held-by-ally", "M2", player=name, other=state.names[ally]
            )
    if grid.covered(player) >> space & 1:
        raise refused("territory-refused-covers", "M3", player=name)


def _out_of_reach(state: State, player: int, number: int, space: Space) -> Message:
    """Return why M4 forbids a shot, and the nearest shots that everybody knows to be legal."""
    name, grid = state.names[player], state.grids[number]
    if number in state.homes[player]:
        text = Message("territory-far-home", player=name)
    elif (
        goes_down(state, player, number)
        and adjacent(_side_claims(grid, state.side(player))) >> space & 1
    ):
        text = Message("territory-far-down")
    elif state.entered[player] >> number & 1 and grid.claimed[player]:
        text = Message("territory-far", player=name)
    else:
        text = Message("territory-far-grid", player=name)
    for ally in state.side(player):
        if grid.claimed[ally] >> space & 1:
            text = Message("territory-far-ally", other=state.names[ally], reason=text)
    known = legal_shots(public(state))
    shots = SpaceSet(known.certain[number])
    near = sorted(shots, key=lambda other: (steps_between(space, other), other))[:3]
    if near:
        nearby = tuple(name_of(other) for other in sorted(near))
        return Message("territory-far-nearby", reason=text, options=nearby)
    if known.possible[number]:
        return text
    return Message("territory-far-from-all", reason=text)


def _side_claims(grid: Grid, side: Sequence[int]) -> int:
    bits = 0
    for ally in side:
        bits |= grid.claimed[ally]
    return bits
