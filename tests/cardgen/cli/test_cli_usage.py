"""Wrong usage of both programs: one line with the place, the fault and the cure; status 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.commandline import SCRIPT, Outcome, cardgen, companion
from tests.support.nightly import tries

CARDGEN = {
    "--start 0": "cardgen: No such option: --start",
    "shuffle": "cardgen: No such command 'shuffle'",
    "prnt": "cardgen: No such command 'prnt'. Did you mean 'print', 'printer'?",
    "card --start 0": "cardgen card: --start: 0 is too small: choose 1 or more",
    "card --start x": "cardgen card: --start: 'x' is not a whole number",
    "card --start": "cardgen card: Option '--start' requires an argument",
    "card --gutter wide": "cardgen card: --gutter: 'wide' is not a number",
    "card --quiet=3": "cardgen card: Option '--quiet' does not take a value",
    "card --duplex diagonal": (
        "cardgen card: --duplex: 'diagonal' is not one of long, short, manual, none"
    ),
    "card --duplex shrt": (
        "cardgen card: --duplex: 'shrt' is not one of long, short, manual, none (did you "
        "mean 'short'?)"
    ),
    "card --sart 1": (
        "cardgen card: No such option: --sart (Possible options: --shorten, --site, --start)"
    ),
    "card --xyzzy": "cardgen card: No such option: --xyzzy",
    "card extra": "cardgen card: 'extra' is not expected here",
    "card me.toml my g.csv": (
        "cardgen card: 'me.toml my g.csv' is not expected here: write --profile me.toml --csv \"my "
        'g.csv"'
    ),
    "connector words.toml": (
        "cardgen connector: 'words.toml' is not expected here: write --texts words.toml"
    ),
    "event a.toml b.toml": "cardgen event: 'b.toml' is not expected here",
    "card --copies x": "cardgen card: --copies: 'x' is not a number from 1 to 100000, or fill",
    "card --stock Single --start 3": (
        "--start: is for sheets, and a print shop gets a card a page: leave it out"
    ),
    "card --skip 3;7": "cardgen card: --skip: '3;7' is not a number from 1: write numbers like 3,7",
    "puzzles --count 100000": "cardgen puzzles: --count: 100000 is too large: choose 10000 or less",
    "puzzles --per-page 3": "cardgen puzzles: --per-page: '3' is not one of 1, 2, 4, 6",
    "printer office --offset 1": (
        "cardgen printer: --offset: '1' is not two numbers with a comma between them, such as "
        "0.5,-1.25"
    ),
    "preflight": "cardgen preflight: Missing argument 'FILE'",
    "position": "cardgen position: Missing argument 'FILE'",
    "preflight --jsn a.pdf": "cardgen preflight: No such option: --jsn (Possible options: --json)",
    "kit -o k.pdf": (
        "cardgen kit: --output: 'k.pdf' is not a folder, and there are several files to write"
    ),
    "event -o x.docx": (
        "cardgen event: --output: 'x.docx' is not a folder, and there are several files to write"
    ),
    "init -o x.docx": (
        "cardgen init: --output: 'x.docx' does not end in .toml: a profile is a TOML file"
    ),
}
COMPANION = {
    "--start 0": "companion: No such option: --start",
    "chek": "companion: No such command 'chek'. Did you mean 'check'?",
    "check": "companion check: Missing argument 'FILE'",
    "check none.txt": "companion check: none.txt: No such file or directory",
    "check a b": "companion check: 'b' is not expected here",
    "check --josn a": "companion check: No such option: --josn (Possible options: --json)",
    "check --json=1 a": "companion check: Option '--json' does not take a value",
    "explain a --move 0": "companion explain: --move: 0 is too small: choose 1 or more",
    "explain a --move x": "companion explain: --move: 'x' is not a whole number",
    "explain a --move": "companion explain: Option '--move' requires an argument",
    "solve a --finish bottom": "companion solve: No such option: --finish",
}


@pytest.mark.parametrize("line", CARDGEN)
def test_wrong_usage_of_cardgen_is_one_line(line: str, folder: Path) -> None:
    assert cardgen(*line.split()) == Outcome(2, "", f"{CARDGEN[line]}\n")
    assert not list(folder.iterdir())


def test_a_name_in_pieces_needs_quotation_marks(folder: Path) -> None:
    for name in ("my guests.xlsx", "my theme.toml", "extra"):
        (folder / name).touch()
    for line, name in {
        "card --csv my guests.xlsx --theme my theme.toml": '"my guests.xlsx", "my theme.toml"',
        "event my theme.toml": '"my theme.toml"',
        "card -o My Folder/": '"My Folder/"',
    }.items():
        told = cardgen(*line.split())
        assert told.status == 2
        assert told.err.endswith(
            f" is not expected here: put quotation marks around a name with blanks: {name}\n"
        )
    assert cardgen("card", "-q", "me.toml", "-o", "extra", "g.csv").err.endswith(
        "write --profile me.toml --csv g.csv\n"
    )


@pytest.mark.parametrize("line", COMPANION)
def test_wrong_usage_of_companion_is_one_line(line: str) -> None:
    assert companion(*line.split()) == Outcome(2, "", f"{COMPANION[line]}\n")


@pytest.mark.parametrize(
    ("command", "formats", "wanted"),
    [
        *((command, "pdf", ".pdf") for command in ("card", "print deflector grids", "connector")),
        ("puzzles", "svg", ".svg"),
        ("print deflector", "both", ".pdf or .svg"),
        ("calibrate", "", ".pdf"),
        ("position game.txt", "pdf", ".pdf"),
    ],
)
def test_an_output_with_another_suffix_is_refused(
    command: str, formats: str, wanted: str, folder: Path
) -> None:
    told = cardgen(*command.split(), *(("--format", formats) if formats else ()), "-o", "x.docx")
    says = f"--output: 'x.docx' does not end in {wanted}, nor in a slash like a folder"
    assert told == Outcome(2, "", f"cardgen {command.split(maxsplit=1)[0]}: {says}\n")
    assert not list(folder.iterdir())


@pytest.mark.parametrize("text", ["v1.2/", "there.is", "plain"])
def test_a_folder_may_have_a_dot_in_its_name(text: str, folder: Path) -> None:
    (folder / "there.is").mkdir()
    assert cardgen("calibrate", "-o", text).status == 0
    assert (folder / text / "calibrate.pdf").is_file()


# -- output that cannot be written -----------------------------------------------------------------

RECORD = "rules 1\ngame reflector\nplayer Ann X\nplayer Bob O\n"


def run(program: str, line: str, out: int) -> tuple[int, str]:
    done = subprocess.run(
        [Path(SCRIPT).with_name(program), *line.split()],
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stderr


OUTPUT = [
    ("cardgen", "--help"),
    ("cardgen", "card --help"),
    ("cardgen", "--version"),
    ("cardgen", "preflight x.pdf"),
    ("companion", "--help"),
    ("companion", "check game.txt"),
    ("companion", "check game.txt --json"),
]


@pytest.fixture
def inputs(folder: Path) -> None:
    (folder / "game.txt").write_text(RECORD)
    assert cardgen("calibrate", "-o", "x.pdf").status == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.usefixtures("inputs")
@pytest.mark.parametrize(("program", "line"), tries(OUTPUT[::2], in_a_night=OUTPUT))
def test_a_full_disk_is_one_line(program: str, line: str) -> None:
    with Path("/dev/full").open("w") as full:
        assert run(program, line, full.fileno()) == (
            1,
            "standard output: No space left on device\n",
        )


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of other systems")
@pytest.mark.usefixtures("inputs")
@pytest.mark.parametrize(("program", "line"), tries(OUTPUT[1::2], in_a_night=OUTPUT))
def test_a_reader_that_has_gone_gets_no_traceback(program: str, line: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        assert run(program, line, writer) == (1, "")
    finally:
        os.close(writer)
