"""Running both programs: in this process, where a test looks on, or as users start them."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from cardgen.__main__ import main
from companion.__main__ import main as companion_main

SCRIPT = Path(sys.executable).with_name("cardgen" + (".exe" if os.name == "nt" else ""))


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str

    @property
    def complaints(self) -> list[str]:
        return self.err.splitlines()


def cardgen(*arguments: object) -> Outcome:
    """Run a command of cardgen in this process."""
    return _run("cardgen", main, arguments)


def companion(*arguments: object) -> Outcome:
    """Run a command of companion in this process."""
    return _run("companion", companion_main, arguments)


def _run(program: str, main: Callable[[], None], arguments: tuple[object, ...]) -> Outcome:
    out, err = io.StringIO(), io.StringIO()
    argv = [program, *map(str, arguments)]
    status: object = 0
    with (
        patch.object(sys, "argv", argv),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code or 0
    assert isinstance(status, int)
    return Outcome(status, out.getvalue(), err.getvalue())


def script(*arguments: object, env: Mapping[str, str] | None = None) -> Outcome:
    """Run a command as a user does, with further environment variables."""
    done = subprocess.run(
        [SCRIPT, *map(str, arguments)],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=600,
        env={**os.environ, **(env or {})},
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def files(folder: Path) -> dict[str, bytes]:
    """Return all files in `folder` and below, hidden ones too."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def attendees(count: int) -> str:
    """Return a CSV file of `count` people who differ in every field."""
    rows = (
        f"Attendee {i},Role {i % 17},Company {i % 91},attendee{i}@example.com,+44 20 7946 {i:04d}\n"
        for i in range(1, count + 1)
    )
    return "name,title,organisation,email,phone\n" + "".join(rows)
