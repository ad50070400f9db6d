"""Reads an event from TOML and checks it: who comes, and what is played at which table."""

import datetime
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import get_args

from cardgen.connector.texts import read_texts
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import MOST_SEATS, PrintedGame
from cardgen.games.puzzles import Level, PerPage, unsolved_examples
from cardgen.inputs.faults import InputFault, Report, did_you_mean, faults_changed, quoted
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.guest_rows import Guest, GuestList, RowFaults
from cardgen.inputs.phone_link import as_join_address, as_site
from cardgen.inputs.theme import load_theme
from cardgen.inputs.toml import TomlTable, read_toml
from cardgen.inputs.validators import as_language
from cardgen.jobs.cards import CardJob, read_list, stock_of
from cardgen.jobs.event.event import Event, GameTable, Giveaway, Seat
from cardgen.jobs.event.option_keys import KEYS, fault_in_keys, in_keys, read_card_options
from cardgen.jobs.event.players import (
    check_short_names,
    diets_at,
    diets_of,
    guests_at,
    named_players,
    seats_by_name,
    unseated_guests,
)
from cardgen.press.printer import load_printer
from cardgen.press.sheets import SheetLayout, sheets
from cardgen.press.stock import OUTSIDE_STOCK, load_stock, paper_size
from cardgen.sheets.tents import Diets
from companion.words import language

SMALLEST_PAPER = (200.0, 270.0)
"""Width and height in mm: A4 and Letter are larger."""

_DATE = "a date such as 2027-03-14, or with a time 2027-03-14T19:30:00, without quotation marks"
_PLAYERS = 'a list of names, "guests", or how many sit there'


@faults_changed(fault_in_keys)
def read_event(
    path: Path, book: FontBook, report: Report | None = None, chosen: str | None = None
) -> Event:
    """Read and check the TOML file at `path`; paths in it start in its folder.

    `report` gets which columns of the guest list were guessed, and who got a number. A language
    that is `chosen` counts more than those in the file. Raises InputFault if the file cannot be
    read or is no TOML, or with every fault of every field and of the files that it names.
    """
    top = read_toml(path)
    in_file = top.text("language", partial(as_language, folder=path.parent))
    wanted = chosen or in_file
    paper = top.check(lambda: _large_enough(top.text("paper") or "a4"), "paper") or "a4"
    placemat_paper = top.text("placemat_paper") or paper
    top.check(lambda: paper_size(placemat_paper), "placemat_paper")
    cards, puzzles = top.table("cards"), top.table("puzzles")
    job = _cards(cards, path.parent, paper, book) if top.given("cards") else None
    if job and not wanted:
        with suppress(InputFault):  # it is reported below
            wanted = job.base().language
    if wanted:
        book = replace(book, language=language(wanted))
        job = job and replace(job, language=wanted)
    site = top.text("site", as_site)
    if job and cards.truth("qr_site", False):
        if not site and not top.at_fault("site"):
            cards.fault(
                'needs the address of a site: site = "https://..." at the top of the file',
                "qr_site",
            )
        job = replace(job, site=site)
    tell = report and (lambda message: report(in_keys(message)))
    guest_list = _guest_list(cards, job, tell) if job else None
    listed = guest_list.guests if guest_list else None
    tables = _tables(top, listed, book, report or (lambda _: None), path.parent)
    if chosen:
        tables = tuple(replace(table, language=book.language) for table in tables)
    guests = len(listed or ()) or sum(table.seats for table in tables)
    if job and not (job.csv or job.copies or job.stock == "single"):
        job = replace(job, copies=guests or None)
    event = Event(
        source=path,
        name=_printable(top, "name", book, 'every event has one, such as name = "Games night"'),
        date=top.value("date", datetime.date, _DATE),
        place=_printable(top, "place", book),
        language=book.language,
        site=site,
        paper=paper,
        placemats=top.truth("placemats", True),
        placemat_paper=placemat_paper,
        records=top.truth("records", True),
        grids=top.truth("grids", False),
        rules_cards=top.truth("rules_cards", False),
        guests=guests,
        cards=job,
        guest_list=guest_list,
        unseated=unseated_guests(listed or (), tables),
        diets=(
            *(top.check(lambda: diets_of(listed or (), book), "cards") or ()),
            *diets_at(tables, listed or ()),
        ),
        tent_diets=top.choice("tent_diets", get_args(Diets), "both"),
        giveaway=_giveaway(puzzles, max(1, guests)) if top.given("puzzles") else None,
        tables=tables,
    )
    top.close()
    if not (event.tables or event.cards or event.giveaway):
        message = "there is nothing to print: add [cards], [puzzles], or a [[table]] for each table"
        raise InputFault.of(path, message)
    return event


