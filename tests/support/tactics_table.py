"""Positions of Tactics Joker: a table of plain ground, the cards that matter, armies."""

from dataclasses import replace

from companion.session import Session
from companion.tactics.board import SPACES, name_of, parse_space
from companion.tactics.cards import deal
from companion.tactics.rules import Rules
from companion.tactics.state import Army, State

HEAD = ["rules 1", "game tactics-joker"]
SEATS = ["player Ann X", "player Bob O"]
PLAIN = "5H"
TABLE = deal("k7").table


def rows_of(seed):
    table = deal(seed).table
    return [f"row {row + 1} {' '.join(table[7 * row : 7 * row + 7])}" for row in range(7)]


def begun(*options, races=(), seed="k7"):
    """Return a game of which everything but the first castle is said."""
    session = Session()
    for line in (*HEAD, *options, *SEATS, *races, *rows_of(seed)):
        session.say(line)
    return session


def placed(armies, cards="", *, stack="AD 2D 8D 6H 10H", turn="Ann", races=(None, None), **changes):
    """Return a game in which the player `turn` is free to move.

    `armies` reads like ``Ann B2 3, Bob C3 2/1/0``: fresh, tired, spent; `cards` like ``B2 8C, C3
    4S``. All other cards are plain and worth 5, but for the kings; units left over are in reserve.
    """
    session = Session()
    said(session, *HEAD, *SEATS)
    options = {key: changes.pop(key) for key in ("variants", "rounds") if key in changes}
    rules = Rules(races=races, **options)
    table = [card if card[0] == "K" else PLAIN for card in TABLE]
    for word in filter(None, cards.split(", ")):
        space, card = word.split()
        table[parse_space(space)] = card
    standing, left = [None] * len(SPACES), [rules.units(0), rules.units(1)]
    for word in armies.split(", "):
        name, space, units = word.split()
        seat = ("Ann", "Bob").index(name)
        standing[parse_space(space)] = army = Army(seat, *map(int, units.split("/")))
        left[seat] -= army.units
    seat = ("Ann", "Bob").index(turn)
    session.referee.set_up = replace(session.referee.set_up, rules=rules)
    state = State(
        rules, ("Ann", "Bob"), tuple(table), tuple(stack.split()), tuple(standing), tuple(left)
    )
    visited = sum(1 << space for space in SPACES if standing[space])
    state = replace(state, turn=seat, moves_left=rules.moves(seat), visited=visited)
    session.referee.state = replace(state, **changes)
    return session


def said(session, *lines):
    """Say lines; return the events of the last one."""
    for line in lines:
        last = session.say(line)
    return last.events


def armies(session):
    """Return who stands where, as `placed` takes it."""
    state = session.referee.state
    return ", ".join(
        f"{state.names[army.seat]} {name_of(space)} {army.fresh}/{army.tired}/{army.spent}"
        for space, army in zip(SPACES, state.armies, strict=True)
        if army
    )


def checked(session):
    return session.game.documents.check_document(session.referee)


def refused(session, line):
    """Return the ruling with which a line is refused, None for the grammar; nothing has changed."""
    before, record = checked(session), session.to_record()
    try:
        session.say(line)
    except ValueError as error:
        assert "\n" not in str(error) and len(str(error)) < 180
        assert checked(session) == before and session.to_record() == record
        return error.ruling
    raise AssertionError(f"accepted: {line}")
