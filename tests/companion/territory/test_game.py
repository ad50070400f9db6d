"""The library, and that nobody learns from it what is hidden from them."""

import random
import sys

import pytest

import companion
from companion import Board, RulingError, Session, new_game, random_board
from companion.grid import SpaceSet, parse_space
from companion.session import replay
from companion.territory.board import Answer
from companion.territory.documents import check_document
from companion.territory.narration import standing
from companion.territory.statements import Reply


def test_a_game_is_played_by_saying_statements():
    nodes = SpaceSet.parse("B2 E2 H2 C6 G6")
    board = Board(nodes, SpaceSet())
    game = new_game("reflector", {"Ann": "X", "Bob": "O"}, {"Ann": board, "Bob": None})
    assert game.turn == "Ann" and "move Ann Bob A1" in game.legal_moves
    waiting = game.say("move Ann Bob D1")
    assert waiting.events == () and str(waiting) == "" and game.question == ("Bob", "D1")
    said = game.say("answer Bob D1 owned")
    assert str(said).splitlines() == [
        "Ann shoots Bob D1.",
        "  Bob: owned.                 mark Bob D1: shade, X",
        "  Ann gives D1 back: owned.   mark Ann D1: shade, O",
        "Ann has none of Bob's five Nodes, Bob none of Ann's.",
        "Bob's turn.",
    ]
    assert said.marks == ("Bob D1: shade, X", "Ann D1: shade, O")
    assert [event.kind for event in said.events] == ["answered", "claimed", "answered", "conceded"]
    assert said.statement == Reply("Bob", Answer(parse_space("D1"), "owned")) and said.version == 8
    assert game.say("# nothing is said here").version == 8
    assert game.turn == "Bob" and game.winners is None and game.question is None
    with pytest.raises(RulingError) as caught:
        game.say("move Ann Bob E1")
    assert caught.value.ruling == "M1"
    assert Session.from_record(game.to_record().encode()).referee.state == game.referee.state
    assert game.view("Ann")["grids"][0]["nodes"].keys() == {"B2", "E2", "H2", "C6", "G6"}
    assert game.view("Bob")["grids"][0]["nodes"] == {}


def test_a_game_with_variants_and_a_layout():
    source = random.Random(1)
    names = {"Ann": "X", "Bob": "O", "Cat": "*", "Dan": "#1"}
    boards = {name: random_board(20, source) for name in names}
    game = new_game("deflector", names, boards, variants=["ricochet"], layout="deflector-4-partial")
    assert game.to_record().splitlines()[:4] == [
        "rules 1",
        "game deflector",
        "variant ricochet",
        "layout deflector-4-partial",
    ]
    with pytest.raises(RulingError, match="there is no player Eve"):
        game.view("Eve")
    with pytest.raises(RulingError, match="deflector is for 3 to 5 players"):
        new_game("deflector", {"Ann": "X"}, {"Ann": None})


def test_the_package_offers_what_it_names_and_nothing_else():
    assert all(getattr(companion, name) for name in companion.__all__)
    with pytest.raises(AttributeError):
        _ = companion.nonsense


@pytest.mark.parametrize("kind", ["full", "island"])
def test_a_large_game_is_checked_in_work_that_grows_with_its_players(kind):
    def calls(players):
        names = [f"P{number}" for number in range(players)]
        lines = ["game defector", f"layout defector-{players}-{kind}"]
        lines += [f"player {name} {chr(0x4E00 + number)}" for number, name in enumerate(names)]
        lines += [f"board {name} hidden" for name in names]
        record = "".join(f"{line}\n" for line in lines).encode()
        count = 0

        def counted(*_):
            nonlocal count
            count += 1

        sys.setprofile(counted)
        try:
            referee = replay(record).referee
            assert len(standing(referee)) == players + 1 and referee.turn == "P0"
            assert len(check_document(referee)["players"]) == players
        finally:
            sys.setprofile(None)
        return count

    calls(50)  # whatever is read only once
    assert calls(600) < 8 * calls(100)  # 6 times the players; the square would be 36 times
