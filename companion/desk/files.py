"""What a desk asks of the files in which its record is."""

from __future__ import annotations

from typing import Protocol


class RecordFiles(Protocol):
    """Where the record of a table is on disk, beyond its lines."""

    @property
    def file_name(self) -> str:
        """The name of the file, without its folder."""

    @property
    def fault(self) -> str | None:
        """Why the file takes no more statements; None if nobody has deleted or changed it."""

    def save_as(self, name: str) -> None:
        """Write the whole game to another file, by default in the same folder, and go on there.

        Raises OSError if that fails, ValueError if the name is impossible.
        """

    def begin_anew(self, record: str) -> None:
        """Begin another file with a record, and go on there; raises OSError if that fails."""
