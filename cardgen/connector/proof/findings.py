"""What a check of a Connector back finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProofFinding:
    """A fault: the face or game it is about, and a sentence that describes it."""

    about: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.about}: {self.sentence}"
