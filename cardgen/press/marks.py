"""Printer's marks beside the cards: crop marks, fold marks and rulers.

Everything is drawn outside the cards, in black or in registration ink. Boxes are in the coordinates
of the sheet: `trim` is where a card is cut, `art` is the extent of its art.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, Ink
from companion.words import Language, Message

GAP = 1.0
"""Gap between the art and a mark, so that a card that is cut askew shows no mark."""
LENGTH = 5.0
_SHORTEST = 2.0
_WIDTH = 0.3  # pt
_DASHES = (1.0, 0.7)
_AT_EDGE = 0.5  # least distance from the paper's edge, for marks outside the printable area
_TOUCHING = 1e-6  # boxes with a smaller overlap only touch
_ON_TRIM = 0.1  # a fold that ends this near to the cut ends at it
_CLEARANCE = 1.0  # between two things in the margin

RULER_WIDTH, RULER_HEIGHT = 58.0, 4.8
_LABEL = 5.0  # pt

_CHARACTER = 0.87
"""Width in mm that a letter of a label takes at most on average."""

_HIGH = 1.2 * _LABEL * draw.MM_PER_PT
"""Height in mm of a line of a label."""

_Ends = tuple[float, float | None, float | None]
"""A line to mark: its coordinate, and the ends of the art beside it; None: no mark at this end."""


def crop_marks(
    trims: Sequence[draw.Box], arts: Sequence[draw.Box], paper: draw.Box, margin: float
) -> list[draw.Line]:
    """Return the lines at which to cut, outside the art of every card.

    Neighbours share a mark for a common cut. A mark that would run into another card's art is
    shortened or left out, and none comes nearer than `margin` to the paper's edge unless there is
    no other room for it.
    """
    cards = list(zip(trims, arts, strict=True))
    upright = [(x, art.y, art.bottom) for trim, art in cards for x in (trim.x, trim.right)]
    level = [(y, art.x, art.right) for trim, art in cards for y in (trim.y, trim.bottom)]
    return _both_ways(upright, level, arts, paper, margin)


def fold_marks(
    folds: Iterable[tuple[draw.Line, draw.Box, draw.Box]],
    arts: Sequence[draw.Box],
    paper: draw.Box,
    margin: float,
) -> list[draw.Line]:
    """Return the lines at which to fold, outside the art of every card, as `crop_marks` does.

    `folds` are the fold lines, each with the trim and the art of its card. Vertical and horizontal
    ones get a mark at each end on the trim.
    """
    upright: list[_Ends] = []
    level: list[_Ends] = []
    for (x1, y1, x2, y2), trim, art in folds:
        if abs(x1 - x2) < _TOUCHING:
            top = art.y if min(y1, y2) < trim.y + _ON_TRIM else None
            upright.append((x1, top, art.bottom if max(y1, y2) > trim.bottom - _ON_TRIM else None))
        elif abs(y1 - y2) < _TOUCHING:
            left = art.x if min(x1, x2) < trim.x + _ON_TRIM else None
            level.append((y1, left, art.right if max(x1, x2) > trim.right - _ON_TRIM else None))
    return _both_ways(upright, level, arts, paper, margin)


def draw_marks(
    crop: Sequence[draw.Line], fold: Sequence[draw.Line], ink: Ink = BLACK
) -> Iterator[draw.Path]:
    """Draw crop marks solid and fold marks dashed."""
    for lines, dash in ((crop, ()), (fold, _DASHES)):
        if lines:
            segments: tuple[draw.Segment, ...] = tuple(
                segment for mark in lines for segment in draw.line(*mark)
            )
            yield draw.Path(segments, stroke=draw.Stroke(ink, _WIDTH, dash=dash))


def fold_words(
    folds: Sequence[draw.Line], glue: draw.Line | None, words: Language
) -> dict[draw.Line, str]:
    """Return what to do at each of a card's folds, in the order of folding.

    At the fold `glue` front and back are glued together. The folds that come in pairs are those of
    the flaps. Nothing need be said of a single fold without glue.
    """
    own = [fold for fold in folds if fold != glue]
    if not glue and len(own) == 1:
        return {}
    in_half = words.say(Message("printing-sheets-fold", number=2 if glue else 1))
    flap = words.say(Message("printing-sheets-fold-flap"))
    said = {}
    if glue:
        said[glue] = words.say(Message("printing-sheets-fold-glue", count=1 if own else 0))
    for fold in own:
        lines = {round(_across(other), 3) for other in own if _upright(other) == _upright(fold)}
        said[fold] = in_half if len(lines) == 1 else flap
    return said


def fold_labels(
    words: Sequence[tuple[draw.Line, str]],
    marks: Sequence[draw.Line],
    paper: draw.Box,
    margin: float,
    taken: list[draw.Box],
) -> Iterator[draw.Shape]:
    """Yield the `words` of each fold beside its `marks`, where there is room that is not `taken`.

    They are on either side of an upright mark; at a level one they are turned, above or below it.
    None come nearer than `margin` to the paper's edge unless there is no other room.
    """
    areas = paper.expanded(-margin), paper.expanded(-_AT_EDGE)
    for mark in marks:
        found = {
            said
            for fold, said in words
            if _upright(fold) == _upright(mark) and abs(_across(fold) - _across(mark)) < _ON_TRIM
        }
        for said in sorted(found):
            wide = len(said) * _CHARACTER
            label = draw.Text(wide / 2, 0.75 * _HIGH, said, _LABEL, BLACK, "condensed", "middle")
            for area, matrix in product(areas, _label_places(mark, wide)):
                box = draw.Box(0, 0, wide, _HIGH).mapped(matrix)
                if area.holds(box) and not any(map(box.expanded(-_TOUCHING).overlaps, taken)):
                    taken.append(box)
                    yield draw.Group((label,), matrix)
                    break


def _label_places(mark: draw.Line, wide: float) -> tuple[draw.Matrix, ...]:
    """Return the maps to the two places of a label, `wide` mm, beside its mark."""
    x, y = (mark[0] + mark[2]) / 2, (mark[1] + mark[3]) / 2
    away = _CLEARANCE + 0.1
    if _upright(mark):
        return tuple(draw.moved(left, y - _HIGH / 2) for left in (x - away - wide, x + away))
    turn = draw.rotated(-90)
    return tuple(draw.moved(x - _HIGH / 2, low) @ turn for low in (y - away, y + away + wide))


def _upright(line: draw.Line) -> bool:
    return abs(line[0] - line[2]) < _TOUCHING


def _across(line: draw.Line) -> float:
    """Return the x of an upright line, the y of a level one."""
    return line[0] if _upright(line) else line[1]


def clear_room(mark: draw.Line) -> draw.Box:
    """Return the room around a mark that must stay empty."""
    x1, y1, x2, y2 = mark
    return draw.bounds_of([(x1, y1), (x2, y2)]).expanded(_CLEARANCE)


def ruler() -> tuple[draw.Shape, ...]:
    """Return a ruler of 50 mm (above its line) and 2 in (below it), from the origin.

    It takes `RULER_WIDTH` x `RULER_HEIGHT` mm. A real ruler beside it shows whether the sheet was
    printed at 100 %.
    """
    middle = RULER_HEIGHT / 2
    left = 0.1
    segments: list[draw.Segment] = [*draw.line(left, middle, left + 2 * 25.4, middle)]
    for mm in range(51):
        height = 2.2 if mm % 10 == 0 else 1.6 if mm % 5 == 0 else 1.0
        segments += draw.line(left + mm, middle, left + mm, middle - height)
    for eighth in range(17):
        height = 2.2 if eighth % 8 == 0 else 1.6 if eighth % 4 == 0 else 1.0
        x = left + eighth * 25.4 / 8
        segments += draw.line(x, middle, x, middle + height)
    beyond = left + 2 * 25.4 + 1
    return (
        draw.Path(tuple(segments), stroke=draw.Stroke(BLACK, _WIDTH, cap="square")),
        draw.Text(beyond, middle - 0.5, "50 mm", _LABEL, BLACK),
        draw.Text(beyond, middle + 1.8, "2 in", _LABEL, BLACK),
    )


def find_room(
    width: float, height: float, area: draw.Box, taken: Sequence[draw.Box]
) -> tuple[draw.Matrix, draw.Box] | None:
    """Return the map and the box for `width` x `height` mm in `area`, clear of `taken`.

    The bottom of the sheet is tried first, from the left, then the top, then the rest; then the
    same turned, to be read from the right. None: there is no room.
    """
    from_left = sorted(taken, key=lambda box: box.x)
    for w, h, turn in (
        (width, height, draw.Matrix()),
        (height, width, draw.moved(0, width) @ draw.rotated(-90)),
    ):
        tops = {area.y, *(box.bottom for box in taken), *(box.y - h for box in taken)}
        between = sorted((y for y in tops if area.y < y < area.bottom - h), reverse=True)
        for y in (area.bottom - h, area.y, *between):
            if y < area.y - _TOUCHING:
                continue
            x = area.x
            for box in from_left:
                if (
                    box.y < y + h - _TOUCHING
                    and y < box.bottom - _TOUCHING
                    and box.x < x + w - _TOUCHING
                ):
                    x = max(x, box.right)
            if x + w <= area.right + _TOUCHING:
                return draw.moved(x, y) @ turn, draw.Box(x, y, w, h)
    return None


def _both_ways(
    upright: Iterable[_Ends],
    level: Iterable[_Ends],
    arts: Sequence[draw.Box],
    paper: draw.Box,
    margin: float,
) -> list[draw.Line]:
    """Return marks at `upright` lines (x, top, bottom) and `level` ones (y, left, right)."""
    standing = _marks(upright, arts, paper, margin)
    lying = _marks(level, [_transposed(art) for art in arts], _transposed(paper), margin)
    return [(x, start, x, end) for x, start, end in standing] + [
        (start, y, end, y) for y, start, end in lying
    ]


def _marks(
    lines: Iterable[_Ends], arts: Sequence[draw.Box], paper: draw.Box, margin: float
) -> list[tuple[float, float, float]]:
    """Return vertical marks (x, start, end), joined where they touch on the same line."""
    found: dict[float, list[tuple[float, float]]] = defaultdict(list)
    for x, top, bottom in lines:
        across = [art for art in arts if art.x - GAP / 2 < x < art.right + GAP / 2]
        marks = found[round(x, 3)]
        if top is not None:
            above = max(
                (art.bottom + GAP for art in across if art.bottom <= top + _TOUCHING),
                default=paper.y,
            )
            marks += _mark(top, -1, above, paper.y + margin, paper.y + _AT_EDGE)
        if bottom is not None:
            below = min(
                (art.y - GAP for art in across if art.y >= bottom - _TOUCHING), default=paper.bottom
            )
            marks += _mark(bottom, 1, below, paper.bottom - margin, paper.bottom - _AT_EDGE)
    return [(x, *span) for x, spans in found.items() for span in _joined(spans)]


def _mark(edge: float, way: int, blocked: float, *ends: float) -> list[tuple[float, float]]:
    """Return the mark (start, end) beside the art's `edge`, going up (`way` -1) or down (1).

    It stops before `blocked` and at the first of `ends` that leaves it long enough; [] if there is
    none.
    """
    near = edge + way * GAP
    for end in ends:
        room = min((blocked - near) * way, (end - near) * way)
        if room >= _SHORTEST - _TOUCHING:
            far = near + way * min(room, LENGTH)
            return [(min(near, far), max(near, far))]
    return []


def _joined(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    joined: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1] + _TOUCHING:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _transposed(box: draw.Box) -> draw.Box:
    return draw.Box(box.y, box.x, box.height, box.width)
