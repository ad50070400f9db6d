"""Solves a board for a user: which board, for how long, and with which progress on screen."""

import re
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import replace

from companion.rotator.board import Board
from companion.rotator.grade import solved_and_graded
from companion.rotator.search.solve import (
    Goal,
    LimitReachedError,
    Limits,
    Progress,
    Solution,
    Solver,
)

SECONDS_FOR_ALL_NODES = 60
"""The default limits of a search for all Nodes, which hardly ever ends by itself."""

_LIMIT = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?) ?(s|min|h|MB|GB)?", re.IGNORECASE)
_SECONDS = {"s": 1, "min": 60, "h": 3600}
_MEGABYTES = {"mb": 1, "gb": 1000}


def limits_of(texts: Iterable[str]) -> Limits:
    """Read limits such as ``30s``, ``10min``, ``500MB``; ValueError if a text is none.

    A bare number is seconds.
    """
    limits = Limits()
    for text in texts:
        match = _LIMIT.fullmatch(text.strip())
        if match is None:
            raise ValueError(
                f"'{text}' is not a limit: a time such as 30s, 10min or 1h, "
                "a memory such as 500MB or 2GB"
            )
        number, unit = float(match[1]), (match[2] or "s").lower()
        if unit in _SECONDS:
            limits = replace(limits, seconds=number * _SECONDS[unit])
        else:
            limits = replace(limits, megabytes=number * _MEGABYTES[unit])
    return limits


def solve_within(board: Board, goal: Goal, limits: Limits, quiet: bool = False) -> Solution:
    """Solve `board` until `limits` or Ctrl-C stop it; with progress unless `quiet`."""
    if goal is Goal.ALL_NODES and limits == Limits():
        limits = Limits(seconds=SECONDS_FOR_ALL_NODES)
    interrupted = threading.Event()
    with _on_terminal(quiet) as tell, ThreadPoolExecutor(1) as pool:

        def progress(so_far: Progress) -> None:
            if interrupted.is_set():
                raise LimitReachedError
            tell(so_far)

        solver = Solver(board, goal=goal, limits=limits, progress=progress)
        # in a thread: a Ctrl-C amid a report of the search would end Python
        if goal is Goal.ALL_NODES:
            found = pool.submit(solver.solve)
        else:
            found = pool.submit(lambda: solved_and_graded(solver)[0])
        try:
            while wait((found,), timeout=0.2).not_done:
                pass  # on Windows Ctrl-C is obeyed between two waits
        except KeyboardInterrupt:
            interrupted.set()
        return found.result()


@contextmanager
def _on_terminal(quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """Show the progress of the solver on a terminal."""
    if quiet or not sys.stderr.isatty():
        yield lambda so_far: None
        return
    from rich.console import Console

    with Console(stderr=True).status("solving") as status:
        yield lambda so_far: status.update(
            f"solving: {so_far.situations:,} situations, {so_far.boosts} boosts, turn {so_far.turn}"
        )
