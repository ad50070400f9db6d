"""The job of printing Rotator puzzles: boards drawn, or named by their identities, to finished files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.jobs.cards import HOW_TO_TURN, Format, Writing, Written, font_book, write_pages
from cardgen.output import Outputs
from cardgen.press.booklet import booklet, reader_size
from cardgen.press.stock import paper_size
from cardgen.printables.puzzles.puzzle_sheets import PerPage, PuzzleSheetError, puzzle_sheets
from cardgen.printables.puzzles.rotator_rules import rules_page
from cardgen.printables.puzzles.solutions import solution_pages
from cardgen.processes import heed_signals, processes
from companion.rotator.board import Board
from companion.rotator.cluster import ClusterError, executor_at
from companion.rotator.generate import Batch, Puzzle, Refusal, examine, generate
from companion.rotator.grade import Level
from companion.rotator.identity import IdentityError, board_from_identity, identity_of, number_of

if TYPE_CHECKING:
    from rich.progress import Progress

Solutions = Literal["end", "separate", "none"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Puzzles to be drawn: how many, of which level (None mixes them), from which seed, in how long.

    After `seconds` what was found until then is all there is.
    """

    count: int
    seed: str
    level: Level | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class PuzzleJob:
    """Puzzles on sheets. `cell` None is the largest that fits; `rules` puts their page first."""

    output: Path
    per_page: PerPage = 2
    cell: float | None = None
    paper: str = "a4"
    solutions: Solutions = "end"
    rules: bool = True
    booklet: bool = False
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Hands:
    """Who solves boards: so many processes, None for one a core; or the Dask cluster at an address."""

    processes: int | None = None
    cluster: str | None = None


def drawn(wanted: Drawing, hands: Hands, progress: Progress | None = None) -> Batch:
    """Draw puzzles by `hands`; fewer than wanted where the time is up.

    Raises:
        InputFault: the cluster can't be computed on.
    """
    task = progress.add_task("puzzles", total=wanted.count) if progress else None

    def show(batch: Batch) -> None:
        if progress is not None and task is not None:
            progress.update(task, completed=len(batch.puzzles), refresh=True)

    with _executor(hands) as executor:
        return generate(
            wanted.count,
            seed=wanted.seed,
            level=wanted.level,
            executor=executor,
            seconds=wanted.seconds,
            progress=show,
        )


def shortfall(batch: Batch, wanted: Drawing) -> str | None:
    """Say what was found instead of all that was wanted; None if that was found."""
    found = len(batch.puzzles)
    if found == wanted.count:
        return None
    kind = f"{wanted.level.value} puzzles" if wanted.level else "puzzles"
    others = batch.refused[Refusal.OTHER_LEVEL]
    looked = f"{batch.drawn} boards looked at" + (f", {others} of another level" if others else "")
    return (
        f"{found} of {wanted.count} {kind} found in {wanted.seconds:g} s ({looked}): "
        "give it longer with --seconds, or ask for fewer"
    )


def identified(identities: Sequence[str], hands: Hands, progress: Progress | None = None) -> list[Puzzle]:
    """Return the puzzles with these identities, each once, solved and graded.

    Raises:
        InputFault: with every identity that is none, and every board that makes no puzzle; or the cluster
            can't be computed on.
    """
    boards: dict[Board, None] = {}
    faults = []
    for text in identities:
        try:
            boards[board_from_identity(text)] = None
        except IdentityError as error:
            faults.append(Fault("--id", None, str(error)))
    if faults:
        raise InputFault(faults)
    task = progress.add_task("puzzles", total=len(boards)) if progress else None
    puzzles = []
    numbers = [number_of(board) for board in boards]  # a list: Dask maps over no iterator
    with _executor(hands) as executor:
        for board, found in zip(boards, executor.map(examine, numbers), strict=True):
            if isinstance(found, Refusal):
                message = f"board {identity_of(board)} makes no puzzle: it {_REFUSED[found]}"
                faults.append(Fault("--id", None, message))
            else:
                puzzles.append(found)
            if progress is not None and task is not None:
                progress.update(task, advance=1, refresh=True)
    if faults:
        raise InputFault(faults)
    return puzzles


_REFUSED = {
    Refusal.TOO_EASY: "is won in turn 1",
    Refusal.UNWINNABLE: "can't be won",
    Refusal.TOO_LONG: "takes too long to solve",
}


def arranged(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return `puzzles` from easy to expert, those of a level so that neighbours differ in par if they can."""
    order: list[Puzzle] = []
    for level in Level:
        rest = [puzzle for puzzle in puzzles if puzzle.grade.level is level]
        while rest:
            # the par that there is most of goes first: it is the hardest to keep apart
            common = [par for par, _ in Counter(map(_boosts, rest)).most_common()]
            par = next((par for par in common if not order or par != _boosts(order[-1])), common[0])
            chosen = next(puzzle for puzzle in rest if _boosts(puzzle) == par)
            rest.remove(chosen)
            order.append(chosen)
    return order


def _boosts(puzzle: Puzzle) -> int:
    return puzzle.solution.front[0].boosts


def check(job: PuzzleJob) -> None:
    """See that puzzles can be printed as `job` says, before boards are drawn for it.

    Raises:
        InputFault: they can't.
    """
    _composed((), job, font_book(job.fonts))


def make_puzzles(puzzles: Sequence[Puzzle], job: PuzzleJob) -> Written:
    """Print `puzzles` as `job` says; all files or none.

    Raises:
        InputFault: with everything that is wrong with the input.
    """
    book = font_book(job.fonts)
    count = 0
    with Outputs() as outputs:
        for writing, pages in _composed(puzzles, job, book):
            count += write_pages(outputs, booklet(pages) if job.booklet else pages, book, writing)
        paths = tuple(outputs.paths)
    if job.booklet:
        advice = f"print {HOW_TO_TURN['short']}, at 100 %, on {job.paper}; fold in the middle and staple"
    else:
        advice = f"print on one side, at 100 %, on {job.paper}"
    return Written(paths, count, advice)


def _composed(
    puzzles: Sequence[Puzzle], job: PuzzleJob, book: FontBook
) -> list[tuple[Writing, tuple[Page, ...]]]:
    """Return each file that is to be written with its pages in reading order."""
    paper = paper_size(job.paper)
    size = reader_size(paper) if job.booklet else paper
    try:
        pages = puzzle_sheets(puzzles, book, size, job.per_page, job.cell)
        if job.rules:
            pages = (rules_page(book, size), *pages)
        answers = () if job.solutions == "none" else solution_pages(puzzles, book, size)
    except PuzzleSheetError as error:
        raise InputFault([Fault("cardgen puzzles", None, str(error))]) from None
    apart = job.solutions == "separate"
    writing = Writing(
        job.output,
        "Rotator puzzles",
        job.formats,
        flip="short" if job.booklet else None,
        live_text=job.live_text,
    )
    files = [(writing, pages if apart else (*pages, *answers))]
    if apart:
        name = job.output.with_name(f"{job.output.name}-solutions")
        files.append((replace(writing, name=name, title="Rotator puzzles: solutions"), answers))
    return files


@contextmanager
def _executor(hands: Hands) -> Iterator[Executor]:
    if hands.cluster is not None:
        try:
            with executor_at(hands.cluster) as executor:
                yield executor
        except ClusterError as error:
            raise InputFault([Fault("--cluster", None, str(error))]) from None
        return
    with processes(hands.processes, "cardgen puzzles", "solves boards", heed_signals) as pool:
        yield pool
