"""Every ruling of Tactics Joker, worked out by hand."""

import pytest

from companion.session import Session
from companion.tactics.board import TOUCHING, names_of, parse_space, spaces_of
from companion.tactics.cards import COMMON, GROUND, KINGS, VALUE, deal
from tests.support.tactics_table import armies, begun, checked, placed, refused, rows_of, said


def kinds(events):
    return [event.kind for event in events]


# -- the table -----------------------------------------------------------------------------------


def test_j1_spaces_touch_along_a_side_or_at_a_corner():
    assert names_of(sum(1 << space for space in TOUCHING[parse_space("A1")])) == ["B1", "A2", "B2"]
    assert len(TOUCHING[parse_space("d4")]) == 8 and len(TOUCHING[parse_space("G4")]) == 5
    assert list(spaces_of(1 | 1 << 48)) == [parse_space("A1"), parse_space("G7")]


@pytest.mark.parametrize(
    "line", ["move Ann 1 A1 H1", "move Ann 1 A0 B1", "castle Ann 11", "push Ann A8"]
)
def test_j1_is_cited_for_what_is_no_space(line):
    assert refused(begun(), line) == "J1"


def test_j1_cards_are_read_in_any_case_and_both_jokers_alike():
    session = begun_rows(["row 1 ks 2c ac 4s 3s joker kh"])
    assert session.to_record().endswith("row 1 KS 2C AC 4S 3S X KH\n")
    assert refused(session, "row 2 1D 2D 3D 4D 5D 6D 7D") == "J1"


def begun_rows(rows, *options):
    session = Session()
    for line in ("game tactics-joker", *options, "player Ann X", "player Bob O", *rows):
        session.say(line)
    return session


def test_j2_two_play():
    session = begun_rows([])
    assert refused(session, "player Cat Z") == "J2"
    alone = Session()
    said(alone, "game tactics-joker", "variant races", "player Ann X")
    for line in ("race Ann elves", "deal k7", rows_of("k7")[0]):
        assert refused(alone, line) == "J2"


def test_j3_the_deal_of_the_seed_k7_is_this():
    assert [" ".join(deal("K7").table[7 * row : 7 * row + 7]) for row in range(7)] == [
        "KS 2C AC 4S 3S 3C KH",
        "6D 8S 9D 7H QC 6S 2S",
        "10C 10D 10S 3H 3D 7S 9S",
        "5D 4D QD JH JC QH X",
        "QS 8C 8H 5C JD 9C 7D",
        "2H 4C 6C 5S 4H AH 7C",
        "KD 5H 9H X AS JS KC",
    ]
    assert deal("k7").stack == ("AD", "2D", "8D", "6H", "10H")


@pytest.mark.parametrize(
    ("rows", "line"),
    [
        ([], "row 2 6D 8S 9D 7H QC 6S 2S"),  # not the next
        ([], "row 8 6D 8S 9D 7H QC 6S 2S"),
        ([], "row 1 KS 2C AC 4S 3S 2C KH"),  # a card twice
        ([], "row 1 KS 2C AC 4S KD 3C KH"),  # a king off the corners
        ([], "row 1 5S 2C AC 4S 3S 3C KH"),  # no king on a corner
        ([], "row 1 KS X X X 3S 3C KH"),  # three jokers
        (rows_of("k7")[:1], "row 2 6D 8S 9D 7H QC 6S 2C"),  # a card of another row
        (rows_of("k7")[:1], rows_of("k7")[0]),
        (["deal k7"], "row 1 KS AC 2C 4S 3S 3C KH"),  # not as the seed says
        ([], "deal no_seed"),
        ([], f"deal {'k' * 33}"),
        (rows_of("k7"), "row 8 6D 8S 9D 7H QC 6S 2S"),
    ],
)
def test_j3_is_cited_for_a_wrong_deal(rows, line):
    assert refused(begun_rows(rows), line) == "J3"


def test_j3_the_stack_is_what_is_left_over():
    assert checked(begun())["stack"] == ["AD", "2D", "8D", "6H", "10H"]
    jokers = next(f"s{n}" for n in range(99) if "X" in deal(f"s{n}").stack)
    stack = checked(begun(seed=jokers))["stack"]
    assert stack == list(deal(jokers).stack) and stack[-1] == "X" and len(stack) == 5


