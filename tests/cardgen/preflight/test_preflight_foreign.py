"""Files of strangers: odd content is read as viewers read it; no traceback, and no hang."""

import time
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name

from cardgen.inputs.faults import InputFault
from cardgen.preflight.check import preflight
from tests.support.nightly import tries

EXAMPLES = tries(40, in_a_night=150)
"""Contents and damaged files."""


def written(path: Path, content: bytes, **resources: Any) -> Path:
    """Write a card of 85 x 55 mm with a simple font F1 whose letters are half an em wide."""
    with pikepdf.new() as pdf:
        descriptor = Dictionary(FontName=Name("/ABCDEF+Plex"), FontFile2=pdf.make_stream(b"glyphs"))
        font = Dictionary(
            Subtype=Name.TrueType,
            BaseFont=Name("/ABCDEF+Plex"),
            FirstChar=0,
            Widths=Array([500] * 256),
            FontDescriptor=descriptor,
        )
        box = Array([0, 0, 240.945, 155.906])
        leaf = Dictionary(
            Type=Name.Page,
            MediaBox=box,
            TrimBox=box,
            Contents=pdf.make_stream(content),
            Resources=Dictionary(Font=Dictionary(F1=pdf.make_indirect(font)), **resources),
        )
        pdf.pages.append(pikepdf.Page(pdf.make_indirect(leaf)))
        pdf.save(path)
    return path


def messages(path: Path) -> list[str]:
    return [finding.message for finding in preflight(path).findings]


HAIRLINE = (
    "Page 1: a hairline (a line of width 0) at 3.2, 51.8 mm is thinner than 0.25 pt "
    "and may not print."
)

ODD_CONTENT = [
    b"q\r1\t0\x000 1 0 0 cm\n% a remark (unclosed\nQ",
    b"BT (a (nested) \\) string Tj) Tj [(x)-20<41 4>]TJ ET",
    b"/OC /art BDC/F1 6 Tf<</A(1)/B[true null]>>BDC EMC EMC",
    b"0 0 m 1 1 l 2 2 3 3 4 4 c h\nW* n",
    b"0 0 9 9 re 0 0 1 0 k f*",
    b"BI /W 2 /H 1 /BPC 8 /CS /G ID \x00E(\xff EI Q q",
    b"/N\xff gs \xff 1 2 w /N\xff Do 3 .. re --5 w Q Q",
    b"1 1 m 2 2 l\n" * 200 + b"S",
    b"1 2 3 4 re\n" * 500 + b"f Q",
]


@pytest.mark.parametrize("odd", ODD_CONTENT)
def test_what_follows_odd_content_is_read(tmp_path: Path, odd: bytes) -> None:
    path = written(tmp_path / "f.pdf", odd + b"\n0 0 0 1 K 0 w 9 9 m 9 20 l S")
    assert HAIRLINE in messages(path)


def test_a_long_path_loses_nothing(tmp_path: Path) -> None:
    content = b"0 0 0 1 K .1 w " + b"1 1 m 2 2 l\n" * 200 + b"S 0 w 9 9 m 9 20 l S"
    assert messages(written(tmp_path / "f.pdf", content)) == [
        "Page 1: a line of 0.10 pt at 0.4, 54.6 mm is thinner than 0.25 pt and may not print.",
        HAIRLINE,
    ]


WIDE = 7.5  # mm: four letters of 10.63 pt, half an em each


@pytest.mark.parametrize(
    "shown",
    [
        b"(Vera) Tj",
        b"(V\\145r\\\na) Tj",
        b"((())) Tj",
        b"<56 65 72 61> Tj",
        b"<5665726> Tj",
        b"[(Ve) 0 <7261>] TJ",
        b"[(V) -1000 (e)] TJ",
        b"/ 1 Tf 0 0 Td /F1 10.63 Tf (Vera) Tj",
        b"11 TL 0 11 Td (Vera) '",
        b'11 TL 0 11 Td 0 0 (Vera) "',
        b"5.315 Tc (Ve) Tj",
        b"200 Tz (Ve) Tj",
        b"10.63 Tw ( V) Tj",
        b"(V) Tj (e) Tj (ra) Tj",
        b"-5.315 0 Td [(\\001) 1 (Vera)] TJ",
        b"0 11 TD 0 -11 TD (Vera) Tj",
        b"0 11 Td 11 TL T* (Vera) Tj",
        b"q 1 0 0 1 0 0 cm Q Q Q (Vera) Tj",
    ],
)
def test_the_end_of_a_text_is_found_however_it_is_shown(tmp_path: Path, shown: bytes) -> None:
    for start_mm, finds in ((85 - 3 - WIDE - 0.1, 0), (85 - 3 - WIDE + 0.1, 1)):
        content = b"BT /F1 10.63 Tf %.3f 50 Td %b ET" % (start_mm * 72 / 25.4, shown)
        near = [
            text
            for text in messages(written(tmp_path / "f.pdf", content))
            if "2.90 mm from the trim" in text
        ]
        assert len(near) == finds


