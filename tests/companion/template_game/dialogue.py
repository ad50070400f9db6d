"""Stones live."""

from collections.abc import Mapping

from companion.dialogue import Dialogue
from companion.words import Words
from tests.companion.template_game.referee import Referee

HELP: Mapping[str, Words] = {"2": "take two stones"}


class GameDialogue(Dialogue[Referee]):
    own_help = HELP

    def set_up(self) -> None:
        while self.referee.state is None:
            self.attempt(self.session.say, f"heap {self.ask('Stones?')} 1 1")

    def prompt(self) -> str:
        return f"{self.referee.turn or 'nobody'} to play:"

    def suggestions(self) -> list[str]:
        return ["1", "2", "3"]

    def full_statement(self, words: list[str]) -> str:
        if words[0] == "take":
            return " ".join(words)
        return f"take {self.referee.turn} {words[0]}"

    def show(self) -> None:
        self.tell_lines(self.narration.standing(self.referee))
