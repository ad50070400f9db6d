"""A sheet of Tactics Joker on one page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.tactics.pictures import INKS
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import Composer, composed, sheet_scale


def one_page(
    book: FontBook,
    paper: tuple[float, float],
    needing: str,
    make: Callable[[Composer, tuple[float, float]], draw.Page | None],
) -> draw.Page:
    """Return what `make` sets on `paper` (mm) in the closer styles of type.

    Raises SheetError if none fits; its message begins with `needing`, such as "the aid needs".
    """
    scale = sheet_scale(paper)
    for composer in islice(Composer.styles(book, INKS), 2, None):
        page = composed(paper, scale, lambda size, c=composer: make(c, size))  # type: ignore[misc]
        if page is not None:
            return page
    raise SheetError(f"{needing} larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter")
