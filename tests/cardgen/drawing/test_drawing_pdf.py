"""The PDF file as a printer's software reads it: boxes, layers, plates, colours, metadata."""

import hashlib
import io
import os
import subprocess
import sys
import tracemalloc
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Name
from test_drawing_pens import KINDS, PHOTO, RAMP

from cardgen.card.card import card
from cardgen.drawing.colour import ink_of, output_profile
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, CUT, FOLD, RICH_BLACK, WHITE, Ink, grey
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.shapes import (
    MM_PER_PT,
    PT_PER_MM,
    Box,
    Form,
    Image,
    Matrix,
    Modules,
    Page,
    Photo,
    PlacedForm,
    Text,
    circle,
    filled,
    line,
    moved,
    on_ground,
    rectangle,
    stroked,
)
from cardgen.drawing.svg import write_svg
from cardgen.inputs.geometry import load_geometry
from tests.support.made_card import MadeCard
from tests.support.reading import ADA, GEOMETRIES, opened, page_of, painted, pdf_of, plain_text

DOT = filled(circle(5, 5, 2), BLACK)
EVERYTHING = tuple(shape for shapes in KINDS.values() for shape in shapes)


def streams(pdf: pikepdf.Pdf) -> Iterator[tuple[Any, Any]]:
    """Yield pages and forms with their resources."""
    for page in pdf.pages:
        yield page.obj, page.Resources
    for form in of_kind(pdf, Name.Form):
        yield form, form.Resources


def of_kind(pdf: pikepdf.Pdf, kind: pikepdf.Name) -> list[Any]:
    return [
        found
        for found in pdf.objects
        if isinstance(found, pikepdf.Stream) and found.get("/Subtype") == kind and "/Type" in found
    ]


def operators(pdf: pikepdf.Pdf) -> list[tuple[str, list[Any]]]:
    return [
        (str(operator), list(operands))
        for stream, _ in streams(pdf)
        for operands, operator in pikepdf.parse_content_stream(stream)
    ]


# -- boxes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "bleed", "slug"),
    [(85, 100, 3, 0), (88.9, 101.6, 3.175, 0), (85, 100, 3, 10), (210, 297, 0, 0), (50, 30, 0, 8)],
)
def test_boxes_are_exact_and_nested(
    width: float, height: float, bleed: float, slug: float, book: FontBook
) -> None:
    with opened(pdf_of((page_of(width, height, DOT, bleed=bleed, slug=slug),), book)) as pdf:
        page = pdf.pages[0]
        media, bled, trim = (
            [float(v) for v in box] for box in (page.mediabox, page.BleedBox, page.trimbox)
        )
    margin = max(bleed, slug)
    wanted = {
        0.0: media,
        margin - bleed: bled,
        margin: trim,
    }
    outer = (width + 2 * margin, height + 2 * margin)
    for inset, box in wanted.items():
        corners = (inset, inset, outer[0] - inset, outer[1] - inset)
        assert box == pytest.approx([v * PT_PER_MM for v in corners], abs=0.001)
    for outside, inside in ((media, bled), (bled, trim)):
        assert outside[0] <= inside[0]
        assert outside[1] <= inside[1]
        assert outside[2] >= inside[2]
        assert outside[3] >= inside[3]


def test_an_a4_page_measures_what_a4_measures(book: FontBook) -> None:
    with opened(pdf_of((page_of(210, 297, DOT),), book)) as pdf:
        assert [float(v) for v in pdf.pages[0].mediabox] == pytest.approx(
            [0, 0, 595.276, 841.890], abs=0.001
        )


def test_millimetres_from_the_trim_corner_are_kept(book: FontBook) -> None:
    page = page_of(85, 100, filled(rectangle(Box(12.345, 67.891, 10, 5)), BLACK), bleed=3, slug=10)
    (found,) = painted(pdf_of((page,), book), 0)
    assert (found.box.x, found.box.y) == pytest.approx((12.345, 67.891), abs=0.001)
    assert (found.box.right, found.box.bottom) == pytest.approx((22.345, 72.891), abs=0.001)


