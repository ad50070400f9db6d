"""What one player is shown and asked alone: a hand, faces looked at, cards that stay hidden (K21)."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from companion.attackdefend.commands import check_command
from companion.attackdefend.documents import view_document
from companion.attackdefend.effects import question
from companion.attackdefend.narration import asked_for, card_lines, private_lines
from companion.attackdefend.referee import Referee
from companion.attackdefend.state import Seat, State
from companion.attackdefend.statements import Command
from companion.contract import WIDTH, Screen
from companion.errors import RulingError
from companion.names import spoken

_BELOW = 4
"""Lines that a screen needs below the cards: what is asked, and what is typed."""

_WANTED = {
    "place": "Which card do you place",
    "discard": "Which card do you discard",
    "use": "Which card do you play",
    "wager": "Which cards do you wager",
}


def show_hand(screen: Screen, referee: Referee, seat: Seat) -> None:
    """Show a player alone what he may know; RulingError where cards are on paper."""
    state = _dealt(referee)
    name = spoken(state.names[seat])
    with screen.alone(name, what=f"{name}'s hand") as desk:
        lines = _lines(referee, state, seat, screen.rows)
        if not desk.live or desk.masked:
            desk.show("\n".join(lines))
            return
        read: list[str] = []
        asked = ["Seen? Enter, or the number of a card to read it:"]
        while typed := desk.ask(_page(screen, lines, read, asked)).strip().lower():
            if typed in ("quit", "exit"):
                raise EOFError
            read = _read(referee, state, seat, typed) or ["type the number of a card in your hand"]


def answered_alone(screen: Screen, referee: Referee, seat: Seat, verb: str) -> list[str]:
    """Let a player alone name cards for a command; return the words after his name.

    They may be typed by their numbers in the hand. Raises RulingError if the player goes back.
    """
    state = _dealt(referee)
    name, told = state.names[seat], list[str]()
    if verb in ("place", "discard", "use"):
        check_without_cards(state, verb, name)
    with screen.alone(spoken(name)) as desk:
        if desk.masked:
            desk.show("")  # refuses: the hand stands above what is typed
        while True:
            lines = _lines(referee, state, seat, screen.rows)
            text = desk.ask(_page(screen, lines, told, _prompt(state, verb))).strip()
            if text.lower() in ("back", "undo"):
                raise RulingError(f"{spoken(name)} has not chosen")
            if text.lower() in ("quit", "exit"):
                raise EOFError
            words = text.lower().split()
            if words[:1] == ["read"] and desk.live:
                told = _read(referee, state, seat, " ".join(words[1:])) or ["such as: read 2"]
                continue
            try:
                words = by_number(referee, state, seat, verb, words)
                if not words:
                    raise RulingError("type a card or its number")
                check_command(state, Command(verb, name, tuple(words)))
            except RulingError as error:
                told = wrap(str(error), WIDTH - 2)
                if not desk.live:
                    raise
            else:
                return words


def check_without_cards(state: State, verb: str, name: str, *place: str) -> None:
    """Raise RulingError if a command is refused whatever card it names, perhaps after a place."""
    card = () if verb == "end" else (state.printed.kinds[0].id,)
    try:
        check_command(state, Command(verb, name, (*place, *card)))
    except RulingError as error:
        if error.ruling not in ("K9", "K10", "K18", "K19", "K20"):
            raise


def _dealt(referee: Referee) -> State:
    state = referee.in_play
    if not state.dealt:
        raise RulingError("the players hold the cards: the companion does not know them", "K20")
    return state


def _page(screen: Screen, lines: list[str], told: list[str], asked: list[str]) -> Callable[[str], str]:
    """Return a page of cards with what was told last, or that alone if there is no room for both."""
    page = [*lines, *told, *asked]
    if told and screen.rows is not None and len(page) > screen.rows:
        page = [*told, *asked]
    return lambda typed: "\n".join(page)


def _lines(referee: Referee, state: State, seat: Seat, rows: int | None) -> list[str]:
    room = None if rows is None else rows - _BELOW
    return private_lines(state, view_document(referee, state.names[seat]), room)


def _read(referee: Referee, state: State, seat: Seat, number: str) -> list[str]:
    """Return what a card of the hand says, by its number; nothing if there is no such card."""
    document = view_document(referee, state.names[seat])
    numbered = {str(i): card for i, card in enumerate(document["cards"], start=1)}
    card = numbered.get(number.strip())
    return card_lines(state, document, card) if card else []


def _prompt(state: State, verb: str) -> list[str]:
    if verb == "choose":
        what = f"{asked_for(state)[0].upper()}{asked_for(state)[1:]}: you type"
        examples = {"take": "1 for the top one", "switch": "the place and the card", "discard": "cards"}
        asked = question(state)
        text = f"{what} {examples.get(asked.step if asked else '', 'a card')}, or none?"
    else:
        text = f"{_WANTED[verb]}? Names or numbers."
    return wrap(f"{text} 'read 2' explains card 2, 'back' leaves:", WIDTH - 2)


def by_number(referee: Referee, state: State, seat: Seat, verb: str, words: list[str]) -> list[str]:
    """Return words with numbers of cards in the hand replaced by names; RulingError if there is none such."""
    cards = view_document(referee, state.names[seat])["cards"]
    asked = question(state)
    kept = {"take": len(words), "switch": 1}.get(asked.step, 0) if verb == "choose" and asked else 0
    named = {str(number): card for number, card in enumerate(cards, start=1)}
    for word in words[kept:]:
        if word.isdecimal() and word not in named:
            raise RulingError(f"there is no card {word} in your hand: 1 to {len(cards)}")
    return [*words[:kept], *(named.get(word, word) for word in words[kept:])]
