"""The rule book: it has every ruling the programs cite, and `companion rule` prints from it."""

import ast
import json
import re
from pathlib import Path

import pytest

from companion.errors import RulingError
from companion.rulebook import ruling, rulings, wrapped
from tests.support.commandline import companion

ROOT = Path(__file__).parents[2]
SOURCES = [
    path for package in ("companion", "cardgen") for path in sorted((ROOT / package).rglob("*.py"))
]

NUMBER = r"[BTMSFVAXRJK][0-9]{1,2}b?"
IN_BRACKETS = re.compile(rf"\[({NUMBER})\]")
CITED_IN_WORDS = re.compile(rf"\(((?:{NUMBER})(?:(?:,| to| and|-) ?(?:{NUMBER}))*)(?: [a-c])?\)")


def cited(path):
    """Yield every number of a ruling that a module cites in its text or raises an error with."""
    text = path.read_text("utf-8")
    if not path.is_relative_to(ROOT / "companion") and not IN_BRACKETS.search(text):
        return
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from IN_BRACKETS.findall(node.value)
            if path.is_relative_to(ROOT / "companion"):  # elsewhere (A4) is paper
                for numbers in CITED_IN_WORDS.findall(node.value):
                    yield from re.findall(NUMBER, numbers)
        if isinstance(node, ast.Call) and path.is_relative_to(ROOT / "companion"):
            for given in node.args:
                if isinstance(given, ast.Constant) and re.fullmatch(NUMBER, str(given.value)):
                    yield given.value


def test_every_ruling_that_is_cited_is_in_the_rule_book():
    known = {each.number for each in rulings()}
    found = {number for path in SOURCES for number in cited(path)}
    assert len(found) > 50  # the search finds something
    assert found <= known, sorted(found - known)


def test_every_ruling_that_a_ruling_names_is_there():
    known = {each.number for each in rulings()}
    for each in rulings():
        named = set(re.findall(r"\b[MSTVXRJK][0-9]{1,2}b?\b", each.text))
        assert named <= known, each.number


def test_numbers_run_on_without_a_gap():
    last = {}
    for each in rulings():
        letter, count = each.number[0], int(re.sub(r"\D", "", each.number))
        assert count == last.get(letter, 0) + (each.number[-1] != "b"), each.number
        last[letter] = count
    assert list(last) == list("BTMSFVACXRJK")


def test_every_ruling_has_a_title_a_text_and_a_section():
    for each in rulings():
        assert each.title and each.section and len(each.text) > 20, each.number
        assert "#" not in each.text and "`" not in each.text


def test_no_sentence_is_long():
    for each in rulings():
        prose = re.sub(r"^\|.*$", "", each.text, flags=re.MULTILINE)
        for paragraph in re.split(r"\n\s*\n|\n- ", prose):
            for sentence in re.split(r"(?<=[.:;])\s", paragraph):
                assert len(sentence.split()) <= 26, (each.number, sentence)


def test_a_ruling_is_found_in_any_case():
    assert ruling(" t2B ").title == "How many players"
    assert ruling("S7").text.startswith("Otherwise the claimant becomes holder")


@pytest.mark.parametrize(
    ("number", "near"), [("S77", "S7"), ("M40", "M4"), ("12", "R12"), ("Q5", "S5")]
)
def test_an_unknown_number_names_the_nearest(number, near):
    with pytest.raises(RulingError, match=near):
        ruling(number)


def test_a_ruling_is_wrapped_with_every_word_and_its_tables_in_columns():
    for each in rulings():
        lines = wrapped(each.text, 60).splitlines()
        assert all(len(line) <= 60 for line in lines)
        words = each.text.replace("|", " ").replace("---", " ").split()
        assert sorted(" ".join(lines).split()) == sorted(words), each.number
    told = wrapped(ruling("K17").text, 60)
    assert (
        "\nraid n     n times: a random card of the other hand; you\n           score a score card"
        in told
    )


def test_the_command_prints_a_ruling():
    done = companion("rule", "s7")
    assert done.status == 0
    assert done.out.startswith("S7. The struck space is claimed\n\nOtherwise the claimant")
    found = json.loads(companion("rule", "S7", "--json").out)
    assert list(found) == ["format", "ruling", "title", "text"]
    assert found["format"] == 1 and found["ruling"] == "S7"


def test_an_unknown_ruling_is_wrong_usage():
    done = companion("rule", "S77")
    assert (done.status, done.out) == (2, "")
    assert (
        done.err.strip().splitlines()[-1].endswith("there is no ruling 'S77'; near it: S7, X7, S9")
    )


def test_the_command_lists_all_rulings():
    done = companion("rules")
    assert done.status == 0 and "\nMoves\n  M1   Whose turn it is\n" in done.out
    listed = json.loads(companion("rules", "--json").out)["rulings"]
    assert [each["ruling"] for each in listed] == [each.number for each in rulings()]
    assert all(f"{each['ruling']:<4} {each['title']}" in done.out for each in listed)