def test_j4_values_and_grounds():
    assert [VALUE[card] for card in ("AC", "2D", "10S", "JC", "QH", "KS", "X")] == [
        1,
        2,
        10,
        10,
        10,
        13,
        0,
    ]
    assert {card for card in COMMON if GROUND[card] == "forest"} == {
        f"{n}C" for n in ("A", *range(2, 11))
    }
    assert {card for card in COMMON if GROUND[card] == "mountain"} == {
        f"{n}S" for n in ("A", *range(2, 11))
    }
    assert all(GROUND[card] == "plain" for card in (*KINGS, "X", "JC", "QS", "AD", "9H"))


# -- castles and turns -----------------------------------------------------------------------------


def test_j6_castles_are_chosen_one_two_one():
    session = begun()
    assert refused(session, "castle Bob A1") == "J7"
    for line in ("castle Ann A1 G1", "castle Ann", "castle Ann B2"):
        assert refused(session, line) == "J6"
    said(session, "castle Ann g7")
    for line in ("castle Bob A1 A1", "castle Bob A1 G7", "castle Bob A1", "castle Bob A1 D4"):
        assert refused(session, line) == "J6"
    assert refused(session, "castle Ann A1") == "J7"
    said(session, "castle Bob G1 A1")
    assert session.to_record().endswith("castle Ann G7\ncastle Bob A1 G1\n")
    assert armies(session) == "Bob A1 3/0/0, Bob G1 3/0/0, Ann A7 3/0/0, Ann G7 3/0/0"
    assert session.referee.state.reserve == (9, 9)


@pytest.mark.parametrize("units", [1, 6])
def test_j6_another_number_of_units_may_start(units):
    session = begun(f"start {units}")
    said(session, "castle Ann A1", "castle Bob A7 G7")
    assert armies(session).count(f"{units}/0/0") == 4
    assert session.referee.state.reserve == (15 - 2 * units,) * 2


def test_j7_a_die_for_each_castle_with_room_and_a_recruit_for_each_6():
    session = placed("Ann A1 6, Ann A7 2, Bob G1 3, Bob D4 1", turn="Bob")
    said(session, "end Bob")  # A1 is full
    assert checked(session)["question"] == {
        "what": "turn",
        "player": "Ann",
        "dice": 1,
        "spaces": ["A7"],
    }
    for line in ("turn Ann", "turn Ann 6 6", "turn Ann 7", "turn Ann 0"):
        assert refused(session, line) == "J18"
    for line in ("turn Bob 6", "move Ann 1 A1 B1", "end Ann", "roll Ann 6"):
        assert refused(session, line) == "J7"
    assert kinds(said(session, "turn Ann 6")) == ["began", "recruited"]
    assert armies(session) == "Ann A1 6/0/0, Bob G1 3/0/0, Bob D4 1/0/0, Ann A7 2/1/0"  # J8: tired


def test_j7_recruits_come_in_reading_order_while_the_reserve_lasts():
    session = placed("Ann A1 5, Ann G7 5, Ann D4 4, Bob G1 3", turn="Bob")
    said(session, "end Bob", "turn Ann 6 6")
    assert session.referee.state.reserve[0] == 0
    assert "Ann A1 5/1/0" in armies(session) and "Ann G7 5/0/0" in armies(session)


def test_j7_nobody_rolls_without_a_reserve():
    session = placed("Ann A1 5, Ann G7 5, Ann D4 5, Bob G1 3", turn="Bob")
    said(session, "end Bob")
    assert checked(session)["question"]["dice"] == 0
    assert refused(session, "turn Ann 1") == "J18"
    said(session, "turn Ann")
    assert checked(session)["moves_left"] == 3


def test_j7_a_turn_ends_with_the_third_move_or_earlier():
    session = placed("Ann A1 3, Bob G7 3")
    assert "ended" in kinds(
        said(session, "move Ann 1 A1 B1", "move Ann 1 A1 A2", "move Ann 1 A1 B2")
    )
    assert session.turn == "Bob" and checked(session)["round"] == 1
    assert refused(session, "end Ann") == refused(session, "move Ann 1 B1 C1") == "J7"
    said(session, "turn Bob 1", "end Bob")
    assert session.turn == "Ann" and checked(session)["round"] == 2
    assert armies(session).count("1/0/0") == 3  # all fresh again


# -- moves -----------------------------------------------------------------------------------------


def test_j5_six_units_at_most():
    session = placed("Ann B2 4, Ann B3 3, Bob G7 3")
    assert refused(session, "move Ann 3 B3 B2") == "J5"
    said(session, "move Ann 2 B3 B2")
    assert "Ann B2 4/2/0, Ann B3 1/0/0" in armies(session)
    assert refused(session, "move Ann 1 B3 B2") == "J5"