def test_an_inline_picture_is_checked_and_stepped_over(tmp_path: Path) -> None:
    pixels = b"BI /W 50 /H 50 /BPC 8 /CS /RGB ID (((EI EI \nEI"
    content = b"q 72 0 0 72 50 50 cm " + pixels + b" Q 1 0 0 0 k 0 w 9 9 m 20 20 l S"
    assert messages(written(tmp_path / "f.pdf", content)) == [
        (
            "Page 1: a picture of 50 dpi at 17.6, 12.0 mm is coarser than 120 dpi and "
            "shows its pixels."
        ),
        (
            "Page 1: a hairline (a line of width 0) at 3.2, 51.8 mm is thinner than 0.25 "
            "pt and may not print."
        ),
        "Page 1: a picture at 17.6, 12.0 mm is stored in RGB and not in CMYK.",
    ]


def test_a_form_that_places_itself_ends(tmp_path: Path) -> None:
    path = written(tmp_path / "f.pdf", b"/X Do")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        form = pdf.make_stream(b"0 w 9 9 m 9 20 l S /X Do", Subtype=Name.Form)
        form.Resources = Dictionary(XObject=Dictionary(X=form))
        pdf.pages[0].Resources.XObject = Dictionary(X=form)
        pdf.save(path)
    assert messages(path) == [HAIRLINE, PLACED, LISTED]


PLACED = "Page 1: a form places itself: where a viewer stops, a press may not."
LISTED = (
    "Page 1: a form lists itself among its resources: a printer that follows the list never ends."
)

OBJECTS = """%PDF-1.6
1 0 obj << /Type /Catalog /Pages 2 0 R {catalog} >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 240 150] /TrimBox {trim} /Contents 4 0 R
 /Resources << /XObject << /A 5 0 R /B 6 0 R >> >> >> endobj
4 0 obj << /Length 12 >> stream
{page:12}
endstream endobj
5 0 obj << /Subtype /Form /BBox [0 0 9 9] /Length 12 {resources} >> stream
{form:12}
endstream endobj
6 0 obj << /Subtype /Form /BBox [0 0 9 9] /Length 12
 /Resources << /XObject << /A 5 0 R >> >> >> stream
{inner:12}
endstream endobj
"""
"""A file as a stranger writes it: a page that may place forms A and B, and B lists A."""

WITHIN = [
    ("/A Do", "0 0 9 9 re f", "0 0 9 9 re f", "", []),
    ("/A Do", "/A Do", "0 0 9 9 re f", "", [PLACED]),
    ("/A Do", "0 0 9 9 re f", "", "/Resources << /XObject << /Me 5 0 R >> >>", [LISTED]),
    ("/A Do", "/B Do", "/A Do", "/Resources << /XObject << /B 6 0 R >> >>", [PLACED, LISTED]),
    ("/A Do /B Do", "/B Do", "0 0 9 9 re f", "/Resources << /XObject << /B 6 0 R >> >>", [LISTED]),
    ("/B Do", "0 0 9 9 re f", "/A Do", "", []),
]


def handwritten(path: Path, trim: str = "[0 0 240 150]", catalog: str = "", **parts: str) -> Path:
    """Write `OBJECTS` with these parts, and the table of its objects."""
    text = OBJECTS.format(trim=trim, catalog=catalog, **parts)
    places = [text.index(f"\n{number} 0 obj") + 1 for number in range(1, 7)]
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"trailer << /Size 7 /Root 1 0 R >>\nstartxref\n{len(text)}\n%%EOF\n"
    path.write_bytes(f"{text}xref\n0 7\n0000000000 65535 f \n{table}{end}".encode())
    return path


@pytest.mark.parametrize(("page", "form", "inner", "resources", "complaints"), WITHIN)
def test_a_form_within_itself_is_reported(
    tmp_path: Path, page: str, form: str, inner: str, resources: str, complaints: list[str]
) -> None:
    path = handwritten(tmp_path / "f.pdf", page=page, form=form, inner=inner, resources=resources)
    assert messages(path) == complaints


