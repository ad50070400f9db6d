"""Long names of players on everything for a table: smaller, then in two lines, then shortened."""

from pathlib import Path

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.jobs.event.definition import read_event
from cardgen.jobs.event.event import GameTable, Seat
from cardgen.jobs.event.table import TABLE_FILES, TableMaker
from cardgen.jobs.writing import UNFIT
from cardgen.sheets.player_names import SMALLEST, set_names, short_forms
from cardgen.sheets.typesetting import TextStyle, TextTooLongError
from tests.support.reading import texts

MAX = "Maximilian-Ferdinand Hohenstätter-Müllenbach"
STYLE = TextStyle(9, SMALLEST, "regular", "condensed")


@pytest.mark.parametrize(
    ("names", "forms"),
    [
        (["Max Huber", "Ann"], [("Max Huber", "Max H.", "M. H."), ("Ann",)]),
        (
            ["Max Huber", "Max Hill"],
            [("Max Huber", "Max Hu.", "M. Hu."), ("Max Hill", "Max Hi.", "M. Hi.")],
        ),
        (["Max Huber", "Max Hubert"], [("Max Huber",), ("Max Hubert",)]),
        (["Max Huber", "Max H."], [("Max Huber", "Max Hu.", "M. Hu."), ("Max H.",)]),
        (
            ["Dr. Eva-Lu van der Tann", ""],
            [("Dr. Eva-Lu van der Tann", "Eva-Lu van der Tann"), ("",)],
        ),
    ],
)
def test_shorter_forms_of_a_name_are_nobody_else_s(
    names: list[str], forms: list[tuple[str, ...]]
) -> None:
    found = short_forms(names)
    assert [some[: len(want)] for some, want in zip(found, forms, strict=True)] == forms
    every = [form for some in found for form in some]
    assert len(set(every)) == len(every)


def test_a_name_goes_into_two_lines_before_it_is_shortened(book: FontBook) -> None:
    room = book.width("Hohenstätter-Müllenbach", SMALLEST, "condensed") + 0.1
    for wide, two, lines in (
        (60.0, 6.5, (MAX,)),
        (room, 6.5, ("Maximilian-Ferdinand", "Hohenstätter-Müllenbach")),
        (room, None, ("Maximilian H.-M.",)),
        (room / 2, 6.5, ("Maximilian", "H.-M.")),
    ):
        (found,) = set_names(book, [MAX], wide, STYLE, two)
        assert found.lines == lines and found.setting.size >= SMALLEST and found.width <= wide


def test_all_names_that_do_not_fit_are_told_together(book: FontBook) -> None:
    with pytest.raises(TextTooLongError, match=r"'N+' is too long, 'M+' is too long: .* 30\.0 mm"):
        set_names(book, ["N" * 90, "Ann", "M" * 90], 30.0, STYLE, 6.5)


@pytest.fixture
def maker(book: FontBook, tmp_path: Path) -> TableMaker:
    path = tmp_path / "event.toml"
    path.write_text('name = "E"\n[[table]]\ngame = "deflector"\nplayers = 3\n')
    return TableMaker(read_event(path, book), book)


def table(*names: str) -> GameTable:
    seated = tuple(map(Seat, names, "XOZ"))
    return GameTable(1, "table-01", "deflector", (), "deflector-3", 3, seated)


def test_long_names_and_blanks_are_no_hindrance_at_an_event(maker: TableMaker) -> None:
    people = table(MAX, "Änne Müller", "Prof. Dr. Alexandra Konstantinopoulou-Papadimitriou")
    for file in TABLE_FILES:
        found = [text for page in maker.pages(people, file) for text, _ in texts(page)]
        words = {text.content for text in found}
        assert any("Änne Müller" in text for text in words) and not any(
            "Änne_" in text for text in words
        )
        assert min(text.size for text in found if "Maximilian" in text.content) >= SMALLEST
        assert file.name != "tents" or {"Maximilian-Ferdinand", "Hohenstätter-Müllenbach"} <= words


def test_what_does_not_fit_is_told_for_every_sheet(maker: TableMaker) -> None:
    for file in TABLE_FILES:
        with pytest.raises(UNFIT) as told:
            maker.pages(table("N" * 90, "M" * 90, "Ann"), file)
        assert str(told.value).count("is too long") == 2
