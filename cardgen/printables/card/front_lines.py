"""The lines of the front panel: which contact lines there are, and where a line may be broken."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.contact import name_parts
from cardgen.inputs.profile import Profile

_SHORT_NAME = 24.0  # mm at 15 pt; such a name is not broken
_LONG_LINE = 36.0  # mm at 15 pt: wider than some columns of the card
_MUCH_NARROWER = 0.85


def halves(book: FontBook, text: str, weight: draw.Weight) -> tuple[str, ...]:
    """Return `text` broken where that makes the wider of two lines narrowest."""
    cuts = _cuts(text)
    return min(cuts, key=lambda cut: max(book.rough_width(part, weight) for part in cut), default=(text,))


def _cuts(text: str) -> list[tuple[str, str]]:
    """Return the ways to break `text` in two."""
    parts, between = line_parts(text)
    return [(between.join(parts[:cut]), between.join(parts[cut:])) for cut in range(1, len(parts))]


def line_parts(text: str) -> tuple[list[str], str]:
    """Return the parts of `text` that stay whole on a line, and what is between them.

    They are its words; of a Chinese or Japanese text without blanks, its characters with their punctuation.
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


def name_lines(profile: Profile, book: FontBook, weight: draw.Weight) -> tuple[str, ...]:
    """Return a name broken after the given name, or after the family name if that is first.

    A short name is not broken. A long one is broken after a hyphen if that makes its lines much narrower.
    """

    def width(lines: tuple[str, ...]) -> float:
        return max(book.rough_width(line, weight) for line in lines) * 15 * draw.MM_PER_PT

    name, usual = profile.name, _unhyphenated_lines(profile, book, weight)
    if "-" not in name or width(usual) <= _LONG_LINE:
        return usual
    cuts = [(name[:place], name[place:]) for place in range(2, len(name)) if name[place - 1] == "-"]
    best = min(cuts, key=width, default=usual)
    return best if width(best) <= _MUCH_NARROWER * width(usual) else usual


def _unhyphenated_lines(profile: Profile, book: FontBook, weight: draw.Weight) -> tuple[str, ...]:
    name = profile.name
    if " " not in name or book.rough_width(name, weight) * 15 * draw.MM_PER_PT < _SHORT_NAME:
        return (name,)
    family, given = name_parts(profile)
    for first in (given, family):
        rest = name.removeprefix(first).strip()
        if first and rest and name == f"{first} {rest}":
            return first, rest
    return halves(book, name, weight)


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
    """Return a contact line of the field `where` in two: after the @, after the host, or in the middle."""
    if where == "emails":
        first, at, rest = line.partition("@")
        return first + at, rest
    if where == "urls" and "/" in line[:-1]:
        first, slash, rest = line.partition("/")
        return first + slash, rest
    return min(_cuts(line), key=lambda cut: max(map(len, cut)), default=(line,))
