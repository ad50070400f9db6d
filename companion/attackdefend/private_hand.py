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
from companion.words import Message, Words

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


class PrivateHand:
    """The hand of one player; RulingError where cards are on paper."""

    def __init__(self, screen: Screen, referee: Referee, seat: Seat) -> None:
        self._screen, self._say = screen, screen.language.say
        self._state = state = referee.in_play
        if not state.dealt:
            raise refused("attackdefend-refused-on-paper", "K20")
        self._name = state.names[seat]
        self._view = view_document(referee, self._name)
        numbered = enumerate(self._view["cards"], start=1)
        self._numbered: dict[str, str] = {str(number): card for number, card in numbered}

    def show(self) -> None:
        """Show the player alone what he may know."""
        name = spoken(self._name)
        with self._screen.alone(name, what=Message("attackdefend-hand-of", player=name)) as desk:
            if not desk.live or desk.masked:
                desk.show("\n".join(self._lines()))
                return
            read: list[str] = []
            asked = [self._say(Message("attackdefend-seen"))]
            while typed := desk.ask(self._page(read, asked)).strip().lower():
                if typed in ("quit", "exit"):
                    raise EOFError
                read = self._read(typed) or [self._say(Message("attackdefend-type-number"))]

    def answered_alone(self, verb: str) -> list[str]:
        """Let the player alone name cards for a command; return the words after his name.

        They may be typed by their numbers in the hand. Raises RulingError if the player goes back.
        """
        state, name, answer = self._state, self._name, list[str]()
        if verb in ("place", "discard", "use"):
            check_without_cards(state, verb, name)
        with self._screen.alone(spoken(name)) as desk:
            if desk.masked:
                desk.show("")  # refuses: the hand stands above what is typed
            while True:
                text = desk.ask(self._page(answer, self._prompt(verb))).strip()
                if text.lower() in ("back", "undo"):
                    raise refused("attackdefend-refused-not-chosen", player=name)
                if text.lower() in ("quit", "exit"):
                    raise EOFError
                words = text.lower().split()
                if words[1:] and begun(words[0], [verb]):  # the command again, now with its card
                    words = words[1:]
                if words[:1] == ["read"] and desk.live:
                    answer = self._read(" ".join(words[1:]))
                    answer = answer or [self._say(Message("attackdefend-such-as-read"))]
                    continue
                try:
                    words = self._cards_meant(verb, words)
                    if not words:
                        raise refused("attackdefend-refused-no-card")
                    check_command(state, Command(verb, name, tuple(words)))
                except RulingError as error:
                    answer = wrap(self._say(error.message), WIDTH - 2)
                    if not desk.live:
                        raise
                else:
                    return words

    def typed_openly(self, verb: str, words: list[str]) -> list[str]:
        """Return the cards of a command typed where everybody looks, numbers in the hand as names.

        A refusal that depends on what the hand holds says no more than what was typed (K21).
        """
        if verb in ("place", "discard", "use"):
            check_without_cards(self._state, verb, self._name)
        cards = self._cards_meant(verb, words)
        try:
            check_command(self._state, Command(verb, self._name, tuple(cards)))
        except RulingError as error:
            if error.ruling is None or (verb != "choose" and error.ruling not in ("K10", "K19")):
                raise
            typed = " ".join([verb, *words])
            raise refused("attackdefend-refused-in-private", text=typed, form=verb) from None
        return cards

    def _page(self, answer: list[str], asked: list[str]) -> Callable[[str], str]:
        """Return a page of cards with what was answered last; without them if they don't fit."""
        page, rows = [*self._lines(), *answer, *asked], self._screen.rows
        if answer and rows is not None and len(page) >= rows:
            page = [*answer, *asked]
        return lambda typed: "\n".join(page)

    def _lines(self) -> list[str]:
        """Return the hand in full, or each card in one line where that does not fit the screen."""
        lines = self._wrapped(private_lines(self._state, self._view))
        if self._screen.rows is None or len(lines) <= self._screen.rows - _BESIDE:
            return lines
        return self._wrapped(private_lines(self._state, self._view, in_full=False))

    def _wrapped(self, lines: Sequence[Words]) -> list[str]:
        """Return lines for a screen of one's own, which needs a column for the cursor."""
        return lines_of(lines, self._screen.language, LAYOUT.hanging, WIDTH - 2)

    def _read(self, number: str) -> list[str]:
        """Return what a card of the hand says, by its number; nothing if there is no such card."""
        card = self._numbered.get(number.strip())
        return self._wrapped(card_lines(self._state, card)) if card else []

    def _prompt(self, verb: str) -> list[str]:
        asked = question(self._state)
        if verb != "choose" or asked is None:
            wanted = _WANTED[verb]
        elif asked.step == "discard":
            wanted = Message("attackdefend-step-discard", count=asked.count)
        elif asked.step == "switch":
            own = [str(lying.place) for lying in self._state.field if lying.side == asked.player]
            wanted = Message("attackdefend-step-switch", example="".join(own[:1]))
        else:
            wanted = _WANTED_BY_STEP[asked.step]
        return wrap(self._say(Message("attackdefend-ask-alone", term=wanted)), WIDTH - 2)

    def _cards_meant(self, verb: str, words: list[str]) -> list[str]:
        """Return words with the cards in the hand by name that are typed by number, or in short.

        Raises RulingError if there is no card with a number, or if several cards may be meant.
        """
        named, asked = self._numbered, question(self._state)
        kept = 0
        if verb == "choose" and asked:
            kept = {"take": len(words), "switch": 1}.get(asked.step, 0)
        for word in words[kept:]:
            if word.isdecimal() and word not in named:
                raise refused("attackdefend-refused-number-of-card", text=word, of=len(named))
        printed, language = self._state.printed, self._screen.language
        meant = [named.get(word) or card_meant(printed, word, language) for word in words[kept:]]
        return [*words[:kept], *meant]


def check_without_cards(state: State, verb: str, name: str, *place: str) -> None:
    """Raise RulingError if a command is refused whatever card it names, perhaps after a place."""
    card = () if verb == "end" else (state.printed.kinds[0].id,)
    try:
        check_command(state, Command(verb, name, (*place, *card)))
    except RulingError as error:
        if error.ruling not in ("K9", "K10", "K18", "K19", "K20"):
            raise
