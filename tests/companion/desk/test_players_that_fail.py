"""A computer player with a fault: the table goes on, and the log says so once."""

import random

import pytest

from companion import computers
from companion.session import Session
from companion.territory import player
from companion.territory.board import random_board
from tests.bench.bench_computers import play, table
from tests.support.commandline import companion
from tests.support.tables_of_phones import Phones, spaces

QUESTIONS = ["board", "choose", "offer", "accepts", "advice"]


def break_player(monkeypatch, name):
    def fails(*given):
        raise ZeroDivisionError("injected")

    fails.__name__ = name
    monkeypatch.setattr(player, name, fails)


def let_computers_play(phones, token):
    """Let the computers say all that is due, and Ann turn down what they offer her."""
    while (choice := phones.desk.due()) is not None or phones.view(token)["offers"]:
        if choice is None:
            offer = phones.view(token)["offers"][0]["offer"]
            phones.ok(token, do="ally", offer=offer)
        else:
            phones.desk.carry_out(choice, computers.decide(choice))


@pytest.mark.parametrize("name", QUESTIONS[:4])
def test_a_table_of_phones_goes_on(name, monkeypatch, caplog):
    """Ann asks for an alliance and shoots; then five computers answer, whatever fails."""
    break_player(monkeypatch, name)
    phones = begun("defector", 5)
    token = phones.tokens["Ann"]
    phones.send(token, do="ally", to="Ada")
    shots = (each for each in phones.desk.session.legal_moves if each.startswith("move "))
    phones.ok(token, do="say", text=next(shots))
    let_computers_play(phones, token)
    assert Session.from_record(phones.record).turn == phones.desk.session.turn
    assert sum(line.startswith("commit ") for line in phones.record.splitlines()) == 5
    check_said_once(caplog, name)


def begun(game, computer_players):
    phones = Phones()
    seats = computer_players + 1
    setup = {"do": "setup", "variants": ["short"], "layout": None, "game": game, "seats": seats}
    phones.ok(phones.host, **setup)
    ann = {"seat": 0, "name": "Ann", "symbol": "X"}
    phones.tokens["Ann"] = phones.ok(None, do="join", code=phones.code, **ann)["token"]
    for seat in range(1, seats):
        phones.ok(phones.host, do="seat", seat=seat, computer="hard")
    phones.ok(phones.host, do="begin")
    total = phones.view(phones.host)["table"]["deflectors"]
    board = random_board(total, random.Random(1))
    phones.ok(phones.tokens["Ann"], do="form", form="board", **spaces(board))
    return phones


def check_said_once(caplog, name):
    told = [each.getMessage() for each in caplog.records]
    assert told and len(set(told)) == len(told)
    why = f" failed in '{name}' and goes on: ZeroDivisionError: injected"
    assert all(each.startswith("the computer of ") and each.endswith(why) for each in told)


def test_who_plays_alone_sees_the_table_without_advice(monkeypatch, caplog):
    break_player(monkeypatch, "advice")
    phones = begun("reflector", 1)
    token = phones.tokens["Ann"]
    for _ in range(2):
        phones.ok(token, do="say", text=next(iter(phones.desk.session.legal_moves)))
        assert phones.view(token)["advice"] is None
        let_computers_play(phones, token)
        assert phones.view(token)["advice"] is None
    check_said_once(caplog, "advice")


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_audit_of_a_sound_record_goes_on(name, tmp_path, monkeypatch):
    """What a player can't choose any more is compared with what a table says instead."""
    path = tmp_path / "game.txt"
    path.write_text(play(table("reflector", ["hard", "easy"], "fail", ("rounds-6",))).to_record())
    break_player(monkeypatch, name)
    outcome = companion("audit", path)
    about = outcome.out.splitlines()
    assert outcome.status == int(name in ("board", "choose"))
    assert outcome.complaints == []
    if name == "board":
        assert about[0] == "P1 (computer, hard): the board is not the one that its seed gives"
    elif name == "choose":
        assert ": P1 (computer, hard) chooses move P1 P2 " in about[0]
    else:
        assert about[0].startswith("P1 (computer, hard): the board is the one sealed before play;")


@pytest.mark.parametrize("name", ["board", "choose"])
def test_what_was_played_with_a_fault_is_legal_and_the_same_again(name, tmp_path, monkeypatch):
    break_player(monkeypatch, name)
    record = play(table("reflector", ["hard", "easy"], "fail", ("rounds-2",))).to_record()
    path = tmp_path / "game.txt"
    path.write_text(record)
    assert Session.from_record(record).winners is not None
    assert companion("audit", path).status == 0
