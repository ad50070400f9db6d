"""One drawing, two pens: what the PDF file shows, the SVG file shows at the same place."""

import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image as Pillow

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, CUT, FOLD, WHITE, Ink, grey
from cardgen.drawing.picture import photo
from cardgen.drawing.shapes import (
    MM_PER_PT,
    Box,
    Form,
    Group,
    Image,
    Modules,
    Page,
    Path,
    Picture,
    PlacedForm,
    Shape,
    Stroke,
    Text,
    circle,
    filled,
    line,
    moved,
    polygon,
    rectangle,
    rotated,
    scaled,
    stroked,
)
from cardgen.drawing.svg import write_svg
from tests.support.made_card import MadeCard
from tests.support.nightly import tries
from tests.support.reading import (
    GEOMETRIES,
    difference,
    ink_box,
    page_of,
    pdf_image,
    pdf_of,
    pixels_of,
    sides,
    svg_image,
    whole_scale,
)

BLUE = Ink((0.8, 0.4, 0, 0), (0.2, 0.4, 0.8))
STAR = polygon([(5, 0), (8, 9.5), (0, 3.6), (10, 3.6), (2, 9.5)])
RAMP = Picture("ramp", 256, 100, bytes(range(256)) * 100, ((0, BLUE), (1, WHITE)))
PHOTO = photo(
    Pillow.merge("RGB", [Pillow.linear_gradient("L").rotate(turn) for turn in (0, 90, 180)])
)
SYMBOL = Modules(
    2, 2, 0.5, tuple(bytes((x * y + x) % 3 == 0 for x in range(16)) for y in range(16)), BLACK
)
STAMP = Form(
    "stamp", Box(-4, -4, 20, 8), (filled(circle(0, 0, 3), BLUE), Text(4, 1, "Stamp", 9, BLACK))
)

SCRIPTS = {
    "Latin": "AVATo, Wolfgang & Zoë",
    "Greek": "Παναγιώτης Ωμέγα",
    "Cyrillic": "Наталья Жукова",
    "Vietnamese": "Nguyễn Thị Ngọc Ánh",
    "Chinese": "山田太郎 王小明",
    "Japanese": "ゲームデザイナー",
    "Korean": "김철수 박영희",
    "Arabic": "محمد عبد الله",
    "Hebrew": "דוד בן־גוריון",
    "Devanagari": "रवीन्द्रनाथ श्रीमती कृष्ण",
    "Thai": "สมชาย ใจดี ปิ่นเกล้า",
    "Tamil": "சுப்பிரமணிய பாரதியார்",
    "mixed": "Ada علي 12 אב 山",
}

KINDS: dict[str, tuple[Shape, ...]] = {
    "fill": (filled(rectangle(Box(2, 2, 20, 10), 3), BLUE), filled(circle(30, 10, 5), grey(0.5))),
    "nonzero": (Group((filled(STAR, BLACK),), moved(5, 5)),),
    "even-odd": (Group((Path(STAR, fill=BLACK, even_odd=True),), moved(5, 5)),),
    "fill and stroke": (Path(STAR, BLUE, Stroke(BLACK, 3, join="bevel")),),
    "dashes": tuple(
        stroked(line(5, 4 + 5 * i, 35, 4 + 5 * i), BLACK, 4, dash=(3, 2, 1, 2), cap=cap)
        for i, cap in enumerate(("butt", "round", "square"))
    ),
    "joins": tuple(
        stroked(
            (("M", 4.0 + 12 * i, 18.0), ("L", 8.0 + 12 * i, 4.0), ("L", 12.0 + 12 * i, 18.0)),
            BLUE,
            6,
            join=j,
        )
        for i, j in enumerate(("miter", "round", "bevel"))
    ),
    "curve": (stroked((("M", 2.0, 18.0), ("C", 10.0, -10.0, 30.0, 40.0, 38.0, 3.0)), BLACK, 2),),
    "symbol": (SYMBOL,),
    "duotone": (Image(Box(3, 3, 32, 12), RAMP),),
    "photo": (Image(Box(3, 3, 24, 14), PHOTO),),
    "clipped and turned": (
        Group(
            (filled(rectangle(Box(0, 0, 30, 6)), BLUE), Text(1, 4.5, "Turned", 12, BLACK)),
            rotated(17, 20, 10) @ moved(8, 6) @ scaled(0.9),
            clip=circle(10, 3, 9),
        ),
    ),
    "form": (
        PlacedForm(STAMP, moved(5, 5)),
        PlacedForm(STAMP, moved(5, 14)),
        PlacedForm(STAMP, rotated(-30) @ moved(12, 19)),
    ),
    "plates": (stroked(line(2, 5, 38, 5), FOLD, 3), stroked(line(2, 12, 38, 12), CUT, 3)),
}


