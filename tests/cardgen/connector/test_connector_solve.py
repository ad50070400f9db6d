"""Layouts of Connector, checked rectangle by rectangle: what a pile and one card show."""

import shutil
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations, count, cycle, pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.connector.artwork.back_artwork import Connector
from cardgen.connector.layout import decoys, phrases
from cardgen.connector.layout import solve as solver
from cardgen.connector.layout.decoys import mixed_words, runs_of_others, with_decoys
from cardgen.connector.layout.layout_cache import layout_for
from cardgen.connector.layout.line_breaks import narrow_columns
from cardgen.connector.layout.result import (
    PITCH,
    SIGN,
    SIGN_GAP,
    Layout,
    Panel,
    Phrase,
    around_piece,
    link_box,
    mark_at,
)
from cardgen.connector.layout.seat_orders import seat_orders
from cardgen.connector.layout.solve import Effort, LayoutSearch
from cardgen.connector.layout.store import (
    LayoutFile,
    from_json,
    is_layout_of,
    layout_path,
    read_layouts,
    to_json,
)
from cardgen.connector.proof.legibility import ProofFinding
from cardgen.connector.proof.one_card import steps_right
from cardgen.connector.proof.verify import TRIALS
from cardgen.connector.texts import (
    SHIPPED_TEXTS,
    Description,
    Heading,
    read_texts,
    seats_of,
    shipped_texts,
    texts_in,
)
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Box, moved
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE
from cardgen.jobs import back_proofs
from cardgen.jobs.back_proofs import connector_of, findings
from cardgen.jobs.card_backs import builtin_connector, builtin_proof
from tests.support.nightly import nightly, tries

CLASSIC = Panel(85, 50, 15.5, 3, 2)
US = Panel(88.9, 50.8, 17.5, 3, 2)
WITHOUT_FLAPS = Panel(85, 54, 0, 3, 2)
SHIPPED = layout_path(SHIPPED_TEXTS)
BOOK = FontBook()
HAND = 0.01  # mm: rounding
QUICK = Effort(improve=0)  # stops at the first layout
SOLVE = LayoutSearch.solve  # which tests of files replace


def shipped(name, language="en"):
    layouts = read_layouts(layout_path(texts_in(language))).layouts
    return next(layout for layout in layouts if layout.geometry == name)


def sample(name):
    return read_texts(Path(__file__).parent / f"{name}.toml")[0]


# -- what a pile shows -----------------------------------------------------------------------------


def apart(one, other, by):
    """Whether two boxes are `by` mm apart on some side."""
    by -= HAND
    return (
        one.right + by <= other.x
        or other.right + by <= one.x
        or one.bottom + by <= other.y
        or other.bottom + by <= one.y
    )


def place(panel, card):
    return moved(card.x, card.y) @ panel.view(card.turn)


def faces(fold):
    return {"none": ("back",), "left": ("back", "left"), "right": ("back", "right")}.get(
        fold, ("back", "left", "right")
    )


def folded_away(panel, fold, box):
    """Whether flaps that are folded over hide a box of the back panel."""
    return ("left" in faces(fold) and box.right <= panel.face("left").right) or (
        "right" in faces(fold) and box.x >= panel.face("right").x
    )


def headings(layout):
    """The heading as if it were a phrase."""
    block = layout.heading
    return [Phrase((), "back", 0, block.box, block.lines)] if block else []


def aside(one, other, phrase):
    """How far two boxes are shifted, on the side from which a phrase is read."""
    return abs(other.right - one.right if phrase.right_to_left else other.x - one.x)


