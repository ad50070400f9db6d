"""What the tests of a live session share."""

import signal

import pytest


@pytest.fixture(autouse=True)
def hang_up_noticed():
    """Let commands notice a terminal that hangs up, also when the tests run under ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)
