"""Fits text into a width: shrinks it to a minimum, then raises an error. Never clips."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import CAP_HEIGHT, FontBook, MissingGlyphError
from cardgen.drawing.ink import BLACK, Ink

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a translator lets a word be divided; it is drawn only where it is."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""It stands for a character that no font has: a symbol still tells whose grid it is."""
_SHORT_LAST = 0.25  # of the room: a last line below it is short


class TextTooLongError(ValueError):
    """A text that does not fit at its smallest allowed size."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set: its size and smallest size (pt), weight and letter-spacing (pt).

    `narrow` is the weight to use before the smallest size is reached.
    """

    size: float
    smallest: float
    weight: draw.Weight = "regular"
    narrow: draw.Weight | None = None
    spacing: float = 0


class TextSetting(NamedTuple):
    """The size (pt), weight and letter-spacing (pt) at which a text fits."""

    size: float
    weight: draw.Weight
    spacing: float


def fit(book: FontBook, text: str, room: float, style: TextStyle) -> TextSetting:
    """Return the largest setting at which `text` is no wider than `room` mm.

    Raises TextTooLongError if there is none, MissingGlyphError if no font has a character.
    """
    setting = largest_fit(book, [text], room, style)
    if setting is None:
        width = book.width(text, style.smallest, style.narrow or style.weight)
        raise TextTooLongError(
            f"'{text}' is {width:.1f} mm wide at {style.smallest:g} pt, the smallest size here, "
            f"and there is room for {room:.1f} mm: shorten it"
        )
    return setting


def largest_fit(
    book: FontBook, lines: Sequence[str], room: float, style: TextStyle
) -> TextSetting | None:
    """Return the largest setting at which all `lines` fit, or None if the smallest is too large."""
    best = None
    for weight in (style.weight, style.narrow):
        if weight is None:
            continue
        width = max(book.width(line, style.size, weight, style.spacing) for line in lines)
        size = style.size if width <= room else _floor(style.size * room / width)
        if size >= style.smallest and (best is None or size > best.size):
            best = TextSetting(size, weight, style.spacing * size / style.size)
            if size >= style.size * 0.85:  # slightly smaller looks better than condensed
                break
    return best


def set_line(
    book: FontBook,
    text: str,
    x: float,
    y: float,
    room: float,
    style: TextStyle,
    ink: Ink,
    anchor: draw.Anchor = "start",
) -> draw.Text:
    """Return `text` on the baseline (x, y), shrunk to `room` mm if need be; raises as `fit`."""
    setting = fit(book, text, room, style)
    return draw.Text(x, y, text, setting.size, ink, setting.weight, anchor, setting.spacing)


def wrap(
    book: FontBook,
    text: str,
    room: float,
    size: float,
    weight: draw.Weight = "regular",
    *,
    even: bool = True,
) -> list[str]:
    """Break `text` at blanks into the fewest lines of `room` mm, `even` ones equally long.

    Others fill the room, except as far as that would leave a short last line. Words are divided at
    soft hyphens. A word that is wider even so gets its own line.
    """
    lines = _greedy(book, text, room, size, weight)
    if len(lines) < 2:
        return lines
    if not even:
        return _longer_last_line(book, text, lines, room, size, weight)
    mean = book.width(without_soft_hyphens(text), size, weight) / len(lines)

    def too_narrow(by: int) -> bool:
        tighter = _greedy(book, text, room - by, size, weight)
        return len(tighter) > len(lines) or not all(
            book.fits(line, room - by, size, weight) for line in tighter
        )

    # in steps of 1 mm, not below the mean without a blank's width: so many lines could not hold the
    # text
    narrower = range(1, max(1, int(room - mean + size * draw.MM_PER_PT) + 2))
    by = bisect_left(narrower, True, key=too_narrow)
    return _greedy(book, text, room - by, size, weight) if by else lines


def printable(text: str, book: FontBook) -> str:
    """Return a text with � for what no font has."""
    known = ""
    for character in text:
        try:
            book.face_for(character, "regular")
            known += character
        except MissingGlyphError:
            known = known.removesuffix(REPLACEMENT) + REPLACEMENT
    return known


def leading(size: float, ratio: float = 1.3) -> float:
    """Return the height in mm of a line of `size` pt."""
    return size * draw.MM_PER_PT * ratio


def text_lines(
    book: FontBook,
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    step: float | None = None,
    ink: Ink = BLACK,
    weight: draw.Weight = "regular",
    anchor: draw.Anchor = "start",
) -> list[draw.Text]:
    """Return `text` in lines of `room` mm, `step` mm apart, the first on the baseline (x, y)."""
    step = leading(size) if step is None else step
    return [
        draw.Text(x, y + index * step, line, size, ink, weight, anchor)
        for index, line in enumerate(wrap(book, text, room, size, weight))
    ]


