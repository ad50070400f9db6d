"""Events that the tests of `cardgen event` print."""

from collections.abc import Callable
from pathlib import Path

from commandline import attendees

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
