"""The colours of each of the three games on white paper, and the words on its sheets."""

from collections.abc import Mapping

from cardgen.drawing.fonts import FontBook
from cardgen.sheets.composer import Inks, inks
from cardgen.sheets.words import SheetWords, sheet_words

GAME_INKS: Mapping[str, Inks] = {
    "reflector": inks((0, 0, 100, 66), "6E5200", (0, 3, 22, 0), "FFF5CF"),
    "deflector": inks((78, 95, 0, 0), "57279A", (5, 8, 0, 0), "F3ECFC"),
    "defector": inks((0, 100, 90, 20), "AD1D17", (0, 9, 7, 0), "FDECEA"),
}


def words_of(book: FontBook, game: str) -> SheetWords:
    """Return what the sheets of a game say."""
    return sheet_words(book, "territory-sheets", game)
