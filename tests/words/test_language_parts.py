"""What a language has besides messages: answers that are typed, words that change, rulings."""

from pathlib import Path
from typing import get_args

import pytest

from companion.errors import NotUnderstoodError
from companion.rulebook import RulingPart, for_screens, ruling, rulings
from companion.short_forms import yes_meant
from companion.territory.board import STATUSES, Status
from companion.territory.spoken import answer_meant, answer_words, typed_answer
from companion.web.page_words import as_json
from companion.words import Message, drop_faults, language, languages
from tests.support.commandline import companion
from tests.words.test_translations import LANGUAGE, translated

TYPED = "".join(
    f"territory-answer-{status} = {said}\n    .typed = {typed}\n"
    for status, said, typed in (
        ("null", "leer", "leer nichts"),
        ("owned", "nah", "nah"),
        ("node", "Knoten", "knoten"),
        ("clear", "frei", "frei"),
    )
)


@pytest.mark.parametrize("tag", languages())
def test_no_word_that_is_typed_has_two_meanings_in_a_language(tag: str) -> None:
    mine, meanings = language(tag), {status: status for status in STATUSES}
    for status in get_args(Status):
        for word in answer_words([status], mine):
            assert meanings.setdefault(word, status) == status, word
        assert typed_answer(status, mine)
    yes, no = mine.say(Message("language-yes")), mine.say(Message("language-no"))
    assert yes_meant(yes, mine) is True and yes_meant(no, mine) is False


def test_answers_are_typed_in_the_language_or_as_the_record_has_them(tmp_path: Path) -> None:
    mine = translated(tmp_path, territory=TYPED)
    for typed, meant in (
        ("leer", "null"),
        ("nichts", "null"),
        ("Kno", "node"),
        ("k", "node"),
        ("n", "null"),
        ("null", "null"),
        ("node", "node"),
        ("owned", "owned"),
        ("ow", "owned"),
    ):
        assert answer_meant(typed, ["null", "owned", "node"], mine) == meant, typed
    with pytest.raises(NotUnderstoodError, match="leer"):
        answer_meant("hm", ["null", "owned", "node"], mine)


def test_a_word_changes_before_what_follows_as_the_language_says(tmp_path: Path) -> None:
    rules = 'language-changes = de > d\' : a e; y > e : i hi\nlanguage-and = { " y " }\n'
    territory = "territory-turn = tour de { $who }\n"
    mine = translated(tmp_path, language=f"{LANGUAGE}{rules}", territory=territory)
    assert drop_faults(mine) == []
    said = [mine.say(Message("territory-turn", who=who)) for who in ("Ann", "Bob", "eve_x")]
    assert said == ["tour d'Ann", "tour de Bob", "tour d'eve x"]
    names = [mine.list_of(["Ann", name]) for name in ("Inés", "Hilda", "Bob")]
    assert names == ["Ann e Inés", "Ann e Hilda", "Ann y Bob"]
    wrong = translated(tmp_path / "..", language=f"{LANGUAGE}language-changes = de d'\n")
    assert "is no change of a word, such as" in drop_faults(wrong)[0]


def test_rulings_are_shown_in_the_language_and_else_in_english(tmp_path: Path) -> None:
    mine = translated(tmp_path, language=f"{LANGUAGE}language-in-english = (englisch)\n")
    (tmp_path / "rules.md").write_text("## Züge\n\n### M4. Wohin man schießt\n\nNebenan.\n")
    assert ruling("m4", mine).heading == "M4. Wohin man schießt"
    assert ruling("M4", mine).text == "Nebenan." and ruling("M4", mine).section == "Züge"
    assert ruling("M5", mine).title == f"{ruling('M5').title} (englisch)"
    assert [each.number for each in rulings(mine)] == [each.number for each in rulings()]
    assert as_json(RulingPart("M4", "title"), mine) == '"Wohin man schießt"'
    shown = companion("rule", "M4", "--language", tmp_path)
    assert shown.out.startswith("M4. Wohin man schießt\n\nNebenan.")
    listed = companion("rules", "--language", tmp_path)
    assert "  M4   Wohin man schießt\n" in listed.out


def test_a_phone_reads_a_ruling_in_its_language(tmp_path: Path) -> None:
    mine = translated(tmp_path)
    (tmp_path / "rules.md").write_text("### M4. Wohin man schießt\n\nNebenan.\n")
    found = for_screens(ruling("m4"), "title", "text")
    assert "Wohin man schießt" in as_json(found, mine)
    assert "Where you may shoot" in as_json(found, language())
