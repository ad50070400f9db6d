"""QR symbols scan from the printed card, and are refused where they would not."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import qrcode
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFilter

from cardgen.card.card import card
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.drawing.qr import _CAPACITY, QUIET_ZONE, QrError, choose, encode, symbol
from cardgen.drawing.shapes import Box, Group, Modules, Page
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.profile import Profile
from tests.support.made_card import MadeCard
from tests.support.reading import ADA, GEOMETRIES, pdf_image, pdf_of
from tests.support.reading import texts as lines_of

ZOE = replace(
    ADA,
    name="Zoë Müller-Nguyễn",
    organisation="Straße & Söhne",
    address=("1, rue de l’Été; 3ème", "75004 Paris"),
)
YAMADA = replace(
    ADA, name="山田 太郎", title="ゲームデザイナー", organisation="株式会社ゲーム", address=()
)
PROFILES: dict[str, Profile] = {
    "vCard": ADA,
    "vCard with accents": ZOE,
    "vCard in Japanese": YAMADA,
    "MECARD with accents": replace(ZOE, qr="mecard"),
    "URL": replace(ADA, qr="url", qr_url="https://merriweather.example/ada?from=card"),
    "text in two scripts": replace(ADA, qr="text", qr_text="Grüße, 山田!\nBring a pencil."),
}
WAYS: dict[str, Callable[[Image.Image], Image.Image]] = {
    "straight": lambda image: image,
    "blurred": lambda image: image.filter(ImageFilter.GaussianBlur(1.6)),
    "turned by 5 degrees": lambda image: turned(image, 5),
    "turned by 17 degrees": lambda image: turned(image, 17),
    "turned by 90 degrees": lambda image: turned(image, 90),
}


def turned(image: Image.Image, degrees: float) -> Image.Image:
    return image.rotate(degrees, Image.Resampling.BICUBIC, expand=True, fillcolor="white")


def scanned(image: Image.Image) -> list[str]:
    return [
        found.text for found in zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    ]


def as_image(rows: tuple[bytes, ...]) -> Image.Image:
    dark = np.array([list(row) for row in rows], dtype=np.uint8)
    quiet = np.pad(dark, QUIET_ZONE)
    return Image.fromarray(255 * (1 - quiet.repeat(4, axis=0).repeat(4, axis=1)).astype(np.uint8))


def modules_on(page: Page) -> Modules:
    """Return the one symbol of a card's outside, in the coordinates of its panel."""
    (found,) = (
        inner
        for _, shapes in page.layers
        for shape in shapes
        if isinstance(shape, Group)
        for inner in shape.shapes
        if isinstance(inner, Modules)
    )
    return found


# -- scanning what is printed ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", PROFILES)
def test_the_symbol_scans_from_the_card(kind: str, book: FontBook) -> None:
    profile = PROFILES[kind]
    data = pdf_of((card(profile, load_geometry("classic"), book).outside,), book)
    at_300 = pdf_image(data, 0, 300 / 25.4)
    for way, change in WAYS.items():
        assert scanned(change(at_300)) == [payload(profile)], way
    assert scanned(pdf_image(data, 0, 150 / 25.4)) == [payload(profile)], "at 150 dpi"


@pytest.mark.parametrize("name", GEOMETRIES)
def test_the_symbol_scans_from_every_geometry(name: str, made: Callable[[str], MadeCard]) -> None:
    for dpi in (150, 300):
        assert scanned(pdf_image(made(name).pdf, 0, dpi / 25.4)) == [payload(ADA)]


def test_the_symbol_scans_from_a_file_for_the_press(book: FontBook) -> None:
    data = pdf_of((card(ZOE, load_geometry("us"), book).outside,), book, color="cmyk", pdfx=True)
    assert scanned(pdf_image(data, 0, 300 / 25.4)) == [payload(ZOE)]


@pytest.mark.parametrize("kind", PROFILES)
def test_another_library_encodes_the_same_payload(kind: str) -> None:
    content = payload(PROFILES[kind])
    assert content is not None
    other = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=4, box_size=4)
    other.add_data(content.encode())
    theirs = scanned(other.make_image().get_image().convert("L"))
    assert scanned(as_image(encode(content, "M"))) == theirs == [content]


def test_a_symbol_is_surrounded_by_white_and_measures_what_was_chosen(
    made: Callable[[str], MadeCard],
) -> None:
    whole = made("classic")
    modules = modules_on(whole.card.outside)
    scale = 40.0
    image = pdf_image(whole.pdf, 0, scale).convert("L")
    panel = whole.geometry.panel("front")
    left, top = panel.apply(modules.x, modules.y)
    left, top = left + whole.geometry.bleed, top + whole.geometry.bleed
    quiet = QUIET_ZONE * modules.module
    cut = [
        round(v * scale)
        for v in (
            left - quiet,
            top - quiet,
            left + modules.side + quiet,
            top + modules.side + quiet,
        )
    ]
    pixels = np.asarray(image.crop(tuple(cut)))  # type: ignore[arg-type]
    dark = np.argwhere(pixels < 128)
    # the tile's corners are rounded, so a triangle of at most half the zone may be cut off there
    zone = round(quiet * scale)
    light = 230  # the tile is pale, not white
    assert (pixels[: zone - 1, zone:-zone] > light).all()
    assert (pixels[zone:-zone, : zone - 1] > light).all()
    assert (pixels[1 - zone :, zone:-zone] > light).all()
    assert (pixels[zone:-zone, 1 - zone :] > light).all()
    core = dark[(dark > zone - 4).all(axis=1) & (dark < len(pixels) - zone + 4).all(axis=1)]
    span = (core.max(axis=0) - core.min(axis=0) + 1) / scale
    assert span == pytest.approx([modules.side, modules.side], abs=0.06)
    assert modules.module >= 0.40
    # the first row of a finder pattern is seven dark modules and a light one
    row = pixels[core.min(axis=0)[0] + round(modules.module * scale / 2)][zone:] < 128
    assert int(np.argmin(row)) / scale / 7 == pytest.approx(modules.module, abs=0.01)


