"""The backs of cards: Connector laid out for a geometry, and the proof that its drawing works."""

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
from cardgen.printables.card.card import assemble_card
from cardgen.printables.card.front import PersonalPart
from cardgen.printables.connector.back_artwork import Connector, flap_on_inside, panel_of

if TYPE_CHECKING:
    from rich.progress import Progress


def builtin_connector(geometry: Geometry) -> Connector | None:
    """Return Connector with the built-in texts if there is a bundled layout for such a card."""
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
    """Return Connector with the texts of a file for a card; computes the layout if it is new.

    A card is then drawn and read as players would read it; `trials` piles are laid by hand, a little askew.

    Raises:
        InputFault: the file is wrong, there is no layout of its texts for such a card, or the drawn card does
            not show them.
    """
    from cardgen.connector.layout.layout_cache import layout_for  # noqa: PLC0415  (most cards have the built-in texts)

    words = read_texts(texts)
    task = progress.add_task("connector", total=None) if progress else None

    def show(state: str) -> None:
        if progress is not None and task is not None:
            progress.update(task, description=f"connector: {state}", refresh=True)

    layout = layout_for(words, geometry.name, panel_of(geometry), book, seed=seed, progress=show)
    connector = Connector(layout, words)
    show("cards drawn, laid and read")
    _prove(connector, texts, geometry, book, trials)
    if progress is not None and task is not None:
        progress.remove_task(task)
    return connector


def _prove(connector: Connector, source: Path, geometry: Geometry, book: FontBook, trials: int) -> None:
    """Check that the drawn cards show every text with the given number of cards, and no fewer."""
    from cardgen.connector.proof.card_reader import read_print  # noqa: PLC0415
    from cardgen.connector.proof.verify import verify  # noqa: PLC0415

    layout = connector.layout
    blank = Profile("", qr="none")
    card = assemble_card(blank, geometry, book, PersonalPart((), ()), connector=connector)
    maps: dict[Face, Matrix] = {"back": geometry.panel("back")}
    if layout.panel.flap:
        maps |= {"left": flap_on_inside(layout.panel, "left"), "right": flap_on_inside(layout.panel, "right")}
    printed = read_print(card.outside, card.inside, maps, layout.panel, book)
    findings = verify(printed, connector.texts, layout.piles, layout.panel, trials)
    if findings:
        raise InputFault(
            Fault(source, finding.about, f"{finding.sentence}; another --seed may do better")
            for finding in findings
        )
