"""Plain options are read without the library's validators, and mean the same as with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Literal

import pytest
import typer
from typer.testing import CliRunner

import companion.usage
from companion.usage import command_line

app = command_line("sample", "A sample.")


@app.command()
def show(
    file: Annotated[Path, typer.Argument(dir_okay=False)],
    number: Annotated[int, typer.Option(min=1, max=50)] = 5,
    size: Annotated[float, typer.Option()] = 2,
    kind: Annotated[Literal["a", "b"], typer.Option()] = "a",
    name: Annotated[str, typer.Option(case_sensitive=False)] = "one",
    text: Annotated[str | None, typer.Option(callback=lambda value: value and value * 2)] = None,
    many: Annotated[list[str] | None, typer.Option()] = None,
    on: Annotated[bool | None, typer.Option()] = None,
) -> None:
    """Show all values."""
    typer.echo(repr((file, number, size, kind, name, text, many, on)))


GIVEN = [
    ["x.txt"],
    ["missing"],
    ["."],
    [],
    *(["x.txt", "--number", each] for each in ("1", "0", "-1", "50", "51", "+5", "5.0", "1_0", "٣", "x", "")),
    *(["x.txt", "--size", each] for each in ("3", "x")),
    *(["x.txt", "--kind", each] for each in ("b", "B", "c", "")),
    *(["x.txt", "--text", each] for each in ("", "it")),
    ["x.txt", "--many", "1", "--many", "2"],
    ["x.txt", "--on"],
    ["x.txt", "--no-on"],
]


@pytest.mark.parametrize("given", GIVEN, ids=" ".join)
def test_plain_values_mean_what_the_library_takes_them_for(
    given: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plain(*_: object) -> None:
        raise ValueError

    monkeypatch.chdir(tmp_path)
    Path("x.txt").touch()
    ours = CliRunner().invoke(app, ["show", *given])
    monkeypatch.setattr(companion.usage, "_plain_value", plain)
    theirs = CliRunner().invoke(app, ["show", *given])
    assert (ours.exit_code, ours.output) == (theirs.exit_code, theirs.output)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["--kind", "B", "--name", "Two"], "'b', 'two', None"),
        (["--name", "My.toml", "--text", "It"], "'a', 'My.toml', 'ItIt'"),
    ],
)
def test_only_words_that_the_program_knows_are_taken_in_any_case(
    given: list[str], shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.txt").touch()
    told = CliRunner().invoke(app, ["show", "x.txt", *given])
    assert told.output == f"({Path('x.txt')!r}, 5, 2.0, {shown}, None, None)\n"


def test_usual_options_load_no_validators() -> None:
    source = (
        "import sys\nfrom companion.__main__ import main\nsys.argv = ['companion', 'rule', 'M4']\n"
        "try:\n    main()\nfinally:\n    print('pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\nFalse\n")


def test_a_command_is_told_as_it_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "companion"
    program.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "elsewhere"))
    for started, told in (("./companion", "./companion"), ("/x/companion/__main__.py", "companion")):
        monkeypatch.setattr(sys, "argv", [started, "play"])
        again = companion.usage.command_again("companion", "play", "our game.txt", lan=True, masked=False)
        assert again == f"{told} play 'our game.txt' --lan"
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    assert companion.usage.command_again("companion", "play", port=80) == "companion play --port 80"
