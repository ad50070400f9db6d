"""The colours of Attack/Defend, and the words that mark a deck as ours."""

from __future__ import annotations

from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.printables.common.sheet_parts import Inks
from companion.attackdefend.deck import Deck

INKS = Inks(
    Ink((0.90, 0.30, 0.40, 0.25), (0.04, 0.40, 0.43)), Ink((0.09, 0.0, 0.05, 0.0), (0.90, 0.955, 0.955))
)
"""The game's colour on white paper: for words, and the tint under them."""

LIGHT = Ink((0.45, 0.0, 0.20, 0.0), (0.50, 0.85, 0.86))
"""The game's colour on black."""

BLACK_HALF, WHITE_HALF = (BLACK, WHITE, LIGHT), (WHITE, BLACK, INKS.word)
"""Ground, text and signs of each half; the black ground is one plate, so that small type stays sharp."""


def origin(deck: Deck) -> str:
    """Return whose cards these are, as every sheet says it."""
    return "house deck, not the author's cards" if deck.is_house else f"deck {deck.name}"
