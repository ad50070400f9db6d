"""The job of printing puzzles, which are generated or given by their identities."""

import re
import signal
import time
from calendar import monthrange
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.games.puzzles import (
    TITLE,
    Batch,
    Board,
    ClusterError,
    IdentityError,
    Level,
    PerPage,
    Puzzle,
    PuzzleTheme,
    Refusal,
    board_from_identity,
    contents_page,
    cover_page,
    enlarged_solution_pages,
    examine,
    executor_at,
    generate,
    hint_pages,
    identity_of,
    is_column,
    number_of,
    puzzle_sheets,
    rules_pages,
    with_all_nodes,
)
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice, counted, faults_of
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs.options import SITE, declared, option
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.writing import SheetsJob, Written, booklet_advice
from cardgen.output import uninterrupted
from cardgen.press.booklet import booklet, reader_size
from cardgen.sheets.blocks import SheetError


@dataclass(frozen=True)
class PuzzleRequest:
    """How many puzzles to find, of which levels and theme (none: as they come), from which seed.

    There are as many of each level as possible. The search stops after `seconds`, with the puzzles
    found so far.
    """

    count: int
    seed: str
    levels: tuple[Level, ...] = ()
    theme: PuzzleTheme | None = None
    seconds: float | None = None


def as_days(period: str) -> tuple[date, ...]:
    """Read the days of ``--daily``."""
    try:
        return tuple(days_of(period))
    except ValueError:
        message = f"'{period}' is not 2027, 2027-03, 2027-03-15, or 2026-12-24..2027-01-06"
        raise ValueError(message) from None


def as_levels(text: str) -> tuple[Level, ...]:
    """Read levels with commas between; none is for mixed."""
    names = [name.strip().lower() for name in text.split(",")]
    known = [level.value for level in Level]
    if names == ["mixed"]:
        return ()
    for name in names:
        if name not in known:
            raise ValueError(f"'{name}' is none of {', '.join(known)}, nor mixed alone")
    return tuple(level for level in Level if level.value in names)


@dataclass(frozen=True, kw_only=True)
class PuzzleOptions:
    """What can be said of puzzles. A QR symbol opens each on the `site`, or has its letters."""

    count: int | None = option(
        None, "Number of puzzles; default: 4.", "N", at_least=1, at_most=10_000
    )
    level: tuple[Level, ...] | None = option(
        None,
        "easy, medium, hard or expert; several with commas: as many of each. Default: mixed, "
        "as they come. The easiest are first.",
        "LEVEL",
        read=as_levels,
    )
    theme_filter: (
        Literal["unique", "no-capture", "no-boost", "mirror", "long-fall", "sharp"] | None
    ) = option(None, "Only puzzles with one par line, no capture at par, and so on; default: all.")
    seed: str | None = option(
        None, "The same seed gives the same puzzles; default: a new one.", "TEXT"
    )
    seconds: float | None = option(
        None, "Stop the search after this time; default: 600.", "N", at_least=1
    )
    daily: tuple[date, ...] = option(
        (),
        "Print a puzzle for each day: 2027, 2027-03, 2027-03-15, or 2026-12-24..2027-01-06.",
        "DAYS",
        read=as_days,
    )
    identity: list[str] | None = option(
        None, "Print the board with this identity of seven letters.", "ID", names=("--id",)
    )
    per_page: Literal["1", "2", "4", "6"] | None = option(
        None, "Puzzles on a page; default: 2, in a booklet 1, daily 4, at card size 6."
    )
    card_size: bool = option(False, "Make spaces as large as on the card, 4.5 mm.")
    solutions: Literal["end", "separate", "foot", "none"] = option(
        "end",
        "Solutions: last pages, a separate file, upside down below each puzzle (par only), or "
        "none.",
    )
    rules: bool = option(True, "Print the rules before the puzzles.")
    hints: Literal["page", "foot", "none"] = option(
        "page",
        "Hints: on a page before the solutions, upside down at the foot of each page, or none.",
    )
    ten_nodes: bool = option(
        False, "Look for a way through all ten Nodes, about a second a puzzle; a star if found."
    )
    booklet: bool = option(False, "Print a booklet to fold and staple, two pages on a side.")
    site: str | None = declared(None, SITE)
    cluster: str | None = option(None, "Solve on the Dask cluster at this address.", "ADDRESS")


