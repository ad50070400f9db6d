"""The rules of each game: how to play, then a first round and the rules in full."""

from __future__ import annotations

from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.colours import GAME_INKS
from cardgen.games.territory.outline import OUTLINES
from cardgen.games.territory.rules_front import first_page
from cardgen.games.territory.rules_overleaf import later_page
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import Composer
from cardgen.sheets.rules_sheet import set_sheet


@lru_cache(maxsize=8)
def rules_pages(book: FontBook, paper: tuple[float, float], game: str) -> tuple[draw.Page, ...]:
    """Return the rules of `game` on pages of `paper` (width and height in mm).

    In English there are two or three. In longer words, sections go on to a further page.

    Raises:
        SheetError: the pages are too small for them.
    """
    refusal = f"the rules of {game} need a larger page at 8.5 pt: choose larger paper"
    inks, later = GAME_INKS[game], [dict(page) for page in OUTLINES[game].later]
    pages: list[draw.Page] = []
    while len(pages) < len(later):
        number, count = len(pages) + 2, len(later) + 1
        sections = later[number - 2]
        page = partial(later_page, game=game, sections=sections, number=number, count=count)
        try:
            pages.append(set_sheet(paper, page, Composer.styles(book, inks, 10.0), refusal))
        except SheetError:
            if len(sections) == 1:
                raise
            name, rules = sections.popitem()
            if number > len(later):
                later.append({})
                pages.clear()  # they say how many there are
            later[number - 1] = {name: rules, **later[number - 1]}
    front = partial(first_page, game=game, count=len(later) + 1)
    return (set_sheet(paper, front, Composer.styles(book, inks), refusal), *pages)