def faults_of_pile(layout, pile, clearance):
    """Everything that keeps a pile from being read as its text, in words."""
    panel, cards = layout.panel, pile.cards
    phrases = layout.phrases_of(pile.game)
    assert len(phrases) == len(cards)
    outlines = [panel.outline(card.fold).mapped(place(panel, card)) for card in cards]
    wrong = []
    above = None
    for i, (card, phrase) in enumerate(zip(cards, phrases, strict=True)):
        lies = phrase.box.mapped(place(panel, card))
        if phrase.turn != card.turn or phrase.face not in faces(card.fold):
            wrong.append(f"phrase {i} cannot be read on its card")
        if phrase.face == "back" and any(
            not apart(phrase.box, panel.face(flap), 0) for flap in faces(card.fold)[1:]
        ):
            wrong.append(f"phrase {i} is under a flap")
        if above and lies.y < above.bottom + 0.5 - HAND:
            wrong.append(f"phrase {i} is not below the one before")
        if above and (lies.y > above.bottom + 10 + HAND or aside(above, lies, phrase) > 16 + HAND):
            wrong.append(f"phrase {i} is far from the one before")
        if not pile.column.holds(lies, HAND):
            wrong.append(f"phrase {i} is outside of the column")
        for j in range(i + 1, len(cards)):
            if not apart(lies, outlines[j], clearance * (j - i)):
                wrong.append(f"card {j} covers phrase {i}")
        for other in (*layout.phrases, *layout.decoys, *headings(layout)):
            if other is phrase or other.face not in faces(card.fold):
                continue
            box = other.box.mapped(place(panel, card))
            if not (
                apart(box, pile.column, clearance if len(cards) > 1 else 0)
                or any(
                    outlines[j].expanded(-clearance * (j - i)).holds(box, HAND)
                    for j in range(i + 1, len(cards))
                )
                or (other.face == "back" and folded_away(panel, card.fold, other.box))
            ):
                wrong.append(f"{other.lines} on card {i} shows in the column")
        above = lies
    return wrong


def faults_of_links(layout, pile):
    """Everything that keeps the corners named from lying in their brackets."""
    panel, wrong = layout.panel, []
    for below, (under, over) in enumerate(pairwise(pile.cards)):
        links = [link for link in layout.links if (link.game, link.step) == (pile.game, below)]
        if not links:
            wrong.append(f"no link on card {below}")
        for link in links:
            corner = place(panel, over).apply(*panel.corner(link.corner))
            tip = place(panel, under).apply(*link.tip)
            seen = panel.outline(over.fold).mapped(place(panel, over))
            upper = (seen.x if link.side == "left" else seen.right, seen.y)
            if (
                max(abs(a - b) for a, b in zip((*corner, *corner), (*tip, *upper), strict=True))
                > HAND
            ):
                wrong.append(f"corner {link.corner} of card {below + 1} is not in its bracket")
            if link.turn != under.turn or link.face not in faces(under.fold):
                wrong.append(f"the link on card {below} cannot be read")
            if (link.corner in (5, 6)) != (over.fold != "none"):
                wrong.append(
                    f"the link on card {below} does not tell how card {below + 1} is folded"
                )
    return wrong


def faults_of_print(layout):
    """Everything that is out of place, too near to something else, or wider than its box."""
    panel, wrong = layout.panel, []
    corners = (1, 2, 3, 4, 5, 6) if panel.flap else (1, 2, 3, 4)
    marks = [mark_at(panel, corner) for corner in corners]
    printed = [(face, box, f"mark at {box.x:g}, {box.y:g}") for face, _, box in marks]
    printed += [
        (link.face, link_box(link), f"{link.game}'s link {link.corner}") for link in layout.links
    ]
    pieces = []
    for phrase in (*layout.phrases, *layout.decoys):
        left, up, right, down = around_piece(phrase.turn, tab=len(phrase.ends) < len(phrase.games))
        box = phrase.box
        piece = Box(box.x - left, box.y - up, box.width + left + right, box.height + up + down)
        pieces.append((phrase.face, piece, str(phrase.lines)))
        if not panel.room(phrase.face).holds(box, HAND):
            wrong.append(f"{phrase.lines} is not in its room")
    if layout.heading:
        printed.append(("back", layout.heading.box, "the heading"))
    wrong += [
        f"{what} is not in its room"
        for face, box, what in printed
        if not panel.room(face).holds(box, HAND)
    ]
    for (face, box, what), (other_face, other, other_what) in combinations([*printed, *pieces], 2):
        signs = what in {sign for *_, sign in printed} and other_what in {
            sign for *_, sign in printed
        }
        if face == other_face and not apart(box, other, 0.75 if signs else 0.25):
            wrong.append(f"{what} is too near to {other_what}")
    em = layout.size * MM_PER_PT
    for phrase in (*layout.phrases, *layout.decoys):
        width, height = phrase.box.width, phrase.box.height
        if phrase.turn in (90, 270):
            width, height = height, width
        if len(phrase.lines) * PITCH * em > height + HAND:
            wrong.append(f"{phrase.lines} is too high for its box")
        for n, line in enumerate(phrase.lines):
            signs = (n == 0) * len(phrase.starts) + (n == len(phrase.lines) - 1) * len(phrase.ends)
            if (
                BOOK.width(line, layout.size, layout.weight) + signs * (SIGN + SIGN_GAP) * em
                > width + HAND
            ):
                wrong.append(f"{line} is too wide for its box")
    return wrong


