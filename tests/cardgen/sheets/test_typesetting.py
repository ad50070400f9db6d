"""Setting type into its room: shrink to the stated minimum, break where words end, then refuse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import BLACK
from cardgen.drawing.shapes import MM_PER_PT
from cardgen.sheets.typesetting import (
    TextStyle,
    TextTooLongError,
    cap_height,
    fit,
    set_in_one_or_two_lines,
    set_line,
    typographic,
    wrap,
)

BOOK = FontBook()
PLAIN = TextStyle(10, 6)
NARROWING = TextStyle(10, 6, "regular", "condensed")
NAME = "Maximiliane Hohenzollern"


def test_text_that_fits_keeps_its_size() -> None:
    setting = fit(BOOK, NAME, 60, NARROWING)
    assert (setting.size, setting.weight, setting.spacing) == (10, "regular", 0)


def test_text_shrinks_a_touch_before_it_is_condensed() -> None:
    width = BOOK.width(NAME, 10)
    assert fit(BOOK, NAME, width * 0.9, NARROWING).weight == "regular"
    condensed = fit(BOOK, NAME, width * 0.8, NARROWING)
    assert condensed.weight == "condensed"
    assert condensed.size > 8


@given(st.floats(5, 80), st.text("abc defgÄ", min_size=1, max_size=40), st.sampled_from([0, 0.5]))
def test_what_is_set_fits_and_is_the_largest_that_does(
    room: float, text: str, spacing: float
) -> None:
    style = TextStyle(10, 6, "regular", "condensed", spacing)
    try:
        setting = fit(BOOK, text, room, style)
    except TextTooLongError as error:
        assert BOOK.width(text, 6, "condensed", spacing * 0.6) > room
        assert str(error).startswith(f"'{text}' is ")
        return
    assert 6 <= setting.size <= 10
    assert BOOK.width(text, setting.size, setting.weight, setting.spacing) <= room + 1e-9
    if setting.size < 10:
        larger = setting.size + 0.1
        assert BOOK.width(text, larger, setting.weight, spacing * larger / 10) > room


def test_text_too_long_at_the_smallest_size_is_refused_with_the_figures() -> None:
    with pytest.raises(TextTooLongError) as caught:
        fit(BOOK, NAME, 10, PLAIN)
    width = BOOK.width(NAME, 6)
    assert str(caught.value) == (
        f"'{NAME}' is {width:.1f} mm wide at 6 pt, the smallest size here, and there is room for "
        "10.0 mm: shorten it"
    )


def test_a_missing_glyph_is_not_mistaken_for_length() -> None:
    with pytest.raises(MissingGlyphError):
        set_in_one_or_two_lines(BOOK, "ខ្មែរ ខ្មែរ", 50, PLAIN)


def test_a_set_line_keeps_its_place_and_ink() -> None:
    text = set_line(BOOK, NAME, 5, 9, 30, NARROWING, BLACK, "end")
    assert (text.x, text.y, text.content, text.anchor, text.ink) == (5, 9, NAME, "end", BLACK)
    assert BOOK.width(NAME, text.size, text.weight) <= 30


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), max_size=12), st.floats(4, 60))
def test_wrapping_keeps_every_word_and_the_measure(words: list[str], room: float) -> None:
    lines = wrap(BOOK, " ".join(words), room, 8)
    assert " ".join(lines).split() == words
    for line in lines:
        assert BOOK.width(line, 8) <= room or " " not in line
    full: list[str] = []  # as many words in each line as there is room for
    for word in words:
        if full and BOOK.width(f"{full[-1]} {word}", 8) <= room:
            full[-1] += f" {word}"
        else:
            full.append(word)
    assert len(lines) == len(full)
    widest, before = (
        max((BOOK.width(line, 8) for line in part), default=0) for part in (lines, full)
    )
    assert widest <= before


def test_a_text_stays_in_one_line_while_it_is_not_small() -> None:
    width = BOOK.width(NAME, 10)
    lines, setting = set_in_one_or_two_lines(BOOK, NAME, width * 0.8, PLAIN)
    assert lines == [NAME]
    assert setting.size >= 7.5


def test_a_text_that_would_be_small_takes_two_lines_of_about_equal_length() -> None:
    words = "Ada Maria Magdalena Lovelace Byron King"
    lines, setting = set_in_one_or_two_lines(BOOK, words, BOOK.width(words, 10) * 0.55, PLAIN)
    assert lines == ["Ada Maria Magdalena", "Lovelace Byron King"]
    assert setting.size > 9


def test_a_single_long_word_is_not_broken() -> None:
    lines, setting = set_in_one_or_two_lines(
        BOOK, "Hohenzollern", BOOK.width("Hohenzollern", 6.55), PLAIN
    )
    assert lines == ["Hohenzollern"]
    assert setting.size == 6.5
    with pytest.raises(TextTooLongError):
        set_in_one_or_two_lines(BOOK, "Hohenzollern", 10, PLAIN)


def test_capitals_are_as_high_as_stated() -> None:
    for size in (5, 10):
        top = BOOK.face_for("H", "regular").outline_box(BOOK.line("H").runs[0].numbers[0])
        assert top is not None
        assert cap_height(size) == pytest.approx(top[3] * size * MM_PER_PT, abs=0.01)


def test_a_word_is_divided_at_its_soft_hyphens_only_and_nothing_is_lost() -> None:
    word = "Zug\u00adfahr\u00adplan\u00adaus\u00adkunft"
    assert wrap(BOOK, f"Die {word} ist da.", 200, 9) == ["Die Zugfahrplanauskunft ist da."]
    for room in (14.0, 18.0, 22.0, 30.0):
        for even in (True, False):
            lines = wrap(BOOK, f"Die {word} ist da und weiter geht es.", room, 9, even=even)
            assert all(BOOK.fits(line, room, 9) for line in lines)
            whole = " ".join(lines).replace("- ", "")
            assert whole == "Die Zugfahrplanauskunft ist da und weiter geht es."
    assert any(line.endswith("-") for line in wrap(BOOK, word, 18.0, 9))
    assert wrap(BOOK, word, 3.0, 9) == ["Zugfahrplanauskunft"]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("if it isn't his", "if it isn’t his"),
        ("the players' boards", "the players’ boards"),
        ('the text "SEED kind i" (or "no")', "the text “SEED kind i” (or “no”)"),
        ("+1, +2 or -1, a -1 (-2)", "+1, +2 or −1, a −1 (−2)"),
        ("deflector-3, A1-A5, 10-by-10", "deflector-3, A1-A5, 10-by-10"),
    ],
)
def test_what_is_typed_plainly_is_printed_with_curly_marks(typed: str, printed: str) -> None:
    assert typographic(typed) == printed
