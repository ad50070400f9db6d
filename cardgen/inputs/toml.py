"""Users' TOML files: a reader that knows the line of every key.

`read_toml` returns the whole file as a `TomlTable`. You get values by key and kind; the table notes
what is wrong, and `close` raises all faults at once.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from cardgen.inputs.faults import (
    Advice,
    Fault,
    InputFault,
    Source,
    by_line,
    did_you_mean,
    nearest,
    quoted,
)
from cardgen.inputs.textfile import read_text
from cardgen.inputs.validators import as_text
from companion.textfile import TextFileError
from companion.toml_reader import KeyPath, line_of, parse

_T = TypeVar("_T")

_TEXT = "a text in quotation marks"
_TOO_LONG = "a number of more than 40 digits"
_TEXTS = 'texts in quotation marks, such as ["one", "two"]'

_PATH_WITH_ESCAPES = re.compile(r"[A-Za-z]:[^\n]*[\b\f\t\n\r]")
"""What TOML makes of a path on Windows: some of its folders become control characters."""


def read_toml(path: Path) -> TomlTable:
    """Return the content of the TOML file at `path`.

    Raises InputFault, with the line, if it cannot be read or is not TOML.
    """
    return parse_toml(read_text(path), path)


def parse_toml(text: str, source: Source) -> TomlTable:
    """Return the content of `text`; `source` is its name in messages.

    Raises InputFault, in plain words and with the line, if it is not TOML.
    """
    try:
        return TomlTable(parse(text), (), _File(source, text))
    except TextFileError as error:
        raise InputFault.of(source, error.message, error.line) from None


@dataclass
class _File:
    """The whole file, the tables in use, and the faults by key, or `elsewhere`."""

    source: Source
    text: str
    tables: list[TomlTable] = field(default_factory=list)
    wrong: list[tuple[KeyPath, str, Advice]] = field(default_factory=list)
    elsewhere: list[Fault] = field(default_factory=list)


class TomlTable:
    """A table of a TOML file. You ask for values by key; a key that you don't ask for is a fault.

    For a missing or wrong value you get the default, and for such a table an empty one in which
    nothing is missing, so that each fault is reported once. A blank text counts as not given.
    `required` describes a value that must not be missing; `what` describes a right value.
    """

    def __init__(self, values: object, path: KeyPath, file: _File) -> None:
        self._given = isinstance(values, dict)
        self._values: Mapping[str, Any] = values if isinstance(values, dict) else {}
        self._path, self._file = path, file
        self._known: dict[str, None] = {}
        self._missing: dict[str, str] = {}
        file.tables.append(self)

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys of the table."""
        return tuple(self._values)

    def fault(self, message: str, *keys: str | int, advice: Advice = ()) -> None:
        """Note a fault of the value at `keys` from this table."""
        self._file.wrong.append(((*self._path, *keys), message, advice))

    def warning(self, message: str, *keys: str | int) -> Fault:
        """Return what is remarkable about the value at `keys`, to be reported at once."""
        return Fault(self._file.source, _shown((*self._path, *keys)), message)

    def missing(self, key: str, what: str) -> None:
        """Note that `key` has no value, and which value it needs."""
        if self._given:
            self._missing[key] = what

    def at_fault(self, key: str) -> bool:
        """Return whether the value for `key`, or anything in it, has a fault."""
        path = (*self._path, key)
        return key in self._missing or any(at[: len(path)] == path for at, *_ in self._file.wrong)

    def given(self, key: str) -> bool:
        """Return whether there is a value for `key`, right or wrong; a blank text is none."""
        value = self._values.get(key)
        return bool(value.strip()) if isinstance(value, str) else value is not None

    def check(
        self, action: Callable[[], _T], key: str, keys: Mapping[Source, str] | None = None
    ) -> _T | None:
        """Return what `action` returns; None if it raises faults, which are noted.

        Faults of other files keep their place. The others become faults of `key`, or of the key in
        `keys` for their source.
        """
        try:
            return action()
        except InputFault as error:
            for fault in error.faults:
                if isinstance(fault.source, Path):
                    self._file.elsewhere.append(fault)
                else:
                    message = f"{fault.key}: {fault.message}" if fault.key else fault.message
                    self.fault(message, (keys or {}).get(fault.source, key), advice=fault.advice)
            return None

    def close(self) -> None:
        """Raise InputFault with all faults of the file by line, then those of files it names."""
        file = self._file
        for table in file.tables:
            table._note_missing_and_unknown()
        faults = [
            Fault(file.source, _shown(at), why, line_of(file.text, at), advice=advice)
            for at, why, advice in file.wrong
        ]
        if faults := [*by_line(faults), *file.elsewhere]:
            raise InputFault(faults)

    def _note_missing_and_unknown(self) -> None:
        """Note unknown keys, and missing keys that are not just misspelt."""
        for key in [key for key in self._values if key not in self._known]:
            if near := nearest(key, self._known):
                self._missing.pop(near, None)
                hint = did_you_mean(key, [near])
            else:
                hint = self._place_of(key) or f"; known here: {', '.join(self._known)}"
            self.fault(f"unknown{hint}", key)
        for key, required in self._missing.items():
            self.fault(f"missing: {required}", key)

    def _place_of(self, key: str) -> str:
        """Return in brackets the table in which `key` is known; nothing if there is none."""
        for table in self._file.tables:
            if key in table._known:
                name = ".".join(part for part in table._path if isinstance(part, str))
                place = f"under [{name}]" if name else "at the top, before the first [table]"
                return f" here (it belongs {place})"
        return ""

    # -- values ------------------------------------------------------------------------------------

    def value(self, key: str, kinds: type | tuple[type, ...], what: str, required: str = "") -> Any:
        """Return the value for `key` if it is one of `kinds`, in words `what`; else None."""
        self._known[key] = None
        value = self._values.get(key)
        if not self.given(key):
            if required:
                self.missing(key, required)
            return None
        found = kind(value)
        if (
            isinstance(value, kinds)
            and (kinds is bool or not isinstance(value, bool))
            and found != _TOO_LONG
        ):
            return value
        self.fault(f"must be {what}, not {found}", key)
        return None

    def text(
        self, key: str, read: Callable[[str], Any] = as_text, what: str = _TEXT, required: str = ""
    ) -> Any:
        """Return the result of `read` for a stripped text; its `ValueError` is a fault."""
        value = self.value(key, str, what, required)
        return None if value is None else self._read(value.strip(), read, key)

    def texts(self, key: str, read: Callable[[str], Any] = as_text) -> tuple[Any, ...]:
        """Return texts without blank ones, from a list or from the lines of one text."""
        value = self.value(key, (str, list), _TEXTS) or []
        found: list[object] = []
        if isinstance(value, str):
            found = [
                self._read(line.strip(), read, key) for line in value.split("\n") if line.strip()
            ]
        else:
            for number, text in enumerate(value, 1):
                if not isinstance(text, str):
                    self.fault(f"must be {_TEXT}, not {kind(text)}", key, number)
                elif text.strip():
                    found.append(self._read(text.strip(), read, key, number))
        return tuple(each for each in found if each is not None)

    def _read(self, text: str, read: Callable[[str], Any], *keys: str | int) -> Any:
        try:
            return read(text)
        except ValueError as error:
            message = str(error)
            if _PATH_WITH_ESCAPES.match(text):
                message = "\\ has a meaning of its own in a text: write / in the path of a file"
            self.fault(message, *keys)
            return None

    def truth(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value: bool | None = self.value(key, bool, "true or false")
        return default if value is None else value

    def whole(self, key: str, least: int, most: int, default: int, required: str = "") -> int:
        """Return a whole number from `least` to `most`."""
        what = f"a whole number from {least} to {most}"
        value = self.value(key, int, what, required and f"{required}, {what}")
        return int(self._within(least, most, value, what, key, default))

    def number(
        self,
        key: str,
        least: float,
        most: float,
        default: float,
        required: str = "",
        of: str = " of mm",
    ) -> float:
        """Return a number from `least` to `most`, by default a length in mm."""
        what = f"a number{of} from {least:g} to {most:g}"
        value = self.value(key, (int, float), what, required and f"{required}, {what}")
        return float(self._within(least, most, value, what, key, default))

    def _within(
        self, least: float, most: float, value: float | None, what: str, key: str, default: float
    ) -> float:
        if value is None or least <= value <= most:
            return default if value is None else value
        self.fault(f"must be {what}, not {value}", key)
        return default

    def choice(
        self,
        key: str,
        options: Sequence[object],
        default: Any,
        what: str = "",
        required: bool = False,
    ) -> Any:
        """Return one of `options`, texts in lower case or numbers."""
        what = what or f"one of {', '.join(map(str, options))}"
        value = self.value(key, (str, int), what, what if required else "")
        bare = value.strip().lower() if isinstance(value, str) else value
        if bare is None or bare in options:
            return default if bare is None else bare
        near = did_you_mean(str(bare), map(str, options))
        self.fault(f"{quoted(str(bare))} is not {what}{near}", key)
        return default

    # -- tables ------------------------------------------------------------------------------------

    def table(self, key: str, what: str = "", required: bool = False) -> TomlTable:
        """Return the table called `key`, called `what` in messages."""
        what = what or f"a table: write [{key}] on a line of its own, its keys below"
        return self.inner(self.value(key, dict, what, what if required else ""), key)

    def tables(self, key: str) -> list[TomlTable]:
        """Return the tables of the array called `key`."""
        what = f"written [[{key}]] on a line of its own, once for each, its keys below"
        tables = self.value(key, list, what) or []
        if any(not isinstance(table, dict) for table in tables):
            self.fault(f"must be {what}", key)
            return []
        return [self.inner(table, key, number) for number, table in enumerate(tables, start=1)]

    def inner(self, values: object, *keys: str | int) -> TomlTable:
        """Return `values` as the table at `keys`; if it is not a table, an empty one."""
        return TomlTable(values, (*self._path, *keys), self._file)


def kind(value: object) -> str:
    """Return what a TOML value is, in words."""
    # Python refuses to write those with thousands
    if isinstance(value, int) and abs(value) >= 10**40:
        return _TOO_LONG
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


def _shown(path: KeyPath) -> str:
    parts = (
        f"[{key}]" if isinstance(key, int) else f".{key if _BARE.fullmatch(key) else quoted(key)}"
        for key in path
    )
    return "".join(parts).removeprefix(".")


_BARE = re.compile(r"[A-Za-z0-9_-]{1,40}")