# -- layers, forms, pictures -----------------------------------------------------------------------


def test_layers_are_named_and_hold_what_is_on_them(book: FontBook) -> None:
    layers = (
        ("art", (DOT,)),
        ("text", (Text(2, 5, "A", 9, BLACK),)),
        ("fold", (stroked(line(0, 5, 9, 5), FOLD, 0.5),)),
        ("cut", ()),
        ("guides", (stroked(line(0, 7, 9, 7), BLACK, 0.5),)),
    )
    with opened(pdf_of((Page(10, 10, layers), page_of(10, 10, DOT)), book)) as pdf:
        groups = pdf.Root.OCProperties.OCGs
        assert [str(group.Name) for group in groups] == ["Art", "Text", "Fold", "Marks and rulers"]
        assert all(group.Type == Name.OCG for group in groups)
        assert [group.objgen for group in pdf.Root.OCProperties.D.Order] == [
            group.objgen for group in groups
        ]
        names, marked, painted_on = pdf.pages[0].Resources.Properties, None, {}
        for operands, operator in pikepdf.parse_content_stream(pdf.pages[0]):
            if str(operator) == "BDC":
                assert operands[0] == Name.OC
                marked = str(names[operands[1]].Name)
            elif str(operator) == "EMC":
                marked = None
            elif str(operator) in ("f", "S", "TJ"):
                painted_on.setdefault(marked, []).append(str(operator))
        assert painted_on == {
            "Art": ["f"],
            "Text": ["TJ"],
            "Fold": ["S"],
            "Marks and rulers": ["S"],
        }


def test_a_form_stands_in_the_file_once_however_often_it_is_placed(book: FontBook) -> None:
    inner = Form("inner", Box(0, 0, 10, 10), (Image(Box(0, 0, 5, 5), RAMP), DOT))
    outer = Form("outer", Box(0, 0, 20, 10), (PlacedForm(inner), PlacedForm(inner, moved(10, 0))))
    places = tuple(PlacedForm(outer, moved(0, 10.0 * row)) for row in range(4))
    pages = tuple(page_of(20, 40, *places, Image(Box(0, 0, 3, 3), RAMP)) for _ in range(3))
    data = pdf_of(pages, book)
    with opened(data) as pdf:
        assert len(of_kind(pdf, Name.Form)) == 2
        assert len(of_kind(pdf, Name.Image)) == 1
    dots = [found.box for found in painted(data, 2)]
    assert [(round(box.x, 2), round(box.y, 2)) for box in dots[:3]] == [(3, 3), (13, 3), (3, 13)]
    assert len(dots) == 8


def test_what_is_alike_on_both_sides_of_a_batch_is_stored_once(
    book: FontBook, portrait: Path
) -> None:
    geometry = load_geometry("classic")
    sizes = []
    for count in (1, 5):
        cards = [
            card(replace(ADA, name=f"Ada {index}", portrait=portrait), geometry, book)
            for index in range(count)
        ]
        with opened(
            pdf_of((side for both in cards for side in (both.outside, both.inside)), book)
        ) as pdf:
            assert len(of_kind(pdf, Name.Form)) == 6
            assert len(of_kind(pdf, Name.Image)) == 3
            sizes.append(len(pdf.pages))
    assert sizes == [2, 10]


def test_a_picture_keeps_its_pixels(book: FontBook) -> None:
    page = page_of(40, 20, Image(Box(0, 0, 10, 10), RAMP), Image(Box(10, 0, 10, 10), PHOTO))
    with opened(pdf_of((page,), book)) as pdf:
        objects = pdf.pages[0].Resources.XObject
        ramp, photo = objects["/ramp"], objects[f"/{PHOTO.name}"]
        assert ramp.read_bytes() == RAMP.pixels
        assert (ramp.Width, ramp.Height, ramp.BitsPerComponent) == (256, 100, 8)
        kind, base, highest, table = ramp.ColorSpace
        assert (kind, base, highest) == (Name.Indexed, Name.DeviceRGB, 255)
        assert bytes(table)[:3] == bytes([51, 102, 204])
        assert bytes(table)[-3:] == b"\xff\xff\xff"
        assert photo.read_bytes() == PHOTO.pixels


