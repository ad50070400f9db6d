"""Tactics Joker live: the questions of the set-up, and the short forms of what is said in play."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

from companion.dialogue import OVER, Dialogue
from companion.errors import NotUnderstoodError, RulingError
from companion.names import name_meant, names_in_full, player_typed, split_players, spoken
from companion.narration import plural
from companion.tactics import narration, table_map
from companion.tactics.board import SIZE, Space, name_of, parse_space
from companion.tactics.documents import view_document
from companion.tactics.forms import complaint
from companion.tactics.movement import example_move, legal_moves
from companion.tactics.odds import odds_of_attack
from companion.tactics.questions import Due, due, example_dice
from companion.tactics.referee import Referee
from companion.tactics.rules import RACES, VARIANTS
from companion.tactics.set_up import SetUp
from companion.tactics.state import State
from companion.tactics.statements import GRAMMAR

HELP = """\
3 a1 b2            move three units from A1 to B2
a1 b2              move all that can go
3 a1 b2 tired 1    one of the three has moved before
odds 3 a1 b2       how an attack would end, before you make it
4 2 6              the dice you have thrown
roll               let the companion throw them
end                end the turn before the last move
moves              list where armies may go
look Ann           with fog: what Ann sees, on a screen of her own
draw               both agree on a draw
resign Bob         Bob gives up"""

_VARIANTS_TOLD = """\
races: each army is better at something. fog: you see only
cards near your armies. dead-out: units that die stay out."""

_SEATS_TOLD = """\
The first player begins.
The symbol marks a player's armies on the drawn table."""

_SPACE = r"([a-g])\s*,?\s*([1-7])"
_MOVE = re.compile(
    rf"(?:(\d+|all)\s+)?{_SPACE}\s*(?:to|-|>|->)?\s*{_SPACE}(?:\s+tired\s+(\d+))?",
    re.IGNORECASE | re.ASCII,
)


