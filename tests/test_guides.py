"""The README and the guides in docs/ keep their word: their commands run as they stand."""

import re
import shlex
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardgen.cli.app import program
from cardgen.jobs import puzzles
from companion.cli.app import app
from companion.rotator import generate as generating
from companion.rotator.generate import generate
from tests.support.commandline import cardgen, companion
from tests.support.scenes import BEGUN

ROOT = Path(__file__).parents[1]
GUIDES = [
    "README",
    "cards",
    "guests",
    "events",
    "print-shop",
    "puzzles",
    "connector",
    "playing",
    "phones",
    "studio",
]
PROGRAMS = {"cardgen": program("studio"), "companion": app}
SIT_THERE = {"play", "serve", "site", "studio"}
"""Commands that wait for players, or build a whole site: only their options are checked."""


def path_of(guide: str) -> Path:
    return ROOT / "README.md" if guide == "README" else ROOT / "docs" / f"{guide}.md"


def commands(guide: str) -> Iterator[list[str]]:
    """Yield the words of each command of ours on a page."""
    for line in re.findall(
        r"^    \.venv/bin/(.*)$", path_of(guide).read_text("utf-8"), re.MULTILINE
    ):
        words = shlex.split(line, comments=True)
        if words[0] in PROGRAMS:
            yield words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody who has followed the README: a profile, guests, texts, a game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDGEN_CONFIG", str(tmp_path / "config"))
    # puzzles are drawn from boards that are soon solved, and few of these for nothing
    monkeypatch.setattr(generating, "_AHEAD", 2)
    monkeypatch.setattr(puzzles, "generate", partial(generate, situations_per_board=6_000))
    shutil.copytree(ROOT / "layouts", "layouts")
    shutil.copytree("layouts/words/en", "my-it")
    for name in ("texts.toml", "texts.layout.json"):
        shutil.copy(ROOT / "layouts/connector" / name, name)
    Path("guests.csv").write_text("name,table,seat\nAnn Lee,1,1\nBob Ray,1,2\nCat Moor,2,1\n")
    Path("tonight.txt").write_text(BEGUN)
    return tmp_path


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.usefixtures("folder")
def test_the_commands_of_a_guide_run_as_they_stand(guide: str) -> None:
    if ["cardgen", "init"] not in commands(guide):
        assert cardgen("init").status == 0
    for name, command, *rest in commands(guide):
        if command in SIT_THERE:
            continue
        run = cardgen if name == "cardgen" else companion
        told = run(command, *rest)
        assert told.status == 0, f"{name} {command} {shlex.join(rest)}: {told.err}"
        if command == "event" and "--init" in rest:  # "fill it in"
            event = Path("event.toml")
            event.write_text(
                event.read_text().replace('# csv = "guests.csv"', 'csv = "guests.csv"')
            )


@pytest.mark.parametrize("guide", GUIDES)
def test_the_options_of_commands_that_wait_for_players_exist(guide: str) -> None:
    for name, command, *rest in commands(guide):
        if command in SIT_THERE:
            known = CliRunner().invoke(PROGRAMS[name], [command, "--help"]).stdout
            assert all(word in known for word in rest if word.startswith("--"))