def both(page: Page, book: FontBook, wanted: float) -> tuple[Pillow.Image, Pillow.Image, float]:
    """Return a page as the PDF and as the SVG pen draw it, and the pixels a mm."""
    scale = whole_scale(page, wanted)
    image = pdf_image(pdf_of((page,), book), 0, scale)
    return image, svg_image(write_svg(page, book, "Test"), image.size), scale


def assert_alike(first: Pillow.Image, second: Pillow.Image, scale: float) -> None:
    """Two programs round edges by up to a pixel; a glyph a quarter of a mm off differs by 70."""
    apart = difference(first, second, blur=scale / 5)
    assert apart[0] < 0.9
    assert apart[1] < 60


@pytest.mark.parametrize("kind", KINDS)
def test_both_pens_draw_a_shape_alike(kind: str, book: FontBook) -> None:
    page = page_of(40, 20, *KINDS[kind], bleed=1)
    first, second, scale = both(page, book, 12)
    assert pixels_of(first).min() < 200, "nothing was drawn"
    # CMYK blends of plates are the reader's own conversion, so those are compared by place only
    if kind == "plates":
        first, second = (
            image.convert("L").point(lambda v: 255 * (v > 235)).convert("RGB")
            for image in (first, second)
        )
    assert_alike(first, second, scale)


@pytest.mark.parametrize("script", SCRIPTS)
def test_both_pens_set_a_line_at_the_same_place(script: str, book: FontBook) -> None:
    text = Text(4, 8, SCRIPTS[script], 12, BLACK)
    first, second, scale = both(page_of(60, 12, text), book, 24)
    assert_alike(first, second, scale)
    of_first, of_second = ink_box(first, scale), ink_box(second, scale)
    assert of_first == pytest.approx(of_second, abs=0.1)
    assert of_first == pytest.approx(sides(book.ink_box(text)), abs=0.1)


def test_the_comparison_sees_a_single_moved_glyph(book: FontBook) -> None:
    words = "Merriweather"
    whole = Text(4, 8, words, 8, BLACK)
    place = 4 + book.width("Merriwe", 8)
    parts = (Text(4, 8, "Merriwe", 8, BLACK), Text(place + 0.25, 8, "ather", 8, BLACK))
    first, _, scale = both(page_of(40, 12, whole), book, 12)
    moved_one, _, _ = both(page_of(40, 12, *parts), book, 12)
    with pytest.raises(AssertionError):
        assert_alike(first, moved_one, scale)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("spacing", [0, 1.5])
def test_anchor_and_letter_spacing_place_a_line_alike(
    anchor: str, spacing: float, book: FontBook
) -> None:
    text = Text(30, 8, "HiddenH", 12, BLACK, anchor=anchor, spacing=spacing)  # type: ignore[arg-type]
    first, second, scale = both(page_of(60, 12, text), book, 24)
    left, _, right, _ = ink_box(first, scale)
    assert ink_box(second, scale) == pytest.approx(ink_box(first, scale), abs=0.1)
    width = book.width("HiddenH", 12, spacing=spacing)
    start = {"start": 30.0, "middle": 30 - width / 2, "end": 30 - width}[anchor]
    # H has equal bearings of about a tenth of its em on both sides
    assert left - start == pytest.approx(start + width - right, abs=0.1)
    assert 0 < left - start < 0.6


def test_letter_spacing_is_added_between_glyphs_only(book: FontBook) -> None:
    plain = book.width("Brand", 10)
    assert book.width("Brand", 10, spacing=2) == pytest.approx(plain + 4 * 2 * MM_PER_PT)
    assert book.width("B", 10, spacing=2) == book.width("B", 10)