def _large_enough(paper: str) -> str:
    """Return `paper` if the pages of tables fit on it; InputFault if they don't."""
    width, height = paper_size(paper)
    if width < SMALLEST_PAPER[0] or height < SMALLEST_PAPER[1]:
        message = f"{paper} is too small for an event's sheets: a4, letter or larger, upright"
        raise InputFault.of("--paper", message)
    return paper


# -- tables ----------------------------------------------------------------------------------------


def _tables(
    top: TomlTable, listed: list[Guest] | None, book: FontBook, report: Report, folder: Path
) -> tuple[GameTable, ...]:
    sections = top.tables("table")
    width = max(2, len(str(len(sections))))
    found = [
        _table(section, number, f"table-{number:0{width}}", listed, book, report, folder)
        for number, section in enumerate(sections, start=1)
    ]
    return tuple(table for table in found if table is not None)


def _table(
    section: TomlTable,
    number: int,
    name: str,
    listed: list[Guest] | None,
    book: FontBook,
    report: Report,
    folder: Path,
) -> GameTable | None:
    """Return a table; None if its game is not known: then nothing else can be judged."""
    game = section.choice("game", tuple(PRINTED), None, required=True)
    variants = section.texts("variants", str.lower)
    layout = (section.text("layout") or "").lower()
    given = section.value("players", (list, int, str), _PLAYERS)
    join = section.text("join_qr", as_join_address)
    own = section.text("language", partial(as_language, folder=folder))
    if game is None:
        return None
    printed = PRINTED[game]
    if join and not printed.has("link"):
        section.fault(f"is for tents and placemats, and {game} has none: leave it out", "join_qr")
    sound: list[str] = []
    for index, variant in enumerate(variants, start=1):
        if fault := printed.variant_fault((*sound, variant), None):
            section.fault(fault, "variants", index)
        else:
            sound.append(variant)
    seated: tuple[Seat, ...] = ()
    from_list = isinstance(given, str)
    seats = given if isinstance(given, int) else 0
    if isinstance(given, list):
        seats, named = len(given), given[:MOST_SEATS]
        seated = named_players(section, named, book, report)
        if listed is not None:
            seated = seats_by_name(number, seated, listed, section, report)
    elif isinstance(given, str):
        if given.strip().lower() != "guests":
            section.fault(f"must be {_PLAYERS}", "players")
            return None
        if listed is None:
            section.fault("there is no guest list: name it with csv under [cards]", "players")
        if not listed:  # which is a fault of its own
            return None
        seated = guests_at(number, listed, section, book, report)
        seats = len(seated)
        if not seated:
            return None
    elif given is None and printed.game.players == (1, 1) and not section.at_fault("players"):
        seats = 1
    elif given is None:
        if not section.at_fault("players"):
            section.missing("players", 'who sits there, clockwise, such as ["Ann Lee", "Bob Ray"]')
        return None
    possible = _possible_layouts(section, printed, seats)
    if layout and possible is not None and layout not in possible:
        choice = f"choose {' or '.join(possible)}" if possible else "leave it out"
        message = (
            f"{quoted(layout)} is no layout for {seats} at {game}{did_you_mean(layout, possible)}"
        )
        section.fault(f"{message}: {choice}", "layout")
    if possible and not layout:
        layout = possible[0]
    if possible and (fault := printed.variant_fault(sound, seats)):
        section.fault(fault, "variants")
    check_short_names(seated, section, book)
    spoken = language(own) if own else book.language
    return GameTable(number, name, game, variants, layout, seats, seated, join, from_list, spoken)


def _possible_layouts(section: TomlTable, game: PrintedGame, seats: int) -> Sequence[str] | None:
    """Return the layouts for so many players, the usual one first; None if there are none."""
    try:
        return game.layouts(seats)
    except ValueError as error:
        section.fault(str(error), "players")
        return None


