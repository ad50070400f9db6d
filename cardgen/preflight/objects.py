"""Looks up values in the objects of a PDF file.

Files come from anywhere: a value of the wrong type is treated as absent.
"""

from decimal import Decimal
from typing import Any

import pikepdf

_DEEPEST_TREE = 50  # nodes above a page


def entry(holder: Any, key: str) -> Any:
    """Return the value of `holder` under `key`, or None if there is none."""
    return holder.get(key) if isinstance(holder, (pikepdf.Dictionary, pikepdf.Stream)) else None


def name_of(value: Any) -> str:
    """Return the name `value` without its slash, an empty text if it is not a name.

    Bytes that aren't UTF-8, as old programs write them, stay escaped.
    """
    if not isinstance(value, pikepdf.Name):
        return ""
    try:
        return str(value)[1:]
    except UnicodeDecodeError:
        return value.unparse().decode("latin-1")[1:]


def items(array: Any) -> list[Any]:
    """Return the members of `array`, none if it is not an array."""
    return list(array) if isinstance(array, pikepdf.Array) else []


def numbers(array: Any, count: int) -> tuple[float, ...] | None:
    """Return `array` as numbers; None unless it consists of `count` numbers."""
    members = items(array)
    right = len(members) == count and all(isinstance(m, (int, float, Decimal)) for m in members)
    return tuple(map(float, members)) if right else None


def number(value: Any, default: float) -> float:
    """Return `value` as a number, `default` if it is not one."""
    return float(value) if isinstance(value, (int, float, Decimal)) else default


def inherited(page: Any, key: str) -> Any:
    """Return the value of a page under `key`, or of the nearest node above it in the page tree."""
    for _ in range(_DEEPEST_TREE):
        value = entry(page, key)
        if value is not None or page is None:
            return value
        page = entry(page, "/Parent")
    return None
