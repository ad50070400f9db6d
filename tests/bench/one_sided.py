"""1,000 one-sided cards, ten on a sheet of A4, by our pens: ``one_sided.py FILE COUNT``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from cardgen.__main__ import collect_rarely
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.drawing.qr import symbol
from cardgen.drawing.shapes import Box, Form, Page, PlacedForm, Text, filled, rectangle
from cardgen.inputs.contact import vcard
from cardgen.press.sheets import sheets
from cardgen.press.stock import load_stock
from tests.bench.people import person

STOCK = "sigel-lp795"
"""Ten cells of 85 x 55 mm on A4."""
TRIM = Box(0, 0, 85, 55)
QR = Box(55, 25, 26, 26)
LEFT = 5.0
LINES = ((14.0, 12.0, "semibold"), (20.0, 8.0, "regular"), (24.5, 8.0, "regular"))
"""Baseline in mm, size in pt and weight of name, title and organisation."""
CONTACT = ((46.0, 7.0, "regular"), (50.0, 7.0, "regular"))

_GROUND = Form("ground", TRIM, (filled(rectangle(TRIM), BLACK), filled(rectangle(QR), WHITE)))


def card(number: int) -> Page:
    """Return the card of one person."""
    one = person(number)
    words = (one.name, one.title, one.organisation, *one.phones, *one.emails)
    lines = tuple(
        Text(LEFT, y, text, size, WHITE, weight)  # type: ignore[arg-type]
        for text, (y, size, weight) in zip(words, (*LINES, *CONTACT), strict=True)
    )
    art = (PlacedForm(_GROUND), symbol(vcard(one), QR, BLACK))
    return Page(
        TRIM.width, TRIM.height, (("art", art), ("text", lines)), cards=(TRIM,), label="front"
    )


def pages(count: int) -> Iterator[Page]:
    """Return the sheets of `count` cards."""
    return sheets(((card(number),) for number in range(count)), load_stock(STOCK))


if __name__ == "__main__":
    collect_rarely()
    with Path(sys.argv[1]).open("wb") as out:
        pen = PdfPen(out, FontBook(), PdfSettings("Cards"))
        for page in pages(int(sys.argv[2])):
            pen.draw(page)
        pen.close()
