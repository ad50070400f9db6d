"""Progress bars of jobs; there are none where nobody looks on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Progress(Protocol):
    """What jobs need of rich's progress bars."""

    def add_task(self, description: str, *, total: float | None) -> Any:
        """Add a bar and return its id."""

    def update(
        self,
        task_id: Any,
        *,
        completed: float | None = None,
        description: str | None = None,
        refresh: bool = False,
    ) -> None:
        """Show how much is done, or what is being done."""

    def remove_task(self, task_id: Any) -> None:
        """Take a bar away."""


def bar(progress: Progress | None, name: str, total: int, every: int = 1) -> Callable[[int], None]:
    """Add a bar; return a function that shows how many of `total` are done, and draws it at times.

    It is drawn anew when the number is a multiple of `every`.
    """
    if progress is None:
        return lambda done: None
    task = progress.add_task(name, total=total)
    return lambda done: progress.update(task, completed=done, refresh=done % every == 0)
