"""An event: who comes, and what is played at which table; read from TOML and checked."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from cardgen.connector.layout.result import SEED
from cardgen.connector.texts import read_texts
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, did_you_mean, quoted
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.guests import RowFaults, read_attendees
from cardgen.inputs.profile import read_text
from cardgen.inputs.toml import KeyPath, faults_of, kind, parsed
from cardgen.inputs.validators import as_text
from cardgen.jobs.cards import CardJob, profile_of, stock_of
from cardgen.press.printer import load_printer
from cardgen.press.sheets import Options, sheets
from cardgen.press.stock import OUTSIDE_STOCK, load_stock, paper_size
from cardgen.printables.aids import symbols
from cardgen.printables.grids import GAMES, Game
from cardgen.printables.puzzles.puzzle_sheets import PerPage
from cardgen.printables.tables.scene import MOST_SEATS
from companion import record
from companion.errors import RulingError
from companion.rotator.examples import examples
from companion.rotator.grade import Level
from companion.territory.rules import VARIANTS
from companion.territory.table import LayoutError, layouts

SMALLEST_PAPER = (200.0, 270.0)
"""Width and height in mm: A4 and Letter are larger."""

SYMBOLS = (*symbols.SYMBOLS, *"KLPRWYMQ")
"""Symbols for players who brought none, in the order in which they are given out; enough for a table."""

Wrong = list[tuple[KeyPath, str]]
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class GameTable:
    """A table, and what is played at it; `name` is ``table-`` and its number.

    `layout` is empty for Rotator. `players` has name and symbol clockwise, the first to play first (T1); it
    is empty where only the number of `seats` is known.
    """

    number: int
    name: str
    game: Game
    variants: tuple[str, ...]
    layout: str
    seats: int
    players: tuple[tuple[str, str], ...]

    @property
    def folder(self) -> str:
        """The name of the folder in which what belongs to the table lies."""
        return f"{self.name}-{self.game}"


@dataclass(frozen=True, slots=True)
class Giveaway:
    """Rotator puzzles to take home: `copies` of a leaf with `count` of them, `per_page` on a page.

    They are examples that come with the program; with a `seed` new ones, drawn in at most `seconds`. `level`
    None mixes easy to expert.
    """

    count: int
    level: Level | None
    per_page: PerPage
    seed: str | None
    seconds: float
    copies: int


@dataclass(frozen=True, slots=True)
class Event:
    """All there is to print for an event.

    `source` is the file that says so. `cards` lacks only the place to write to; `guests` are its rows, or
    whoever sits at the tables; `left_out` are rows at fault, where these are to be left out. Sheets for
    tables are of the size `paper`, placemats of `placemat_paper`; `placemats`, `grids` and `rules_cards` tell
    whether there are any.
    """

    source: Path
    name: str
    date: datetime.date | datetime.datetime | None
    place: str
    paper: str
    placemats: bool
    placemat_paper: str
    grids: bool
    rules_cards: bool
    guests: int
    cards: CardJob | None
    left_out: tuple[RowFaults, ...]
    giveaway: Giveaway | None
    tables: tuple[GameTable, ...]


def read_event(path: Path, book: FontBook) -> Event:
    """Read and check the TOML file at `path`; paths in it start in its folder.

    Raises:
        InputFault: the file cannot be read or is no TOML, or with every fault of every field and of the files
            that it names.
    """
    text = read_text(path, "utf-8-sig")
    wrong: Wrong = []
    elsewhere: list[Fault] = []
    top = _Section(parsed(path, text), (), wrong)
    name = _printable(top, "name", book)
    if not top.given("name"):
        top.fault("name", 'missing: every event has one, such as name = "Games night"')
    date = top.date("date")
    place = _printable(top, "place", book)
    paper = top.text("paper") or "a4"
    if not _sound(top, lambda: _check_paper(paper), elsewhere):
        paper = "a4"  # the fault is reported, once
    placemats, grids = top.truth("placemats", True), top.truth("grids", False)
    rules_cards = top.truth("rules_cards", False)
    placemat_paper = top.text("placemat_paper") or paper
    _sound(top, lambda: paper_size(placemat_paper), elsewhere, "placemat_paper")
    tables = _tables(top, book)
    guests = sum(table.seats for table in tables)
    cards = None
    left_out: tuple[RowFaults, ...] = ()
    if (section := top.section("cards")) is not None:
        cards, rows, left_out = _cards(section, path.parent, paper, guests, book, elsewhere)
        guests = rows or guests
    giveaway = None
    if (section := top.section("puzzles")) is not None:
        giveaway = _giveaway(section, max(1, guests))
    top.finish()
    if not wrong and not (tables or cards or giveaway):
        wrong.append(((), "there is nothing to print: add [cards], [puzzles], or a [[table]] for each table"))
    if wrong or elsewhere:
        raise InputFault([*faults_of(path, text, wrong), *elsewhere])
    return Event(
        path,
        name,
        date,
        place,
        paper,
        placemats,
        placemat_paper,
        grids,
        rules_cards,
        guests,
        cards,
        left_out,
        giveaway,
        tables,
    )


def _check_paper(paper: str) -> None:
    """See that the pages of tables fit on `paper`; InputFault where they don't."""
    width, height = paper_size(paper)
    if width < SMALLEST_PAPER[0] or height < SMALLEST_PAPER[1]:
        message = f"{paper} is too small for an event's sheets: a4, letter or larger, upright"
        raise InputFault([Fault("--paper", None, message)])


