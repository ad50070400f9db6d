"""Files that appear whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from cardgen.faults import Fault, InputFault


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes the place of `path` when the block ends well, and vanishes when it does not.

    Missing folders are made.

    Raises:
        InputFault: the folder or file cannot be written, or the disk is full.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    except OSError as error:
        raise _unwritable(path, error) from None
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    except BaseException as error:
        with suppress(OSError):
            temporary.unlink()
        if isinstance(error, OSError):
            raise _unwritable(path, error) from None
        raise


def write(path: Path, data: bytes) -> None:
    """Write `data` to `path`, whole or not at all.

    Raises:
        InputFault: as `replacing`.
    """
    with replacing(path) as file:
        file.write(data)


def _unwritable(path: Path, error: OSError) -> InputFault:
    return InputFault([Fault(str(path), None, f"cannot be written: {error.strerror or error}")])


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
