"""The shapes of a page in painting order: the place of each, and its contrast to its ground."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import WHITE, Ink, contrast

_STEPS = 8  # straight pieces per curve: enough to judge outlines

_Drawn = draw.Path | draw.Text | draw.Image | draw.Modules


class PaintedShape:
    """A shape under `matrix`, visible only inside the box `clip`, and its outlines after that map.

    `order` tells which of the shapes on a page is painted first. `box` is all that the shape may
    cover; it is empty for text, as are the outlines.
    """

    def __init__(
        self, order: int, shape: _Drawn, matrix: draw.Matrix, clip: draw.Box | None
    ) -> None:
        self.order, self.shape, self.matrix, self.clip = order, shape, matrix, clip
        stroke = shape.stroke if isinstance(shape, draw.Path) else None
        self.reach = stroke.width * draw.MM_PER_PT * matrix.scale / 2 if stroke else 0.0
        """How far a line's ink reaches beyond its middle, in mm."""
        self.pieces = _outlines(_segments(shape), matrix)
        self._boxes = [draw.bounds_of(piece).expanded(self.reach) for piece in self.pieces]
        self.box = draw.box_around(self._boxes) if self._boxes else draw.Box(0, 0, 0, 0)
        if clip:
            self.box = clip.intersection(self.box)

    def pieces_near(self, box: draw.Box) -> list[list[draw.Point]]:
        """Return the outlines whose ink may reach into `box`."""
        return [
            piece for piece, its in zip(self.pieces, self._boxes, strict=True) if its.overlaps(box)
        ]


def painted_shapes(page: draw.Page, view: draw.Matrix, within: draw.Box) -> list[PaintedShape]:
    """Return the shapes that reach into `within`, and all text, in order, after the map `view`."""
    placed = (one for _, shapes in page.layers for one in _placed(shapes, view, None))
    painted = (PaintedShape(order, *one) for order, one in enumerate(placed))
    return [one for one in painted if isinstance(one.shape, draw.Text) or one.box.overlaps(within)]


def _placed(
    shapes: Iterable[draw.Shape], matrix: draw.Matrix, clip: draw.Box | None
) -> Iterator[tuple[_Drawn, draw.Matrix, draw.Box | None]]:
    for shape in shapes:
        match shape:
            case draw.Group():
                inner = matrix @ shape.matrix
                cut = clip
                if shape.clip:
                    pieces = _outlines(shape.clip, inner)
                    cut = draw.bounds_of(point for piece in pieces for point in piece)
                    cut = clip.intersection(cut) if clip else cut
                yield from _placed(shape.shapes, inner, cut)
            case draw.PlacedForm():
                yield from _placed(shape.form.shapes, matrix @ shape.matrix, clip)
            case _:
                yield shape, matrix, clip


def _segments(shape: _Drawn) -> Sequence[draw.Segment]:
    match shape:
        case draw.Path():
            return shape.segments
        case draw.Image():
            return draw.rectangle(shape.box)
        case draw.Modules():
            return draw.rectangle(draw.Box(shape.x, shape.y, shape.side, shape.side))
        case draw.Text():
            return ()


def _inks_in(painted: PaintedShape, box: draw.Box) -> tuple[tuple[Ink, ...], bool]:
    """Return the inks that a painted shape brings into `box`, and whether it fills the box."""
    pieces = painted.pieces_near(box)
    crossed = _crosses_box(pieces, box)
    filled = crossed or _contains_point(pieces, box.centre)
    whole = not crossed and filled and (painted.clip is None or painted.clip.holds(box))
    match painted.shape:
        case draw.Path(fill=fill, stroke=stroke):
            inks = [fill] if fill is not None and filled else []
            if stroke is not None and _crosses_box(pieces, box.expanded(painted.reach)):
                inks.append(stroke.ink)
            return tuple(inks), whole and fill is not None
        case draw.Image(picture=draw.Picture(tones=((_, dark), *_, (_, light)))):
            return ((dark, light), whole) if filled else ((), False)
        case draw.Image():
            return ((WHITE,), whole) if filled else ((), False)
        case draw.Modules(ink=ink):
            return ((ink,), False) if filled else ((), False)
        case draw.Text():
            return (), False


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
    near = [one for one in art if one.box.overlaps(box)]
    for one in near:
        cut = cuts is not None and cuts.holds(one.box)
        if one.order > painted.order and not cut and _inks_in(one, box)[0]:
            return 1.0
    worst = 21.0
    for one in reversed([one for one in near if one.order < painted.order]):
        grounds, whole = _inks_in(one, box)
        worst = min([worst, *(contrast(ink.rgb, ground.rgb) for ground in grounds)])
        if whole:
            return worst
    return min(worst, contrast(ink.rgb, WHITE.rgb))


