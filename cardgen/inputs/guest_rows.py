"""The rows of a guest list as they are read, and the file that they come from."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgen.inputs.faults import Fault
from cardgen.inputs.headings import fold, usual_field
from cardgen.inputs.profile import Profile
from cardgen.inputs.validators import Blank

SEATING = ("table", "seat", "diet")
"""Columns that are no part of a card: who sits where, for events and notes."""


class GuestFile(NamedTuple):
    """A file of guests and how to read it.

    `mapping` says what titles mean: a field such as ``given_name`` or ``phone 2``, or ``-`` to
    leave the column out. `decided` has fields of all cards that are not the profile's to say, such
    as a theme that the command line names: a blank cell leaves them. `names` is a file that settles
    names, if it is there. Relative paths in cells start in `folder`, usually the file's own.
    """

    path: Path
    mapping: tuple[tuple[str, str], ...] = ()
    blank: Blank = "profile"
    decided: Mapping[str, Any] = MappingProxyType({})
    names: Path | None = None
    folder: Path | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """A good row, which begins on a `line` of its own.

    `own` names the fields of `profile` that the row fills in, including the symbol's if its content
    comes from the row, and those that are decided for all; the others come from the base profile.
    `seating` has the row's table, seat and diet. `left_out` names lines that `profile` lacks
    because they do not fit.
    """

    line: int
    profile: Profile
    own: frozenset[str] = frozenset({"name"})
    seating: Mapping[str, str] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RowFaults:
    """A row that cannot be used, and why; `line` is as in `Guest`."""

    line: int
    faults: tuple[Fault, ...]
    seating: Mapping[str, str] = field(default_factory=dict)


class GuestList(NamedTuple):
    """The rows of a list, and what was `told` while they were read."""

    rows: Sequence[Guest | RowFaults]
    told: Sequence[str | Fault]

    @property
    def guests(self) -> list[Guest]:
        """The good rows."""
        return [row for row in self.rows if isinstance(row, Guest)]


_TABLE_SIGNS = ("", "t", "nr", "no", "table")
"""What may stand beside the number of a table, besides the usual headings of its column."""


def table_number(cell: str) -> int | None:
    """Return the number of a table, such as 3 for ``3`` and ``Table 3``.

    A cell with other words, such as ``VIP 3``, or with several numbers names no table.
    """
    found = re.fullmatch("([^0-9]*)([0-9]{1,9})([^0-9]*)", cell)
    if found is None:
        return None
    word = re.sub("(?<=.)(nr|no)$", "", fold(found[1] + found[3]).strip("#"))
    return int(found[2]) if word in _TABLE_SIGNS or usual_field(word, set()) == "table" else None
