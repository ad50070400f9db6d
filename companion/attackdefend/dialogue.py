"""Attack/Defend live: the questions of the set-up, short forms, and what one player sees alone."""

import secrets
from collections.abc import Mapping, Sequence

from companion.attackdefend import narration
from companion.attackdefend.commands import SIDES, seat_named
from companion.attackdefend.deck import DECKS, UNNAMED, USUAL, card_meant
from companion.attackdefend.effects import question
from companion.attackdefend.legal import (
    defender_is_asked,
    legal_commands,
    only_pile,
    play_is_open,
    verbs_now,
)
from companion.attackdefend.private_hand import PrivateHand, check_without_cards
from companion.attackdefend.referee import Referee
from companion.attackdefend.state import Seat, State
from companion.attackdefend.statements import (
    DEALT_FORMS,
    PAPER,
    PILES,
    ROLES,
    Command,
    Deal,
    arguments,
)
from companion.computer_dialogue import OVER, ComputerDialogue
from companion.errors import NotUnderstoodError, RulingError, refused
from companion.names import name_meant, names_in_full, names_like, recorded
from companion.short_forms import begun, choice_meant, word_meant, yes_meant
from companion.words import Message, Words

_FORMS = {
    "prefer": "prefer defender",
    "wager": "wager 2",
    "draw": "draw [discard]",
    "advance": "advance 1",
    "flip": "flip 1",
    "play": "play 1",
}
"""How a statement is typed that has more than one word, by its first."""

_REPLIES = ("none", "kept", "yes")
"""What a choice may be besides places and cards."""

_WITHOUT_CARDS = ("side", "prefer", "accept", "draw", "advance")


