"""Attack/Defend live: the questions of the set-up, the short forms, and what one player sees alone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from companion.attackdefend import narration
from companion.attackdefend.commands import seat_named
from companion.attackdefend.deck import HOUSE, card_meant
from companion.attackdefend.effects import question
from companion.attackdefend.legal import defender_is_asked
from companion.attackdefend.private_hand import answered_alone, by_number, check_without_cards, show_hand
from companion.attackdefend.referee import Referee
from companion.attackdefend.state import Seat, State
from companion.attackdefend.statements import DEALT_FORMS, PAPER, ROLES, Deal
from companion.dialogue import OVER, Dialogue
from companion.errors import NotUnderstoodError, RulingError
from companion.names import name_meant, names_in_full, recorded, spoken

_HELP_SIDES = """\
Bob defender           agreed: Bob is the Defender
prefer defender        declare a preference; then 'accept'
wager 2                or wager cards for the preferred side"""

_HELP_TURN = """\
draw deck              or: draw discard
place, discard         a card from the hand
advance 1              turn the card at place 1 one level up
use scout, flip 1      the Attacker's other actions
play 1                 the Defender, at any time
1, Enter               when he is asked: that card, or none
end                    end the turn
2, none, ...           answer what an effect asks"""

_HELP_DEALT = """\
hand [NAME]            look at a hand alone
place, discard, wager, choose: the cards are asked for alone"""

_HELP_PAPER = """\
flip 1 coup            name each face that is turned up
end gain               name the +1 and +2 in the hand"""

_ALONE = ("discard", "place", "switch", "take", "saddle")
"""The steps whose choice is made alone, for it shows what is in a hand."""

_WITHOUT_CARDS = ("side", "prefer", "accept", "draw", "advance")


class GameDialogue(Dialogue[Referee]):
    """A game of Attack/Defend being played or refereed live."""

    _passed = -1
    """The length of the log when the Defender last said that he plays nothing."""

    @property
    def own_help(self) -> str:
        """What may be typed, which depends on how the cards are kept."""
        state = self.referee.state
        apart = _HELP_DEALT if state is None or state.dealt else _HELP_PAPER
        return f"{_HELP_SIDES}\n{_HELP_TURN}\n{apart}"

    # -- set-up --------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Ask for the deck, the players, and the deal, unless the record has them."""
        referee = self.referee
        while referee.deck is None and not referee.names:
            text = self.ask(f"The deck: {HOUSE}, or the name of a file?", (HOUSE,), default=HOUSE)
            self.attempt(self.session.say, f"deck {text}")
        while len(self.referee.names) < 2:
            which = (
                "The second player" if self.referee.names else "The first player, who may choose a side first"
            )
            if text := self.ask(f"{which}: a name, such as Ann?"):
                self.attempt(self._seat, text)
        while self.referee.state is None:
            text = self.ask("Do I deal (deal), or do you play with printed cards (paper)?", ("deal", PAPER))
            match text.lower().split():
                case ["deal" | "dealt"]:
                    self.attempt(self._deal)
                case ["paper"] | ["deal", "paper"]:
                    self.attempt(self.session.say, f"deal {PAPER}")
                case ["deal", _]:
                    self.attempt(self.session.say, text)
                case _:
                    self.screen.tell("Type deal or paper.")

    def _seat(self, text: str) -> None:
        """Seat a player; what looks like the symbol of other games is refused."""
        name = text.removeprefix("player ")
        *first, last = name.split()
        if first and len(last) == 1 and (last.isascii() or not last.isalpha()):
            bare = " ".join(first)
            raise RulingError(
                f"players have no symbol in this game: type '{bare}', or '{name}.' if {last} is an initial"
            )
        self.session.say(f"player {recorded(name)}")

    def _deal(self) -> None:
        if not self.screen.hides or self.screen.masked:
            raise RulingError(
                "hands can't be shown to one player alone here: play with printed cards (paper)"
            )
        deal = Deal(secrets.token_hex(16))
        self.session.say(str(deal))
        self.screen.tell("The cards are dealt, five each. Type 'hand' to look at yours alone.")
        self.screen.tell(f"SHA-256 of the seed, to check the deal afterwards:\n{deal.digest}")

    # -- play ----------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Return who speaks next, and what he may type."""
        state = self.referee.in_play
        if state.result is not None:
            return OVER
        prompt = narration.prompt(state)
        return f"{narration.play_question(state)}\n{prompt}" if self._asks_defender else prompt

    @property
    def _asks_defender(self) -> bool:
        """Whether the question is open if the Defender plays a card; the Attacker may go on all the same."""
        state = self.referee.state
        return state is not None and self._passed != len(self.referee.log) and defender_is_asked(state)

    def ask(self, prompt: str, words: Sequence[str] = (), told: str = "", default: str = "") -> str:
        """Return a line typed at `prompt`; note it, and return nothing, if the Defender plays nothing."""
        text = super().ask(prompt, words, told, default)
        if text.lower() in ("", "n", "no", "none") and self._asks_defender and prompt == self.prompt():
            self._passed = len(self.referee.log)
            return ""
        return text

    def suggestions(self) -> list[str]:
        """Return what may be typed next; nothing in it depends on a hidden card."""
        state = self.referee.state
        if state is None:
            return ["deal", PAPER]
        if not state.dealt:
            return self.referee.legal_statements()
        places = [str(lying.place) for lying in state.field]
        if question(state):
            return ["choose", "none", *places]
        if state.defender is None:
            return ["prefer defender", "prefer attacker", "accept", "wager", "hand"]
        acts = [f"{verb} {place}" for verb in ("advance", "flip", "play") for place in places]
        return ["draw deck", "draw discard", "place", "discard", "use", "end", "hand", *acts]

    def obey(self, words: list[str]) -> bool:
        """Show a hand, or list what may be said."""
        match [word.lower() for word in words]:
            case ["hand"]:
                self._show_hand(self._speaker("hand"))
            case ["hand", _]:
                names = self.referee.names
                self._show_hand(seat_named(names, name_meant(words[1], names)))
            case ["moves"]:
                if self.referee.in_play.dealt:
                    raise RulingError("a list of moves would tell what is in a hand: type 'hand' instead")
                self.screen.tell("\n".join(self.referee.legal_statements()) or "None.")
            case _:
                return False
        return True

    def _show_hand(self, seat: Seat) -> None:
        show_hand(self.screen, self.referee, seat)

    def full_statement(self, words: list[str]) -> str:
        """Return what was typed as the record writes it; cards that stay hidden are asked for alone."""
        state = self.referee.in_play
        if state.defender is None:  # "Ann is the Defender"
            words = [word for word in words if word.lower() not in ("is", "the")] or words
        verb, *rest = words
        verb = verb.lower()
        if verb not in DEALT_FORMS and verb != "choose":
            verb, rest = self._verb_meant(state, words), words
        if verb == "side" and len(rest) == 2:
            rest = [name_meant(rest[0], state.names), rest[1]]
        if verb == "draw" and not rest:
            raise RulingError("from which pile? Type 'draw deck' or 'draw discard'")
        seat = self._speaker(verb)
        if rest and names_in_full(rest[0], state.names):
            seat, rest = seat_named(state.names, name_meant(rest[0], state.names)), rest[1:]
        name = state.names[seat]
        if state.dealt and self._asked_alone(state, verb):
            count_of_cards = verb == "wager" and all(word.isdecimal() for word in rest)
            if not rest or count_of_cards:  # a number may be meant as "so many": the hand is shown then
                rest = answered_alone(self.screen, self.referee, seat, verb)
            else:
                if verb != "use" and rest != ["none"]:
                    self.screen.forget()
                    self.tell(f"Next time type '{verb}' alone: then you are asked for the card in private.")
                rest = by_number(self.referee, state, seat, verb, rest)
        if verb not in _WITHOUT_CARDS:
            rest = [self._card_meant(state, word) for word in rest]
        if not state.dealt:
            rest += self._asked_openly(state, seat, verb, rest)
        if verb == "choose" and not rest and (asked := question(state)) is not None:
            raise RulingError(f"type {narration.answer_wanted(asked)}")
        return " ".join([verb, name, *rest])

    def _asked_openly(self, state: State, seat: Seat, verb: str, rest: list[str]) -> list[str]:
        """Return the printed card that everybody sees now, if its place was typed without it."""
        name, asked = state.names[seat], question(state)
        if verb == "end" and not rest and seat not in (state.defender, None) and state.turn == seat:
            check_without_cards(state, verb, name)
            if not self.confirm("End the turn with no +1 and no +2 in your hand?"):
                raise RulingError("name them after 'end', such as: end gain")
        if verb == "choose" and asked is not None and asked.step in ("flip", "trash"):
            turned_up = rest != ["none"]
        else:
            turned_up = verb in ("flip", "play")
        if not turned_up or len(rest) != 1:
            return []
        check_without_cards(state, verb, name, rest[0])
        return [self._card_meant(state, self.ask("Which card is it?", [k.id for k in state.printed.kinds]))]

    def _card_meant(self, state: State, word: str) -> str:
        try:
            return card_meant(state.printed, word)
        except ValueError as error:
            raise RulingError(str(error)) from None

    def _verb_meant(self, state: State, words: Sequence[str]) -> str:
        if state.defender is None and len(words) == 2 and words[1].lower() in ROLES:
            return "side"
        if question(state):
            return "choose"
        if self._asks_defender and words[0].isdecimal():
            return "play"
        if self._asks_defender and words[0].lower() in ("y", "yes"):
            raise RulingError("which card? Type its place, such as 1")
        raise NotUnderstoodError(f"'{' '.join(words)}' is not understood: type 'help'")

    def _speaker(self, verb: str) -> Seat:
        """Return whose statement it is where no name is said."""
        state = self.referee.in_play
        asked = question(state)
        if state.defender is not None and (verb == "play" or (verb == "hand" and self._asks_defender)):
            return state.defender
        if asked is not None:
            return asked.player
        return state.turn if state.turn is not None else state.answering or 0

    def _asked_alone(self, state: State, verb: str) -> bool:
        if verb == "choose":
            return (asked := question(state)) is not None and asked.step in _ALONE
        return verb in ("place", "discard", "wager", "use")

    def after(self, statement: str) -> None:
        """Say what is due, where a choice is made alone or a face is there to be looked at."""
        state = self.referee.in_play
        if not state.dealt:
            return
        asked = question(state)
        if asked is not None and asked.step in _ALONE:
            self.screen.tell(f"{spoken(state.names[asked.player])}: type 'choose' to choose alone.")
        entries = [entry for entry in self.referee.log if not entry.void]
        if entries and any(event.kind == "peeked" for event in entries[-1].events):
            player = next(event.player for event in entries[-1].events if event.kind == "peeked")
            self.screen.tell(f"{spoken(player)}: type 'hand {spoken(player)}' to see the face alone.")
        if state.result is not None:
            self.screen.tell(f"The seed of the deal was {state.seed}.")

    def show(self) -> None:
        """Tell the position in lines."""
        self.screen.tell("\n".join(narration.standing(self.referee)))
