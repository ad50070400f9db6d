"""Sheets in a language of other letters: no English is left, and every message of theirs is used.

Names, coordinates, what stands on cards, and what is typed into a record stay.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, ClassVar, get_args

import pytest

from cardgen.card.shared_parts import list_of_games
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.connector.artwork.connector_sheets import hint_sheets, proof_sheets
from cardgen.connector.texts import SHIPPED_TEXTS, Description
from cardgen.data import read_data
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.games.puzzles import cover_page
from cardgen.games.rotator.hints import hint_pages
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.games.rotator.solutions import solution_pages
from cardgen.games.rotator.turn_boxes import more_turns_pages, turn_boxes
from cardgen.games.rulebook import rulebook_pages
from cardgen.games.rulebook_art import RULEBOOK_ART
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.phone_link import PhoneLink
from cardgen.inputs.profile import example_profile_text
from cardgen.inputs.theme import load_theme
from cardgen.jobs import writing
from cardgen.jobs.card_backs import builtin_connector
from cardgen.jobs.event import definition
from cardgen.jobs.event.checklist import checklist_of
from cardgen.jobs.event.checklist_pages import checklist_pages, checklist_text
from cardgen.jobs.event.pack import make_event
from cardgen.jobs.kit import KitJob, make_kit
from cardgen.jobs.writing import write_pages
from cardgen.press.impose import Duplex
from cardgen.press.printer import PrinterProfile
from cardgen.press.sheets import SheetLayout
from cardgen.press.sheets import sheets as laid_on_sheets
from cardgen.press.stock import plain_stock
from cardgen.sheets.calibration_sheet import calibration_pages
from cardgen.sheets.pencil_marks import MARKS as MARKS_OF_CARDS
from cardgen.sheets.pencil_marks import key
from companion.attackdefend.deck import house_deck
from companion.games import GAMES
from companion.rotator.puzzles import examples
from companion.session import Session
from companion.territory.rules import VARIANTS
from companion.words import Language
from tests.bench.printed_files import DEFLECTOR, ROTATOR
from tests.support.events import MadeOnce
from tests.support.nightly import tries
from tests.support.other_letters import WORD, WORDS, other_letters
from tests.support.reading import texts

A4 = (210.0, 297.0)
NAMES = {"Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Lee"}
TITLES = {"Rotator", "Reflector", "Deflector", "Defector", "Tactics", "Joker", "Attack", "Defend"}
MARKS = {"red", "blue", "joker", "mm", "in"}
"""The halves of Rotator's board, as records name them, a card, millimetres and inches."""
KEYWORDS = {
    *("rules", "game", "variant", "layout", "player", "board", "hidden", "reveal", "nodes"),
    *("deflectors", "move", "answer", "turn", "from", "start", "deck", "deal", "paper", "house"),
    *("null", "owned", "node", "deflector", "clear", "retained", "ally", "link"),
    *("draw", "place", "advance", "use", "flip", "end", "short", "rounds", "target"),
    *(word for name in (*GAMES, *VARIANTS) for word in name.split("-")),
}
"""What is typed into records, and stands on their sheets as it is typed."""
CARDS = {word for kind in house_deck().kinds for word in WORD.findall(kind.id)}
"""What records call the cards of the house deck."""
BOARDS = {word for puzzle in examples() for word in WORD.findall(puzzle.identity)}
OF_SHEETS = tuple(f"{path.stem}-" for path in WORDS.glob("*sheets.ftl"))
RARE = (
    *("rotator-sheets-level-hard", "rotator-sheets-hints-turn-from"),
    *("tactics-sheets-part-mat", "tactics-sheets-part-tokens", "printing-sheets-turned-short"),
    *("printing-sheets-do-check-tables", "printing-sheets-do-seat"),
    *("printing-sheets-checklist-from", "printing-sheets-checklist-placemats"),
)
"""What is said of no example: of no puzzle, of no card that comes with the program, in advice."""
COLOURS = (
    *("#ff8c84", "#ffb070", "#ffd84d", "#7bd88f", "#6fe0d0", "#8fb4ff", "#cba6ff", "#ff9ad5"),
    *("#ffffff", "#dde3ea", "#ffd633", "#b585ed"),
)
"""One for each name of a colour, and two more."""
STAYS = NAMES | TITLES | MARKS | CARDS | BOARDS
PAGES: tuple[PerPage, ...] = (1, 2, 4, 6)


class Listening(Language):
    """A language that remembers what was said."""

    said: ClassVar[set[str]] = set()

    def say(self, value: object) -> str:
        self.said.add(getattr(value, "key", ""))
        return super().say(value)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> FontBook:
    made = other_letters(tmp_path_factory.mktemp("pseudo"), "ltr")
    return FontBook(language=Listening(made.folder, made.english))


