"""The job of printing what belongs to Connector: hints for players, and a proof of every pile."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardgen.connector.solve import SEED
from cardgen.connector.store import shipped
from cardgen.connector.texts import SHIPPED_TEXTS, read_texts
from cardgen.faults import Fault, InputFault
from cardgen.jobs import Format, Writing, Written, connector_of, font_book, write_pages
from cardgen.output import Outputs
from cardgen.press.stock import paper_size
from cardgen.printables.connector import Connector, panel_of
from cardgen.printables.connector_proof import ConnectorSheetError, hint_sheets, proof_sheets
from cardgen.printables.geometry import load_geometry

if TYPE_CHECKING:
    from rich.progress import Progress

Sheet = Literal["hints", "proof"]
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
    if (
        job.texts is None
        and not geometry.tab
        and shipped(read_texts(SHIPPED_TEXTS), panel_of(geometry)) is None
    ):
        message = (
            f"{job.geometry} has no flaps, and the house's texts need them: choose classic or us, or give "
        )
        raise InputFault([Fault("--geometry", None, f"{message}texts of your own with --texts")])
    connector = connector_of(job.texts, geometry, book, job.seed, progress)
    count = 0
    with Outputs() as outputs:
        for sheet in job.sheets:
            name = job.output.with_name(f"{job.output.name}-{sheet}")
            writing = Writing(name, f"Connector: {sheet}", job.formats, live_text=job.live_text)
            try:
                pages = _DRAWN[sheet](connector, book, paper)
            except ConnectorSheetError as error:
                raise InputFault([Fault("--paper", None, str(error))]) from None
            count += write_pages(outputs, pages, book, writing)
        paths = tuple(outputs.paths)
    return Written(paths, count, f"print the cards themselves: {_command(job, connector)}")


def _command(job: ConnectorJob, connector: Connector) -> str:
    """Return the command that prints the cards that the sheets are about."""
    texts = job.texts
    if texts is None and shipped(connector.texts, connector.layout.panel) is None:
        texts = SHIPPED_TEXTS  # which no card of this geometry shows unasked
    words = ["cardgen", "card"]
    if job.geometry != "classic":
        words += ["--geometry", job.geometry]
    if texts is not None:
        words += ["--texts", str(texts)]
    if job.seed != SEED:
        words += ["--seed", str(job.seed)]
    return " ".join(words)
