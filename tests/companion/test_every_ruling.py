"""Every ruling of the games on grids is broken once, and what the referee says is read.

What only follows from a move can't be broken: the referee works it out. Such a ruling names the
module that tests what follows.
"""

import re
from pathlib import Path

import pytest

from companion.rulebook import rulings
from companion.session import replay
from tests.support.scenes import record

QUIET = "B2 E2 H2 C6 G6"
TWO, THREE, FOUR, SIX = (((QUIET,),) * players for players in (2, 3, 4, 6))
BOB_HIDES = ((QUIET,), "hidden", (QUIET,))
NODES = ("nodes red B3 H4 E6 C9 I9", "nodes blue B1 I3 D5 B9 I9")
STARTED = (*NODES, "start red:I10")


def territory(game, boards, play="", variants=(), layout=None):
    return record(game, boards, play.replace("; ", "\n"), variants, layout)


def rotator(*lines):
    return "".join(f"{line}\n" for line in ("rules 1", "game rotator", *lines))


def reflector(play, variants=()):
    return territory("reflector", TWO, play, variants)


def deflector(play, boards=THREE, variants=(), layout=None):
    return territory("deflector", boards, play, variants, layout)


def defector(play, boards=SIX, variants=()):
    return territory("defector", boards, play, variants)


def attack_defend(*lines, head=("player Ann", "player Bob", "deal paper", "side Bob defender")):
    return "".join(f"{line}\n" for line in ("rules 1", "game attack-defend", *head, *lines))


BOB_PLACES = ("draw Bob deck", "place Bob", "advance Bob 1", "end Bob", "draw Ann deck")
PLANTED = (*BOB_PLACES, "use Ann plant", "choose Ann yes")


