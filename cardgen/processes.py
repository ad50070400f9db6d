"""Work shared among processes: started and ended whole, whenever Ctrl-C is pressed."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from cardgen.faults import Fault, InputFault


@contextmanager
def processes(
    workers: int | None,
    where: str,
    what: str,
    start: Callable[..., object],
    *arguments: object,
    fresh: bool = False,
) -> Iterator[Executor]:
    """Yield so many `workers`, None for one a core, each begun with ``start(*arguments)``.

    They are quickest begun as copies of this process, with all that it holds, or else as `fresh` ones.

    Raises:
        InputFault: one of them was killed; they do `what` ("composes cards"), and that is about `where`.
    """
    context = multiprocessing.get_context("spawn" if fresh else None)
    pool = _Pool(workers, context, start, arguments)
    try:
        yield pool
    except BrokenProcessPool:
        message = f"a process that {what} was killed, perhaps for want of memory: try --jobs 1"
        raise InputFault([Fault(where, None, message)]) from None
    finally:
        with uninterrupted():
            pool.shutdown(wait=True, cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        with uninterrupted():  # the first one starts the processes
            return super().submit(task, *arguments, **named)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C and an order to end back while the block runs: a pool half started or half ended hangs."""
    pressed: list[int] = []
    held = (signal.SIGINT, signal.SIGTERM)
    handlers = [signal.signal(number, lambda number, _: pressed.append(number)) for number in held]
    try:
        yield
    finally:
        for number, handler in zip(held, handlers, strict=True):
            signal.signal(number, handler)
    for sent in pressed:
        signal.raise_signal(sent)


def leave_ctrl_c() -> None:
    """Ignore Ctrl-C in a worker: it is the first process's to answer, and then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