def test_a_picture_is_not_kept_once_it_is_in_the_file(book: FontBook) -> None:
    kept = [bytes_in_use_after(book, count) for count in (3, 30)]
    assert kept[1] - kept[0] < 500_000, f"bytes kept after 3 and 30 pictures: {kept}"


def bytes_in_use_after(book: FontBook, count: int) -> int:
    """Return how many bytes are in use after so many pictures of 90 kB each were drawn."""
    pen = PdfPen(io.BytesIO(), book, PdfSettings("Pictures"))
    pen.draw(page_of(20, 15))
    tracemalloc.start()
    for number in range(count):
        photo = Photo(f"photo-{number}", 200, 150, bytes([number]) * 90_000)
        pen.draw(page_of(20, 15, Image(Box(0, 0, 20, 15), photo)))
    del photo
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used


# -- colours and plates ----------------------------------------------------------------------------


def with_overprint(page: pikepdf.Page) -> Iterator[tuple[str, Any, bool]]:
    """Yield each operator with its operands, and whether what it paints overprints."""
    overprints, stack = False, list[bool]()
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                stack.append(overprints)
            case "Q":
                overprints = stack.pop()
            case "gs":
                overprints = True
        yield str(operator), operands, overprints


def test_fold_and_cut_have_overprinting_plates_of_their_own(book: FontBook) -> None:
    shapes = (DOT, stroked(line(0, 5, 9, 5), FOLD, 0.5), stroked(line(0, 7, 9, 7), CUT, 0.5), DOT)
    with opened(pdf_of((page_of(10, 10, *shapes),), book, color="cmyk")) as pdf:
        resources = pdf.pages[0].Resources
        for name, ink in (("Fold", FOLD), ("Cut", CUT)):
            kind, plate, alternate, tint = resources.ColorSpace[f"/{name}"]
            assert (kind, plate, alternate) == (Name.Separation, Name(f"/{name}"), Name.DeviceCMYK)
            assert [float(v) for v in tint.C1] == list(ink.cmyk)
            assert [float(v) for v in tint.C0] == [0, 0, 0, 0]
        state = resources.ExtGState.Overprint
        assert (state.OP, state.op, state.OPM) == (True, True, 1)
        found = list(with_overprint(pdf.pages[0]))
        strokes = [
            (str(operands[0]), on_top) for operator, operands, on_top in found if operator == "CS"
        ]
        fills = [on_top for operator, _, on_top in found if operator == "f"]
        assert strokes == [("/Fold", True), ("/Cut", True)]
        assert fills == [False, False]


@pytest.mark.parametrize("color", ["cmyk", "rgb"])
def test_black_type_and_symbols_overprint_the_colour_under_them_on_a_press(
    color: ColorMode, book: FontBook
) -> None:
    symbol = Modules(2, 10, 0.5, (b"\x01\x00", b"\x00\x01"), BLACK)
    yellow = filled(rectangle(Box(0, 0, 20, 20)), Ink((0, 0.25, 0.95, 0), (1, 0.76, 0.1)))
    shapes = (yellow, Text(2, 5, "A", 9, BLACK), Text(8, 5, "B", 9, grey(0.7)), symbol, DOT)
    with opened(pdf_of((page_of(20, 20, *shapes),), book, color=color)) as pdf:
        found = with_overprint(pdf.pages[0])
        painted_so = [
            (operator, on_top) for operator, _, on_top in found if operator in ("f", "TJ")
        ]
    black = color == "cmyk"
    assert painted_so == [("f", False), ("TJ", black), ("TJ", False), ("f", black), ("f", False)]


