"""Files that appear complete or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from cardgen.inputs.faults import Fault, InputFault

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class Outputs:
    """The files of one job: all appear if the block ends well, none if it does not.

    Each is first written under another name in the same folder. Missing folders are made. An `OSError` in the
    block (a full disk) becomes an `InputFault` that names the file.
    """

    def __init__(self) -> None:
        self._files: dict[Path, tuple[Path, IO[bytes]]] = {}
        self._begun: list[Path] = []
        self._current: Path | None = None

    @property
    def paths(self) -> list[Path]:
        """The files' paths, in the order of opening."""
        return list(self._files)

    def open(self, path: Path) -> IO[bytes]:
        """Return a file for the content of `path`.

        Raises:
            InputFault: the folder or file cannot be written.
            ValueError: a file for this path is open already.
        """
        if path in self._files:
            raise ValueError(f"{path} would be written twice in one job")
        self._current = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():  # found out now, before other files have appeared
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        except FileExistsError as error:
            message = f"cannot be written: {error.filename} is a file, not a folder"
            raise InputFault([Fault(path, None, message)]) from None
        except OSError as error:
            raise _unwritable(path, error) from None
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
        self._begun.append(temporary)  # before the file exists: a signal may come at any moment
        try:
            file = os.fdopen(os.open(temporary, _NEW, 0o666), "wb")
        except OSError as error:
            raise _unwritable(path, error) from None
        self._files[path] = temporary, file
        return file

    def write(self, path: Path, data: bytes) -> None:
        """Write `data` to appear at `path`."""
        with self.open(path) as file:
            file.write(data)

    def __enter__(self) -> Outputs:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        failure = error
        if failure is None:
            try:
                self._finish()
                return
            except BaseException as late:  # a full disk may show only when the last buffer is written
                failure = late
        for _temporary, file in self._files.values():
            with suppress(OSError):
                file.close()
        for temporary in self._begun:
            with suppress(OSError):
                temporary.unlink()
        if isinstance(failure, OSError):
            raise _unwritable(self._current, failure) from None
        if failure is not error:
            raise failure

    def _finish(self) -> None:
        for path, (_, file) in self._files.items():
            self._current = path
            file.close()
        for path, (temporary, _) in self._files.items():
            self._current = path
            temporary.replace(path)


def write(path: Path, data: bytes) -> None:
    """Write `data` to `path`, complete or not at all; raises InputFault if it cannot be written."""
    with Outputs() as outputs:
        outputs.write(path, data)


def _unwritable(path: Path | None, error: OSError) -> InputFault:
    place = path if path is not None else error.filename or "output"
    return InputFault([Fault(place, None, f"cannot be written: {error.strerror or error}")])
