"""A language of other letters, made from the English messages: what is left of English shows."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from companion.words import Language, language

WORDS = Path(__file__).parents[2] / "layouts/words/en"
LETTERS = {code: code - ord("a") + ord("а") for code in range(ord("a"), ord("z") + 1)}
LETTERS |= {code: code - ord("A") + ord("А") for code in range(ord("A"), ord("Z") + 1)}
WORD = re.compile(r"[A-Za-z]{2,}")


class _OtherLetters(Transformer):
    """Writes every text of a message file in other letters."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(LETTERS))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        escape = re.fullmatch(r"\\u[0-9A-Fa-f]{4}", node.value)
        return node if escape else ast.StringLiteral(node.value.translate(LETTERS))


def other_letters(folder: Path, direction: str = "rtl") -> Language:
    """Return the language, from message files in `folder`."""
    for path in WORDS.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        if path.stem != "language":
            _OtherLetters().visit(resource)
        (folder / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    (folder / "language.ftl").write_text(
        f"language-direction = {direction}\nlanguage-plural = one: n = 1\n"
        'language-comma = { ", " }\nlanguage-and = { " и " }\nlanguage-semicolon = { "; " }\n',
        "utf-8",
    )
    return language(str(folder))