# -- cards and puzzles -----------------------------------------------------------------------------


def _cards(section: TomlTable, folder: Path, paper: str, book: FontBook) -> CardJob:
    """Return the job of printing cards."""
    job = CardJob(
        output=Path(),
        paper=section.text("paper") or paper,
        font=[*book.extra],
        language=book.language.wanted,
        **read_card_options(section, folder),
    )
    if (texts := job.texts) is not None:
        section.check(lambda: read_texts(texts), "texts")
    if not any(map(section.at_fault, ("csv", "texts"))):
        section.check(job.refuse_contradictions, "stock", KEYS)
    _check_sheets(section, job)
    return job


def _guest_list(section: TomlTable, job: CardJob, report: Report | None) -> GuestList | None:
    """Return the guests of the list if one is named; a list at fault has none."""
    if not section.given("csv"):
        section.check(job.base, "profile")
        return None
    listed = None
    if not (section.at_fault("profile") or section.at_fault("csv")):
        listed = section.check(lambda: _sound_list(job, report), "csv", KEYS)
    return listed or GuestList((), ())


def _sound_list(job: CardJob, report: Report | None) -> GuestList:
    """Return the guests to print cards for; InputFault if they or the profile are at fault."""
    listed = read_list(job, job.base(), report)
    bad = [row for row in listed.rows if isinstance(row, RowFaults)]
    if bad and not job.skip_bad:
        raise InputFault(fault for row in bad for fault in row.faults)
    if len(bad) == len(listed.rows):
        assert job.csv is not None
        raise InputFault.of(job.csv, "every row is at fault: nothing is left to print")
    return listed


def _check_sheets(section: TomlTable, job: CardJob) -> None:
    """See whether there is all that the job names, and whether the card fits on its sheets."""
    checks: dict[str, Callable[[], object]] = {
        "geometry": lambda: load_geometry(job.geometry),
        "paper": lambda: paper_size(job.paper),
    }
    if job.stock not in OUTSIDE_STOCK:
        checks["stock"] = lambda: load_stock(job.stock)
    if theme := job.theme:
        checks["theme"] = lambda: load_theme(theme)
    if printer := job.printer:
        checks["printer"] = lambda: load_printer(printer)
    sound = [section.check(check, key) for key, check in checks.items()]
    if job.stock != "single" and all(sound):
        section.check(lambda: _lay_out(job), "stock", KEYS)
    if job.grid and not section.at_fault("geometry") and load_geometry(job.geometry).folds:
        section.fault("is for flat cards: a folded one has its board inside", "grid")


def _lay_out(job: CardJob) -> None:
    """Lay a blank card on the sheets of a job; InputFault where it does not fit."""
    geometry = load_geometry(job.geometry)
    blank = Page(geometry.width, geometry.height, (), geometry.bleed, folds=geometry.folds)
    sheets([(blank, blank)], stock_of(job, geometry), SheetLayout(job.duplex, job.start))


def _giveaway(section: TomlTable, guests: int) -> Giveaway:
    level = section.choice("level", ("mixed", *(level.value for level in Level)), "mixed")
    count = section.whole("count", 1, 1000, 4)
    per_page: PerPage = section.choice("per_page", get_args(PerPage), 4)
    seed = section.text("seed")
    seconds = section.whole("seconds", 1, 86_400, 600)
    copies = section.whole("copies", 1, 100_000, guests)
    wanted = None if level == "mixed" else Level(level)
    shipped = len(
        [puzzle for puzzle in unsolved_examples() if wanted in (None, puzzle.grade.level)]
    )
    if seed is None:
        if count > shipped:
            kind_of = "" if wanted is None else f"{level} "
            message = f"{count} are wanted and {shipped} {kind_of}examples come with the program"
            section.fault(f"{message}: take fewer, or give a seed to draw new ones", "count")
        if section.given("seconds"):
            section.fault("is for drawing new puzzles: give a seed, or leave it out", "seconds")
    return Giveaway(count, wanted, per_page, seed, seconds, copies)


def _printable(section: TomlTable, key: str, book: FontBook, required: str = "") -> str:
    text: str = section.text(key, required=required) or ""
    try:
        book.line(text, "semibold")
    except MissingGlyphError as error:
        section.fault(str(error), key)
    return text
