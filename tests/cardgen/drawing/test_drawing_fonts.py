"""Type: measured as it prints, ordered as it is read, found in the file, and never replaced."""

import unicodedata
from pathlib import Path
from typing import NamedTuple

import pikepdf
import pytest
import uharfbuzz as hb
from bidi import get_display
from hypothesis import given
from hypothesis import strategies as st
from test_drawing_pens import SCRIPTS

from cardgen.drawing.fonts import FontBook, FontError, GlyphRun, MissingGlyphError, _shaped
from cardgen.drawing.ink import BLACK
from cardgen.drawing.shapes import MM_PER_PT, Box, Text, Weight
from cardgen.drawing.svg import write_svg
from tests.support.otf import square_font
from tests.support.reading import (
    ink_box,
    letters,
    opened,
    page_of,
    pdf_image,
    pdf_of,
    plain_text,
    sides,
    svg_image,
)

WEIGHTS: tuple[Weight, ...] = ("regular", "semibold", "condensed", "condensed-semibold")
HIEROGLYPH = "\U00013000"
RUNE = "ᚠ"


class Glyph(NamedTuple):
    number: int
    x: float
    y: float
    text: str


def glyphs_of(run: GlyphRun) -> list[Glyph]:
    return [*map(Glyph, run.numbers, run.xs, run.ys, run.texts)]


def line_pdf(text: str, book: FontBook, weight: Weight = "regular", spacing: float = 0) -> bytes:
    return pdf_of((page_of(80, 12, Text(4, 8, text, 12, BLACK, weight, spacing=spacing)),), book)


def seen(text: str, book: FontBook) -> str:
    """Return what a line's glyphs show from left to right."""
    return "".join(glyph.text for run in book.line(text).runs for glyph in glyphs_of(run))


# -- measuring -------------------------------------------------------------------------------------


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("spacing", [0, 0.8])
def test_every_glyph_stands_in_the_pdf_where_it_was_measured(
    weight: Weight, spacing: float, book: FontBook
) -> None:
    words = "AVATo. Wořły Te Ξένος Ёлка Nguyễn"
    found = letters(line_pdf(words, book, weight, spacing), 0)
    glyphs = [
        (glyph, run.face, index)
        for run in book.line(words, weight).runs
        for index, glyph in enumerate(glyphs_of(run))
        if glyph.text.strip()
    ]
    assert [letter.character for letter in found] == [glyph.text for glyph, _, _ in glyphs]
    em = 12 * MM_PER_PT
    for letter, (glyph, face, index) in zip(found, glyphs, strict=True):
        bearing = face.hb_font.get_glyph_extents(glyph.number).x_bearing / face.units
        place = 4 + (glyph.x + bearing) * em + index * spacing * MM_PER_PT
        assert letter.box.x == pytest.approx(place, abs=0.02)
        assert letter.size == pytest.approx(12, abs=0.01)


def test_kerning_draws_letters_together(book: FontBook) -> None:
    apart = sum(book.width(letter, 12) for letter in "AVATo")
    assert book.width("AVATo", 12) < apart - 0.5
    *_, last = letters(line_pdf("AVATo", book), 0)
    assert last.box.right - 4 < apart - 0.5


def test_a_face_has_the_measures_that_the_file_states(book: FontBook) -> None:
    with opened(line_pdf("Ada علي אב 山 Ωж", book)) as pdf:
        for font in pdf.pages[0].Resources.Font.values():
            (descendant,) = font.DescendantFonts
            program = hb.Font(hb.Face(descendant.FontDescriptor.FontFile2.read_bytes()))
            widths = list(descendant.W)
            for glyph, (width,) in zip(widths[::2], widths[1::2], strict=True):
                assert int(width) == round(
                    program.get_glyph_h_advance(int(glyph)) * 1000 / program.face.upem
                )


