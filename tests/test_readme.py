"""The README keeps its word: its Python runs, its commands and files exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_in_it_runs_as_shown():
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5 and outcome.failed == 0


def test_every_picture_and_folder_it_names_is_there():
    named = re.findall(r"\]\(([^)]+)\)", README) + re.findall(
        r"^\| `([a-z/]+)` \|", README, re.MULTILINE
    )
    assert len(named) > 5
    assert all((ROOT / name).exists() for name in named)
