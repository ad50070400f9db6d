"""How text is set on sheets: apostrophes, answers with their marks, last lines, run-in titles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import NEUTRAL_INKS, Composer, run_in_title
from cardgen.sheets.typesetting import wrap

WORDS = sorted(Path(__file__).parents[3].joinpath("layouts/words/en").glob("*sheets.ftl"))
TEXT = "The quick brown fox jumps over the lazy dog and then it goes on to the next hill at"


@pytest.mark.parametrize("file", WORDS, ids=lambda file: file.stem)
def test_words_have_curly_apostrophes_and_keep_answers_with_their_marks(file: Path) -> None:
    said = "\n".join(
        line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")
    )
    assert not re.search(r"\w'", said)
    assert not re.search(r"“(Null|Owned)\.” (Shade|[A-Z]\.)", said)


def test_text_fills_its_measure_but_for_a_short_last_line() -> None:
    book = FontBook()
    for end in range(30, len(TEXT)):
        text = TEXT[:end].strip()
        lines = wrap(book, text, 60.0, 9.0, even=False)
        assert " ".join(lines) == text
        assert len(lines) == len(wrap(book, text, 60.0, 9.0))
        if len(lines) > 2:
            assert book.width(lines[-1], 9.0) >= 0.25 * 60.0


def test_a_run_in_title_ends_with_a_full_stop_unless_the_words_continue_it() -> None:
    assert run_in_title("Out", "You are out.") == "Out."
    assert run_in_title("Hide", "5 Nodes.") == "Hide"
    assert run_in_title("Equal?", "Both lose.") == "Equal?"


def test_a_head_sets_long_titles_smaller_and_refuses_narrow_paper() -> None:
    composer = Composer(FontBook(), NEUTRAL_INKS)
    head = composer.head("The Business Card Games", "The card of Ada", "", 120)
    sizes = [shape.size for shape in head.shapes if hasattr(shape, "size")]
    assert 12 <= max(sizes) < 24
    with pytest.raises(SheetError, match="larger paper"):
        composer.head("The Business Card Games", "The card of Ada", "", 30)
