"""What refusals on the open screen tell about hidden cards: nothing (K21)."""

import io
import random
from dataclasses import replace

import pytest

from companion.attackdefend.state import Task
from companion.terminal.screens import Lines
from tests.support.cardplay import HEAD, SEED, cards
from tests.support.live_sessions import dialogue_on
from tests.support.nightly import tries
from tests.support.scenes import flat

RECORD = "".join(
    f"{line}\n"
    for line in (
        *HEAD,
        f"deal {SEED}",
        "side Bob defender",
        "draw Bob deck",
        "end Bob",
        "draw Ann deck",
    )
)


def typed_openly(line, hand, **fields):
    """Return what is said where Ann, the Attacker, types a line, and whether it was accepted."""
    source, sink = io.StringIO(f"{line}\nwhy\nlog\n"), io.StringIO()
    dialogue = dialogue_on(RECORD.encode(), lambda line: None, Lines(source, sink))
    state = dialogue.referee.state
    dialogue.referee.state = replace(state, hands=(cards(hand), state.hands[1]), **fields)
    before = len(dialogue.referee.log)
    dialogue.run()
    return sink.getvalue(), len(dialogue.referee.log) > before


LINES = [
    "use 1",
    "use 3",
    "use loss",
    "use gain",
    "use scout",
    "u 2",
    "use 9",
    "discard saw",
    "disc 9",
]
LINES += ["use gain loss", "discard saw gain", "place 1", "use 1 1", "flip 1", "advance 1"]
CHOICES = ["1", "1 1", "1 2 3", "gain", "gain gain", "scout loss", "none", "1 gain", "9", "loss"]
STEPS = {"discard": 2, "switch": 1, "place": 1, "saddle": 1, "take": 1}


def test_refusals_on_the_open_screen_do_not_depend_on_the_hand():
    """K21, run twice: a line that is refused for two hands is refused in the same words."""
    dice, compared = random.Random("two hands"), 0
    kinds = ["gain", "coup", "loss", "scout", "rush", "guard", "saw", "blame"]
    scenes = [(line, ()) for line in LINES]
    scenes += [(f"choose {line}", (Task(0, *step),)) for step in STEPS.items() for line in CHOICES]
    for line, tasks in scenes:
        refused = set()
        for _ in range(tries(3, in_a_night=12)):
            hand = " ".join(dice.choices(kinds, k=4))
            said, accepted = typed_openly(line, hand, tasks=tasks)
            if not accepted:
                refused.add(said)
                compared += 1
        assert len(refused) <= 1, (line, tasks, *refused)
    assert compared > 150


@pytest.mark.parametrize(
    ("line", "tasks", "told"),
    [
        ("use 1", (), "'use 1' can't be done: type 'use' alone, and you are told why in private"),
        (
            "choose 1 1",
            (Task(0, "discard", 2),),
            "'choose 1 1' can't be done: type 'choose' alone",
        ),
    ],
)
def test_a_refusal_answers_with_what_was_typed(line, tasks, told):
    said, accepted = typed_openly(line, "loss scout saw", tasks=tasks)
    assert told in flat(said) and not accepted
    assert "loss" not in said
