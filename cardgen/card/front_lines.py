"""The lines of the front panel: which contact lines there are, and where a line may be broken."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.contact import name_parts
from cardgen.inputs.profile import Profile

_SHORT_NAME = 24.0  # mm at 15 pt; such a name is not broken
_LONG_LINE = 36.0  # mm at 15 pt: wider than some columns of the card
_MUCH_NARROWER = 0.85
_LONG_PART = 46.0  # mm at the smallest size: as wide as a large name may be


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """Size in pt and weight of a text."""

    size: float
    weight: draw.Weight

    @property
    def em(self) -> float:
        """The size in mm."""
        return self.size * draw.MM_PER_PT


NARROW: dict[draw.Weight, draw.Weight] = {
    "regular": "condensed",
    "semibold": "condensed-semibold",
    "bold": "condensed-semibold",
    "serif-semibold": "condensed-semibold",
}
"""The condensed weight that replaces a weight before the type gets smaller."""
SMALLEST_NAME = TypeStyle(9.5, "condensed-semibold")
"""How the longest names are set."""


def line_parts(text: str) -> tuple[list[str], str]:
    """Return the parts of `text` that stay whole on a line, and what is between them.

    They are its words; of a Chinese or Japanese text without blanks, its characters with their
    punctuation.
    """
    parts = text.split()
    if len(parts) != 1 or text.isascii():
        return parts, " "
    (whole,) = parts
    wide = [unicodedata.east_asian_width(character) in ("W", "F") for character in whole]
    kinds = [unicodedata.category(character) for character in whole]
    cuts = [
        place
        for place in range(1, len(whole))
        if wide[place - 1]
        and kinds[place - 1] not in ("Ps", "Pi")
        and kinds[place] not in ("Pe", "Pf", "Po", "Lm", "Mn")
        and " SMALL " not in unicodedata.name(whole[place], "")
    ]
    return [whole[start:end] for start, end in pairwise([0, *cuts, len(whole)])], ""


def balanced_lines(book: FontBook, text: str, weight: draw.Weight, most: int) -> list[str]:
    """Return `text` broken into at most so many lines, the widest as narrow as possible."""
    parts, between = line_parts(text)
    words = [(word, book.rough_width(word, weight)) for word in parts]
    blank, room = book.rough_width(between, weight), max((width for _, width in words), default=0.0)
    # no line can be narrower than its share of all words and of the blanks that are left in lines
    shared = sum(width for _, width in words) + blank * (len(words) - most)
    room = max(room, 0.999 * shared / most)
    while True:
        lines: list[str] = []
        filled, wider = inf, inf  # of the last line; of the narrowest line that does not fit
        for word, width in words:
            longer = filled + blank + width
            if longer <= room:
                lines[-1], filled = f"{lines[-1]}{between}{word}", longer
            else:
                lines.append(word)
                filled, wider = width, min(wider, longer)
        if len(lines) <= most:
            return lines
        room = wider


def widest(lines: Iterable[str], book: FontBook, weight: draw.Weight) -> float:
    """Return about how wide the widest of some lines is, in em."""
    return max(book.rough_width(line, weight) for line in lines)


def name_lines(profile: Profile, book: FontBook, weight: draw.Weight) -> Sequence[str]:
    """Return a name broken after the given name, or after the family name if that is first.

    A short name is not broken. A long one is broken after a hyphen if that makes its lines much
    narrower, and one with a very long part where the lines are about equally long.
    """
    name, usual = profile.name, _unhyphenated_lines(profile, book, weight)
    usual_width = widest(usual, book, weight)
    if "-" not in name or usual_width * 15 * draw.MM_PER_PT <= _LONG_LINE:
        return usual
    cuts = [(name[:place], name[place:]) for place in range(2, len(name)) if name[place - 1] == "-"]
    best = min(cuts, key=lambda cut: widest(cut, book, weight), default=usual)
    return best if widest(best, book, weight) <= _MUCH_NARROWER * usual_width else usual


def three_name_lines(name: str, book: FontBook, weight: draw.Weight) -> Sequence[str]:
    """Return a long name in up to three lines, broken at blanks, and after hyphens if it must be.

    The widest line is as narrow as possible.
    """
    whole = balanced_lines(book, name, weight, 3)
    if "-" not in name or "- " in name:
        return whole
    at_hyphens = balanced_lines(book, name.replace("-", "- "), weight, 3)
    broken = [line.replace("- ", "-") for line in at_hyphens]
    narrow_enough = _MUCH_NARROWER * widest(whole, book, weight)
    return broken if widest(broken, book, weight) <= narrow_enough else whole


def _unhyphenated_lines(profile: Profile, book: FontBook, weight: draw.Weight) -> Sequence[str]:
    name = profile.name
    width = book.rough_width(name, weight)
    if " " not in name or width * 15 * draw.MM_PER_PT < _SHORT_NAME:
        return (name,)
    family, given = name_parts(profile)
    room = _LONG_PART / SMALLEST_NAME.em
    for first in (given, family):
        rest = name.removeprefix(first).strip()
        if first and rest and name == f"{first} {rest}":
            if width > room and widest((first, rest), book, SMALLEST_NAME.weight) > room:
                break
            return first, rest
    return balanced_lines(book, name, weight, 2)


def contact_lines(profile: Profile) -> list[tuple[str, str]]:
    """Return the contact lines and the field of each; web addresses without their scheme."""
    lines = [("phones", phone) for phone in profile.phones]
    lines += [("emails", email) for email in profile.emails]
    for url in profile.urls:
        bare = url.split("://", 1)[-1]
        lines.append(("urls", bare[:-1] if bare.count("/") == 1 and bare.endswith("/") else bare))
    lines += [("address", line) for line in profile.address]
    lines += [("note", profile.note)] if profile.note else []
    return lines


def broken_line(where: str, line: str) -> tuple[str, ...]:
    """Return a contact line of the field `where` in two: broken after @ or host, or halfway."""
    if where == "emails":
        first, at, rest = line.partition("@")
        return first + at, rest
    if where == "urls" and "/" in line[:-1]:
        first, slash, rest = line.partition("/")
        return first + slash, rest
    parts, between = line_parts(line)
    cuts = [(between.join(parts[:cut]), between.join(parts[cut:])) for cut in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(line,))
