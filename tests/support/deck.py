"""Cards with Connector for tests: shipped ones, spoilt ones, and how their faces lie on paper."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from cardgen.connector.artwork.back_artwork import Connector, face_artwork
from cardgen.connector.layout.result import Face, Layout, Panel
from cardgen.connector.layout.store import layout_path, read_layouts
from cardgen.connector.proof.card_reader import Printed, read_print
from cardgen.connector.texts import SHIPPED_TEXTS, Texts, read_texts
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.drawing.shapes import Box, Group, Matrix, Page, PlacedForm, Shape, filled, rectangle

Change = Callable[[Shape], Iterable[Shape]]
"""What becomes of a shape that is no group."""


def layout_of(name: str) -> Layout:
    return next(
        one for one in read_layouts(layout_path(SHIPPED_TEXTS)).layouts if one.geometry == name
    )


def texts_of_the_house() -> Texts:
    return read_texts(SHIPPED_TEXTS)[0]


def maps_across(panel: Panel) -> Mapping[Face, Matrix]:
    """Return where faces lie on a card that opens upwards, as one finds with paper and scissors.

    Outside the back panel is above the front, head down. A flap's inside is seen where the flap was
    before it was folded, mirrored at its fold; the inside as seen with the card turned over is
    mirrored too.
    """
    whole = {"back": panel.width, "left": 2 * panel.flap, "right": 2 * (panel.width - panel.flap)}
    faces: Sequence[Face] = ("back", "left", "right") if panel.flap else ("back",)
    return {face: Matrix(-1, 0, 0, -1, whole[face], panel.height) for face in faces}


def drawn(
    layout: Layout,
    texts: Texts,
    book: FontBook,
    change: Change = lambda shape: (shape,),
) -> Printed:
    """Return what is read off a black card with nothing on it but a layout, each shape changed."""
    panel = layout.panel
    maps = maps_across(panel)
    sheet = Box(0, 0, panel.width, 2 * panel.height)
    pages = []
    sides: tuple[tuple[Face, ...], ...] = (("back",), ("left", "right"))
    for faces in sides:
        shapes: list[Shape] = [filled(rectangle(sheet), BLACK)]
        for face in faces:
            art, text = face_artwork(Connector(layout, texts), face, book)
            shapes.append(Group(_changed((*art, *text), change), maps[face]))
        pages.append(Page(sheet.width, sheet.height, (("art", tuple(shapes)),)))
    outside, inside = pages
    return read_print(outside, inside, maps, panel, book)


def _changed(shapes: Iterable[Shape], change: Change) -> tuple[Shape, ...]:
    found: list[Shape] = []
    for shape in shapes:
        match shape:
            case Group():
                found.append(replace(shape, shapes=_changed(shape.shapes, change)))
            case PlacedForm():
                raise AssertionError("a layout is drawn without forms")
            case _:
                found += change(shape)
    return tuple(found)
