"""Terms: what a translation calls a thing it calls so everywhere, as its glossary says."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ftl import Choice, Pattern, read_messages
from companion.words import Language, language

WORDS = Path(__file__).parents[2] / "layouts/words"
GLOSSARIES = sorted(WORDS.glob("**/glossary.toml"))


def text_of(pattern: Pattern) -> Iterator[str]:
    """Yield the texts of a message, those of its choices included."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Choice):
            for variant in part.variants.values():
                yield from text_of(variant)


def off_the_glossary(folder: Path) -> list[str]:
    """Return the messages in which a term is missing that the English ones have."""
    glossary = tomllib.loads((folder / "glossary.toml").read_text("utf-8"))
    english, mine = language(), Language(folder, language())
    exceptions, found = set(glossary["exceptions"]), list[str]()
    assert exceptions <= set(english.keys()), "an exception is no message"
    for key in sorted(english.keys()):
        original, translated = english.pattern(key), mine.pattern(key)
        if original is None or translated is None or key in exceptions:
            continue
        said = " ".join(text_of(translated)).replace("\u00ad", "").lower()
        for term, forms in glossary["terms"].items():
            is_meant = re.search(rf"\b{term}s?\b", " ".join(text_of(original)))
            if is_meant and not any(form.lower() in said for form in forms):
                found.append(f"{key}: {term} is none of {', '.join(forms)}")
    return found


@pytest.mark.parametrize("file", GLOSSARIES, ids=lambda file: file.parent.name)
def test_a_translation_keeps_to_its_glossary(file: Path) -> None:
    assert off_the_glossary(file.parent) == []


def test_a_term_off_the_glossary_is_named(tmp_path: Path) -> None:
    (tmp_path / "territory.ftl").write_text(
        "territory-answer-node = Knoten\nterritory-fact-node =\n    .step = { $place }: Punkt\n"
    )
    (tmp_path / "glossary.toml").write_text('exceptions = []\n[terms]\nNode = ["Knoten"]\n')
    assert read_messages((tmp_path / "territory.ftl").read_text("utf-8")).patterns
    assert off_the_glossary(tmp_path) == ["territory-fact-node.step: Node is none of Knoten"]
    (tmp_path / "glossary.toml").write_text(
        'exceptions = ["territory-fact-node.step"]\n[terms]\nNode = ["Knoten"]\n'
    )
    assert off_the_glossary(tmp_path) == []
