"""A page as coats of paint: where each shape lies, and how well it is seen for what is under and over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardgen.connector.proof.polygons import Point, contains_point, crosses_box, outlines, overlap
from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import WHITE, Ink, contrast


@dataclass(frozen=True, slots=True)
class Coat:
    """A shape under `matrix`, seen only inside the box `clip`.

    `pieces` are its outlines after the map (none for text), `box` is all that it may cover.
    """

    shape: draw.Path | draw.Text | draw.Image | draw.Modules
    matrix: draw.Matrix
    clip: draw.Box | None
    pieces: tuple[Sequence[Point], ...]
    box: draw.Box


def coats(page: draw.Page, view: draw.Matrix, within: draw.Box) -> list[Coat]:
    """Return what reaches into `within`, in the order in which it is painted, after the map `view`; all text.

    Raises:
        ValueError: part of the page is PDF code already and can't be read.
    """
    return [
        coat
        for _, shapes in page.layers
        for coat in _coats(shapes, view, None)
        if isinstance(coat.shape, draw.Text) or overlap(coat.box, within)
    ]


def _coats(shapes: Iterable[draw.Shape], matrix: draw.Matrix, clip: draw.Box | None) -> Iterator[Coat]:
    for shape in shapes:
        match shape:
            case draw.Group():
                inner = matrix @ shape.matrix
                cut = clip
                if shape.clip:
                    cut = draw.bounds_of(point for piece in outlines(shape.clip, inner) for point in piece)
                    cut = clip.intersection(cut) if clip else cut
                yield from _coats(shape.shapes, inner, cut)
            case draw.Place():
                yield from _coats(shape.form.shapes, matrix @ shape.matrix, clip)
            case draw.DrawnContent():
                raise ValueError("a drawing that is PDF code already can't be read")
            case draw.Text():
                yield Coat(shape, matrix, clip, (), draw.Box(0, 0, 0, 0))
            case _:
                pieces = tuple(outlines(_segments(shape), matrix))
                box = draw.bounds_of(point for piece in pieces for point in piece)
                box = box.grown(_reach(shape, matrix))
                yield Coat(shape, matrix, clip, pieces, clip.intersection(box) if clip else box)


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


def inks_in(coat: Coat, box: draw.Box) -> tuple[tuple[Ink, ...], bool]:
    """Return the inks that a coat brings into `box`, text apart, and whether it covers all of it."""
    if isinstance(coat.shape, draw.Text) or not overlap(coat.box, box):
        return (), False
    crossed = crosses_box(coat.pieces, box)
    filled = crossed or contains_point(coat.pieces, box.centre)
    whole = not crossed and filled and (coat.clip is None or coat.clip.holds(box))
    match coat.shape:
        case draw.Path(fill=fill, stroke=stroke):
            inks = [fill] if fill is not None and filled else []
            if stroke is not None and crosses_box(coat.pieces, box.grown(_reach(coat.shape, coat.matrix))):
                inks.append(stroke.ink)
            return tuple(inks), whole and fill is not None
        case draw.Image(picture=draw.Picture(dark=dark, light=light)):
            return ((dark, light), whole) if filled else ((), False)
        case draw.Image():
            return ((WHITE,), whole) if filled else ((), False)
        case draw.Modules(ink=ink):
            return ((ink,), False) if filled else ((), False)


def contrast_of(
    index: int, box: draw.Box, ink: Ink, all_coats: Sequence[Coat], cuts: draw.Box | None = None
) -> float:
    """Return the contrast of `ink` in `box`, painted by the coat of that index, to the worst of its ground.

    It is 1 where something is painted over it or it is cut off. What lies wholly inside `cuts` may be painted
    over it.
    """
    clip = all_coats[index].clip
    if clip is not None and not clip.holds(box, 0.01):
        return 1.0
    later = (coat for coat in all_coats[index + 1 :] if cuts is None or not cuts.holds(coat.box))
    if any(inks_in(coat, box)[0] for coat in later):
        return 1.0
    worst = 21.0
    for coat in reversed(all_coats[:index]):
        grounds, whole = inks_in(coat, box)
        worst = min([worst, *(contrast(ink.rgb, ground.rgb) for ground in grounds)])
        if whole:
            return worst
    return min(worst, contrast(ink.rgb, WHITE.rgb))


def ink_at(point: Point, all_coats: Iterable[Coat]) -> Ink | None:
    """Return the fill that is seen at a point, where there is one."""
    seen = None
    for coat in all_coats:
        if (
            isinstance(coat.shape, draw.Path)
            and coat.shape.fill is not None
            and contains_point(coat.pieces, point)
        ):
            seen = coat.shape.fill
    return seen
