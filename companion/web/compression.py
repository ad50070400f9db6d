"""Answers compressed, but never a secret together with a text that somebody else may choose.

How small such a mixture gets would tell how alike the two are. So only what everybody may see is
compressed; what is one viewer's own stands beside it as it is, in the same gzip stream.
"""

from __future__ import annotations

import json
import struct
import zlib
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from companion.contract import Document
from companion.words import Language

if TYPE_CHECKING:
    from companion.desk.public_parts import PublicParts

_LEVEL = 3
"""How hard to compress: more takes three times as long for a tenth less."""

_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_END = b"\x03\0"
"""An empty last block."""


@lru_cache(maxsize=16)
def _encoder(language: Language) -> json.JSONEncoder:
    return json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=language.say)


def as_json(value: object, language: Language) -> str:
    """Return JSON without blanks, its messages in the words of a language."""
    return _encoder(language).encode(value)


def gzip_json(found: Document, parts: PublicParts) -> bytes:
    """Return a document as JSON in gzip; only what everybody may see is compressed."""
    whole, packed = bytearray(), bytearray(_HEAD)
    for is_public, run in groupby(parts.pieces(found), key=lambda piece: piece[0]):
        data = "".join(text for _, text in run).encode()
        whole += data
        packed += _compress(data) if is_public else _blocks(data, 0)
    return bytes(packed + _END + struct.pack("<II", zlib.crc32(whole), len(whole)))


@lru_cache(maxsize=16)
def _compress(data: bytes) -> bytes:
    return _blocks(data, _LEVEL)  # most of a view is the same for all phones


def _blocks(data: bytes, level: int) -> bytes:
    """Return data as blocks of a stream that refer to no others, nor others to them."""
    packer = zlib.compressobj(level, wbits=-15)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)
