"""The job of printing a calibration sheet, which shows how far a printer's back side is off."""

from dataclasses import dataclass
from typing import Literal

from cardgen.jobs.writing import HOW_TO_TURN, SheetsJob, Written
from cardgen.press.printer import load_printer
from cardgen.sheets.calibration_sheet import calibration_pages


@dataclass(frozen=True, slots=True, kw_only=True)
class CalibrationJob(SheetsJob):
    """A calibration sheet; if a `printer` is named, with its correction, to check it."""

    duplex: Literal["long", "short", "manual"] = "long"
    printer: str | None = None


def make_calibration(job: CalibrationJob) -> Written:
    """Print a calibration sheet as `job` says."""
    book = job.book()
    printer = load_printer(job.printer) if job.printer else None
    pages = calibration_pages(job.paper, book, job.duplex, printer)
    how = HOW_TO_TURN.get(job.duplex, "on one side, turn the sheet over, then the other")
    then = "follow the sheet, then: cardgen printer NAME --offset X,Y"
    if job.printer:
        then = f"if its middle lines don't meet: cardgen printer {job.printer} --add --offset X,Y"
    flip = None if job.duplex == "manual" else job.duplex
    return job.write(
        book, {("", "Calibration sheet"): pages}, f"print {how}, at 100 %; {then}", flip=flip
    )
