"""Worker processes that start and end completely, whenever Ctrl-C is pressed."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from cardgen.inputs.faults import InputFault, Source
from cardgen.output import uninterrupted


@contextmanager
def processes(workers: int | None, source: Source, what: str) -> Iterator[Executor]:
    """Yield `workers` processes, None for one per core.

    Raises:
        InputFault: one of them was killed; `what` says what they do ("composes cards"), and
            `source` what it is about.
    """
    pool = _Pool(workers, initializer=_heed_signals)
    try:
        yield pool
    except BrokenProcessPool:
        hint = "" if workers == 1 else ": try --jobs 1"
        message = f"a process that {what} was killed, perhaps because memory ran out{hint}"
        raise InputFault.of(source, message) from None
    finally:
        with uninterrupted():
            pool.shutdown(wait=True, cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        with uninterrupted():  # the first one starts the processes
            return super().submit(task, *arguments, **named)


def _heed_signals() -> None:
    """Let Ctrl-C and SIGTERM stop a worker at once: it writes no files."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
