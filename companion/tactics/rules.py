"""Which rules are on: variants, the length of a game, and races (J17, J19, J20)."""

from dataclasses import dataclass

from companion.tactics.cards import Ground

VARIANTS = {"races": "J19", "fog": "J20", "dead-out": "J14"}
"""Each variant with its ruling."""

RACES = ("elves", "dwarves", "kobolds", "humans", "undead")
MOST = 6
"""Units on a space at most (J5)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game; a seat is 0 for the first player, 1 for the second."""

    variants: tuple[str, ...] = ()
    start: int = 3
    rounds: int | None = None
    races: tuple[str | None, ...] = (None, None)

    @property
    def fog(self) -> bool:
        """Whether players see only a part of the table (J20)."""
        return "fog" in self.variants

    @property
    def dead_out(self) -> bool:
        """Whether the dead stay out of the game (J14)."""
        return "dead-out" in self.variants

    def units(self, seat: int) -> int:
        """Return how many units a player has (J5, J19)."""
        return 18 if self.races[seat] == "kobolds" else 15

    def moves(self, seat: int) -> int:
        """Return how many moves a turn has (J7, J19)."""
        return {"humans": 4, "undead": 2}.get(self.races[seat] or "", 3)

    def enters_on(self, seat: int, ground: Ground) -> int:
        """Return the lowest throw with which a unit enters rough ground (J9, J19)."""
        at_home = {"elves": "forest", "dwarves": "mountain"}.get(self.races[seat] or "")
        return 2 if ground == at_home else 4

    def recruits_on(self, seat: int) -> int:
        """Return the lowest throw with which a castle brings a unit (J7, J19)."""
        return 4 if self.races[seat] == "kobolds" else 6

    def points(self, seat: int, die: int) -> int:
        """Return what a die counts in battle (J12, J19)."""
        return 0 if die == 6 and self.races[seat] == "kobolds" else die
