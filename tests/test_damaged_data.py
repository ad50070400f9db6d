"""The files of the program: what is added there is printed with; what is damaged is named."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

import cardgen.cli.app
import cardgen.data
import companion.cli.app
import companion.data
from cardgen.inputs.papers import papers
from companion import rulebook
from companion.attackdefend import deck
from companion.rotator.puzzles import examples
from companion.territory import table
from companion.words import language, languages
from tests.support.scenes import BEGUN

PHOTOGRAPH = Path(__file__).parent / "cardgen/photographs/admiral.jpg"

CASES = {
    "a card missing": ("layouts/cards/classic.toml", None, "cardgen card"),
    "a card of words": ("layouts/cards/us.toml", b"hello\n", "cardgen card --geometry us"),
    "a card without its panel": (
        "layouts/cards/us.toml",
        b"cell = 5\n",
        "cardgen card --geometry us",
    ),
    "a card of bytes": ("layouts/cards/us.toml", b"\xff\xfe\x00", "cardgen card --geometry us"),
    "no cards": ("layouts/cards/*.toml", None, "cardgen card --geometry us"),
    "a stock of words": (
        "layouts/stock/sigel-lp795.toml",
        b"hello\n",
        "cardgen card --stock sigel-lp795",
    ),
    "an empty stock": (
        "layouts/stock/avery-5371.toml",
        b"",
        "cardgen card --geometry us --stock avery-5371",
    ),
    "no stock": ("layouts/stock/*.toml", None, "cardgen card --stock avery-5371"),
    "a font missing": ("fonts/plex/IBMPlexSans-SemiBold.ttf", None, "cardgen card"),
    "a font missing that few cards need": (
        "fonts/plex/IBMPlexSansHebrew-Regular.ttf",
        None,
        "cardgen card --profile hebrew.toml",
    ),
    "a font of words": (
        "fonts/plex/IBMPlexSans-Regular.ttf",
        b"hello\n",
        "cardgen print rotator grids",
    ),
    "a font cut off": (
        "fonts/plex/IBMPlexSans-Regular.ttf",
        100_000,
        "cardgen print rotator grids",
    ),
    "a font cut off early": (
        "fonts/plex/IBMPlexSans-Regular.ttf",
        100,
        "cardgen print rotator grids",
    ),
    "an empty font": ("fonts/plex/IBMPlexSans-Regular.ttf", b"", "cardgen print rotator grids"),
    "a network missing": (
        "layouts/faces/selfie_segmentation.tflite",
        None,
        "cardgen card --profile portrait.toml",
    ),
    "a network of words": (
        "layouts/faces/selfie_segmentation.tflite",
        b"hello\n",
        "cardgen card --profile portrait.toml",
    ),
    "a network cut off": (
        "layouts/faces/selfie_segmentation.tflite",
        100_000,
        "cardgen card --profile portrait.toml",
    ),
    "texts missing": ("layouts/connector/texts.toml", None, "cardgen connector"),
    "texts of words": ("layouts/connector/texts.toml", b"hello\n", "cardgen card"),
    "a layout of words": ("layouts/connector/texts.layout.json", b"hello\n", "cardgen card"),
    "a layout of nothing": ("layouts/connector/texts.layout.json", b"{}", "cardgen connector"),
    "a layout with a wrong box": (
        "layouts/connector/texts.layout.json",
        b'{"format": 2, "layouts": [{"geometry": "classic", "panel": [], "size": 8}]}',
        "cardgen card",
    ),
    "no layouts": ("layouts/connector/texts.layout.json", None, "cardgen card"),
    "no tables for cardgen": (
        "layouts/tables/deflector-3*.toml",
        None,
        "cardgen print deflector table",
    ),
    "examples of words": (
        "layouts/rotator/examples.toml",
        b"hello\n",
        "cardgen print rotator rules",
    ),
    "examples missing": ("layouts/rotator/examples.toml", None, "cardgen print rotator rules"),
    "no deck for cardgen": (
        "layouts/decks/house-2.toml",
        None,
        "cardgen print attack-defend rules",
    ),
    "signs of words": (
        "layouts/pictures/attack-defend.toml",
        b"hello\n",
        "cardgen print attack-defend rules",
    ),
    "signs emptied": (
        "layouts/pictures/attack-defend.toml",
        b"",
        "cardgen print attack-defend rules",
    ),
    "sheets emptied": ("layouts/sheets.toml", b"", "cardgen print rotator rules"),
    "a deck of words for companion": (
        "layouts/decks/house.toml",
        b"hello\n",
        "companion check cards.txt",
    ),
    "the rulings missing": ("docs/rules.md", None, "companion rules"),
    "rulings of bytes": ("docs/rules.md", b"\xff", "companion rule S7"),
    "a table missing": ("layouts/tables/reflector-2*.toml", None, "companion check record.txt"),
    "a table of words": (
        "layouts/tables/reflector-2.toml",
        b"hello\n",
        "companion check record.txt",
    ),
    "English missing": ("layouts/words/en/language.ftl", None, "cardgen kit"),
    "the words of sheets missing": ("layouts/words/en/sheets.ftl", None, "cardgen print reflector"),
    "words that are none": ("layouts/words/en/*.ftl", b"%%%\n", "companion check record.txt"),
    "words of bytes": ("layouts/words/en/common.ftl", b"\xff", "companion check record.txt"),
    "German of bytes": (
        "layouts/words/de/sheets.ftl",
        b"\xff",
        "cardgen print reflector --language de",
    ),
    "an empty table": ("layouts/tables/reflector-2.toml", b"", "companion moves record.txt --json"),
    "a table that contradicts itself": (
        "layouts/tables/reflector-2.toml",
        b'game = "reflector"\nplaces = []\n'
        b'contacts = [{ seat = 0, run = "A1-J1", meets = 7, its = "A1-J1" }]\n',
        "companion explain record.txt",
    ),
}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all data, which both programs use; the working folder is beside it."""
    copy = tmp_path / "installed"
    for name in ("docs", "layouts", "fonts"):
        shutil.copytree(companion.data.data_path(name), copy / name, ignore=lambda *_: {"droid"})
    (copy / "fonts/droid").symlink_to(companion.data.data_path("fonts/droid"))  # large
    for package in (cardgen.data, companion.data):
        monkeypatch.setattr(package.FOLDER, "root", copy)
    monkeypatch.chdir(tmp_path)
    _forget()
    yield copy
    _forget()


