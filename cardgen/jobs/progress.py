"""How far a job is, for whoever looks on."""

from collections.abc import Callable

Progress = Callable[[str, int, int | None], None]
"""Shows what is done, how much of it is done, and of how much; None: nobody knows."""


def bar(progress: Progress | None, name: str, total: int) -> Callable[[int], None]:
    """Return a function that shows how many of `total` are done; now it shows that none are."""

    def show(done: int) -> None:
        if progress:
            progress(name, done, total)

    show(0)
    return show
