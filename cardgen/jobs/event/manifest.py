"""What an event's folder holds, and from what: a further run makes only what has changed."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import cardgen
import companion
from cardgen.data import data_path
from cardgen.output import uninterrupted, write

NAME = "manifest.json"
_PROGRAM = (
    Path(cardgen.__file__).parent,
    Path(companion.__file__).parent,
    data_path("layouts"),
    data_path("fonts"),
)


@dataclass(frozen=True, slots=True)
class Made:
    """A file that was made: the hash of its bytes, and its pages (0 where it has none)."""

    sha256: str
    pages: int = 0


Files = Mapping[str, Made]
"""Files by their place in the folder, ``/`` between its parts."""


class Manifest:
    """The manifest of a folder, read when it is begun and written when it is closed.

    What is made belongs to items, each with a hash of all it is made from. `rows` are those of the
    guests in the file of cards, `printed` and `printed_before` hashes of their cards
    (`note_cards`). A manifest that is missing or damaged is an empty one: then everything is made
    again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._items: dict[str, tuple[str, dict[str, Made]]] = {}
        self._former: dict[str, Made] = {}
        self._kept: bytes | None = None
        self._noted: set[str] = set()
        self.rows: frozenset[int] = frozenset()
        self.printed: frozenset[str] = frozenset()
        self.printed_before: frozenset[str] = frozenset()
        try:
            self._kept = (folder / NAME).read_bytes()
            document = json.loads(self._kept)
            self._former = _files(document["former"])
            self._items = {
                name: (str(item["made_from"]), _files(item["files"]))
                for name, item in document["items"].items()
            }
            cards = document.get("cards", {})
            self.rows = frozenset(map(int, cards.get("rows", ())))
            self.printed, self.printed_before = (
                frozenset(map(str, cards.get(key, ()))) for key in ("printed", "before")
            )
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            self._items, self._former = {}, {}

    def is_current(self, item: str, made_from: str) -> bool:
        """Return whether an item is made from the same and its files have not changed."""
        before, files = self._items.get(item, ("", {}))
        if before != made_from or any(
            self.hash_of(name) != made.sha256 for name, made in files.items()
        ):
            return False
        self._noted.add(item)
        return True

    def hash_of(self, name: str) -> str | None:
        """Return the hash of a file in the folder; None if there is none that can be read."""
        try:
            return digest((self.folder / name).read_bytes())
        except OSError:
            return None

    def files(self, item: str) -> Files:
        """Return the files of an item as they were made; none if it is unknown."""
        return self._items.get(item, ("", {}))[1]

    def note(self, item: str, made_from: str, files: Files) -> None:
        """Remember what an item was made from and which files it has now."""
        self._noted.add(item)
        if self._items.get(item) != (made_from, files):
            self._former |= self.files(item)
            self._items[item] = made_from, dict(files)

    def note_cards(self, rows: Iterable[int], printed: Iterable[str]) -> None:
        """Remember the rows of the guests who have a card, and a hash of each card made.

        The hashes of those made before are kept, too, as long as they differ.
        """
        self.rows, made = frozenset(rows), frozenset(printed)
        if made != self.printed:
            self.printed, self.printed_before = made, self.printed

    def close(self) -> list[str]:
        """Forget items not noted since the beginning; return files that belong to none now."""
        for item in self._items.keys() - self._noted:
            self._former |= self._items.pop(item)[1]
        present = {name for _, files in self._items.values() for name in files}
        self._former = {
            name: made
            for name, made in sorted(self._former.items())
            if name not in present and self.hash_of(name) is not None
        }
        self.write()
        return list(self._former)

    def write(self) -> None:
        """Write the manifest, unless it is as it was."""
        document = {
            "items": {
                item: {"made_from": made_from, "files": _document(files)}
                for item, (made_from, files) in sorted(self._items.items())
            },
            "former": _document(self._former),
            "cards": {
                "rows": sorted(self.rows),
                "printed": sorted(self.printed),
                "before": sorted(self.printed_before),
            },
        }
        data = json.dumps(document, ensure_ascii=False, indent=1).encode() + b"\n"
        if data != self._kept:
            with uninterrupted():  # it is soon done
                write(self.folder / NAME, data)
            self._kept = data


def _files(document: dict[str, Any]) -> dict[str, Made]:
    return {name: Made(str(made["sha256"]), int(made["pages"])) for name, made in document.items()}


def _document(files: Files) -> dict[str, dict[str, object]]:
    return {name: asdict(made) for name, made in sorted(files.items())}


def digest(*parts: bytes | str) -> str:
    """Return a hash of `parts`, in hexadecimal digits; no two sequences of parts have the same."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        if len(parts) > 1:
            whole.update(f"{len(data)}:".encode())
        whole.update(data)
    return whole.hexdigest()


@cache
def program_digest() -> str:
    """Return a hash of the program, its data and fonts: another version may print otherwise."""
    return digest(*(part for root in _PROGRAM for part in _contents(root)))


def _contents(root: Path) -> Iterable[bytes]:
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".pyo"):
            yield path.relative_to(root).as_posix().encode()
            yield path.read_bytes()