def faults_of_fewer(layout, game):
    """Pairs of phrases that one card alone shows in the order in which they are read."""
    panel = layout.panel
    wrong = []
    for (i, one), (j, other) in combinations(enumerate(layout.phrases_of(game)), 2):
        if one.turn == other.turn:
            first, later = (phrase.box.mapped(panel.view(one.turn)) for phrase in (one, other))
            left, right = (first, later) if one.right_to_left else (later, first)
            on_line = abs(later.y - first.y) < HAND and left.right < right.x
            if not (later.bottom <= first.y + HAND or on_line):
                wrong.append(f"phrases {i} and {j} of {game} can be read off one card")
    return wrong


def faults(layout, clearance=1.5):
    wrong = faults_of_print(layout)
    for pile in layout.piles:
        wrong += faults_of_pile(layout, pile, clearance)
        wrong += faults_of_links(layout, pile)
        wrong += faults_of_fewer(layout, pile.game)
    return wrong


# -- the layouts that ship -------------------------------------------------------------------------

every_language = pytest.mark.parametrize("language", shipped_texts())


@every_language
@pytest.mark.parametrize(("name", "panel"), [("classic", CLASSIC), ("us", US)])
def test_the_layouts_that_ship_show_the_texts_of_the_house_at_6_points_or_more(
    name, panel, language
):
    layout, source = shipped(name, language), texts_in(language)
    texts, heading = read_texts(source)
    assert is_layout_of(layout, texts, panel, heading)
    assert faults(layout) == []
    assert layout.geometry == name
    assert layout.size >= 6
    assert layout.weight == "condensed-semibold"
    assert [len(pile.cards) for pile in layout.piles] == [1, 2, 3, 6]
    assert layout.heading.piece.width >= 34
    assert layout.heading.piece.height >= 10
    own = {(text.game, decoy) for text in read_texts(source)[0] for decoy in text.decoys}
    assert all((each.games[0], " ".join(each.lines)) in own for each in layout.decoys)


@nightly
@pytest.mark.parametrize("name", ["classic", "us"])
def test_the_command_finds_a_layout_for_the_texts_that_ship(name, tmp_path):
    """Another than the shipped one, which an older solver found."""
    path = tmp_path / "texts.toml"
    shutil.copy(SHIPPED_TEXTS, path)
    layout = connector_of(path, load_geometry(name), BOOK, trials=500).layout
    assert faults(layout) == []
    assert layout.size >= 6


@nightly
def test_texts_on_five_and_six_cards_are_found_and_work(tmp_path):
    """They lay nine corners: more than the four corners at both sides."""
    path = tmp_path / "many.toml"
    shutil.copy(Path(__file__).with_name("many.toml"), path)
    layout = connector_of(path, load_geometry("classic"), BOOK, trials=500).layout
    assert [len(pile.cards) for pile in layout.piles] == [5, 6]
    assert faults(layout) == []


@pytest.fixture
def no_solver(monkeypatch):
    for module in [name for name in sys.modules if name.partition(".")[0] == "ortools"] + [
        "ortools"
    ]:
        monkeypatch.setitem(sys.modules, module, None)
    for module in ("model", "rectangles", "solver"):
        monkeypatch.delitem(sys.modules, f"cardgen.connector.layout.{module}", raising=False)


@pytest.mark.usefixtures("no_solver")
def test_a_layout_that_is_at_hand_needs_no_solver():
    texts, heading = read_texts(SHIPPED_TEXTS)
    search = LayoutSearch(texts, "classic", CLASSIC, BOOK, heading=heading)
    layout = layout_for(SHIPPED_TEXTS, search)
    assert layout == shipped("classic")


def test_seats_that_are_known_to_leave_room_are_tried_first():
    texts = read_texts(SHIPPED_TEXTS)[0]
    (_, pair, triple, six), *_ = seat_orders(texts, CLASSIC, 1)
    for seats, pile in zip((pair, triple, six), shipped("classic").piles[1:], strict=True):
        assert [seat.turn for seat in seats] == [card.turn for card in pile.cards]
    own = seats_of(("5", "2 right"))
    given = tuple(replace(text, seats=own) if text.cards == 3 else text for text in texts)
    assert seat_orders(given, CLASSIC, 1)[0][2] == own
    without = seat_orders(texts, WITHOUT_FLAPS, 1)
    assert all(seat.face == "back" for seats in without for each in seats for seat in each)