def test_accents_set_apart_are_joined(book: FontBook) -> None:
    name = "Zoë Nguyễn Ångström"
    assert book.line(unicodedata.normalize("NFD", name)) == book.line(name)


def test_a_mark_that_no_letter_takes_up_adds_no_width(book: FontBook) -> None:
    assert book.width("q\u0301n", 12) == pytest.approx(book.width("qn", 12), abs=0.05)


def test_an_empty_line_has_no_width_and_no_ink(book: FontBook) -> None:
    assert book.width("", 12, spacing=3) == 0
    assert book.ink_box(Text(4, 8, "", 12, BLACK)) == Box(4, 8, 0, 0)


def test_arabic_letters_join(book: FontBook) -> None:
    apart = {glyph.number for letter in "محمد" for glyph in glyphs_of(book.line(letter).runs[0])}
    joined = [glyph.number for glyph in glyphs_of(book.line("محمد").runs[0])]
    assert len(joined) == 4
    assert not apart.issuperset(joined)


# -- order -----------------------------------------------------------------------------------------


@given(st.text("aBc אבג 12-.+", max_size=12))
def test_mixed_directions_are_ordered_as_unicode_says(text: str) -> None:
    assert seen(text, _BOOK) == get_display(text)


_BOOK = FontBook()


def test_brackets_in_hebrew_open_to_the_left(book: FontBook) -> None:
    run = book.line("(אב)").runs
    glyphs = [glyph.number for part in run for glyph in glyphs_of(part)]
    upright = [glyph.number for glyph in glyphs_of(book.line("()").runs[0])]
    assert [glyphs[0], glyphs[-1]] == upright


@pytest.mark.parametrize(
    "marks", ["\u200e\u200e", "\u200f\u200f", "\u202a\u202c", "\u2066\u2069", "\u2068\u2069"]
)
def test_marks_that_steer_the_order_are_not_drawn(marks: str, book: FontBook) -> None:
    bare = "Ada 7"
    assert seen(marks[0] + bare + marks[1], book) == bare
    assert book.width(marks[0] + bare + marks[1], 7) == book.width(bare, 7)


def test_a_mark_steers_the_order_of_what_is_beside_it(book: FontBook) -> None:
    assert seen("Ada אב!", book) == "Ada בא!"
    assert seen("Ada אב!\u200f", book) == "Ada !בא"
    assert seen("\u2067Ada, אב\u2069", book) == "בא ,Ada"


# -- finding text again ----------------------------------------------------------------------------


@pytest.mark.parametrize("script", [script for script in SCRIPTS if script != "mixed"])
def test_text_can_be_copied_out_of_the_file(script: str, book: FontBook) -> None:
    assert plain_text(line_pdf(SCRIPTS[script], book)) == SCRIPTS[script]


def test_every_word_of_mixed_scripts_can_be_found(book: FontBook) -> None:
    text = plain_text(line_pdf("Ada علي 12 אב 山", book))
    assert sorted(text.split()) == sorted(["Ada", "علي", "12", "אב", "山"])


def test_ligatures_are_copied_out_as_their_letters(book: FontBook) -> None:
    assert plain_text(line_pdf("office fluff", book)) == "office fluff"
    with opened(line_pdf("سلام", book)) as pdf:
        (font,) = pdf.pages[0].Resources.Font.values()
        lam, alef = "0644", "0627"
        assert f"<{lam}{alef}>".encode() in font.ToUnicode.read_bytes()


def test_letter_spacing_leaves_words_whole(book: FontBook) -> None:
    assert plain_text(line_pdf("Merriweather Games", book, spacing=0.6)) == "Merriweather Games"


# -- what the file holds ---------------------------------------------------------------------------


