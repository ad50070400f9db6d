"""Computer players: what they see, what follows from it alone (C2, C3), and play to the end (C8).

All that they draw comes from their own seeds; the game draws nothing (C5).
"""

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

from companion import computers
from companion.grid import SPACES, parse_space
from companion.session import Session
from companion.territory import player
from companion.territory.board import random_board
from companion.territory.chances import FLAT
from companion.territory.player import _grids
from tests.bench.bench_computers import play, table
from tests.support.nightly import tries
from tests.support.tables_of_phones import Phones

TABLES = [
    ("reflector", ["hard", "easy"], ()),
    ("reflector", ["medium", "hard"], ("rounds-8",)),
    ("deflector", ["hard", "medium", "easy"], ("ricochet", "rounds-8")),
    ("deflector", ["hard", "hard", "medium", "easy"], ("reflection", "rounds-6")),
    ("defector", ["hard", "medium", "easy", "hard", "medium", "easy"], ("deluxe", "rounds-4")),
]


@pytest.mark.parametrize(("game", "levels", "variants"), TABLES)
def test_computers_play_legally_to_the_end_and_the_same_again(game, levels, variants):
    played = play(table(game, levels, "1", variants))
    assert played.winners is not None
    assert play(table(game, levels, "1", variants)).to_record() == played.to_record()
    assert Session.from_record(played.to_record()).winners == played.winners
    assert play(table(game, levels, "2", variants)).to_record() != played.to_record()


@pytest.mark.parametrize(("game", "levels", "variants"), TABLES)
def test_a_hidden_node_is_never_thought_impossible(game, levels, variants):
    session = table(game, levels, "1", variants)
    checked = 0
    while (choice := computers.due(session)) is not None:
        state = session.referee.state
        for name, grid in _grids(choice.sees).items():
            if grid.owner is None or not grid.hidden:
                continue
            hidden = [node for node, _ in state.grids[state.names.index(name)].nodes]
            chances = grid.chances(FLAT)
            assert all(chances[node] > 0 for node in hidden if node not in grid.nodes)
            assert sum(chances) == pytest.approx(grid.hidden)
            checked += 1
        session.say(computers.decide(choice))
    assert checked > 20


def twin_of(session, changed, dice, words=("computer", "board", "commit")):
    """Return the game with other boards and seeds of some players; None if it went otherwise.

    Only lines that begin with one of `words` are changed.
    """
    lines = []
    for line in session.to_record().splitlines():
        keyword, name, *rest = line.split()
        if keyword in words and name in changed:
            match keyword:
                case "computer":
                    rest[-1] = f"{dice.getrandbits(128):032x}"
                case "commit":
                    rest[-1] = hashlib.sha256(str(dice.random()).encode()).hexdigest()
                case "board":
                    rest = [_other_board(session, name, dice)]
        lines.append(" ".join([keyword, name, *rest]))
    try:
        twin = Session.from_record("".join(f"{line}\n" for line in lines))
    except ValueError:
        return None
    heard = [entry.events for entry in session.referee.log]
    return twin if [entry.events for entry in twin.referee.log] == heard else None


def _other_board(session, name, dice):
    """Return a board which differs in the place of one Node that nobody has found."""
    board = session.referee.set_up.boards[name]
    known = session.referee.state.grids[session.referee.names.index(name)].seen.nodes
    free = [node for node in board.node_spaces if not known >> node & 1]
    if not free:
        return str(board)
    gone = dice.choice(free)
    taken = {*board.node_spaces, *board.deflector_spaces}
    nodes = {*board.node_spaces} - {gone} | {dice.choice([s for s in SPACES if s not in taken])}
    return str(type(board)(type(board.node_spaces).of(nodes), board.deflector_spaces))


def test_what_others_hide_changes_nothing_that_a_computer_sees_or_says():
    compared = 0
    for game, levels, variants in TABLES:
        dice = random.Random(f"twins {game} {variants}")
        session = table(game, levels, "3", variants)
        while (choice := computers.due(session)) is not None and session.version < 40:
            for _ in range(tries(2, 30)):
                name = choice.computer.name
                twin = twin_of(session, {*session.referee.names} - {name}, dice)
                if twin is None:
                    continue
                other = computers.due(twin)
                assert json.dumps(other.sees) == json.dumps(choice.sees)
                assert computers.decide(other) == computers.decide(choice)
                assert computers.proposal(other) == computers.proposal(choice)
                compared += twin.to_record() != session.to_record()
            computers.ally(session, choice, session.say)
            if session.version == choice.version:
                computers.carry_out(session, choice, computers.decide(choice), session.say)
    assert compared >= tries(60, 1000)


