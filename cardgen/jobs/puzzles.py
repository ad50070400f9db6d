"""The job of printing Rotator puzzles, which are generated or given by their identities."""

from __future__ import annotations

import time
from calendar import monthrange
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, Option
from cardgen.jobs.writing import HOW_TO_TURN, SheetsJob, Written, faults_of
from cardgen.press.booklet import booklet, reader_size
from cardgen.printables.common.typesetting import counted
from cardgen.printables.puzzles.cover import cover_page
from cardgen.printables.puzzles.hints import hint_pages
from cardgen.printables.puzzles.puzzle_sheets import PerPage, PuzzleSheetError, puzzle_sheets
from cardgen.printables.puzzles.rotator_rules import rules_pages
from cardgen.printables.puzzles.solutions import enlarged_solution_pages
from cardgen.processes import heed_signals, processes
from companion.rotator.board import Board
from companion.rotator.cluster import ClusterError, executor_at
from companion.rotator.generate import Batch, Refusal, examine, generate, with_all_nodes
from companion.rotator.grade import Level
from companion.rotator.identity import IdentityError, board_from_identity, identity_of, number_of
from companion.rotator.puzzle import Puzzle
from companion.rotator.themes import PuzzleTheme

if TYPE_CHECKING:
    from rich.progress import Progress

Solutions = Literal["end", "separate", "none"]
Hints = Literal["page", "foot", "none"]


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """How many puzzles to find, of which level and theme (None mixes them), and from which seed.

    The search stops after `seconds`, with the puzzles found so far.
    """

    count: int
    seed: str
    level: Level | None = None
    theme: PuzzleTheme | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzlesJob(SheetsJob):
    """Puzzles on sheets, with spaces of `cell` mm (None: the largest that fit); numbered, or one for a day.

    `rules` adds pages; `hints` are on a page after the puzzles, or upside down at the foot of each page.
    A QR symbol opens each puzzle on the `site`, or has its letters.
    """

    per_page: PerPage = 2
    cell: float | None = None
    solutions: Solutions = "end"
    hints: Hints = "page"
    rules: bool = True
    booklet: bool = False
    site: str | None = None
    days: tuple[date, ...] = ()


@contextmanager
def solvers(workers: int | None = None, cluster: str | None = None) -> Iterator[Executor]:
    """Start worker processes, None for one per core, or use a Dask cluster; raises InputFault."""
    if cluster is None:
        with processes(workers, "cardgen puzzles", "solves boards", heed_signals) as pool:
            yield pool
    else:
        with faults_of("cluster", ClusterError), executor_at(cluster) as executor:
            yield executor


def find_puzzles(wanted: PuzzleRequest, executor: Executor, progress: Progress | None = None) -> Batch:
    """Find puzzles; fewer than wanted if the time runs out."""
    return _find(wanted, executor, _bar(progress, "puzzles", wanted.count))


def find_all_nodes(
    puzzles: Sequence[Puzzle], executor: Executor, progress: Progress | None = None
) -> list[Puzzle]:
    """Return `puzzles` with a way to capture all ten Nodes, for those where one is soon found."""
    show, found = _bar(progress, "ten Nodes", len(puzzles)), []
    for puzzle in executor.map(with_all_nodes, puzzles):
        found.append(puzzle)
        show(len(found))
    return found


def _find(wanted: PuzzleRequest, executor: Executor, show: Callable[[int], None]) -> Batch:
    return generate(
        wanted.count,
        seed=wanted.seed,
        level=wanted.level,
        theme=wanted.theme,
        executor=executor,
        seconds=wanted.seconds,
        progress=lambda batch: show(len(batch.puzzles)),
    )


def _bar(progress: Progress | None, name: str, total: int) -> Callable[[int], None]:
    """Add a progress bar; return a function that shows how many of `total` are done."""
    if progress is None:
        return lambda done: None
    task = progress.add_task(name, total=total)
    return lambda done: progress.update(task, completed=done, refresh=True)


def shortfall(batch: Batch, wanted: PuzzleRequest) -> Fault | None:
    """Return what to tell if fewer puzzles were found than wanted, else None."""
    found = len(batch.puzzles)
    if found == wanted.count:
        return None
    kind = f"{wanted.level.value} puzzles" if wanted.level else "puzzles"
    if wanted.theme:
        kind += f" of the theme {wanted.theme.value}"
    others = [
        f"{batch.refused[why]} {why.value}"
        for why in (Refusal.OTHER_LEVEL, Refusal.OTHER_THEME)
        if batch.refused[why]
    ]
    looked = ", ".join((f"{counted(batch.examined, 'board')} looked at", *others))
    message = f"{found} of {wanted.count} {kind} found in {wanted.seconds:g} s ({looked})"
    advice = (Option("seconds", "N", "to give it longer"), "ask for fewer")
    return Fault("cardgen puzzles", None, message, advice=advice)


