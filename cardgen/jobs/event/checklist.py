"""What an organiser does: print which file on which paper, and what comes then."""

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardgen.games.contract import Part
from cardgen.games.puzzles import GAME
from cardgen.inputs.faults import in_runs
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.papers import known_paper
from cardgen.jobs.cards import CardJob, places_on_sheet
from cardgen.jobs.event.checklist_pages import WORDS, Checklist, Entry, Section
from cardgen.jobs.event.event import Event, GameTable
from cardgen.jobs.event.guest_cards import GuestCard
from cardgen.jobs.event.table import TABLE_FILES, TableFile
from cardgen.press.stock import load_stock, paper_size
from cardgen.sheets.words import SheetWords, day_words
from companion.words import Message

GUEST_CARDS = "print/cards.csv"
"""The list of guests and where their cards are, for spreadsheets."""

Files = Mapping[str, int]
"""The pages of files, by their place in the folder, ``/`` between its parts."""
FilesOf = Mapping[str, Files]
"""The files of each item: ``cards``, ``puzzles``, a deck, a table's key, a `TableFile`'s name."""


@dataclass(frozen=True, slots=True)
class PrintTask:
    """A file to print: how, on which paper, and how much. `sheets` counts those of all copies."""

    file: str
    what: str
    paper: str
    sides: str
    pages: int
    copies: int
    sheets: int


def checklist_of(
    event: Event, files_of: FilesOf, tents: Mapping[str, str], cards: tuple[GuestCard, ...] = ()
) -> Checklist:
    """Return the checklist of an event whose files are made, in its language.

    `tents` are the sheets of print/tents.pdf that have something for a table, by the table's name;
    `cards` say where the card of each guest is.
    """
    words = SheetWords(event.language, (f"{WORDS}-checklist", WORDS))
    in_order = ("tables", "records", "tents", "placemats")
    ranges = {
        file.name: tents if file.name == "tents" else _ranges(event.tables, file, files_of)
        for file in sorted(TABLE_FILES, key=lambda each: in_order.index(each.name))
        if files_of[file.name]
    }

    def section(key: str, entries: Sequence[Entry], columns: Mapping[str, float]) -> Section:
        named = ((words(name), width) for name, width in columns.items())
        return Section(words(key), tuple(entries), tuple(named))

    tasks = list(_print_jobs(event, files_of, words))
    steps = [Entry(step) for step in _steps(event, tuple(ranges), words)]
    tables = [
        _table(table, [of[table.name] for of in ranges.values()], words) for table in event.tables
    ]
    return Checklist(
        event.name,
        " · ".join(filter(None, (_moment(event.date, words), event.place))),
        (
            section("print", [*_to_print(tasks, words)], _NUMBERS),
            section("prepare", steps, {}),
            Section(
                words("lay-out"), tuple(tables), tuple((f"{kind}.pdf", _RANGES) for kind in ranges)
            ),
            section("find", [_guest_card(card, words) for card in cards], _PLACES),
        ),
    )


_NUMBERS = {"pages": 12.0, "copies": 13.0, "sheets": 14.0}
_RANGES = 19.5
_PLACES = {"table": 30.0, "row": 14.0, "sheet": 16.0, "place": 16.0}
"""The columns of each section, and how wide they are in mm."""


def _to_print(tasks: Sequence[PrintTask], words: SheetWords) -> Iterator[Entry]:
    """Yield what to print, and how many sheets of each kind of paper that takes."""
    sheets = Counter[str]()
    for task in tasks:
        how = words.language.joined("comma", (task.paper, task.sides))
        numbers = (str(task.pages), str(task.copies), str(task.sheets))
        yield Entry(task.file, (task.what, how), numbers)
        sheets[task.paper] += task.sheets
    for paper, count in sheets.items():
        yield Entry(f"{words('in-all')}: {paper}", (), ("", "", str(count)), ticked=False)


def _table(table: GameTable, pages: Sequence[str], words: SheetWords) -> Entry:
    game = ", ".join((table.title, *filter(None, (table.layout,)), *table.variants))
    title = f"{words.language.say(table.label)}: {game}"
    return Entry(title, (_players(table, words),), tuple(pages))


