"""A file for each fault: the sentence names page, place, measure, limit; a clean file has none."""

import io
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, FOLD, WHITE
from cardgen.drawing.shapes import (
    MM_PER_PT,
    PT_PER_MM,
    Box,
    Group,
    Matrix,
    Modules,
    Page,
    Text,
    line,
    stroked,
)
from cardgen.inputs.faults import InputFault
from cardgen.preflight.check import preflight
from cardgen.preflight.report import Finding
from cardgen.press.printer import PrinterProfile, correction, printer_error
from tests.support.otf import square_font
from tests.support.reading import pdf_of

CARD = (85 * PT_PER_MM, 55 * PT_PER_MM)
SHEET = (595.276, 841.890)
MILLIMETRES = f"{PT_PER_MM:.7f} 0 0 -{PT_PER_MM:.7f} 0 {CARD[1]:.4f} cm\n"
INTENT = Dictionary(Type=Name.OutputIntent, S=Name.GTS_PDFX)


class Draft:
    """A PDF file in the making: one font, one page, no fault."""

    def __init__(self) -> None:
        self.pdf = pikepdf.new()
        self.font = self.pdf.make_indirect(self.simple_font())
        self.fonts = Dictionary(F1=self.font)
        self.resources = Dictionary(Font=self.fonts)

    def simple_font(
        self, name: str = "/ABCDEF+Plex", embedded: bool = True, **extra: Any
    ) -> Dictionary:
        descriptor = Dictionary(Type=Name.FontDescriptor, FontName=Name(name))
        if embedded:
            descriptor.FontFile2 = self.pdf.make_stream(b"glyphs")
        return Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType,
            BaseFont=Name(name),
            FirstChar=0,
            Widths=Array([500] * 256),
            FontDescriptor=descriptor,
            **extra,
        )

    def page(
        self, content: str | bytes, size: tuple[float, float] = CARD, **extra: Any
    ) -> pikepdf.Object:
        """Add a page; without `content` it has a black square, for an empty page is a fault."""
        content = content or "0 0 9 9 re f"
        data = content.encode() if isinstance(content, str) else content
        box = Array([0, 0, round(size[0], 4), round(size[1], 4)])
        leaf = Dictionary(
            Type=Name.Page,
            MediaBox=box,
            TrimBox=box,
            Contents=self.pdf.make_stream(data),
            Resources=self.resources,
            **extra,
        )
        self.pdf.pages.append(pikepdf.Page(self.pdf.make_indirect(leaf)))
        return self.pdf.pages[-1].obj

    def stream(self, data: bytes, **entries: Any) -> pikepdf.Stream:
        return self.pdf.make_stream(data, **entries)

    def image(self, width: int, height: int, space: Any, data: bytes = b"") -> pikepdf.Stream:
        return self.stream(
            data,
            Subtype=Name.Image,
            Width=width,
            Height=height,
            BitsPerComponent=8,
            ColorSpace=space,
        )

    def findings(self, folder: Path) -> tuple[Finding, ...]:
        self.pdf.save(folder / "draft.pdf")
        return preflight(folder / "draft.pdf").findings


@pytest.fixture
def draft() -> Draft:
    return Draft()


def text(x: float, y: float, size: float, shown: str = "Vera", colour: str = "0 0 0 1 k") -> str:
    """A line of text at (x, y) mm from the top left of a card, `size` in pt."""
    return f"{colour} BT /F1 {size * MM_PER_PT:.4f} Tf 1 0 0 -1 {x} {y} Tm ({shown}) Tj ET\n"


def symbol(module: float, colour: str = "0 0 0 1 k", modules: int = 25) -> str:
    """A path like that of a QR symbol: three rimmed corners and noise."""
    runs = [f"{x} {y} 1 1 re" for y in range(0, modules, 2) for x in range(0, modules, 2)]
    return f"q {colour} {module} 0 0 {module} 20 20 cm\n" + "\n".join(runs) + "\nf Q\n"


def said(findings: tuple[Finding, ...]) -> list[tuple[str, int | None, str]]:
    return [(finding.severity, finding.page, finding.message) for finding in findings]


def test_a_clean_card_gets_no_finding(draft: Draft, tmp_path: Path) -> None:
    draft.page(
        MILLIMETRES
        + text(10, 10, 5)
        + text(10, 20, 6, colour="0 0 0 0 k")
        + "0 0 0 1 K 0.0882 w 5 5 m 20 5 l S 0 0 0 .2 K 0.1764 w 5 6 m 20 6 l S\n"
        + symbol(0.4)
    )
    assert draft.findings(tmp_path) == ()


def test_a_file_of_the_pen_for_the_press_gets_no_finding(tmp_path: Path) -> None:
    rows = tuple(bytes((x % 2 == 0) * (y % 2 == 0) for x in range(25)) for y in range(25))
    folded = line(0, 50, 85, 50)
    page = Page(
        85,
        100,
        (
            ("art", (Modules(20, 60, 0.4, rows, BLACK), stroked(line(5, 5, 80, 5), BLACK, 0.25))),
            ("text", (Text(5, 10, "Vera Lindqvist", 6, BLACK),)),
            ("fold", (stroked(folded, FOLD, 0.5, dash=(2, 1)),)),
        ),
        bleed=3,
        slug=10,
        cards=(Box(0, 0, 85, 100),),
        folds=((0, 50, 85, 50),),
    )
    path = tmp_path / "card.pdf"
    path.write_bytes(pdf_of([page], FontBook(), color="cmyk", pdfx=True))
    report = preflight(path)
    assert report.findings == ()
    assert (report.pages, report.sizes, len(report.fonts)) == (1, ((85.0, 100.0),), 1)
    assert (report.colour_spaces, report.plates) == (("CMYK", "Spot"), ("Black", "Fold"))
    assert report.use == "for a print shop: the file is PDF/X"


