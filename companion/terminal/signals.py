"""What a signal does to a live session: it ends, and nothing of it hangs."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stopping_by_signal() -> Iterator[list[int]]:
    """Turn the first signal to stop into a KeyboardInterrupt; a second one stops at once.

    Yields the list of signals received. A signal that was ignored before, as by ``nohup``, still
    is.
    """
    received: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        received.append(number)
        for each in before:
            signal.signal(each, signal.SIG_DFL)
        raise_in_loop(KeyboardInterrupt())

    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {each: signal.getsignal(each) for each in numbers if each is not None}
    before = {each: handler for each, handler in before.items() if handler is not signal.SIG_IGN}
    for each in before:
        signal.signal(each, stop)
    try:
        yield received
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def raise_in_loop(error: BaseException) -> None:
    """Raise an error out of a signal's handler; where an event loop runs, between two of its steps.

    A handler may run after the loop has taken a step off its queue and before it takes that step.
    An error raised there loses the step for good, and whoever awaits what it was to do waits for
    ever.
    """

    def do_raise() -> None:
        raise error

    try:
        from asyncio import get_running_loop

        loop = get_running_loop()
    except (ImportError, RuntimeError):
        loop = None
    if loop is None:
        raise error
    loop.call_soon_threadsafe(do_raise)
