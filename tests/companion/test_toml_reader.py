"""A layman's slips in TOML are told in plain words, with the line on which to mend them."""

import os
from pathlib import Path

import pytest

from companion.attackdefend.deck import DeckError, read_deck
from companion.textfile import TextFileError, read_text
from companion.toml_reader import line_of, parse

SLIPS = {
    "a key twice": (
        'name = "A"\ntitle = "x"\nname = "B"',
        3,
        "name is there twice, here and in line 1",
    ),
    "a key twice in a table": ("[qr]\na = 1\na = 2", 3, "qr.a is there twice, here and in line 2"),
    "a table twice": (
        "[qr]\na = 1\n[qr]\nb = 2",
        3,
        "[qr] is there twice, here and in line 1: put all",
    ),
    "no closing mark": (
        'name = "Ann\ntitle = "x"',
        1,
        'no closing quotation mark: write name = "Ann"',
    ),
    "no opening mark": ('name = Ann"', 1, 'put texts in quotation marks: name = "Ann"'),
    "no marks": ("name = Ann Lee", 1, 'put texts in quotation marks: name = "Ann Lee"'),
    "no marks at a colour": (
        "accent = #123456",
        1,
        'put texts in quotation marks: accent = "#123456"',
    ),
    "curly marks": ("name = “Ann”", 1, 'type straight ones, name = "Ann"'),
    "a curly mark at the end": ('name = "Ann”', 1, 'type straight ones, name = "Ann"'),
    "curly marks in a list": (
        'phones = [“1”, "2"]',
        1,
        'type straight ones, phones = ["one", "two"]',
    ),
    "a path of Windows": (r'a = "C:\Users\me.png"', 1, "write / in the path of a file"),
    "another path of Windows": (r'a = "C:\pics\me.png"', 1, "write / in the path of a file"),
    "a colon": ("name: Ann", 1, 'write = after a name, not a colon: name = "Ann"'),
    "a colon and marks": ('name: "Ann"', 1, 'write = after a name, not a colon: name = "Ann"'),
    "no sign at all": ('name "Ann"', 1, 'there is no = after the name: write name = "Ann"'),
    "no value": ("name =\n", 1, "name has no value"),
    "a list without an end": (
        'p = ["1",\n "2"\ntitle = "x"',
        1,
        "the list that begins here has no end",
    ),
    "a list at the end": ('a = 1\np = ["1",\n', 2, "the list that begins here has no end: write ]"),
    "a table without an end": (
        'qr = {a = "b"\nc = 1',
        1,
        "the table that begins here has no end: write }",
    ),
    "a header without an end": ("a = 1\n[qr\nb = 2", 2, "the bracket is not closed: write [qr]"),
    "a double header without an end": (
        "[[table]\na = 1",
        1,
        "the bracket is not closed: write [[table]]",
    ),
    "a long text without an end": (
        'a = 1\nb = """Ann\nand Bob',
        2,
        'has no end: write """ after it',
    ),
    "no comma": ('p = ["1" "2"]', 1, "write a comma between two values of a list"),
    "a comma": ('a = "A", b = "B"', 1, "each name and its value on a line of its own"),
    "a capital": ("a = True", 1, "write it in small letters: a = true"),
    "no such day": ("date = 2027-02-30", 1, "there is no day 2027-02-30"),
    "no such month": ("date = 2027-13-01", 1, "there is no day 2027-13-01"),
    "a date in words": ("date = 30 Feb 2027", 1, "write a date like 2026-12-31"),
    "letters with accents": (
        'näme = "A"',
        1,
        'other letters than A to Z in quotation marks: "näme"',
    ),
    "deep brackets": ("a = " + "[" * 100_000, 1, "is nested too deeply"),
    "deep keys": ("a = 1\n" + "b." * 100_000 + "b = 1", 2, "is nested too deeply"),
}


@pytest.mark.parametrize(("text", "line", "message"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_in_plain_words(text: str, line: int, message: str) -> None:
    with pytest.raises(TextFileError) as caught:
        parse(text)
    assert message in caught.value.message
    assert caught.value.line == line


def test_a_deck_is_read_by_the_same_reader(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("name = mine", "utf-8")
    with pytest.raises(DeckError) as caught:
        read_deck(path)
    assert caught.value.faults == ((1, "", 'put texts in quotation marks: name = "mine"'),)


def test_the_lines_of_a_long_list_take_no_longer_than_the_list() -> None:
    text = "a = [\n" + '"x",\n' * 20_000 + "]\nb = 1\n"
    assert line_of(text, ("b",)) == 20_003


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices of POSIX")
def test_what_is_no_file_or_too_large_is_refused_without_reading_it(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe", tmp_path / "large.toml"
    os.mkfifo(pipe)
    with large.open("wb") as file:
        file.truncate(100_000_000)
    refused = {
        pipe: "a device or a pipe",
        Path("/dev/zero"): "a device or a pipe",
        large: "it has 100.0 MB",
    }
    for path, why in refused.items():
        with pytest.raises(
            TextFileError, match=f"cannot be read: {why}|cannot be read: it is {why}"
        ):
            read_text(path)
