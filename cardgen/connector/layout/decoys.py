"""Decoys: false phrases that keep one card from giving its texts away.

They are given, or runs of words of other texts, or a text's own words in another order.

They stand where nobody reads them who follows the links, and where somebody is led astray who takes
the nearest phrase of a colour, or goes around the card's rim.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from typing import NamedTuple

from cardgen.connector.layout.line_breaks import narrow_settings
from cardgen.connector.layout.phrases import SMALL
from cardgen.connector.layout.result import (
    APART,
    CLEARANCE,
    DOUBT,
    FOLDED_FACES,
    HEM,
    PITCH,
    SIGN,
    SIGN_GAP,
    TURNS,
    CardPosition,
    Face,
    Layout,
    Phrase,
    Turn,
    around_piece,
    is_face_up,
    link_box,
    mark_at,
    up_to_step,
)
from cardgen.connector.proof.one_card import (
    LEAST_DECOYS,
    LEAST_LAST_PHRASES,
    PlausibleOrders,
    Wording,
    least_orders,
    steps_right,
)
from cardgen.connector.texts import Description, Texts
from cardgen.connector.words import joint_of, whole_words, word_spans, words_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix

_ATTEMPTS = 6
_MOST = 6  # decoys of a text
_MORE = 2  # than it needs, if the back has room for them
_LINES = 3
_PITCH = 1.0  # mm between the places tried
_PLACES = 200  # tried for each wording
_WORDINGS = 3  # tried for each decoy
_ORDERS = 10  # counts a last phrase that is missing, where a step that a reader finds counts 1
_FEW = 4  # counts it that there is no plausible order, where a missing last phrase counts 1
_UNSURE = 0.8  # mm by which ink and box may differ
_MADE_UP = 60  # wordings for a text
_RUN = range(2, 6)  # how many words of another text make a decoy
_RUNS = 24  # of each other text
_WORDS = (1, 1, 2, 2)  # how many words of each of two places make one of them
_MARKS = ".,:;!?…“”‘’\"'«»()"
_STOPS = ".,:;!?… \u00a0\u202f"


def with_decoys(layout: Layout, texts: Texts, book: FontBook) -> Layout | None:
    """Return `layout` with decoys for every text of two or more cards; None if they have no room.

    There are as many as it takes to mislead a greedy reader in half of the steps, whichever way he
    goes (see `steps_right`), and to leave several orders and ends to somebody who reads (see
    `PlausibleOrders`).
    """
    hidden = [text for text in texts if text.cards > 1]
    for attempt in range(_ATTEMPTS):
        dice = random.Random(f"{layout.seed} {attempt}")
        done: Layout | None = layout
        more = _MORE if attempt < _ATTEMPTS / 2 else 0
        most_first = attempt % 2 == 0  # texts on few cards need one on the back: they begin too
        for text in sorted(hidden, key=lambda text: text.cards, reverse=most_first):
            done = done and _with_decoys_of(text, done, texts, book, dice, more)
        if done:
            return done
    return None


def _with_decoys_of(
    text: Description, layout: Layout, texts: Texts, book: FontBook, dice: random.Random, more: int
) -> Layout | None:
    own: tuple[Phrase, ...] = ()
    phrases = layout.phrases_of(text.game)
    given = [*text.decoys]
    # where those given are too few, the text's own words sound most like them
    raw = [*(() if given else runs_of_others(text, texts, dice)), *mixed_words(text, dice)]
    made_up = [wording for words in raw for wording in dressed(words, phrases)]
    while not (enough := _misleads(layout, text, own)) or len(own) < LEAST_DECOYS + more:
        given, made_up = (
            [words for words in wordings if keeps_words_unique(layout, texts, words)]
            for wordings in (given, made_up)
        )
        if enough and text.decoys and not given:
            return layout
        lacking = {
            decoy: _too_few_orders(text, phrases, [*own, decoy])
            for words in given or made_up
            for decoy in _with_and_without_square(text, words)
        }
        tried = sorted(lacking, key=lambda decoy: lacking[decoy])[:_WORDINGS]
        if not given:  # and a short one, where there is little room
            tried.append(min(lacking, key=lambda decoy: (lacking[decoy], len(decoy.lines[0]))))
        found: list[tuple[int, bool, int, Phrase]] = []
        for unplaced in dict.fromkeys(tried):
            for decoy in _some_places(unplaced, layout, text, book, dice):
                rating = _greedy_rating(layout, text, (*own, decoy)) + _ORDERS * lacking[unplaced]
                found.append((rating, decoy.face != "back", len(found), decoy))
        if given and not found:
            given = [words for words in given if all(words != one.lines[0] for one in tried)]
            continue
        if not found or len(own) == _MOST:
            return layout if enough else None
        rating, on_flap, _, decoy = min(found)
        before = _greedy_rating(layout, text, own) + _ORDERS * _too_few_orders(text, phrases, own)
        if enough and (rating, on_flap) > (before, False):
            return layout
        said = bare(_wording(decoy))
        given, made_up = (
            [words for words in wordings if bare(words) != said] for wordings in (given, made_up)
        )
        own = (*own, decoy)
        layout = replace(layout, decoys=(*layout.decoys, decoy))
    return layout


def _misleads(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> bool:
    most = (text.cards - 1) // 2
    return (
        len(decoys) >= LEAST_DECOYS
        and max(_worst(layout, text, decoys), default=0) <= most
        and not _too_few_orders(text, layout.phrases_of(text.game), decoys)
    )


def _greedy_rating(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> int:
    """Return how much a greedy reader finds out, with what is too much counted tenfold."""
    most = (text.cards - 1) // 2
    return sum(right + 10 * max(0, right - most) for right in _worst(layout, text, decoys))


def _too_few_orders(text: Description, phrases: Sequence[Phrase], decoys: Sequence[Phrase]) -> int:
    """Return by how much too few orders of the phrases make sense, and phrases may be the last."""
    first, *others = (
        Wording(_wording(phrase), text.game in phrase.ends) for phrase in (*phrases, *decoys)
    )
    orders, least = PlausibleOrders(first, others), least_orders(text.cards)
    lacking = math.ceil(_FEW * (1 - orders.count(least) / least))
    return lacking + max(0, LEAST_LAST_PHRASES - orders.last_phrases)


def _worst(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> tuple[int, ...]:
    """Return the steps right of each reader: the most with decoys a little nearer or farther."""
    phrases = layout.phrases_of(text.game)
    readings = (
        steps_right(phrases, decoys, layout.panel, farther) for farther in (-_UNSURE, 0, _UNSURE)
    )
    return tuple(map(max, zip(*readings, strict=True)))


# -- what decoys say -------------------------------------------------------------------------------


def runs_of_others(text: Description, texts: Texts, dice: random.Random) -> Iterator[str]:
    """Yield runs of words of other texts, if these share a word with `text`: of one language."""
    own = set(map(bare, text.words))
    for other in sorted(texts, key=lambda other: other.cards):
        if other.game == text.game or own.isdisjoint(map(bare, other.words)):
            continue
        runs = [run for n in _RUN for run in _runs_of(other.text, n)]
        runs = [run for run in runs if run not in text.text and run not in text.decoys]
        yield from dice.sample(runs, min(len(runs), _RUNS))


def _runs_of(text: str, count: int) -> Iterator[str]:
    spans = whole_words(text)
    for first, last in zip(spans, spans[count - 1 :], strict=False):
        yield text[first[0] : last[1]]


def mixed_words(text: Description, dice: random.Random) -> Iterator[str]:
    """Yield the text's own words, some from here and some from there, the least odd first."""
    spans, blank = whole_words(text.text), joint_of(text.text)
    words, count = [text.text[start:end] for start, end in spans], len(spans)
    ends = [place for place, word in enumerate(words[:-1], 1) if not word[-1].isalnum()]
    joints = [(end, start) for end in ends for start in ends]
    joints += [(dice.randint(1, count), dice.randrange(count)) for _ in range(_MADE_UP)]
    oddness: dict[str, float] = {}
    for end, start in joints:
        long, after = dice.choice(_WORDS), min(start + dice.choice(_WORDS), count)
        first = text.text[spans[max(0, end - long)][0] : spans[end - 1][1]]
        second = text.text[spans[start][0] : spans[after - 1][1]]
        mixed = blank.join((first, second)).rstrip(_STOPS)
        parts = list(map(bare, mixed.split()))
        if (
            first == second
            or len(set(parts) - {"&"}) < len(parts)
            or mixed in text.text
            or mixed in text.decoys
        ):
            continue  # it says a word twice, or is true
        odd = sum(len(word.strip(_MARKS)) <= SMALL for word in (words[end - 1], words[after - 1]))
        odd += words[start][:1].isupper() != words[end - 1].endswith((".", "!", "?"))
        odd += (end not in ends or start not in ends) + 2 * (start == 0 or end == count)
        oddness.setdefault(mixed, odd + dice.random())
    yield from sorted(oddness, key=lambda mixed: oddness[mixed])


