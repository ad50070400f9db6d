"""The command event run again: what it makes, what it leaves alone, what an interruption leaves."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from cardgen.jobs.event.manifest import digest
from tests.support.commandline import SCRIPT, Outcome, attendees, cardgen, files, script
from tests.support.events import SMALL, MadeOnce, prepared
from tests.support.nightly import nightly

ONE = "table-01-reflector"


@pytest.fixture
def small(made_once: MadeOnce, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small event in it, printed already into `output/event`."""

    def make(folder: Path) -> None:
        with contextlib.chdir(folder):
            prepared(folder, SMALL)
            told = cardgen("event", "--jobs", 1)
        assert (told.status, told.err) == (0, "")

    shutil.copytree(made_once("small-event", make), tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "output/event"


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    names = before.keys() | after.keys()
    return {name for name in names if before.get(name) != after.get(name)} - {"manifest.json"}


def test_hashes_tell_parts_from_their_sum() -> None:
    assert (
        len({digest("ab", "c"), digest("a", "bc"), digest("abc"), digest("abc", ""), digest()}) == 5
    )


def test_a_second_run_has_nothing_to_do(small: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in small.rglob("*")}
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("next: nothing has changed; open ") and told.out.count("\n") == 1
    assert {path: path.stat().st_mtime_ns for path in small.rglob("*")} == before


def test_what_is_missing_or_damaged_is_made_again_and_nothing_else(small: Path) -> None:
    before = files(small)
    (small / f"{ONE}/table-01.pdf").unlink()
    with (small / "print/tents.pdf").open("ab") as file:
        file.write(b"x")
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.err) == (0, "")
    written = [line for line in told.out.splitlines() if line.startswith("wrote ")]
    assert {line.rpartition("/")[2] for line in written} == {"table-01.pdf", "tents.pdf"}
    assert files(small) == before


def test_a_damaged_manifest_is_as_good_as_none(small: Path) -> None:
    before = files(small)
    (small / "manifest.json").write_text('{"files": 3, "records": {}}')
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.err) == (0, "")
    assert files(small) == before


def test_a_change_at_one_table_makes_only_what_tells_of_it(small: Path) -> None:
    before = files(small)
    text = Path("event.toml").read_text()
    Path("event.toml").write_text(text.replace('"Dan"]', '"Eve"]\nlanguage = "de"'))
    assert cardgen("event", "--jobs", 1).status == 0
    two = "table-02-reflector/table-02"
    assert changed(before, files(small)) == {
        "00-checklist.pdf",
        "00-checklist.txt",
        "print/tables.pdf",
        "print/records.pdf",
        "print/tents.pdf",
        f"{two}.pdf",
        f"{two}-record.pdf",
        f"{two}-tents.pdf",
        f"{two}.record",
    }
    with pikepdf.open(small / f"{two}.pdf") as pdf:
        assert pdf.docinfo["/Title"] == "Tisch 2: Reflector"


def test_a_game_that_has_begun_is_never_written_over(small: Path) -> None:
    path = small / f"{ONE}/table-01.record"
    with path.open("a") as file:
        file.write("board Ann hidden\n")
    played = path.read_bytes()
    told = cardgen("event", "--jobs", 1)  # it goes on as the event has it: nothing to say
    assert (told.status, told.err) == (0, "")
    assert path.read_bytes() == played
    text = Path("event.toml").read_text()
    Path("event.toml").write_text(text.replace('"Bob"', '"Gus"'))
    for _ in range(2):
        told = cardgen("event", "--jobs", 1)
        expected = f"output/event/{ONE}/table-01.record: left as it is: a game has begun in it, and"
        assert told.status == 0 and told.err.startswith(expected) and told.err.count("\n") == 1
        assert path.read_bytes() == played
    (small / "manifest.json").unlink()
    assert cardgen("event", "--jobs", 1).err.startswith(expected)
    assert path.read_bytes() == played
    path.unlink()
    assert cardgen("event", "--jobs", 1).err == ""
    assert "player Gus O" in path.read_text()


def test_files_that_belong_no_longer_are_named_as_long_as_they_are_there_and_left_alone(
    small: Path,
) -> None:
    text = Path("event.toml").read_text()
    Path("event.toml").write_text(text.rpartition("[[table]]")[0])
    own = small / "own.txt"
    own.write_text("mine")
    two = small / "table-02-reflector"
    left = [two / f"table-02{end}" for end in ("-record.pdf", "-tents.pdf", ".pdf", ".record")]
    for _ in range(2):
        told = cardgen("event", "--jobs", 1)
        assert told.status == 0
        assert sorted(line.partition(": ")[0] for line in told.complaints) == [
            str(path.relative_to(Path.cwd())) for path in left
        ]
        assert all("no longer part of the pack" in line for line in told.complaints)
        assert all(path.exists() for path in [*left, own])
    left[1].unlink()
    assert len(cardgen("event", "--jobs", 1).complaints) == 3
    Path("event.toml").write_text(text)
    assert cardgen("event", "--jobs", 1).err == ""


