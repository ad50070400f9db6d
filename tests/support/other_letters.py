"""A language of other letters, made from the English messages: what is left of English shows."""

import re
from functools import cache
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from companion.words import Language, language

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "layouts/words/en"
CYRILLIC = "абвгдежзийклмнопрстуфхцчшщ"
HEBREW = "ובגדיהזחיטכלמנוסעפצרוקתשיז"
"""The letters that stand for a to z; those for vowels are as narrow as these."""
WORD = re.compile(r"[A-Za-z]{2,}")


class _OtherLetters(Transformer):
    """Writes every text of a message file in other letters."""

    def __init__(self, letters: str, longer: float) -> None:
        self.longer = longer
        small, capitals = (
            dict(zip(each, case, strict=True))
            for each, case in ((ascii_lowercase, letters), (ascii_uppercase, letters.upper()))
        )
        self.letters = str.maketrans(small | capitals)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(self.translated(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        escape = re.fullmatch(r"\\u[0-9A-Fa-f]{4}", node.value)
        return node if escape else ast.StringLiteral(self.translated(node.value))

    def translated(self, text: str) -> str:
        def word(found: re.Match[str]) -> str:
            written = found[0].translate(self.letters)
            return written + written[-1] * round(self.longer * len(written))

        return re.sub("[A-Za-z]+", word, text)


def _rules(letters: str) -> str:
    """Return the rule book in other letters, its numbers as they are."""
    write, lines = _OtherLetters(letters, 0.0).translated, list[str]()
    for line in (ROOT / "docs/rules.md").read_text("utf-8").splitlines():
        found = re.match(r"(#* ?)([A-Z][0-9]+[a-z]?\. )?", line)
        kept = found[0] if found else ""
        lines.append(f"{kept}{write(line.removeprefix(kept))}")
    return "\n".join([*lines, ""])


@cache
def _messages(letters: str, longer: float) -> dict[str, str]:
    """Return the English message files in other letters, by their names."""
    files = {}
    for path in WORDS.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        if path.stem != "language":
            _OtherLetters(letters, longer).visit(resource)
        files[path.name] = FluentSerializer().serialize(resource)
    return files


def other_letters(
    folder: Path, direction: str = "rtl", letters: str = CYRILLIC, longer: float = 0.0
) -> Language:
    """Return the language of these letters, from message files that are written into `folder`.

    Each word is `longer` by this part of it.
    """
    for name, text in _messages(letters, longer).items():
        (folder / name).write_text(text, "utf-8")
    (folder / "rules.md").write_text(_rules(letters), "utf-8")
    (folder / "language.ftl").write_text(
        f"language-direction = {direction}\nlanguage-plural = one: n = 1\n"
        'language-comma = { ", " }\nlanguage-and = { " и " }\nlanguage-semicolon = { "; " }\n'
        'language-or = { " ор " }\nlanguage-yes = да\nlanguage-no = нет\n',
        "utf-8",
    )
    return language(str(folder))
