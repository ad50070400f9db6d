"""What each game adds to a live session."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any, ClassVar, Generic, TypeVar, cast

from companion.computers import GameAtKeyboard
from companion.contract import WIDTH, Explanation
from companion.names import readable, with_names_joined
from companion.narration import lines_of
from companion.referee import AnyReferee
from companion.screen import Screen
from companion.words import Message, Words

R = TypeVar("R", bound=AnyReferee)


class DialogueHooks(ABC, Generic[R]):
    """What a game says of itself in a live session, and how a sentence of it is told.

    What no game needs has a default.
    """

    session: GameAtKeyboard
    screen: Screen

    what_to_type: ClassVar[Words] = Message("terminal-what-to-type")
    """What is told before the first prompt of play."""

    ended_by: ClassVar[Mapping[str, Callable[..., Message]]] = {}
    """What is asked before a statement that ends the game because people say so, by its keyword."""

    @property
    @abstractmethod
    def own_help(self) -> Mapping[str, Words]:
        """What may be typed in this game, and what it does."""

    @property
    def referee(self) -> R:
        """The referee of the game."""
        return cast(R, self.session.referee)

    @abstractmethod
    def set_up(self) -> None:
        """Ask for everything that play needs and the record does not hold yet."""

    @abstractmethod
    def prompt(self) -> Words:
        """Return what the next line is asked for with."""

    @abstractmethod
    def suggestions(self) -> list[str]:
        """Return what may be typed next, for completion; all of it public."""

    @property
    def usual(self) -> Sequence[str]:
        """What people mostly begin with now, the most usual first: one letter of it will do."""
        return ()

    @property
    def hints(self) -> Mapping[str, Words]:
        """What to type instead of words that people try and the game does not have."""
        return {}

    @property
    def usual_answer(self) -> str:
        """What Enter, ``ok`` and ``yes`` say now; nothing if no answer is usual."""
        return ""

    @abstractmethod
    def full_statement(self, words: list[str]) -> str:
        """Return what was typed as the record writes it; RulingError if it is not understood."""

    @abstractmethod
    def show(self) -> None:
        """Draw the game as the table knows it."""

    def obey(self, words: list[str]) -> bool:
        """Carry out a command that only this game has; tell whether it was one."""
        return False

    def after(self, statement: str) -> None:
        """Tell what is due after a statement, its steps and marks apart."""

    def words_of(self, typed: str) -> list[str]:
        """Return what was typed in words, names in the record's spelling."""
        return with_names_joined(typed.split(), self._names)

    def readable(self, text: str) -> str:
        """Return a text with names as people read them."""
        return readable(text, self._names)

    @property
    def _names(self) -> Sequence[str]:
        return getattr(self.referee, "names", ())  # a game for one has none

    def tell(self, sentence: Words) -> None:
        """Tell a sentence, in lines for the narrowest screen."""
        text = self.readable(self.screen.language.say(sentence))
        self.screen.tell(
            "\n".join(wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False))
        )

    def in_lines(self, *lines: Words) -> str:
        """Return lines in the language of the screen, one below the other."""
        return "\n".join(map(self.screen.language.say, lines))

    def tell_lines(self, lines: Sequence[Words], hanging: int = 0) -> None:
        """Tell lines for the narrowest screen; that there are none, if so."""
        told = lines_of(lines, self.screen.language, hanging)
        self.screen.tell("\n".join(told) or Message("terminal-none"))

    def paper(self) -> Any:
        """Return what is marked on paper by now, as far as `unmarked` needs it."""

    def not_taken_back(self) -> Words:
        """Return how to put right what was typed last, if ``undo`` does not take it back."""
        return ""

    def asked_by_rule(self) -> Explanation | None:
        """Return the question that the rules ask, with its ruling."""
        return None

    def heard(self, line: str) -> Words | None:
        """Return what to tell of another's line of the record that is not in the log."""
        return None
