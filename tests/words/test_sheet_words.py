"""Sheets in a language of other letters: no English is left, and every message of theirs is used.

Names, coordinates, what stands on cards, and what is typed into a record stay.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from companion.attackdefend.deck import house_deck
from companion.words import Language
from tests.support.other_letters import WORD, other_letters
from tests.support.reading import texts

A4 = (210.0, 297.0)
NAMES = {"Ann", "Bob", "Cat", "Dan", "Eve", "Fay"}
TITLES = {"Rotator", "Reflector", "Deflector", "Defector", "Tactics", "Joker", "Attack", "Defend"}
MARKS = {"red", "blue", "mm", "KD", "AJ"}
"""Halves of Rotator's board, and what stands on Tactics Joker's cards."""
KEYWORDS = {
    *("rules", "game", "variant", "layout", "player", "board", "hidden", "reveal", "nodes"),
    *("deflectors", "move", "answer", "turn", "from", "start", "deck", "deal", "paper", "house"),
    *("null", "owned", "node", "deflector", "clear", "retained", "red", "blue"),
    *("draw", "place", "advance", "use", "flip", "end", "ally", "link", "short", "rounds"),
}
"""What is typed into records, and stands on their sheets as it is typed."""


class Listening(Language):
    """A language that remembers the keys of what was said."""

    said: set[str]

    def _speaker(self, key):
        self.__dict__.setdefault("said", set()).add(key)
        return super()._speaker(key)


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
        yield Setting(book=book, paper="a4", seats=2, cards="bridge")
    if "variants" in part.options:
        players = tuple((f"{name} Lee", name[0]) for name in sorted(NAMES))[: game.kit_seats]
        seats = max(len(players), game.game.players[0])
        yield Setting(
            book=book,
            paper="a4",
            seats=seats,
            players=players[:seats],
            variants=("short",),
            whole_game=True,
        )


def english(pages: tuple[Page, ...], known: set[str]) -> dict[str, str]:
    """Return words of ASCII letters that are not `known`, each with the line it stands in."""
    return {
        word: text.content
        for page in pages
        for text, _ in texts(page)
        for word in WORD.findall(text.content)
        if word not in known
    }


CARDS = {
    word
    for kind in house_deck().kinds
    for half in (kind.black, kind.white)
    for word in WORD.findall(f"{kind.id} {half.title} {' '.join(t.text for t in half.texts)}")
}


@pytest.mark.parametrize("game", PRINTED.values(), ids=PRINTED)
def test_sheets_have_no_english_in_them(game: PrintedGame, book: FontBook) -> None:
    for part in game.parts:
        for setting in settings(game, part, book):
            known = NAMES | TITLES | MARKS | CARDS | {"Lee"}
            known |= KEYWORDS if part.name == "record" else set()
            known |= (
                set(WORD.findall(setting.layout)) if part.name in ("table", "placemat") else set()
            )
            assert english(part.make(setting), known) == {}, part.name
