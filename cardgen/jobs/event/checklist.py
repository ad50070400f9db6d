"""What an organiser does: print which file on which paper, and what comes then."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from cardgen.games.contract import Part
from cardgen.games.puzzles import GAME
from cardgen.inputs.faults import in_runs
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.papers import known_paper
from cardgen.jobs.cards import CardJob, places_on_sheet
from cardgen.jobs.event.checklist_pages import Checklist, GuestCard, PrintTask, TablePack
from cardgen.jobs.event.event import Event, GameTable
from cardgen.jobs.event.manifest import Files
from cardgen.jobs.event.table import TABLE_FILES, TableFile
from cardgen.jobs.writing import HOW_TO_TURN
from cardgen.press.stock import load_stock, paper_size
from cardgen.sheets.typesetting import counted

GUEST_CARDS = "print/cards.csv"
"""The list of guests and where their cards are, for spreadsheets."""

_FEWER_PARTS = ' (fewer with placemat_paper = "a3")'
_NO_RECORDS = " (none with records = false)"
_FEWER_LEAVES = " (for fewer of them, write copies under [puzzles])"

FilesOf = Callable[[str], Files]
"""Returns the files of an item: ``cards``, ``puzzles``, a table's or a `TableFile`'s name."""


def checklist_of(
    event: Event, files_of: FilesOf, tents: Mapping[str, str], cards: tuple[GuestCard, ...] = ()
) -> Checklist:
    """Return the checklist of an event whose files are made.

    `tents` are the sheets of print/tents.pdf that have something for a table, by the table's name;
    `cards` say where the card of each guest is.
    """
    in_order = ("tables", "records", "tents", "placemats")
    ranges = {
        file.name: tents if file.name == "tents" else _ranges(event.tables, file, files_of)
        for file in sorted(TABLE_FILES, key=lambda each: in_order.index(each.name))
        if files_of(file.name)
    }
    gathered = tuple(ranges)
    return Checklist(
        event.name,
        " · ".join(filter(None, (_moment(event.date), event.place))),
        tuple(_print_jobs(event, files_of)),
        tuple(_steps(event, gathered)),
        tuple(f"{kind}.pdf" for kind in gathered),
        tuple(
            TablePack(
                table.label,
                ", ".join((table.title, *filter(None, (table.layout,)), *table.variants)),
                _players(table),
                tuple(ranges[kind][table.name] for kind in gathered),
            )
            for table in event.tables
        ),
        cards,
    )


def _moment(date: datetime.date | datetime.datetime | None) -> str:
    if date is None:
        return ""
    day = f"{date:%A} {date.day} {date:%B %Y}"
    return f"{day}, {date:%H:%M}" if isinstance(date, datetime.datetime) else day


def _players(table: GameTable) -> str:
    shown = []
    for seat in table.seated:
        words = [seat.name]
        if table.has_symbols:
            words.append(seat.symbol)
        if seat.diet:
            words.append(f"({seat.diet})")
        shown.append(" ".join(words))
    if shown:
        return ", ".join(shown)
    return "1 player" if table.seats == 1 else f"{table.seats} players, who choose their seats"


def _ranges(tables: tuple[GameTable, ...], file: TableFile, files_of: FilesOf) -> dict[str, str]:
    """Return for each table its pages in the file for all; empty where it has none."""
    ranges = {}
    last = 0
    for table in tables:
        made = files_of(table.name).get(file.of(table))
        first, last = last + 1, last + (made.pages if made else 0)
        ranges[table.name] = in_runs(range(first, last + 1), "–")
    return ranges


# -- what to print ---------------------------------------------------------------------------------


def _print_jobs(event: Event, files_of: FilesOf) -> Iterator[PrintTask]:
    paper = f"Paper, {_paper(event.paper)}, 80 to 100\u00a0g/m²"
    large = f"Paper, {_paper(event.placemat_paper)}, 80 to 100\u00a0g/m²"
    small = min(paper_size(event.placemat_paper)) < min(paper_size("a3"))
    if event.cards is not None:
        yield from _card_jobs(event, event.cards, files_of("cards"))
    fewer = _FEWER_PARTS if small else ""
    texts = {
        "tents": (_to_cut(event), f"Thin card, {_paper(event.paper)}, 160 to 200\u00a0g/m²"),
        "tables": ("For each table: how it is laid out, and the rules", paper),
        "records": (f"Record sheets for each table, enough for a game{_NO_RECORDS}", paper),
        "placemats": (f"For each table a placemat, in parts{fewer}", large),
    }
    for file in TABLE_FILES:
        what, on = texts[file.name]
        for name, made in files_of(file.name).items():
            how = HOW_TO_TURN["long"] if file.sides == 2 else "on one side"
            yield PrintTask(name, what, on, how, made.pages, 1, -(-made.pages // file.sides))
    for deck in event.decks:
        for name, made in files_of(deck.item).items():
            what = f"A {deck.part.about} for each table of {deck.game.title}, to cut out"
            paper_for_cards, how = _card_stock(event.paper), HOW_TO_TURN["long"]
            sheets = deck.tables * made.pages // 2
            yield PrintTask(name, what, paper_for_cards, how, made.pages, deck.tables, sheets)
    if event.giveaway is not None:
        leaf, solutions = files_of("puzzles").items()
        copies = event.giveaway.copies
        what = (
            f"A leaf to take home: the rules of {GAME} and "
            f"{counted(event.giveaway.count, 'puzzle')}{_FEWER_LEAVES if copies > 1 else ''}"
        )
        sheets = copies * -(-leaf[1].pages // 2)
        yield PrintTask(leaf[0], what, paper, HOW_TO_TURN["long"], leaf[1].pages, copies, sheets)
        pages = solutions[1].pages
        yield PrintTask(
            solutions[0], "Their solutions, to be kept back", paper, "on one side", pages, 1, pages
        )


def _to_cut(event: Event) -> str:
    return ", ".join(dict.fromkeys(part.about for part in _cut_parts(event))).capitalize()


def _cut_parts(event: Event) -> list[Part]:
    """Return the parts that are cut out for tables, those that are folded last."""
    parts = (part for table in event.tables for part in event.cut_parts(table))
    return sorted(parts, key=lambda part: part.is_folded)


def _card_jobs(event: Event, job: CardJob, files: Files) -> Iterator[PrintTask]:
    what = "The card" if job.copies is None else f"{counted(job.copies, 'card')}, all the same"
    if job.csv is not None:
        what = f"{counted(event.guests, 'card')}, one for each guest"
        if job.copies is not None and job.copies > 1:
            what = f"{counted(event.guests, 'card')}, {job.copies} of each"
    if job.stock == "plain":
        paper = _card_stock(job.paper)
    elif job.stock == "single":
        paper = "Cards from a print shop"
    else:
        paper = f"Stock {load_stock(job.stock).name}"
    if job.duplex == "none":
        paper = paper.replace("Card stock", "Thin card").replace("200 to 300", "120 to 160")
    for index, (name, made) in enumerate(files.items()):
        sheets = made.pages if job.duplex == "none" else -(-made.pages // 2)
        how = HOW_TO_TURN.get(job.duplex, "on one side, to be glued back to back")
        if job.stock == "single":
            how = "send the file: gloss outside, matte inside, scored at the fold"
        elif job.duplex == "manual":
            sheets = made.pages * (index == 0)
            how = (
                "fronts first",
                "on the back of those, the stack turned over along the long edge",
            )[index]
        yield PrintTask(name, what, paper, how, made.pages, 1, sheets)


def _card_stock(paper: str) -> str:
    return f"Card stock, {_paper(paper)}, 200 to 300\u00a0g/m²"


def _paper(paper: str) -> str:
    if known := known_paper(paper):
        return known
    width, height = paper_size(paper)
    return f"{width:g} x {height:g}\u00a0mm"


# -- what to do then -------------------------------------------------------------------------------


def miscount(event: Event) -> str | None:
    """Return what to check if the guest list has more or fewer guests than the tables have players.

    Nothing is left to check if guests are known to have no table.
    """
    players, guests = sum(table.seats for table in event.tables), counted(event.guests, "guest")
    if (
        not event.tables
        or event.cards is None
        or event.cards.csv is None
        or players == event.guests
    ):
        return None
    if event.unseated and players < event.guests:
        return None
    if players > event.guests:
        return (
            f"Check the guest list: the tables have {players} players, and it has {guests}. "
            "Who is not in it gets no card."
        )
    return (
        f"Check the tables: they have {counted(players, 'seat')}, and the guest list has {guests}."
    )


def _steps(event: Event, gathered: tuple[str, ...]) -> Iterator[str]:
    yield from filter(None, [miscount(event)])
    yield "Print all of it at 100\u00a0%, not fitted to the page: rulers on it are 50\u00a0mm long."
    if event.cards is not None and event.cards.stock != "single":
        yield from _steps_for_cards(event.cards)
    if event.cards is not None and event.cards.csv is not None:
        file, rows = event.source.name, event.cards.csv.name
        called = f'"{file}"' if " " in file else file
        yield (
            f"Is a card spoilt? Print it again by its row in {rows}, such as rows 14 and 17: type "
            f"in the folder of {file}: cardgen event {called} --reprint 14,17"
        )
        yield (
            f"Has {rows} changed? Print only the cards that are new: cardgen event {called} "
            "--reprint changed"
        )
        yield (
            f"Whose card is where? See the last pages here, or sort {GUEST_CARDS} as a spreadsheet."
        )
    if event.unseated:
        guests = ", ".join(guest.name for guest in event.unseated)
        yield f"Find a table for guests who have none here, with tent and diet: {guests}."
    if "tents" in gathered:
        yield "Cut out the tents and markers. Each has its table on it: sort them by table."
    large = [
        part for table in event.tables for part in event.parts_of(table) if part.paper == "large"
    ]
    finished = (*_cut_parts(event), *(deck.part for deck in event.decks), *large)
    yield from filter(None, dict.fromkeys(part.finish for part in finished))
    if event.diets:
        diets = Counter(event.diets)
        each = ", ".join(f"{count} {diet}" for diet, count in sorted(diets.items()))
        yield f"Tell the kitchen what guests eat: {each}."
    if event.tables:
        first = event.tables[0]
        yield (
            "Each table has a folder with its pages alone, to print them again, and the beginning "
            "of its record. To referee it, open a terminal in the folder of this checklist: "
            f"companion play {first.folder}/{first.name}.record"
        )


def _steps_for_cards(job: CardJob) -> Iterator[str]:
    geometry = load_geometry(job.geometry)
    if job.stock == "plain":
        if geometry.folds or job.duplex == "none":
            yield "Score the cards from dashed mark to dashed mark, with a ruler and a blunt blade."
        yield "Cut the cards along their corner marks."
    else:
        card = places_on_sheet(job)[0]
        kept = ", but not along the perforations at their folds" if card.perforations else ""
        yield f"Tear the cards apart{kept}."
    if job.duplex == "none":
        yield "Fold the cards backwards at the glue fold, and glue them."
    if geometry.folds:
        yield "Fold the cards in half."