def aimed_sheet(profile: PrinterProfile, near: float, told: bool) -> Page:
    """The back of a sheet with text printed at 6 pt, `near` mm from the trim and from a fold."""
    paper = Box(0, 0, 210, 297)
    white = Text(17 + near, 40, "Vera", 6, WHITE)
    over_the_fold = Text(40, 95.5 - 2.05, "Vera", 6, BLACK)
    return Page(
        210,
        297,
        (("text", (Group((white, over_the_fold), correction(profile, paper)),)),),
        cards=(Box(17, 30, 85, 131),),
        folds=((17, 95.5, 102, 95.5),),
        printer=printer_error(profile, paper) if told else Matrix(),
    )


@pytest.mark.parametrize(
    "profile",
    [
        PrinterProfile("p", scale_x=1.004, scale_y=1.004),
        PrinterProfile("p", 1.5, -2, 1.02, 1.01, 0.4),
        PrinterProfile("p", -10, 10, 1.05, 1.05, -3),
    ],
)
@pytest.mark.parametrize(
    ("near", "told", "faults"), [(3.05, True, 0), (2.5, True, 1), (3.05, False, None)]
)
def test_a_corrected_back_is_judged_as_it_comes_out(
    tmp_path: Path, profile: PrinterProfile, near: float, told: bool, faults: int | None
) -> None:
    path = tmp_path / "back.pdf"
    path.write_bytes(pdf_of([aimed_sheet(profile, near, told)], FontBook()))
    messages = [finding.message for finding in preflight(path).findings]
    if faults is None:
        assert messages, "the correction spoils nothing: this test shows nothing"
    else:
        assert len(messages) == faults
        assert all("nearer than 3.0 mm" in message for message in messages)


def test_a_note_on_a_printer_beyond_all_bounds_is_not_believed(
    draft: Draft, tmp_path: Path
) -> None:
    draft.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    for printer in ([2, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 0], [1, 2]):
        note = imposed([[0, 0, *CARD]], [])
        note.BusinessCardGames.Private.Printer = Array(printer)
        draft.page(MILLIMETRES + text(10, 20, 4.5), PieceInfo=note)
    sentence = (
        "Pages 1-3: text of 4.50 pt at 10.0, 18.9 mm is smaller than 5 pt (3 places like it)."
    )
    assert [finding.message for finding in draft.findings(tmp_path)] == [sentence]


LINES = [
    (
        "0 0 0 1 K 0.0635 w 12.3 40.1 m 20 40.1 l S",
        "error",
        "a line of 0.18 pt at 12.3, 40.1 mm is thinner than 0.25 pt and may not print",
    ),
    (
        "0 w 1 2 m 9 2 l S",
        "error",
        "a hairline (a line of width 0) at 1.0, 2.0 mm is thinner than 0.25 pt and may not print",
    ),
    (
        "/Thin gs 1 2 m 9 2 l S",
        "error",
        "a line of 0.03 pt at 1.0, 2.0 mm is thinner than 0.25 pt and may not print",
    ),
    (
        "0 0 0 .4 K 0.12 w 1 2 30 20 re S",
        "error",
        "a tinted line of 0.34 pt at 1.0, 2.0 mm is thinner than 0.5 pt and may break up",
    ),
    (
        "1 G 0.12 w 1 2 m 9 2 l S",
        "error",
        "a reversed line of 0.34 pt at 1.0, 2.0 mm is thinner than 0.5 pt and may break up",
    ),
    (
        "0 0 1 RG 0.12 w 1 2 m 9 2 l S",
        "warning",
        "a tinted line of 0.34 pt at 1.0, 2.0 mm is thinner than 0.5 pt and may break up",
    ),
    (
        ".5 .5 .5 0 K 0.2 w 1 2 m 9 2 l S",
        "warning",
        (
            "a line of 0.57 pt in 3 inks at 1.0, 2.0 mm is thinner than 1 pt and should be "
            "in black only"
        ),
    ),
    (
        "q .1 0 0 5 0 0 cm 0.2 w 10 2 m 20 2 l S Q",
        "error",
        "a line of 0.06 pt at 1.0, 10.0 mm is thinner than 0.25 pt and may not print",
    ),
]


@pytest.mark.parametrize(("content", "severity", "message"), LINES)
def test_thin_lines_are_told_by_their_weight_on_paper(
    draft: Draft, tmp_path: Path, content: str, severity: str, message: str
) -> None:
    draft.resources.ExtGState = Dictionary(Thin=Dictionary(LW=0.01))
    draft.page(MILLIMETRES + content)
    assert said(draft.findings(tmp_path)) == [(severity, 1, f"Page 1: {message}.")]


TEXTS = [
    (text(10, 20, 4.5), "error", "text of 4.50 pt at 10.0, 18.9 mm is smaller than 5 pt"),
    (
        "q .5 0 0 .5 0 0 cm " + text(20, 40, 9) + "Q",
        "error",
        "text of 4.50 pt at 10.0, 18.9 mm is smaller than 5 pt",
    ),
    (
        text(10, 20, 5.5, colour="0 0 0 0 k"),
        "error",
        "reversed text of 5.50 pt at 10.0, 18.6 mm is smaller than 6 pt and may fill in",
    ),
    (
        text(10, 20, 7, colour=".6 .5 .4 0 k"),
        "warning",
        (
            "text of 7.00 pt in 3 inks at 10.0, 18.3 mm is smaller than 8 pt and should be "
            "in black only"
        ),
    ),
    (
        text(10, 20, 12, colour=".5 .4 .4 1 k"),
        "warning",
        "text in rich black (50/40/40/100) at 10.0, 17.0 mm gets coloured rims where "
        "the plates don't meet; "
        "black alone doesn't",
    ),
    (
        text(2, 20, 10),
        "error",
        "text of 10.00 pt at 2.0, 17.5 mm is 2.00 mm from the trim edge, nearer than 3.0 mm",
    ),
    (
        text(79, 20, 10),
        "error",
        "text of 10.00 pt at 79.0, 17.5 mm reaches over the trim edge",
    ),
    (
        text(10, 53, 10),
        "error",
        "text of 10.00 pt at 10.0, 50.5 mm is 2.00 mm from the trim edge, nearer than 3.0 mm",
    ),
    (
        # turned by a quarter: it runs down from 49 mm
        "BT /F1 3.5278 Tf 0 1 1 0 10 49 Tm (Vera) Tj ET",
        "error",
        "text of 10.00 pt at 10.0, 49.0 mm reaches over the trim edge",
    ),
]


