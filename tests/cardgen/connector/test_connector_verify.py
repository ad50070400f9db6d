"""The verifier of Connector: it passes what plays, and catches every way of spoiling it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from cardgen.card.card import card
from cardgen.connector.artwork.back_artwork import PALE_CYAN, Connector
from cardgen.connector.layout.result import (
    CardPosition,
    Face,
    Layout,
    Link,
    Panel,
    Phrase,
    Pile,
    Turn,
    mark_at,
)
from cardgen.connector.layout.store import layout_path, read_layouts
from cardgen.connector.proof.card_reader import Printed, Spot, Word, read_print
from cardgen.connector.proof.minimum_cards import words_on_separate_cards
from cardgen.connector.proof.paragraphs import paragraphs
from cardgen.connector.proof.placement_tolerance import count_misreadings
from cardgen.connector.proof.simulated_player import Step, play_through
from cardgen.connector.proof.stacking import (
    PlacedCard,
    Polygon,
    area,
    place_card,
    polygon_of,
    subtract,
    visible_words,
)
from cardgen.connector.proof.verify import verify
from cardgen.connector.texts import SHIPPED_TEXTS, Description, Texts
from cardgen.drawing.colour import ink_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.drawing.shapes import (
    MM_PER_PT,
    Box,
    Group,
    Matrix,
    Shape,
    Text,
    bounds_of,
    filled,
    moved,
    rectangle,
    rotated,
    scaled,
)
from cardgen.drawing.shapes import Path as Outline
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.theme import load_theme
from cardgen.jobs.back_proofs import findings
from tests.support.deck import Change, drawn, layout_of, maps_across, texts_of_the_house
from tests.support.reading import ADA, letters, pdf_of

(SOUND,) = read_layouts(Path(__file__).parent / "sound.json").layouts
"""A layout that plays; those that come with the program may change."""
TEXTS = texts_of_the_house()
THEME = load_theme("nocturne")
DEFECTOR = THEME.game("defector").words
GROUNDS = {
    THEME.ground,
    *(
        THEME.game(game).piece
        for game in ("rotator", "reflector", "deflector", "defector", "shared")
    ),
}
TRIALS = 100  # misplacements in tests of single faults


# -- ways of spoiling a layout ---------------------------------------------------------------------


@dataclass(frozen=True)
class Spoilt:
    """A layout, what becomes of its shapes when it is drawn, and the texts that it is to show."""

    layout: Layout = SOUND
    change: Change = lambda shape: (shape,)
    texts: Texts = TEXTS

    def findings(self, book: FontBook, trials: int = 0) -> list[str]:
        printed = drawn(self.layout, self.texts, book, self.change)
        return list(
            map(str, verify(printed, self.texts, self.layout.piles, self.layout.panel, trials))
        )


def phrase_of(start: str) -> Phrase:
    (phrase,) = (phrase for phrase in SOUND.phrases if phrase.lines[0].startswith(start))
    return phrase


def phrase(start: str, **changes: Any) -> Layout:
    """Return the layout with the phrase that begins so changed."""
    old = phrase_of(start)
    new = replace(old, **changes)
    return replace(SOUND, phrases=tuple(new if p is old else p for p in SOUND.phrases))


def shifted(box: Box, x: float, y: float) -> Box:
    return Box(box.x + x, box.y + y, box.width, box.height)


def link(game: str, step: int, **changes: Any) -> Layout:
    """Return the layout with the links that lead on from a card changed."""
    return replace(
        SOUND,
        links=tuple(
            replace(link, **changes) if (link.game, link.step) == (game, step) else link
            for link in SOUND.links
        ),
    )


def without_links(game: str, step: int) -> Layout:
    return replace(
        SOUND, links=tuple(link for link in SOUND.links if (link.game, link.step) != (game, step))
    )


def pile_of(game: str, layout: Layout = SOUND) -> Pile:
    (pile,) = (pile for pile in layout.piles if pile.game == game)
    return pile


def laid(game: str, number: int, layout: Layout = SOUND, **changes: Any) -> Layout:
    """Return the layout with a card of a pile, counted from 0, laid otherwise."""
    pile = pile_of(game, layout)
    cards = tuple(replace(c, **changes) if i == number else c for i, c in enumerate(pile.cards))
    return with_cards(layout, pile, cards)


def with_cards(layout: Layout, pile: Pile, cards: tuple[CardPosition, ...]) -> Layout:
    new = replace(pile, cards=cards)
    return replace(layout, piles=tuple(new if p is pile else p for p in layout.piles))


def from_card(game: str, number: int, x: float, y: float) -> Layout:
    """Return the layout with a card, all that lie on it, and the links below it shifted."""
    layout = SOUND
    pile = pile_of(game)
    before = pile.cards[number - 1]
    back = rotated(-before.turn)
    dx, dy = back.apply(x, y)
    tips = tuple(
        replace(link, tip=(link.tip[0] + dx, link.tip[1] + dy))
        if (link.game, link.step) == (game, number - 1)
        else link
        for link in layout.links
    )
    cards = tuple(
        replace(card, x=card.x + x, y=card.y + y) if i >= number else card
        for i, card in enumerate(pile.cards)
    )
    return with_cards(replace(layout, links=tips), pile, cards)


def swapped(one: str, other: str) -> Layout:
    """Return the layout with the words of two phrases exchanged."""
    first, second = phrase_of(one), phrase_of(other)
    lines = {id(first): second.lines, id(second): first.lines}
    phrases = (
        replace(phrase, lines=lines.get(id(phrase), phrase.lines)) for phrase in SOUND.phrases
    )
    return replace(SOUND, phrases=tuple(phrases))


def with_phrase(new: Phrase) -> Layout:
    return replace(SOUND, phrases=(*SOUND.phrases, new))


def with_link(new: Link) -> Layout:
    return replace(SOUND, links=(*SOUND.links, new))


def reordered(game: str, order: Sequence[int], *more: CardPosition) -> Layout:
    pile = pile_of(game)
    return with_cards(SOUND, pile, (*(pile.cards[index] for index in order), *more))


def in_a_corner(decoy: Phrase) -> Phrase:
    """Return a decoy as a small one on the right flap, where only decoys are upside down."""
    number = SOUND.decoys.index(decoy)
    return replace(
        decoy, face="right", turn=180, lines=(f"no{number}",), box=Box(60, 26 + 3 * number, 4, 2.5)
    )


COPY = replace(phrase_of("form"), turn=0, box=Box(58, 42, 18, 2.5), lines=("form and break",))
"""Upright and below the first phrase: whoever has it needs no card for the fourth."""
STRAY = replace(COPY, games=("Rotator",), box=Box(68, 14, 8, 2.5), lines=("and not",))
RIVAL = Link("Defector", 0, 4, "right", "back", 0, (58.0, 24.5))


SPOILT = {
    "a phrase moved": (
        Spoilt(phrase("take", box=shifted(phrase_of("take").box, -8, 10))),
        "Defector: 'apart' of card 1 is visible in the column and is not upright",
    ),
    "two phrases swapped": (
        Spoilt(swapped("form", "take")),
        "Defector: after 'teams together and' 'form' is read instead of 'take'",
    ),
    "a word missing": (
        Spoilt(phrase("form", lines=("form", "break"))),
        "Defector: after 'apart to form' 'break' is read instead of 'and'",
    ),
    "a word too many": (
        Spoilt(with_phrase(STRAY)),
        "Defector: after 'Defector:' 'and' is read instead of 'Combine'",
    ),
    "words joined by a no-break space": (
        Spoilt(phrase("form", lines=("form", "and\u00a0break"))),
        "Defector: after 'apart to form' 'and\u00a0break' is read instead of 'and'",
    ),
    "a phrase printed twice": (
        Spoilt(with_phrase(COPY)),
        "5 cards may do: no 6 of its words keep each other off a card",
    ),
    "a link dropped": (
        Spoilt(without_links("Defector", 2)),
        "on card 3 no link is visible",
    ),
    "a link off its corner": (
        Spoilt(link("Defector", 1, tip=(9.85, 12.75))),
        "Defector: a player lays card 3 otherwise than planned",
    ),
    "one link of two off its corner": (
        Spoilt(
            replace(
                SOUND,
                links=tuple(
                    replace(each, tip=(each.tip[0] + 0.1, each.tip[1]))
                    if each.corner == 6
                    else each
                    for each in SOUND.links
                ),
            )
        ),
        "Reflector: a player lays card 2 otherwise than planned",
    ),
    "a link with a wrong number": (
        Spoilt(link("Defector", 1, corner=3)),
        "Defector: a player lays card 3 otherwise than planned",
    ),
    "a link with another beside it": (
        Spoilt(with_link(RIVAL)),
        "link 4 and link 1 are about as near",
    ),
    "a card turned": (
        Spoilt(laid("Defector", 2, turn=90)),
        "Defector: 'teams.' of card 3 is visible in the column and is not upright",
    ),
    "cards in another order": (
        Spoilt(reordered("Defector", (0, 2, 1, 3, 4, 5))),
        "Defector: nothing of card 2 is read",
    ),
    "a card of the pile left out": (
        Spoilt(reordered("Defector", (0, 1, 2, 3, 4))),
        "Defector: its pile has 5 cards, 6 are right",
    ),
    "a flap not folded": (
        Spoilt(laid("Reflector", 1, fold="none")),
        "Reflector: after 'at a time.' 'Defector:' is read instead of 'Each'",
    ),
    "one flap folded of two": (
        Spoilt(laid("Reflector", 1, fold="right")),
        "Reflector: a player lays card 2 otherwise than planned",
    ),
    "a card laid over words": (
        Spoilt(from_card("Defector", 1, 0, -2.5)),
        "Defector: 'Deflector:' of card 1 is visible in the column to 91% only",
    ),
    "a text without a pile": (
        Spoilt(
            replace(SOUND, piles=tuple(pile for pile in SOUND.piles if pile.game != "Reflector"))
        ),
        "Reflector: has no piles, 1 is right",
    ),
    "small type": (
        Spoilt(replace(SOUND, size=4.5)),
        "left flap: 'boards. Be ... territory!' is set in 4.5 pt, at least 6 pt",
    ),
    "too few decoys": (
        Spoilt(replace(SOUND, decoys=tuple(d for d in SOUND.decoys if d.games != ("Deflector",)))),
        "Deflector: has no decoys, at least 2: one card gives it away",
    ),
    "no false end": (
        Spoilt(replace(SOUND, decoys=tuple(replace(d, ends=()) for d in SOUND.decoys))),
        "Reflector: one card gives its end away: 1 of its phrases may be the last, at least 3",
    ),
    "decoys that can't stand in the sentence": (
        Spoilt(replace(SOUND, decoys=tuple(replace(d, lines=("Stop.",)) for d in SOUND.decoys))),
        "Defector: one card gives it away: 54 orders of its phrases make sense, at least 60",
    ),
    "decoys that mislead nobody": (
        Spoilt(replace(SOUND, decoys=tuple(in_a_corner(decoy) for decoy in SOUND.decoys))),
        "Reflector: one card gives away 1 of 1 steps to somebody who takes the nearest phrase",
    ),
    "a phrase in the margin": (
        Spoilt(phrase("person", box=shifted(phrase_of("person").box, 0, -1))),
        "back panel: 'person can ... territory!' reaches 0.70 mm into the margin",
    ),
    "phrases too close": (
        Spoilt(phrase("Rotator", box=shifted(phrase_of("Rotator").box, 1.9, 0))),
        "back panel: 'Rotator: Move ... turn.' and 'Reflector & ... time.' are 0.48 mm apart",
    ),
    "a triangle missing": (
        Spoilt(phrase("Defector", starts=())),
        "Defector: has no triangles, 1 is right",
    ),
    "a square missing": (
        Spoilt(phrase("person", ends=())),
        "Defector: a player stops or is in doubt: there is no end after 12 cards",
    ),
}


@pytest.mark.parametrize(("spoilt", "complaint"), SPOILT.values(), ids=SPOILT.keys())
def test_a_spoilt_layout_is_found_out(spoilt: Spoilt, complaint: str, book: FontBook) -> None:
    findings = spoilt.findings(book)
    assert any(complaint in finding for finding in findings), findings


# -- spoilt on paper only --------------------------------------------------------------------------


def texts(pick: Callable[[Text], bool], *instead: Callable[[Text], Shape]) -> Change:
    """Return a change of the lines of text that are picked into what `instead` makes of each."""

    def change(shape: Shape) -> Iterable[Shape]:
        return (
            [make(shape) for make in instead]
            if isinstance(shape, Text) and pick(shape)
            else (shape,)
        )

    return change


def paths(pick: Callable[[Outline], bool], *instead: Callable[[Outline], Shape]) -> Change:
    """Return a change of the paths that are picked into what `instead` makes of each."""

    def change(shape: Shape) -> Iterable[Shape]:
        return (
            [make(shape) for make in instead]
            if isinstance(shape, Outline) and pick(shape)
            else (shape,)
        )

    return change


def line(content: str, *instead: Callable[[Text], Shape]) -> Change:
    return texts(lambda text: text.content == content, *instead)


def mark(corner: int, *instead: Callable[[Text], Shape]) -> Change:
    return texts(lambda text: text.content == str(corner) and text.ink == PALE_CYAN, *instead)


def number(corner: int, *instead: Callable[[Text], Shape]) -> Change:
    return texts(lambda text: text.content == str(corner) and text.ink == DEFECTOR, *instead)


def triangle(*instead: Callable[[Outline], Shape]) -> Change:
    return paths(lambda path: path.fill == DEFECTOR and len(path.segments) == 4, *instead)


def same(shape: Shape) -> Shape:
    return shape


def off(x: float, y: float) -> Callable[[Shape], Shape]:
    return lambda shape: Group((shape,), moved(x, y))


def turned(degrees: float) -> Callable[[Text], Shape]:
    """Return what turns a line of text about the middle of its height."""
    return lambda text: Group((text,), rotated(degrees, text.x, text.y - 1))


def bar(ink: Ink) -> Callable[[Text], Shape]:
    """Return what makes a bar across a line of text."""
    return lambda text: filled(rectangle(Box(text.x, text.y - 1.2, 4, 0.8)), ink)


def clipped(text: Text) -> Shape:
    return Group((text,), clip=rectangle(Box(text.x, text.y - 3, 4, 4)))


def mirrored(text: Text) -> Shape:
    return Group((text,), moved(2 * text.x + 14, 0) @ scaled(-1, 1))


ON_PAPER = {
    "a triangle moved": (triangle(off(0, -5)), "Defector's triangle is beside no word"),
    "a triangle turned": (
        triangle(lambda path: Group((path,), rotated(90, 56, 14))),
        "Defector's triangle is beside no word",
    ),
    "signs without their cuts": (
        paths(lambda path: path.fill in GROUNDS),
        "Reflector: its dot differs from that of Deflector in nothing but colour",
    ),
    "a link's number moved": (
        number(3, off(0, 8)),
        "Defector's bracket 66.5 mm from the left, 5.8 mm from the top has no number to fit",
    ),
    "a link's number turned": (number(3, turned(180)), "Defector's bracket 66.5 mm from the left"),
    "struck through": (line("divert shots to", same, bar(BLACK)), "... opponents’' is invisible"),
    "painted over": (line("form", same, bar(WHITE)), "back panel: 'form and break' is invisible"),
    "on a light ground": (
        line("form", bar(WHITE), same),
        "'form and break' has a contrast of 2.2 to 1",
    ),
    "in a dark colour": (
        line("form", lambda text: replace(text, ink=ink_of("#7a2020"))),
        "back panel: 'form' has a contrast of 1.6 to 1, at least 4.5 to 1",
    ),
    "cut off": (
        line("Bring teams", clipped),
        "back panel: 'Bring teams together and' is invisible",
    ),
    "askew": (line("Bring teams", turned(2)), "back panel: 'teams' is askew"),
    "mirrored": (line("Bring teams", mirrored), "back panel: 'Bring' is askew"),
    "a line missing": (
        line("hold territory!"),
        "Defector: after 'last player to' nothing more is read",
    ),
    "a mark missing": (mark(3), "back panel: corner 3 has no marks near it"),
    "a mark twice": (mark(6, same, same), "right flap: corner 6 has 2 marks near it"),
    "a mark in a game's colour": (
        mark(3, lambda text: replace(text, ink=DEFECTOR)),
        "mark 3 has the colour of Defector",
    ),
    "a mark turned": (mark(2, turned(90)), "mark 2 is not upright when its corner is upper left"),
}


@pytest.mark.parametrize(("change", "complaint"), ON_PAPER.values(), ids=ON_PAPER.keys())
def test_a_spoilt_drawing_is_found_out(change: Change, complaint: str, book: FontBook) -> None:
    findings = Spoilt(change=change).findings(book)
    assert any(complaint in finding for finding in findings), findings


# -- laid by hand ----------------------------------------------------------------------------------


def test_words_with_too_little_clearance_get_covered_in_some_piles(book: FontBook) -> None:
    spoilt = Spoilt(from_card("Defector", 1, 0, -1.6))
    assert not [
        finding for finding in spoilt.findings(book) if "is visible in the column" in finding
    ]
    (finding,) = (
        f for f in spoilt.findings(book, TRIALS) if "'Deflector:' on card 1 is covered in" in f
    )
    assert f"of {TRIALS} piles that are laid up to 1 mm and 1 degree off at each link" in finding


def test_words_hidden_by_too_little_come_to_light_in_some_piles(book: FontBook) -> None:
    hidden = replace(STRAY, box=Box(56, 24.2, 6, 2.5), lines=("NOT",))
    spoilt = Spoilt(with_phrase(hidden))
    assert not [finding for finding in spoilt.findings(book) if "read instead" in finding]
    assert [
        f
        for f in spoilt.findings(book, TRIALS)
        if "'NOT' on card 1 is visible among its words" in f
    ]


def test_a_card_of_which_nothing_is_read_is_found_out(book: FontBook) -> None:
    spoilt = Spoilt(reordered("Defector", range(6), CardPosition(0, "none", 200, 0)))
    assert "Defector: nothing of card 7 is read" in spoilt.findings(book, trials=1)


def test_misplacements_are_the_same_each_time(sound: Printed) -> None:
    others, _ = paragraphs(sound, SOUND.panel)
    close = [
        step._replace(card=step.card._replace(matrix=moved(0, -1.1 * i) @ step.card.matrix))
        for i, step in enumerate(steps_of(sound, "Defector"))
    ]
    first = count_misreadings(close, others, SOUND.panel, TRIALS)
    assert first and first == count_misreadings(close, others, SOUND.panel, TRIALS)
    assert first != count_misreadings(close, others, SOUND.panel, TRIALS, seed=2)


# -- fewer cards -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sound(book: FontBook) -> Printed:
    return drawn(SOUND, TEXTS, book)


def cards_of(game: str) -> list[PlacedCard]:
    return [place_card(laid, SOUND.panel) for laid in pile_of(game).cards]


def steps_of(printed: Printed, game: str) -> tuple[Step, ...]:
    """Return what a player reads on each card, and where its corner was laid."""
    colour = next(text.colour for text in TEXTS if text.game == game)
    found, _ = paragraphs(printed, SOUND.panel)
    (start,) = (s for s in printed.signs if s.kind == "start" and s.spot.ink.hex == colour)
    return play_through(start, printed, found, SOUND.panel).steps


Placed = tuple[str, Face, Turn, float, float]


def small_print(*words: Placed) -> Printed:
    """Return words of 6 x 1.5 mm: text, face, turn, and where they are seen on a card turned so."""
    found = []
    for text, face, turn, x, y in words:
        back = SOUND.panel.view(turn).inverse()
        spot = Spot(face, turn, Box(x, y, 6, 1.5).mapped(back), WHITE, 21)
        found.append(Word(text, spot, back.apply(x, y + 1.5), back.apply(x + 6, y + 1.5), 6))
    return Printed(tuple(found), (), (), ())


PRINTS: dict[str, tuple[tuple[Placed, ...], int]] = {
    "one below the other": ((("so", "back", 0, 40, 10), ("on", "back", 0, 40, 20)), 1),
    "on one line": ((("so", "back", 0, 40, 10), ("on", "back", 0, 50, 10)), 1),
    "in reverse, below": ((("so", "back", 0, 40, 20), ("on", "back", 0, 40, 10)), 2),
    "in reverse, on one line": ((("so", "back", 0, 50, 10), ("on", "back", 0, 40, 10)), 2),
    "each another way up": ((("so", "back", 0, 40, 10), ("on", "back", 90, 40, 20)), 2),
    "both the other way up": ((("so", "back", 180, 40, 10), ("on", "back", 180, 40, 20)), 1),
    "on two flaps": ((("so", "left", 0, 20, 10), ("on", "right", 0, 60, 20)), 1),
    "one under the other's flap": ((("so", "back", 0, 20, 10), ("on", "left", 0, 20, 20)), 2),
    "one turned down with the other's flap": (
        (("so", "back", 0, 4, 10), ("on", "left", 0, 20, 20)),
        2,
    ),
    "inside another word": (
        (("so", "back", 0, 40, 20), ("on", "back", 0, 40, 10), ("one", "back", 0, 40, 30)),
        1,
    ),
}


@pytest.mark.parametrize(("words", "needed"), PRINTS.values(), ids=PRINTS.keys())
def test_two_words_need_two_cards_unless_one_can_show_them_in_order(
    words: tuple[Placed, ...], needed: int
) -> None:
    found = words_on_separate_cards(("so", "on"), small_print(*words), SOUND.panel, False, 2)
    assert len(found) == needed


@pytest.mark.parametrize(
    ("first", "second", "x", "needed"),
    [
        ("כבשו", "צמתים", 40, 1),
        ("כבשו", "צמתים", 60, 2),
        ("Reflector", "Deflector", 40, 1),
        ("Reflector", "Deflector", 60, 1),
        ("כבשו", "Reflector", 60, 1),
        ("20", "צמתים", 60, 2),
    ],
)
def test_on_one_line_hebrew_goes_on_to_the_left_and_latin_names_to_either_side(
    first: str, second: str, x: float, needed: int
) -> None:
    words = small_print((first, "back", 0, 50, 10), (second, "back", 0, x, 10))
    found = words_on_separate_cards((first, second), words, SOUND.panel, True, 2)
    assert len(found) == needed


# -- stacking and reading --------------------------------------------------------------------------


def painted_shares(
    printed: Printed, cards: Sequence[PlacedCard], panel: Panel
) -> dict[tuple[int, Word], float]:
    """Return which share of each word is seen, by painting the pile from the lowest card up."""
    scale = 12  # pixels a mm
    flaps: tuple[Face, ...] = ("left", "right")
    whole = bounds_of(p for c in cards for p in polygon_of(panel.face("back"), c.matrix)).expanded(
        1
    )
    to_pixels = scaled(scale) @ moved(-whole.x, -whole.y)
    picture = Image.new("L", (round(whole.width * scale), round(whole.height * scale)))
    brush = ImageDraw.Draw(picture)
    shades: dict[Face, int] = {"back": 1, "left": 2, "right": 3}
    for number, laid in enumerate(cards):
        place = to_pixels @ laid.matrix
        brush.polygon(
            polygon_of(panel.outline(laid.fold), place), fill=10 * number + shades["back"]
        )
        for flap in flaps:
            if laid.fold in (flap, "both"):
                brush.polygon(polygon_of(panel.face(flap), place), fill=10 * number + shades[flap])
    shares = {}
    for number, laid in enumerate(cards):
        for word in printed.words:
            outline = polygon_of(word.spot.box, to_pixels @ laid.matrix)
            box = bounds_of(outline).expanded(1)
            left, top = math.floor(box.x), math.floor(box.y)
            mask = Image.new("1", (math.ceil(box.width), math.ceil(box.height)))
            ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in outline], fill=1)
            part = picture.crop((left, top, left + mask.width, top + mask.height))
            shade = 10 * number + shades[word.spot.face]
            seen = np.asarray(part)[np.asarray(mask)] == shade
            shares[number, word] = float(seen.mean())
    return shares


@pytest.mark.parametrize("game", ["Reflector", "Deflector", "Defector"])
def test_what_is_seen_of_a_pile_is_what_is_left_when_it_is_painted(
    game: str, sound: Printed
) -> None:
    dice = random.Random(game)
    cards = [
        PlacedCard(rotated(dice.uniform(-4, 4), 60, 40) @ card.matrix, card.turn, card.fold)
        for card in cards_of(game)
    ]
    seen = {
        (item.number, item.word): item.share for item in visible_words(sound, cards, SOUND.panel)
    }
    painted = painted_shares(sound, cards, SOUND.panel)
    assert any(0.2 < share < 0.8 for share in painted.values())
    for key, share in painted.items():
        assert seen.get(key, 0) == pytest.approx(share, abs=0.09), key


coordinates = st.floats(-20, 20)
leaves = st.builds(
    lambda x, y, width, height, angle: polygon_of(Box(x, y, width, height), rotated(angle)),
    coordinates,
    coordinates,
    st.floats(0.5, 30),
    st.floats(0.5, 30),
    st.floats(0, 360),
)


@given(leaves, leaves)
def test_two_sheets_hide_as_much_of_each_other(first: Polygon, second: Polygon) -> None:
    hidden = area(first) - sum(map(area, subtract([first], second)))
    assert hidden == pytest.approx(
        area(second) - sum(map(area, subtract([second], first))), abs=1e-6
    )
    assert -1e-6 <= hidden <= min(area(first), area(second)) + 1e-6


def test_what_is_read_off_a_drawing_is_what_was_drawn(sound: Printed) -> None:
    found, alone = paragraphs(sound, SOUND.panel)
    assert not alone
    lines = {
        (p.face, p.turn, tuple(" ".join(w.text for w in line) for line in p.lines)) for p in found
    }
    assert lines == {(p.face, p.turn, p.lines) for p in (*SOUND.phrases, *SOUND.decoys)}
    colours = {text.game: text.colour for text in TEXTS}
    links = {
        (
            b.number,
            b.side,
            b.spot.face,
            b.spot.turn,
            b.spot.ink.hex,
            tuple(round(v, 6) for v in b.tip),
        )
        for b in sound.brackets
    }
    assert links == {
        (link.corner, link.side, link.face, link.turn, colours[link.game], link.tip)
        for link in SOUND.links
    }
    for mark in sound.marks:
        face, turn, box = mark_at(SOUND.panel, mark.corner)
        assert (mark.spot.face, mark.spot.turn) == (face, turn)
        assert box.holds(mark.spot.box)
    for phrase in SOUND.phrases:
        (paragraph,) = (p for p in found if p.box.overlaps(phrase.box) and p.face == phrase.face)
        assert phrase.box.expanded(0.01).holds(paragraph.box)


def test_every_word_is_where_a_reader_of_the_file_finds_its_letters(
    shipped: Callable[[str], Shipped],
) -> None:
    """Every word's box holds its letters and no others, as another program finds them."""
    card = shipped("classic")
    pages = {
        "back": letters(card.pdf, 0),
        "left": letters(card.pdf, 1),
        "right": letters(card.pdf, 1),
    }
    for word in card.printed.words:
        box = word.spot.box.mapped(card.maps[word.spot.face]).expanded(0.06)
        held = [letter for letter in pages[word.spot.face] if box.holds(letter.box)]
        assert sorted(letter.character for letter in held) == sorted(word.text), word.text
        assert all(letter.size == pytest.approx(word.size, abs=0.01) for letter in held)


