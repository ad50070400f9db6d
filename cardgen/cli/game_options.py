"""The options that name a game; only their commands load the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cardgen.cli.options import option
from companion.games import GRID_GAMES

if TYPE_CHECKING:
    AnyGame: TypeAlias = str
    GameOnGrids: TypeAlias = str
else:  # every game
    AnyGame = Annotated[Literal[(*GRID_GAMES, "all")], option("Game to play.")]
    GameOnGrids = Annotated[Literal[tuple(GRID_GAMES)], option("Game to play.")]
