"""The command connector, and texts of one's own on the card: files, advice, refusals."""

import sys
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardgen.connector.artwork.back_artwork import Connector
from cardgen.connector.layout.result import Layout
from cardgen.connector.layout.solve import Effort, LayoutSearch
from cardgen.connector.layout.store import LayoutFile, read_layouts, to_json
from cardgen.connector.texts import SHIPPED_TEXTS, read_texts, texts_in
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs.back_proofs import decoy_remarks
from cardgen.jobs.card_backs import builtin_connector
from cardgen.preflight.check import preflight
from tests.support.commandline import attendees, cardgen, files

OWN = """
[Chess]
cards = 1
colour = "#7bd88f"
text = "Sixteen pieces a side, one king each, and nobody is in a hurry."

[Go]
cards = 2
colour = "#ffd633"
text = "Black and white stones surround what neither of the two players wants to give away."
"""

MARKS = ".,:!?"
"""In a Hebrew line a reader of files may find them beside another word."""


SOLVE = LayoutSearch.solve
FOUND: dict[tuple[object, ...], Layout] = {}
"""The layouts that searches of these tests have found: each takes seconds."""


@pytest.fixture(autouse=True)
def the_first_layout_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayoutSearch, "solve", solve_once)


def solve_once(search: LayoutSearch) -> Layout:
    sought = (search.texts, search.panel, search.heading, search.seed)
    if sought not in FOUND:
        FOUND[sought] = SOLVE(replace(search, effort=Effort(improve=0)))
    return FOUND[sought]


def words(path: str) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return " ".join("".join(page.get_textpage().get_text_range() for page in document).split())


def test_hints_and_a_proof_are_written_and_the_command_for_the_cards_is_told(folder: Path) -> None:
    told = cardgen("connector")
    assert (told.status, told.err) == (0, "")
    assert list(files(folder)) == ["output/connector-hints.pdf", "output/connector-proof.pdf"]
    assert told.out.splitlines()[-1] == "next: print the cards themselves: cardgen card"
    for text in read_texts(SHIPPED_TEXTS)[0]:
        assert " ".join(text.words) in words("output/connector-proof.pdf")
        assert text.game in words("output/connector-hints.pdf")


def test_players_can_have_hints_alone_on_their_paper(folder: Path) -> None:
    told = cardgen("connector", "--geometry", "us", "--no-proof", "--paper", "letter", "-o", "a")
    assert (told.status, told.err) == (0, "")
    assert list(files(folder)) == ["a/connector-hints.pdf"]
    assert told.out.splitlines()[-1].endswith("cardgen card --geometry us")
    report = preflight(folder / "a/connector-hints.pdf")
    assert (report.findings, report.sizes) == ((), ((215.9, 279.4),))


def test_the_same_command_writes_the_same_bytes_in_each_format(folder: Path) -> None:
    for name in ("a", "b"):
        assert cardgen("connector", "--format", "both", "-q", "-o", name).status == 0
    made = files(folder / "a")
    assert made == files(folder / "b")
    assert {
        "connector-hints.pdf",
        "connector-hints-page-1.svg",
        "connector-proof-page-1.svg",
    } <= set(made)
    pages = 0
    for kind in ("hints", "proof"):
        with pikepdf.open(folder / f"a/connector-{kind}.pdf") as pdf:
            pages += len(pdf.pages)
    assert len(made) == pages + 2


@pytest.mark.parametrize("geometry", ["classic", "us"])
def test_cards_have_connector_on_their_back_without_being_asked(
    folder: Path, geometry: str
) -> None:
    assert cardgen("card", "--geometry", geometry, "--stock", "single").status == 0
    shown = words("output/card-print-shop.pdf")
    assert "Reflector & Deflector" in shown
    assert "Four games inside" not in shown
    assert preflight(folder / "output/card-print-shop.pdf").findings == ()


@pytest.mark.parametrize("language", ["de", "fr", "es", "he"])
def test_cards_hints_and_solutions_are_in_one_language(language: str, folder: Path) -> None:
    wanted = ("--language", language)
    assert cardgen("card", "--stock", "single", *wanted).err == ""
    assert cardgen("connector", *wanted).err == ""
    card, proof = words("output/card-print-shop.pdf"), words("output/connector-proof.pdf")
    english, own = (read_texts(texts_in(each))[0] for each in ("en", language))
    for text in own:
        assert all(word.strip(MARKS) in card for word in text.words)
        assert all(word.strip(MARKS) in proof for word in text.words)
        assert text.right_to_left or " ".join(text.words) in proof
    assert "Capture enemy" not in card and english[0].text not in proof
    assert "Lay the first card" not in words("output/connector-hints.pdf")


def test_a_language_without_a_back_for_the_card_gets_the_english_one_and_a_line(
    folder: Path,
) -> None:
    (folder / "tlh").mkdir()
    (folder / "tlh/language.ftl").write_text("language-name = tlhIngan Hol\n")
    told = cardgen("card", "--language", "tlh", "--stock", "single")
    line = "connector: there is no back of classic in the language tlh, so it is in English"
    assert (told.status, told.err.splitlines()) == (0, [line])
    assert "Reflector & Deflector" in words("output/card-print-shop.pdf")
    assert cardgen("card", "--language", "tlh", "--geometry", "strip").err == ""