def test_j8_what_can_move():
    session = placed("Ann B2 2/1/1, Bob B3 1, Bob G7 3")
    for line in (
        "move Ann 1 B3 B4",  # not his
        "move Ann 1 C2 C3",  # nobody
        "move Ann 1 B2 B4",  # does not touch
        "move Ann 1 B2 B2",
        "move Ann 0 B2 C2",
        "move Ann 4 B2 C2",  # one is spent
        "move Ann 2 B2 C2 tired 2",
        "move Ann 1 B2 C2 tired 2",
        "move Ann 3 B2 C2 tired 0",
    ):
        assert refused(session, line) == "J8"


def test_j8_fresh_units_go_first_unless_it_is_said():
    session = placed("Ann B2 2/2/0, Bob G7 3")
    said(session, "move Ann 3 B2 C2")
    assert armies(session) == "Ann B2 0/1/0, Ann C2 0/2/1, Bob G7 3/0/0"
    session = placed("Ann B2 2/2/0, Bob G7 3")
    said(session, "move Ann 2 B2 C2 tired 2")
    assert armies(session) == "Ann B2 2/0/0, Ann C2 0/0/2, Bob G7 3/0/0"


def test_j8_tired_is_written_only_where_it_says_something():
    session = placed("Ann B2 2/2/0, Bob G7 3")
    said(session, "move Ann 3 b2 c2 TIRED 1", "move Ann 1 C2 C3 tired 1")
    assert session.to_record().endswith("move Ann 3 B2 C2\nmove Ann 1 C2 C3\n")
    assert checked(session)["log"][-1]["statement"] == "move Ann 1 C2 C3"
    session = placed("Ann B2 2/2/0, Bob G7 3")
    assert str(session.say("move Ann 2 B2 C2 tired 1").statement) == "move Ann 2 B2 C2 tired 1"


def test_j8_two_moves_in_a_turn():
    session = placed("Ann B2 1, Bob G7 3")
    said(session, "move Ann 1 B2 C2", "move Ann 1 C2 D2")
    assert refused(session, "move Ann 1 D2 E2") == "J8"


def test_j9_units_roll_to_enter_rough_ground():
    session = placed("Ann B2 2/1/0, Bob G7 3", "C2 4C")
    said(session, "move Ann 3 B2 C2")
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Ann",
        "dice": 3,
        "for": "rough",
    }
    assert checked(session)["moves_left"] == 2
    assert armies(session) == "Ann B2 2/1/0, Bob G7 3/0/0"
    for line in ("roll Ann 4 4", "roll Ann", "roll Ann 4 4 7", "roll Ann 1 2 3 4"):
        assert refused(session, line) == "J18"
    for line in ("roll Bob 4 4 4", "move Ann 1 B2 B3", "end Ann", "draw", "resign Bob"):
        assert refused(session, line) == "J7"
    said(session, "roll Ann 3 4 6")  # the fresh ones: 3 and 4
    assert armies(session) == "Ann B2 0/1/0, Ann C2 0/1/1, Bob G7 3/0/0"


@pytest.mark.parametrize(
    ("origin", "target", "rolls"),
    [
        ("4C", "5C", False),
        ("4C", "5S", True),
        ("4S", "5C", True),
        ("4S", "5S", False),
        ("4H", "5S", True),
        ("4C", "5H", False),
        ("4H", "JC", False),
        ("QS", "5S", True),
        ("4H", "X", False),
    ],
)
def test_j9_who_rolls(origin, target, rolls):
    session = placed("Ann B2 1, Bob G7 3", f"B2 {origin}, C2 {target}")
    said(session, "move Ann 1 B2 C2")
    question = checked(session)["question"]
    assert (question is not None and question["what"] == "roll") == rolls


def test_j9_room_is_asked_before_the_roll_and_nobody_in_is_no_battle():
    session = placed("Ann B2 3, Ann C2 4, Bob C3 1, Bob G7 3", "C2 4C, C3 6S")
    assert refused(session, "move Ann 3 B2 C2") == "J5"
    said(session, "move Ann 3 B2 C3")
    assert kinds(said(session, "roll Ann 1 2 3")) == ["entered"]
    assert armies(session) == "Ann B2 0/3/0, Ann C2 4/0/0, Bob C3 1/0/0, Bob G7 3/0/0"
    assert checked(session)["moves_left"] == 2 and checked(session)["battle"] is None


