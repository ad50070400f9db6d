"""Play aids as they are drawn: legible, nothing outside or over something else, tents that stand."""

from collections.abc import Callable
from itertools import combinations

import pytest
from reading import box_of, page_of, pdf_of, texts

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.printables.aids.diagrams import DIAGRAMS, HEIGHT, WIDTH
from cardgen.printables.aids.record_sheets import record_sheet
from cardgen.printables.aids.rules_sheets import CARD, rules_cards, rules_page
from cardgen.printables.aids.section_layout import AidError
from cardgen.printables.aids.symbols import SYMBOLS, symbol_sheet
from cardgen.printables.aids.tents import MARKER, TENT, markers, tents
from cardgen.printables.aids.wording import CARDS, PAGES
from companion.games import GAMES
from companion.record import parse
from companion.territory.statements import GRAMMAR

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
PAPERS = pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
PLAYERS = [("Ann", "X"), ("Bartholomew-Maximilian", "#10"), ("Eve", "="), ("阿梅", "*")]

MAKERS: dict[str, Callable[[FontBook, tuple[float, float]], tuple[Page, ...]]] = {
    "reflector rules": lambda book, paper: (rules_page(book, paper, "reflector"),),
    "deflector rules": lambda book, paper: (rules_page(book, paper, "deflector"),),
    "defector rules": lambda book, paper: (rules_page(book, paper, "defector"),),
    "symbols": lambda book, paper: (symbol_sheet(book, paper),),
    "rotator record": lambda book, paper: record_sheet(book, paper, "rotator"),
    "reflector record": lambda book, paper: record_sheet(book, paper, "reflector"),
    "deflector record": lambda book, paper: record_sheet(book, paper, "deflector", PLAYERS),
    "defector record": lambda book, paper: record_sheet(book, paper, "defector"),
}


def boxes(page: Page, book: FontBook) -> list[tuple[str, Box]]:
    return [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]


def overlapping(found: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in combinations(found, 2)
        if min(a.right, b.right) - max(a.x, b.x) > 0.1 and min(a.bottom, b.bottom) - max(a.y, b.y) > 0.1
    ]


@PAPERS
@pytest.mark.parametrize("name", MAKERS)
def test_pages_are_legible_and_nothing_lies_over_something_else(
    name: str, paper: tuple[float, float], book: FontBook
) -> None:
    for page in MAKERS[name](book, paper):
        assert (page.width, page.height) == paper
        for text, matrix in texts(page):
            assert text.size * matrix.scale >= (6 if (text.content, "#10") in PLAYERS else 9)
        found = boxes(page, book)
        assert all(page.trim.expanded(-5).holds(box) for _, box in found)
        assert overlapping(found) == []


@PAPERS
@pytest.mark.parametrize("game", PAGES)
def test_a_rules_page_has_every_rule_whole(game: str, paper: tuple[float, float], book: FontBook) -> None:
    said = " ".join(text.content for text, _ in texts(rules_page(book, paper, game)))
    for section in PAGES[game]:
        assert section.title in said
        for rule in section.rules:
            assert rule.text in said.replace("• ", "")


def test_the_rules_of_rotator_are_those_of_the_puzzles(book: FontBook) -> None:
    said = " ".join(text.content for text, _ in texts(rules_page(book, A4, "rotator")))
    assert "An example:" in said and "2 Collapse" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_every_rule_in_at_least_6_pt_inside_the_safe_zone(game: str, book: FontBook) -> None:
    for page, sections in zip(rules_cards(book, game), CARDS[game], strict=True):
        assert (page.width, page.height) == CARD
        assert all(text.size >= 6 for text, _ in texts(page))
        found = boxes(page, book)
        assert all(page.trim.expanded(-page.safe).holds(box, 0.05) for _, box in found)
        assert overlapping(found) == []
        said = " ".join(text.content for text, _ in texts(page))
        for section in sections:
            assert f"{section.title} {section.text}" in said


def test_a_page_too_small_for_the_rules_is_refused(book: FontBook) -> None:
    for game in GAMES:
        with pytest.raises(AidError, match="larger paper"):
            rules_page(book, (100, 140), game)
    with pytest.raises(AidError, match="larger paper"):
        symbol_sheet(book, (100, 140))


