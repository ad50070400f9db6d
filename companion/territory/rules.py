"""Which rules a game and its variants switch on (X)."""

import re
from dataclasses import dataclass
from typing import Literal

from companion.errors import refused
from companion.territory.board import DEFLECTORS, NODES

Deflection = Literal["none", "neighbour", "row"]

VARIANTS = {
    "ricochet": ("deflector", "X1"),
    "reflection": ("deflector", "X2"),
    "safety": ("defector", "X3"),
    "deluxe": ("defector", "X4"),
    "team-victory": ("defector", "X5"),
}
"""Each variant of a single game, with that game and its ruling."""

SHORT_GAMES = ("rounds-N", "target-N", "short")
"""The variants that make a game end in time (X6 to X8), as they are listed for people."""

_SHORT_GAME = re.compile(r"(rounds)-([1-9][0-9]{0,2})|(target)-(0|[1-9][0-9]*)|(short)", re.ASCII)
FEWEST_TO_WIN = 6
"""The smallest target (X7)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force.

    `deflection` says where a shot goes on from a Deflector: nowhere (there are none), to the next
    grid (S4), or along the row (X1). `rounds` is how many are played (X6), `target` how many Nodes
    win (X7), where a variant says so; None: no such limit, and V5 or V6.
    """

    game: str
    variants: tuple[str, ...]
    deflection: Deflection
    reflection: bool
    spares_allies: bool
    turning: bool
    alliances: bool
    team_victory: bool
    rounds: int | None = None
    target: int | None = None

    @property
    def deflectors(self) -> int:
        """How many Deflectors a board hides (B3)."""
        return 0 if self.deflection == "none" else DEFLECTORS

    @property
    def target_ruling(self) -> str | None:
        """The ruling that sets `target`, if one does."""
        if self.target is None:
            return None
        return "X7" if any(variant.startswith("target-") for variant in self.variants) else "X8"


def short_game(variant: str) -> tuple[str, int] | None:
    """Return which of the variants X6 to X8 a word is, with its number (0 for `short`), or None."""
    match = _SHORT_GAME.fullmatch(variant)
    if match is None:
        return None
    # Nine digits are more Nodes than anybody has, and no number is too long to read.
    return match[1] or match[3] or match[5], int((match[2] or match[4] or "0")[:9])


def usual_target(game: str, players: int) -> int | None:
    """Return how many Nodes win the game outright (V5, V6); None in Reflector."""
    if game == "reflector":
        return None
    return {3: 10, 4: 13, 5: 15}[players] if game == "deflector" else NODES * players // 2 + 1


def rules_of(game: str, variants: tuple[str, ...] = (), players: int | None = None) -> Rules:
    """Return the rules of `game` as changed by `variants`.

    `players` is None as long as it is not known how many play; the numbers of `short` (X8) are not,
    either. Raises RulingError for a variant that does not exist, does not belong to the game, or is
    named twice, and for a target that so many players can't have (X7).
    """
    numbers: dict[str, int] = {}
    for i, variant in enumerate(variants):
        if length := short_game(variant):
            _check_short_game(game, variant, length[0], numbers)
            numbers |= dict([length])
            continue
        home, ruling = VARIANTS.get(variant, (None, None))
        if home is None:
            raise refused(
                "territory-refused-variant", text=variant, options=(*VARIANTS, *SHORT_GAMES)
            )
        if home != game:
            raise refused(
                "territory-refused-variant-of", ruling, form=variant, title=home, example=game
            )
        if variant in variants[:i]:
            raise refused("territory-refused-variant-twice", ruling, form=variant)
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
        **_limits(game, numbers, players),
    )


def _check_short_game(game: str, variant: str, kind: str, before: dict[str, int]) -> None:
    if kind in before:
        form = kind if kind == "short" else f"{kind}-N"
        raise refused("territory-refused-length-twice", text=variant, form=form)
    if kind == "target" and game == "reflector":
        raise refused("territory-refused-target-game", "X7", form=variant, title=game)


def _limits(game: str, numbers: dict[str, int], players: int | None) -> dict[str, int]:
    """Return rounds and target as the variants set them (X6 to X8); `short` needs `players`."""
    if players is None:
        return {kind: number for kind, number in numbers.items() if kind != "short"}
    found: dict[str, int] = {}
    if "short" in numbers:
        found = (
            {"rounds": 30}
            if game == "reflector"
            else {"rounds": 20 if players < 9 else 15, "target": 9}
        )
    found |= {kind: number for kind, number in numbers.items() if kind != "short"}
    if not FEWEST_TO_WIN <= found.get("target", FEWEST_TO_WIN) <= NODES * players:
        values = {"count": players, "wanted": FEWEST_TO_WIN, "of": NODES * players}
        raise refused("territory-refused-target", "X7", **values)
    return found


# -- how long a game takes ------------------------------------------------------------------------

SECONDS_A_TURN = 20
"""What a turn takes at the table, reading aloud and marking included."""


def minutes(turns: float) -> int:
    """Return how many minutes so many turns take."""
    return round(turns * SECONDS_A_TURN / 60)


def rounds_in(minutes: int, players: int) -> int:
    """Return how many rounds fit into so many minutes, within the limits of X6."""
    return min(max(round(minutes * 60 / SECONDS_A_TURN / players), 1), 999)
