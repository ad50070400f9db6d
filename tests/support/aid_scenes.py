"""Scenes of the games, hand-made, in which what the rules sheets say can be seen."""

from dataclasses import replace

import pytest

from cardgen.games.territory import scenes
from cardgen.games.territory.scenes import OVERLAP, RANGES
from companion import Board, RulingError, Session, new_game
from companion.grid import SpaceSet, name_of, parse_space, range_of
from companion.territory.board import NODES, Question, answer
from companion.territory.rules import rules_of
from companion.territory.state import State
from companion.territory.table import load_table
from companion.territory.victory import after_move

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
CORNERS = "C3 H3 C6 H6 E8"
FILLER = [f"{column}{row}" for row in (10, 9, 8) for column in "ABCDEFGHIJ"]


def board(nodes: str = CORNERS, deflectors: str = "", total: int = 20) -> Board:
    """Return a board; Deflectors that don't matter fill the last rows."""
    wanted = deflectors.split()
    rest = [space for space in FILLER if space not in {*nodes.split(), *wanted}]
    return Board(
        SpaceSet.parse(nodes), SpaceSet.parse(" ".join([*wanted, *rest[: total - len(wanted)]]))
    )


def play(
    game: str, boards: list[Board], *statements: str, variants: tuple[str, ...] = ()
) -> Session:
    names = NAMES[: len(boards)]
    made = new_game(
        game,
        {name: name[0] for name in names},
        dict(zip(names, boards, strict=True)),
        variants=variants,
    )
    for statement in statements:
        made.say(statement)
    return made


def spaces_of(grid: str, game: Session) -> set[str]:
    return {words[3] for words in map(str.split, game.legal_moves) if words[2] == grid}


def moves_to(place: str, game: Session) -> bool:
    return any(move.endswith(f" {place}") for move in game.legal_moves)


def state(game: Session) -> State:
    assert game.referee.state is not None
    return game.referee.state


def claims(game: Session, player: int, grid: int) -> str:
    return str(SpaceSet(state(game).grids[grid].claimed[player]))


def with_nodes(game: Session, player: int, counts: list[int]) -> State:
    """Give the first so many Nodes of each grid to a player, and settle the move."""
    position = state(game)
    for number, count in enumerate(counts):
        grid = position.grids[number]
        for node, _ in grid.nodes[:count]:
            grid = grid.taken_by(player, node)
        position = position.with_grid(number, grid)
    return after_move(position)[0]


# -- scenes ----------------------------------------------------------------------------------------


def ranges() -> None:
    assert [len(range_of(node)) for node in RANGES] == [13, 8]
    assert len(range_of(RANGES[0]) & range_of(parse_space("F3"))) > 0
    assert len(board().nodes) == NODES == 5 and rules_of("deflector").deflectors == 20


def starting_territory() -> None:
    grid = state(play("reflector", [board(total=0)] * 2)).grids[0]
    assert grid.held[0] == sum(
        1 << s for s in range(100) if any(s in range_of(n) for n in board().node_spaces)
    )
    assert grid.claims == 0 and grid.controllers()[0] == 5


def tables() -> None:
    def meet(layout: str, seat: int, space: str) -> set[str]:
        return {
            f"{grid}:{name_of(there)}"
            for grid, there in load_table(layout).touching(seat, parse_space(space))
        }

    assert meet("reflector-2", 0, "A1") == {"1:J1"} and meet("reflector-2", 0, "B1") == {"1:I1"}
    assert meet("deflector-3", 0, "A7") == {"1:J7"}
    assert meet("deflector-4-full", 0, "A7") == {"1:J7"}
    assert meet("deflector-4-full", 0, "B1") == {"2:I1"} and "2:J1" in meet(
        "deflector-4-full", 0, "A1"
    )
    assert (
        meet("deflector-5-full", 0, "A5") == {"1:J5"} and meet("deflector-5-full", 0, "A6") == set()
    )
    assert "2:J1" in meet("deflector-5-full", 0, "A1") and meet("deflector-5-full", 0, "E1") == {
        "2:F1"
    }
    assert len(meet("defector-6-full", 0, "A1")) == 50


def turn_order() -> None:
    game = play("deflector", [board()] * 3)
    assert load_table("deflector-3").clockwise(0, 1)  # the next one sits to the left
    for name in ("Ann", "Bob", "Cat", "Ann"):
        assert game.turn == name
        game.say(game.legal_moves[0])


def nobody_shoots_at_his_own_board_in_reflector() -> None:
    with pytest.raises(RulingError) as refused:
        play("reflector", [board(total=0)] * 2, "move Ann Ann A1")
    assert refused.value.ruling == "M1"


