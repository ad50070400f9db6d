"""The job of printing what belongs to Connector: hints for players, and a proof of every pile."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardgen.connector.layout.result import SEED
from cardgen.connector.texts import SHIPPED_TEXTS
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.jobs.card_backs import connector_of, house_connector
from cardgen.jobs.cards import Format, Writing, Written, font_book, write_pages
from cardgen.output import Outputs
from cardgen.press.stock import paper_size
from cardgen.printables.connector.connector_sheets import (
    ConnectorSheetError,
    check_paper,
    hint_sheets,
    proof_sheets,
)

if TYPE_CHECKING:
    from rich.progress import Progress

Sheet = Literal["hints", "proof"]
_TRIALS = 500  # piles of each text laid by hand: some seconds
_DRAWN = {"hints": hint_sheets, "proof": proof_sheets}


@dataclass(frozen=True, slots=True)
class ConnectorJob:
    """Sheets about the cards of a geometry whose backs hide `texts`, by default those of the house.

    Each of `sheets` becomes a file named after it and `output`. `seed` is the one from which the cards'
    layout is computed.
    """

    output: Path
    texts: Path | None = None
    geometry: str = "classic"
    seed: int = SEED
    sheets: tuple[Sheet, ...] = ("hints", "proof")
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()


def make_connector(job: ConnectorJob, progress: Progress | None = None) -> Written:
    """Print the sheets that `job` asks for; all files or none.

    Raises:
        InputFault: with everything that is wrong with the input, or there is no layout of the texts.
    """
    book = font_book(job.fonts)
    geometry = load_geometry(job.geometry)
    paper = paper_size(job.paper)
    try:
        check_paper(paper)  # before a layout is computed, which may take minutes
    except ConnectorSheetError as error:
        raise InputFault([Fault("--paper", None, str(error))]) from None
    texts = job.texts
    connector = house_connector(geometry) if texts is None else None
    if connector is None:  # the house's texts can be laid out for any card with flaps, given time
        if texts is None and not geometry.tab:
            raise _no_flaps(geometry)
        texts = texts or SHIPPED_TEXTS
        connector = connector_of(texts, geometry, book, job.seed, _TRIALS, progress)
    count = 0
    with Outputs() as outputs:
        for sheet in job.sheets:
            name = job.output.with_name(f"{job.output.name}-{sheet}")
            writing = Writing(name, f"Connector: {sheet}", job.formats, live_text=job.live_text)
            count += write_pages(outputs, _DRAWN[sheet](connector, book, paper), book, writing)
        paths = tuple(outputs.paths)
    return Written(paths, count, f"print the cards themselves: {_command(job, texts)}")


def _no_flaps(geometry: Geometry) -> InputFault:
    message = (
        f"{geometry.name} has no flaps, and the house's texts need them: choose classic or us, or give "
        "texts of your own with --texts"
    )
    return InputFault([Fault("--geometry", None, message)])


def _command(job: ConnectorJob, texts: Path | None) -> str:
    """Return the command that prints the cards that the sheets are about."""
    words = ["cardgen", "card"]
    if job.geometry != "classic":
        words += ["--geometry", job.geometry]
    if texts is not None:
        words += ["--texts", str(texts)]
    if job.seed != SEED:
        words += ["--seed", str(job.seed)]
    return shlex.join(words)
