"""Every message that code makes has words, all words are used, and every file can be read."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from companion.ftl import Pattern, read_messages
from companion.words import ARGUMENTS, arguments, language, languages, references

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "layouts/words"
OF_SHEETS = tuple(f"{path.stem}-" for path in WORDS.glob("en/*sheets.ftl"))
"""Sheets look up what they say by the end of its key; ``test_sheet_words`` makes them all."""
SAID_BY_LANGUAGES = "language-"  # looked up in `companion.words` itself
OF_PAGES = ("page-", "studio-")  # said by JavaScript; see ``test_page_words``


def texts(tag: str = "en") -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for path in sorted((WORDS / tag).glob("*.ftl")):
        file = read_messages(path.read_text("utf-8"))
        assert not file.faults
        found |= file.patterns
    return found


TEXTS = texts()
ENGLISH = language()
FORMS = {
    name: [*keys] for name, keys in groupby(sorted(TEXTS), key=lambda key: key.partition(".")[0])
}


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


@cache
def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Return all calls of a function or method in the code, each with where it is."""
    found = []
    for path in sorted((*(ROOT / "companion").rglob("*.py"), *(ROOT / "cardgen").rglob("*.py"))):
        if path.name in ("words.py", "errors.py"):
            continue  # they make messages of keys that others give
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and name in parts_of(node.func):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return found


def parts_of(function: ast.expr) -> Iterator[str]:
    """Yield the names in ``module.Class.method``, the last one first."""
    while isinstance(function, ast.Attribute):
        yield function.attr
        function = function.value
    if isinstance(function, ast.Name):
        yield function.id


def keys_of(call: ast.Call) -> dict[str, bool]:
    """Return the keys that a message may have, or how one begins; and whether that is all of it."""
    found, chosen = dict[str, bool](), [call.args[0]]
    while chosen:
        each = chosen.pop()
        if isinstance(each, ast.IfExp):
            chosen += [each.body, each.orelse]
            continue
        whole = not isinstance(each, ast.JoinedStr)
        begins = each.values[0] if isinstance(each, ast.JoinedStr) else each
        assert isinstance(begins, ast.Constant), f"a key begins with letters: {ast.unparse(call)}"
        found[str(begins.value)] = whole
    return found


def meant(call: ast.Call) -> list[str]:
    wanted = keys_of(call)
    begun = tuple(key for key, whole in wanted.items() if not whole)
    by_beginning = [each for each in TEXTS if each.startswith(begun)] if begun else []
    return [*(key for key in wanted if key in TEXTS), *by_beginning]


def given_to(where: str, call: ast.Call) -> set[str | None]:
    """Return the arguments of a call, also of a dictionary written above it; None for others."""
    path, line = where.split(":")
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    for values in (keyword.value for keyword in call.keywords if keyword.arg is None):
        written = [
            node
            for node in nodes_of(ROOT / path)
            if isinstance(node, ast.Assign)
            and node.lineno < int(line)
            and ast.unparse(node.targets[0]) == ast.unparse(values)
        ]
        last = max(written, key=lambda node: node.lineno, default=None)
        if last is None or not isinstance(last.value, ast.Dict):
            return {*given, None}
        given |= {key and ast.literal_eval(key) for key in last.value.keys}
    return given


@cache
def messages() -> list[tuple[str, ast.Call]]:
    """Return all calls that make a message, or a refusal with one."""
    refusals = [found for found in calls("refused") if isinstance(found[1].func, ast.Name)]
    return [*calls("Message"), *refusals]


def test_a_message_has_words_and_is_given_what_they_need() -> None:
    for where, call in messages():
        assert_given_what_it_needs(where, call)


def assert_given_what_it_needs(where: str, call: ast.Call) -> None:
    keys = meant(call)
    wanted = keys_of(call)
    forms = [each for key in wanted for each in FORMS.get(key, ())]
    assert keys or forms, f"{where}: there are no words for {ast.unparse(call)}"
    given = given_to(where, call)
    assert given - {None} <= ARGUMENTS.keys(), where
    if None in given:
        return  # values that come from elsewhere; what is said in play shows whether they are right
    needed = [set(arguments(ENGLISH, TEXTS[key])) for key in keys or forms]
    assert all(names <= given for names in needed), where
    known = {name for key in {*keys, *forms} for name in arguments(ENGLISH, TEXTS[key])}
    written = {
        keyword.arg for keyword in call.keywords if keyword.arg
    }  # a dictionary may serve all
    assert written <= known, f"{where} gives what no text needs"


def test_all_words_are_used() -> None:
    used = {key for _, call in messages() for key in meant(call)}
    made = {key.partition(".")[0] for key in used}
    made |= {key for _, call in messages() for key in keys_of(call)}
    forms = {
        key
        for _, call in calls("form")
        if len(call.args) == 1 and not call.keywords
        for key in keys_of(call)
    }
    used |= {key for pattern in TEXTS.values() for key in references(pattern)}
    for key in TEXTS:
        name, _, form = key.partition(".")
        if key.startswith((*OF_SHEETS, *OF_PAGES)):
            continue
        is_form = form in forms and name in made
        assert key in used or is_form or key.startswith(SAID_BY_LANGUAGES), key


def test_every_argument_means_what_all_others_of_its_name_mean() -> None:
    used = {name for pattern in TEXTS.values() for name in arguments(ENGLISH, pattern)}
    assert used <= ARGUMENTS.keys()


@pytest.mark.parametrize("tag", languages())
def test_the_official_reader_reads_every_file(tag: str) -> None:
    files = sorted((WORDS / tag).glob("*.ftl"))
    assert files
    for path in files:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
        for key in read_messages(path.read_text("utf-8")).patterns:
            names = [name for name in language(tag).names if key.startswith(f"{name}-")]
            assert max(names, key=len) == path.stem, f"{key} is looked up in another file"
