"""Starting a game from a program."""

from collections.abc import Callable, Iterable, Mapping

from companion import grid
from companion.session import Session
from companion.territory.board import Board


def range_of(node: str) -> tuple[str, ...]:
    """Return the spaces in the range of a Node on a space, in reading order (B2).

    Raises RulingError if that is no space.

    >>> range_of("A1")
    ('A1', 'B1', 'C1', 'A2', 'B2', 'A3')
    """
    return _names(grid.range_of(grid.parse_space(node)))


def neighbours(space: str) -> tuple[str, ...]:
    """Return the spaces of the same grid that share a side with a space, in reading order (M5).

    Raises RulingError if that is no space.

    >>> neighbours("A1")
    ('B1', 'A2')
    """
    return _names(grid.neighbours(grid.parse_space(space)))


def _names(spaces: Iterable[grid.Space]) -> tuple[str, ...]:
    return tuple(map(grid.name_of, spaces))


def new_game(
    game: str,
    players: Mapping[str, str],
    boards: Mapping[str, Board | None],
    *,
    variants: Iterable[str] = (),
    layout: str | None = None,
    keep: Callable[[str], None] | None = None,
) -> Session:
    """Return a territory game ready to be played.

    `players` maps names, clockwise, to symbols; `boards` maps names to boards, None for a hidden
    one. Raises RulingError if the rulings don't allow such a game.

    >>> boards = {"Ann": Board.of("B2 E2 H2 C6 G6"), "Bob": None}
    >>> game = new_game("reflector", {"Ann": "X", "Bob": "O"}, boards)
    >>> game.turn
    'Ann'
    """
    new = Session(keep)
    for text in ("rules 1", f"game {game}", *(f"variant {variant}" for variant in variants)):
        new.say(text)
    if layout is not None:
        new.say(f"layout {layout}")
    for name, symbol in players.items():
        new.say(f"player {name} {symbol}")
    for name in players:
        new.say(f"board {name} {boards[name] or 'hidden'}")
    return new
