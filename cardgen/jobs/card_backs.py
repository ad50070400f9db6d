"""What is on the back of cards: Connector laid out for a geometry, and its drawing put to the proof."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.connector.layout.result import SEED, Face
from cardgen.connector.layout.store import bundled_layout
from cardgen.connector.texts import read_texts
from cardgen.data import read_data
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Matrix
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.printables.card.card import assembled
from cardgen.printables.card.front import Personal
from cardgen.printables.connector.back_artwork import Connector, flap_on_inside, panel_of

if TYPE_CHECKING:
    from rich.progress import Progress


def house_connector(geometry: Geometry) -> Connector | None:
    """Return Connector with the house's texts if a layout for such a card comes with the program."""
    texts = read_data("layouts/connector/texts.toml", read_texts)
    layout = bundled_layout(texts, panel_of(geometry))
    return Connector(layout, texts) if layout else None


def connector_of(
    texts: Path,
    geometry: Geometry,
    book: FontBook,
    seed: int = SEED,
    trials: int = 0,
    progress: Progress | None = None,
) -> Connector:
    """Return Connector with the texts of a file for a card; its layout is computed if it never was.

    Then a card is drawn, and read as players would: so many `trials` lay its piles by hand, a little askew.

    Raises:
        InputFault: the file is at fault, there is no layout of its texts for such a card, or the card drawn
            from it does not show them.
    """
    from cardgen.connector.layout.layout_cache import layout_for  # noqa: PLC0415  (most cards have the house's texts)

    words = read_texts(texts)
    task = progress.add_task("connector", total=None) if progress else None

    def show(told: str) -> None:
        if progress is not None and task is not None:
            progress.update(task, description=f"connector: {told}", refresh=True)

    layout = layout_for(words, geometry.name, panel_of(geometry), book, seed=seed, progress=show)
    connector = Connector(layout, words)
    show("cards drawn, laid and read")
    _prove(connector, texts, geometry, book, trials)
    if progress is not None and task is not None:
        progress.remove_task(task)
    return connector


def _prove(connector: Connector, source: Path, geometry: Geometry, book: FontBook, trials: int) -> None:
    """See that cards as they are drawn show every text, and need to be as many as it says."""
    from cardgen.connector.proof.card_reader import read_print  # noqa: PLC0415
    from cardgen.connector.proof.verify import verify  # noqa: PLC0415

    layout = connector.layout
    nobody = Profile("", qr="none")
    drawn = assembled(nobody, geometry, book, Personal((), ()), connector=connector)
    maps: dict[Face, Matrix] = {"back": geometry.panel("back")}
    if layout.panel.flap:
        maps |= {"left": flap_on_inside(layout.panel, "left"), "right": flap_on_inside(layout.panel, "right")}
    printed = read_print(drawn.outside, drawn.inside, maps, layout.panel, book)
    findings = verify(printed, connector.texts, layout.piles, layout.panel, trials)
    if findings:
        raise InputFault(
            Fault(source, finding.about, f"{finding.sentence}; another --seed may do better")
            for finding in findings
        )
