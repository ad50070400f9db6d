"""The shapes of a page in painting order: the place of each, and its contrast to what is around it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from cardgen.connector.proof.polygons import (
    Point,
    contains_point,
    crosses_box,
    crossings,
    outlines,
    overlap,
)
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import WHITE, Ink, contrast

_Drawn = draw.Path | draw.Text | draw.Image | draw.Modules


class PaintedShape:
    """A shape under `matrix`, visible only inside the box `clip`; `box` is all that it may cover, bar text.

    `order` tells which of the shapes on a page is painted first.
    """

    def __init__(
        self, order: int, shape: _Drawn, matrix: draw.Matrix, clip: draw.Box | None
    ) -> None:
        self.order, self.shape, self.matrix, self.clip = order, shape, matrix, clip
        self.box = draw.Box(0, 0, 0, 0)
        if not isinstance(shape, draw.Text):
            box = _steered_box(_segments(shape)).mapped(matrix).expanded(self.reach)
            self.box = clip.intersection(box) if clip else box

    @property
    def reach(self) -> float:
        """How far a line's ink reaches beyond its middle, in mm."""
        stroke = self.shape.stroke if isinstance(self.shape, draw.Path) else None
        return stroke.width * draw.MM_PER_PT * self.matrix.scale / 2 if stroke else 0.0

    @cached_property
    def _outlines(self) -> list[tuple[draw.Box, Sequence[draw.Segment]]]:
        """Each outline, still to be mapped, and a box around it after the map."""
        if isinstance(self.shape, draw.Text):
            return []
        segments = _segments(self.shape)
        starts = [index for index, segment in enumerate(segments) if segment[0] == "M"]
        pieces = [segments[i:j] for i, j in pairwise((*starts, len(segments)))]
        return [(_steered_box(piece).mapped(self.matrix), piece) for piece in pieces]

    @cached_property
    def pieces(self) -> list[list[Point]]:
        """All outlines as points, after the map."""
        return [points for _, piece in self._outlines for points in outlines(piece, self.matrix)]

    def pieces_near(self, box: draw.Box, reach: float) -> list[list[Point]]:
        """Return the outlines that may come within `reach` mm of `box`."""
        if len(self._outlines) == 1:
            return self.pieces
        left, top, right, bottom = (
            box.x - reach,
            box.y - reach,
            box.right + reach,
            box.bottom + reach,
        )
        return [
            points
            for its, piece in self._outlines
            if its.x <= right
            and its.y <= bottom
            and its.x + its.width >= left
            and its.y + its.height >= top
            for points in outlines(piece, self.matrix)
        ]


def painted_shapes(page: draw.Page, view: draw.Matrix, within: draw.Box) -> list[PaintedShape]:
    """Return the shapes that reach into `within`, and all text, in painting order, after the map `view`.

    Raises:
        ValueError: part of the page is already PDF code and can't be read.
    """
    placed = (one for _, shapes in page.layers for one in _placed(shapes, view, None))
    painted = (PaintedShape(order, *one) for order, one in enumerate(placed))
    return [one for one in painted if isinstance(one.shape, draw.Text) or overlap(one.box, within)]


def _placed(
    shapes: Iterable[draw.Shape], matrix: draw.Matrix, clip: draw.Box | None
) -> Iterator[tuple[_Drawn, draw.Matrix, draw.Box | None]]:
    """Yield each shape, its map and its clip."""
    for shape in shapes:
        match shape:
            case draw.Group():
                inner = matrix @ shape.matrix
                cut = clip
                if shape.clip:
                    cut = draw.bounds_of(
                        point for piece in outlines(shape.clip, inner) for point in piece
                    )
                    cut = clip.intersection(cut) if clip else cut
                yield from _placed(shape.shapes, inner, cut)
            case draw.Place():
                yield from _placed(shape.form.shapes, matrix @ shape.matrix, clip)
            case _:
                yield shape, matrix, clip


def _segments(shape: draw.Path | draw.Image | draw.Modules) -> Sequence[draw.Segment]:
    match shape:
        case draw.Path():
            return shape.segments
        case draw.Image():
            return draw.rectangle(shape.box)
        case draw.Modules():
            return draw.rectangle(draw.Box(shape.x, shape.y, shape.side, shape.side))


def _steered_box(segments: Iterable[draw.Segment]) -> draw.Box:
    """Return the box around the points of outlines and those that steer their curves."""
    numbers = [number for _, *own in segments for number in own]
    xs, ys = numbers[::2], numbers[1::2]
    left, top = min(xs), min(ys)
    return draw.Box(left, top, max(xs) - left, max(ys) - top)


def inks_in(painted: PaintedShape, box: draw.Box) -> tuple[tuple[Ink, ...], bool]:
    """Return the inks that a painted shape, text apart, brings into `box`, and whether it fills the box."""
    if isinstance(painted.shape, draw.Text) or not overlap(painted.box, box):
        return (), False
    reach = painted.reach
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
    painted: PaintedShape,
    box: draw.Box,
    ink: Ink,
    art: Iterable[PaintedShape],
    cuts: draw.Box | None,
) -> float:
    """Return the lowest contrast of `ink` in `box`, a part of `painted`, against its ground.

    It is 1 if something of `art` covers it or it is cut off. Shapes wholly inside `cuts` may cover
    it.
    """
    if painted.clip is not None and not painted.clip.holds(box, 0.01):
        return 1.0
    others = near(box, art)
    later = [
        one for one in others if one.order > painted.order and not (cuts and cuts.holds(one.box))
    ]
    if any(inks_in(one, box)[0] for one in later):
        return 1.0
    worst = 21.0
    for one in reversed([one for one in others if one.order < painted.order]):
        grounds, whole = inks_in(one, box)
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


def inked_cells(
    box: draw.Box, cells: int, ink: Ink, shapes: Iterable[PaintedShape]
) -> Iterator[tuple[int, int]]:
    """Yield column and row of each cell of `box`, cut into `cells` each way, where `ink` fills its middle."""
    xs = [box.x + box.width * (column + 0.5) / cells for column in range(cells)]
    fills = [
        (painted.shape.fill, painted.pieces_near(box, 0))
        for painted in near(box, shapes)
        if isinstance(painted.shape, draw.Path) and painted.shape.fill is not None
    ]
    for row in range(cells):
        y = box.y + box.height * (row + 0.5) / cells
        inked = 0  # columns as bits
        for fill, pieces in fills:
            inside = 0
            for x in crossings(pieces, y):
                inside ^= (
                    1 << bisect_left(xs, x)
                ) - 1  # even-odd: a crossing turns all columns before it
            inked = inked | inside if fill == ink else inked & ~inside
        yield from ((column, row) for column in range(cells) if inked >> column & 1)
