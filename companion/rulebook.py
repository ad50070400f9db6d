"""The rulings of the games, by number, as `docs/rules.md` states them."""

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from itertools import pairwise
from pathlib import Path

from companion.data import read_data
from companion.errors import refused
from companion.textfile import read_text
from companion.words import Elsewhere, Language, Message

_HEADING = re.compile(r"^(#{1,3}) (?:([A-Z][0-9]+[a-z]?)\. )?(.+)$")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: its number such as ``M4``, its title, its text, and its section.

    In `text` a blank line separates paragraphs, ``- `` begins an entry of a list, ``|`` a row of a
    table.
    """

    number: str
    title: str
    text: str
    section: str

    @property
    def heading(self) -> str:
        """Its number and title."""
        return f"{self.number}. {self.title}"


@dataclass(frozen=True, slots=True)
class Glossary:
    """What the words of some games mean: each word as it stands in the rule book, and its meaning.

    `before` is the section of rulings that follows.
    """

    title: str
    words: tuple[tuple[str, str], ...]
    before: str


@cache
def glossaries(language: Language | None = None) -> tuple[Glossary, ...]:
    """Return what the rule book says of its words, in its order; English, or in a language.

    A glossary is a section without rulings.

    >>> glossaries()[0].words[0]
    ('Space', 'one square, such as F3.')
    """
    return tuple(
        Glossary(
            section.splitlines()[0],
            tuple((word, " ".join(meaning.split())) for word, meaning in words),
            following.splitlines()[0],
        )
        for section, following in pairwise(_text(language).split("\n## "))
        if (words := _WORD.findall(section)) and "\n### " not in section
    )


_WORD = re.compile(r"^- (.+?): (.+(?:\n +.+)*)$", re.MULTILINE)


def with_rule_book(language: Language) -> Language | None:
    """Return the language, if it has a rule book of its own; None stands for English."""
    return language if _file(language).is_file() else None


def _file(language: Language) -> Path:
    return language.folder / "rules.md"


def _text(language: Language | None = None) -> str:
    """Return the rule book, which a language must have, without marks of emphasis."""
    if language is not None:
        text = read_text(_file(language))
    else:
        text = read_data("docs/rules.md", lambda path: path.read_text("utf-8"))
    return text.replace("`", "").replace("*", "")


@cache
def rulings(language: Language | None = None) -> tuple[Ruling, ...]:
    """Return every ruling, in the order of the rule book; English, or in a language.

    A language has its rulings in ``rules.md`` beside its messages. What is not there is English,
    and its title says so in the language.

    >>> rulings()[0].number
    'B1'
    """
    if language is None:
        return _read(_text())
    english = rulings()
    if language.english is None:
        return english
    translated = _read(_text(language)) if with_rule_book(language) else ()
    own = {each.number: each for each in translated}
    note = language.say(Message("language-in-english"))
    return tuple(
        own.get(each.number) or replace(each, title=f"{each.title} {note}") for each in english
    )


def _read(text: str) -> tuple[Ruling, ...]:
    """Return the rulings of a rule book, in its order."""
    section, found, lines = "", [], list[str]()
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
        elif heading[2]:
            lines = []
            found.append((heading[2], heading[3], lines, section))
        else:
            section, lines = heading[3], []
    return tuple(
        Ruling(n, title, "\n".join(text).strip(), place) for n, title, text, place in found
    )


@dataclass(frozen=True, slots=True)
class RulingPart(Elsewhere):
    """The ``title``, ``text`` or ``section`` of a ruling, in the words of whoever reads it."""

    number: str
    part: str

    def said_in(self, language: Language) -> str:
        """Return it in a language, or in English where that lacks the ruling."""
        return str(getattr(ruling(self.number, language), self.part))


def for_screens(each: Ruling, *parts: str) -> dict[str, object]:
    """Return a ruling for screens: its number, and some of its parts."""
    return {"ruling": each.number} | {part: RulingPart(each.number, part) for part in parts}


def ruling(number: str, language: Language | None = None) -> Ruling:
    """Return the ruling with a number such as ``M4``, in any case (see `rulings`).

    Raises RulingError, naming the nearest numbers there are, if there is none.

    >>> ruling("m4").title
    'Where you may shoot'
    """
    wanted = number.strip().lower()
    for each in rulings(language):
        if each.number.lower() == wanted:
            return each
    numbers = [each.number for each in rulings()]
    near = get_close_matches(wanted.upper(), numbers, cutoff=0)
    raise refused("common-refused-ruling", text=number, options=tuple(near))


def wrapped(text: str, width: int) -> str:
    """Return the text of a ruling in lines of at most `width` characters, its tables in columns."""
    import textwrap

    found = []
    for block in re.split(r"\n(?=\n|- )|(?<!\|)\n(?=\|)", text):
        if block.startswith("|"):
            found.append(_in_columns(block, width))
            continue
        indent = "  " if block.lstrip().startswith("- ") else ""
        words = " ".join(block.split())
        filled = textwrap.fill(words, width, subsequent_indent=indent, break_on_hyphens=False)
        found.append(f"\n{filled}" if block.startswith("\n") else filled)
    return "\n".join(found)


def _in_columns(table: str, width: int) -> str:
    """Return a table of the rule book in columns, its cells wrapped where it would be too wide."""
    import io

    from rich.console import Console
    from rich.table import Table

    head, _, *rows = (
        [cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()
    )
    columns = Table(*head, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for row in rows:
        columns.add_row(*row)
    drawn = io.StringIO()
    Console(file=drawn, width=width, color_system=None).print(columns)
    return "\n".join(line.rstrip() for line in drawn.getvalue().splitlines())
