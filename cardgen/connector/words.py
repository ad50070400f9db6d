"""The words of a text: the parts that stay whole in lines and phrases.

BudouX has learnt where words end in Thai and Chinese, which have no blanks between them.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Literal

Span = tuple[int, int]
"""Start and end of a word in its text."""

BREAK = "\u200b"
"""A blank without width (ZERO WIDTH SPACE): it parts words in scripts without blanks."""

_THAI = re.compile(r"[\u0e01-\u0e5b]+")
_KANA = re.compile(r"[\u3041-\u30ff]")

_STANDS_ALONE = frozenset("&@#%*+=")
"""Punctuation that may begin or end a line."""


@lru_cache(maxsize=4096)
def word_spans(text: str) -> tuple[Span, ...]:
    """Return where the words of `text` are: between its blanks and breaks, but no mark by itself.

    A mark that has blanks around it, such as a dash or a French colon, belongs to the word before
    it; an opening one belongs to the word after it. Chinese and Japanese text is split wherever a
    line may be broken (UAX 14). Raises ModuleNotFoundError if the text is Chinese or Japanese and
    `uniseg` is not installed.
    """
    spans: list[Span] = []
    opens = False  # whether the last span waits for the word after it
    for start, end in _between_blanks(text):
        kind = _kind(text[start:end])
        if spans and (opens or kind == "closing"):
            spans[-1] = (spans[-1][0], end)
            opens = opens and kind != "word"
        else:
            spans.append((start, end))
            opens = kind != "word"
    return tuple(spans)


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of `text`: see `word_spans`."""
    return tuple(text[start:end] for start, end in word_spans(text))


def with_word_breaks(text: str) -> str:
    """Return `text` with a `BREAK` between Thai words, unless it has breaks of its own.

    Raises ModuleNotFoundError if the text is Thai and `budoux` is not installed.
    """
    if BREAK in text or not _THAI.search(text):
        return text
    import budoux

    parser = budoux.load_default_thai_parser()
    return _THAI.sub(lambda run: BREAK.join(parser.parse(run[0])), text)


def joint_of(text: str) -> str:
    """Return what stands between two words of a text: a blank, a break, or nothing."""
    if has_scripts_without_blanks(text):
        return ""
    return BREAK if BREAK in text else " "


@lru_cache(maxsize=64)
def whole_words(text: str) -> tuple[Span, ...]:
    """Return the words of `text` as readers see them: a Chinese one may be several of `word_spans`.

    In other scripts they are those of `word_spans`.
    """
    spans = word_spans(text)
    if not has_scripts_without_blanks(text) or _KANA.search(text):
        return spans
    import budoux

    parser = budoux.load_default_simplified_chinese_parser()
    if not _can_be_written(text, "gb2312") and _can_be_written(text, "big5"):
        parser = budoux.load_default_traditional_chinese_parser()
    ends = {*accumulate(map(len, parser.parse(text))), len(text)}
    words: list[Span] = []
    begin: int | None = None
    for start, end in spans:
        begin = start if begin is None else begin
        if end in ends or text[end] == " ":
            words.append((begin, end))
            begin = None
    return tuple(words)


def _can_be_written(text: str, encoding: str) -> bool:
    """Return whether the Chinese signs of `text` are among those of an encoding."""
    try:
        "".join(sign for sign in text if "\u4e00" <= sign <= "\u9fff").encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def direction(word: str) -> Literal["left", "right", ""]:
    """Return from which side a word is read; an empty text for numbers and marks alone."""
    if word.isascii():
        return "left" if any(map(str.isalpha, word)) else ""
    found = {unicodedata.bidirectional(character) for character in word}
    return "right" if found & {"R", "AL"} else "left" if "L" in found else ""


def reads_from_right(words: Iterable[str]) -> bool:
    """Return whether a text of these words is read from the right: at least half of them are."""
    sides = [direction(word) for word in words]
    return "right" in sides and sides.count("right") >= sides.count("left")


def has_scripts_without_blanks(text: str) -> bool:
    """Return whether `text` has characters between which a line may be broken without a blank."""
    return not text.isascii() and any(map(_is_wide, text))


def _between_blanks(text: str) -> Iterator[Span]:
    for match in re.finditer(f"[^ {BREAK}]+", text):
        if not has_scripts_without_blanks(match[0]):
            yield match.span()
            continue
        from uniseg.linebreak import line_break_boundaries

        start = 0
        for end in line_break_boundaries(match[0]):
            # Latin words keep their hyphens
            if end == len(match[0]) or (
                end and (_is_wide(match[0][end - 1]) or _is_wide(match[0][end]))
            ):
                yield match.start() + start, match.start() + end
                start = end


def _kind(part: str) -> str:
    """Return whether a part of a text is a word, or closing or opening punctuation."""
    if any(character.isalnum() or character in _STANDS_ALONE for character in part):
        return "word"
    categories = {unicodedata.category(character) for character in part}
    if categories <= {"Ps", "Pi"}:
        return "opening"
    thin = all(category.startswith("P") or category in ("Sk", "Sm") for category in categories)
    return "closing" if thin else "word"


def _is_wide(character: str) -> bool:
    wide = unicodedata.east_asian_width(character) in ("W", "F")
    return (
        wide
        and not unicodedata.name(character, "").startswith("HANGUL")
        and character.isprintable()
    )
