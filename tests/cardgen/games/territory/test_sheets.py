"""Play aids as they are drawn: legible, nothing outside or overlapping, tents that stand."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import get_args

import numpy as np
import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.drawing.shapes import Box, Page
from cardgen.games import PRINTED
from cardgen.games.contract import Setting
from cardgen.games.rotator import rules as rotator_rules
from cardgen.games.symbols import SYMBOLS, symbol_sheet
from cardgen.games.territory.look import GAME_INKS, Answer
from cardgen.games.territory.look import words_of as words_in
from cardgen.games.territory.markers import MARKER, SET, marker_sets, markers
from cardgen.press.stock import plain_stock
from cardgen.sheets.aid_card import CARD
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import run_in_title
from cardgen.sheets.tents import TENT, Band, tents
from cardgen.sheets.words import Entry, Section, SheetWords, outline_of, sheet_words
from companion.games import GRID_GAMES
from companion.record import parse
from companion.territory.statements import GRAMMAR
from tests.support.game_sheets import aid_card, part_pages, rules_pages
from tests.support.reading import box_of, pdf_image, pdf_of, texts
from tests.support.sheet_words import sentences, words_of

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
PAPERS = pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
PLAYERS = [("Ann", "X"), ("Bartholomew-Maximilian", "#10"), ("Eve", "="), ("阿梅", "*")]

MAKERS: dict[str, Callable[[FontBook, tuple[float, float]], tuple[Page, ...]]] = {
    "rotator rules": lambda book, paper: rules_pages(book, paper, "rotator"),
    "reflector rules": lambda book, paper: rules_pages(book, paper, "reflector"),
    "deflector rules": lambda book, paper: rules_pages(book, paper, "deflector"),
    "defector rules": lambda book, paper: rules_pages(book, paper, "defector"),
    "symbols": lambda book, paper: (symbol_sheet(book, paper),),
    "rotator record": lambda book, paper: part_pages("rotator", "record", book, paper),
    "reflector record": lambda book, paper: part_pages("reflector", "record", book, paper),
    "deflector record": lambda book, paper: part_pages(
        "deflector", "record", book, paper, players=PLAYERS
    ),
    "defector record": lambda book, paper: part_pages("defector", "record", book, paper),
}


def boxes(page: Page, book: FontBook) -> list[tuple[str, Box]]:
    return [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]


def overlapping(found: list[tuple[str, Box]]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in combinations(found, 2)
        if min(a.right, b.right) - max(a.x, b.x) > 0.1
        and min(a.bottom, b.bottom) - max(a.y, b.y) > 0.1
    ]


@PAPERS
@pytest.mark.parametrize("name", MAKERS)
def test_pages_are_legible_and_nothing_lies_over_something_else(
    name: str, paper: tuple[float, float], book: FontBook
) -> None:
    for page in MAKERS[name](book, paper):
        assert (page.width, page.height) == paper
        for text, matrix in texts(page):
            assert (
                text.size * matrix.scale >= (6 if (text.content, "#10") in PLAYERS else 8.5) - 1e-9
            )
        found = boxes(page, book)
        assert all(page.trim.expanded(-5).holds(box) for _, box in found)
        assert overlapping(found) == []


MOST_WORDS = {"reflector": 270, "deflector": 330, "defector": 410, "rotator": 260}


@PAPERS
@pytest.mark.parametrize("game", GRID_GAMES)
def test_a_first_page_is_short(game: str, paper: tuple[float, float], book: FontBook) -> None:
    first, *later = rules_pages(book, paper, game)
    assert len(words_of(first)) <= MOST_WORDS[game]
    for sentence in sentences(first):
        assert len(sentence.split()) <= 18, sentence
    for sentence in [each for page in later for each in sentences(page)]:
        assert len(sentence.split()) <= 22, sentence


def all_words(game: str, book: FontBook) -> SheetWords:
    if game in GAME_INKS:
        return words_in(book, game)
    return sheet_words(book, f"{game.replace('-', '')}-sheets")


def sections(game: str, words: SheetWords) -> list[list[Section]]:
    """Return the sections of the rules in full, page by page."""
    return [[words.section(*each) for each in page.items()] for page in outline_of(game)["later"]]


def steps(game: str, words: SheetWords) -> tuple[Entry, ...]:
    """Return the set-up and the steps of a turn."""
    if game in GAME_INKS:
        turn = words.entries("turn", *outline_of(game)["turn"])
        return (*words.entries("setup", "hide", "lay", "hold"), *turn)
    if game == "rotator":
        return (*rotator_rules.set_up(words), *rotator_rules.turn(words))
    return words.entries("setup", "shuffle", "sides", "piles")


@PAPERS
@pytest.mark.parametrize("game", [*GRID_GAMES, "attack-defend"])
def test_a_rules_sheet_has_every_rule_whole(
    game: str, paper: tuple[float, float], book: FontBook
) -> None:
    first, *later = (
        " ".join(text.content for text, _ in texts(page)) for page in rules_pages(book, paper, game)
    )
    words = all_words(game, book)
    for key in ("what", "needs", "goal", "out"):
        assert not words.has(key) or words(key) in first
    for title, said in steps(game, words):
        assert title in first and said in first
    overleaf = " ".join(later)
    for section in [each for page in sections(game, words) for each in page]:
        assert section.title in overleaf
        for name, said, codes in section.rules:
            cited = f" [{codes}]" if codes else ""
            assert f"{run_in_title(name, said)} {said}{cited}" in overleaf


@PAPERS
@pytest.mark.parametrize("game", GAME_INKS)
def test_the_first_page_of_a_territory_game_says_where_to_call_and_what_is_answered(
    game: str, paper: tuple[float, float], book: FontBook
) -> None:
    first, *later = (
        " ".join(text.content for text, _ in texts(page)) for page in rules_pages(book, paper, game)
    )
    words, outline = all_words(game, book), outline_of(game)
    entries = (f"{part}-{name}" for part in ("reach", "panel") for name in outline.get(part, ()))
    for title, said in map(words.entry, entries):
        assert said in first and title in first
    answers = ("null", "owned", "node") if game == "reflector" else get_args(Answer)
    assert all(words(f"answer-{answer}") in first for answer in answers)
    for page, on_page in zip(later, sections(game, words), strict=True):
        assert all(section.title in page for section in on_page)


@pytest.mark.parametrize("game", GRID_GAMES)
def test_the_goal_comes_first(game: str, book: FontBook) -> None:
    first, *_ = rules_pages(book, A4, game)
    found = {text.content: box_of(book, text, matrix) for text, matrix in texts(first)}
    goal, turn = (
        found["The goal"],
        next(box for words, box in found.items() if words.startswith("Your turn")),
    )
    assert goal.bottom < turn.y and goal.x < A4[0] / 3
    assert 1 <= sum(text.content in "12345" and text.size == 10 for text, _ in texts(first)) <= 5


@pytest.mark.parametrize("game", GRID_GAMES)
def test_a_card_is_legible_inside_the_safe_zone(game: str, book: FontBook) -> None:
    for page in aid_card(book, game):
        assert (page.width, page.height) == CARD == (85, 54)
        assert all(text.size * matrix.scale >= 6 - 1e-9 for text, matrix in texts(page))
        assert all(
            matrix.b == matrix.c == 0 and matrix.a > 0 for _, matrix in texts(page)
        )  # upright
        found = boxes(page, book)
        assert all(page.trim.expanded(-page.safe).holds(box, 0.05) for _, box in found)
        assert overlapping(found) == []


@pytest.mark.parametrize("game", GAME_INKS)
def test_a_card_has_the_answers_in_their_colours(game: str, book: FontBook) -> None:
    front, _ = aid_card(book, game)
    inks = {text.content: text.ink for text, _ in texts(front)}
    names = ["Null", "Owned", "Node", *(["Deflector"] if game != "reflector" else [])]
    assert len({inks[name] for name in names}) == len(names)
    sheet = {
        text.content: text.ink
        for text, _ in texts(rules_pages(book, A4, game)[0])
        if text.size == 10
    }
    assert [sheet[name] for name in names] == [
        next(text.ink for text, _ in texts(front) if text.content == name and text.size == 8)
        for name in names
    ]


def test_a_page_too_small_for_the_rules_is_refused(book: FontBook) -> None:
    for game in GRID_GAMES:
        with pytest.raises(SheetError, match="larger paper"):
            rules_pages(book, (100, 140), game)
    with pytest.raises(SheetError, match="larger paper"):
        symbol_sheet(book, (100, 140))


def test_larger_paper_has_larger_type(book: FontBook) -> None:
    for game in GRID_GAMES:
        small, large = rules_pages(book, A4, game)[0], rules_pages(book, (297.0, 420.0), game)[0]
        sizes = [
            max(text.size * matrix.scale for text, matrix in texts(page)) for page in (small, large)
        ]
        assert sizes[1] > 1.3 * sizes[0]
        assert words_of(small) == words_of(large)


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
                (box_of(book, text, matrix), matrix)
                for text, matrix in texts(page)
                if text.content == words
            )
            assert (as_is.a, as_is.d) == (1, 1) and near.y > middle + 2
            assert (turned.a, turned.d) == (-1, -1) and far.bottom < middle - 2
        # next is to the player's left: at the left of the near side, at the right of the far one as
        # it stands
        near, far = (
            box_of(book, text, matrix) for text, matrix in texts(page) if text.content == following
        )
        assert near.x < TENT[0] / 3 and far.x < TENT[0] / 3


def test_tents_and_markers_say_at_which_table_they_belong(book: FontBook) -> None:
    diets = ("gluten free, no nuts, and nothing that ever had a face", "")
    for page in tents(book, [("Bartholomew_the_Great", "WWW"), ("", "")], "Table 1000", diets):
        found = [(text.content, box_of(book, text, matrix)) for text, matrix in texts(page)]
        labels = [box for words, box in found if words == "Table 1000"]
        assert len(labels) == 2  # one on each half
        for label in labels:
            others = [box for words, box in found if words != "Table 1000"]
            assert all(
                label.right < box.x
                or box.right < label.x
                or label.bottom < box.y
                or box.bottom < label.y
                for box in others
            )
    for diets_on, lines in (("both", 2), ("own", 1), ("none", 0)):
        page, _ = tents(
            book, [("Bartholomew_the_Great", "WWW"), ("", "")], "", diets, None, diets_on
        )
        assert sum(text.content in " ".join(diets) for text, _ in texts(page)) == lines
    room = Box(0, 0, *MARKER).expanded(-1)
    for page in markers(book, 8, "Table 1000"):
        boxes_here = [
            box_of(book, text, matrix)
            for text, matrix in texts(page)
            if text.content == "Table 1000"
        ]
        assert len(boxes_here) == 1 and room.holds(boxes_here[0])


@pytest.mark.parametrize(
    ("name", "lines"),
    [("Ann Lee", 1), ("Björk Guðmundsdóttir", 1), ("Johann Wolfgang von Steinfels-Lerchenau", 2)],
)
def test_a_long_name_stands_in_two_lines_clear_of_everything_else(
    name: str, lines: int, book: FontBook
) -> None:
    page = tents(book, [(name, "WWW"), ("Bob", "O")], "Table 12")[0]
    boxes = [
        (text, box_of(book, text, matrix))
        for text, matrix in texts(page)
        if matrix.d == 1 and text.content
    ]
    own = [(text, box) for text, box in boxes if text.content in name]
    assert len(own) == lines and min(text.size for text, _ in own) >= 15
    for text, box in own:
        for other, beside in boxes:
            assert other is text or not (
                box.x < beside.right
                and beside.x < box.right
                and box.y < beside.bottom
                and beside.y < box.bottom
            )


def test_tents_without_names_have_room_to_write(book: FontBook) -> None:
    (page, *_) = tents(book, [("", "")] * 3)
    words = [text.content for text, _ in texts(page)]
    assert words.count("Name") == words.count("Symbol") == words.count("next") == 2


@pytest.mark.parametrize("players", [6, 7, 12, 20])
def test_there_are_markers_enough_for_every_way_to_ally(players: int, book: FontBook) -> None:
    made = [[text.content for text, _ in texts(page)] for page in markers(book, players)]
    kinds = {
        kind: [words for words in made if kind in words] for kind in ("Alliance", "Link", "Master")
    }
    assert len(made) == sum(map(len, kinds.values()))
    letters = [words[1] for words in kinds["Alliance"]]
    for order, letter in enumerate(sorted(set(letters)), 1):
        assert letters.count(letter) == players // order >= 2
    groups = [words[1] for words in kinds["Link"]]
    assert len(set(groups)) == players // 2 and all(
        2 <= groups.count(group) <= 3 for group in groups
    )
    assert len(kinds["Master"]) == players // 4
    assert all((page.width, page.height) == MARKER for page in markers(book, players))


def test_pieces_that_name_nobody_fill_their_sheet(book: FontBook) -> None:
    part = next(part for part in PRINTED["deflector"].parts if part.name == "tents")
    anybody = Setting(book=book, paper="a4", seats=5)
    named = replace(
        anybody, players=tuple((name, name[0]) for name in ["Ann", "Bob", "Cat", "Dan", "Eve"])
    )

    def count(setting: Setting, word: str) -> int:
        (sheet,) = part.make(setting)
        return [text.content for text, _ in texts(sheet)].count(word)

    assert count(anybody, "Symbol") == 2 * 6, "six have room on a sheet"
    assert count(replace(anybody, table="Table 1"), "Symbol") == 2 * 5
    assert count(named, "Ann") == 2, "a name on each side of one tent"


def test_a_set_of_markers_serves_a_full_table(book: FontBook) -> None:
    """Eight players need 29: a second set would be almost empty."""
    assert [len(marker_sets(book, players)) for players in (6, 7, 8, 9)] == [1, 1, 1, 2]


@pytest.mark.parametrize("players", [6, 8, 20])
def test_sets_of_markers_have_them_all_and_a_track_up_to_the_win(
    players: int, book: FontBook
) -> None:
    sets = marker_sets(book, players)
    shown = [text.content for page in sets for text, _ in texts(page)]
    assert sum(shown.count(kind) for kind in ("Alliance", "Link", "Master")) == len(
        markers(book, players)
    )
    wins = 5 * players // 2 + 1
    for page in sets:
        assert (page.width, page.height) == SET
        numbers = [text.content for text, _ in texts(page) if text.size == 7]
        assert numbers == [str(number) for number in range(1, wins + 1)]
        assert all(page.trim.expanded(-1.9).holds(box_of(book, *each)) for each in texts(page))
    for paper in ("a4", "letter"):
        stock = plain_stock(paper, *SET, bleed=0)
        assert stock.columns * stock.rows == 3


def test_a_tent_has_a_band_with_the_event_in_the_colour_of_the_game(book: FontBook) -> None:
    band = Band(GAME_INKS["deflector"].word, "Deflector", "A long evening of games for everybody")
    (page, _) = tents(book, [("Ann", "X"), ("Bob", "O")], band=band)
    shown = [text for text, _ in texts(page) if text.content in (band.game, band.event)]
    assert len(shown) == 4 and {text.ink for text in shown} == {WHITE}
    pixels = np.asarray(pdf_image(pdf_of([page], book), 0, 4).convert("RGB"), int)
    wanted = [round(255 * part) for part in band.ink.rgb]
    for y in (1.0, TENT[1] - 1.0):  # both halves, as they lie flat
        row = pixels[int(y * 4)]
        assert (np.abs(row - wanted).max(axis=1) < 40).mean() > 0.95


def test_the_same_input_gives_the_same_bytes(book: FontBook) -> None:
    def made() -> bytes:
        return pdf_of([*rules_pages(book, A4, "defector"), *tents(book, PLAYERS)], book)

    assert made() == made()
