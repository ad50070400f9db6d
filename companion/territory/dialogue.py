"""Territory games live: what a session asks before play, and its secrets."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import cast

from companion.computer_dialogue import COMPUTER
from companion.computers import sealed_board
from companion.errors import RulingError, refused
from companion.grid import name_of, parse_space
from companion.narration import laid_out, ways
from companion.record import parse
from companion.screen import Picture
from companion.short_forms import begun, choice_meant, word_meant
from companion.territory import GAMES, commitment_form, narration, private_questions
from companion.territory.announcement import LAYOUT, on_paper, remarked
from companion.territory.answers import full_answer
from companion.territory.board import random_board
from companion.territory.board_entry import BoardEntry
from companion.territory.correction import answer_given, correction
from companion.territory.play import PlayDialogue
from companion.territory.referee import SetUp
from companion.territory.rules import VARIANTS, rounds_in, rules_of, short_game
from companion.territory.spoken import answer_meant
from companion.territory.statements import GRAMMAR, Commit, Reply
from companion.territory.table import layouts, load_table, seats_of
from companion.textfile import MOST_TEXT, check_file, write_whole
from companion.words import Message, Words

_WAYS = {
    "type": Message("territory-board-type"),
    "masked": Message("territory-board-masked"),
    "hidden": Message("territory-board-hidden"),
    "random": Message("territory-board-random"),
    COMPUTER: Message("territory-board-computer"),
}
_LAYOUTS = {
    "full": Message("territory-layout-full"),
    "partial": Message("territory-layout-partial"),
    "island": Message("territory-layout-island"),
}
_UNSEEN_WAYS = ("masked", "hidden", COMPUTER)


class GameDialogue(PlayDialogue):
    """A game of territory being refereed live."""

    # -- set-up ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        if not self._so_far.boards:
            self._choose_variants()
            self._seat_players()
            self.seat_wanted_computers()
            if self._so_far.layout is None:
                self.ask_for_computers()
            self._choose_length()
            self._choose_layout()
        self.seat_wanted_computers()
        while missing := [name for name in self.referee.names if name not in self._so_far.boards]:
            if computer := self.referee.computers.get(missing[0]):
                for line in sealed_board(self.session, computer):
                    self.session.say(line)
            else:
                self._take_boards(missing)

    @property
    def _so_far(self) -> SetUp:
        return self.referee.set_up

    def _choose_variants(self) -> None:
        if self._so_far.players or self._so_far.layout is not None:
            return  # the record was prepared: what comes before them is settled
        known = [variant for variant, (game, _) in VARIANTS.items() if game == self._so_far.game]
        meant = {variant: Message(f"territory-variant-{variant}") for variant in known}
        told = self.in_lines(*ways(meant))
        while open_ones := [variant for variant in known if variant not in self._so_far.variants]:
            done = "no more" if self._so_far.variants else "none"
            prompt = Message("common-which-variant", options=tuple(open_ones))
            text = self.ask(prompt, open_ones, told, done)
            if text.lower() in (done, "none", "no"):
                break
            for word in re.sub(
                r"\b(rounds|target)\s+(?=\d)", r"\1-", text.replace(",", " ")
            ).split():
                self.attempt(self._say_variant, word, known)

    def _say_variant(self, text: str, known: list[str]) -> None:
        variant = text.lower()
        if (
            variant not in VARIANTS and short_game(variant) is None
        ):  # the referee would list those of all games
            near = get_close_matches(variant, known, n=1)
            values = {"text": variant, "title": self._so_far.game, "options": tuple(known)}
            if near:
                raise refused("territory-refused-variant-near", **values, example=near[0])
            raise refused("territory-refused-variant-here", **values)
        self.session.say(f"variant {variant}")

    def _seat_players(self) -> None:
        game, layout = self._so_far.game, self._so_far.layout
        fewest, most = GAMES[game].players
        seats = most if layout is None else seats_of(layout)
        lines = [Message("territory-seats-clockwise"), Message("territory-seats-symbol")]
        if layout is None and fewest != most:
            lines.append(Message("territory-seats-enter"))
        told = self.in_lines(*lines)
        while not self.referee.computers:
            count = len(self._so_far.players)
            if count == seats:
                return
            done = "nobody else" if layout is None and count >= fewest else ""
            if count < fewest:
                done = self.usual_player(count)
            prompt = Message("territory-which-player", number=count + 1)
            text = self.ask(prompt, told=told, default=done)
            if text == COMPUTER:
                self.seat_computers(fewest - count)
            elif text != done:
                self.seat_people(text, seats, self.seat_person)
            elif self.attempt(layouts, game, count):
                return

    def _choose_length(self) -> None:
        """Ask how long the game may take, unless the record says so or was prepared (X6 to X8)."""
        so_far = self._so_far
        if so_far.layout is None and not any(map(short_game, so_far.variants)):
            rules = rules_of(so_far.game, (*so_far.variants, "short"), len(so_far.players))
            told = self.in_lines(*narration.lengths(rules, len(so_far.players)))
            prompt = Message("territory-which-length")
            while not self.attempt(
                self._say_length, self.ask(prompt, ("short", "full"), told, "short")
            ):
                pass

    def _say_length(self, text: str) -> None:
        word = text.lower()
        minutes = re.fullmatch(r"([1-9][0-9]{0,3}) *(m|min|minutes)?", word, re.ASCII)
        if minutes:
            self._check_minutes(int(minutes[1]))
            for variant in (
                "short",
                f"rounds-{rounds_in(int(minutes[1]), len(self.referee.names))}",
            ):
                self.session.say(f"variant {variant}")
        elif short_game(word):
            self.session.say(f"variant {word}")
        elif word != "full":
            raise refused("territory-refused-length", text=text)

    def _check_minutes(self, minutes: int) -> None:
        """Tell how many rounds minutes are; RulingError if the players want another length."""
        players = len(self.referee.names)
        rules = rules_of(self._so_far.game, (*self._so_far.variants, "short"), players)
        values = {"count": minutes, "round": rounds_in(minutes, players)}
        if rules.target:
            self.tell(Message("territory-minutes-target", **values, wanted=rules.target))
        else:
            self.tell(Message("territory-minutes", **values))
        if not self.confirm(Message("territory-is-that-right"), usual=True):
            raise refused("territory-refused-choose-length")

    def _choose_layout(self) -> None:
        game = self._so_far.game
        if self._so_far.layout is not None:
            return
        names = layouts(game, len(self._so_far.players))
        if len(names) == 1:
            self.session.say(f"layout {names[0]}")
            return
        choice = {name.rpartition("-")[2]: name for name in names}
        told: list[Words] = []
        for end, name in choice.items():
            table = load_table(name)
            islands = [f"I{i + 1}" for i in range(table.islands)]
            drawn = _LAYOUTS.get(end, Message("territory-layout-drawn"))
            told += [
                Message("common-way", text=name, term=drawn),
                *narration.plan(table, [*self.referee.names, *islands]),
            ]
        ends = tuple(choice)
        prompt = Message("territory-which-layout", options=ends)
        while not self.attempt(
            self._say_layout, self.ask(prompt, ends, self.in_lines(*told), ends[0]), choice
        ):
            pass

    def _say_layout(self, text: str, choice: Mapping[str, str]) -> None:
        ends, last = tuple(choice), re.split(r"[\s-]", text)[-1]
        word = last if begun(last, ends) else text
        end = word_meant(word, ends, Message("territory-no-layout"))
        self.session.say(f"layout {choice[end]}")

    @property
    def _ways(self) -> Mapping[str, Message]:
        """The ways in which a board may come into the game on this screen, and what they mean."""
        return _WAYS if self._shows else {way: _WAYS[way] for way in _UNSEEN_WAYS}

    def _take_boards(self, missing: Sequence[str]) -> None:
        """Ask for the board of the first player who lacks one; an answer may be for all of them."""
        words = tuple(self._ways)
        told = [*ways(self._ways), Message("territory-board-for-all")]
        if not (self.screen.hides or self.screen.masked):
            told = [*private_questions.NO_SCREEN, *told]
        asked = Message("territory-which-board", player=missing[0], options=words)
        text = self.ask(asked, words, self.in_lines(*told))
        way, *rest = text.split() or [""]
        for_all = [word.lower() for word in rest] == ["all"] and choice_meant(way, words) in words
        for name in missing if for_all else missing[:1]:
            if not self.attempt(
                self._say_board_as, name, choice_meant(way, words) if for_all else text
            ):
                break

    def _say_board_as(self, name: str, text: str) -> None:
        """Bring a player's board into the game in one of the ways, or from a file."""
        match text.lower():
            case "hidden":
                self.session.say(f"board {name} hidden")
            case "computer":
                self.seat(name, self.ask_level())
            case "type" | "masked" as word:
                masked = word == "masked" or self.screen.masked
                board = private_questions.typed_board(self.screen, name, self._deflectors, masked)
                self.session.say(f"board {name} {board}")
            case "random":
                board = random_board(self._deflectors)
                private_questions.show_board(self.screen, name, board)
                self.session.say(f"board {name} {board}")
            case "":
                pass
            case _:
                self._say_file(name, text)

    @property
    def _shows(self) -> bool:
        """Whether something may be shown to one player alone."""
        return self.screen.hides and not self.screen.masked

    def _say_file(self, name: str, file: str) -> None:
        """Take a board from a file that holds ``nodes ...`` and, where due, ``deflectors ...``."""
        try:
            check_file(Path(file), MOST_TEXT)
            text = Path(file).read_text(encoding="utf-8", errors="replace")
        except (OSError, ValueError) as error:  # ValueError: a name with a NUL character
            known = next(iter(get_close_matches(file.lower(), self._ways, n=1)), None)
            why = {"text": file, "reason": str(getattr(error, "strerror", None) or error)}
            message = Message("territory-refused-file", **why, options=tuple(self._ways))
            if known:
                message = Message("territory-refused-file-near", **why, example=known)
            raise RulingError(message) from None
        self.session.say(f"board {name} {' '.join(text.split())}")

    @property
    def _deflectors(self) -> int:
        return self.referee.set_up.rules.deflectors

    # -- play: what is secret, and what was wrong ------------------------------------------------

    def show_hidden(self, name: str) -> None:
        board = self.referee.set_up.boards.get(name)
        if board is not None:
            private_questions.show_board(self.screen, name, board)

    def hidden_boards(self, names: Iterable[str]) -> list[Picture]:
        boards = self.referee.set_up.boards
        hidden = ((name, boards.get(name)) for name in names)
        return [BoardEntry.of(board).picture(name) for name, board in hidden if board]

    def _tell_alliance(self, named: Sequence[str]) -> None:
        state = self._state()
        seat = state.names.index(named[0]) if named else state.turn
        private_questions.tell_alliance(self.screen, state, seat)

    def _correct(self, words: Sequence[str]) -> None:
        """Put an answer right, and say again what was played since; it must come out the same."""
        names = self.referee.names
        if len(words) < 3:
            raise refused("territory-refused-correct-form")
        name, space = words[0], parse_space(words[1])
        status = answer_meant(words[2], self._statuses, self.screen.language)
        wrong = answer_given(self.referee, name, space)
        said = (space, status, words[3:])
        text = full_answer(wrong.asked, names, said, self.ask_on, self.tell)
        right = cast(Reply, parse(text, GRAMMAR)).answer
        statements = correction(self.session, wrong, right)
        marked = on_paper(self.referee)
        for statement in statements:
            self.enter(statement)
        step = remarked(self.referee, marked, on_paper(self.referee))
        marks = laid_out([step], LAYOUT, self.screen.language)
        answer = Message(f"territory-answer-{status}")
        corrected = Message("territory-corrected", place=(name, name_of(space)), answer=answer)
        stay = [] if marks else [Message("territory-marks-stay")]
        self.screen.tell(self.in_lines(corrected, *marks, *stay))
        self.note_as_read_out()

    # -- commitments -------------------------------------------------------------------------------

    def obey(self, words: list[str]) -> bool:
        if super().obey(words):
            return True
        keyword, *rest = self._with_exact_names(words)
        match keyword.lower(), rest:
            case "commit", [name]:
                self._commit(name)
            case "slip", [name, _, *_]:
                self._write_slip(name, Path(" ".join(rest[1:])))
            case "slip", _:
                raise refused("territory-refused-slip-form")
            case "alliance", [] | [_]:
                self._tell_alliance(rest)
            case "correct", _:
                self._correct(rest)
            case _:
                return False
        return True

    def _commit(self, name: str) -> None:
        """Bind a player to a hidden board: show the salt to the player alone, record the digest."""
        boards = self.referee.set_up.boards
        if name not in boards or boards[name] is not None:
            raise refused("territory-refused-no-hidden-board", player=name)
        if name in self.referee.set_up.commitments:
            raise refused("territory-refused-committed", player=name)
        if self.session.has_begun:
            raise refused("territory-refused-commit-late")
        digest = private_questions.committed(self.screen, name, self._deflectors)
        self.say(f"commit {name} sha256 {digest}")  # nobody is bound by a salt that was never seen
        self.screen.qr(f"commit {name} sha256 {digest}")
        bound = Message("territory-bound", player=name)
        self.screen.tell(self.in_lines(bound, digest, Message("territory-bound-slip", text=name)))

    def _write_slip(self, name: str, file: Path) -> None:
        """Write the slip of a commitment; nothing that is secret is on it."""
        digest = self.referee.set_up.commitments.get(name)
        if digest is None:
            raise refused("territory-refused-not-committed", player=name, text=name)
        if file.suffix.lower() != ".svg":
            raise refused("territory-refused-slip-file", text=name, title=str(file))
        text = commitment_form.slip(
            Commit(name, digest), self.kept.file.path.name, self._deflectors
        )
        try:
            write_whole(file, text.encode())
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise refused(
                "territory-refused-not-written", text=str(file), reason=str(why)
            ) from None
        self.screen.tell(Message("territory-slip-written", text=str(file)))
