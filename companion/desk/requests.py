"""What a request holds: each field read once, and refused in one line if it is not what it should be."""

from __future__ import annotations

from typing import Any, Literal

from companion.contract import Document

MOST_CHARACTERS = 2000
"""The longest text of a field; no statement needs more."""

Kind = Literal["refused", "stale", "forbidden", "malformed", "not-kept"]
"""Why a request was refused; screens do different things with each.

``stale``: it was made at an older version, so look again. ``forbidden``: whoever asks may not do this.
``malformed``: no screen of ours sends this. ``not-kept``: the record can't be written.
"""


class RequestError(ValueError):
    """A request that is refused, with the kind of refusal and the ruling behind it, if there is one."""

    def __init__(self, message: str, kind: Kind = "refused", ruling: str | None = None) -> None:
        super().__init__(message)
        self.kind: Kind = kind
        self.ruling = ruling


def text_of(request: Document, key: str) -> str:
    """Return a field that has to be a text."""
    value = optional_text(request, key)
    if value is None:
        raise RequestError(f"the request lacks '{key}'", "malformed")
    return value


def optional_text(request: Document, key: str) -> str | None:
    """Return a field that is a text, or None if it is missing."""
    value: Any = request.get(key)
    if value is not None and (
        not isinstance(value, str) or len(value) > MOST_CHARACTERS or not value.isprintable()
    ):
        raise RequestError(f"'{key}' is not a line of text", "malformed")
    return value


def number_of(request: Document, key: str, most: int) -> int:
    """Return a field that has to be a whole number from 0 to `most`."""
    value: Any = request.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise RequestError(f"'{key}' is not a whole number from 0 to {most}", "malformed")
    return value


def texts_of(request: Document, key: str, most: int = 100) -> list[str]:
    """Return a field that is a list of texts; an empty list if it is missing."""
    value: Any = request.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        raise RequestError(f"'{key}' is not a list of texts", "malformed")
    return [text_of({key: each}, key) for each in value]
