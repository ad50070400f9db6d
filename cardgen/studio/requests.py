"""What the page asks for, each a method of `Studio` that is called as the request names it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

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
from cardgen.studio.guests import (
    GuestTable,
    HeadingsFault,
    Meanings,
    meanings_for,
    read_table,
    with_cell,
)
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

if TYPE_CHECKING:
    from cardgen.jobs.prints import PrintJob

_SECONDS_TO_STOP = 5.0


@dataclass(slots=True)
class Studio:
    """Everything behind the page. The page holds the text of the profile and sends it along."""

    workspace: Workspace
    book: FontBook
    running: Running | None = None
    _read_table: Any = field(init=False)
    _drawing: Lock = field(default_factory=Lock)
    _pictures: str = ""

    def __post_init__(self) -> None:
        read = partial(read_table, self.workspace, self.book)
        self._read_table = lru_cache(maxsize=2)(read)

    def call(self, asked: Any) -> Document:
        """Answer a request; faults of the input are one. Raises ValueError if no page asks so."""
        if not isinstance(asked, dict) or asked.get("do") not in _REQUESTS:
            raise ValueError("no page asks so")
        try:
            self._see_pictures()
            answer: Document = _REQUESTS[asked["do"]](self, asked)
            return answer
        except InputFault as error:
            return {"faults": self._lines(error)}

    def drop(self, name: str, data: bytes, kind: str) -> Document:
        """Keep a dropped file: return its name and version, or what is wrong with it."""
        try:
            self._read_table.cache_clear()
            name, version = self.workspace.drop(name, data, kind)
            return {"name": name, "version": version}
        except InputFault as error:
            return {"faults": self._lines(error)}

    def _see_pictures(self) -> None:
        """Forget pictures that were read, if somebody has replaced files beside the card."""
        if (now := self.workspace.pictures()) != self._pictures:
            with self._drawing:
                self._pictures = now
                forget_pictures()
                self._read_table.cache_clear()

    def warm_up(self) -> None:
        """Draw the card once, so that fonts, layouts and the portrait are at hand."""
        text = self.call({"do": "begin"}).get("text", "")
        self.call({"do": "draw", "text": text, "known": []})

    def _lines(self, error: InputFault) -> list[Document]:
        lines = fault_lines_of(error.faults)
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
                name: {"many": each.many, "usual": _plain(each.blank), "words": words.get(name)}
                for name, each in FIELDS.items()
            },
            "options": _words_of(CardOptions),
            "themes": theme_names(),
            "meanings": meanings_for(Profile),
            "lists": self._lists(),
            "papers": [name.lower() for name in papers()],
            "languages": names_of(offered())["languages"],
        }

    def look(self, _: Document) -> Document:
        """Return what tells the profile and the pictures beside it from earlier ones."""
        return {"version": version_of(self.workspace.on_disk()), "pictures": self._pictures}

    def _lists(self) -> list[str]:
        files = sorted(self.workspace.folder.iterdir()) if self.workspace.folder.is_dir() else []
        return [path.name for path in files if path.suffix.lower() in (".csv", ".xlsx")]

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
            workspace, known = self.workspace, _known(asked)
            text = edited(str(asked["text"]), _changes(asked), workspace.profile)
            answer: Document = {"text": text, "values": values_in(text)}
            try:
                geometry = self._geometry(asked)
                profile = workspace.read(text)
                answer["is_read"] = True
                if profile.accent:
                    ratio, near = accent_contrast(profile.theme, profile.accent)
                    answer["contrast"] = {"ratio": round(ratio, 1), "near": near}
                made = self._card_of(asked, profile, geometry)
                answer["panels"] = panels(geometry)
                answer["card"] = both_sides(made, self.book, known, lines=bool(asked.get("lines")))
                if not asked.get("guest"):
                    answer["notes"] = notes_of(profile, geometry, self.book)
                    answer["places"] = places_of(profile, geometry, self.book)
            except InputFault as error:
                answer["faults"] = self._lines(error)
            return answer

    def _card_of(self, asked: Document, profile: Profile, geometry: Geometry) -> Card:
        """Return the card of the profile, or of one of its guests."""
        if not asked.get("guest"):
            return card_of(profile, geometry, self.book)
        made = self._table(asked, profile, geometry).card(int(asked["guest"]))
        if not isinstance(made, Card):
            raise InputFault(made.faults)
        return made

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
        try:
            return self._table_asked(asked).document()
        except HeadingsFault as error:
            return {**error.document, "problems": self._lines(error)}

    def misfits(self, asked: Document) -> Document:
        """Return which of some rows make cards that don't fit."""
        return self._table_asked(asked).misfits(int(asked["start"]), 250)

    def cell(self, asked: Document) -> Document:
        """Change a cell in a copy of a guest list; return the copy's name and version."""
        path = self._list(asked)
        profile = self.workspace.read(str(asked["text"]))
        line, column = int(asked["line"]), int(asked["column"])
        data = with_cell(path, profile, line, column, str(asked["value"]))
        name = path.with_suffix(".csv").name
        return self.drop(name, data, "guests")

    def _list(self, asked: Document) -> Path:
        listed = asked["guests"]
        return self.workspace.place(str(listed["name"]), str(listed.get("version") or ""))

    def _table_asked(self, asked: Document) -> GuestTable:
        profile = self.workspace.read(str(asked["text"]))
        return self._table(asked, profile, self._geometry(asked))

    def _table(self, asked: Document, profile: Profile, geometry: Geometry) -> GuestTable:
        path = self._list(asked)
        mapping = asked["guests"].get("mapping") or ()
        meanings = tuple((str(title), str(means)) for title, means in mapping)
        choices = _choices(asked)
        blank, shorten = choices.get("blank") or "profile", bool(choices.get("shorten"))
        version = file_version(path), profile.origin
        table: GuestTable = self._read_table(
            path, profile, meanings, blank, geometry, shorten, version
        )
        return table

    # -- printing --------------------------------------------------------------------------------

    def sheet(self, asked: Document) -> Document:
        """Return the first sheet of what is to be printed, and the command for it."""
        with self._drawing:
            profile, geometry = self.workspace.read(str(asked["text"])), self._geometry(asked)
            known = _known(asked)
            if not asked.get("guests"):
                job = self._card_job(asked, ())
                if job.shorten:
                    profile, _ = shortened(profile, geometry, self.book)
                cards = [card_of(profile, geometry, self.book)]
                return sheet_of(job, cards, 1, geometry, self.book, known)
            table = self._table(asked, profile, geometry)
            job = self._card_job(asked, table.meanings)
            good = [row for row in table.rows if isinstance(row, Guest)]
            made = map(table.composer.card, good)
            fitting = (each for each in made if isinstance(each, Card))
            return sheet_of(job, fitting, len(good), geometry, self.book, known)

    def print(self, asked: Document) -> Document:
        """Write the cards, as the command does; the profile must have been saved."""
        table = self._table_asked(asked) if asked.get("guests") else None
        job = self._card_job(asked, table.meanings if table else ())
        if job.csv is not None:
            with Outputs() as outputs:
                for name in (job.csv.name, *(table.files if table else ())):
                    self.workspace.put_beside(outputs, name)
        return self._run(lambda running: make_cards(job, running.show))

    def games(self, _: Document) -> Document:
        """Return the games, how many play them, and their parts."""
        from cardgen.studio.game_parts import offered_games

        return {"games": offered_games()}

    def parts(self, asked: Document) -> Document:
        """Return pictures of what a game is played with, and the command for it."""
        from cardgen.studio.game_parts import parts_of  # the first card does not wait for games

        with self._drawing:
            return parts_of(self._part_job(asked), self.book, _known(asked))

    def print_parts(self, asked: Document) -> Document:
        """Write what a game is played with, as the command does."""
        from cardgen.jobs.prints import make_prints

        job = self._part_job(asked)
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

    def _card_job(self, asked: Document, meanings: Meanings) -> CardJob:
        listed = asked.get("guests")
        guests = self.workspace.folder / str(listed["name"]) if listed else None
        return card_job(asked["choices"], self.workspace.profile, guests, meanings)

    def _part_job(self, asked: Document) -> PrintJob:
        from cardgen.studio.game_parts import part_job

        return part_job(asked["choices"], self.workspace.profile)

    def _geometry(self, asked: Document) -> Geometry:
        return load_geometry(str(_choices(asked).get("geometry") or "classic"))


_REQUESTS: dict[str, Any] = {
    name: getattr(Studio, name)
    for name in (
        *("begin", "look", "save", "draw", "shapes", "guests", "misfits", "cell"),
        *("sheet", "print", "games", "parts", "print_parts", "progress", "stop"),
    )
}


def _known(asked: Document) -> set[str]:
    """Return the definitions of pictures that the page has."""
    return set(map(str, asked["known"]))


def _choices(asked: Document) -> Document:
    return dict(asked.get("choices") or {})


def _changes(asked: Document) -> Document:
    changes = asked.get("changes") or {}
    if not changes.keys() <= FIELDS.keys():
        raise ValueError("no page changes such fields")
    return dict(changes)


def _words_of(table: type) -> dict[str, list[str]]:
    """Return the words that may be chosen for each entry of a table of fields or options."""
    kinds = {name: plain_type(kind) for name, kind in get_type_hints(table).items()}
    return {
        name: list(get_args(kind)) for name, kind in kinds.items() if get_origin(kind) is Literal
    }


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float) else None
