"""What a statement brought about, as it is read out and as it is explained."""

from __future__ import annotations

from dataclasses import dataclass

from companion.words import Message, Words


@dataclass(frozen=True, slots=True)
class Announcement:
    """Sentences that are read out together, and what to mark on paper meanwhile.

    `marks` and `erase` say what to mark and what to take back; each reads on after the verb. A step
    that is `apart` does not go on from those before it: whose turn it is, how the game ended.
    """

    sentences: tuple[Words, ...]
    marks: tuple[Words, ...] = ()
    erase: tuple[Words, ...] = ()
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Explanation:
    """Something that a statement brought about, and the rulings by which it did."""

    text: Words
    rulings: tuple[str, ...]

    @property
    def message(self) -> Message:
        """The text with its rulings behind it: ``Bob F3: claimed by Ann [S7]``."""
        return Message("common-explained", term=self.text, rulings=self.rulings)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class AnnouncementLayout:
    """How steps stand in lines, in columns of characters.

    Later steps begin at `indent`. A sentence's further lines begin at `hanging` from there, marks
    at `marks`; a mark goes `beside` its sentence, at that column, where both fit.
    """

    indent: int = 0
    hanging: int = 0
    marks: int = 0
    beside: int | None = None
