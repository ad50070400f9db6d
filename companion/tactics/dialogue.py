"""Tactics Joker live: the questions of the set-up, and the short forms of what is said in play."""

import re
import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from companion.computer_dialogue import OVER, ComputerDialogue
from companion.errors import NotUnderstoodError, RulingError, refused
from companion.names import name_meant, names_in_full, spoken
from companion.narration import lines_of, ways
from companion.tactics import narration
from companion.tactics.board import Space, name_of, parse_space
from companion.tactics.documents import moves_document, question_document, view_document
from companion.tactics.movement import example_move, legal_moves, most_units
from companion.tactics.odds import odds_of_attack
from companion.tactics.questions import Due, due, thrown
from companion.tactics.referee import Referee
from companion.tactics.rules import RACES, VARIANTS
from companion.tactics.set_up import SetUp
from companion.tactics.state import RoughRoll, State
from companion.tactics.statements import GRAMMAR
from companion.words import Message, Words

HELP: Mapping[str, Words] = {
    "3 a1 b2": Message("tactics-help-move"),
    "a1 b2": Message("tactics-help-move-all"),
    "3 a1 b2 tired 1": Message("tactics-help-tired"),
    "odds 3 a1 b2": Message("tactics-help-odds"),
    "4 2 6": Message("tactics-help-dice"),
    "roll": Message("tactics-help-roll"),
    "end": Message("tactics-help-end"),
    "moves": Message("tactics-help-moves"),
    "look Ann": Message("tactics-help-look"),
    "draw": Message("tactics-help-draw"),
    "resign Bob": Message("tactics-help-resign"),
}

_SPACE = r"([a-g])\s*,?\s*([1-7])"
_MOVE = re.compile(
    rf"(?:(\d+|all)\s+)?{_SPACE}\s*(?:to|-|>|->)?\s*{_SPACE}(?:\s+tired\s+(\d+))?",
    re.IGNORECASE | re.ASCII,
)