def _guest_card(card: GuestCard, words: SheetWords) -> Entry:
    """Return where a guest's card is; of several copies, from the first to the last."""
    name = f"{card.family}, {card.given}" if card.given else card.name
    sheets, places = (
        f"{first}" if first == last else f"{first}–{last}"
        for first, last in zip(card.first, card.last, strict=True)
    )
    if card.first[0] != card.last[0]:  # places of different sheets
        places = words("from", number=card.first[1])
    return Entry(name, (), (card.table, str(card.row), sheets, places), ticked=False)


def _moment(date: datetime.date | datetime.datetime | None, words: SheetWords) -> str:
    if date is None:
        return ""
    day = day_words(words.language, date)
    if isinstance(date, datetime.datetime):
        return words.language.joined("comma", (day, f"{date:%H:%M}"))
    return day


def _players(table: GameTable, words: SheetWords) -> str:
    shown = []
    for seat in table.seated:
        parts = [seat.name]
        if table.has_symbols:
            parts.append(seat.symbol)
        if seat.diet:
            parts.append(f"({seat.diet})")
        shown.append(" ".join(parts))
    if shown:
        return words.language.joined("comma", shown)
    return words("checklist-players", count=table.seats)


def _ranges(tables: tuple[GameTable, ...], file: TableFile, files_of: FilesOf) -> dict[str, str]:
    """Return for each table its pages in the file for all; empty where it has none."""
    ranges = {}
    last = 0
    for table in tables:
        first, last = last + 1, last + files_of[table.key].get(file.of(table), 0)
        ranges[table.name] = in_runs(range(first, last + 1), "–")
    return ranges


# -- what to print ---------------------------------------------------------------------------------


