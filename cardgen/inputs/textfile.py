"""Users' files: reads text, with the line of what cannot be read, and tells whether one changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardgen.inputs.faults import InputFault
from companion import textfile


def read_text(
    path: Path,
    encoding: str = "utf-8-sig",
    how: str = "save the file as UTF-8",
    most: int = textfile.MOST_TEXT,
) -> str:
    """Read a whole text file; `how` says how to write it in the right encoding.

    Raises InputFault, with the line, if it cannot be opened, is no file or too large, or is not in
    `encoding`.
    """
    try:
        return textfile.read_text(path, encoding, how, most)
    except textfile.TextFileError as error:
        raise InputFault.of(path, error.message, error.line) from None


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn errors of the system in the block into the fault of a file that cannot be read."""
    try:
        yield
    except OSError as error:
        raise InputFault.of(path, f"cannot be read: {error.strerror or error}") from None


def beginning_of(path: Path, count: int) -> bytes:
    """Return the first `count` bytes of a list; raises InputFault if it can't be read."""
    with reading(path):
        textfile.check_file(path, textfile.MOST_LIST)
        with path.open("rb") as stream:
            return stream.read(count)


FileVersion = tuple[int, ...]
"""Equal as long as a file is the same; empty if there is none."""


def file_version(path: Path | str) -> FileVersion:
    """Return the edition of the file at `path`: under it, what was read of the file may be kept."""
    try:
        found = Path(path).stat()
    except (OSError, ValueError):
        return ()
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size
