"""What keys do at a terminal: how few a turn takes, and which of them do nothing."""

import os
from unittest.mock import patch

import pytest
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from companion.session import Session
from companion.terminal.private import LONGEST_LINE
from companion.terminal.screens import Terminal
from tests.support.cardplay import HEAD, SEED
from tests.support.pty_session import terminal_with

BEGUN = "".join(f"{line}\n" for line in (*HEAD, f"deal {SEED}", "side Bob defender"))


def with_a_discard():
    """Return a game in which the Defender's turn begins, with cards in both piles."""
    session = Session.from_record(BEGUN)
    session.say("draw Bob deck")
    discarded = session.view("Bob")["cards"][0]
    for line in (f"discard Bob {discarded}", "end Bob", "draw Ann deck", "end Ann"):
        session.say(line)
    return session.to_record()


OPENLY = [("p 2", b"1 action left")]
ALONE = [("p", b"press Enter"), ("", b"[Private: for Bob only]"), ("2", b"1 action left")]


@pytest.mark.parametrize(
    ("begun", "draws", "places"),
    [(with_a_discard(), "d", OPENLY), (with_a_discard(), "d", ALONE), (BEGUN, "", ALONE)],
)
def test_a_turn_of_draw_place_advance_end_takes_at_most_twelve_keys(begun, draws, places, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(begun)
    typed = [(draws, b"2 actions left"), *places, ("a 1", b"Enter: end"), ("", b"Ann's turn")]
    with terminal_with(path) as screen:
        screen.read_until(b"Bob, draw")
        for line, wanted in typed:
            screen.type(line)
            screen.read_until(wanted)
        screen.type("q")
        screen.read_until(None)
    said = path.read_text().removeprefix(begun).splitlines()
    assert said[0] == "draw Bob deck" and said[1].startswith("place Bob ")
    assert said[2:] == ["advance Bob 1", "end Bob"]
    assert sum(len(line) + 1 for line, _ in typed) <= 12


def typed_into(keys):
    """Return the line that a terminal reads from keys."""
    with (
        patch.dict(os.environ, TERM="xterm"),
        create_pipe_input() as keyboard,
        create_app_session(input=keyboard, output=DummyOutput()),
    ):
        keyboard.send_text(keys)
        return Terminal().ask("Ann to play:")


def test_ctrl_s_and_ctrl_r_do_not_search_and_leave_the_line_as_it_is():
    assert typed_into("Bob\x13 J\x125\r") == "Bob J5"


def test_ctrl_z_suspends_and_leaves_the_line_as_it_is():
    with patch.object(Application, "suspend_to_background") as suspended:
        assert typed_into("Bob\x1a J5\r") == "Bob J5"
    suspended.assert_called_once()


@pytest.mark.parametrize("paste", ["\x1b[200~{}\x1b[201~\r", "{}\r"])
def test_a_line_that_is_too_long_is_asked_for_again(paste):
    assert typed_into(f"{paste.format('x' * (LONGEST_LINE + 1))}Bob J5\r") == "Bob J5"
