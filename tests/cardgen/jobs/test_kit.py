"""The kit: everything that can be printed, and an index page that says what to do with it."""

import os
import resource
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from commandline import cardgen, files, script

from cardgen.jobs import kit as kit_module
from cardgen.jobs.kit import KitJob, make_kit
from cardgen.preflight.check import preflight
from companion.rotator.examples import unsolved_examples, worked_example

EXPECTED = {
    "index.pdf",
    "card.pdf",
    "card-one-sided.pdf",
    "card-press.pdf",
    "card-avery-5371.pdf",
    "card-sattleford-vm6356.pdf",
    "connector-hints.pdf",
    "connector-proof.pdf",
    "grids-rotator.pdf",
    "grids-reflector.pdf",
    "grids-deflector.pdf",
    "grids-defector.pdf",
    "tables.pdf",
    "aids.pdf",
    "aids-cards.pdf",
    "attack-defend-deck.pdf",
    "attack-defend-rules.pdf",
    "attack-defend-aids.pdf",
    "attack-defend-track.pdf",
    "attack-defend-record.pdf",
    "puzzles.pdf",
    "tactics-board.pdf",
    "tactics-tokens.pdf",
    "tactics-rules.pdf",
    "calibrate.pdf",
}


@pytest.fixture(scope="session")
def kit(made_once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A kit, made in the way that the README shows first."""

    def make(folder: Path) -> None:
        before = _seconds()
        told = script("kit", "-o", folder / "output")
        assert (told.status, told.err) == (
            0,
            "",
        )  # the preflight would speak of each fault
        assert _seconds() - before < 60  # seven here; the benchmarks are stricter
        assert told.out.splitlines()[0] == f"wrote {folder / 'output' / 'index.pdf'}"
        assert told.out.splitlines()[-1].startswith(f"next: open {folder / 'output' / 'index.pdf'}")

    return made_once("kit", make) / "output"


def _seconds() -> float:
    """Return the processor time of all commands so far: other work on the machine does not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def words(path: Path) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return " ".join("".join(page.get_textpage().get_text_range() for page in document).split())


def pages(path: Path) -> int:
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def quick(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Leave out of kits what takes long and has such tests of its own, and return the names of the others.

    NIGHTLY leaves out nothing.
    """
    slow = set() if "NIGHTLY" in os.environ else {"tables", "aids", "puzzles"}
    every = kit_module._items
    monkeypatch.setattr(
        kit_module, "_items", lambda *given: [item for item in every(*given) if item.name not in slow]
    )
    return {name for name in EXPECTED if name.removesuffix(".pdf").removesuffix("-cards") not in slow}


def test_everything_is_there_and_nothing_else(kit: Path) -> None:
    assert set(files(kit)) == EXPECTED


def test_the_index_names_every_other_file_and_says_how_to_print_it(kit: Path) -> None:
    shown = words(kit / "index.pdf")
    for name in EXPECTED - {"index.pdf"}:
        assert name in shown
    assert shown.count("100 %") >= len(EXPECTED) - 2  # all but the one for the print shop
    for word in ("flip on the long edge", "Matte inside", "gloss outside", "Letter", "A4", "PDF/X-4"):
        assert word in shown


def test_the_index_has_a_picture_of_every_file_with_something_on_it(kit: Path) -> None:
    with pikepdf.open(kit / "index.pdf") as pdf:
        pictures = [each for page in pdf.pages for each in page.Resources.XObject.values()]
        ids = {picture.objgen for picture in pictures if picture.Subtype == "/Image"}
        assert len(ids) == len(EXPECTED) - 1
        for picture in pictures:
            if picture.Subtype == "/Image":
                assert max(picture.Width, picture.Height) == 300
                assert len(set(picture.read_bytes())) > 10


def page_words(path: Path) -> list[str]:
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def test_the_index_says_how_long_files_are_and_what_to_print_for_a_game(kit: Path) -> None:
    shown = words(kit / "index.pdf")
    for name in EXPECTED - {"index.pdf"}:
        count = pages(kit / name)
        assert f"{name} {count} page{'s' * (count > 1)} " in shown
    assert "4 5–7 1 (4 times) 2 1–2 3 or 4 15–16" in shown  # Deflector with four
    aids, parts, grids, tables = (
        page_words(kit / f"{name}.pdf") for name in ("aids", "aids-cards", "grids-deflector", "tables")
    )
    assert all(f"Deflector, {page} / 3" in aids[page + 3] for page in (1, 2, 3))
    assert aids[14].startswith("Deflector Record") and aids[15].startswith("Deflector Record")
    assert "3 to 5 players" in parts[0] and parts[1].count("Symbol") == 12
    assert sum("Private" in page for page in grids[:2]) == 2 and "2 on this sheet" in grids[1]
    assert "deflector-4-full" in tables[2] and "deflector-4-partial" in tables[3]
    assert "7 8–10 1 (7 times) 2 (2 times) 3 1–4 9 or 10 17–19" in shown
    assert "all pages of attack-defend-rules, -deck, -aids, -track, -record" in shown


def test_all_example_puzzles_but_the_one_solved_in_the_rules_are_in_it(kit: Path) -> None:
    shown = words(kit / "puzzles.pdf")
    for number, puzzle in enumerate(unsolved_examples(), 1):
        assert f"Rotator {number} " in shown
        assert shown.count(puzzle.identity) >= 2  # with the puzzle and with its solution
    assert shown.count(worked_example().identity) == 1  # in the rules


def test_a_kit_is_for_the_profile_on_the_paper_in_the_formats_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = quick(monkeypatch)
    profile, folder = tmp_path / "me.toml", tmp_path / "kit"
    profile.write_text('name = "Grace Example"\n')
    make_kit(KitJob(output=folder, paper="letter", formats="both", live_text=True, profile=profile))
    made = files(folder)
    assert {name for name in made if not name.endswith(".svg")} == expected
    for name in expected - {"index.pdf"}:
        own = f"{name.removesuffix('.pdf')}-"
        assert len([each for each in made if each.startswith(own)]) >= pages(folder / name)
    for name in ("card.pdf", "index.pdf"):
        assert "Grace Example" in words(folder / name)
        assert preflight(folder / name).sizes == ((215.9, 279.4),)


def test_a_kit_of_svg_files_has_nothing_else_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_items = kit_module._items
    monkeypatch.setattr(kit_module, "_items", lambda *given: all_items(*given)[-3:])  # the others take long
    told = cardgen("kit", "--format", "svg", "-o", tmp_path)
    assert (told.status, told.err) == (0, "")
    assert {Path(name).suffix for name in files(tmp_path)} == {".svg"}
    assert "the index page" in told.out.splitlines()[-1]


def test_a_kit_is_the_same_each_time(kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other kit was made in a process of its own, where strings have other hashes."""
    expected = quick(monkeypatch)
    make_kit(KitJob(output=tmp_path))
    made, before = files(tmp_path), files(kit)
    assert set(made) == expected
    for name in expected if expected == EXPECTED else expected - {"index.pdf"}:  # it has fewer entries
        assert made[name] == before[name], name
