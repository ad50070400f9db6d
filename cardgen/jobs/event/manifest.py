"""What a run for an event remembers in its folder for the next one."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

NAME = "manifest.json"


@dataclass(slots=True)
class Manifest:
    """What is to be known of the runs before.

    `files` are all that they made, by their place in the folder, ``/`` between its parts. `records`
    have a hash of each record as it began. `printed` has a hash of each guest's card, and
    `printed_before` those before their last change. `identities` are the puzzles that were drawn
    for a request, by the words for it.
    """

    files: list[str] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)
    printed: list[str] = field(default_factory=list)
    printed_before: list[str] = field(default_factory=list)
    identities: dict[str, list[str]] = field(default_factory=dict)

    def note_cards(self, printed: Iterable[str]) -> None:
        """Remember a hash of each card made; those made before are kept, as long as they differ."""
        if (made := sorted(printed)) != self.printed:
            self.printed, self.printed_before = made, self.printed

    def as_json(self) -> bytes:
        """Return the content of the file."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1).encode() + b"\n"


def read_manifest(folder: Path) -> Manifest:
    """Return the manifest in a folder; one that is missing or damaged is an empty one."""
    try:
        document = json.loads((folder / NAME).read_bytes())
        files, printed, before = (
            list(map(str, document[key])) for key in ("files", "printed", "printed_before")
        )
        return Manifest(
            files,
            {str(name): str(begun) for name, begun in document["records"].items()},
            printed,
            before,
            {key: list(map(str, names)) for key, names in document["identities"].items()},
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return Manifest()


def digest(*parts: bytes | str) -> str:
    """Return a hash of `parts`, in hexadecimal digits; no two sequences of parts have the same."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(f"{len(data)}:".encode())
        whole.update(data)
    return whole.hexdigest()
