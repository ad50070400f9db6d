"""The README keeps its word: its Python runs, its commands and files exist."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_in_it_runs_as_shown():
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5 and outcome.failed == 0


def test_every_command_and_option_in_it_exists():
    used = re.findall(r"^    \.venv/bin/(cardgen|companion) ([\w-]+)(.*?)(?:#.*)?$", README, re.MULTILINE)
    assert len(used) >= 12
    helps = {}
    for program, command, rest in used:
        if (program, command) not in helps:
            run = [str(Path(sys.executable).with_name(program)), command, "--help"]
            helps[program, command] = subprocess.run(run, capture_output=True, text=True, check=True).stdout
        for option in re.findall(r"--[a-z-]+", rest):
            assert option in helps[program, command], f"{program} {command} has no {option}"


def test_every_picture_and_folder_it_names_is_there():
    named = re.findall(r"\]\(([^)]+)\)", README) + re.findall(r"^\| `([a-z/]+)` \|", README, re.MULTILINE)
    assert len(named) > 5
    assert all((ROOT / name).exists() for name in named)