def test_texts_of_ones_own_are_laid_out_on_cards_and_sheets_alike(folder: Path) -> None:
    (folder / "own.toml").write_text(OWN)
    told = cardgen("connector", "--texts", "own.toml", "--seed", 2)
    assert told.status == 0
    assert told.out.splitlines()[-1].endswith("cardgen card --texts own.toml --seed 2")
    told = cardgen("card", "--texts", "own.toml", "--seed", 2, "--stock", "single")
    assert told.status == 0
    proof, hints, card = (
        words(f"output/{name}.pdf")
        for name in ("connector-proof", "connector-hints", "card-print-shop")
    )
    for text in read_texts(folder / "own.toml")[0]:
        assert text.text in proof
        assert all(word in card for word in text.words)
    assert "square (green)" in hints
    assert "stones" not in hints
    assert preflight(folder / "output/card-print-shop.pdf").findings == ()


def test_a_false_phrase_without_room_is_named(book: FontBook) -> None:
    made = builtin_connector(load_geometry("classic"), book)
    assert made is not None
    wanted = ("one that was left out", "and another one")
    texts = tuple(
        replace(text, decoys=wanted if text.game == "Defector" else ()) for text in made.texts
    )
    remarks = tuple(decoy_remarks(Connector(made.layout, texts), Path("own.toml")))
    assert (
        "own.toml: Defector: no room was found for 'one that was left out', 'and another one': "
        "write shorter decoys"
    ) in remarks


def test_a_batch_draws_texts_of_ones_own_once_also_on_flat_cards(folder: Path) -> None:
    (folder / "own.toml").write_text(OWN)
    flat = ("--geometry", "flat", "--texts", "own.toml")
    sizes = []
    for count in (2, 12):
        (folder / "a.csv").write_text(attendees(count))
        assert cardgen("card", "--csv", "a.csv", *flat, "-o", f"{count}.pdf").status == 0
        sizes.append((folder / f"{count}.pdf").stat().st_size)
    assert (
        sizes[1] - sizes[0]
    ) / 10 < 3200  # bytes a card: its own QR symbol and five lines of text
    assert all(
        word in words("2.pdf") for text in read_texts(folder / "own.toml")[0] for word in text.words
    )


REFUSED = {
    "texts that are not there": ("connector --texts none.toml", {}, "none.toml: cannot be read"),
    "texts that are no TOML": (
        "card --texts a.toml",
        {"a.toml": "cards"},
        "a.toml:1: there is no = after the name",
    ),
    "a key that is unknown": (
        "card --texts a.toml",
        {"a.toml": OWN.replace("cards = 2", "cards = 2\nseat = []")},
        "a.toml:9: Go.seat: unknown (did you mean 'seats'?)",
    ),
    "a colour that is too dark": (
        "connector --texts a.toml",
        {"a.toml": OWN.replace("#7bd88f", "#203040")},
        "a.toml:4: Chess.colour: #203040 is too dark to be read on black",
    ),
    "a geometry that is unknown": (
        "connector --geometry clasic",
        {},
        "--geometry: there is no geometry 'clasic' (did you mean 'classic'?)",
    ),
    "cards without flaps": (
        "connector --geometry strip",
        {},
        "--geometry: strip has no flaps, and our texts need them: choose classic, us, or print "
        "texts "
        "of your own with --texts",
    ),
    "a grid in the place of texts": (
        "card --geometry flat --grid --texts a.toml",
        {"a.toml": OWN},
        "--grid: is on the back, where the texts would be: leave one of them out",
    ),
    "paper that is too small for words": ("connector --paper 20x20", {}, "--paper"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_printed_is_refused_in_one_line_and_nothing_is_written(
    folder: Path, case: str
) -> None:
    command, given, complaint = REFUSED[case]
    for name, content in given.items():
        (folder / name).write_text(content)
    told = cardgen(*command.split())
    assert told.status == (2 if complaint.startswith("--") else 1)
    assert told.complaints[0].startswith(complaint)
    assert "Traceback" not in told.err
    assert set(files(folder)) == set(given)


def test_without_the_solver_one_is_told_how_to_get_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "own.toml").write_text(OWN)
    for name in [*sys.modules]:
        if name.startswith(
            ("ortools", "cardgen.connector.layout.model", "cardgen.connector.layout.solver")
        ):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ortools", None)
    told = cardgen("card", "--texts", "own.toml")
    assert told.status == 1
    assert 'pip install -e ".[connector]"' in told.err
    assert len(told.complaints) == 1
    assert set(files(folder)) == {"own.toml"}


def test_a_kept_layout_that_does_not_show_its_texts_is_replaced_and_not_printed(
    folder: Path,
) -> None:
    (folder / "own.toml").write_text(OWN)
    command = "card", "--texts", "own.toml", "--seed", 2, "--stock", "single"
    assert cardgen(*command).status == 0
    (sound,) = read_layouts(folder / "own.layout.json").layouts
    pages = (folder / "output/card-print-shop.pdf").read_bytes()
    (folder / "own.layout.json").write_text(to_json(LayoutFile((replace(sound, links=()),))))
    assert cardgen(*command).status == 0
    assert read_layouts(folder / "own.layout.json").layouts == (sound,)
    assert (folder / "output/card-print-shop.pdf").read_bytes() == pages
