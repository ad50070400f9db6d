"""A live session in which the computer may play: how its seats are filled, and what is told."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from textwrap import wrap
from time import sleep
from types import MappingProxyType
from typing import TypeVar

from companion.computers import Due, advice, answer, decide, only_person, seating
from companion.dialogue import Dialogue
from companion.errors import RulingError, refused
from companion.names import (
    computer_names,
    name_meant,
    player_typed,
    seat_fault,
    split_players,
    symbol_for,
)
from companion.narration import lines_of
from companion.recap import evening_with, recap, recap_lines
from companion.record import LEVELS
from companion.referee import AnyReferee
from companion.screen import Picture
from companion.usage import WrongUsageError
from companion.words import Message, Words

R = TypeVar("R", bound=AnyReferee)

COMPUTER = "computer"
"""What is typed instead of a name, or instead of a board, for a seat that the computer plays."""

OVER = Message("terminal-over-again")
"""The prompt after the end of a game."""

_HELP: Mapping[str, Words] = {
    "computer NAME easy": Message("terminal-help-computer"),
    "human NAME": Message("terminal-help-human"),
}
_HELP_ALONE: Mapping[str, Words] = {"advice off": Message("terminal-help-advice")}


class AgainError(Exception):
    """The players want another game."""


@contextmanager
def seating_wanted(word: str, level: str) -> Iterator[None]:
    """Raise WrongUsageError if the block finds that the computer can't play for somebody."""
    try:
        yield
    except RulingError as error:
        raise WrongUsageError(f"--computer {word}={level}: {error}") from None


