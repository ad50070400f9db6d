"""Answers compressed, but never a secret together with a text that somebody else may choose.

How small such a mixture gets would tell how alike the two are. So only what everybody may see is
compressed; what is one viewer's own stands beside it as it is, in the same gzip stream.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any

from companion.contract import Document
from companion.words import Language

_DEEPEST = 3
"""How deep a document is taken apart: a response, its view, the grids in that, a grid."""

_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_END = b"\x03\0"
"""An empty last block."""


def as_json(value: object, language: Language) -> str:
    """Return JSON without blanks, its messages in the words of a language."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=language.say)


def gzip_json(found: Document, public: Document, language: Language) -> bytes:
    """Return a document as JSON in gzip; only what `public` has in the same place is compressed."""
    whole, packed = bytearray(), bytearray(_HEAD)
    for is_public, run in groupby(
        _pieces(found, public, _DEEPEST, language), key=lambda piece: piece[0]
    ):
        data = "".join(text for _, text in run).encode()
        whole += data
        packed += _compress(data) if is_public else _blocks(data, 0)
    return bytes(packed + _END + struct.pack("<II", zlib.crc32(whole), len(whole)))


def _pieces(value: Any, public: Any, depth: int, language: Language) -> Iterator[tuple[bool, str]]:
    """Yield the JSON of a value in pieces, each with whether everybody may see it."""
    if value == public:
        yield True, as_json(value, language)
    elif depth and isinstance(value, dict) and isinstance(public, dict):
        before = "{"
        for key, each in value.items():
            yield True, f"{before}{json.dumps(key)}:"
            yield from _pieces(each, public.get(key, _NOT_PUBLIC), depth - 1, language)
            before = ","
        yield True, "}" if value else "{}"
    elif (
        depth and isinstance(value, list) and isinstance(public, list) and len(value) == len(public)
    ):
        before = "["
        for each, other in zip(value, public, strict=True):
            yield True, before
            yield from _pieces(each, other, depth - 1, language)
            before = ","
        yield True, "]" if value else "[]"
    else:
        yield False, as_json(value, language)


_NOT_PUBLIC = object()


@lru_cache(maxsize=16)
def _compress(data: bytes) -> bytes:
    return _blocks(data, 6)  # most of a view is the same for all phones


def _blocks(data: bytes, level: int) -> bytes:
    """Return data as blocks of a stream that refer to no others, nor others to them."""
    packer = zlib.compressobj(level, wbits=-15)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)
