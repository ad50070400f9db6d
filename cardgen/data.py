"""The files that come with cardgen: beside the package in a checkout, inside it once installed."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from companion.data import DataFolder

FOLDER = DataFolder(Path(__file__).parent)
data_path, data_names, read_data = FOLDER.path, FOLDER.names, FOLDER.read


@cache
def read_table(source: str) -> dict[str, Any]:
    """Return the content of a TOML file of ours, such as ``layouts/papers.toml``; it is shared."""
    return read_data(source, _content)


def _content(path: Path) -> dict[str, Any]:
    if table := tomllib.loads(path.read_text("utf-8")):
        return table
    raise ValueError("is empty")