@pytest.mark.parametrize(("content", "severity", "message"), TEXTS)
def test_text_is_told_by_its_size_inks_and_place_on_paper(
    draft: Draft, tmp_path: Path, content: str, severity: str, message: str
) -> None:
    draft.page(MILLIMETRES + content)
    assert said(draft.findings(tmp_path)) == [(severity, 1, f"Page 1: {message}.")]


@pytest.mark.parametrize(
    "content",
    [
        text(3, 20, 10),  # just inside
        text(10, 52, 10),  # its ink ends at the safe zone; the font's descender would not
        "3 Tr " + text(1, 20, 2),  # invisible, as under a scan
        text(1, 20, 10, shown="    "),  # blanks leave no ink
        "/Cut cs 1 scn " + text(0, 20, 3, colour=""),  # tells a machine, isn't printed
        "1 0 0 1 0 -20 cm " + text(10, 10, 10),  # beyond the trim box
    ],
)
def test_text_that_is_safe_or_not_printed_is_left_alone(
    draft: Draft, tmp_path: Path, content: str
) -> None:
    draft.resources.ColorSpace = Dictionary(Cut=separation("Cut"))
    draft.page(MILLIMETRES + content)
    assert draft.findings(tmp_path) == ()


def separation(name: str) -> Array:
    tint = Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=Array([0, 0]), C1=Array([0, 1]), N=1)
    return Array([Name.Separation, Name(f"/{name}"), Name.DeviceCMYK, tint])


def imposed(cards: list[list[float]], folds: list[list[float]]) -> Dictionary:
    private = Dictionary(
        Cards=Array([Array(card) for card in cards]),
        Folds=Array([Array(fold) for fold in folds]),
        Safe=8.504,
        FoldSafe=5.669,
    )
    return Dictionary(
        BusinessCardGames=Dictionary(LastModified="D:20000101000000Z", Private=private)
    )


def on_sheet(draft: Draft, folder: Path, content: str) -> list[str]:
    """The sentences about a sheet with two cards beside each other, folded at half their height."""
    draft.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    info = imposed(
        [[100, 100, 300, 400], [300, 100, 500, 400]], [[100, 250, 300, 250], [300, 250, 500, 250]]
    )
    draft.page(content, SHEET, PieceInfo=info)
    return [finding.message for finding in draft.findings(folder)]


def test_the_cards_on_a_sheet_have_their_own_safe_zones(draft: Draft, tmp_path: Path) -> None:
    show = "BT /F1 10 Tf {} {} Td (Vera) Tj ET\n".format
    assert on_sheet(draft, tmp_path, show(20, 20) + show(150, 150) + show(309, 109)) == []


@pytest.mark.parametrize(
    ("x", "y", "verdict"),
    [
        (275, 150, "is 1.76 mm from the trim edge, nearer than 3.0 mm"),
        (305, 150, "is 1.76 mm from the trim edge, nearer than 3.0 mm"),
        (290, 150, "reaches over the trim edge"),
        (150, 253, "is 1.06 mm from a fold, nearer than 2.0 mm"),
        (350, 247, "runs across a fold"),
    ],
)
def test_text_too_near_an_edge_or_fold_of_its_card_is_an_error(
    draft: Draft, tmp_path: Path, x: float, y: float, verdict: str
) -> None:
    (message,) = on_sheet(draft, tmp_path, f"BT /F1 10 Tf {x} {y} Td (Vera) Tj ET")
    place = f"{x * MM_PER_PT:.1f}, {(SHEET[1] - y - 7) * MM_PER_PT:.1f} mm"
    assert message == f"Page 1: text of 10.00 pt at {place} {verdict}."


