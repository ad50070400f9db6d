"""Terms: what a translation calls a thing it calls so everywhere, as its glossary says."""

import tomllib
from pathlib import Path

import pytest

from cardgen.jobs.words import off_the_glossary
from companion.ftl import read_messages
from companion.words import Language, language

WORDS = Path(__file__).parents[2] / "layouts/words"
TRANSLATIONS = sorted({file.parent for file in WORDS.glob("*/*.ftl")} - {WORDS / "en"})


@pytest.mark.parametrize("folder", TRANSLATIONS, ids=lambda folder: folder.name)
def test_a_translation_keeps_to_its_glossary(folder: Path) -> None:
    mine, file = Language(folder, language()), folder / "glossary.toml"
    exceptions = tomllib.loads(file.read_text("utf-8"))["exceptions"]
    assert set(exceptions) <= set(language().keys()), "an exception is no message"
    assert off_the_glossary(mine) == []


def test_a_term_off_the_glossary_is_named(tmp_path: Path) -> None:
    (tmp_path / "territory.ftl").write_text(
        "territory-answer-node = Knoten\nterritory-fact-node =\n    .step = { $place }: Punkt\n"
    )
    (tmp_path / "glossary.toml").write_text('exceptions = []\n[terms]\nNode = ["Knoten"]\n')
    assert read_messages((tmp_path / "territory.ftl").read_text("utf-8")).patterns
    assert off_the_glossary(Language(tmp_path, language())) == [
        "territory-fact-node.step: Node is none of Knoten"
    ]
    (tmp_path / "glossary.toml").write_text(
        'exceptions = ["territory-fact-node.step"]\n[terms]\nNode = ["Knoten"]\n'
    )
    assert off_the_glossary(Language(tmp_path, language())) == []
