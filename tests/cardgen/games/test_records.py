"""Record sheets: what is printed and filled in is a record that the companion takes."""

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby, pairwise, takewhile

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import Page, Text
from cardgen.games.territory.record import record_pages, rows_needed
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.record_sheet import PENCIL
from companion.games import GRID_GAMES
from companion.record import parse
from companion.session import HEAD, Session, replay
from tests.support.game_sheets import part_pages
from tests.support.reading import texts
from tests.support.selfplay import GAMES as SELFPLAY
from tests.support.selfplay import random_game

A4 = (210.0, 297.0)
PLAYERS = {
    "reflector": [("Ann", "X"), ("Bob", "O")],
    "deflector": [("Ann", "X"), ("Bob", "O"), ("Cat", "*")],
    "defector": [
        ("Ann", "X"),
        ("Bob", "O"),
        ("Cat", "*"),
        ("Dan", "#1"),
        ("Eve", "="),
        ("Fay", "S"),
    ],
}


def rows(found: Iterable[Text]) -> list[list[Text]]:
    """Return lines of text from top to bottom, each from left to right."""
    ordered = sorted(found, key=lambda text: (round(text.y, 1), text.x))
    return [list(row) for _, row in groupby(ordered, key=lambda text: round(text.y, 1))]


def placed(page: Page) -> list[Text]:
    """Return the texts of a page where they stand on it."""
    found = ((text, matrix.apply(text.x, text.y)) for text, matrix in texts(page))
    return [replace(text, x=x, y=y) for text, (x, y) in found]


def written(page: Page, ink: Ink) -> list[list[Text]]:
    return rows(text for text in placed(page) if text.ink == ink)


def statements(row: list[Text], keywords: Iterable[str]) -> list[str]:
    """Read a row of a sheet: a keyword begins a statement."""
    found: list[list[str]] = []
    for text in row:
        if text.content.split()[0] in keywords:
            found.append([])
        if found:
            found[-1].append(text.content)
    return [" ".join(words) for words in found]


@pytest.mark.parametrize("game", PLAYERS)
def test_a_sheet_typed_in_as_it_stands_is_a_game(game: str, book: FontBook) -> None:
    page, *_ = record_pages(book, A4, game, PLAYERS[game])
    grammar = {*HEAD, *GRID_GAMES[game].grammar}
    example = [line for row in written(page, PENCIL) for line in statements(row, grammar)]
    table = min(text.y for text, _ in texts(page) if text.ink == PENCIL)
    ink = next(text.ink for text, _ in texts(page) if text.content == "player")
    header = [
        line
        for row in written(page, ink)
        if row[0].y < table
        for line in statements(row, ("rules", "game", "variant", "layout", "player", "board"))
        if line not in ("variant", "layout")  # these may be left out
    ]
    lines = [line for line in header if not line.startswith("board")]
    lines += [line.removesuffix(" 5") for line in header if line.startswith("board")] + example
    assert lines[:2] == ["rules 1", f"game {game}"]
    assert [line for line in lines if line.startswith("player")] == [
        f"player {name} {symbol}" for name, symbol in PLAYERS[game]
    ]
    found = replay("".join(f"{line}\n" for line in lines).encode())
    assert found.fault is None
    assert found.referee.question is None  # every answer that was asked for is there
    played = [entry for entry in found.referee.log if str(entry.statement).startswith("move")]
    assert len(played) == 1 and len(played[0].events) >= 1


def test_the_example_of_rotator_is_a_game_up_to_the_turn_after_a_capture(book: FontBook) -> None:
    (page,) = part_pages("rotator", "record", book)
    keywords = {*HEAD, *GRID_GAMES["rotator"].grammar}
    lines = [line for row in written(page, PENCIL) for line in statements(row, keywords)]
    order = {"rules": 0, "game": 1, "nodes": 2, "start": 3, "turn": 4}
    lines.sort(key=lambda line: order[line.split()[0]])
    session = Session()
    for line in lines:
        session.say(line)
    assert lines[0] == "rules 1" and lines[-1].startswith("turn from ")


@pytest.mark.parametrize("game", PLAYERS)
def test_every_row_has_the_words_of_a_move_and_of_an_answer(game: str, book: FontBook) -> None:
    numbered = 0
    for page in record_pages(book, A4, game, PLAYERS[game]):
        for row in rows(text for text, _ in texts(page)):
            words = [text.content for text in row]
            if words[0].isdigit() and "move" in words:
                numbered += 1
                assert words[0] == str(numbered)
                assert words[1:3] == ["move", "answer"]
                for status in words[3:]:
                    assert parse(f"answer Bob F3 {status}", GRID_GAMES[game].grammar) is not None
                wanted = ["null", "owned", "node"]
                assert words[3:6] == wanted and ("deflector" in words) == (game != "reflector")
    assert numbered >= rows_needed(game, len(PLAYERS[game]))


@pytest.mark.parametrize("game", PLAYERS)
def test_boards_are_revealed_in_the_record_s_words(game: str, book: FontBook) -> None:
    pages = record_pages(book, A4, game, PLAYERS[game])[1:]
    words = [text.content for page in pages for text, _ in texts(page)]
    for name, _ in PLAYERS[game]:
        assert words[words.index(name) - 1 : words.index(name) + 2] == ["reveal", name, "nodes"]
    assert words.count("deflectors") == (0 if game == "reflector" else len(PLAYERS[game]))


