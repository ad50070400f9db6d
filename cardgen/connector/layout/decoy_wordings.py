"""What decoys say: runs of words of other texts, and a text's own words in another order."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardgen.connector.layout.phrases import SMALL
from cardgen.connector.layout.result import Layout, Phrase
from cardgen.connector.texts import Description, Texts
from cardgen.connector.words import joint_of, whole_words, word_spans

_MADE_UP = 60  # wordings for a text
_RUN = range(2, 6)  # how many words of another text make a decoy
_RUNS = 24  # of each other text
_WORDS = (1, 1, 2, 2)  # how many words of each of two places make one of them
_MARKS = ".,:;!?…“”‘’\"'«»()"
_STOPS = ".,:;!?… \u00a0\u202f"


def runs_of_others(text: Description, texts: Texts, dice: random.Random) -> Iterator[str]:
    """Yield runs of words of other texts, if these share a word with `text`: of one language."""
    own = {word.casefold().strip(_MARKS) for word in text.words}
    for other in sorted(texts, key=lambda other: other.cards):
        words = {word.casefold().strip(_MARKS) for word in other.words}
        if other.game == text.game or not own & words:
            continue
        runs = [run for n in _RUN for run in _runs_of(other.text, n)]
        runs = [run for run in runs if run not in text.text and run not in text.decoys]
        yield from dice.sample(runs, min(len(runs), _RUNS))


def _runs_of(text: str, count: int) -> Iterator[str]:
    """Yield all runs of `count` words of a text."""
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


def dressed(words: str, phrases: Sequence[Phrase]) -> Iterator[str]:
    """Yield `words` so that they continue the sentences of a text cut into these phrases.

    First they begin and end like its last phrase; then they fit between two phrases, since they
    begin like the later one and end like the earlier one.
    """
    wordings = [" ".join(phrase.lines) for phrase in phrases]
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
        words = [line[a:b] for line in phrase.lines for a, b in word_spans(line)]
        if all(word.casefold().strip(_MARKS) in elsewhere for word in words):
            return False
    return True
