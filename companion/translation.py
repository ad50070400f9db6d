"""What is wrong with a translation: what would not be said as it is meant is said in English."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from companion.ftl import Argument, Choice, Pattern, Reference, plural_category
from companion.textfile import TextFileError
from companion.words import Language


def drop_faults(language: Language) -> list[str]:
    """Take messages with faults out of a language; return the faults, each with file and line."""
    found = []
    for name in sorted(language.names):
        file = language.file(name)
        faults = [(fault.line, fault.message) for fault in file.faults]
        for key, pattern in list(file.patterns.items()):
            if why := _fault(language, name, key, pattern):
                faults.append((file.lines[key], why))
                del file.patterns[key]
        path = language.folder / f"{name}.ftl"
        found += [f"{path}:{line}: {why}" for line, why in sorted(faults)]
    return found


def _fault(language: Language, file: str, key: str, pattern: Pattern) -> str | None:
    """Return what is wrong with a message, and what would be right; None if nothing is."""
    if not key.startswith(f"{file}-"):
        return f"{key} belongs into another file: keys here begin with {file}-"
    english = language.english or language
    known = english.keys()
    original = english.pattern(key)
    if original is None:
        near = get_close_matches(key, known, n=1)
        return f"there is no message {key}{f'; did you mean {near[0]}?' if near else ''}"
    for reference in references(pattern):
        if reference not in known:
            return f"{key} has {{ {reference} }}, and there is no such message"
        if key in _all_references(language, reference):
            return f"{key} has {{ {reference} }}, which has {key} in it"
    given = set(arguments(english, original))
    for name in arguments(language, pattern):
        if name not in given:
            there = ", ".join(f"{{ ${each} }}" for each in sorted(given)) or "none"
            return f"{key} has {{ ${name} }}; its arguments are: {there}"
    return _fault_of_plurals("".join(map(str, pattern))) if key == "language-plural" else None


def _fault_of_plurals(rules: str) -> str | None:
    """Return what is wrong with the rules of plurals."""
    try:
        for number in range(_NUMBERS_TRIED):
            plural_category(rules, number)
    except TextFileError as fault:
        return fault.message
    return None


_NUMBERS_TRIED = 200
"""All rules of CLDR look at the last two digits at most."""


def _text(language: Language, key: str) -> Pattern:
    """Return the text of a message, which may be the English one."""
    english = language.english or language
    return language.pattern(key) or english.pattern(key) or ()


def arguments(language: Language, pattern: Pattern) -> Iterator[str]:
    """Yield the arguments of a text, those of the messages within it included."""
    for part in pattern:
        match part:
            case Argument(name):
                yield name
            case Reference(key):
                yield from arguments(language, _text(language, key))
            case Choice(name, variants):
                yield name
                for variant in variants.values():
                    yield from arguments(language, variant)


def references(pattern: Pattern) -> Iterator[str]:
    """Yield the keys of the messages within a text."""
    for part in pattern:
        if isinstance(part, Reference):
            yield part.key
        elif isinstance(part, Choice):
            for variant in part.variants.values():
                yield from references(variant)


def _all_references(language: Language, key: str) -> set[str]:
    """Return a key, and those of all messages within its text, however deep."""
    found, open_ones = set[str](), [key]
    while open_ones:
        each = open_ones.pop()
        if each not in found:
            found.add(each)
            open_ones += references(_text(language, each))
    return found