def settings(game: PrintedGame, part: Part, book: FontBook) -> Iterator[Setting]:
    """Yield what a part is printed for: each number of players of a kit, each layout, options."""
    for seats, layouts in game.tables():
        if seats > game.kit_seats:
            break
        for layout in layouts if "layout" in part.options else ("",):
            yield Setting(book=book, paper="a4", seats=seats, layout=layout)
    fewest = game.game.players[0]
    first = next(iter(game.layouts(fewest)), "")
    for cell in ((5.0, 10.0, 15.0) if fewest > 1 else (5.0,)) if "cell" in part.options else ():
        yield Setting(book=book, paper="a4", seats=fewest, cell=cell, layout=first)
    if "link" in part.options:
        for link in (PhoneLink("http://192.0.2.1/", join) for join in (True, False)):
            yield Setting(book=book, paper="a4", seats=fewest, layout=first, link=link)
    if "reduced" in part.options:
        yield Setting(book=book, paper="a4", seats=2, reduced=True)
        yield Setting(book=book, paper="a4", seats=2, reduced=True, cards="bridge")
    if "variants" in part.options:
        players = tuple((f"{name} Lee", name[0]) for name in sorted(NAMES - {"Lee"}))
        seats = min(len(players), game.game.players[1] or len(players))
        yield Setting(
            book=book, paper="a4", seats=seats, players=players[:seats], variants=("short",)
        )


def english(pages: Iterable[Page], known: set[str]) -> dict[str, str]:
    """Return words of ASCII letters that are not `known`, each with the line it stands in."""
    return {
        word: text.content
        for page in pages
        for text, _ in texts(page)
        for word in WORD.findall(text.content)
        if word not in known
    }


# -- what is printed without English -------------------------------------------------------------


def sheets(game: PrintedGame, book: FontBook, _: Path) -> None:
    for part in game.parts:
        for setting in settings(game, part, book):
            known = STAYS | {*WORD.findall(f"{setting.layout} {setting.deal}")}
            known |= KEYWORDS if part.name == "record" else set()
            assert english(part.make(setting), known) == {}, part.name


def puzzles_hints_and_solutions(book: FontBook, _: Path) -> None:
    puzzles, days = examples(), tuple(date(2027, month, 20 + month) for month in range(1, 8))
    for per_page in PAGES:
        pages = puzzle_sheets(
            puzzles[:7], book, A4, per_page, days=days, hints=True, solutions=True
        )
        assert english(pages, STAYS) == {}
    ten = [replace(each, all_nodes=replace(each.solution.front[-1])) for each in puzzles[:1]]
    more = [
        *puzzle_sheets(ten, book, A4, 1),
        *puzzle_sheets(ten, book, A4, 6),
        *solution_pages(ten, book, A4),
        *hint_pages(puzzles[:7], book, A4, days),
        *hint_pages(puzzles, book, A4),
        *solution_pages(puzzles[:9], book, A4),
        *solution_pages(puzzles[:9], book, A4, in_short=True),
        *more_turns_pages([("1", 20, 60)], book, A4),
        cover_page(puzzles, book, A4),
        cover_page(puzzles[:1], book, A4),
    ]
    assert english(more, STAYS) == {}
    notes = [turn_boxes(book, Box(0, 0, 62, high), 99)[0] for high in (6.0, 13.0)]
    assert english([Page(100, 100, (("text", (*notes[0], *notes[1])),))], STAYS) == {}


def sheets_for_a_deck_of_ones_own(book: FontBook, folder: Path) -> None:
    text = read_data("layouts/decks/house.toml", lambda path: path.read_text("utf-8"))
    for old, new in (
        ('name = "house"', 'name = "x7"'),
        ('{need = 2, do = ["score"]}', '{need = 1, do = ["score"]}'),
        ("peek 2", "peek 1"),
    ):
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    for name in ("rules", "deck"):
        setting = Setting(book=book, paper="a4", seats=2, deck=path)
        part = PRINTED["attack-defend"].part(name)
        assert part is not None
        assert english(part.make(setting), STAYS) == {}


def pictures_and_cover_of_the_rule_book(book: FontBook, _: Path) -> None:
    cover, contents, *_ = rulebook_pages(book, (148.0, 210.0), RULEBOOK_ART)
    marks, _ = key([(mark, mark) for mark in MARKS_OF_CARDS], book, 120.0, 4.0, 8.0)
    assert english([cover, Page(148, 210, (("text", (marks,)),))], STAYS) == {}
    assert contents.layers


def back_of_a_card(shape: str, book: FontBook, _: Path) -> None:
    _, text = list_of_games(load_geometry(shape), book, load_theme("paper"))
    assert english([Page(85, 54, (("text", tuple(text)),))], STAYS) == {}


