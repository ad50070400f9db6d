"""The words of the page for phones as documents, from the message files of a language."""

import json
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from companion.contract import Document
from companion.ftl import Argument, Choice, Pattern, Reference
from companion.words import ENGLISH, Language, Message, language, languages

Written: TypeAlias = str | Document
"""A part of a text as `words.js` reads it: words, an argument, or a choice."""


def as_json(value: object, language: Language) -> str:
    """Return JSON without blanks, its messages in the words of a language."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=language.say)


def page_words(language: Language, page: str = "page") -> Document:
    """Return all that a page says in a language; English where it lacks a message.

    The names of its files, and so its keys, begin with the name of the `page`.
    Messages within others are put in their places. A choice names the language in which its text
    is, for it has variants for the plurals of that; ``plurals`` has their categories by number.
    """
    english = language.english or language
    names = [name for name in english.names if name.startswith(page)]
    keys = sorted(key for name in names for key in english.file(name).patterns)
    signs = {sign: language.say(Message(f"language-{sign}")) for sign in ("comma", "and")}
    messages = {key: list(_written(language, key)) for key in keys}
    return {
        "tag": language.tag,
        "direction": language.direction,
        **signs,
        "plurals": {of.tag: list(map(of.plural, _NUMBERS)) for of in (english, language)},
        "messages": messages,
    }


_NUMBERS = range(200)
"""A larger number has the plural of one that ends in the same two digits."""


def offered(table: str = ENGLISH) -> Mapping[str, Language]:
    """Return the languages from which readers choose, by their tags; that of the table is one."""
    of_the_table = language(table)
    return {tag: language(tag) for tag in languages()} | {of_the_table.tag: of_the_table}


def names_of(there: Mapping[str, Language], table: str | None = None) -> Document:
    """Return languages, each by its own name, and the tag of that for who reads none of them.

    It is that of the `table`; without one, the first.
    """
    names = {tag: each.say(Message("language-name")) for tag, each in there.items()}
    return {"languages": names, "table": table or next(iter(names))}


def _written(language: Language, key: str) -> Iterator[Written]:
    of = language.of(key)
    yield from _parts(of.pattern(key) or (), language, of)


def _parts(pattern: Pattern, language: Language, of: Language) -> Iterator[Written]:
    """Yield the parts of a text `of` a language, or of English, for readers of the language."""
    for part in pattern:
        match part:
            case str():
                yield part
            case Argument(name):
                yield {"argument": name}
            case Reference(key):
                yield from _written(language, key)
            case Choice(name, variants, default):
                texts = {each: list(_parts(text, language, of)) for each, text in variants.items()}
                yield {"argument": name, "variants": texts, "default": default, "plurals": of.tag}
