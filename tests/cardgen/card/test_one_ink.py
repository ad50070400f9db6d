"""Cards in one ink: no tint anywhere, and all that colours tell is told by shapes."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest

from cardgen.card.card import card
from cardgen.card.portrait import faint_portraits
from cardgen.connector.artwork.back_artwork import Connector, face_artwork
from cardgen.connector.artwork.back_shapes import SIGN_STYLES
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.theme import load_theme
from cardgen.jobs.card_backs import builtin_connector
from tests.support.nightly import tries
from tests.support.reading import ADA, pdf_of

FACE = Path(__file__).parents[1] / "photographs" / "astronaut.jpg"
BLACKS = {"g": [(0.0,), (1.0,)], "k": [(0.0, 0.0, 0.0, 1.0), (0.0, 0.0, 0.0, 0.0)]}


def colours_in(stream: Any) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield the colours that a page or a form sets, and those of its pictures, with operators."""
    for operands, operator in pikepdf.parse_content_stream(stream):
        name = str(operator).lower()
        if name in ("g", "rg", "k", "scn"):
            yield name, tuple(float(each) for each in operands)
    for placed in stream.get("/Resources", {}).get("/XObject", {}).values():
        if placed.Subtype == "/Form":
            yield from colours_in(placed)
        else:
            palette = bytes(placed.ColorSpace[3])
            parts = 4 if placed.ColorSpace[1] == "/DeviceCMYK" else 3
            for grey in set(placed.read_bytes()):
                inks = tuple(part / 255 for part in palette[grey * parts : (grey + 1) * parts])
                yield ("k", inks) if parts == 4 else ("g", tuple(set(inks)))


WHOLE = list(product(("classic", "strip", "flat"), (None, FACE), ("rgb", "cmyk")))
PAIRS = [(shape, face, color) for shape, face, color in WHOLE if (face is FACE) == (color == "rgb")]
"""Each shape with both portraits and in both colours; the rest in a night."""


@pytest.mark.parametrize(("shape", "portrait", "color"), tries(PAIRS, in_a_night=WHOLE))
def test_a_mono_card_is_black_on_white_without_a_tint(
    shape: str, portrait: Path | None, color: str, book: FontBook
) -> None:
    geometry = load_geometry(shape)
    connector = builtin_connector(geometry, book)
    person = replace(ADA, theme="mono", portrait=portrait)
    made = card(person, geometry, book, connector=connector)
    data = pdf_of((made.outside, made.inside), book, color=color)
    with pikepdf.open(BytesIO(data)) as pdf:
        found = {colour for page in pdf.pages for colour in colours_in(page.obj)}
    assert found
    assert found <= {(name, value) for name, values in BLACKS.items() for value in values}


def test_every_text_has_an_edge_of_its_own(book: FontBook) -> None:
    assert len({style.edge for style in SIGN_STYLES}) == len(SIGN_STYLES)
    shipped = builtin_connector(load_geometry("classic"), book)
    assert shipped is not None
    connector = Connector(shipped.layout, shipped.texts, load_theme("mono"))
    edges = {
        shape.stroke
        for group in face_artwork(connector, "back", book)[0]
        if isinstance(group, draw.Group)
        for shape in group.shapes
        if isinstance(shape, draw.Path) and shape.stroke
    }
    for text in connector.texts:
        edge = connector.style(text.game).edge
        assert draw.Stroke(BLACK, edge.width, edge.dash, edge.cap) in edges, text.game


def shapes_without_inks(shapes: list[draw.Shape]) -> Iterator[object]:
    for shape in shapes:
        match shape:
            case draw.Group():
                yield shape.matrix
                yield from shapes_without_inks(list(shape.shapes))
            case draw.Text():
                yield shape.x, shape.y, shape.content, shape.size
            case draw.Path():
                yield shape.segments


def test_a_mono_back_has_the_pieces_and_words_of_all_others(book: FontBook) -> None:
    """So what is proven of one theme's back, where colours name the texts, holds for mono."""
    shipped = builtin_connector(load_geometry("classic"), book)
    assert shipped is not None
    backs = []
    for theme in ("paper", "mono"):
        connector = Connector(shipped.layout, shipped.texts, load_theme(theme))
        (_, *art), text = face_artwork(connector, "back", book)  # the first is the board
        backs.append([*shapes_without_inks(art), *shapes_without_inks(text)])
    assert backs[0] == backs[1]


def test_faint_portraits_in_dots_cover_little_and_differ_between_the_halves() -> None:
    first, second = faint_portraits(FACE, None, None, 45, (BLACK, BLACK), one_ink=True)
    shares = []
    for image in (first, second):
        assert isinstance(image.picture, draw.Picture)
        pixels = np.frombuffer(image.picture.pixels, np.uint8)
        assert set(np.unique(pixels)) == {0, 255}
        per_mm = image.picture.width / 45
        inked = (pixels == 0).reshape(image.picture.height, image.picture.width)
        tile = round(3 * per_mm)
        tiles = inked[: tile * 15, : tile * 15].reshape(15, tile, 15, tile).mean(axis=(1, 3))
        assert tiles.max() <= 0.22, "twenty percent, and the rest of a dot at the rim of a tile"
        changes = np.count_nonzero(np.diff(inked.astype(np.int8)))
        shares.append((inked.mean(), changes))
    (fine, fine_changes), (coarse, coarse_changes) = shares
    assert fine == pytest.approx(coarse, rel=0.15)
    assert fine_changes > 1.3 * coarse_changes


def test_a_theme_in_one_ink_has_no_tints(tmp_path: Path) -> None:
    text = Path("layouts/themes/mono.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    for old, new, message in (
        ('quiet = ["#000000", 0, 0, 0, 100]', 'quiet = ["#444444", 0, 0, 0, 70]', "without tints"),
        ('ground = ["#ffffff", 0, 0, 0, 0]', 'ground = ["#eeeeee", 0, 0, 0, 5]', "must be white"),
    ):
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        with pytest.raises(InputFault, match=message):
            load_theme(str(path))
