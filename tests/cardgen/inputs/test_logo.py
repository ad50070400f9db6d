"""Logos: shapes of an SVG file, and pictures with a transparent ground; others are refused."""

import struct
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from cardgen.inputs.logo import LogoError, read_logo
from cardgen.inputs.profile import Profile
from cardgen.sheets.logo import logo_remark

RING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 70"><g transform="translate(5 5) '
    'scale(2)">'
    '<path fill-rule="evenodd" d="M15 0a15 15 0 1 1 0 30a15 15 0 1 1 0-30zm0 3a12 12 0 1 0 0 24'
    'a12 12 0 1 0 0-24z"/><path d="M15 7q5 5 7 15H8z" fill="#c00"/></g></svg>'
)


MADE_OF = "a logo is made of shapes and their colours only"
LAUGHS = '<g id="a0"><rect width="1" height="1"/></g>' + "".join(
    f'<g id="a{level}">' + f'<use href="#a{level - 1}"/>' * 10 + "</g>" for level in range(1, 9)
)


def svg(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mark.svg"
    path.write_text(text)
    return path


def test_the_shapes_of_an_svg_file_are_scaled_to_a_height_of_1(tmp_path: Path) -> None:
    logo = read_logo(svg(tmp_path, RING))
    assert logo.width == pytest.approx(1, abs=0.01)
    assert [shape.colour for shape in logo.shapes] == ["#000000", "#cc0000"]
    assert [shape.even_odd for shape in logo.shapes] == [True, False]
    assert {segment[0] for shape in logo.shapes for segment in shape.outline} <= set("MLCZ")
    xs = [value for shape in logo.shapes for segment in shape.outline for value in segment[1::2]]
    assert (min(xs), max(xs)) == pytest.approx((0, 1), abs=0.01)


@pytest.mark.parametrize(
    ("parts", "together"),
    [
        ('<rect width="9" height="9"/><circle cx="4" cy="4" r="2" fill="#fff"/>', True),
        ('<circle cx="4" cy="4" r="4"/><path d="M3 4L5 3L5 5z" fill="#fff"/>', True),
        ('<rect width="9" height="9"/><circle cx="4" cy="4" r="2"/>', False),
        ('<circle cx="4" cy="4" r="2" fill="#fff"/><rect width="9" height="9"/>', False),
        ('<rect width="4" height="9"/><rect x="5" width="4" height="9" fill="#c00"/>', False),
    ],
)
def test_a_shape_on_one_of_another_colour_vanishes_in_one_colour(
    parts: str, together: bool, tmp_path: Path
) -> None:
    path = svg(tmp_path, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{parts}</svg>')
    assert read_logo(path).runs_together is together
    ring = tmp_path / "ring.svg"
    ring.write_text(RING)
    assert not read_logo(ring).runs_together, "its middle is a hole"
    profile = Profile("Ada Byrne", logo=path)
    assert bool(logo_remark(profile)) is together
    assert not logo_remark(replace(profile, logo_colour="own"))


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("<script>alert(1)</script>", f"contains a script: {MADE_OF}"),
        ("<text>Ada</text>", "contains texts: turn them into outlines"),
        ('<rect width="9" height="9" onload="x()"/>', "contains a link or a script (onload)"),
        ('<a href="https://example.com"><rect width="9" height="9"/></a>', "contains a link"),
        ('<use href="other.svg#x"/>', "contains a link or a script (href)"),
        ('<g id="x"><use href="#x"/></g>', "contains a <use> that repeats itself"),
        (LAUGHS, "consists of more than 20,000 shapes"),
        ('<image href="https://example.com/a.png"/>', "contains a picture"),
        ('<filter id="f"/>', "contains filters"),
        ('<pattern id="f"/>', "contains patterns"),
        ('<style>@import "https://example.com/a.css";</style>', "contains a link (style)"),
        ("<style>.a{fill:red;filter:blur(3px)}</style>", "contains a filter in a style"),
        ("<style>.a{fill:var(--brand)}</style>", "contains a variable in a style"),
        ("<foreignObject/>", "contains foreign objects"),
        ('<rect width="9" height="9" fill="url(https://a.example/#g)"/>',
         "contains a link (fill)"),
        ('<rect width="9" height="9" style="fill:url(//a.example)"/>', "contains a link (style)"),
        ('<rect width="9" height="9" clip-path="circle(3px)"/>', "contains a clip-path"),
        ('<rect width="9" height="9" style="fill:red;filter:blur(3px)"/>',
         "contains a filter in a style"),
        ('<rect width="9" height="9" visibility="hidden"/>', "shows nothing"),
        ('<path d="M0 0L9 9" fill="none"/>', "shows nothing"),
        ("<g/>", "shows nothing"),
        ('<path d="M0 0H9"/>', "shows nothing"),
        ('<path d="M0 4H9V4.1H0z"/>', "is more than 50 times as long as it is wide"),
        ('<rect width="9" height="9" opacity="0"/>', "shows nothing"),
        ('<path d="' + "M0 0L9 9" * 11_000 + '"/>',
         "consists of more than 20,000 lines and curves"),
    ],
)  # fmt: skip
def test_an_svg_file_with_anything_but_shapes_is_refused(
    part: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(LogoError) as caught:
        read_logo(
            svg(tmp_path, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{part}</svg>')
        )
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


AS_EXPORTED = {
    "a class in a style sheet, as Illustrator writes it": (
        '<defs><style>.cls-1{fill:#d4190f}</style></defs><path class="cls-1" d="M1 1H8V8H1z"/>'
    ),
    "a clip that covers everything, as Figma writes it": (
        '<g clip-path="url(#c)"><path d="M1 1H8V8H1z" fill="#D4190F"/></g>'
        '<defs><clipPath id="c"><rect width="9" height="9" fill="white"/></clipPath></defs>'
    ),
    "a second colour for wide screens, as Figma writes it": (
        '<path d="M1 1H8V8H1z" fill="#D4190F" '
        'style="fill:#D4190F;fill:color(display-p3 0.8 0.1 0.1);fill-opacity:1"/>'
    ),
    "a shape used from the definitions, as Inkscape writes it": (
        '<defs><path id="p" d="M0 0H7V7H0z" style="fill:#d4190f"/></defs>'
        '<use xlink:href="#p" x="1" y="1"/>'
    ),
    "a mask that covers everything, as Canva writes it": (
        '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask>'
        '<g mask="url(#m)"><polyline points="1,1 8,1 8,8 1,8" fill="#d4190f"/></g>'
    ),
    "a rotated rectangle": (
        '<rect x="-3.5" y="-3.5" width="7" height="7" fill="#d4190f" '
        'transform="translate(4.5 4.5) rotate(90)"/>'
    ),
}


def exported(tmp_path: Path, parts: str) -> Path:
    return svg(
        tmp_path,
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
        '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">{parts}</svg>',
    )


@pytest.mark.parametrize("parts", AS_EXPORTED.values(), ids=AS_EXPORTED)
def test_what_drawing_programs_export_stays_outlines(parts: str, tmp_path: Path) -> None:
    (shape,) = read_logo(exported(tmp_path, parts)).shapes
    assert shape.colour == "#d4190f"
    corners = {
        (round(segment[-2], 6), round(segment[-1], 6)) for segment in shape.outline if segment[1:]
    }
    assert corners == {(0, 0), (1, 0), (1, 1), (0, 1)}


@pytest.mark.parametrize(
    ("parts", "at_middle"),
    [
        ('<rect x="1" y="1" width="7" height="7" fill-opacity="0.5"/>', 128),
        ('<g style="opacity:50%"><rect x="1" y="1" width="7" height="7"/></g>', 128),
        ('<circle cx="4.5" cy="4.5" r="3" fill="none" stroke="red"/>', 0),
        (
            '<clipPath id="c"><path clip-rule="evenodd" d="M1 1H8V8H1zM3 3H6V6H3z"/></clipPath>'
            '<rect width="9" height="9" clip-path="url(#c)"/>',
            0,
        ),
        (
            '<linearGradient id="g"><stop stop-color="red"/>'
            '<stop offset="1" stop-color="red" stop-opacity="0"/></linearGradient>'
            '<rect x="1" y="1" width="7" height="7" fill="url(#g)"/>',
            128,
        ),
    ],
)
def test_what_outlines_can_t_show_becomes_a_picture(
    parts: str, at_middle: int, tmp_path: Path
) -> None:
    logo = read_logo(exported(tmp_path, parts))
    assert not logo.shapes
    assert logo.mask is not None and logo.colours is not None
    assert logo.mask.height == pytest.approx(598, abs=3)
    middle = logo.mask.height // 2 * logo.mask.width + logo.mask.width // 2
    assert 255 - logo.mask.pixels[middle] == pytest.approx(at_middle, abs=2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', "contains entities"),
        ("<svg/>", "has no filled shape"),
        ('<svg viewBox="0 0 0 9"/>', "has no width"),
        ("<svg><path", "is not an SVG file"),
        ("no XML", "is not an SVG file"),
        ("<s\0v\0g\0/\0>\0", "is not a text in UTF-8"),
        ("<svg>" + "<g>" * 50_000, "is not an SVG file"),
        ("<svg>" + " " * 2_000_001 + "</svg>", "2,000,012 bytes are too many for a logo"),
    ],
)
def test_what_is_no_svg_file_is_refused(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(LogoError) as caught:
        read_logo(svg(tmp_path, text))
    assert str(caught.value).startswith(message)


def disc(mode: str = "RGBA", size: int = 700) -> Image.Image:
    image = Image.new("RGBA", (size, size // 2))
    ImageDraw.Draw(image).ellipse((50, 50, size - 50, size // 2 - 50), fill=(200, 20, 20, 255))
    return image.convert(mode)


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_a_png_logo_is_cut_to_what_it_covers(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "mark.png"
    disc(mode).save(path)
    logo = read_logo(path)
    assert logo.width == pytest.approx(600 / 250, abs=0.05)
    assert logo.mask is not None and logo.colours is not None
    middle = logo.mask.height // 2 * logo.mask.width + logo.mask.width // 2
    assert logo.mask.pixels[middle] <= 1, "covered"
    assert logo.mask.pixels[0] >= 254, "free"


@pytest.mark.parametrize("mark", ["white", (200, 20, 20), None])
def test_a_picture_of_two_colours_vanishes_in_one_colour(
    mark: str | tuple[int, int, int] | None, tmp_path: Path
) -> None:
    image = disc()
    draw = ImageDraw.Draw(image)
    draw.rectangle((200, 150, 400, 200), fill=mark or (0, 0, 0, 0))
    path = tmp_path / "slab.png"
    image.save(path)
    assert read_logo(path).runs_together is (mark == "white")
    assert bool(logo_remark(Profile("Ada Byrne", logo=path))) is (mark == "white")


def test_16_bit_png_logos_are_read(tmp_path: Path) -> None:
    side = 600
    row = b"\0" + (b"\xff\x00\x00\x00\x00\x00\xff\xff" * (side // 2)) + bytes(8 * (side // 2))
    header = struct.pack(">IIBBBBB", side, side, 16, 6, 0, 0, 0)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(row * side)), chunk(b"IEND", b""))
    path = tmp_path / "deep.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    assert read_logo(path).width == pytest.approx(0.5, abs=0.01)


def test_a_png_that_is_no_logo_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mark.png"

    def refused() -> str:
        with pytest.raises(LogoError) as caught:
            read_logo(path)
        return str(caught.value)

    disc(size=500).save(path)
    assert refused() == "500 x 250 pixels are too few for print: the longer side needs 600"
    disc("RGB").save(path)
    assert refused().startswith("has no transparent ground")
    Image.new("RGBA", (700, 700)).save(path)
    assert refused() == "is wholly transparent"
    frames = [disc(), disc().rotate(180)]
    frames[0].save(path, save_all=True, append_images=frames[1:])
    assert refused().startswith("an animated picture")
    disc().save(path)
    path.write_bytes(path.read_bytes()[:900])
    assert refused().startswith(("the picture cannot be read", "not a PNG picture"))
    path.write_bytes(b"GIF89a")
    assert refused() == "not a PNG picture"
    path.unlink()
    assert refused() == "cannot be read: No such file or directory"
