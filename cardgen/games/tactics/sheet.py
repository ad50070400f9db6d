"""A sheet of Tactics Joker on one page."""

from __future__ import annotations

from collections.abc import Callable

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.tactics.pictures import INKS
from cardgen.sheets.composer import Composer
from cardgen.sheets.rules_sheet import set_sheet


def tactics_page(
    book: FontBook,
    paper: tuple[float, float],
    needing: str,
    make: Callable[[Composer, tuple[float, float]], draw.Page | None],
) -> draw.Page:
    """Return what `make` sets on `paper` (mm) in the closer styles of type.

    Raises SheetError if none fits; its message begins with `needing`, such as "the aid needs".
    """
    refusal = f"{needing} larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter"
    return set_sheet(paper, make, Composer.styles(book, INKS, 8.5), refusal)
