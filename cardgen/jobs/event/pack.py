"""The job of printing everything for an event: cards, tables, puzzles, and a checklist."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path
from typing import IO, BinaryIO, Literal, cast

import pikepdf
from pikepdf import Array, Dictionary, Name, String

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
from cardgen.inputs.accent import themed
from cardgen.inputs.faults import Fault, InputFault, faults_changed
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.guest_rows import Guest, RowFaults
from cardgen.inputs.guests import doubt_of, names_text
from cardgen.inputs.theme import load_theme
from cardgen.jobs.cards import CardJob, print_cards, profile_of, stock_of
from cardgen.jobs.event.checklist import GUEST_CARDS, checklist_of, miscount
from cardgen.jobs.event.checklist_pages import Checklist, checklist_pages, checklist_text
from cardgen.jobs.event.event import Event, EventDeck, GameTable, Giveaway
from cardgen.jobs.event.guest_cards import (
    GuestCard,
    card_digest,
    guest_cards,
    guest_cards_csv,
    guests_of,
    with_keys,
)
from cardgen.jobs.event.manifest import Made, Manifest, digest, program_digest
from cardgen.jobs.event.option_keys import fault_in_keys
from cardgen.jobs.event.table import TABLE_FILES, TableFile, TableMaker
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.puzzles import PuzzleRequest, find_puzzles, shortfall, solvers, sort_for_print
from cardgen.jobs.writing import (
    UNFIT,
    CheckedOutputs,
    Writing,
    Written,
    date_of,
    write_pages,
)
from cardgen.output import Outputs
from cardgen.press.printer import load_printer
from cardgen.press.stock import paper_size

CHECKLIST = "00-checklist"
_MOST_WARNED = 12  # guests told one by one

Flip = Literal["long"] | None


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
    with CheckedOutputs(progress) as outputs:
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
        for table in event.tables:
            run.record(table)
        for file in TABLE_FILES:
            run.gather_tables(file)
        placed = guest_cards(event.cards, run.guests) if event.cards else ()
        tents = run.maker.cut_sheets_by_table()
        checklist = checklist_of(event, run.manifest.files, tents, placed)
        run.checklist(checklist, placed)
        if run.faults:
            raise InputFault(run.faults)
        names_csv = event.cards and event.cards.names_csv
        if names_csv and event.guessed and not names_csv.exists():
            outputs.write(names_csv, names_text(guest.profile for guest in event.guessed))
        if dry_run:
            outputs.discard()
        paths = tuple(sorted(outputs.paths))
    if not dry_run:
        run.remarks += (
            f"{folder / name}: left from an earlier run, no longer part of the pack"
            for name in run.manifest.close()
        )
    advice = (
        f"open {folder / CHECKLIST}.pdf: it says what to print on which paper, and for which table"
    )
    written = Written(
        pages=sum(run.pages.values()),
        advice=advice if paths else f"nothing has changed; {advice}",
        paths=paths,
        left_out=run.left_out or event.left_out,
        doubts=tuple(map(doubt_of, event.guessed)),
        remarks=(*_warnings(event), *run.remarks),
        findings=sorted(outputs.findings),
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
    """Of each new file that has some."""
    faults: list[Fault] = field(default_factory=list)
    remarks: list[str | Fault] = field(default_factory=list)
    left_out: tuple[RowFaults, ...] = ()
    guests: list[Guest] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.manifest = Manifest(self.folder)
        self.paper = paper_size(self.event.paper)
        languages = {self.book.language, *(table.language for table in self.event.tables)}
        fonts = (path.read_bytes() for path in self.book.extra)
        self.maker = TableMaker(self.event, self.book)
        self.common: tuple[bytes | str, ...] = (
            program_digest(),
            *fonts,
            *(text for each in sorted(languages, key=repr) for text in each.texts()),
            repr(self.paper),
            str(date_of(())),
        )

    # -- items -------------------------------------------------------------------------------------

    def cards(self, job: CardJob) -> None:
        """Print the cards."""
        stock = None if job.stock == "single" else stock_of(job, load_geometry(job.geometry))
        guests = guests_of(job)
        rows = [profile_of(job.profile, job.csv), *(guest.profile for guest in guests)]
        themes = {(job.theme or row.theme, row.accent): None for row in rows}
        pictures = dict.fromkeys(path for row in rows for path in (row.portrait, row.logo) if path)
        made_from = digest(
            *self.common,
            repr(replace(job, profile=None, csv=None, font=None, texts=None)),
            str(job.created),
            b"" if job.texts is None else job.texts.read_bytes(),
            *map(
                repr,
                (load_geometry(job.geometry), stock, job.printer and load_printer(job.printer)),
            ),
            *map(repr, rows),
            *(repr(themed(*theme)) for theme in themes),
            *(path.read_bytes() for path in pictures),
        )

        def make() -> None:
            names = job.names_csv if job.names_csv and job.names_csv.exists() else None
            whole = replace(
                job, output=self.folder / "print/cards", names_csv=names, check=self.check
            )
            written = with_keys(print_cards(whole, self.outputs, self.progress))
            self.remarks += written.remarks
            self.left_out = written.left_out  # also rows that can be read and do not fit
            missing = {row.line for row in written.left_out}
            printed = [guest for guest in guests if guest.line not in missing]
            self.manifest.note_cards((guest.line for guest in printed), map(card_digest, printed))
            files = self.outputs.paths  # cards are the first item
            self.pages |= dict.fromkeys(files, written.pages // len(files))

        self._item("cards", made_from, make)
        self.guests = [guest for guest in guests if guest.line in self.manifest.rows]

    def puzzles(self, giveaway: Giveaway) -> None:
        """Print the puzzles to take home, and their solutions."""

        def make() -> None:
            puzzles = self._puzzles(giveaway)
            sheets = puzzle_sheets(
                puzzles, self.book, self.paper, giveaway.per_page, site=self.event.site
            )
            leaf = (*rules_pages(self.book, self.paper), *sheets)
            answers = enlarged_solution_pages(puzzles, self.book, self.paper)
            self._pdf("print/puzzles", TITLE, leaf, "long")
            self._pdf("print/solutions", f"{TITLE}: solutions", answers)

        # how many copies are printed does not change the file
        self._item(
            "puzzles",
            digest(*self.common, repr((replace(giveaway, copies=1), self.event.site))),
            make,
        )

    def deck(self, deck: EventDeck) -> None:
        """Print a deck, in the theme of the cards."""
        cards = self.event.cards
        theme = cards.theme or profile_of(cards.profile, cards.csv).theme if cards else "nocturne"

        def make() -> None:
            setting = Setting(
                book=self.book, paper=self.event.paper, seats=deck.game.game.players[0], theme=theme
            )
            title = f"{deck.game.title}: {deck.part.name}"
            self._pdf(f"print/{deck.item}", title, deck.part.make(setting), "long")

        self._item(deck.item, digest(*self.common, theme, repr(load_theme(theme))), make)

    def _puzzles(self, giveaway: Giveaway) -> Sequence[Puzzle]:
        if giveaway.seed is None:
            return choose_examples(giveaway.count, giveaway.level)
        wanted = PuzzleRequest(
            count=giveaway.count,
            seed=giveaway.seed,
            levels=() if giveaway.level is None else (giveaway.level,),
            seconds=giveaway.seconds,
        )
        with solvers(self.workers) as executor:
            show = bar(self.progress, "puzzles", wanted.count)
            batch = find_puzzles(wanted, executor, show)
        if lack := shortfall(batch, wanted):
            raise InputFault([replace(lack, source=self.event.source, key="puzzles.count")])
        return sort_for_print(batch.puzzles)

    def tables(self) -> None:
        """Print what belongs to each table."""
        event = self.event
        of_all = (
            load_geometry(event.cards.geometry) if event.cards else None,
            event.paper,
            event.placemat_paper if event.placemats else None,
            event.records,
            event.grids,
            event.rules_cards,
            event.tent_diets,
            event.site,
        )
        common = (*self.common, repr(of_all))
        digests = {table: digest(*common, repr(table)) for table in event.tables}
        todo = [
            table
            for table, made_from in digests.items()
            if not self.manifest.is_current(table.name, made_from)
        ]
        show = bar(self.progress, "tables", len(todo))
        for done, table in enumerate(todo, 1):
            before = len(self.outputs.paths)
            try:
                for file, pages in self.maker.pages(table).items():
                    name = file.of(table).removesuffix(".pdf")
                    flip: Flip = "long" if file.sides == 2 else None
                    self._pdf(name, f"{self.maker.label(table)}: {table.title}", pages, flip)
            except InputFault as error:
                self.faults += error.faults
            else:
                self._note(table.name, digests[table], self.outputs.paths[before:])
            show(done)

    def record(self, table: GameTable) -> None:
        """Write the beginning of a table's record, but never over a game that has begun."""
        item, name = f"{table.name} record", f"{table.folder}/{table.name}.record"
        path = self.folder / name
        text = self.maker.record(table).encode()
        before = self.manifest.files(item).get(name)
        found = self.manifest.hash_of(name)
        if found in (None, before and before.sha256):
            if found != digest(text):
                self.outputs.write(path, text)
        elif not path.read_bytes().startswith(text):
            why = "a game has begun in it, and the event has other players or rules"
            self.remarks.append(f"{path}: left as it is: {why}")
        self.manifest.note(item, digest(text), {name: Made(digest(text))})

    def gather_tables(self, file: TableFile) -> None:
        """Put what all tables need of one kind into one file."""
        names = [file.of(table) for table in self.event.tables]
        parts = {
            name: made
            for table in self.event.tables
            for name, made in self.manifest.files(table.name).items()
            if name in names
        }
        if not parts:
            return

        def make() -> None:
            title = f"{self.event.name}: {file.title}"
            if file.name == "tents":  # from as few sheets as hold those of all tables
                self._pdf(f"print/{file.name}", title, self.maker.cut_sheets(self.event.tables))
                return
            path = self.folder / f"print/{file.name}.pdf"
            whole = self.outputs.open(path, check=self.check)
            files = [self.outputs.place(self.folder / name) for name in parts]
            self.pages[path] = merge_pdfs(whole, files, title, file.sides == 2)

        made_from = digest(
            *self.common, self.event.name, *(f"{n} {made.sha256}" for n, made in parts.items())
        )
        self._item(file.name, made_from, make)

    def checklist(self, checklist: Checklist, cards: Sequence[GuestCard]) -> None:
        """Print the checklist, and write it as plain text; list where the `cards` of guests are."""
        text = checklist_text(checklist)

        def make() -> None:
            pages = checklist_pages(checklist, self.book, self.paper)
            self._pdf(CHECKLIST, f"{checklist.name}: checklist", pages)
            self.outputs.write(self.folder / f"{CHECKLIST}.txt", text.encode())
            if cards:
                self.outputs.write(self.folder / GUEST_CARDS, guest_cards_csv(cards))

        self._item("checklist", digest(*self.common, text), make)

    def _pdf(self, name: str, title: str, pages: Iterable[Page], flip: Flip = None) -> None:
        """Write a PDF file, `name` its place in the folder without suffix."""
        writing = Writing(name=self.folder / name, title=title, flip=flip, check=self.check)
        count = write_pages(self.outputs, pages, self.book, writing)
        self.pages[self.folder / f"{name}.pdf"] = count

    def _item(self, item: str, made_from: str, make: Callable[[], None]) -> None:
        """Make the files of an item and note them, unless they are made from the same."""
        if self.manifest.is_current(item, made_from):
            return
        before = len(self.outputs.paths)
        try:
            make()
        except InputFault as error:
            self.faults += error.faults
        except UNFIT as error:
            self.faults.append(Fault(self.event.source, item, str(error)))
        else:
            self._note(item, made_from, self.outputs.paths[before:])

    def _note(self, item: str, made_from: str, made: Sequence[Path]) -> None:
        files = {
            path.relative_to(self.folder).as_posix(): Made(
                digest(self.outputs.place(path).read_bytes()), self.pages.get(path, 0)
            )
            for path in made
        }
        self.manifest.note(item, made_from, files)


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


