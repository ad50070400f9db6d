"""What each player may see: the view itself, and that nobody learns from it what another hides."""

import json
import random

import pytest
from typer.testing import CliRunner

from companion.cli.app import app
from companion.errors import RulingError
from companion.grid import ALL_BITS, SpaceSet, name_of
from companion.session import Session, replay
from companion.territory.board import Board
from companion.territory.documents import check_document, view_document
from companion.territory.hidden_board import nodes_that_fit
from companion.territory.movement import legal_shots
from companion.territory.narration import picture, seen
from companion.territory.view import public
from companion.words import identity
from tests.support.narrated import marks, steps
from tests.support.nightly import tries
from tests.support.scenes import record
from tests.support.selfplay import GAMES, OTHER_GAMES, SOME_GAMES, random_game, say

ANN, BOB, CAT = "B2 E2 H2 C6 G6", "C3 H3 C6 H6 E8", "B2 E5 H3 C8 I9"
KEYS = [
    "game",
    "variants",
    "layout",
    "turn",
    "result",
    "question",
    "players",
    "grids",
    "you",
    "moves",
    "log",
]


def viewed(text, name=None):
    return Session.from_record(text).view(name)


def rows(grid):
    """Return who holds what on a grid, row by row, by first letters."""
    return ["".join(name[0].lower() if name else "." for name in row) for row in grid["holders"]]


# -- what is in a view ---------------------------------------------------------------------------


def test_views_share_what_everybody_sees_until_the_next_statement():
    """A phone each for twenty players: what is the same for all is made once."""
    session = Session.from_record(record("deflector", ((ANN,), (BOB,), (CAT,))))
    views = {name: session.view(name) for name in ("Ann", "Bob", "Cat")}
    everybodys = session.view()
    for number, name in enumerate(views):
        for other, view in views.items():
            assert (view["grids"][number] is everybodys["grids"][number]) == (name != other)
        assert views[name]["players"] is everybodys["players"]
    session.say("move Ann Bob J1")
    assert session.view("Cat")["grids"][1] != everybodys["grids"][1]
    assert len(session.view()["log"]) == 1
    session.say("undo")
    assert session.view()["grids"] == everybodys["grids"]


def test_a_view_holds_what_everybody_may_see():
    found = viewed(record("reflector", ((ANN,), (BOB,)), "move Ann Bob D1\nmove Bob Ann F1"))
    assert list(found) == ["format", *KEYS] and found["format"] == 1
    assert (found["turn"], found["result"], found["question"], found["you"]) == (
        "Ann",
        None,
        None,
        None,
    )
    assert found["players"][0] == {
        "name": "Ann",
        "symbol": "A",
        "in_game": True,
        "homes": ["Ann"],
        "nodes": 5,
        "alliance": None,
        "out_of": None,
        "computer": None,
    }
    ann, bob = found["grids"]
    assert list(ann) == [
        *("name", "turned", "holders", "nodes", "deflectors", "used", "shaded"),
        *("null", "retained"),
    ]
    assert rows(ann)[0] == "...b.b...." and not any(row.strip(".") for row in rows(ann)[1:])
    assert rows(bob)[0] == "...a.a...."
    assert (ann["nodes"], ann["deflectors"], ann["used"], ann["shaded"]) == (
        {},
        [],
        [],
        ["D1", "F1"],
    )
    assert bob["shaded"] == [] and found["moves"] == []
    assert [entry["statement"] for entry in found["log"]] == ["move Ann Bob D1", "move Bob Ann F1"]


def test_a_player_sees_the_own_board_and_what_to_play():
    text = record("reflector", ((ANN,), (BOB,)), "move Ann Bob D1")
    found = viewed(text, "Bob")
    assert found["you"] == {
        "name": "Bob",
        "nodes": dict.fromkeys(("C3", "H3", "C6", "H6", "E8"), "Bob"),
        "deflectors": [],
        "link": None,
        "master": None,
    }
    bob = found["grids"][1]
    assert bob["nodes"] == found["you"]["nodes"] and rows(bob)[0] == "..ba...b.."
    assert "B3" in bob["shaded"] and len(found["moves"]) == 10 and ["Ann", "A1"] in found["moves"]
    assert viewed(text, "Ann")["moves"] == []  # it is the turn of Bob


