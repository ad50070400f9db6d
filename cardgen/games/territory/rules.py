"""The rules of each game: how to play, then a first round and the rules in full."""

from __future__ import annotations

from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.colours import GAME_INKS
from cardgen.games.territory.outline import OUTLINES
from cardgen.games.territory.rules_front import first_page
from cardgen.games.territory.rules_overleaf import later_page
from cardgen.sheets.composer import Composer
from cardgen.sheets.rules_sheet import set_sheet


@lru_cache(maxsize=8)
def rules_pages(book: FontBook, paper: tuple[float, float], game: str) -> tuple[draw.Page, ...]:
    """Return the rules of `game` on two or three pages of `paper` (width and height in mm).

    Raises:
        SheetError: the pages are too small for them.
    """
    refusal = f"the rules of {game} need a larger page at 8.5 pt: choose larger paper"
    inks, count = GAME_INKS[game], 1 + len(OUTLINES[game].later)
    front = partial(first_page, game=game, count=count)
    pages = [set_sheet(paper, front, Composer.styles(book, inks), refusal)]
    for number in range(2, count + 1):
        page = partial(later_page, game=game, number=number, count=count)
        pages.append(set_sheet(paper, page, Composer.styles(book, inks, 10.0), refusal))
    return tuple(pages)