@pytest.mark.parametrize(
    ("trim", "size"), [("[9 9 9 9]", "0 x 0"), ("[200 10 20 12.5]", "180 x 2.5")]
)
def test_a_page_without_room_is_reported(tmp_path: Path, trim: str, size: str) -> None:
    path = handwritten(
        tmp_path / "f.pdf", trim, page="/A Do", form="9 9 9 9 re f", inner="", resources=""
    )
    assert messages(path) == [f"Page 1: the TrimBox is {size} pt, but must be at least 3 x 3 pt."]


def with_intents(path: Path, intent: str, times: int = 1) -> Path:
    catalog = f"/OutputIntents [{times * intent}]"
    return handwritten(
        path, catalog=catalog, page="/A Do", form="9 9 9 9 re f", inner="", resources=""
    )


def test_a_file_for_a_press_needs_an_identifier_and_one_intent(tmp_path: Path) -> None:
    path = with_intents(tmp_path / "f.pdf", "<< /S /GTS_PDFX /DestOutputProfile 6 0 R >>", 2)
    found = messages(path)
    claim = "The file claims to be PDF/X, but"
    assert f"{claim} has 2 GTS_PDFX output intents instead of one." in found
    assert f"{claim} has no file identifier (ID)." in found
    assert f"{claim} the profile of its output intent is no ICC profile." in found


@pytest.mark.parametrize("key", ["RegistryName", "OutputConditionIdentifier"])
def test_a_name_that_cannot_be_read_is_damage(tmp_path: Path, key: str) -> None:
    path = with_intents(tmp_path / "f.pdf", f"<< /S /GTS_PDFX /{key} /F#E9 >>")
    verdict = r"f\.pdf: is damaged \(a name in it is not in UTF-8\); write it again$"
    with pytest.raises(InputFault, match=verdict):
        preflight(path)


@pytest.mark.parametrize("step", [b"", b"1 0 0 1 .001 0 cm "])
def test_forms_nested_without_measure_end_in_good_time(tmp_path: Path, step: bytes) -> None:
    path = written(tmp_path / "f.pdf", b"/X Do")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        inner = pdf.make_stream(b"0 w 9 9 m 9 20 l S", Subtype=Name.Form)
        for _ in range(11):
            inner = pdf.make_stream(
                (step + b"/X Do\n") * 100,
                Subtype=Name.Form,
                Resources=Dictionary(XObject=Dictionary(X=inner)),
            )
        pdf.pages[0].Resources.XObject = Dictionary(X=inner)
        pdf.save(path)
    started = time.process_time()
    found = messages(path)
    assert time.process_time() - started < 120
    complaint = "Page 1: the page places too many forms: not all were checked."
    assert (complaint in found) == bool(step)


MANY = tries(40_000, in_a_night=100_000)
"""So many that what takes a time that grows with their square takes minutes."""


