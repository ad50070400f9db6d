"""The colours of Attack/Defend, and the words that mark a deck as ours."""

from collections.abc import Mapping
from typing import NamedTuple

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.inputs.theme import load_theme
from cardgen.sheets.composer import Inks
from cardgen.sheets.words import SheetWords, sheet_words
from companion.attackdefend.deck import Deck

TITLE = "Attack/Defend"

INKS = Inks(
    Ink((1.0, 0.0, 0.0, 0.55), (0.0, 0.37, 0.53)), Ink((0.09, 0.0, 0.0, 0.0), (0.895, 0.95, 0.975))
)
"""The game's colour on white paper, for words on two plates, and the tint under them."""

LIGHT = Ink((0.5, 0.0, 0.0, 0.0), (0.49, 0.82, 0.95))
"""The game's colour on black."""

GROUND = Ink((0.4, 0.0, 0.0, 1.0), (0.0, 0.0, 0.0))
"""The black of a half: deeper than one plate; two at most under small white type."""


class HalfInks(NamedTuple):
    """The colours of a card's half: its ground, its text, its signs and numbers."""

    ground: Ink
    text: Ink
    sign: Ink


class Look(NamedTuple):
    """The colours of a deck: of the halves of a face, of the back and the band between the halves.

    `on_back` is for words on these two, `dots` for those of the back. Halves may be `framed`, not
    filled.
    """

    black: HalfInks
    back: Ink
    on_back: Ink
    dots: Ink
    framed: bool = False
    white: HalfInks = HalfInks(WHITE, BLACK, INKS.word)


LOOKS: Mapping[str, Look] = {
    "nocturne": Look(HalfInks(GROUND, WHITE, LIGHT), INKS.word, WHITE, LIGHT),
    "paper": Look(HalfInks(WHITE, BLACK, BLACK), WHITE, INKS.word, INKS.word, framed=True),
}
"""The full one, and the one that saves ink."""


def look_of(theme: str) -> Look:
    """Return the colours of a deck in a theme, named or in a file; raises as `load_theme` does."""
    if theme in LOOKS:
        return LOOKS[theme]
    colours = load_theme(theme)
    half = HalfInks(colours.ground, colours.text, colours.title)
    look = Look(half, colours.ground, colours.text, colours.shape, framed=colours.is_white)
    return look._replace(white=half) if colours.is_one_ink else look


def words_in(book: FontBook) -> SheetWords:
    """Return what is said on sheets of Attack/Defend."""
    return sheet_words(book, "attackdefend-sheets")


def origin(book: FontBook, deck: Deck) -> str:
    """Return whose cards these are, as every sheet says it."""
    words = words_in(book)
    if deck.is_house:
        return words("house-deck", number=deck.version)
    return words("deck", text=deck.name)
