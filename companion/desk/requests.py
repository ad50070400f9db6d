"""What a request holds: each field is read once, or refused in one line."""

import hashlib
import json
from collections import OrderedDict
from typing import Any, Literal

from companion.contract import Document
from companion.errors import RulingError
from companion.words import Message, Words, identity

MOST_CHARACTERS = 2000
"""The longest text of a field; no statement needs more."""

_REMEMBERED = 500
"""How many requests are known by their ids, so that none is carried out twice."""

_SHORTEST_ID = 12
"""Characters of an id: phones without a token share them, so nobody may guess another's."""

Kind = Literal["refused", "stale", "forbidden", "malformed", "not-kept"]
"""Why a request was refused; screens do different things with each.

``stale``: it was made at an older version, so look again. ``forbidden``: whoever asks may not do
this. ``malformed``: no screen of ours sends this. ``not-kept``: the record can't be written.
"""


class RequestError(RulingError):
    """A request that is refused, and why: its `kind` is for the screen."""

    def __init__(self, message: Words, kind: Kind = "refused", ruling: str | None = None) -> None:
        super().__init__(message, ruling)
        self.kind: Kind = kind


def text_of(request: Document, key: str) -> str:
    """Return a field that has to be a text."""
    value = optional_text(request, key)
    if value is None:
        raise RequestError(f"the request lacks '{key}'", "malformed")
    return value


def optional_text(request: Document, key: str) -> str | None:
    """Return a field that is a text, or None if it is missing."""
    value: Any = request.get(key)
    if value is not None and (not isinstance(value, str) or len(value) > MOST_CHARACTERS):
        raise RequestError(f"'{key}' is not a line of text", "malformed")
    if value is not None and not value.isprintable():
        raise RequestError(Message("desk-refused-unprintable"))
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


def digest_of(document: Document) -> str:
    """Return the SHA-256 of a document."""
    return hashlib.sha256(
        json.dumps(document, sort_keys=True, default=identity).encode()
    ).hexdigest()


class CarriedOut:
    """The requests that were carried out lately: sent again, they have no second effect."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], tuple[str, Document]] = OrderedDict()

    def find(self, who: str | None, request: Document) -> Document | None:
        """Return what came of a request besides the view: a token, nothing; None if it is new.

        Raises RequestError if its id won't do.
        """
        number = text_of(request, "id")
        if len(number) < _SHORTEST_ID:
            raise RequestError(f"'id' has fewer than {_SHORTEST_ID} characters", "malformed")
        sent, found = self._known.get((who or "", number), ("", None))
        if found is not None and sent != digest_of(request):
            raise RequestError("'id' was used for another request", "malformed")
        return found

    def add(self, who: str | None, request: Document, token: str | None) -> None:
        """Remember a request, and the token that came of it."""
        found = {"token": token} if token else {}
        self._known[who or "", text_of(request, "id")] = digest_of(request), found
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
