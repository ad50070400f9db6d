"""Attack/Defend on paper: faces and backs of the deck, rules, aid cards, track, record."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Page
from cardgen.games.attackdefend import PRINTED, deck_cards, icons
from cardgen.games.attackdefend.aids import aid_cards
from cardgen.games.attackdefend.deck_cards import (
    SIZE,
    CardPages,
    card_back,
    card_face,
    text_sizes,
    with_backs,
)
from cardgen.games.attackdefend.example import record_rows, worked_round
from cardgen.games.attackdefend.look import LOOKS, Look, origin
from cardgen.games.attackdefend.record import record_page
from cardgen.games.attackdefend.rules import rules_pages
from cardgen.games.attackdefend.track import track_page
from cardgen.games.contract import Setting
from cardgen.press.sheets import SheetLayout, sheets
from cardgen.press.stock import load_stock, plain_stock
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError, typographic
from cardgen.sheets.words import outline_of, sheet_words
from companion.attackdefend.deck import STEPS, Deck, Half, Kind, Step, Text, house_deck, read_deck
from companion.rulebook import rulings
from companion.session import Session
from tests.support.reading import box_of, pdf_of, texts

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
DATA = Path(__file__).parents[4]
DECK = house_deck()
OURS = "house deck 2, not the author’s cards"
WORDS = sheet_words(FontBook(), "attackdefend-sheets")
SIZES = {"85 x 54": SIZE, "Avery 5371": (50.8, 88.9)}


def words(page: Page) -> str:
    return " ".join(text.content for text, _ in texts(page))


@cache
def faces(book: FontBook, size: tuple[float, float]) -> tuple[Page, ...]:
    sizes = text_sizes(DECK, book, size)
    return tuple(card_face(kind, book, size, sizes=sizes) for kind in DECK.kinds)


def cards(book: FontBook, size: tuple[float, float] = SIZE) -> Iterator[CardPages]:
    return with_backs(DECK, faces(book, size), card_back(book, size))


def crowded(book: FontBook, page: Page) -> list[tuple[str, str]]:
    """Return texts of a page that run into each other."""
    boxes = [(box_of(book, text, matrix), text.content) for text, matrix in texts(page)]
    return [
        (one, other)
        for i, (a, one) in enumerate(boxes)
        for b, other in boxes[i + 1 :]
        if (met := a.expanded(-0.2).intersection(b.expanded(-0.2))).width > 0.1 and met.height > 0.1
    ]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("kind", DECK.kinds, ids=lambda kind: kind.id)
def test_a_face_has_both_halves_each_upright_for_its_player(
    kind: Kind, size: tuple[float, float], book: FontBook
) -> None:
    page = faces(book, size)[DECK.kinds.index(kind)]
    upright = [text for text, matrix in texts(page) if matrix.a > 0]
    turned = [text for text, matrix in texts(page) if matrix.a < 0]
    for half, found in ((kind.black, upright), (kind.white, turned)):
        shown = " ".join(text.content for text in found).replace("\N{MINUS SIGN}", "-")
        assert str(half.title) in shown and kind.id in shown
        for text in half.texts:
            assert typographic(str(text.text)).replace("−", "-") in shown
            assert not text.need or str(text.need) in shown.split()
        if kind.points:
            points = next(
                text for text in found if text.content.replace("−", "-") == f"{kind.points:+d}"
            )
            assert points.size >= 24
    middle = page.height / 2
    for text, matrix in texts(page):
        assert text.size * matrix.scale >= 7
        box = box_of(book, text, matrix)
        assert page.trim.expanded(-3).holds(box)
        if text.content != kind.id:
            assert (box.bottom < middle) == (matrix.a > 0)  # no text leaves its half
    assert crowded(book, page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_deck_has_one_size_of_text(size: tuple[float, float], book: FontBook) -> None:
    chosen = text_sizes(DECK, book, size).text
    assert chosen >= 7.5
    ends = [text for page in faces(book, size) for text, _ in texts(page) if "." in text.content]
    assert len(ends) > 2 * len(DECK.kinds) and {text.size for text in ends} == {chosen}


def test_every_card_has_a_large_faint_sign_where_nothing_is_written(book: FontBook) -> None:
    blank = Look(LOOKS["nocturne"].white, *LOOKS["nocturne"][1:])  # both halves are white
    for kind in DECK.kinds:
        drawn = pypdfium2.PdfDocument(pdf_of([card_face(kind, book, look=blank)], book))
        grey = np.asarray(drawn[0].render(scale=4).to_pil().convert("L"))
        faint = (grey > 215) & (grey < 245)
        rows = np.flatnonzero(faint.any(axis=1))
        assert faint.sum() > 900, kind.id
        assert (rows.max() - rows.min()) / 4 * 25.4 / 72 > 9


def test_a_deck_that_saves_ink_says_the_same_inside_its_frames(book: FontBook) -> None:
    look, middle = LOOKS["paper"], SIZE[1] / 2
    frames = [Box(3, 3, SIZE[0] - 6, middle - 5.5), Box(3, middle + 2.5, SIZE[0] - 6, middle - 5.5)]
    for kind, full in zip(DECK.kinds, faces(book, SIZE), strict=True):
        page = card_face(kind, book, SIZE, look, text_sizes(DECK, book))
        assert words(page) == words(full)
        for text, matrix in texts(page):
            box = box_of(book, text, matrix)
            assert text.content == kind.id or any(frame.holds(box) for frame in frames), text
    back = card_back(book, SIZE, look)
    assert words(back) == words(card_back(book))
    drawn = pypdfium2.PdfDocument(pdf_of([card_face(DECK.kinds[0], book, SIZE, look), back], book))
    for side in drawn:
        grey = np.asarray(side.render().to_pil().convert("L"))
        assert grey.mean() > 225  # the other deck has 125 and 89


def test_every_step_has_a_sign_of_its_own() -> None:
    drawn = {
        name: repr(icons.sign(name, 5, deck_cards.WHITE, deck_cards.BLACK))
        for name in (*STEPS, "hand")
    }
    assert len(set(drawn.values())) == len(STEPS) + 1
    assert icons.amount(Step("act", -2), 0) == "−2" and icons.amount(Step("flip"), 0) == ""


def test_a_back_shows_every_level_upright_on_its_edge(book: FontBook) -> None:
    page = card_back(book)
    found = {text.content: (text, matrix) for text, matrix in texts(page) if text.content in "1234"}
    width, height = page.width, page.height
    for level, edge in zip("1234", ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)), strict=True):
        text, matrix = found[level]
        x, y = box_of(book, text, matrix).centre
        assert abs(x - edge[0] * width) < 15 or edge[0] == 0.5
        assert abs(y - edge[1] * height) < 15 or edge[1] == 0.5
        up_x, up_y = -matrix.c, -matrix.d  # where the top of the digit points to
        assert (up_x, up_y) == pytest.approx((2 * edge[0] - 1, 2 * edge[1] - 1), abs=1e-9)
    assert OURS not in words(page)  # the rules say it


def test_all_backs_are_one_page_and_turned_alike_on_every_sheet(book: FontBook) -> None:
    found = list(cards(book))
    assert len({id(back) for _, back in found}) == 1
    copies = Counter(id(face) for face, _ in found)
    assert [copies[id(face)] for face in faces(book, SIZE)] == [kind.count for kind in DECK.kinds]
    assert len(found) == 50


@pytest.mark.parametrize("stock", ["avery-c32011", "avery-5371", "sigel-lp795", "plain"])
def test_backs_lie_behind_their_faces(stock: str, book: FontBook) -> None:
    size = (
        SIZES["Avery 5371"]
        if stock == "avery-5371"
        else (55.0, 85.0)
        if stock == "sigel-lp795"
        else SIZE
    )
    paper = plain_stock("a4", *size, 3) if stock == "plain" else load_stock(stock)
    made = list(sheets(cards(book, size), paper, SheetLayout()))
    assert len(made) == (12 if stock == "plain" else 10)  # both sides of ten cards a sheet
    for front, back in zip(made[::2], made[1::2], strict=True):
        behind = [Box(front.width - box.right, box.y, box.width, box.height) for box in front.cards]
        for box, expected in zip(back.cards, behind, strict=True):
            assert (box.x, box.y, box.width, box.height) == pytest.approx(
                (expected.x, expected.y, expected.width, expected.height)
            )
        turns = {
            (round(matrix.a, 6), round(matrix.b, 6))
            for text, matrix in texts(back)
            if text.content == "1"
        }
        assert len(turns) == 1


def test_every_sheet_of_the_deck_says_whose_cards_they_are(book: FontBook) -> None:
    deck = next(part for part in PRINTED.parts if part.is_deck)
    sides = deck.make(Setting(book=book, paper="a4", seats=2))
    assert len(sides) == 12
    assert all(OURS in words(side) for side in sides)


def long_card(text: str, title: str = "Long") -> Kind:
    half = Half(title, tuple(Text(need, text, (Step("draw"),)) for need in (1, 2)))
    return Kind("long", 1, 0, half, half)


@pytest.mark.parametrize("text", ["Draw a card. " * 15, "x" * 60], ids=["high", "wide"])
def test_a_text_that_does_not_fit_at_7_pt_is_refused(text: str, book: FontBook) -> None:
    with pytest.raises(TextTooLongError, match="card long"):
        card_face(long_card(text), book)


def test_a_title_that_does_not_fit_is_refused(book: FontBook) -> None:
    with pytest.raises(TextTooLongError, match="card long"):
        card_face(long_card("Draw.", "Antidisestablishmentarianism Incorporated"), book)


def test_the_rules_say_what_a_text_without_a_number_needs(book: FontBook) -> None:
    first, second = rules_pages(book, A4, DECK)
    assert "the sign of a hand counts as 0" in " ".join(words(first).split())  # K8
    assert "In place of a number: counts as 0" in words(second)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
def test_every_sheet_fits_is_legible_and_the_rules_say_whose_cards_these_are(
    paper: tuple[float, float], book: FontBook
) -> None:
    pages = [
        *rules_pages(book, paper, DECK),
        track_page(book, paper),
        record_page(book, paper, DECK),
    ]
    said = [OURS in words(page).replace("House", "house") for page in pages]
    assert said == [True, False, False, True] and "deck house-2" in words(pages[-1])
    for page in pages:
        for text, matrix in texts(page):
            assert text.size * matrix.scale >= 6
            assert page.trim.expanded(-8).holds(box_of(book, text, matrix))
        assert crowded(book, page) == []


def test_small_paper_is_refused(book: FontBook) -> None:
    small = (100.0, 120.0)
    for make in (
        lambda: rules_pages(book, small, DECK),
        lambda: track_page(book, small),
        lambda: record_page(book, small, DECK),
    ):
        with pytest.raises(SheetError, match="larger paper"):
            make()


def test_aid_cards_say_the_turn_and_every_sign(book: FontBook) -> None:
    defender, attacker = aid_cards(book)
    assert "Defender" in words(defender[0]) and "Attacker" in words(attacker[0])
    for front, back in (defender, attacker):
        assert (front.width, front.height) == (back.width, back.height) == (85, 54)
        assert all(WORDS(f"sign-{name}") in words(back) for name in STEPS)
        for page in (front, back):
            assert all(page.trim.expanded(-3).holds(box_of(book, *each)) for each in texts(page))
            assert crowded(book, page) == []


def test_the_rules_show_a_card_with_every_part_named(book: FontBook) -> None:
    first = words(rules_pages(book, A4, DECK)[0])
    kind = DECK.kinds[0]
    titles = (half.title for half in kind.halves)
    parts = ("title", "number", "black", "word", "white", "points", "sign", "text")
    for shown in (*map(WORDS.part("part"), parts), kind.id, *map(str, titles)):
        assert shown in first


def written(tmp_path: Path, *changes: tuple[str, str]) -> tuple[Path, Deck]:
    """Return a deck of one's own: the house deck with changes, in a file."""
    text = DATA.joinpath("layouts/decks/house.toml").read_text()
    for old, new in (('name = "house"', 'name = "mine"'), *changes):
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return path, read_deck(path)


