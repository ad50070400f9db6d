"""Which rules a game and its variants switch on (X)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.errors import RulingError
from companion.territory.board import DEFLECTORS

Deflection = Literal["none", "neighbour", "row"]

VARIANTS = {
    "ricochet": ("deflector", "X1"),
    "reflection": ("deflector", "X2"),
    "safety": ("defector", "X3"),
    "deluxe": ("defector", "X4"),
    "team-victory": ("defector", "X5"),
}
"""Each variant with the game it belongs to and its ruling."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force.

    `deflection` says where a shot goes on from a Deflector: nowhere (there are none), to the next grid
    (S4), or along the row (X1).
    """

    game: str
    variants: tuple[str, ...]
    deflection: Deflection
    reflection: bool
    spares_allies: bool
    turning: bool
    alliances: bool
    team_victory: bool

    @property
    def deflectors(self) -> int:
        """How many Deflectors a board hides (B3)."""
        return 0 if self.deflection == "none" else DEFLECTORS


def rules_of(game: str, variants: tuple[str, ...] = ()) -> Rules:
    """Return the rules of `game` as changed by `variants`.

    Raises RulingError for a variant that does not exist, does not belong to the game, or is named twice.
    """
    for i, variant in enumerate(variants):
        home, ruling = VARIANTS.get(variant, (None, None))
        if home is None:
            raise RulingError(f"there is no variant {variant}: {', '.join(VARIANTS)}")
        if home != game:
            raise RulingError(f"{variant} is a variant of {home}, not of {game}", ruling)
        if variant in variants[:i]:
            raise RulingError(f"the variant {variant} is switched on already", ruling)
    deflection: Deflection = (
        "none" if game == "reflector" else "row" if "ricochet" in variants else "neighbour"
    )
    return Rules(
        game=game,
        variants=variants,
        deflection=deflection,
        reflection=game != "deflector" or "reflection" in variants,
        spares_allies="safety" in variants,
        turning="deluxe" in variants,
        alliances=game == "defector",
        team_victory="team-victory" in variants,
    )
