"""Options of commands in messages, as the keys of an event's file: whoever runs an event has only these."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from cardgen.inputs.faults import InputFault

_KEYS = (
    (r"(?:print )?with --shorten", "write shorten = true under [cards]"),
    (r"--blank keep", 'blank = "keep" under [cards]'),
    (r'--map ("[^"]*")', r"map = [\1] under [cards]"),
    (r"--(geometry|seconds|seed)", r"\1"),
)
"""Other options in messages are of the commands that are named beside them."""


def in_keys(message: str) -> str:
    """Return a message with the keys of an event's file where it names options.

    >>> in_keys("leave some out, or print with --shorten")
    'leave some out, or write shorten = true under [cards]'
    """
    for option, key in _KEYS:
        message = re.sub(option, key, message)
    return message


@contextmanager
def faults_in_keys() -> Iterator[None]:
    """Name keys of an event's file instead of options in the faults that are raised."""
    try:
        yield
    except InputFault as error:
        raise InputFault(replace(each, message=in_keys(each.message)) for each in error.faults) from None
