"""Every sheet has room for the words of every language: none too wide, no page refused."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pypdfium2
import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.games import PRINTED
from cardgen.jobs.words import PAPERS, all_parts, written
from cardgen.jobs.writing import font_book
from cardgen.preflight.check import preflight
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.words import WordTooWideError
from companion.ftl import read_messages
from companion.words import language, languages
from tests.support.commandline import cardgen, files
from tests.support.nightly import tries

EVERY = languages()[1:]
LANGUAGE = "language-name = Test\nlanguage-direction = ltr\nlanguage-plural = one: n = 1\n"


@pytest.fixture
def few_games() -> Iterator[None]:
    """Print what is for two games only; in a night, everything."""
    with patch.dict(PRINTED):  # in the same order afterwards
        for name in tries(PRINTED.keys() - {"rotator", "reflector"}, in_a_night=()):
            del PRINTED[name]
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("paper", tries(PAPERS[:1], in_a_night=PAPERS))
@pytest.mark.parametrize("tag", tries(EVERY[:1], in_a_night=EVERY))
def test_every_sheet_fits_and_would_print_right(tag: str, paper: str, tmp_path: Path) -> None:
    book = font_book((), tag)
    path = tmp_path / "sheets.pdf"
    with path.open("wb") as out:
        pen = PdfPen(out, book, PdfSettings("sheets"))
        for _, part, setting in all_parts(paper, book):
            for page in part.make(setting):
                pen.draw(page)
        pen.close()
    errors = [each for each in preflight(path).findings if each.severity == "error"]
    assert errors == []


def test_a_word_without_room_is_named_with_its_message_and_millimetres(tmp_path: Path) -> None:
    (tmp_path / "language.ftl").write_text(LANGUAGE)
    (tmp_path / "sheets.ftl").write_text("sheets-set-up = Aufbauanleitungsübersichten\n")
    book = FontBook(language=language(str(tmp_path)))
    composer = Composer(book, NEUTRAL_INKS)
    words = "Aufbauanleitungsübersichten"
    with pytest.raises(WordTooWideError, match=r"is [0-9.]+ mm wider .*: sheets-set-up\)") as error:
        composer.text(words, 20.0)
    assert error.value.over == pytest.approx(book.width(words, composer.size) - 20)
    assert error.value.keys == ("sheets-set-up",)
    assert composer.label(words, 0, 0, 60.0, 8).size == 8
    assert 6.5 <= composer.label(words, 0, 0, 36.0, 8).size < 8
    with pytest.raises(WordTooWideError):
        composer.label(words, 0, 0, 20.0, 8)


def test_lines_without_room_are_named_too(tmp_path: Path) -> None:
    (tmp_path / "language.ftl").write_text(LANGUAGE)
    (tmp_path / "territory-sheets.ftl").write_text(
        "territory-sheets-chart-used-up = " + "Verbraucht ist der Ablenker. " * 6 + "\n"
        "territory-sheets-aid-list-who-claims = " + "Wer schießt, bekommt das letzte Feld. " * 12
    )
    for part, key in (("rules", "chart-used-up"), ("aid", "aid-list-who-claims")):
        refused = cardgen("print", "deflector", part, "--language", tmp_path, "-o", tmp_path / "x")
        assert refused.status
        assert re.search(rf"mm higher than its room \(.*territory-sheets-{key}\)", refused.err)


@pytest.mark.usefixtures("few_games")
def test_a_translator_hears_what_is_done_and_what_is_wrong(folder: Path) -> None:
    (folder / "my-de").mkdir()
    (folder / "my-de/language.ftl").write_text(LANGUAGE)
    (folder / "my-de/sheets.ftl").write_text(
        "sheets-goal = Gewinnbedingungsübersichtserklärungsanleitung\nsheets-gaol = Ziel\n"
    )
    told = cardgen("words", "my-de")
    assert told.status == 1
    assert "my-de/sheets.ftl:2: there is no message sheets-gaol; did you mean" in told.out
    assert "reflector rules, a4: 'Gewinnbedingungsübersichtserklärungsanleitung' is" in told.out
    assert "my-de: sheets-goal)" in told.out and "sheets.ftl: " in told.out
    # the fourth message, language-direction, is as in English
    last = told.out.splitlines()[-1]
    assert last.startswith("my-de: 0 % done, 3 of ") and last.endswith("as in English: 1")
    assert list(files(folder)) == ["my-de/language.ftl", "my-de/sheets.ftl"]
    assert "there is no language qaa" in cardgen("words", "qaa").err


@pytest.mark.usefixtures("few_games")
def test_a_copy_of_the_english_messages_is_not_done(folder: Path) -> None:
    shutil.copytree(language().folder, folder / "my-it")
    page = folder / "my-it/page.ftl"
    page.write_text(page.read_text().replace("page-back = Back", "page-back = Indietro"))
    (told,) = cardgen("words", "my-it").out.splitlines()
    found = re.fullmatch(r"my-it: 3 % done, (\d+) of (\d+) messages; as in English: (\d+)", told)
    assert found is not None
    done, of, as_english = map(int, found.groups())
    assert done + as_english == of
    assert cardgen("words", "en").out.startswith("en: 100 % done")


@pytest.mark.usefixtures("few_games")
def test_a_second_reader_sees_sheets_and_messages_beside_the_english_ones(folder: Path) -> None:
    (folder / "my-own").mkdir()
    (folder / "my-own/language.ftl").write_text(LANGUAGE)
    (folder / "my-own/sheets.ftl").write_text("sheets-goal = Das Ziel\n")
    told = cardgen("words", "my-own", "--review", "-o", "review.pdf")
    assert told.status == 0
    with pypdfium2.PdfDocument("review.pdf") as pdf:
        front, *others = (page.get_textpage().get_text_bounded() for page in pdf)
    assert "Das Ziel" in front and "The goal" in front
    text = " ".join(others)
    assert "Das Ziel" in text and "The goal" in text and "sheets-tent-next-name" in text
    assert "It stands before a player" in text


def test_messages_are_shown_as_translators_write_them() -> None:
    file = read_messages(
        "a-b = { $count ->\n        [one] one\n       *[other] { $count }\n    } { a-c }"
    )
    (pattern,) = file.patterns.values()
    assert written(pattern) == "{ $count: [one] one [other] { $count } } { a-c }"
