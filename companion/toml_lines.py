"""The line of each key in a TOML text, for messages about what is wrong in a file."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

KeyPath = tuple[str | int, ...]
"""The place of a value: keys from the top down; tables of an array and values of a list count from 1."""


def line_of(text: str, key: KeyPath) -> int | None:
    """Return the line of `key` in a valid TOML `text`, or of the nearest table around it."""
    lines = _key_lines(text)
    while key and key not in lines:
        key = key[:-1]
    return lines.get(key)


@lru_cache(maxsize=4)
def _key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line of each key in a valid TOML text; inner keys have the line of their table.

    The library's parser reports no positions. But it reads from left to right, so a statement ends with the
    first line up to which the text since the previous statement parses by itself.
    """
    lines: dict[KeyPath, int] = {}
    table: KeyPath = ()
    counts: Counter[KeyPath] = Counter()
    statement, start = "", 1
    for number, line in enumerate(text.split("\n"), 1):
        statement += line + "\n"
        try:
            part = tomllib.loads(statement)
        except (ValueError, RecursionError):
            continue
        if statement.lstrip().startswith("["):
            table = _header(part, counts)
            lines.setdefault(table, start)
            lines.setdefault(tuple(key for key in table if isinstance(key, str)), start)
            part = {}
        for path in _paths(part):
            lines.setdefault(table + path, start)
        statement, start = "", number + 1
    return lines


def _header(part: dict[str, Any], counts: Counter[KeyPath]) -> KeyPath:
    """Return the path of a header: it parses to empty tables inside each other.

    `counts` has the number of tables in each array so far.
    """
    path: KeyPath = ()
    while part:
        key, inner = part.popitem()
        path += (key,)
        if isinstance(inner, list):  # [[key]] opens another table of the array
            counts[path] += 1
            inner = inner[0]
        if counts[path]:
            path += (counts[path],)
        part = inner
    return path


def _paths(part: Mapping[str, Any]) -> Iterator[KeyPath]:
    for key, value in part.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, *path) for path in _paths(value))
