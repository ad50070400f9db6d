"""Reads the operators of a content stream and their operands from the bytes of a PDF file.

Reading must be fast: a long path, such as most of a sheet of QR symbols, is one match of a regular
expression.
"""

from __future__ import annotations

import re
from binascii import unhexlify
from collections.abc import Iterator
from functools import lru_cache


def _string(depth: int) -> bytes:
    """Return the pattern of a literal string with parentheses nested `depth` deep."""
    inner = rb"|" + _string(depth - 1) if depth else b""
    return rb"\((?:[^()\\]++|\\." + inner + rb")*+\)"


_LITERAL = _string(4)
_BLANK = rb" \t\n\r\f\v\0"  # and digits in full: a class with \s or \d takes several times as long to match
_PATH = (
    rb"[-+.0-9" + _BLANK + rb"]*+(?:re|[mlcvyh])(?=[" + _BLANK + rb"])"
    rb"(?:[-+.0-9mlchvyre" + _BLANK + rb"]{0,1000}(?<=[mlchvye])(?=[" + _BLANK + rb"]))?"
)
_OPERAND = (
    rb"[-+.0-9"
    + _BLANK
    + rb"]++|/[^()<>\[\]{}/%"
    + _BLANK
    + rb"]*+|<[0-9A-Fa-f"
    + _BLANK
    + rb"]*+>|"
    + _LITERAL
    + rb"|[\[\]]|<<|>>|%[^\r\n]*+"
)
_OPERATOR = rb"[A-Za-z'\"][A-Za-z0-9*]*+"
_STEP = re.compile(
    # a path; or operands and their operator; any other byte is skipped
    rb"(" + _PATH + rb")|((?:" + _OPERAND + rb")*+)(" + _OPERATOR + rb"|.|\Z)",
    re.DOTALL,
)
_INLINE = re.compile(
    # text must follow EI, so that these letters inside the pixels don't end them
    rb"(.*?[\s\0>\])])ID[\s\0].*?[\s\0]EI(?=[\s\0][\s -~]{8}|[\s\0][\s -~]*\Z|\Z)",
    re.DOTALL,
)
_LONG_RUN = (
    900  # bytes of path: a symbol or an engraving; searching for its fill operator is then quicker
)
_FARTHEST_FILL = 1 << 18
_OF_PATHS = b"0123456789+-. \t\r\n\0mlcvyhre"  # but these letters also make the operator cm
_SHOWN = re.compile(rb"<([^>]*)>|(" + _LITERAL + rb")|([-+.\d]+)", re.DOTALL)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_ESCAPES = {
    b"n": b"\n",
    b"r": b"\r",
    b"t": b"\t",
    b"b": b"\b",
    b"f": b"\f",
    b"\n": b"",
    b"\r": b"",
    b"\r\n": b"",
}
_NAMES = re.compile(rb"%[^\r\n]*+|/([^\s\0()<>\[\]{}/%]*+)")
_CODED = re.compile(rb"#([0-9A-Fa-f]{2})")
_NUMBER = re.compile(rb"[-+]?(?:\d+\.?\d*|\.\d+)")


def operations(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the operators in `data`, each with its operands as written.

    A run of path construction operators is one operation called ``path``, and an inline image is
    ``BI`` with its dictionary.
    """
    start = 0
    while start < len(data):
        for step in _STEP.finditer(data, start):
            path, operands, operator = step.groups()
            if path is not None:
                start, end = step.span()
                filled = (
                    data.find(b"f", end, end + _FARTHEST_FILL) if end - start > _LONG_RUN else -1
                )
                rest = data[end:filled] if filled > 0 else b"cm"
                if b"cm" not in rest and not rest.translate(None, _OF_PATHS):
                    yield b"path", data[start:filled]
                    start = filled
                    break
                yield b"path", path
            elif operator == b"BI":
                inline = _INLINE.match(data, step.end())
                if inline is None:
                    return  # the end of the pixels cannot be found
                yield b"BI", inline[1]
                start = inline.end()
                break
            else:
                yield operator, operands
        else:
            return


_PAINTING = frozenset(
    [
        b"S",
        b"s",
        b"f",
        b"F",
        b"f*",
        b"B",
        b"B*",
        b"b",
        b"b*",
        b"Tj",
        b"TJ",
        b"'",
        b'"',
        b"Do",
        b"sh",
        b"BI",
    ]
)


def paints(data: bytes) -> bool:
    """Return whether any operator in `data` paints, even outside the page; stops at the first."""
    return any(operator in _PAINTING for operator, _ in operations(data))


number_of = lru_cache(maxsize=4000)(float)
"""A number as written; a file has few different ones, and to read one takes longer than to look it up."""


@lru_cache(maxsize=1000)  # sheets of a batch have the same places
def numbers_in(operands: bytes) -> tuple[float, ...]:
    """Return the numbers among `operands`."""
    try:
        return tuple(map(number_of, operands.split()))
    except ValueError:
        return tuple(map(number_of, _NUMBER.findall(operands)))


@lru_cache(maxsize=1000)
def name_in(operands: bytes) -> str:
    """Return the last name among `operands`, with its slash; raises ValueError if there is none."""
    names = [found[1] for found in _NAMES.finditer(operands) if found[1] is not None]
    if not names:
        raise ValueError("no name")
    word = _CODED.sub(lambda code: bytes([int(code[1], 16)]), names[-1])
    return "/" + word.decode("utf-8", "surrogateescape")


def _unhex(digits: bytes) -> bytes:
    try:
        return unhexlify(digits)
    except ValueError:
        digits = b"".join(digits.split())
        return unhexlify(digits + b"0" * (len(digits) % 2))


def _unescape(literal: bytes) -> bytes:
    body = literal[1:-1]
    if b"\\" not in body:
        return body

    def meant(escape: re.Match[bytes]) -> bytes:
        code = escape[1]
        return (
            bytes([int(code, 8) & 0xFF])
            if code.isdigit() and code < b"8"
            else _ESCAPES.get(code, code)
        )

    return _ESCAPE.sub(meant, body)


def shown_text(operands: bytes) -> tuple[bytes, float]:
    """Return the characters that a Tj or TJ shows, and the sum of kerning in thousandths of an em."""
    if b"(" not in operands:  # such as [<0012> -20 <0056>]: strings and numbers alternate
        pieces = operands.translate(None, b"[]").replace(b">", b"<").split(b"<")
        return _unhex(b"".join(pieces[1::2])), sum(map(number_of, b" ".join(pieces[::2]).split()))
    text, kerning = [], 0.0
    for digits, literal, kern in _SHOWN.findall(operands):
        if kern:
            kerning += number_of(kern)
        else:
            text.append(_unescape(literal) if literal else _unhex(digits))
    return b"".join(text), kerning
