"""Games that end in time (X6 to X8), and alliances before the first move (A9), worked by hand."""

import json
from dataclasses import replace

import pytest
from test_victory import blocked, position

from companion.session import Session, replay
from companion.territory.alliance import after_leaving
from companion.territory.documents import check_document, view_document
from companion.territory.forms import at_table
from companion.territory.narration import standing
from companion.territory.rules import rules_of
from companion.territory.state import Alliance, Link
from companion.territory.victory import after_change, after_move, passed
from companion.words import language
from tests.support.narrated import announced, steps
from tests.support.scenes import NAMES, fault, played, record, told

QUIET = "B2 E2 H2 C6 G6"
AT_J1 = "J1 B2 E2 C6 G6"  # the Node on J1 is the first that a neighbour may strike
TWO, THREE, SIX, EIGHT = (((QUIET,),) * count for count in (2, 3, 6, 8))


def result(referee):
    state = referee.state
    found = state.result
    return found and ("".join(state.names[p][0] for p in found.winners), found.ruling)


def checked(*args, **kwargs):
    return check_document(played(*args, **kwargs))


def ended(state):
    """Return who won a position once the player to move has moved, and by which ruling."""
    after, events = after_move(state)
    assert events[-1].kind == ("won" if after.result.winners else "drawn")
    return "".join(after.names[p][0] for p in after.result.winners), after.result.ruling


def last_round(owners, tally, turn, out=(), target=None):
    """Return a position in the last of 20 rounds."""
    count = len(owners)
    game = "reflector" if count == 2 else "deflector" if count < 6 else "defector"
    variants = ("rounds-20", *(("target-9",) if target else ()))
    state = position(game, count, owners, out=out, turn=turn)
    return replace(state, rules=rules_of(game, variants, count), rounds_over=19, tally=tally)


# -- rounds (X6) -----------------------------------------------------------------------------------

ROUND = "move Ann Bob J1\nmove Bob Cat J1\nmove Cat Ann J1\n"


def test_a_round_is_over_when_the_turn_comes_to_somebody_not_listed_after():
    for moves, over in ((0, 0), (1, 0), (2, 0), (3, 1)):
        play = "\n".join(ROUND.splitlines()[:moves])
        assert played("deflector", THREE, play, ("rounds-5",)).state.rounds_over == over  # X6


def test_where_the_last_listed_is_out_a_round_ends_before_them():
    state = position("deflector", 3, ["AAAAA", "BBBBB", "AABBB"], out=(2,), turn=1)
    state = replace(state, rules=rules_of("deflector", ("rounds-20", "target-15"), 3))
    assert after_move(replace(state, turn=0))[0].rounds_over == 0
    # Two left who control every Node would end it, so Cat keeps one.
    state = state.with_grid(2, state.grids[2].taken_by(2, state.grids[2].nodes[0][0]))
    after, _ = after_move(state)
    assert (after.turn, after.rounds_over) == (0, 1)  # X6: from Bob to Ann


def test_nodes_are_counted_after_every_turn_of_the_last_round():
    boards = ((AT_J1,),) * 3
    referee = played("deflector", boards, ROUND, ("rounds-1",))
    # Everybody takes the neighbour's Node on J1 in turn: 6 4 5, then 6 5 4, then 5 5 5.
    assert referee.state.tally == (17, 14, 14)
    assert result(referee) == ("A", "X6") and told(referee)[-1] == "won Ann"
    assert list(referee.state.node_counts()) == [5, 5, 5]  # equal when it is over


def test_before_the_last_round_nothing_is_counted():
    referee = played("deflector", ((AT_J1,),) * 3, ROUND, ("rounds-2",))
    assert referee.state.tally == (0, 0, 0) and result(referee) is None
    assert check_document(referee)["rounds"] == {
        "over": 1,
        "of": 2,
        "tally": {"Ann": 0, "Bob": 0, "Cat": 0},
    }
    assert played(
        "deflector", ((AT_J1,),) * 3, f"{ROUND}move Ann Bob J4", ("rounds-2",)
    ).state.tally == (
        5,
        5,
        5,
    )


def said(lines):
    return list(map(str, lines))


