"""Whole processes, measured.

Nothing heavy is imported here: a child is charged with its parent's memory.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
CARDGEN = str(Path(sys.executable).with_name("cardgen"))


@dataclass(frozen=True)
class Run:
    """One process: CPU seconds with its children's, wall seconds, MB of its largest process.

    The best of several runs has the CPU seconds of each in `turns`.
    """

    cpu: float
    wall: float
    peak: float
    turns: tuple[float, ...] = ()

    def over(self, other: Run) -> float:
        """Return how much CPU this takes, in that of `other`: the median over the turns.

        A machine's speed may change within seconds. What runs in one turn shares it; the best runs
        may not.
        """
        return median(ours / theirs for ours, theirs in zip(self.turns, other.turns, strict=True))

    def __str__(self) -> str:
        return f"{self.cpu:6.2f} s CPU  {self.wall:6.2f} s wall  {self.peak:5.0f} MB peak"


Command = list[str]


def run(*commands: Command) -> Run:
    """Run `commands` at once to their ends and measure them together.

    Raises:
        subprocess.CalledProcessError: one fails.
    """
    # programs that are used keep their bytecode, unless someone forbids it
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    processes = [
        subprocess.Popen(command, cwd=ROOT, env=usual, stdout=subprocess.DEVNULL)
        for command in commands
    ]
    all_used = []
    for process in processes:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        all_used.append(used)
    wall = time.perf_counter() - start
    for process, command in zip(processes, commands, strict=True):
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, command)
    return Run(
        sum(used.ru_utime + used.ru_stime for used in all_used),
        wall,
        max(used.ru_maxrss for used in all_used) / 1000,
    )


def in_turns(*jobs: Command | tuple[Command, ...], times: int = 2) -> list[Run]:
    """Run each of `jobs` several times, one after the other, and return the best of each.

    A tuple holds commands that run at once. Taking turns spreads what else the machine does over
    all jobs.
    """
    runs: list[list[Run]] = [[] for _ in jobs]
    for _ in range(times):
        for job, taken in zip(jobs, runs, strict=True):
            taken.append(run(*job) if isinstance(job, tuple) else run(job))

    def least(taken: list[Run], what: Callable[[Run], float]) -> float:
        return min(map(what, taken))

    return [
        Run(
            least(taken, lambda one: one.cpu),
            least(taken, lambda one: one.wall),
            least(taken, lambda one: one.peak),
            tuple(one.cpu for one in taken),
        )
        for taken in runs
    ]


def verdict(what: str, value: float, most: float, unit: str = "") -> None:
    """Print a figure beside its target."""
    reached = "reached" if value <= most else f"missed by {100 * (value / most - 1):.0f} %"
    print(f"  -> {what}: {value:.2f}{unit} (target {most:g}{unit}: {reached})", flush=True)
