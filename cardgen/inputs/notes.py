"""The note on a card: a line in which ``{table}`` stands for a cell of the guest's row."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardgen.inputs.headings import fold

_COLUMN = re.compile(r"\{([^{}]*)\}")


def note_columns(note: str) -> tuple[str, ...]:
    """Return the columns that `note` names, as written."""
    return tuple(found.strip() for found in _COLUMN.findall(note))


def has_stray_brace(note: str) -> bool:
    """Return whether `note` has a brace that belongs to no column."""
    return not {"{", "}"}.isdisjoint(_COLUMN.sub("", note))


def fill_note(note: str, cells: Mapping[str, str]) -> str:
    """Return `note` with the `cells` of a row in it, by their folded titles.

    Parts of the note, separated by commas, are left out if all of their cells are blank.
    """

    def shown(part: str) -> bool:
        names = note_columns(part)
        return not names or any(cells.get(fold(name)) for name in names)

    parts = [part.strip() for part in note.split(",")]
    return ", ".join(
        _COLUMN.sub(lambda found: cells.get(fold(found[1]), ""), part)
        for part in parts
        if shown(part)
    )