SCORE = 'do = ["score"]'
OWN = 'text = "Score it.", do = ["score"]'
RENAMED = (
    (
        f'id = "gain"\ncount = 9\npoints = 1\n[card.black]\nneed = 3\n{SCORE}\n[card.white]\n'
        f"texts = [\n  {{need = 2, {SCORE}}},\n",
        f'id = "loot"\ncount = 9\npoints = 1\n[card.black]\ntitle = "Loot"\nneed = 3\n'
        f'text = "Score it."\n{SCORE}\n[card.white]\ntitle = "Grab"\n'
        f"texts = [\n  {{need = 2, {OWN}}},\n",
    ),
    ('texts = [\n  {do = ["peek 2"]', 'title = "Spy"\ntexts = [\n  {do = ["peek 2"]'),
)


def test_the_worked_round_is_a_record_and_ends_as_it_says(book: FontBook) -> None:
    session = Session()
    for line in ("game attack-defend", "player Ann", "player Bob", "deal paper"):
        session.say(line)
    session.say("side Bob defender")
    for scene in worked_round(book):
        for line in scene.statements:
            session.say(line)
        levels = tuple(lying.level for lying in session.referee.state.field)
        assert levels == scene.levels
    assert [session.referee.state.points(seat) for seat in (0, 1)] == [0, 1]


