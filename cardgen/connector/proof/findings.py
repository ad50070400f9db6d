"""What a check finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProofFinding:
    """Something that must not be: on which face or in which game, and a sentence that names the thing."""

    about: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.about}: {self.sentence}"
