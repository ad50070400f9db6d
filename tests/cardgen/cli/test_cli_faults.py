"""Bad input: one clear line for each fault, exit status 1, no traceback, and nothing written."""

import errno
import io
import os
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import IO, Any

import pytest
from PIL import Image

from cardgen import output
from cardgen.games import PRINTED
from cardgen.games.puzzles import unsolved_examples
from cardgen.jobs import kit
from cardgen.preflight.check import preflight
from cardgen.preflight.report import Finding
from tests.support.commandline import Outcome, attendees, cardgen, files, script

ROOT = Path(__file__).parents[3]
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def small_kits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kit has one game and a page of puzzles: what stops it is the same."""
    monkeypatch.setattr(kit, "PRINTED", dict(islice(PRINTED.items(), 1)))
    monkeypatch.setattr(kit, "unsolved_examples", lambda: unsolved_examples()[:2])


def picture(side: int) -> bytes:
    out = io.BytesIO()
    Image.linear_gradient("L").resize((side, side)).save(out, "PNG")
    return out.getvalue()


def picture_header(width: int, height: int) -> bytes:
    """Return a PNG file that ends after stating its size."""
    data = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    checksum = struct.pack(">I", zlib.crc32(data))
    return (
        PNG_SIGNATURE + struct.pack(">I", 13) + data + checksum + struct.pack(">I", 100) + b"IDAT"
    )


ONE_LINE = {
    "missing profile": ({}, "card --profile none.toml", "none.toml: cannot be read"),
    "profile that is a folder": ({}, "card --profile .", ".: cannot be read"),
    "profile that is no text": (
        {"a.toml": b"\xff\xfe\x00"},
        "card --profile a.toml",
        "a.toml:1: byte 0xff at offset 0 is not UTF-8",
    ),
    "profile that is no TOML": (
        {"a.toml": "name = Ada\n"},
        "card --profile a.toml",
        "a.toml:1: put texts in",
    ),
    "missing portrait": (
        {"a.toml": 'name = "Ada"\nportrait = "none.png"\n'},
        "card --profile a.toml",
        "a.toml:2: portrait: 'none.png' cannot be read",
    ),
    "portrait that is no picture": (
        {"a.toml": 'name = "Ada"\nportrait = "a.png"\n', "a.png": "hello"},
        "card --profile a.toml",
        "a.toml:2: portrait: 'a.png' is not a PNG picture",
    ),
    "portrait that is cut off": (
        {"a.toml": 'name = "Ada"\nportrait = "a.png"\n', "a.png": picture(400)[:300]},
        "card --profile a.toml",
        "a.toml:2: portrait: a.png: the picture cannot be read",
    ),
    "portrait too small for print": (
        {"a.toml": 'name = "Ada"\nportrait = "a.png"\n', "a.png": picture(90)},
        "card --profile a.toml",
        "90 x 90 pixels are too few",
    ),
    "portrait that would fill the memory": (
        {"a.toml": 'name = "Ada"\nportrait = "a.png"\n', "a.png": picture_header(30_000, 30_000)},
        "card --profile a.toml",
        "30000 x 30000 pixels are too many",
    ),
    "character that no font has": (
        {"a.toml": 'name = "Ada \N{GAME DIE}"\n'},
        "card --profile a.toml",
        "name: no font here has '\N{GAME DIE}' (U+1F3B2, game die): name a font file that has it "
        "with --font",
    ),
    "missing font": ({}, "card --font none.ttf", "font: none.ttf"),
    "font that is none": ({"a.ttf": "hello"}, "card --font a.ttf", "font: a.ttf"),
    "font of the kit that is none": ({"a.ttf": "hello"}, "kit --font a.ttf", "font: a.ttf"),
    "missing CSV file": ({}, "card --csv none.csv", "none.csv: cannot be read"),
    "empty CSV file": ({"a.csv": ""}, "card --csv a.csv", "a.csv: is empty"),
    "CSV file of blanks": ({"a.csv": " \n\n"}, "card --csv a.csv", "a.csv: is empty"),
    "header only": ({"a.csv": "name,email\n"}, "card --csv a.csv", "a.csv: has no rows"),
    "unknown column": (
        {"a.csv": "name,emial\nAda,a@b.cd\n"},
        "card --csv a.csv",
        "a.csv:1: unknown column 'emial' (did you mean 'email'?)",
    ),
    "no column for names": (
        {"a.csv": "email\na@b.cd\n"},
        "card --csv a.csv",
        "a.csv:1: no column 'name'",
    ),
    "row cut off in a cell": (
        {"a.csv": 'name\n"Ada\n'},
        "card --csv a.csv",
        "a.csv:2: a quotation mark",
    ),
    "rows that are missing": (
        {"a.csv": attendees(3)},
        "card --csv a.csv --only 2,4,9",
        "a.csv: has no guest in row 9: rows are 2 to 4, as a spreadsheet numbers them",
    ),
    "guests who are missing": (
        {"a.csv": "name\nAda Byrne\n"},
        "card --csv a.csv --only byrne",
        "a.csv: has no guest called 'byrne'",
    ),
    "card that does not fit its stock": ({}, "card --stock avery-8373", "avery-8373"),
    "missing PDF file": ({}, "preflight none.pdf", "none.pdf: cannot be read"),
    "PDF file that is none": ({"a.pdf": "hello"}, "preflight a.pdf", "a.pdf: is not a PDF file"),
    "PDF file that is a folder": ({}, "preflight .", ".: cannot be read"),
    "file where a folder should be": (
        {"out": ""},
        "card -o out",
        "out/card.pdf: cannot be written: out is",
    ),
    "file above the folder": (
        {"out": ""},
        "card -o out/a/b",
        "out/a/b/card.pdf: cannot be written",
    ),
    "kit where a file is": (
        {"out": ""},
        "kit -o out",
        "cannot be written: out is a file, not a folder",
    ),
}


WRONG_USAGE = {
    "unknown geometry": (
        "card --geometry clasic",
        "--geometry: there is no geometry 'clasic' (did you mean 'classic'?): classic, flat, "
        "flat-54, ",
    ),
    "unknown paper": (
        "card --paper a9",
        "--paper: 'a9' is not a paper size: a5, a4, letter, legal, a3, tabloid, sra4, sra3, a2, or",
    ),
    "page too small for one card": (
        "card --paper 90x60",
        "--paper: 90 x 60 mm is too small: a card of",
    ),
    "grid sheet too small": ("print deflector grids --paper 50x50", "the paper has 50 x 50"),
    "calibration sheet too small": ("calibrate --paper a3 --paper 90x60", "--paper: 90 x 60 mm"),
    "place that is not on the sheet": ("card --start 99", "--start: there is no place 99"),
    "no place left": ("card --skip 1,2,3,4", "--skip"),
    "negative gutter": (
        "card --gutter -1",
        "cardgen card: --gutter: -1 is too small: choose 0 or more",
    ),
    "unknown printer": ("card --printer office", "--printer: no printer is called 'office'"),
    "printer that is out of range": (
        "printer office --offset 11,0",
        "offset x: 11 mm is out of range",
    ),
    "name that is no file's": ("printer ../x --offset 1,0", "'../x' cannot be a printer's name"),
    "spaces too small": ("print deflector grids --cell 2", "5 to 15"),
}
"""What only an option has wrong, in its value or beside other options: no input is at fault."""


@pytest.mark.parametrize("case", ONE_LINE)
def test_a_fault_is_one_line_and_nothing_is_written(folder: Path, case: str) -> None:
    given, line, expected = ONE_LINE[case]
    for name, content in given.items():
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    before = files(folder.parent)
    told = cardgen(*line.split())
    assert told.status == 1
    assert len(told.complaints) == 1, told.err
    assert expected in told.err
    assert told.out == ""
    assert files(folder.parent) == before


@pytest.mark.parametrize("case", WRONG_USAGE)
def test_a_wrong_option_is_one_line_with_status_2_and_nothing_is_written(
    folder: Path, case: str
) -> None:
    line, expected = WRONG_USAGE[case]
    told = cardgen(*line.split())
    assert (told.status, len(told.complaints), told.out) == (2, 1, ""), told.err
    assert expected in told.err
    assert files(folder.parent) == {}


def test_unknown_stock_is_told_what_there_is() -> None:
    told = cardgen("card", "--stock", "avery-5731")
    assert (told.status, len(told.complaints)) == (2, 1)
    assert "(did you mean 'avery-5371'?)" in told.err
    for path in (ROOT / "layouts" / "stock").glob("*.toml"):
        assert path.stem in told.err


def test_the_script_itself_ends_with_status_1_and_no_traceback(folder: Path) -> None:
    told = script("card", "--profile", "none.toml")
    assert (told.status, told.out, len(told.complaints)) == (1, "", 1)
    assert told.err.startswith("none.toml: cannot be read")
    assert files(folder) == {}


def test_a_portrait_of_40_megapixels_makes_a_small_card(folder: Path) -> None:
    Image.linear_gradient("L").resize((8000, 5000)).save(folder / "a.jpg", quality=50)
    (folder / "a.toml").write_text('name = "Ada"\nportrait = "a.jpg"\n')
    told = cardgen("card", "--profile", "a.toml", "--copies", "1", "-o", "x.pdf")
    assert told.status == 0
    assert told.err.startswith("a.jpg: no face is found") and told.err.count("\n") == 1
    assert (folder / "x.pdf").stat().st_size < 500_000


def test_every_fault_of_a_profile_is_reported_at_once(folder: Path) -> None:
    (folder / "a.toml").write_text('brnad = "x"\nemails = ["nobody"]\nportrait = "none.png"\n')
    told = cardgen("card", "--profile", "a.toml")
    assert told.status == 1
    assert len(told.complaints) == 4
    for line, words in (
        ("a.toml:1: brnad", "brand"),
        ("a.toml:2: emails", ""),
        ("a.toml:3: portrait", ""),
    ):
        assert any(each.startswith(line) and words in each for each in told.complaints)
    assert any("name: missing" in each for each in told.complaints)


def test_a_damaged_printer_file_is_named(folder: Path) -> None:
    assert cardgen("printer", "office", "--offset", "1,1").status == 0
    (path,) = (folder.parent / "config" / "printers").glob("*.toml")
    path.write_text("offset_x = ")
    told = cardgen("card", "--printer", "office")
    assert (told.status, len(told.complaints)) == (1, 1)
    assert told.err.startswith(f"{path}:1: offset_x has no value")
    again = cardgen("printer", "office", "--offset", "1,1")  # the rest of it cannot stay as it was
    assert (again.status, again.err) == (1, told.err)
    assert "cardgen printer office --offset X,Y --scale X,Y --skew DEG" in again.err
    assert (
        cardgen("printer", "office", "--offset", "1,1", "--scale", "1,1", "--skew", "0").status == 0
    )
    assert cardgen("card", "--printer", "office").status == 0


def test_the_example_needs_no_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tempfile.TemporaryDirectory", refuse)
    told = cardgen("card")
    assert (told.status, told.complaints) == (0, [])


# -- places that cannot be written -----------------------------------------------------------------


def refused(told: Outcome, name: str, reason: int, wrote: str = "") -> None:
    assert told.status == 1
    assert told.complaints == [f"{name}: cannot be written: {os.strerror(reason)}"]
    assert told.out == wrote


COMMANDS = {
    "card": ("output/card.pdf", "card"),
    "batch": ("output/card.pdf", "card --csv a.csv"),
    "fronts and backs": ("output/card-fronts.pdf", "card --csv a.csv --duplex manual"),
    "svg": ("output/card-sheet-1-outside.svg", "card --csv a.csv --format svg"),
    "print": ("output/deflector-grids.pdf", "print deflector grids"),
    "calibrate": ("output/calibrate.pdf", "calibrate"),
    "puzzles": ("output/puzzles.pdf", "puzzles --id 3JUH5D3"),
    "kit": ("output/card.pdf", "kit"),
    "init": ("profile.toml", "init"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_that_is_read_only_is_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    opened = os.open

    def refuse(path: Path, *given: Any, **named: Any) -> int:
        if ".part" in str(path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(path, *given, **named)

    (folder / "a.csv").write_text(attendees(5))
    monkeypatch.setattr("os.open", refuse)  # whoever is root may write anywhere
    name, line = COMMANDS[command]
    refused(cardgen(*line.split()), name, errno.EACCES)
    assert list(files(folder)) == ["a.csv"]


class Disk:
    """A disk with room for so many bytes; what is buffered fails when it is written at last."""

    def __init__(self, room: int, late: bool) -> None:
        self.room = room
        self.late = late

    def opened(self, handle: int, mode: str) -> IO[bytes]:
        disk = self

        class File(io.FileIO):
            def write(self, data: object) -> int:
                size = len(memoryview(data))  # type: ignore[call-overload]
                if disk.room < size:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                disk.room -= size
                return super().write(data)  # type: ignore[arg-type]

        # with a large buffer nothing reaches the disk before the file is closed
        return io.BufferedWriter(File(handle, mode), 1 << 24 if self.late else 8192)


@pytest.mark.parametrize("late", [False, True], ids=["while writing", "at close"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_one_line_and_leaves_what_was_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, command: str, late: bool
) -> None:
    (folder / "a.csv").write_text(attendees(5))
    name, line = COMMANDS[command]
    if command != "init":  # which replaces nothing unasked
        (folder / "output").mkdir()
        (folder / name).write_bytes(b"what was there")
    before = files(folder)
    monkeypatch.setattr(output.os, "fdopen", Disk(1000, late).opened)
    refused(cardgen(*line.split()), name, errno.ENOSPC)
    assert files(folder) == before


def test_a_disk_that_fills_up_with_the_second_file_leaves_neither(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cardgen("card", "--duplex", "manual", "-o", "x.pdf")
    made = files(folder)
    room = len(made["x-fronts.pdf"]) + len(made["x-backs.pdf"]) // 2
    for path in folder.iterdir():
        path.write_bytes(b"what was there")
    before = files(folder)
    monkeypatch.setattr(output.os, "fdopen", Disk(room, late=True).opened)
    refused(cardgen("card", "--duplex", "manual", "-o", "x.pdf"), "x-backs.pdf", errno.ENOSPC)
    assert files(folder) == before


def test_a_disk_that_fills_up_with_a_preview_keeps_the_card_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cardgen("card", "-o", "x.pdf")
    made = files(folder)
    monkeypatch.setattr(output.os, "fdopen", Disk(len(made["x.pdf"]) + 1000, late=False).opened)
    refused(cardgen("card", "--preview", "-o", "x.pdf"), "x-1.png", errno.ENOSPC, "wrote x.pdf\n")
    assert files(folder) == made


@pytest.mark.parametrize("command", ["card", "kit", "print deflector grids"])
def test_a_folder_in_a_files_place_is_refused_before_anything_is_replaced(
    folder: Path, command: str
) -> None:
    name = {"card": "card.pdf", "kit": "card.pdf", "print deflector grids": "deflector-grids.pdf"}[
        command
    ]
    (folder / "output" / name).mkdir(parents=True)
    refused(cardgen(*command.split()), f"output/{name}", errno.EISDIR)
    assert files(folder) == {}


# -- bad rows --------------------------------------------------------------------------------------

ROWS = (
    "name,email\n"
    "Ada,ada@example.com\n"
    "Bob,nowhere\n"  # line 3
    ",cat@example.com\n"  # line 4
    '"Dan","dan@example.com"\n'
    "Eve \N{GAME DIE},eve@example.com\n"  # line 6
)


def bad_rows(folder: Path) -> Callable[..., Outcome]:
    (folder / "a.csv").write_text(ROWS, "utf-8")
    return lambda *more: cardgen("card", "--csv", "a.csv", "-o", "x.pdf", *more)


def test_all_bad_rows_are_reported_with_their_lines_and_nothing_is_written(folder: Path) -> None:
    card = bad_rows(folder)
    told = card()
    assert told.status == 1
    assert [line.split(": ")[:2] for line in told.complaints] == [
        ["a.csv:3", "email"],
        ["a.csv:4", "name"],
        ["a.csv:6", "name"],
    ]
    assert list(files(folder)) == ["a.csv"]


def test_bad_rows_are_left_out_when_asked_and_named(folder: Path) -> None:
    told = bad_rows(folder)("--skip-bad")
    assert told.status == 0
    assert [line.split(": ")[:2] for line in told.complaints] == [
        ["left out", "a.csv:3"],
        ["left out", "a.csv:4"],
        ["left out", "a.csv:6"],
    ]
    (folder / "good.csv").write_text("name,email\nAda,ada@example.com\nDan,dan@example.com\n")
    assert cardgen("card", "--csv", "good.csv", "-o", "good.pdf").status == 0
    made = files(folder)
    assert made["x.pdf"] == made["good.pdf"]


def test_a_bad_row_that_is_not_asked_for_does_no_harm(folder: Path) -> None:
    told = bad_rows(folder)("--only", "2,5")
    assert (told.status, told.err) == (0, "prints Ada (row 2), Dan (row 5)\n")


def test_where_every_row_is_bad_there_is_nothing_to_print(folder: Path) -> None:
    (folder / "a.csv").write_text("name,email\nBob,nowhere\n")
    told = cardgen("card", "--csv", "a.csv", "--skip-bad")
    assert (told.status, told.complaints) == (
        1,
        ["a.csv: every row is at fault: nothing is left to print"],
    )
    assert list(files(folder)) == ["a.csv"]


# -- what is wrong with the profile, not with the rows ---------------------------------------------

LONG = "a brand that is far too long " * 12


def long_brand(folder: Path, csv: str, *more: str) -> Outcome:
    (folder / "long.toml").write_text(
        f'name = "Ada"\n\nbrand = "{LONG}"\ntitle = "\N{GAME DIE}"\n', "utf-8"
    )
    (folder / "a.csv").write_text(csv)
    return cardgen("card", "--profile", "long.toml", "--csv", "a.csv", "-o", "x.pdf", *more)


def test_a_fault_of_the_profile_is_told_once_under_its_name_and_those_of_rows_by_line(
    folder: Path,
) -> None:
    told = long_brand(folder, attendees(160) + f"Bob,,,nowhere,\n{LONG},,,,\n")
    assert told.status == 1
    assert [line.split(": ")[1] for line in told.complaints] == ["brand", "title", "email", "name"]
    assert [line.split(":")[0] for line in told.complaints] == ["long.toml"] * 2 + ["a.csv"] * 2
    assert [line.split(": ")[0] for line in told.complaints[2:]] == ["a.csv:162", "a.csv:163"]


def test_equal_profiles_in_two_files_keep_their_own_places(folder: Path) -> None:
    (folder / "a.csv").write_text("name\nAda\n")
    for name, line in (("one.toml", 2), ("two.toml", 4)):
        (folder / name).write_text("\n" * (line - 2) + f'name = "Ada"\nbrand = "{LONG}"\n')
        told = cardgen("card", "--profile", name, "--csv", "a.csv", "-o", "x.pdf")
        assert [each.split(": ")[:2] for each in told.complaints] == [[f"{name}:{line}", "brand"]]


def test_leaving_out_rows_does_not_hide_a_fault_of_the_profile(folder: Path) -> None:
    told = long_brand(folder, "name,email\nAda,\nBob,nowhere\nCat,\n", "--skip-bad")
    assert told.status == 1
    assert [line.split(": ")[1] for line in told.complaints] == ["brand", "title"]
    assert all(line.startswith("long.toml") for line in told.complaints)
    assert not (folder / "x.pdf").exists()


def test_rows_that_fill_in_what_is_wrong_in_the_profile_are_printed(folder: Path) -> None:
    csv = f"name,brand,title\nAda,Short,Analyst\nBob,,Poet\nCat,{LONG},Poet\n"
    told = long_brand(folder, csv)
    assert [line.split(": ")[1] for line in told.complaints] == ["brand", "brand"]
    assert [line.split(":")[0] for line in told.complaints] == ["long.toml", "a.csv"]
    told = long_brand(folder, csv, "--skip-bad")
    assert told.status == 0
    assert [line.split(": ")[:3] for line in told.complaints] == [
        ["left out", "a.csv:3", "brand"],
        ["left out", "a.csv:4", "brand"],
    ]


def test_too_many_contact_lines_are_the_profiles_fault_only_if_its_own_card_has_them(
    folder: Path,
) -> None:
    lines = ", ".join(f'"Room {i}"' for i in range(40))
    for name, address in (("long", lines), ("short", '"Room 1"')):
        (folder / f"{name}.toml").write_text(f'name = "Ada"\naddress = [{address}]\n')
    (folder / "a.csv").write_text("name,phone\nAda,\nBob,\n")
    told = cardgen("card", "--profile", "long.toml", "--csv", "a.csv", "-o", "x.pdf")
    assert [line.split(":")[0] for line in told.complaints] == ["long.toml"]
    phones = "|".join(f"555 01{i}" for i in range(10, 50))
    (folder / "a.csv").write_text(f"name,phone,qr\nAda,,\nBob,{phones},none\n")
    told = cardgen("card", "--profile", "short.toml", "--csv", "a.csv", "-o", "x.pdf")
    assert [line.split(": ")[:2] for line in told.complaints] == [["a.csv:3", "address"]]


def test_what_only_a_rows_own_choice_brings_about_is_its_fault(folder: Path) -> None:
    """A brand that fits beside a picture, and not in the column of a row with another theme."""
    (folder / "a.toml").write_text(f'name = "Ada"\nbrand = "{"brand " * 30}"\n')
    (folder / "a.csv").write_text("name,theme\nAda,\nBob,swiss\n")
    told = cardgen("card", "--profile", "a.toml", "--csv", "a.csv", "-o", "x.pdf")
    assert [line.split(": ")[:2] for line in told.complaints] == [["a.csv:3", "brand"]]


def test_a_portrait_of_the_profile_that_cannot_be_read_is_told_once_beside_its_other_faults(
    folder: Path,
) -> None:
    (folder / "face.png").write_bytes(b"\x89PNG\r\n\x1a\n0000")
    (folder / "a.toml").write_text(f'name = "Ada"\nbrand = "{LONG}"\nportrait = "face.png"\n')
    (folder / "a.csv").write_text("name\nAda\nBob\n")
    told = cardgen("card", "--profile", "a.toml", "--csv", "a.csv", "-o", "x.pdf")
    assert [line.split(": ")[1] for line in told.complaints] == ["brand", "portrait"]
    assert all(line.startswith("a.toml") for line in told.complaints)


def test_what_does_not_fit_or_cannot_be_encoded_is_told_with_its_line_in_the_profile(
    folder: Path,
) -> None:
    lines = [
        'name = "Ada"',
        "",
        f'brand = "{LONG}"',
        'emails = ["a@example.com",',
        f'  "{"b" * 200}@example.com"]',
    ]
    (folder / "a.toml").write_text(
        "\n".join([*lines, "[qr]", f'text = "{"x" * 900}"', 'content = "text"'])
    )
    (folder / "a.csv").write_text("name\nAda\nBob\n")
    for more in ((), ("--csv", "a.csv"), ("--csv", "a.csv", "--skip-bad")):
        told = cardgen("card", "--profile", "a.toml", "-o", "x.pdf", *more)
        assert told.status == 1
        assert [line.split(": ")[:2] for line in told.complaints] == [
            ["a.toml:3", "brand"],
            ["a.toml:4", "emails"],
            ["a.toml:8", "qr"],
        ]


@pytest.mark.parametrize(
    "how", ["card --check", "card --stock single", "print attack-defend deck --pdfx"]
)
def test_what_would_print_wrong_is_refused_and_not_written(folder: Path, how: str) -> None:
    """The preflight reads files for print shops, and with --check any, before they appear."""
    (folder / "card.pdf").write_bytes(b"what was there")
    thick = Finding("error", 1, "Page 1: text of 4.50 pt is smaller than 5 pt.")
    soft = Finding("warning", 1, "Page 1: a picture of 150 dpi is coarse.")
    report = replace(preflight(made_card(folder)), findings=(thick, soft))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardgen.preflight.check.preflight", lambda *_: report)
        told = cardgen(*how.split(), "-o", "card.pdf")
    assert (told.status, told.out) == (1, "")
    assert told.err == f"card.pdf: would print wrong, so nothing is written: {thick.message}\n"
    assert files(folder)["card.pdf"] == b"what was there"


def made_card(folder: Path) -> Path:
    assert cardgen("card", "-o", "made.pdf").status == 0
    return folder / "made.pdf"


def test_a_name_that_turns_the_order_of_letters_is_refused(folder: Path) -> None:
    (folder / "a.toml").write_text('name = "A\u202eeL"\n', "utf-8")
    told = cardgen("card", "--profile", "a.toml")
    assert told.err == (
        "a.toml:1: name: 'A\\u202eeL' holds U+202E, a mark that turns the order of letters: leave "
        "it out\n"
    )
