"""Non-interference: what one phone receives is the same, byte for byte, whatever another player hides."""

import json
import os
import random

import pytest
from selfplay import NAMES
from tables_of_phones import Phones, spaces

from companion.grid import SPACES
from companion.territory.board import legal_board, random_board

KINDS = [
    ("reflector", 2, ()),
    ("deflector", 3, ("reflection",)),
    ("deflector", 4, ("ricochet",)),
    ("defector", 6, ("safety",)),
]
PAIRS = 250 if "NIGHTLY" in os.environ else 8
"""Pairs of games for each kind."""

MOVES = 12


def twins(kind, dice):
    """Return two tables that differ in where one Node of the last player is, and in nothing else."""
    game, players, variants = kind
    total = 0 if game == "reflector" else 20
    boards = [random_board(total, dice) for _ in range(players)]
    pair = []
    nodes, deflectors = list(boards[-1].nodes), list(boards[-1].deflectors)
    free = [space for space in SPACES if space not in (*nodes, *deflectors)]
    for other in (boards[-1], legal_board([*nodes[:-1], dice.choice(free)], deflectors, total)):
        phones = Phones()
        phones.desk.seats.code = "SECRET"  # drawn at random for every table
        phones.sit_down(game, players, variants)
        own = [*boards[:-1], other]
        for name, board in zip(NAMES, own, strict=False):
            phones.ok(phones.tokens[name], do="form", form="board", **spaces(board))
        pair.append(phones)
    return pair


def come_out(phones):
    """Return what everybody has learned of what the last player hides: answers, broken alliances."""
    state = phones.desk.session.referee.state
    return state.grids[len(phones.tokens) - 1].seen, [alliance.members for alliance in state.alliances]


def received(phones, name, probes):
    """Return all that a phone gets that looks at everything and tries what it may not do."""
    token = phones.tokens[name]
    asked = [{"do": "view"}, {"do": "since", "version": ""}, {"do": "log"}, *probes]
    return [json.dumps(phones.send(token, **request)) for request in asked] + [phones.desk.version(token)]


def allied(phones, dice):
    """Let the last two players ally by a Node of the last one, which nobody else may know."""
    *_, one, other = NAMES[: len(phones.tokens)]
    phones.ok(phones.tokens[one], do="ally", to=other)
    offer = phones.view(phones.tokens[other])["offers"][0]["offer"]
    nodes = sorted(phones.view(phones.tokens[other])["view"]["you"]["nodes"])
    node = f"{other}:{dice.choice(nodes)}"
    phones.ok(phones.tokens[other], do="ally", offer=offer, accept=True, node=node)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def test_a_phone_receives_the_same_whatever_another_player_hides(kind):
    compared = 0
    for seed in range(PAIRS):
        dice = random.Random(f"{kind} {seed}")
        pair = twins(kind, dice)
        last = NAMES[kind[1] - 1]
        others = [name for name in NAMES[: kind[1]] if name != last]
        if kind[0] == "defector" and seed % 2:
            for phones in pair:
                allied(phones, random.Random(seed))
            others.remove(NAMES[kind[1] - 2])  # an ally knows the Link
        viewer = dice.choice(others)
        for _ in range(MOVES):
            session = pair[0].desk.session
            if session.winners is not None:
                break
            grid = dice.choice([name for name in (*others, last) if name != viewer])
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
            first, second = [received(phones, viewer, probes) for phones in pair]
            assert first == second
            compared += 1
            turn = session.turn
            moves = pair[0].view(pair[0].tokens[turn])["view"]["moves"]
            said = f"move {turn} {' '.join(dice.choice(moves))}" if moves else f"pass {turn}"
            done = [phones.send(phones.tokens[turn], do="say", text=said) for phones in pair]
            if any("error" in each for each in done) or come_out(pair[0]) != come_out(pair[1]):
                break  # who hides it played by it, or an answer has told it to everybody
    assert compared >= 3 * PAIRS
