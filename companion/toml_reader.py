"""Reads the TOML files that users write: slips in plain words, and the line of each key."""

import datetime
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

from companion.textfile import TextFileError

KeyPath = tuple[str | int, ...]
"""The place of a value: keys from the top down; tables and values of a list from 1."""

_DEEPEST = 40
"""Tables and lists within each other; a key with dots opens one for each of its parts."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|"""|"(?:\\.|[^"\\\n])*"'
    r"|'''.*?'{3,5}|'''|'[^'\n]*'"
    r"|#[^\n]*|[][{}.,=\n]",
    re.DOTALL,
)
"""A text, or the beginning of one of several lines that has no end; a comment; a sign."""
_DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}
_CURLY = "“”„‟‘’"
_KEY = r"""[\w-]+|"[^"\n]*"|'[^'\n]*'"""
_DATE = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")


def parse(text: str) -> dict[str, Any]:
    """Return the values of a TOML `text`.

    Raises TextFileError, which says in plain words what to write, with the line, if it is none.
    """
    _check_depth(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _explain(text, error) from None
    except (ValueError, RecursionError):  # Python refuses to read thousands of digits
        raise TextFileError("contains a number that is too long") from None


def line_of(text: str, key: KeyPath) -> int | None:
    """Return the line of `key` in a valid TOML `text`, or of the nearest table around it."""
    lines = _key_lines(text)
    while key and key not in lines:
        key = key[:-1]
    return lines.get(key)


# -- what is wrong with a text ---------------------------------------------------------------------


def _check_depth(text: str) -> None:
    """Refuse a text with very many brackets or dots: the library's reader takes minutes for it."""
    brackets = dots = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        brackets += _DEPTH.get(sign, 0)
        dots = dots + 1 if sign == "." else dots if sign[0] in "\"'" else 0
        if max(brackets, dots) > _DEEPEST:
            line = text.count("\n", 0, token.start()) + 1
            raise TextFileError(f"is nested too deeply: at most {_DEEPEST} tables or lists", line)


def _explain(text: str, error: tomllib.TOMLDecodeError) -> TextFileError:
    """Return the error in plain words: the likeliest slip where the library stopped."""
    what, _, where = str(error).rpartition(" (at ")
    place = re.match(r"line ([0-9]+), column ([0-9]+)", where)
    lines = text.split("\n")
    number = int(place[1]) if place else len(text.rstrip().split("\n"))
    line = lines[number - 1]
    column = int(place[2]) - 1 if place else len(line)
    start = sum(len(each) + 1 for each in lines[: number - 1])

    if found := _duplicate(text, number, what):
        return found
    if found := _not_closed(text, start + column):
        return found
    if message := _slip(line, column, what):
        return TextFileError(message, number)
    at = f" in column {column + 1}" if place else " at the end of the file"
    return TextFileError(f"is not TOML: {what}{at}", number)


def _duplicate(text: str, number: int, what: str) -> TextFileError | None:
    """Return the error of a key or a table that is there twice, with both lines."""
    if not re.search("overwrite|twice|declare|redefine|mutate", what):
        return None
    known, table = _lines_until(text, number)
    *_, (begin, statement) = (each for each in _statements(text) if each[0] <= number)
    header = statement.lstrip().startswith("[")
    with suppress(ValueError):  # the statement by itself is in order
        for path in (
            [_header(tomllib.loads(statement), Counter())] if header else _leaves(statement, table)
        ):
            if path in known:
                name = f"[{_dotted(path)}]" if header else _dotted(path)
                cure = "put all its keys below one" if header else "leave one of them out"
                message = f"{name} is there twice, here and in line {known[path]}: {cure}"
                return TextFileError(message, begin)
    return None


def _leaves(statement: str, table: KeyPath) -> list[KeyPath]:
    return [table + path for path in _paths(tomllib.loads(statement))][::-1]


def _dotted(path: KeyPath) -> str:
    return ".".join(str(part) for part in path if isinstance(part, str))


def _not_closed(text: str, offset: int) -> TextFileError | None:
    """Return the error of a list, table or long text that has no end before `offset`."""
    open_at: list[tuple[str, int]] = []
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign in ('"""', "'''"):  # a whole text has these at both ends
            line = text.count("\n", 0, token.start()) + 1
            return TextFileError(
                f"the text that begins here has no end: write {sign} after it", line
            )
        if token.start() >= offset:
            break
        if sign in ("[", "{"):
            open_at.append((sign, token.start()))
        elif sign in ("]", "}") and open_at:
            open_at.pop()
    if not open_at:
        return None
    sign, begin = open_at[0]
    line = text.count("\n", 0, begin) + 1
    if line == text.count("\n", 0, offset) + 1 and text[offset : offset + 1] not in ("", "\n"):
        return None  # the slip is within it
    if not text[text.rfind("\n", 0, begin) + 1 : begin].strip():
        return None  # [the name of a table
    what, closing = ("list", "]") if sign == "[" else ("table", "}")
    message = f"the {what} that begins here has no end: write {closing} after its last value"
    return TextFileError(message, line)


def _slip(line: str, column: int, what: str) -> str:
    """Return in plain words what is wrong in a line, if it is a slip that people make."""
    key = re.match(rf"\s*((?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*)\s*", line)
    name = key[1] if key else "key"
    rest = line[key.end() :] if key else ""
    value = rest[1:].strip() if rest[:1] in ("=", ":") else rest.strip()
    bare = value.strip(f"\"'{_CURLY} ")
    sample = f'{name} = "{bare}"' if value[:1] not in ("[", "{") else f'{name} = ["one", "two"]'
    if any(sign in _CURLY for sign in (line[column : column + 1], value[:1], value[-1:]) if sign):
        return f"curly quotation marks do not count: type straight ones, {sample}"
    if "\\" in line and re.search(r"\\|hex|[Ee]scape", what):
        remedy = "write / in the path of a file, or put the text in ' marks"
        return f"\\ has a meaning of its own in a text: {remedy}"
    if line.lstrip().startswith("["):
        table = line.strip("[ ]\t\r")
        right = f"[[{table}]]" if line.lstrip().startswith("[[") else f"[{table}]"
        if line.count("]") < right.count("]"):
            return f"the bracket is not closed: write {right}"
    if key and rest[:1] == ":":
        return f"write = after a name, not a colon: {sample}"
    if key and rest[:1] != "=" and not line.lstrip().startswith("["):
        return f"there is no = after the name: write {sample}"
    if rest[:1] == "=" and not value:
        return f'{name} has no value: write {name} = "..."'
    if date := _DATE.match(value):
        with suppress(ValueError):
            datetime.date(int(date[1]), int(date[2]), int(date[3]))
            date = None
        if date:
            return f"there is no day {date[0]}: write a date like 2026-12-31, year, month, day"
    if inner := _inner_mark(line, column):
        return inner
    opening = value[:1]
    if opening in ('"', "'") and value.count(opening) % 2:
        return f"the text has no closing quotation mark: write {name} = {opening}{bare}{opening}"
    if name_there := _name_at(line, column):
        return f'put a name with other letters than A to Z in quotation marks: "{name_there}"'
    if bare in ("True", "False"):
        return f"write it in small letters: {name} = {bare.lower()}"
    if what == "Invalid value":
        return f"put texts in quotation marks: {sample}"
    if what == "Unclosed array":
        return "write a comma between two values of a list"
    if what.startswith("Expected newline"):
        if line[column:].lstrip().startswith(","):
            return "write each name and its value on a line of its own, without a comma between"
        remedy = "put texts in quotation marks, and write a date like 2026-12-31"
        return f"the line goes on after the value: {remedy}"
    return ""


def _name_at(line: str, place: int) -> str:
    """Return the name at `place` if TOML wants quotation marks for the letter there."""
    if line[place : place + 1].isascii() or not line[place : place + 1].isalnum():
        return ""
    return next((word[0] for word in re.finditer(r"[\w-]+", line) if word.end() > place), "")


def _inner_mark(line: str, place: int) -> str:
    """Return a remedy if a mark inside a text was taken for its end, before `place`."""
    before, rest = line[:place].rstrip(), line[place:].lstrip()
    mark = before[-1:]
    if mark not in ('"', "'") or mark not in rest or rest.startswith(mark):
        return ""
    if re.match(r"[\s,]*[\w.-]+\s*=", rest):  # another key
        return ""
    at = f"the text ends at the quotation mark in column {len(before)}"
    if mark == "'":
        return f'{at}: put a text with an apostrophe in " marks'
    return f"{at}: write \\\" for a mark inside a text, or put the whole text in ' marks"


# -- where keys are --------------------------------------------------------------------------------


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield the statements of a text, with comments before, and the line of each."""
    begin, number, depth = 0, 1, 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        depth += _DEPTH.get(sign, 0)
        if sign == "\n" and depth <= 0:
            statement = text[begin : token.start()]
            yield number, statement
            begin, depth = token.end(), 0
            number += statement.count("\n") + 1
    yield number, text[begin:]


def _lines_until(text: str, last: int) -> tuple[dict[KeyPath, int], KeyPath]:
    """Return the lines of all keys before line `last`, and the table that is open there."""
    lines: dict[KeyPath, int] = {}
    table: KeyPath = ()
    counts: Counter[KeyPath] = Counter()
    for start, statement in _statements(text):
        if start + statement.count("\n") >= last:
            break
        part = tomllib.loads(statement)
        if statement.lstrip().startswith("["):
            table = _header(part, counts)
            lines.setdefault(table, start)
            lines.setdefault(tuple(key for key in table if isinstance(key, str)), start)
            part = {}
        for path in _paths(part):
            lines.setdefault(table + path, start)
    return lines, table


@lru_cache(maxsize=4)
def _key_lines(text: str) -> dict[KeyPath, int]:
    """Return the line of each key in a valid TOML `text`; inner keys have their table's."""
    return _lines_until(text, text.count("\n") + 2)[0]


def _header(part: dict[str, Any], counts: Counter[KeyPath]) -> KeyPath:
    """Return the path of a header: it parses to empty tables inside each other.

    `counts` has the number of tables in each array so far.
    """
    path: KeyPath = ()
    while part:
        key, inner = part.popitem()
        path += (key,)
        if isinstance(inner, list):  # [[key]] opens another table of the array
            counts[path] += 1
            inner = inner[0]
        if counts[path]:
            path += (counts[path],)
        part = inner
    return path


def _paths(part: Mapping[str, Any]) -> Iterator[KeyPath]:
    for key, value in part.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, *path) for path in _paths(value))