@pytest.mark.parametrize("name", ["classic", "strip"])
def test_a_file_for_the_press_is_cmyk_throughout(name: str, book: FontBook, portrait: Path) -> None:
    profile = replace(ADA, portrait=portrait, accent="#d6813f")
    whole = card(profile, load_geometry(name), book)
    pages = (whole.outside, whole.inside, page_of(40, 20, *EVERYTHING))
    with opened(pdf_of(pages, book, color="cmyk")) as pdf:
        found = operators(pdf)
        assert {"k", "K"} <= {operator for operator, _ in found}
        assert not {"g", "G", "rg", "RG", "ri"} & {operator for operator, _ in found}
        spaces = {str(operands[0]) for operator, operands in found if operator in ("cs", "CS")}
        assert spaces == {"/Fold", "/Cut"}
        images = of_kind(pdf, Name.Image)
        assert len(images) == 5
        for image in images:
            space = image.ColorSpace
            if isinstance(space, pikepdf.Array):
                assert (space[0], space[1], len(bytes(space[3]))) == (
                    Name.Indexed,
                    Name.DeviceCMYK,
                    256 * 4,
                )
            else:
                assert space == Name.DeviceCMYK
                assert len(image.read_bytes()) == 4 * int(image.Width) * int(image.Height)
        for operator, operands in found:
            if operator in ("k", "K"):
                assert sum(map(float, operands)) <= 3.0, "more ink than paper takes"


def test_text_is_black_on_one_plate_and_areas_are_rich(book: FontBook) -> None:
    page = page_of(
        20, 20, Text(2, 5, "A", 9, BLACK), filled(rectangle(Box(0, 9, 9, 9)), RICH_BLACK)
    )
    with opened(pdf_of((page,), book, color="cmyk")) as pdf:
        inks = [
            [float(v) for v in operands] for operator, operands in operators(pdf) if operator == "k"
        ]
    assert inks == [[0, 0, 0, 1], [0.5, 0.4, 0.4, 1]]


def test_a_photo_is_converted_by_profile(book: FontBook) -> None:
    white = replace(PHOTO, name="white", width=1, height=1, pixels=b"\xff\xff\xff")
    with opened(pdf_of((page_of(9, 9, Image(Box(0, 0, 9, 9), white)),), book, color="cmyk")) as pdf:
        (image,) = of_kind(pdf, Name.Image)
        assert image.read_bytes() == bytes(4)


def test_a_file_for_the_screen_paints_greys_on_the_grey_axis(
    made: Callable[[str], MadeCard],
) -> None:
    with opened(made("classic").pdf) as pdf:
        found = operators(pdf)
    assert not {"k", "K"} & {operator for operator, _ in found}
    for operator, operands in found:
        if operator in ("rg", "RG"):
            assert len(set(map(float, operands))) > 1, "a grey that a printer would mix of colours"
    blacks = [
        operands for operator, operands in found if operator == "g" and float(operands[0]) == 0
    ]
    assert blacks


def test_colours_of_the_users_become_inks_by_profile() -> None:
    assert ink_of("#ffffff") == Ink((0, 0, 0, 0), (1, 1, 1))
    black, blue = ink_of("#000000"), ink_of("#0000FF")
    assert black.total <= 300
    assert black.cmyk[3] > 0.8
    assert blue.cmyk[0] > 0.7
    assert blue.cmyk[2] < 0.1
    assert blue.hex == "#0000ff"
    for wrong in ("#fff", "blue", "#12345g", "#1234567"):
        with pytest.raises(ValueError, match="is not a colour: write it as #rrggbb"):
            ink_of(wrong)


@pytest.mark.parametrize(
    "colour", ["#ff0000", "#00ff00", "#0000ff", "#101010", "#400000", "#003300"]
)
def test_no_colour_needs_more_ink_than_the_profile_allows(colour: str) -> None:
    assert ink_of(colour).total <= 301


# -- what the file says of itself ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flip", "said"), [("long", Name.DuplexFlipLongEdge), ("short", Name.DuplexFlipShortEdge)]
)
def test_a_viewer_is_told_to_print_at_full_size_and_which_way_to_flip(
    flip: str, said: pikepdf.Name, book: FontBook
) -> None:
    with opened(pdf_of((page_of(10, 10, DOT),), book, flip=flip)) as pdf:
        preferences = pdf.Root.ViewerPreferences
        assert preferences.PrintScaling == getattr(Name, "None")
        assert preferences.Duplex == said


