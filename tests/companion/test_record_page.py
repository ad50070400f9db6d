"""docs/record.md shows real output: its records are replayed, its statements read.

Blocks of code say what they are after the three backticks: ``text FILE`` is a file, ``console`` a
session that uses the files before it, ``json COMMAND`` what a command prints, ``statements [GAME]``
lines of a game's record. ``python tests/companion/test_record_page.py`` writes the output of today
into the page.
"""

import contextlib
import json
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import pytest
from typer.testing import CliRunner

from companion.attackdefend.events import KINDS as ATTACK_DEFEND_KINDS
from companion.cli.app import app
from companion.games import GAMES
from companion.record import parse
from companion.session import HEAD
from companion.territory.events import KINDS, Event

PAGE = Path(__file__).parents[2] / "docs" / "record.md"
BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WIDTH = 110


def run(command, folder):
    """Run a command of the page; return its status and what it prints, faults last."""
    program, *arguments = command.split()
    assert program == "companion"
    with contextlib.chdir(folder):
        done = CliRunner().invoke(app, arguments, prog_name=program)
    return done.exit_code, done.stdout, done.stderr


def session(text, folder):
    """Return a console session with the output its commands print now."""
    status, shown = 0, []
    for command in re.findall(r"^\$ (.*)$", text, re.MULTILINE):
        shown.append(f"$ {command}\n")
        if command == "echo $?":
            shown.append(f"{status}\n")
        else:
            status, *printed = run(command, folder)
            shown += printed
    return "".join(shown)


def laid_out(value, indent=0, taken=0):
    """Return JSON in lines of at most `WIDTH` characters, as the page shows it."""
    whole = json.dumps(value, ensure_ascii=False)
    if indent + taken + len(whole) <= WIDTH or not isinstance(value, dict | list) or not value:
        return whole
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        entries = [
            f"{json.dumps(key)}: {laid_out(each, indent + 2, len(key) + 4)}"
            for key, each in value.items()
        ]
    elif all(isinstance(each, str) for each in value):
        entries = textwrap.wrap(whole[1:-1], WIDTH - indent - 2)
        return "[\n" + "\n".join(pad + each for each in entries) + f"\n{' ' * indent}]"
    else:
        entries = [laid_out(each, indent + 2) for each in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(pad + each for each in entries) + f"\n{' ' * indent}{last}"


def renewed(text, folder):
    """Return the page with the output that its commands print now."""

    def renew(block):
        kind, about, inside = block.groups()
        if kind == "text":
            (folder / about).write_text(inside, "utf-8")
        elif kind == "console":
            inside = session(inside, folder)
        elif kind == "json":
            inside = laid_out(json.loads(run(about, folder)[1])) + "\n"
        return f"```{kind}{f' {about}' if about else ''}\n{inside}```"

    return BLOCK.sub(renew, text)


def test_every_example_is_what_the_commands_print(tmp_path):
    text = PAGE.read_text("utf-8")
    assert len(BLOCK.findall(text)) > 20
    assert renewed(text, tmp_path) == text


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (about, line)
        for kind, about, inside in BLOCK.findall(PAGE.read_text("utf-8"))
        if kind == "statements"
        for line in inside.splitlines()
    ],
)
def test_every_statement_shown_is_read_and_written_alike(game, line):
    grammar = GAMES[game].grammar if game else HEAD
    statement = parse(line, grammar)
    if not line.startswith("reveal"):  # shown in any order
        assert str(statement) == line
    assert str(parse(str(statement), grammar)) == str(statement)


def test_every_event_is_described_with_its_fields():
    rows = re.findall(
        r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| ([a-z ,;]+) \|", PAGE.read_text("utf-8"), re.MULTILINE
    )
    described = {
        kind: re.split(r"[,;] ", fields)
        for kinds, fields in rows
        for kind in re.findall(r"`(.*?)`", kinds)
    }
    lists = dict.fromkeys(("retained", "nodes", "deflectors"), ("Ann",))
    assert described == {kind: list(Event(kind, "S1", **lists).document())[1:] for kind in KINDS}


def test_every_event_of_attack_defend_is_described_with_its_fields():
    text = PAGE.read_text("utf-8")
    for kind, fields in ATTACK_DEFEND_KINDS.items():
        listed = ", ".join(f"`{field}`" for field in fields)
        assert (f"`{kind}` ({listed})" if fields else f"`{kind}`") in text


def test_every_statement_and_every_command_is_described():
    text = PAGE.read_text("utf-8")
    for game in GAMES.values():
        for keyword in game.grammar:
            assert f"`{keyword}" in text
    listed = set(re.findall(r"^\| `companion (\w+)", text, re.MULTILINE))
    helped = subprocess.run(
        [sys.executable, "-m", "companion", "-h"], capture_output=True, text=True, check=True
    )
    assert listed == set(re.findall(r"^  ([a-z]+)  ", helped.stdout, re.MULTILINE))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        PAGE.write_text(renewed(PAGE.read_text("utf-8"), Path(folder)), "utf-8")