def test_of_a_hidden_board_its_owner_is_told_what_was_answered():
    text = record("reflector", ((ANN,), "hidden"), "move Ann Bob D1\nanswer Bob D1 node")
    found = viewed(text, "Bob")
    assert found["you"] == {
        "name": "Bob",
        "nodes": None,
        "deflectors": None,
        "link": None,
        "master": None,
    }
    assert found["grids"][1]["nodes"] == {"D1": "Ann"} and found["grids"][1]["deflectors"] == []
    waiting = viewed(record("reflector", ((ANN,), "hidden"), "move Ann Bob D1"))
    assert waiting["question"] == ["Bob", "D1"] and waiting["log"] == []


def test_used_and_own_deflectors():
    boards = ((ANN,), (BOB, "J5 J6"), (CAT,))
    text = record("deflector", boards, "move Ann Bob J5")
    everybody, bob = viewed(text), viewed(text, "Bob")
    assert [grid["used"] for grid in everybody["grids"]] == [[], ["J5"], []]
    assert not any(grid["deflectors"] for grid in everybody["grids"])
    assert "J6" in bob["grids"][1]["deflectors"] and "J5" not in bob["grids"][1]["deflectors"]
    assert (
        bob["you"]["deflectors"] == bob["grids"][1]["deflectors"]
        and len(bob["you"]["deflectors"]) == 19
    )
    assert [player["out_of"] for player in everybody["players"]] == [10, 10, 10]  # V5


PAIRS = """
    ally Ann Bob link Ann:B2
    move Ann Eve A1
    move Bob Fay J1
    ally Cat Dan link Cat:B2
    move Cat Ann B1
    ally Dan Ann master Ann:E2
"""


def six(play, **kwargs):
    return record("defector", ((ANN,),) * 6, play, **kwargs)


def test_links_and_masters_are_shown_to_those_they_hold_together():
    found = {name: viewed(six(PAIRS), name) for name in (None, "Ann", "Bob", "Cat", "Dan", "Eve")}
    said = {
        name: [entry["statement"] for entry in view["log"] if entry["statement"].startswith("ally")]
        for name, view in found.items()
    }
    hidden = ["ally Ann Bob link", "ally Cat Dan link", "ally Dan Ann master"]
    assert said[None] == said["Eve"] == hidden  # A8
    assert (
        said["Ann"]
        == said["Bob"]
        == ["ally Ann Bob link Ann:B2", hidden[1], "ally Dan Ann master Ann:E2"]
    )
    assert (
        said["Cat"]
        == said["Dan"]
        == [hidden[0], "ally Cat Dan link Cat:B2", "ally Dan Ann master Ann:E2"]
    )
    assert found["Bob"]["you"] | {"nodes": 0, "deflectors": 0} == {
        "name": "Bob",
        "nodes": 0,
        "deflectors": 0,
        "link": "Ann:B2",
        "master": "Ann:E2",
    }
    assert (found["Dan"]["you"]["link"], found["Dan"]["you"]["master"]) == ("Cat:B2", "Ann:E2")
    assert (found["Eve"]["you"]["link"], found["Eve"]["you"]["master"]) == (None, None)
    assert found[None]["players"][0]["alliance"] == ["Ann", "Bob", "Cat", "Dan"]
    assert found[None]["players"][0]["out_of"] == 16  # V6: more than half of 30
    assert (
        "B2" not in found["Bob"]["grids"][0]["nodes"]
    )  # that it holds them together does not take it


def test_who_joins_later_has_the_link_too():
    found = viewed(six("ally Ann Bob link Ann:B2\nmove Ann Eve A1\nally Bob Cat"), "Cat")
    assert found["you"]["link"] == "Ann:B2"
    assert found["log"][0]["statement"] == "ally Ann Bob link"