def test_fonts_are_embedded_as_subsets_of_the_glyphs_used(book: FontBook) -> None:
    data = line_pdf("Ada علي אב 山", book)
    assert b"Helvetica" not in data
    with opened(data) as pdf:
        fonts = pdf.pages[0].Resources.Font
        names = sorted(str(font.BaseFont).split("+")[1] for font in fonts.values())
        assert names == [
            "DroidSansFallback",
            "IBMPlexSans-Regular",
            "IBMPlexSansArabic-Regular",
            "IBMPlexSansHebrew-Regular",
        ]
        for font in fonts.values():
            tag = str(font.BaseFont).removeprefix("/").split("+")[0]
            assert len(tag) == 6
            assert tag.isupper()
            (descendant,) = font.DescendantFonts
            assert descendant.BaseFont == font.BaseFont == descendant.FontDescriptor.FontName
            used = {int(glyph) for glyph in list(descendant.W)[::2]}
            program = hb.Font(hb.Face(descendant.FontDescriptor.FontFile2.read_bytes()))
            drawn = {
                glyph
                for glyph in range(program.face.glyph_count)
                if (extents := program.get_glyph_extents(glyph)) is not None and extents.width
            }
            assert drawn
            assert len(drawn) <= 2 * len(
                used
            )  # the used ones and the dots and stems they are made of


def test_a_weight_that_is_not_used_is_not_embedded(book: FontBook) -> None:
    with opened(line_pdf("Ada", book, "semibold")) as pdf:
        (font,) = pdf.pages[0].Resources.Font.values()
        assert str(font.BaseFont).endswith("+IBMPlexSans-SemiBold")


@pytest.mark.parametrize(
    ("name", "face", "outlined"),
    [
        ("李小明", "NotoSansSC-SemiBold", False),
        ("高橋はるか", "NotoSansSC-SemiBold", False),
        ("李小骉", "DroidSansFallback", True),  # of a rare character's name all are alike
        ("김민수", "DroidSansFallback", True),
    ],
)
def test_a_heavy_text_in_chinese_is_all_in_one_face(
    name: str, face: str, outlined: bool, book: FontBook
) -> None:
    (run,) = book.line(name, "semibold").runs
    assert (run.face.name, run.outlined) == (face, outlined)
    (light,) = book.line(name, "regular").runs
    assert (light.face.name, light.outlined) == ("DroidSansFallback", False)


# -- missing glyphs and fonts of the user's --------------------------------------------------------


@pytest.mark.parametrize("weight", WEIGHTS)
def test_a_character_that_no_font_has_is_named(weight: Weight, book: FontBook) -> None:
    with pytest.raises(MissingGlyphError) as caught:
        book.width(f"Ada {HIEROGLYPH}", 12, weight)
    assert caught.value.character == HIEROGLYPH
    assert str(caught.value) == (
        f"no font here has '{HIEROGLYPH}' (U+13000, egyptian hieroglyph a001): "
        "name a font file that has it with --font"
    )


def test_a_character_without_a_name_is_named_by_number(book: FontBook) -> None:
    with pytest.raises(MissingGlyphError, match=r"U\+0378, unnamed character"):
        book.line("\u0378\u0300")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_main_faces_have_what_names_and_addresses_need(weight: Weight, book: FontBook) -> None:
    needed = set("ẞŁŐșΏҐЇўằỹ€№…–„“”«»’•±§&@")
    assert needed <= book.main[weight].characters


def test_a_font_of_the_users_is_used_for_what_no_other_has(tmp_path: Path) -> None:
    path = tmp_path / "Square.otf"
    path.write_bytes(square_font(RUNE))
    book = FontBook((path,))
    text = Text(4, 8, f"A{RUNE}B", 12, BLACK)
    page = page_of(40, 12, text)
    data = pdf_of((page,), book)
    image = pdf_image(data, 0, 24)
    # black where the square is: 0.1 em right of its place, 0.6 em wide, in both pens
    em = 12 * MM_PER_PT
    left = 4 + book.width("A", 12) + 0.1 * em
    middle = (round((left + 0.3 * em) * 24), round((8 - 0.3 * em) * 24))
    for picture in (image, svg_image(write_svg(page, book, "Test"), image.size)):
        assert picture.getpixel(middle) == (0, 0, 0)
        assert ink_box(picture, 24) == pytest.approx(sides(book.ink_box(text)), abs=0.1)
    assert plain_text(data) == f"A{RUNE}B"


