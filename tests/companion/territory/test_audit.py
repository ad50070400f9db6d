"""Commitments, revealed boards, and what an audit proves."""

import hashlib

import pytest

from companion.grid import parse_space
from companion.territory.audit import Audit, audit, audit_document
from companion.territory.audit import audit_lines as messages_of
from companion.territory.board import commitment, legal_board, new_salt, random_board
from tests.support.scenes import OUT_OF_THE_WAY, board, fault, played

NODES = "B2 E2 H2 C6 G6"
FILLER = " ".join(sorted(OUT_OF_THE_WAY[:20], key=parse_space))
SALT = "0123456789abcdef0123456789abcdef"
TRUE_BOARD = f"nodes {NODES} deflectors {FILLER}"
BOARDS = ((NODES,), "hidden", (NODES,))


def audit_lines(found: Audit) -> list[str]:
    return list(map(str, messages_of(found)))


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


PLAY = "move Ann Bob J5\nanswer Bob J5 null\nmove Bob Cat J1\nmove Cat Bob A5\nanswer Bob A5 null"


def audited(play, boards=BOARDS, game="deflector"):
    return audit(played(game, boards, play))


def test_a_commitment_is_the_hash_of_the_canonical_line():
    nodes, deflectors = ([parse_space(word) for word in text.split()] for text in (NODES, FILLER))
    found = commitment("Bob", legal_board(nodes, deflectors, 20), SALT)
    assert found == digest(f"Bob nodes {NODES} deflectors {FILLER} salt {SALT}")
    found = commitment("Bob", legal_board(nodes, [], 0), SALT)
    assert found == digest(f"Bob nodes {NODES} salt {SALT}")


def test_salts_have_128_bits_and_differ():
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100 and all(len(bytes.fromhex(salt)) == 16 for salt in salts)


def test_random_boards_are_legal():
    found = random_board(20)
    assert legal_board(list(found.node_spaces), list(found.deflector_spaces), 20) == found  # B3


def test_with_a_commitment_everything_is_proven():
    bound = f"commit Bob sha256 {digest(f'Bob {TRUE_BOARD} salt {SALT}')}\n"
    found = audited(f"{bound}{PLAY}\nreveal Bob {TRUE_BOARD} salt {SALT}")
    assert found.clean and found.boards[0].commitment is True
    assert audit_lines(found) == ["Bob: the board was fixed before play and every answer was true"]


def test_without_a_commitment_it_is_only_a_board_that_fits():
    found = audited(f"{PLAY}\nreveal Bob {TRUE_BOARD}")
    assert found.clean and found.boards[0].commitment is None
    assert audit_lines(found) == [
        "Bob: this legal board fits every answer (nothing was committed to)"
    ]


def test_a_board_revealed_again_takes_the_place_of_one_that_was_mistyped():
    mistyped = TRUE_BOARD.replace("G6", "I4")
    assert not audited(f"{PLAY}\nreveal Bob {mistyped}").clean
    found = audited(f"{PLAY}\nreveal Bob {mistyped}\nreveal Bob {TRUE_BOARD}")
    assert found.clean and found.boards[0].again
    assert audit_lines(found)[0] == "Bob: revealed more than once; the last board counts"


def test_a_board_that_was_not_committed_to_is_reported():
    bound = f"commit Bob sha256 {'0' * 64}\n"
    found = audited(f"{bound}{PLAY}\nreveal Bob {TRUE_BOARD} salt {SALT}")
    assert not found.clean
    assert audit_document(found)["boards"][0]["commitment"] is False


def test_every_wrong_answer_is_reported_with_the_true_one():
    lies = (
        "move Ann Bob J2\nanswer Bob J2 null\nmove Bob Cat J1\n"
        "move Cat Bob A10\nanswer Bob A10 null"
    )
    found = audited(f"{lies}\nreveal Bob {TRUE_BOARD}")
    assert audit_document(found) == {
        "boards": [
            {
                "name": "Bob",
                "line": 14,
                "commitment": None,
                "wrong": [
                    {"line": 10, "true": "answer Bob J2 owned"},
                    {"line": 13, "true": "answer Bob A10 deflector"},
                ],
            }
        ],
        "illegal": [],
    }


@pytest.mark.parametrize(
    ("play", "told"),
    [
        (
            "move Ann Bob J2\nanswer Bob J2 null",
            "answered null, the board says owned; that was a wrong clue, but no space or Node would"
            " have gone elsewhere",
        ),
        (
            "move Ann Bob J10\nanswer Bob J10 owned",
            "answered owned, the board says deflector; the Deflector there would have been used up",
        ),
        (
            "move Ann Bob J2\nanswer Bob J2 deflector\nanswer Cat J2 null",
            "answered deflector, the board says owned; no Deflector would have been used up",
        ),
        (
            "move Ann Bob J2\nanswer Bob J2 node",
            "answered node, the board says owned; no Node would have been captured",
        ),
    ],
)
def test_a_fault_says_what_would_have_been_different(play, told):
    """A fault names who, which move, where, what was said, what is true, and what that changed."""
    boards = ((NODES,), "hidden", "hidden" if "Cat" in play else (NODES,))
    space = play.split()[3]
    assert (
        audit_lines(audited(f"{play}\nreveal Bob {TRUE_BOARD}", boards))[0]
        == f"Bob, move 1, {space}: {told}"
    )