def test_a_reveal_before_the_end_changes_no_view():
    text = record("reflector", ((ANN,), "hidden"), "move Ann Bob D1\nanswer Bob D1 null")
    shown = f"{text}reveal Bob nodes {BOB}\n"
    assert viewed(shown) == viewed(text) and viewed(shown, "Ann") == viewed(text, "Ann")
    assert seen(replay(shown.encode()).referee, viewed(shown)) == seen(
        replay(text.encode()).referee, viewed(text)
    )


BEGUN = f"game reflector\nplayer Ann A\nplayer Bob B\nboard Ann nodes {ANN}\n"


def test_before_play_there_is_nothing_to_see():
    for text in (
        "",
        "rules 1\n",
        BEGUN,
    ):
        found = viewed(text)
        assert list(found) == ["format", *KEYS]
        assert found["players"] == found["grids"] == found["log"] == found["moves"] == []
    with pytest.raises(RulingError, match="there is no player Eve: Ann, Bob"):
        viewed(text, "Eve")
    assert viewed(text, "Bob")["you"] is None


def run(*arguments):
    return CliRunner().invoke(app, ["view", *map(str, arguments)])


def test_the_command(tmp_path):
    path = tmp_path / "game.txt"
    text = record("reflector", ((ANN,), (BOB,)), "move Ann Bob D1")
    path.write_text(text)
    assert json.loads(run(path, "--json").stdout) == viewed(text)
    assert json.loads(run(path, "--as", "Bob", "--json").stdout) == viewed(text, "Bob")
    told = run(path).stdout
    assert "Bob's turn." in told and "•" not in told and "may play" not in told
    told = run(path, "--as", "Bob").stdout
    assert told.count("•") == 5 and "Bob may play:\n  Ann: A1 B1" in told
    unknown = run(path, "--as", "Eve")
    assert unknown.exit_code == 2 and "there is no player Eve: Ann, Bob" in unknown.stderr
    assert run(path, "--as", "bob").exit_code == 2  # names are written alike everywhere
    path.write_text("")
    assert run(path).stdout == "The set-up is not finished: no game is named.\n"