def test_a_sheet_without_notes_on_its_cards_has_no_safe_zone(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    draft.page("BT /F1 10 Tf 1 1 Td (Vera) Tj ET", SHEET)
    assert draft.findings(tmp_path) == ()


SYMBOLS = [
    (
        symbol(0.32),
        "error",
        "a QR symbol with modules of 0.320 mm|is too fine for phones: 0.33 mm is the least",
    ),
    (
        symbol(0.36),
        "warning",
        "a QR symbol with modules of 0.360 mm|may be hard to read: 0.40 mm is wanted",
    ),
    (symbol(0.4, "0 0 0 .5 k"), "error", "a QR symbol|is not dark enough to be read"),
    (symbol(0.4, ".5 .4 .4 1 k"), "error", "a QR symbol in 50/40/40/100|should be in black only"),
]


@pytest.mark.parametrize(("content", "severity", "message"), SYMBOLS)
def test_qr_symbols_are_told_by_their_modules_and_ink(
    draft: Draft, tmp_path: Path, content: str, severity: str, message: str
) -> None:
    draft.page(MILLIMETRES + content)
    sentence = f"Page 1: {message.replace('|', ' at 20.0, 20.0 mm ')}."
    assert said(draft.findings(tmp_path)) == [(severity, 1, sentence)]


def test_the_largest_qr_symbol_is_recognised(draft: Draft, tmp_path: Path) -> None:
    draft.page(MILLIMETRES + symbol(0.1, modules=177))
    (finding,) = draft.findings(tmp_path)
    assert "modules of 0.100 mm" in finding.message


@pytest.mark.parametrize("more", ["1.2.3 0 1 1 re", "3 w 0 0 1 1 re", "0 0 1 re"])
def test_a_qr_symbol_is_recognised_with_other_words_in_it(
    draft: Draft, tmp_path: Path, more: str
) -> None:
    draft.page(MILLIMETRES + symbol(0.1).replace("4 4 1 1 re", more))
    (finding,) = draft.findings(tmp_path)
    assert "modules of 0.100 mm" in finding.message


def test_many_rectangles_that_form_no_square_are_no_qr_symbol(draft: Draft, tmp_path: Path) -> None:
    bars = "\n".join(f"{x * 0.2:.1f} 5 0.1 10 re" for x in range(200))
    draft.page(f"{MILLIMETRES}{bars}\nf")
    assert draft.findings(tmp_path) == ()


def test_a_font_that_is_not_in_the_file_is_named(draft: Draft, tmp_path: Path) -> None:
    draft.fonts.F2 = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    descendant = draft.simple_font("/Noto", embedded=False)
    form_fonts = Dictionary(
        F3=Dictionary(
            Type=Name.Font,
            Subtype=Name.Type0,
            BaseFont=Name.Noto,
            Encoding=Name("/Identity-H"),
            DescendantFonts=Array([descendant]),
        )
    )
    form = draft.stream(b"", Subtype=Name.Form, Resources=Dictionary(Font=form_fonts))
    draft.resources.XObject = Dictionary(X=form)
    for _ in range(3):
        draft.page("/X Do")
    verdict = "is not embedded: another one will be printed in its place"
    assert said(draft.findings(tmp_path)) == [
        ("error", 1, f"Pages 1-3: the font Helvetica {verdict}."),
        ("error", 1, f"Pages 1-3: the font Noto {verdict}."),
    ]


def test_fonts_without_outlines_are_found(draft: Draft, tmp_path: Path) -> None:
    def sfnt(drawn: bool) -> pikepdf.Object:
        font = draft.simple_font(f"/ABCDEF+{'Square' if drawn else 'Emoji'}")
        font.FontDescriptor.FontFile3 = draft.stream(square_font("A", drawn), Subtype=Name.OpenType)
        del font.FontDescriptor.FontFile2
        return font

    draft.fonts.F2, draft.fonts.F3 = sfnt(True), sfnt(False)
    dots, lines = (
        b"9 0 0 0 9 9 d1 9 0 0 9 0 0 cm BI /W 1 /H 1 /IM true ID \xff EI",
        b"9 0 0 0 9 9 d1 0 0 9 9 re f",
    )
    for key, glyph in (("F4", dots), ("F5", lines)):
        draft.fonts[f"/{key}"] = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            Name=Name(f"/{key}"),
            FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
            CharProcs=Dictionary(a=draft.stream(glyph)),
        )
    draft.page("")
    assert said(draft.findings(tmp_path)) == [
        (
            "error",
            1,
            "Page 1: the font ABCDEF+Emoji has no outlines, as fonts of coloured pictures: "
            "its text is blank.",
        ),
        (
            "warning",
            1,
            "Page 1: the font F4 is made of dots and not of outlines: it prints coarse.",
        ),
    ]


def test_a_font_that_is_embedded_whole_is_a_warning(draft: Draft, tmp_path: Path) -> None:
    draft.fonts.F2 = draft.simple_font("/Plex")
    draft.page("")
    assert said(draft.findings(tmp_path)) == [
        (
            "warning",
            1,
            "Page 1: the font Plex is embedded whole and not as the subset that is used.",
        )
    ]


def test_a_colour_of_too_much_ink_is_an_error(draft: Draft, tmp_path: Path) -> None:
    draft.page("1 1 .5 .5 k 0 0 9 9 re f 1 1 .8 .5 K 1 w 0 0 m 9 9 l S")
    messages = [
        finding.message for finding in draft.findings(tmp_path) if finding.severity == "error"
    ]
    assert messages == ["Page 1: a colour of 330 % ink takes more than 300 % and will not dry."]


def picture(draft: Draft, space: Any, data: bytes, side_mm: float = 4, pixels: int = 2) -> None:
    draft.resources.XObject = Dictionary(P=draft.image(pixels, pixels, space, data))
    draft.page(f"{MILLIMETRES} q {side_mm} 0 0 -{side_mm} 10 30 cm /P Do Q")


@pytest.mark.parametrize(
    ("indexed", "brightest", "finds"),
    [(True, 255, 1), (False, 255, 1), (True, 190, 0), (False, 190, 0)],
)
def test_pictures_of_too_much_ink_are_errors(
    draft: Draft, tmp_path: Path, indexed: bool, brightest: int, finds: int
) -> None:
    inks = bytes([0, 0, 0, 0, *[brightest] * 4])
    if indexed:
        space = Array([Name.Indexed, Name.DeviceCMYK, 1, pikepdf.String(inks)])
        picture(draft, space, bytes([0, 1, 0, 1]))
    else:
        picture(draft, Name.DeviceCMYK, inks * 2)
    sentence = (
        "Page 1: a picture of 400 % ink at 10.0, 26.0 mm takes more than 300 % and will not dry."
    )
    assert [finding.message for finding in draft.findings(tmp_path)] == [sentence] * finds


@pytest.mark.parametrize(
    ("pixels", "side", "found"),
    [
        (
            100,
            25.4,
            "a picture of 100 dpi at 10.0, 4.6 mm is coarser than 120 dpi and shows its pixels",
        ),
        (150, 25.4, "a picture of 150 dpi at 10.0, 4.6 mm is coarser than the 200 dpi wanted"),
        (200, 25.4, None),
        (10, 5, None),
    ],
)
def test_coarse_pictures_are_told_by_their_resolution_on_paper(
    draft: Draft, tmp_path: Path, pixels: int, side: float, found: str | None
) -> None:
    picture(draft, Name.DeviceGray, bytes(pixels * pixels), side, pixels)
    severity = "error" if pixels < 120 else "warning"
    assert said(draft.findings(tmp_path)) == ([(severity, 1, f"Page 1: {found}.")] if found else [])


