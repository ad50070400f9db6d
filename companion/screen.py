"""How a live session speaks and listens, whatever the screen is."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from companion.words import Language, Words


@dataclass(frozen=True, slots=True)
class Cell:
    """A space of a grid in characters, and whether it is shaded."""

    text: str
    shaded: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """A grid in characters: its head (name, column letters), and its rows with their labels."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]

    @property
    def lines(self) -> list[str]:
        """The picture as plain text."""
        rows = (label + "".join(cell.text for cell in cells) for label, cells in self.rows)
        return [*self.head, *(row.rstrip() for row in rows)]


class Private(Protocol):
    """How a live session speaks to a player who is alone with the screen.

    `masked` says that nothing secret may be shown, `live` that somebody sits there to look and
    confirm. What is asked and shown is in `language`.
    """

    masked: bool
    live: bool
    language: Language

    def ask(self, page: Callable[[str], str]) -> str:
        """Return a line typed below a page, which shows it so far and ends in a prompt."""

    def show(self, text: str) -> None:
        """Show `text` for as long as it takes to read; raises RulingError if `masked`."""


class NewsError(Exception):
    """Others have gone on with the game while a line was typed.

    `line` is the line, if there is one: it was meant for the position before.
    """

    def __init__(self, line: str = "") -> None:
        super().__init__(line)
        self.line = line


class Screen(Protocol):
    """How a live session speaks and listens.

    `hides` says whether there is a screen that one player can have alone, `masked` that secrets are
    typed unseen all the same, `live` that somebody sits there to confirm what can't be taken back.
    `rows` is how many lines it shows at a time, None where that does not matter. What happens is
    read out in `language`. `waiting` is around everything that waits.
    """

    hides: bool
    masked: bool
    live: bool
    language: Language
    waiting: Callable[[], AbstractContextManager[None]]

    @property
    def rows(self) -> int | None:
        """The height of the screen."""

    def ask(self, prompt: Words, words: Sequence[str] = ()) -> str:
        """Return a line typed at `prompt`; `words` complete it. EOFError at the end."""

    def listen(self, prompt: Words, words: Sequence[str] = ()) -> str:
        """Return a line as `ask` does; raises NewsError if others go on with the game meanwhile."""

    def tell(self, text: Words) -> None:
        """Say something to the whole table."""

    def show(self, rows: Sequence[Sequence[Picture]]) -> None:
        """Draw grids in rows, as they lie on the table."""

    def alone(
        self, names: str, masked: bool = False, what: Words = ""
    ) -> AbstractContextManager[Private]:
        """Pass the keyboard to one player, or to allies; no trace of it stays on the screen.

        Before anything is shown, players read `what` it will be. Raises RulingError if that is not
        possible here, or if they go back.
        """

    def forget(self) -> None:
        """Wipe from the screen what was typed, because it holds a secret."""

    def qr(self, text: str) -> None:
        """Show `text` as a QR symbol, if there is a screen to show it on."""
