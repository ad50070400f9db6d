"""A translation in a user's folder: faults are named, and the rest of it is used."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ftl import Choice, Pattern, plural_category
from companion.textfile import TextFileError
from companion.words import Language, Message, drop_faults, language, languages

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LANGUAGE = "language-name = Test\nlanguage-direction = ltr\n"


def translated(folder: Path, **files: str) -> Language:
    for name, text in {"language": LANGUAGE, **files}.items():
        (folder / f"{name}.ftl").write_text(text, "utf-8")
    return language(str(folder))


def test_what_a_folder_lacks_is_said_in_english(tmp_path: Path) -> None:
    mine = translated(tmp_path, territory="territory-answer-null = leer\n")
    said = [mine.say(Message(f"territory-answer-{status}")) for status in ("null", "clear")]
    assert said == ["leer", "clear"] and drop_faults(mine) == []


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("territory-turn = { $who\n", 1, "has a { without a }"),
        ("# a comment\nterritory-turn = { $whom } ist dran\n", 2, "territory-turn has { $whom }"),
        ("territory-turm = { $who }\n", 1, "there is no message territory-turm; did you mean"),
        ("territory-turn = { territory-turm }\n", 1, "there is no such message"),
        (
            "territory-turn = { territory-turn.again }\n    .again = { territory-turn }\n",
            1,
            "in it",
        ),
        ("rotator-opens = auf\n", 1, "rotator-opens belongs into another file"),
        (
            "territory-turn = a\nterritory-turn = b\n",
            2,
            "the message territory-turn is there twice",
        ),
        ("Guten Tag\n", 1, "expected a message or an indented text"),
    ],
)
def test_a_fault_is_named_and_that_message_alone_is_said_in_english(
    tmp_path: Path, text: str, line: int, why: str
) -> None:
    mine = translated(tmp_path, territory=f"{text}territory-answer-null = leer\n")
    faults = drop_faults(mine)
    assert faults[0].startswith(f"{tmp_path / 'territory.ftl'}:{line}: ") and why in faults[0]
    assert mine.say(Message("territory-answer-null")) == "leer"
    if why != "the message territory-turn is there twice":
        assert mine.say(Message("territory-turn", who="Ann")) == "Ann's turn."


def test_rules_of_plurals_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    mine = translated(tmp_path, language=f"{LANGUAGE}language-plural = one: n is 1\n")
    (fault,) = drop_faults(mine)
    assert "'n is 1' is no relation of CLDR's plural rules, such as n = 1" in fault


def test_a_language_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(TextFileError, match=r"there is no language enn: en.*did you mean en\?"):
        language("enn")


def test_a_folder_without_message_files_is_no_language(tmp_path: Path) -> None:
    with pytest.raises(TextFileError, match=r"has no message files, such as page\.ftl"):
        language(str(tmp_path))


@pytest.mark.parametrize("tag", languages())
def test_a_shipped_language_has_no_fault(tag: str) -> None:
    assert drop_faults(language(tag)) == []


@pytest.mark.parametrize("tag", languages())
def test_a_shipped_language_has_every_message(tag: str) -> None:
    assert set(language(tag).keys()) == set(language().keys())


@pytest.mark.parametrize("tag", languages())
def test_a_choice_by_number_has_every_plural_of_its_language(tag: str) -> None:
    mine = language(tag)
    rules = mine.say(Message("language-plural"))
    wanted = {plural_category(rules, number) for number in range(200)}
    found = 0
    for key in sorted(mine.keys()):
        for choice in choices(mine.pattern(key) or ()):
            if choice.variants.keys() & CATEGORIES - {"other"}:
                found += 1
                assert wanted <= choice.variants.keys(), key
    assert found


def choices(pattern: Pattern) -> Iterator[Choice]:
    for part in pattern:
        if isinstance(part, Choice):
            yield part
            for variant in part.variants.values():
                yield from choices(variant)