def test_equal_tallies_are_parted_by_spaces_on_others_grids():
    # Cat's shot at Ann's J5 comes back over Bob's Deflector to Cat's own J5, so Ann gets it (S5):
    # 2, 1, 0.
    boards = ((QUIET, "J5"), (QUIET, "J5"), (QUIET,))
    play = "move Ann Bob J1\nmove Bob Cat J1\nmove Cat Ann J5"
    referee = played("deflector", boards, play, ("rounds-1",))
    assert referee.state.tally == (15, 15, 15)
    assert result(referee) == ("A", "X6")
    tie = "equal tally; Ann holds 2 spaces, Bob 1, Cat 0"
    assert check_document(referee)["tie"] == view_document(referee, None)["tie"] == f"{tie}: X6"
    assert f"Ann wins: {tie} [X6]" in steps(referee.log[-1])
    assert f"The game is over: Ann wins: {tie} [X6]." in said(standing(referee))
    assert announced(referee, referee.log[-1])[-1].startswith("Equal tally; Ann holds 2 spaces")
    end = at_table(referee)["end"]
    in_german = "gleiche Wertung; Ann hält 2 Felder, Bob 1, Cat 0"
    assert (language("de").say(end["reason"]), end["ruling"]) == (in_german, "X6")


def test_who_is_equal_in_that_too_shares_the_win():
    # Cat's shots come home, once to Ann's profit and once to Bob's: 3, 3, 0 spaces.
    boards = ((QUIET, "J5 A5"), (QUIET, "J5 A5"), (QUIET,))
    play = """
        move Ann Bob J1
        move Bob Cat J1
        move Cat Ann J5
        move Ann Bob J2
        move Bob Cat J2
        move Cat Bob A5
    """
    referee = played("deflector", boards, play, ("rounds-2",))
    assert result(referee) == ("AB", "X6")


def test_if_everybody_left_is_equal_it_is_a_draw():
    referee = played("reflector", TWO, "move Ann Bob D1\nmove Bob Ann J1", ("rounds-1",))
    assert result(referee) == ("", "X6") and told(referee)[-1].split()[0] == "drawn"
    assert (referee.winners, referee.turn) == ((), None)
    referee = played("deflector", THREE, ROUND, ("rounds-1",))
    assert referee.winners == ()
    assert check_document(referee)["tie"] == "equal tally; Ann holds 1 space, Bob 1, Cat 1: X6"


def test_spaces_on_islands_and_on_ones_own_grid_do_not_count():
    shots = ("I3 A10", "I2 A10", "I1 A10", "I1 A1", "I2 A1", "I3 A1")
    play = "\n".join(f"move {name} {shot}" for name, shot in zip(NAMES, shots, strict=False))
    referee = played("defector", SIX, play, ("rounds-1",), "defector-6-island")
    assert result(referee) == ("", "X6")  # nobody has a space on a player's grid
    state = last_round(["AAAAA", "BBBBB"], (5, 5), 1)
    at_home = state.with_grid(0, state.grids[0].claimed_by(0, (1 << 50) - 1, True))
    assert ended(at_home) == ("", "X6")
    abroad = state.with_grid(0, state.grids[0].claimed_by(1, 1 << 99, False))
    assert ended(abroad) == ("B", "X6")


def test_who_goes_out_in_the_last_turn_is_no_longer_compared():
    state = last_round(["BBBBB", "BBBCC", "CCCDD", "DDDCC"], (60, 9, 12, 9), turn=3)
    after, events = after_move(state)
    assert [event.kind for event in events] == ["lost-home", "regained-home", "eliminated", "won"]
    assert after.tally == (60, 17, 19, 14)  # 0, 8, 7 and 5 Nodes more
    assert after.result.winners == (2,) and after.result.ruling == "X6"  # of those left


def test_ends_of_the_rules_come_before_the_last_round_is_over():
    state = last_round(["AAAAA", "AAAAB", "CCCCC"], (5, 50, 50), turn=2, target=9)
    assert ended(state) == ("A", "V5")  # V1 before X6
    assert after_move(state)[0].rounds_over == 19  # the turn did not go on
    state = replace(blocked(), rules=rules_of("deflector", ("rounds-1",), 3))
    for player in (0, 1, 2):
        everything = [grid.claimed_by(player, (1 << 100) - 1, False) for grid in state.grids]
        state, _ = passed(replace(state, grids=tuple(everything)), player)
    assert state.result.ruling == "M8" and state.rounds_over == 0


