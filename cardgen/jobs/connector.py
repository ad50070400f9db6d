"""The job of printing sheets for Connector: hints for players, and a proof for organisers."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from cardgen.connector.artwork.connector_sheets import check_paper, hint_sheets, proof_sheets
from cardgen.connector.layout.result import SEED
from cardgen.connector.texts import texts_in
from cardgen.inputs.faults import InputFault, Report, faults_of
from cardgen.inputs.geometry import geometry_names, load_geometry
from cardgen.jobs import options as shared
from cardgen.jobs.back_proofs import connector_of, decoy_remarks
from cardgen.jobs.card_backs import builtin_connector
from cardgen.jobs.options import check_layout, declared, option
from cardgen.jobs.progress import Progress
from cardgen.jobs.writing import SheetsJob, Written
from cardgen.sheets.blocks import SheetError
from companion.usage import command_again, known_name

Sheet = Literal["hints", "proof"]
_TRIALS = 500  # piles of each text laid by hand: takes a few seconds


@dataclass(frozen=True, kw_only=True)
class ConnectorOptions:
    """What can be said of Connector: the cards' shape, the hidden `texts`, and their layout."""

    texts: Path | None = declared(None, shared.TEXTS)
    geometry: str = option(
        "classic",
        "Card shape: classic, us, with --texts any other, or a TOML file.",
        "NAME",
        read=known_name,
    )
    seed: int | None = declared(None, shared.SEED)
    minutes: float | None = declared(None, shared.MINUTES)


@dataclass(frozen=True, kw_only=True)
class ConnectorJob(ConnectorOptions, SheetsJob):
    """Sheets about such cards; each of `sheets` becomes a file, its name added to `output`."""

    sheets: tuple[Sheet, ...] = ("hints", "proof")


def make_connector(
    job: ConnectorJob, progress: Progress | None = None, report: Report | None = None
) -> Written:
    """Print the sheets that `job` asks for; `report` gets what becomes of texts of one's own."""
    if found := list(check_layout(job.texts, seed=job.seed, minutes=job.minutes)):
        raise InputFault(found)
    book = job.book()
    geometry = load_geometry(job.geometry)
    with faults_of("--paper", SheetError):
        check_paper(job.size)  # before computing a layout, which may take minutes
    texts = job.texts
    connector = builtin_connector(geometry, book, report) if texts is None else None
    if connector is None:  # the built-in texts fit any card with flaps, given time
        if texts is None and not geometry.tab:
            folded = ", ".join(name for name in geometry_names() if load_geometry(name).tab)
            message = (
                f"{geometry.name} has no flaps, and our texts need them: choose {folded}, or print "
                "texts of your own with --texts"
            )
            raise InputFault.of("--geometry", message)
        texts = texts or texts_in(book.language.tag)
        connector = connector_of(
            texts, geometry, book, job.seed, job.minutes, progress, report, _TRIALS
        )
    pages = {
        "hints": lambda: hint_sheets(connector, book, job.size),
        "proof": lambda: proof_sheets(connector, book, job.size),
    }
    files = {(f"-{sheet}", f"Connector: {sheet}"): pages[sheet]() for sheet in job.sheets}
    command = command_again(
        "cardgen",
        "card",
        geometry=None if job.geometry == "classic" else job.geometry,
        texts=texts,
        seed=None if job.seed == SEED else job.seed,
    )
    written = job.write(book, files, f"print the cards themselves: {command}")
    if job.texts is None:
        return written
    return replace(written, remarks=tuple(decoy_remarks(connector, job.texts)))
