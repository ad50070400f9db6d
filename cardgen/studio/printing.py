"""Printing from the page: the same jobs as the commands, with the command that does the same."""

import io
import shlex
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from cardgen.card.card import Card
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.drawing.svg import write_svg
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs.cards import CardJob, advice_for, layout_of, places_on_sheet, stock_of
from cardgen.jobs.options import CardOptions, arguments_of
from cardgen.jobs.writing import SheetOptions, SheetsJob
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


def command_of(words: list[str], job: SheetsJob, table: type) -> str:
    """Return the command `words` that does a job, of a `table` of options, beside its files."""
    values = {each.name: getattr(job, each.name) for each in fields(job)}
    here: dict[str, Any] = {
        name: Path(value.name) for name, value in values.items() if isinstance(value, Path)
    }
    beside = replace(job, **here)
    words += [*arguments_of(beside, table), *arguments_of(beside, SheetOptions)]
    return f"cardgen {shlex.join([*words, '-o', f'{beside.output}.{job.formats}'])}"


def sheet_of(
    job: CardJob, cards: Iterable[Card], count: int, book: FontBook, known: set[str]
) -> Document:
    """Return the first sheet of a job of `count` cards, its places, and how many sheets there are.

    Raises InputFault if the cards don't go on these sheets.
    """
    pairs: Iterator[tuple[Page, ...]] = ((one.outside, one.inside) for one in cards)
    layout = layout_of(job)
    if job.stock == "single":
        pages = [
            page for one in pairs for page in press_ready(one, marks=job.marks, lines=job.lines)
        ]
        facts: Document = {
            "places": [],
            "sheets": count,
            "advice": "a page for each side, with bleed, marks and plates for cut and folds",
        }
    else:
        stock, places = stock_of(job, load_geometry(job.geometry)), places_on_sheet(job)
        number = count
        if layout.copies != "fill":
            free = len(free_places(len(places), job.start, job.skip))
            number = 1 + max(0, -(-(count * layout.copies - free) // len(places)))
        sides = 1 if job.duplex == "none" else 2
        pages = [*islice(sheets(pairs, stock, layout), sides)]
        facts = {
            "places": [corners(slot.trim) for slot in places],
            "sheets": number,
            "ink": _ink(pages, book),
            "advice": advice_for(job.duplex, stock),
        }
    sides_shown = [shown(page, book, known) for page in pages]
    return {"sides": sides_shown, "command": command_of(["card"], job, CardOptions), **facts}


def _ink(pages: Sequence[Page], book: FontBook) -> str:
    from resvg_py import svg_to_bytes  # the first card does not wait for these

    from cardgen.drawing.raster import ink_words

    drawings = [
        svg_to_bytes(svg_string=write_svg(page, book, "").decode(), dpi=_DPI, background="white")
        for page in pages
    ]
    return ink_words((Image.open(io.BytesIO(bytes(each))) for each in drawings), _DPI)