def puzzles_by_identity(
    identities: Sequence[str], executor: Executor, progress: Progress | None = None
) -> list[Puzzle]:
    """Return the puzzles with these identities, each once, solved; raises InputFault with all faults."""
    boards: dict[Board, None] = {}
    faults = []
    for text in identities:
        try:
            boards[board_from_identity(text)] = None
        except IdentityError as error:
            faults.append(Fault("--id", None, str(error)))
    if faults:
        raise InputFault(faults)
    show, puzzles = _bar(progress, "puzzles", len(boards)), []
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
    """Return the days of a year, such as 2027, or of a month, such as 2027-03.

    Raises:
        ValueError: `period` is neither.
    """
    year, dash, month = period.partition("-")
    if len(year) != 4:
        raise ValueError(period)
    months = range(int(month), int(month) + 1) if dash else range(1, 13)
    return [
        date(int(year), each, day) for each in months for day in range(1, monthrange(int(year), each)[1] + 1)
    ]


def daily_requests(days: Sequence[date], level: Level | None = None) -> list[PuzzleRequest]:
    """Return the requests for a puzzle on each of `days`, which are whole months, the same for everybody.

    The puzzles of a month are drawn by themselves: nobody waits for those of earlier months.
    """
    months = groupby(days, "{:%Y-%m}".format)
    return [PuzzleRequest(len(list(month)), f"daily {name}", level) for name, month in months]


def find_daily(
    days: Sequence[date],
    level: Level | None,
    seconds: float,
    executor: Executor,
    progress: Progress | None = None,
) -> tuple[list[Puzzle], Fault | None]:
    """Return a puzzle of `level` (None: any) for each of `days`, in order, and what to tell if some lack.

    The search stops after so many `seconds`; after a month with too few puzzles none follow, which would
    stand at wrong days.
    """
    end, whole, show = time.monotonic() + seconds, Batch(), _bar(progress, "puzzles", len(days))
    for wanted in daily_requests(days, level):
        left = replace(wanted, seconds=end - time.monotonic())
        batch = _find(left, executor, lambda done: show(len(whole.puzzles) + done))
        whole.puzzles.extend(batch.puzzles)
        whole.refused.update(batch.refused)
        if len(batch.puzzles) < wanted.count:
            break
    lack = shortfall(whole, PuzzleRequest(len(days), "daily", level, seconds=seconds))
    return sort_by_day(whole.puzzles, days), lack


def sort_by_day(puzzles: Sequence[Puzzle], days: Sequence[date]) -> list[Puzzle]:
    """Return the puzzles of `days` in order: within a month every week goes from fewer to more bits."""
    order: list[Puzzle] = []
    for _, group in groupby(days, lambda day: (day.month, day.isocalendar()[:2])):
        week = puzzles[len(order) :][: len(list(group))]
        order += sorted(week, key=lambda puzzle: (puzzle.grade.bits, puzzle.identity))
    return order


def daily_titles(days: Sequence[date]) -> tuple[str, ...]:
    """Return the titles of daily puzzles: their dates; in a year after the number, by which hints call them.

    In a month that number is the day.
    """
    dates = [f"{day:%A} {day.day} {day:%B} {day.year}" for day in days]
    if _in_one_month(days):
        return tuple(dates)
    return tuple(f"{number}. {each}" for number, each in enumerate(dates, 1))


def daily_contents(days: Sequence[date]) -> str:
    """Return what a cover says of the puzzles of `days`, which are a month or a year."""
    return f"A puzzle for each day of {f'{days[0]:%B} ' * _in_one_month(days)}{days[0].year}"


def _in_one_month(days: Sequence[date]) -> bool:
    return len(days) < 32


def check_job(job: PuzzlesJob) -> None:
    """Check, before searching puzzles, that they can be printed as `job` says; raises InputFault if not."""
    _files((), job, job.book())


def make_puzzles(puzzles: Sequence[Puzzle], job: PuzzlesJob) -> Written:
    """Print `puzzles` as `job` says."""
    book = job.book()
    flip: Literal["short"] | None = "short" if job.booklet else None
    advice = f"print on one side, at 100 %, on {job.paper}"
    if job.booklet:
        advice = f"print {HOW_TO_TURN['short']}, at 100 %, on {job.paper}; fold in the middle and staple"
    return job.write(book, _files(puzzles, job, book), advice, flip)


def _files(
    puzzles: Sequence[Puzzle], job: PuzzlesJob, book: FontBook
) -> dict[tuple[str, str], tuple[Page, ...]]:
    """Return the pages of each file, by the end of its name and its title."""
    size = reader_size(job.size) if job.booklet else job.size
    with faults_of("cardgen puzzles", PuzzleSheetError):
        foot = job.hints == "foot"
        titles = daily_titles(job.days)
        pages = puzzle_sheets(puzzles, book, size, job.per_page, job.cell, titles, foot, job.site)
        if job.rules:
            advice = ("choose larger paper", Option("no-rules"))
            with faults_of("cardgen puzzles", PuzzleSheetError, advice=advice):
                pages = (*rules_pages(book, size), *pages)
        if job.hints == "page":
            pages = (*pages, *hint_pages(puzzles, book, size))
        if job.booklet:
            pages = (cover_page(puzzles, size, daily_contents(job.days) if job.days else None), *pages)
        answers = () if job.solutions == "none" else enlarged_solution_pages(puzzles, book, size, titles)
    files = {("", "Rotator puzzles"): (*pages, *answers)}
    if job.solutions == "separate":
        files = {("", "Rotator puzzles"): pages, ("-solutions", "Rotator puzzles: solutions"): answers}
    return {name: tuple(booklet(each)) if job.booklet else each for name, each in files.items()}
