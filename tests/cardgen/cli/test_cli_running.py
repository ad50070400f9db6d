"""A batch while it runs: progress on a terminal, silence in a pipe, and Ctrl-C at any moment."""

import errno
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.commandline import SCRIPT, attendees, cardgen, files, script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="looks into /proc and uses terminals"
)

INTERRUPTED = "interrupted: no unfinished file was left\n"


def started(*arguments: str) -> subprocess.Popen[str]:
    """Start a command in a process group of its own, as a shell does."""
    return subprocess.Popen(
        [SCRIPT, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


CTRL_C = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
EARLY = {
    "read": ("typer.py", CTRL_C),  # stands for the library that is read first
    "set up": (
        "sitecustomize.py",  # which Python reads before all else
        f"import typing\ndef get_type_hints(*_, **__):\n    exec({CTRL_C!r})\n"
        "typing.get_type_hints = get_type_hints\n",
    ),
}


@pytest.mark.parametrize("moment", EARLY)
@pytest.mark.parametrize(
    ("program", "line"), [("cardgen", INTERRUPTED), ("companion", "interrupted\n")]
)
def test_ctrl_c_before_a_command_has_begun_is_one_line(
    moment: str, program: str, line: str, folder: Path
) -> None:
    name, content = EARLY[moment]
    (folder / name).write_text(content)
    done = subprocess.run(
        [Path(SCRIPT).with_name(program), "--help"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", line)


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    try:
        return list(map(int, children.read_text().split()))
    except OSError:
        return []


def wait_for(happened: Callable[[], object]) -> None:
    end = time.monotonic() + 300
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.001)


def test_ctrl_c_ends_a_batch_with_one_line_and_leaves_nothing_behind(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(2_000))
    (folder / "x.pdf").write_bytes(b"what was there")
    before = files(folder)
    process = started("card", "--csv", "a.csv", "-o", "x.pdf")
    try:
        wait_for(lambda: [path for path in folder.glob(".*.part/x.pdf") if path.stat().st_size])
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (130, "", INTERRUPTED)
    assert files(folder) == before


def test_an_order_to_end_leaves_nothing_behind_either(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(2_000))
    before = files(folder)
    process = started("card", "--csv", "a.csv", "-o", "x.pdf")
    try:
        wait_for(lambda: [path for path in folder.glob(".*.part/x.pdf") if path.stat().st_size])
        process.terminate()
        out, err = process.communicate(timeout=300)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (143, "", "ended: no unfinished file was left\n")
    assert files(folder) == before


def test_ctrl_c_that_a_library_turns_into_another_error_is_one_line_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def format_caught(*_: object) -> None:
        try:
            raise KeyboardInterrupt
        except BaseException:  # as reportlab has it
            raise KeyError("forward reference") from None

    monkeypatch.setattr("reportlab.pdfbase.pdfdoc.PDFObjectReference.format", format_caught)
    told = cardgen("card", "-o", "x.pdf")
    assert (told.status, told.out, told.err) == (130, "", INTERRUPTED)
    assert files(folder) == {}


def test_ctrl_c_is_one_line_even_if_clearing_up_behind_it_fails(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    def closed_twice(*_: object) -> None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    monkeypatch.setattr("reportlab.pdfbase.pdfdoc.PDFObjectReference.format", stopped)
    monkeypatch.setattr("cardgen.output.HiddenFolder.remove", closed_twice)
    told = cardgen("card", "-o", "x.pdf")
    assert (told.status, told.out, told.err) == (130, "", INTERRUPTED)


def test_a_worker_that_is_killed_is_one_line(folder: Path) -> None:
    process = started("puzzles", "--count", "1000", "--jobs", "2", "-o", "x.pdf")
    try:
        wait_for(lambda: workers_of(process))
        os.kill(workers_of(process)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=300)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("the search for puzzles: a process that solves boards was killed")
    assert err.count("\n") == 1 and not files(folder)


def on_a_terminal(*arguments: str) -> tuple[int, str]:
    """Run a command on a terminal; return its exit status and all that the terminal got."""
    ours, theirs = os.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        [SCRIPT, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=env
    ) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            shown += part
    os.close(ours)
    return process.returncode, shown.decode()


def test_progress_is_shown_on_a_terminal_and_gone_at_the_end(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(120))
    status, shown = on_a_terminal("card", "--csv", "a.csv", "-o", "x.pdf")
    assert status == 0
    counts = [int(count) for count in re.findall(r"(\d+)/120", shown)]
    assert counts == sorted(counts) and {0, 50, 100} <= set(counts)
    erased, _, rest = shown.rpartition("\x1b[2K")
    assert erased and "120" not in rest
    assert "wrote x.pdf\r\nnext: print on both sides" in rest


def test_there_is_no_progress_in_a_pipe_nor_when_quiet(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(60))
    piped = script("card", "--csv", "a.csv", "-o", "x.pdf", env={"FORCE_COLOR": "1"})
    assert (piped.status, piped.err) == (0, "")
    assert piped.out.splitlines()[0] == "wrote x.pdf"
    assert on_a_terminal("card", "--csv", "a.csv", "--quiet", "-o", "x.pdf") == (0, "")