class GameDialogue(Dialogue[Referee]):
    """A game of Tactics Joker being refereed live."""

    own_help = HELP
    ended_by: ClassVar = {
        "draw": "A draw ends the game. Does everybody agree?",
        "resign": "{} gives up, and that ends the game. Is that right?",
    }

    # -- set-up ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        if not self._so_far.said & {"rounds", "player"}:
            self._choose_variants()
            self._choose_length()
        while len(self._so_far.players) < 2:
            which = "Second" if self._so_far.players else "First"
            prompt = f"{which} player: name and symbol, such as Ann A?"
            for text in split_players(self.ask(prompt, told=_SEATS_TOLD)):
                self.attempt(self._seat, text)
        if "races" in self._so_far.rules.variants:
            for name in self._so_far.names:
                while name not in self._so_far.races:
                    words = (*RACES, "random")
                    text = self.ask(
                        f"{spoken(name)}'s race ({', '.join(RACES)}, or random)?", words
                    )
                    race = secrets.choice(RACES) if text.lower() == "random" else text
                    self.attempt(self.session.say, f"race {name} {race}")
        self._types_rows = False
        while self.referee.state is None:
            self.attempt(self._lay_cards)

    @property
    def _so_far(self) -> SetUp:
        return self.referee.set_up

    def _choose_variants(self) -> None:
        while open_ones := [each for each in VARIANTS if each not in self._so_far.rules.variants]:
            done = "no more" if self._so_far.rules.variants else "none"
            text = self.ask(
                f"Which variant ({', '.join(open_ones)})?", open_ones, _VARIANTS_TOLD, done
            )
            if text.lower() in (done, "none", "no"):
                break
            words = text.replace(",", " ").split()
            whole = words[:1] in (["start"], ["rounds"])
            for line in [text] if whole else [f"variant {word}" for word in words]:
                self.attempt(self.session.say, line)

    def _choose_length(self) -> None:
        if "rounds" in self._so_far.said:
            return
        prompt, endless = "After how many rounds does it end (a number, or no limit)?", "no limit"
        while (text := self.ask(prompt, ("30", endless), default="30")) != endless:
            if self.attempt(self._say_rounds, text):
                break

    def _say_rounds(self, text: str) -> None:
        if re.search(r"\d\s*(m|h)", text.lower()):
            raise RulingError(
                "this game is counted in rounds, not in minutes: type a number of rounds, such as 30"
            )
        self.session.say(f"rounds {text}")

    def _seat(self, text: str) -> None:
        statement = player_typed(text)
        _, name, symbol = statement.split()
        taken = complaint(name, symbol, self.referee.names, self._so_far.players.values())
        if taken is not None:
            raise RulingError(taken)
        self.session.say(statement)

    def _lay_cards(self) -> None:
        """Take the rows from a seed, or as they are typed from the table."""
        so_far = self._so_far
        row = len(so_far.rows) + 1
        if so_far.dealt is None and row == 1 and not self._types_rows:
            # no words to complete: a seed may begin as one of them
            text = self.ask("The cards: a seed such as k7, random, or rows to type them?", ())
            self._types_rows = text.lower() == "rows"
            if not text:
                return
            if not self._types_rows:
                seed = secrets.token_hex(3) if text.lower() in ("r", "random", "deal") else text
                self.session.say(f"deal {seed.lower().removeprefix('deal ')}")
        if so_far.dealt is not None:
            cards = " ".join(so_far.dealt.table[(row - 1) * SIZE : row * SIZE])
        else:
            cards = self.ask(f"Row {row}, from A to G: seven cards, such as KS 2C AC 4S 3S X KH?")
        self.session.say(f"row {row} {re.sub(rf'^row {row} ', '', cards, flags=re.IGNORECASE)}")

    _types_rows = False

    # -- play --------------------------------------------------------------------------------------

    @property
    def hints(self) -> Mapping[str, str]:
        if due(self._state) is not None or self._state.result is not None:
            return {}
        end = "to end the turn, type: end"
        attack = f"to attack, move onto the enemy's space: {example_move(self._state)}"
        return {"pass": end, "done": end, "attack": attack}

    @property
    def usual(self) -> Sequence[str]:
        asked = due(self._state)
        return ("end",) if asked is None else ("roll",)

    @property
    def usual_answer(self) -> str:
        """What Enter says: that a turn begins in which no castle rolls."""
        asked = due(self._state)
        return "turn" if asked is not None and asked.what == "turn" and not asked.number else ""

    @property
    def _state(self) -> State:
        return self.referee.in_play

    def prompt(self) -> str:
        state, asked = self._state, due(self._state)
        if state.result is not None:
            return OVER
        if asked is None:
            return f"{spoken(state.names[state.turn])}, {plural(state.moves_left, 'move')} left:"
        text = narration.due_text(self._view(None)["question"])
        if asked.what in ("turn", "roll"):
            needed = (
                f", {self._needed(state)}"
                if asked.purpose == "rough" and not state.rules.fog
                else ""
            )
            return (
                f"{text}{needed} (dice, or 'roll'):" if asked.number else f"{text} (Enter: turn):"
            )
        choice = asked.cards or tuple(map(name_of, asked.spaces))
        return f"{text} ({', '.join(choice)}):"

    def _needed(self, state: State) -> str:
        question: Any = state.question
        ground = state.ground(question.target)
        return f"{state.rules.enters_on(state.turn, ground)} or more for {ground}"

    def suggestions(self) -> list[str]:
        asked = due(self._state)
        if asked is None:
            moves = legal_moves(self._state)
            return [f"{each.most} {name_of(each.origin)} {name_of(each.target)}" for each in moves]
        if asked.what in ("turn", "roll"):
            return ["roll"]
        return list(asked.cards) or [name_of(space) for space in asked.spaces]

    def obey(self, words: list[str]) -> bool:
        """List moves, tell odds, or show one player what only that one sees."""
        match words[0].lower(), words[1:]:
            case "moves", []:
                document = self._documents.moves_document(self.referee)
                self.screen.tell(narration.legal_moves(document))
            case "odds", [_, *_] as rest:
                self._tell_odds(" ".join(rest))
            case "look", [name]:
                self._look(name_meant(name, self.referee.names))
            case _:
                return False
        return True

    @property
    def _documents(self) -> Any:
        assert self.session.game is not None
        return self.session.game.documents

    def _view(self, viewer: str | None) -> dict[str, Any]:
        return view_document(self.referee, viewer)

    def _tell_odds(self, text: str) -> None:
        units, origin, target, _ = self._move_meant(text)
        state, army = self._state, self._state.armies[target]
        found = [
            each for each in legal_moves(state) if (each.origin, each.target) == (origin, target)
        ]
        if not found or army is None or army.seat == state.turn:
            raise RulingError(
                f"{name_of(origin)} to {name_of(target)} is no attack that can be made now"
            )
        if not 1 <= units <= found[0].most:
            raise RulingError(f"{units} can't go there: 1 to {found[0].most}")
        odds = odds_of_attack(state, units, origin, target)
        ours, theirs = (spoken(state.names[seat]) for seat in (state.turn, 1 - state.turn))
        self.screen.tell(
            f"{ours} wins {_percent(odds.attacker)}, {theirs} {_percent(odds.defender)},"
            f" nobody {_percent(odds.neither)}."
        )

    def _look(self, name: str) -> None:
        lines = narration.seen(self.referee, self._view(name))
        with self.screen.alone(spoken(name)) as private:
            private.show("\n".join(lines))

    def full_statement(self, words: list[str]) -> str:
        """Return what was typed as the record writes it, with names filled in and dice thrown."""
        state, asked = self._state, due(self._state)
        if asked is not None and asked.what == "castles":
            words = re.sub(r",|\band\b", " ", " ".join(words), flags=re.IGNORECASE).split() or words
        keyword, rest = words[0].lower(), words[1:]
        if keyword == "resign":
            return f"resign {name_meant(rest[0], state.names) if rest else self.referee.turn}"
        if keyword in GRAMMAR and keyword not in _PLAY:
            return " ".join(words)
        name = state.names[state.turn if asked is None else asked.seat]
        if keyword not in _PLAY:
            keyword, rest = self._meant(" ".join(words), asked), words
        elif rest and names_in_full(rest[0], state.names):
            name, rest = name_meant(rest[0], state.names), rest[1:]
        if keyword == "end":  # "end turn" is one way to say it
            return f"end {name}"
        if keyword == "move":
            units, origin, target, tired = self._move_meant(" ".join(rest))
            return f"move {name} {units} {name_of(origin)} {name_of(target)}{tired}"
        if asked is not None and {keyword, asked.what} <= {"roll", "turn"}:
            keyword, rest = asked.what, _dice(rest, asked)
        return " ".join([keyword, name, *rest])

    def _meant(self, text: str, asked: Due | None) -> str:
        """Return the keyword of what is typed without one; raises NotUnderstoodError."""
        if asked is None:
            return "move"
        keyword, form = _ANSWERS[asked.what]
        if not re.fullmatch(form, text, re.IGNORECASE | re.ASCII):
            what = narration.due_text(self._view(None)["question"])
            raise NotUnderstoodError(
                f"'{text}' can't be said now. First {what}: {self._how(asked)}"
            )
        return keyword

    def _how(self, asked: Due) -> str:
        """Return what to type for what is due."""
        if asked.what in ("turn", "roll"):
            return (
                f"type the dice, such as {example_dice(asked)}, or 'roll'"
                if asked.number
                else "type 'turn'"
            )
        choice = asked.cards or tuple(map(name_of, asked.spaces))
        return f"type such as {' '.join(choice[: max(asked.number, 1)])}"

    def _move_meant(self, text: str) -> tuple[int, Space, Space, str]:
        """Return units, origin, target, and what is said of tired ones; without a number all that can go."""
        match = _MOVE.fullmatch(text.strip())
        if match is None:
            raise NotUnderstoodError(
                f"'{text}' is not understood: a move such as {example_move(self._state).lower()}, or 'help'"
            )
        number, *place, tired = match.groups()
        origin, target = parse_space("".join(place[:2])), parse_space("".join(place[2:]))
        if number is None or number.lower() == "all":
            moves = legal_moves(self._state)
            most = [each.most for each in moves if (each.origin, each.target) == (origin, target)]
            units = most[0] if most else 1
        else:
            units = int(number[:6])
        return units, origin, target, f" tired {tired}" if tired else ""

    def after(self, statement: str) -> None:
        """Begin a turn in which no castle rolls, and draw the table as a turn begins and at the end."""
        state, asked = self._state, due(self._state)
        if statement.startswith(("turn", "undo")) or state.result is not None:
            self.show()
        elif asked is not None and asked.what == "turn" and not asked.number:
            self.say(f"turn {state.names[asked.seat]}")

    def show(self) -> None:
        document = self._view(None)
        self.screen.show([[table_map.picture(document)]])
        self.screen.tell("\n".join([*table_map.LEGEND, *narration.status(self.referee)]))


_PLAY = ("castle", "turn", "move", "roll", "push", "joker", "end")

_ANSWERS = {
    "castles": ("castle", r"[a-g][1-7](\s+[a-g][1-7])*"),
    "turn": ("turn", r"[0-9 ]+"),
    "roll": ("roll", r"[0-9 ]+"),
    "push": ("push", r"[a-g][1-7]"),
    "joker": ("joker", r"([0-9]+|[ajqk])[cdhs]|x|joker"),
}
"""By what is due: the keyword that may be left out, and what the rest looks like."""


def _dice(words: list[str], asked: Due) -> list[str]:
    """Return the dice typed, also run together, or thrown here."""
    if not words:
        return [str(secrets.randbelow(6) + 1) for _ in range(asked.number)]
    if len(words) == 1 and len(words[0]) == asked.number:
        return list(words[0])
    return words


def _percent(chance: Fraction) -> str:
    return "under 1 %" if 0 < chance < 0.005 else f"{round(100 * chance)} %"
