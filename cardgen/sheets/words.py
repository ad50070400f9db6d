"""What sheets say: no sentence of theirs stands in code."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.data import FOLDER

Entry = tuple[str, str]
"""A title, and what is said below or behind it."""
Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of a sheet by their keys.

    A name in a list, or in place of one, stands for what the table `shared` has under it.
    """

    table: Mapping[str, Any]
    shared: Mapping[str, Any]

    def __getitem__(self, key: str) -> str:
        return str(self.table[key])

    def part(self, key: str) -> SheetWords:
        """Return the words of a part of the sheet."""
        return SheetWords(self.table[key], self.shared)

    def parts(self, key: str) -> tuple[SheetWords, ...]:
        """Return the words of parts that follow each other."""
        return tuple(SheetWords(table, self.shared) for table in self.table[key])

    def lines(self, key: str) -> tuple[str, ...]:
        """Return a list of sentences."""
        found = self.table[key]
        return tuple(self.shared[found] if isinstance(found, str) else found)

    def rows(self, key: str) -> tuple[Row, ...]:
        """Return a list of rows, each of several texts."""
        return tuple(self._rows(self.table[key]))

    def entries(self, key: str) -> tuple[Entry, ...]:
        """Return a list of titles with what is said of each."""
        return tuple((title, said) for title, said in self.rows(key))

    def by_name(self, key: str) -> Mapping[str, str]:
        """Return texts by what they are about."""
        return dict(self.table[key])

    def _rows(self, items: Sequence[str | Sequence[str]]) -> Iterator[Row]:
        for item in items:
            if not isinstance(item, str):
                yield tuple(item)
            else:
                yield from self._rows(self.shared[item])


@cache
def sheet_words(name: str) -> SheetWords:
    """Return the words in the file `name` of `layouts/words`."""
    table = FOLDER.read(f"layouts/words/en/{name}.toml", _read)
    return SheetWords(table, table.get("shared", {}))


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
