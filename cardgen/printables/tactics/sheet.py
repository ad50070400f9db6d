"""A sheet of Tactics Joker on one page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.printables.common.sheet_parts import GAME_INKS, Composer, composed, sheet_scale
from cardgen.printables.tactics.board import BoardError
from cardgen.printables.tactics.pictures import GAME


def one_page(
    book: FontBook,
    paper: tuple[float, float],
    needing: str,
    make: Callable[[Composer, tuple[float, float]], draw.Page | None],
) -> draw.Page:
    """Return what `make` sets on `paper` (mm) in the closer styles of type.

    Raises BoardError if none fits; its message begins with `needing`, such as "the aid needs".
    """
    scale = sheet_scale(paper)
    for composer in islice(Composer.styles(book, GAME_INKS[GAME]), 2, None):
        page = composed(paper, scale, lambda size, c=composer: make(c, size))  # type: ignore[misc]
        if page is not None:
            return page
    raise BoardError(f"{needing} larger paper than {paper[0]:g} x {paper[1]:g} mm: a4 or letter")
