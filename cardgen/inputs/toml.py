"""TOML files as users write them: what is wrong with one is told by line and key."""

from __future__ import annotations

import datetime
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgen.inputs.faults import Fault, InputFault, quoted

KeyPath = tuple[str | int, ...]
"""Where a value stands: keys from the top down; tables of an array and values of a list count from 1."""


def parsed(path: Path, text: str) -> dict[str, Any]:
    """Return what the TOML `text` of the file at `path` holds.

    Raises:
        InputFault: it is no TOML, with the line.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).rpartition(" (at ")
        line = re.match(r"line ([0-9]+), column ([0-9]+)", place)
        number = int(line[1]) if line else len(text.rstrip().split("\n"))
        column = f" in column {line[2]}" if line else " at the end of the file"
        hint = "; texts stand in quotation marks" if what == "Invalid value" else ""
        raise InputFault([Fault(f"{path}:{number}", None, f"is not TOML: {what}{column}{hint}")]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets in brackets
        message = "is nested too deeply, or holds a number too long to be read"
        raise InputFault([Fault(str(path), None, message)]) from None


def faults_of(path: Path, text: str, wrong: Iterable[tuple[KeyPath, str]]) -> list[Fault]:
    """Return what is `wrong` with which key of the valid TOML `text` as faults, in the order of the file.

    What is missing has the line of the table that lacks it, if it has one, else none.
    """
    lines = _key_lines(text)
    placed = [(_line_of(lines, key), key, message) for key, message in wrong]
    placed.sort(key=lambda fault: fault[0])
    return [
        Fault(f"{path}:{line}" if line else str(path), _shown(key), message) for line, key, message in placed
    ]


def with_lines(faults: Iterable[Fault], text: str, keys: Mapping[str, KeyPath]) -> list[Fault]:
    """Return `faults`, which tell the field of a file alone, with the line that it has in the TOML `text`.

    `keys` says where those fields stand that are not called like their keys. They are sorted by line.
    """
    lines = _key_lines(text)

    def line_of(fault: Fault) -> int:
        name = fault.field or ""
        return _line_of(lines, keys.get(name, (name,)))

    placed = sorted(((line_of(fault), fault) for fault in faults), key=lambda one: one[0])
    return [replace(fault, where=f"{fault.where}:{line}") if line else fault for line, fault in placed]


def kind(value: object) -> str:
    """Say what a TOML value is."""
    kinds = {
        str: "a text",
        bool: "true or false",
        int: "a number",
        float: "a number",
        list: "a list",
        dict: "a table",
        datetime.time: "a time of day",
    }
    return kinds.get(type(value), "a date or time")


def _line_of(lines: Mapping[KeyPath, int], key: KeyPath) -> int:
    """Return the line of `key`, or of the nearest that it stands in; 0 for what stands nowhere."""
    while key and key not in lines:
        key = key[:-1]
    return lines.get(key, 0)


def _shown(path: KeyPath) -> str:
    parts = (
        f"[{key}]" if isinstance(key, int) else f".{key if _BARE.fullmatch(key) else quoted(key)}"
        for key in path
    )
    return "".join(parts).removeprefix(".")


_BARE = re.compile(r"[A-Za-z0-9_-]{1,40}")


def _key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line on which each key of a valid TOML text is given; inner keys where their table has it.

    The library's parser tells no positions. But it reads from left to right, so a statement ends with
    the first line up to which the text since the statement before parses by itself.
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
    """Return the path that a header leads to: it parses to empty tables inside each other.

    `counts` has how many tables of each array there are so far.
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
