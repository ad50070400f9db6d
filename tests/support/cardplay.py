"""Attack/Defend in tests: games on paper, and dealt games with the cards of a scene.

Ann is the Attacker, Bob the Defender, who begins.
"""

from dataclasses import replace

from companion.attackdefend.deck import UNNAMED, house_deck
from companion.attackdefend.documents import check_document, view_document
from companion.attackdefend.effects import question
from companion.attackdefend.state import other
from companion.errors import RulingError
from companion.session import Session

SEED = "00112233445566778899aabbccddeeff"
HEAD = ("rules 1", "game attack-defend", "player Ann", "player Bob")
DECK = house_deck(UNNAMED)
"""The deck of a record that names none, such as those that begin with `HEAD`."""


def cards(text):
    """Return cards named in a text as numbers of kinds."""
    return tuple(DECK.index(card) for card in text.split())


def said(session, text):
    """Say the lines of a text; return the events of the last one."""
    for line in filter(None, map(str.strip, text.splitlines())):
        last = session.say(line)
    return [event.document() for event in last.events]


def kinds(events):
    return [event["event"] for event in events]


def set_up(deal="paper", sides="side Bob defender"):
    session = Session()
    said(session, "\n".join([*HEAD, f"deal {deal}", sides]))
    return session


def paper(text="", sides="side Bob defender"):
    """Return a game on paper in which lines were said."""
    session = set_up("paper", sides)
    said(session, text) if text else None
    return session


def dealt(ann="", bob="", deck="", discard="", text="", **fields):
    """Return a dealt game with these hands and piles, the top card first; scouts fill decks."""
    session = set_up(SEED)
    pile = cards(deck) or cards("scout " * 20)
    state = replace(
        session.referee.state, hands=(cards(ann), cards(bob)), deck=pile, discard=cards(discard)
    )
    session.referee.state = replace(state, **fields)
    said(session, text) if text else None
    return session


def refusal(session, line):
    """Return the ruling that a line breaks; nothing may have changed."""
    before, record = session.referee.state, session.to_record()
    try:
        session.say(line)
    except RulingError as error:
        assert session.referee.state is before and session.to_record() == record
        assert "\n" not in str(error)
        return error.ruling
    raise AssertionError(f"{line} is accepted")


def now(session):
    """Return the public position."""
    return check_document(session.referee)


def view(session, name):
    return view_document(session.referee, name)


def player(session, name):
    return next(each for each in now(session)["players"] if each["name"] == name)


def hand(session, name):
    return " ".join(view(session, name)["cards"])


def other_secrets(session, viewer, dice):
    """Return the same game with all cards that the viewer may not know shuffled anew."""
    state = session.referee.state
    seat = state.names.index(viewer)
    foe = other(seat)
    asked = question(state)
    looking = asked.count if asked and asked.step == "take" and asked.player == seat else 0
    unknown = [lying for lying in state.field if seat not in lying.known_to]
    cards = [
        *state.hands[foe],
        *state.deck,
        *state.discard[looking:],
        *(lying.card for lying in unknown),
    ]
    dice.shuffle(cards)
    for lying in unknown:  # the Attacker plants score cards only: that much is known (K18)
        if state.planted(lying) and not state.kind(cards[-1]).points:
            return None
        cards.insert(0, cards.pop())
    places, cards = cards[: len(unknown)][::-1], cards[len(unknown) :]
    field = tuple(
        replace(lying, card=places[unknown.index(lying)]) if lying in unknown else lying
        for lying in state.field
    )
    hand, cards = tuple(cards[: len(state.hands[foe])]), cards[len(state.hands[foe]) :]
    deck, discard = tuple(cards[: len(state.deck)]), tuple(cards[len(state.deck) :])
    hands = (hand, state.hands[1]) if foe == 0 else (state.hands[0], hand)
    changed = replace(
        state, hands=hands, deck=deck, discard=state.discard[:looking] + discard, field=field
    )
    twin = session.copy()
    twin.referee.state = changed
    return twin
