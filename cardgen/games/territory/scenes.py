"""Scenes that the referee's engine plays, for pictures and examples on rules sheets."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cardgen.sheets.words import outline_of
from companion.api import new_game
from companion.grid import Space, SpaceSet, parse_space, range_of, space_at
from companion.session import Session
from companion.territory.board import Board, Question, answer
from companion.territory.table import load_table

PLAYERS = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
SYMBOLS = ("X", "O", "Z", "V", "S", "H")

RANGES = (parse_space("E3"), parse_space("J2"))
"""A Node with its whole range, and one at the rim."""
DEFLECTORS = (parse_space("G5"), parse_space("H1"))
"""Deflectors beside the ranges."""
OVERLAP = (parse_space("E4"), parse_space("G4"))
"""The Node that is struck, and another of the Target's."""
_QUIET_BOARD = "C8 H8 C5 H5 E10"
"""Nodes that have nothing of Row 1 and 2 in range."""
_FILLER = [f"{column}{row}" for row in (10, 9, 8) for column in "ABCDEFGHIJ"]


def board(nodes: str, deflectors: str = "", total: int = 20) -> Board:
    """Return a board with `total` Deflectors; those that don't matter fill the last rows."""
    wanted = deflectors.split()
    rest = [space for space in _FILLER if space not in {*nodes.split(), *wanted}]
    return Board(
        SpaceSet.parse(nodes), SpaceSet.parse(" ".join([*wanted, *rest[: total - len(wanted)]]))
    )


def _game(game: str, boards: list[Board], *statements: str) -> Session:
    names = PLAYERS[: len(boards)]
    made = new_game(
        game, dict(zip(names, SYMBOLS, strict=False)), dict(zip(names, boards, strict=True))
    )
    for statement in statements:
        made.say(statement)
    return made


def _legal_spaces(game: Session) -> SpaceSet:
    return SpaceSet.of(space for _, space in game.referee.legal_moves)


@dataclass(frozen=True, slots=True)
class Shots:
    """Where somebody may shoot at another grid, and what they hold there."""

    own: SpaceSet
    legal: SpaceSet


@cache
def first_shots() -> tuple[Shots, Shots]:
    """Let Ann shoot at Bob's G1, and see what she may call before and after (M4)."""
    game = _game("reflector", [board(_QUIET_BOARD, total=0)] * 2)
    before = Shots(SpaceSet(), _legal_spaces(game))
    game.say("move Ann Bob G1")
    game.say("move Bob Ann A1")
    return before, Shots(SpaceSet.parse("G1 A1"), _legal_spaces(game))


@cache
def answer_to_a_gift() -> Shots:
    """Let Ann shoot first: Bob may call Row 1 and what is beside G1, his gift (M4 a and c)."""
    game = _game("reflector", [board(_QUIET_BOARD, total=0)] * 2, "move Ann Bob G1")
    return Shots(SpaceSet.parse("G1"), _legal_spaces(game))


@cache
def captured_range() -> tuple[SpaceSet, SpaceSet, SpaceSet]:
    """Let Ann strike the first Node of `OVERLAP`: what she claims, Bob retains, and shows (S8)."""
    struck = OVERLAP[0]
    reply = answer(Question(0, (struck,), 1), [(node, 0) for node in OVERLAP], 0, 0)
    retained = SpaceSet(reply.retained & ~(1 << struck))
    return range_of(struck) - retained, retained, SpaceSet(reply.nodes)


def deflection_from(layout: str, target: int) -> tuple[bool, int]:
    """Tell whether a shot of the first seat goes clockwise, and where a Deflector sends it."""
    table = load_table(layout)
    clockwise = table.clockwise(0, target)
    return clockwise, table.next_grid(target, clockwise)


@cache
def exchange() -> tuple[SpaceSet, SpaceSet]:
    """Let Ann shoot at F1 of Bob's grid: what she claims there, and what he gets on hers (F1)."""
    game = _game("reflector", [board(_QUIET_BOARD, total=0)] * 2, "move Ann Bob F1")
    state = game.referee.state
    assert state is not None
    return SpaceSet(state.grids[1].claimed[0]), SpaceSet(state.grids[0].claimed[1])


ALLIANCE = (
    "ally Ann Bob link Ann:C5",
    "move Ann Fay A1",
    "move Bob Fay C1",
    "ally Cat Dan link Dan:H5",
    "ally Cat Eve",
    "ally Cat Ann master Bob:C5",
)
"""Five of six players come together, as the record says it."""


@cache
def alliance() -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], bool]:
    """Play `ALLIANCE`; return members, Link groups, and whether there is a Master (A3)."""
    state = _game("defector", [board(_QUIET_BOARD)] * 6, *ALLIANCE).referee.state
    assert state is not None
    (made,) = state.alliances
    return made.members, tuple(sorted(link.members for link in made.links)), made.master is not None


# -- a first round --------------------------------------------------------------------------------


_ROUND_BOARDS: Mapping[str, list[Board]] = {
    "reflector": [board("G2 B3 C8 H8 E10", total=0), board("G3 J2 B6 E8 J9", total=0)],
    "deflector": [
        board("C3 C7 F6 H3 F9", "J8"),
        board("C3 C7 F6 H3 F9", "J5 J8"),
        board("J4 G3 C7 F9 C3", "I4"),
    ],
    "defector": [
        board("C6 H6 C3 E8 J9"),
        board("G3 C6 H6 E8 A3"),
        board("C6 H6 C3 E8 J9", "D1"),
        board("C6 H6 I3 E8 A9"),
        board("C6 H6 C3 E8 J9"),
        board("C6 B2 H3 E8 J9"),
    ],
}


@dataclass(frozen=True, slots=True)
class PublicGrid:
    """What is marked on a public grid: shading, symbols, Nodes captured, Deflectors used."""

    shaded: SpaceSet
    symbols: Mapping[Space, str]
    nodes: SpaceSet
    used: SpaceSet


@cache
def first_round(game: str) -> Session:
    """Play the first round of a game, or two."""
    return _game(game, _ROUND_BOARDS[game], *outline_of(game)["round"])


@cache
def round_grids(game: str) -> tuple[PublicGrid, ...]:
    """Return what everybody may see of the grids after the first round."""
    session = first_round(game)
    symbols = dict(zip(session.referee.names, session.referee.symbols, strict=True))
    grids = session.view()["grids"][: len(symbols)]
    return tuple(
        PublicGrid(
            SpaceSet.parse(" ".join(grid["shaded"])),
            {
                space_at(column, row): symbols[holder]
                for row, holders in enumerate(grid["holders"])
                for column, holder in enumerate(holders)
                if holder is not None
            },
            SpaceSet.parse(" ".join(grid["nodes"])),
            SpaceSet.parse(" ".join(grid["used"])),
        )
        for grid in grids
    )