def _forget() -> None:
    """Let bundled data be read from its files again."""
    cardgen.data.read_table.cache_clear()
    papers.cache_clear()
    table.load_table.cache_clear()
    table._drawn.cache_clear()
    rulebook.rulings.cache_clear()
    deck.house_deck.cache_clear()
    examples.cache_clear()
    language.cache_clear()
    languages.cache_clear()


def run(command: str, monkeypatch: pytest.MonkeyPatch) -> object:
    """Run a command in this process; return its exit status."""
    program, *arguments = command.split()
    monkeypatch.setattr("sys.argv", [program, *arguments])
    monkeypatch.setattr("sys.stdin", io.StringIO("rotator\nrandom easy\n"))
    with pytest.raises(SystemExit) as end:
        (cardgen.cli.app.main if program == "cardgen" else companion.cli.app.main)()
    return end.value.code


@pytest.mark.parametrize(("pattern", "damage", "command"), CASES.values(), ids=CASES)
def test_a_damaged_file_of_the_program_is_named_in_one_line(
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    pattern: str,
    damage: bytes | int | None,
    command: str,
) -> None:
    Path("record.txt").write_text(BEGUN)
    Path("cards.txt").write_text("game attack-defend\ndeck house\n")
    Path("portrait.toml").write_text(f'name = "Ada"\nportrait = "{PHOTOGRAPH}"\n')
    Path("hebrew.toml").write_text('name = "Ada"\ntitle = "אב"\n', "utf-8")
    damaged = sorted(root.glob(pattern))
    assert damaged
    for path in damaged:
        if damage is None:
            path.unlink()
        else:
            path.write_bytes(path.read_bytes()[:damage] if isinstance(damage, int) else damage)
    assert run(command, monkeypatch) == 1
    told = capsys.readouterr()
    program = command.split(maxsplit=1)[0]
    (line,) = told.err.splitlines()
    words = ("layouts/words/en/", " with the message ")  # of a message, the file is not known
    name = line.removeprefix(f"{program}: its file ").removesuffix(
        " is missing or damaged; install it again"
    )
    assert name == pattern or all(each in name for each in words)


