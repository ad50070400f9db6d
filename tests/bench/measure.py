"""Whole processes, measured. Nothing heavy is imported here: a child is charged with its parent's memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CARDGEN = str(Path(sys.executable).with_name("cardgen"))


@dataclass(frozen=True)
class Run:
    """One process: CPU seconds with its children's, wall seconds, MB at the peak of its largest process."""

    cpu: float
    wall: float
    peak: float

    def __str__(self) -> str:
        return f"{self.cpu:6.2f} s CPU  {self.wall:6.2f} s wall  {self.peak:5.0f} MB peak"


def run(command: Sequence[str]) -> Run:
    """Run `command` to its end and measure it.

    Raises:
        subprocess.CalledProcessError: it fails.
    """
    # programs that are used keep their bytecode, unless someone forbids it
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, env=usual, stdout=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return Run(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1000)


def in_turns(*commands: Sequence[str], times: int = 2) -> list[Run]:
    """Run each of `commands` several times, one after the other, and return the best of each.

    Taking turns spreads what else the machine does over all of them.
    """
    runs: list[list[Run]] = [[] for _ in commands]
    for _ in range(times):
        for command, taken in zip(commands, runs, strict=True):
            taken.append(run(command))

    def least(taken: list[Run], what: Callable[[Run], float]) -> float:
        return min(map(what, taken))

    return [
        Run(
            least(taken, lambda one: one.cpu),
            least(taken, lambda one: one.wall),
            least(taken, lambda one: one.peak),
        )
        for taken in runs
    ]