def test_j10_a_recruit_for_landing_on_a_jack_or_queen_once():
    session = placed("Ann B2 2, Ann B3 1, Bob G7 3", "C2 QH")
    assert kinds(said(session, "move Ann 2 B2 C2")) == ["moved", "recruited", "turned"]
    assert "Ann C2 0/3/0" in armies(session) and checked(session)["turned"] == ["C2"]
    assert kinds(said(session, "move Ann 1 B3 C2")) == ["moved"]
    assert "Ann C2 0/4/0" in armies(session)


@pytest.mark.parametrize(
    "start", ["Ann B2 6, Bob G7 3", "Ann B2 1, Ann G1 6, Ann A1 6, Ann D4 2, Bob G7 3"]
)
def test_j10_without_room_or_reserve_the_card_stays(start):
    session = placed(start, "C2 JC")
    units = 6 if "B2 6" in start else 1
    assert kinds(said(session, f"move Ann {units} B2 C2")) == ["moved"]
    assert checked(session)["turned"] == []


def test_j11_a_joker_is_replaced():
    session = placed("Ann B2 2, Bob G7 3", "C2 X", stack="AD 2C JD QD X")
    said(session, "move Ann 2 B2 C2")
    assert checked(session)["question"] == {
        "what": "joker",
        "player": "Ann",
        "cards": ["AD", "2C", "JD", "QD"],
    }
    for line in ("joker Ann X", "joker Ann 3D"):
        assert refused(session, line) == "J11"
    assert refused(session, "joker Bob AD") == refused(session, "end Ann") == "J7"
    assert refused(session, "joker Ann 1D") == "J1"
    assert kinds(said(session, "joker Ann qd")) == ["replaced", "recruited", "turned"]
    assert "Ann C2 0/3/0" in armies(session)
    document = checked(session)
    assert document["table"][1][2] == "QD" and document["stack"] == ["AD", "2C", "JD", "X"]


def test_j11_nobody_rolls_for_the_new_card():
    session = placed("Ann B2 2, Bob G7 3", "C2 X", stack="AD 2C JD QD X")
    said(session, "move Ann 2 B2 C2", "joker Ann 2C")
    assert checked(session)["question"] is None and "Ann C2 0/2/0" in armies(session)


# -- battles ---------------------------------------------------------------------------------------


def test_j12_j13_the_sum_of_a_battle():
    """Dice, the attacker's card, and support on both sides, left behind ones too."""
    session = placed("Ann C3 5, Ann D5 2, Bob D4 2, Bob E4 1, Bob E3 2, Bob G7 3", "C3 8S, D4 9S")
    said(session, "move Ann 3 C3 D4")  # mountain to mountain: no roll, both cards count
    (attack,) = said(session, "roll Ann 4 2 6")
    assert attack.points == (8, 4, 24)  # 2 left behind on C3, 2 on D5
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Bob",
        "dice": 2,
        "for": "battle",
    }
    assert checked(session)["battle"] == {"from": "C3", "to": "D4", "attacker": "Ann", "units": 3}
    assert "Ann C3 2/0/0" in armies(session) and checked(session)["players"][0]["units"] == 7
    assert refused(session, "roll Ann 1 1") == "J7"
    defence, *rest = said(session, "roll Bob 5 6")
    assert defence.points == (9, 3, 23)
    assert kinds(rest) == ["lost", "pushed"] and rest[0].units == 1


@pytest.mark.parametrize(
    ("origin", "target", "attacker", "defender"),
    [
        ("8H", "9C", 0, 9),  # a forest shelters
        ("8C", "9C", 8, 9),
        ("8S", "9H", 8, 0),  # from a mountain
        ("8S", "9S", 8, 9),
        ("8S", "9C", 0, 0),  # both hold
        ("8C", "9H", 8, 9),
        ("JS", "QC", 10, 10),
        ("X", "X", 0, 0),
    ],
)
def test_j12_what_cards_count(origin, target, attacker, defender):
    session = placed("Ann C3 1, Bob D4 1, Bob G7 3", f"C3 {origin}, D4 {target}")
    said(session, "move Ann 1 C3 D4")
    if checked(session)["question"]["for"] == "rough":
        said(session, "roll Ann 6")
    assert said(session, "roll Ann 1")[0].points[0] == attacker
    assert said(session, "roll Bob 2")[0].points[0] == defender


