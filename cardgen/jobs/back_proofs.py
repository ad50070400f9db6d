"""Backs that are proven before they are printed: with texts of one's own, or a list beside them."""

from functools import lru_cache
from pathlib import Path
from time import monotonic

from cardgen.card.card import assemble_card
from cardgen.card.front import PersonalPart
from cardgen.connector.artwork.back_artwork import Connector, flap_on_inside, panel_of, with_list
from cardgen.connector.layout.layout_cache import layout_for
from cardgen.connector.layout.result import MINUTES, SEED, Face, Layout
from cardgen.connector.layout.solve import LayoutSearch
from cardgen.connector.proof.card_reader import Printed, read_print
from cardgen.connector.proof.legibility import ProofFinding
from cardgen.connector.proof.one_card import GreedyReading
from cardgen.connector.proof.verify import one_card_readings, verify
from cardgen.connector.texts import read_texts
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Matrix
from cardgen.inputs.faults import InputFault, Report
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.jobs.card_backs import connector_with
from cardgen.jobs.progress import Progress


def connector_of(
    texts: Path,
    geometry: Geometry,
    book: FontBook,
    seed: int = SEED,
    trials: int = 0,
    progress: Progress | None = None,
    report: Report | None = None,
    minutes: float = MINUTES,
) -> Connector:
    """Return Connector with the texts of a file; finds a layout if none is kept beside the file.

    A card is then drawn and read as players would read it; `trials` piles are laid by hand, a
    little askew. The search ends after so many `minutes`. Without `progress`, `report` gets each
    step of it. Raises InputFault if the file is wrong, or no layout of its texts for such a card
    was found that works.
    """
    words, heading = read_texts(texts)
    until = monotonic() + 57 * minutes  # a step may take some seconds more
    steps: list[str] = [""]

    def show(state: str) -> None:
        if progress:
            progress(f"connector: {state}", 0, None)
        elif report and state != steps[-1]:
            report(f"connector: {state}")
        steps.append(state)

    def works(layout: Layout) -> bool:
        show("cards drawn, laid and read")
        return not findings(connector_with(layout, words), geometry, book, trials)

    search = LayoutSearch(
        words,
        geometry.name,
        panel_of(geometry),
        book,
        seed=seed,
        heading=heading,
        works=works,
        progress=show,
        seconds_left=lambda: until - monotonic(),
    )
    layout = layout_for(texts, search)
    if report and layout.heading is None:
        report(f"{texts}: the back has no room for a title and an invitation, so it has none")
    return connector_with(layout, words)


def check_list(profile: Profile, connector: Connector, geometry: Geometry, book: FontBook) -> None:
    """Check that the puzzle still works beside a list of the games; raises InputFault if not."""
    both = with_list(connector, book)
    if both and findings(both, geometry, book):
        message = "with the list on it, the puzzle does not work: choose puzzle or list"
        raise InputFault([profile.origin.fault("back", message)])


@lru_cache(maxsize=8)
def findings(
    connector: Connector, geometry: Geometry, book: FontBook, trials: int = 0
) -> tuple[ProofFinding, ...]:
    """Return what keeps the drawn cards from showing each text with its cards, and no fewer."""
    layout = connector.layout
    printed = _printed(connector, geometry, book)
    return verify(printed, connector.printed_texts, layout.piles, layout.panel, trials)


def readings(connector: Connector, geometry: Geometry, book: FontBook) -> dict[str, GreedyReading]:
    """Return what one drawn card gives away of each text."""
    printed = _printed(connector, geometry, book)
    return one_card_readings(printed, connector.printed_texts, connector.layout.panel)


@lru_cache(maxsize=2)
def _printed(connector: Connector, geometry: Geometry, book: FontBook) -> Printed:
    """Return what is read off a drawn card."""
    blank = Profile("", qr="none", theme=connector.theme.name)
    card = assemble_card(blank, geometry, book, PersonalPart(), connector=connector)
    panel = connector.layout.panel
    maps: dict[Face, Matrix] = {"back": geometry.panel("back")}
    if panel.flap:
        maps |= {"left": flap_on_inside(panel, "left"), "right": flap_on_inside(panel, "right")}
    back = card.outside if geometry.folds else card.inside  # the other side of a flat card
    return read_print(back, card.inside, maps, panel, book)
