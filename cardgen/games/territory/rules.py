"""The rules of each game: how to play on the first page, then a first round and the rules in full."""

from __future__ import annotations

from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.rules_front import first_page
from cardgen.games.territory.rules_overleaf import later_page
from cardgen.games.territory.rules_overleaf_texts import pages_of
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import composed, sheet_scale


@lru_cache(maxsize=8)
def rules_pages(book: FontBook, paper: tuple[float, float], game: str) -> tuple[draw.Page, ...]:
    """Return the rules of `game` on two or three pages of `paper` (width and height in mm).

    Raises:
        SheetError: the pages are too small for them.
    """
    scale = sheet_scale(paper)
    later = [partial(later_page, book, game, number) for number in range(2, 2 + len(pages_of(game)))]
    pages = []
    for make in (partial(first_page, book, game), *later):
        page = composed(paper, scale, make)
        if page is None:
            raise SheetError(f"the rules of {game} need a larger page at 8.5 pt: choose larger paper")
        pages.append(page)
    return tuple(pages)