def dressed(words: str, phrases: Sequence[Phrase]) -> Iterator[str]:
    """Yield `words` so that they continue the sentences of a text cut into these phrases.

    First they begin and end like its last phrase; then they fit between two phrases, since they
    begin like the later one and end like the earlier one.
    """
    wordings = [*map(_wording, phrases)]
    places = [(wordings[-1], wordings[-1]), *pairwise(reversed(wordings))]
    yield from dict.fromkeys(_with_marks(words, *place) for place in places)


def _with_marks(words: str, begins: str, ends: str) -> str:
    """Return `words` with a first letter as large as that of `begins`, and the mark of `ends`."""
    first, inner = begins.lstrip(_MARKS)[:1], words.strip(_MARKS)
    if first.islower():
        inner = inner[:1].lower() + inner[1:]
    elif first.isupper():
        inner = inner[:1].upper() + inner[1:]
    return inner + ends[len(ends.rstrip(_STOPS)) :]


def bare(words: str) -> str:
    """Return what `words` say without regard to capitals and marks."""
    return words.casefold().strip(_MARKS)


def keeps_words_unique(layout: Layout, texts: Texts, wording: str) -> bool:
    """Return whether with `wording` each phrase still has a word that is printed nowhere else.

    Without one, fewer cards might do.
    """
    alone = {text.game for text in texts if text.cards == 1}
    others = [*layout.phrases, *layout.decoys]
    around = [wording, *(layout.heading.lines if layout.heading else ())]
    for phrase in layout.phrases:
        if not alone.isdisjoint(phrase.games):
            continue
        lines = [line for other in others if other is not phrase for line in other.lines]
        elsewhere = " ".join([*lines, *around]).casefold()
        words = [word for line in phrase.lines for word in words_of(line)]
        if all(bare(word) in elsewhere for word in words):
            return False
    return True