def test_cards_are_made_again_where_a_row_the_profile_or_a_portrait_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, portrait: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    prepared(tmp_path, 'name = "E"\n[cards]\nprofile = "me.toml"\ncsv = "guests.csv"\n')
    face = tmp_path / "face.png"
    face.write_bytes(portrait.read_bytes())
    Path("me.toml").write_text('name = "Ada"\nportrait = "face.png"\n')
    cards = Path("output/event/print/cards.pdf")
    made = []

    def made_again(run: Callable[..., Outcome] = cardgen) -> bool:
        told = run("event", "--jobs", 1)
        wrote = f"wrote {cards}\n" in told.out
        assert told.status == 0
        assert told.err.startswith("every guest takes portrait from me.toml, ")
        assert told.err.count("\n") == 1
        made.append(cards.read_bytes())
        return wrote

    assert made_again() and not made_again()
    Path("guests.csv").write_text(attendees(8))
    assert made_again() and not made_again()
    Path("me.toml").write_text('name = "Ada"\nbrand = "B"\nportrait = "face.png"\n')
    assert made_again() and not made_again()
    Image.new("L", (900, 700), 90).save(face)
    assert made_again(script)  # a process of its own, which remembers no picture
    assert not made_again(script)
    assert len(set(made)) == 4


def test_a_fault_in_a_later_run_leaves_the_pack_as_it_was(small: Path) -> None:
    before = files(small)
    text = Path("event.toml").read_text()
    Path("event.toml").write_text(
        text.replace('"Ann"', '"Zoe"').replace('"Dan"', f'"{"Dan" * 60}"')
    )
    assert cardgen("event", "--jobs", 1).status == 1
    assert files(small) == before and not list(small.glob(".*"))


def test_a_file_in_the_way_is_told_and_nothing_is_put_in_place(small: Path) -> None:
    shutil.rmtree(small)
    (small / "print").parent.mkdir(parents=True)
    (small / "print").write_text("mine")
    told = cardgen("event", "--jobs", 1)
    assert told.status == 1
    assert told.err.startswith(f"{Path('output/event/print')}/records.pdf: cannot be written: ")
    assert files(small) == {"print": b"mine"}


def test_names_to_correct_appear_with_the_other_files_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = "guests.csv/names.csv"
    prepared(tmp_path, f'name = "E"\n[cards]\ncsv = "guests.csv"\nnames_csv = "{names}"\n')
    Path("guests.csv").write_text("name,email\nAnna Maria Lopez Garcia,ann@example.com\n")
    told = cardgen("event", "--jobs", 1)
    assert (told.status, told.out) == (1, "")
    assert told.err.startswith(f"{names}: cannot be written: ")
    assert not Path("output").exists()


def test_a_dry_run_prints_the_checklist_and_writes_nothing(small: Path) -> None:
    checklist = (small / "00-checklist.txt").read_text()
    shutil.rmtree(small.parent)
    told = cardgen("event", "--jobs", 1, "--dry-run")
    assert (told.status, told.out, told.err) == (0, checklist, "")
    assert not small.parent.exists()


LARGER = SMALL + '[[table]]\ngame = "reflector"\nplayers = 2\n' * 3


@pytest.fixture(scope="session")
def larger(made_once: MadeOnce) -> Path:
    """A pack of more tables, made without interruption."""

    def make(folder: Path) -> None:
        told = cardgen("event", prepared(folder, LARGER), "-q", "--jobs", 1, "-o", folder / "pack")
        assert told.status == 0

    return made_once("larger-event", make) / "pack"


@pytest.mark.parametrize(
    ("moment", "order", "status", "said"),
    [
        pytest.param(".*.part/table-01-reflector", "INT", 130, "interrupted", marks=nightly),
        (".*.part/print", "TERM", 143, "ended"),
    ],
)
def test_an_order_to_stop_leaves_nothing_and_a_further_run_makes_everything(
    larger: Path, tmp_path: Path, moment: str, order: str, status: int, said: str
) -> None:
    event, folder = prepared(tmp_path, LARGER), tmp_path / "pack"
    arguments = [str(SCRIPT), "event", str(event), "--jobs", "2", "-o", str(folder)]
    process = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    end = time.monotonic() + 300
    while not list(folder.glob(f"{moment}/*.pdf")):
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.001)
    os.killpg(process.pid, signal.Signals[f"SIG{order}"])
    out, err = process.communicate(timeout=300)
    assert (process.returncode, out, err) == (status, "", f"{said}: no unfinished file was left\n")
    assert not folder.exists()
    assert cardgen("event", event, "-q", "--jobs", 1, "-o", folder).status == 0
    assert files(folder) == files(larger)
