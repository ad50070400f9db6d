"""Hidden boards: questions asked, answers refused, and the search for a board that fits (B3)."""

import random
import time
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import RulingError
from companion.grid import ALL_BITS, RANGE_BITS, SPACES, SpaceSet, name_of, parse_space
from companion.territory.board import Answer, Question, random_board
from companion.territory.hidden_board import Facts, Known, learned, nodes_that_fit, possible
from companion.territory.movement import legal_shots
from companion.territory.victory import passed
from tests.support.scenes import claims, fault, played, told

QUIET = "B2 E2 H2 C6 G6"
REFLECTOR = ((QUIET,), "hidden")
THREE = ((QUIET,), "hidden", "hidden")


def question(referee):
    asked = referee.asked
    return None if asked is None else (referee.names[asked.grid], name_of(asked.space))


# -- questions -----------------------------------------------------------------------------------


def test_a_move_at_a_hidden_board_waits_for_the_answer():
    referee = played("deflector", THREE, "move Ann Bob J5")
    assert question(referee) == ("Bob", "J5")
    assert referee.log == [] and referee.state.turn == 0  # the position is the one before the move


def test_every_deflector_asks_the_next_player():
    referee = played("deflector", THREE, "move Ann Bob J5\nanswer Bob J5 deflector")
    assert question(referee) == ("Cat", "J5")
    done = played(
        "deflector", THREE, "move Ann Bob J5\nanswer Bob J5 deflector\nanswer Cat J5 null"
    )
    assert question(done) is None
    assert told(done) == ["deflected Bob:J5 Ann", "claimed Cat:J5 Ann"]


def test_a_captured_node_reveals_its_range_in_one_answer():
    answer = "answer Bob J5 node retained I4 J4 H5 I5 deflectors J6"
    play = f"move Ann Bob J5\n{answer}\nanswer Cat J6 owned"
    referee = played("deflector", THREE, play)
    assert claims(referee, "Ann", "Bob") == "J3 J5 I6 J7"
    assert claims(referee, "Ann", "Cat") == "J6"
    assert referee.state.grids[1].nodes == ((49, 0),)


def test_a_concession_asks_the_shooter():
    referee = played("reflector", ("hidden", "hidden"), "move Ann Bob D1\nanswer Bob D1 null")
    assert question(referee) == ("Ann", "D1")
    play = "move Ann Bob D1\nanswer Bob D1 null\nanswer Ann D1 node"
    assert (
        claims(played("reflector", ("hidden", "hidden"), play), "Bob", "Ann")
        == "B1 C1 D1 E1 F1 C2 D2 E2 D3"
    )


def test_a_ricochet_asks_once_a_grid():
    start = "move Ann Bob J5\nanswer Bob J5 deflector"
    referee = played("deflector", THREE, start, ("ricochet",))
    assert question(referee) == ("Bob", "I5")  # the rest of the row first
    referee = played("deflector", THREE, f"{start}\nanswer Bob I5 clear", ("ricochet",))
    assert question(referee) == ("Cat", "J5")
    referee = played(
        "deflector", THREE, f"{start}\nanswer Bob I5 clear\nanswer Cat F5 node", ("ricochet",)
    )
    assert told(referee)[:3] == ["deflected Bob:J5 Ann", "claimed Cat:F5 Ann", "node Cat:F5 Ann"]
    around = f"{start}\nanswer Bob I5 clear\nanswer Cat J5 clear"
    assert told(played("deflector", THREE, around, ("ricochet",)))[-1] == "claimed Bob:J5 Ann"


RUN_ACROSS_A_TAKEN_NODE = """
    move Ann Bob J5
    answer Bob J5 node
    move Bob Cat J1
    answer Cat J1 null
    move Cat Ann J1
    move Ann Cat A5
    answer Cat A5 deflector
    answer Cat B5 clear
"""


def test_a_run_does_not_stop_at_a_node_its_claimant_controls():
    found = fault("deflector", THREE, f"{RUN_ACROSS_A_TAKEN_NODE}answer Bob J5 node", ("ricochet",))
    assert (found.ruling, found.message) == (
        "B3",
        "Bob can't answer J5 node: the shot passes the Node on J5:"
        " the player who shoots controls it",
    )
    found = played(
        "deflector", THREE, f"{RUN_ACROSS_A_TAKEN_NODE}answer Bob A5 clear", ("ricochet",)
    )
    assert told(found)[-1] == "claimed Cat:A5 Ann"  # the full circle


def test_space_under_a_node_the_claimant_took_counts_as_covered_unless_retained():
    boards = ("hidden", (QUIET,))
    play = "move Ann Bob A1\nanswer Ann A1 null\nmove Bob Ann E1\nanswer Ann E1 node retained G1 F2"
    referee = played("reflector", boards, play)
    covered = referee.state.grids[0].covered(1)
    assert str(SpaceSet(covered)) == "C1 D1 E1 F1 D2 E2 E3"  # M3