BROKEN = [
    (
        "B1",
        "B1",
        reflector("move Ann Bob K1"),
        "'K1' is not a space: A to J, then 1 to 10, such as F3",
    ),
    (
        "B2",  # A3 is two steps from the Node on B2, so it came with it
        "M2",
        reflector(
            "move Ann Bob B1; move Bob Ann H1; move Ann Bob B2; move Bob Ann G1; move Ann Bob A3"
        ),
        "Ann can't play Bob A3: Ann holds it already",
    ),
    (
        "B3",
        "B3",
        territory("reflector", (("B2 E2 H2 C6",), (QUIET,))),
        "the board of Ann can't be taken: a board has 5 Nodes, not 4",
    ),
    (
        "B4",  # A1 lies in the range of B2
        "M2",
        deflector("move Ann Bob J1; move Bob Cat J1; move Cat Ann J1; move Ann Ann A1"),
        "Ann can't play Ann A1: Ann holds it already",
    ),
    (
        "B5",
        "A2",
        defector("ally Ann Bob link Cat:B2"),
        "Ann can't ally with Bob: Cat:B2 is no Node that Ann or Bob controls",
    ),
    (
        "T1",
        "M1",
        deflector("move Ann Bob J5; move Cat Ann J5"),
        "Cat can't play Ann J5: it is Bob's turn",
    ),
    (
        "T2b",
        "T2b",
        territory("reflector", THREE),
        "the board of Ann can't be taken: reflector is for 2 players, not 3",
    ),
    (
        "T3",
        "T3",
        deflector("", layout="deflector-4-full"),
        "the board of Ann can't be taken: deflector-4-full does not suit deflector with 3 players:"
        " deflector-3",
    ),
    (
        "T4",
        None,
        territory("defector", {"Ann": (QUIET,), "I1": (QUIET,)}),
        "'I1' is no name for a player: islands are called I1, I2, and so on",
    ),
    (
        "M1",
        "M1",
        reflector("move Ann Ann A1"),
        "Ann can't play Ann A1: in Reflector you shoot at the other player's grid",
    ),
    (
        "M2",
        "M2",
        reflector(
            "move Ann Bob D1; move Bob Ann J1; move Ann Bob E1; move Bob Ann I1; move Ann Bob D1"
        ),
        "Ann can't play Bob D1: Ann holds it already",
    ),
    (
        "M3",
        "M3",
        deflector("move Ann Bob J2; move Bob Ann A2; move Cat Ann J8; move Ann Ann A2"),
        "Ann can't play Ann A2: only Nodes of Ann have it in range, so Ann covers it",
    ),
    (
        "M4",
        "M4",
        reflector("move Ann Bob E5"),
        "Ann can't play Bob E5: neither a home of Ann nor a space Ann has claimed touches it"
        " (legal nearby: D1, E1, F1)",
    ),
    (
        "M5",
        "M4",
        reflector("move Ann Bob D1; move Bob Ann J1; move Ann Bob C2"),
        "Ann can't play Bob C2: no space Ann has claimed touches it (legal nearby: C1, E1, D2)",
    ),
    (
        "M6",  # A5 is beside territory that Ann began with
        "M4",
        deflector("move Ann Ann A5"),
        "Ann can't play Ann A5: no space Ann has regained on this home, or claimed on another grid,"
        " touches it (there is no legal shot at that grid)",
    ),
    (
        "M7",  # allies' grids touch, but nobody comes in that way
        "M4",
        defector("ally Ann Cat link Ann:B2; move Ann Cat A4"),
        "Ann can't play Cat A4: neither a home of Ann nor a space Ann has claimed touches it",
    ),
    ("M8", "M8", deflector("pass Ann"), "Ann can't pass: Ann has a legal shot and may not pass"),
    (
        "M9",  # it is held, covered, and out of reach
        "M4",
        deflector("move Ann Ann B2"),
        "Ann can't play Ann B2: no space Ann has regained on this home, or claimed on another grid,"
        " touches it (there is no legal shot at that grid)",
    ),
    (
        "S1",  # a space near a Node is owned, so null and node side by side can't be
        "B3",
        deflector(
            "move Ann Bob J5; answer Bob J5 null; move Bob Cat J5; move Cat Ann J8;"
            " move Ann Bob I5;"
            " answer Bob I5 node",
            BOB_HIDES,
        ),
        "Bob can't answer I5 node: by the answers so far no Node can be on I5",
    ),
    (
        "S2",
        None,
        deflector("move Ann Bob J5; answer Ann J5 null", ("hidden",) * 3),
        "Ann can't answer J5 null: first Bob has to answer what is on J5",
    ),
    (
        "S3",  # the shorter way is to the right
        None,
        deflector(
            "move Ann Dan A2; answer Dan A2 deflector; answer Ann A2 null",
            ("hidden",) * 4,
            layout="deflector-4-full",
        ),
        "Ann can't answer A2 null: first Cat has to answer what is on A2",
    ),
    (
        "S4",
        None,
        deflector("move Ann Bob J5; answer Bob J5 deflector; answer Bob J5 null", ("hidden",) * 3),
        "Bob can't answer J5 null: first Cat has to answer what is on J5",
    ),
    (
        "S5",  # Ann's shot came home, so Bob claimed
        "M4",
        deflector("move Ann Bob J5; move Bob Ann J5", ((QUIET,), (QUIET, "J5"), (QUIET, "J5"))),
        "Bob can't play Ann J5: Bob has claimed it already, "
        "and neither a home of Bob nor a space Bob has"
        " claimed touches it (legal nearby: J4, I5, J6)",
    ),
    (
        "S7",
        "M4",
        deflector("move Ann Bob J5; move Bob Cat J5; move Cat Ann J5; move Ann Bob J5"),
        "Ann can't play Bob J5: Ann has claimed it already, and no space Ann has claimed touches it"
        " (legal nearby: J4, I5, J6)",
    ),
    (
        "S8",
        "S8",
        deflector("move Ann Bob J5; answer Bob J5 node retained A1", BOB_HIDES),
        "Bob can't answer J5 node: retained: A1 is out of the Node's range",
    ),
    (
        "F1",
        "M2",
        reflector("move Ann Bob D1; move Bob Ann D1"),
        "Bob can't play Ann D1: Bob holds it already",
    ),
    (
        "F2",  # the player called claims, so nothing is given that Ann could go on from
        "M4",
        deflector(
            "move Ann Bob J5; move Bob Cat J6; move Cat Ann J8; move Ann Cat J5",
            ((QUIET,), (QUIET, "J5"), (QUIET, "J5")),
            ("reflection",),
        ),
        "Ann can't play Cat J5: neither a home of Ann nor a space Ann has claimed touches it"
        " (legal nearby: J7, I8, J9)",
    ),
    (
        "V4",
        "M1",
        territory(
            "reflector",
            ((QUIET,), ("A1 B1 C1 D1 E1",)),
            "move Ann Bob A1; move Bob Ann J1; move Ann Bob B1; move Bob Ann J2;"
            " move Ann Bob C1; move Bob Ann J3;"
            " move Ann Bob D1; move Bob Ann J4; move Ann Bob E1; move Bob Ann J5",
        ),
        "Bob can't play Ann J5: the game is over",
    ),
    (
        "V5",
        "M1",
        deflector(
            "move Ann Bob J5; move Bob Cat J5",
            ((QUIET,), ("J5 B2 E2 C6 G6",), (QUIET,)),
            ("target-6",),
        ),
        "Bob can't play Cat J5: the game is over",
    ),
    (
        "V6",
        "A1",
        defector(
            "move Ann Bob D1; ally Bob Cat link Bob:B4",
            ((QUIET,), ("D1 B4 E5 C8 G6",), *FOUR),
            ("target-6",),
        ),
        "Bob can't ally with Cat: the game is over",
    ),
    (
        "A1",
        "A1",
        defector("ally Ann Cat link Ann:B2; leave Cat; ally Ann Cat link Ann:B2"),
        "Ann can't ally with Cat: Ann and Cat have parted, and never ally again",
    ),
    (
        "A2",
        "A2",
        defector("ally Ann Cat link Ann:B2; ally Dan Eve link Ann:B2"),
        "Dan can't ally with Eve: Ann:B2 is no Node that Dan or Eve controls",
    ),
    (
        "A3",
        "A3",
        defector("ally Ann Cat master Ann:B2"),
        "Ann can't ally with Cat: Ann and Cat have to name a link",
    ),
    (
        "A4",
        "M2",
        defector("ally Ann Bob link Ann:B2; move Ann Dan D1; move Bob Dan D1"),
        "Bob can't play Dan D1: Ann, an ally of Bob, holds it already",
    ),
    (
        "A6",
        "A6",
        defector("ally Ann Cat link Ann:B2; move Ann Dan D1; leave Ann"),
        "Ann can't leave: it is Bob's turn, and Bob is no ally of Ann",
    ),
    (
        "A9",
        "A1",
        defector("move Ann Dan D1; ally Cat Eve link Cat:B2"),
        "Cat can't ally with Eve: it is Bob's turn",
    ),
    (
        "X1",
        None,
        deflector(
            "move Ann Bob J5; answer Bob J5 deflector; answer Cat J5 null",
            ("hidden",) * 3,
            ("ricochet",),
        ),
        "Cat can't answer J5 null: first Bob has to answer what the shot meets first from I5 to A5",
    ),
    (
        "X2",
        "X2",
        reflector("", ("reflection",)),
        "reflection is a variant of deflector, not of reflector",
    ),
    (
        "X3",  # the ally's grid is passed over
        None,
        defector(
            "ally Ann Dan link Ann:B2; move Ann Cat D1; answer Cat D1 deflector;"
            " answer Dan D1 null",
            ("hidden",) * 6,
            ("safety",),
        ),
        "Dan can't answer D1 null: first Eve has to answer what is on D1",
    ),
    (
        "X4",  # Bob's grid has turned once: below is towards J
        "M4",
        defector(
            "move Ann Bob D1; move Bob Cat J1; move Cat Dan J1; move Dan Eve J1; move Eve Fay J1;"
            " move Fay Ann J1; move Ann Bob D2",
            variants=("deluxe",),
        ),
        "Ann can't play Bob D2: it is not the space below one that is claimed (legal nearby: E1)",
    ),
    (
        "X5",
        "X5",
        reflector("", ("team-victory",)),
        "team-victory is a variant of defector, not of reflector",
    ),
    (
        "X6",
        "M1",
        reflector("move Ann Bob D1; move Bob Ann J1; move Ann Bob C1", ("rounds-1",)),
        "Ann can't play Bob C1: the game is over",
    ),
    (
        "X7",
        "X7",
        deflector("", variants=("target-16",)),
        "the board of Ann can't be taken: with 3 players a target is 6 to 15 Nodes",
    ),
    (
        "X8",  # its 30 rounds are replaced
        "M1",
        reflector("move Ann Bob D1; move Bob Ann J1; move Ann Bob C1", ("short", "rounds-1")),
        "Ann can't play Bob C1: the game is over",
    ),
    (
        "R1",
        "B1",
        rotator(*NODES, "start red:K10"),
        "'K10' is not a space: A to J, then 1 to 10, such as F3",
    ),
    (
        "R2",
        "R2",
        rotator("nodes red B3 H4 E6 C9 C8"),
        "the ranges of red:E6 and red:C8 overlap; the ranges of red:C8 and red:C9 overlap",
    ),
    (
        "R3",  # no range reaches B7, so it is air
        "R8",
        rotator(*NODES, "start red:B10", "turn 3"),
        "can't drill 3 spaces: red:B7 is open, so the player falls, 2 can be drilled",
    ),
    (
        "R4",
        "R4",
        rotator(*NODES, "start red:D9"),
        "can't start on red:D9: the start is a space of the top row, red Row 10",
    ),
    (
        "R7",
        "R5",
        rotator(*STARTED, *["turn 0"] * 5),
        "the game is over: it was lost in turn 4",
    ),
    (
        "R8",
        "R8",
        rotator(*STARTED, "turn 2"),
        "can't drill 2 spaces: red:I9 is a Node and ends the drill, 1 can be drilled",
    ),
    (
        "R9",
        "R9",
        rotator(*STARTED, "turn 1", "turn 0"),
        "say where to start from: red:I9 was captured, any space of its range will do",
    ),
    (
        "K1",
        "K1",
        attack_defend("deck other", head=()),
        "there is no deck 'other': house-2, house, or a file that ends in .toml",
    ),
    ("K2", "K2", attack_defend("player Cat"), "there are two players already: Ann and Bob"),
    ("K3", "K3", attack_defend("prefer Ann defender"), "the sides are settled already"),
    ("K4", "K4", attack_defend("draw Ann deck"), "it is Bob's turn"),
    ("K5", "K5", attack_defend("place Bob"), "Bob has to draw a card first"),
    (
        "K6",
        "K6",
        attack_defend("use Bob scout"),
        "only the Attacker can use a card, and Bob is the Defender",
    ),
    (
        "K7",
        "K7",
        attack_defend("draw Bob deck", "advance Bob 1"),
        "no card lies at place 1 (places with a card: none)",
    ),
    (
        "K9",
        "K9",
        attack_defend(*BOB_PLACES, "play Bob 1 gain"),
        "the card at place 1 is at level 2 and needs 3",
    ),
    (
        "K10",
        "K10",
        attack_defend(*BOB_PLACES, "use Ann gain"),
        "gain has a cost: its first white text needs level 2",
    ),
    (
        "K11",
        "K11",
        attack_defend(
            "draw Bob deck", "end Bob", "draw Ann deck", "end Ann coup coup coup", "draw Bob deck"
        ),
        "the game is over",
    ),
    (
        "K12",
        "K12",
        attack_defend(*BOB_PLACES, "end Ann loss"),
        "loss is not scored at the end of a turn: only +1 and +2 are",
    ),
    (
        "K17",
        "K17",
        attack_defend(*BOB_PLACES, "use Ann scout", "end Ann"),
        "Ann has to choose first",
    ),
    (
        "K18",
        "K18",
        attack_defend(*PLANTED, "play Bob 2 gain"),
        "the card at place 2 is planted: only the Attacker flips it",
    ),
    (
        "K19",  # of the 32 digits Bob gets no blame
        "K19",
        attack_defend(
            "draw Bob deck",
            "discard Bob blame",
            head=("player Ann", "player Bob", f"deal {'0' * 32}", "side Bob defender"),
        ),
        "Bob does not hold blame",
    ),
    (
        "K20",
        "K20",
        attack_defend(*BOB_PLACES, "end Ann " + "gain " * 7),
        "Ann holds 6 cards, not 7",
    ),
]

