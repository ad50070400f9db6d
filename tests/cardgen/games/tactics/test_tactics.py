"""Tactics Joker on paper: sizes, the deal, tiles that fit, numbers that are true."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Group, Page, PlacedForm, box_around
from cardgen.games.tactics.aid import aid_page
from cardgen.games.tactics.board import board_pages, space_size
from cardgen.games.tactics.ground import castle, suit_sign
from cardgen.games.tactics.mat import CARDS, mat, mat_pages, reduced_page, tiles
from cardgen.games.tactics.record import record_page
from cardgen.games.tactics.rules import rules_pages
from cardgen.games.tactics.tokens import BOARD_TOKEN, CARD_TOKEN, EACH, token_pages
from cardgen.preflight.check import preflight
from cardgen.sheets.blocks import SheetError
from companion.session import Session, replay
from companion.tactics.cards import VALUE, deal
from companion.tactics.odds import odds
from companion.words import language
from tests.support.commandline import cardgen
from tests.support.reading import box_of, difference, pdf_image, pdf_of, plain_text, texts

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
PAPERS = pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
BOOK = FontBook()


@cache
def board(paper: tuple[float, float]) -> tuple[Page, ...]:
    return board_pages(BOOK, paper, "k7", deal("k7"))


@cache
def rules(paper: tuple[float, float]) -> Page:
    (page,) = rules_pages(BOOK, paper)
    return page


def contents(page: Page) -> list[str]:
    return [text.content for text, _ in texts(page)]


# -- the board -------------------------------------------------------------------------------------


@PAPERS
def test_every_card_lies_on_its_space_and_spaces_are_large_enough(
    paper: tuple[float, float],
) -> None:
    width, height = space_size(paper)
    assert width >= 27 and height >= 36
    found = [(text, *matrix.apply(text.x, text.y)) for text, matrix in texts(board(paper)[0])]
    left = (paper[0] - 7 * width) / 2
    top = next(y for text, _, y in found if text.content == "A1") - 0.27 * height
    for number, card in enumerate(deal("k7").table):
        row, column = divmod(number, 7)
        written = {
            text.content
            for text, x, y in found
            if 0 < x - left - column * width < width and 0 < y - top - row * height < height / 2
        }
        wanted = {str(VALUE[card]), f"{'ABCDEFG'[column]}{row + 1}"}
        wanted |= {"joker"} if card == "X" else set(card[0]) & set("AJQK")
        assert wanted <= written


def test_hearts_and_diamonds_are_red_and_every_suit_has_a_sign_of_its_own() -> None:
    signs = {suit: suit_sign(suit, 4.0) for suit in "CDHS"}
    page = Page(8, 8, (("art", ()),))
    drawn = {
        suit: np.asarray(
            pdf_image(pdf_of([replace(page, layers=(("art", sign),))], BOOK), 0, 8).convert("RGB"),
            float,
        )
        for suit, sign in signs.items()
    }
    for suit, pixels in drawn.items():
        inked = pixels[pixels.min(axis=2) < 128]
        assert (inked[:, 0].mean() > inked[:, 1].mean() + 80) == (suit in "DH")
    greys = [pixels.min(axis=2) for pixels in drawn.values()]
    for one, other in combinations(greys, 2):
        assert np.abs(one - other).mean() > 4


@PAPERS
def test_the_board_names_its_deal_and_keeps_off_the_edge(paper: tuple[float, float]) -> None:
    page = board(paper)[0]
    assert "deal k7" in contents(page)
    around = box_around(box_of(BOOK, text, matrix) for text, matrix in texts(page))
    assert Box(0, 0, *paper).expanded(-4.9).holds(around)


def test_the_key_to_the_board_shows_a_joker_by_its_star() -> None:
    page = board(A4)[0]
    (left,) = (box_of(BOOK, *each).x for each in texts(page) if "joker: put" in each[0].content)
    key = [shape for _, shapes in page.layers for shape in shapes if isinstance(shape, Group)]
    _, sign = max((shape.matrix.e, shape) for shape in key if shape.matrix.f > 280)
    assert len(sign.shapes) == 1 and left - 7 < sign.matrix.e < left - 5


def test_every_sheet_has_the_castle_of_the_game_in_its_head() -> None:
    castle_path = castle(9.2)[0]
    pages = (*board(A4)[1:], *token_pages(BOOK, A4), rules(A4), aid_page(BOOK, A4))
    for page in (*pages, record_page(BOOK, A4)):
        assert repr(castle_path) in repr(page.layers), page.label


def test_the_parts_are_the_stack_eight_chips_and_all_tokens() -> None:
    parts = board(A4)[1]
    found = contents(parts)
    values = [text.content for text, _ in texts(parts) if 20 < text.size < 23]
    assert values == [str(VALUE[card]) for card in deal("k7").stack]
    assert found.count("recruited") == 8
    assert tokens_on(parts) == {"token-round-8": EACH, "token-square-8": EACH}


def tokens_on(page: Page) -> Counter[str]:
    found: Counter[str] = Counter()

    def look(shapes: object) -> None:
        for shape in shapes:  # type: ignore[attr-defined]
            if isinstance(shape, Group):
                look(shape.shapes)
            elif isinstance(shape, PlacedForm) and shape.form.name.startswith("token"):
                found[shape.form.name] += 1

    for _, shapes in page.layers:
        look(shapes)
    return found


def test_tokens_are_twenty_a_side_and_six_fit_on_a_space() -> None:
    small, large = token_pages(BOOK, A4)
    assert tokens_on(small) == {"token-round-8": 20, "token-square-8": 20}
    assert tokens_on(large) == {"token-round-18": 20, "token-square-18": 20}
    for size, (width, height) in ((BOARD_TOKEN, space_size(LETTER)), (CARD_TOKEN, CARDS["bridge"])):
        assert 3 * size <= width and 2 * size <= height
    assert space_size(LETTER)[0] - 2 >= 3 * BOARD_TOKEN  # the width of a castle token


def test_grounds_differ_without_colour() -> None:
    """In grey, a plain, a forest, a mountain and a castle still have patterns of their own."""
    width, height = space_size(A4)
    image = pdf_image(pdf_of(board(A4)[:1], BOOK), 0, 4).convert("L")
    left, top = (210 - 7 * width) / 2, 0.0
    rows = np.asarray(image, float)
    dark = np.flatnonzero((rows < 40).mean(axis=1) > 0.7)  # the frame of the board
    top = dark[0] / 4
    ink = {}
    for name, column, row in (
        ("plain", 1, 2),
        ("forest", 1, 0),
        ("mountain", 1, 1),
        ("castle", 0, 0),
    ):
        x, y = (left + (column + 0.1) * width) * 4, (top + (row + 0.45) * height) * 4
        part = rows[int(y) : int(y + 0.4 * height * 4), int(x) : int(x + 0.8 * width * 4)]
        upper = rows[
            int((top + (row + 0.02) * height) * 4) : int((top + (row + 0.1) * height) * 4),
            int(x) : int(x + 60),
        ]
        ink[name] = (part.std() > 8, upper.min() < 130)
    assert ink["plain"][0] is np.False_ and ink["forest"][0] and ink["mountain"][0]
    assert ink["castle"][1]


# -- the mat ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["poker", "bridge"])
def test_tiles_cover_the_mat_once_and_join_at_the_edges_of_cards(deck: str) -> None:
    width, height = CARDS[deck]
    windows = list(tiles(deck))
    assert len(windows) == 9
    whole = box_around(windows)
    assert (whole.width, whole.height) == pytest.approx((7 * width, 7 * height))
    assert sum(w.width * w.height for w in windows) == pytest.approx(whole.width * whole.height)
    for window in windows:
        for length, side in (
            (window.x, width),
            (window.width, width),
            (window.y, height),
            (window.height, height),
        ):
            assert length / side == pytest.approx(round(length / side))
        assert window.width <= 3 * width + 1e-9 and window.height <= 3 * height + 1e-9


def test_poker_cards_make_a_mat_of_444_5_by_622_3() -> None:
    whole = box_around(tiles("poker"))
    assert (whole.width, whole.height) == pytest.approx((444.5, 622.3))


def test_tiles_stitched_equal_the_whole() -> None:
    scale = 72 / 25.4 / 2  # a card is 90 x 126 pixels
    whole = Page(444.5, 622.3, (("art", (PlacedForm(mat(BOOK, "poker")),)),))
    large = pdf_image(pdf_of((whole,), BOOK), 0, 4 * scale)
    wanted = large.resize((630, 882), Image.Resampling.BOX)
    data = pdf_of(mat_pages(BOOK, A4, "poker"), BOOK)
    stitched = Image.new("RGB", wanted.size, "white")
    for number, window in enumerate(tiles("poker")):
        sheet = pdf_image(data, number, 4 * scale)
        x, y = (
            (side - length) / 2 * 4 * scale
            for side, length in zip(A4, (window.width, window.height), strict=True)
        )
        part = sheet.crop(
            (
                round(x),
                round(y),
                round(x + window.width * 4 * scale),
                round(y + window.height * 4 * scale),
            )
        )
        size = round(window.width * scale), round(window.height * scale)
        stitched.paste(
            part.resize(size, Image.Resampling.BOX),
            (round(window.x * scale), round(window.y * scale)),
        )
    mean, most = difference(wanted, stitched, 2)
    assert mean < 2 and most < 60


def test_each_sheet_says_what_to_glue_onto_it() -> None:
    pages = mat_pages(BOOK, A4, "poker")
    first, last = contents(pages[0]), contents(pages[8])
    assert {"sheet 1 of 9", "glue sheet 2 onto this edge", "glue sheet 4 onto this edge"} <= set(
        first
    )
    assert not [words for words in last if words.startswith("glue")]


def test_a_reduced_mat_is_one_sheet() -> None:
    page = reduced_page(BOOK, A4, "poker")
    assert {"A1", "D4", "G7"} <= set(contents(page))
    level = {text.content: matrix.f + matrix.d * text.y for text, matrix in texts(page)}
    high = level["D2"] - level["D1"]
    assert level["A1"] < level["D1"] - 0.25 * high  # above the battlements of the castle
    assert min(text.size * matrix.scale for text, matrix in texts(page)) > 5.9


# -- rules, aid, record ----------------------------------------------------------------------------


@PAPERS
def test_the_rules_are_one_page_and_name_every_number(paper: tuple[float, float]) -> None:
    words = " ".join(plain_text(pdf_of((rules(paper),), BOOK)).split())
    for fact in (
        "three of the four castles",
        "row by row while your reserve lasts",
        "15",
        "At most six",
        "4 to 6",
        "10 to 14",
        "straight on",
        "undead",
    ):
        assert fact.lower() in words.lower()
    assert min(text.size * matrix.scale for text, matrix in texts(rules(paper))) >= 6


def test_the_turn_that_is_worked_through_is_played_as_told() -> None:
    session = Session()
    table = deal("k7").table
    for line in (
        "game tactics-joker", "player Ann X", "player Bob O",
        *(f"row {row + 1} {' '.join(table[7 * row : 7 * row + 7])}" for row in range(7)),
        "castle Ann A1", "castle Bob A7 G7", "turn Ann 1 1", "end Ann", "turn Bob 1 1", "end Bob",
    ):  # fmt: skip
        session.say(line)
    set_bob_on(session, "C2", 2, "D3", 1)
    told = [session.say(line) for line in ("turn Ann 6 2", "move Ann 3 A1 B2", "roll Ann 4 1 6")]
    assert told[-1].events[0].units == 2  # two get in, one stays
    session.say("move Ann 2 B2 C2")
    (attack,) = session.say("roll Ann 5 3").events
    defence, lost = session.say("roll Bob 6 2").events
    assert attack.points == (8, 0, 16) and defence.points == (0, 1, 9) and lost.units == 2
    armies = session.view()["armies"]
    assert armies["C2"] == {"player": "Ann", "units": 2, "tired": 0, "spent": 2}
    assert armies["A1"] == {"player": "Ann", "units": 2, "tired": 2, "spent": 0}
    session.say("move Ann 1 A1 A2")
    assert session.turn == "Bob"
    words = " ".join(plain_text(pdf_of((rules(A4),), BOOK)).split())
    for shown in ("5 + 3 + 8 = 16", "6 + 2 + 1 support from D3 = 9", "leads by 7", "roll 4, 1, 6"):
        assert shown in words


def set_bob_on(session: Session, *places: object) -> None:
    """Put units of Bob's reserve where the example has them."""
    from dataclasses import replace

    from companion.tactics.board import parse_space
    from companion.tactics.state import Army

    state = session.referee.state
    for place, units in zip(places[::2], places[1::2], strict=True):
        state = state.placed((parse_space(str(place)), Army(1, fresh=int(str(units)))))
    session.referee.state = replace(state, reserve=(9, 6))


