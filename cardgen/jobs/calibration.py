"""The job of printing a calibration sheet, which shows how far a printer's back side is off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from cardgen.jobs.writing import HOW_TO_TURN, SheetsJob, Written
from cardgen.press.calibration_sheet import HEAD, calibration_pages
from cardgen.press.printer import load_printer
from cardgen.sheets.composer import NEUTRAL_INKS, Composer


@dataclass(frozen=True, slots=True, kw_only=True)
class CalibrationJob(SheetsJob):
    """A calibration sheet; if a `printer` is named, with its correction, to check it."""

    duplex: Literal["long", "short", "manual"] = "long"
    printer: str | None = None


def make_calibration(job: CalibrationJob) -> Written:
    """Print a calibration sheet as `job` says."""
    pages = calibration_pages(
        job.paper, job.duplex, load_printer(job.printer) if job.printer else None
    )
    how = HOW_TO_TURN.get(job.duplex, "on one side, turn the sheet over, then the other")
    then = "follow the sheet, then: cardgen printer NAME --offset X,Y"
    if job.printer:
        then = f"if its middle lines don't meet: cardgen printer {job.printer} --add --offset X,Y"
    flip = None if job.duplex == "manual" else job.duplex
    book = job.book()
    under = f"Printed with the correction of {job.printer}" if job.printer else ""
    composer = Composer(book, NEUTRAL_INKS)
    headed = []
    for page, side in zip(pages, ("Front", "Back"), strict=True):
        head = composer.head("Calibration sheet", side, under, HEAD.width).at(HEAD.x, HEAD.y)
        headed.append(replace(page, layers=(*page.layers, ("text", (head,)))))
    return job.write(
        book,
        {("", "Calibration sheet"): tuple(headed)},
        f"print {how}, at 100 %; {then}",
        flip=flip,
    )
