"""The job of printing tables: layouts chosen by name or by players, to finished files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, did_you_mean
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.players import Players
from cardgen.jobs.cards import Format, Writing, Written, font_book, write_alone
from cardgen.press.stock import paper_size
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.tables.placemat import half_card, placemat_pages
from cardgen.printables.tables.scene import MOST_SEATS, TableError
from cardgen.printables.tables.table_pages import table_page
from companion.territory.table import SEATS, LayoutError, Table, is_layout, layouts, load_table


@dataclass(frozen=True, slots=True)
class MatJob:
    """Placemats instead of pages: for which card, and with spaces of `cell` mm (None: as on the card)."""

    geometry: str = "classic"
    cell: float | None = None


@dataclass(frozen=True, slots=True)
class TablesJob:
    """Tables on paper: which, for whom, and in which files. `mat` None means one page for each."""

    output: Path
    tables: tuple[Table, ...]
    players: Players = ()
    mat: MatJob | None = None
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()


def all_layouts() -> list[str]:
    """Return the names of all layouts that are drawn, by game and by players (T3)."""
    return [
        name
        for game, (fewest, most) in SEATS.items()
        for seats in range(fewest, (most or MOST_SEATS) + 1)
        for name in layouts(game, seats)
    ]


def named_table(name: str) -> Table:
    """Return the layout called `name`.

    Raises:
        InputFault: there is none, or not for so many players.
    """
    if name in all_layouts():
        return load_table(name)
    if is_layout(name):
        message = f"'{name}' has more seats than a table is drawn for: at most {MOST_SEATS}"
    else:
        known = ", ".join([*(one for one in all_layouts() if not one.startswith("defector")), ""])
        message = (
            f"there is no layout '{name}'{did_you_mean(name, all_layouts())}: {known}"
            f"defector-N-full and defector-N-island with N from 6 to {MOST_SEATS}, or all"
        )
    raise InputFault([Fault("--layout", None, message)])


def tables_for(game: str, players: int | None) -> tuple[Table, ...]:
    """Return the tables for so many `players` of a game, or for any number of them.

    Raises:
        InputFault: the game is not for so many (T2b), or no table is drawn for so many.
    """
    if players is None:
        return tuple(load_table(name) for name in all_layouts() if name.startswith(game))
    if players > MOST_SEATS:
        message = f"{players} players: a table is drawn for at most {MOST_SEATS}"
        raise InputFault([Fault("--players", None, message)])
    try:
        return tuple(map(load_table, layouts(game, players)))
    except LayoutError as error:
        raise InputFault([Fault("--players", None, f"{error} [{error.ruling}]")]) from None


def make_tables(job: TablesJob) -> Written:
    """Print tables as `job` says; all files or none.

    Raises:
        InputFault: with everything that is wrong with the input.
    """
    book = font_book(job.fonts)
    paper = paper_size(job.paper)
    where = "cardgen tables"
    try:
        pages = [page for table in job.tables for page in _pages(table, job, book, paper)]
        if len(job.tables) == 1:  # its name is the file's already
            pages = [replace(page, label=_unnamed(page.label, job.tables[0])) for page in pages]
    except TableError as error:
        raise InputFault([Fault(where, None, str(error))]) from None
    except (TextTooLongError, MissingGlyphError) as error:
        raise InputFault([Fault("--names", None, str(error))]) from None
    title = "Table" if len(job.tables) == 1 else "Tables"
    writing = Writing(job.output, title, job.formats, live_text=job.live_text)
    return write_alone(pages, book, writing, _advice(job, pages))


def _pages(table: Table, job: TablesJob, book: FontBook, paper: tuple[float, float]) -> tuple[Page, ...]:
    if job.mat is None:
        return (table_page(table, book, paper, job.players),)
    geometry = load_geometry(job.mat.geometry)
    cell = geometry.cell if job.mat.cell is None else job.mat.cell
    card = half_card(geometry) if cell == geometry.cell else None
    return placemat_pages(table, book, paper, job.players, cell, card)


def _unnamed(label: str, table: Table) -> str:
    """Return the label of a page without the name of its table."""
    return label.removeprefix(table.name).removeprefix(", ") or "page 1"


def _advice(job: TablesJob, pages: Sequence[Page]) -> str:
    printed = f"print on one side, at 100 %, on {job.paper}"
    if job.mat is None:
        return printed
    if len(pages) > len(job.tables):
        return f"{printed}; the first page says how to cut and glue the sheets"
    return f"{printed}; lay the cards on it, or play on it with a pencil"
