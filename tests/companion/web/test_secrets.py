"""Non-interference: what one phone receives and sends, whatever another player hides.

Pairs of games are played that differ in another player's secret, and in nothing else, until it has
come out.
"""

import asyncio
import random
from dataclasses import replace

import pytest

from companion.grid import SPACES
from companion.territory.board import legal_board, random_board
from companion.web import server
from tests.support.nightly import tries
from tests.support.selfplay import NAMES
from tests.support.tables_of_phones import spaces
from tests.support.wire import WiredPhones

KINDS = [
    ("reflector", 2, ()),
    ("deflector", 3, ("reflection",)),
    ("deflector", 4, ("ricochet",)),
    ("defector", 6, ("safety",)),
]
PAIRS = tries(1, in_a_night=250)
"""Pairs of games for each kind: 1,000 each night, and as many with cards as of each kind."""

MOVES = 12


@pytest.fixture
def loop(monkeypatch):
    async def at_once(call, *given):
        return call(*given)

    monkeypatch.setattr(server, "run_in_threadpool", at_once)
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def compared(pair, viewer):
    """Assert that a phone has sent and received the same in both games; return how much."""
    one, other = (phones.wire[phones.tokens[viewer]] for phones in pair)
    assert one == other
    return len(one)


def look_around(phones, name, probes):
    """Let a phone look at everything and try what it may not do."""
    for what in ("view", "log", "table-view"):
        phones.send(phones.tokens[name], do=what)
    for request in ({"do": "since", "version": ""}, *probes):
        phones.send(phones.tokens[name], **request)


# -- boards ----------------------------------------------------------------------------------------


def twins(kind, dice, loop, viewer):
    """Return two tables that differ only in where one Node of the last player is."""
    game, players, variants = kind
    total = 0 if game == "reflector" else 20
    boards = [random_board(total, dice) for _ in range(players)]
    pair = []
    nodes, deflectors = list(boards[-1].node_spaces), list(boards[-1].deflector_spaces)
    free = [space for space in SPACES if space not in (*nodes, *deflectors)]
    for other in (boards[-1], legal_board([*nodes[:-1], dice.choice(free)], deflectors, total)):
        phones = WiredPhones(loop)
        phones.sit_down(game, players, variants)
        phones.listen(phones.tokens[viewer])
        own = [*boards[:-1], other]
        for name, board in zip(NAMES, own, strict=False):
            phones.ok(phones.tokens[name], do="form", form="board", **spaces(board))
        pair.append(phones)
    return pair


def come_out(phones):
    """Return what all have learned of what the last player hides."""
    state = phones.desk.session.referee.state
    return state.grids[len(phones.tokens) - 1].seen, [
        alliance.members for alliance in state.alliances
    ]


def allied(phones, dice):
    """Let the last two players ally by a Node of the last one, which nobody else may know."""
    *_, one, other = NAMES[: len(phones.tokens)]
    phones.ok(phones.tokens[one], do="ally", to=other)
    offer = phones.view(phones.tokens[other])["offers"][0]["offer"]
    nodes = sorted(phones.view(phones.tokens[other])["view"]["you"]["nodes"])
    node = f"{other}:{dice.choice(nodes)}"
    phones.ok(phones.tokens[other], do="ally", offer=offer, accept=True, node=node)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def test_a_phone_receives_and_sends_the_same_whatever_another_player_hides(kind, loop):
    exchanged = 0
    for seed in range(PAIRS):
        dice = random.Random(f"{kind} {seed}")
        *others, last = NAMES[: kind[1]]
        alliance = kind[0] == "defector" and seed % 2
        viewer = dice.choice(others[:-1] if alliance else others)  # an ally knows the Link
        pair = twins(kind, dice, loop, viewer)
        if alliance:
            for phones in pair:
                allied(phones, random.Random(seed))
        exchanged += play_alike(pair, dice, viewer, last)
    assert exchanged >= 60 * PAIRS


