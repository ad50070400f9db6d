"""Scenes for pictures and examples on rules sheets; tests play those that are only shown here."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cardgen.sheets.words import outline_of
from companion.api import new_game
from companion.grid import Space, SpaceSet, parse_space, space_at
from companion.session import Session
from companion.territory.board import Board

PLAYERS = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
SYMBOLS = ("X", "O", "Z", "V", "S", "H")

RANGES = (parse_space("E3"), parse_space("J2"))
"""A Node with its whole range, and one at the rim."""
DEFLECTORS = (parse_space("G5"), parse_space("H1"))
"""Deflectors beside the ranges."""
OVERLAP = (parse_space("E4"), parse_space("G4"))
"""The Node that is struck, and another of the Target's, which is shown (S8)."""
EXCHANGED = parse_space("F1")
"""What Ann takes on Bob's grid, and he gets on hers (F1)."""
TABLE = "deflector-5-full"
DEFLECTIONS = ((1, 2), (4, 3))
"""At that table: whom the first player aims at, and where a Deflector there sends the shot (S3)."""
ALLIES = (0, 1, 2, 3, 4)
LINKS = ((0, 1), (2, 3, 4))
"""Players of an alliance under a Master, and those that each Link joins (A3)."""


@dataclass(frozen=True, slots=True)
class Shots:
    """Where somebody may shoot at another grid, and what they hold there."""

    own: SpaceSet
    legal: SpaceSet


_ROW_1 = SpaceSet.parse("A1 B1 C1 D1 E1 F1 G1 H1 I1 J1")
FIRST_SHOTS = (
    Shots(SpaceSet(), _ROW_1),
    Shots(SpaceSet.parse("A1 G1"), SpaceSet.parse("B1 F1 H1 A2 G2")),
)
"""What Ann may call before she shot at Bob's G1, and after his answering shot at A1 (M4)."""
_GIVEN = SpaceSet.parse("G1")
AFTER_A_GIFT = Shots(_GIVEN, (_ROW_1 - _GIVEN) | SpaceSet.parse("G2"))
"""What Bob may call after Ann shot first: Row 1, and what is beside his gift (M4 a and c)."""
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
