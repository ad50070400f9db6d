"""The job of printing everything for an event: cards, tables, puzzles, and a checklist."""

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.games.contract import Setting
from cardgen.games.puzzles import (
    TITLE,
    Level,
    Puzzle,
    enlarged_solution_pages,
    puzzle_sheets,
    rules_pages,
    unsolved_examples,
)
from cardgen.inputs.faults import Fault, InputFault, faults_changed
from cardgen.jobs.cards import CardJob, print_cards
from cardgen.jobs.event.checklist import GUEST_CARDS, checklist_of, miscount
from cardgen.jobs.event.checklist_pages import Checklist, checklist_pages, checklist_text
from cardgen.jobs.event.event import Event, EventDeck, GameTable, Giveaway
from cardgen.jobs.event.guest_cards import (
    GuestCard,
    card_digest,
    guest_cards,
    guest_cards_csv,
    with_keys,
)
from cardgen.jobs.event.manifest import NAME, digest, read_manifest
from cardgen.jobs.event.option_keys import fault_in_keys
from cardgen.jobs.event.table import TABLE_FILES, TableFile, TableMaker
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.puzzles import (
    PuzzleRequest,
    find_puzzles,
    puzzles_by_identity,
    shortfall,
    solvers,
    sort_for_print,
)
from cardgen.jobs.writing import (
    UNFIT,
    Writing,
    Written,
    preflighted,
    write_pages,
)
from cardgen.output import Outputs
from cardgen.press.stock import paper_size

CHECKLIST = "00-checklist"
_MOST_WARNED = 12  # guests told one by one


@faults_changed(fault_in_keys)
def make_event(
    event: Event,
    folder: Path,
    book: FontBook,
    workers: int | None = None,
    progress: Progress | None = None,
    dry_run: bool = False,
    check: bool = False,
) -> tuple[Written, str]:
    """Write everything for `event` into `folder` that is missing there or has changed.

    Also return the text of the checklist. Remarks name records in which a game has begun that is
    not as the event has it now, and files of former runs that no longer belong to the pack. All
    files appear, or none; with `dry_run` none. With `check` they are read back before.
    `workers` processes look for puzzles, by default one per core. Raises InputFault with everything
    that cannot be made.
    """
    book = replace(book, language=event.language)
    with Outputs() as outputs:
        outputs.gather_in(folder)
        run = _Run(
            event, folder, outputs, book, workers or os.cpu_count() or 1, progress, check=check
        )
        if event.cards is not None:
            run.cards(event.cards)
        if event.giveaway is not None:
            run.puzzles(event.giveaway)
        for deck in event.decks:
            run.deck(deck)
        run.tables()
        if run.faults:
            raise InputFault(run.faults)
        run.files_of_all()
        placed = guest_cards(event.cards, run.written.guests) if event.cards else ()
        checklist = checklist_of(event, run.files, run.maker.cut_sheets_by_table(), placed)
        run.checklist(checklist, placed)
        run.records()
        run.remember()
        if run.faults:
            raise InputFault(run.faults)
        if dry_run:
            outputs.discard()
        findings = preflighted(outputs, progress)
        outputs.leave_unchanged()
        paths = tuple(sorted(path for path in outputs.paths if path != folder / NAME))
    advice = (
        f"open {folder / CHECKLIST}.pdf: it says what to print on which paper, and for which table"
    )
    written = Written(
        pages=sum(run.pages.get(path, 0) for path in paths),
        advice=advice if paths else f"nothing has changed; {advice}",
        paths=paths,
        left_out=run.written.left_out,
        remarks=(*_warnings(event), *run.written.remarks, *run.remarks),
        findings=sorted(findings),
    )
    return written, checklist_text(checklist)


