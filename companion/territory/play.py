"""The play of a territory game live: short forms of statements, and what is shown."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from companion.computer_dialogue import OVER, ComputerDialogue
from companion.computers import answer
from companion.contract import Explanation
from companion.errors import RulingError, refused
from companion.grid import SPACES, name_of
from companion.names import name_meant, names_like, spoken
from companion.narration import laid_out
from companion.short_forms import begun, word_meant
from companion.territory import announcement, narration
from companion.territory.alliance import to_be_named
from companion.territory.answers import full_answer
from companion.territory.audit import audit, audit_lines
from companion.territory.board import STATUSES, Status
from companion.territory.movement import legal_shots
from companion.territory.private_questions import named_node
from companion.territory.referee import Referee
from companion.territory.spoken import (
    answer_meant,
    answer_words,
    is_space,
    shot_meant,
    space_meant,
    typed_answer,
)
from companion.territory.state import State
from companion.territory.statements import GRAMMAR
from companion.territory.view import public
from companion.words import Message, Words

_NAMED = {
    "answer": (1,),
    "pass": (1,),
    "ally": (1, 2),
    "leave": (1,),
    "reveal": (1,),
    "board": (1,),
    "commit": (1,),
    "slip": (1,),
    "alliance": (1,),
    "correct": (1,),
}
"""Where names stand in what is typed, by its first word."""

_LEAVING = ("leave", "leaves", "resign", "resigns", "surrender", "surrenders", "quits")
"""What people type when a player leaves."""

_DETAILS = ("retained", "nodes", "deflectors", "covered")
"""What may follow ``node`` or ``owned`` in an answer."""


class PlayDialogue(ComputerDialogue[Referee]):
    """A game of territory being refereed live, once its set-up is done."""

    what_to_type = Message("territory-what-to-type")

    _read_out: Sequence[str] = ()
    """What was read out already of the move that waits for an answer."""

    _lacking: Words = ""
    """What is asked of an answer that is not complete."""

    @property
    def own_help(self) -> Mapping[str, Words]:
        """The commands that make sense in this game, with names and spaces of the table."""
        state = self._state()
        lines: dict[str, Words]
        if self.referee.asked is not None:
            lines = {
                self._typed(status): Message(f"territory-help-answer-{status}")
                for status in self.referee.replies
            }
        else:
            grid, space = self._legal_example()
            shoot = Message("territory-help-shoot", grid=grid, space=space)
            if state.rules.game == "reflector":
                shoot = shoot.form("short")
            lines = {f"{spoken(grid)} {space}": shoot, "pass": Message("territory-help-pass")}
        if state.rules.alliances:
            other = spoken(state.names[(state.turn + 1) % len(state.names)])
            lines |= {
                f"ally {other}": Message("territory-help-ally"),
                "alliance [NAME]": Message("territory-help-alliance"),
                "leave [NAME]": Message("territory-help-leave"),
            }
        if self._hides_boards:
            lines |= {
                "correct NAME ...": Message("territory-help-correct"),
                "commit NAME": Message("territory-help-commit"),
                "slip NAME X.svg": Message("territory-help-slip"),
                "reveal NAME ...": Message("territory-help-reveal"),
            }
        return lines | {
            "board [NAME]": Message("territory-help-board"),
            "moves": Message("territory-help-moves"),
        }

    @property
    def _hides_boards(self) -> bool:
        return None in self.referee.set_up.boards.values()

    def prompt(self) -> Words:
        state, question = self._state(), self.referee.asked
        if question is not None:
            name, space = self.referee.names[question.grid], name_of(question.space)
            if question.run:
                asked = {"term": question.way, "space": name_of(question.path[-1])}
                return Message("territory-ask-run", player=name, **asked)
            replies = {"space": space, "options": tuple(map(self._typed, self.referee.replies))}
            if question.conceded:
                return Message("territory-ask-conceded", player=name, **replies)
            return Message("territory-ask", player=name, **replies)
        if state.result is not None:
            return Message("territory-over-reveal") if self._hides_boards else OVER
        return Message("territory-to-play", player=state.names[state.turn])

    def asked_by_rule(self) -> Explanation | None:
        if self._lacking:
            return Explanation(self._lacking, ("S8",))
        question = self.referee.asked
        if question is None:
            return None
        ruling = "X1" if question.run else "F1" if question.conceded else "S1"
        return Explanation(self.prompt(), (ruling,))

    def suggestions(self) -> list[str]:
        if self.referee.asked is not None:
            return [*map(self._typed, self.referee.replies), *self._details]
        state = public(self._state())
        return [f"{spoken(grid)} {space}" for grid, space in legal_shots(state).named(state)]

    def obey(self, words: list[str]) -> bool:
        if words[0] in self._grid_names and is_space(" ".join(words[1:])):
            self.say(
                self.full_statement(words)
            )  # a shot at a grid whose name happens to be a command
            return True
        match words[0].lower(), words[1:]:
            case "board", [_, *_]:
                name = name_meant(" ".join(words[1:]), self._grid_names, self.referee.names)
                self._show([self._grid_names.index(name)])
            case "moves", _:
                self._tell_moves()
            case _:
                return False
        return True

    def say(self, statement: str) -> None:
        super().say(statement)
        self.tell_so_far()

    def tell_news(self, typed: str = "") -> None:
        """Tell what others have done, also of a move that waits for an answer."""
        super().tell_news(typed)
        if self._playing:
            self.tell_so_far()

    def tell_so_far(self) -> None:
        """Tell what is known of a move that waits for an answer, as far as it is new."""
        before = self._read_out
        self.note_as_read_out()
        if new := _without(self._read_out, before):
            self.screen.tell("\n".join(new))

    def note_as_read_out(self) -> None:
        """Note what is known of a move that waits for an answer as read out."""
        pending = self.referee.pending
        has_news = pending is not None and pending.asked.events and not self.rulings
        steps = announcement.move_so_far(self.referee) if has_news else ()
        self._read_out = laid_out(steps, announcement.LAYOUT, self.screen.language)

    def announced(self, entry: Any) -> list[str]:
        """Return what to read out, but for what was told while it waited for answers."""
        before, self._read_out = self._read_out, ()
        return _without(super().announced(entry), before)

    def paper(self) -> State:
        return announcement.on_paper(self.referee)

    def unmarked(self, paper: State) -> list[str]:
        """Return what to take back, also of what was marked while a move waited for an answer."""
        self._read_out = ()
        step = announcement.remarked(self.referee, paper, announcement.on_paper(self.referee))
        return laid_out([step], announcement.LAYOUT, self.screen.language)

    def not_taken_back(self) -> Words:
        match self.session.to_record().splitlines()[-1].split():
            case ["reveal", name, *_]:
                return Message("territory-reveal-again", player=name, text=name)
        return ""

    def begin(self) -> None:
        super().begin()
        self.tell_so_far()

    def heard(self, line: str) -> Words | None:
        match line.split():
            case ["board", name, *_]:
                return Message("territory-board-is-there", player=name)
            case ["commit", name, *_]:
                return Message("territory-is-bound", player=name)
            case ["move", name, grid, space] if self.referee.pending:
                return Message("territory-calls", player=name, place=(grid, space))
        return super().heard(line)

    def after(self, statement: str) -> None:
        super().after(statement)
        if statement.lower().startswith("reveal "):
            self.tell_lines(audit_lines(audit(self.referee)))

    # -- short forms -------------------------------------------------------------------------------

    def full_statement(self, words: list[str]) -> str:
        state, words = self._state(), self._with_exact_names(words)
        name, keyword = state.names[state.turn], words[0].lower()
        if leaving := self._who_leaves(words):
            return self._leave(leaving)
        if self.referee.asked is not None and keyword not in GRAMMAR:
            return self._reply_in_full(words)
        if len(words) == 1 and len(keyword) > 1 and self._answer(keyword):
            raise refused("territory-refused-nothing-asked-now", player=name)
        if keyword == "pass" and len(words) == 1:
            return f"pass {name}"
        if words[0] in self._grid_names or keyword not in GRAMMAR:
            return f"move {name} {self._shot(words)}"
        if keyword == "reveal" and len(words) < 4:
            slashes = " deflectors ..." if state.rules.deflectors else ""
            who = words[1] if words[1:] else "NAME"
            committed = " salt WORD" if who in self.referee.set_up.commitments else ""
            form = f"reveal {who} nodes ...{slashes}{committed}"
            raise refused("territory-refused-reveal", form=form)
        if keyword == "ally" and len(words) == 1 and state.rules.alliances:
            raise refused("territory-refused-ally-with-whom")
        if keyword == "ally" and len(words) in (2, 3):
            one, other = words[1:] if words[2:] else (name, words[1])
            return self._with_node_named(one, other)
        if keyword == "ally" and len(words) > 3:
            raise refused("territory-refused-role-typed", text=words[1])
        return self._move_in_full(words[1:]) if keyword == "move" else " ".join(words)

    def _who_leaves(self, words: Sequence[str]) -> str | None:
        """Return who leaves, by a sentence such as ``Cat leaves the game``; None if it is none."""
        names = self.referee.names
        said = [word.lower() for word in words]
        if any(word in names for word in words if word.lower() in _LEAVING) or not set(said) & set(
            _LEAVING
        ):
            return None
        who = [
            word
            for word in words
            if word.lower() not in (*_LEAVING, "i", "the", "game", "alliance")
        ]
        return name_meant(" ".join(who), names, names) if who else names[self._state().turn]

    def _leave(self, name: str) -> str:
        """Return how a player leaves an alliance; nobody can leave the game (V3)."""
        state = self._state()
        if state.result is not None or state.alliance(state.names.index(name)) is not None:
            return f"leave {name}"
        hidden = self.referee.set_up.boards[name] is None
        message = Message(
            "territory-refused-leave-hidden" if hidden else "territory-refused-leave", player=name
        )
        if state.rules.alliances:
            message = Message("territory-refused-leave-unallied", player=name, reason=message)
        raise RulingError(message, "V3")

    def _move_in_full(self, words: list[str]) -> str:
        state = self._state()
        if len(words) > 2:
            try:
                return (
                    f"move {name_meant(words[0], state.names, state.names)} {self._shot(words[1:])}"
                )
            except RulingError:
                if not is_space(" ".join(words[1:])):
                    raise
        return f"move {state.names[state.turn]} {self._shot(words)}"

    def _shot(self, words: Sequence[str]) -> str:
        state = self._state()
        only = state.names[1 - state.turn] if state.rules.game == "reflector" else None
        example = " ".join(self._legal_example())
        grid_name, aimed_at = shot_meant(words, self._grid_names, state.names, only, example)
        return f"{grid_name} {name_of(aimed_at)}"

    def _legal_example(self) -> tuple[str, str]:
        """Return a shot that the table knows legal, else one that may be: its grid and space."""
        state = self._state()
        shots = legal_shots(public(state))
        known = replace(shots, possible=shots.certain)
        grid, space = next(chain(known, shots), (state.turn, SPACES[0]))
        return state.grid_name(grid), name_of(space)

    def _with_exact_names(self, words: list[str]) -> list[str]:
        """Return what was typed with all names in full; RulingError if one is unknown."""
        names, keyword = self.referee.names, words[0].lower()
        if words[0] in self._grid_names:
            return words  # a shot at a grid whose name happens to be a keyword
        named = list(words)
        for place in _NAMED.get(keyword, ())[: len(words) - 1]:
            if keyword == "ally" and len(words) > 3:
                break
            named[place] = name_meant(words[place], names, names)
        return named

    def _reply_in_full(self, words: list[str]) -> str:
        """Return an answer in full; before it may stand who answers, and the space.

        What the answer lacks is asked for.
        """
        pending, names = self.referee.pending, self.referee.names
        assert pending is not None
        question = pending.asked.question
        name, at = names[question.grid], question.space
        if (
            len(words) > 1
            and (said := words[0].rstrip(",")).isalpha()
            and names_like(said, [name])
            and not self._answer(words[0])
        ):
            words = words[1:]
        for cut in (1, 2):
            if len(words) > cut and is_space(place := " ".join(words[:cut])):
                at, words = space_meant(place), words[cut:]
                break
        status = answer_meant(words[0], self.referee.replies, self.screen.language)
        details = [
            word_meant(word, self._details, Message("territory-no-part"))
            if word.isalpha() and word.lower() != "none"
            else word
            for word in words[1:]
        ]
        answered = at, status, details
        return full_answer(pending.asked, names, answered, self.ask_on, self.tell)

    def ask_on(self, prompt: Words) -> str:
        """Ask what an answer lacks, so that `why` knows of it."""
        self._lacking = prompt
        try:
            return self.ask(prompt)
        finally:
            self._lacking = ""

    def _with_node_named(self, one: str, other: str) -> str:
        """Return ``ally NAME NAME``, with a Link or Master named in private if due (A3)."""
        state, names = self._state(), self.referee.names
        seats = names.index(one), names.index(other)
        role = to_be_named(state, *seats)
        if other in self.referee.computers:
            offer = {"from": one, "to": other, "node": None, "role": role}
            named = answer(self.session, offer)
            return " ".join(["ally", one, other, *((role, named) if role and named else ())])
        if role is None:
            question = Message("territory-agrees", player=other)
            if not self.confirm(question, usual=True):
                raise refused("territory-refused-disagrees", "A1", player=other)
            return f"ally {one} {other}"
        members = tuple(names[m] for seat in seats for m in state.side(seat))
        node = named_node(self.screen, state, seats, role, members)
        return f"ally {one} {other} {role} {state.node_name(node)}"

    def _answer(self, word: str) -> bool:
        own = answer_words(self._statuses, self.screen.language)
        return bool(begun(word, [*self._statuses, *own]))

    def _typed(self, status: Status) -> str:
        return typed_answer(status, self.screen.language)

    @property
    def _statuses(self) -> list[Status]:
        """What may be answered in this game: only a run along a row (X1) finds it clear."""
        rules = self._state().rules
        absent = {"deflector": not rules.deflectors, "clear": rules.deflection != "row"}
        return [status for status in STATUSES if not absent.get(status)]

    @property
    def _details(self) -> list[str]:
        return [word for word in _DETAILS if word != "deflectors" or self._state().rules.deflectors]

    # -- what is shown -----------------------------------------------------------------------------

    def _tell_moves(self) -> None:
        state = public(self._state())
        shots = legal_shots(state)
        moves = {"turn": self.referee.turn, "moves": shots.named(state)}
        self.tell_lines(narration.legal_moves(moves))
        if shots.possible != shots.certain:
            owners = tuple(
                state.grid_name(grid)
                for grid, bits in enumerate(shots.possible)
                if bits & ~shots.certain[grid]
            )
            self.tell(Message("territory-may-be-held", players=owners))

    def show(self) -> None:
        self._show(range(len(self._state().grids)))
        self.tell_lines(narration.status(self.referee))
        self.tell_so_far()

    def _show(self, grids: Sequence[int]) -> None:
        state = public(self._state())
        self.screen.show(
            [
                [
                    narration.picture(state, number, self.referee.symbols)
                    for number in row
                    if number in grids
                ]
                for row in narration.seated(state.table.places)
            ]
        )

    @property
    def _grid_names(self) -> list[str]:
        """The names of all grids, islands included, by number."""
        state = self._state()
        return [state.grid_name(number) for number in range(len(state.grids))]

    def _state(self) -> State:
        assert self.referee.state is not None
        return self.referee.state


def _without(lines: Sequence[str], before: Sequence[str]) -> list[str]:
    """Return `lines` but for those that were told already."""
    return list(lines[len(before) :] if lines[: len(before)] == list(before) else lines)
