"""A wrong answer is put right without losing what was played since, if nothing depended on it."""

import io

import pytest

from companion.errors import RulingError
from companion.grid import parse_space
from companion.session import Session, replay
from companion.terminal.screens import Lines
from companion.territory.answers import follow_up
from companion.territory.audit import audit
from companion.territory.board import random_board
from companion.territory.correction import answer_given, correction
from companion.territory.dialogue import GameDialogue
from companion.territory.referee import Referee
from companion.territory.state import revealed
from tests.support.live_sessions import NoFile, at_keyboard
from tests.support.nightly import tries
from tests.support.scenes import flat, record
from tests.support.selfplay import GAMES, NAMES, random_statement, seeds, true_answer, write

QUIET = "B2 E2 H2 C6 G6"
BEGUN = record("deflector", ((QUIET,), "hidden", (QUIET,)))


def session(typed, begun=BEGUN):
    sink, kept = io.StringIO(), []
    game = Session.from_record(begun.encode(), kept.append)
    GameDialogue(at_keyboard(game), Lines(io.StringIO(typed), sink), NoFile()).run()
    assert replay((begun + "".join(kept)).encode()).fault is None
    return [line.strip() for line in kept], sink.getvalue()


def test_the_record_grows_by_what_is_taken_back_and_said_again():
    kept, said = session("Bob J5\nnull\nCat J1\nAnn J8\ncorrect bob j5 owned\n")
    later = ["move Bob Cat J1", "move Cat Ann J8"]
    assert kept == [
        "move Ann Bob J5",
        "answer Bob J5 null",
        *later,
        *["undo correction, Bob J5 is owned"] * 3,
        "move Ann Bob J5",
        "answer Bob J5 owned",
        *later,
    ]
    assert "Corrected: Bob J5 is owned." in said


def test_a_forgotten_deflector_of_the_last_move_asks_on():
    kept, said = session("Bob J5\nnull\ncorrect Bob J5 deflector\n", BEGUN)
    assert kept[-2:] == ["move Ann Bob J5", "answer Bob J5 deflector"] and "Cat" in said


def test_where_something_depended_on_it_it_is_said_from_where_on_to_undo():
    kept, said = session("Bob J5\nowned\nCat J1\nAnn J8\nBob I5\nnull\ncorrect Bob J5 deflector\n")
    assert kept[-2:] == ["move Ann Bob I5", "answer Bob I5 null"]  # nothing has happened
    told = "differently from 'Ann shoots Bob I5' on: undo once first, then correct Bob J5"
    assert told in flat(said)  # without J5, I5 is not adjacent to anything of Ann's (M4)
    again = session(
        "Bob J5\nowned\nCat J1\nAnn J8\nBob I5\nnull\nundo\ncorrect Bob J5 deflector\n"
    )[0]
    assert again[-4:-2] == ["move Ann Bob J5", "answer Bob J5 deflector"]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("correct Bob J5 null", "Bob has answered nothing about J5"),
        ("correct Zed J5 null", "Zed"),
        ("correct Bob J5", "type: correct NAME SPACE ANSWER"),
        ("correct Bob Z5 null", "'Z5' is not a space"),
        ("Bob J5\nnull\ncorrect Bob J5 null", "that is what was answered"),
        ("Bob J5\nnull\ncorrect Bob J5 maybe", "'maybe' is no answer"),
    ],
)
def test_what_cannot_be_corrected_is_refused(typed, message):
    assert message in session(f"{typed}\n")[1]


def lied(answer):
    """Return the other of null and owned."""
    other = (
        answer.replace(" null", " owned")
        if " null" in answer
        else answer.replace(" owned", " null")
    )
    return other.replace(" covered", "")


def test_after_a_correction_the_game_is_as_if_the_truth_had_been_told():
    corrected = refused = 0
    for number, source in enumerate(seeds("corrections", tries(20, in_a_night=500))):
        kind = GAMES[number % len(GAMES)]
        game, players, variants, layout = kind
        referee, names = Referee(game), NAMES[:players]
        referee.lines = ["rules 1", f"game {game}"]
        total = 0 if game == "reflector" else 20
        referee.boards = [random_board(total, source) for _ in names]
        head = [*(f"variant {v}" for v in variants), f"layout {layout}"]
        head += [f"player {n} {n[0]}" for n in names] + [f"board {n} hidden" for n in names]
        referee.lines += [write(referee, text) for text in head]
        honest, wrong = list(referee.lines), None
        for _ in range(source.randint(2, 12)):
            if referee.state.result is not None:
                break
            text = random_statement(source, referee)
            try:
                referee.lines.append(write(referee, text))
                honest.append(text)
                while referee.pending is not None:
                    answer = said = true_answer(referee)
                    if wrong is None and lied(answer) != answer and "node" not in answer:
                        said = lied(answer)
                        wrong = answer.split()[1:4]
                    referee.lines.append(write(referee, said))
                    honest.append(answer)
            except RulingError:
                break  # a lie caught out, or a shot the truth forbids
        if wrong is None or referee.pending is not None:
            continue
        name, space, status = wrong
        seat = names.index(name)
        told = answer_given(referee, name, parse_space(space))
        true = revealed(told.asked.grid, referee.boards[seat]).answer(told.asked.question)
        right = follow_up(told.asked, true.space, status, {})[0]
        record = "".join(f"{line}\n" for line in referee.lines)
        try:
            statements = correction(Session.from_record(record), told, right)
        except RulingError:
            refused += 1
            continue
        corrected += 1
        game_now = Session.from_record(record + "".join(f"{line}\n" for line in statements))
        truthful = Session.from_record("".join(f"{line}\n" for line in honest))
        assert game_now.referee.state == truthful.referee.state
        log = [
            e
            for e in game_now.referee.log
            if not e.void and not str(e.statement).startswith("undo")
        ]
        assert [str(e.statement) for e in log] == [str(e.statement) for e in truthful.referee.log]
        if game_now.referee.pending is None:
            for player, board in zip(names, referee.boards, strict=True):
                game_now.say(f"reveal {player} {board}")
            assert not [b for b in audit(game_now.referee).boards if b.wrong]
    assert corrected >= 12, (corrected, refused)