RGB_OPERATORS = [
    "1 0 0 rg",
    "1 0 0 RG",
    "/DeviceRGB cs 1 0 0 sc",
    "/Screen cs",
    "/Shade sh",
    "/Pattern cs /Tile scn",
]


@pytest.mark.parametrize("operator", RGB_OPERATORS)
@pytest.mark.parametrize("purpose", ["press", "mixed", "home"])
def test_rgb_is_an_error_for_the_press_and_a_warning_among_cmyk(
    draft: Draft, tmp_path: Path, operator: str, purpose: str
) -> None:
    profile = draft.stream(b"", N=3)
    draft.resources.ColorSpace = Dictionary(Screen=Array([Name.ICCBased, profile]))
    draft.resources.Shading = Dictionary(Shade=Dictionary(ShadingType=2, ColorSpace=Name.DeviceRGB))
    draft.resources.Pattern = Dictionary(Tile=draft.stream(b"1 0 0 rg", PatternType=1))
    if purpose == "press":
        draft.pdf.Root.OutputIntents = Array([INTENT])
    draft.page(operator + (" 0 0 0 1 k" if purpose == "mixed" else ""))
    found = [each for each in said(draft.findings(tmp_path)) if "RGB" in each[2]]
    severity = {"press": "error", "mixed": "warning"}.get(purpose)
    sentence = "Page 1: a colour is given in RGB and not in CMYK."
    assert found == ([(severity, 1, sentence)] if severity else [])


