"""The job of printing a position: what all players, or one player, know at the end of a record."""

from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import UnfinishedError
from cardgen.inputs.faults import InputFault, faults_of
from cardgen.inputs.textfile import reading
from cardgen.jobs.writing import SheetsJob, Written
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError
from companion.session import replay
from companion.textfile import read_record


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionJob(SheetsJob):
    """The position at the end of `record`; `private` names the player who alone may see it."""

    record: Path
    private: str | None = None


def make_position(job: PositionJob) -> Written:
    """Print a position as `job` says; a remark names a last line that was cut off.

    The files contain nothing that the named player, or without one all players together, do not
    know. Raises InputFault with all faults of the record or the other input.
    """
    book = job.book()
    with reading(job.record):
        data = read_record(job.record)
    names = faults_of(job.record, TextTooLongError, MissingGlyphError)
    with names, faults_of("cardgen position", SheetError):
        pages, remarks = _pages(data, job, book)
    advice = f"print on one side, at 100 %, on {job.paper}"
    if job.private is not None:
        advice += f"; only {job.private} may see it"
    return replace(job.write(book, {("", "Position"): pages}, advice), remarks=remarks)


def _pages(
    data: bytes, job: PositionJob, book: FontBook
) -> tuple[tuple[Page, ...], tuple[str, ...]]:
    """Return the pages, and remarks."""
    found = replay(data, job.record.parent)
    if (fault := found.fault) is not None:  # in the words of `companion`
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        raise InputFault.of(job.record, f"{fault.message}{ruling}", fault.line)
    if found.game is None:
        raise _unfinished(job.record, data, "the set-up is not finished: no game is named")
    printed = PRINTED.get(found.game.name)
    if printed is None or printed.position is None:
        shown = f"'companion explain {job.record} > game.txt' writes the game down to print"
        raise _unfinished(job.record, data, f"{found.game.name} has no grids to print: {shown}")
    try:
        position = printed.position(found.referee, job.private, book, job.size)
    except UnfinishedError as error:
        raise _unfinished(job.record, data, str(error)) from None
    remarks = position.remarks
    if found.cut is not None:
        ignored = "this line was cut off before its end and is ignored"
        remarks = (f"{job.record}:{found.cut}: {ignored}", *remarks)
    return position.pages, remarks


def _unfinished(file: Path, data: bytes, message: str) -> InputFault:
    """Return the refusal of a record that ends too early, at its last line."""
    return InputFault.of(file, message, max(data.count(b"\n"), 1))
