"""Events that the tests of `cardgen event` print."""

from collections.abc import Callable
from pathlib import Path

import pypdfium2

from tests.support.commandline import attendees

MadeOnce = Callable[[str, Callable[[Path], object]], Path]

SMALL = """\
name = "E"
placemats = false
[[table]]
game = "reflector"
players = ["Ann", "Bob"]
[[table]]
game = "reflector"
players = ["Cat", "Dan"]
"""


def prepared(folder: Path, text: str) -> Path:
    """Write an event and its guests."""
    (folder / "guests.csv").write_text(attendees(9))
    (folder / "event.toml").write_text(text)
    return folder / "event.toml"


def words(path: Path, page: int | None = None) -> str:
    with pypdfium2.PdfDocument(path) as document:
        leaves = range(len(document)) if page is None else [page]
        return " ".join(
            " ".join(document[i].get_textpage().get_text_range() for i in leaves).split()
        )