def test_a_pass_counts_as_a_turn():
    state = replace(blocked(), rules=rules_of("deflector", ("rounds-1",), 3))
    state, _ = passed(state, 0)
    assert (state.turn, state.tally) == (1, (5, 5, 5))  # X6
    state, _ = after_move(state)
    everything = [grid.claimed_by(2, (1 << 100) - 1, False) for grid in state.grids]
    state, events = passed(replace(state, grids=tuple(everything)), 2)
    assert state.tally == (15, 15, 15) and state.result.ruling == "X6"
    assert (
        state.result.winners == (2,) and events[-1].kind == "won"
    )  # Cat holds all the others' spaces


@pytest.mark.parametrize(
    ("turn", "over", "tally"), [(5, 20, (10, 7, 7, 5, 5, 4)), (4, 19, (5, 2, 2, 0, 0, 4))]
)
def test_a_departure_that_costs_the_turn_counts_as_one(turn, over, tally):
    # Fay has no home left and lives on in the alliance with Eve; leaving, she is out (A6).
    state = last_round(
        ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE", "AAABB"], (5, 2, 2, 0, 0, 4), turn
    )
    state = state.with_grid(5, state.grids[5].taken_by(1, state.grids[5].nodes[0][0]))
    alliance = Alliance((4, 5), (Link((4, state.grids[4].nodes[0][0]), (4, 5)),))
    homes = (*state.homes[:5], ())
    state = replace(state, alliances=(alliance,), homes=homes)
    after, events = after_change(after_leaving(state, 5))
    assert not after.in_game[5]
    assert after.rounds_over == over
    if turn == 5:
        counts = after.node_counts()
        assert after.tally == tuple(a + b for a, b in zip((5, 2, 2, 0, 0, 4), counts, strict=True))
        assert after.result.ruling == "X6" and events[-1].kind == "won"
    else:  # it was Eve's turn, and still is
        assert after.tally == tally and after.turn == 4 and after.result is None


def test_allies_count_each_for_themselves_with_team_victory_too():
    play = "ally Ann Bob link Ann:B2\nmove Ann Dan A1\nmove Bob Dan J1\nmove Cat Dan I1\n"
    play += "move Dan Ann J1\nmove Eve Ann I1\nmove Fay Ann H1"
    boards = [(QUIET,)] * 3 + [("A1 B8 E8 H8 E6",)] + [(QUIET,)] * 2
    referee = played("defector", boards, play, ("rounds-1", "team-victory"))
    assert referee.state.tally == (36, 30, 30, 24, 30, 30)
    assert result(referee) == ("A", "X6")  # Bob, an ally, does not win with her


def test_undo_takes_rounds_and_tally_back():
    game = Session()
    for line in record("deflector", ((AT_J1,),) * 3, variants=("rounds-1",)).splitlines():
        game.say(line)
    positions = []
    for line in ROUND.splitlines():
        positions.append(without_log(game))
        game.say(line)
    assert game.winners == ("Ann",)
    for before in reversed(positions):
        game.say("undo")
        assert without_log(game) == before
    for line in ROUND.splitlines():
        game.say(line)
    assert game.winners == ("Ann",) and game.referee.state.tally == (17, 14, 14)
    again = replay(game.to_record().encode())
    assert again.fault is None and check_document(again.referee) == check_document(game.referee)


def without_log(game):
    document = check_document(game.referee)
    return json.dumps({key: value for key, value in document.items() if key != "log"})


# -- targets (X7) ----------------------------------------------------------------------------------


def with_target(game, target, owners, out=()):
    state = position(game, len(owners), owners, out=out)
    return replace(state, rules=rules_of(game, (f"target-{target}",), len(owners)))