def test_what_a_computer_hides_changes_nothing_that_others_see():
    session = table("reflector", ["hard", "medium"], "5", ("short",))
    record = session.to_record().splitlines()
    hidden = next(number for number, line in enumerate(record) if line.startswith("board P1"))
    record[hidden] = f"board P1 {random_board(0, random.Random(4))}"
    twin = Session.from_record("".join(f"{line}\n" for line in record))
    assert twin.view("P2") == session.view("P2") and twin.view() == session.view()
    assert twin.view("P1") != session.view("P1")


def test_what_a_computer_hides_changes_nothing_that_a_person_gets_until_its_next_choice():
    dice, compared = random.Random("reverse twins"), 0
    for number in range(tries(2, 60)):
        session = table("reflector", ["hard", "easy"], f"reverse {number}", ("short",))
        session.say("human P2")
        while session.turn is not None and session.version < 40:
            if (choice := computers.due(session)) is None:
                session.say(dice.choice(sorted(session.legal_moves)))
                continue
            twin = twin_of(session, {"P1"}, dice, words=("board",))
            if twin is not None:
                assert got_by_a_person(twin) == got_by_a_person(session)
                compared += twin.to_record() != session.to_record()
            session.say(computers.decide(choice))
    assert compared >= tries(8, 300)


def got_by_a_person(session):
    """Return all that a desk sends to the phone of P2, and to the host's: views, log, refusals."""
    seats = {"code": "SAME", "host": None, "holders": {}}
    phones = Phones(data=session.to_record().encode(), kept=seats, guards_seats=False)
    token = phones.ok(None, do="join", code=phones.code, seat=1)["token"]
    asked = [
        {"do": "view"},
        {"do": "since", "version": "an earlier one"},
        {"do": "log"},
        {"do": "table-view"},
        {"do": "form", "form": "cost", "grid": "P1", "space": "E5"},
        *({"do": "say", "text": f"move {name} P1 E5"} for name in ("P1", "P2")),
        {"do": "record"},
        {"do": "human", "seat": 1},
        {"do": "undo"},
        {"do": "view"},
    ]
    return [phones.send(who, **request) for who in (token, phones.host) for request in asked]


def test_a_choice_depends_on_no_hash_and_on_no_cache():
    session = table("deflector", ["hard", "medium", "easy"], "1", ("short",))
    for _ in range(20):
        session.say(computers.decide(computers.due(session)))
    expected = computers.decide(computers.due(session))
    code = (
        "import sys; from companion.session import Session; from companion import computers;"
        "print(computers.decide(computers.due(Session.from_record(sys.stdin.read()))))"
    )
    for hash_seed in ("1", "2"):
        said = subprocess.run(
            [sys.executable, "-c", code],
            input=session.to_record(),
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.strip() == expected


def test_what_was_taken_back_is_forgotten():
    session = table("reflector", ["hard", "hard"], "1", ("short",))
    for _ in range(12):
        session.say(computers.decide(computers.due(session)))
    before = computers.due(session).sees
    session.say(computers.decide(computers.due(session)))
    session.say("undo")
    assert _grids(computers.due(session).sees) == _grids(before)


def test_a_cunning_player_hides_its_nodes_apart():
    for seed in range(30):
        words = player.board({"game": "deflector"}, "hard", random.Random(seed)).split()
        nodes = [parse_space(word) for word in words[1 : words.index("deflectors")]]
        steps = [abs(a % 10 - b % 10) + abs(a // 10 - b // 10) for a in nodes for b in nodes]
        assert min(each for each in steps if each) >= 4 and len(words) == 27


def test_a_refused_statement_is_chosen_anew():
    session = table("reflector", ["hard", "hard"], "1")
    choice = computers.due(session)
    first = computers.decide(choice)
    second = computers.decide(choice, [first])
    assert first != second and second in session.legal_moves


@pytest.mark.parametrize("result", [ValueError("broken"), "nonsense", "move P1 P1 A1"])
def test_an_error_of_a_player_never_stops_a_table(monkeypatch, caplog, result):
    def broken(*given):
        if isinstance(result, Exception):
            raise result
        return result

    monkeypatch.setattr(player, "choose", broken)
    session = play(table("reflector", ["hard", "medium"], "9", ("rounds-2",)))
    assert session.winners is not None
    failed = isinstance(result, Exception)
    assert len(caplog.records) == (2 if failed else 0)  # once for each of the two computers