def way_in() -> None:
    quiet = board("C8 H8 C5 H5 E10", total=0)  # nothing of Row 1 and 2 in range
    before, after = scenes.FIRST_SHOTS
    game = play("reflector", [quiet] * 2)
    assert spaces_of("Bob", game) == set(before.legal.names) and not before.own
    for statement in ("move Ann Bob G1", "move Bob Ann A1"):
        game.say(statement)
    assert spaces_of("Bob", game) == set(after.legal.names)
    assert claims(game, 0, 1) == str(after.own)
    # the second player was given G1: Row 1 is open all the same, and so is what lies beside G1 (M4
    # a and c)
    game, gift = play("reflector", [quiet] * 2, "move Ann Bob G1"), scenes.AFTER_A_GIFT
    assert claims(game, 1, 0) == str(gift.own)
    assert spaces_of("Ann", game) == set(gift.legal.names)
    # a shot that was deflected away leaves the way in open, though it claimed elsewhere
    game = play("deflector", [board(), board(CORNERS, "J5"), board()], "move Ann Bob J5")
    assert claims(game, 0, 2) == "J5"
    game.say("move Bob Cat J1")
    game.say("move Cat Ann J1")
    legal = spaces_of("Bob", game)
    assert legal == {f"J{row}" for row in range(1, 11)} | {"A5"}  # A5 touches J5 of Cat
    game.say("move Ann Bob J4")
    game.say("move Bob Cat I1")
    game.say("move Cat Ann I1")
    assert spaces_of("Bob", game) == {
        "J3",
        "I4",
        "J5",
        "A5",
    }


def across() -> None:
    game = play("deflector", [board()] * 3)
    for statement in ("move Ann Bob J9", "move Bob Cat J1", "move Cat Ann J1", "move Ann Cat A9"):
        game.say(statement)
    # J9 of Bob does not touch Cat's grid, but A9 of Cat touches Ann's J9, a home of Ann's: no way
    # in there
    assert not moves_to("Ann J9", game)
    game.say("move Bob Cat I1")
    game.say("move Cat Ann I1")
    assert moves_to("Ann J9", game)  # from A9 of Cat, claimed, over to it


def covered() -> None:
    game = play("deflector", [board(), board("J5 J9 C3 C6 C8"), board()], "move Ann Bob J5")
    grid = state(game).grids[1]
    assert SpaceSet(grid.covered(0)) == range_of(parse_space("J5")) - range_of(parse_space("J9"))
    assert "J7" not in claims(game, 0, 1).split() and len(claims(game, 0, 1).split()) == 8


def holding_bars() -> None:
    moves = ("move Ann Bob A1", "move Bob Ann J1", "move Ann Bob A2", "move Bob Ann J2")
    game = play("reflector", [board(total=0)] * 2, *moves)
    with pytest.raises(RulingError) as refused:
        game.say("move Ann Bob A1")  # her A2 touches it, so M4 does not bar it
    assert refused.value.ruling == "M2"


def passing() -> None:
    with pytest.raises(RulingError) as refused:
        play("reflector", [board(total=0)] * 2, "pass Ann")
    assert refused.value.ruling == "M8"


def owned_whoever_controls() -> None:
    space, node = parse_space("J3"), parse_space("J5")
    for controller in (0, 1, 2):
        assert answer(Question(1, (space,), 2), [(node, controller)], 0, 1).status == "owned"
    assert answer(Question(1, (parse_space("J2"),), 2), [(node, 1)], 0, 1).status == "null"


def overlap() -> None:
    struck, shown = OVERLAP
    reply = answer(Question(0, (struck,), 1), [(node, 0) for node in OVERLAP], 0, 0)
    assert SpaceSet(reply.nodes) == SpaceSet.of([shown])
    retained = SpaceSet(reply.retained | 1 << struck)
    assert len(retained) == 5 and retained == range_of(struck) & range_of(shown)


def directions() -> None:
    def sent_on(layout: str, target: int) -> tuple[bool, int]:
        table = load_table(layout)
        clockwise = table.clockwise(0, target)
        return clockwise, table.next_grid(target, clockwise)

    assert sent_on(scenes.TABLE, 1) == (True, 2)  # A at B: on to C, clockwise
    assert sent_on(scenes.TABLE, 4) == (False, 3)  # A at E: on to D
    assert scenes.DEFLECTIONS == ((1, 2), (4, 3))
    assert sent_on("defector-6-full", 1) == (True, 2)
    assert sent_on("defector-6-full", 5) == (False, 4)
    assert sent_on("deflector-4-full", 2) == (True, 3)  # straight across