def test_nothing_but_the_data_at_hand_is_used(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(root)
    assert run("cardgen print rotator grids", monkeypatch) == 1


def test_faults_in_a_users_own_file_stay_faults_of_that_file(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("own.toml").write_text("hello\n")
    assert run("cardgen card --geometry own.toml", monkeypatch) == 1
    assert capsys.readouterr().err.startswith("own.toml")


ADDED = {
    "a card": ("cards/us", "cards/mine", "cardgen card --geometry mine"),
    "a stock": ("stock/avery-5371", "stock/mine", "cardgen card --geometry us --stock mine"),
    "a theme": ("themes/paper", "themes/mine", "cardgen card --theme mine"),
    "a deck": (
        "decks/house",
        "decks/mine",
        "cardgen print attack-defend deck --deck installed/layouts/decks/mine.toml",
    ),
    "texts for Connector": (
        "connector/texts",
        "connector/mine",
        "cardgen card --texts installed/layouts/connector/mine.toml",
    ),
}


@pytest.mark.parametrize(("model", "name", "command"), ADDED.values(), ids=ADDED)
def test_a_file_that_is_added_is_printed_with(
    root: Path, monkeypatch: pytest.MonkeyPatch, model: str, name: str, command: str
) -> None:
    assert run(f"{command} -o before.pdf", monkeypatch)
    _forget()
    for each in (root / "layouts").glob(f"{model}.*"):  # texts have their layout beside them
        new = each.name.replace(Path(model).name, Path(name).name, 1)
        shutil.copy(each, each.with_name(new))
    assert not run(f"{command} -o after.pdf", monkeypatch)
    assert Path("after.pdf").stat().st_size > 10_000 and not Path("before.pdf").exists()


@pytest.mark.parametrize(
    "command",
    [
        "cardgen print deflector table --layout deflector-4-mine -o x.pdf",
        "cardgen event event.toml -o x/",
        "cardgen position record.txt -o x.pdf",
        "companion check record.txt",
        "companion moves record.txt",
        "companion simulate --game deflector --players 4 --layout deflector-4-mine --games 1 "
        "--jobs 1 --variant rounds-1",
    ],
)
def test_a_table_layout_that_is_added_is_known_to_every_command(
    root: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    Path("record.txt").write_text(
        "rules 1\ngame deflector\nlayout deflector-4-mine\n"
        "player Ann X\nplayer Bob O\nplayer Cat *\nplayer Dan +\n"
        "board Ann hidden\nboard Bob hidden\nboard Cat hidden\nboard Dan hidden\n"
    )
    Path("event.toml").write_text(
        'name = "Games"\ndate = 2027-03-12\n[[table]]\ngame = "deflector"\nplayers = 4\n'
        'layout = "deflector-4-mine"\n'
    )
    assert run(command, monkeypatch)
    _forget()
    tables = root / "layouts/tables"
    shutil.copy(tables / "deflector-4-partial.toml", tables / "deflector-4-mine.toml")
    assert not run(command, monkeypatch)


def test_a_paper_that_is_added_is_printed_on(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("cardgen calibrate --paper poster -o x.pdf", monkeypatch) == 2
    _forget()
    with (root / "layouts/papers.toml").open("a") as file:
        file.write("Poster = [500.0, 700.0]\n")
    assert not run("cardgen calibrate --paper poster -o x.pdf", monkeypatch)
    with pikepdf.open("x.pdf") as pdf:
        assert [float(size) for size in pdf.pages[0].MediaBox] == pytest.approx(
            [0, 0, 500 / 25.4 * 72, 700 / 25.4 * 72], abs=0.01
        )