@pytest.mark.parametrize(
    ("game", "target", "owners", "expected"),
    [
        ("deflector", 9, ["AAAAA", "AAABB", "CCCCC"], None),
        ("deflector", 9, ["AAAAA", "AAAAB", "CCCCC"], ("A", "V5")),
        ("deflector", 12, ["AAAAA", "AAAAB", "AACCC"], None),  # 11 would win by V5 alone
        ("defector", 9, ["AAAAA", "AAAAB", "CCCCC", "DDDDD", "EEEEE", "FFFFF"], ("A", "V6")),
        (
            "defector",
            20,
            ["AAAAA", "AAAAB", "AAAAC", "AAADD", "EEEEE", "FFFFF"],
            None,
        ),  # 16 would by V6
        # Several at once: most Nodes.
        ("defector", 6, ["AAAAA", "AABBB", "BBBCC", "CCCDD", "EEEEE", "FFFFF"], ("A", "V6")),
    ],
)
def test_a_target_stands_in_place_of_the_number_of_nodes(game, target, owners, expected):
    after, _ = after_move(with_target(game, target, owners))
    found = after.result and (
        "".join(after.names[p][0] for p in after.result.winners),
        after.result.ruling,
    )
    assert found == expected  # X7


def test_the_reasons_of_a_win_name_the_variant_that_sets_the_target():
    game = played(
        "deflector", ((QUIET,), (AT_J1,), (QUIET,)), "move Ann Bob J1", ("target-6", "short")
    )
    assert steps(game.log[-1])[-1] == "Ann wins: in this game 6 Nodes are enough [X7] [V5]"
    for variants, variant in ((("short",), "X8"), ((), None)):
        state = position("defector", 6, ["AAAAA", "AAAAA", "AAAAA", "ADDDD", "EEEEE", "FFFFF"])
        *_, won = after_move(replace(state, rules=rules_of("defector", variants, 6)))[1]
        assert (won.ruling, won.variant) == ("V6", variant)


def test_several_with_as_many_nodes_are_parted_by_spaces_or_share():
    state = with_target("deflector", 6, ["AAAAA", "ABBBB", "BBCCC"])
    # Ann has one space of Bob's grid, Bob has two of Cat's.
    assert ended(state) == ("B", "V5")
    level = state.with_grid(1, state.grids[1].claimed_by(0, 1 << 99, False))
    assert ended(level) == ("AB", "V5")


def test_if_they_are_everybody_left_it_is_a_draw():
    state = with_target("deflector", 6, ["AAAAA", "BBBBB", "AABBC"], out=(2,))
    assert ended(state) == ("", "V5")


def test_an_alliance_does_not_reach_a_target_together():
    state = with_target("defector", 9, ["AAAAA", "BBBBB", "CCCCC", "DDDDD", "EEEEE", "FFFFF"])
    link = Link((0, state.grids[0].nodes[0][0]), (0, 1))
    assert after_move(replace(state, alliances=(Alliance((0, 1), (link,)),)))[0].result is None


@pytest.mark.parametrize("number", ["0", "5", "16", "99999", "9" * 5000])
def test_a_target_nobody_can_have_is_refused_at_the_first_board(number):
    found = fault("deflector", THREE, variants=(f"target-{number}",))
    assert (found.ruling, found.line) == ("X7", 7)
    assert found.message.endswith("with 3 players a target is 6 to 15 Nodes")


@pytest.mark.parametrize("number", [6, 15])
def test_the_least_and_the_greatest_target(number):
    assert played("deflector", THREE, variants=(f"target-{number}",)).state.nodes_to_win == number


def test_reflector_has_no_target():
    found = fault("reflector", TWO, variants=("target-9",))
    assert (found.ruling, found.line) == ("X7", 3)
    assert played("reflector", TWO).state.nodes_to_win is None


# -- short games (X8) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "variants", "rounds", "target"),
    [
        ("reflector", 2, ("short",), 30, None),
        ("deflector", 3, ("short",), 20, 9),
        ("deflector", 5, ("short",), 20, 9),
        ("defector", 8, ("short",), 20, 9),
        ("defector", 9, ("short",), 15, 9),
        ("defector", 30, ("short",), 15, 9),
        ("reflector", 2, ("rounds-7", "short"), 7, None),
        ("deflector", 4, ("short", "rounds-7"), 7, 9),
        ("deflector", 4, ("target-11", "short"), 20, 11),
        ("defector", 9, ("target-20", "short", "rounds-999"), 999, 20),
        ("deflector", 4, (), None, None),
    ],
)
def test_short_stands_for_numbers_that_others_replace(game, players, variants, rounds, target):
    rules = rules_of(game, variants, players)
    assert (rules.rounds, rules.target) == (rounds, target)  # X8


