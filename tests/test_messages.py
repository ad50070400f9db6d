"""``pytest --messages FILE`` keeps what faults and refusals say, without what differs by run."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """
import pytest

from companion.errors import RulingError
from tests.support.commandline import companion


@pytest.mark.parametrize("number", range(2))
def test_a_refusal(number, tmp_path):
    RulingError(f"{tmp_path / 'a.txt'}: 4f1c9a7d5e2b8f60 is no board")
    assert companion("check", tmp_path / "missing.txt").status == 2
"""


def test_every_message_is_kept_once_without_folders_and_keys(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    kept = tmp_path / "messages.txt"
    options = ["-o", "addopts=", "-p", "no:xdist", "-p", "no:hypothesispytest", "-q"]
    options += ["-p", "tests.support.messages", "--messages", str(kept)]
    command = [sys.executable, "-m", "pytest", *options, "-c", "pyproject.toml"]
    done = subprocess.run(
        [*command, str(tmp_path / "test_it.py")],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert kept.read_text().splitlines() == [
        "RulingError: FOLDER/a.txt: KEY is no board",
        "command line: companion check: FOLDER/missing.txt: No such file or directory",
    ]
    assert sorted(path.name for path in tmp_path.glob("*.txt*")) == ["messages.txt"]
