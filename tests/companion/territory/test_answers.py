"""Which questions follow an answer (S8): only those that no legal board settles."""

from dataclasses import replace

import pytest

from companion.errors import RulingError
from companion.grid import RANGE_BITS, SpaceSet, parse_space
from companion.territory.answers import follow_up, lists_in
from companion.territory.board import Question
from companion.territory.hidden_board import Facts
from companion.territory.state import Asked, new_grid
from companion.territory.statements import GRAMMAR
from tests.support.nightly import tries
from tests.support.scenes import played
from tests.support.selfplay import GAMES, random_game, seeds, truth

QUIET = "B2 E2 H2 C6 G6"


def struck(play, game="deflector", boards=((QUIET,), "hidden", (QUIET,))):
    return played(game, boards, play).pending.asked


def asked_about(asked, space, said=()):
    return follow_up(asked, parse_space(space), "node", dict.fromkeys(said, 0))[1]


def test_the_first_node_of_a_board_may_share_any_of_its_range():
    question = asked_about(struck("move Ann Bob J5"), "J5")
    assert question.kind == "retained"
    assert (
        str(question.among) == "J3 I4 J4 H5 I5 I6 J6 J7"
    )  # J5 itself follows from the Nodes named


def test_nodes_are_asked_for_on_retained_spaces_only():
    asked = struck("move Ann Bob J5")
    lists = {"retained": SpaceSet.parse("J3 I4 J4").bits}
    _, question = follow_up(asked, parse_space("J5"), "node", lists)
    # a Node on I4 or J4 would retain I5, too
    assert (question.kind, str(question.among)) == ("nodes", "J3")
    _, question = follow_up(asked, parse_space("J5"), "node", lists | {"nodes": 0})
    assert question.kind == "deflectors" and "J5" not in str(question.among).split()


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("J4", "add J3 or leave J4 out"),
        ("I4 J4 J7", "add J3"),
        ("J4 J6", "several spaces of it are wrong"),
    ],
)
def test_a_list_that_no_board_fits_is_refused_with_the_space_that_may_be_the_mistake(said, advice):
    asked = struck("move Ann Bob J5")
    lists = {"retained": SpaceSet.parse(said).bits}
    with pytest.raises(
        RulingError, match=f"no board fits this list and all earlier answers: {advice}"
    ):
        # whatever reaches J4 alone, reaches J3 or I4, too
        follow_up(asked, parse_space("J5"), "node", lists)


def test_nothing_is_asked_that_no_legal_board_leaves_open():
    five = SpaceSet.parse("A1 A2 A3 A4 J5")
    around = RANGE_BITS[parse_space("J5")]
    facts = Facts(20, nodes=five.bits, no_deflector=around)
    grid = replace(new_grid(3, 1, None, 20), nodes=tuple((node, 1) for node in five), facts=facts)
    question = Question(1, (parse_space("J5"),), 0)
    assert asked_about(Asked(question, grid), "J5") is None
    unknown = replace(grid, facts=replace(facts, no_deflector=around & ~SpaceSet.parse("I5").bits))
    assert str(asked_about(Asked(question, unknown), "J5").among) == "I5"


def test_in_reflector_no_deflectors_are_asked_for():
    asked = struck("move Ann Bob J1", "reflector", ((QUIET,), "hidden"))
    assert asked_about(asked, "J1").kind == "retained"
    assert asked_about(asked, "J1", {"retained", "nodes"}) is None


def test_true_answers_are_what_truthful_replies_come_to():
    """Whoever answers every question from the true board ends with the answer that S8 asks for."""
    kinds = set()
    for number, source in enumerate(seeds("answers", tries(10, in_a_night=500))):
        referee = random_game(source, GAMES[number % len(GAMES)], 25, hidden=1.0)
        for entry in referee.log:
            for told in entry.answers:
                true = truth(referee, told.asked.grid).answer(told.asked.question)
                lists = {}
                answer, question = follow_up(told.asked, true.space, true.status, lists)
                while question is not None:
                    kinds.add(question.kind)
                    lists[question.kind] = true.lists[question.kind] & question.among.bits
                    answer, question = follow_up(told.asked, true.space, true.status, lists)
                assert answer == true
    assert kinds == {"retained", "nodes", "deflectors"}


def test_covered_is_filled_in():
    """Everybody else's Nodes on a board are known, so nobody has to be asked (M3)."""
    grid, space = new_grid(3, 1, None, 20), parse_space("J5")
    own, other = Question(1, (space,), 1), Question(1, (space,), 0)
    for status, question, covered in (
        ("owned", own, True),
        ("owned", other, False),
        ("null", own, False),
    ):
        assert follow_up(Asked(question, grid), space, status, {})[0].covered is covered
    taken = replace(grid, nodes=((parse_space("J6"), 0),))
    assert not follow_up(Asked(own, taken), space, "owned", {})[0].covered


def test_what_follows_may_be_typed_in_one_line():
    g4, e3 = (1 << parse_space(word) for word in ("G4", "E3"))
    words = ["retained", "G4", "nodes", "none", "deflectors", "E3"]
    assert lists_in(words) == {"retained": g4, "nodes": 0, "deflectors": e3}
    assert lists_in(["G4", "e3"], "retained") == {"retained": g4 | e3}
    for bad in (["G4"], ["retained", "Z9"]):
        try:
            lists_in(bad)
        except RulingError:
            continue
        raise AssertionError(bad)


def test_a_reply_read_back_is_the_answer():
    reply = GRAMMAR["answer"](
        ["Bob", "F3", "node", "retained", "G4", "nodes", "G4", "deflectors", "E3"]
    )
    words = ["retained", "G4", "nodes", "G4", "deflectors", "E3"]
    assert lists_in(words) == reply.answer.lists
