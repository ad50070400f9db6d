"""The files of a studio: the profile, what is dropped on the page, and nothing else."""

import hashlib
import os
import re
import shutil
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from cardgen.inputs.faults import Fault, InputFault, faults_of
from cardgen.inputs.profile import Profile, example_profile_text, parse_profile
from cardgen.inputs.textfile import read_text
from cardgen.inputs.validators import as_logo, as_portrait
from cardgen.inputs.xlsxfile import is_xlsx
from cardgen.output import Outputs
from cardgen.studio.draft import FIELDS, edited, values_in
from companion.toml_reader import line_of

MOST_DROPPED = 200_000_000
"""Bytes of all dropped files together."""

ELSEWHERE = "is not in the folder of the card, or leads elsewhere: put the file there"
"""What is wrong with the path of a file that must not be read."""

_CHECKS = {"portrait": as_portrait, "logo": as_logo}
_LONGEST_NAME = 100
_PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".heic", ".heif", ".svg")


@dataclass(slots=True)
class Workspace:
    """A `profile` file and its folder; dropped files are `kept` elsewhere until they are needed.

    Only files in that folder and dropped ones are read. A file is written only when somebody saves
    or prints.
    """

    profile: Path
    kept: Path
    _dropped: dict[str, Path] = field(default_factory=dict)
    _versions: dict[tuple[str, str], Path] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        """The folder of the profile."""
        return self.profile.parent

    # -- the profile -----------------------------------------------------------------------------

    def on_disk(self) -> str | None:
        """Return the text of the profile file, None if there is none; may raise InputFault."""
        return read_text(self.profile, "utf-8-sig") if self.profile.exists() else None

    def begin(self) -> tuple[str, str]:
        """Return the text to begin with and its version: the file, else an example."""
        text = self.on_disk()
        return (example_profile_text() if text is None else text), version_of(text)

    def read(self, text: str) -> Profile:
        """Return the profile that `text` describes, with dropped files where they are now.

        Raises InputFault with all its faults; a file outside the folder is one.
        """
        places = {}
        for name, value in values_in(text).items():
            is_path = isinstance(value, str) and (name != "theme" or value.endswith(".toml"))
            if not (FIELDS[name].file and is_path):
                continue
            if value in self._dropped:
                places[name] = str(self._dropped[value])
            elif not self.holds(self.folder / value):
                where = line_of(text, FIELDS[name].path)
                raise InputFault([Fault(self.profile, name, f"{value} {ELSEWHERE}", where)])
        return parse_profile(edited(text, places, self.profile), self.profile, self.folder)

    def save(self, text: str, seen: str, *, anyway: bool = False) -> str | None:
        """Write the profile and the dropped files that it names, or nothing; return its version.

        `seen` is the version that the page began with. If the file is another one by now, nothing
        is written, and None returned; `anyway` writes it, and keeps the other one beside it under a
        name of its own. May raise InputFault.
        """
        current = self.on_disk()
        named = {value for value in values_in(text).values() if isinstance(value, str)}
        with Outputs() as outputs:
            if version_of(current) != seen and current not in (None, text):
                if not anyway:
                    return None
                outputs.write(self._free_name(self.profile.name), str(current).encode())
            for name in named & self._dropped.keys():
                self.put_beside(outputs, name)
            outputs.write(self.profile, text.encode())
        return version_of(text)

    # -- dropped files ---------------------------------------------------------------------------

    def drop(self, name: str, data: bytes, kind: str) -> tuple[str, str]:
        """Keep a dropped file and return what it is called from now on, and its version.

        `kind` is what it is for: a ``portrait``, a ``logo`` or a list of ``guests``. If it is none,
        an InputFault says so.
        """
        name = Path(name.replace("\\", "/")).name
        if not name.isprintable() or not 0 < len(name) <= _LONGEST_NAME or name.startswith("."):
            raise InputFault.of("the file", "has a name that can't be kept: rename it")
        folder = self.kept / hashlib.sha256(data).hexdigest()[:16]
        others = (path for path in self._versions.values() if path.parent != folder)
        if sum(path.stat().st_size for path in others) + len(data) > MOST_DROPPED:
            raise InputFault.of(name, "is one file too many: start the studio anew")
        beside = self.folder / name
        if beside.exists() and (not self.holds(beside) or beside.read_bytes() != data):
            name = self._free_name(name).name
        with TemporaryDirectory(dir=self.kept) as trial:  # what is refused goes with it
            tried = Path(trial, name)
            tried.write_bytes(data)
            if kind in _CHECKS:
                with faults_of("the file", ValueError):
                    _CHECKS[kind](name, Path(trial))
            elif not is_xlsx(tried) and tried.suffix.lower() not in (".csv", ".tsv", ".txt"):
                message = f"{name} is not a guest list: save it as .csv or .xlsx"
                raise InputFault.of("the file", message)
            folder.mkdir(exist_ok=True)
            path = tried.replace(folder / name)
        self._dropped[name] = self._versions[name, folder.name] = path
        return name, folder.name

    def folder_with(self, names: Collection[str]) -> Path:
        """Return a folder that has the files called `names`: the card's, unless some were dropped.

        Then they are together in one beside the dropped files; a file that is nowhere is lacking.
        """
        dropped = {name: path for name, path in self._dropped.items() if name in names}
        if not dropped:
            return self.folder
        together = self.kept / version_of(str(sorted(dropped.items())) + self.pictures())
        together.mkdir(exist_ok=True)
        for name in names:
            path, copy = dropped.get(name, self.folder / name), together / name
            if path.is_file() and not copy.exists():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
        return together

    def pictures(self) -> str:
        """Return what tells the pictures beside the profile from others of the same names."""
        if not self.folder.is_dir():
            return ""
        with os.scandir(self.folder) as entries:
            found = [
                (each.name, each.stat().st_mtime_ns, each.stat().st_size)
                for each in entries
                if each.name.lower().endswith(_PICTURES) and each.is_file()
            ]
        return version_of(str(sorted(found)))

    def place(self, name: str, version: str = "") -> Path:
        """Return where the file called `name` is now: dropped, or beside the profile.

        With a `version`, the file is that one of those dropped under this name from now on. Raises
        InputFault if it is nowhere.
        """
        if earlier := self._versions.get((name, version)):
            self._dropped[name] = earlier
        path = self._dropped.get(name, self.folder / name)
        if name not in self._dropped and not (path.is_file() and self.holds(path)):
            raise InputFault.of(name, "is not beside the card: drop the file on the page")
        return path

    def put_beside(self, outputs: Outputs, name: str) -> None:
        """Write a dropped file into the folder of the profile."""
        if name in self._dropped:
            outputs.write(self.folder / name, self._dropped[name].read_bytes())

    def holds(self, path: Path) -> bool:
        """Return whether a path, links followed, stays in the folder of the profile."""
        return path.resolve().is_relative_to(self.folder.resolve())

    def plain(self, message: str) -> str:
        """Return a message with names of files as the user knows them."""
        kept, folder = re.escape(str(self.kept)), re.escape(str(self.folder))
        return re.sub(rf"({kept}[/\\]\w+|{folder})[/\\]", "", message)

    def _free_name(self, name: str) -> Path:
        stem, suffix = Path(name).stem, Path(name).suffix
        number = 2
        while (path := self.folder / f"{stem}-{number}{suffix}").exists():
            number += 1
        return path


def version_of(text: str | None) -> str:
    """Return what tells one text of a profile from another; empty for a file that is not there."""
    return "" if text is None else hashlib.sha256(text.encode()).hexdigest()[:24]
