"""The job of printing everything for an event: cards, tables, puzzles, and a checklist."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path
from typing import IO, BinaryIO, Literal, TypeVar, cast

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
from cardgen.inputs.guests import Guest, RowFaults, doubt_of, names_text
from cardgen.inputs.theme import load_theme
from cardgen.jobs.cards import CardJob, make_cards, profile_of, stock_of
from cardgen.jobs.event.checklist import GUEST_CARDS, checklist_of, miscount
from cardgen.jobs.event.checklist_pages import Checklist, checklist_pages, checklist_text
from cardgen.jobs.event.event import Event, EventDeck, GameTable, Giveaway
from cardgen.jobs.event.guest_cards import (
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
from cardgen.jobs.writing import UNFIT, Writing, Written, date_of, warnings_in, write_pages
from cardgen.output import Outputs, StagedFiles, write
from cardgen.press.printer import load_printer
from cardgen.press.stock import paper_size

CHECKLIST = "00-checklist"
_MOST_WARNED = 12  # guests told one by one

_T = TypeVar("_T")
Flip = Literal["long"] | None


@dataclass(frozen=True, slots=True)
class Pack:
    """What a run wrote.

    `checklist` is its text. `kept` are records in which a game has begun that is not as the event
    has it now; `stale` are files of former runs that no longer belong to the pack. None of them is
    touched.
    """

    written: Written
    checklist: str
    kept: tuple[Path, ...]
    stale: tuple[Path, ...]


@faults_changed(fault_in_keys)
def make_event(
    event: Event,
    folder: Path,
    book: FontBook,
    workers: int | None = None,
    progress: Progress | None = None,
    dry_run: bool = False,
    check: bool = False,
) -> Pack:
    """Write everything for `event` into `folder` that is missing there or has changed.

    All files appear, or none; with `dry_run` none. With `check` they are read back before.
    `workers` processes look for puzzles, by default one per core. Raises InputFault with everything
    that cannot be made.
    """
    book = replace(book, language=event.language)
    with StagedFiles(folder) as staging:
        run = _Run(event, staging, book, workers or os.cpu_count() or 1, progress)
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
        run.checklist(checklist)
        if run.faults:
            raise InputFault(run.faults)
        stale: list[str] = []
        if not dry_run:
            if check:
                run.read_back()
            staging.put_in_place()
            stale = run.manifest.close()
    paths = () if dry_run else tuple(sorted((*run.written, *_names_to_correct(event))))
    advice = (
        f"open {folder / CHECKLIST}.pdf: it says what to print on which paper, and for which table"
    )
    return Pack(
        written=Written(
            paths=paths,
            pages=run.pages,
            advice=advice if paths else f"nothing has changed; {advice}",
            left_out=run.left_out or event.left_out,
            doubts=tuple(map(doubt_of, event.guessed)),
            remarks=(*run.remarks, *_warnings(event)),
            findings=sorted(run.findings),
        ),
        checklist=checklist_text(checklist, event.language),
        kept=tuple(run.kept),
        stale=tuple(folder / name for name in stale),
    )


def _names_to_correct(event: Event) -> Iterator[Path]:
    """Write guessed names where the event wants them, unless the file is there; yield it."""
    names_csv = event.cards and event.cards.names_csv
    if names_csv and event.guessed and not names_csv.exists():
        write(names_csv, names_text(guest.profile for guest in event.guessed))
        yield names_csv


@dataclass
class _Run:
    """One run of the job: what is done, and what came of it. `written` has the new files."""

    event: Event
    staging: StagedFiles
    book: FontBook
    workers: int
    progress: Progress | None
    written: list[Path] = field(default_factory=list)
    pages: int = 0
    kept: list[Path] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    remarks: list[str | Fault] = field(default_factory=list)
    left_out: tuple[RowFaults, ...] = ()
    findings: list[tuple[Path, str]] = field(default_factory=list)
    """What the preflight warns of in the files that it has read."""
    guests: list[Guest] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder = self.staging.place
        self.manifest = Manifest(self.staging.folder)
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

        def make() -> dict[Path, int]:
            names = job.names_csv if job.names_csv and job.names_csv.exists() else None
            whole = replace(job, output=self.folder / "print/cards", names_csv=names)
            written = with_keys(make_cards(whole, self.progress))
            self.remarks += written.remarks
            self.left_out = written.left_out  # also rows that can be read and do not fit
            self.findings += (
                (self.staging.final(path), finding) for path, finding in written.findings
            )
            missing = {row.line for row in written.left_out}
            printed = [guest for guest in guests if guest.line not in missing]
            self.manifest.note_cards((guest.line for guest in printed), map(card_digest, printed))
            return dict.fromkeys(written.paths, written.pages // len(written.paths))

        self._item("cards", made_from, make)
        self.guests = [guest for guest in guests if guest.line in self.manifest.rows]

    def puzzles(self, giveaway: Giveaway) -> None:
        """Print the puzzles to take home, and their solutions."""

        def make() -> dict[Path, int]:
            puzzles = self._puzzles(giveaway)
            sheets = puzzle_sheets(
                puzzles, self.book, self.paper, giveaway.per_page, site=self.event.site
            )
            leaf = (*rules_pages(self.book, self.paper), *sheets)
            answers = enlarged_solution_pages(puzzles, self.book, self.paper)
            return {
                **self._pdf("print/puzzles", TITLE, leaf, "long"),
                **self._pdf("print/solutions", f"{TITLE}: solutions", answers),
            }

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

        def make() -> dict[Path, int]:
            setting = Setting(
                book=self.book, paper=self.event.paper, seats=deck.game.game.players[0], theme=theme
            )
            title = f"{deck.game.title}: {deck.part.name}"
            return self._pdf(f"print/{deck.item}", title, deck.part.make(setting), "long")

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
        for table in self._shown("tables", todo):
            try:
                made: dict[Path, int] = {}
                for file, pages in self.maker.pages(table).items():
                    name = file.of(table).removesuffix(".pdf")
                    flip: Flip = "long" if file.sides == 2 else None
                    title = f"{self.maker.label(table)}: {table.title}"
                    made |= self._pdf(name, title, pages, flip)
            except InputFault as error:
                self.faults += error.faults
            else:
                self._note(table.name, digests[table], made)

    def record(self, table: GameTable) -> None:
        """Write the beginning of a table's record, but never over a game that has begun."""
        item, name = f"{table.name} record", f"{table.folder}/{table.name}.record"
        path = self.staging.folder / name
        text = self.maker.record(table).encode()
        before = self.manifest.files(item).get(name)
        found = self.manifest.hash_of(name)
        if found in (None, before and before.sha256):
            if found != digest(text):
                write(self.folder / name, text)
                self.written.append(path)
        elif not path.read_bytes().startswith(text):
            self.kept.append(path)
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

        def make() -> dict[Path, int]:
            title = f"{self.event.name}: {file.title}"
            if file.name == "tents":  # from as few sheets as hold those of all tables
                pages = self.maker.cut_sheets(self.event.tables)
                return self._pdf(f"print/{file.name}", title, pages)
            path = self.folder / f"print/{file.name}.pdf"
            with Outputs() as outputs:
                files = [self.staging.path(name) for name in parts]
                return {path: merge_pdfs(outputs.open(path), files, title, file.sides == 2)}

        made_from = digest(
            *self.common, self.event.name, *(f"{n} {made.sha256}" for n, made in parts.items())
        )
        self._item(file.name, made_from, make)

    def checklist(self, checklist: Checklist) -> None:
        """Print the checklist, and write it as plain text."""
        text = checklist_text(checklist, self.event.language)

        def make() -> dict[Path, int]:
            pages = checklist_pages(checklist, self.book, self.paper)
            made = self._pdf(CHECKLIST, f"{checklist.name}: checklist", pages)
            with Outputs() as outputs:
                outputs.write(self.folder / f"{CHECKLIST}.txt", text.encode())
                if checklist.cards:
                    outputs.write(self.folder / GUEST_CARDS, guest_cards_csv(checklist.cards))
                return {**made, **dict.fromkeys(outputs.paths, 0)}

        self._item("checklist", digest(*self.common, text), make)

    def _pdf(
        self, name: str, title: str, pages: Iterable[Page], flip: Flip = None
    ) -> dict[Path, int]:
        """Write a PDF file, `name` its place in the folder without suffix; return its pages."""
        with Outputs() as outputs:
            writing = Writing(name=self.folder / name, title=title, flip=flip)
            pages_written = write_pages(outputs, pages, self.book, writing)
            return dict.fromkeys(outputs.paths, pages_written)

    def _item(self, item: str, made_from: str, make: Callable[[], dict[Path, int]]) -> None:
        """Make the files of an item and note their pages, unless they are made from the same."""
        if self.manifest.is_current(item, made_from):
            return
        try:
            made = make()
        except InputFault as error:
            self.faults += map(self._in_its_place, error.faults)
        except UNFIT as error:
            self.faults.append(Fault(self.event.source, item, str(error)))
        else:
            self._note(item, made_from, made)

    def _in_its_place(self, fault: Fault) -> Fault:
        """Return `fault` with the place that its file would have got."""
        source = fault.source
        staged = isinstance(source, Path) and source.is_relative_to(self.staging.place)
        return replace(fault, source=self.staging.final(Path(source))) if staged else fault

    def _note(self, item: str, made_from: str, made: Mapping[Path, int]) -> None:
        self.written += map(self.staging.final, made)
        self.pages += sum(made.values())
        files = {
            path.relative_to(self.folder).as_posix(): Made(digest(path.read_bytes()), pages)
            for path, pages in made.items()
        }
        self.manifest.note(item, made_from, files)

    def read_back(self) -> None:
        """Let the preflight read all new files; raises InputFault with its errors."""
        self.findings.clear()
        for path in self._shown("checks", [path for path in self.written if path.suffix == ".pdf"]):
            made = self.staging.path(path.relative_to(self.staging.folder).as_posix())
            self.findings += warnings_in({path: made})

    def _shown(self, what: str, tasks: Sequence[_T]) -> Iterator[_T]:
        """Yield `tasks`, and show on the progress bar how many of them are done."""
        show = bar(self.progress, what, len(tasks))
        for done, task in enumerate(tasks, 1):
            yield task
            show(done)


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
