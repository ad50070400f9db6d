"""``pytest --messages FILE`` keeps what the faults, refusals and usage errors of the suite say.

The file has each message once, in alphabetical order, without what differs from run to run:
folders, ports, keys. So ``diff`` shows which messages a change has changed. A command is heard
that runs in the process of a test or in a fork of it, not one that is started anew.
"""

import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
import typer

from cardgen.inputs.faults import Fault
from companion.desk.requests import RequestError
from companion.errors import RulingError

_RANDOM_PARTS = (
    (re.compile(r"[^\s'\"]*/pytest-of-[^/]+/pytest-\d+/(popen-gw\d+/)?[^/\s'\":;,]+"), "FOLDER"),
    (re.compile(rf"{re.escape(str(Path(__file__).parents[2]))}\b"), "REPOSITORY"),
    (re.compile(r"/tmp/tmp\w+"), "FOLDER"),
    (re.compile(r"(?<=127\.0\.0\.1:)\d+"), "PORT"),
    (re.compile(r"\b[0-9a-f]{16,}\b"), "KEY"),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "write what every fault, refusal and usage error of the run says to FILE"
    parser.addoption("--messages", metavar="FILE", type=Path, help=about)


def pytest_configure(config: pytest.Config) -> None:
    if (file := config.getoption("--messages")) is None:
        return
    part, known = _part(file), set[str]()
    if not hasattr(config, "workerinput"):
        part.unlink(missing_ok=True)

    def keep(kind: str, message: str) -> None:
        for pattern, shown in _RANDOM_PARTS:
            message = pattern.sub(shown, message)
        line = f"{kind}: {' '.join(message.split())}\n"
        if line not in known:
            known.add(line)
            with part.open("a", encoding="utf-8", errors="backslashreplace") as kept:
                kept.write(line)

    patch = pytest.MonkeyPatch()
    for kind in (Fault, RulingError, RequestError):
        patch.setattr(kind, "__init__", _noted(kind, keep))
    echo = typer.echo

    @wraps(echo)
    def echoed(message: object = None, *given: Any, **options: Any) -> None:
        if options.get("err"):
            keep("command line", str(message))
        echo(message, *given, **options)

    patch.setattr(typer, "echo", echoed)
    config.add_cleanup(patch.undo)


def _noted(kind: type[object], keep: Callable[[str, str], None]) -> Callable[..., None]:
    """Return the `__init__` of a class that also keeps what a new object says."""
    init = kind.__init__

    @wraps(init)
    def noted(self: object, *given: Any, **options: Any) -> None:
        init(self, *given, **options)
        keep(kind.__name__, str(self))

    return noted


def pytest_unconfigure(config: pytest.Config) -> None:
    file = config.getoption("--messages")
    if file is not None and not hasattr(config, "workerinput") and _part(file).exists():
        lines = sorted(set(_part(file).read_text("utf-8").splitlines()))
        file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        _part(file).unlink()


def _part(file: Path) -> Path:
    """Return the file to which all processes of a run append."""
    return file.absolute().with_name(f"{file.name}.part")
