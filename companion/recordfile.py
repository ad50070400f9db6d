"""The record of a game on disk: one referee at a time, every statement on disk before the next."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout, UnixFileLock

from companion.errors import RulingError


class RecordFile:
    """A record file kept open for appending; a context manager.

    Raises RulingError on entering if another referee keeps the same record. A file that it creates and
    nothing is written to is gone when it is left.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(f"{path}.lock")
        self._file = -1
        self._created = False

    def __enter__(self) -> RecordFile:
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise RulingError("another referee is keeping this record") from None
        try:
            self._created = not self.path.exists()
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            _sync_folder(self.path.parent)
        except OSError:
            self._unlock()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        empty = os.fstat(self._file).st_size == 0
        os.close(self._file)
        if self._created and empty:
            with suppress(OSError):
                self.path.unlink()
        self._unlock()

    def _unlock(self) -> None:
        """Let the record go, and remove the file of the lock where that is safe."""
        if isinstance(self._lock, UnixFileLock):
            # Still locked, so it is ours; whoever has it open by now finds it without a name and starts over.
            # Elsewhere the lock removes its file itself.
            with suppress(OSError):
                Path(self._lock.lock_file).unlink()
        self._lock.release()

    def read(self) -> tuple[bytes, bytes]:
        """Return the whole lines of the record and a last line without its newline, taken off the file.

        Such a line was being written when the power went; it was never accepted.
        """
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.ftruncate(self._file, len(whole))
            os.fsync(self._file)
        return whole, data[len(whole) :]

    def append(self, line: str) -> None:
        """Write a line, with its newline, and wait until it is on disk.

        Raises OSError, leaving the record as it was, if that fails.
        """
        size = os.fstat(self._file).st_size
        data = line.encode("utf-8")
        try:
            while data:
                data = data[os.write(self._file, data) :]
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, size)
            raise


def _sync_folder(folder: Path) -> None:
    """Wait until a file created in a folder is there for good; elsewhere than on POSIX it is anyway."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
