"""How far a job is, for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[str, int, int | None], None]
"""Shows what is done, how much of it is done, and of how much; None: nobody knows."""


def bar(progress: Progress | None, name: str, total: int, every: int = 1) -> Callable[[int], None]:
    """Return a function that shows how many of `total` are done: each number that `every` divides.

    None are done yet.
    """

    def show(done: int) -> None:
        if progress and (done % every == 0 or done == total):
            progress(name, done, total)

    show(0)
    return show
