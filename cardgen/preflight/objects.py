"""Looking up values in the objects of a PDF file.

Files come from anywhere: a value of the wrong type is taken as absent.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pikepdf

_DEEPEST_TREE = 50  # nodes above a page


def entry(holder: Any, key: str) -> Any:
    """Return what `holder` has under `key`, or None where it is no dictionary or hasn't it.

    The reader cannot look up a name whose bytes aren't UTF-8: what stands under one is passed over.
    """
    if isinstance(holder, (pikepdf.Dictionary, pikepdf.Stream)) and is_utf8(key):
        return holder.get(key)
    return None


def is_utf8(name: str) -> bool:
    """Tell whether `name` was decoded from UTF-8 (other bytes stand in it as surrogates)."""
    return name.isascii() or not any("\ud800" <= character <= "\udfff" for character in name)


def name_of(value: Any) -> str:
    """Return the name `value` without its slash, an empty text where it is none.

    Bytes that aren't UTF-8, as old programs write them, stay escaped.
    """
    if not isinstance(value, pikepdf.Name):
        return ""
    try:
        return str(value)[1:]
    except UnicodeDecodeError:
        return value.unparse().decode("latin-1")[1:]


def items(array: Any) -> list[Any]:
    """Return the members of `array`, none where it is no array."""
    return list(array) if isinstance(array, pikepdf.Array) else []


def numbers(array: Any, count: int | None = None) -> tuple[float, ...] | None:
    """Return `array` as numbers; None where it is none of just `count` numbers."""
    members = items(array)
    if not members or (count is not None and len(members) != count):
        return None
    if not all(isinstance(member, (int, float, Decimal)) for member in members):
        return None
    return tuple(map(float, members))


def number(value: Any, default: float) -> float:
    """Return `value` as a number, `default` where it is none."""
    return float(value) if isinstance(value, (int, float, Decimal)) else default


def inherited(page: Any, key: str) -> Any:
    """Return what a page has under `key`, or else what the nearest node above it in the page tree has."""
    for _ in range(_DEEPEST_TREE):
        value = entry(page, key)
        if value is not None or page is None:
            return value
        page = entry(page, "/Parent")
    return None
