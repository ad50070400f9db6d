"""The record of Tactics Joker: what is read, written, refused, taken back, and told to programs."""

import json
import random
import subprocess
import sys

import pytest

from companion.session import Session, replay
from companion.tactics.cards import deal
from companion.tactics.rules import RACES
from companion.tactics.state import dealt
from tests.support.nightly import tries
from tests.support.tactics_table import HEAD, SEATS, begun, checked, placed, refused, rows_of, said

GAME = """\
rules 1
game tactics-joker
rounds 30
player Ann X
player Bob O
deal k7
row 1 KS 2C AC 4S 3S 3C KH
row 2 6D 8S 9D 7H QC 6S 2S
row 3 10C 10D 10S 3H 3D 7S 9S
row 4 5D 4D QD JH JC QH X
row 5 QS 8C 8H 5C JD 9C 7D
row 6 2H 4C 6C 5S 4H AH 7C
row 7 KD 5H 9H X AS JS KC
castle Ann A1
castle Bob A7 G7
turn Ann 6 2
move Ann 3 A1 B1
roll Ann 4 1 5
"""


def command(*arguments):
    run = [sys.executable, "-m", "companion", *arguments]
    return subprocess.run(run, capture_output=True, text=True, check=False)


def test_a_record_reads_back_as_it_was_written():
    session = Session.from_record(GAME)
    assert session.to_record() == GAME
    shouted = "\n".join(
        line
        if line.startswith("player")
        else line.upper().replace("ANN", "Ann").replace("BOB", "Bob")
        for line in GAME.splitlines()
    )
    assert Session.from_record(f"{shouted}\n").to_record() == GAME


def test_check_tells_where_the_game_stands():
    session = Session.from_record(GAME)
    document = checked(session)
    assert [len(row) for row in document.pop("table")] == [7] * 7
    log = document.pop("log")
    assert document == {
        "game": "tactics-joker",
        "variants": [],
        "start": 3,
        "rounds": 30,
        "turn": "Ann",
        "round": 1,
        "moves_left": 2,
        "result": None,
        "question": None,
        "players": [
            {"name": "Ann", "symbol": "X", "race": None, "castles": ["A1", "G1"]}
            | {"units": 7, "reserve": 8, "dead": 0, "computer": None},
            {"name": "Bob", "symbol": "O", "race": None, "castles": ["A7", "G7"]}
            | {"units": 6, "reserve": 9, "dead": 0, "computer": None},
        ],
        "turned": [],
        "stack": ["AD", "2D", "8D", "6H", "10H"],
        "armies": {
            "A1": {"player": "Ann", "units": 2, "tired": 2, "spent": 0},
            "B1": {"player": "Ann", "units": 2, "tired": 2, "spent": 0},
            "G1": {"player": "Ann", "units": 3, "tired": 0, "spent": 0},
            "A7": {"player": "Bob", "units": 3, "tired": 0, "spent": 0},
            "G7": {"player": "Bob", "units": 3, "tired": 0, "spent": 0},
        },
        "battle": None,
    }  # fmt: skip
    assert log[-1] == {
        "line": 18,
        "statement": "roll Ann 4 1 5",
        "events": [
            {
                "event": "entered",
                "ruling": "J9",
                "player": "Ann",
                "space": "B1",
                "units": 2,
                "dice": [4, 1, 5],
            }
        ],
    }
    assert [entry["line"] for entry in log] == [14, 15, 16, 17, 18]


def test_a_record_may_end_at_a_question(tmp_path):
    lines = GAME.splitlines(keepends=True)
    document = replay("".join(lines[:-1]).encode()).check_document()
    assert document["question"] == {"what": "roll", "player": "Ann", "dice": 3, "for": "rough"}
    assert document["moves_left"] == 2 and document["armies"]["A1"]["units"] == 4
    document = replay("".join(lines[:15]).encode()).check_document()
    assert document["question"] == {
        "what": "turn",
        "player": "Ann",
        "dice": 2,
        "spaces": ["A1", "G1"],
    }
    document = replay("".join(lines[:14]).encode()).check_document()
    assert document["question"] == {
        "what": "castles",
        "player": "Bob",
        "choose": 2,
        "spaces": ["G1", "A7", "G7"],
    }
    assert (document["turn"], document["round"], document["moves_left"]) == ("Bob", None, None)