def test_a_list_that_was_wrong_says_which_spaces():
    play = "move Ann Bob J5\nanswer Bob J5 node retained J3 I4 J4 nodes J3"
    told = audit_lines(
        audited(f"{play}\n{board('Bob', 'J5 I4 B2 B5 B8').replace('board', 'reveal')}")
    )[0]
    assert told.startswith(
        "Bob, move 1, J5: answered node retained J3 I4 J4 nodes J3, the board says node "
    )
    assert told.endswith(
        "; H5 I5 I6 would have stayed as before, I4 would have been shown as Node,"
        " J3 would not have been shown as Node"
    )


def test_answers_are_judged_in_the_position_as_recorded():
    # After the first lie the Deflector is gone for good, whatever the board says.
    play = """
        move Ann Bob J8
        answer Bob J8 deflector
        move Bob Cat J1
        move Cat Ann J8
        move Ann Bob J8
        answer Bob J8 null
    """
    found = audited(f"{play}\nreveal Bob {TRUE_BOARD}")
    assert [(line, str(true)) for line, true in found.boards[0].wrong] == [
        (10, "answer Bob J8 null")
    ]


def test_what_was_taken_back_is_not_judged():
    play = (
        "move Ann Bob J2\nanswer Bob J2 null\nundo misheard\nmove Ann Bob J2\nanswer Bob J2 owned"
    )
    assert audited(f"{play}\nreveal Bob {TRUE_BOARD}").clean


def test_a_captured_nodes_own_space_may_be_named_as_retained_or_not():
    nodes = "J5 I4 B2 B5 B8"
    for own in ("", " J5"):
        play = f"move Ann Bob J5\nanswer Bob J5 node retained J3 I4 J4 H5 I5{own} I6 nodes I4"
        found = audited(f"{play}\n{board('Bob', nodes).replace('board', 'reveal')}")
        assert found.clean


def test_a_shot_vouched_for_wrongly_is_illegal():
    boards = ("hidden", (NODES,), (NODES,))
    play = """
        move Ann Bob J6
        move Bob Ann A7
        answer Ann A7 null
        move Cat Bob A8
        move Ann Ann A6
        answer Ann A6 null
    """
    found = audited(f"{play}\nreveal Ann {TRUE_BOARD}", boards)
    assert found.illegal == ((13, "M2"),)  # A6 lies in the range of C6: Ann held it from the start
    assert not found.clean
    assert (
        "move 4, Ann at Ann A6: by the board revealed this shot was not legal [M2]"
        in audit_lines(found)
    )


def test_a_shot_under_a_node_of_ones_own_is_illegal():
    boards = ("hidden", (NODES,), (NODES,))
    play = """
        move Ann Bob J6
        move Bob Ann A6
        answer Ann A6 null
        move Cat Bob A8
        move Ann Ann A6
        answer Ann A6 null
    """
    found = audited(f"{play}\nreveal Ann {TRUE_BOARD}", boards)
    assert found.illegal == ((13, "M3"),)
    assert [line for line, _ in found.boards[0].wrong] == [11, 14]
    assert str(found.boards[0].wrong[1][1]) == "answer Ann A6 owned covered"


def test_what_cannot_be_revealed_is_refused():
    cases = [
        ("reveal Ann " + TRUE_BOARD, None, "the board of Ann is not hidden"),
        (
            "reveal Bob nodes A1 B1",
            "B3",
            "Bob can't reveal: a board has 5 Nodes, not 2; a board has 20 Deflectors, not 0",
        ),
        (
            f"commit Bob sha256 {'0' * 64}\nreveal Bob {TRUE_BOARD}",
            None,
            "add 'salt' and the secret word",
        ),
        (
            f"commit Bob sha256 {'0' * 64}\ncommit Bob sha256 {'0' * 64}",
            None,
            "Bob is committed already",
        ),
        (
            f"move Ann Bob J5\nreveal Bob {TRUE_BOARD}",
            None,
            "first Bob has to answer what is on J5",
        ),
        ("reveal Eve nodes A1 B1", None, "there is no player Eve"),
    ]
    for play, ruling, message in cases:
        found = fault("deflector", BOARDS, play)
        assert found.ruling == ruling
        assert message in found.message


def test_an_audit_without_revealed_boards_proves_nothing():
    assert audit_lines(audited(PLAY)) == ["No board has been revealed: there is nothing to audit."]
