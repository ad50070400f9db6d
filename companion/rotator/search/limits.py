"""Limits of a search, and reports of its progress."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

BYTES_PER_SITUATION = 1500
"""Memory per situation in bytes, as measured and rounded up."""

COMPARED_PER_SITUATION = 38
"""So many no-goods are compared in the time of a situation."""

_STRIDE = 512

_SECONDS_TO_LOAD = 60
"""With less time than this the compiled search isn't started: it may have to be compiled first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits in seconds, megabytes (estimated), situations and work; None is no limit.

    Only limits on situations and work stop the same searches on every computer. Work is counted in
    situations: those examined, those on the way to par, and 1 for every `COMPARED_PER_SITUATION` no-goods
    compared.
    """

    seconds: float | None = None
    megabytes: float | None = None
    situations: int | None = None
    work: int | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of the solver: situations so far, and the boosts and turn in work."""

    situations: int
    boosts: int
    turn: int


class LimitReachedError(Exception):
    """A limit stopped the search; `solve` returns what it has, other callers get this error."""


class SearchTooLongError(Exception):
    """The search in Python has taken so long that the compiled one should start."""


class Meter:
    """Counts the situations of a search; reports now and then, and checks the limits.

    The search updates `boosts`, `turn`, the numbers of no-goods `compared` and of decisions on the way to par
    (`decided`), and its memory: `held` bytes in any case, and `bytes_each` for every
    situation except `forgotten` ones. After `switch_after` situations the search is given up for the compiled
    one, if there is time to load that.
    """

    def __init__(self, limits: Limits, progress: Callable[[Progress], None] | None) -> None:
        self.situations = 0
        self.compared = 0
        self.decided = 0
        self.boosts = 0
        self.turn = 0
        self.held = 0
        self.bytes_each = BYTES_PER_SITUATION
        self.forgotten = 0
        self.stride = _STRIDE
        self.next_check = 0
        self.switch_after = math.inf
        self._limits = limits
        self._deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
        self._progress = progress
        self._reported = 0

    @property
    def work(self) -> int:
        """The work so far, in situations, as `Limits` explains."""
        return self.situations + self.decided + self.compared // COMPARED_PER_SITUATION

    def count(self) -> None:
        """Count the next situation.

        Raises:
            LimitReachedError: it exceeds a limit.
            SearchTooLongError: it is time for the compiled search.
        """
        self.situations += 1
        if self.situations >= self.next_check:
            self.check()

    def check(self) -> None:
        """Report, and stop at a limit.

        Raises:
            LimitReachedError: a limit is reached.
            SearchTooLongError: it is time for the compiled search.
        """
        limits = self._limits
        if self._progress is not None and self.situations > self._reported:
            self._reported = self.situations
            self._progress(Progress(self.situations, self.boosts, self.turn))
        if limits.situations is not None and self.situations > limits.situations:
            raise LimitReachedError
        self.check_work()
        seconds_left = math.inf if self._deadline is None else self._deadline - time.monotonic()
        if seconds_left < 0:
            raise LimitReachedError
        held = self.held + (self.situations - self.forgotten) * self.bytes_each
        if limits.megabytes is not None and held > limits.megabytes * 1e6:
            raise LimitReachedError
        if self.situations > self.switch_after and seconds_left > _SECONDS_TO_LOAD:
            raise SearchTooLongError
        self.next_check = self.situations + self.stride
        if limits.situations is not None:
            self.next_check = min(self.next_check, limits.situations + 1)

    def check_work(self) -> None:
        """Stop if the work exceeds its limit; to be called at the end, too, because checks come now and then.

        Raises:
            LimitReachedError: it does.
        """
        if self._limits.work is not None and self.work > self._limits.work:
            raise LimitReachedError

    def start_again(self) -> None:
        """Count from 0 for the compiled search; earlier progress is not reported again."""
        self.situations = self.compared = self.next_check = 0
        self.switch_after = math.inf