def test_modules_are_black_alone_and_not_mixed(book: FontBook) -> None:
    modules = modules_on(card(ADA, load_geometry("classic"), book).outside)
    assert modules.ink.cmyk == (0, 0, 0, 1)
    assert modules.ink == BLACK


# -- choosing --------------------------------------------------------------------------------------


def test_level_m_is_taken_while_modules_keep_the_wanted_size() -> None:
    # 62 bytes are version 4 at M (33 modules, 41 with quiet zone) and version 3 at L has room for
    # 53
    text = "x" * 62
    assert choose(text, 41 * 0.40).level == "M"
    assert choose(text, 41 * 0.40).module == pytest.approx(0.40)


def test_level_l_is_taken_where_m_would_be_too_small() -> None:
    # 78 bytes: version 5 at M (45 with quiet zone), version 4 at L (41)
    choice = choose("x" * 78, 41 * 0.40)
    assert (choice.level, choice.side) == ("L", 33)
    assert not choice.is_small
    assert choose("x" * 78, 45 * 0.40).level == "M"


def test_modules_below_the_wanted_size_are_small_and_below_the_least_refused() -> None:
    text = "x" * 78
    small = choose(text, 41 * 0.36)
    assert small.level == "L"
    assert small.is_small
    assert choose(text, 41 * 0.33).module == pytest.approx(0.33)
    with pytest.raises(QrError) as caught:
        choose(text, 41 * 0.33 - 0.01)
    assert (
        str(caught.value) == "78 bytes need a QR symbol of 13.6 mm, and there is room for 13.5 mm"
    )


def test_a_payload_beyond_every_symbol_is_refused() -> None:
    with pytest.raises(QrError, match=r"^2954 bytes are more than any QR symbol holds \(2953\)$"):
        choose("x" * 2954, 1000)
    assert choose("x" * 2953, 1000).level == "L"


@pytest.mark.parametrize("level", ["M", "L"])
def test_capacities_are_those_of_the_library(level: str) -> None:
    for version, most in enumerate(_CAPACITY[level], 1):  # type: ignore[index]
        side = 17 + 4 * version
        if version <= 12 or version % 7 == 0:  # large symbols take their time
            assert len(encode("a" * most, level)) == side  # type: ignore[arg-type]
            if version < 40:
                assert len(encode("a" * (most + 1), level)) == side + 4  # type: ignore[arg-type]


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=120))
def test_no_payload_needs_a_larger_symbol_than_was_chosen(text: str) -> None:
    choice = choose(text, 60)
    rows = encode(text, choice.level)
    assert len(rows) <= choice.side
    assert all(len(row) == len(rows) for row in rows)


@given(
    st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=60)
)
def test_what_is_encoded_is_read_again(text: str) -> None:
    assert scanned(as_image(encode(text, "M"))) == [text]


def test_a_symbol_fills_its_box_with_its_quiet_zone() -> None:
    modules = symbol("https://merriweather.example", Box(10, 20, 16, 16), BLACK)
    quiet = QUIET_ZONE * modules.module
    assert (modules.x - quiet, modules.y - quiet) == pytest.approx((10, 20))
    assert modules.side + 2 * quiet == pytest.approx(16)


def test_a_card_says_what_to_drop_where_the_symbol_does_not_fit(book: FontBook) -> None:
    long = replace(ADA, organisation="O" * 20, emails=("a" * 400 + "@b.example",))
    drops = {
        "vcard": 'leave out contact details, or set content = "mecard" or "url" under [qr]',
        "mecard": 'leave out contact details, or set content = "url" under [qr]',
    }
    for content, advice in drops.items():
        with pytest.raises(InputFault) as caught:
            card(replace(long, qr=content), load_geometry("classic"), book)  # type: ignore[arg-type]
        (said,) = (fault for fault in caught.value.faults if fault.key == "qr")
        assert said.message.endswith(advice)
        assert "and there is room for 27.0 mm" in said.message
    with pytest.raises(InputFault, match="shorten it"):
        card(replace(ADA, qr="text", qr_text="long " * 100), load_geometry("classic"), book)


def test_a_card_without_a_symbol_has_none(book: FontBook) -> None:
    page = card(replace(ADA, qr="none"), load_geometry("classic"), book).outside
    assert scanned(pdf_image(pdf_of((page,), book), 0, 150 / 25.4)) == []
    assert any(text.content == ADA.title for text, _ in lines_of(page))
