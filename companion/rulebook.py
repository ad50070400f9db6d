"""The rulings of the games, by number, as `docs/rules.md` states them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from companion.data import read_data
from companion.errors import RulingError

_HEADING = re.compile(r"^(#{1,3}) (?:([A-Z][0-9]+[a-z]?)\. )?(.+)$")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: its number such as ``M4``, its title, its text in plain words, and the section it stands in.

    In `text` a blank line separates paragraphs, ``- `` begins an entry of a list, ``|`` a row of a table.
    """

    number: str
    title: str
    text: str
    section: str


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return every ruling, in the order of the rule book."""
    section, found, lines = "", [], list[str]()
    text = read_data("docs/rules.md", lambda path: path.read_text("utf-8"))
    for line in text.replace("`", "").replace("*", "").splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
        elif heading[2]:
            lines = []
            found.append((heading[2], heading[3], lines, section))
        else:
            section, lines = heading[3], []
    return tuple(Ruling(n, title, "\n".join(text).strip(), place) for n, title, text, place in found)


def ruling(number: str) -> Ruling:
    """Return the ruling with a number such as ``M4``, in any case.

    Raises RulingError, naming the nearest numbers there are, if there is none.
    """
    by_number = {each.number.lower(): each for each in rulings()}
    found = by_number.get(number.strip().lower())
    if found is None:
        nearest = ", ".join(each.number for each in _nearest(number.strip().lower()))
        raise RulingError(f"there is no ruling '{number}'; near it: {nearest}")
    return found


def _nearest(number: str) -> list[Ruling]:
    """Return up to three rulings with a number like `number`: of the same letter where there are any."""
    digits = re.search(r"[0-9]{1,6}", number)
    wanted = int(digits[0]) if digits else 1
    same = [each for each in rulings() if each.number[0].lower() == number[:1]]
    if not same:
        same = [each for each in rulings() if each.number[1:] == "1"]
    return sorted(same, key=lambda each: abs(int(re.sub(r"\D", "", each.number)) - wanted))[:3]


def wrapped(text: str, width: int) -> str:
    """Return the text of a ruling in lines of at most `width` characters; tables stay as they are."""
    import textwrap  # noqa: PLC0415

    found = []
    for block in re.split(r"\n(?=\n|- |\|)", text):
        if not block.startswith("|"):
            indent = "  " if block.lstrip().startswith("- ") else ""
            filled = textwrap.fill(block.lstrip(), width, subsequent_indent=indent, break_on_hyphens=False)
            block = "\n" * block.startswith("\n") + filled  # noqa: PLW2901
        found.append(block)
    return "\n".join(found)
