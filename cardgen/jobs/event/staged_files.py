"""New files of a run, kept apart until all are made: then all of them appear, or none."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import TracebackType

from cardgen.inputs.faults import InputFault
from cardgen.output import LOCK, HiddenFolder
from cardgen.processes import uninterrupted


class StagedFiles(HiddenFolder):
    """A hidden folder for new files; `put_in_place` moves them. Leaving the block removes the rest.

    Raises:
        InputFault: `folder` cannot be made or written into: one complaint, not one for each file.
    """

    def __enter__(self) -> StagedFiles:
        try:
            self.make()
        except OSError as error:
            self.remove()
            raise _unwritable(self.folder, error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.remove()

    def path(self, name: str) -> Path:
        """Return the new file called `name`, else the one in the folder."""
        new = self.place / name
        return new if new.exists() else self.folder / name

    def final(self, path: Path) -> Path:
        """Return where a new file will be."""
        return self.folder / path.relative_to(self.place)

    def put_in_place(self) -> None:
        """Move all new files to where they belong.

        Raises:
            InputFault: one of them cannot be put there; found out before any is moved, if it can
                be.
        """
        new = sorted(path for path in self.place.rglob("*") if path.is_file() and path.name != LOCK)
        moves = [(path, self.final(path)) for path in new]
        with uninterrupted():
            for _, target in moves:
                try:
                    target.parent.mkdir(parents=True, exist_ok=True)
                    if target.is_dir():
                        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
                    if not os.access(target.parent, os.W_OK):
                        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
                except OSError as error:
                    raise _unwritable(target, error) from None
            for path, target in moves:
                try:
                    path.replace(target)
                except OSError as error:
                    raise _unwritable(target, error) from None


def _unwritable(path: Path, error: OSError) -> InputFault:
    return InputFault.of(path, f"cannot be written: {error.strerror}")