# -- scripts and marks -----------------------------------------------------------------------------

SAID = {
    "Hebrew": ("משחק המלך: שני", "שחקנים על לוח", "של 64 משבצות."),
    "Hebrew with Latin words": ("משחק Reflector הוא", "אחד Go and Chess לשניים!"),
    "Hebrew that begins with Latin words": ("Reflector & Deflector: כבשו", "צמתים, 20 ביום."),
    "Latin lines that begin Hebrew": ("Reflector &", "Deflector:", "כבשו את כל הצמתים"),
    "a Latin line among Hebrew ones": ("אבנים לבנות", "Reflector", "ושחורות ריק –"),
    "Arabic": ("لعبة الملك: لاعبان", "على لوح من 64 خانة."),
    "Chinese": ("两位玩家轮流移动红", "黑两色的棋子，先把"),
    "lone marks": ("Wait –", "then | run ' now -"),
    "French": ("Qui est « le", "loup » ? Lui !"),
    "Hindi, in which a letter has several glyphs": ("नमस्ते दुनिया यह", "हिन्दी में क्षेत्र"),
    "marks that only steer": ("abc \u200edef\u200e", "ghi jkl"),
    "such marks in Hebrew": ("על \u200e64\u200e לוח", "משבצות לבנות."),
}


def alone(written: tuple[str, ...], book: FontBook, **changes: Any) -> Spoilt:
    """Return the layout of a text on one card, in these lines."""
    blank = "" if "两" in written[0] else " "
    text = Description("North", blank.join(written), 1, "#ffd84d")
    em = 6 * MM_PER_PT
    width = max(book.width(line, 6, "condensed-semibold") for line in written) + 2 * em
    box = Box(20, 15, width, 1.2 * em * len(written))
    phrase = Phrase(("North",), "back", 0, box, written, ("North",), ("North",), text.right_to_left)
    pile = Pile("North", (CardPosition(0, "none", 0, 0),), box)
    layout = Layout(
        "own", SOUND.panel, 6, "condensed-semibold", (replace(phrase, **changes),), (), (pile,)
    )
    return Spoilt(layout, texts=(text,))