def test_a_one_sided_file_names_no_flip(book: FontBook) -> None:
    with opened(pdf_of((page_of(10, 10, DOT),), book)) as pdf:
        assert pdf.Root.ViewerPreferences.keys() == {"/PrintScaling"}
        assert "/OutputIntents" not in pdf.Root


@pytest.fixture(scope="module")
def pdfx(made: Callable[[str], MadeCard], book: FontBook) -> bytes:
    whole = made("classic").card
    return pdf_of((whole.outside, whole.inside), book, color="cmyk", pdfx=True)


def test_pdfx_has_its_version_and_one_output_intent_with_the_profile(pdfx: bytes) -> None:
    assert pdfx.startswith(b"%PDF-1.6")
    with opened(pdfx) as pdf:
        (intent,) = pdf.Root.OutputIntents
        assert intent.S == Name.GTS_PDFX
        assert str(intent.OutputConditionIdentifier) == "FOGRA39"
        profile = intent.DestOutputProfile
        assert profile.N == 4
        data = profile.read_bytes()
        assert data == output_profile()
        assert (data[12:16], data[16:20], data[36:40]) == (b"prtr", b"CMYK", b"acsp")
        assert len(pdf.trailer.ID) == 2


def test_pdfx_says_so_in_its_metadata(pdfx: bytes) -> None:
    with opened(pdfx) as pdf:
        metadata = pdf.Root.Metadata
        assert (metadata.Type, metadata.Subtype) == (Name.Metadata, Name.XML)
        assert "/Filter" not in metadata
        root = ET.fromstring(metadata.read_bytes().decode())
        info = pdf.docinfo
        assert str(info.Title) == "Test"
        assert str(info.CreationDate).startswith("D:20261121000000")
        assert str(info.ModDate).startswith("D:20261121000000")
        assert info.Trapped == Name("/False")
    said = {element.tag.split("}")[1]: (element.text or "").strip() for element in root.iter()}
    assert said["GTS_PDFXVersion"] == "PDF/X-4"
    assert said["Trapped"] == "False"
    (title,) = (element for element in root.iter() if element.tag.endswith("}title"))
    assert "".join(title.itertext()).strip() == "Test"
    assert (
        said["CreateDate"] == said["ModifyDate"] == said["MetadataDate"] == "2026-11-21T00:00:00Z"
    )
    assert said["DocumentID"].startswith("uuid:")
    assert (said["VersionID"], said["RenditionClass"]) == ("1", "default")


def test_a_title_with_special_signs_is_kept(book: FontBook) -> None:
    title = "Zoë & Söhne <(山)> \\"
    with opened(pdf_of((page_of(10, 10, DOT),), book, title, color="cmyk", pdfx=True)) as pdf:
        assert str(pdf.docinfo.Title) == title
        root = ET.fromstring(pdf.Root.Metadata.read_bytes().decode())
        assert title in [element.text for element in root.iter()]


def test_cards_and_folds_are_noted_for_who_checks_the_file(book: FontBook) -> None:
    page = Page(
        85,
        100,
        (("art", (DOT,)),),
        3,
        10,
        (Box(0, 0, 85, 100),),
        ((0, 50, 85, 50),),
        safe=3,
        fold_safe=2,
    )
    with opened(pdf_of((page,), book)) as pdf:
        leaf = pdf.pages[0]
        assert "/LastModified" in leaf, "a page with private data must say when it was changed"
        note = leaf.PieceInfo.BusinessCardGames.Private
        (box,), (fold,) = note.Cards, note.Folds
        assert [float(v) * MM_PER_PT for v in box] == pytest.approx([10, 10, 95, 110], abs=1e-3)
        assert [float(v) * MM_PER_PT for v in fold] == pytest.approx([10, 60, 95, 60], abs=1e-3)
        assert float(note.Safe) * MM_PER_PT == pytest.approx(3, abs=1e-3)
        assert float(note.FoldSafe) * MM_PER_PT == pytest.approx(2, abs=1e-3)