@pytest.mark.parametrize(
    "variants",
    [
        ("rounds-0",),
        ("rounds-1000",),
        ("rounds-07",),
        ("rounds-",),
        ("rounds-2x",),
        ("rounds",),
        ("rounds-٣",),
        ("target-09",),
        ("target--9",),
        ("shorter",),
        ("short", "short"),
        ("rounds-7", "rounds-7"),
        ("rounds-7", "rounds-8"),
        ("target-9", "short", "target-10"),
    ],
)
def test_what_is_no_such_variant_or_said_twice_is_an_error_of_grammar(variants):
    found = fault("deflector", THREE, variants=variants)
    assert (found.ruling, found.line) == (None, 2 + len(variants))


def test_the_variants_are_written_small_and_in_the_order_given():
    game = Session()
    for line in (
        "rules 1",
        "game deflector",
        "variant Target-11",
        "variant SHORT",
        "variant ROUNDS-7",
    ):
        game.say(line)
    assert game.to_record().splitlines()[2:] == [
        "variant target-11",
        "variant short",
        "variant rounds-7",
    ]
    assert checked("deflector", THREE, variants=("Target-11", "SHORT"))["variants"] == [
        "target-11",
        "short",
    ]


@pytest.mark.parametrize(
    ("game", "boards", "variants", "rounds", "target"),
    [
        ("reflector", TWO, (), None, None),
        ("reflector", TWO, ("short",), 30, None),
        ("deflector", THREE, ("short",), 20, 9),
        ("deflector", THREE, ("target-10",), None, None),  # V5 says as much
        ("deflector", THREE, ("target-11",), None, 11),
        ("defector", SIX, ("target-16", "rounds-3"), 3, None),  # V6: more than half of 30
        ("defector", SIX, ("target-15",), None, 15),
    ],
)
def test_check_tells_the_rounds_and_a_target_of_its_own(game, boards, variants, rounds, target):
    document = checked(game, boards, variants=variants)
    of = (
        None
        if rounds is None
        else {"over": 0, "of": rounds, "tally": dict.fromkeys(NAMES[: len(boards)], 0)}
    )
    assert document.get("rounds") == of and ("rounds" in document) == (rounds is not None)
    assert document.get("target") == target and ("target" in document) == (target is not None)


def test_a_view_has_the_rounds_and_what_wins():
    referee = played("deflector", ((AT_J1,),) * 3, ROUND, ("rounds-2", "target-11"))
    for viewer in (None, "Bob"):
        view = view_document(referee, viewer)
        assert view["rounds"] == check_document(referee)["rounds"] and "target" not in view
        assert [player["out_of"] for player in view["players"]] == [11, 11, 11]


def test_the_last_event_names_who_won_or_who_is_equal():
    events = checked("deflector", ((AT_J1,),) * 3, ROUND, ("rounds-1",))["log"][-1]["events"]
    assert events[-1] == {"event": "won", "players": ["Ann"], "ruling": "X6"}
    equal = "move Ann Bob D1\nmove Bob Ann J1"
    events = checked("reflector", TWO, equal, ("rounds-1",))["log"][-1]["events"]
    assert events[-1] == {"event": "drawn", "players": ["Ann", "Bob"], "ruling": "X6"}
    # At an equal end Ann, who has fewer Nodes by now, is equal in the tally all the same.
    state = last_round(["ABBBB", "BBBBB"], (14, 5), 1)
    everywhere = (1 << 100) - 1
    state = state.with_grid(1, state.grids[1].claimed_by(0, everywhere, False))
    state = state.with_grid(0, state.grids[0].claimed_by(1, everywhere, False))
    after, events = after_move(state)
    assert after.tally == (15, 14) and events[-1].players == ("Ann",)
    after, events = after_move(replace(state, tally=(13, 5)))
    assert after.tally == (14, 14) and events[-1].players == ("Ann", "Bob")


