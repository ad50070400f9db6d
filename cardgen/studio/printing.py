"""Printing from the page: the same jobs as the commands, with the command that does the same."""

import io
import shlex
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from PIL import Image

from cardgen.card.card import Card
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.drawing.svg import write_svg
from cardgen.inputs.geometry import Geometry
from cardgen.jobs.cards import CardJob, advice_for, layout_of, places_on_sheet, stock_of
from cardgen.jobs.options import CardOptions, arguments_of
from cardgen.jobs.writing import SheetsJob
from cardgen.press.impose import free_places
from cardgen.press.sheets import press_ready, sheets
from cardgen.studio.pictures import Document, corners, shown

_CHOSEN = (
    *("geometry", "stock", "paper", "duplex", "start"),
    *("blank", "shorten", "skip_bad", "pdfx", "condition", "formats"),
)
"""The options of cards that the page has; it sends none that are as usual."""

_DPI = 25  # of the picture that the ink is estimated from


class StoppedError(Exception):
    """The user has stopped a job; nothing is written."""


@dataclass(slots=True)
class Running:
    """How far a job is; it ends at the next step once it is `stopped`."""

    done: int = 0
    total: int = 0
    stopped: bool = False

    def show(self, _: str, done: int, total: int | None) -> None:
        """Take note of how far it is; it is the job's `Progress`."""
        self.done, self.total = done, total or 0
        if self.stopped:
            raise StoppedError


def card_job(
    choices: Document, profile: Path, guests: Path | None, meanings: Sequence[tuple[str, str]]
) -> CardJob:
    """Return the job of printing cards as chosen on the page.

    `meanings` are those of the headings of the list of `guests`. Raises InputFault if a choice
    contradicts another one.
    """
    given: dict[str, Any] = {name: choices[name] for name in _CHOSEN if choices.get(name)}
    job = CardJob(
        output=profile.parent / ("card" if guests is None else "cards"),
        profile=profile,
        csv=guests,
        mapping=list(meanings) or None,
        **given,
    )
    job.refuse_contradictions()
    return job


def card_command(job: CardJob) -> str:
    """Return the command that prints the same from the folder of the profile."""
    assert job.profile is not None
    here = replace(job, profile=Path(job.profile.name), csv=Path(job.csv.name) if job.csv else None)
    return command_of(["card", *arguments_of(here, CardOptions)], job)


def command_of(words: list[str], job: SheetsJob) -> str:
    """Return the command `words` with the paper, the format and the output of a job."""
    defaults = {each.name: each.default for each in fields(job)}
    for name, option in (("paper", "--paper"), ("formats", "--format")):
        if (value := getattr(job, name)) != defaults[name]:
            words += [option, value]
    suffix = "pdf" if job.formats == "both" else job.formats
    return f"cardgen {shlex.join([*words, '-o', f'{job.output.name}.{suffix}'])}"


def sheet_of(
    job: CardJob,
    cards: Iterable[Card],
    count: int,
    geometry: Geometry,
    book: FontBook,
    known: set[str],
) -> Document:
    """Return the first sheet of a job of `count` cards, its places, and how many sheets there are.

    Raises InputFault if the cards don't go on these sheets.
    """
    pairs: Iterator[tuple[Page, ...]] = ((one.outside, one.inside) for one in cards)
    if job.stock == "single":
        pages = [
            page for one in pairs for page in press_ready(one, marks=job.marks, lines=job.lines)
        ]
        return {
            "sides": [shown(page, book, known) for page in pages],
            "places": [],
            "sheets": count,
            "advice": "a page for each side, with bleed, marks and plates for cut and folds",
            "command": card_command(job),
        }
    stock, layout = stock_of(job, geometry), layout_of(job)
    places = places_on_sheet(job)
    free = len(free_places(len(places), job.start, job.skip))
    wanted = count if layout.copies == "fill" else count * layout.copies - free
    each = 1 if layout.copies == "fill" else len(places)
    number = max(0, -(-wanted // each)) + (layout.copies != "fill")
    sides = 1 if job.duplex == "none" else 2
    stream = sheets(pairs, stock, layout)
    pages = [page for page, _ in zip(stream, range(sides), strict=False)]
    return {
        "sides": [shown(page, book, known) for page in pages],
        "places": [corners(slot.trim) for slot in places],
        "sheets": number,
        "ink": _ink(pages, book),
        "advice": advice_for(job.duplex, stock),
        "command": card_command(job),
    }


def _ink(pages: Sequence[Page], book: FontBook) -> str:
    from resvg_py import svg_to_bytes  # the first card does not wait for these

    from cardgen.drawing.raster import ink_words

    drawings = [
        svg_to_bytes(svg_string=write_svg(page, book, "").decode(), dpi=_DPI, background="white")
        for page in pages
    ]
    return ink_words((Image.open(io.BytesIO(bytes(each))) for each in drawings), _DPI)