def test_texts_that_are_read_from_the_right_have_the_mirrored_seats():
    english, hebrew = (read_texts(texts_in(language))[0] for language in ("en", "he"))
    corners = {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5}
    sides = {"left": "right", "right": "left"}
    (_, *piles), *_ = seat_orders(english, CLASSIC, 1)
    (_, *mirrored), *_ = seat_orders(hebrew, CLASSIC, 1)
    for seats, others in zip(piles, mirrored, strict=True):
        links = [[(corners[corner], sides[side]) for corner, side in seat.links] for seat in seats]
        assert [list(seat.links) for seat in others] == links
    for seats, pile in zip(mirrored, shipped("classic", "he").piles[1:], strict=True):
        assert [seat.turn for seat in seats] == [card.turn for card in pile.cards]


def test_phrases_that_two_games_share_stand_once_with_the_signs_of_both():
    shared = [phrase for phrase in shipped("us").phrases if len(phrase.games) > 1]
    assert ("Reflector", "Deflector") in [phrase.starts for phrase in shared]
    for game in ("Rotator", "Reflector", "Deflector", "Defector"):
        assert sum(game in phrase.starts for phrase in shipped("us").phrases) == 1
        assert sum(game in phrase.ends for phrase in shipped("us").phrases) == 1


# -- texts of one's own ----------------------------------------------------------------------------

HARBOUR = (
    "Harbour: Load your ships with what islands lack, then race home before the tide turns twice."
)
TREES = (
    "alder birch cedar damson elder firs gorse hazel ivory juniper kelp larch maple nettle olive "
    "poplar quince rowan sorrel thistle umbel violet willow yarrow"
)


def own(said, cards, steps=(), game="North"):
    return Description(
        game, said.strip(), cards, "#ffd633", seats_of(tuple(steps)) if steps else ()
    )


def quick(texts, panel=CLASSIC, styles=((6.0, "condensed"),), decoys=False, **others):
    others = {"effort": QUICK, "styles": styles, "decoys": decoys, **others}
    return SOLVE(LayoutSearch(texts, "own", panel, BOOK, **others))


@pytest.mark.parametrize(
    ("cards", "panel"),
    [
        *((cards, CLASSIC) for cards in tries((2,), in_a_night=range(1, 7))),
        *((cards, WITHOUT_FLAPS) for cards in tries((6,), in_a_night=range(1, 7))),
    ],
)
def test_a_text_of_two_dozen_words_is_spread_over_as_many_cards_as_it_asks_for(cards, panel):
    texts = (own(TREES, cards),)
    layout = quick(texts, panel)
    assert is_layout_of(layout, texts, panel)
    assert faults(layout) == []


@pytest.mark.parametrize(
    ("name", "panel", "style"),
    [
        ("pairs", CLASSIC, (6.0, "condensed")),
        ("orchard", CLASSIC, (6.0, "condensed")),
        pytest.param("german", CLASSIC, (5.0, "condensed"), marks=nightly),
        pytest.param("french", US, (5.0, "condensed"), marks=nightly),
        pytest.param("many", CLASSIC, (5.0, "condensed"), marks=nightly),
    ],
)
def test_texts_of_other_lengths_languages_and_numbers_of_cards_are_laid_out(name, panel, style):
    texts = sample(name)
    layout = quick(texts, panel, (style,))
    assert is_layout_of(layout, texts, panel)
    assert faults(layout) == []


def test_seats_that_a_text_asks_for_are_taken():
    texts = (own(TREES, 3, ("3 left", "2 right")), own(HARBOUR, 2, ("6",), "South"))
    layout = quick(texts)
    assert is_layout_of(layout, texts, CLASSIC)
    assert faults(layout) == []
    assert not is_layout_of(layout, (own(TREES, 3, ("3 left", "2 left")), texts[1]), CLASSIC)


def test_a_seed_gives_the_same_layout_again_and_improving_it_keeps_it_right():
    texts = (own(TREES, 3),)
    effort = Effort(improve=0.5)
    first, second = (quick(texts, seed=5, effort=effort) for _ in "ab")
    assert first == second
    assert faults(first) == []
    plain = quick(texts, seed=5)
    better, worse = (
        sum(4 * p.column.width + p.column.height for p in one.piles) for one in (first, plain)
    )
    assert better < worse, "narrow columns count most"


# -- texts for which there is no layout ------------------------------------------------------------


def refusal(texts, panel=CLASSIC, style=(5.0, "condensed"), **others):
    with pytest.raises(InputFault) as caught:
        quick(texts, panel, (style,), **others)
    return "\n".join(map(str, caught.value.faults))