def how_connector_is_laid(book: FontBook, _: Path) -> None:
    """Say it with each sign, joint and colour that texts of one's own may have."""
    geometry = load_geometry("classic")
    shipped = builtin_connector(geometry, FontBook())
    assert shipped is not None
    layout, colours = shipped.layout, iter(COLOURS)
    single, pair, triple, six = layout.piles
    both = replace(pair, cards=(pair.cards[0], replace(pair.cards[1], fold="both")))
    large = replace(six, cards=(*six.cards[:-1], replace(six.cards[-1], x=182.0, y=250.0)))
    printed = [text.text for text in shipped.texts]
    printed += [line for decoy in layout.decoys for line in decoy.lines]
    if layout.heading:
        printed += [layout.heading.title, *layout.heading.lines]
    known = STAYS | {"Connector", *WORD.findall(" ".join(printed))}
    for more in (0, 2, 3):
        before = tuple(Description(f"X{n}", "", 2, f"#00000{n}") for n in range(more))
        texts = tuple(replace(text, colour=next(colours)) for text in shipped.texts)
        piles = (single, both if more else pair, triple, large if more else six)
        made = Connector(replace(layout, piles=piles), (*before, *texts))
        pages = (*hint_sheets(made, book, A4), *proof_sheets(made, book, A4))
        assert english(pages, known) == {}


@contextmanager
def printed(book: FontBook) -> Iterator[list[Page]]:
    """Yield the pages that jobs write meanwhile, in the language of other letters."""
    pages: list[Page] = []

    def recorded(outputs: object, made: Iterable[Page], *rest: Any) -> int:
        kept = tuple(made)
        pages.extend(kept)
        return write_pages(outputs, kept, *rest)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        for job in ("cards", "event.pack", "prints", "writing"):
            patch.setattr(f"cardgen.jobs.{job}.write_pages", recorded)
        patch.setattr(writing, "language", lambda _: book.language)
        patch.setattr(definition, "language", lambda _: book.language)
        yield pages


CONNECTOR = {"Connector", *WORD.findall(SHIPPED_TEXTS.read_text("utf-8"))}
"""What the backs of the cards say is a work of its own in each language."""
TYPED = {
    *("cardgen", "companion", "connector", "puzzles", "printer", "texts", "event", "play"),
    *("reprint", "print", "calibrate", "office", "offset", "scale", "skew", "add", "changed"),
    *("records", "false", "copies", "placemat", "paper", "guests", "toml", "pdf", "csv", "record"),
    *("table", "tables", "tents", "cards", "placemats", "solutions", "deck", "index", "card"),
    *("both", "sides", "one", "sided", "press", "hints", "proof", "aid", "avery", "sattleford"),
    *("vm", "us", "Avery", "Sattleford", "VM", "FILE", "NAME", "PDF", "CMYK", "Letter"),
    *("full", "island", "partial"),
}
"""Commands, options, names of files and of layouts."""


def kit(book: FontBook, folder: Path) -> None:
    with printed(book) as pages:
        make_kit(KitJob(output=folder))
    example = {*WORD.findall(example_profile_text()), "nocturne"}
    known = STAYS | KEYWORDS | CONNECTOR | TYPED | example
    assert english(pages, known) == {}


EVENT = """
name = "Ann"
date = 2027-03-12T19:30:00
place = "Bob"
rules_cards = true
[cards]
csv = "guests.csv"
[puzzles]
count = 4
"""


def event(book: FontBook, folder: Path) -> None:
    seats = {"rotator": 1, "reflector": 2, "deflector": 3, "defector": 6, "tactics-joker": 2}
    tables = (
        f'[[table]]\ngame = "{game}"\nplayers = {count}\n'
        for game, count in (*seats.items(), ("attack-defend", 2))
    )
    (folder / "event.toml").write_text(EVENT + "".join(tables), "utf-8")
    (folder / "guests.csv").write_text("name,table,diet\nAnn,2,Lee\nBob,,\n", "utf-8")
    with printed(book) as pages:
        read = definition.read_event(folder / "event.toml", book)
        _, text = make_event(read, folder / "event", book)
    known = STAYS | KEYWORDS | CONNECTOR | TYPED | {"Reflector"}
    assert english(pages, known) == {}
    assert {*WORD.findall(text)} <= known


HOW_CARDS = (
    "",
    "copies = 2\n",
    'stock = "single"\n',
    'duplex = "none"\ncopies = 2\n',
    'duplex = "manual"\n',
    'stock = "avery-5371"\ngeometry = "us"\n',
    'stock = "sattleford-vm6356"\ngeometry = "strip"\n',
    'csv = "guests.csv"\ncopies = 2\n',
)


