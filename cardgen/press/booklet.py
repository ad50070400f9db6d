"""Saddle stitch: turns pages in reading order into sheets to print on both sides, nest and fold.

A landscape sheet turned over along its short edge mirrors left and right: the left page of the
outside has the right page of the inside on its back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardgen.drawing import shapes as draw


def reader_size(paper: draw.Size) -> draw.Size:
    """Return width and height in mm of a booklet page: a sheet of `paper` folded once."""
    short, long = sorted(paper)
    return long / 2, short


def reader_order(count: int) -> tuple[tuple[int | None, int | None], ...]:
    """Return the left and right page on each side of each sheet, for `count` pages numbered from 0.

    Sides are in printing order: outside and inside of the outermost sheet, then of the next one.
    None is a blank page; blanks fill the end.
    """
    total = -(-count // 4) * 4

    def page(index: int) -> int | None:
        return index if index < count else None

    sides: list[tuple[int | None, int | None]] = []
    for first in range(0, total // 2, 2):
        last = total - 1 - first
        sides += [(page(last), page(first)), (page(first + 1), page(last - 1))]
    return tuple(sides)


def booklet(pages: Sequence[draw.Page], *, from_right: bool = False) -> Iterator[draw.Page]:
    """Yield the sides of the sheets, landscape, with two `pages` each and the fold between them.

    All pages are of one size. A booklet that is read `from_right` is bound there.
    """
    for number, side in enumerate(reader_order(len(pages))):
        left, right = (
            draw.Page(pages[0].width, pages[0].height, ()) if index is None else pages[index]
            for index in (reversed(side) if from_right else side)
        )
        yield replace(
            beside(left, right),
            folds=((left.width, 0, left.width, left.height),),
            label=f"sheet {number // 2 + 1}, {'inside' if number % 2 else 'outside'}",
        )


def beside(left: draw.Page, right: draw.Page) -> draw.Page:
    """Return two pages beside each other on one."""
    layers = draw.merged_layers(
        (name, (draw.Group(shapes, draw.moved(x, 0)),))
        for page, x in ((left, 0.0), (right, left.width))
        for name, shapes in page.layers
    )
    return draw.Page(left.width + right.width, max(left.height, right.height), layers)