def test_a_word_that_is_wider_than_the_flap_is_named_with_both_widths():
    long = "Pay the new toll or take your boat to the other side of Donaudampfschifffahrtskai"
    message = refusal((own(long, 2, ("5",)),))
    width = (
        BOOK.width("Donaudampfschifffahrtskai", 5, "condensed") + (SIGN + SIGN_GAP) * 5 * MM_PER_PT
    )
    assert message.startswith(
        f"connector: North: 'Donaudampfschifffahrtskai' is {width:.1f} mm wide at 5 pt, "
        "the flap has room for 10.5 mm: use shorter words there"
    )


def test_a_text_without_words_of_its_own_is_told_so():
    assert refusal((own("ding dong " * 8, 4),)) == (
        "connector: North: every card must show a word that is printed nowhere else, and there are "
        "too few of them: say some things in other words"
    )


def test_a_text_that_does_not_fit_even_alone_is_named():
    small = own(HARBOUR, 2, game="South")
    little = Effort(find=0.1, style=0.1, improve=0)
    message = refusal((small, own(TREES, 6, ("1 left",) * 5)), effort=little, cures=False)
    assert message.startswith(
        "connector: North: does not fit on 6 cards, not even without the other texts"
    )


def test_texts_that_fit_one_by_one_only_are_told_how_much_fits():
    texts = tuple(own(TREES, 1, game=f"Game {n}") for n in range(6))
    message = refusal(texts, style=(10.0, "condensed"))
    assert message.startswith("connector: the texts do not fit together at 10 pt: they have ")
    assert " (the longest is Game 0, 153), about " in message


def test_texts_on_too_many_cards_are_told_which_asks_for_most(monkeypatch):
    monkeypatch.setattr(solver, "_ALONE", 0.01)
    message = refusal(sample("many"), effort=Effort(total=0))
    assert message == (
        "connector: no layout was found down to 5 pt, which is no proof that there is none: "
        "shorten the texts (268 characters (the longest is Parliament, 148)), ask for fewer "
        "cards (now 6 for Parliament), or add --seed N to try another layout"
    )


COVERED = ProofFinding("North", "'alder' on card 1 is covered in 9 of 500 piles")
ASKEW = ProofFinding("back panel", "'birch' is askew")


def test_the_least_that_helps_is_tried_and_named(monkeypatch):
    monkeypatch.setattr(solver, "_MOST_REJECTED", 2)
    monkeypatch.setattr(decoys, "with_decoys", lambda *_: None)
    message = refusal((own(TREES, 2),), decoys=True, cures=False)
    assert message == (
        "connector: 2 layouts were found, and in each of them one card gives too much away: "
        "give each text some short decoys, shorten the texts, or add --seed N to try another layout"
    )
    message = refusal((own(TREES, 3),), prove=lambda _: (COVERED,))
    assert message.endswith(": this was tried and works: ask for fewer cards, 2 for North")


def test_the_fault_of_the_best_layout_is_told_where_none_passes_the_proof(monkeypatch):
    monkeypatch.setattr(solver, "_MOST_REJECTED", 2)
    proofs = iter([(COVERED, ASKEW, ASKEW), (ASKEW, COVERED)])
    assert refusal((own(TREES, 2),), prove=lambda _: next(proofs), cures=False) == (
        "connector: 2 layouts were found, and none of them works; the best one fails: back panel: "
        "'birch' is askew (and 1 other fault): shorten the texts, or add --seed N to try another "
        "layout"
    )


def test_the_fault_of_a_layout_is_told_also_where_the_time_ends_before_another_is_found():
    left = [9.0]

    def prove(_):
        left[0] = 0.0
        return (COVERED,)

    assert refusal((own(TREES, 2),), prove=prove, seconds_left=lambda: left[0]) == (
        f"connector: 1 layout was found, and it does not work: {COVERED}: add --minutes N for more "
        "time, or shorten the texts"
    )


def test_texts_that_are_far_too_long_are_refused_before_any_search():
    nothing = Effort(find=0, style=0, total=0, improve=0)
    message = refusal(sample("full"), effort=nothing)
    assert message.startswith(
        "connector: the texts do not fit together at 5 pt: they have 1157 characters (the "
    )
    assert message.endswith(" fit: shorten them, or leave one out")


def test_a_text_that_is_far_too_long_is_not_even_measured(monkeypatch):
    monkeypatch.setattr(solver, "PhraseSetter", None)
    message = refusal((own(" ".join(f"word{n}" for n in range(900)), 2),))
    assert message.endswith(" fit: shorten them, or leave one out")


