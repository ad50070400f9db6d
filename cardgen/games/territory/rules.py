"""The rules of each game: how to play on the first page, then a first round and the rules in full."""

from __future__ import annotations

from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.colours import GAME_INKS
from cardgen.games.territory.rules_front import first_page
from cardgen.games.territory.rules_overleaf import later_page
from cardgen.games.territory.rules_overleaf_texts import pages_of
from cardgen.sheets.composer import Composer, set_sheet


@lru_cache(maxsize=8)
def rules_pages(book: FontBook, paper: tuple[float, float], game: str) -> tuple[draw.Page, ...]:
    """Return the rules of `game` on two or three pages of `paper` (width and height in mm).

    Raises:
        SheetError: the pages are too small for them.
    """
    refusal = f"the rules of {game} need a larger page at 8.5 pt: choose larger paper"
    first = [
        partial(first_page, composer, game) for composer in Composer.styles(book, GAME_INKS[game])
    ]
    numbers = range(2, 2 + len(pages_of(game)))
    later = (
        set_sheet(paper, [partial(later_page, book, game, number)], refusal) for number in numbers
    )
    return set_sheet(paper, first, refusal), *later