def inked_cells(
    box: draw.Box, cells: int, ink: Ink, shapes: Iterable[PaintedShape]
) -> Iterator[tuple[int, int]]:
    """Yield column and row of each of `cells` x `cells` parts of `box` with `ink` in its middle."""
    fills = [
        (painted.shape.fill, painted.pieces_near(box))
        for painted in shapes
        if isinstance(painted.shape, draw.Path) and painted.shape.fill and painted.box.overlaps(box)
    ]
    for row in range(cells):
        y = box.y + box.height * (row + 0.5) / cells
        crossed = [(fill, _crossings(pieces, y)) for fill, pieces in fills]
        for column in range(cells):
            x = box.x + box.width * (column + 0.5) / cells
            inks = [fill for fill, places in crossed if _is_inside(x, places)]
            if inks and inks[-1] == ink:
                yield column, row


# -- outlines --------------------------------------------------------------------------------------


def _outlines(segments: Iterable[draw.Segment], matrix: draw.Matrix) -> list[list[draw.Point]]:
    """Return each piece of an outline as points after `matrix`, curves as straight pieces."""
    pieces: list[list[draw.Point]] = []
    for kind, *numbers in segments:
        points = [matrix.apply(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
        if kind == "M":
            pieces.append(points)
        elif kind == "L":
            pieces[-1] += points
        elif kind == "C":
            pieces[-1] += _curve(pieces[-1][-1], *points)
        else:
            pieces[-1].append(pieces[-1][0])
    return pieces


def _curve(
    start: draw.Point, first: draw.Point, second: draw.Point, end: draw.Point
) -> Iterator[draw.Point]:
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        )


def _crosses_box(pieces: Iterable[Sequence[draw.Point]], box: draw.Box) -> bool:
    """Return whether any line of an outline passes through the inside of `box`."""
    return any(_cuts(a, b, box) for piece in pieces for a, b in pairwise(piece))


def _cuts(a: draw.Point, b: draw.Point, box: draw.Box) -> bool:
    """Return whether the line from `a` to `b` passes through the inside of `box` (Liang-Barsky)."""
    enter, leave = 0.0, 1.0
    for start, end, low, high in ((a[0], b[0], box.x, box.right), (a[1], b[1], box.y, box.bottom)):
        step = end - start
        if step == 0:
            if not low < start < high:
                return False
            continue
        near, far = sorted(((low - start) / step, (high - start) / step))
        enter, leave = max(enter, near), min(leave, far)
    return enter < leave


def _contains_point(pieces: Iterable[Sequence[draw.Point]], point: draw.Point) -> bool:
    """Return whether a point is inside closed outlines (even-odd)."""
    x, y = point
    return _is_inside(x, _crossings(pieces, y))


def _crossings(pieces: Iterable[Sequence[draw.Point]], y: float) -> list[float]:
    """Return each x at which closed outlines cross a level line."""
    return [
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for piece in pieces
        for (x1, y1), (x2, y2) in zip(piece, (*piece[1:], piece[0]), strict=True)
        if (y1 > y) != (y2 > y)
    ]


def _is_inside(x: float, crossed: Iterable[float]) -> bool:
    """Return whether a point is inside outlines that cross its level at `crossed` (even-odd)."""
    return len([other for other in crossed if x < other]) % 2 == 1