@pytest.mark.parametrize(
    ("ann", "lost"),
    [("1 1 1", 1), ("1 1 4", 1), ("1 1 5", 2), ("3 3 5", 2), ("3 4 5", 3), ("6 6 6", 4)],
)
def test_j14_a_unit_more_for_each_full_five_points(ann, lost):
    """Ann adds 3, Bob has four dice and 1: 5 in all."""
    session = placed("Ann C3 3, Bob D4 4, Bob G7 1", "D4 AH, C3 3H")
    said(session, "move Ann 3 C3 D4", f"roll Ann {ann}")
    assert said(session, "roll Bob 1 1 1 1")[1].units == lost


def test_j14_spent_are_lost_before_tired_before_fresh():
    session = placed("Ann C3 2/2/0, Bob D4 3, Bob G7 3", "D4 10H, C3 AH")
    said(session, "move Ann 4 C3 D4", "roll Ann 1 1 1 1", "roll Bob 1 1 1")  # 5 to 13: two lost
    assert "Ann C3 0/2/0" in armies(session)


def test_j14_equal_both_lose_one_and_roll_again():
    session = placed("Ann C3 3, Bob D4 2, Bob G7 3")
    said(session, "move Ann 3 C3 D4", "roll Ann 2 2 1")
    events = said(session, "roll Bob 1 4")
    assert kinds(events) == ["fought", "lost", "lost"]
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Ann",
        "dice": 2,
        "for": "battle",
    }
    assert session.referee.state.reserve == (13, 11)
    events = said(session, "roll Ann 1 1", "roll Bob 2")  # again equal: only Ann has a unit left
    assert kinds(events) == ["fought", "lost", "lost"]
    assert armies(session) == "Ann D4 0/1/0, Bob G7 3/0/0"


def test_j14_only_the_defender_left_and_nobody_left():
    session = placed("Ann C3 1, Ann A1 1, Bob D4 2, Bob G7 3")
    said(session, "move Ann 1 C3 D4", "roll Ann 6", "roll Bob 3 3")
    assert armies(session) == "Ann A1 1/0/0, Bob D4 1/0/0, Bob G7 3/0/0"
    session = placed("Ann C3 1, Ann A1 1, Bob D4 1, Bob G7 3")
    said(session, "move Ann 1 C3 D4", "roll Ann 6", "roll Bob 6")
    assert armies(session) == "Ann A1 1/0/0, Bob G7 3/0/0"


def test_j14_the_dead_come_back_or_are_out():
    for variants, reserve, dead in (((), (14, 11), (0, 0)), (("dead-out",), (13, 11), (1, 0))):
        session = placed("Ann C3 1, Ann A1 1, Bob D4 1, Bob G7 3", variants=variants)
        said(session, "move Ann 1 C3 D4", "roll Ann 1", "roll Bob 6")
        assert session.referee.state.reserve == reserve and session.referee.state.dead == dead


def test_j15_a_beaten_attacker_returns_and_does_not_land():
    session = placed("Ann C3 4, Bob D4 3, Bob G7 3", "C3 QH")
    events = said(session, "move Ann 3 C3 D4", "roll Ann 1 1 1", "roll Bob 2 2 6")  # 14 to 15
    assert kinds(events) == ["fought", "lost", "returned"]
    assert "Ann C3 1/2/0" in armies(session) and checked(session)["turned"] == []


def test_j15_straight_on_onto_the_own_army_and_no_landing():
    session = placed("Ann C3 3, Bob D4 3, Bob E5 1, Bob G7 1", "D4 AH, C3 10H, E5 JH")
    events = said(session, "move Ann 3 C3 D4", "roll Ann 6 1 1", "roll Bob 6 2 1")  # 18 to 11
    assert kinds(events) == ["fought", "lost", "pushed"]
    assert armies(session) == "Ann D4 0/3/0, Bob E5 2/0/0, Bob G7 1/0/0"
    assert checked(session)["turned"] == []


def test_j15_else_the_attacker_chooses_where_there_is_room():
    session = placed("Ann C3 3, Bob D4 4, Bob E5 5, Bob G7 1", "D4 AH, C3 10H")
    said(
        session, "move Ann 3 C3 D4", "roll Ann 4 1 1", "roll Bob 1 1 1 1"
    )  # 16 to 10: two are left
    assert checked(session)["question"]["spaces"] == ["C3", "D3", "E3", "C4", "E4", "C5", "D5"]