def test_to_measure_a_long_text_takes_no_longer_than_the_time_given(monkeypatch):
    monkeypatch.setattr(phrases, "narrow_columns", lambda widths, words: [((0, words), 1e9)])
    left = count(30, -1)
    text = own(" ".join(f"a{n}" for n in range(100)), 2)
    message = refusal((text,), seconds_left=lambda: next(left), cures=False)
    assert "in the time given" in message and next(left) > -30


def test_the_search_ends_after_some_layouts_that_do_not_work(monkeypatch):
    monkeypatch.setattr(solver, "_MOST_REJECTED", 3)
    rejected = []
    with pytest.raises(InputFault, match="3 layouts were found"):
        quick((own(TREES, 2),), prove=lambda layout: rejected.append(layout) or (COVERED,))
    assert len(rejected) == 3


def test_running_out_of_time_is_not_called_impossible(monkeypatch):
    monkeypatch.setattr(solver, "_ALONE", 0.01)
    little = Effort(find=0.001, style=0.001, improve=0)
    message = refusal(sample("orchard"), effort=little, cures=False)
    assert message.startswith(
        "connector: no layout was found down to 5 pt, which is no proof that there is none"
    )


def test_seats_on_flaps_need_a_card_with_flaps():
    assert refusal((own(TREES, 2, ("5",)),), WITHOUT_FLAPS) == (
        "connector: North: its seats ask for flaps, but this card has none: take corners 1 to 4, "
        "or another geometry"
    )


def test_a_character_that_no_font_has_is_named():
    assert "North: no font here has '𓂀' (U+13080" in refusal((own(f"{TREES} 𓂀", 2),))


@pytest.mark.usefixtures("no_solver")
def test_without_the_solver_the_extra_that_brings_it_is_named():
    assert (
        refusal((own(TREES, 2),))
        == 'connector: other texts need the solver: pip install -e ".[connector]"'
    )


# -- layouts as files ------------------------------------------------------------------------------


def test_layouts_are_the_same_after_writing_and_reading_and_so_is_their_file():
    text = SHIPPED.read_text("utf-8")
    file = from_json(text)
    assert all(isinstance(layout, Layout) for layout in file.layouts)
    assert to_json(file) == text
    assert from_json(to_json(file)) == file


HEADING = Heading("Two words", "Come and read.")
NORTH = (own(TREES, 2),)


@cache
def found(seed=1, panel=CLASSIC, cards=2):
    """A layout as the solver finds it."""
    texts = (own(TREES, cards),)
    return replace(quick(texts, panel, seed=seed, heading=HEADING), geometry="own")


@pytest.fixture
def searches(monkeypatch):
    """The searches made, by seed and cards; each gives what the solver would find."""
    made = []

    def solve_once(search):
        seed, cards = search.seed, search.texts[0].cards
        made.append((seed, cards))
        layout = found(seed, search.panel, cards)
        return found(seed + 1) if search.prove(layout) else layout

    monkeypatch.setattr(LayoutSearch, "solve", solve_once)
    return made


def lay(path, texts=NORTH, panel=CLASSIC, geometry="own", **others):
    search = LayoutSearch(texts, geometry, panel, BOOK, heading=HEADING, **others)
    return layout_for(path, search)


def test_a_layout_once_found_is_kept_beside_the_texts_whatever_the_colours(tmp_path, searches):
    path = tmp_path / "north.toml"
    first, other = lay(path), lay(path, panel=US)
    assert [each.name for each in tmp_path.iterdir()] == ["north.layout.json"]
    assert (lay(path), lay(path, panel=US)) == (first, other)
    red = (Description("North", TREES, 2, "#ff0000"),)
    assert lay(path, red, geometry="other").phrases == first.phrases
    assert searches == [(1, 2), (1, 2)]
    lay(path, (own(TREES, 3),))
    assert searches[2:] == [(1, 3)]


def test_the_layout_of_another_seed_is_used_from_then_on(tmp_path, searches):
    path = tmp_path / "north.toml"
    first, second = lay(path), lay(path, seed=2)
    assert first != second
    assert lay(path) == lay(path, seed=2) == second
    assert searches == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda text: text[:200], "is damaged: it is no complete JSON"),
        (lambda text: "[]", "is of another program"),
        (lambda text: '{"name": "x"}', "is of another program"),
        (lambda text: text.replace('"format": 2', '"format": 3'), "is of format 3, not 2"),
        (lambda text: text.replace("larch", "ash"), "was edited"),
        (lambda text: text.replace('"size": 6.0', '"size": "6"'), "was edited"),
        (
            lambda text: text.replace('"phrases"', '"phrase"').replace('"seal"', '"seat"'),
            "is damaged",
        ),
    ],
)
def test_a_damaged_edited_or_foreign_file_is_told_as_such_and_kept(tmp_path, searches, damage, why):
    path = tmp_path / "north.toml"
    kept = layout_path(path)
    whole = to_json(LayoutFile((found(),)))
    spoilt = damage(whole)
    kept.write_text(spoilt, "utf-8")
    assert spoilt != whole
    with pytest.raises(InputFault, match=rf"north\.layout\.json: {why}"):
        lay(path)
    assert kept.read_text("utf-8") == spoilt
    assert searches == []


