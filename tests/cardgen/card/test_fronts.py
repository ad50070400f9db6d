"""Every theme in every shape with all that a front may have: whole, readable, read by a phone."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import zxingcpp
from PIL import Image, ImageFilter, ImageOps, ImageStat

from cardgen.card.card import card
from cardgen.card.front import personal_part, sizes_of
from cardgen.card.front_artwork import front_artwork, look_of, picture_boxes
from cardgen.card.ornament import diamond, ornament
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import contrast
from cardgen.drawing.shapes import Matrix
from cardgen.inputs.accent import themed
from cardgen.inputs.contact import payload
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.logo import read_logo
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme, theme_names
from cardgen.preflight.check import preflight
from cardgen.sheets.logo import logo_artwork, logo_size
from tests.support.faces import drawn_portrait
from tests.support.nightly import IN_A_NIGHT
from tests.support.reading import (
    FLAT,
    GEOMETRIES,
    box_of,
    difference,
    page_of,
    pdf_image,
    pdf_of,
    plain_text,
)

LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill-rule="evenodd" '
    'd="M30 0A30 30 0 1 1 30 60A30 30 0 1 1 30 0ZM30 6A24 24 0 1 0 30 54A24 24 0 1 0 30 6Z"/>'
    '<path d="M30 13L45 40H15Z"/></svg>'
)
SHORT = Profile(
    "Bo Li",
    title="Level Designer",
    organisation="Difference & Sons",
    brand="Engines that think twice",
    phones=("+44 20 7946 0815",),
    emails=("bo@example.com",),
    urls=("example.com/bo",),
    address=("12 Example Street", "London N1 0XX"),
)
LONG = replace(
    SHORT,
    name="Maximiliane von Hohenstein-Wertheim",
    title="Head of Interactive Narrative Research",
    organisation="Institute for Playful Systems",
    emails=("hohenstein@playful.example",),
    urls=("playful.example/hohenstein",),
    address=("Unter den Eichen 128, Berlin",),
)
ARABIC = replace(
    SHORT,
    name="ليلى حداد",
    title="محللة استشارية",
    organisation="شركة الفروق وأبناؤه",
    brand="آلات تفكر مرتين",
    address=(),
)
PEOPLE = {"short": SHORT, "long": LONG, "arabic": ARABIC}
CONTENTS = ("url", "mecard", "vcard", "none")

WHOLE = list(product(theme_names(), (*GEOMETRIES, *FLAT), PEOPLE, CONTENTS, (False, True)))
"""Theme, geometry, person, symbol, and whether there are portrait and logo."""


def _few() -> Iterator[tuple[str, str, str, str, bool]]:
    """Yield every theme with everybody, and everything else several times."""
    for index, (theme, person) in enumerate(product(theme_names(), PEOPLE)):
        geometry = (*GEOMETRIES, *FLAT)[2 * index % 7]
        yield theme, geometry, person, CONTENTS[index % 3], bool((index // 3 + index) % 2)


CASES = WHOLE if IN_A_NIGHT else list(_few())


def scanned(image: Image.Image) -> list[str]:
    return [found.text for found in zxingcpp.read_barcodes(image)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fronts")
    drawn_portrait().save(path / "face.png")
    (path / "mark.svg").write_text(LOGO)
    return path


@pytest.mark.parametrize(("theme", "shape", "who", "content", "dressed"), CASES)
def test_a_front_is_whole_readable_and_clean(
    theme: str, shape: str, who: str, content: str, dressed: bool, folder: Path, book: FontBook
) -> None:
    geometry = load_geometry(shape)
    profile = replace(PEOPLE[who], theme=theme, qr=content)  # type: ignore[arg-type]
    if who == "long" and content == "vcard":  # a symbol of all of it would be too large
        profile = replace(profile, address=(), brand="", urls=())
    if dressed:
        profile = replace(profile, portrait=folder / "face.png", logo=folder / "mark.svg")
    sizes = sizes_of(profile, geometry, book)
    own = personal_part(profile, geometry, book, sizes)
    assert not own.faults

    # nothing is cut off, nor on the picture, and everything can be read on its ground
    ground = themed(theme, "").ground
    safe = draw.Box(0, 0, geometry.panel_width, geometry.panel_height).expanded(-geometry.safe)
    picture, _ = picture_boxes(geometry, sizes, who == "arabic")
    for line in own.text:
        assert isinstance(line, draw.Text)
        box = box_of(book, line, Matrix())
        assert safe.holds(box), line.content
        assert line.size >= 6
        assert contrast(line.ink.rgb, ground.rgb) >= 4.5
        if sizes.picture:
            assert box.intersection(picture).width == 0, f"{line.content} is on the picture"
    whole = card(profile, geometry, book)
    shown = plain_text(pdf_of((whole.outside,), book))
    wanted = (profile.name, profile.title, profile.organisation, *profile.phones, *profile.emails)
    if who != "arabic":  # whose letters come back in another order
        assert all(word in shown for text in wanted for word in text.replace("@", "@ ").split())

    # the file is right for a press, and its symbol is read sharp and blurred
    path = folder / "card.pdf"
    pages = (whole.outside, whole.inside)
    path.write_bytes(pdf_of(pages, book, color="cmyk", pdfx=True))
    assert preflight(path).findings == ()
    expected = [] if content == "none" else [payload(profile)]
    screen = pdf_of(pages[:1], book)
    assert scanned(pdf_image(screen, 0, 300 / 25.4)) == expected
    coarse = pdf_image(screen, 0, 150 / 25.4).filter(ImageFilter.GaussianBlur(0.8))
    assert scanned(coarse) == expected


@pytest.mark.parametrize("theme", ["nocturne", "bold"])
def test_a_card_that_reads_from_the_right_is_mirrored_as_a_whole(
    theme: str, book: FontBook
) -> None:
    geometry = load_geometry("classic")
    profile = replace(ARABIC, theme=theme)
    own = personal_part(profile, geometry, book)
    middle = geometry.panel_width / 2
    assert all(
        isinstance(line, draw.Text) and line.anchor == "end" and line.x > middle
        for line in own.text
    )
    (symbol,) = (shape for shape in own.art if isinstance(shape, draw.Modules))
    assert symbol.x > middle
    visible, whole = picture_boxes(geometry, sizes_of(profile, geometry, book), mirrored=True)
    assert (visible.x, whole.x) == (0, -geometry.bleed)
    finder = bytes([1] * 7)
    assert symbol.rows[0][:7] == symbol.rows[0][-7:] == symbol.rows[-1][:7] == finder
    assert symbol.rows[-1][-7:] != finder, "the symbol itself is not mirrored"


@pytest.mark.parametrize(
    ("theme", "shape", "portrait"),
    [("nocturne", "classic", True), ("nocturne", "classic", False), ("bold", "flat-us", False)],
)
def test_the_shared_art_of_a_mirrored_card_is_mirrored_with_its_bleed(
    theme: str, shape: str, portrait: bool, book: FontBook
) -> None:
    geometry = load_geometry(shape)
    pictures = []
    for mirrored in (False, True):
        look_theme, sizes = load_theme(theme), sizes_of(SHORT, geometry, book)
        face = Path("face.jpg") if portrait else None
        look = look_of(SHORT)._replace(
            theme=look_theme, has_symbol=True, portrait=face, mirrored=mirrored
        )
        w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
        ground = draw.filled(
            draw.rectangle(draw.Box(-b, -b, w + 2 * b, h + 2 * b)), look_theme.ground
        )
        art = front_artwork(geometry, sizes, look)
        page = page_of(w, h, ground, *art, bleed=b)
        pictures.append(pdf_image(pdf_of((page,), book), 0, 10))
    assert ImageStat.Stat(pictures[0]).stddev[2] > 3, "there is something to see"
    assert difference(pictures[0], ImageOps.mirror(pictures[1]), 2)[0] < 0.5


def test_the_picture_takes_what_a_wider_card_adds(book: FontBook) -> None:
    widths = {}
    for name in ("classic", "us", "flat-us"):
        geometry = load_geometry(name)
        visible, _ = picture_boxes(geometry, sizes_of(SHORT, geometry, book), mirrored=False)
        widths[name] = visible.width
        assert geometry.panel_width - visible.width == pytest.approx(48)
    assert widths["classic"] == pytest.approx(37)
    assert widths["us"] == pytest.approx(40.9)


def test_art_ends_before_the_fold(book: FontBook) -> None:
    for name, mirrored in (
        ("classic", False),
        ("classic", True),
        ("strip", False),
        ("strip", True),
    ):
        geometry = load_geometry(name)
        visible, whole = picture_boxes(geometry, sizes_of(SHORT, geometry, book), mirrored)
        if name == "classic":
            assert visible.y == whole.y == 1.2
        elif mirrored:
            assert visible.x == whole.x == 1.2
        assert whole.bottom == geometry.panel_height + geometry.bleed


def test_the_diamond_has_no_slivers_in_the_bleed() -> None:
    theme = load_theme("swiss")
    for right, spaces in ((9.2, 12), (9.6, 13)):  # its last space begins at 9.15
        assert len(diamond(theme, 0, 0, 6.0, draw.Box(-20, -20, 20 + right, 40))) == spaces


def test_the_board_has_no_slivers_before_the_fold() -> None:
    visible = draw.Box(48, 1.2, 37, 48.8)
    whole = draw.Box(48, 1.2, 40, 51.8)
    (board,) = ornament(load_theme("nocturne"), visible, whole)
    assert isinstance(board, draw.Group)
    for space in board.shapes:
        assert isinstance(space, draw.Path)
        box = draw.bounds_of((part[1], part[2]) for part in space.segments if len(part) == 3)
        assert min(box.width, box.height) > 1


@pytest.mark.parametrize("width", [0.25, 1.0, 8.0])
def test_a_logo_in_its_own_colours_fills_its_tile_whatever_its_shape(
    width: float, tmp_path: Path
) -> None:
    path = tmp_path / "logo.svg"
    side = 100 * width
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} 100">'
        f'<path fill="#cc3318" d="M0 0H{side}V100H0Z"/></svg>'
    )
    logo, theme = read_logo(path), load_theme("nocturne")
    wide, high = logo_size(logo, theme, own=True)
    assert wide <= 22 and high <= 6 and (wide == 22 or high == 6)
    page = page_of(wide, high, *logo_artwork(logo, draw.Box(0, 0, wide, high), theme, own=True))
    red = np.asarray(pdf_image(pdf_of((page,), FontBook()), 0, 20))[..., 2] < 128
    for edges, length in ((red.any(axis=0), wide), (red.any(axis=1), high)):
        inked = np.flatnonzero(edges) / 20
        assert inked[0] == pytest.approx(0.7, abs=0.1)
        assert length - inked[-1] == pytest.approx(0.7, abs=0.1)
