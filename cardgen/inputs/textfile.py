"""Reads users' text files and reports the line of what cannot be read."""

from __future__ import annotations

import re
from pathlib import Path

from cardgen.inputs.faults import Fault, InputFault


def read_text(path: Path, encoding: str, how: str = "save the file as UTF-8") -> str:
    """Read a whole text file; `how` says how to write it in the right encoding.

    Raises:
        InputFault: it cannot be opened, or is not in `encoding`; with line and byte offset.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        offset = len(data) - len(error.object) + error.start  # `object` may lack the byte order mark
        line = len(re.findall(r"\r\n|\r|\n", data[:offset].decode(encoding))) + 1
        message = f"byte 0x{data[offset]:02x} at offset {offset} is not {error.encoding.upper()}: {how}"
        raise InputFault([Fault(path, None, message, line)]) from None


def unreadable(path: Path, error: OSError) -> Fault:
    """Return the fault of a file that the system cannot open or read."""
    return Fault(path, None, f"cannot be read: {error.strerror or error}")
