"""How long a search may go on, and who is told how far it has come."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

BYTES_PER_SITUATION = 1500
"""What a situation looked into takes in memory, as measured and rounded up."""

_STRIDE = 512

_SECONDS_TO_LOAD = 60
"""With less time than this the compiled search isn't begun: when it is new, it must be compiled first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Where to give up: seconds, megabytes (as estimated), situations looked into; None is no limit.

    Only a limit on situations stops at the same place wherever it is computed.
    """

    seconds: float | None = None
    megabytes: float | None = None
    situations: int | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the solver has come: situations looked into so far, boosts and turn it is looking at."""

    situations: int
    boosts: int
    turn: int


class LimitReachedError(Exception):
    """A limit stopped the search; `solve` answers with what it has, whoever asks on sees this."""


class PatienceLostError(Exception):
    """The search in Python has taken so long that the compiled one had better begin anew."""


class Meter:
    """Counts the situations that a search looks into; now and then reports, and minds the limits.

    The search keeps `boosts` and `turn` up to date, and what it holds in memory: `held` bytes at all events,
    and `bytes_each` for every situation but those `forgotten`. From `patience` situations on the search is
    given up for a quicker one, if there is time to load that.
    """

    def __init__(self, limits: Limits, progress: Callable[[Progress], None] | None) -> None:
        self.situations = 0
        self.boosts = 0
        self.turn = 0
        self.held = 0
        self.bytes_each = BYTES_PER_SITUATION
        self.forgotten = 0
        self.stride = _STRIDE
        self.next_look = 0
        self.patience: int | None = None
        self._limits = limits
        self._deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
        self._progress = progress
        self._told = 0

    def count(self) -> None:
        """Count a situation about to be looked into.

        Raises:
            LimitReachedError: it may not be.
            PatienceLostError: it is time for a quicker search.
        """
        self.situations += 1
        if self.situations >= self.next_look:
            self.look()

    def look(self) -> None:
        """Report, and stop where a limit is reached.

        Raises:
            LimitReachedError: a limit is reached.
            PatienceLostError: it is time for a quicker search.
        """
        limits = self._limits
        if self._progress is not None and self.situations > self._told:
            self._told = self.situations
            self._progress(Progress(self.situations, self.boosts, self.turn))
        if limits.situations is not None and self.situations > limits.situations:
            raise LimitReachedError
        seconds_left = math.inf if self._deadline is None else self._deadline - time.monotonic()
        if seconds_left < 0:
            raise LimitReachedError
        held = self.held + (self.situations - self.forgotten) * self.bytes_each
        if limits.megabytes is not None and held > limits.megabytes * 1e6:
            raise LimitReachedError
        if self.patience is not None and self.situations > self.patience and seconds_left > _SECONDS_TO_LOAD:
            raise PatienceLostError
        self.next_look = self.situations + self.stride
        if limits.situations is not None:
            self.next_look = min(self.next_look, limits.situations + 1)

    def start_again(self) -> None:
        """Count from 0, as a quicker search begins anew; what was reported before is not reported again."""
        self.situations = self.next_look = 0
        self.patience = None