def test_examples_on_sheets_of_another_deck_say_that_they_take_cards_of_the_house_deck(
    tmp_path: Path, book: FontBook
) -> None:
    _, deck = written(tmp_path, *RENAMED)
    first, second = (words(page) for page in rules_pages(book, A4, deck))
    assert "An example from the house deck: Gain (+1). At level 1" in first
    assert "A first round with cards of the house deck" in second


def test_the_record_sheet_shows_statements_that_are_read(tmp_path: Path, book: FontBook) -> None:
    grammar = Session()
    grammar.say("game attack-defend")
    assert grammar.game is not None
    _, deck = written(tmp_path, *RENAMED)
    shown = words(record_page(book, A4, deck, "mine.toml"))
    assert record_rows(deck)[-3:] == ("use Ann scout", "flip Ann 1 coup", "end Ann loot")
    for line in record_rows(deck):
        assert line.split()[0] in grammar.game.grammar and all(
            word in shown for word in line.split()
        )
    for verb in (
        "draw",
        "place",
        "advance",
        "discard",
        "play",
        "use",
        "flip",
        "choose",
        "end",
        "undo",
    ):
        assert verb in shown
    for line in ("rules 1", "game attack-defend", "deck mine.toml", "deal paper"):
        assert line in shown


def test_the_track_runs_from_minus_5_to_5(book: FontBook) -> None:
    page = track_page(book, A4)
    numbers = [text.content for text, _ in texts(page) if text.size == 15]
    assert numbers == ["−5", "−4", "−3", "−2", "−1", "0", "+1", "+2", "+3", "+4", "+5"] * 2
    places = [text.x for text, _ in texts(page) if text.size == 15][:11]
    assert all(b - a == pytest.approx(places[1] - places[0]) for a, b in pairwise(places))


def test_rulings_named_on_the_sheet_exist() -> None:
    known = {ruling.number for ruling in rulings()}
    (later,) = outline_of("attack-defend")["later"]
    codes = [rule.split()[-1] for rules in later.values() for rule in rules]
    assert set(codes) <= known and len(codes) > 15


def test_another_deck_is_not_called_ours(book: FontBook) -> None:
    other = Deck("mine", 1, DECK.kinds)
    assert origin(book, other) == "deck mine" and origin(book, DECK) == OURS
    assert origin(book, house_deck("house")) == OURS.replace("2", "1")
