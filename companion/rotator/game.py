"""A game of Rotator to be played from a program: say what the record would say."""

from __future__ import annotations

from companion.rotator.narration import steps
from companion.rotator.referee import Entry, Referee
from companion.session import KeptGame


class Game(KeptGame[Referee]):
    """A game of Rotator and its record."""

    @staticmethod
    def _fresh() -> Referee:
        return Referee()

    @staticmethod
    def _steps(entry: Entry) -> list[str]:
        return steps(entry)