def test_j15_the_choice_and_what_is_no_choice():
    session = placed("Ann C3 1, Ann E5 1, Bob D4 3, Bob D3 5, Bob G7 1", "D4 AH, C3 10H")
    said(session, "move Ann 1 C3 D4", "roll Ann 6", "roll Bob 1 1 1")  # 17 to 9: Bob loses 2 of 3
    assert checked(session)["question"] == {
        "what": "push",
        "player": "Ann",
        "spaces": ["C3", "D3", "E3", "C4", "E4", "C5", "D5"],
    }
    assert checked(session)["battle"] == {"from": "C3", "to": "D4", "attacker": "Ann", "units": 1}
    for line in ("push Ann E5", "push Ann A1", "push Ann D4"):
        assert refused(session, line) == "J15"
    assert refused(session, "push Bob C3") == refused(session, "draw") == "J7"
    said(session, "push Ann C3")
    assert armies(session) == "Bob C3 1/0/0, Bob D3 5/0/0, Ann D4 0/1/0, Ann E5 1/0/0, Bob G7 1/0/0"
    assert checked(session)["battle"] is None


def test_j15_only_one_space_is_no_question_and_none_is_death():
    corner = "Ann B2 5, Ann A2 1, Bob A1 2, Bob G7 1"
    session = placed(f"{corner}, Ann B1 1", "B2 10H")
    events = said(
        session, "move Ann 3 B2 A1", "roll Ann 6 6 1", "roll Bob 1 1"
    )  # 27 to 15: all dead anyway
    assert kinds(events) == ["fought", "lost"]
    session = placed("Ann B2 5, Ann A2 1, Ann B1 1, Bob A1 6, Bob G7 1", "B2 10H")
    events = said(session, "move Ann 3 B2 A1", "roll Ann 6 6 1", "roll Bob 1 1 1 1 1 1")  # 27 to 19
    assert [(e.kind, e.units, e.ruling) for e in events[1:]] == [
        ("lost", 2, "J14"),
        ("lost", 4, "J15"),
    ]
    session = placed("Ann B2 3, Ann A2 1, Bob A1 6, Bob G7 1", "B2 10H")
    events = said(
        session, "move Ann 3 B2 A1", "roll Ann 6 6 3", "roll Bob 1 1 1 1 1 1"
    )  # 26 to 19: B1, B2 free
    assert checked(session)["question"]["spaces"] == ["B1", "B2"]
    session = placed("Ann B2 4, Ann A2 1, Bob A1 6, Bob G7 1", "B2 10H")
    events = said(
        session, "move Ann 3 B2 A1", "roll Ann 6 6 3", "roll Bob 1 1 1 1 1 1"
    )  # 27 to 19: only B1
    assert kinds(events) == ["fought", "lost", "pushed"] and "Bob B1 4/0/0" in armies(session)


def test_j10_j15_the_victorious_attacker_lands():
    session = placed("Ann C3 2, Bob D4 1, Bob G7 1", "D4 QH")
    events = said(session, "move Ann 2 C3 D4", "roll Ann 6 6", "roll Bob 1")
    assert kinds(events) == ["fought", "lost", "recruited", "turned"]
    assert "Ann D4 0/3/0" in armies(session)
    session = placed("Ann C3 2, Bob D4 3, Bob G7 1", "D4 X, C3 10H")
    said(session, "move Ann 2 C3 D4", "roll Ann 6 6", "roll Bob 1 1 1")
    assert checked(session)["question"]["what"] == "joker"


# -- the end ---------------------------------------------------------------------------------------


def test_j16_three_castles_as_the_turn_begins():
    session = placed("Ann A1 1, Ann G1 1, Ann A7 1, Bob D4 1", turn="Bob")
    events = said(session, "end Bob")
    assert kinds(events) == ["ended", "won"] and events[-1].ruling == "J16"
    document = checked(session)
    assert document["result"] == {"winners": ["Ann"], "by": "castles"}
    assert (
        document["turn"]
        is document["round"]
        is document["moves_left"]
        is document["question"]
        is None
    )
    for line in ("turn Ann", "end Bob", "draw", "resign Bob", "move Ann 1 A1 B1"):
        assert refused(session, line) == "J7"


def test_j16_taking_the_third_castle_wins_only_when_the_turn_comes_again():
    session = placed("Ann A1 1, Ann G1 1, Ann B7 1, Bob D4 1")
    said(session, "move Ann 1 B7 A7", "end Ann")
    assert session.winners is None and session.turn == "Bob"
    said(session, "turn Bob", "end Bob")
    assert session.winners == ("Ann",)


