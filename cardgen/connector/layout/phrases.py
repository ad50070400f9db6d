"""Phrases: the word runs that each card of a pile may show, and their lines.

Lengths here are in em; multiply by the type size to get points.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise

from cardgen.connector.layout.line_breaks import narrow_columns
from cardgen.connector.layout.result import PITCH, SIGN, SIGN_GAP, HeadingBlock, Panel
from cardgen.connector.texts import Description, Seat, Texts
from cardgen.connector.words import has_scripts_without_blanks, word_spans
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import MM_PER_PT, Weight

SHORTEST, LONGEST = 0.5, 1.7
"""Length limits of a phrase in words, as multiples of the text's average phrase."""

SMALL = 3
"""A word this short must not end a phrase, unless it ends a sentence."""

SAME_HEAD, SAME_TAIL = 4, 3
"""Texts with this many equal words share their first or last phrase."""

Step = tuple[int, int]
"""A phrase's place: the index of its text and of the card in the pile."""

Seats = tuple[tuple[Seat, ...], ...]
"""The seats of each text's cards."""

Groups = tuple[tuple[Step, ...], ...]
"""Groups of steps; the steps of a group share one phrase."""


@dataclass(frozen=True, slots=True)
class WordRun:
    """The words from `start` to `end` - 1 of a text, in `lines` as narrow as their number allows.

    `width` is in em, signs included. `cut_penalty` rates the cut after the last word (0 to 2, low
    is good). `distinctive`: a word of the first line is printed nowhere else.
    """

    start: int
    end: int
    lines: tuple[str, ...]
    width: float
    cut_penalty: int
    distinctive: bool


@dataclass(frozen=True, slots=True)
class PhraseSlot:
    """A phrase to choose: the steps that share it, where it is read, and its possible word runs.

    Words are counted in the text of the first step; `shifts` is the offset of the same words in
    each step's text.
    """

    steps: tuple[Step, ...]
    shifts: tuple[int, ...]
    seat: Seat
    starts: tuple[str, ...]
    ends: tuple[str, ...]
    right_to_left: bool
    runs: tuple[WordRun, ...]

    def fitting(self, panel: Panel, size: float) -> list[tuple[WordRun, float, float]]:
        """Return the runs that fit on the face at `size` pt, with width and height in mm."""
        across, down = column(panel, self.seat)
        em = size * MM_PER_PT
        sized = ((run, run.width * em, len(run.lines) * PITCH * em) for run in self.runs)
        return [
            (run, width, height)
            for run, width, height in sized
            if width <= across + 1e-6 and height <= down + 1e-6
        ]


def column(panel: Panel, seat: Seat) -> tuple[float, float]:
    """Return the room for the lines of a phrase in mm, across and down as read."""
    room = panel.room(seat.face)
    return (room.width, room.height) if seat.turn in (0, 180) else (room.height, room.width)


@dataclass(frozen=True, slots=True)
class Problem:
    """What to lay out: `slots` of `texts`, read from `seats`, in type of this `size` in pt.

    One of `headings`, best first, is printed. If columns must be `narrow`, at most so many mm wide,
    more of them find room side by side; links may then be farther from their phrases.
    """

    texts: Texts
    seats: Seats
    slots: tuple[PhraseSlot, ...]
    panel: Panel
    size: float
    weight: Weight
    headings: tuple[HeadingBlock, ...] = ()
    narrow: float | None = None

    @property
    def fits(self) -> bool:
        """Whether each phrase by itself fits on its face."""
        return all(slot.fitting(self.panel, self.size) for slot in self.slots)


