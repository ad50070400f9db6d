"""What the page asks for, each a method of `Studio` that is called as the request names it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cardgen.card.card import Card
from cardgen.card.shared_parts import forget_pictures
from cardgen.card.shortened import shortened
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.accent import accent_contrast
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry, geometry_names, load_geometry
from cardgen.inputs.guest_rows import Guest
from cardgen.inputs.papers import papers
from cardgen.inputs.profile import Profile
from cardgen.inputs.textfile import file_version
from cardgen.inputs.theme import theme_names
from cardgen.jobs.cards import CardJob, make_cards
from cardgen.jobs.options import CardOptions
from cardgen.output import Outputs
from cardgen.press.slots import stocks_for
from cardgen.press.stock import load_stock
from cardgen.studio.draft import FIELDS, edited, values_in
from cardgen.studio.guests import GuestTable, meanings_for, read_table, with_cell
from cardgen.studio.pictures import (
    Document,
    both_sides,
    card_of,
    fault_lines_of,
    notes_of,
    outline,
    panels,
    places_of,
    words_of,
)
from cardgen.studio.printing import Running, StoppedError, card_job, sheet_of
from cardgen.studio.workspace import Workspace, version_of
from companion.usage import plain_type
from companion.web.page_words import names_of, offered

_USUAL: Document = {"known": (), "changes": {}, "choices": {}, "guests": None, "guest": None}
"""What a request says if it does not say otherwise."""

_SECONDS_TO_STOP = 5.0


@dataclass(slots=True)
class Studio:
    """Everything behind the page. The page holds the text of the profile and sends it along."""

    workspace: Workspace
    book: FontBook
    running: Running | None = None
    _drawing: Lock = field(default_factory=Lock)
    _pictures: str = ""
    _table_read: tuple[object, GuestTable | None] = (None, None)

    def call(self, asked: Any) -> Document:
        """Answer a request; faults of the input are one. Raises ValueError if no page asks so."""
        if not isinstance(asked, dict) or asked.get("do") not in _REQUESTS:
            raise ValueError("no page asks so")
        try:
            self._see_pictures()
            answer: Document = _REQUESTS[asked["do"]](self, _USUAL | asked)
            return answer
        except InputFault as error:
            return {"faults": self._lines(error.faults)}

    def drop(self, name: str, data: bytes, kind: str) -> Document:
        """Keep a dropped file: return its name and version, or what is wrong with it."""
        try:
            name, version = self.workspace.drop(name, data, kind)
            self._table_read = None, None
            return {"name": name, "version": version}
        except InputFault as error:
            return {"faults": self._lines(error.faults)}

    def _see_pictures(self) -> None:
        """Forget pictures that were read, if somebody has replaced files beside the card."""
        if (now := self.workspace.pictures()) != self._pictures:
            with self._drawing:
                self._pictures = now
                forget_pictures()

    def warm_up(self) -> None:
        """Draw the card once, so that fonts, layouts and the portrait are at hand."""
        text = self.call({"do": "begin"}).get("text", "")
        self.call({"do": "draw", "text": text, "known": []})

    def _lines(self, faults: Iterable[Fault]) -> list[Document]:
        lines = fault_lines_of(faults)
        return [{**each, "message": self.workspace.plain(each["message"])} for each in lines]

    # -- the profile -----------------------------------------------------------------------------

    def begin(self, _: Document) -> Document:
        """Return the profile as it is on the disk now, and what may be chosen."""
        workspace = self.workspace
        text, version = workspace.begin()
        words = _words_of(Profile)
        return {
            "text": text,
            "version": version,
            "pictures": self._pictures,
            "file": workspace.profile.name,
            "folder": str(workspace.folder),
            "fields": {
                name: {"many": each.many, "usual": each.blank or None, "words": words.get(name)}
                for name, each in FIELDS.items()
            },
            "options": _words_of(CardOptions),
            "themes": theme_names(),
            "meanings": meanings_for(Profile),
            "papers": [name.lower() for name in papers()],
            "languages": names_of(offered())["languages"],
        }

    def look(self, _: Document) -> Document:
        """Return what tells the profile and the pictures beside it from earlier ones."""
        return {"version": version_of(self.workspace.on_disk()), "pictures": self._pictures}

    def save(self, asked: Document) -> Document:
        """Write the profile; if it has changed on the disk, return what is there instead."""
        text, seen, anyway = str(asked["text"]), str(asked["seen"]), bool(asked.get("anyway"))
        if version := self.workspace.save(text, seen, anyway=anyway):
            return {"version": version}
        changed, version = self.workspace.begin()
        return {"changed": changed, "version": version}

    def draw(self, asked: Document) -> Document:
        """Return the card with some fields changed, or what is wrong with it.

        A profile that `is_read`, but makes no card, does not fit.
        """
        with self._drawing:
            if not asked["changes"].keys() <= FIELDS.keys():
                raise ValueError("no page changes such fields")
            text = edited(str(asked["text"]), asked["changes"], self.workspace.profile)
            answer: Document = {"text": text, "values": values_in(text)}
            try:
                geometry = self._geometry(asked)
                profile = self.workspace.read(text)
                answer["is_read"] = True
                if profile.accent:
                    ratio, near = accent_contrast(profile.theme, profile.accent)
                    answer["contrast"] = {"ratio": round(ratio, 1), "near": near}
                if asked["guest"]:
                    made = self._table(asked, profile).card(int(asked["guest"]))
                else:
                    made = card_of(profile, geometry, self.book)
                answer["panels"] = panels(geometry)
                lines, known = bool(asked.get("lines")), set(asked["known"])
                answer["card"] = both_sides(made, self.book, known, lines=lines)
                if not asked["guest"]:
                    answer["notes"] = notes_of(profile, geometry, self.book)
                    answer["places"] = places_of(profile, geometry, self.book)
            except InputFault as error:
                answer["faults"] = self._lines(error.faults)
            return answer

    def shapes(self, _: Document) -> Document:
        """Return the outline of each shape of card, and the stock it goes on."""
        found = {}
        for name in geometry_names():
            geometry = load_geometry(name)
            found[name] = {
                "about": geometry.about,
                "picture": outline(geometry, self.book),
                "stocks": {
                    stock: load_stock(stock).about.partition(";")[0]
                    for stock in stocks_for(geometry.width, geometry.height)
                },
            }
        return {"shapes": found}

    # -- guests ----------------------------------------------------------------------------------

    def guests(self, asked: Document) -> Document:
        """Return the table of a guest list; if its headings are wrong, as it is, with what is."""
        table = self._table(asked, self._profile(asked))
        problems = {"problems": self._lines(table.faults)} if table.faults else {}
        return {**table.document(), **problems}

    def misfits(self, asked: Document) -> Document:
        """Return which of some rows make cards that don't fit."""
        return self._table(asked, self._profile(asked)).misfits(int(asked["start"]), 250)

    def cell(self, asked: Document) -> Document:
        """Change a cell in a copy of a guest list; return the copy's name and version."""
        path = self._list(asked)
        line, column = int(asked["line"]), int(asked["column"])
        data = with_cell(path, self._profile(asked), line, column, str(asked["value"]))
        return self.drop(path.with_suffix(".csv").name, data, "guests")

    def _list(self, asked: Document) -> Path:
        listed = asked["guests"]
        return self.workspace.place(str(listed["name"]), str(listed.get("version") or ""))

    def _profile(self, asked: Document) -> Profile:
        return self.workspace.read(str(asked["text"]))

    def _table(self, asked: Document, profile: Profile) -> GuestTable:
        """Return the table of a guest list, which is read again if anything of it has changed."""
        path = self._list(asked)
        mapping = [(str(title), str(means)) for title, means in asked["guests"].get("mapping", ())]
        choices = {name: asked["choices"].get(name) for name in ("geometry", "blank", "shorten")}
        job = card_job(choices, self.workspace.profile, path, mapping)
        wanted = job, profile, profile.origin, file_version(path), self._pictures
        read, table = self._table_read
        if table is None or read != wanted:
            table = read_table(self.workspace, self.book, job, profile)
            self._table_read = wanted, table
        return table

    # -- printing --------------------------------------------------------------------------------

    def sheet(self, asked: Document) -> Document:
        """Return the first sheet of what is to be printed, and the command for it."""
        with self._drawing:
            profile, geometry = self._profile(asked), self._geometry(asked)
            table = self._table(asked, profile) if asked["guests"] else None
            job = self._card_job(asked, table)
            if table is None:
                if job.shorten:
                    profile, _ = shortened(profile, geometry, self.book)
                cards, count = iter([card_of(profile, geometry, self.book)]), 1
            else:
                good = [row for row in table.rows if isinstance(row, Guest)]
                made = map(table.composer.card, good)
                cards, count = (each for each in made if isinstance(each, Card)), len(good)
            return sheet_of(job, cards, count, self.book, set(asked["known"]))

    def print(self, asked: Document) -> Document:
        """Write the cards, as the command does; the profile must have been saved."""
        table = self._table(asked, self._profile(asked)) if asked["guests"] else None
        job = self._card_job(asked, table)
        if table is not None:
            with Outputs() as outputs:
                for name in (asked["guests"]["name"], *table.files):
                    self.workspace.put_beside(outputs, name)
        return self._run(lambda running: make_cards(job, running.show))

    def games(self, _: Document) -> Document:
        """Return the games, how many play them, and their parts."""
        from cardgen.studio.game_parts import offered_games

        return {"games": offered_games()}

    def parts(self, asked: Document) -> Document:
        """Return pictures of what a game is played with, and the command for it."""
        from cardgen.studio import game_parts  # the first card does not wait for games

        with self._drawing:
            job = game_parts.part_job(asked["choices"], self.workspace.profile)
            return game_parts.parts_of(job, self.book, set(asked["known"]))

    def print_parts(self, asked: Document) -> Document:
        """Write what a game is played with, as the command does."""
        from cardgen.jobs.prints import make_prints
        from cardgen.studio import game_parts

        job = game_parts.part_job(asked["choices"], self.workspace.profile)
        return self._run(lambda _: make_prints(job))

    def progress(self, _: Document) -> Document:
        """Return how far the job is that runs."""
        running = self.running
        return {"done": running.done, "total": running.total} if running else {}

    def stop(self, _: Document) -> Document:
        """Stop the job that runs; it leaves nothing."""
        if self.running:
            self.running.stopped = True
        return {}

    def close(self) -> None:
        """Stop the job that runs, and wait until it has taken back what it began to write."""
        self.stop({})
        until = monotonic() + _SECONDS_TO_STOP
        while self.running and monotonic() < until:
            sleep(0.02)

    def _run(self, job: Callable[[Running], Any]) -> Document:
        if self.running:
            raise InputFault.of("the studio", "is printing already: wait, or stop it")
        self.running = Running()
        try:
            written = job(self.running)
        except StoppedError:
            return {"stopped": True}
        finally:
            self.running = None
        return {
            "written": [path.name for path in written.paths],
            "folder": str(self.workspace.folder),
            "advice": written.advice,
            "remarks": [
                self.workspace.plain(words_of(each) if isinstance(each, Fault) else str(each))
                for each in (*written.remarks, *(finding for _, finding in written.findings))
            ],
        }

    def _card_job(self, asked: Document, table: GuestTable | None) -> CardJob:
        if table is None:
            return card_job(asked["choices"], self.workspace.profile, None, ())
        if table.faults:
            raise InputFault(table.faults)
        guests = self.workspace.folder / str(asked["guests"]["name"])
        return card_job(asked["choices"], self.workspace.profile, guests, table.meanings)

    def _geometry(self, asked: Document) -> Geometry:
        return load_geometry(str(asked["choices"].get("geometry") or "classic"))


_REQUESTS: dict[str, Any] = {
    name: getattr(Studio, name)
    for name in (
        *("begin", "look", "save", "draw", "shapes", "guests", "misfits", "cell"),
        *("sheet", "print", "games", "parts", "print_parts", "progress", "stop"),
    )
}


def _words_of(table: type) -> dict[str, list[str]]:
    """Return the words that may be chosen for each entry of a table of fields or options."""
    kinds = {name: plain_type(kind) for name, kind in get_type_hints(table).items()}
    return {
        name: list(get_args(kind)) for name, kind in kinds.items() if get_origin(kind) is Literal
    }
