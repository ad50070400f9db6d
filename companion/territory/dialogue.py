"""Territory games live: what a session asks, the short forms it understands, and its secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import cast

from companion.dialogue import Dialogue
from companion.errors import RulingError
from companion.grid import SpaceError, name_of, parse_space
from companion.territory import commitment_form, narration, private_questions
from companion.territory.alliance import to_be_named
from companion.territory.audit import audit, audit_lines
from companion.territory.board import (
    STATUSES,
    Board,
    Status,
    board_text,
    random_board,
)
from companion.territory.follow_ups import full_answer
from companion.territory.movement import legal_shots
from companion.territory.referee import Referee, SetUp
from companion.territory.rounds import rounds_in
from companion.territory.rules import VARIANTS, rules_of, short_game
from companion.territory.state import State
from companion.territory.statements import GRAMMAR, Commit
from companion.territory.table import SEATS, layouts, load_table
from companion.territory.view import public

HELP = """\
Bob F3                 shoot at F3 of Bob's grid (in Reflector F3 alone will do)
pass                   pass, when there is no legal shot
ally Cat               ally with Cat; a Link or Master is asked for where nobody else looks
alliance [NAME]        show a member alone which Nodes hold the alliance together
leave [NAME]           leave the alliance
commit NAME            bind a player with a hidden board to it, before play
slip NAME FILE.svg     write a slip of paper for a commitment, to be printed
reveal NAME ...        reveal a hidden board at the end
board [GRID]           draw the public grids, or one of them
moves                  list the legal shots, as far as the table knows"""


_NAMED = {
    "move": (1, 2),
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

_GRIDS = {("move", 2), ("board", 1)}
"""Those places where a grid is named, which may be an island."""


class GameDialogue(Dialogue[Referee]):
    """A game of territory being refereed live."""

    own_help = HELP

    # -- set-up --------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Ask for variants, players, layout and boards, as far as the record lacks them."""
        if not self._so_far.boards:
            self._choose_variants()
            self._seat_players()
            self._choose_length()
            self._choose_layout()
        missing = [name for name in self.referee.names if name not in self._so_far.boards]
        if missing and not (self.screen.hides or self.screen.masked):
            self.screen.tell(private_questions.NO_SCREEN)
        for name in missing:
            self._take_board(name)

    @property
    def _so_far(self) -> SetUp:
        return self.referee.set_up

    def _choose_variants(self) -> None:
        if self._so_far.players or self._so_far.layout is not None:
            return  # the record was prepared: what comes before them is settled
        known = [variant for variant, (game, _) in VARIANTS.items() if game == self._so_far.game]
        while open_ones := [variant for variant in known if variant not in self._so_far.variants]:
            text = self.ask(f"A variant ({', '.join(open_ones)}), or nothing?", open_ones)
            if not text:
                break
            self.attempt(self._say_variant, text, known)

    def _say_variant(self, text: str, known: list[str]) -> None:
        variant = text.lower()
        if (
            variant not in VARIANTS and short_game(variant) is None
        ):  # the referee would list those of all games
            near = get_close_matches(variant, known, n=1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            game = self._so_far.game
            raise RulingError(f"there is no variant {variant} of {game}: {', '.join(known)}{hint}")
        self.session.say(f"variant {variant}")

    def _seat_players(self) -> None:
        game, layout = self._so_far.game, self._so_far.layout
        fewest, most = SEATS[game]
        seats = load_table(layout).seats if layout is not None else most if fewest == most else None
        while True:
            count = len(self._so_far.players)
            if count == seats:
                return
            text = self.ask(f"Player {count + 1}, clockwise: name and symbol (nothing: all are seated)?")
            if not text:
                if self.attempt(layouts, game, count):
                    return
            else:
                self.attempt(self._seat, text)

    def _seat(self, text: str) -> None:
        """Seat a player; two names that differ in case only would be told apart by nobody at a table."""
        name = text.split(maxsplit=1)[0]
        seated = self.referee.names
        for other in _alike(name, seated) if name not in seated else ():
            raise RulingError(f"there is a player {other} already; {name} differs in capitals only")
        self.session.say(f"player {text}")

    def _choose_length(self) -> None:
        """Ask how long the game may take, unless the record was prepared or says so already (X6 to X8)."""
        so_far = self._so_far
        if so_far.layout is None and not any(map(short_game, so_far.variants)):
            rules = rules_of(so_far.game, (*so_far.variants, "short"), len(so_far.players))
            self.screen.tell("\n".join(narration.lengths(rules, len(so_far.players))))
            prompt = "How long have you got (short, full, or minutes; nothing: short)?"
            while not self.attempt(self._say_length, self.ask(prompt, ("short", "full"))):
                pass

    def _say_length(self, text: str) -> None:
        word = text.lower() or "short"
        minutes = re.fullmatch(r"([1-9][0-9]{0,3}) *(m|min|minutes)?", word, re.ASCII)
        if minutes:
            for variant in ("short", f"rounds-{rounds_in(int(minutes[1]), len(self.referee.names))}"):
                self.session.say(f"variant {variant}")
        elif short_game(word):
            self.session.say(f"variant {word}")
        elif word != "full":
            raise RulingError(f"'{text}' is not understood: short, full, or a number of minutes such as 45")

    def _choose_layout(self) -> None:
        game = self._so_far.game
        if self._so_far.layout is not None:
            return
        choice = layouts(game, len(self._so_far.players))
        if len(choice) == 1:
            self.session.say(f"layout {choice[0]}")
            return
        for name in choice:
            table = load_table(name)
            islands = [f"I{i + 1}" for i in range(table.islands)]
            self.screen.tell("\n".join([f"{name}:", *narration.plan(table, [*self.referee.names, *islands])]))
        while not self.attempt(
            self._say_layout, self.ask(f"Which layout ({', '.join(choice)})?", choice), choice
        ):
            pass

    def _say_layout(self, text: str, choice: Sequence[str]) -> None:
        if text.lower() not in choice:
            raise RulingError(f"there is no layout {text} for this game: {', '.join(choice)}", "T3")
        self.session.say(f"layout {text}")

    def _take_board(self, name: str) -> None:
        words = ("type", "masked", "hidden", "random") if self._shows else ("masked", "hidden")
        while name not in self._so_far.boards:
            text = self.ask(f"{name}'s board: {', '.join(words)}, or the name of a file?", words)
            match text.lower():
                case "hidden":
                    self.attempt(self.session.say, f"board {name} hidden")
                case "type" | "masked" as word:
                    self.attempt(self._say_typed, name, word == "masked" or self.screen.masked)
                case "random":
                    self.attempt(self._say_drawn, name)
                case "":
                    pass
                case _:
                    self.attempt(self._say_file, name, text)

    @property
    def _shows(self) -> bool:
        """Whether something may be shown to one player alone."""
        return self.screen.hides and not self.screen.masked

    def _say_typed(self, name: str, masked: bool) -> None:
        self._say_board(name, private_questions.typed_board(self.screen, name, self._deflectors, masked))

    def _say_drawn(self, name: str) -> None:
        board = random_board(self._deflectors)
        private_questions.show_board(self.screen, name, board)
        self._say_board(name, board)

    def _say_board(self, name: str, board: Board) -> None:
        self.session.say(f"board {name} {board_text(board, bool(self._deflectors))}")

    def _say_file(self, name: str, file: str) -> None:
        """Take a board from a file that holds ``nodes ...`` and, where due, ``deflectors ...``."""
        text = Path(file).read_text(encoding="utf-8", errors="replace")
        self.session.say(f"board {name} {' '.join(text.split())}")

    @property
    def _deflectors(self) -> int:
        return self.referee.set_up.rules.deflectors

    # -- play ----------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Return the open question, or whose turn it is."""
        state, question = self._state(), self.referee.asked
        if question is not None:
            name, space = self.referee.names[question.grid], name_of(question.space)
            if question.run:
                last = name_of(question.path[-1])
                return (
                    f"{name}: what does the shot meet first from {space} on (clear, or such as {last} node)?"
                )
            return f"{name}: what is on {space} (null, owned, node, deflector)?"
        if state.result is not None:
            return "The game is over; 'reveal' boards, or 'quit'."
        return f"{state.names[state.turn]} to play:"

    def suggestions(self) -> list[str]:
        """Return answers to the open question, or the shots that are legal as far as the table knows."""
        if self.referee.asked is not None:
            return [*self._statuses, "retained", "nodes", "deflectors", "covered"]
        state = public(self._state())
        return [f"{state.grid_name(grid)} {name_of(space)}" for grid, space in legal_shots(state)]

    def obey(self, words: list[str]) -> bool:
        """Carry out what only territory games have: grids, shots, commitments."""
        words = self._with_exact_names(words)
        match words[0].lower(), words[1:]:
            case "board", [name] if words[0] not in self.referee.names:
                self._show([self._grid_names.index(name)])
            case "moves", _:
                self._tell_moves()
            case "commit", [name]:
                self._commit(name)
            case "alliance", [] | [_] as named:
                seat = self.referee.names.index(named[0]) if named else self._state().turn
                private_questions.tell_alliance(self.screen, self._state(), seat)
            case "slip", [name, *file] if file:
                self._write_slip(name, Path(" ".join(file)))
            case "slip", _:
                raise RulingError("written as: slip NAME FILE.svg")
            case _:
                return False
        return True

    def _with_exact_names(self, words: list[str]) -> list[str]:
        """Return what was typed with every name as the record writes it; RulingError if one is unknown."""
        names, keyword = self.referee.names, words[0].lower()
        if words[0] in self._grid_names:
            return words  # a shot at a grid whose name happens to be a keyword
        named = list(words)
        for place in _NAMED.get(keyword, ())[: len(words) - 1]:
            if keyword == "ally" and place == 2 and words[2].lower() in ("link", "master"):
                break
            known = self._grid_names if (keyword, place) in _GRIDS else names
            named[place] = _exact(words[place], known, names)
        if keyword == "ally" and len(words) > 3 and ":" in words[-1]:
            grid, _, space = words[-1].partition(":")
            named[-1] = f"{_exact(grid, self._grid_names, names)}:{space}"
        return named

    def after(self, statement: str) -> None:
        """Tell what a revealed board proves."""
        if statement.lower().startswith("reveal "):
            self.screen.tell("\n".join(audit_lines(audit(self.referee))))

    def full_statement(self, words: list[str]) -> str:
        """Return what was typed as the record writes it: a shot without its Shooter, an answer alone."""
        state, words = self._state(), self._with_exact_names(words)
        name, keyword = state.names[state.turn], words[0].lower()
        if self.referee.asked is not None and keyword not in GRAMMAR:
            return self._completed(self._reply_in_full(words))
        if keyword in ("pass", "leave") and len(words) == 1:
            return f"{keyword} {name}"
        if keyword == "ally" and (
            len(words) == 2 or (len(words) == 4 and words[2].lower() in ("link", "master"))
        ):
            return self._with_node_named(f"ally {name} {' '.join(words[1:])}".split())
        if keyword == "ally" and len(words) == 3:
            return self._with_node_named(words)
        if keyword in GRAMMAR and words[0] not in state.names:
            return " ".join(words)
        if len(words) > 1 and (_alike(words[0], self._grid_names) or self._names_a_stranger(words)):
            grid = _exact(words[0], self._grid_names, state.names)
            return f"move {name} {grid} {name_of(parse_space(' '.join(words[1:])))}"
        if state.rules.game == "reflector":
            return f"move {name} {state.names[1 - state.turn]} {name_of(parse_space(' '.join(words)))}"
        raise RulingError(
            f"'{' '.join(words)}' is not understood: a grid and a space, such as Bob F3; or 'help'"
        )

    def _names_a_stranger(self, words: list[str]) -> bool:
        """Tell whether a name nobody has stands before a space; a space itself may be typed ``F 3``."""
        return not _is_space(" ".join(words)) and _is_space(" ".join(words[1:]))

    def _reply_in_full(self, words: list[str]) -> str:
        question = self.referee.asked
        assert question is not None
        at = [] if len(words) > 1 and _is_space(words[0]) else [name_of(question.space)]
        status = words[0] if at else words[1]
        if status.lower() not in self._statuses:
            raise RulingError(f"'{status}' is no answer: {', '.join(self._statuses)}")
        return " ".join(["answer", self.referee.names[question.grid], *at, *words])

    def _completed(self, statement: str) -> str:
        """Return an answer with what the player is asked for besides, so that nothing is left out."""
        pending, (_, _, space, status, *words) = self.referee.pending, statement.split()
        assert pending is not None
        said = parse_space(space), cast(Status, status.lower()), words
        return full_answer(pending.asked, self.referee.names, said, self.ask, self.screen.tell)

    def _with_node_named(self, words: list[str]) -> str:
        """Return ``ally NAME NAME`` with the Link or Master where one is due, named in private (A3)."""
        state, given = self._state(), " ".join(words)
        seats = self.referee.names.index(words[1]), self.referee.names.index(words[2])
        if len(words) > 3 or (role := to_be_named(state, *seats)) is None:
            return given
        members = " and ".join(state.names[m] for seat in seats for m in state.side(seat))
        node = private_questions.named_node(self.screen, state, seats, role, members)
        return f"{given} {role} {state.node_name(node)}"

    @property
    def _statuses(self) -> list[str]:
        """What may be answered in this game: only a shot that runs along a row (X1) finds it clear."""
        runs = self._state().rules.deflection == "row"
        return [status for status in STATUSES if runs or status != "clear"]

    def _commit(self, name: str) -> None:
        """Bind a player to a hidden board: draw the salt, show it to the player alone, record the digest."""
        boards = self.referee.set_up.boards
        if name not in boards or boards[name] is not None:
            raise RulingError(f"{name} has no hidden board to commit to")
        if name in self.referee.set_up.commitments:
            raise RulingError(f"{name} is committed already")
        if self.referee.log or self.referee.pending:
            raise RulingError("a commitment stands before the first statement of play")
        digest = private_questions.committed(self.screen, name, self._deflectors)
        self.say(f"commit {name} sha256 {digest}")  # nobody is bound by a salt that was never seen
        self.screen.qr(f"commit {name} sha256 {digest}")
        self.screen.tell(f"{name} is bound by this commitment (sha256):\n{digest}")
        self.screen.tell(f"'slip {name} FILE.svg' writes that to be printed, with room for the secret.")

    def _write_slip(self, name: str, file: Path) -> None:
        """Write the slip of a commitment; nothing that is secret is on it."""
        digest = self.referee.set_up.commitments.get(name)
        if digest is None:
            raise RulingError(f"{name} is not committed: 'commit {name}' comes first")
        if file.suffix.lower() != ".svg":
            raise RulingError(f"a slip is a drawing, such as {name}.svg, not {file}")
        text = commitment_form.slip(Commit(name, digest), self.record_file.name, self._deflectors)
        try:
            commitment_form.write(file, text)
        except OSError as error:
            raise RulingError(f"{file} can't be written: {error.strerror or error}") from None
        self.screen.tell(f"{file} is written: print it at 100 %, cut it, and fill one half in by hand.")

    def _tell_moves(self) -> None:
        state = public(self._state())
        shots = legal_shots(state)
        by_grid: dict[str, list[str]] = {}
        for grid, space in shots:
            by_grid.setdefault(state.grid_name(grid), []).append(name_of(space))
        lines = [f"{grid}: {' '.join(spaces)}" for grid, spaces in by_grid.items()]
        self.screen.tell("\n".join(lines) or "None.")

    def show(self) -> None:
        """Draw all grids as they lie on the table, and tell who is where."""
        self._show(range(len(self._state().grids)))
        self.screen.tell("\n".join(narration.standing(self.referee)))

    def _show(self, grids: Sequence[int]) -> None:
        state = public(self._state())
        self.screen.show(
            [
                [narration.picture(state, number, self.referee.symbols) for number in row if number in grids]
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


def _alike(word: str, names: Sequence[str]) -> list[str]:
    """Return the names that a word may mean: the very same, or else those that differ in case only."""
    if word in names:
        return [word]
    return [name for name in names if name.casefold() == word.casefold()]


def _exact(word: str, names: Sequence[str], players: Sequence[str]) -> str:
    """Return the one of `names` that a word means; raise RulingError, which lists `players`, if none is."""
    found = _alike(word, names)
    if not found:
        raise RulingError(f"there is no player {word}: {', '.join(players)}")
    if len(found) > 1:
        raise RulingError(f"{word} may be {' or '.join(found)}: here capitals tell them apart")
    return found[0]


def _is_space(word: str) -> bool:
    try:
        parse_space(word)
    except SpaceError:
        return False
    return True