def test_the_aid_has_the_true_odds() -> None:
    words = " ".join(plain_text(pdf_of((aid_page(BOOK, A4),), BOOK)).split())
    for ours in range(1, 7):
        percents = " ".join(
            str(round(100 * odds(ours, theirs, 0).attacker)) for theirs in range(1, 7)
        )
        assert f" {ours} {percents} " in words
    leads = " ".join(
        str(round(100 * odds(3, 2, lead).attacker)) for lead in (-10, -6, -3, 0, 3, 6, 10)
    )
    assert f"3 against 2 {leads} " in words
    assert words.count("Attacker") == words.count("Defender") == 12


@PAPERS
def test_the_record_sheet_has_the_deal_and_numbered_rows(paper: tuple[float, float]) -> None:
    found = contents(record_page(BOOK, paper))
    assert any("companion play NAME.txt --new" in line for line in found)
    assert found.count("K") == 4 and [*"ABCDEFG"] == [
        word for word in found if re.fullmatch("[A-G]", word)
    ]
    for head in ("what", "who", "units", "from", "to", "tired", "dice"):
        assert found.count(head) == 2  # in both tables, and whole
    assert max(int(word) for word in found if word.isdecimal()) >= 50


def test_the_deal_to_copy_lies_as_on_the_board_where_pages_are_read_from_the_right() -> None:
    page = record_page(FontBook(language=language("he")), (210, 297))
    found = {text.content: matrix.apply(text.x, text.y)[0] for text, matrix in texts(page)}
    assert sorted("ABCDEFG", key=lambda letter: found[letter]) == [*"ABCDEFG"]