def test_a_fault_is_told_without_what_it_quotes(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("game reflector\nplayer Ann A\nplayer Bob B\nboard Ann nodes B2 B2 E2 H2 C6\n")
    found = run(path, "--json")
    assert found.exit_code == 1 and "B2" not in found.stdout
    assert json.loads(found.stdout)["error"] == {
        "line": 4,
        "ruling": "B3",
        "message": "the record is at fault here; 'companion check' says what is wrong",
    }
    told = run(path)
    assert told.stdout == "" and told.stderr.startswith(f"{path}:4: the record is at fault here;")


def test_the_view_of_rotator_is_its_check_document():
    text = "game rotator\nnodes red C2 H4 E6 B8 I9\nnodes blue B2 H4 E6 B8 G9\nstart red:D10\n"
    assert viewed(text) == viewed(text, "player") == replay(text.encode()).check_document()
    with pytest.raises(RulingError, match="there is no player Ann"):
        viewed(text, "Ann")


# -- secrecy -------------------------------------------------------------------------------------

GAMES_WITHOUT_UNDO = tries(0, in_a_night=12)
"""Games of each kind in which secrets are changed, beside the one with much taken back."""


def known_line(name, board):
    return f"board {name} {board}"


def with_boards(referee, boards):
    """Return the record of a game of hidden boards with `boards`; lines keep their numbers."""
    written = []
    for line in referee.lines:
        words = line.split()
        board = boards.get(words[1]) if words[0] in ("board", "answer") else None
        written.append(
            line if board is None else known_line(words[1], board) if words[0] == "board" else ""
        )
    return replay(("\n".join(written) + "\n").encode())


def another_board(referee, seat, source):
    """Return a board that answers everything alike so far; None if there is no other."""
    facts = referee.state.grids[seat].facts
    nodes = nodes_that_fit(facts)
    free = list(SpaceSet(ALL_BITS & ~nodes & ~facts.no_deflector & ~facts.deflectors))
    missing = facts.total_deflectors - facts.deflectors.bit_count()
    deflectors = SpaceSet.of(source.sample(free, missing)) | SpaceSet(facts.deflectors)
    board = Board(SpaceSet(nodes), deflectors)
    return None if board == referee.boards[seat] else board


def everything_seen(referee, seat):
    """Return all that the companion shows to everybody but one player, and to the table."""
    state, names = referee.state, referee.names
    # the words are made from the same for each: those to everybody, to allies and to one other are
    # compared
    in_words = {None, names[seat - 1], *(names[ally] for ally in state.side(seat))}
    shown = []
    for viewer in (None, *(name for other, name in enumerate(names) if other != seat)):
        document = view_document(referee, viewer)
        shown.append(document)
        if viewer in in_words:
            shown.append(seen(referee, document))
    told = public(state)
    shown += [picture(told, number, referee.symbols).lines for number in range(len(state.grids))]
    shown += [
        f"{told.grid_name(grid)} {name_of(space)}" for grid, space in legal_shots(told)
    ]  # completions
    shown += [[steps(entry), marks(referee, entry)] for entry in referee.log]
    # Of an ally's board the Shooter is told by refusals, too: M2 bars what the ally holds.
    if seat not in state.side(state.turn) and state.result is None:
        for number in range(len(state.grids)):
            for space in ("A1", "E5", "J10", "A6", "J3", "C1", "F1"):
                try:
                    say(referee, f"move {names[state.turn]} {state.grid_name(number)} {space}")
                except RulingError as error:
                    shown.append(str(error))
                else:
                    say(referee, "undo")
    return json.dumps(shown, default=identity)


def changed_secrets(kind, count, undo=0.0):
    """Yield positions that differ in one board: hidden, known, or another that answers alike.

    The boards of the others are hidden or known at random.
    """
    for i in range(count):
        source = random.Random(f"secrets {kind} {i} {undo}")
        referee = random_game(source, kind, source.choice((6, 12, 30)), hidden=1.0, undo=undo)
        boards = dict(zip(referee.names, referee.boards, strict=True))
        for seat, name in enumerate(referee.names):
            others = {
                other: board
                for other, board in boards.items()
                if other != name and source.random() < 0.5
            }
            found = [
                with_boards(referee, others),
                with_boards(referee, {**others, name: boards[name]}),
            ]
            assert all(each.fault is None for each in found), found
            other = None if undo else another_board(referee, seat, source)
            if other is not None:
                changed = with_boards(referee, {**others, name: other})
                if (
                    changed.fault is None
                ):  # else a shot of the player's own is not legal with that board
                    found.append(changed)
            yield seat, found


@pytest.mark.parametrize("kind", OTHER_GAMES, ids=str)
def test_what_others_see_does_not_depend_on_a_secret(kind):
    compared = 0
    for undo, count in ((0.0, GAMES_WITHOUT_UNDO), (0.2, 1)):
        for seat, (first, *rest) in changed_secrets(kind, count, undo):
            expected = everything_seen(first.referee, seat)
            for other in rest:
                assert everything_seen(other.referee, seat) == expected
                compared += 1
    assert compared >= (GAMES_WITHOUT_UNDO + 1) * kind[1]  # in all games over 100


@pytest.mark.parametrize("kind", SOME_GAMES, ids=str)
def test_moves_are_those_that_would_be_legal_if_all_other_boards_were_hidden(kind):
    for i in range(4):
        source = random.Random(f"moves {kind} {i}")
        referee = random_game(source, kind, 25, hidden=1.0)
        state = referee.state
        boards = dict(zip(referee.names, referee.boards, strict=True))
        player = state.names[state.turn]
        hidden = with_boards(referee, {player: boards[player]}).moves_document()["moves"]
        assert view_document(with_boards(referee, boards).referee, player)["moves"] == hidden


def test_what_is_told_of_known_boards_is_what_is_told_of_hidden_ones():
    for kind in GAMES:
        referee = random_game(random.Random(f"events {kind}"), kind, 80, hidden=1.0, undo=0.1)
        known = with_boards(referee, dict(zip(referee.names, referee.boards, strict=True))).referee
        assert check_document(known)["log"] == check_document(referee)["log"]
