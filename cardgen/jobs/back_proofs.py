"""Backs proven before they are printed: with texts of one's own, or a list of the games."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from time import monotonic

from cardgen.card.card import assemble_card
from cardgen.card.front import PersonalPart
from cardgen.connector.artwork.back_artwork import Connector, flap_on_inside, panel_of, with_list
from cardgen.connector.layout.layout_cache import layout_for
from cardgen.connector.layout.result import MINUTES, SEED, Face, Layout
from cardgen.connector.layout.solve import LayoutSearch
from cardgen.connector.proof.card_reader import read_print
from cardgen.connector.proof.legibility import ProofFinding
from cardgen.connector.proof.one_card import LEAST_DECOYS
from cardgen.connector.proof.verify import verify
from cardgen.connector.texts import read_texts
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Matrix
from cardgen.inputs.faults import InputFault, Report, quoted
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.jobs.card_backs import connector_with
from cardgen.jobs.progress import Progress


def connector_of(
    texts: Path,
    geometry: Geometry,
    book: FontBook,
    seed: int | None = None,
    minutes: float | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
    trials: int = 0,
) -> Connector:
    """Return Connector with the texts of a file; finds a layout if none is kept beside the file.

    A card is then drawn and read as players would read it; `trials` piles are laid by hand, a
    little askew. The search ends after so many `minutes`. Without `progress`, `report` gets each
    step of it. Raises InputFault if the file is wrong, or no layout of its texts for such a card
    was found that works.
    """
    words, heading = read_texts(texts)
    until = monotonic() + 57 * (minutes or MINUTES)  # a step may take some seconds more
    steps: list[str] = [""]

    def show(state: str) -> None:
        if progress:
            progress(f"connector: {state}", 0, None)
        elif report and state != steps[-1]:
            report(f"connector: {state}")
        steps.append(state)

    def prove(layout: Layout) -> tuple[ProofFinding, ...]:
        show("cards drawn, laid and read")
        return findings(connector_with(layout, words), geometry, book, trials)

    search = LayoutSearch(
        words,
        geometry.name,
        panel_of(geometry),
        book,
        seed=seed or SEED,
        heading=heading,
        prove=prove,
        progress=show,
        seconds_left=lambda: until - monotonic(),
    )
    layout = layout_for(texts, search)
    if report and layout.heading is None:
        report(f"{texts}: the back has no room for a title and an invitation, so it has none")
    return connector_with(layout, words)


def decoy_remarks(connector: Connector, source: Path) -> Iterator[str]:
    """Yield which given decoys of `source` had no room, if fewer than two of a text are printed."""
    decoys = connector.layout.decoys
    printed = {(decoy.games[0], _bare("".join(decoy.lines))) for decoy in decoys}
    for text in connector.texts:
        missing = [decoy for decoy in text.decoys if (text.game, _bare(decoy)) not in printed]
        if text.cards > 1 and missing and len(text.decoys) - len(missing) < LEAST_DECOYS:
            quotes = ", ".join(map(quoted, missing))
            yield f"{source}: {text.game}: no room was found for {quotes}: write shorter decoys"


def _bare(words: str) -> str:
    return "".join(words.split())


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
    blank = Profile("", qr="none", theme=connector.theme.name)
    card = assemble_card(blank, geometry, book, PersonalPart(), connector=connector)
    layout, panel = connector.layout, connector.layout.panel
    maps: dict[Face, Matrix] = {"back": geometry.panel("back")}
    if panel.flap:
        maps |= {"left": flap_on_inside(panel, "left"), "right": flap_on_inside(panel, "right")}
    back = card.outside if geometry.folds else card.inside  # the other side of a flat card
    printed = read_print(back, card.inside, maps, panel, book)
    return verify(printed, connector.printed_texts, layout.piles, panel, trials)