class PhraseSetter:
    """Cuts the texts into phrases and the phrases into lines, in one weight of type.

    `around` are words that may be printed on the cards too. Raises MissingGlyphError if no font has
    a character of the texts, and TimeoutError once no `seconds_left`: long texts take minutes.
    """

    def __init__(
        self,
        texts: Texts,
        book: FontBook,
        weight: Weight,
        around: Sequence[str] = (),
        seconds_left: Callable[[], float] = lambda: math.inf,
    ) -> None:
        self._seconds_left = seconds_left
        self._texts = texts
        self._words = [text.words for text in texts]
        self._around = _contexts(texts, around)
        self._width = cache(lambda line: book.line(line, weight).width)
        self._columns = cache(self._columns_of)
        self._slot = cache(self._slot_of)

    def groups(self, seats: Seats, heads: bool, tails: bool) -> Groups:
        """Return which steps share a phrase when the texts are read from `seats`.

        With `heads` texts share their first phrase, with `tails` their last one, if they can.
        """
        alike: dict[tuple[object, ...], list[Step]] = {}
        for t, places in enumerate(seats):
            for i, seat in enumerate(places):
                alone: tuple[object, ...] = (t, i)
                if len(places) > 1 and i == 0 and heads:
                    alone = ("head", self._words[t][:SAME_HEAD])
                if len(places) > 1 and i == len(places) - 1 and tails:
                    alone = ("tail", self._words[t][-SAME_TAIL:], seat.face, seat.turn)
                alike.setdefault(alone, []).append((t, i))
        return tuple(map(tuple, alike.values()))

    def slots(self, seats: Seats, groups: Groups) -> tuple[PhraseSlot, ...]:
        """Return a phrase slot for each of the groups."""
        firsts = ((group, *group[0]) for group in groups)
        return tuple(replace(self._slot(group), seat=seats[t][i]) for group, t, i in firsts)

    def _slot_of(self, steps: tuple[Step, ...]) -> PhraseSlot:
        """Return the slot of the steps, whatever the seat: the runs of words are the same."""
        first, step = steps[0]
        texts = [self._texts[t] for t, _ in steps]
        words = [self._words[t] for t, _ in steps]
        read = list(zip(texts, (i for _, i in steps), strict=True))
        starts = tuple(text.game for text, i in read if i == 0)
        ends = tuple(text.game for text, i in read if i == text.cards - 1)
        tail = step == texts[0].cards - 1 and step > 0
        shifts = tuple(len(own) - len(words[0]) if tail else 0 for own in words)
        allowed = [_spans(text, i) for text, i in read]
        runs: list[WordRun] = []
        for start, end in allowed[0]:
            spans = [(start + shift, end + shift) for shift in shifts]
            if any(
                span not in lengths or own[slice(*span)] != words[0][start:end]
                for own, span, lengths in zip(words, spans, allowed, strict=True)
            ):
                continue
            unique = self._unique([(t, *span) for (t, _), span in zip(steps, spans, strict=True)])
            if not unique and texts[0].cards > 1:
                continue
            last = words[0][end - 1]
            cut_penalty = _cut_penalty(last) if end < len(words[0]) else 0
            small = len(_bare(last)) <= SMALL and not has_scripts_without_blanks(last)
            if cut_penalty and small:
                continue
            for breaks, width in self._columns(first, start, end, len(starts), len(ends)):
                lines = tuple(
                    texts[0].words_from(start + i, start + j) for i, j in pairwise(breaks)
                )
                distinctive = any(start <= index < start + breaks[1] for index in unique)
                runs.append(WordRun(start, end, lines, width, cut_penalty, distinctive))
        return PhraseSlot(steps, shifts, Seat(), starts, ends, texts[0].right_to_left, tuple(runs))

    def _unique(self, spans: Sequence[tuple[int, int, int]]) -> set[int]:
        """Return which words of a run are printed nowhere else; `spans` has each of its uses."""
        t, start, end = spans[0]
        return {
            index
            for index in range(start, end)
            if self._around[t][index] <= {(text, first + index - start) for text, first, _ in spans}
        }

    def _columns_of(
        self, t: int, start: int, end: int, starts: int, ends: int
    ) -> list[tuple[tuple[int, ...], float]]:
        """Return breaks and width of a word run with `starts` signs before and `ends` after it."""
        if self._seconds_left() <= 0:
            raise TimeoutError
        text, sign, count = self._texts[t], SIGN + SIGN_GAP, end - start
        widths = {}
        for i, j in combinations(range(count + 1), 2):
            signs = (starts if i == 0 else 0) + (ends if j == count else 0)
            widths[i, j] = self._width(text.words_from(start + i, start + j)) + signs * sign
        return list(narrow_columns(widths, count))


def _spans(text: Description, step: int) -> list[tuple[int, int]]:
    """Return start and end of all runs of the right length for the phrase of `step`."""
    count, cards = len(word_spans(text.text)), text.cards
    if cards == 1:
        return [(0, count)]
    least = max(2, math.ceil(SHORTEST * count / cards))
    most = max(least, int(LONGEST * count / cards))
    after = cards - step - 1
    starts = [0] if step == 0 else range(step * least, min(step * most, count) + 1)
    return [
        (start, end)
        for start in starts
        for end in range(start + least, min(start + most, count) + 1)
        if after * least <= count - end <= after * most
    ]


def _contexts(texts: Texts, around: Sequence[str]) -> list[list[frozenset[Step]]]:
    """Return for each word of each text where its letters occur, in the texts and `around` them.

    One Latin letter counts as occurring everywhere.
    """
    parts = [*(text.words for text in texts), around]
    bare = {
        (t, index): _bare(word) for t, words in enumerate(parts) for index, word in enumerate(words)
    }
    everywhere = frozenset(bare)

    def places(part: str) -> frozenset[Step]:
        if not part or (part.isascii() and len(part) == 1):
            return everywhere
        return frozenset(place for place, other in bare.items() if part in other)

    return [
        [places(bare[t, index]) for index in range(len(words))]
        for t, words in enumerate(parts[:-1])
    ]


def _bare(word: str) -> str:
    """Return `word` in lower case without the punctuation around it."""
    letters = [index for index, sign in enumerate(word) if sign.isalnum()]
    return word[letters[0] : letters[-1] + 1].casefold() if letters else ""


def _cut_penalty(word: str) -> int:
    """Return the penalty of a cut after `word`: lowest after a sentence, low after a comma."""
    if word.rstrip("”’\"')»“」』）").endswith(tuple(".!?:;…。！？：；؟")):
        return 0
    return 1 if word.endswith((",", "、", "，", "،")) else 2