@pytest.mark.parametrize("name", tries(["classic", "strip-90"], in_a_night=GEOMETRIES))
def test_both_pens_draw_a_card_alike(
    name: str, made: Callable[[str], MadeCard], book: FontBook
) -> None:
    whole = made(name)
    for index, page in enumerate((whole.card.outside, whole.card.inside)):
        scale = whole_scale(page, 12)
        first = pdf_image(whole.pdf, index, scale)
        second = svg_image(write_svg(page, book, "Test"), first.size)
        assert_alike(first, second, scale)


def test_an_svg_page_measures_millimetres_from_the_trim(book: FontBook) -> None:
    page = page_of(40, 20, filled(rectangle(Box(0, 0, 40, 20)), BLACK), bleed=3, slug=5)
    root = write_svg(page, book, "A & B").decode()
    assert 'width="50mm"' in root
    assert 'height="30mm"' in root
    assert 'viewBox="-5 -5 50 30"' in root
    assert "<title>A &amp; B</title>" in root


def test_layers_are_named_groups_in_the_svg(book: FontBook) -> None:
    dot = (filled(circle(5, 5, 2), BLACK),)
    page = Page(10, 10, (("art", dot), ("text", ()), ("fold", dot), ("guides", dot)))
    labels = re.findall(r'inkscape:label="(\w+)"', write_svg(page, book, "Test").decode())
    assert labels == ["art", "fold", "guides"]


def test_a_form_and_a_picture_stand_in_the_svg_once(book: FontBook) -> None:
    form = Form(
        "pair", Box(0, 0, 40, 20), (Image(Box(0, 0, 5, 5), RAMP), Image(Box(5, 0, 5, 5), RAMP))
    )
    page = page_of(40, 20, *(PlacedForm(form, moved(0, 6.0 * i)) for i in range(3)))
    text = write_svg(page, book, "Test").decode()
    assert text.count("data:image/png") == 1
    assert text.count('id="pair"') == 1
    assert text.count('href="#pair"') == 3


def test_live_text_stays_text(book: FontBook) -> None:
    shapes = (
        Text(4, 8, "Zoë <& Söhne>", 12, BLACK, "condensed-semibold", spacing=1),
        Text(20, 16, "محمد", 10, BLUE, anchor="middle"),
    )
    page = page_of(60, 20, *shapes)
    live, outlined = (
        write_svg(page, book, "Test", live_text=flag).decode() for flag in (True, False)
    )
    assert "<path" not in live
    assert ">Zoë &lt;&amp; Söhne&gt;</text>" in live
    assert ">محمد</text>" in live
    assert 'font-family="IBM Plex Sans Condensed, sans-serif"' in live
    assert 'font-weight="600"' in live
    assert 'text-anchor="middle"' in live
    assert 'letter-spacing="0.353"' in live
    assert "<text" not in outlined


def test_live_text_lies_where_the_outlines_lie(book: FontBook) -> None:
    page = page_of(60, 12, Text(56, 8, "Merriweather AVATo", 12, BLACK, anchor="end"))
    outlined, live = (
        svg_image(write_svg(page, book, "Test", live_text=flag), (1440, 288), book.paths)
        for flag in (False, True)
    )
    assert ink_box(live, 24) == pytest.approx(ink_box(outlined, 24), abs=0.1)


def test_a_duotone_leads_from_the_dark_ink_to_the_light_one(book: FontBook) -> None:
    page = page_of(40, 20, Image(Box(0, 0, 40, 20), RAMP))
    first, second, _ = both(page, book, 4)
    for image in (first, second):
        row = pixels_of(image)[40]
        assert row[2] == pytest.approx([51, 102, 204], abs=12)
        assert row[-3] == pytest.approx([243, 246, 251], abs=12)
        assert np.all(np.diff(row[:, 0]) >= -1)


def test_a_file_can_hold_pages_of_different_sizes(book: FontBook) -> None:
    small = page_of(20, 10, Text(2, 5, "small", 9, BLACK))
    large = replace(small, width=40)
    data = pdf_of((small, large), book)
    assert [pdf_image(data, page, 10).size for page in (0, 1)] == [(200, 100), (400, 100)]
