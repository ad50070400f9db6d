"""The questions of a set-up, one after the other, and how the last answer is taken back."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from pathlib import Path

from companion.contract import GameInProgress
from companion.recordfile import RecordFile
from companion.screen import Private
from companion.short_forms import choice_meant
from companion.words import Message, Words, language


class UndoError(Exception):
    """Whoever is asked wants to take the last answer back."""


class GameTakenBackError(Exception):
    """The first answer was taken back: which game is played. `game` is its name."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was typed at a prompt, and at which version of the game."""

    version: int
    prompt: Words
    text: str


def with_default(prompt: Words, words: Sequence[str], default: str, usual: str = "") -> Words:
    """Return a prompt that says what Enter answers; what it `usual`ly answers is to be typed then.

    >>> board = Message("territory-which-layout", options=("full", "island"))
    >>> str(with_default(board, ("full", "island"), "full"))
    'Which layout (full, island; Enter: full)?'
    """
    typed: list[Words] = [usual] if usual not in ("", default, *words) else []
    if default:
        typed.append(Message("terminal-enter", example=default))
    if not typed or isinstance(prompt, str):
        return prompt
    return prompt.form("enter").with_values(prompt.args | {"parts": tuple(typed)})


class SetUpQuestions:
    """What is asked before play, and what was answered in this session.

    `line` returns a line typed at a prompt, with words offered for completion. `tell` tells a
    sentence, and `show` lines as they are.

    Some answers bring no statement about, such as Enter for no variants, so the record alone does
    not say that they were given. When an answer is taken back, those before it that the record
    lacks are repeated.
    """

    def __init__(
        self,
        session: GameInProgress,
        line: Callable[[Words, Sequence[str]], str],
        tell: Callable[[Words], None],
        show: Callable[[Words], None],
    ) -> None:
        self._session, self._line, self._tell, self._show = session, line, tell, show
        self._answers: list[_Answer] = []
        self._repeating: list[_Answer] = []
        self._taken_back: dict[Words, str] = {}  # by prompt
        self._shown: Words = ""
        self._introduced = False

    def begin_again(self) -> None:
        """Get ready to be asked everything that the record lacks; what was answered is repeated."""
        after = [*(answer.version for answer in self._answers[1:]), self._session.version]
        self._repeating = [
            answer
            for answer, version in zip(self._answers, after, strict=False)
            if answer.version == version
        ]

    def ask(self, prompt: Words, words: Sequence[str], told: Words, default: str) -> str:
        """Return the answer to a question, below what is `told` about it; see `Dialogue.ask`."""
        version = self._session.version
        while self._repeating:
            answer = self._repeating.pop(0)
            if answer.prompt == prompt:
                return answer.text
        self._forget_from(version, prompt)
        if not self._introduced:
            self._tell(Message("terminal-introduction"))
            self._introduced = True
        if told not in ("", self._shown):
            self._show(told)
        self._shown = told
        before = self._taken_back.get(prompt, "")
        if before.lower() not in words:  # typed freely, so perhaps the mistake itself
            before = default
        asked = with_default(prompt, words, before, default)
        while (text := self._line(asked, words) or before).lower() in _NO_ANSWERS:
            if text.lower() == "undo":
                raise UndoError
            self._tell(_NO_ANSWERS[text.lower()] or self._status)
        text = choice_meant(text, [*words, default] if default else words)
        self.note(version, prompt, text)
        return text

    @property
    def _status(self) -> Message:
        """What the set-up lacks, and who plays."""
        session = self._session
        assert session.game is not None
        told: list[Words] = [*session.game.narration.status(session.referee)]
        if names := tuple(getattr(session.referee, "names", ())):
            told.append(Message("terminal-players-so-far", options=names))
        return Message("common-sentences", sentences=tuple(told))

    def _forget_from(self, version: int, prompt: Words) -> None:
        """Forget what was answered to a question that is asked again, and after it."""
        asked = version, prompt
        given = [(answer.version, answer.prompt) for answer in self._answers]
        if asked in given:
            del self._answers[given.index(asked) :]

    def note(self, version: int, prompt: Words, text: str) -> None:
        """Note what was typed at a version of the game as something that can be taken back."""
        self._answers.append(_Answer(version, prompt, text))

    @property
    def last(self) -> str:
        """The last answer in words; nothing if it was given before this session."""
        return (self._answers[-1].text or "Enter") if self._answers else ""

    def take_back(self) -> None:
        """Take the last answer back, with what it has put into the record.

        Raises OSError if the record can't be changed, GameTakenBackError if the answer named the
        game.
        """
        session, last = self._session, self._answers[-1] if self._answers else None
        assert session.game is not None
        game = session.game.name
        version = last.version if last else _version_of_last_question(session)
        if version < session.version:
            session.take_back(version)
        if session.game is None:
            raise GameTakenBackError(game)
        if last is not None:
            del self._answers[-1]
            self._taken_back[last.prompt] = last.text


_HELP = Message("terminal-help-question")
_NO_ANSWERS: Mapping[str, Words] = {
    "undo": "",
    "status": "",
    "back": Message("terminal-back-is-undo"),
    "help": _HELP,
    "?": _HELP,
}
"""What may be typed at a question that is no answer to it, and what is told then."""


class _Nobody:
    """A screen before which nobody sits: the first question ends the session."""

    hides, masked, live = True, False, False
    rows = None
    language = language()

    def listen(self, prompt: Words, words: Sequence[str] = ()) -> str:
        raise EOFError

    ask = listen

    def alone(
        self, names: str, masked: bool = False, what: Words = ""
    ) -> AbstractContextManager[Private]:
        raise EOFError

    def tell(self, *told: object) -> None:
        """Tell nobody."""

    show = forget = qr = tell


def _version_of_last_question(session: GameInProgress) -> int:
    """Return at which version the last answer in the record was given; 0 if that named the game.

    The record does not say which of its statements were answers and which followed by themselves.
    So each version is tried: does the set-up ask a question there, before it says anything?
    """
    assert session.game is not None
    named = [line.split()[0] for line in session.to_record().splitlines()].index("game")
    for version in range(session.version - 1, named, -1):
        trial = session.at(version)
        with suppress(EOFError):
            session.game.dialogue(trial, _Nobody(), RecordFile(Path())).set_up()
        if trial.version == version:
            return version
    return 0
