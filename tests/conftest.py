"""What all tests share: Hypothesis without a clock, and files that are made once a run.

Properties are tried on the same examples every time: a change is judged by itself. ``NIGHTLY=1``
looks for more, and for new ones.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from filelock import FileLock
from hypothesis import settings

from tests.support.nightly import IN_A_NIGHT, tries

pytest_plugins = ["tests.support.messages", "tests.support.checked_messages"]

settings.register_profile(
    "same",
    derandomize=not IN_A_NIGHT,
    max_examples=tries(25, in_a_night=200),
    deadline=None,
)
settings.load_profile("same")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # the tests run in a shell's background
    signal.signal(signal.SIGINT, signal.default_int_handler)
# Keep what Python compiles, also where the environment forbids it: a run starts a hundred commands.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
os.environ["SOURCE_DATE_EPOCH"] = (
    "1800000000"  # files carry this date, whenever their input was written
)


def pytest_collection_finish() -> None:
    """Leave out of every search for garbage what has been read by now: it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def made_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[str, Callable[[Path], object]], Path]:
    """Return a function that gives a folder by its name; `make` fills it, once a run.

    Tests only read what is in there.
    """
    root = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent

    def folder(name: str, make: Callable[[Path], object]) -> Path:
        path, done = root / name, root / f"{name}.done"
        with FileLock(root / f"{name}.lock"):
            if not done.exists():
                path.mkdir(exist_ok=True)  # made again where a test failed in it
                make(path)
                done.touch()
        return path

    return folder


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let 100 seconds pass whenever the search for puzzles looks at the clock."""
    clock = SimpleNamespace(monotonic=count(0, 100).__next__)
    monkeypatch.setattr("companion.rotator.generate.time", clock)


@pytest.fixture
def hang_up_noticed() -> Iterator[None]:
    """Let commands notice a terminal that hangs up, also when the tests run under ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)
