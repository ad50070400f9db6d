"""Random games: dealt ones end as their twins on paper do, and no secret is shown (K21)."""

import io
import json
import random
from collections import Counter

import pytest

from companion.attackdefend.dialogue import GameDialogue
from companion.attackdefend.effects import question
from companion.attackdefend.events import KINDS
from companion.attackdefend.state import SEATS
from companion.attackdefend.statements import GRAMMAR
from companion.errors import RulingError
from companion.record import parse
from companion.session import Session
from companion.terminal.screens import Lines
from tests.support.cardplay import HEAD, now, other_secrets, view
from tests.support.live_sessions import NoFile
from tests.support.nightly import tries

GAMES = tries(8, in_a_night=2000)
PAIRS = tries(30, in_a_night=1000)

VERBS = [verb for verb in GRAMMAR if verb not in ("undo", "deck", "player", "deal")]


def begun(*lines):
    session = Session()
    for line in (*HEAD, *lines):
        session.say(line)
    return session


def random_statement(session, dice):
    """Return a legal statement; the Attacker mostly drops score cards, or no game would last."""
    moves = session.legal_moves[:]
    away = [move for move in moves if move in ("discard Ann gain", "discard Ann coup")]
    busy = [move for move in moves if not move.startswith("end ")]
    return dice.choice(away if away and dice.random() < 0.6 else busy or moves)


def said_on_paper(line, before, events):
    """Return what is said on paper for the dealt statement `line`, with the faces that turn up."""
    verb, name, *words = line.split()
    turned_up = [event.card for event in events if event.kind in ("revealed", "trashed")]
    step = before.tasks[0].step if verb == "choose" else ""
    match verb, step:
        case "wager", _:
            words = [str(len(words))]
        case (("place" | "discard"), _):
            words = []
        case (("flip" | "play"), _):
            words = [words[0], turned_up[0]]
        case "end", _:
            words = [event.card for event in events if event.kind == "scored"]
        case _, "discard":
            return []
        case _, ("flip" | "trash") if words != ["none"]:
            words = [words[0], turned_up[0]]
        case _, "place" if words != ["none"]:
            words = ["yes"]
        case _, "switch":
            words = words[:1]
    raided = [f"choose {name} {event.card or 'kept'}" for event in events if event.kind == "stole"]
    return [" ".join([verb, name, *words]), *raided]


def standing(session):
    return {
        key: value for key, value in now(session).items() if key not in ("log", "mode", "question")
    }


@pytest.mark.parametrize("share", range(4))
def test_dealt_games_and_their_twins_on_paper_end_alike(share):
    told = Counter()
    for number in range(share, GAMES, 4):
        dice = random.Random(f"attack-defend {number}")
        session, twin = begun(f"deal {dice.getrandbits(128):032x}"), begun("deal paper")
        while session.winners is None:
            line, before = random_statement(session, dice), session.referee.state
            events = session.say(line).events
            told.update(event.kind for event in events)
            for each in said_on_paper(line, before, events):
                if dice.random() < 0.2 and not each.startswith("end"):
                    assert each in twin.legal_moves
                twin.say(each)
            asked = question(session.referee.state)
            if (
                asked is None or asked.step != "discard"
            ):  # on paper nothing is asked then: the cards are gone
                assert standing(session) == standing(twin)
        assert now(session)["result"] == now(twin)["result"]
    assert set(told) <= set(KINDS) and len(told) > 10


def shown(session, viewer, tried):
    """Return all that one player is shown and told: views, completions, prompts, refusals."""
    game = session.game
    live = GameDialogue(session, Lines(io.StringIO(), io.StringIO()), NoFile())
    found = [live.prompt(), live.suggestions(), live.own_help, now(session)]
    for each in (None, viewer):
        document = session.view(each)
        found += [document, game.narration.seen(session.referee, document)]
    found += [game.narration.status(session.referee), game.narration.standing(session.referee)]
    found += [game.forms.at_table(session.referee), game.forms.for_player(session.referee, viewer)]
    referee, state = session.referee, session.referee.state
    for line in tried:
        try:
            referee.accept(parse(line, game.grammar))
        except RulingError as error:
            found.append(f"{error} {error.ruling}")
        else:
            found.append("accepted")
            referee.state = state
            referee.log.pop()
    return json.dumps(found, default=str)


def test_nobody_is_shown_or_told_what_another_hides():
    compared, number = 0, 0
    while compared < PAIRS:
        number += 1
        dice = random.Random(f"secrets {number}")
        session = begun(f"deal {dice.getrandbits(128):032x}")
        tried = ["nonsense", *(f"{verb} {name}" for verb in VERBS for name in ("Ann", "Bob"))]
        for _ in range(dice.randrange(60)):
            if session.winners is None:
                line = random_statement(session, dice)
                session.say(line)
                tried.append(line)
        for viewer in session.referee.names:
            twin = other_secrets(session, viewer, dice)
            if twin is None or session.winners is not None:
                continue
            own = [line for line in tried if viewer in line.split() or " " not in line]
            own += session.view(viewer)["moves"]
            own += [
                f"{verb} {viewer} {word}"
                for verb in ("flip", "play", "advance", "choose")
                for word in "123"
            ]
            own += [
                f"{verb} {viewer} {card}"
                for verb in ("use", "place", "choose")
                for card in ("gain", "scout")
            ]
            assert shown(session, viewer, own) == shown(twin, viewer, own)
            compared += 1


def test_views_have_no_seed_and_no_foreign_card():
    dice = random.Random("words")
    session = begun(f"deal {dice.getrandbits(128):032x}")
    for _ in range(40):
        session.say(random_statement(session, dice))
    seed = session.referee.state.seed
    for seat in SEATS:
        found = view(session, session.referee.names[seat])
        assert seed not in json.dumps(found) and seed not in json.dumps(now(session))
        assert len(found["cards"]) == len(session.referee.state.hands[seat])
    assert session.view(None)["cards"] is None
