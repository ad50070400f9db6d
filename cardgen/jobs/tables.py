"""The job of printing tables: how the grids are placed, on a page for each layout or as placemats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, did_you_mean, quoted
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.phone_link import PhoneLink
from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.tables.placemat import half_card, placemat_pages
from cardgen.printables.tables.table_pages import table_page
from cardgen.printables.tables.table_plan import MOST_SEATS, TableError
from companion.territory import GAMES
from companion.territory.table import LayoutError, Table, is_layout, layouts, load_table


@dataclass(frozen=True, slots=True)
class Placemats:
    """Placemats for cards of a `geometry`, with spaces of `cell` mm (None: as large as on the card).

    `link` is for a QR symbol beside the grids.
    """

    geometry: str = "classic"
    cell: float | None = None
    link: PhoneLink | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesJob(SheetsJob):
    """`tables` with the names of `players`: as `placemats`, or without them on a page each."""

    tables: tuple[Table, ...]
    players: tuple[tuple[str, str], ...] = ()
    placemats: Placemats | None = None


def all_layouts() -> list[str]:
    """Return the names of all printable layouts, by game and number of players (T3)."""
    return [
        layout
        for name, game in GAMES.items()
        for seats in range(game.players[0], (game.players[1] or MOST_SEATS) + 1)
        for layout in layouts(name, seats)
    ]


def find_table(name: str) -> Table:
    """Return the layout called `name`.

    Raises:
        InputFault: there is no such layout, or it has too many seats to print.
    """
    if name in all_layouts():
        return load_table(name)
    if is_layout(name):
        message = f"{quoted(name)} has too many seats to print: at most {MOST_SEATS}"
    else:
        known = ", ".join([*(one for one in all_layouts() if not one.startswith("defector")), ""])
        message = (
            f"there is no layout {quoted(name)}{did_you_mean(name, all_layouts())}: {known}"
            f"defector-N-full and defector-N-island with N from 6 to {MOST_SEATS}, or all"
        )
    raise InputFault([Fault("--layout", None, message)])


def find_tables(game: str, players: int | None) -> tuple[Table, ...]:
    """Return the tables of a game: the usual one for that many `players`, or all of them.

    Raises:
        InputFault: the game is not for this many players (T2b), or the table is too large to print.
    """
    if players is None:
        return tuple(load_table(name) for name in all_layouts() if name.startswith(game))
    if players > MOST_SEATS:
        message = f"{players} players: a table can be printed for at most {MOST_SEATS}"
        raise InputFault([Fault("--players", None, message)])
    try:
        return (load_table(layouts(game, players)[0]),)
    except LayoutError as error:
        raise InputFault([Fault("--players", None, f"{error} [{error.ruling}]")]) from None


def make_tables(job: TablesJob) -> Written:
    """Print tables as `job` says."""
    book = job.book()
    names = faults_of("--names", TextTooLongError, MissingGlyphError)
    with names, faults_of("cardgen tables", TableError):
        pages = [page for table in job.tables for page in _pages(table, job, book)]
    if len(job.tables) == 1:  # the file name contains its name
        name = job.tables[0].name
        pages = [
            replace(page, label=page.label.removeprefix(name).removeprefix(", ") or "page 1")
            for page in pages
        ]
    return job.write(book, {("", "Table" if len(job.tables) == 1 else "Tables"): pages}, _advice(job, pages))


def _pages(table: Table, job: TablesJob, book: FontBook) -> tuple[Page, ...]:
    if job.placemats is None:
        return (table_page(table, book, job.size, job.players),)
    geometry = load_geometry(job.placemats.geometry)
    cell = geometry.cell if job.placemats.cell is None else job.placemats.cell
    card = half_card(geometry) if cell == geometry.cell else None
    return placemat_pages(table, book, job.size, job.players, cell, card, job.placemats.link)


def _advice(job: TablesJob, pages: Sequence[Page]) -> str:
    printed = f"print on one side, at 100 %, on {job.paper}"
    if job.placemats is not None:
        glued = len(pages) > len(job.tables)
        printed += (
            "; the first page says how to cut and glue the sheets"
            if glued
            else "; lay the cards on it, or play on it with a pencil"
        )
    if len(job.tables) > 1:
        return printed
    (table,) = job.tables
    others = [name for name in layouts(table.game, table.seats) if name != table.name]
    return printed + "".join(
        f". This is {table.name}; for the other layout: --layout {name}" for name in others
    )
