"""What one player is shown and asked alone: a hand, faces looked at, cards that stay hidden (K21)."""

from __future__ import annotations

from companion.attackdefend.commands import check_command
from companion.attackdefend.documents import view_document
from companion.attackdefend.effects import question
from companion.attackdefend.narration import asked_for, private_lines
from companion.attackdefend.referee import Referee
from companion.attackdefend.state import Seat, State
from companion.attackdefend.statements import Command
from companion.contract import Screen
from companion.errors import RulingError

_WANTED = {
    "place": "Which card do you place",
    "discard": "Which card do you discard",
    "use": "Which card do you play",
    "wager": "Which cards do you wager",
}


def show_hand(screen: Screen, referee: Referee, seat: Seat) -> None:
    """Show a player alone what he may know; RulingError where cards are on paper."""
    state = _dealt(referee)
    with screen.alone(state.names[seat]) as desk:
        text = "\n".join(_lines(referee, state, seat))
        if desk.live and not desk.masked:
            desk.ask(lambda typed: f"{text}\nSeen? Enter:")
        else:
            desk.show(text)


def answered_alone(screen: Screen, referee: Referee, seat: Seat, verb: str) -> list[str]:
    """Let a player alone name cards for a command; return the words after his name.

    They may be typed by their numbers in the hand. Raises RulingError if the player goes back.
    """
    state = _dealt(referee)
    name, fault = state.names[seat], ""
    if verb in ("place", "discard", "use"):
        _check_without_cards(state, verb, name)
    with screen.alone(name) as desk:
        if desk.masked:
            desk.show("")  # refuses: the hand stands above what is typed
        while True:
            page = [*_lines(referee, state, seat), *([fault] if fault else []), _prompt(state, verb)]
            text = desk.ask(lambda typed, page=page: "\n".join(page)).strip()  # type: ignore[misc]
            if text.lower() in ("back", "undo"):
                raise RulingError(f"{name} has not chosen")
            if text.lower() in ("quit", "exit"):
                raise EOFError
            words = _by_number(referee, state, seat, verb, text.lower().split())
            try:
                if not words:
                    raise RulingError("type a card or its number")
                check_command(state, Command(verb, name, tuple(words)))
            except RulingError as error:
                fault = str(error)
                if not desk.live:
                    raise
            else:
                return words


def _check_without_cards(state: State, verb: str, name: str) -> None:
    """Raise RulingError if a command is refused whatever card it names."""
    try:
        check_command(state, Command(verb, name, (state.printed.kinds[0].id,)))
    except RulingError as error:
        if error.ruling not in ("K10", "K19"):
            raise


def _dealt(referee: Referee) -> State:
    state = referee.in_play
    if not state.dealt:
        raise RulingError("the players hold the cards: the companion does not know them", "K20")
    return state


def _lines(referee: Referee, state: State, seat: Seat) -> list[str]:
    return private_lines(state, view_document(referee, state.names[seat]))


def _prompt(state: State, verb: str) -> str:
    if verb == "choose":
        what = f"{asked_for(state)[0].upper()}{asked_for(state)[1:]}: you type"
        examples = {"take": "1 for the top one", "switch": "the place and the card", "discard": "cards"}
        asked = question(state)
        return f"{what} {examples.get(asked.step if asked else '', 'a card')}, or none ('back' leaves)?"
    return f"{_WANTED[verb]}? Names or numbers ('back' leaves):"


def _by_number(referee: Referee, state: State, seat: Seat, verb: str, words: list[str]) -> list[str]:
    """Return words with the numbers of cards in the hand replaced by their names."""
    cards = view_document(referee, state.names[seat])["cards"]
    asked = question(state)
    kept = {"take": len(words), "switch": 1}.get(asked.step, 0) if verb == "choose" and asked else 0
    return [
        cards[int(word) - 1] if i >= kept and word.isdecimal() and 1 <= int(word) <= len(cards) else word
        for i, word in enumerate(words)
    ]
