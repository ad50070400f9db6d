"""What a check of a Connector back finds."""

from __future__ import annotations

from typing import NamedTuple


class ProofFinding(NamedTuple):
    """A fault: the face or game concerned, and a sentence that describes it."""

    about: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.about}: {self.sentence}"
