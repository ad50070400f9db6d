"""The kit: everything that can be printed, and an index page that says what to do with it."""

import re
import resource
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardgen.games import PRINTED
from cardgen.games.contract import PrintedGame
from cardgen.jobs import kit as kit_module
from cardgen.jobs.kit import KitJob, make_kit
from cardgen.preflight.check import preflight
from companion.rotator.puzzles import unsolved_examples, worked_example
from tests.support.commandline import cardgen, files, script
from tests.support.nightly import IN_A_NIGHT

PAIRED = ("reflector", "deflector", "defector")
EXPECTED = {
    "index.pdf",
    "card.pdf",
    "card-one-sided.pdf",
    "card-press.pdf",
    "card-avery-5371.pdf",
    "card-sattleford-vm6356.pdf",
    "connector-hints.pdf",
    "connector-proof.pdf",
    "rotator.pdf",
    "rotator-aid.pdf",
    *(f"{game}{ending}.pdf" for game in PAIRED for ending in ("", "-cards", "-record")),
    "tactics-joker.pdf",
    "tactics-joker-tents.pdf",
    "tactics-joker-record.pdf",
    *(f"attack-defend{ending}.pdf" for ending in ("", "-aid", "-record", "-deck")),
    "puzzles.pdf",
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
    """Return the processor time of all commands so far, without other work on the machine."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def words(path: Path) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return " ".join("".join(page.get_textpage().get_text_range() for page in document).split())


def pages(path: Path) -> int:
    with pypdfium2.PdfDocument(path) as document:
        return len(document)


def quick(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Leave out of kits what takes long and has tests of its own; return the names of the others.

    NIGHTLY leaves out nothing.
    """
    if IN_A_NIGHT:
        return EXPECTED
    for game in (*PAIRED, "tactics-joker"):
        del PRINTED[game]
    monkeypatch.setattr(kit_module, "unsolved_examples", lambda: unsolved_examples()[:4])
    return {name for name in EXPECTED if not name.startswith((*PAIRED, "tactics"))}


def test_everything_is_there_and_nothing_else(kit: Path) -> None:
    assert set(files(kit)) == EXPECTED


def test_the_index_fills_its_pages(kit: Path) -> None:
    with pikepdf.open(kit / "index.pdf") as index:
        assert len(index.pages) == 2


def test_the_index_names_every_other_file_and_says_how_to_print_it(kit: Path) -> None:
    shown = words(kit / "index.pdf")
    for name in EXPECTED - {"index.pdf"}:
        assert name in shown
    assert shown.count("100 %") >= len(EXPECTED) - 2  # all but the one for the print shop
    for word in (
        "flip on the long edge",
        "Matte inside",
        "gloss outside",
        "Letter",
        "A4",
        "PDF/X-4",
    ):
        assert word in shown


def test_the_index_has_a_picture_of_every_file_with_something_on_it(kit: Path) -> None:
    with pikepdf.open(kit / "index.pdf") as pdf:
        pictures = [each for page in pdf.pages for each in page.Resources.XObject.values()]
        ids = {picture.objgen for picture in pictures if picture.Subtype == "/Image"}
        assert len(ids) == len(EXPECTED) - 1  # it shows all files but itself
        for picture in pictures:
            if picture.Subtype == "/Image":
                assert max(picture.Width, picture.Height) == 300
                assert len(set(picture.read_bytes())) > 10


def test_cards_for_home_printers_save_ink_and_the_index_says_how_much(kit: Path) -> None:
    shown = words(kit / "index.pdf")
    found = re.search(
        r"in the theme paper: a sheet takes the ink of (\d+) letters\. In nocturne, as a print "
        r"shop prints it, it would take that of (\d+)\.",
        shown,
    )
    assert found
    saved, full = map(int, found.groups())
    assert 2 <= saved <= full / 4
    assert "one card in nocturne, PDF/X-4" in shown
    with pypdfium2.PdfDocument(kit / "card.pdf") as home:
        corners = [page.render(scale=1).to_pil().convert("L").resize((9, 9)) for page in home]
    assert min(corner.getextrema()[0] for corner in corners) > 100, "no flood of ink"
    with pypdfium2.PdfDocument(kit / "card-press.pdf") as press:
        assert press[0].render(scale=1).to_pil().convert("L").resize((9, 9)).getextrema()[0] < 40


def page_words(path: Path) -> list[str]:
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def test_the_index_says_how_long_files_are_and_what_to_print_for_a_game(kit: Path) -> None:
    shown = words(kit / "index.pdf")
    for name in EXPECTED - {"index.pdf"}:
        count = pages(kit / name)
        assert f"{name} {count} page{'s' * (count > 1)} " in shown
    assert "4 players 2–3, 6–10 1–2 1–6 5 players 4–11" in shown
    deflector, cards = (
        page_words(kit / f"{name}.pdf") for name in ("deflector", "deflector-cards")
    )
    assert "deflector-4-full" in deflector[1] and "deflector-4-partial" in deflector[2]
    assert all(f"Deflector, {page} / 2" in deflector[page + 4] for page in (1, 2))
    assert sum("Private" in page for page in deflector[8:10]) == 2 and "Private" in deflector[10]
    # five tents and five aid cards, with spare ones that fill the sheets of six and of four
    assert cards[0].count("Symbol") == 2 * 6
    assert sum(page.count("3 to 5 players") for page in cards[1:]) == 8
    assert "8 players 5–14 1–2, 5–7 1–14" in shown


def test_all_example_puzzles_but_the_one_solved_in_the_rules_are_in_it(kit: Path) -> None:
    shown = words(kit / "puzzles.pdf")
    for number, puzzle in enumerate(unsolved_examples(), 1):
        assert f"Rotator {number} " in shown
        assert shown.count(puzzle.identity) >= 2  # with the puzzle and with its solution
    assert shown.count(worked_example().identity) == 1  # in the rules


def test_a_kit_is_for_the_profile_on_the_paper_in_the_formats_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed_games: dict[str, PrintedGame]
) -> None:
    expected = {name for name in quick(monkeypatch) if not name.startswith("attack-defend")}
    del PRINTED["attack-defend"]  # its deck takes long, and one game has what all have
    profile, folder = tmp_path / "me.toml", tmp_path / "kit"
    profile.write_text('name = "Grace Example"\n')
    make_kit(
        KitJob(output=folder, paper="letter", formats="both", svg_text="live", profile=profile)
    )
    made = files(folder)
    assert {name for name in made if not name.endswith(".svg")} == expected
    for name in expected - {"index.pdf"}:
        own = f"{name.removesuffix('.pdf')}-"
        assert len([each for each in made if each.startswith(own)]) >= pages(folder / name)
    for name in ("card.pdf", "index.pdf"):
        assert "Grace Example" in words(folder / name)
        assert preflight(folder / name).sizes == ((215.9, 279.4),)


def test_a_kit_of_svg_files_has_nothing_else_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed_games: dict[str, PrintedGame]
) -> None:
    all_cards = kit_module._cards
    monkeypatch.setattr(
        kit_module, "_cards", lambda *job_and_theme: all_cards(*job_and_theme)[-1:]
    )  # the others take long
    for game in tuple(PRINTED)[1:]:
        del PRINTED[game]
    told = cardgen("kit", "--format", "svg", "-o", tmp_path)
    assert (told.status, told.err) == (0, "")
    assert {Path(name).suffix for name in files(tmp_path)} == {".svg"}
    assert "the index page" in told.out.splitlines()[-1]


def test_a_kit_is_the_same_each_time(
    kit: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    printed_games: dict[str, PrintedGame],
) -> None:
    """The other kit was made in a process of its own, where strings have other hashes."""
    expected = quick(monkeypatch)
    make_kit(KitJob(output=tmp_path))
    made, before = files(tmp_path), files(kit)
    assert set(made) == expected
    for name in expected if expected == EXPECTED else expected - {"index.pdf", "puzzles.pdf"}:
        assert made[name] == before[name], name