def test_before_the_seventh_row_there_is_no_table(tmp_path):
    text = "".join(GAME.splitlines(keepends=True)[:12])
    document = replay(text.encode()).check_document()
    for key in ("turn", "round", "moves_left", "table", "question", "result", "battle"):
        assert document[key] is None
    for key in ("players", "turned", "stack", "log"):
        assert document[key] == []
    assert document["armies"] == {} and "seen" not in document and document["rounds"] == 30
    path = tmp_path / "game.txt"
    path.write_text(text)
    done = command("moves", str(path), "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["line"] == 13


def test_moves_lists_where_armies_may_go(tmp_path):
    session = placed("Ann B2 2/1/1, Ann B3 4, Bob C3 1, Bob G7 3")
    document = session.game.documents.moves_document(session.referee)
    assert document["turn"] == "Ann" and document["question"] is None
    assert (
        document["moves"][5:9]
        == [
            {"from": "B2", "to": "B3", "fresh": 2, "tired": 1, "most": 2},
            {"from": "B2", "to": "C3", "fresh": 2, "tired": 1, "most": 3},
            {"from": "B3", "to": "A2", "fresh": 4, "tired": 0, "most": 4},
            {"from": "B3", "to": "B2", "fresh": 4, "tired": 0, "most": 2},
        ]
        or document["moves"]
    )
    assert [move["from"] for move in document["moves"]] == ["B2"] * 8 + ["B3"] * 8
    said(session, "draw")
    document = session.game.documents.moves_document(session.referee)
    assert document["turn"] is None and document["moves"] == []


def test_every_move_listed_is_taken_and_one_more_unit_is_refused():
    session = placed("Ann A1 2/1/1, Ann B2 5, Ann D4 0/3/0, Bob C3 1, Bob G7 3", "B1 4C, C4 5S")
    for move in session.game.documents.moves_document(session.referee)["moves"]:
        line = f"move Ann {{}} {move['from']} {move['to']}"
        assert refused(session, line.format(move["most"] + 1)) in ("J5", "J8")
        for units in range(1, move["most"] + 1):
            said(session, line.format(units), "undo")


@pytest.mark.parametrize(
    "line",
    [
        "variant snow", "variant", "start", "start three", "rounds many", "player Ann",
        "player I1 X", "deal", "row one 1 2 3 4 5 6 7", "row 1 KS 2C AC 4S 3S 3C", "castle", "turn",
        "turn Ann x", "move Ann A1 B2", "move Ann 3 A1 B2 tired", "move Ann 3 A1 B2 spent 1",
        "roll", "push Ann", "joker Ann", "end", "draw now", "resign", "resign Cat",
        "move Cat 1 A1 B2", "roll Cat 9", "castle Cat Z9", "push Cat Z9", "joker Cat ZZ",
        "variant fog", "start 3", "rounds 30", "player Cat Z", "race Ann elves", "deal k7", "undo",
        "dance", "game tactics-joker",
    ],
)  # fmt: skip
def test_the_grammar_comes_first(line):
    assert refused(begun(), line) is None


@pytest.mark.parametrize(
    ("lines", "line", "ruling"),
    [
        ([], "start 0", "J6"),
        ([], "start 7", "J6"),
        ([], "rounds 0", "J17"),
        ([], "rounds 1000", "J17"),
        (["start 3"], "start 9", None),
        (["variant fog"], "variant FOG", None),
        (["player Ann X"], "variant fog", None),
        (["player Ann X"], "player Ann O", None),
        (["player Ann X"], "player Bob X", None),
        (SEATS, "player Ann Z", None),
        (SEATS, "player Cat Z", "J2"),
        (["player Ann X"], "row 1 AC 2C 3C 4C 5C 6C 7C", "J2"),
        ([*SEATS, "deal k7"], "deal k7", None),
        ([*SEATS, "deal k7"], "player Cat Z", None),
        ([*SEATS, rows_of("k7")[0]], "deal k7", None),
        ([*SEATS], "castle Ann Z9", None),
        ([*SEATS], "move Ann 1 Z9 A1", None),
        ([*SEATS], "row 2 AC 2C 3C 4C 5C 6C 7C", "J3"),
        ([*SEATS], "row 1 KS 2C AC 4S 3S 1C KH", "J1"),
        ([*SEATS], "draw", None),
    ],
)
def test_the_set_up_is_refused_in_its_order(lines, line, ruling):
    session = Session()
    said(session, *HEAD, *lines)
    assert refused(session, line) == ruling


@pytest.mark.parametrize(
    ("line", "ruling"),
    [
        ("move Bob 1 Z9 A1", "J1"),  # before J7
        ("move Bob 9 A1 G7", "J7"),
        ("move Ann 9 A1 A7", "J8"),
        ("roll Ann 9", "J7"),
        ("turn Ann 9", "J7"),
        ("joker Ann AD", "J7"),
        ("castle Ann A1", "J7"),
        ("push Ann A1", "J7"),
    ],
)
def test_play_is_refused_in_its_order(line, ruling):
    assert refused(placed("Ann A1 3, Bob G7 3"), line) == ruling


def test_undo_takes_a_move_back_with_its_answers():
    session = Session.from_record(GAME)
    before = checked(Session.from_record("".join(GAME.splitlines(keepends=True)[:16])))
    said(session, "undo wrong army")
    document = checked(session)
    assert [entry.get("void", False) for entry in document["log"]] == [
        False,
        False,
        False,
        True,
        True,
        False,
    ]
    assert {k: v for k, v in document.items() if k != "log"} == {
        k: v for k, v in before.items() if k != "log"
    }
    said(session, "move Ann 1 A1 B1", "undo", "undo", "undo", "undo")
    assert checked(session)["question"]["what"] == "castles" and checked(session)["turn"] == "Ann"
    assert refused(session, "undo") is None
    assert session.to_record().endswith(
        "undo wrong army\nmove Ann 1 A1 B1\nundo\nundo\nundo\nundo\n"
    )
    assert checked(Session.from_record(session.to_record())) == checked(session)


def test_a_record_cut_anywhere_is_read_up_to_there():
    for end in range(0, len(GAME), 7):
        found = replay(GAME[:end].encode())
        assert found.fault is None
        assert (found.cut is None) == (end == 0 or GAME[end - 1] == "\n")


def random_game(dice, moves=400):
    session, races = Session(), []
    options = [f"variant {each}" for each in ("races", "fog", "dead-out") if dice.random() < 0.5]
    options += [f"start {dice.randint(1, 6)}", f"rounds {dice.randint(1, 30)}"]
    if "variant races" in options:
        races = [f"race {name} {dice.choice(RACES)}" for name in ("Ann", "Bob")]
    session.seed = f"r{dice.randrange(10**6)}"
    said(session, *HEAD, *options, *SEATS, *races, *rows_of(session.seed))
    while session.winners is None and moves:
        moves -= 1
        session.say(dice.choice(session.legal_moves))
        yield session


A_FEW = 60
GAMES = tries(A_FEW, in_a_night=2000)


def test_random_games_lose_no_unit_and_no_card_and_read_back_the_same():
    ends = set()
    for number in range(GAMES):
        deck = sorted([*deal("k7").table, *deal("k7").stack])
        most = 400 if GAMES > A_FEW else 50
        for session in random_game(random.Random(f"tactics {number}"), most):
            state = session.referee.state
            for seat in (0, 1):
                units = state.on_field(seat) + state.reserve[seat] + state.dead[seat]
                assert units == state.rules.units(seat)
            assert all(army is None or 1 <= army.units <= 6 for army in state.armies)
            assert all(
                army is None or min(army.fresh, army.tired, army.spent) >= 0
                for army in state.armies
            )
        jokers_out = deck.count("X") - [*state.table, *state.stack].count("X")
        assert sorted([*state.table, *state.stack, *["X"] * jokers_out]) == deck
        if number % 10 == 0:
            again = replay(session.to_record().encode())
            assert again.fault is None and again.referee.state == state
            while session.referee.undoable():
                session.say("undo")
            assert session.referee.state == dealt(state.rules, state.names, deal(session.seed))
        result = session.referee.state.result
        ends.add(result and result.by)
    assert "rounds" in ends and (GAMES == A_FEW or ends >= {"castles", "units", "rounds"})
