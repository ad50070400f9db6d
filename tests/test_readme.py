"""The README keeps its word: its Python runs, its commands and files exist."""

import doctest
import re
from pathlib import Path

from typer.testing import CliRunner

import cardgen.cli.app
import companion.cli.app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PROGRAMS = {"cardgen": cardgen.cli.app.program(), "companion": companion.cli.app.app}


def test_the_python_in_it_runs_as_shown():
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5 and outcome.failed == 0


def test_every_command_and_option_in_it_exists():
    used = re.findall(r"^    \.venv/bin/(cardgen|companion) ([\w-]+)(.*?)(?:#.*)?$", README, re.MULTILINE)
    assert len(used) >= 12
    helps = {}
    for program, command, rest in used:
        if (program, command) not in helps:
            done = CliRunner().invoke(PROGRAMS[program], [command, "--help"])
            assert done.exit_code == 0, f"{program} has no command {command}"
            helps[program, command] = done.stdout
        for option in re.findall(r"--[a-z-]+", rest):
            assert option in helps[program, command], f"{program} {command} has no {option}"


def test_every_picture_and_folder_it_names_is_there():
    named = re.findall(r"\]\(([^)]+)\)", README) + re.findall(r"^\| `([a-z/]+)` \|", README, re.MULTILINE)
    assert len(named) > 5
    assert all((ROOT / name).exists() for name in named)