def merge_pdfs(out: IO[bytes], files: Sequence[Path], title: str, two_sided: bool = False) -> int:
    """Write the pages of PDF `files` into `out`, one file after the other; return how many.

    With `two_sided` they are printed on both sides: then each file has an even number of pages.
    Layers of the same name become one. Same files, same bytes.
    """
    with pikepdf.new() as whole:
        layers: dict[str, pikepdf.Object] = {}
        for path in files:
            with pikepdf.open(path) as part:
                first = len(whole.pages)
                whole.pages.extend(part.pages)
            # all pages of a file of ours have their resources in common
            groups = whole.pages[first].Resources.get(Name.Properties, Dictionary())
            for name in sorted(groups.keys()):
                groups[name] = layers.setdefault(name, groups[name])
        root = whole.Root
        root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
        if two_sided:
            root.ViewerPreferences.Duplex = Name.DuplexFlipLongEdge
        order = Array(layers.values())
        root.OCProperties = Dictionary(OCGs=order, D=Dictionary(Name=String("Layers"), Order=order))
        date = f"D:{date_of(()):%Y%m%d%H%M%S}Z"
        for key, text in (("/Title", title), ("/Creator", "cardgen"), ("/CreationDate", date)):
            whole.docinfo[key] = text
        whole.save(cast(BinaryIO, out), min_version="1.6", deterministic_id=True)
        return len(whole.pages)