def astray() -> None:
    """A shot that comes home is the Target's; sent on from home it is the Shooter's again."""
    round_it_goes = [board(), board(CORNERS, "J5"), board(CORNERS, "J5")]
    game = play("deflector", round_it_goes, "move Ann Bob J5")
    assert claims(game, 1, 0) == "J5" and claims(game, 0, 1) == ""
    game = play("deflector", [board(CORNERS, "J5"), *round_it_goes[1:]], "move Ann Bob J5")
    assert claims(game, 0, 1) == "J5" and claims(game, 1, 0) == ""


def spent() -> None:
    boards = [board(), board(CORNERS, "J4"), board()]
    game = play(
        "deflector",
        boards,
        *("move Ann Cat A4", "move Bob Cat J1", "move Cat Ann J1", "move Ann Bob J4"),
    )
    assert claims(game, 0, 2) == "A4 J4" and claims(game, 0, 1) == ""


def set_off() -> None:
    nodes = "J5 C3 C6 C8 E1"
    game = play("deflector", [board(), board(nodes, "J4 J6"), board()], "move Ann Bob J5")
    assert claims(game, 0, 2) == "J4 J6"  # the same spaces of the next grid
    assert {"J4", "J6"}.isdisjoint(claims(game, 0, 1).split())  # which themselves stay as they are


def reflection() -> None:
    quiet = board("C8 H8 C5 H5 E10", total=0)
    game = play("reflector", [quiet] * 2, "move Ann Bob F1")
    assert claims(game, 0, 1) == claims(game, 1, 0) == name_of(scenes.EXCHANGED) == "F1"
    # of a captured range only the Node's space is given; a Node on it is captured with its range
    game = play(
        "reflector", [board("F1 A10 B10 C10 D10", total=0), board("F1 J1 A10 B10 C10", total=0)]
    )
    game.say("move Ann Bob F1")
    assert claims(game, 0, 1) == "D1 E1 F1 G1 E2 F2 G2 F3"
    assert claims(game, 1, 0) == "D1 E1 F1 G1 H1 E2 F2 G2 F3"
    game = play(
        "reflector", [board(total=0), board("F1 J1 A10 B10 C10", total=0)], "move Ann Bob F1"
    )
    assert claims(game, 1, 0) == "F1"


def reflection_does_not_set_off() -> None:
    boards = [board("F1 A8 B8 C8 D8", "F2 E1"), *[board()] * 5]
    game = play("defector", boards, "move Ann Bob F1")
    grid = state(game).grids[0]
    assert not grid.deflectors & SpaceSet.parse("F2 E1").bits  # removed
    assert "F2" in claims(game, 1, 0).split()
    assert all(not state(game).grids[other].claims for other in (2, 3, 4, 5))


def homes() -> None:
    game = play("deflector", [board()] * 3)
    assert with_nodes(game, 0, [0, 5, 0]).homes[0] == (0, 1)
    assert with_nodes(game, 0, [0, 4, 0]).homes[0] == (0,)
    lost = with_nodes(game, 0, [0, 5, 0])
    assert lost.in_game == (True, False, True)


def enough_nodes() -> None:
    for players, wanted in ((3, 10), (4, 13), (5, 15)):
        game = play("deflector", [board()] * players)
        for count in (wanted - 1, wanted):
            taken = [0] * players
            for extra in range(count - 5):  # spread them: nobody is to go out of the game
                taken[1 + extra % (players - 1)] += 1
            result = with_nodes(game, 0, taken).result
            assert (result is not None and result.winners == (0,)) == (count == wanted)


def more_than_half() -> None:
    game = play("defector", [board()] * 6)
    assert with_nodes(game, 0, [0, 3, 3, 2, 2, 0]).result is None  # 15 of 30
    result = with_nodes(game, 0, [0, 3, 3, 3, 2, 0]).result
    assert result is not None and result.winners == (0,)


def all_five_of_the_other() -> None:
    game = play("reflector", [board(total=0)] * 2)
    result = with_nodes(game, 0, [0, 5]).result
    assert result is not None and result.winners == (0,)


def both_lost() -> None:
    game = play("reflector", [board(total=0)] * 2, "move Ann Bob A1")
    position = state(game)
    for number in (0, 1):
        grid = position.grids[number]
        for node, _ in grid.nodes:
            grid = grid.taken_by(1 - number, node)
        position = position.with_grid(number, grid)
    drawn = after_move(position)[0].result
    assert drawn is not None and drawn.winners == ()
    ahead = replace(
        position, grids=(position.grids[0], position.grids[1].claimed_by(0, 1 << 99, False))
    )
    won = after_move(ahead)[0].result
    assert won is not None and won.winners == (0,)