@pytest.mark.parametrize("count", [6, 9, 20])
def test_many_players_have_room(count: int, book: FontBook) -> None:
    players = [(f"Player{index}", str(index)) for index in range(count)]
    pages = record_pages(book, A4, "defector", players)
    revealed = [text.content for page in pages[1:] for text, _ in texts(page)].count("reveal")
    assert revealed == count
    for page in pages:
        places = [(text.size, matrix.apply(text.x, text.y)[1]) for text, matrix in texts(page)]
        assert all(10 <= y <= page.height - 9 for _, y in places)
        below = sorted({round(y, 1) for size, y in places if size == 9})
        assert all(later - earlier > 3 for earlier, later in pairwise(below))


@pytest.mark.parametrize(
    ("game", "count", "variants"),
    [
        ("reflector", 2, ()),
        ("reflector", 2, ("rounds-1",)),
        ("deflector", 3, ("reflection",)),
        ("deflector", 5, ("short",)),
        ("defector", 6, ()),
        ("defector", 9, ("rounds-5",)),
        ("defector", 20, ("rounds-25",)),
    ],
)
def test_a_whole_game_has_rows_on_sheets_printed_on_both_sides(
    game: str, count: int, variants: tuple[str, ...], book: FontBook
) -> None:
    players = tuple((f"Player{index}", str(index)) for index in range(count))
    pages = part_pages(game, "record", book, players=players, variants=variants)
    wanted = rows_needed(game, count, variants)
    words = [
        [text.content for row in rows(text for text, _ in texts(page)) for text in row]
        for page in pages
    ]
    numbers = [
        int(said[place - 1])
        for said in words
        for place, word in enumerate(said)
        if word == "move" and said[place - 1].isdigit()
    ]
    assert numbers == list(range(1, len(numbers) + 1))
    assert wanted <= len(numbers) < max(wanted, 120) + 2 * 37 and len(pages) % 2 == 0
    assert sum(said.count("reveal") for said in words) == count
    assert "reveal" in words[-1]  # typed in last
    for number, said in enumerate(words[1:], start=2):
        assert f"Record, page {number} of {len(pages)}" in said


@pytest.mark.parametrize(
    ("game", "players", "variants", "plies"),
    [
        ("reflector", 2, (), 60),
        ("deflector", 3, (), 60),
        ("deflector", 5, ("ricochet",), 100),
        ("deflector", 4, ("reflection", "short"), 80),
        ("defector", 6, ("deluxe",), 120),
        ("defector", 6, ("target-20",), 120),
        ("defector", 10, (), 150),
        ("defector", 6, ("short", "rounds-5"), 30),
        ("reflector", 2, ("rounds-50",), 100),
    ],
)
def test_rows_are_those_of_the_rounds_played_x6_x8(
    game: str, players: int, variants: tuple[str, ...], plies: int
) -> None:
    assert 1.3 * plies <= rows_needed(game, players, variants) <= 2.4 * plies


def test_rows_are_never_a_book() -> None:
    assert rows_needed("defector", 20, ("rounds-999",)) == 2000


@pytest.mark.parametrize(
    "kind",
    [kind for kind in SELFPLAY if kind[0] != "defector" or kind[1] == 6],
    ids=lambda kind: f"{kind[3]}{kind[2]}",
)
def test_a_random_game_fits_on_its_sheets(kind: tuple[str, int, tuple[str, ...], str]) -> None:
    game, players, variants, _ = kind
    plies, rows_used = 60, 0
    for seed in range(3):
        lines = random_game(random.Random(seed), kind, plies, hidden=1.0).lines
        for index, line in enumerate(lines):
            answers = sum(
                1 for _ in takewhile(lambda one: one.startswith("answer"), lines[index + 1 :])
            )
            rows_used += (
                max(1, answers) if line.startswith(("move", "pass", "ally", "leave")) else 0
            )
    assert rows_used / (3 * plies) <= 1.1 * rows_needed(game, players, (*variants, "rounds-60")) / (
        60 * players
    )


def test_the_variants_of_a_table_are_written_on_its_record(book: FontBook) -> None:
    chosen = ("safety", "deluxe", "team-victory", "short", "rounds-999", "target-100")
    for game, players, variants in (("reflector", 2, ("short",)), ("defector", 20, chosen)):
        page, *_ = record_pages(book, A4, game, [("", "")] * players, "", variants)
        assert ", ".join(variants) in [text.content for text, _ in texts(page)]


def test_paper_too_small_is_refused(book: FontBook) -> None:
    with pytest.raises(SheetError, match="larger page"):
        part_pages("deflector", "record", book, (210, 120))


@pytest.mark.parametrize(
    ("game", "players", "rounds"), [("reflector", 2, 30), ("deflector", 5, 20), ("defector", 9, 15)]
)
def test_rounds_are_counted_and_the_last_one_has_a_tally(
    game: str, players: int, rounds: int, book: FontBook
) -> None:
    pages = record_pages(
        book, A4, game, [(f"Player{index}", str(index)) for index in range(players)]
    )
    found = [text.content for page in pages for text, _ in texts(page)]
    assert any(f"short: {rounds} rounds" in words for words in found)
    start = found.index("after the turn of player")
    assert found[start - players - 2 : start] == [
        *map(str, range(1, players + 1)),
        "tally",
        "spaces",
    ]
    assert found[start + 2 : start + 2 + 2 * players : 2] == [
        f"Player{index}" for index in range(players)
    ]
    assert ("nine Nodes win" in " ".join(found)) == (game != "reflector")