@pytest.mark.parametrize("lines", SAID.values(), ids=SAID)
def test_every_script_is_read_as_it_was_written(lines: tuple[str, ...], book: FontBook) -> None:
    assert alone(lines, book).findings(book) == []


def test_lines_from_the_right_that_are_set_from_the_left_are_found_out(book: FontBook) -> None:
    found = alone(SAID["Hebrew"], book, right_to_left=False).findings(book)
    assert "North: has no squares, 1 is right" in found


def test_a_lone_dash_that_is_missing_is_found_out(book: FontBook) -> None:
    spoilt = alone(SAID["lone marks"], book, lines=("Wait", "then | run ' now -"))
    assert "North: at the beginning 'Wait' is read instead of 'Wait –'" in spoilt.findings(book)


# -- cards of the house ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Shipped:
    """A card with the layout that ships for its geometry, and what is read off it."""

    layout: Layout
    maps: Mapping[Face, Matrix]
    printed: Printed
    pdf: bytes


@pytest.fixture(scope="module")
def shipped(book: FontBook) -> Callable[[str], Shipped]:
    @cache
    def make(name: str) -> Shipped:
        geometry, layout = load_geometry(name), layout_of(name)
        whole = card(ADA, geometry, book, connector=Connector(layout, TEXTS))
        maps = {**maps_across(layout.panel), "back": geometry.panel("back")}
        printed = read_print(whole.outside, whole.inside, maps, layout.panel, book)
        return Shipped(layout, maps, printed, pdf_of((whole.outside, whole.inside), book))

    return make


