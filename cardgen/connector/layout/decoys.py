"""Decoys: false phrases that keep one card from giving its texts away.

They stand where nobody reads them who follows the links, and where somebody is led astray who takes
the nearest phrase of a colour, or goes around the card's rim.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, combinations, pairwise

import numpy as np
import numpy.typing as npt

from cardgen.connector.layout.line_breaks import narrow_columns
from cardgen.connector.layout.phrases import SMALL
from cardgen.connector.layout.problem import DOUBT
from cardgen.connector.layout.result import (
    APART,
    FOLDED_FACES,
    HEM,
    PITCH,
    STEP,
    CardPosition,
    Corner,
    Face,
    Layout,
    Phrase,
    Turn,
    around_piece,
    link_box,
    mark_at,
)
from cardgen.connector.proof.greedy_reader import steps_right
from cardgen.connector.texts import Description, Texts
from cardgen.connector.words import joint_of, whole_words, word_spans
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Box, moved

CLEARANCE = 1.5
"""Distance from a decoy to a reading column, and for each link to the edge of a card that hides it, in mm."""

_ATTEMPTS = 6
_MOST = 6  # decoys of a text
_MORE = 2  # than it needs, if the back has room for them
_MADE_UP = 60  # wordings for a text
_RUN = range(2, 6)  # how many words of another text make a decoy
_WORDS = (1, 1, 2, 2)  # how many words of each of two places make one of them
_LINES = 3
_NATURAL = 20  # of the wordings for a text are not very odd
_PITCH = 1.0  # mm between the places tried
_PLACES = 200  # tried for each wording
_WORDINGS = 3  # tried for each decoy
_UNSURE = 0.8  # mm by which ink and box may differ
_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)

_AROUND_HEADING = 0.5  # mm more than around pieces
_MARKS = ".,:;!?…“”‘’\"'«»()"
_STOPS = ".,:;!?… \u00a0\u202f"
_Boxes = npt.NDArray[np.float64]  # rows of left, top, right and bottom
_Flags = npt.NDArray[np.bool_]


def with_decoys(layout: Layout, texts: Texts, book: FontBook) -> Layout | None:
    """Return `layout` with decoys for every text of two or more cards; None if there is no room for them.

    There are at least as many as `fewest` asks for, and as it takes to mislead a greedy reader in
    half of the steps, whichever way he goes (see `steps_right`).
    """
    hidden = [text for text in texts if text.cards > 1]
    for attempt in range(_ATTEMPTS):
        dice = random.Random(f"{layout.seed} {attempt}")
        done: Layout | None = layout
        way = (
            -1 if attempt % 2 == 0 else 1
        )  # texts on few cards need a decoy on the back: let them begin too
        more = _MORE if attempt < _ATTEMPTS / 2 else 0
        for text in sorted(hidden, key=lambda text: way * text.cards):
            done = done and _with_decoys_of(text, done, texts, book, dice, more)
        if done:
            return done
    return None


def _with_decoys_of(
    text: Description, layout: Layout, texts: Texts, book: FontBook, dice: random.Random, more: int
) -> Layout | None:
    own: tuple[Phrase, ...] = ()
    given = list(text.decoys)
    # where those given are too few, the text's own words sound most like them
    made_up = [*(() if given else _runs(text, texts, dice)), *_mixed(text, dice)]
    most = fewest(text.cards) + more
    while not (enough := _misleads(layout, text, own)) or len(own) < most:
        found: list[tuple[int, bool, int, str, Phrase]] = []
        given, made_up = (
            [words for words in wordings if _keeps_words_unique(layout, texts, words)]
            for wordings in (given, made_up)
        )
        if enough and text.decoys and not given:
            return layout
        short = sorted(made_up[:_NATURAL], key=len)[:1]  # where there is little room
        tried = given[:_WORDINGS] or dict.fromkeys((*made_up[: _WORDINGS - 1], *short))
        for words in tried:
            for decoy in _some(list(_places(layout, text, words, book)), text, dice):
                rating = _rating(layout, text, (*own, decoy))
                found.append((rating, decoy.face != "back", len(found), words, decoy))
        if given and not found:
            given = given[len(tried) :]
            continue
        if (
            not found
            or len(own) == _MOST
            or (enough and min(found)[:2] > (_rating(layout, text, own), False))
        ):
            return layout if enough else None
        *_, words, decoy = min(found)
        (given or made_up).remove(words)
        own = (*own, decoy)
        layout = replace(layout, decoys=(*layout.decoys, decoy))
    return layout


def fewest(cards: int) -> int:
    """Return how many decoys a text on `cards` cards needs."""
    return min(cards - 1, 2)


def _misleads(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> bool:
    most = (text.cards - 1) // 2
    return (
        len(decoys) >= fewest(text.cards) and max(_worst(layout, text, decoys), default=0) <= most
    )


def _rating(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> int:
    """Return how much a greedy reader finds out, with what is too much counted tenfold."""
    most = (text.cards - 1) // 2
    return sum(right + 10 * max(0, right - most) for right in _worst(layout, text, decoys))


def _worst(layout: Layout, text: Description, decoys: Sequence[Phrase]) -> tuple[int, ...]:
    """Return the steps right of each reader: the most if decoys may be a little nearer or farther."""
    phrases = layout.phrases_of(text.game)
    readings = (
        steps_right(phrases, decoys, layout.panel, farther) for farther in (-_UNSURE, 0, _UNSURE)
    )
    return tuple(map(max, zip(*readings, strict=True)))


# -- words -----------------------------------------------------------------------------------------


def _runs(text: Description, texts: Texts, dice: random.Random) -> Iterator[str]:
    """Yield runs of words of other texts in, it seems, the same language: they share a word with `text`."""
    own = {word.casefold().strip(_MARKS) for word in text.words}
    for other in sorted(texts, key=lambda other: other.cards):
        words = {word.casefold().strip(_MARKS) for word in other.words}
        if other.game == text.game or not own & words:
            continue
        runs = [run for n in _RUN for run in _runs_of(other.text, n)]
        runs = [run for run in runs if run not in text.text and run not in text.decoys]
        yield from dice.sample(runs, min(len(runs), 4 * _MOST))


def _runs_of(text: str, count: int) -> Iterator[str]:
    """Yield all runs of `count` words of a text."""
    spans = whole_words(text)
    for first, last in zip(spans, spans[count - 1 :], strict=False):
        yield text[first[0] : last[1]]


def _mixed(text: Description, dice: random.Random) -> Iterator[str]:
    """Yield decoys made of the text's own words, some from here and some from there, the least odd first."""
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
        parts = [word.strip(_MARKS) for word in mixed.casefold().split()]
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