@dataclass(frozen=True, kw_only=True)
class PuzzlesJob(PuzzleOptions, SheetsJob):
    """Puzzles on sheets, numbered or by day."""

    @property
    def on_a_page(self) -> PerPage:
        """How many puzzles are on a page."""
        usual = "6" if self.card_size else "1" if self.booklet else "4" if self.daily else "2"
        numbers: dict[str, PerPage] = {"1": 1, "2": 2, "4": 4, "6": 6}
        return numbers[self.per_page or usual]

    @property
    def wanted(self) -> int:
        """How many puzzles are to be printed."""
        return len(self.identity or self.daily) or self.count or 4

    @property
    def cell(self) -> float | None:
        """The side of a space in mm; None: the largest."""
        return load_geometry("classic").cell if self.card_size else None


@contextmanager
def solvers(workers: int | None = None, cluster: str | None = None) -> Iterator[Executor]:
    """Start worker processes, None for one per core, or use a Dask cluster; raises InputFault."""
    if cluster is not None:
        with faults_of("cluster", ClusterError), executor_at(cluster) as executor:
            yield executor
        return
    pool = _Pool(workers, initializer=_heed_signals)
    try:
        yield pool
    except BrokenProcessPool:
        hint = "" if workers == 1 else ": try --jobs 1"
        message = f"a process that solves boards was killed, perhaps because memory ran out{hint}"
        raise InputFault.of("the search for puzzles", message) from None
    finally:
        with uninterrupted():
            pool.shutdown(wait=True, cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    """Worker processes that start and end completely, whenever Ctrl-C is pressed."""

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        with uninterrupted():  # the first one starts the processes
            return super().submit(task, *arguments, **named)


def _heed_signals() -> None:
    """Let Ctrl-C and SIGTERM stop a worker at once: it writes no files."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def find_for(
    job: PuzzlesJob, executor: Executor, progress: Progress | None = None
) -> tuple[list[Puzzle], Fault | None]:
    """Return the puzzles of a job, in order, and a fault if some lack; raises InputFault."""
    if job.identity:
        return puzzles_by_identity(job.identity, executor, progress), None
    levels = job.level or ()
    if job.daily:
        return find_daily(job.daily, levels, job.seconds or 3600, executor, progress)
    assert job.seed is not None
    theme = None if job.theme_filter is None else PuzzleTheme(job.theme_filter)
    wanted = PuzzleRequest(job.wanted, job.seed, levels, theme, job.seconds or 600)
    batch = find_puzzles(wanted, executor, bar(progress, "puzzles", wanted.count))
    return sort_for_print(batch.puzzles), shortfall(batch, wanted)


def find_puzzles(wanted: PuzzleRequest, executor: Executor, show: Callable[[int], None]) -> Batch:
    """Find puzzles, and `show` how many; fewer than wanted if the time runs out."""
    return generate(
        **vars(wanted),
        executor=executor,
        progress=lambda batch: show(len(batch.puzzles)),
    )


def find_all_nodes(
    puzzles: Sequence[Puzzle], executor: Executor, progress: Progress | None = None
) -> list[Puzzle]:
    """Return `puzzles` with a way to capture all ten Nodes, for those where one is soon found."""
    show, found = bar(progress, "ten Nodes", len(puzzles)), []
    for puzzle in executor.map(with_all_nodes, puzzles):
        found.append(puzzle)
        show(len(found))
    return found


def shortfall(batch: Batch, wanted: PuzzleRequest) -> Fault | None:
    """Return what to tell if fewer puzzles were found than wanted, else None."""
    found = len(batch.puzzles)
    if found == wanted.count:
        return None
    names = [level.value for level in Level if level in wanted.levels]
    kind = f"{' and '.join(filter(None, (', '.join(names[:-1]), *names[-1:])))} puzzles".lstrip()
    if wanted.theme:
        kind += f" of the theme {wanted.theme.value}"
    others = [
        f"{batch.refused[why]} {why.value}"
        for why in (Refusal.OTHER_LEVEL, Refusal.OTHER_THEME)
        if batch.refused[why]
    ]
    looked = ", ".join((f"{counted(batch.examined, 'board')} looked at", *others))
    message = f"{found} of {wanted.count} {kind} found in {wanted.seconds:g} s ({looked})"
    advice = (OptionAdvice("seconds", "N", "to give it longer"), "ask for fewer")
    return Fault("cardgen puzzles", None, message, advice=advice)


def puzzles_by_identity(
    identities: Sequence[str], executor: Executor, progress: Progress | None = None
) -> list[Puzzle]:
    """Return the puzzles with these identities, each once, solved; raises InputFault."""
    boards: dict[Board, None] = {}
    faults = []
    for text in identities:
        try:
            boards[board_from_identity(text)] = None
        except IdentityError as error:
            faults.append(Fault("--id", None, str(error)))
    if faults:
        raise InputFault(faults)
    show, puzzles = bar(progress, "puzzles", len(boards)), []
    numbers = [number_of(board) for board in boards]  # a list: Dask maps over no iterator
    for board, found in zip(boards, executor.map(examine, numbers), strict=True):
        if isinstance(found, Refusal):
            message = f"board {identity_of(board)} makes no puzzle: it {_REFUSED[found]}"
            faults.append(Fault("--id", None, message))
        else:
            puzzles.append(found)
        show(len(puzzles))
    if faults:
        raise InputFault(faults)
    return puzzles


_REFUSED = {
    Refusal.TOO_EASY: "is won in turn 1",
    Refusal.UNWINNABLE: "can't be won",
    Refusal.TOO_LONG: "takes too long to solve",
}


def sort_for_print(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return `puzzles` from easy to expert; within a level neighbours differ in par if possible."""
    order: list[Puzzle] = []
    for level in Level:
        rest = [puzzle for puzzle in puzzles if puzzle.grade.level is level]
        while rest:
            # the most common par goes first: it is the hardest to spread
            common = [par for par, _ in Counter(map(_boosts, rest)).most_common()]
            par = next((par for par in common if not order or par != _boosts(order[-1])), common[0])
            chosen = next(puzzle for puzzle in rest if _boosts(puzzle) == par)
            rest.remove(chosen)
            order.append(chosen)
    return order


def _boosts(puzzle: Puzzle) -> int:
    return puzzle.solution.front[0].boosts


def days_of(period: str) -> list[date]:
    """Return the days of a year (2027) or a month (2027-03), or one day (2027-03-15).

    Two of these with two dots between them are a span: 2026-12..2027-01-06. Raises ValueError if
    `period` is none of these, or ends before it begins.
    """
    first, dots, last = period.partition("..")
    (begin, end), (begin_last, end_last) = _bounds(first), _bounds(last if dots else first)
    if begin > begin_last or end > end_last:
        raise ValueError
    return [date.fromordinal(day) for day in range(begin.toordinal(), end_last.toordinal() + 1)]


def _bounds(period: str) -> tuple[date, date]:
    match = re.fullmatch(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", period.strip(), re.ASCII)
    if match is None:
        raise ValueError
    year, month, day = (None if part is None else int(part) for part in match.groups())
    assert year is not None
    last = date(year, month or 12, 1)  # refuses a month that there is not
    return date(year, month or 1, day or 1), last.replace(
        day=day or monthrange(year, last.month)[1]
    )


def find_daily(
    days: Sequence[date],
    levels: tuple[Level, ...],
    seconds: float,
    executor: Executor,
    progress: Progress | None = None,
) -> tuple[list[Puzzle], Fault | None]:
    """Return a puzzle of `levels` (none: any) for each of `days`, and a fault if some lack.

    They are the same for everybody: those of a month are drawn by themselves, all of them. The
    search stops after so many `seconds`; after a month with too few puzzles none follow.
    """
    months = {day.replace(day=1): monthrange(day.year, day.month)[1] for day in days}
    total = sum(months.values())
    end, whole, show = time.monotonic() + seconds, Batch(), bar(progress, "puzzles", total)
    by_day: dict[date, Puzzle] = {}
    for month, count in months.items():
        wanted = PuzzleRequest(
            count, f"daily {month:%Y-%m}", levels, seconds=end - time.monotonic()
        )
        batch = find_puzzles(wanted, executor, lambda done: show(len(whole.puzzles) + done))
        whole.puzzles += batch.puzzles
        whole.refused += batch.refused
        by_day |= {month.replace(day=day): each for day, each in enumerate(batch.puzzles, 1)}
        if len(batch.puzzles) < count:
            break
    lack = shortfall(whole, PuzzleRequest(total, "daily", levels, seconds=seconds))
    return [by_day[day] for day in days if day in by_day], lack


def daily_contents(days: Sequence[date]) -> str:
    """Return what a cover says of the puzzles of `days`."""
    first, last = days[0], days[-1]
    for whole in (f"{first:%Y}", f"{first:%Y-%m}"):
        if list(days) == days_of(whole):
            period = f"{first.year}" if whole == f"{first:%Y}" else f"{first:%B} {first.year}"
            return f"A puzzle for each day of {period}"
    return " to ".join(dict.fromkeys(f"{day.day} {day:%B} {day.year}" for day in (first, last)))


def check_job(job: PuzzlesJob) -> None:
    """Check that puzzles can be printed as `job` says; raises InputFault if not."""
    _files((), job, job.book())


def make_puzzles(puzzles: Sequence[Puzzle], job: PuzzlesJob) -> Written:
    """Print `puzzles` as `job` says."""
    book = job.book()
    flip: Literal["short"] | None = "short" if job.booklet else None
    advice = f"print on one side, at 100 %, on {job.paper}"
    if job.booklet:
        advice = booklet_advice(job.paper)
    return job.write(book, _files(puzzles, job, book), advice, flip)


def _files(
    puzzles: Sequence[Puzzle], job: PuzzlesJob, book: FontBook
) -> dict[tuple[str, str], tuple[Page, ...]]:
    """Return the pages of each file, by the end of its name and its title."""
    size = reader_size(job.size) if job.booklet else job.size
    with faults_of("cardgen puzzles", SheetError):
        if (
            job.on_a_page == 1
            and is_column(size)
            and (job.rules or job.solutions in ("end", "separate"))
        ):
            raise SheetError(
                f"a column of {size[0]:g} mm has room for puzzles and hints: "
                "choose --no-rules, and --solutions foot or none"
            )
        pages = puzzle_sheets(
            puzzles,
            book,
            size,
            job.on_a_page,
            job.cell,
            job.daily,
            job.site,
            hints=job.hints == "foot",
            solutions=job.solutions == "foot",
            expected=job.wanted,
        )
        if job.rules:
            advice = ("choose larger paper", OptionAdvice("no-rules"))
            with faults_of("cardgen puzzles", SheetError, advice=advice):
                pages = (*rules_pages(book, size), *pages)
        if job.booklet:
            period = daily_contents(job.daily) if job.daily else None
            contents = None if job.daily else contents_page(puzzles, book, size)
            first = (cover_page(puzzles, book, size, period), contents)
            pages = (*(page for page in first if page is not None), *pages)
        answers = hint_pages(puzzles, book, size, job.daily) if job.hints == "page" else ()
        if job.solutions in ("end", "separate"):
            answers = (*answers, *enlarged_solution_pages(puzzles, book, size, job.daily))
    files = {("", TITLE): (*pages, *answers)}
    if job.solutions == "separate":
        files = {("", TITLE): pages, ("-solutions", f"{TITLE}: solutions"): answers}
    if not job.booklet:
        return files
    from_right = book.language.direction == "rtl"
    return {name: tuple(booklet(each, from_right=from_right)) for name, each in files.items()}
