"""Reads message files: the part of Project Fluent's syntax 1.0 that our texts use.

A file holds comments and messages. A message has a text, attributes (other forms of the same
thing), or both. A text may hold arguments, other messages, literals, and choices by a number or
a word:

    held = { $who } holds { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
        .short = { $who }: { $count }

A line break in a text is a blank, an empty line begins a new paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from companion.textfile import TextFileError


@dataclass(frozen=True, slots=True)
class Argument:
    """A place for a value, such as ``{ $who }``."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """A place for another message or one of its attributes, such as ``{ answer-null.title }``."""

    key: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A text within braces, such as ``{ " and " }``: its blanks stay."""

    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice by the value of an argument; `variants` are texts by a number or a word."""

    argument: str
    variants: Mapping[str, Pattern]
    default: str


Part: TypeAlias = str | Argument | Reference | Choice
Pattern: TypeAlias = tuple[Part, ...]
"""A text as it is written: words, and places to fill in."""

_KEY = r"[a-zA-Z][\w-]*"
_MESSAGE = re.compile(rf"({_KEY}) *=", re.ASCII)
_ATTRIBUTE = re.compile(rf" +\.({_KEY}) *=", re.ASCII)
_REFERENCE = re.compile(rf"{_KEY}(?:\.{_KEY})?", re.ASCII)
_ARGUMENT = re.compile(rf"\$({_KEY})", re.ASCII)
_VARIANT = re.compile(r"\s*(\*?)\[ *([\w.-]+) *\]")
_NEXT_VARIANT = re.compile(r"\n\s*(?:\*?\[|\})")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(["\\]))')


@dataclass(frozen=True, slots=True)
class MessageFile:
    """What a message file holds: texts by their keys, with the lines on which they begin.

    An attribute's key is ``key.attribute``. What can't be read is missing; `faults` says why.
    """

    patterns: dict[str, Pattern]
    lines: dict[str, int]
    faults: list[TextFileError]


def read_messages(text: str) -> MessageFile:
    """Return what a message file holds, as far as it can be read."""
    found = MessageFile({}, {}, [])
    key, begins, source = "", 0, ""

    def keep() -> None:
        if key in found.lines:
            raise TextFileError(f"the message {key} is there twice", begins)
        if key:
            found.lines[key] = begins
        if source.strip():
            found.patterns[key] = _Text(source, begins).pattern()
        elif "." in key:
            raise TextFileError(f"{key} has no text: write it behind the sign =", begins)

    message = ""
    for number, line in enumerate([*text.split("\n"), "end ="], 1):
        if line.startswith("#"):
            continue
        attribute = _ATTRIBUTE.match(line)
        begun = _MESSAGE.match(line) or (attribute if message else None)
        try:
            if begun:
                keep()
            elif not line.strip() or (message and line[0] in " }"):
                source += f"\n{line}" if key else ""
            else:
                example = "such as game-over = The game is over."
                why = f"expected a message or an indented text, {example}"
                raise TextFileError(why, number)
        except TextFileError as fault:
            found.faults.append(fault)
            key, source = "", ""
        if begun:
            message = message if attribute else begun[1]
            key = f"{message}.{begun[1]}" if attribute else message
            begins, source = number, line[begun.end() :]
    return found


class _Text:
    """The text of one message, read from left to right."""

    def __init__(self, source: str, line: int) -> None:
        self.source, self.line, self.at = source.rstrip(), line, 0

    def fault(self, message: str) -> TextFileError:
        return TextFileError(message, self.line + self.source.count("\n", 0, self.at))

    def pattern(self) -> Pattern:
        if "\t" in self.source:
            self.at = self.source.index("\t")
            raise self.fault("contains a tab: write blanks")
        found = self.parts()
        if self.at < len(self.source):
            raise self.fault("has a } without a {")
        return found

    def parts(self, ends: str = "}") -> Pattern:
        """Return the parts up to one of the signs `ends`, or up to the end."""
        found: list[Part | Literal] = []
        while self.at < len(self.source) and not self.ended(ends):
            if self.source[self.at] == "{":
                self.at += 1
                found.append(self.placeable())
                continue
            begin = self.at
            while self.at < len(self.source) and self.source[self.at] not in "{}":
                if self.ended(ends):
                    break
                self.at += 1
            found.append(_in_one_line(self.source[begin : self.at]))
        return _trimmed(found)

    def ended(self, ends: str) -> bool:
        """Tell whether a text ends here: at a brace, or where a line begins another variant."""
        if self.source[self.at] == "}":
            return True
        return "[" in ends and _NEXT_VARIANT.match(self.source, self.at) is not None

    def placeable(self) -> Part | Literal:
        self.skip_blanks()
        found: Part | Literal
        if match := self.take(_ARGUMENT):
            self.skip_blanks()
            if self.source.startswith("->", self.at):
                self.at += 2
                return self.choice(match[1])
            found = Argument(match[1])
        elif match := self.take(_LITERAL):
            found = Literal(_ESCAPE.sub(lambda m: m[3] or chr(int(m[1] or m[2], 16)), match[1]))
        elif match := self.take(_REFERENCE):
            found = Reference(match[0])
        else:
            what = 'such as { $who }, { other-message } or { "a text" }'
            raise self.fault(f"expected an argument, a message or a text within braces, {what}")
        self.close()
        return found

    def choice(self, argument: str) -> Choice:
        variants: dict[str, Pattern] = {}
        default = ""
        while match := self.take(_VARIANT):
            variants[match[2]] = self.parts("[")
            default = match[2] if match[1] else default
            if self.at < len(self.source) and self.source[self.at] != "\n":
                break
        if not default:
            raise self.fault(f"the choice by ${argument} needs a last variant *[other]")
        self.close()
        return Choice(argument, variants, default)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        if match := pattern.match(self.source, self.at):
            self.at = match.end()
        return match

    def skip_blanks(self) -> None:
        while self.at < len(self.source) and self.source[self.at] in " \n":
            self.at += 1

    def close(self) -> None:
        self.skip_blanks()
        if not self.source.startswith("}", self.at):
            raise self.fault("has a { without a }")
        self.at += 1


def _in_one_line(text: str) -> str:
    """Return a text with a blank for each line break, and a line break for each empty line."""
    return re.sub(r" *\n *", " ", re.sub(r" *\n(?: *\n)+ *", "\0", text)).replace("\0", "\n")


def _trimmed(parts: list[Part | Literal]) -> Pattern:
    """Return the parts of a text without blanks at both ends, but for those within braces."""
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip(" \n")
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    return tuple(part.text if isinstance(part, Literal) else part for part in parts if part)


def parts_of(pattern: Pattern) -> Iterator[Part]:
    """Yield the parts of a message, those of its choices included."""
    for part in pattern:
        yield part
        if isinstance(part, Choice):
            for variant in part.variants.values():
                yield from parts_of(variant)


def texts_of(pattern: Pattern) -> Iterator[str]:
    """Yield the texts of a message, those of its choices included."""
    return (part for part in parts_of(pattern) if isinstance(part, str))


# -- plurals ---------------------------------------------------------------------------------------

_RELATION = re.compile(r"([nivwftec])(?: % ([0-9]+))? (=|!=) ([0-9., ]+)")


def plural_category(rules: str, number: int) -> str:
    """Return the plural category of a whole number by rules in CLDR's notation (UTS 35).

    >>> plural_category("one: i = 1 and v = 0", 1), plural_category("one: i = 1 and v = 0", 2)
    ('one', 'other')
    """
    for rule in filter(None, rules.split(";")):
        category, _, condition = rule.partition(":")
        if any(
            all(_holds(relation.strip(), abs(number)) for relation in either.split(" and "))
            for either in condition.split(" or ")
        ):
            return category.strip()
    return "other"


def _holds(relation: str, number: int) -> bool:
    """Tell whether a relation such as ``n % 10 = 2..4`` is true of a whole number."""
    match = _RELATION.fullmatch(relation)
    if match is None:
        raise TextFileError(f"'{relation}' is no relation of CLDR's plural rules, such as n = 1")
    value = number if match[1] in "ni" else 0  # a whole number has no fraction and no exponent
    if match[2]:
        value %= int(match[2])
    ranges = [part.split("..") for part in match[4].replace(" ", "").split(",")]
    return any(int(ends[0]) <= value <= int(ends[-1]) for ends in ranges) == (match[3] == "=")