def alliances() -> None:
    game = play(
        "defector",
        [board("C8 H8 C5 H5 E10")] * 6,
        "ally Ann Bob link Ann:C5",
        "move Ann Fay A1",
        "move Bob Fay C1",
        "ally Cat Dan link Dan:H5",
        "ally Cat Eve",
        "ally Cat Ann master Bob:C5",
    )
    (made,) = state(game).alliances
    assert made.members == scenes.ALLIES and made.master is not None
    assert tuple(sorted(link.members for link in made.links)) == scenes.LINKS
    game = play("defector", [board()] * 6, "ally Ann Bob link Ann:C3")
    position = state(game)
    taken = position.with_grid(0, position.grids[0].taken_by(5, parse_space("C3")))
    apart, events = after_move(taken)
    assert apart.alliances == () and "link-broken" in {event.kind for event in events}
    with pytest.raises(RulingError) as refused:
        play(
            "defector",
            [board()] * 6,
            "ally Ann Bob link Ann:C3",
            "leave Bob",
            "ally Ann Bob link Ann:C3",
        )
    assert refused.value.ruling == "A1"


def lost_master() -> None:
    game = play(
        "defector",
        [board()] * 6,
        "ally Ann Bob link Ann:C3",
        "ally Ann Cat",
        "ally Ann Dan master Dan:C3",
    )
    position = state(game)
    assert [len(link.members) for link in position.alliances[0].links] == [3]
    apart, _ = after_move(position.with_grid(3, position.grids[3].taken_by(5, parse_space("C3"))))
    assert [made.members for made in apart.alliances] == [(0, 1, 2)]


def allied_grids() -> None:
    game = play(
        "defector", [board()] * 6, "ally Ann Bob link Ann:C3", "move Ann Cat A1", "move Bob Cat J1"
    )
    assert state(game).side(0) == (0, 1)
    with pytest.raises(RulingError) as refused:
        play("defector", [board()] * 6, "ally Ann Bob link Ann:C3", "move Ann Bob C1")
    assert refused.value.ruling == "M2"


def leaving_still_shoots() -> None:
    game = play("defector", [board()] * 6, "ally Ann Bob link Ann:C3", "leave Ann")
    assert game.turn == "Ann"


def ricochet() -> None:
    def row(deflectors: str, node: str) -> Session:
        boards = [board(), board("E8 C8 H8 A8 J8", deflectors), board(f"{node} C8 H8 A8 J8")]
        return play("deflector", boards, "move Ann Bob J5", variants=("ricochet",))

    assert (
        "D5" in claims(row("J5", "D5"), 0, 2).split()
    )  # along the row of Bob and on from J5 of Cat
    turned = row(
        "J5 E5", "D5"
    )  # a second Deflector of Bob's turns it round: it comes from the other side
    assert [event.kind for event in turned.referee.log[-1].events].count("reversed") == 1
    around = play(
        "deflector",
        [board("E8 C8 H8 A8 J8"), board("E8 C8 H8 A8 J8", "J5"), board("E8 C8 H8 A8 J8")],
        "move Ann Bob J5",
        variants=("ricochet",),
    )
    assert claims(around, 0, 1) == "J5"  # it met nothing


def variants() -> None:
    assert (
        rules_of("deflector", ("reflection",)).reflection and not rules_of("deflector").reflection
    )
    assert rules_of("defector", ("safety",)).spares_allies
    assert rules_of("defector", ("team-victory",)).team_victory
    game = play("defector", [board()] * 6, "move Ann Bob A1", variants=("deluxe",))
    grid = state(game).grids[1]
    assert grid.turned == 1
    for statement in ("move Bob Cat J1", "move Cat Dan A1", "move Dan Eve A1", "move Eve Fay A1"):
        game.say(statement)
    game.say("move Fay Ann J1")
    assert moves_to("Bob B1", game)  # turned once, down leads to the next column
    assert not moves_to("Bob A2", game)


def gift_ends_nothing() -> None:
    """A gift is no shot of one's own: Row 1 stays open (M4 c); without claims it is open again."""
    game = play("reflector", [board(total=0)] * 2, "move Ann Bob G1", "move Bob Ann A1")
    assert {"A1", "B1", "G2"} <= spaces_of(
        "Ann", play("reflector", [board(total=0)] * 2, "move Ann Bob G1")
    )
    assert spaces_of("Bob", game) == {
        "F1",
        "H1",
        "G2",
        "B1",
        "A2",
    }  # beside G1, and the A1 that was given
