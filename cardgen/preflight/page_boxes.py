"""The boxes of a page: its size, its bleed, and where its cards are cut and folded."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from pikepdf import Matrix

from cardgen.drawing.shapes import MM_PER_PT, PT_PER_MM, Size
from cardgen.inputs.papers import papers
from cardgen.preflight.graphics_state import Bounds, beyond
from cardgen.preflight.inspector import (
    FOLD_SAFE_PT,
    SAFE_PT,
    CardArea,
    PageGeometry,
    Remark,
    Severity,
)
from cardgen.preflight.objects import entry, inherited, items, number, numbers
from cardgen.preflight.report import size_in_words

BOX_TOLERANCE_PT = 0.01
LEAST_PT = 3  # ISO 32000-1, annex C
NO_BLEED_PT = 0.2 * PT_PER_MM  # a tolerance for boxes rounded to whole points
MOST_MISPRINT = 0.06  # scaled by 5 % and turned by 3 degrees, the limits of a printer's profile
CARD_MM = 200.0  # a page up to this long is taken as one card
NEARLY_MM = 1.5  # a page with at most this difference was meant to have that paper size

_INHERITED_BOXES = ("MediaBox", "CropBox")


def boxes_of(page: Any) -> dict[str, Bounds]:
    """Return the boxes that a page has."""
    boxes: dict[str, Bounds] = {}
    for name in ("MediaBox", "CropBox", "BleedBox", "TrimBox"):
        look_up = inherited if name in _INHERITED_BOXES else entry
        corners = numbers(look_up(page, f"/{name}"), 4)
        if corners:
            x0, y0, x1, y1 = corners
            boxes[name] = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return boxes


def trim_of(boxes: dict[str, Bounds]) -> Bounds:
    """Return the trim box or, if there is none, the crop or media box."""
    return _first_of(boxes, ("TrimBox", "CropBox", "MediaBox"), (0.0, 0.0, 0.0, 0.0))


def has_bleed(boxes: dict[str, Bounds], trim: Bounds) -> bool:
    """Return whether the bleed box, or its substitute, reaches beyond `trim` on any side."""
    return beyond(trim, _first_of(boxes, ("BleedBox", "CropBox", "MediaBox"), trim)) > NO_BLEED_PT


def _first_of(boxes: dict[str, Bounds], names: Iterable[str], default: Bounds) -> Bounds:
    return next((boxes[name] for name in names if name in boxes), default)


def without_bleed(size: Size) -> Remark:
    """Return the remark on a page of `size` without bleed, when others of that size have it."""
    verdict = "has no bleed (its BleedBox ends with its TrimBox), but other pages of its size do"
    return Remark("warning", "pages without bleed", f"the page of {size_in_words(size)}", verdict)


def size_mm(box: Bounds) -> Size:
    """Return width and height of `box`, which is in points."""
    return round((box[2] - box[0]) * MM_PER_PT, 1), round((box[3] - box[1]) * MM_PER_PT, 1)


def check_boxes(boxes: dict[str, Bounds], press_ready: bool) -> Iterator[Remark]:
    """Remark on boxes that are missing, not nested or nearly a paper's size."""
    if "MediaBox" not in boxes:
        verdict = "has no MediaBox, so its size is unknown"
        yield Remark("error", "missing boxes", "the page", verdict)
    if "TrimBox" not in boxes:
        severity: Severity = "error" if press_ready else "warning"
        verdict = "has no TrimBox, so it is unknown where to cut"
        yield Remark(severity, "missing boxes", "the page", verdict)
    present: list[str] = [name for name in ("MediaBox", "BleedBox", "TrimBox") if name in boxes]
    for outer, inner in pairwise(present):
        excess = beyond(boxes[outer], boxes[inner])
        if excess > BOX_TOLERANCE_PT:
            verdict = f"reaches {excess:.2f} pt beyond the {outer}, but should be inside"
            yield Remark("error", "boxes that aren't nested", f"the {inner}", verdict)
    if "TrimBox" not in boxes and "CropBox" in boxes:
        present.append("CropBox")  # which then limits what is printed
    for name in dict.fromkeys({boxes[name]: name for name in reversed(present)}.values()):
        yield from _check_size(name, boxes[name])


def _check_size(name: str, box: Bounds) -> Iterator[Remark]:
    """Remark on a box that nothing fits into, and on nearly a paper's size: viewers scale it."""
    size = box[2] - box[0], box[3] - box[1]
    if min(size) < LEAST_PT:
        verdict = (
            f"is {size[0]:g} x {size[1]:g} pt, but must be at least {LEAST_PT} x {LEAST_PT} pt"
        )
        yield Remark("error", "boxes without room", f"the {name}", verdict)
    for paper, (short, long) in papers().items():
        for across, down in ((short, long), (long, short)):
            wanted = across * PT_PER_MM, down * PT_PER_MM
            off = max(abs(size[0] - wanted[0]), abs(size[1] - wanted[1]))
            if BOX_TOLERANCE_PT < off <= NEARLY_MM * PT_PER_MM:
                verdict = (
                    f"is {size[0]:.3f} x {size[1]:.3f} pt, nearly {paper} but not exactly "
                    f"({wanted[0]:.3f} x {wanted[1]:.3f} pt)"
                )
                yield Remark("warning", "inexact paper sizes", f"the {name}", verdict)


def geometry_of(private: Any, trim: Bounds) -> PageGeometry:
    """Return where a page is cut and folded, by its `private` data or a card's trim box."""
    if private is None:
        return PageGeometry(trim, (CardArea(trim),) if max(size_mm(trim)) <= CARD_MM else ())
    folds = [
        (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
        for x1, y1, x2, y2 in _quadruples(entry(private, "/Folds"))
        if abs(x1 - x2) < 1 or abs(y1 - y2) < 1  # folds run along the paper
    ]
    cards = [
        CardArea((x0, y0, x1, y1), tuple(fold for fold in folds if _meet((x0, y0, x1, y1), fold)))
        for x0, y0, x1, y1 in _quadruples(entry(private, "/Cards"))
    ]
    safe, fold_safe = entry(private, "/Safe"), entry(private, "/FoldSafe")
    return PageGeometry(trim, tuple(cards), number(safe, SAFE_PT), number(fold_safe, FOLD_SAFE_PT))


def printer_of(private: Any) -> Matrix:
    """Return how the printer maps a page; ignore values too large to be real."""
    if parts := numbers(entry(private, "/Printer"), 6):
        matrix = Matrix(*parts)
        wrong = max(abs(matrix.a - 1), abs(matrix.b), abs(matrix.c), abs(matrix.d - 1))
        if wrong < MOST_MISPRINT:
            return matrix
    return Matrix()


def _quadruples(array: Any) -> Iterator[tuple[float, float, float, float]]:
    for member in items(array):
        values = numbers(member, 4)
        if values:
            a, b, c, d = values
            yield a, b, c, d


def _meet(a: Bounds, b: Bounds) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] <= b[3] and b[1] <= a[3]
