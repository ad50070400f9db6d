"""Blocks: what sheets and cards are put together from.

A block is drawn from its own top left corner and knows how large it is, so that blocks can be set
under and beside each other. Sizes are in mm, type in pt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from cardgen.drawing import shapes as draw

T = TypeVar("T")

_THINNEST, _SMALLEST = 0.5, 6.0  # of lines and type where a picture is drawn smaller, in pt


class SheetError(ValueError):
    """A sheet that cannot be made as asked: most often because the paper is too small."""


@dataclass(frozen=True, slots=True)
class Block:
    """Shapes within `width` x `height` mm from their own origin."""

    width: float
    height: float
    shapes: tuple[draw.Shape, ...]

    def at(self, x: float, y: float) -> draw.Group:
        """Return the block with its top left corner at (x, y)."""
        return draw.Group(self.shapes, draw.moved(x, y))

    def scaled(self, scale: float) -> Block:
        """Return the block in another size; lines stay fit to print, and type legible."""
        shapes = tuple(_kept_legible(shape, scale) for shape in self.shapes)
        return type(self)(
            self.width * scale, self.height * scale, (draw.Group(shapes, draw.scaled(scale)),)
        )


@dataclass(frozen=True, slots=True)
class PlacedDiagram(draw.Group):
    """A placed diagram, and its `size`: width and height in its own coordinates."""

    size: draw.Size = (0.0, 0.0)


class Diagram(Block):
    """A block that keeps its inside where a page is mirrored for those who read from the right."""

    def at(self, x: float, y: float) -> draw.Group:
        """Return the diagram with its top left corner at (x, y)."""
        return PlacedDiagram(self.shapes, draw.moved(x, y), size=(self.width, self.height))


def _kept_legible(shape: draw.Shape, scale: float) -> draw.Shape:
    """Return `shape` with lines of 0.5 pt and type of 6 pt at least, once it is scaled."""
    match shape:
        case draw.Path(stroke=draw.Stroke() as stroke):
            return replace(
                shape, stroke=replace(stroke, width=max(stroke.width, _THINNEST / scale))
            )
        case draw.Text():
            return replace(shape, size=max(shape.size, _SMALLEST / scale))
        case draw.Group():
            return replace(shape, shapes=tuple(_kept_legible(each, scale) for each in shape.shapes))
        case draw.PlacedForm():  # what is shared has lines for its full size
            shapes = tuple(_kept_legible(each, scale) for each in shape.form.shapes)
            return draw.Group(shapes, shape.matrix)
    return shape


def stack(*blocks: Block, gap: float = 0.0) -> Block:
    """Return blocks under each other, `gap` mm apart."""
    shapes, y, width = list[draw.Shape](), -gap, 0.0
    for block in blocks:
        shapes.append(block.at(0, y + gap))
        y += gap + block.height
        width = max(width, block.width)
    return Block(width, max(y, 0.0), tuple(shapes))


def row(*blocks: Block, gap: float = 0.0, middle: bool = False) -> Block:
    """Return blocks beside each other, `gap` mm apart, in line at the top or at the middle."""
    height = max(block.height for block in blocks)
    shapes, x = list[draw.Shape](), 0.0
    for block in blocks:
        shapes.append(block.at(x, (height - block.height) / 2 if middle else 0.0))
        x += block.width + gap
    return Block(x - gap, height, tuple(shapes))


def packed(
    parts: Iterable[T],
    height: Callable[[T], float],
    room: float,
    top: float = 0.0,
    gap: float = 0.0,
) -> list[list[T]]:
    """Return `parts` in order, as many on each page as fit into `room` mm, `gap` mm apart.

    On the first page they begin `top` mm below its margin.
    """
    pages: list[list[T]] = [[]]
    y = top
    for part in parts:
        if pages[-1] and y + height(part) > room:
            pages.append([])
            y = 0.0
        pages[-1].append(part)
        y += height(part) + gap
    return pages


def space(height: float) -> Block:
    """Return room between blocks under each other, with nothing in it."""
    return Block(0.0, height, ())