def _print_jobs(event: Event, files_of: FilesOf, words: SheetWords) -> Iterator[PrintTask]:
    paper = words("on-paper", text=_paper(event.paper))
    small = min(paper_size(event.placemat_paper)) < min(paper_size("a3"))
    if event.cards is not None:
        yield from _card_jobs(event, event.cards, files_of["cards"], words)
    to_cut = tuple(dict.fromkeys(part.about for part in _cut_parts(event)))
    texts = {
        "tents": (
            words("checklist-cut-out", parts=to_cut),
            words("on-thin-card", text=_paper(event.paper)),
        ),
        "tables": (words("checklist-tables"), paper),
        "records": (words("checklist-records", command="records = false"), paper),
        "placemats": (
            words("checklist-placemats-small", command='placemat_paper = "a3"')
            if small
            else words("checklist-placemats"),
            words("on-paper", text=_paper(event.placemat_paper)),
        ),
    }
    one_side, both_sides = words("one-side"), words("turned-long")
    for file in TABLE_FILES:
        what, on = texts[file.name]
        for name, pages in files_of[file.name].items():
            how = both_sides if file.sides == 2 else one_side
            yield PrintTask(name, what, on, how, pages, 1, -(-pages // file.sides))
    for deck in event.decks:
        for name, pages in files_of[deck.item].items():
            what = words("checklist-deck", title=deck.game.title, term=deck.part.about)
            on = words("on-card-stock", text=_paper(event.paper))
            sheets = deck.tables * pages // 2
            yield PrintTask(name, what, on, both_sides, pages, deck.tables, sheets)
    if event.giveaway is not None:
        (leaf, leaves), (solutions, pages) = files_of["puzzles"].items()
        copies, given = event.giveaway.copies, {"title": GAME, "count": event.giveaway.count}
        what = words("checklist-leaf", **given)
        if copies > 1:
            what = words("checklist-leaves", command="copies", text="[puzzles]", **given)
        sheets = copies * -(-leaves // 2)
        yield PrintTask(leaf, what, paper, both_sides, leaves, copies, sheets)
        what = words("checklist-solutions")
        yield PrintTask(solutions, what, paper, one_side, pages, 1, pages)


def _cut_parts(event: Event) -> list[Part]:
    """Return the parts that are cut out for tables, those that are folded last."""
    parts = (part for table in event.tables for part in event.cut_parts(table))
    return sorted(parts, key=lambda part: part.is_folded)


def _card_jobs(event: Event, job: CardJob, files: Files, words: SheetWords) -> Iterator[PrintTask]:
    if job.csv is not None:
        what = words("checklist-guest-cards", count=event.guests)
        if job.copies is not None and job.copies > 1:
            what = words("checklist-copied-cards", count=event.guests, other_count=job.copies)
    elif job.copies is None:
        what = words("checklist-one-card")
    else:
        what = words("checklist-same-cards", count=job.copies)
    if job.stock == "plain":
        card = "thinner-card" if job.duplex == "none" else "card-stock"
        paper = words(f"on-{card}", text=_paper(job.paper))
    elif job.stock == "single":
        paper = words("on-shop")
    else:
        paper = words("on-stock", text=load_stock(job.stock).name)
    for index, (name, pages) in enumerate(files.items()):
        sheets = pages if job.duplex == "none" else -(-pages // 2)
        turned: str = job.duplex
        if job.stock == "single":
            turned = "shop"
        elif job.duplex == "manual":
            sheets = 0 if index else pages
            turned = "backs" if index else "fronts"
        yield PrintTask(name, what, paper, words(f"turned-{turned}"), pages, 1, sheets)


def _paper(paper: str) -> str:
    if known := known_paper(paper):
        return known
    width, height = paper_size(paper)
    return f"{width:g} x {height:g}\u00a0mm"


# -- what to do then -------------------------------------------------------------------------------


def miscount(event: Event) -> Message | None:
    """Return what to check if the guest list has more or fewer guests than the tables have players.

    Nothing is left to check if guests are known to have no table.
    """
    players = sum(table.seats for table in event.tables)
    if (
        not event.tables
        or event.cards is None
        or event.cards.csv is None
        or players == event.guests
    ):
        return None
    if event.unseated and players < event.guests:
        return None
    counts = {"count": players, "other_count": event.guests}
    if players > event.guests:
        return Message("printing-sheets-do-check-guests", **counts)
    return Message("printing-sheets-do-check-tables", **counts)


def _steps(event: Event, gathered: tuple[str, ...], words: SheetWords) -> Iterator[str]:
    if checked := miscount(event):
        yield words.language.say(checked)
    yield words("do-print")
    if event.cards is not None and event.cards.stock != "single":
        yield from map(words, _steps_for_cards(event.cards))
    if event.cards is not None and event.cards.csv is not None:
        file, rows = event.source.name, event.cards.csv.name
        called = f'"{file}"' if " " in file else file
        again = f"cardgen event {called} --reprint"
        yield words("do-reprint", file=rows, other_file=file, command=f"{again} 14,17")
        yield words("do-reprint-changed", file=rows, command=f"{again} changed")
        yield words("do-find", file=GUEST_CARDS)
    if event.unseated:
        yield words("do-seat", guests=tuple(guest.name for guest in event.unseated))
    if "tents" in gathered:
        yield words("do-sort")
    large = [
        part for table in event.tables for part in event.parts_of(table) if part.paper == "large"
    ]
    finished = (*_cut_parts(event), *(deck.part for deck in event.decks), *large)
    finish = filter(None, dict.fromkeys(part.finish for part in finished))
    yield from map(words.language.say, finish)
    if event.diets:
        diets = Counter(event.diets)
        each = (f"{count} {diet}" for diet, count in sorted(diets.items()))
        yield words("do-kitchen", text=words.language.joined("comma", each))
    if event.tables:
        first = event.tables[0]
        record = f"companion play {first.folder}/{first.name}.record"
        yield words("do-referee", command=record)


def _steps_for_cards(job: CardJob) -> Iterator[str]:
    """Yield the keys of what to do with the cards."""
    geometry = load_geometry(job.geometry)
    if job.stock == "plain":
        if geometry.folds or job.duplex == "none":
            yield "do-score"
        yield "do-cut"
    else:
        yield "do-tear-but" if places_on_sheet(job)[0].perforations else "do-tear"
    if job.duplex == "none":
        yield "do-glue"
    if geometry.folds:
        yield "do-fold"
