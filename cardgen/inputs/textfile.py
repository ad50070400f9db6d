"""Reads users' text files and reports the line of what cannot be read."""

from __future__ import annotations

from pathlib import Path

from cardgen.inputs.faults import Fault, InputFault
from companion import textfile


def read_text(
    path: Path,
    encoding: str = "utf-8-sig",
    how: str = "save the file as UTF-8",
    most: int = textfile.MOST_TEXT,
) -> str:
    """Read a whole text file; `how` says how to write it in the right encoding.

    Raises:
        InputFault: it cannot be opened, is no file or too large, or is not in `encoding`; with the
            line.
    """
    try:
        return textfile.read_text(path, encoding, how, most)
    except textfile.TextFileError as error:
        raise InputFault.of(path, error.message, error.line) from None


def unreadable(path: Path, error: OSError) -> Fault:
    """Return the fault of a file that the system cannot open or read."""
    return Fault(path, None, f"cannot be read: {error.strerror or error}")
