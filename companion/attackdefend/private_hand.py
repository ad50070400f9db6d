"""What one player is shown and asked alone: a hand, faces seen, cards that stay hidden (K21)."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from companion.attackdefend.commands import check_command
from companion.attackdefend.deck import card_meant
from companion.attackdefend.documents import view_document
from companion.attackdefend.effects import question
from companion.attackdefend.narration import LAYOUT, card_lines, private_lines
from companion.attackdefend.referee import Referee
from companion.attackdefend.state import Seat, State
from companion.attackdefend.statements import Command
from companion.contract import WIDTH
from companion.errors import RulingError, refused
from companion.names import spoken
from companion.narration import lines_of
from companion.screen import Screen
from companion.short_forms import begun
from companion.words import Language, Message, Words

_BESIDE = 5
"""Lines that a screen needs besides the cards: who looks, what is asked, and what is typed."""

_WANTED = {
    "place": Message("attackdefend-type-place"),
    "discard": Message("attackdefend-type-discard"),
    "use": Message("attackdefend-type-use"),
    "wager": Message("attackdefend-type-wager"),
}
_WANTED_BY_STEP = {
    "place": Message("attackdefend-step-place"),
    "take": Message("attackdefend-step-take"),
    "saddle": Message("attackdefend-step-saddle"),
}


def show_hand(screen: Screen, referee: Referee, seat: Seat) -> None:
    """Show a player alone what he may know; RulingError where cards are on paper."""
    state = _dealt(referee)
    name = spoken(state.names[seat])
    what, say = Message("attackdefend-hand-of", player=name), screen.language.say
    with screen.alone(name, what=what) as desk:
        lines = _lines(screen, referee, seat)
        if not desk.live or desk.masked:
            desk.show("\n".join(lines))
            return
        read: list[str] = []
        asked = [say(Message("attackdefend-seen"))]
        while typed := desk.ask(_page(screen, lines, read, asked)).strip().lower():
            if typed in ("quit", "exit"):
                raise EOFError
            read = _read(screen, referee, seat, typed) or [say(Message("attackdefend-type-number"))]


def answered_alone(screen: Screen, referee: Referee, seat: Seat, verb: str) -> list[str]:
    """Let a player alone name cards for a command; return the words after his name.

    They may be typed by their numbers in the hand. Raises RulingError if the player goes back.
    """
    state = _dealt(referee)
    name, answer = state.names[seat], list[str]()
    if verb in ("place", "discard", "use"):
        check_without_cards(state, verb, name)
    with screen.alone(spoken(name)) as desk:
        if desk.masked:
            desk.show("")  # refuses: the hand stands above what is typed
        while True:
            lines = _lines(screen, referee, seat)
            text = desk.ask(_page(screen, lines, answer, _prompt(screen, state, verb))).strip()
            if text.lower() in ("back", "undo"):
                raise refused("attackdefend-refused-not-chosen", player=name)
            if text.lower() in ("quit", "exit"):
                raise EOFError
            words = text.lower().split()
            if words[1:] and begun(words[0], [verb]):  # the command once more, now with its card
                words = words[1:]
            if words[:1] == ["read"] and desk.live:
                answer = _read(screen, referee, seat, " ".join(words[1:])) or [
                    screen.language.say(Message("attackdefend-such-as-read"))
                ]
                continue
            try:
                words = cards_meant(screen.language, referee, seat, verb, words)
                if not words:
                    raise refused("attackdefend-refused-no-card")
                check_command(state, Command(verb, name, tuple(words)))
            except RulingError as error:
                answer = wrap(screen.language.say(error.message), WIDTH - 2)
                if not desk.live:
                    raise
            else:
                return words


def typed_openly(
    language: Language, referee: Referee, seat: Seat, verb: str, words: list[str]
) -> list[str]:
    """Return the cards of a command typed where everybody looks, numbers in the hand as names.

    A refusal that depends on what the hand holds says no more than what was typed (K21).
    """
    state = _dealt(referee)
    name = state.names[seat]
    if verb in ("place", "discard", "use"):
        check_without_cards(state, verb, name)
    cards = cards_meant(language, referee, seat, verb, words)
    try:
        check_command(state, Command(verb, name, tuple(cards)))
    except RulingError as error:
        if error.ruling is None or (verb != "choose" and error.ruling not in ("K10", "K19")):
            raise
        typed = " ".join([verb, *words])
        raise refused("attackdefend-refused-in-private", text=typed, form=verb) from None
    return cards


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
        raise refused("attackdefend-refused-on-paper", "K20")
    return state


def _page(
    screen: Screen, lines: list[str], answer: list[str], asked: list[str]
) -> Callable[[str], str]:
    """Return a page of cards with what was answer last; without the cards if they don't fit."""
    page = [*lines, *answer, *asked]
    if answer and screen.rows is not None and len(page) >= screen.rows:
        page = [*answer, *asked]
    return lambda typed: "\n".join(page)


def _lines(screen: Screen, referee: Referee, seat: Seat) -> list[str]:
    """Return a hand in full, or each card in one line where that does not fit on the screen."""
    state = referee.in_play
    document = view_document(referee, state.names[seat])
    lines = _wrapped(screen, private_lines(state, document))
    if screen.rows is None or len(lines) <= screen.rows - _BESIDE:
        return lines
    return _wrapped(screen, private_lines(state, document, in_full=False))


def _wrapped(screen: Screen, lines: Sequence[Words]) -> list[str]:
    """Return lines for a screen of one's own, which needs a column for the cursor."""
    return lines_of(lines, screen.language, LAYOUT.hanging, WIDTH - 2)


def _read(screen: Screen, referee: Referee, seat: Seat, number: str) -> list[str]:
    """Return what a card of the hand says, by its number; nothing if there is no such card."""
    state = referee.in_play
    card = _numbered(referee, state, seat).get(number.strip())
    return _wrapped(screen, card_lines(state, card)) if card else []


def _numbered(referee: Referee, state: State, seat: Seat) -> dict[str, str]:
    """Return the cards of a hand by their numbers, as they are typed."""
    cards = view_document(referee, state.names[seat])["cards"]
    return {str(number): card for number, card in enumerate(cards, start=1)}


def _prompt(screen: Screen, state: State, verb: str) -> list[str]:
    asked = question(state)
    if verb != "choose" or asked is None:
        wanted = _WANTED[verb]
    elif asked.step == "discard":
        wanted = Message("attackdefend-step-discard", count=asked.count)
    elif asked.step == "switch":
        own = [str(lying.place) for lying in state.field if lying.side == asked.player]
        wanted = Message("attackdefend-step-switch", example="".join(own[:1]))
    else:
        wanted = _WANTED_BY_STEP[asked.step]
    return wrap(screen.language.say(Message("attackdefend-ask-alone", term=wanted)), WIDTH - 2)


def cards_meant(
    language: Language, referee: Referee, seat: Seat, verb: str, words: list[str]
) -> list[str]:
    """Return words with the cards in the hand by name that are typed by number, or in short.

    Raises RulingError if there is no card with a number, or if several cards may be meant.
    """
    state = referee.in_play
    named, asked = _numbered(referee, state, seat), question(state)
    kept = {"take": len(words), "switch": 1}.get(asked.step, 0) if verb == "choose" and asked else 0
    for word in words[kept:]:
        if word.isdecimal() and word not in named:
            raise refused("attackdefend-refused-number-of-card", text=word, of=len(named))
    typed = words[kept:]
    meant = [named.get(word) or card_meant(state.printed, word, language) for word in typed]
    return [*words[:kept], *meant]