def test_outlines_of_postscript_kind_are_embedded_as_opentype(tmp_path: Path) -> None:
    path = tmp_path / "Square.otf"
    path.write_bytes(square_font(HIEROGLYPH))
    with opened(line_pdf(HIEROGLYPH, FontBook((path,)))) as pdf:
        (font,) = pdf.pages[0].Resources.Font.values()
        (descendant,) = font.DescendantFonts
        assert descendant.Subtype == pikepdf.Name.CIDFontType0
        program = descendant.FontDescriptor.FontFile3
        assert program.Subtype == pikepdf.Name.OpenType
        assert program.read_bytes().startswith(b"OTTO")
        assert b"<D80CDC00>" in font.ToUnicode.read_bytes()
        assert list(descendant.W)[1][0] == 800


@pytest.mark.parametrize("table", [b"CBDT", b"COLR", b"SVG ", b"sbix"])
def test_a_font_of_coloured_pictures_is_refused_and_one_with_outlines_besides_is_used(
    tmp_path: Path, table: bytes
) -> None:
    path = tmp_path / "Emoji.otf"
    path.write_bytes(square_font("\N{SNOWMAN}", drawn=False, colours=table))
    with pytest.raises(FontError, match="its signs are coloured pictures"):
        FontBook((path,))
    path.write_bytes(square_font("\N{GAME DIE}", colours=table))
    assert FontBook((path,)).width("\N{GAME DIE}", 12) > 0


def test_a_script_without_a_font_is_told_with_a_font_that_has_it(book: FontBook) -> None:
    with pytest.raises(
        MissingGlyphError, match=r"such as NotoSansBengali-Regular\.ttf from the Debian"
    ):
        book.line("সত্যজিৎ")
    with pytest.raises(MissingGlyphError, match=r"such as NotoSerifTibetan-Regular\.ttf"):
        book.line("བསྟན་འཛིན")


@pytest.mark.parametrize(
    ("word", "glyphs"),
    [
        (
            "हिन्दी",
            "हि",
        ),  # the vowel i stands before its consonant, and the first cluster shows both
        ("த\u0bbf", "த\u0bbf"),
        ("கொ", "கொ"),  # one vowel on both sides of its consonant
        ("กำ", "กำ"),
    ],
)
def test_scripts_with_moving_vowels_are_shaped(word: str, glyphs: str, book: FontBook) -> None:
    shaped = [glyph for run in book.line(word).runs for glyph in glyphs_of(run)]
    assert shaped[0].text == glyphs  # its first glyph shows the whole first cluster
    assert all(glyph.number for glyph in shaped)


def test_a_font_of_the_users_does_not_replace_the_main_face(tmp_path: Path) -> None:
    path = tmp_path / "Square.otf"
    path.write_bytes(square_font("A"))
    own = FontBook((path,))
    assert own.width("A", 12) == FontBook().width("A", 12)


@pytest.mark.parametrize(
    "content", [b"", b"not a font", b"\0\1\0\0" + bytes(100), square_font("A")[:60]]
)
def test_a_file_that_is_no_font_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    with pytest.raises(FontError) as caught:
        FontBook((path,))
    assert str(caught.value) == f"{path}: not a TrueType or OpenType font"


def test_a_font_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FontError, match=r"none\.ttf: not a font file that can be read"):
        FontBook((tmp_path / "none.ttf",))


def test_memory_for_lines_is_bounded(book: FontBook) -> None:
    own = FontBook()
    for index in range(8300):
        own.line(str(index))
    assert _shaped.cache_info().currsize < 8300
    assert own.width("8299", 9) == book.width("8299", 9)