@dataclass
class _Run:
    """One run of the job: what is done, and what came of it."""

    event: Event
    folder: Path
    outputs: Outputs
    book: FontBook
    workers: int
    progress: Progress | None
    check: bool
    pages: dict[Path, int] = field(default_factory=dict)
    """Of each file that has some."""
    files: defaultdict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    """The files of each item, by their place in the folder, and how many pages they have."""
    of_all: dict[TableFile, list[Page]] = field(default_factory=dict)
    """What all tables need of one kind."""
    faults: list[Fault] = field(default_factory=list)
    remarks: list[str | Fault] = field(default_factory=list)
    written: Written = field(default_factory=lambda: Written(0, ""))
    """Of the cards."""

    def __post_init__(self) -> None:
        self.manifest = read_manifest(self.folder)
        self.paper = paper_size(self.event.paper)
        self.maker = TableMaker(self.event, self.book)

    # -- items -------------------------------------------------------------------------------------

    def cards(self, job: CardJob) -> None:
        """Print the cards."""
        whole = replace(job, output=self.folder / "print/cards", check=self.check)
        listed = self.event.guest_list
        with self._item("cards"):
            self.written = with_keys(print_cards(whole, self.outputs, self.progress, listed=listed))
            self.manifest.note_cards(map(card_digest, self.written.guests))
            # cards are the first item
            files = [path for path in self.outputs.paths if path.suffix == ".pdf"]
            self.pages |= dict.fromkeys(files, self.written.pages // len(files))

    def puzzles(self, giveaway: Giveaway) -> None:
        """Print the puzzles to take home, and their solutions."""
        with self._item("puzzles"):
            puzzles = self._puzzles(giveaway)
            sheets = puzzle_sheets(
                puzzles, self.book, self.paper, giveaway.per_page, site=self.event.site
            )
            leaf = (*rules_pages(self.book, self.paper), *sheets)
            answers = enlarged_solution_pages(puzzles, self.book, self.paper)
            self._pdf("print/puzzles", TITLE, leaf, "long")
            self._pdf("print/solutions", f"{TITLE}: solutions", answers)

    def _puzzles(self, giveaway: Giveaway) -> Sequence[Puzzle]:
        """Return examples, or puzzles of a seed, which are drawn once and then known by name."""
        if giveaway.seed is None:
            return choose_examples(giveaway.count, giveaway.level)
        wanted = PuzzleRequest(
            count=giveaway.count,
            seed=giveaway.seed,
            levels=() if giveaway.level is None else (giveaway.level,),
            seconds=giveaway.seconds,
        )
        with solvers(self.workers) as executor:
            if known := self.manifest.identities.get(repr(wanted)):
                return sort_for_print(puzzles_by_identity(known, executor))
            batch = find_puzzles(wanted, executor, bar(self.progress, "puzzles", wanted.count))
        if lack := shortfall(batch, wanted):
            raise InputFault([replace(lack, source=self.event.source, key="puzzles.count")])
        drawn = [puzzle.identity for puzzle in batch.puzzles]
        self.manifest.identities = {repr(wanted): drawn}
        return sort_for_print(batch.puzzles)

    def deck(self, deck: EventDeck) -> None:
        """Print a deck, in the theme of the cards."""
        theme = self.event.cards.base().theme if self.event.cards else "nocturne"
        setting = Setting(
            book=self.book, paper=self.event.paper, seats=deck.game.game.players[0], theme=theme
        )
        title = f"{deck.game.title}: {deck.part.name}"
        with self._item(deck.item):
            self._pdf(f"print/{deck.item}", title, deck.part.make(setting), "long")

    def tables(self) -> None:
        """Print what belongs to each table."""
        show = bar(self.progress, "tables", len(self.event.tables))
        for done, table in enumerate(self.event.tables, 1):
            for file in TABLE_FILES:
                with self._item(table.key, f"{file.name}.pdf: "):
                    self._table(table, file)
            show(done)

    def _table(self, table: GameTable, file: TableFile) -> None:
        if pages := self.maker.pages(table, file):
            name = file.of(table).removesuffix(".pdf")
            self._pdf(name, f"{self.maker.label(table)}: {table.title}", pages, file.flip)
            self.of_all.setdefault(file, []).extend(pages)

    def files_of_all(self) -> None:
        """Put what all tables need of one kind into one file."""
        for file, pages in self.of_all.items():
            # all tables share sheets with tents
            whole = self.maker.cut_sheets(self.event.tables) if file.name == "tents" else pages
            title = f"{self.event.name}: {file.title}"
            with self._item(file.name):
                self._pdf(f"print/{file.name}", title, whole, file.flip)

    def records(self) -> None:
        """Write the beginnings of the tables' records, but never over a game that has begun."""
        for table in self.event.tables:
            name = f"{table.folder}/{table.name}.record"
            path, text = self.folder / name, self.maker.record(table).encode()
            found = path.read_bytes() if path.is_file() else None
            if found is None or digest(found) == self.manifest.records.get(name):
                self.outputs.write(path, text)
            elif not found.startswith(text):
                why = "a game has begun in it, and the event has other players or rules"
                self.remarks.append(f"{path}: left as it is: {why}")
            self.manifest.records[name] = digest(text)
            self.files[name] = {name: 0}

    def checklist(self, checklist: Checklist, cards: Sequence[GuestCard]) -> None:
        """Print the checklist, and write it as plain text; list where the `cards` of guests are."""
        with self._item("checklist"):
            pages = checklist_pages(checklist, self.book, self.paper)
            self._pdf(CHECKLIST, f"{checklist.name}: checklist", pages)
            self.outputs.write(self.folder / f"{CHECKLIST}.txt", checklist_text(checklist).encode())
            if cards:
                self.outputs.write(self.folder / GUEST_CARDS, guest_cards_csv(cards))

    def remember(self) -> None:
        """Write the manifest, and say which files of earlier runs are none of this one."""
        made = {name for files in self.files.values() for name in files}
        others = sorted({*self.manifest.files} - made)
        left = [name for name in others if (self.folder / name).is_file()]
        self.remarks += (
            f"{self.folder / name}: left from an earlier run, no longer part of the pack"
            for name in left
        )
        self.manifest.files = sorted({*made, *left})
        self.outputs.write(self.folder / NAME, self.manifest.as_json())

    def _pdf(
        self, name: str, title: str, pages: Iterable[Page], flip: Literal["long"] | None = None
    ) -> None:
        """Write a PDF file, `name` its place in the folder without suffix."""
        writing = Writing(name=self.folder / name, title=title, flip=flip, check=self.check)
        count = write_pages(self.outputs, pages, self.book, writing)
        self.pages[self.folder / f"{name}.pdf"] = count

    @contextmanager
    def _item(self, item: str, file: str = "") -> Iterator[None]:
        """Note the files of an item that the block makes, and what is at fault."""
        before = len(self.outputs.paths)
        try:
            yield
        except InputFault as error:
            self.faults += error.faults
        except UNFIT as error:
            self.faults.append(Fault(self.event.source, item, f"{file}{error}"))
        made = self.files[item]
        for path in self.outputs.paths[before:]:
            if self.event.cards is None or path != self.event.cards.names_csv:  # it is the user's
                made[path.relative_to(self.folder).as_posix()] = self.pages.get(path, 0)


def _warnings(event: Event) -> Iterator[str]:
    """Yield which guests sit at no table, and whether guests and seats differ in number."""
    yield from (str(guest.warning) for guest in event.unseated[:_MOST_WARNED])
    if (more := len(event.unseated) - _MOST_WARNED) > 0:
        yield f"{more} more guests sit at no table: the checklist names them"
    if checked := miscount(event):
        yield str(checked)


def choose_examples(count: int, level: Level | None) -> list[Puzzle]:
    """Return `count` unsolved examples of a level, or about as many of each, easy ones first."""
    levels = [
        [puzzle for puzzle in unsolved_examples() if puzzle.grade.level is each] for each in Level
    ]
    if level is not None:
        levels = [levels[list(Level).index(level)]]
    in_turns = [puzzle for rank in zip_longest(*levels) for puzzle in rank if puzzle is not None]
    return sort_for_print(in_turns[:count])