# -- tables ----------------------------------------------------------------------------------------


def _tables(top: _Section, book: FontBook) -> tuple[GameTable, ...]:
    sections = top.sections("table")
    width = max(2, len(str(len(sections))))
    found = [
        _table(section, number, f"table-{number:0{width}}", book)
        for number, section in enumerate(sections, start=1)
    ]
    return tuple(table for table in found if table is not None)


def _table(section: _Section, number: int, name: str, book: FontBook) -> GameTable | None:
    """Return a table; None if its game is not known, for then nothing else about it can be judged."""
    game = section.choice("game", tuple(GAMES), None)
    variants = section.texts("variants")
    layout = section.text("layout").lower()
    given = section.value("players", (list, int), "a list of names, or how many sit there")
    section.finish()
    if game is None:
        if not section.given("game"):
            section.fault("game", f"missing: one of {', '.join(GAMES)}")
        return None
    for index, variant in enumerate(variants, start=1):
        if complaint := _complaint(game, variant, variants[: index - 1]):
            section.fault("variants", index, complaint)
    players: tuple[tuple[str, str], ...] = ()
    seats = given if isinstance(given, int) else 0
    if isinstance(given, list):
        seats, players = len(given), _players(section, given[:MOST_SEATS], book)
    elif given is None and not section.given("players"):
        if game == "rotator":
            seats = 1
        else:
            section.fault("players", 'missing: who sits there, clockwise, such as ["Ann X", "Bob O"]')
            return None
    possible = _possible_layouts(section, game, seats)
    if layout and possible is not None and layout not in possible:
        choice = f"choose {' or '.join(possible)}" if possible else "leave it out"
        message = f"{quoted(layout)} is no layout for {seats} at {game}{did_you_mean(layout, possible)}"
        section.fault("layout", f"{message}: {choice}")
    if possible and not layout:
        layout = possible[0]
    return GameTable(number, name, game, variants, layout, seats, players)


def _complaint(game: Game, variant: str, before: Sequence[str]) -> str | None:
    """Return what is wrong with a variant of `game` after those `before` it, or None."""
    own = [name for name, (home, _) in VARIANTS.items() if home == game]
    known = f"{game} has {', '.join(own)}" if own else f"{game} has none"
    if variant not in VARIANTS:
        return f"there is no variant {quoted(variant)}{did_you_mean(variant, own)}: {known}"
    if variant not in own:
        return f"{variant} is a variant of {VARIANTS[variant][0]}: {known}"
    return f"{variant} is switched on already" if variant in before else None


