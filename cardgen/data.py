"""Where the data of cardgen lies: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def data_path(name: str) -> Path:
    """Return the path of the file or folder `name`, such as ``layouts/cards``."""
    installed = _PACKAGE / "_data" / name
    return installed if installed.exists() else _PACKAGE.parent / name
