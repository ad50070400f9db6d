"""How wide the widest texts of a batch are. Widths are in em: multiply by the type size."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.card.front_lines import TypeStyle, balanced_lines, broken_line
from cardgen.drawing.fonts import KERNING, FontBook, MissingGlyphError
from cardgen.drawing.shapes import Weight

_HAIR = 0.15  # mm by which a line may be too wide: nobody sees it

BALANCED = ("title", "organisation", "brand")
"""The fields that are broken into lines of about the same width."""


class CardText(NamedTuple):
    """The text of a `field` of a card; a name comes with the `halves` it may be broken into."""

    field: str
    content: str
    halves: tuple[str, ...] = ()

    def lines(self, book: FontBook, weight: Weight, most: int) -> Sequence[str]:
        """Return the text in one line, or broken into at most so many."""
        if most == 1:
            return (self.content,)
        if self.halves:
            return self.halves
        if self.field in BALANCED:
            return balanced_lines(book, self.content, weight, most)
        return broken_line(self.field, self.content)


class Widths:
    """The widths of some texts over all cards: usual and condensed, in one line or several.

    Texts wider than `widest` at the most lines do not count: they are too wide for any card.
    """

    def __init__(
        self, book: FontBook, weights: tuple[Weight, Weight], most_lines: int, widest: float
    ) -> None:
        self.weights = weights
        self.breaks = False
        """Whether any name is broken where it may be."""
        self._book, self._most_lines, self._limit = book, most_lines, widest
        self._texts: dict[CardText, None] = {}
        self._widest: dict[tuple[Weight, int], float] = {}  # line, by weight and number of lines

    @property
    def has_texts(self) -> bool:
        """Whether there is any text that counts."""
        return bool(self._texts)

    def add(self, text: CardText) -> None:
        """Add a text; raises MissingGlyphError if no font can draw it."""
        usual, narrow = self.weights
        rough = self._book.rough_width
        if text in self._texts or (
            rough(text.content, usual) > self._limit
            and any(
                rough(line, narrow) > self._limit
                for line in text.lines(self._book, narrow, self._most_lines)
            )
        ):
            return
        self._texts[text] = None
        self._widest.clear()
        self.breaks |= len(text.halves) > 1

    def fits(self, style: TypeStyle, room: float, lines: int = 1) -> bool:
        """Return whether all texts fit into so many lines of `room` mm."""
        broken = style.weight, lines
        if broken not in self._widest:
            self._widest[broken] = self._measured(*broken)
        return self._widest[broken] * style.em <= room + _HAIR

    def _measured(self, weight: Weight, lines: int) -> float:
        """Return the width of the widest line; only those that may be wider are measured."""
        book, widest = self._book, 0.0
        for text in self._texts:
            try:
                for line in text.lines(book, weight, lines):
                    if book.rough_width(line, weight) * KERNING > widest:
                        widest = max(widest, book.line(line, weight).width)
            except MissingGlyphError:
                continue  # only the condensed face lacks a letter
        return widest
