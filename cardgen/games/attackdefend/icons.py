"""A sign for each step of an effect, drawn in lines (K17)."""

from collections.abc import Iterator, Mapping
from typing import Any

from cardgen.data import read_table
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.games.attackdefend.look import INKS, words_in
from cardgen.sheets.blocks import Block, Diagram, row, stack
from cardgen.sheets.composer import Composer, arrow
from cardgen.sheets.typesetting import centred_text, signed
from companion.attackdefend.deck import Step

_SIDE = 10.0  # of the square that signs are drawn in, before they are scaled
_CORNER = 0.6  # radius, of cards in signs


def _pictures() -> Mapping[str, Mapping[str, Any]]:
    """Return the signs by name, as their file explains them."""
    return read_table("layouts/pictures/attack-defend.toml")


def _part(part: str, ink: Ink, ground: Ink, width: float) -> Iterator[draw.Shape]:
    """Yield a part of a sign, in lines of `width` pt: the name of a pen, and what it draws."""
    pen, data = part.split(" ", 1)
    if pen in ("curve", "fill", "frame"):
        outline = draw.outline(data)
        line = None if pen == "fill" else draw.Stroke(ink, width)
        yield draw.Path(outline, {"fill": ink, "frame": ground}.get(pen), line)
        return
    numbers = [float(number) for number in data.split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=False))
    match pen:
        case "card":
            box = draw.rectangle(draw.Box(*numbers), _CORNER)
            yield draw.framed(box, ground, ink, width)
        case "back":
            yield draw.filled(draw.rectangle(draw.Box(*numbers), _CORNER), ink)
        case "dot":
            yield draw.filled(draw.circle(*numbers), ink)
        case "ring":
            yield draw.stroked(draw.circle(*numbers), ink, width)
        case "area":
            yield draw.filled(draw.polygon(points), ink)
        case "line":
            yield draw.stroked(draw.polyline(points), ink, width, cap="round", join="round")
        case "arrow":
            yield from arrow(points, ink, width)


def sign(name: str, side: float, ink: Ink, ground: Ink, line: float = 0.9) -> Block:
    """Return the sign of a step, or of the ``hand``, `side` mm high, in lines of `line` pt."""
    scale, picture = side / _SIDE, _pictures()[name]
    shapes = (
        shape for part in picture["parts"] for shape in _part(part, ink, ground, line / scale)
    )
    drawn = draw.Group(tuple(shapes), draw.scaled(scale))
    return Diagram(picture.get("width", _SIDE) * scale, side, (drawn,))


def amount(step: Step, points: int) -> str:
    """Return the number that stands beside the sign of a step: how many, or how far."""
    match _pictures()[step.name].get("number"):
        case "points":
            return signed(points)
        case "signed":
            return signed(step.number)
        case "minus":
            return signed(-step.number)
        case "count":
            return str(step.number)
        case "more" if step.number > 1:
            return str(step.number)
        case _:
            return ""


def step_sign(
    book: FontBook,
    step: Step,
    points: int,
    side: float,
    ink: Ink,
    text: Ink,
    ground: Ink,
    line: float = 0.9,
) -> Block:
    """Return the sign of a step with its number behind it, as `sign` draws it."""
    drawn, number = sign(step.name, side, ink, ground, line), amount(step, points)
    size = side * 1.85
    if not number:
        return drawn
    x = drawn.width + side * 0.16
    label = centred_text(x, side / 2, number, size, text, anchor="start")
    return Diagram(x + book.width(number, size, "semibold"), side, (*drawn.shapes, label))


def sign_list(composer: Composer, width: float, columns: int, high: float, size: float) -> Block:
    """Return every sign with its meaning in `size` pt, in columns; a row is `high` mm."""
    column, side = width / columns, high * 0.8
    entries = []
    words = words_in(composer.book).part("sign")
    for name, picture in _pictures().items():
        if name == "hand":
            continue
        step = Step(name, picture.get("listed", 1))
        shown = step_sign(composer.book, step, 1, side, INKS.word, BLACK, WHITE, 0.8)
        told = centred_text(side * 2.6, side / 2, words(name), size, BLACK, "condensed", "start")
        entries.append(Block(column, high, (*shown.shapes, told)))
    down = -(-len(entries) // columns)
    return row(*(stack(*entries[i : i + down]) for i in range(0, len(entries), down)))
