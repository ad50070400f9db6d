"""Cards for a guest list from the command line: what is told about them at the end."""

from pathlib import Path

import pytest

from tests.support.commandline import cardgen

MARK = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
PROFILE = """\
name = "Eva Host"
title = "Host"
phones = ["+43 316 123456"]
address = ["Weg 1", "8010 Graz"]
brand = "Engines that think twice"
organisation = "Difference & Sons"
logo = "mark.svg"
theme = "swiss"
"""


@pytest.fixture(autouse=True)
def inputs(folder: Path) -> None:
    (folder / "mark.svg").write_text(MARK)
    (folder / "me.toml").write_text(PROFILE)


def test_what_guests_take_of_the_profiles_person_is_told_in_a_line_each(folder: Path) -> None:
    (folder / "a.csv").write_text(
        "name,phone,address,brand\nAda,112,,\nBob,,Weg 2,\nCy,113,Weg 3,\n"
    )
    arguments = ("card", "--profile", "me.toml", "--csv", "a.csv", "--format", "svg", "--quiet")
    always = (
        "every guest takes title from me.toml, for the list has none: "
        "take out of the profile what is not theirs"
    )
    told = cardgen(*arguments)
    assert told.complaints == [
        always,
        "me.toml: 2 of 3 guests take phone, address from this profile: "
        "add --blank keep to leave blank cells empty",
        "left out, for lack of room: brand line on 3 cards",
    ]
    assert cardgen(*arguments, "--blank", "keep").complaints == [always]


def test_rows_that_say_the_same_are_told_and_printed(folder: Path) -> None:
    (folder / "a.csv").write_text("No.,name,table\n1,Ada,1\n2,Bob,1\n3,Ada,2\n4,Ada,1\n5,Ada,1\n")
    told = cardgen("card", "--csv", "a.csv", "--format", "svg", "--quiet")
    assert (told.status, told.complaints) == (
        0,
        ["rows that say the same as another, and are printed, too: 5 (as 2), 6 (as 2)"],
    )


def test_what_a_shortened_card_lacks_is_told_and_a_logo_is_kept_longer_than_an_address(
    folder: Path,
) -> None:
    street = "Street-of-the-Analytical-Engine-and-so-on "
    (folder / "a.csv").write_text(f"name,address\nAda,{street * 4}\nBob,Weg 2|{street * 4}\n")
    text = PROFILE.replace("swiss", "paper").replace('title = "Host"\n', "")
    (folder / "me.toml").write_text(text)
    told = cardgen(
        "card", "--profile", "me.toml", "--csv", "a.csv", "--format", "svg", "--shorten", "--quiet"
    )
    assert told.status == 0
    assert told.complaints[-1] == (
        "left out, for lack of room: address on 2 cards, brand line on 2 cards"
    )


def test_all_guessed_names_are_told_and_written_to_be_corrected(folder: Path) -> None:
    names = "".join(
        f"Mary Ann{letter * 3} Byrne,11{number}\n"
        for number, letter in enumerate("abcdefghijklmnop")
    )
    (folder / "a.csv").write_text(f"name,phone\n{names}")
    arguments = ("card", "--csv", "a.csv", "--format", "svg", "--quiet", "--names-csv", "names.csv")
    told = cardgen(*arguments)
    assert sum(" is read as family name " in line for line in told.complaints) == 16
    assert told.complaints[-1].endswith("--names-csv FILE, or names_csv in an event's file")
    assert len((folder / "names.csv").read_text("utf-8-sig").splitlines()) == 17
    assert cardgen(*arguments).complaints == []


def test_a_name_that_is_set_in_a_size_of_its_own_is_told(folder: Path) -> None:
    (folder / "a.csv").write_text("name\nAda Byrne\nMaximiliana Featherstonehaugh-Montmorency\n")
    told = cardgen("card", "--csv", "a.csv", "--format", "svg", "--quiet")
    (line,) = (line for line in told.complaints if "sizes of their own" in line)
    assert line.endswith(": 'Maximiliana Featherstonehaugh-Montmorency' (line 3)")


def test_a_fine_symbol_is_told_with_its_guest_and_what_to_do(folder: Path) -> None:
    (folder / "me.toml").write_text('name = "Host"\n[qr]\ncontent = "vcard"\n')
    lines = "|".join(f"{letter * 33}" for letter in "abcdef")
    (folder / "a.csv").write_text(
        f"name,address,phone,title\nAda,{lines},112,{'Engineer ' * 3}\nBob,,113,\n"
    )
    told = cardgen("card", "--profile", "me.toml", "--csv", "a.csv", "--format", "svg", "--quiet")
    (line,) = (line for line in told.complaints if "modules" in line)
    assert "'Ada' (line 2) 0.3" in line and "'Bob'" not in line
    assert line.endswith('leave out contact details, or set content = "mecard" or "url" under [qr]')