def _possible_layouts(section: _Section, game: Game, seats: int) -> tuple[str, ...] | None:
    """Return the layouts for so many players, the usual one first; None if the game is not for so many."""
    if game == "rotator":
        if seats == 1:
            return ()
        section.fault("players", f"rotator is for 1 player, not {seats}: make a table for each")
        return None
    try:
        found = layouts(game, seats)
    except LayoutError as error:
        section.fault("players", f"{error} [{error.ruling}]")
        return None
    if seats > MOST_SEATS:
        section.fault("players", f"{seats} are more than a page can show: at most {MOST_SEATS} at a table")
        return None
    return found


def _players(section: _Section, entries: list[object], book: FontBook) -> tuple[tuple[str, str], ...]:
    """Return name and symbol of each player that is in order, with symbols for those who have none."""
    read: list[tuple[str, str]] = []
    for number, entry in enumerate(entries, start=1):
        at = section.within("players", number, entry)
        if at is None:
            continue
        name, symbol = at.text("name"), at.text("symbol")
        at.finish()
        if not at.given("name"):
            at.fault("name", 'missing: write "Ann", or "Ann X" with her symbol')
        _check_player(at, name, symbol, read, book)
        read.append((name, symbol))
    taken = {symbol for _, symbol in read}
    spare = (symbol for symbol in SYMBOLS if symbol not in taken)
    return tuple((name, symbol or next(spare)) for name, symbol in read)


def _check_player(
    at: _Section, name: str, symbol: str, others: list[tuple[str, str]], book: FontBook
) -> None:
    """Report what keeps a name or a symbol from a record, from paper, or from being a player's own."""
    for key, text, statement in (("name", name, f"{name} X"), ("symbol", symbol, f"Ann {symbol}")):
        if len(words := text.split()) > 1:
            at.fault(key, f"{quoted(text)} has a blank: write it as one word, such as {'_'.join(words)}")
        elif text == "#":
            at.fault(key, "# begins a comment in a record: choose another")
        elif text:
            try:
                record.parse(f"player {statement}", record.TERRITORY)
                book.line(text, "semibold")
            except (RulingError, MissingGlyphError) as error:
                at.fault(key, str(error))
    for number, (other_name, other_symbol) in enumerate(others, start=1):
        if name and name == other_name:
            at.fault("name", f"player {number} is called {name} too: add an initial")
        if symbol and symbol == other_symbol:
            at.fault("symbol", f"player {number} has {symbol} too: choose another, or leave it out")


# -- cards and puzzles -----------------------------------------------------------------------------


def _cards(
    section: _Section, folder: Path, paper: str, guests: int, book: FontBook, elsewhere: list[Fault]
) -> tuple[CardJob, int, tuple[RowFaults, ...]]:
    """Return the job of printing cards, how many rows there are, and those to be left out.

    Without rows there is the same card for each of `guests`. Faults of other files go `elsewhere`.
    """
    profile, csv, texts = (_file(section, key, folder) for key in ("profile", "csv", "texts"))
    duplex = section.choice("duplex", ("long", "short", "manual", "none"), "long")
    color: Literal["rgb", "cmyk"] | None = section.choice("color", ("rgb", "cmyk"), None)
    job = CardJob(
        Path(),
        profile,
        csv,
        _name_or_file(section, "geometry", folder) or "classic",
        _name_or_file(section, "stock", folder) or "plain",
        section.text("paper") or paper,
        section.truth("bleed", True),
        section.length("gutter", 0),
        duplex,
        section.whole("copies", 1, 1000, 1 if csv else min(guests, 1000)) or None,
        section.whole("start", 1, 100, 1),
        skip_bad=section.truth("skip_bad", False),
        printer=section.text("printer") or None,
        marks=section.choice("marks", ("front", "both", "none"), "front"),
        fold_lines=section.truth("fold_lines", False),
        color=color,
        pdfx=section.truth("pdfx", False),
        fonts=book.extra,
        texts=texts,
        seed=section.whole("seed", 1, 1_000_000, SEED),
    )
    section.finish()
    if texts is not None:
        _sound(section, lambda: read_texts(texts), elsewhere)
    elif section.given("seed") and not section.given("texts"):
        section.fault("seed", "is about the layout of texts of your own: name them with texts")
    if job.stock == "single":
        job = replace(job, copies=None)
    if job.color == "rgb" and job.pdfx:
        section.fault("color", "pdfx wants CMYK: leave the color out")
    if job.skip_bad and csv is None:
        section.fault("skip_bad", "is about the rows of a CSV file: name it with csv")
    _check_sheets(section, job, elsewhere)
    if (profile is None and section.given("profile")) or (csv is None and section.given("csv")):
        return job, 0, ()
    try:
        base, _ = profile_of(profile, csv)
        if csv is None:
            return job, 0, ()
        rows = read_attendees(csv, base)
    except InputFault as error:
        elsewhere += error.faults
        return job, 0, ()
    if not job.skip_bad:
        elsewhere += (fault for row in rows.bad for fault in row.faults)
    elif not rows.good:
        elsewhere.append(Fault(str(csv), None, "every row is at fault: nothing is left to print"))
    return job, len(rows.good), rows.bad


