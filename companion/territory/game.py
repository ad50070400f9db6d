"""A game to be played from a program: say what the record would say, ask what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.errors import RulingError
from companion.grid import name_of
from companion.session import KeptGame
from companion.territory.board import Board, board_text
from companion.territory.documents import view_document
from companion.territory.narration import steps
from companion.territory.referee import Entry, Referee


class Game(KeptGame[Referee]):
    """A game of territory and its record."""

    @staticmethod
    def _fresh() -> Referee:
        return Referee()

    @staticmethod
    def _steps(entry: Entry) -> list[str]:
        return steps(entry)

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None during set-up and once the game is over."""
        state = self.referee.state
        return None if state is None or state.result else state.names[state.turn]

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who won: None while the game goes on, nobody if it is a draw."""
        state = self.referee.state
        if state is None or state.result is None:
            return None
        return tuple(state.names[player] for player in state.result.winners)

    @property
    def question(self) -> tuple[str, str] | None:
        """Who has to answer what is on which space of a hidden board, if a move waits for that."""
        asked = self.referee.question
        return None if asked is None else (self.referee.names[asked.grid], name_of(asked.space))

    @property
    def legal_moves(self) -> list[tuple[str, str]]:
        """The legal shots of the player whose turn it is, as grid and space."""
        shots, state = self.referee.legal_moves, self.referee.state
        assert state is not None
        return [(state.grid_name(grid), name_of(space)) for grid, space in shots]

    def view(self, player: str | None = None) -> dict[str, Any]:
        """Return what `player`, or with None anybody at the table, may see; raises RulingError in set-up."""
        state = self.referee.state
        if state is None or (player is not None and player not in state.names):
            raise RulingError(
                "the set-up is not finished" if state is None else f"there is no player {player}"
            )
        return view_document(state, None if player is None else state.names.index(player))


def new_game(
    game: str,
    players: Mapping[str, str],
    boards: Mapping[str, Board | None],
    *,
    variants: Iterable[str] = (),
    layout: str | None = None,
    keep: Callable[[str], None] | None = None,
) -> Game:
    """Return a game ready to be played.

    `players` maps names, clockwise, to symbols; `boards` maps names to boards, None for a hidden one.
    Raises RulingError if the rulings don't allow such a game.
    """
    new = Game(keep)
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
