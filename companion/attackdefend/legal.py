"""What may be said now: every statement that is legal, made by trying all that could be."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, combinations, product

from companion.attackdefend.commands import SIDES, check_command
from companion.attackdefend.deck import LEVELS
from companion.attackdefend.effects import question
from companion.attackdefend.state import SEATS, Seat, State, sort_cards
from companion.attackdefend.statements import DEALT_FORMS, PILES, ROLES, Command, form_of
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
    """Return what the player who speaks may begin with, all of it public, the most usual first."""
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
    """Return the one pile from which the player must draw now; nothing if he has a choice."""
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
    """Tell whether the Defender is asked before the Attacker goes on; not in his own turn."""
    return play_is_open(state) and state.turn != state.defender


def _candidates(state: State, seat: Seat) -> Iterator[Command]:
    """Yield everything that could be legal: each word of a command with all that it may be."""
    name = state.names[seat]
    asked = question(state)
    if state.result is not None or (asked and asked.player != seat):
        return
    if asked:
        yield Command("choose", name, ("none",))
        form = form_of("choose", state.dealt, asked.step)
        yield from (Command("choose", name, words) for words in _worded(state, seat, form))
        return
    sides = state.defender is None
    for verb in DEALT_FORMS if sides or seat == state.turn else ("play",):
        if (verb in SIDES) == sides and (verb != "wager" or seat == state.answering):
            form = form_of(verb, state.dealt)
            yield from (Command(verb, name, words) for words in _worded(state, seat, form))


def _worded(state: State, seat: Seat, form: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield what a player may say in a form, each word with all that it may be."""
    asked, hand = question(state), sort_cards(state.hands[seat])
    nameable = set(hand)
    if not state.dealt:  # on paper: what may still turn up
        nameable = {card for card, count in state.unseen.items() if count > 0}
    cards = [state.kind(card).id for card in sorted(nameable)]
    most = len(state.hands[seat])
    meanings: dict[str, Iterable[tuple[str, ...]]] = {
        "ROLE": [(role,) for role in ROLES],
        "PILE": [(pile,) for pile in PILES],
        "PLACE": [(str(lying.place),) for lying in state.field],
        "COUNT": [(str(count),) for count in range(1, (asked.count if asked else most) + 1)],
        "CARD": [(card,) for card in cards],
        "KEPT": [("kept",), *((card,) for card in cards)],
        "YES": [("yes",)],
        "[CARDS]": [()],  # only the Attacker knows which
    }
    if "CARDS" in form:
        sizes = [asked.count] if asked else range(1, most + 1)
        meanings["CARDS"] = [words for size in sizes for words in _selections(state, hand, size)]
    for words in product(*(meanings[word] for word in form)):
        yield tuple(chain.from_iterable(words))


def _selections(state: State, hand: list[int], size: int) -> list[tuple[str, ...]]:
    """Return every selection of so many cards of a hand, each in deck order."""
    chosen = sorted(set(combinations(hand, size)))
    return [tuple(state.kind(card).id for card in cards) for cards in chosen]