def _keeps_words_unique(layout: Layout, texts: Texts, wording: str) -> bool:
    """Return whether with `wording` each phrase still has a word that is printed nowhere else.

    Without one, fewer cards might do.
    """
    alone = {text.game for text in texts if text.cards == 1}
    others = [*layout.phrases, *layout.decoys]
    around = [wording, *(layout.heading.lines if layout.heading else ())]
    for phrase in layout.phrases:
        if not alone.isdisjoint(phrase.games):
            continue
        elsewhere = " ".join(
            [line for other in others if other is not phrase for line in other.lines] + around
        ).casefold()
        words = [line[a:b] for line in phrase.lines for a, b in word_spans(line)]
        if all(word.casefold().strip(_MARKS) in elsewhere for word in words):
            return False
    return True


def _settings(
    wording: str, layout: Layout, book: FontBook
) -> Iterator[tuple[tuple[str, ...], float, float]]:
    """Yield the lines of a wording, and their width and height in mm."""
    spans, em = word_spans(wording), layout.size * MM_PER_PT
    lines = {
        (i, j): wording[spans[i][0] : spans[j - 1][1]]
        for i, j in combinations(range(len(spans) + 1), 2)
    }
    widths = {ends: book.width(line, layout.size, layout.weight) for ends, line in lines.items()}
    for breaks, width in narrow_columns(widths, len(spans)):
        if len(breaks) <= _LINES + 1:
            high = (len(breaks) - 1) * PITCH * em
            yield tuple(lines[ends] for ends in pairwise(breaks)), _up(width), _up(high)


def _up(length: float) -> float:
    return math.ceil(length / STEP - 1e-6) * STEP


# -- places ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Places:
    """The boxes in which a wording in these lines may stand on a face, at one turn."""

    face: Face
    turn: Turn
    lines: tuple[str, ...]
    boxes: _Boxes


def _some(places: Sequence[_Places], text: Description, dice: random.Random) -> Iterator[Phrase]:
    """Yield decoys in some of the places."""
    ends = list(accumulate((len(one.boxes) for one in places), initial=0))
    for number in dice.sample(range(ends[-1]), min(ends[-1], _PLACES)):
        index = bisect_right(ends, number) - 1
        one = places[index]
        left, top, right, bottom = one.boxes[number - ends[index]].tolist()
        box = Box(left, top, right - left, bottom - top)
        yield Phrase(
            (text.game,), one.face, one.turn, box, one.lines, right_to_left=text.right_to_left
        )


def _places(layout: Layout, text: Description, wording: str, book: FontBook) -> Iterator[_Places]:
    """Yield where nothing else is printed and no pile shows the wording in its column."""
    panel = layout.panel
    faces: tuple[Face, ...] = ("back", "left", "right") if panel.flap else ("back",)
    for lines, width, height in _settings(wording, layout, book):
        for face in faces:
            room = panel.room(face)
            print_there = _print_on(layout, face)
            for turn in _TURNS:
                across, down = (width, height) if turn in (0, 180) else (height, width)
                xs = np.arange(room.x, room.right - across + 1e-6, _PITCH)
                ys = np.arange(room.y, room.bottom - down + 1e-6, _PITCH)
                x, y = (grid.ravel() for grid in np.meshgrid(xs, ys))
                boxes = np.stack([x, y, x + across, y + down], axis=1)
                boxes = boxes[_apart(_expanded(boxes, around_piece(turn, tab=True)), print_there)]
                boxes = boxes[_unseen(layout, boxes, face)]
                boxes = boxes[_no_doubt(layout, text.game, boxes, face, turn)]
                yield _Places(face, turn, lines, boxes)


