"""The code itself: short files, short lines where ruff does not look, and examples that hold."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
"""Of a file of our packages, for people and for the page."""
MOST_COLUMNS = 100


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


@pytest.mark.parametrize("kind", ["js", "css", "html"])
@pytest.mark.parametrize("pages", ["cardgen/studio", "companion/web"])
def test_no_line_of_a_page_is_too_long(pages: str, kind: str) -> None:
    files = sorted((ROOT / pages).rglob(f"*.{kind}"))
    lines = [line.rstrip() for path in files for line in path.read_text("utf-8").split("\n")]
    assert lines and max(map(len, lines)) <= MOST_COLUMNS


WITH_EXAMPLES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for package in ("cardgen", "companion")
    for path in sorted((ROOT / package).rglob("*.py"))
    if "_data" not in path.parts and "    >>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_in_docstrings_hold(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried and not failed


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "bench").glob("[a-z]*.py")))
def test_benchmarks_still_fit_the_program(path: Path) -> None:
    assert import_module(f"tests.bench.{path.stem}")