@pytest.mark.parametrize(
    "content",
    [
        b"(" * 2 * MANY,
        b"(a) " * 100 + b"( " * 3 + b"(a) Tj " * (MANY // 2),
        b"1 " * 2 * MANY + b"}",
        b"BI " * MANY,
        b"0 0 m " * MANY + b"1 re " * MANY,
        b"<" * 2 * MANY,
        b"q " * MANY,
        b"0 0 1 1 re W n " * (MANY // 2),
    ],
)
def test_hostile_content_ends_in_good_time(tmp_path: Path, content: bytes) -> None:
    path = written(tmp_path / "f.pdf", content)
    started = time.process_time()
    preflight(path)
    assert time.process_time() - started < 60


OPERATORS = (
    rb"q Q cm w d gs g rg K cs scn sh re m l h S f B* n W BT ET Tf Td Tm Tj TJ ' Do BI ID EI"
)
OPERANDS = rb"/F1 /X /Pattern /None /#zz (a (a) \ <41> <4 [ ] << >> 0 1 -.5 --1 1.2.3 - . 1e5 nan"
WORDS = st.sampled_from(
    [*OPERATORS.split(), *OPERANDS.split(), b'"', b"9" * 400, b"%x\n", b"\x00", b"\xff"]
)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("foreign") / "f.pdf"


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(words=st.lists(WORDS, max_size=60), glue=st.sampled_from([b" ", b"", b"\n"]))
def test_no_content_ends_in_a_traceback(scratch: Path, words: list[bytes], glue: bytes) -> None:
    preflight(written(scratch, glue.join(words)))


ODD: list[Any] = [
    Name.Odd,
    7,
    -1,
    True,
    pikepdf.String("odd"),
    Array([]),
    Array([Name.Odd, 1]),
    Array([1, 2, 3, 4]),
    Dictionary(),
    Dictionary(Odd=1),
]
PAGE = (
    "MediaBox",
    "TrimBox",
    "BleedBox",
    "CropBox",
    "Contents",
    "Resources",
    "Annots",
    "PieceInfo",
)
RESOURCES = ("Font", "XObject", "ColorSpace", "ExtGState", "Pattern", "Shading")
FONT = (
    "Subtype",
    "Widths",
    "FirstChar",
    "FontDescriptor",
    "BaseFont",
    "DescendantFonts",
    "FontMatrix",
)
ROOT = ("OutputIntents", "ViewerPreferences", "Names", "AA", "OpenAction", "Metadata", "Version")
PLACES = [(level, key) for level, keys in enumerate((PAGE, RESOURCES, FONT, ROOT)) for key in keys]


@pytest.mark.parametrize(("level", "key"), PLACES)
def test_no_odd_object_ends_in_a_traceback(scratch: Path, level: int, key: str) -> None:
    content = b"/F1 cs 1 scn /F1 gs /F1 sh /Pattern cs /F1 scn BT /F1 9 Tf (Vera) Tj ET /F1 Do"
    for odd in ODD:
        written(scratch, content)
        with pikepdf.open(scratch, allow_overwriting_input=True) as pdf:
            leaf = pdf.pages[0].obj
            holder = [leaf, leaf.Resources, leaf.Resources.Font.F1, pdf.Root][level]
            holder[f"/{key}"] = odd
            if level == 1:
                holder[f"/{key}"] = Dictionary(F1=odd)
            pdf.save(scratch, fix_metadata_version=False)
        preflight(scratch)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_a_damaged_file_is_read_or_refused(scratch: Path, data: st.DataObject) -> None:
    whole = bytearray(
        written(scratch, b"BT /F1 9 Tf 20 20 Td (Vera) Tj ET 0 0 9 9 re f").read_bytes()
    )
    for _ in range(data.draw(st.integers(1, 6))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    scratch.write_bytes(whole)
    try:
        preflight(scratch)
    except InputFault as fault:
        assert "\n" not in str(fault)


def test_an_operator_within_an_array_is_damage(tmp_path: Path) -> None:
    path = written(tmp_path / "f.pdf", b"[1 w] 0 d")
    with pytest.raises(InputFault, match=r"f\.pdf: is damaged \(.*streams\); write it again$"):
        preflight(path)


def test_sheets_of_cards_are_read_in_a_moment(tmp_path: Path) -> None:
    """200 cards with QR symbols on 40 pages; for a print shop there may be five times as many."""
    symbol = "\n".join(f"{x} {y} 1 1 re" for y in range(33) for x in range(y % 2, 33, 2))
    lines = "\n".join(
        f"BT 0 0 0 1 k /F1 7 Tf 1 0 0 1 10 {10 + 10 * i} Tm [<5665>-20<7261>] TJ ET"
        for i in range(8)
    )
    card = (
        "q 1 0 0 1 {} {} cm q 1.2 0 0 1.2 120 20 cm\n" + symbol + "\nf Q\n" + lines + " /X Do Q\n"
    )
    page = "".join(card.format(20 + 250 * (i % 2), 20 + 250 * (i // 2)) for i in range(5)).encode()
    path = written(tmp_path / "f.pdf", page)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
        leaf = pdf.pages[0].obj
        leaf.MediaBox = leaf.TrimBox = Array([0, 0, 595.276, 841.89])
        grid = pdf.make_stream(
            b"BT /F1 5 Tf 20 120 Td (A) Tj ET 1 w 20 120 m 90 120 l S " * 80, Subtype=Name.Form
        )
        leaf.Resources.XObject = Dictionary(X=grid)
        for _ in range(39):
            pdf.pages.append(pdf.pages[0])
            pdf.pages[-1].obj.Contents = pdf.make_stream(page)
        pdf.save(path)
    started = time.process_time()
    report = preflight(path)
    spent = time.process_time() - started
    assert (report.pages, report.findings) == (40, ())
    assert len(page) * 40 > 1_200_000
    assert spent < 6, f"{spent:.2f} s"  # measured 0.6 to 1.5 on a busy core