# -- places ----------------------------------------------------------------------------------------


def _wording(phrase: Phrase) -> str:
    return " ".join(phrase.lines)


def _with_and_without_square(text: Description, wording: str) -> Iterator[Phrase]:
    """Yield a decoy without a place, and first one with a false square if it ends like the text."""
    nowhere = Box(0, 0, 0, 0)
    games, lines = (text.game,), (wording,)
    plain = Phrase(games, "back", 0, nowhere, lines, right_to_left=text.right_to_left)
    if Wording(wording).last_mark == Wording(text.text).last_mark:
        yield replace(plain, ends=games)
    yield plain


def _some_places(
    decoy: Phrase, layout: Layout, text: Description, book: FontBook, dice: random.Random
) -> Iterator[Phrase]:
    places = list(_places(layout, text, decoy.lines[0], book, sign=bool(decoy.ends)))
    for face, turn, lines, box in dice.sample(places, min(len(places), _PLACES)):
        yield replace(decoy, face=face, turn=turn, box=box, lines=lines)


def _places(
    layout: Layout, text: Description, wording: str, book: FontBook, sign: bool
) -> Iterator[tuple[Face, Turn, tuple[str, ...], Box]]:
    """Yield face, turn, lines and box where nothing else is printed and no column shows them."""
    panel = layout.panel
    printed = {face: _print_on(layout, face) for face in panel.faces}
    views = {face: list(_views(layout, face)) for face in panel.faces}
    expected = list(_expected_phrases(layout, text.game))
    for lines, width, height in _settings(wording, layout, book, sign):
        for face, turn in product(panel.faces, TURNS):
            room = panel.room(face)
            across, down = (width, height) if turn in (0, 180) else (height, width)
            left, up, right, below = around_piece(turn, tab=not sign)
            for y in range(math.floor((room.height - down + 1e-6) / _PITCH) + 1):
                top, high = room.y + y * _PITCH - up, down + up + below
                row = Box(room.x - left, top, room.width + left + right, high)
                in_row = [box for box in printed[face] if box.overlaps(row)]
                for x in range(math.floor((room.width - across + 1e-6) / _PITCH) + 1):
                    box = Box(room.x + x * _PITCH, room.y + y * _PITCH, across, down)
                    piece = Box(box.x - left, top, across + left + right, high)
                    if (
                        not any(map(piece.overlaps, in_row))
                        and all(view.hides(box) for view in views[face])
                        and not any(one.may_be(box, face, turn) for one in expected)
                    ):
                        yield face, turn, lines, box


