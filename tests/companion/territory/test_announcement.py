"""What the referee reads out, and that the grids can be redrawn from the marks alone."""

import pytest

from companion.rulebook import rulings
from companion.session import Session
from companion.territory.announcement import sentences
from tests.support.narrated import announced
from tests.support.nightly import tries
from tests.support.paper import Paper
from tests.support.scenes import played
from tests.support.selfplay import OTHER_GAMES, SOME_GAMES, random_game, seeds

QUIET = "B2 E2 H2 C6 G6"


HIDDEN = (0.0, 0.6, 1.0)
"""How likely a board is hidden: one of these for each kind of game, in a night all."""


@pytest.mark.parametrize("kind", SOME_GAMES, ids=lambda kind: " ".join([kind[3], *kind[2]]))
def test_public_grids_can_be_redrawn_from_the_marks_alone(kind):
    number = SOME_GAMES.index(kind)
    for hidden in tries((HIDDEN[number % 3],), in_a_night=HIDDEN):
        for source in seeds(f"redraw {kind} {hidden}", tries(1, in_a_night=8)):
            referee = random_game(source, kind, 40, hidden, undo=0.1)
            session, paper = Session(), None
            for line in referee.lines:
                said = session.say(line)
                if session.game is not None and session.referee.state is not None:
                    paper = paper or Paper(session)
                    paper.mark(str(said))
                    if session.question is None:
                        assert paper.equals(session.view()["grids"]), line
                    assert all(len(told) <= 60 for told in str(said).splitlines()), str(said)
                    assert "[" not in str(said)
                    assert "It goes to" not in str(said) and "no gain" not in str(said)
                    for event in said.events:  # a Node that is marked is said, too
                        if event.kind == "answered" and event.nodes:
                            told = " ".join(
                                map(str, sentences(session.referee, session.referee.log[-1]))
                            )
                            assert all(node in told for node in event.nodes), told


RULINGS = {each.number for each in rulings()}


@pytest.mark.parametrize("kind", OTHER_GAMES, ids=lambda kind: " ".join([kind[3], *kind[2]]))
def test_everybody_concerned_is_named_and_no_more_is_said_than_happened(kind):
    said = {
        "eliminated": "is out of the game",
        "lost-home": "loses a home",
        "regained-home": "gains a home",
        "link-broken": "The Link of",
        "master-broken": "The Master of",
        "disbanded": "is over: ",
    }
    for source in seeds(f"said {kind}", 2):
        referee = random_game(source, kind, 80)
        for entry in referee.log:
            text = " ".join(" ".join(announced(referee, entry)).split())
            for event in entry.events:
                assert event.ruling in RULINGS
                for name in event.players:
                    assert name in text
            for event_kind, words in said.items() if kind[0] != "reflector" else ():
                happened = sum(event.kind == event_kind for event in entry.events)
                ends = event_kind == "disbanded" and "The game is over: " in text
                assert text.count(words) == happened + ends, text


def test_partings_are_told_by_name():
    six, team = ((QUIET,),) * 6, "ally Ann Cat link Ann:B2\n"
    assert last("defector", six, f"{team}leave Cat") == ["Cat leaves Ann.", "Ann's turn."]
    four = f"{team}ally Ann Bob\nally Ann Dan master Dan:B2\n"
    assert last("defector", six, f"{four}leave Dan") == [
        "Dan leaves Ann, Bob and Cat.",
        "  The Master of Ann, Bob and Cat is broken.",
        "Ann's turn.",
    ]


def test_a_capture_says_the_count_that_matters():
    boards = ((QUIET,), ("J5 B2 E2 C6 G6",), (QUIET,))
    assert last("deflector", boards, "move Ann Bob J5", variants=("short",))[-2:] == [
        "Ann has 6 of the 9 Nodes needed. Bob is down to 4.",
        "Bob's turn.",
    ]


def last(*args, **kwargs):
    referee = played(*args, **kwargs)
    return announced(referee, referee.log[-1])


def test_a_move_is_read_out_in_short_sentences_with_its_marks_beside():
    boards = ((QUIET,), ("B2 E2 H3 C6 G6",))
    assert last("reflector", boards, "move Ann Bob G1\nmove Bob Ann F1\nmove Ann Bob H1") == [
        "Ann shoots Bob H1.",
        "  Bob: owned.                 mark Bob H1: shade, A",
        "  Ann gives H1 back: owned.   mark Ann H1: shade, B",
        "Ann has none of Bob's five Nodes, Bob none of Ann's.",
        "Bob's turn.",
    ]
