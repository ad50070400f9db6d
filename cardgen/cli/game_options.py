"""The options that name a game; only their commands load the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from companion.games import GRID_GAMES
from companion.usage import Option

if TYPE_CHECKING:
    AnyGame: TypeAlias = str
    GameOnGrids: TypeAlias = str
else:  # every game
    AnyGame = Annotated[Literal[(*GRID_GAMES, "all")], Option("Game to play.")]
    GameOnGrids = Annotated[Literal[tuple(GRID_GAMES)], Option("Game to play.")]
