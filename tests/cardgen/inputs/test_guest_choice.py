"""Guests chosen by row, name or table."""

from pathlib import Path

import pytest

from cardgen.inputs.faults import InputFault
from cardgen.inputs.guest_choice import as_chosen, chosen_rows
from cardgen.inputs.guests import read_guests
from cardgen.inputs.profile import Profile

LIST = """\
name,table,diet,email
Adelaide Byrne,Table 3,vegan,
"Lee, Ann",3,,
Bob Ray,13,Vegan,
Zoë Moor,VIP 3,,
Cat,3,,broken
"""


@pytest.fixture
def lines(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_text(LIST)

    def chosen(text: str) -> list[int]:
        rows = list(read_guests(path, Profile("Guest")))
        return [row.line for row in chosen_rows(rows, as_chosen(text), path)]

    return chosen


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3", [3]),
        ("3-4", [3, 4]),
        ("5 – 900000000", [5, 6]),
        ('"Byrne, Adelaide",2', [2]),
        ("“Lee, Ann”", [3]),
        ("zoe moor, Ann Lee", [3, 5]),
        ("zoe moor\nAnn Lee\r\n2", [2, 3, 5]),
        ("table=3", [2, 3, 6]),
        ("Tisch = 3", [2, 3, 6]),
        ("table=vip 3", [5]),
        ("diet=vegan,3", [2, 3, 4]),
    ],
)
def test_guests_are_chosen_by_rows_names_and_tables(lines, text: str, expected: list[int]) -> None:
    assert lines(text) == expected


@pytest.mark.parametrize("text", ["Nagy Éva", "Éva Nagy", '"Nagy, Éva"', "eva nagy"])
def test_a_guest_whose_family_name_stands_first_is_found_either_way(
    text: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.csv"
    path.write_text("given_name,family_name,country\nÉva,Nagy,HU\nAnn,Lee,\n", "utf-8")
    rows = list(read_guests(path, Profile("Guest")))
    assert [row.line for row in chosen_rows(rows, as_chosen(text), path)] == [2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("17-20", "has no guest in rows 17 to 20: rows are 2 to 6, as a spreadsheet numbers them"),
        ("table=4", "has no guest with table '4'"),
        ("seat=4", "has no column seat, or nothing in it"),
        (
            "Byrne",
            "has no guest called 'Byrne'; put a name with a comma in two kinds of marks, "
            """such as '"Lee, Ann"'""",
        ),
    ],
)
def test_a_choice_of_nobody_is_told(lines, text: str, message: str) -> None:
    with pytest.raises(InputFault) as caught:
        lines(text)
    assert [fault.message for fault in caught.value.faults] == [message]


@pytest.mark.parametrize("text", ["", " ,", "0", "20-17", "0-3", "wine=red", "table=", '""'])
def test_what_can_choose_nobody_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="names no guest: write rows of the list such as 14,17-20"):
        as_chosen(text)