class GameDialogue(ComputerDialogue[Referee]):
    """A game of Tactics Joker being refereed live."""

    own_help = HELP
    ended_by: ClassVar = {
        "draw": lambda: Message("tactics-ends-draw"),
        "resign": lambda name: Message("tactics-ends-resign", player=name),
    }

    # -- set-up ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        if not self._so_far.said & {"rounds", "player"}:
            self._choose_variants()
            self._choose_length()
        prompts = [Message("tactics-which-player", number=number) for number in (1, 2)]
        told = self.in_lines(Message("tactics-seats-first"), Message("tactics-seats-symbol"))
        self.seat_two(prompts, self.seat_person, told)
        while missing := self._so_far.without_race:
            prompt = Message("tactics-which-race", player=missing[0], options=tuple(RACES))
            text = self.ask(prompt, (*RACES, "random"))
            race = secrets.choice(RACES) if text.lower() == "random" else text
            self.attempt(self.session.say, f"race {missing[0]} {race}")
        self._types_rows = False
        while self.referee.state is None:
            self.attempt(self._lay_cards)

    @property
    def _so_far(self) -> SetUp:
        return self.referee.set_up

    def _choose_variants(self) -> None:
        while open_ones := [each for each in VARIANTS if each not in self._so_far.rules.variants]:
            done = "no more" if self._so_far.rules.variants else "none"
            prompt = Message("common-which-variant", options=tuple(open_ones))
            meant = {name: Message(f"tactics-variant-{name}") for name in open_ones}
            if "start" not in self._so_far.said:
                meant["start 2"] = Message("tactics-variant-start")
            text = self.ask(prompt, open_ones, self.in_lines(*ways(meant)), done)
            if text.lower() in (done, "none", "no"):
                break
            words = text.replace(",", " ").split()
            whole = words[:1] in (["start"], ["rounds"])
            for line in [text] if whole else [f"variant {word}" for word in words]:
                self.attempt(self.session.say, line)

    def _choose_length(self) -> None:
        if "rounds" in self._so_far.said:
            return
        prompt, endless = Message("tactics-which-length"), "no limit"
        while (text := self.ask(prompt, ("30", endless), default="30")) != endless:
            if self.attempt(self._say_rounds, text):
                break

    def _say_rounds(self, text: str) -> None:
        if re.search(r"\d\s*(m|h)", text.lower()):
            raise refused("tactics-refused-minutes")
        self.session.say(f"rounds {text}")

    def _lay_cards(self) -> None:
        """Take the rows from a seed, or as they are typed from the table."""
        row = len(self._so_far.rows) + 1
        if self._so_far.dealt is None and row == 1 and not self._types_rows:
            # no words to complete: a seed may begin as one of them
            text = self.ask(Message("tactics-which-cards"), ())
            self._types_rows = text.lower() == "rows"
            if not text:
                return
            if not self._types_rows:
                seed = secrets.token_hex(3) if text.lower() in ("r", "random", "deal") else text
                self.session.say(f"deal {seed.lower().removeprefix('deal ')}")
        if (dealt := self._so_far.dealt) is not None:
            cards = " ".join(dealt.row(row))
        else:
            cards = self.ask(Message("tactics-which-row", number=row))
        self.session.say(f"row {row} {re.sub(rf'^row {row} ', '', cards, flags=re.IGNORECASE)}")

    _types_rows = False

    # -- play --------------------------------------------------------------------------------------

    @property
    def hints(self) -> Mapping[str, Words]:
        if due(self._state) is not None or self._state.result is not None:
            return {}
        end = Message("common-refused-end")
        attack = Message("tactics-refused-attack", example=example_move(self._state))
        return {"pass": end, "done": end, "attack": attack}

    @property
    def usual(self) -> Sequence[str]:
        asked = due(self._state)
        return ("end",) if asked is None else ("roll",)  # dice are thrown, or the turn ends

    @property
    def usual_answer(self) -> str:
        """What Enter says: that a turn begins in which no castle rolls."""
        asked = due(self._state)
        return "turn" if asked is not None and not asked.number else ""

    @property
    def _state(self) -> State:
        return self.referee.in_play

    def prompt(self) -> Words:
        state, asked = self._state, due(self._state)
        if state.result is not None:
            return OVER
        if asked is None:
            player, left = state.names[state.turn], state.moves_left
            return Message("tactics-to-move", player=player, count=left)
        due_now = self._due_text()
        if not asked.number:
            return Message("tactics-ask-turn", term=due_now)
        if isinstance(state.question, RoughRoll) and not state.rules.fog:
            ground = state.ground(state.question.target)
            least = state.rules.enters_on(state.turn, ground)
            term = Message(f"tactics-ground-{ground}")
            return Message("tactics-ask-rough", term=due_now, number=least, ground=term)
        if asked.wants_dice:
            return Message("tactics-ask-dice", term=due_now)
        return Message("tactics-ask-choice", term=due_now, options=tuple(asked.choice))

    def _due_text(self) -> Words:
        question = question_document(self._state)
        return "" if question is None else narration.due_text(question)

    def suggestions(self) -> list[str]:
        asked = due(self._state)  # nothing of it is hidden by fog
        if asked is None:
            moves = legal_moves(self._state)
            return [f"{each.most} {name_of(each.origin)} {name_of(each.target)}" for each in moves]
        return ["roll"] if asked.wants_dice else list(asked.choice)

    def obey(self, words: list[str]) -> bool:
        """List moves, tell odds, or show one player what only that one sees."""
        match words[0].lower(), words[1:]:
            case "moves", []:
                self.tell_lines(narration.legal_moves(moves_document(self.referee)), hanging=2)
            case "odds", [_, *_] as rest:
                self._tell_odds(" ".join(rest))
            case "look", [name]:
                self._look(name_meant(name, self.referee.names))
            case _:
                return False
        return True

    def _tell_odds(self, text: str) -> None:
        units, origin, target, _ = self._move_meant(text)
        state = self._state
        odds = odds_of_attack(state, units, origin, target)
        self.screen.tell(
            Message(
                "tactics-odds",
                player=state.names[state.turn],
                answer=_percent(odds.attacker),
                other=state.names[1 - state.turn],
                term=_percent(odds.defender),
                reason=_percent(odds.neither),
            )
        )

    def _look(self, name: str) -> None:
        self.check_person(name)
        seen = narration.seen(self.referee, view_document(self.referee, name))
        with self.screen.alone(spoken(name)) as private:
            private.show("\n".join(lines_of(seen, private.language)))

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
        elif asked is not None and not _answers(keyword, asked):
            raise RulingError(self._not_now(" ".join(words), asked), "J7")
        elif rest and names_in_full(rest[0], state.names):
            name, rest = name_meant(rest[0], state.names), rest[1:]
        if keyword == "end":  # "end turn" is one way to say it
            return f"end {name}"
        if keyword == "move":
            units, origin, target, tired = self._move_meant(" ".join(rest))
            return f"move {name} {units} {name_of(origin)} {name_of(target)}{tired}"
        if asked is not None and asked.wants_dice:
            keyword, rest = asked.keyword, _dice(rest, asked)
        return " ".join([keyword, name, *rest])

    def _meant(self, text: str, asked: Due | None) -> str:
        """Return the keyword of what is typed without one; raises NotUnderstoodError."""
        if asked is None:
            return "move"
        if re.fullmatch(_ANSWERS[asked.what], text, re.IGNORECASE | re.ASCII):
            return asked.keyword
        raise NotUnderstoodError(self._not_now(text, asked))

    def _not_now(self, text: str, asked: Due) -> Message:
        """Return why something can't be said, and what to type instead."""
        how = Message("tactics-type-such", example=asked.example)
        if asked.wants_dice:
            how = Message("tactics-type-dice", example=asked.example)
            if not asked.number:
                how = Message("tactics-type-turn")
        what = {"text": text, "term": self._due_text(), "reason": how}
        return Message("tactics-refused-not-now", **what)

    def _move_meant(self, text: str) -> tuple[int, Space, Space, str]:
        """Return units (without a number all that can go), origin, target, and the tired ones."""
        match = _MOVE.fullmatch(text.strip())
        if match is None:
            example = example_move(self._state).lower()
            raise NotUnderstoodError(
                Message("tactics-refused-not-understood", text=text, example=example)
            )
        number, *place, tired = match.groups()
        origin, target = parse_space("".join(place[:2])), parse_space("".join(place[2:]))
        if number is None or number.lower() == "all":
            units = most_units(self._state, origin, target) or 1
        else:
            units = int(number[:6])
        return units, origin, target, f" tired {tired}" if tired else ""

    def after(self, statement: str) -> None:
        """Begin a turn in which no castle rolls; draw the table at each turn and at the end."""
        super().after(statement)
        state, asked = self._state, due(self._state)
        if statement.startswith(("turn", "undo")) or state.result is not None:
            self.show()
        elif asked is not None and not asked.number:
            name = state.names[asked.seat]
            if name not in self.referee.computers:
                self.say(f"turn {name}")

    def show(self) -> None:
        self.screen.show([[narration.picture(view_document(self.referee, None))]])
        self.tell_lines([*narration.LEGEND, *narration.status(self.referee)])


_PLAY = ("castle", "turn", "move", "roll", "push", "joker", "end")

_ANSWERS = {
    "castles": r"[a-g][1-7](\s+[a-g][1-7])*",
    "turn": r"[0-9 ]+",
    "roll": r"[0-9 ]+",
    "push": r"[a-g][1-7]",
    "joker": r"([0-9]+|[ajqk])[cdhs]|x|joker",
}
"""By what is due: what a statement looks like after its keyword, which may be left out."""


def _answers(keyword: str, asked: Due) -> bool:
    """Tell whether a statement that begins so answers what is asked; `turn` throws dice, too."""
    return keyword == asked.keyword or (asked.wants_dice and keyword in ("roll", "turn"))


def _dice(words: list[str], asked: Due) -> list[str]:
    """Return the dice typed, also run together, or thrown here."""
    if not words:
        return thrown(asked.number)
    if len(words) == 1 and len(words[0]) == asked.number:
        return list(words[0])
    return words


def _percent(chance: Fraction) -> Message:
    if 0 < chance < 0.005:
        return Message("tactics-under-one")
    return Message("tactics-percent", count=round(100 * chance))
