"""Areas of colour that meet show no line of the ground between them, whatever the scale."""

import io
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink, grey
from cardgen.drawing.shapes import Box, Page, PlacedForm, filled, rectangle
from cardgen.drawing.svg import write_svg
from cardgen.games.attackdefend.track import track_page
from cardgen.games.tactics.board import board_pages
from cardgen.games.territory.table_pages import table_page
from cardgen.press.sheets import SheetLayout, sheets
from cardgen.press.stock import plain_stock
from companion.tactics.cards import deal
from companion.territory.table import load_table
from tests.support.game_sheets import rules_pages
from tests.support.made_card import MadeCard

A4 = (210.0, 297.0)
ZOOM = 0.53
"""Of 96 dpi."""
FINER = 3
LEAST = 12
"""Of 255: a line that differs less from all that is near is not seen."""

Pixels = NDArray[np.integer]


def raster(svg: str, zoom: float, smooth: bool) -> Pixels:
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        dpi=96,
        zoom=zoom,
        background="#ffffff",
        skip_system_fonts=True,
        shape_rendering="geometric_precision" if smooth else "crisp_edges",
    )
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def seams(svg: str, run: int = 8) -> int:
    """Return how many straight lines of `run` pixels have a colour that nothing near them has.

    Smoothed edges mix the colours beside them. Where two smoothed edges meet, a third colour shines
    through: none that a finer drawing without smoothing has.
    """
    coarse, fine = raster(svg, ZOOM, True), raster(svg, ZOOM * FINER, False)
    high, wide = (min(coarse.shape[i], fine.shape[i] // FINER) - 2 for i in (0, 1))

    def near(extreme: np.ufunc) -> Pixels:
        """Return the lightest or the darkest that is at most a pixel away from each."""
        rows = extreme.reduce([fine[i : i + high * FINER : FINER] for i in range(3 * FINER)])
        columns = [rows[:, i : i + wide * FINER : FINER] for i in range(3 * FINER)]
        return np.asarray(extreme.reduce(columns)).astype(np.int16)

    seen = coarse[1 : high + 1, 1 : wide + 1].astype(np.int16)
    strange = (np.maximum(seen - near(np.maximum), near(np.minimum) - seen) > LEAST).any(axis=2)
    across = np.logical_and.reduce([strange[:, i : wide - run + i] for i in range(run)])
    down = np.logical_and.reduce([strange[i : high - run + i] for i in range(run)])
    return int(across.sum() + down.sum())


def test_a_seam_is_found_where_areas_only_meet() -> None:
    dark = Ink((1, 0.5, 0, 0.5), (0.0, 0.2, 0.4))

    def page(overlap: float) -> str:
        left, right = Box(5, 5, 10.13 + overlap, 20), Box(15.13, 5, 10, 20)
        shapes = (filled(rectangle(left), dark), filled(rectangle(right), grey(0.8)))
        return write_svg(Page(30, 30, (("art", shapes),)), FontBook(), "Test").decode()

    assert seams(page(0)) and seams(page(0), run=20)
    assert not seams(page(1))


@pytest.mark.parametrize("printable", ["outside", "inside", "rules", "board", "track", "table"])
def test_areas_that_meet_overlap(
    printable: str, book: FontBook, made: Callable[[str], MadeCard]
) -> None:
    if printable in ("outside", "inside"):
        page = getattr(made("classic").card, printable)
    else:
        page = {
            "rules": lambda: rules_pages(book, A4, "defector")[0],
            "board": lambda: board_pages(book, A4, "k7", deal("k7"))[0],
            "track": lambda: track_page(book, A4),
            "table": lambda: table_page(load_table("deflector-4-full"), book, A4),
        }[printable]()
    assert not seams(write_svg(page, book, "Test").decode())


def test_no_paper_shines_through_between_cards_that_touch(book: FontBook) -> None:
    dark = Ink((1, 0.5, 0, 0.5), (0.0, 0.2, 0.4))
    card = Page(55.3, 40.3, (("art", (filled(rectangle(Box(0, 0, 55.3, 40.3)), dark),)),))
    stock = plain_stock("130.3x100.3", card.width, card.height, bleed=0)
    found = {}
    for ground in (dark, None):
        cards = [(replace(card, ground=ground),)] * 3
        (sheet,) = sheets(cards, stock, SheetLayout(marks="none", skip=frozenset({2})))
        laid = replace(sheet, layers=sheet.layers[:1])  # without its ruler
        found[ground] = seams(write_svg(laid, book, "Test").decode(), run=20)
        under = [
            [round(value, 6) for corner in path.segments[:3:2] for value in corner[1:]]
            for joints in dict(sheet.layers)["art"]
            if isinstance(joints, PlacedForm)
            for path in joints.form.shapes
        ]
        # the first over the third, the third beside the fourth: the second place is free
        assert under == (
            [[9.85, 49.15, 65.15, 51.15], [64.15, 50.15, 66.15, 90.45]] if ground else []
        )
    assert found[dark] == 0 and found[None]
