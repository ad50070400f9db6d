"""The record of a game on disk: one referee writes to it, one statement after the other.

The lock is on the file, not on its name: it holds for every link to the file. On POSIX systems
other programs may ignore a lock. So the whole file is compared with what it should be before
anything is appended.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType

from companion.errors import refused
from companion.record import check_begins_as_record, lines, words_of
from companion.textfile import MOST_RECORD, check_file
from companion.words import Message

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_BYTE = 0x7FFF_FFFE
"""The byte that is locked on Windows, far behind the end: nobody else can read it then."""


_MODE = 0o600
"""Who may read a new record on POSIX systems: its owner, for boards and deals in it are secret."""


class RecordChangedError(OSError):
    """Somebody else changed the record: nothing is appended; the message says what happened."""


class RecordFile:
    """A record file kept open and locked; a context manager.

    Entering raises RulingError if another referee has the record open, and OSError if the file
    can't be opened. With `new` a missing file is created, and removed at the end if no game was
    begun in it; FileExistsError is raised if there is something in it already.
    """

    def __init__(self, path: Path, new: bool = False) -> None:
        self.path = path
        self._stem = path.stem  # what games that follow are named after
        self._new = new
        self._created = False
        self._file = -1
        self._content = bytearray()  # what the file should contain
        self._end = 0  # how much of that was accepted
        self._missing = b""  # the newline that is missing after a comment at the end
        self.fault: Message | None = None
        """Why the file takes no more statements; None if nobody has deleted or changed it."""
        self.on_fault: Callable[[], None] = lambda: None
        """What is called when it turns out that somebody has."""

    @property
    def file_name(self) -> str:
        """The name of the file, without its folder."""
        return self.path.name

    def __enter__(self) -> RecordFile:
        self._created = self._new and not self.path.exists()
        try:
            self._file = _opened(self.path, os.O_CREAT if self._new else 0)
            if self._new and os.fstat(self._file).st_size:
                message = "exists already: leave out --new to go on with it"
                raise FileExistsError(errno.EEXIST, message)
            _sync_folder_of(self.path)
        except (OSError, KeyboardInterrupt):
            if self._file >= 0:
                os.close(self._file)
            with suppress(OSError):
                if self._created and not self.path.stat().st_size:
                    self._remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        unwanted = not self.stays and self._is_untouched()
        if unwanted and os.name == "posix":
            self._remove()  # while locked: a referee who waits for it notices
        os.close(self._file)
        if unwanted and os.name != "posix":
            self._remove()  # other systems don't remove open files

    @property
    def stays(self) -> bool:
        """Whether the file is kept at the end: it was there before, or a game was begun in it."""
        return not self._created or self._content.count(b"\n") > 1

    def read(self) -> tuple[bytes, bytes]:
        """Return the lines of the record, and apart from them a last line without a newline.

        Such a line was never accepted, unless it is a comment: that is among the lines. `append`
        repairs the file. Raises RulingError if the file ends in such a line and does not begin as a
        record does.
        """
        self._content = bytearray(_content(self._file))
        data = bytes(self._content)
        self._end, self._missing = data.rfind(b"\n") + 1, b""
        rest = data[self._end :]
        text = lines(data + b"\n")[0][-1]
        if rest and text is not None and not words_of(text):
            self._end, self._missing, rest = len(data), b"\n", b""
        if rest:
            check_begins_as_record(data)
        return data[: self._end] + self._missing, rest

    def check(self) -> None:
        """Raise RecordChangedError if somebody else has changed, moved or deleted the file."""
        before, self.fault = self.fault, self._change_by_others()
        if self.fault is not None:
            if before is None:
                self.on_fault()
            raise RecordChangedError(self.fault)

    def _change_by_others(self) -> Message | None:
        """Return what somebody else has done to the file; None if it is as it was left."""
        file = str(self.path)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return Message("common-file-deleted", file=file)
        except OSError as error:
            return Message("common-file-out-of-reach", file=file, reason=str(error.strerror))
        if not os.path.samestat(there, os.fstat(self._file)):
            return Message("common-file-replaced", file=file)
        if not there.st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
            return Message("common-file-read-only", file=file)
        found = _content(self._file, len(self._content) + 1)
        if found == self._content:
            return None
        cut, grown = self._content.startswith(found), found.startswith(self._content)
        what = "shortened" if cut else "extended" if grown else "edited"
        return Message(f"common-file-was-{what}", file=file)

    def append(self, line: str) -> None:
        """Write a line, with its newline, and wait until it is on disk.

        Raises OSError if that fails, RecordChangedError if somebody else has changed the file. Then
        the line is not in the record.
        """
        self.check()
        data = self._missing + line.encode("utf-8")
        try:
            if self._end < len(self._content):
                os.ftruncate(self._file, self._end)
            _write(self._file, data)
            self._content[self._end :] = data
            self._end, self._missing = len(self._content), b""
        except BaseException:
            with suppress(OSError):
                os.ftruncate(self._file, self._end)
                del self._content[self._end :]
            raise

    def take_back(self, statements: int) -> None:
        """Remove the last statements, with the comments after each, and wait for the disk.

        The file ends with a whole line at every moment. Raises OSError as `append` does; then
        nothing is removed.
        """
        self.check()
        end = self._end
        for _ in range(statements):
            is_comment = True
            while is_comment:
                begin = self._content.rfind(b"\n", 0, end - 1) + 1
                is_comment = not words_of(self._content[begin:end].decode("utf-8-sig").rstrip("\n"))
                end = begin
        removed = self._content[end:]
        try:
            os.ftruncate(self._file, end)
            os.fsync(self._file)
        except BaseException:
            with suppress(OSError):
                os.ftruncate(self._file, end)
                _write(self._file, removed)
            raise
        del self._content[end:]
        self._end, self._missing = end, b""

    def save_as(self, name: str) -> None:
        """Continue as `continue_in` does, in a file of this name beside the record.

        An absolute path leads elsewhere.
        """
        self.continue_in(self.path.parent / name)

    def continue_in(self, path: Path) -> None:
        """Copy the record to a new file and continue there; the old file is not changed.

        Raises OSError if that fails or the file exists, ValueError if the name is impossible. Then
        nothing has changed.
        """
        self._go_on_in(path, self._content[: self._end] + self._missing)

    def begin_anew(self, record: str) -> None:
        """Begin a new file beside this one with the lines of a record, and continue there.

        Raises OSError if that fails. Then nothing has changed.
        """
        names = (f"{self._stem}-{number}{self.path.suffix}" for number in count(2))
        path = next(path for path in map(self.path.with_name, names) if not path.exists())
        self._go_on_in(path, bytearray(record.encode()))

    def _go_on_in(self, path: Path, content: bytearray) -> None:
        file = _opened(path, os.O_CREAT | os.O_EXCL)
        try:
            _write(file, content)
            _sync_folder_of(path)
        except BaseException:
            os.close(file)
            with suppress(OSError):
                path.unlink()
            raise
        os.close(self._file)
        self.path, self._file, self._created = path, file, True
        self._content, self._end, self._missing = content, len(content), b""
        self.fault = None

    def _is_untouched(self) -> bool:
        try:
            return self._change_by_others() is None
        except OSError:
            return False

    def _remove(self) -> None:
        with suppress(OSError):
            Path(os.path.realpath(self.path)).unlink()  # the file, not a link to it


def _opened(path: Path, flags: int) -> int:
    """Open a file for appending and lock it; try again if it was removed meanwhile."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | flags, _MODE)
        try:
            if not stat.S_ISREG(os.fstat(file).st_mode):
                raise refused("common-refused-no-file")
            _lock(file)
            with suppress(FileNotFoundError):
                check_file(path, MOST_RECORD)
                if os.path.samestat(path.stat(), os.fstat(file)):
                    return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)


def _lock(file: int) -> None:
    """Lock an open file until it is closed; raises RulingError if another referee has locked it."""
    try:
        if sys.platform == "win32":
            os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            raise refused("common-refused-locked") from None
        raise


def _content(file: int, most: int = sys.maxsize) -> bytes:
    """Return the content of an open file, `most` bytes at most."""
    os.lseek(file, 0, os.SEEK_SET)
    found = bytearray()
    while len(found) < most and (some := os.read(file, min(most - len(found), 1 << 20))):
        found += some
    return bytes(found)


def _write(file: int, data: bytes | bytearray) -> None:
    """Append to an open file and wait until the data are on disk."""
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def _sync_folder_of(path: Path) -> None:
    """Wait until the name of a new file is on disk; only POSIX systems need that."""
    if os.name == "posix":
        try:
            handle = os.open(Path(os.path.realpath(path)).parent, os.O_RDONLY)
        except PermissionError:
            return  # a folder that may be written to, but not read
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.EBADF):
                raise  # these two mean: this file system can't sync a folder
        finally:
            os.close(handle)