# -- answers refused -----------------------------------------------------------------------------

START = "move Ann Bob J5\n"


@pytest.mark.parametrize(
    ("answers", "ruling", "message"),
    [
        (
            "answer Cat J5 null",
            None,
            "Cat can't answer J5 null: first Bob has to answer what is on J5",
        ),
        ("answer Bob J6 null", None, "first Bob has to answer what is on J5"),
        ("move Ann Bob J6", None, "Ann can't play Bob J6: first Bob has to answer what is on J5"),
        ("pass Ann", None, "first Bob has to answer what is on J5"),
        ("answer Bob J5 clear", "X1", "only a shot that runs along a row finds it clear"),
        ("answer Bob J5 owned retained J6", None, "'retained' goes with 'node' only"),
        ("answer Bob J5 null covered", None, "'covered' does not go with 'null'"),
        (
            "answer Bob J5 owned covered",
            "M3",
            "leave out 'covered': no Node of the player who shoots",
        ),
        ("answer Bob J5 node retained A1", "S8", "retained: A1 is out of the Node's range"),
        ("answer Bob J5 node deflectors F5", "S8", "deflectors: F5 is out of the Node's range"),
        ("answer Bob J5 node nodes J6", "S8", "nodes: only Nodes on retained spaces are revealed"),
        # J3 retained without J4 would need a Node near J3 but far from J4: one on I2 is, on A1 is
        # not.
        ("answer Bob J5 node retained J7 nodes J7", "B3", "no board fits this"),
        (
            "answer Bob J5 node retained J3 J4 I4 nodes J3 J4 I4 deflectors J4",
            "B3",
            "no board fits this",
        ),
        ("answer Bob J5 node retained J5", "B3", "no board fits this"),
        ("answer Bob J5 node deflectors J5", "B3", "J5 can't have a Node and a Deflector"),
        ("answer Bob J5 perhaps", None, "'perhaps' is no answer"),
    ],
)
def test_an_answer_that_cannot_be_is_refused_with_the_reason(answers, ruling, message):
    found = fault("deflector", THREE, START + answers)
    assert found.ruling == ruling
    assert message in found.message


def test_there_are_no_deflectors_in_reflector():
    found = fault("reflector", REFLECTOR, "move Ann Bob D1\nanswer Bob D1 deflector")
    assert (found.ruling, found.message) == (
        "B3",
        "Bob can't answer D1 deflector: there are no Deflectors in this game",
    )


def test_an_answer_that_was_not_asked_for_is_refused():
    found = fault("deflector", THREE, "answer Bob J5 null")
    assert (found.ruling, found.message) == (
        None,
        "Bob can't answer J5 null: nothing has been asked",
    )


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("null", "owned"),
        ("null", "node"),
        ("null", "deflector"),
        ("owned", "null"),
        ("node", "owned"),
    ],
)
def test_a_space_is_answered_as_before(first, second):
    referee = played("deflector", THREE, f"move Ann Bob J5\nanswer Bob J5 {first}")
    again = Question(1, (parse_space("J5"),), 2)
    with pytest.raises(RulingError) as caught:
        referee.state.grids[1].with_answer(again, Answer(parse_space("J5"), second))
    assert caught.value.ruling == "B3"


def test_a_deflector_first_and_something_else_later_is_fine():
    boards = ((QUIET,), "hidden", (QUIET,))
    play = """
        move Ann Bob J5
        answer Bob J5 deflector
        move Bob Cat J1
        move Cat Ann J8
        move Ann Bob J5
        answer Bob J5 owned
    """
    assert told(played("deflector", boards, play)) == ["claimed Bob:J5 Ann"]
    found = fault("deflector", boards, play.replace("J5 owned", "J5 deflector"))
    assert (found.ruling, found.message) == (
        "B3",
        "Bob can't answer J5 deflector: the Deflector on J5 is used up",
    )


def test_a_sixth_node_is_refused():
    facts = Facts(0)
    far_apart = [parse_space(name) for name in ("A1", "F1", "J5", "A7", "E6", "J10")]

    def owned(space):
        answer = Answer(space, "owned")
        return learned(Known(facts, {}, 0, 1), Question(1, (space,), 0), answer)

    for space in far_apart[:5]:
        facts = owned(space)
    with pytest.raises(RulingError, match="no board fits"):
        owned(far_apart[5])