class GameDialogue(ComputerDialogue[Referee]):
    """A game of Attack/Defend being played or refereed live."""

    _passed = -1
    """The length of the log when the Defender last said that he plays nothing."""

    @property
    def own_help(self) -> Mapping[str, Words]:
        lines = {
            _FORMS.get(verb, verb): Message(f"attackdefend-help-{verb}") for verb in self._verbs
        } or {"2, none, ...": Message("attackdefend-help-question")}
        if self.referee.in_play.dealt:
            return lines | {
                "hand [NAME]": Message("attackdefend-help-hand"),
                "2": Message("attackdefend-help-number"),
            }
        return lines | {
            "flip 1 coup": Message("attackdefend-help-faces"),
            "end gain": Message("attackdefend-help-scores"),
        }

    @property
    def _verbs(self) -> list[str]:
        """What may be said now, as far as everybody knows, the most usual first."""
        state = self.referee.in_play
        return [*verbs_now(state), *(["play"] if play_is_open(state) else [])]

    @property
    def hints(self) -> Mapping[str, Words]:
        words = ("pass", "done") if "end" in self._verbs else ()
        return dict.fromkeys(words, Message("common-refused-end"))

    @property
    def usual(self) -> Sequence[str]:
        return [*self._verbs, "hand"]

    @property
    def usual_answer(self) -> str:
        """What Enter says: that the Defender plays nothing, or what is left without a choice."""
        state = self.referee.in_play
        if self._asks_defender:
            return "no"
        if narration.chosen_alone(state):
            return "choose"
        if asked := question(state):
            return "yes" if asked.step == "place" else ""
        if only_pile(state):
            return "draw"
        return "end" if self._verbs[:1] == ["end"] else ""

    # -- set-up ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        referee = self.referee
        while referee.deck is None and not referee.names:
            prompt = Message("attackdefend-which-deck", example=USUAL, text=UNNAMED)
            text = self.ask(prompt, DECKS, default=USUAL)
            self.attempt(self.session.say, f"deck {text}")
        prompts = (Message("attackdefend-which-first"), Message("attackdefend-which-second"))
        self.seat_two(prompts, self._seat)
        while self.referee.state is None:
            prompt = Message("attackdefend-which-cards")
            text = self.ask(prompt, ("deal", PAPER))
            match text.lower().split():
                case ["deal" | "dealt"]:
                    self.attempt(self._deal)
                case ["paper"] | ["deal", "paper"]:
                    self.attempt(self.session.say, f"deal {PAPER}")
                case ["deal", _]:
                    self.attempt(self.session.say, text)
                case _:
                    self.screen.tell(Message("attackdefend-type-deal"))

    def _seat(self, text: str) -> None:
        """Seat a player; what looks like the symbol of other games is refused."""
        name = text.removeprefix("player ")
        *first, last = name.split()
        if first and len(last) == 1 and (last.isascii() or not last.isalpha()):
            raise refused(
                "attackdefend-refused-symbol", text=" ".join(first), title=name, symbol=last
            )
        self.session.say(f"player {recorded(name)}")

    def _deal(self) -> None:
        if not self.screen.hides or self.screen.masked:
            raise refused("attackdefend-refused-hands-here")
        deal = Deal(secrets.token_hex(16))
        self.session.say(str(deal))
        self.screen.tell(Message("attackdefend-dealt"))
        self.screen.tell(self.in_lines(Message("attackdefend-digest"), deal.digest))

    # -- play --------------------------------------------------------------------------------------

    def prompt(self) -> Words:
        state = self.referee.in_play
        if state.result is not None:
            return OVER
        if self._asks_defender:  # and Enter is his answer
            return self.in_lines(narration.play_question(state), narration.prompt(state))
        return narration.prompt(state, self.usual_answer)

    @property
    def _asks_defender(self) -> bool:
        """Whether it is open if the Defender plays a card; the Attacker may go on all the same."""
        state, passed = self.referee.state, self._passed == len(self.referee.log)
        if state is None or passed or not defender_is_asked(state):
            return False
        return self.referee.asked_besides not in self.referee.computers

    def suggestions(self) -> list[str]:
        """Return what may be said with printed cards; the commands are enough for cards dealt."""
        state = self.referee.state
        return [] if state is None or state.dealt else self.referee.legal_statements()

    def obey(self, words: list[str]) -> bool:
        """Show a hand, or list what may be said."""
        match [word.lower() for word in words]:
            case ["n" | "no" | "none"] if self._asks_defender:
                self._passed = len(self.referee.log)
                self._draw_unasked()
            case ["hand"] | ["hand", _]:
                names, typed = self.referee.names, words[1:]
                seat = self._speaker("hand")
                if typed:
                    seat = seat_named(names, name_meant(typed[0], names))
                self.check_person(names[seat])
                PrivateHand(self.screen, self.referee, seat).show()
            case ["moves"]:
                if self.referee.in_play.dealt:
                    raise refused("attackdefend-refused-moves")
                self.tell_lines(self.referee.legal_statements())
            case _:
                return False
        return True

    def full_statement(self, words: list[str]) -> str:
        """Return a statement as the record writes it; hidden cards are asked for alone."""
        state = self.referee.in_play
        verb, rest = self._verb_meant(state, words)
        seat = self._speaker(verb)
        if rest and names_in_full(rest[0], state.names):
            seat, rest = seat_named(state.names, name_meant(rest[0], state.names)), rest[1:]
        if verb == "draw":
            usual = "deck" if state.deck else "discard"
            rest = [word_meant(word, PILES, Message("attackdefend-no-pile")) for word in rest] or [
                usual
            ]
        elif verb in ("side", "prefer"):
            rest = [choice_meant(word, ROLES) for word in rest]
        elif verb == "choose":
            rest = [choice_meant(word, _REPLIES) for word in rest]
        if state.dealt and self._asked_alone(state, verb):
            rest = self._hidden_cards(seat, verb, rest)
        elif verb not in _WITHOUT_CARDS:
            rest = [self._card_meant(word) for word in rest]
        if not state.dealt:
            rest += self._asked_openly(state, seat, verb, rest)
        if verb == "choose" and not rest and (asked := question(state)) is not None:
            wanted = narration.answer_wanted(asked)
            raise refused("attackdefend-refused-type", term=wanted)
        self._check_form(state, Command(verb, state.names[seat], tuple(rest)))
        return " ".join([verb, state.names[seat], *rest])

    def _verb_meant(self, state: State, words: list[str]) -> tuple[str, list[str]]:
        """Return what a statement begins with, and its other words; raises NotUnderstoodError."""
        if state.defender is None:  # "Ann is the Defender"
            words = [word for word in words if word.lower() not in ("is", "the")] or words
        first, *rest = words
        verb, asked = first.lower(), question(state)
        owed = state.turn is not None and state.draw_owed and asked is None
        if owed and not rest and len(begun(verb, PILES)) == 1:
            return "draw", words
        if verb in DEALT_FORMS or verb == "choose":
            return verb, rest
        if len(rest) == 1 and begun(rest[0], ROLES) and names_like(first, state.names):
            return "side", [name_meant(first, state.names), *rest]
        names_card = asked and state.printed.index(self._card_meant(verb)) is not None
        if names_card or (asked is not None and (verb.isdecimal() or begun(verb, _REPLIES))):
            return "choose", words
        if self._asks_defender and verb.isdecimal():
            return "play", words
        if self._asks_defender and yes_meant(verb, self.screen.language):
            raise refused("attackdefend-refused-which-card")
        # a letter alone begins a command first, but "a 1" names a place: no command does
        letter = len(verb) == 1 and not (rest and rest[0].isdecimal())
        is_command = letter and begun(verb, self._commands())
        if asked is None and not is_command and not begun(verb, self.usual):
            known = [each for each in DEALT_FORMS if state.defender is None or each not in SIDES]
            if meant := begun(verb, known):  # it can't be said now: the referee says why
                return meant[0], rest
        raise NotUnderstoodError(Message("common-refused-not-understood", text=" ".join(words)))

    def _hidden_cards(self, seat: Seat, verb: str, rest: list[str]) -> list[str]:
        """Return cards that stay hidden: asked for alone, or as typed where everybody looks."""
        hand = PrivateHand(self.screen, self.referee, seat)
        numbers = all(word.isdecimal() for word in rest)
        if not rest or (verb == "wager" and numbers):  # the number may be meant as "so many"
            return hand.answered_alone(verb)
        if not numbers and verb != "use" and rest != ["none"]:
            self.screen.forget()
            self.tell(Message("attackdefend-next-time", form=verb))
        return hand.typed_openly(verb, rest)

    def _check_form(self, state: State, command: Command) -> None:
        """Raise RulingError, with an example, if words are missing or too many."""
        asked = question(state) if command.verb == "choose" else None
        if command.verb == "choose" and asked is None:
            return
        step = None if asked is None else asked.step
        try:
            arguments(command, state.printed, state.dealt, step)
        except RulingError as error:
            example = self._example(state, command)
            if not example:
                raise
            raise refused("common-refused-example", reason=error.message, example=example) from None

    def _example(self, state: State, command: Command) -> str:
        """Return such a command that can be said now, in short; nothing if hands would decide."""
        secret = command.verb == "play" or self._asked_alone(state, command.verb)
        if state.dealt and secret:
            return ""
        for legal in legal_commands(state, seat_named(state.names, command.player)):
            verb, _, *words = legal.split()
            if verb == command.verb and words:
                return " ".join(words if verb == "choose" else [verb, *words])
        return ""

    def _asked_openly(self, state: State, seat: Seat, verb: str, rest: list[str]) -> list[str]:
        """Return the printed card that everybody sees now, if its place was typed without it."""
        name, asked = state.names[seat], question(state)
        if verb == "end" and not rest and seat not in (state.defender, None) and state.turn == seat:
            check_without_cards(state, verb, name)
            example = narration.scored_at_end(state)
            ask = Message("attackdefend-end-without")
            if example and not self.confirm(ask, usual=True):
                raise refused("attackdefend-refused-name-them", example=example)
        chooses = verb == "choose" and asked is not None
        step = asked.step if asked is not None and chooses else verb
        if step not in ("flip", "trash", "play") or len(rest) != 1:
            return []
        if chooses and rest == ["none"]:
            return []
        check_without_cards(state, verb, name, rest[0])
        kinds = [kind.id for kind in state.printed.kinds]
        return [self._card_meant(self.ask(Message("attackdefend-which-card"), kinds))]

    def _card_meant(self, word: str) -> str:
        return card_meant(self.referee.printed, word, self.screen.language)

    def _speaker(self, verb: str) -> Seat:
        """Return whose statement it is where no name is said."""
        state = self.referee.in_play
        plays = verb == "play" or (verb == "hand" and self._asks_defender)
        if state.defender is not None and plays:
            return state.defender
        return self.referee.seat_to_speak(state) or 0

    def _asked_alone(self, state: State, verb: str) -> bool:
        if verb == "choose":
            return narration.chosen_alone(state)
        return verb in ("place", "discard", "wager", "use")

    def after(self, statement: str) -> None:
        """Say where a face is there to be looked at, and draw where only one pile has cards."""
        super().after(statement)
        state = self.referee.in_play
        entries = [entry for entry in self.referee.log if not entry.void]
        events = entries[-1].events if state.dealt and entries else ()
        peeked = {event.player for event in events if event.kind == "peeked"}
        for player in peeked - set(self.referee.computers):
            self.screen.tell(Message("attackdefend-see-face", player=player, who=player))
        if state.dealt and state.result is not None:
            self.screen.tell(Message("attackdefend-seed", text=str(state.seed)))
        if not play_is_open(state) and not statement.lower().startswith("undo"):
            self._draw_unasked()

    def _draw_unasked(self) -> None:
        """Draw the card that is owed, if there is only one pile and nobody plays by phone."""
        state = self.referee.in_play
        if (pile := only_pile(state)) and not (self.phones and self.phones.joined):
            self.say(f"draw {state.names[state.turn or 0]} {pile}")

    def show(self) -> None:
        self.tell_lines(narration.standing(self.referee), narration.LAYOUT.hanging)
