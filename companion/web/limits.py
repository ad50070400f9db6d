"""How much one phone may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

MOST_BYTES = 16_384
"""The largest request; a board of 25 spaces takes 300 bytes."""

MOST_STREAMS = 200
"""How many may wait for news of one table."""

_MOST_KEYS = 2000


@dataclass(slots=True)
class Limiter:
    """Lets through `burst` requests of one sender at once, and `rate` a second in the long run."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[Hashable, tuple[float, float]] = field(default_factory=OrderedDict, init=False)

    def allows(self, sender: Hashable) -> bool:
        """Tell whether a sender may go on, and count that."""
        now = self.clock()
        left, since = self._left.pop(sender, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self._left[sender] = (max(left - 1, 0.0), now)
        while len(self._left) > _MOST_KEYS:
            self._left.popitem(last=False)
        return left >= 1
