"""What may be said now: every statement that is legal, made by trying all that could be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations_with_replacement

from companion.attackdefend.commands import SIDES, check_command
from companion.attackdefend.deck import LEVELS
from companion.attackdefend.effects import question
from companion.attackdefend.state import SEATS, Seat, State, listed
from companion.attackdefend.statements import DEALT_FORMS, PILES, ROLES, Command
from companion.errors import RulingError


def legal_commands(state: State, seat: Seat | None = None) -> list[str]:
    """Return what may be said now, by both players or by one, as the record writes it, sorted.

    Cards that are discarded or wagered are named in deck order; a choice may name them in any.
    """
    found = []
    for each in SEATS if seat is None else (seat,):
        for command in _candidates(state, each):
            with suppress(RulingError):
                check_command(state, command)
                found.append(str(command))
    return sorted(found)


def verbs_now(state: State) -> list[str]:
    """Return what the player who speaks may begin with, as far as everybody knows, the most usual first."""
    seat = state.turn
    if state.result is not None or question(state):
        return []
    if seat is None:
        return ["prefer"] if state.answering is None else ["accept", "wager"]
    if state.draw_owed:
        return ["draw"]
    defends, hand = seat == state.defender, bool(state.hands[seat])
    cards = [
        lying for lying in state.field if not (state.planted(lying) if defends else lying.protected)
    ]
    found = {
        "draw": bool(state.deck or state.discard),
        "place": defends and hand,
        "use": not defends and hand,
        "advance": defends and any(lying.level < max(LEVELS) for lying in cards),
        "flip": not defends and bool(cards),
        "discard": hand,
    }
    return [verb for verb, possible in found.items() if possible and state.actions[seat]] + ["end"]


def only_pile(state: State) -> str:
    """Return the one pile from which the player whose turn it is must draw; nothing if he has a choice."""
    if state.turn is None or state.result is not None or question(state) or not state.draw_owed:
        return ""
    return "" if state.deck and state.discard else "deck" if state.deck else "discard"


def play_is_open(state: State) -> bool:
    """Tell whether the Defender is told now that he may play a face-down card (K9, K21).

    So it is between any two statements while a card on his side has a level at which some card of
    the deck can be played. All of that is public: it does not depend on which card lies there.
    """
    if state.result is not None or state.defender is None or question(state):
        return False
    lowest = min(text.need for kind in state.printed.kinds for text in kind.black.texts)
    return any(lying.level >= lowest and not state.planted(lying) for lying in state.field)


def defender_is_asked(state: State) -> bool:
    """Tell whether the Defender is asked before the Attacker goes on: in his own turn he speaks anyway."""
    return play_is_open(state) and state.turn != state.defender


def _candidates(state: State, seat: Seat) -> Iterator[Command]:
    """Yield everything that could be legal: each word of a command with all that it may be."""
    name = state.names[seat]
    if state.result is not None:
        return
    if asked := question(state):
        if asked.player == seat:
            yield from (Command("choose", name, words) for words in _choices(state))
        return
    places = [str(lying.place) for lying in state.field]
    cards = [state.kind(card).id for card in _nameable(state, seat)]
    faces = [()] if state.dealt else [(card,) for card in cards]
    words: dict[str, Sequence[tuple[str, ...]]] = {
        "side": [(role,) for role in ROLES],
        "prefer": [(role,) for role in ROLES],
        "accept": [()],
        "draw": [(pile,) for pile in PILES],
        "advance": [(place,) for place in places],
        "use": [(card,) for card in cards],
        "place": [(card,) for card in cards] if state.dealt else [()],
        "discard": [(card,) for card in cards] if state.dealt else [()],
        "flip": [(place, *face) for place in places for face in faces],
        "play": [(place, *face) for place in places for face in faces],
        "end": [()],
    }
    sides = state.defender is None
    if sides and state.answering == seat:
        words["wager"] = _wagers(state, seat)
    for verb in DEALT_FORMS if sides or seat == state.turn else ("play",):
        if (verb in SIDES) == sides:
            yield from (Command(verb, name, each) for each in words.get(verb, ()))


def _nameable(state: State, seat: Seat) -> list[int]:
    """Return the kinds a player may name: those he holds or, on paper, those that may still turn up."""
    if state.dealt:
        return sorted(set(listed(state.hands[seat])))
    return [card for card, count in sorted(state.unseen.items()) if count > 0]


def _wagers(state: State, seat: Seat) -> list[tuple[str, ...]]:
    sizes = range(1, len(state.hands[seat]) + 1)
    if not state.dealt:
        return [(str(size),) for size in sizes]
    return [words for size in sizes for words in _selections(state, seat, size)]


def _selections(state: State, seat: Seat, size: int) -> list[tuple[str, ...]]:
    """Return every selection of cards of a hand, each in deck order."""
    hand = listed(state.hands[seat])
    found = combinations_with_replacement(sorted(set(hand)), size)
    fitting = (
        cards
        for cards in found
        if all(cards.count(card) <= hand.count(card) for card in set(cards))
    )
    return [tuple(state.kind(card).id for card in cards) for cards in fitting]


def _choices(state: State) -> Iterator[tuple[str, ...]]:
    """Yield what might answer the open question."""
    asked = question(state)
    assert asked is not None
    step = state.tasks[0].step.name
    places = [str(lying.place) for lying in state.field]
    cards = [state.kind(card).id for card in _nameable(state, asked.player)]
    yield ("none",)
    match step:
        case "discard" | "foe":
            yield from _selections(state, asked.player, asked.count)
        case "raid":
            yield from (("kept",), *((card,) for card in cards))
        case "place":
            yield from ((card,) for card in cards) if state.dealt else [("yes",)]
        case "saddle":
            yield from ((card,) for card in cards)
        case "take":
            yield from ((str(position),) for position in range(1, asked.count + 1))
        case "switch" if state.dealt:
            yield from ((place, card) for place in places for card in cards)
        case "flip" | "trash" if not state.dealt:
            yield from ((place, card) for place in places for card in cards)
        case _:
            yield from ((place,) for place in places)
