"""The questions before play: few answers, what is told before it is taken, and how play begins."""

import pytest
from test_live import QUIET, session

from companion.terminal.screens import Lines
from tests.support.scenes import flat, record


@pytest.mark.parametrize("typed", ["random all", "r all", "ran ALL"])
def test_one_answer_draws_all_boards(typed):
    game, output = session("", f"deflector\n\nann, bob & Cat K\n\nfull\nhid\n{typed}\n")
    boards = game.referee.set_up.boards
    assert [name for name in boards if boards[name] is None] == ["ann"]
    for name in ("bob", "Cat"):
        assert f"{name}; everybody else looks away.\n{name}'s board, to be copied" in output
    assert game.to_record().splitlines()[2:5] == ["player ann A", "player bob B", "player Cat K"]
    assert session(game.to_record(), "undo\n")[1].count("Pass the keyboard") == 0


def test_one_answer_keeps_all_boards_hidden_and_is_taken_back_as_one():
    game, output = session("", "refl\nbob and ann\nfull\nh all\nundo\nh\n")
    assert (
        "Taken back: h all\n" in output
        and "Player 1 begins; the others follow clockwise.\n" in output
    )
    assert game.to_record().endswith("board bob hidden\n") and "board ann" not in game.to_record()


def test_play_begins_with_whose_turn_it_is_and_boards_on_request():
    text = record("deflector", ((QUIET,),) * 3)
    output = session(text, "b\n")[1]
    assert flat(output).startswith("Type each shot as it is called: a player's name and a space.")
    told, drawn = output.split("Ann to play:", 1)
    assert told.splitlines()[2] == "Ann's turn." and " 1  ·   ·" not in told
    assert " 1  ·   ·" in drawn


def test_status_is_told_at_every_question():
    output = session("", "status\nrefl\nstatus\nbob and ann\nstatus\nfull\nstatus\n")[1]
    assert "No game is chosen yet.\n" in output
    told = flat(output).split("The set-up is not finished: ")[1:]
    assert told[0].startswith("no players are named.")
    assert all(
        each.startswith("no board for bob, ann. Players so far: bob, ann.") for each in told[1:]
    )
    assert len(told) == 3


def test_minutes_are_told_as_rounds_before_they_are_taken(monkeypatch):
    monkeypatch.setattr(Lines, "live", True)
    game, output = session("", "deflector\n\nAnn\nBob\nCat\n\n\n45\nno\n30 min\n\n")
    assert game.to_record().splitlines()[-3:-1] == ["variant short", "variant rounds-30"]
    assert "45 minutes: the game ends after 45 rounds, and 9 Nodes win at once." in flat(output)
    assert "Is that right? (yes, no; Enter: yes)\nthen choose again" in output


@pytest.mark.parametrize("typed", ["r", "ran", "random"])
def test_a_board_of_rotator_is_chosen_by_the_first_letters(typed):
    assert session("", f"rot\n{typed}\n")[0].to_record().count("nodes ") == 2


def test_nobody_gets_the_seat_of_another_and_a_second_initial_gets_a_free_symbol():
    record = session("", "deflector\n\nAnn and Ada and Bo\n\n")[0].to_record()
    assert record.splitlines()[2:5] == ["player Ann A", "player Ada X", "player Bo B"]
    game, output = session("", "deflector\n\nAnn, ann and Bob\nBo\n")
    assert "differ" in output and game.to_record().splitlines()[2:] == [
        "player Ann A",
        "player Bo B",
    ]


def test_no_more_players_are_asked_for_than_there_are_seats():
    game, output = session("", "deflector\n\nAnn\nBob\nCat\nDan\nEve\nfull\n")
    assert len(game.referee.names) == 5 and "Player 6" not in output
    game, output = session("", "reflector\nAnn, Bob and Cat\nfull\n")
    assert list(game.referee.names) == ["Ann", "Bob"] and "there are 2 seats" in output


@pytest.mark.parametrize("game", ["reflector\n", "tactics\n\n\n", "attack\n\n"])
def test_enter_lets_the_computer_play_for_the_others_through_a_pipe_too(game):
    assert session("", f"{game}Ann\n\nhard\n")[0].referee.computers["Ada"].level == "hard"


def test_an_answer_that_names_no_layout_is_refused_as_it_was_typed():
    typed = "deflector\n\nAnn, Bob, Cat, Dan\n\nfull\nB2 E5 H3 C8\ndeflector 4 partial\n"
    game, output = session("", typed)
    assert "'B2 E5 H3 C8' is no layout of this game" in flat(output)
    assert "layout deflector-4-partial" in game.to_record()


def test_enter_and_moves_where_rotator_starts_are_not_taken_for_a_space():
    output = session("", "rotator\n3JUH5D3\n\nmoves\nA\n")[1]
    assert "is not a space" not in output and "A\nB\nC\n" in output


def test_the_variants_of_tactics_joker_name_how_many_units_begin():
    game, output = session("", "tactics\nstart 2\n")
    assert "start 2: Two units on each castle" in output and "start 2" in game.to_record()
