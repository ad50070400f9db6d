"""The code itself: short files."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
"""Of a file of our packages, for people and for the page."""


@pytest.mark.parametrize("package", ["cardgen", "companion"])
def test_no_file_is_too_long_to_be_read_at_once(package: str) -> None:
    sources = [
        path
        for kind in ("py", "js", "css")
        for path in sorted((ROOT / package).rglob(f"*.{kind}"))
        if "_data" not in path.parts
    ]
    assert len(sources) > 100
    long = [
        f"{path.relative_to(ROOT)}: {lines} lines"
        for path in sources
        if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES
    ]
    assert long == []