@pytest.mark.parametrize("game", PAGES)
def test_diagrams_stay_in_their_room(game: str, book: FontBook) -> None:
    room = Box(0, 0, WIDTH, HEIGHT)
    for diagram in DIAGRAMS[game]:
        page = page_of(WIDTH, HEIGHT, *diagram.draw())
        assert all(room.holds(box) for _, box in boxes(page, book)), diagram.title


def test_suggested_symbols_can_be_typed_and_are_no_marks() -> None:
    assert len(set(SYMBOLS)) == len(SYMBOLS) >= 12
    for symbol in SYMBOLS:
        assert str(parse(f"player Ann {symbol}", GRAMMAR)) == f"player Ann {symbol}"
    assert not {"/", "+", ".", "#"} & set(SYMBOLS)


def test_both_sides_of_a_tent_are_upright_once_it_is_folded(book: FontBook) -> None:
    made = tents(book, PLAYERS)
    assert len(made) == len(PLAYERS)
    middle = TENT[1] / 2
    for index, ((name, symbol), page) in enumerate(zip(PLAYERS, made, strict=True)):
        assert page.folds == ((0.0, middle, TENT[0], middle),)
        following = f"next: {PLAYERS[(index + 1) % len(PLAYERS)][0]}"
        for words in (str(index + 1), name, symbol, following):
            (near, as_is), (far, turned) = (
                (box_of(book, text, matrix), matrix) for text, matrix in texts(page) if text.content == words
            )
            assert (as_is.a, as_is.d) == (1, 1) and near.y > middle + 2
            assert (turned.a, turned.d) == (-1, -1) and far.bottom < middle - 2
        # next is to the player's left: at the left of the near side, at the right of the far one as it stands
        near, far = (box_of(book, text, matrix) for text, matrix in texts(page) if text.content == following)
        assert near.x < TENT[0] / 3 and far.x < TENT[0] / 3


def test_tents_and_markers_say_at_which_table_they_belong(book: FontBook) -> None:
    for page in tents(book, [("Bartholomew_the_Great", "WWW"), ("", "")], "Table 1000"):
        found = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
        labels = [box for words, box in found if words == "Table 1000"]
        assert len(labels) == 2  # one on each half
        for label in labels:
            others = [box for words, box in found if words != "Table 1000"]
            assert all(
                label.right < box.x or box.right < label.x or label.bottom < box.y or box.bottom < label.y
                for box in others
            )
    room = Box(0, 0, *MARKER).expanded(-1)
    for page in markers(8, "Table 1000"):
        boxes_here = [
            box_of(book, text, matrix) for text, matrix in texts(page) if text.content == "Table 1000"
        ]
        assert len(boxes_here) == 1 and room.holds(boxes_here[0])


def test_tents_without_names_have_room_to_write(book: FontBook) -> None:
    (page, *_) = tents(book, [("", "")] * 3)
    words = [text.content for text, _ in texts(page)]
    assert words.count("Name") == words.count("Symbol") == words.count("next") == 2


@pytest.mark.parametrize("players", [6, 7, 12, 20])
def test_there_are_markers_enough_for_every_way_to_ally(players: int, book: FontBook) -> None:
    made = [[text.content for text, _ in texts(page)] for page in markers(players)]
    kinds = {kind: [words for words in made if kind in words] for kind in ("Alliance", "Link", "Master")}
    assert len(made) == sum(map(len, kinds.values()))
    letters = [words[1] for words in kinds["Alliance"]]
    for order, letter in enumerate(sorted(set(letters)), 1):
        assert letters.count(letter) == players // order >= 2
    groups = [words[1] for words in kinds["Link"]]
    assert len(set(groups)) == players // 2 and all(2 <= groups.count(group) <= 3 for group in groups)
    assert len(kinds["Master"]) == players // 4
    assert all((page.width, page.height) == MARKER for page in markers(players))


def test_the_same_input_gives_the_same_bytes(book: FontBook) -> None:
    def made() -> bytes:
        return pdf_of([rules_page(book, A4, "defector"), *tents(book, PLAYERS)], book)

    assert made() == made()