def test_a_picture_in_rgb_is_an_error_for_the_press(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.Root.OutputIntents = Array([INTENT])
    picture(draft, Name.DeviceRGB, bytes(12))
    sentence = "Page 1: a picture at 10.0, 26.0 mm is stored in RGB and not in CMYK."
    assert ("error", 1, sentence) in said(draft.findings(tmp_path))


@pytest.mark.parametrize("plate", ["Fold", "Cut"])
@pytest.mark.parametrize("overprints", [True, False])
def test_fold_and_cut_lines_must_overprint(
    draft: Draft, tmp_path: Path, plate: str, overprints: bool
) -> None:
    draft.resources.ColorSpace = Dictionary({f"/{plate}": separation(plate)})
    draft.resources.ExtGState = Dictionary(Over=Dictionary(OP=True))
    draft.page(
        f"{MILLIMETRES}{'/Over gs' if overprints else ''} /{plate} CS 1 SCN 0.1 w 0 20 m 85 20 l S"
    )
    sentence = (
        f"Page 1: a line on the plate {plate} at 0.0, 20.0 mm doesn't overprint what is under it."
    )
    assert said(draft.findings(tmp_path)) == ([] if overprints else [("error", 1, sentence)])


@pytest.mark.parametrize("press_ready", [True, False])
@pytest.mark.parametrize(
    ("state", "colour", "finds"),
    [({}, "0 0 0 1 k", 1), ({"/OP": True}, "0 0 0 1 k", 0), ({"/op": True}, "0 0 0 1 k", 0),
     ({"/OP": True, "/op": False}, "0 0 0 1 k", 1), ({}, "0 0 0 .7 k", 0), ({}, "0 0 0 0 k", 0)],
)  # fmt: skip
def test_black_type_must_overprint_in_a_press_file(
    draft: Draft, tmp_path: Path, press_ready: bool, state: dict[str, bool], colour: str, finds: int
) -> None:
    if press_ready:
        draft.pdf.Root.OutputIntents = Array([INTENT])
    draft.resources.ExtGState = Dictionary(Over=Dictionary(state))
    draft.page(f"{MILLIMETRES}/Over gs " + text(10, 20, 12, colour=colour))
    found = [message for _, _, message in said(draft.findings(tmp_path)) if "overprint" in message]
    sentence = (
        "Page 1: black text of 12.00 pt at 10.0, 17.0 mm doesn't overprint: on a colour it "
        "gets white rims where the plates don't meet."
    )
    assert found == [sentence] * (finds and press_ready)


@pytest.mark.parametrize(("dash", "finds"), [("[4 2] 0 d", 1), ("[] 0 d", 0)])
def test_a_dashed_line_on_a_fold_must_not_print_in_a_press_file(
    draft: Draft, tmp_path: Path, dash: str, finds: int
) -> None:
    draft.pdf.Root.OutputIntents = Array([INTENT])
    content = f"0 0 0 1 K {dash} 50 250 m 90 250 l 110 250 m 290 250 l S"
    found = [message for message in on_sheet(draft, tmp_path, content) if "fold" in message]
    sentence = (
        "Page 1: a fold line at 17.6, 208.8 mm is not on the plate Fold and would be printed."
    )
    assert found == [sentence] * finds


def test_boxes_must_be_nested(draft: Draft, tmp_path: Path) -> None:
    leaf = draft.page("", (200, 100))
    leaf.BleedBox = Array([-5, 0, 200, 100.005])
    leaf.TrimBox = Array([0, 0, 200, 103.005])
    assert [finding.message for finding in draft.findings(tmp_path)] == [
        "Page 1: the BleedBox reaches 5.00 pt beyond the MediaBox, but should be inside.",
        "Page 1: the TrimBox reaches 3.00 pt beyond the BleedBox, but should be inside.",
    ]


@pytest.mark.parametrize("mode", pikepdf.ObjectStreamMode)
def test_a_page_without_a_size_is_an_error(
    draft: Draft, tmp_path: Path, mode: pikepdf.ObjectStreamMode
) -> None:
    draft.page("")
    del draft.page("").MediaBox
    path = tmp_path / "object 1 0 at offset 7: kid.pdf"
    draft.pdf.save(path, object_stream_mode=mode)
    sentence = "Page 2: the page has no MediaBox, so its size is unknown."
    assert said(preflight(path).findings) == [("error", 2, sentence)]


@pytest.mark.parametrize("pdfx", [True, False])
def test_a_page_without_a_trim_box_is_reported(draft: Draft, tmp_path: Path, pdfx: bool) -> None:
    del draft.page("").TrimBox
    if pdfx:
        draft.pdf.Root.OutputIntents = Array([INTENT])
    sentence = "Page 1: the page has no TrimBox, so it is unknown where to cut."
    severity = "error" if pdfx else "warning"
    assert (severity, 1, sentence) in said(draft.findings(tmp_path))


def test_a_page_without_a_trim_box_is_one_fault_and_not_two(draft: Draft, tmp_path: Path) -> None:
    leaf = draft.page("")
    del leaf.TrimBox
    leaf.BleedBox = Array([20, 20, CARD[0] - 20, CARD[1] - 20])
    leaf = draft.page("")
    leaf.TrimBox = Array([0, 0, 9])
    sentence = "Pages 1-2: the page has no TrimBox, so it is unknown where to cut."
    assert said(draft.findings(tmp_path)) == [("warning", 1, sentence)]


def test_without_a_trim_box_the_crop_box_is_held_against_papers(
    draft: Draft, tmp_path: Path
) -> None:
    draft.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    leaf = draft.page("", (700, 900))
    del leaf.TrimBox
    leaf.CropBox = Array([50, 20, 645, 862])
    assert [finding.message for finding in draft.findings(tmp_path)] == [
        "Page 1: the page has no TrimBox, so it is unknown where to cut.",
        (
            "Page 1: the CropBox is 595.000 x 842.000 pt, nearly A4 but not exactly "
            "(595.276 x 841.890 pt)."
        ),
    ]


def bled(leaf: pikepdf.Object, bleed: float, trim: tuple[float, float] = (200, 100)) -> None:
    """Give a page with `trim` (in pt) boxes for so much `bleed`, and room for marks around."""
    x, y = trim
    leaf.MediaBox = Array([0, 0, x + 60, y + 60])
    leaf.TrimBox = Array([30, 30, 30 + x, 30 + y])
    leaf.BleedBox = Array([30 - bleed, 30 - bleed, 30 + x + bleed, 30 + y + bleed])


def test_pages_without_bleed_among_others_of_their_size_are_warned_of(
    draft: Draft, tmp_path: Path
) -> None:
    draft.pdf.Root.OutputIntents = Array([INTENT])
    for bleed in (0, 8.5, 0.3, 8.5):
        bled(draft.page(""), bleed)
    bled(draft.page(""), 0, (220, 100))  # the only one of its size
    draft.pdf.save(tmp_path / "draft.pdf")
    findings = preflight(tmp_path / "draft.pdf").findings
    sentence = (
        "Pages 1, 3: the page of 70.6 x 35.3 mm has no bleed (its BleedBox ends with its TrimBox), "
        "but other pages of its size do."
    )
    assert [each for each in said(findings) if each[1]] == [("warning", 1, sentence)]


@pytest.mark.parametrize(("pdfx", "bleeds"), [(False, (0, 8.5)), (True, (0, 0)), (True, (8.5, 5))])
def test_bleed_may_lack_on_all_pages_or_at_home(
    draft: Draft, tmp_path: Path, pdfx: bool, bleeds: tuple[float, float]
) -> None:
    if pdfx:
        draft.pdf.Root.OutputIntents = Array([INTENT])
    for bleed in bleeds:
        bled(draft.page(""), bleed)
    assert [finding for finding in draft.findings(tmp_path) if "bleed" in finding.message] == []


@pytest.mark.parametrize("degrees", [45, 1.5, -30])
def test_a_page_turned_by_no_quarter_is_an_error(
    draft: Draft, tmp_path: Path, degrees: float
) -> None:
    draft.page("", Rotate=degrees)
    draft.page("", Rotate=-270)
    inherited = draft.page("")
    inherited.Parent.Rotate = degrees
    sentence = (
        f"Pages 1, 3: the page is turned by {degrees:g} degrees (Rotate), which is not a "
        "multiple of 90."
    )
    assert said(draft.findings(tmp_path)) == [("error", 1, sentence)]


def test_a_page_on_which_nothing_is_painted_is_warned_of(draft: Draft, tmp_path: Path) -> None:
    draft.page("")
    draft.page("q 1 0 0 1 9 9 cm 0 g % (f)\n0 0 9 9 re n BT (f S) pop ET Q")
    del draft.page("").Contents
    draft.page("0 0 9 9 re W n /Shade sh")
    sentence = "Pages 2-3: the page is empty: nothing is painted on it."
    assert said(draft.findings(tmp_path)) == [("warning", 2, sentence)]


def test_the_back_of_a_sheet_may_be_empty(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.Root.ViewerPreferences = Dictionary(Duplex=Name.DuplexFlipShortEdge)
    for content in ("", "q Q", "q Q", ""):
        draft.page(content)
    assert [finding.page for finding in draft.findings(tmp_path)] == [3]


def test_a_file_without_pages_is_an_error(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.save(tmp_path / "draft.pdf")
    report = preflight(tmp_path / "draft.pdf")
    assert said(report.findings) == [
        ("error", None, "The file has no pages, so there is nothing to print.")
    ]
    assert report.summary == "1 error; 0 warnings; no pages; 0 fonts; no colour; plates none"


@pytest.mark.parametrize(
    ("size", "verdict"),
    [
        ((595, 842), "595.000 x 842.000 pt, nearly A4 but not exactly (595.276 x 841.890 pt)"),
        ((842, 595), "842.000 x 595.000 pt, nearly A4 but not exactly (841.890 x 595.276 pt)"),
        ((612, 791), "612.000 x 791.000 pt, nearly Letter but not exactly (612.000 x 792.000 pt)"),
        ((612, 792), None),
        ((907.087, 1275.591), None),
        ((600, 850), None),
    ],
)
def test_papers_that_are_nearly_of_a_size_are_warned_of(
    draft: Draft, tmp_path: Path, size: tuple[float, float], verdict: str | None
) -> None:
    draft.pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
    draft.page("", size)
    expected = [("warning", 1, f"Page 1: the MediaBox is {verdict}.")] if verdict else []
    assert said(draft.findings(tmp_path)) == expected


def test_a_sheet_must_ask_for_printing_at_full_size(draft: Draft, tmp_path: Path) -> None:
    draft.page("", SHEET)
    sentence = (
        "The file doesn't ask for printing at 100 % (PrintScaling None), so that viewers "
        "will scale it."
    )
    assert said(draft.findings(tmp_path)) == [("warning", None, sentence)]


def test_scripts_and_annotations_are_warned_of(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS="this.print()")
    draft.page("", Annots=Array([Dictionary(Type=Name.Annot, Subtype=Name.Link)]))
    sentence = (
        "Page 1: the page carries annotations (Link), which every printer prints differently."
    )
    assert said(draft.findings(tmp_path)) == [
        ("warning", None, "The file runs JavaScript, which a printer's system refuses or drops."),
        ("warning", 1, sentence),
    ]


def test_every_lack_of_a_pdfx_file_is_reported(draft: Draft, tmp_path: Path) -> None:
    draft.pdf.Root.OutputIntents = Array([INTENT])
    draft.page("")
    draft.pdf.save(tmp_path / "draft.pdf", force_version="1.4")
    findings = preflight(tmp_path / "draft.pdf").findings
    claim = "The file claims to be PDF/X, but"
    assert [finding.message for finding in findings if finding.page is None] == [
        f"{claim} has PDF version 1.4 and not 1.6, as PDF/X-4 is.",
        f"{claim} has no XMP metadata.",
        f"{claim} its Info dictionary doesn't say whether it is Trapped (True or False).",
        f"{claim} its output intent embeds no profile (DestOutputProfile).",
    ]
    assert {finding.severity for finding in findings} == {"error"}


@pytest.mark.parametrize(
    ("version", "verdicts"),
    [
        ('pdfxid:GTS_PDFXVersion="PDF/X-4"', []),
        ("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>", []),
        (
            "<x:GTS_PDFXVersion> PDF/X-3:2003 </x:GTS_PDFXVersion>",
            ["its XMP metadata has no GTS_PDFXVersion PDF/X-4"],
        ),
        ("<x:GTS_PDFXVersion></x:GTS_PDFXVersion>", None),
    ],
)
def test_a_file_marked_as_pdfx_needs_an_output_intent(
    draft: Draft, tmp_path: Path, version: str, verdicts: list[str] | None
) -> None:
    draft.page("")
    draft.pdf.Root.Metadata = draft.stream(version.encode(), Type=Name.Metadata, Subtype=Name.XML)
    draft.pdf.Root.OutputIntents = Array([Dictionary(Type=Name.OutputIntent, S=Name.GTS_PDFA1)])
    draft.pdf.trailer.Info = Dictionary(Trapped=Name("/False"))
    draft.pdf.save(tmp_path / "draft.pdf", force_version="1.6", fix_metadata_version=False)
    lack = "has no GTS_PDFX output intent, so the press for its colours is unknown"
    expected = [] if verdicts is None else [lack, *verdicts]
    assert said(preflight(tmp_path / "draft.pdf").findings) == [
        ("error", None, f"The file claims to be PDF/X, but {verdict}.") for verdict in expected
    ]


def test_repeats_are_folded_into_one_sentence(draft: Draft, tmp_path: Path) -> None:
    for page in range(200):
        draft.page(
            MILLIMETRES + ("0 0 9 9 re f" if page == 100 else text(10, 20, 4) + text(10, 30, 4))
        )
    (finding,) = draft.findings(tmp_path)
    sentence = (
        "Pages 1-100, 102-200: text of 4.00 pt at 10.0, 19.0 mm is smaller than 5 pt (398 "
        "places like it)."
    )
    assert (finding.page, finding.message) == (1, sentence)


def test_many_faults_of_a_kind_are_counted_after_the_first_few(
    draft: Draft, tmp_path: Path
) -> None:
    draft.page(MILLIMETRES + "".join(text(10, 10 + 2 * i, 2 + i / 10) for i in range(8)))
    messages = [finding.message for finding in draft.findings(tmp_path)]
    assert len(messages) == 6
    assert messages[-1] == "Page 1: there are 3 more places with too small text."


def test_a_form_is_judged_where_it_is_placed(draft: Draft, tmp_path: Path) -> None:
    form = draft.stream(b"BT /F1 10 Tf 0 0 Td (Vera) Tj ET", Subtype=Name.Form)
    draft.resources.XObject = Dictionary(X=form)
    place = "q {} 0 0 {} {} 50 cm /X Do Q\n".format
    draft.page(place(1, 1, 20) + place(0.4, 0.4, 100) + place(0.4, 0.4, 100) + place(1, 1, 4))
    assert [finding.message for finding in draft.findings(tmp_path)] == [
        "Page 1: text of 4.00 pt at 35.3, 36.4 mm is smaller than 5 pt.",
        (
            "Page 1: text of 10.00 pt at 1.4, 34.9 mm is 1.41 mm from the trim edge, "
            "nearer than 3.0 mm."
        ),
    ]


@pytest.mark.parametrize(("line", "contents"), [("{} w", 20), ("1 w", 1)])
def test_forms_and_pages_that_are_alike_are_read_once(
    draft: Draft, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, contents: int
) -> None:
    draft.resources.XObject = Dictionary(X=draft.stream(b"0 0 9 9 re f", Subtype=Name.Form))
    for number in range(20):
        draft.page(f"q 1 0 0 1 2.5 3 cm /X Do Q {line.format(number)}")
    read: list[object] = []

    def parsed(holder: pikepdf.Object) -> object:
        read.append(holder)
        return parse(holder)

    parse = pikepdf.parse_content_stream
    monkeypatch.setattr("pikepdf.parse_content_stream", parsed)
    assert draft.findings(tmp_path) == ()
    assert len(read) == contents + 1


def test_what_is_placed_and_not_in_the_file_is_reported(draft: Draft, tmp_path: Path) -> None:
    draft.resources.XObject = Dictionary(X=draft.stream(b"", Subtype=Name.Form))
    draft.page("/X Do /Y Do")
    draft.page("/Y Do")
    (finding,) = draft.findings(tmp_path)
    sentence = "Pages 1-2: what is called /Y is placed but not in the file, and will be missing."
    assert (finding.severity, finding.message) == ("error", sentence)


@pytest.mark.parametrize(
    "placed", [b"/Fm#C3#A9 Do", "/Fmé Do".encode(), b"/Fm\xc3\xa9\0Do", b"/Fm#c3#A9 % not /X\nDo"]
)
def test_a_form_is_found_however_its_name_is_written(
    draft: Draft, tmp_path: Path, placed: bytes
) -> None:
    form = draft.stream(b"BT /F1 4 Tf 20 20 Td (Vera) Tj ET", Subtype=Name.Form)
    draft.resources.XObject = Dictionary({"/Fmé": form})
    draft.page(placed)
    (finding,) = draft.findings(tmp_path)
    assert "text of 4.00 pt" in finding.message


def test_a_form_may_place_what_only_the_page_has(draft: Draft, tmp_path: Path) -> None:
    inner = draft.stream(b"", Subtype=Name.Form)
    outer = draft.stream(
        b"/In Do", Subtype=Name.Form, Resources=Dictionary(ProcSet=Array([Name.PDF]))
    )
    draft.resources.XObject = Dictionary(In=inner, Out=outer)
    draft.page("/Out Do")
    assert draft.findings(tmp_path) == ()


def test_a_form_paints_with_the_inks_it_is_placed_with(draft: Draft, tmp_path: Path) -> None:
    form = draft.stream(b"BT /F1 5.5 Tf 20 20 Td (Vera) Tj ET", Subtype=Name.Form)
    draft.resources.XObject = Dictionary(X=form)
    draft.page("0 g /X Do 1 g /X Do")
    (finding,) = draft.findings(tmp_path)
    assert "reversed text of 5.50 pt" in finding.message


def test_a_file_that_is_no_pdf_or_damaged_is_one_clear_line(draft: Draft, tmp_path: Path) -> None:
    draft.page("")
    whole = io.BytesIO()
    draft.pdf.save(whole)
    broken = {
        "text.pdf": (b"Dear printer, ...", "is not a PDF file: it doesn't begin with %PDF-"),
        "short.pdf": (whole.getvalue()[:-150], "is damaged"),
        "empty.pdf": (b"", "is not a PDF file: it doesn't begin with %PDF-"),
    }
    for name, (data, words) in broken.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(InputFault) as caught:
            preflight(path)
        (fault,) = caught.value.faults
        assert str(fault).startswith(f"{path}: {words}")
        assert "\n" not in str(fault)


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(InputFault, match=r"none\.pdf: cannot be read: No such file or directory"):
        preflight(tmp_path / "none.pdf")


@pytest.mark.parametrize("user", ["secret", ""])
def test_an_encrypted_file_is_refused(draft: Draft, tmp_path: Path, user: str) -> None:
    draft.page("")
    path = tmp_path / "locked.pdf"
    draft.pdf.save(path, encryption=pikepdf.Encryption(owner="owner", user=user))
    with pytest.raises(InputFault, match="is encrypted; save it without a password"):
        preflight(path)


def test_a_page_whose_content_cannot_be_unpacked_is_damage(draft: Draft, tmp_path: Path) -> None:
    leaf = draft.page("")
    leaf.Contents = draft.stream(b"no flate data", Filter=Name.FlateDecode)
    with pytest.raises(InputFault, match="is damaged"):
        draft.findings(tmp_path)


def test_a_wording_stands_once_with_all_its_pages(draft: Draft, tmp_path: Path) -> None:
    odd = draft.simple_font("/Times", embedded=False)
    for page in range(11):
        draft.page(
            MILLIMETRES
            + (text(10, 20, 4) if page not in (4, 9) else "")
            + (text(10, 30, 3) if page > 4 else "")
            + ("1 0 0 rg 0 0 1 1 re f " if page == 8 else ""),
            CARD if page % 2 else (CARD[0], CARD[1] + page),
        )
    leaf = draft.pdf.pages[10].obj
    leaf.Resources = Dictionary(Font=Dictionary(F1=draft.font, F2=odd))
    path = tmp_path / "draft.pdf"
    draft.pdf.save(path)
    report = preflight(path)
    assert report.pages == 11
    assert (len(report.sizes), len(report.fonts)) == (6, 2)
    assert [finding.message for finding in report.findings if "smaller" in finding.message] == [
        (
            "Pages 1-4, 6-9, 11: text of 4.00 pt at 10.0, 19.0 mm is smaller than 5 pt (9 "
            "places like it)."
        ),
        "Pages 6-11: text of 3.00 pt at 10.0, 29.3 mm is smaller than 5 pt (6 places like it).",
    ]


def test_a_file_that_cannot_even_be_looked_up_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(InputFault, match="cannot be read: File name too long"):
        preflight(tmp_path / f"{300 * 'a'}.pdf")
