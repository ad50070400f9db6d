"""Starting a game from a program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.session import Session
from companion.territory.board import Board, board_text


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

    `players` maps names, clockwise, to symbols; `boards` maps names to boards, None for a hidden one.
    Raises RulingError if the rulings don't allow such a game.

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
        board = boards[name]
        new.say(f"board {name} " + ("hidden" if board is None else board_text(board, bool(board.deflectors))))
    return new