def test_the_layout_of_other_texts_is_told_as_such(tmp_path, searches):
    path, messages = tmp_path / "north.toml", []
    layout_path(path).write_text(to_json(LayoutFile((found(cards=3),))), "utf-8")
    lay(path, progress=messages.append)
    (line,) = messages
    assert line.startswith(
        f"{layout_path(path)}: has the layout of other texts than those of north.toml"
    )


def test_without_the_solver_the_layout_of_other_texts_is_told_as_such_too(tmp_path, no_solver):
    path = tmp_path / "north.toml"
    layout_path(path).write_text(to_json(read_layouts(SHIPPED)), "utf-8")
    with pytest.raises(InputFault) as caught:
        lay(path)
    assert [fault.message.split(" than ")[0] for fault in caught.value.faults] == [
        "has the layout of other texts",
        'other texts need the solver: pip install -e ".[connector]"',
    ]


@pytest.mark.usefixtures("no_solver")
def test_another_invitation_is_printed_where_the_shipped_one_was(tmp_path):
    texts, heading = read_texts(SHIPPED_TEXTS)
    title = heading.title
    heading = Heading(title, "Ask a friend to lay a card on yours.", ("title", "invitation"))
    path = tmp_path / "own.toml"
    search = LayoutSearch(texts, "classic", CLASSIC, BOOK, heading=heading)
    layout = layout_for(path, search)
    assert (layout.size, layout.heading.title) == (6.0, title)
    assert " ".join(layout.heading.lines) == heading.invitation
    assert layout.phrases == shipped("classic").phrases
    assert shipped("classic").heading.box.holds(layout.heading.box)
    assert read_layouts(layout_path(path)).layouts == (layout,)


def test_a_title_and_an_invitation_that_were_written_are_printed_or_refused(tmp_path):
    text = (own(TREES, 2),)
    long = Heading("T" * 60, "i" * 90, ("title", "invitation"))
    message = refusal(text, heading=long, effort=QUICK)
    assert message == (
        "connector: the texts do not fit together with title and invitation at 5 pt: "
        "this was tried and works: leave out title and invitation"
    )
    assert quick(text, heading=replace(long, wanted=())).heading.title == ""


def test_wider_columns_are_tried_where_narrow_ones_have_no_room():
    text, little = (own(TREES, 3),), Effort(find=1.0, style=1.0, improve=0)
    assert "no layout was found" in refusal(text, columns=(4.0,), effort=little, cures=False)
    (pile,) = quick(text, columns=(4.0, 40.0)).piles
    assert 4 < pile.column.width <= 40


def test_no_type_is_smaller_than_preflight_allows():
    assert min(size for size, _ in solver.STYLES) == SMALLEST_LIGHT_TYPE


def test_without_time_the_search_ends_with_the_option_that_gives_more():
    message = refusal((own(TREES, 2),), seconds_left=lambda: 0.0)
    assert message == (
        "connector: no layout was found in the time given, which is no proof that there is none: "
        "add --minutes N for more time, or shorten the texts"
    )


def test_a_search_that_ran_out_of_time_is_made_again(tmp_path):
    path = tmp_path / "north.toml"
    with pytest.raises(InputFault, match="--minutes"):
        lay(path, seconds_left=lambda: 0.0)
    assert not layout_path(path).exists()


TURNS = dict(zip(shipped_texts(), cycle(("classic", "us")), strict=False))


@every_language
@pytest.mark.parametrize("name", ["classic", "us"])
def test_the_shipped_layouts_are_proven_as_they_are_drawn_now(name, language):
    """The digest stands for a proof with all trials.

    Fewer are made again, for one of the layouts of each language; or all, for both, in a night.
    """
    source = texts_in(language)
    geometry, layout = load_geometry(name), shipped(name, language)
    texts, heading = read_texts(source)
    if name in tries([TURNS[language]], in_a_night=["classic", "us"]):
        trials = tries(100, in_a_night=TRIALS)
        assert not findings(Connector(layout, texts), geometry, BOOK, trials)
    proof, proven = (
        builtin_proof(layout, texts, heading, geometry),
        read_layouts(layout_path(source)).proven,
    )
    assert proof in proven, "run: python tests/bench/bench_connector.py prove"


