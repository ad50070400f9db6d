"""Logos look as a browser draws them, whatever their shapes, transforms, strokes and clips are."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageOps

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box
from cardgen.drawing.svg import write_svg
from cardgen.inputs.logo import LogoError, read_logo
from cardgen.inputs.theme import load_theme
from cardgen.sheets.logo import logo_artwork
from tests.support.reading import difference, page_of, svg_image

SIDE = 1000  # pixels of the browser's picture
RIM = 20  # pixels of white around what is compared


WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)  # that would take minutes


@pytest.fixture(scope="module")
def page(browser: Any) -> Any:
    page = browser.new_page(viewport={"width": SIDE, "height": SIDE})
    yield page
    page.close()


def numbers(least: float, most: float) -> st.SearchStrategy[float]:
    return st.floats(least, most).map(lambda value: round(value, 1))


places, sizes, angles = numbers(30, 70), numbers(8, 40), numbers(-90, 90)
TRANSFORMS = st.one_of(
    st.builds("rotate({} 50 50)".format, angles),
    st.builds("translate({} {})".format, numbers(-20, 20), numbers(-20, 20)),
    st.builds("scale({} {})".format, numbers(0.6, 1.3), numbers(-1.3, -0.6) | numbers(0.6, 1.3)),
    st.builds("skewX({})".format, numbers(-35, 35)),
    st.builds(
        "matrix({} {} {} {} 10 5)".format,  # none that makes a line of a shape
        numbers(0.6, 1),
        numbers(0.1, 0.4),
        numbers(-0.4, -0.1),
        numbers(-1, -0.6),
    ),
)
# None with a tip so thin that nobody sees its end, or with no more than its rim in the clip.
SHAPES = st.one_of(
    st.builds('<rect x="{}" y="{}" width="{}" height="{}" rx="{}" '.format,
              places, places, sizes, sizes, numbers(0, 9)),
    st.builds('<circle cx="{}" cy="{}" r="{}" '.format, places, places, sizes),
    st.builds('<ellipse cx="{}" cy="{}" rx="{}" ry="{}" '.format, places, places, sizes, sizes),
    st.builds('<path d="M{} {}h{}v{}l-12 -7" '.format, places, places, sizes, sizes),
    st.builds('<path d="M{} {}a{} {} {} 1 0 15 9q9 20 -12 14z" '.format,
              places, places, sizes, sizes, angles),
)  # fmt: skip
PAINTS = st.sampled_from(
    (
        'fill="#c01830"',
        'class="a"',
        'style="fill:#204090;fill-rule:evenodd"',
        'class="a" fill-opacity="0.5"',
        'fill="none" stroke="#107030" stroke-width="5" stroke-linejoin="round"',
        'fill="url(#g)"',
        'class="a" clip-path="url(#all)"',
        'fill="#c01830" clip-path="url(#half)"',
    )
)
DEFINITIONS = (
    "<style>.a{fill:#c07010}</style>"
    '<defs><linearGradient id="g"><stop stop-color="#c01830"/>'
    '<stop offset="1" stop-color="#204090" stop-opacity="0.4"/></linearGradient>'
    '<clipPath id="all"><rect x="-900" y="-900" width="1800" height="1800"/></clipPath>'
    '<clipPath id="half"><circle cx="50" cy="50" r="30"/></clipPath></defs>'
)


@st.composite
def drawings(draw: Any) -> str:
    parts = [
        f'<g transform="{draw(TRANSFORMS)}">{draw(SHAPES)}{draw(PAINTS)} '
        f'transform="{draw(TRANSFORMS)}"/></g>'
        for _ in range(draw(st.integers(1, 3)))
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 200 200">'
        f"{DEFINITIONS}{''.join(parts)}</svg>"
    )


def cut(image: Image.Image) -> Image.Image:
    """Cut a picture on white to what it shows."""
    ground = Image.new("RGB", image.size, "white")
    seen = ImageChops.difference(image, ground).convert("L")
    return image.crop(seen.point([255 * (value > 16) for value in range(256)]).getbbox())


@settings(
    max_examples=40,
    suppress_health_check=list(HealthCheck),
    deadline=None,
    phases=WITHOUT_SHRINKING,
)
@given(text=drawings())
def test_a_logo_looks_as_in_a_browser(text: str, page: Any, tmp_path_factory: Any) -> None:
    path = Path(tmp_path_factory.getbasetemp()) / "mark.svg"
    path.write_text(text)
    page.set_content(f'<body style="margin:0"><div style="width:{SIDE}px">{text}</div></body>')
    theirs = cut(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    try:
        logo = read_logo(path)
    except LogoError as error:
        message = str(error)
        assert message.startswith(("shows nothing", "is more than 50 times")), message
        return
    if min(theirs.size) < 100:
        return  # too few of the browser's pixels to compare with
    width = 10 * logo.width
    art = logo_artwork(logo, Box(0, 0, width, 10), load_theme("paper"), own=True)
    size = (round(theirs.height * logo.width), theirs.height)
    ours = cut(svg_image(write_svg(page_of(width, 10, *art), FontBook(), "logo"), size))
    assert ours.width / ours.height == pytest.approx(theirs.width / theirs.height, rel=0.05)
    ours = ours.resize(theirs.size)
    mean, most = difference(*(ImageOps.expand(each, RIM, "white") for each in (ours, theirs)), 4)
    assert mean < 4 and most < 90
