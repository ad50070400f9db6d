"""A live session: questions of the set-up, then one statement after the other until somebody quits.

The screen is a terminal or a pair of pipes. Each game's `dialogue.py` adds to the `Dialogue` here.
Only what the whole table may see is told, except to a player who is alone with the screen.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from companion.computers import GameAtKeyboard
from companion.contract import WIDTH, PhonesAtTable
from companion.dialogue_hooks import DialogueHooks, R
from companion.errors import NotUnderstoodError, RulingError, refused
from companion.kept_record import KeptRecord
from companion.narration import (
    HELP,
    TO_LOOK_UP,
    announced,
    in_steps,
    look_up,
    reasons,
    ruling_lines,
    sentence,
)
from companion.record import Undo
from companion.recordfile import RecordFile
from companion.screen import NewsError, Screen
from companion.set_up_questions import SetUpQuestions, UndoError
from companion.short_forms import command_meant, yes_meant
from companion.words import Message, Words


class Dialogue(DialogueHooks[R]):
    """A game being played or refereed live, its record begun as far as the name of the game.

    `record_file` is the file that the session writes to. `rulings` says whether everything that
    happens is told with the number of its ruling. With `phones` others may go on with the game
    while a line is typed: what they do is told, and a line that was begun before is not carried
    out.
    """

    rulings = False
    again: Callable[[Path], str] = "companion play {}".format
    """Returns the command that goes on with a record."""

    phones: PhonesAtTable | None = None

    def __init__(self, session: GameAtKeyboard, screen: Screen, record_file: RecordFile) -> None:
        assert session.game is not None
        self.session = session
        self.narration = session.game.narration
        self.screen = screen
        self.kept = KeptRecord(record_file, self._line, screen.tell)
        self._refusal: RulingError | None = None
        self._playing = False
        self._obeying = False
        self._questions = SetUpQuestions(session, self._line, self.tell, screen.tell)
        self._note()

    # -- the session -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Tell where the game stands as a session goes on: whose turn it is, and no pictures."""
        self._look_up(["status"])

    def unmarked(self, paper: Any) -> list[str]:
        """Return what to do to the marks on `paper` now that a statement was taken back."""
        return self.announced(self.referee.log[-1])

    def run(self) -> None:
        """Play until the players quit or the input ends.

        Raises RecordChangedError if the record is not as it was left and nobody wants another
        file, GameTakenBackError if the players go back to the question which game they play.
        """
        try:
            while True:
                self._prepare()
                self.tell(self.what_to_type)
                self._note()
                self.begin()
                self._play_on()
        except EOFError:
            self._obeying = True
            self.kept.tell_end(self.again)

    def _prepare(self) -> None:
        """Go through the set-up until play can begin."""
        while not self._playing:
            self._questions.begin_again()
            try:
                try:
                    self.set_up()
                    self._playing = True
                except UndoError:
                    self.attempt(self._take_answer_back)
                except OSError as error:
                    self.kept.tell_refusal(error)
                    self._line(Message("terminal-try-again"))
            except NewsError as news:
                self.tell_news(news.line)

    def _play_on(self) -> None:
        """Carry out what is typed, until the set-up is gone back to."""
        while self._playing:
            if self.others_play():
                continue
            try:
                text = self.ask(self.prompt(), [*self.suggestions(), *self._commands()])
            except NewsError as news:
                self.tell_news(news.line)
                continue
            usual = self.usual_answer
            is_yes = yes_meant(text, self.screen.language)
            if not text or (is_yes and usual != "no"):
                text = usual or text
            if text:
                before, self._obeying = self.session.version, True
                self.attempt(self._obey, text)
                self._obeying = False
                if before < self.session.version and not self.session.has_begun:
                    self._questions.note(before, "", text)
            self.tell_news()

    def ask(
        self, prompt: Words, words: Sequence[str] = (), told: Words = "", default: str = ""
    ) -> str:
        """Return a line typed at `prompt`; raises EOFError if it is ``quit`` or the input ends.

        A question of the set-up stands below what is `told` about it, and Enter answers `default`.
        It is not asked if it stays answered while others are asked again. Raises UndoError if the
        last answer is to be taken back, and NewsError if others go on meanwhile, unless a line is
        being carried out: then `enter` does.
        """
        if self._playing or self._obeying:
            return self._line(prompt, words)
        return self._questions.ask(prompt, words, told, default)

    def _line(self, prompt: Words, words: Sequence[str] = ()) -> str:
        """Return a line typed at `prompt`, whether or not it is a question of the set-up."""
        while True:
            if self._obeying:
                text = self.screen.ask(prompt, words).strip()
            else:
                self._note()
                text = self.screen.listen(prompt, words).strip()
            if text.lower() in ("quit", "exit"):
                raise EOFError
            if not self._obeying and self.session.version != self._seen:
                raise NewsError(text)
            typed = text.lower().split()
            if self._playing:
                is_answer = not self._obeying or text.lower() in words
                if is_answer or not self._asked_aside(text):
                    return text
            elif self.phones is None or typed[:1] not in self.phones.AT_ANY_PROMPT:
                return text
            else:
                self.attempt(self._obey_about_others, typed)

    def others_play(self) -> bool:
        """Let the computer say what is due; tell whether it has said anything."""
        return False

    @property
    def help_about_others(self) -> Mapping[str, Words]:
        """The commands about phones or computers, and what they do."""
        return self.phones.HELP if self.phones is not None else {}

    def obey_about_others(self, words: list[str]) -> Sequence[Words] | None:
        """Carry out a command about phones or computers and return what to tell; None if none."""
        return self.phones.obey(words) if self.phones is not None else None

    def _obey_about_others(self, words: list[str]) -> bool:
        told = self.obey_about_others(words)
        if told:
            self._note()
            self.screen.tell(self.in_lines(*told))
        return told is not None

    def _asked_aside(self, text: str) -> bool:
        """Tell what somebody asks before answering a question; tell whether it was that."""
        words = self.words_of(text.rstrip(" ?!.") or text)
        if text.lower() in ("help", "?"):
            self.tell(Message("terminal-help-aside"))
            return True
        if words and words[0].lower() in TO_LOOK_UP:
            self.attempt(self._look_up, words)
            return True
        return False

    def confirm(self, question: Words, usual: bool = False) -> bool:
        """Ask until the answer is yes or no; Enter is yes if that is `usual`.

        Where nobody is there to be asked, it is yes.
        """
        if not self.screen.live:
            return True
        language = self.screen.language
        words = [language.say(Message("language-yes")), language.say(Message("language-no"))]
        prompt = Message("terminal-confirm", term=question, example=words[0 if usual else 1])
        while True:
            answer = self._line(prompt, words)
            meant = yes_meant(answer, language) if answer else usual
            if meant is not None:
                return meant
            self.screen.tell(Message("terminal-neither", text=answer.lower()))

    def attempt(self, action: Callable[..., object], *given: object) -> bool:
        """Do something, or say why it can't be done."""
        try:
            action(*given)
        except RulingError as error:
            self._refusal = error
            told = error.message
            if error.ruling and self.rulings:
                told = Message("common-explained", term=told, rulings=(error.ruling,))
            self.tell(told)
        except OSError as error:
            self.kept.tell_refusal(error, may_save=self._playing)
        else:
            return True
        return False

    # -- taking back an answer of the set-up -------------------------------------------------------

    def _check_set_up_is_open(self) -> None:
        """Raise RulingError if no answer of the set-up can be taken back any more."""
        if self.session.has_begun:
            raise refused("common-refused-set-up-is-over")
        if self.phones is not None and self.phones.joined:
            raise refused("common-refused-phone-joined")

    def _take_answer_back(self) -> None:
        """Take the last answer back, also from the record; its question is asked again."""
        self._check_set_up_is_open()
        answer = self._questions.last
        self._questions.take_back()
        self._playing = False
        self._note()
        if answer:
            self.tell(Message("common-took-back", term=answer))
        else:
            self.tell(Message("terminal-answer-taken-back"))

    # -- what others do ----------------------------------------------------------------------------

    def _note(self) -> None:
        """Note how far the game has been told by now."""
        self._seen = self.session.version
        self._heard = len(self.referee.log)
        self._undoable = (self.referee.undoable(), self.paper()) if self._playing else (None, None)

    def tell_news(self, typed: str = "") -> None:
        """Tell what others have done since, and that a line `typed` before is not carried out."""
        if typed:
            self.tell(Message("terminal-not-carried-out", text=typed))
        for line in self.phones.news() if self.phones is not None else ():
            self.tell(line)
        if self.session.version == self._seen:
            return
        lines = self.session.to_record().splitlines()[self._seen :]
        entries, (last, paper) = self.referee.log[self._heard :], self._undoable
        self._note()
        for told in map(self.heard, lines):
            if told is not None:
                self.tell(told)
        *before, end = entries or [None]
        taken_back = [entry for entry in entries if isinstance(entry.statement, Undo)]
        only_last = all(last is not None and entry.line == last.line for entry in before)
        if last is not None and only_last and taken_back == [end]:
            self._tell_taken_back([last], paper)
        elif taken_back:
            self.tell(Message("terminal-paper-shows"))
            self.show()
        else:
            for entry in entries:
                self._tell_entry(entry)
        if end is not None:
            self.after(str(end.statement))

    # -- play --------------------------------------------------------------------------------------

    def say(self, statement: str) -> None:
        """Carry a statement out, and tell what happened and what everybody marks now."""
        before = len(self.referee.log)
        self.enter(statement)
        self._refusal = None
        for entry in self.referee.log[before:]:
            self._tell_entry(entry)
        self.after(statement)

    def enter(self, statement: str) -> None:
        """Carry a statement out; RulingError if others have gone on since the last was told."""
        if self.session.version != self._seen:
            raise refused("common-refused-went-on")
        self.session.say(statement)
        self._note()

    def _tell_entry(self, entry: Any) -> None:
        if entry.void:
            return
        steps = (self.narration, self.referee, entry, self.screen.language)
        lines = in_steps(*steps) if self.rulings else self.announced(entry)
        said = sentence(self.narration.said(entry))
        self.screen.tell("\n".join(lines) or said)

    def announced(self, entry: Any) -> list[str]:
        """Return what to read out for an entry of the log."""
        return announced(self.narration, self.referee, entry, self.screen.language)

    def _commands(self) -> list[str]:
        first = (form.split()[0] for form in self._help)
        return list(dict.fromkeys(word for word in first if word.isalpha() and word.islower()))

    @property
    def _help(self) -> Mapping[str, Words]:
        own = {**self.own_help, **self.help_about_others}
        known = {form.split()[0] for form in own}
        return own | {form: what for form, what in HELP.items() if form.split()[0] not in known}

    def _tell_help(self) -> None:
        lines = list[str]()
        for form, what in self._help.items():
            text = f"{form:<{_BESIDE - 1}} {self.screen.language.say(what)}"
            lines += wrap(text, WIDTH, subsequent_indent=" " * _BESIDE, break_on_hyphens=False)
        self.screen.tell("\n".join(lines))

    def _obey(self, text: str) -> None:
        words = self.words_of(text.rstrip(" ?!.") or text)
        if self.obey(words) or self._obey_about_others(words) or self._look_up(words):
            return
        match words[0].lower(), words[1:]:
            case "help" | "?", []:
                self._tell_help()
            case "save", [_, *_]:
                self.kept.save_as(text.split(maxsplit=1)[1])
            case "save", _:
                self.screen.tell(Message("terminal-no-need"))
            case "back", []:
                raise refused("common-refused-back")
            case "undo", _:
                self._undo(text)
            case "quit", []:
                raise EOFError
            case _:
                self._play(text, words)

    def _look_up(self, words: list[str]) -> bool:
        """Tell something that is known; tell whether it was anything of that kind."""
        if words[0].lower() not in TO_LOOK_UP:
            return False
        if " ".join(words).lower() in ("board", "boards"):
            self.show()
            return True
        lines = look_up(words, self.narration, self.referee, self._reasons(), self.screen.language)
        if lines is not None:
            self.screen.tell("\n".join(lines) or Message("terminal-nothing-yet"))
        return lines is not None

    def _play(self, text: str, words: list[str]) -> None:
        """Carry a statement out; words that are none may begin a command."""
        try:
            statement = self.full_statement(words)
        except NotUnderstoodError:
            begun, *rest = text.split(maxsplit=1)
            command = command_meant(begun.lower(), self.usual, self._commands(), self.hints)
            if command is None:
                raise
            self._obey(" ".join([command, *rest]))
            return
        keyword, *rest = statement.split()
        if keyword in self.ended_by:
            trial = self.session.at(self.session.version)
            trial.say(statement)  # nobody is asked about what is refused
            if not self.confirm(self.ended_by[keyword](*rest)):
                raise refused("common-refused-goes-on")
        self.say(statement)

    def _reasons(self) -> list[str]:
        """Return why something was refused or is asked, with the text of the ruling."""
        refused, asked, language = self._refusal, self.asked_by_rule(), self.screen.language
        if refused is not None and refused.ruling:
            said = self.readable(language.say(refused.message))
            return [*wrap(said, WIDTH), *ruling_lines(refused.ruling, language, "  ")]
        return reasons([asked], language) if asked else []

    def _undo(self, text: str) -> None:
        referee = self.referee
        last = referee.undoable()
        if last is None:
            self._check_set_up_is_open()
            if " " in text:  # a reason, which no record could keep
                raise refused("common-refused-undo-alone")
            if answer := self._questions.last:
                self.tell(Message("terminal-takes-back-answer", text=answer))
            else:
                self.tell(Message("terminal-takes-back-last"))
            if self.confirm(Message("terminal-take-it-back"), usual=True):
                self._take_answer_back()
            return
        taken_back = referee.back_to_person()
        said = tuple(map(self.narration.said, taken_back))
        what, instead = Message("terminal-takes-back", parts=said), self.not_taken_back()
        self.tell(Message("common-sentences", sentences=(what, instead)))
        if given := dict.fromkeys(each for e in taken_back for each in referee.given_away(e)):
            self.tell(Message("terminal-known-by-now", options=tuple(given)))
        if self.confirm(Message("terminal-take-it-back"), usual=not given):
            paper = self.paper()
            for _ in taken_back:
                self.enter(text)
            self._tell_taken_back(taken_back, paper)
            self.after(text)

    def _tell_taken_back(self, entries: Sequence[Any], paper: Any) -> None:
        said = tuple(map(self.narration.said, entries))
        self.tell(Message("terminal-taken-back", parts=said))
        if marks := self.unmarked(paper):
            self.screen.tell("\n".join(marks))


_BESIDE = 19
"""The column in which `help` says what a command does."""

OVER = Message("terminal-over")
"""The prompt after the end of a game."""
