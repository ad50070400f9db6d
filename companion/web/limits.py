"""How much one phone may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

MOST_BYTES = 16_384
"""The largest request; a board of 25 spaces takes 300 bytes."""

_MOST_KEYS = 2000


@dataclass(slots=True)
class Limiter:
    """Lets through `burst` requests of one sender at once, and `rate` a second in the long run."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[Hashable, tuple[float, float]] = field(
        default_factory=OrderedDict, init=False
    )

    def allows(self, sender: Hashable) -> bool:
        """Tell whether a sender may go on, and count it then: who asks too often is not put off."""
        now, left = self.clock(), self._left_for(sender)
        allowed = left >= 1
        self._left.pop(sender, None)
        self._left[sender] = (left - 1 if allowed else left, now)
        while len(self._left) > _MOST_KEYS:
            self._left.popitem(last=False)
        return allowed

    def would_allow(self, sender: Hashable) -> bool:
        """Tell whether a sender may go on, without counting that."""
        return self._left_for(sender) >= 1

    def _left_for(self, sender: Hashable) -> float:
        now = self.clock()
        left, since = self._left.get(sender, (self.burst, now))
        return min(self.burst, left + (now - since) * self.rate)