def test_the_claimant_of_space_on_a_hidden_board_of_their_own_says_covered():
    boards = ("hidden", (QUIET,), (QUIET,))
    play = """
        move Ann Bob J8
        move Bob Ann A8
        answer Ann A8 owned
        move Cat Bob A8
    """
    referee = played("deflector", boards, play)
    assert (0, 70) not in referee.legal_moves  # it was answered that a Node of Ann's covers A8 (M3)
    vouched = played(
        "deflector", boards, play.replace("answer Ann A8 owned", "answer Ann A8 deflector")
    )
    assert told(vouched, 1)[0] == "deflected Ann:A8 Bob"


def test_shots_only_a_hidden_board_could_bar_are_listed_and_vouched_for():
    boards = ("hidden", (QUIET,), (QUIET,))
    play = """
        move Ann Bob J8
        move Bob Ann A7
        answer Ann A7 null
        move Cat Bob A8
    """
    shots = played("deflector", boards, play).legal_moves
    assert (0, 70) in shots and not shots.certain[
        0
    ] >> 70 & 1  # A8: Ann may hold it from the start (M2)
    listed = played(
        "deflector", ((QUIET,), (QUIET,), (QUIET,)), play.replace("answer Ann A7 null", "")
    )
    assert (0, 70) in listed.legal_moves and listed.legal_moves.certain[0] >> 70 & 1


def test_one_who_has_only_vouched_shots_may_pass():
    boards = ("hidden", (QUIET,), (QUIET,))
    referee = played("deflector", boards)
    state = referee.state
    for seat in (1, 2):
        state = state.with_grid(seat, state.grids[seat].claimed_by(0, ALL_BITS, False))
    shots = legal_shots(state)
    assert any(shots.possible) and not shots.must_play
    assert passed(state, 0)[0].turn == 1  # M8


def test_a_link_on_a_hidden_board_makes_the_node_known():
    six = ("hidden", *((QUIET,),) * 5)
    referee = played("defector", six, "ally Ann Bob link Ann:E5")
    assert referee.state.grids[0].nodes == ((44, 0),)
    play = "ally Ann Bob link Ann:E5\nmove Ann Cat A1\nanswer Ann A1 node\nmove Bob Cat D1"
    assert played("defector", six, play).state.turn == 2
    found = fault(
        "defector",
        six,
        "move Ann Cat A1\nanswer Ann A1 null\nmove Bob Cat D1\n" + "ally Cat Ann link Ann:A2",
    )
    assert found.ruling == "B3"
    assert "no legal board fits a Node on A2" in found.message


# -- the search ----------------------------------------------------------------------------------


def agrees(facts, nodes):
    """Tell whether a board with these Nodes fits, by B3: 20 Deflectors on other spaces."""
    chosen = SpaceSet.of(nodes).bits
    room = ALL_BITS & ~facts.no_deflector & ~chosen
    return (
        not facts.nodes & ~chosen
        and not chosen & facts.no_node
        and not facts.deflectors & ~room
        and facts.deflectors.bit_count() <= facts.total_deflectors <= room.bit_count()
        and all(chosen & near for near in facts.near)
    )


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([0, 20]))
def test_the_search_finds_a_board_exactly_if_there_is_one(seed, total):
    source = random.Random(seed)
    open_spaces = source.sample(SPACES, 11)
    known = source.sample(open_spaces, source.choice([0, 0, 1, 2]))
    near = tuple(
        RANGE_BITS[source.choice(SPACES)] | (1 << source.choice(open_spaces))
        for _ in range(source.randrange(9))
    )
    struck = source.sample(
        [s for s in SPACES if s not in known], source.randrange(total + 1) if total else 0
    )
    clear = (
        source.sample(
            [s for s in SPACES if s not in struck], source.randrange(70, 81 - len(struck) // 2)
        )
        if total
        else []
    )
    facts = Facts(
        total,
        nodes=SpaceSet.of(known).bits,
        no_node=ALL_BITS & ~SpaceSet.of(open_spaces).bits,
        deflectors=SpaceSet.of(struck).bits,
        no_deflector=SpaceSet.of(clear).bits & ~SpaceSet.of(struck).bits,
        near=near,
    )
    found = nodes_that_fit(facts)
    brute = any(agrees(facts, nodes) for nodes in combinations(open_spaces, 5))
    assert (found is not None) == brute
    if found is not None:
        assert agrees(facts, SpaceSet(found))


def test_the_search_is_fast_on_the_answers_of_whole_games():
    for seed in range(20):
        source = random.Random(seed)
        board = random_board(20, source)
        span = SpaceSet(0)
        for node in board.node_spaces:
            span |= SpaceSet(RANGE_BITS[node])
        near, no_node = [], 0
        for space in source.sample(SPACES, 60):
            if space in board.node_spaces:
                continue
            if space in span:
                near.append(RANGE_BITS[space])
                no_node |= 1 << space
            else:
                no_node |= RANGE_BITS[space]
        start = time.process_time()
        assert possible(Facts(20, near=tuple(near), no_node=no_node))
        assert time.process_time() - start < 30
