"""Files that users give, which are read whole or refused at once; and files written whole."""

import errno
import os
import re
import stat
from contextlib import suppress
from math import inf
from pathlib import Path

MOST_TEXT = 1_000_000
"""Bytes of the largest text file that people write by hand."""
MOST_LIST = 50_000_000
"""Bytes of the largest list that a program writes."""
MOST_RECORD = 10_000_000
"""Bytes of the largest record: a game of a thousand players that lasts for days has fewer."""


class TextFileError(ValueError):
    """A text file that can't be used: `message` says why, `line` is where, if it is known."""

    def __init__(self, message: str, line: int | None = None) -> None:
        self.message, self.line = message, line
        super().__init__(message)


def check_file(path: Path, most: float = inf) -> None:
    """Check that `path` is a file of at most `most` bytes, without opening it.

    Raises OSError if there is none, it is a device or a pipe (which may never end), or it is
    larger.
    """
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is a device or a pipe, not a file", str(path))
    if found.st_size > most:
        message = f"it has {found.st_size / 1e6:.1f} MB, at most {most / 1e6:g} MB are read"
        raise OSError(errno.EFBIG, message, str(path))


def read_text(
    path: Path,
    encoding: str = "utf-8-sig",
    how: str = "save the file as UTF-8",
    most: int = MOST_TEXT,
) -> str:
    """Return the text of the file at `path`; `how` says how to write it in the right encoding.

    Raises TextFileError if it can't be read, is no file or has more than `most` bytes, or, with
    line and byte offset, if it is not in `encoding`.
    """
    try:
        check_file(path, most)
        data = path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL character
        why = getattr(error, "strerror", None) or error
        raise TextFileError(f"cannot be read: {why}") from None
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        offset = len(data) - len(error.object) + error.start  # without the byte order mark
        line = len(re.findall(r"\r\n|\r|\n", data[:offset].decode(encoding))) + 1
        message = (
            f"byte 0x{data[offset]:02x} at offset {offset} is not {error.encoding.upper()}: {how}"
        )
        raise TextFileError(message, line) from None


def read_record(path: Path) -> bytes:
    """Return the content of a record; raises OSError if it can't be read, or as `check_file`."""
    check_file(path, MOST_RECORD)
    return path.read_bytes()


def write_whole(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Write a file whole or not at all; raises OSError if it can't be written."""
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)  # what somebody left who was killed
    new = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(part, new, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
