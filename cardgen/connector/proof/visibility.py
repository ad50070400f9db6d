"""The shapes of a page in painting order: the place of each, and its contrast to what is around it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

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
    """A shape under `matrix`, visible only inside the box `clip`.

    `boxes` are around its outlines after the map (none for text), and `box` around all that it may cover.
    """

    def __init__(self, shape: _Drawn, matrix: draw.Matrix, clip: draw.Box | None) -> None:
        self.shape, self.matrix, self.clip = shape, matrix, clip
        self._outlines = [] if isinstance(shape, draw.Text) else _outlines(_segments(shape))
        self._pieces: dict[int, Sequence[Point]] = {}
        self.boxes = [box.mapped(matrix) for _, box in self._outlines]
        self.box = draw.Box(0, 0, 0, 0)
        if self.boxes:
            whole = self.boxes[0] if len(self.boxes) == 1 else draw.box_around(self.boxes)
            whole = whole.expanded(self.reach)
            self.box = clip.intersection(whole) if clip else whole

    @property
    def reach(self) -> float:
        """How far a line's ink reaches beyond its middle, in mm."""
        stroke = self.shape.stroke if isinstance(self.shape, draw.Path) else None
        return stroke.width * draw.MM_PER_PT * self.matrix.scale / 2 if stroke else 0.0

    def piece(self, index: int) -> Sequence[Point]:
        """Return an outline as points after the map; many are never asked for, as nothing is near them."""
        if index not in self._pieces:
            (self._pieces[index],) = outlines(self._outlines[index][0], self.matrix)
        return self._pieces[index]

    def pieces_near(self, box: draw.Box, reach: float) -> list[Sequence[Point]]:
        """Return the outlines that may come within `reach` mm of `box`."""
        left, top, right, bottom = box.x - reach, box.y - reach, box.right + reach, box.bottom + reach
        return [
            self.piece(index)
            for index, its in enumerate(self.boxes)
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
            case _:
                yield PaintedShape(shape, matrix, clip)


def _segments(shape: draw.Path | draw.Image | draw.Modules) -> Sequence[draw.Segment]:
    match shape:
        case draw.Path():
            return shape.segments
        case draw.Image():
            return draw.rectangle(shape.box)
        case draw.Modules():
            return draw.rectangle(draw.Box(shape.x, shape.y, shape.side, shape.side))


def _outlines(segments: Sequence[draw.Segment]) -> list[tuple[Sequence[draw.Segment], draw.Box]]:
    """Return the segments of each outline, and the box around its points and those that steer its curves."""
    starts = [index for index, segment in enumerate(segments) if segment[0] == "M"]
    found = []
    for start, end in zip(starts, [*starts[1:], len(segments)], strict=True):
        piece = segments[start:end]
        xs = [x for segment in piece for x in segment[1::2]]
        ys = [y for segment in piece for y in segment[2::2]]
        left, top = min(xs), min(ys)
        found.append((piece, draw.Box(left, top, max(xs) - left, max(ys) - top)))
    return found


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
                inside ^= (1 << bisect_left(xs, x)) - 1  # even-odd: a crossing turns all columns before it
            inked = inked | inside if fill == ink else inked & ~inside
        yield from ((column, row) for column in range(cells) if inked >> column & 1)