def _settings(
    wording: str, layout: Layout, book: FontBook, sign: bool
) -> Iterator[tuple[tuple[str, ...], float, float]]:
    """Yield the lines of a wording, perhaps with a sign at its end, and width and height in mm."""
    after = (SIGN_GAP + SIGN) * layout.size * MM_PER_PT if sign else 0.0

    def width_of(line: str) -> float:
        width = book.width(line, layout.size, layout.weight)
        return width + after if wording.endswith(line) else width

    for lines, width in narrow_settings(wording, word_spans(wording), width_of):
        if len(lines) <= _LINES:
            height = len(lines) * PITCH * layout.size * MM_PER_PT
            yield lines, up_to_step(width), up_to_step(height)


def _print_on(layout: Layout, face: Face) -> list[Box]:
    """Return the boxes of what is printed on a face, pieces and all, with the gap around them."""
    marks = (mark_at(layout.panel, corner) for corner in layout.panel.corners)
    boxes = [box for where, _, box in marks if where == face]
    boxes += [link_box(link) for link in layout.links if link.face == face]
    if layout.heading is not None and face == "back":
        boxes.append(layout.heading.piece)
    phrases = (*layout.phrases, *layout.decoys)
    boxes += [phrase.piece for phrase in phrases if phrase.face == face]
    return [box.expanded(APART) for box in boxes]


class _View(NamedTuple):
    """How a face of a card in a pile is seen: the `column` there, and what covers it."""

    column: Box
    covers: tuple[Box, ...]

    def hides(self, box: Box) -> bool:
        """Return whether a box on the face is hidden or outside the column."""
        return not box.overlaps(self.column) or any(cover.holds(box) for cover in self.covers)


def _views(layout: Layout, face: Face) -> Iterator[_View]:
    """Yield how a face is seen on each card of each pile, in the panel's coordinates."""
    panel, height = layout.panel, layout.panel.height
    reach = 2 * panel.flap - HEM
    flaps = {"left": Box(0, 0, reach, height), "right": Box(panel.width - reach, 0, reach, height)}
    for pile in layout.piles:
        for number, card in enumerate(pile.cards):
            if len(pile.cards) == 1 or not is_face_up(face, card.fold):
                continue
            on_panel = panel.on_table(card).inverse()
            covers = [
                panel.outline(above.fold)
                .mapped(on_panel @ panel.on_table(above))
                .expanded(-CLEARANCE * off)
                for off, above in enumerate(pile.cards[number + 1 :], 1)
            ]
            if face == "back":
                covers += [flaps[flap] for flap in FOLDED_FACES[card.fold]]
            yield _View(pile.column.expanded(CLEARANCE).mapped(on_panel), tuple(covers))


class _ExpectedPhrase(NamedTuple):
    """Where the next phrase of a pile is looked for: on `card`, below the one `before`.

    `view` maps the card's panel to the table, `way` is how far from `before` the right phrase is.
    """

    card: CardPosition
    view: Matrix
    before: Box
    way: float
    right_to_left: bool

    def may_be(self, box: Box, face: Face, turn: Turn) -> bool:
        """Return whether somebody may take a box for the next phrase."""
        if self.card.turn != turn or not is_face_up(face, self.card.fold):
            return False
        there = box.mapped(self.view)
        way = _way(self.before, there, self.right_to_left)
        return there.y > self.before.bottom - 1 and way < self.way + DOUBT


def _expected_phrases(layout: Layout, game: str) -> Iterator[_ExpectedPhrase]:
    phrases = layout.phrases_of(game)
    right_to_left = any(phrase.right_to_left for phrase in phrases)
    pile = next(pile for pile in layout.piles if pile.game == game)
    for (below, phrase), (card, after) in pairwise(zip(pile.cards, phrases, strict=True)):
        before, view = phrase.box.mapped(layout.panel.on_table(below)), layout.panel.on_table(card)
        way = _way(before, after.box.mapped(view), right_to_left)
        yield _ExpectedPhrase(card, view, before, way, right_to_left)


def _way(before: Box, after: Box, right_to_left: bool) -> float:
    """Return how far a reader goes from one phrase to another."""
    aside = after.right - before.right if right_to_left else after.x - before.x
    return abs(aside) + after.y - before.bottom