def _check_sheets(section: _Section, job: CardJob, elsewhere: list[Fault]) -> None:
    """See whether there is all that the job names, and whether the card fits on its sheets."""
    checks: list[Callable[[], object]] = [lambda: load_geometry(job.geometry), lambda: paper_size(job.paper)]
    if job.stock not in OUTSIDE_STOCK:
        checks.append(lambda: load_stock(job.stock))
    if job.printer is not None:
        name = job.printer
        checks.append(lambda: load_printer(name))
    sound = [_sound(section, check, elsewhere) for check in checks]
    if job.stock == "single":
        for key in ("copies", "start", "printer", "duplex", "gutter"):
            if section.given(key):
                section.fault(key, 'stock = "single" has one card a page and no sheets: leave it out')
    elif all(sound):
        _sound(section, lambda: _lay_out(job), elsewhere)


def _lay_out(job: CardJob) -> None:
    """Lay a blank card on the sheets of a job; InputFault where it does not fit."""
    geometry = load_geometry(job.geometry)
    blank = Page(geometry.width, geometry.height, (), geometry.bleed, folds=(geometry.main_fold,))
    try:
        sheets([(blank, blank)], stock_of(job, geometry), Options(job.duplex, job.start))
    except InputFault as error:
        raise InputFault(
            fault if fault.where.startswith("--") else replace(fault, where="--stock")
            for fault in error.faults
        ) from None


def _giveaway(section: _Section, guests: int) -> Giveaway:
    level = section.choice("level", ("mixed", *(level.value for level in Level)), "mixed")
    count = section.whole("count", 1, 1000, 4)
    per_page: PerPage = section.choice("per_page", get_args(PerPage), 4)
    seed = section.text("seed") or None
    seconds = section.whole("seconds", 1, 86_400, 600)
    copies = section.whole("copies", 1, 100_000, guests)
    section.finish()
    wanted = None if level == "mixed" else Level(level)
    shipped = len([puzzle for puzzle in examples() if wanted in (None, puzzle.grade.level)])
    if seed is None:
        if count > shipped:
            kind_of = "" if wanted is None else f"{level} "
            message = f"{count} are wanted and {shipped} {kind_of}examples come with the program"
            section.fault("count", f"{message}: take fewer, or give a seed to draw new ones")
        if section.given("seconds"):
            section.fault("seconds", "is for drawing new puzzles: give a seed, or leave it out")
    return Giveaway(count, wanted, per_page, seed, seconds, copies)


def _file(section: _Section, key: str, folder: Path) -> Path | None:
    """Return the path of a file that is there."""
    if not (name := section.text(key)):
        return None
    path = folder / name
    if path.is_file():
        return path
    section.fault(key, f"there is no file {quoted(str(path))}")
    return None


def _name_or_file(section: _Section, key: str, folder: Path) -> str:
    name = section.text(key)
    return str(folder / name) if name.endswith(".toml") else name


