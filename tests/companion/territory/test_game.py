"""The library, and that nobody learns from it what is hidden from them."""

import json
import random
from time import process_time

import pytest
from selfplay import GAMES, random_game, say, seeds, write

import companion
from companion import Board, RulingError, Session, new_game, random_board
from companion.grid import ALL_BITS, SpaceSet
from companion.session import replay
from companion.territory.documents import check_document, view_document
from companion.territory.narration import marks, picture, standing, steps
from companion.territory.referee import Referee, reply_of
from companion.territory.state import revealed
from companion.territory.view import public


def test_a_game_is_played_by_saying_statements():
    nodes = SpaceSet.parse("B2 E2 H2 C6 G6")
    board = Board(nodes, SpaceSet())
    game = new_game("reflector", {"Ann": "X", "Bob": "O"}, {"Ann": board, "Bob": None})
    assert game.turn == "Ann" and "move Ann Bob A1" in game.legal_moves
    assert game.say("move Ann Bob D1") == [] and game.question == ("Bob", "D1")
    assert game.say("answer Bob D1 owned") == ["Bob D1: claimed by Ann [S7]", "Ann D1: conceded to Bob [F1]"]
    assert game.turn == "Bob" and game.winners is None and game.question is None
    with pytest.raises(RulingError) as caught:
        game.say("move Ann Bob E1")
    assert caught.value.ruling == "M1"
    assert Session.resumed(game.record.encode()).referee.state == game.referee.state
    assert game.view("Ann")["grids"][0]["nodes"].keys() == {"B2", "E2", "H2", "C6", "G6"}
    assert game.view("Bob")["grids"][0]["nodes"] == {}


def test_a_game_with_variants_and_a_layout():
    source = random.Random(1)
    names = {"Ann": "X", "Bob": "O", "Cat": "*", "Dan": "#1"}
    boards = {name: random_board(20, source) for name in names}
    game = new_game("deflector", names, boards, variants=["ricochet"], layout="deflector-4-partial")
    assert game.record.splitlines()[:4] == [
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


# -- secrecy -------------------------------------------------------------------------------------


def another_board(referee, seat, source):
    """Return a different board of one player that answers everything asked so far alike, or None."""
    lines = [
        f"board {referee.names[seat]} hidden" if line.startswith(f"board {referee.names[seat]} ") else line
        for line in referee.lines
    ]
    again = Referee(referee.set_up.game)
    for line in lines[2:]:
        write(again, line)
        while again.pending is not None:
            asked = again.pending.asked
            true = revealed(asked.grid, referee.boards[seat]).answer(asked.question)
            write(again, str(reply_of(referee.names[seat], true)))
    facts = again.state.grids[seat].facts
    nodes = facts.fits
    free = list(SpaceSet(ALL_BITS & ~nodes & ~facts.no_deflector & ~facts.deflectors))
    missing = facts.total_deflectors - facts.deflectors.bit_count()
    if len(free) < missing:
        return None
    return Board(SpaceSet(nodes), SpaceSet.of(source.sample(free, missing)) | SpaceSet(facts.deflectors))


def everything_seen(referee, seat):
    """Return all that the companion shows to everybody but one player, and to the table."""
    state = referee.state
    others = [name for i, name in enumerate(referee.names) if i != seat]
    seen = [view_document(referee, name) for name in (None, *others)]
    seen += [picture(public(state), number, referee.symbols).lines for number in range(len(state.grids))]
    seen += [steps(entry) for entry in referee.log] + [marks(referee, entry) for entry in referee.log]
    # Allies know each other's secrets; that a shot at them is barred by M2 tells the Shooter no more.
    if seat not in state.side(state.turn) and state.result is None:
        for number in range(len(state.grids)):
            for space in ("A1", "E5", "J10", "A6", "J3"):
                try:
                    say(referee, f"move {state.names[state.turn]} {state.grid_name(number)} {space}")
                except RulingError as error:
                    seen.append(str(error))
                else:
                    say(referee, "undo")
    return json.dumps(seen)


@pytest.mark.parametrize("kind", [GAMES[0], GAMES[1], GAMES[4], GAMES[7], GAMES[9]], ids=str)
def test_what_others_see_does_not_depend_on_a_secret(kind):
    compared = 0
    for source in seeds(f"secrets {kind}", 4):
        referee = random_game(source, kind, 14)
        for seat in range(len(referee.names)):
            board = another_board(referee, seat, source)
            if board is None or board == referee.boards[seat]:
                continue
            deflectors = f" deflectors {board.deflectors}" if board.deflectors else ""
            name = referee.names[seat]
            lines = [
                f"board {name} nodes {board.nodes}{deflectors}" if line.startswith(f"board {name} ") else line
                for line in referee.lines
            ]
            changed = replay(("\n".join(lines) + "\n").encode())
            if changed.fault is not None:
                continue  # a shot of the player's own is not legal with the other board
            original = replay(("\n".join(referee.lines) + "\n").encode()).referee
            assert changed.referee.state.grids[seat].nodes != original.state.grids[seat].nodes or deflectors
            assert everything_seen(changed.referee, seat) == everything_seen(original, seat)
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize("kind", ["full", "island"])
def test_a_large_game_is_checked_in_time_that_grows_with_its_players(kind):
    def seconds(players):
        names = [f"P{number}" for number in range(players)]
        lines = ["game defector", f"layout defector-{players}-{kind}"]
        lines += [f"player {name} {chr(0x4E00 + number)}" for number, name in enumerate(names)]
        lines += [f"board {name} hidden" for name in names]
        record = "".join(f"{line}\n" for line in lines).encode()
        begun = process_time()
        referee = replay(record).referee
        told = standing(referee)
        assert len(told) == players + 1 and referee.turn == "P0"
        assert len(check_document(referee)["players"]) == players
        return process_time() - begun

    seconds(50)  # whatever is read or compiled only once
    small, large = seconds(500), seconds(3000)
    assert large < 18 * small  # 6 times the players; the square would be 36 times
