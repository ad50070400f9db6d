"""Pages that are read from right to left: one pass over what was composed from left to right.

Everything changes sides but the inside of diagrams: grids, marks, icons and cards stay as they are,
for a mirrored slash would be another mark. Shared forms and pictures keep their inside, too.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from cardgen.drawing import shapes as draw
from cardgen.sheets.blocks import PlacedDiagram
from companion.words import Language

_ANCHORS: dict[draw.Anchor, draw.Anchor] = {"start": "end", "middle": "middle", "end": "start"}
_RIGHT_TO_LEFT = "\N{RIGHT-TO-LEFT MARK}"


def in_direction_of(
    language: Language, shapes: Iterable[draw.Shape], width: float
) -> tuple[draw.Shape, ...]:
    """Return what stands on a page `width` mm wide as readers of a language expect it."""
    if language.direction != "rtl":
        return tuple(shapes)
    return tuple(_mirrored(shape, width) for shape in shapes)


def _mirrored(shape: draw.Shape, width: float = 0.0) -> draw.Shape:
    """Return a shape whose x becomes `width` - x."""
    match shape:
        case PlacedDiagram():
            box = draw.Box(0, 0, *shape.size)
            return replace(shape, matrix=_moved_over(shape.matrix, box, width))
        case draw.PlacedForm():
            return replace(shape, matrix=_moved_over(shape.matrix, shape.form.bounds, width))
        case draw.Group():
            m = shape.matrix
            return draw.Group(
                tuple(map(_mirrored, shape.shapes)),
                draw.Matrix(m.a, -m.b, -m.c, m.d, width - m.e, m.f),
                _outline(shape.clip, 0.0),
            )
        case draw.Path():
            return replace(shape, segments=_outline(shape.segments, width))
        case draw.Text():
            begin = _RIGHT_TO_LEFT if any(map(_runs_from_right, shape.content)) else ""
            words = f"{begin}{shape.content}"
            return replace(shape, x=width - shape.x, anchor=_ANCHORS[shape.anchor], content=words)
        case draw.Image():
            return replace(shape, box=_across(shape.box, width))
        case draw.Modules():
            return replace(shape, x=width - shape.x - shape.side)


def _runs_from_right(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL")


def _outline(outline: tuple[draw.Segment, ...], width: float) -> tuple[draw.Segment, ...]:
    return tuple(
        (sign, *(width - value if index % 2 == 0 else value for index, value in enumerate(values)))
        for sign, *values in outline
    )


def _across(box: draw.Box, width: float) -> draw.Box:
    return replace(box, x=width - box.right)


def _moved_over(matrix: draw.Matrix, box: draw.Box, width: float) -> draw.Matrix:
    """Return the map that puts the middle of a box on the other side, and turns nothing."""
    x, _ = matrix.apply(*box.centre)
    return matrix._replace(e=matrix.e + width - 2 * x)
