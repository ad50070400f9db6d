"""Advice to use options, as keys of an event's file: whoever runs an event has only these."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from cardgen.inputs.faults import Fault, InputFault, Option

_TABLES = {
    **dict.fromkeys(("shorten", "map", "blank", "geometry", "seed", "minutes"), "cards"),
    "seconds": "puzzles",
}
"""The table with the key for an option. Other options, such as ``--font``, the command for events has too."""


def in_keys(told: str | Fault) -> str | Fault:
    """Return what is told with keys of an event's file in place of the options in its advice.

    >>> str(in_keys(Fault("guests.csv", None, "is full", advice=("shorten it", Option("shorten")))))
    'guests.csv: is full: shorten it, or write shorten = true under [cards]'
    """
    return told if isinstance(told, str) else fault_in_keys(told)


def fault_in_keys(fault: Fault) -> Fault:
    """Return `fault` with keys in place of options."""
    return replace(fault, advice=tuple(map(_key, fault.advice)))


@contextmanager
def faults_in_keys() -> Iterator[None]:
    """Name keys of an event's file instead of options in the faults that are raised."""
    try:
        yield
    except InputFault as error:
        raise InputFault(map(fault_in_keys, error.faults)) from None


def _key(advice: str | Option) -> str | Option:
    if isinstance(advice, str) or advice.name not in _TABLES:
        return advice
    name, value, purpose = advice
    toml = value if value == "N" else f'"{value}"' if value else "true"
    toml = f"[{toml}]" if name == "map" else toml
    return f"write {name} = {toml} under [{_TABLES[name]}] {purpose}".rstrip()