def test_before_the_first_board_nothing_is_told_of_them():
    found = replay(b"rules 1\ngame deflector\nvariant short\nplayer Ann A\n")
    assert not {"rounds", "target"} & set(found.check_document())


def test_the_standing_tells_the_round_and_the_tally_of_the_last():
    def lines(moves):
        play = "\n".join(ROUND.splitlines()[:moves])
        return said(standing(played("deflector", ((AT_J1,),) * 3, play, ("rounds-1",))))

    assert lines(1)[-1] == "Round 1 of 1, the last. Tally: Ann 6, Bob 4, Cat 5."
    assert lines(3)[-1] == "All 1 rounds are over. Tally: Ann 17, Bob 14, Cat 14."
    short = standing(played("deflector", THREE, ROUND, ("short",)))
    assert said(short)[-1] == "Round 2 of 20."
    assert not any("ound" in line for line in said(standing(played("deflector", THREE, ROUND))))


# -- before the first move (A9) --------------------------------------------------------------------


def members(referee):
    names = referee.state.names
    return ["".join(names[p][0] for p in alliance.members) for alliance in referee.state.alliances]


def test_before_the_first_move_any_two_may_ally():
    play = "ally Dan Bob link Bob:B2\nally Fay Dan\nally Cat Eve link Eve:B2"
    referee = played("defector", SIX, play)
    assert members(referee) == ["BDF", "CE"] and referee.turn == "Ann"  # A9, A3


def test_the_first_named_is_the_proposer():
    play = """
        ally Ann Bob link Ann:B2
        ally Cat Dan link Cat:B2
        ally Dan Ann master Ann:E2
        ally Eve Fay link Eve:B2
        ally Gus Hal link Gus:B2
        ally Hal Eve master Eve:E2
        ally Fay Bob
    """
    (alliance,) = played("defector", EIGHT, play).state.alliances
    assert len(alliance.members) == 8
    assert alliance.master == (
        4,
        played("defector", EIGHT).state.grids[4].nodes[1][0],
    )  # A3: of Fay's side


@pytest.mark.parametrize(
    ("play", "ruling", "message"),
    [
        ("ally Bob Cat", "A3", "Bob and Cat have to name a link"),
        ("ally Bob Cat link Ann:B2", "A2", "Ann:B2 is no Node that Bob or Cat controls"),
        ("ally Bob Bob link Bob:B2", "A1", "an alliance takes two players"),
        (
            "ally Bob Cat link Bob:B2\nleave Bob",
            "A6",
            "it is Ann's turn, and Ann is no ally of Bob",
        ),
        (
            "ally Bob Ann link Bob:B2\nleave Bob\nally Bob Ann link Bob:B2",
            "A1",
            "Bob and Ann have parted, and never ally again",
        ),
        ("move Ann Bob A1\nally Cat Dan link Cat:B2", "A1", "it is Bob's turn"),
    ],
)
def test_all_else_applies_before_the_first_move_as_well(play, ruling, message):
    found = fault("defector", SIX, play)
    assert found.ruling == ruling and message in found.message


def test_a_move_that_was_taken_back_is_no_first_move():
    play = "move Ann Bob A1\nundo\nally Cat Dan link Cat:B2"
    assert members(played("defector", SIX, play)) == ["CD"]  # A9: not void
    again = f"{play}\nmove Ann Bob A1\nmove Bob Cat A1\nundo\nally Dan Eve"
    assert fault("defector", SIX, again).ruling == "A1"  # Ann's move still stands


def test_a_move_that_waits_for_an_answer_comes_before_an_alliance():
    boards = [(QUIET,), "hidden", *SIX[2:]]
    assert (
        "has to answer"
        in fault("defector", boards, "move Ann Bob A1\nally Cat Dan link Cat:B2").message
    )


def test_after_a_pass_alliances_are_for_those_whose_turn_it_is():
    state, _ = passed(blocked(6, "defector"), 0)
    assert state.opened  # A9, A1
