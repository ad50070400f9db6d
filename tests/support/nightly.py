"""How much is tried: a part whenever the tests run, the whole in a night, with ``NIGHTLY=1``."""

import os
from typing import TypeVar

import pytest

T = TypeVar("T")

IN_A_NIGHT = "NIGHTLY" in os.environ

nightly = pytest.mark.skipif(not IN_A_NIGHT, reason="set NIGHTLY=1 to run slow proofs")


def tries(now: T, in_a_night: T) -> T:
    """Return how often something is tried, or what is."""
    return in_a_night if IN_A_NIGHT else now
