"""Every message that code makes has words, and all words are used (but for those of sheets)."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from companion.ftl import Pattern, parse
from companion.words import ARGUMENTS, arguments, language, languages, references

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "layouts/words"
SAID_BY_LANGUAGES = "language-"  # looked up in `companion.words` itself


def texts(tag: str = "en") -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for path in sorted((WORDS / tag).glob("*.ftl")):
        found |= parse(path.read_text("utf-8"))
    return found


TEXTS = texts()
ENGLISH = language()


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """Return all calls of a function or method in the code, each with where it is."""
    found = []
    for path in sorted((*(ROOT / "companion").rglob("*.py"), *(ROOT / "cardgen").rglob("*.py"))):
        if path.name == "words.py":
            continue  # looks up what it needs by itself
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name in ast.unparse(node.func).split("."):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return found


def key_of(call: ast.Call) -> tuple[str, bool]:
    """Return the key of a message, or how it begins; and whether that is all of it."""
    first = call.args[0]
    if isinstance(first, ast.JoinedStr):
        first, whole = first.values[0], False
    else:
        whole = True
    assert isinstance(first, ast.Constant), f"a key begins with letters: {ast.unparse(call)}"
    return str(first.value), whole


def meant(call: ast.Call) -> list[str]:
    key, whole = key_of(call)
    return [each for each in TEXTS if each == key or (not whole and each.startswith(key))]


MADE = calls("Message")
FORMS = {key_of(call)[0] for _, call in calls("form") if len(call.args) == 1 and not call.keywords}


@pytest.mark.parametrize(("where", "call"), MADE, ids=[where for where, _ in MADE])
def test_a_message_has_words_and_is_given_what_they_need(where: str, call: ast.Call) -> None:
    keys = meant(call)
    message = key_of(call)[0]
    forms = [each for each in TEXTS if each.partition(".")[0] == message]
    assert keys or forms, f"{where}: there are no words for {ast.unparse(call)}"
    given = {keyword.arg for keyword in call.keywords}
    assert given - {None} <= ARGUMENTS.keys(), where
    if None in given:
        return  # values that are put together; what is said in play shows whether they are right
    needed = [set(arguments(ENGLISH, TEXTS[key])) for key in keys or forms]
    assert all(names <= given for names in needed), where
    assert given == set().union(*needed), f"{where} gives what no text needs"


def test_all_words_are_used() -> None:
    used = {key for _, call in MADE for key in meant(call)}
    made = {key.partition(".")[0] for key in used} | {key_of(call)[0] for _, call in MADE}
    used |= {key for pattern in TEXTS.values() for key in references(pattern)}
    for key in TEXTS:
        name, _, form = key.partition(".")
        is_form = form in FORMS and name in made
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
        assert all(key.startswith(f"{path.stem}-") for key in parse(path.read_text("utf-8")))