def _sound(
    section: _Section, check: Callable[[], object], elsewhere: list[Fault], key: str | None = None
) -> bool:
    """Carry out a check made for the command line; report what it finds at `key`, else at the option's name.

    What it finds in another file goes `elsewhere`.
    """
    try:
        check()
    except InputFault as error:
        for fault in error.faults:
            if fault.where.startswith("--"):
                section.fault(key or fault.where[2:].replace("-", "_"), fault.message)
            else:
                elsewhere.append(fault)
        return False
    return True


def _printable(section: _Section, key: str, book: FontBook) -> str:
    text = section.text(key)
    try:
        book.line(text, "semibold")
    except MissingGlyphError as error:
        section.fault(key, str(error))
    return text


# -- reading keys ----------------------------------------------------------------------------------


class _Section:
    """One table of the file: its keys are asked for one by one, and `finish` reports those that nobody knows.

    A value that is missing or wrong is read as the default, so that a fault is reported once.
    """

    def __init__(self, table: dict[str, Any], at: KeyPath, wrong: Wrong) -> None:
        self.table, self.at, self.wrong = table, at, wrong
        self._known: list[str] = []

    def fault(self, *where_and_message: str | int) -> None:
        """Report, after the keys that lead there from this table, what is wrong."""
        *where, message = where_and_message
        self.wrong.append(((*self.at, *where), str(message)))

    def given(self, key: str) -> bool:
        """Tell whether there is something, right or wrong, for `key`."""
        value = self.table.get(key)
        return bool(value.strip()) if isinstance(value, str) else value is not None

    def finish(self) -> None:
        """Report the keys that were not asked for."""
        for key in self.table:
            if key not in self._known:
                known = did_you_mean(key, self._known) or f"; known here: {', '.join(self._known)}"
                self.fault(key, f"unknown{known}")

    def value(self, key: str, types: type | tuple[type, ...], what: str) -> Any:
        """Return the value for `key` if it is of one of `types`; else None, reported unless it is missing."""
        self._known.append(key)
        value = self.table.get(key)
        if value is None:
            return None
        if isinstance(value, types) and (types is bool or not isinstance(value, bool)):
            return value
        self.fault(key, f"must be {what}, not {kind(value)}")
        return None

    def text(self, key: str) -> str:
        """Return a line of text without blanks around it; empty where there is none."""
        try:
            return as_text((self.value(key, str, "a text in quotation marks") or "").strip())
        except ValueError as error:
            self.fault(key, str(error))
            return ""

    def texts(self, key: str) -> tuple[str, ...]:
        """Return texts from a list of them, or a single one."""
        value = self.value(key, (str, list), 'texts in quotation marks, such as ["one", "two"]') or []
        texts = [value] if isinstance(value, str) else value
        for number, text in enumerate(texts, start=1):
            if not isinstance(text, str):
                self.fault(key, number, f"must be a text in quotation marks, not {kind(text)}")
        return tuple(text.strip().lower() for text in texts if isinstance(text, str))

    def truth(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value: bool | None = self.value(key, bool, "true or false")
        return default if value is None else value

    def whole(self, key: str, least: int, most: int, default: int) -> int:
        """Return a whole number in a range."""
        value = self.value(key, int, f"a whole number from {least} to {most}")
        if value is None or least <= value <= most:
            return default if value is None else int(value)
        self.fault(key, f"{value} is not from {least} to {most}")
        return default

    def length(self, key: str, default: float) -> float:
        """Return a length in mm; whether it is too large shows on the sheet."""
        value = self.value(key, (int, float), "a length in mm")
        return default if value is None else float(value)

    def choice(self, key: str, options: Sequence[_T], default: Any) -> Any:
        """Return one of `options`, texts in lower case or numbers."""
        value = self.value(key, (str, int), f"one of {', '.join(map(str, options))}")
        bare = value.strip().lower() if isinstance(value, str) else value
        if bare is None or bare == "" or bare in options:
            return bare or default
        near = did_you_mean(str(bare), map(str, options))
        self.fault(key, f"{quoted(str(bare))} is not one of {', '.join(map(str, options))}{near}")
        return default

    def date(self, key: str) -> datetime.date | datetime.datetime | None:
        """Return a day, perhaps with a time of day: as TOML has them, or the same as a text."""
        what = "a date such as 2027-03-14, or with a time 2027-03-14T19:30:00"
        value = self.value(key, (datetime.date, str), what)
        if not isinstance(value, str):
            return value  # type: ignore[no-any-return]
        if not value.strip():
            return None
        try:
            moment = datetime.datetime.fromisoformat(value.strip())
        except ValueError:
            self.fault(key, f"{quoted(value)} is not {what}")
            return None
        return moment if len(value.strip()) > len("2027-03-14") else moment.date()

    def section(self, key: str) -> _Section | None:
        """Return the table called `key`, None where there is none."""
        table = self.value(key, dict, f"a table: write [{key}] on a line of its own, its keys below")
        return None if table is None else _Section(table, (*self.at, key), self.wrong)

    def sections(self, key: str) -> list[_Section]:
        """Return the tables of the array called `key`."""
        what = f"written [[{key}]] on a line of its own, once for each, its keys below"
        tables = self.value(key, list, what) or []
        if any(not isinstance(table, dict) for table in tables):
            self.fault(key, f"must be {what}")
            return []
        return [_Section(table, (*self.at, key, i), self.wrong) for i, table in enumerate(tables, start=1)]

    def within(self, key: str, number: int, entry: object) -> _Section | None:
        """Return an entry of the list for `key` as a table: a player is one, or a text "NAME SYMBOL"."""
        table: dict[str, Any] = {}
        if isinstance(entry, dict):
            table = entry
        elif isinstance(entry, str):
            *names, last = entry.split() or [""]
            has_symbol = names and len(last) <= 3
            table = {"name": " ".join(names), "symbol": last} if has_symbol else {"name": entry}
        else:
            self.fault(key, number, f'must be a text such as "Ann X", not {kind(entry)}')
            return None
        return _Section(table, (*self.at, key, number), self.wrong)


EXAMPLE_EVENT = """\
# An event: who comes, and what is played at which table. Fill it in, then: cardgen event event.toml
# Files that are named here lie beside this one.

name = "Games night"
date = 2027-03-12T19:30:00    # the day alone will do: 2027-03-12
place = "Town Hall, 5 Market Street"

paper = "a4"                  # or "letter": for everything but the cards, where these say otherwise
placemats = true              # a map to put the cards on, for each table: some sheets to glue together
# placemat_paper = "a3"       # larger paper, fewer sheets
# grids = true                # grids on paper for each player, where there is no card for everybody
# rules_cards = true          # a card with the rules for each player, to cut out and glue

# A card for each guest. Leave this out if there are cards already.
[cards]
# profile = "profile.toml"    # whose card it is; cardgen init writes one to fill in
# csv = "guests.csv"          # then each guest's own, a row for each; its first line: name,email,...
# geometry = "us"             # classic, us, strip
# stock = "avery-5371"        # plain, single (for a print shop), or perforated stock
# texts = "texts.toml"        # your own to be hidden on the backs, for Connector
# duplex = "short"            # long, short, manual (fed by hand), none (one side, to be glued)
# printer = "office"          # one that was calibrated

# A leaf of Rotator puzzles for each guest to take home. Leave this out if there are none.
[puzzles]
count = 4
# level = "easy"              # easy, medium, hard, expert, mixed
# seed = "spring"             # draw new ones; without it, they are examples that come with the program
# copies = 30                 # one for each guest, where this is not said

# A table: the players clockwise, the first to play first, each with a symbol if they have one.
[[table]]
game = "reflector"
players = ["Ann X", "Bob O"]

[[table]]
game = "deflector"
variants = ["reflection"]     # or "ricochet"
layout = "deflector-4-full"   # or "deflector-4-partial"
players = ["Cat", "Dan", "Eve", "Fay"]

# Who sits where need not be known: say how many. The record then asks for their names.
[[table]]
game = "defector"             # with variants "safety", "deluxe", "team-victory"
players = 6
"""