SEED = "0" * 32

COMPUTERS = [
    (
        "C1",
        None,
        reflector(f"computer Bob strong 1 {SEED}"),
        "'strong' is no level of a computer player: easy, medium, hard",
    ),
    (
        "C6",
        "C6",
        reflector("human Bob"),
        "nobody can play for Bob: a person plays for Bob already",
    ),
    (
        "C7",
        "C7",
        territory("deflector", BOB_HIDES, f"computer Bob hard 1 {SEED}"),
        "the computer can't play for Bob: the computer can't see a board that is on paper",
    ),
]
BROKEN += COMPUTERS

FOLLOWS = {
    "C2": "territory/test_player.py",
    "C3": "territory/test_player.py",
    "C4": "terminal/test_computers.py",
    "C5": "territory/test_player.py",
    "C8": "territory/test_player.py",
    "B6": "test_grid.py",
    "T2": "territory/test_table.py",
    "S6": "territory/test_shot.py",
    "S9": "territory/test_shot.py",
    "S10": "territory/test_shot.py",
    "S11": "territory/test_victory.py",
    "F3": "territory/test_shot.py",
    "F4": "territory/test_shot.py",
    "F5": "territory/test_shot.py",
    "F6": "territory/test_movement.py",
    "V1": "territory/test_victory.py",
    "V2": "territory/test_victory.py",
    "V3": "territory/test_victory.py",
    "A5": "territory/test_alliance.py",
    "A7": "territory/test_alliance.py",
    "A8": "territory/test_views.py",
    "R5": "rotator/test_rotator_play.py",
    "R6": "rotator/test_rotator_play.py",
    "R10": "rotator/test_rotator_play.py",
    "R11": "rotator/test_rotator_play.py",
    "R12": "rotator/test_rotator_solve.py",
    "K8": "attackdefend/test_attackdefend_rulings.py",
    "K13": "attackdefend/test_attackdefend_rulings.py",
    "K14": "attackdefend/test_attackdefend_rulings.py",
    "K15": "attackdefend/test_attackdefend_rulings.py",
    "K16": "attackdefend/test_attackdefend_rulings.py",
    "K21": "attackdefend/test_attackdefend_random.py",
    "K22": "attackdefend/test_attackdefend_rulings.py",
}
"""Rulings that say what follows, with the module that tests it."""


def test_every_ruling_is_broken_or_says_what_follows():
    named = [number for number, *_ in BROKEN] + list(FOLLOWS)
    assert sorted(named) == sorted(
        each.number for each in rulings() if each.number[0] in "BTMSFVAXRKC"
    )


@pytest.mark.parametrize(
    ("number", "cited", "text", "message"), BROKEN, ids=[each[0] for each in BROKEN]
)
def test_who_breaks_a_ruling_reads_what_is_wrong(number, cited, text, message):
    fault = replay(text.encode()).fault
    assert fault is not None
    assert (fault.ruling, fault.message) == (cited, message)


@pytest.mark.parametrize(("number", "module"), FOLLOWS.items())
def test_what_follows_from_a_ruling_is_tested(number, module):
    assert re.search(rf"\b{number}\b", (Path(__file__).parent / module).read_text())