def _print_on(layout: Layout, face: Face) -> list[Box]:
    """Return the boxes of what is printed on a face, pieces and all, with the gap around them."""
    panel = layout.panel
    corners: tuple[Corner, ...] = (1, 2, 3, 4, 5, 6) if panel.flap else (1, 2, 3, 4)
    boxes = [
        box for where, _, box in (mark_at(panel, corner) for corner in corners) if where == face
    ]
    boxes += [link_box(link) for link in layout.links if link.face == face]
    if layout.heading is not None and face == "back":
        boxes.append(layout.heading.box.expanded(_AROUND_HEADING))
    for phrase in (*layout.phrases, *layout.decoys):
        if phrase.face == face:
            left, up, right, down = around_piece(
                phrase.turn, tab=len(phrase.ends) < len(phrase.games)
            )
            box = phrase.box
            boxes.append(
                Box(box.x - left, box.y - up, box.width + left + right, box.height + up + down)
            )
    return [box.expanded(APART) for box in boxes]


def _apart(boxes: _Boxes, others: Iterable[Box]) -> _Flags:
    apart = np.ones(len(boxes), bool)
    for other in others:
        apart &= _beside(boxes, other, 0)
    return apart


def _unseen(layout: Layout, boxes: _Boxes, face: Face) -> _Flags:
    """Return which boxes on a face are hidden or outside the reading column, in every pile of cards."""
    panel = layout.panel
    unseen = np.ones(len(boxes), bool)
    for pile in layout.piles:
        if len(pile.cards) == 1:
            continue
        covers = [
            panel.outline(card.fold).mapped(moved(card.x, card.y) @ panel.view(card.turn))
            for card in pile.cards
        ]
        for number, card in enumerate(pile.cards):
            folded = FOLDED_FACES[card.fold]
            if face != "back" and face not in folded:
                continue
            seen = _on_table(boxes, card, layout)
            hidden = _beside(seen, pile.column, CLEARANCE)
            for above, cover in enumerate(covers[number + 1 :], 1):
                hidden |= _inside(seen, cover.expanded(-CLEARANCE * above))
            if face == "back" and "left" in folded:
                hidden |= boxes[:, 2] + HEM <= 2 * panel.flap
            if face == "back" and "right" in folded:
                hidden |= boxes[:, 0] - HEM >= panel.width - 2 * panel.flap
            unseen &= hidden
    return unseen


def _no_doubt(layout: Layout, game: str, boxes: _Boxes, face: Face, turn: Turn) -> _Flags:
    """Return which boxes nobody takes for the next phrase of the game's pile."""
    clear = np.ones(len(boxes), bool)
    edge = 2 if any(phrase.right_to_left for phrase in layout.phrases_of(game)) else 0
    pile = next(pile for pile in layout.piles if pile.game == game)
    steps = list(zip(pile.cards, layout.phrases_of(game), strict=True))
    for (below, phrase), (card, after) in pairwise(steps):
        if card.turn != turn or (face != "back" and face not in FOLDED_FACES[card.fold]):
            continue
        before, next_one = (
            _on_table(np.array([[p.box.x, p.box.y, p.box.right, p.box.bottom]]), laid, layout)[0]
            for p, laid in ((phrase, below), (after, card))
        )
        seen = _on_table(boxes, card, layout)
        way = abs(next_one[edge] - before[edge]) + next_one[1] - before[3]
        down = seen[:, 1] - before[3]
        clear &= (down <= -1) | (np.abs(seen[:, edge] - before[edge]) + down >= way + DOUBT)
    return clear


def _on_table(boxes: _Boxes, card: CardPosition, layout: Layout) -> _Boxes:
    """Return boxes of the panel as they lie on the table."""
    m = moved(card.x, card.y) @ layout.panel.view(card.turn)
    ends = [
        (
            m.a * boxes[:, i] + m.c * boxes[:, i + 1] + m.e,
            m.b * boxes[:, i] + m.d * boxes[:, i + 1] + m.f,
        )
        for i in (0, 2)
    ]
    (x0, y0), (x1, y1) = ends
    return np.stack(
        [np.minimum(x0, x1), np.minimum(y0, y1), np.maximum(x0, x1), np.maximum(y0, y1)], axis=1
    )


def _expanded(boxes: _Boxes, sides: tuple[float, float, float, float]) -> _Boxes:
    grown: _Boxes = boxes + np.array([-sides[0], -sides[1], sides[2], sides[3]])
    return grown


def _beside(boxes: _Boxes, other: Box, apart: float) -> _Flags:
    return (
        (boxes[:, 2] + apart <= other.x)
        | (boxes[:, 0] >= other.right + apart)
        | (boxes[:, 3] + apart <= other.y)
        | (boxes[:, 1] >= other.bottom + apart)
    )


def _inside(boxes: _Boxes, other: Box) -> _Flags:
    return (
        (boxes[:, 0] >= other.x)
        & (boxes[:, 1] >= other.y)
        & (boxes[:, 2] <= other.right)
        & (boxes[:, 3] <= other.bottom)
    )