def play_alike(pair, dice, viewer, last):
    """Play the same in both games; return how much was compared."""
    exchanged, others = 0, [name for name in pair[0].tokens if name != viewer]
    for _ in range(MOVES):
        session = pair[0].desk.session
        if session.winners is not None:
            break
        grid = dice.choice(others)
        space = f"{dice.choice('ABCDEFGHIJ')}{dice.randint(1, 10)}"
        probes = [
            {"do": "say", "text": f"move {last} {viewer} {space}"},
            {"do": "say", "text": "nonsense"},
            {"do": "form", "form": "cost", "grid": grid, "space": space},
            {"do": "form", "form": "answer", "status": "node"},
            {"do": "ally", "to": last, "node": f"{last}:{space}"},
            {"do": "record"},
        ]
        if session.turn != viewer:
            probes.append({"do": "say", "text": f"move {viewer} {grid} {space}"})
        for phones in pair:
            look_around(phones, viewer, probes)
        exchanged = compared(pair, viewer)
        turn = session.turn
        moves = pair[0].desk.session.view(turn)["moves"]
        said = f"move {turn} {' '.join(dice.choice(moves))}" if moves else f"pass {turn}"
        done = [phones.send(phones.tokens[turn], do="say", text=said) for phones in pair]
        if any("error" in each for each in done) or come_out(pair[0]) != come_out(pair[1]):
            break  # who hides it played by it, or an answer has told it to everybody
        if dice.random() < 0.15:
            for phones in pair:
                phones.ok(phones.host, do="undo", reason="second thoughts")
    for phones in pair:
        phones.close()
    return exchanged


# -- cards -----------------------------------------------------------------------------------------


def dealt_alike(dice, loop):
    """Return two tables that differ in one card of Ann's hand, deep in the other's deck."""
    pair, seed, at = [], f"{dice.getrandbits(128):032x}", dice.randrange(5)
    for which in range(2):
        phones = WiredPhones(loop)
        phones.sit_down("attack-defend", 2)
        phones.listen(phones.tokens["Bob"])
        phones.desk.session.say(f"deal {seed}")
        state = phones.desk.session.referee.state
        hand, deck = list(state.hands[0]), list(state.deck)
        deep = next(i for i in reversed(range(len(deck))) if deck[i] != hand[at])
        if which:
            hand[at], deck[deep] = deck[deep], hand[at]
        hands = (tuple(hand), state.hands[1])
        phones.desk.session.referee.state = replace(state, hands=hands, deck=tuple(deck))
        phones.ok(phones.tokens["Ann"], do="say", text="side Ann defender")
        pair.append(phones)
    return pair


def quiet(phones, turn):
    """Return what a player may say without turning up a card; places name cards."""
    state = phones.desk.session.referee.state
    kinds = [state.kind(card).id for card in state.hands[state.names.index(turn)]]
    found = {}
    for text in phones.desk.session.view(turn)["moves"]:
        verb, _, *words = text.split()
        if verb in ("place", "discard"):
            found |= {(verb, at): text for at, kind in enumerate(kinds) if kind == words[0]}
        elif verb in ("advance", "end") or words == ["deck"]:
            found[verb, *words] = text
    return found


def test_a_phone_receives_and_sends_the_same_whatever_the_other_holds(loop):
    exchanged = 0
    for seed in range(PAIRS):
        dice = random.Random(f"cards {seed}")
        pair = dealt_alike(dice, loop)
        for _ in range(2 * MOVES):
            session = pair[0].desk.session
            if session.winners is not None or session.question is not None:
                break
            turn = session.turn
            probes = [
                {
                    "do": "say",
                    "text": dice.choice(["draw deck", "flip 1", "play 1"]).replace(" ", " Ann "),
                },
                {"do": "form", "form": "deal", "cards": "phones"},
                {"do": "record"},
            ]
            for phones in pair:
                look_around(phones, "Bob", probes)
            exchanged += 1
            compared(pair, "Bob")
            options = [quiet(phones, turn) for phones in pair]
            common = sorted(set(options[0]) & set(options[1]), key=str)
            if not common:
                break
            key = dice.choice(common)
            for phones, texts in zip(pair, options, strict=True):
                phones.ok(phones.tokens[turn], do="say", text=texts[key])
        for phones in pair:
            phones.close()
    assert exchanged >= 5 * PAIRS