def test_what_the_printer_does_is_noted_in_points_from_the_bottom_left(book: FontBook) -> None:
    printer = Matrix(1.01, 0.02, -0.03, 0.99, 1.5, -2)
    page = replace(page_of(85, 100, DOT), bleed=3, cards=(Box(0, 0, 85, 100),), printer=printer)
    with opened(pdf_of((page,), book)) as pdf:
        note = pdf.pages[0].PieceInfo.BusinessCardGames.Private
        noted = Matrix(*map(float, note.Printer))
    x, y = printer.apply(20, 70)
    shown = noted.apply((20 + 3) / MM_PER_PT, (103 - 70) / MM_PER_PT)
    assert [v * MM_PER_PT for v in shown] == pytest.approx([x + 3, 103 - y], abs=1e-4)


# -- soundness and sameness ------------------------------------------------------------------------


@pytest.mark.parametrize("color", ["rgb", "cmyk"])
def test_a_strict_reader_finds_nothing_wrong(color: str, book: FontBook) -> None:
    pages = (page_of(40, 20, *EVERYTHING), page_of(40, 20, Text(2, 5, "Ada علي אב 山", 9, WHITE)))
    with opened(pdf_of(pages, book, color=color, pdfx=color == "cmyk")) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert pdf.get_warnings() == []


@pytest.mark.parametrize("name", GEOMETRIES)
def test_a_strict_reader_finds_nothing_wrong_with_a_card(
    name: str, made: Callable[[str], MadeCard]
) -> None:
    with opened(made(name).pdf) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert pdf.get_warnings() == []


_SCRIPT = """
import hashlib, io, sys
sys.path[:0] = sys.argv[1:]
from tests.support.reading import ADA, pdf_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.svg import write_svg
from cardgen.card.card import card
from cardgen.inputs.geometry import load_geometry
book = FontBook()
both = card(ADA, load_geometry("classic"), book)
pdf = pdf_of((both.outside, both.inside), book, color="cmyk", pdfx=True)
print(hashlib.sha256(pdf + write_svg(both.outside, book, "Test")).hexdigest())
"""


def test_the_same_card_is_the_same_bytes_in_every_process(
    pdfx: bytes, made: Callable[[str], MadeCard], book: FontBook
) -> None:
    here = hashlib.sha256(pdfx + write_svg(made("classic").card.outside, book, "Test")).hexdigest()
    root = Path(__file__).parents[3]
    seed = "4711" if os.environ.get("PYTHONHASHSEED") != "4711" else "1"
    result = subprocess.run(
        [sys.executable, "-c", _SCRIPT, str(root)],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == here


def test_a_card_made_twice_is_the_same_bytes(
    made: Callable[[str], MadeCard], portrait: Path
) -> None:
    profile = replace(ADA, portrait=portrait)
    once, again = (
        pdf_of((whole.outside, whole.inside), fonts)
        for fonts in (FontBook(), FontBook())
        for whole in (card(profile, load_geometry("us"), fonts),)
    )
    assert once == again


def test_small_type_on_a_mixed_black_is_surrounded_by_black_alone(book: FontBook) -> None:
    white, large = Text(4, 8, "Ada", 7, WHITE), Text(4, 16, "Byrne", 12, WHITE)
    dark = Text(4, 24, "Poet", 7, BLACK)
    shapes = (
        filled(rectangle(Box(0, 0, 40, 30)), RICH_BLACK),
        *on_ground((white, large, dark), RICH_BLACK),
    )
    for color, count in (("cmyk", 1), ("rgb", 0)):
        data = pdf_of((page_of(40, 30, *shapes),), book, color=color)
        with opened(data) as pdf:
            content = pdf.pages[0].Contents.read_bytes()
        assert content.count(b" w 1 j 1 Tr") == count
        assert content.count(b"BDC 0 0 0 1 K 0.1764 w 1 j 1 Tr") == count
        assert plain_text(data).split() == ["Ada", "Byrne", "Poet"]
    assert list(on_ground((white,), BLACK)) == [white]