def test_a_shipped_layout_is_not_proven_at_each_run_unless_it_differs(monkeypatch):
    proofs = []
    monkeypatch.setattr(back_proofs, "findings", lambda *given: proofs.append(given) or ())
    classic = load_geometry("classic")
    assert builtin_connector(classic, BOOK) and proofs == []
    assert builtin_connector(replace(classic, bleed=2.0), BOOK) and len(proofs) == 1


def test_a_kept_layout_that_does_not_work_is_replaced_by_one_that_does(tmp_path, searches):
    path = tmp_path / "north.toml"
    bad = lay(path)
    good = lay(path, prove=lambda layout: (COVERED,) if layout == bad else ())
    assert good != bad
    assert read_layouts(layout_path(path)) == LayoutFile((good,))


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path, searches):
    (tmp_path / "file").write_text("a file where the folder would be")
    assert is_layout_of(lay(tmp_path / "file" / "north.toml"), NORTH, CLASSIC, HEADING)


# -- decoys ----------------------------------------------------------------------------------------


def test_decoys_mislead_and_stay_out_of_every_column_and_apart_from_print(monkeypatch):
    monkeypatch.setattr(decoys, "_PLACES", 25)  # fewer to choose from: quicker, and no less strict
    monkeypatch.setattr(decoys, "_MORE", 0)
    texts = (own(TREES, 3), Description("South", HARBOUR, 2, "#8fd3ff"))
    plain = quick(texts)
    layout = with_decoys(plain, texts, BOOK)
    assert faults(layout) == []
    assert layout == with_decoys(plain, texts, BOOK), "the same each time"
    for text in texts:
        phrases = layout.phrases_of(text.game)
        of_text = [decoy for decoy in layout.decoys if decoy.games == (text.game,)]
        assert len(of_text) >= text.cards - 1
        assert max(steps_right(phrases, of_text, CLASSIC)) <= (text.cards - 1) / 2
        for decoy in of_text:
            assert " ".join(decoy.lines) not in text.text


def test_decoys_are_not_made_of_words_of_another_language():
    french = "Poisson sans boisson est poison, mais boisson sans poisson aussi."
    near, far = (
        Description(game, text, 2, "#8fd3ff") for game, text in (("Near", HARBOUR), ("Far", french))
    )
    text = own("Turn a card before you race to the middle, and find your way home.", 3)
    runs = set(runs_of_others(text, (text, near, far), Random(1)))
    assert runs and all(run in near.text for run in runs)
    assert not any(run in text.text for run in runs)
    mixed = list(mixed_words(text, Random(1)))
    assert mixed and all(word in text.text for words in mixed for word in words.split())


def at(x, y, lines=("so",), turn=0, face="back"):
    return Phrase(("North",), face, turn, Box(x, y, 4, 2), lines)


def test_a_greedy_reader_takes_the_nearest_the_upright_or_the_next_around():
    """The first is at the top; clockwise follow the second, a decoy and the third."""
    phrases, decoy = (at(40, 5), at(60, 20), at(5, 20, turn=90)), at(40, 40)
    assert steps_right(phrases, (), CLASSIC) == (2, 2, 2, 0)
    assert steps_right(phrases, (decoy,), CLASSIC) == (1, 1, 1, 0)
    near = at(46, 5)
    assert steps_right(phrases, (near,), CLASSIC) == (1, 1, 1, 0)
    assert steps_right(phrases, (at(46, 5, face="left"),), CLASSIC) == (2, 2, 2, 0)


# -- line breaks -----------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 9), min_size=1, max_size=7))
def test_breaks_are_the_narrowest_for_each_number_of_lines(lengths):
    count = len(lengths)
    widths = {
        (i, j): sum(lengths[i:j]) + (j - i - 1) / 4 for i, j in combinations(range(count + 1), 2)
    }
    least = {}
    for lines in range(1, count + 1):
        ways = [(0, *cuts, count) for cuts in combinations(range(1, count), lines - 1)]
        width = min(max(widths[pair] for pair in pairwise(way)) for way in ways)
        if all(width < other for other in least.values()):
            least[lines] = width
    found = list(narrow_columns(widths, count))
    assert {len(breaks) - 1: width for breaks, width in found} == least
    assert all(max(widths[pair] for pair in pairwise(breaks)) == width for breaks, width in found)
