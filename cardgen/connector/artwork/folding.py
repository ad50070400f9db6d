"""A picture of how a flap is folded over: open the card, fold a strip backwards, close the card."""

from __future__ import annotations

from cardgen.connector.layout.result import Panel
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.sheets.pencil_marks import numbered_disc
from cardgen.sheets.typesetting import cap_height, text_lines

_SCALE = 0.17
_SIZE = 8.0  # pt
_STEP = _SIZE * draw.MM_PER_PT * 1.3
_BADGE = 1.8  # mm, radius
_LINE = 0.6  # pt
_STEPS = (
    "Open the card. The strips are at the sides of the back panel.",
    "Fold the strip backwards, all the way along.",
    "Close the card. The strip now lies on the back and shows its number.",
)


def folding_height(panel: Panel) -> float:
    """Return the height of `folding_picture`, in mm."""
    return 2 * panel.height * _SCALE


def folding_picture(panel: Panel, book: FontBook, width: float, ink: Ink) -> list[draw.Shape]:
    """Return three steps side by side, `width` mm wide, from (0, 0); the strip is in `ink`."""
    w, h, flap = (length * _SCALE for length in (panel.width, panel.height, panel.flap))
    pitch = width / len(_STEPS)
    shapes: list[draw.Shape] = []
    for number, words in enumerate(_STEPS, 1):
        parts = _frame(number, w, h, flap, ink)
        left = w + 3.0
        parts += numbered_disc(number, left + _BADGE, _BADGE, _BADGE, 3.8 * _BADGE, BLACK)
        first = 2 * _BADGE + 1.5 + cap_height(_SIZE)
        parts += text_lines(book, words, left, first, pitch - left - 3.0, _SIZE, _STEP)
        shapes.append(draw.Group(tuple(parts), draw.moved((number - 1) * pitch, 0)))
    return shapes


def _frame(number: int, w: float, h: float, flap: float, ink: Ink) -> list[draw.Shape]:
    """Return the card in a step: its outline, its folds as dashes, and the strip."""

    def box(x: float, y: float, width: float, height: float, line: Ink = BLACK) -> draw.Path:
        outline = draw.rectangle(draw.Box(x, y, width, height))
        return draw.Path(outline, WHITE, draw.Stroke(line, _LINE))

    def dashes(x1: float, y1: float, x2: float, y2: float) -> draw.Path:
        return draw.stroked(draw.line(x1, y1, x2, y2), grey(0.6), _LINE, dash=(0.7, 0.7))

    if number == 1:
        open_card = [box(0, 0, w, 2 * h), box(0, 0, flap, 2 * h, ink)]
        return [*open_card, dashes(0, h, w, h), dashes(w - flap, 0, w - flap, 2 * h)]
    if number == 2:
        edge, down = flap * 0.45, 1.2
        strip = draw.polygon([(flap, 0), (edge, down), (edge, 2 * h + down), (flap, 2 * h)])
        behind = draw.Path(strip, WHITE, draw.Stroke(ink, _LINE))
        front = box(flap, 0, w - flap, 2 * h)
        return [behind, front, dashes(flap, h, w, h), *_arrow(flap, h / 2, ink)]
    closed = [box(flap, 0, w - flap, h), box(flap, 0, flap, h, ink)]
    size = 7.0
    five = draw.Text(1.5 * flap, h / 2 + cap_height(size) / 2, "5", size, ink, "semibold", "middle")
    return [*closed, five]


def _arrow(x: float, y: float, ink: Ink) -> list[draw.Shape]:
    """Return an arrow from the left side around an edge at `x` to the back."""
    arc = (("M", x - 3.0, y + 3.0), ("C", x - 4.5, y + 0.5, x - 2.5, y - 1.5, x - 0.4, y - 0.6))
    head = draw.polygon([(x - 0.2, y - 0.5), (x - 1.5, y - 1.5), (x - 1.3, y + 0.2)])
    return [draw.stroked(arc, ink, 0.8), draw.filled(head, ink)]