def test_j16_who_has_no_unit_left_has_lost():
    session = placed("Ann C3 2, Bob D4 1")
    said(session, "move Ann 2 C3 D4", "roll Ann 6 6", "roll Bob 1")
    assert checked(session)["result"] == {"winners": ["Ann"], "by": "units"}
    session = placed("Ann C3 1, Bob D4 1")
    said(session, "move Ann 1 C3 D4", "roll Ann 1", "roll Bob 1")
    assert checked(session)["result"] == {"winners": [], "by": "units"} and session.winners == ()


@pytest.mark.parametrize(
    ("armies_", "winners"),
    [
        ("Ann A1 1, Ann G1 1, Bob A7 6", ["Ann"]),
        ("Ann A1 1, Bob A7 2", ["Bob"]),
        ("Ann A1 2, Bob A7 2", []),
        ("Ann A1 1, Ann G1 1, Ann A7 1, Bob D4 6", ["Ann"]),
    ],
)
def test_j17_after_the_rounds_castles_then_units(armies_, winners):
    session = placed(armies_, turn="Bob", rounds=4, round=4)
    said(session, "end Bob")
    by = "castles" if armies_.count("Ann") == 3 else "rounds"  # J16 comes first
    assert checked(session)["result"] == {"winners": winners, "by": by}


def test_j17_the_last_round_is_played():
    session = placed("Ann A1 1, Bob A7 2", turn="Bob", rounds=4, round=3)
    said(session, "end Bob", "turn Ann 1", "end Ann", "turn Bob 1")
    assert session.winners is None
    said(session, "end Bob")
    assert session.winners == ("Bob",)


def test_j17_resigning_and_agreeing():
    session = begun()
    said(session, "resign Ann")
    assert checked(session)["result"] == {"winners": ["Bob"], "by": "resigned"}
    session = placed("Ann A1 1, Bob A7 2")
    said(session, "draw")
    assert checked(session)["result"] == {"winners": [], "by": "agreed"}
    said(session, "undo", "resign Bob")
    assert session.winners == ("Ann",)


# -- variants --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("race", "card", "dice", "entered"),
    [
        ("elves", "4C", "1 2", 1),
        ("elves", "4S", "3 4", 1),
        ("dwarves", "4S", "1 2", 1),
        ("dwarves", "4C", "3 4", 1),
    ],
)
def test_j19_elves_and_dwarves(race, card, dice, entered):
    session = placed("Ann C3 2, Bob G7 1", f"D4 {card}", races=(race, "humans"))
    assert said(session, "move Ann 2 C3 D4", f"roll Ann {dice}")[0].units == entered


def test_j19_kobolds():
    session = placed(
        "Ann A1 5, Ann C3 1, Bob D4 1, Bob G7 1", races=("kobolds", "elves"), turn="Bob"
    )
    assert session.referee.state.reserve[0] == 12  # 18 in all
    assert kinds(said(session, "end Bob", "turn Ann 4")) == ["began", "recruited"]
    said(session, "move Ann 1 C3 D4")
    assert said(session, "roll Ann 6")[0].points == (5, 0, 5)
    assert said(session, "roll Bob 6")[0].points == (5, 0, 11)


def test_j19_humans_make_four_moves_one_of_them_of_a_single_unit():
    session = placed("Ann C3 4, Ann A1 2, Bob G7 1", races=("humans", "elves"))
    said(session, "move Ann 2 C3 C4", "move Ann 2 C3 D3", "move Ann 2 A1 B1")
    assert refused(session, "move Ann 2 C4 C5") == "J19"
    assert all(
        move["most"] == 1
        for move in session.game.documents.moves_document(session.referee)["moves"]
    )
    said(session, "move Ann 1 C4 C5")
    assert session.turn == "Bob"
    session = placed("Ann C3 4, Ann A1 2, Bob G7 1", races=("humans", "elves"))
    said(session, "move Ann 1 C3 C4", "move Ann 2 C3 D3", "move Ann 2 A1 B1", "move Ann 2 D3 D4")
    assert session.turn == "Bob"


def test_j19_undead_raise_the_dead_after_pushing_and_before_landing():
    session = placed("Ann C3 2, Bob D4 3, Bob G7 1", "D4 QH, C3 10H", races=("undead", "elves"))
    assert checked(session)["moves_left"] == 2
    events = said(session, "move Ann 2 C3 D4", "roll Ann 6 6", "roll Bob 1 1 1")  # 22 to 13: 2 dead
    assert kinds(events) == ["fought", "lost", "pushed"]
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Ann",
        "dice": 2,
        "for": "undead",
    }
    assert checked(session)["battle"] is None and "Ann D4 0/2/0, Bob E5 1/0/0" in armies(session)
    assert kinds(said(session, "roll Ann 4 3")) == ["recruited", "recruited", "turned"]
    assert "Ann D4 0/4/0" in armies(session)


