"""Documents of several viewers as JSON: what everybody may see is made a text only once."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.contract import Document

_DEEPEST = 3
"""How deep a document is taken apart: a response, its view, the grids in that, a grid."""

_NOT_PUBLIC = object()


class PublicParts:
    """What documents share with `public`, which must not change; `as_json` makes a text of it."""

    def __init__(self, public: Document, as_json: Callable[[object], str]) -> None:
        self.public = public
        self._as_json = as_json
        self._texts: dict[int, str] = {}

    def pieces(self, found: Document) -> Iterator[tuple[bool, str]]:
        """Yield the JSON of a document in pieces, each with whether everybody may see it."""
        return self._pieces(found, self.public, _DEEPEST)

    def _pieces(self, value: Any, public: Any, depth: int) -> Iterator[tuple[bool, str]]:
        if value is public or value == public:
            yield True, self._text(public)
        elif depth and isinstance(value, dict) and isinstance(public, dict):
            before = "{"
            for key, each in value.items():
                yield True, f"{before}{self._as_json(key)}:"
                yield from self._pieces(each, public.get(key, _NOT_PUBLIC), depth - 1)
                before = ","
            yield True, "}" if value else "{}"
        elif (
            depth
            and isinstance(value, list)
            and isinstance(public, list)
            and len(value) == len(public)
        ):
            before = "["
            for each, other in zip(value, public, strict=True):
                yield True, before
                yield from self._pieces(each, other, depth - 1)
                before = ","
            yield True, "]" if value else "[]"
        else:
            yield False, self._as_json(value)

    def _text(self, public: object) -> str:
        """Return the text of a part of `public`, which lives as long as this object."""
        if id(public) not in self._texts:
            self._texts[id(public)] = self._as_json(public)
        return self._texts[id(public)]