every_layout = pytest.mark.parametrize(
    "name", [layout.geometry for layout in read_layouts(layout_path(SHIPPED_TEXTS)).layouts]
)


@every_layout
def test_the_finished_card_plays(name: str, shipped: Callable[[str], Shipped]) -> None:
    card = shipped(name)
    assert verify(card.printed, TEXTS, card.layout.piles, card.layout.panel, TRIALS) == ()


@pytest.mark.parametrize("theme", ["paper", "bold", "swiss"])
def test_the_card_plays_in_other_themes(theme: str, book: FontBook) -> None:
    connector = Connector(layout_of("classic"), TEXTS, load_theme(theme))
    assert findings(connector, load_geometry("classic"), book) == ()


@every_layout
def test_the_panel_is_that_of_the_card(name: str, shipped: Callable[[str], Shipped]) -> None:
    geometry, panel = load_geometry(name), shipped(name).layout.panel
    assert panel == Panel(
        geometry.panel_width, geometry.panel_height, geometry.tab, geometry.safe, geometry.fold_safe
    )


@pytest.mark.parametrize(
    ("turn", "seen"),
    [(0, (10.0, 20.0)), (90, (30.0, 10.0)), (180, (75.0, 30.0)), (270, (20.0, 75.0))],
)
def test_a_card_turned_clockwise_shows_a_point_where_paper_does(
    turn: Turn, seen: tuple[float, float]
) -> None:
    """On 85 x 50 mm, (10, 20) from the top left is (30, 10) at 90 degrees."""
    assert SOUND.panel.view(turn).apply(10, 20) == pytest.approx(seen)