class ComputerDialogue(Dialogue[R]):
    """A game being played or refereed live, whose seats the computer may play.

    `levels` are what the command wants of computers, by names. `pace` is how many seconds pass
    between two of their calls, if no person speaks between.
    """

    levels: Mapping[str, str] = MappingProxyType({})
    pace = 0.0
    _spoke = -1
    """The version of the game right after the computer has spoken."""

    # -- set-up ------------------------------------------------------------------------------------

    def seat_wanted_computers(self) -> None:
        """Seat the computers that the command asked for, once all players are named.

        Raises WrongUsageError if one of them can't be seated.
        """
        known, seated = self.referee.computers, set[str]()
        for word, level in self.levels.items():
            with seating_wanted(word, level):
                name = name_meant(word, self._names)
                if name in seated:
                    raise refused("common-refused-named-twice", player=name)
                seated.add(name)
                if name not in known or known[name].level != level:
                    self.seat(name, level)

    def ask_for_computers(self) -> None:
        """Ask who is played by the computer, unless that is known, or the record was prepared."""
        if self.screen.live and self.referee.wanting and not self.referee.computers:
            prompt = Message("terminal-which-computers", options=tuple(self._names))
            while (text := self.ask(prompt, self._names, default="none")) != "none":
                if self.attempt(self._seat_all, text):
                    return

    def _seat_all(self, text: str) -> None:
        """Let the computer play for everybody named, at a level that is asked for."""
        words = self.words_of(text.replace(",", " "))
        names = dict.fromkeys(name_meant(word, self._names) for word in words)
        level = self.ask_level()
        for name in names:
            self.seat(name, level)

    def seat(self, name: str, level: str) -> None:
        """Let the computer play for somebody; raises RulingError if it can't."""
        if self.phones is not None and self.phones.plays(name):
            raise refused("desk-refused-plays-by-phone", player=name, text=name)
        self.session.say(str(seating(self.session, name, level)))

    def seat_two(
        self, prompts: Sequence[Words], seat: Callable[[str], None], told: Words = ""
    ) -> None:
        """Ask for two players, of whom the computer may play any; `seat` seats who is typed."""
        while (seated := len(self._names)) < len(prompts):
            typed = self.ask(prompts[seated], told=told, default=self.usual_player(seated))
            if typed == COMPUTER:
                self.seat_computers(len(prompts) - seated)
            else:
                self.seat_people(typed, len(prompts), seat)
        self.seat_wanted_computers()
        self.ask_for_computers()

    def seat_people(self, typed: str, seats: int | None, seat: Callable[[str], None]) -> None:
        """Seat those who were typed up to the first who is refused: seats are in order."""
        for text in split_players(typed):
            if len(self._names) == seats:
                self.tell(Message("desk-refused-seats", count=seats))
                return
            if not self.attempt(seat, text):
                return

    def seat_person(self, text: str) -> None:
        """Seat a player, unless the name or the symbol would be mixed up at a table."""
        symbols = [each for each, *_ in self._in_record("player").values()]
        statement = player_typed(text, symbols)
        _, name, symbol = statement.split()
        if fault := seat_fault(name, symbol, self._names, symbols):
            raise RulingError(fault)
        self.session.say(statement)

    def usual_player(self, seated: int) -> str:
        """Return what Enter says where a player is asked for: the computer, or nothing."""
        return COMPUTER if seated else ""

    def seat_computers(self, count: int) -> None:
        """Fill as many seats with computer players of a level that is asked for."""
        assert self.session.game is not None
        level, names = self.ask_level(), computer_names(self._names, count)
        taken = {word for words in self._in_record("player").values() for word in words}
        for name in names:
            symbol = symbol_for(name, taken) if self.session.game.symbols else ""
            taken.add(symbol)
            self.session.say(f"player {name} {symbol}".rstrip())
        for name in names:
            self.seat(name, level)

    def ask_level(self) -> str:
        """Ask how strong a computer player is."""
        told, prompt = Message("terminal-levels"), Message("terminal-which-level", options=LEVELS)
        while (level := self.ask(prompt, LEVELS, told, "medium").lower()) not in LEVELS:
            self.tell(Message("common-refused-level", text=level, options=LEVELS))
        return level

    # -- play --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Tell who is played by the computer, how seals begin, and where the game stands."""
        seals = self._seals()
        for name, computer in self.referee.computers.items():
            self.tell(Message("terminal-by-computer", player=name, text=computer.level))
            if name in seals:
                self.tell(Message("terminal-sealed", player=name, text=" ".join(seals[name][:4])))
        super().begin()

    def _seals(self) -> dict[str, list[str]]:
        """Return what seals the boards of computers, in groups of four digits."""
        said = self._in_record("commit").items()
        return {name: wrap(words[1], 4) for name, words in said if name in self.referee.computers}

    def others_play(self) -> bool:
        """Let the computer say what is due; others go on while it thinks or waits."""
        choice = self.session.due()
        if choice is None:
            return False
        self._obeying = True  # whoever is asked by the computer answers that
        played = self.attempt(self._play_computer, choice)
        self._obeying = False
        if played:
            self.tell_news()
        return played

    def _play_computer(self, choice: Due) -> None:
        in_a_row = self._spoke == choice.version
        with self.screen.waiting():
            text = decide(choice)
            if in_a_row:
                sleep(self.pace)
        if in_a_row and text:
            self.screen.tell("")
        self.session.carry_out(choice, text, self._agrees)
        if self.session.version > choice.version:
            self._spoke = self.session.version

    def _agrees(self, question: Words) -> bool:
        return self.screen.live and self.confirm(question)

    def heard(self, line: str) -> Words | None:
        """Tell who plays for somebody from here on."""
        match line.split():
            case ["computer", name, level, *_]:
                return Message("terminal-by-computer", player=name, text=level)
            case ["human", name]:
                return Message("terminal-by-person-now", player=name)
        return super().heard(line)

    def after(self, statement: str) -> None:
        """Tell at the end how it went, what computers hid, and from which seeds they chose."""
        super().after(statement)
        log, wanted = self.referee.log, self.session.advice_wanted
        if wanted or (wanted is None and not self.session.evening):
            by_person = log and log[-1].statement.speaker not in self.referee.computers
            if by_person and (better := advice(self.session)):
                self.tell(better)
        if self.referee.winners is None or statement.lower().startswith("reveal"):
            return
        told = recap(self.session.game, self.referee)
        words = [*recap_lines(told, self.screen.language), *self._closing()]
        lines = lines_of(words, self.screen.language, hanging=2)
        self.screen.tell("\n".join(lines))
        boards = self.hidden_boards(self.referee.computers)
        rows, rest = self.screen.rows, len(lines) + 4  # also who won, and a prompt
        if boards and (rows is None or rows >= rest + len(boards[0].lines)):
            self.screen.show([boards])

    def _closing(self) -> list[Words]:
        """Return the games won this evening, what each computer hid, and its seed."""
        lines, boards = list[Words](), self._in_record("board")
        if evening := self.session.evening:
            won = tuple(evening_with(evening, self.referee).items())
            lines.append(Message("common-evening", tally=won))
        for name, computer in self.referee.computers.items():
            board = " ".join(boards.get(name, ()))
            values = {"player": name, "text": computer.level, "form": board}
            hid = Message("terminal-computer-hid" if board else "terminal-computer-done", **values)
            lines += [hid, Message("terminal-seed", text=computer.seed)]
        if self.referee.computers:
            lines.append(Message("terminal-audit"))
        return lines

    def _in_record(self, verb: str) -> dict[str, list[str]]:
        """Return what lines of the record that begin with a word say of each player."""
        record = map(str.split, self.session.to_record().splitlines())
        return {words[1]: words[2:] for words in record if words[0] == verb}

    @property
    def help_about_others(self) -> Mapping[str, Words]:
        """Also the commands about computers."""
        alone = _HELP_ALONE if only_person(self.session) else {}
        return {**super().help_about_others, **_HELP, **alone}

    def obey_about_others(self, words: list[str]) -> Sequence[Words] | None:
        """Carry out also a command about computers, and what begins another game."""
        match words[0].lower(), words[1:]:
            case "again" | "a", [] if self.referee.winners is not None:
                raise AgainError
            case "computer" | "level", [word, level]:
                name = name_meant(word, self._names)
                if level.lower() not in LEVELS:
                    raise refused("common-refused-level", text=level, options=LEVELS)
                self.seat(name, level.lower())
                return [Message("terminal-by-computer", player=name, text=level.lower())]
            case "computer" | "level", _:
                raise refused("common-refused-computer-form")
            case "audit", [] if self.referee.winners is not None and self.referee.computers:
                return self.session.audit()
            case "advice", [word] if word.lower() in ("on", "off") and only_person(self.session):
                self.session.advice_wanted = word.lower() == "on"
                return [Message(f"terminal-advice-{word.lower()}")]
            case "advice", _:
                raise refused("common-refused-advice")
            case "status", []:
                super().begin()
                for name, digits in self._seals().items():
                    self.tell(Message("terminal-seal", player=name, text=" ".join(digits)))
                return []
            case "human", [word]:
                name = name_meant(word, self._names)
                self.session.say(f"human {name}")
                self._note()
                self.screen.tell(Message("terminal-by-person", player=name))
                self.show_hidden(name)
                return []
        return super().obey_about_others(words)

    def check_person(self, name: str) -> None:
        """Raise RulingError if the computer plays for somebody: then nobody sees what is hidden."""
        if name in self.referee.computers:
            raise refused("common-refused-computer-hides", "C4", player=name)

    def show_hidden(self, name: str) -> None:
        """Show a person who plays on for `name` what is hidden there, if that can be shown."""

    def hidden_boards(self, names: Iterable[str]) -> list[Picture]:
        """Return what these players hid, drawn; nothing if the game has no hidden boards."""
        return []

    def say(self, statement: str) -> None:
        """Carry a statement out, unless a computer player has to agree and does not (C8)."""
        if statement == "draw":
            for name in self.referee.computers:
                answer(self.session, {"from": "", "to": name, "node": None, "role": None})
        super().say(statement)
