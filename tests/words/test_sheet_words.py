"""Sheets in a language of other letters: no English is left, and every message of theirs is used.

Names, coordinates, what stands on cards, and what is typed into a record stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, ClassVar

import pytest

from cardgen.card.back import back_panel
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.games.rotator.cover import cover_page
from cardgen.games.rotator.hints import hint_pages
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.games.rotator.solutions import solution_pages
from cardgen.games.rotator.turn_boxes import more_turns_pages, turn_boxes
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.theme import load_theme
from companion.attackdefend.deck import house_deck
from companion.games import GAMES
from companion.rotator.puzzles import examples
from companion.territory.rules import VARIANTS
from companion.words import Language
from tests.support.other_letters import WORD, WORDS, other_letters
from tests.support.reading import texts

A4 = (210.0, 297.0)
NAMES = {"Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Lee"}
TITLES = {"Rotator", "Reflector", "Deflector", "Defector", "Tactics", "Joker", "Attack", "Defend"}
MARKS = {"red", "blue", "joker", "mm"}
"""The halves of Rotator's board, as records name them, a card, and millimetres."""
KEYWORDS = {
    *("rules", "game", "variant", "layout", "player", "board", "hidden", "reveal", "nodes"),
    *("deflectors", "move", "answer", "turn", "from", "start", "deck", "deal", "paper", "house"),
    *("null", "owned", "node", "deflector", "clear", "retained", "ally", "link"),
    *("draw", "place", "advance", "use", "flip", "end", "short", "rounds", "target"),
    *(word for name in (*GAMES, *VARIANTS) for word in name.split("-")),
}
"""What is typed into records, and stands on their sheets as it is typed."""
CARDS = {
    word
    for kind in house_deck().kinds
    for half in (kind.black, kind.white)
    for word in WORD.findall(f"{kind.id} {half.title} {' '.join(t.text for t in half.texts)}")
}
"""What stands on the cards of the house deck."""
BOARDS = {word for puzzle in examples() for word in WORD.findall(puzzle.identity)}
OF_SHEETS = tuple(f"{path.stem}-" for path in WORDS.glob("*sheets.ftl"))
RARE: set[str] = set()
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
    if "reduced" in part.options:
        yield Setting(book=book, paper="a4", seats=2, reduced=True)
        yield Setting(book=book, paper="a4", seats=2, reduced=True, cards="bridge")
    if "variants" in part.options:
        players = tuple((f"{name} Lee", name[0]) for name in sorted(NAMES - {"Lee"}))
        seats = min(len(players), game.game.players[1] or len(players))
        more: dict[str, Any] = {"variants": ("short",), "whole_game": True}
        yield Setting(book=book, paper="a4", seats=seats, players=players[:seats], **more)


def english(pages: Iterable[Page], known: set[str], without: str = "") -> dict[str, str]:
    """Return words of ASCII letters that are not `known`, each with the line it stands in.

    One layer may be left `without`.
    """
    return {
        word: text.content
        for page in pages
        for name, shapes in page.layers
        if name != without
        for text, _ in texts(Page(page.width, page.height, ((name, shapes),)))
        for word in WORD.findall(text.content)
        if word not in known
    }


@pytest.mark.parametrize("game", PRINTED.values(), ids=PRINTED)
def test_sheets_have_no_english_in_them(game: PrintedGame, book: FontBook) -> None:
    for part in game.parts:
        for setting in settings(game, part, book):
            known = STAYS | {*WORD.findall(f"{setting.layout} {setting.deal}")}
            known |= KEYWORDS if part.name == "record" else set()
            # what the press writes beside pieces is for those who print, and stays
            without = "guides" if part.pieces else ""
            assert english(part.make(setting), known, without) == {}, part.name


def test_puzzles_hints_and_solutions_have_no_english_in_them(book: FontBook) -> None:
    puzzles, days = examples(), tuple(date(2027, month, 20 + month) for month in range(1, 8))
    for per_page in PAGES:
        pages = puzzle_sheets(
            puzzles[:7], book, A4, per_page, days=days, hints=True, solutions=True
        )
        assert english(pages, STAYS) == {}
    more = [
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


@pytest.mark.parametrize("shape", ["classic", "flat"])
def test_the_back_of_a_card_has_no_english_in_it(shape: str, book: FontBook) -> None:
    _, text = back_panel(load_geometry(shape), book, load_theme("paper"))
    assert english([Page(85, 54, (("text", tuple(text)),))], STAYS) == {}


def test_every_message_of_sheets_is_said(book: FontBook) -> None:
    """The tests above make all sheets, but for positions."""
    said = {key.partition(".")[0] for key in Listening.said}
    every = book.language.keys()
    keys = [key for key in every if key.startswith(OF_SHEETS)]
    left = {key.partition(".")[0] for key in keys} - said - RARE
    assert not {key for key in left if "-position-" not in key}
