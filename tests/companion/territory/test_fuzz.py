"""Whatever a record holds: a report, never a traceback."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.narration import explained, summary
from companion.session import replay
from companion.territory.audit import audit
from companion.words import language
from tests.support.nightly import tries
from tests.support.selfplay import GAMES, random_game

SAMPLES = [
    "\n".join(random_game(random.Random(f"fuzz {kind}"), kind, 25, hidden=0.5, undo=0.1).lines)
    + "\n"
    for kind in (GAMES[0], GAMES[2], GAMES[4], GAMES[8])
]
WORDS = sorted(
    {word for sample in SAMPLES for word in sample.split()}
    | {"clear", "covered", "retained", "nodes", "salt", "#"}
)

EXAMPLES = tries(25, in_a_night=150)
"""Damaged records of each kind."""


def survives(data):
    found = replay(data)
    json.dumps(found.check_document())
    summary(found, language())
    list(explained(found, language()))
    if found.referee is not None and found.referee.state is not None:
        found.moves_document()
        assert audit(found.referee) is not None
    if found.fault is not None:
        assert found.fault.message.isprintable() and found.fault.line >= 1


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_answered(data):
    survives(data)


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.sampled_from(SAMPLES),
    st.lists(st.tuples(st.integers(0, 60), st.sampled_from(WORDS)), max_size=3),
    st.data(),
)
def test_a_record_with_words_changed_is_answered(sample, changes, data):
    lines = sample.split("\n")
    for number, word in changes:
        words = lines[number % len(lines)].split()
        if words:
            words[data.draw(st.integers(0, len(words) - 1))] = word
            lines[number % len(lines)] = " ".join(words)
    survives("\n".join(lines).encode())


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(SAMPLES), st.data())
def test_a_record_with_lines_moved_or_cut_is_answered(sample, data):
    lines = sample.split("\n")
    a, b = data.draw(st.integers(0, len(lines) - 1)), data.draw(st.integers(0, len(lines) - 1))
    lines[a], lines[b] = lines[b], lines[a]
    text = "\n".join(lines).encode()
    survives(text[: data.draw(st.integers(0, len(text)))])


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=12),
    st.sampled_from(SAMPLES),
)
def test_any_words_after_a_good_beginning_are_answered(lines, sample):
    survives((sample + "\n".join(lines) + "\n").encode())