def checklist(cards: str, book: FontBook, folder: Path) -> None:
    text = f'name = "Ann"\n[cards]\n{cards}[puzzles]\n[[table]]\ngame = "reflector"\nplayers = 2\n'
    (folder / "event.toml").write_text(text, "utf-8")
    (folder / "guests.csv").write_text("name\nAnn\n", "utf-8")
    read = definition.read_event(folder / "event.toml", book)
    read = replace(read, language=book.language, placemat_paper="a3")
    files = {f"print/{name}.pdf": 2 for name in ("cards", "puzzles")}
    made = checklist_of(read, defaultdict(lambda: files), {"table-01": "1"})
    pages = checklist_pages(made, book, A4)
    known = STAYS | TYPED | KEYWORDS
    assert english(pages, known) == {}
    assert {*WORD.findall(checklist_text(made))} <= known


def calibration_sheet(
    duplex: Duplex, profile: PrinterProfile | None, book: FontBook, _: Path
) -> None:
    card = Page(90, 100 if duplex != "none" else 50, ())
    layout = SheetLayout(duplex, printer=profile, language=book.language)
    pages = calibration_pages("a4", book, duplex, profile)
    more = laid_on_sheets([(card, card)], plain_stock("a4", 90, 100), layout)
    assert english((*pages, *more), NAMES | TYPED | MARKS) == {}


CHECKS: dict[str, Callable[[FontBook, Path], None]] = {
    **{name: partial(sheets, game) for name, game in PRINTED.items()},
    "puzzles": puzzles_hints_and_solutions,
    "deck": sheets_for_a_deck_of_ones_own,
    "rule book": pictures_and_cover_of_the_rule_book,
    **{f"back of {shape}": partial(back_of_a_card, shape) for shape in ("classic", "flat")},
    "connector": how_connector_is_laid,
    "kit": kit,
    "event": event,
    **{f"cards {cards}".strip(): partial(checklist, cards) for cards in HOW_CARDS},
    **{
        f"calibration {duplex} {profile and profile.name}": partial(
            calibration_sheet, duplex, profile
        )
        for duplex, profile in product(get_args(Duplex), (None, PrinterProfile("Ann")))
    },
}


@pytest.fixture(scope="module")
def said_by(book: FontBook, made_once: MadeOnce) -> Callable[[str], set[str]]:
    """Return a function that prints what has a name, once a run, and returns what has been said."""

    def make(name: str, folder: Path) -> None:
        CHECKS[name](book, folder)
        (folder / "said.txt").write_text("\n".join(Listening.said), "utf-8")

    def said(name: str) -> set[str]:
        folder = made_once(f"sheets-{list(CHECKS).index(name)}", partial(make, name))
        return {*(folder / "said.txt").read_text("utf-8").splitlines()}

    return said


@pytest.mark.parametrize("name", CHECKS)
def test_what_is_printed_has_no_english_in_it(
    name: str, said_by: Callable[[str], set[str]]
) -> None:
    assert said_by(name)


def test_every_message_of_sheets_is_said(
    said_by: Callable[[str], set[str]], book: FontBook
) -> None:
    """All but those of positions, and what is rare."""
    said = {key.partition(".")[0] for name in CHECKS for key in said_by(name)}
    every = book.language.keys()
    keys = [key for key in every if key.startswith(OF_SHEETS)]
    left = {key.partition(".")[0] for key in keys} - said
    unsaid = sorted(key for key in left if "-position-" not in key and not key.startswith(RARE))
    assert not unsaid, "\n".join(unsaid)


@pytest.mark.parametrize(
    ("record", "viewer"), [(DEFLECTOR, None), (DEFLECTOR, "Ann"), (ROTATOR, None)]
)
def test_a_position_has_no_english_in_it(record: str, viewer: str | None, book: FontBook) -> None:
    session = Session.from_record(record)
    assert session.game is not None
    position = PRINTED[session.game.name].position
    assert position is not None
    pages = position(session.referee, viewer, book, A4).pages
    assert english(pages, NAMES | TITLES | KEYWORDS | MARKS) == {}


@pytest.mark.parametrize("longer", tries([0.35], in_a_night=[0.2, 0.35]))
def test_sheets_hold_longer_words(longer: float, tmp_path: Path) -> None:
    book = FontBook(language=other_letters(tmp_path, "ltr", longer=longer))
    counts = {}
    for name, game in PRINTED.items():
        for part in game.parts:
            setting = Setting(book=book, paper="a4", seats=game.game.players[0])
            counts[name, part.name] = len(part.make(setting))
    assert counts["deflector", "rules"] == 3  # two in English
    assert counts["tactics-joker", "rules"] in (1, 2)