def test_j19_beaten_undead_raise_the_dead_where_they_stand():
    """A tie kills one each, then the attackers lose: they roll for the one they killed, on C3."""
    session = placed("Ann C3 4, Bob D4 3, Bob G7 1", races=("undead", "undead"))
    said(session, "move Ann 3 C3 D4", "roll Ann 1 1 1", "roll Bob 1 2 1")  # 9 to 9
    said(session, "roll Ann 1 1", "roll Bob 3 1")  # 8 to 9: Ann loses another
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Ann",
        "dice": 1,
        "for": "undead",
    }
    said(session, "roll Ann 6")
    assert "Ann C3 1/2/0" in armies(session)
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Bob",
        "dice": 2,
        "for": "undead",
    }
    said(session, "roll Bob 5 5")
    assert "Bob D4 4/0/0" in armies(session)  # fresh: it is not Bob's turn


def test_j19_no_dice_without_survivors_room_or_reserve():
    session = placed("Ann C3 1, Ann A1 1, Bob D4 2, Bob G7 1", races=("undead", "elves"))
    said(session, "move Ann 1 C3 D4", "roll Ann 3", "roll Bob 1 1")  # 8 to 7: Bob is pushed with 1
    assert checked(session)["question"]["for"] == "undead"
    session = placed("Ann C3 1, Ann A1 1, Bob D4 2, Bob G7 1", races=("undead", "elves"))
    said(session, "move Ann 1 C3 D4", "roll Ann 2", "roll Bob 1 1")  # equal: Ann has no survivor
    assert checked(session)["question"] is None
    session = placed("Ann C3 6, Bob D4 2, Bob G7 1", races=("undead", "elves"))
    said(session, "move Ann 6 C3 D4", "roll Ann 6 6 6 6 6 6", "roll Bob 1 1")
    assert checked(session)["question"] is None  # six are there
    session = placed("Ann C3 3, Ann A1 6, Ann G1 6, Bob D4 2, Bob G7 1", races=("undead", "elves"))
    said(session, "move Ann 3 C3 D4", "roll Ann 6 6 6", "roll Bob 1 1")
    assert checked(session)["question"] is None  # no reserve


def test_j19_those_with_nowhere_to_go_count_as_killed():
    session = placed(
        "Ann B2 5, Ann A2 1, Ann B1 1, Bob A1 6, Bob G7 1", "B2 10H", races=("undead", "elves")
    )
    said(session, "move Ann 3 B2 A1", "roll Ann 6 6 1", "roll Bob 1 1 1 1 1 1")
    assert checked(session)["question"] == {
        "what": "roll",
        "player": "Ann",
        "dice": 6,
        "for": "undead",
    }
    said(session, "roll Ann 4 4 4 4 4 4")
    assert "Ann A1 0/6/0" in armies(session)  # room for three


def test_j19_is_cited_for_races():
    plain = begun_rows([])
    assert refused(plain, "race Ann elves") == "J19"
    session = begun_rows([], "variant races")
    assert refused(session, "race Ann orcs") == "J19"
    assert refused(session, "race Cat elves") is None
    said(session, "race Ann elves")
    assert refused(session, "race Ann elves") is None
    assert refused(session, "deal k7") == refused(session, rows_of("k7")[0]) == "J19"
    said(session, "race Bob ELVES", *rows_of("k7"))
    assert [each["race"] for each in checked(session)["players"]] == ["elves", "elves"]


def test_j20_what_a_player_sees():
    session = placed("Ann B4 1, Bob D4 1, Bob G7 1", "D4 4S, B4 4H", variants=("fog",))
    seen = checked(session)["seen"]
    corners = {"A1", "G1", "A7", "G7"}
    around = {"A3", "B3", "C3", "A4", "C4", "A5", "B5", "C5"}
    assert set(seen["Ann"]) == corners | around | {"B4", "D4"}
    two_away = {f"{column}{row}" for column in "BCDEF" for row in range(2, 7)}
    assert set(seen["Bob"]) == corners | two_away | {"B4", "F6", "G6", "F7"}
    said(session, "move Ann 1 B4 A4", "move Ann 1 A4 A5")
    assert set(checked(session)["seen"]["Ann"]) == corners | {
        "A4", "A5", "B4", "B5", "A6", "B6", "D4",
    }  # fmt: skip
    assert "seen" not in checked(placed("Ann B4 1, Bob D4 1"))