def centred_lines(
    book: FontBook,
    text: str,
    x: float,
    middle: float,
    room: float,
    size: float,
    ink: Ink = BLACK,
    anchor: draw.Anchor = "start",
) -> list[draw.Text]:
    """Return `text` in lines of `room` mm, centred vertically on the level `middle`."""
    above = leading(size) * (len(wrap(book, text, room, size)) - 1) / 2
    return text_lines(
        book, text, x, middle + cap_height(size) / 2 - above, room, size, ink=ink, anchor=anchor
    )


def centred_text(
    x: float,
    y: float,
    words: str,
    size: float,
    ink: Ink = BLACK,
    weight: draw.Weight = "semibold",
    anchor: draw.Anchor = "middle",
) -> draw.Text:
    """Return `words` on one line; the middle of its capitals is on the level `y`."""
    return draw.Text(x, y + cap_height(size) / 2, words, size, ink, weight, anchor)


def signed(number: int) -> str:
    """Return a number with its sign, such as +3 or −2."""
    return f"{number:+d}".replace("-", "−")


_CURLY = (
    (r"(?<!\w)-(?=\d)", "−"),
    (r"(?<![\w.,;:!?)])'(?=\w)", "‘"),
    ("'", "’"),
    (r'(?<![\w.,;:!?)])"(?=\w)', "“"),
    (r'"(?!\w)', "”"),
)


def typographic(text: str) -> str:
    """Return a text that is typed plainly as print has it: curly quotes, a true minus."""
    for typed, printed in _CURLY:
        text = re.sub(typed, printed, text)
    return text


def without_soft_hyphens(text: str) -> str:
    """Return a text as it is where no word is divided, with one blank between its words."""
    return " ".join(_words(text.replace(SOFT_HYPHEN, "")))


def _longer_last_line(
    book: FontBook, text: str, lines: list[str], room: float, size: float, weight: draw.Weight
) -> list[str]:
    """Return the `lines` of a text broken earlier, if need be, so that the last is not short."""
    narrower, found = room, lines
    while book.width(found[-1], size, weight) < _SHORT_LAST * room:
        narrower -= 1
        found = _greedy(book, text, narrower, size, weight)
        if len(found) > len(lines) or narrower < _SHORT_LAST * room:
            return lines
    return found


def _words(text: str) -> list[str]:
    """Split `text` at blanks, but not at no-break spaces."""
    return [word for word in text.split(" ") if word]


def _greedy(book: FontBook, text: str, room: float, size: float, weight: draw.Weight) -> list[str]:
    lines: list[str] = []

    def begun(before: str, word: str) -> tuple[str, str] | None:
        """Return a line with as much of a word as fits behind what is `before`, and its rest."""
        parts = word.split(SOFT_HYPHEN)
        for end in range(len(parts), 0, -1):
            line = f"{before}{''.join(parts[:end])}{'-' if end < len(parts) else ''}"
            if book.fits(line, room, size, weight):
                return line, SOFT_HYPHEN.join(parts[end:])
        return None

    for word in _words(text):
        rest = word
        if lines and (found := begun(f"{lines[-1]} ", rest)):
            lines[-1], rest = found
        while rest:
            line, rest = begun("", rest) or (rest.replace(SOFT_HYPHEN, ""), "")
            lines.append(line)
    return lines


def set_in_one_or_two_lines(
    book: FontBook, text: str, room: float, style: TextStyle
) -> tuple[list[str], TextSetting]:
    """Set `text` in one line or, if that would make it small, in two of about equal length.

    Raises TextTooLongError if it is too wide even in two lines at the smallest size.
    """
    whole = largest_fit(book, [text], room, style)
    if whole is not None and whole.size >= style.size * 0.75:
        return [text], whole
    two = fit_in_two_lines(book, text, room, style)
    if two and (whole is None or two[1].size > whole.size):
        return two
    return [text], fit(book, text, room, style)


def fit_in_two_lines(
    book: FontBook, text: str, room: float, style: TextStyle
) -> tuple[list[str], TextSetting] | None:
    """Return `text` in two lines, as large as possible; None if they are too wide.

    It is broken at a blank or, where that does not help, behind a hyphen.
    """
    for mark in (" ", "-"):
        options = [
            (lines, setting)
            for place, letter in enumerate(text[1:-1], start=1)
            if letter == mark
            and (lines := [text[: place + (mark == "-")], text[place + 1 :]])
            and (setting := largest_fit(book, lines, room, style))
        ]
        if options:
            return max(options, key=lambda option: option[1].size)
    return None


def cap_height(size: float) -> float:
    """Return the height in mm of capital letters and digits at `size` pt."""
    return CAP_HEIGHT * size * draw.MM_PER_PT


def _floor(size: float) -> float:
    return int(size * 10 + 1e-6) / 10
