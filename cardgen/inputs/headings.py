"""Usual headings of guest lists in English and eleven other languages, and the fields they mean."""

import re
import unicodedata
from functools import cache
from itertools import chain

from cardgen.data import read_table

IGNORED = "-"
"""Instead of a field: the column is left out."""

_FULL_OR_FAMILY = "nom, naam, namn"
_FULL_OR_GIVEN = "nombre, nome, ad, имя, 이름"
"""Words for a full name; beside a column for the other part they mean the one part."""
_SEAT_OR_CITY = "plaats"
"""Dutch for a seat; beside a postcode it means the city."""


def fold(title: str) -> str:
    """Return `title` without case, accents, blanks and marks, in which equal titles may differ."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    return re.sub(
        r"[\s_.:()/*-]+", "", "".join(sign for sign in plain if not unicodedata.combining(sign))
    )


def _folded(words: str) -> list[str]:
    return fold(words).split(",")


@cache
def words_of_lists() -> dict[str, dict[str, list[str]]]:
    """Return what guest lists call things: headings by field, countries by language."""
    return read_table("layouts/guest_lists.toml")


def usual_headings() -> tuple[str, ...]:
    """Return all usual headings as people write them, in lower case."""
    return tuple(chain(*words_of_lists()["headings"].values()))


@cache
def _fields() -> dict[str, str]:
    """Return the fields that usual headings mean, by the folded heading."""
    headings = words_of_lists()["headings"]
    return {fold(word): field for field, words in headings.items() for word in words}


def usual_field(title: str, others: set[str]) -> str | None:
    """Return the field that a folded `title` usually means; None if it is no usual heading.

    `others` are the folded titles beside it.
    """
    known = {_fields().get(other, other) for other in others}
    if title in _folded(_FULL_OR_FAMILY) or (title == "name" and "given_name" in known):
        return "family_name" if "given_name" in known else "name"
    if title in _folded(_FULL_OR_GIVEN):
        return "given_name" if "family_name" in known else "name"
    if title == _SEAT_OR_CITY and "postcode" in known:
        return "city"
    return _fields().get(title)
