"""The words of sheets: messages by the end of their keys, with titles, sections and paragraphs."""

from pathlib import Path

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.sheets.words import Section, SheetWords, sheet_words
from companion.data import DataError
from companion.words import Language, language

MESSAGES = """\
mine-goal = Win.
mine-ours-goal = Win first.
mine-rule-hide = five Nodes.
    .title = Hide
mine-section-start = At the start
mine-lines =
    One.

    Two.
mine-plain = no title
"""


@pytest.fixture
def words(tmp_path: Path) -> SheetWords:
    (tmp_path / "mine.ftl").write_text(MESSAGES)
    (tmp_path / "language.ftl").write_text("language-direction = ltr\n")
    return sheet_words(FontBook(language=Language(tmp_path)), "mine")


def test_what_a_part_says_otherwise_is_found_before_what_all_say(words: SheetWords) -> None:
    assert words("goal") == "Win." and words.part("ours")("goal") == "Win first."
    ours = SheetWords(words.language, ("mine-ours", "mine"))
    assert ours("goal") == "Win first." and ours("plain") == "no title"


def test_a_message_may_have_a_title_and_paragraphs(words: SheetWords) -> None:
    assert words.entry("plain") == ("", "no title")
    assert words.entries("rule", "hide") == (("Hide", "five Nodes."),)
    assert words.lines("lines") == ("One.", "Two.")
    assert words.section("start", ["hide B2 B3"]) == Section(
        "At the start", (("Hide", "five Nodes.", "B2 B3"),)
    )


def test_a_message_that_is_not_there_is_an_error(words: SheetWords) -> None:
    assert words.has("goal") and not words.has("gaol")
    with pytest.raises(DataError, match="with the message mine-gaol is missing"):
        words("gaol")


def test_what_a_translation_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "rotator-sheets.ftl").write_text("rotator-sheets-goal = Runter.\n")
    book = FontBook(language=language(str(tmp_path)))
    words = sheet_words(book, "rotator-sheets")
    assert words("goal") == "Runter." and words("out") == "Lost: your space turns solid."