# -- the command -----------------------------------------------------------------------------------


def test_the_same_deal_is_printed_the_same_and_as_svg_too(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert (
            cardgen(
                "print",
                "tactics-joker",
                "board",
                "--deal",
                "K7",
                "--format",
                "both",
                "-o",
                f"{tmp_path / name}/",
            ).status
            == 0
        )
    made = [
        {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()}
        for name in ("one", "two")
    ]
    assert made[0] == made[1] and len(made[0]) == 3


def test_paper_that_is_too_small_is_an_error_of_its_own() -> None:
    with pytest.raises(SheetError):
        board_pages(BOOK, (150, 200), "k7", deal("k7"))
    with pytest.raises(SheetError):
        token_pages(BOOK, (150, 200))


def test_an_event_has_a_table_with_board_rules_and_a_record_to_start_from(tmp_path: Path) -> None:
    event = tmp_path / "event.toml"
    event.write_text(
        'name = "E"\nrules_cards = true\ngrids = true\n[[table]]\ngame = "tactics-joker"\n'
        'variants = ["fog", "rounds-30"]\nplayers = ["Ann", "Bob"]\n'
    )
    told = cardgen("event", event, "-o", f"{tmp_path / 'out'}/")
    assert (told.status, told.err) == (0, "")
    table = tmp_path / "out" / "table-01-tactics-joker"
    found = replay((table / "table-01.record").read_bytes())
    assert found.fault is None and found.referee.state.table == deal("table-01").table
    assert (found.referee.set_up.rules.variants, found.referee.set_up.rules.rounds) == (
        ("fog",),
        30,
    )
    pages = preflight(table / "table-01.pdf")
    assert len(pages.sizes) >= 1 and "deal table-01" in plain_text(
        (table / "table-01.pdf").read_bytes(), 1
    )
    assert "Tactics Joker" in (tmp_path / "out" / "00-checklist.txt").read_text()
    event.write_text(
        'name = "E"\n[[table]]\ngame = "tactics-joker"\nvariants = ["snow"]\nplayers = 3\n'
    )
    told = cardgen("event", event, "-o", f"{tmp_path / 'bad'}/")
    assert (
        told.status == 1 and "no variant snow" in told.err and "2 players, not 3 [J2]" in told.err
    )
