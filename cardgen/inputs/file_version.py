"""What tells whether a file has changed since it was read."""

from __future__ import annotations

from pathlib import Path

FileVersion = tuple[int, ...]
"""Equal as long as a file is the same; empty if there is none."""


def file_version(path: Path | str) -> FileVersion:
    """Return the edition of the file at `path`: under it, what was read of the file may be kept."""
    try:
        found = Path(path).stat()
    except (OSError, ValueError):
        return ()
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size
