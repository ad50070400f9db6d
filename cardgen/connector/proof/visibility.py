"""The shapes of a page in painting order: the place of each, and its contrast to what is around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.connector.proof.polygons import (
    Point,
    contains_point,
    crosses_box,
    crossings,
    is_inside,
    outlines,
    overlap,
)
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import WHITE, Ink, contrast


class PaintedShape(NamedTuple):
    """A shape under `matrix`, visible only inside the box `clip`.

    `pieces` are its outlines after the map (none for text), `boxes` the boxes around each of them, and `box`
    is all that it may cover.
    """

    shape: draw.Path | draw.Text | draw.Image | draw.Modules
    matrix: draw.Matrix
    clip: draw.Box | None
    pieces: tuple[Sequence[Point], ...]
    boxes: tuple[draw.Box, ...]
    box: draw.Box

    def pieces_near(self, box: draw.Box, reach: float) -> list[Sequence[Point]]:
        """Return the outlines that come within `reach` mm of `box`."""
        left, top, right, bottom = box.x - reach, box.y - reach, box.right + reach, box.bottom + reach
        return [
            piece
            for piece, its in zip(self.pieces, self.boxes, strict=True)
            if its.x <= right and its.y <= bottom and its.x + its.width >= left and its.y + its.height >= top
        ]


def painted_shapes(page: draw.Page, view: draw.Matrix, within: draw.Box) -> list[PaintedShape]:
    """Return the shapes that reach into `within`, and all text, in painting order, after the map `view`.

    Raises:
        ValueError: part of the page is already PDF code and can't be read.
    """
    return [
        painted
        for _, shapes in page.layers
        for painted in _painted_shapes(shapes, view, None)
        if isinstance(painted.shape, draw.Text) or overlap(painted.box, within)
    ]


def _painted_shapes(
    shapes: Iterable[draw.Shape], matrix: draw.Matrix, clip: draw.Box | None
) -> Iterator[PaintedShape]:
    for shape in shapes:
        match shape:
            case draw.Group():
                inner = matrix @ shape.matrix
                cut = clip
                if shape.clip:
                    cut = draw.bounds_of(point for piece in outlines(shape.clip, inner) for point in piece)
                    cut = clip.intersection(cut) if clip else cut
                yield from _painted_shapes(shape.shapes, inner, cut)
            case draw.Place():
                yield from _painted_shapes(shape.form.shapes, matrix @ shape.matrix, clip)
            case draw.DrawnContent():
                raise ValueError("a drawing that is PDF code already can't be read")
            case draw.Text():
                yield PaintedShape(shape, matrix, clip, (), (), draw.Box(0, 0, 0, 0))
            case _:
                pieces = tuple(outlines(_segments(shape), matrix))
                boxes = tuple(map(draw.bounds_of, pieces))
                box = (boxes[0] if len(boxes) == 1 else draw.box_around(boxes)).expanded(
                    _reach(shape, matrix)
                )
                yield PaintedShape(
                    shape, matrix, clip, pieces, boxes, clip.intersection(box) if clip else box
                )


def _segments(shape: draw.Path | draw.Image | draw.Modules) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    match shape:
        case draw.Path():
            return shape.segments
        case draw.Image():
            return draw.rectangle(shape.box)
        case draw.Modules():
            return draw.rectangle(draw.Box(shape.x, shape.y, shape.side, shape.side))


def _reach(shape: draw.Path | draw.Image | draw.Modules, matrix: draw.Matrix) -> float:
    """Return how far a line's ink reaches beyond its middle, in mm."""
    stroke = shape.stroke if isinstance(shape, draw.Path) else None
    return stroke.width * draw.MM_PER_PT * matrix.scale / 2 if stroke else 0.0


def inks_in(painted: PaintedShape, box: draw.Box) -> tuple[tuple[Ink, ...], bool]:
    """Return the inks that a painted shape, text apart, brings into `box`, and whether it fills the box."""
    if isinstance(painted.shape, draw.Text) or not overlap(painted.box, box):
        return (), False
    reach = _reach(painted.shape, painted.matrix)
    pieces = painted.pieces_near(box, reach)
    crossed = crosses_box(pieces, box)
    filled = crossed or contains_point(pieces, box.centre)
    whole = not crossed and filled and (painted.clip is None or painted.clip.holds(box))
    match painted.shape:
        case draw.Path(fill=fill, stroke=stroke):
            inks = [fill] if fill is not None and filled else []
            if stroke is not None and crosses_box(pieces, box.expanded(reach)):
                inks.append(stroke.ink)
            return tuple(inks), whole and fill is not None
        case draw.Image(picture=draw.Picture(dark=dark, light=light)):
            return ((dark, light), whole) if filled else ((), False)
        case draw.Image():
            return ((WHITE,), whole) if filled else ((), False)
        case draw.Modules(ink=ink):
            return ((ink,), False) if filled else ((), False)


def contrast_of(
    index: int, box: draw.Box, ink: Ink, shapes: Sequence[PaintedShape], cuts: draw.Box | None = None
) -> float:
    """Return the lowest contrast of `ink` in `box`, painted as shape `index`, against its ground.

    It is 1 if something covers it or it is cut off. Shapes wholly inside `cuts` may cover it.
    """
    clip = shapes[index].clip
    if clip is not None and not clip.holds(box, 0.01):
        return 1.0
    later = [painted for painted in near(box, shapes[index + 1 :]) if not (cuts and cuts.holds(painted.box))]
    if any(inks_in(painted, box)[0] for painted in later):
        return 1.0
    worst = 21.0
    for painted in reversed(near(box, shapes[:index])):
        grounds, whole = inks_in(painted, box)
        worst = min([worst, *(contrast(ink.rgb, ground.rgb) for ground in grounds)])
        if whole:
            return worst
    return min(worst, contrast(ink.rgb, WHITE.rgb))


def near(box: draw.Box, shapes: Iterable[PaintedShape]) -> list[PaintedShape]:
    """Return those of `shapes` that may reach into `box`: most do not, and this tells fast."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return [
        painted
        for painted in shapes
        if (its := painted.box).x < right
        and its.y < bottom
        and its.x + its.width > left
        and its.y + its.height > top
    ]


def inks_along(y: float, xs: Iterable[float], shapes: Sequence[PaintedShape]) -> Iterator[Ink | None]:
    """Yield the fill that is visible at each of `xs` on a level line, if any."""
    crossed = [
        (painted.shape.fill, crossings(painted.pieces, y))
        for painted in reversed(shapes)
        if isinstance(painted.shape, draw.Path) and painted.shape.fill is not None
    ]
    for x in xs:
        for fill, found in crossed:
            if is_inside(x, found):
                yield fill
                break
        else:
            yield None
