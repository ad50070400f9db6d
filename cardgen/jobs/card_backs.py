"""The backs of cards: Connector with the built-in texts, laid out for a geometry."""

import hashlib
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path

from cardgen.connector.artwork.back_artwork import ARTWORK, Connector, panel_of
from cardgen.connector.layout.result import Layout
from cardgen.connector.layout.store import from_json, is_layout_of, layout_path
from cardgen.connector.texts import SHIPPED_TEXTS, Heading, Texts, read_texts, texts_in
from cardgen.data import read_data
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import Report
from cardgen.inputs.geometry import Geometry
from companion.words import ENGLISH


def builtin_connector(
    geometry: Geometry, book: FontBook, report: Report | None = None
) -> Connector | None:
    """Return Connector with the built-in texts if there is a bundled layout for such a card.

    The texts are in the language of `book` if they have such a layout, else in English; `report`
    gets a line that says so. A layout that was proven for such a card before it was shipped is not
    proven again. Raises DataError if a bundled file is damaged, or its layout does not show the
    texts.
    """
    own = texts_in(book.language.tag)
    if own != SHIPPED_TEXTS and (found := _builtin(own, geometry, book)):
        return found
    english = _builtin(SHIPPED_TEXTS, geometry, book)
    if report and english and book.language.tag != ENGLISH:
        where = f"there is no back of {geometry.name} in the language {book.language.tag}"
        report(f"connector: {where}, so it is in English")
    return english


def _builtin(path: Path, geometry: Geometry, book: FontBook) -> Connector | None:
    """Return Connector with the built-in texts of a file, if it has a layout for such a card."""
    texts, heading = read_data(f"layouts/connector/{path.name}", read_texts)

    def find(path: Path) -> Connector | None:
        file = from_json(path.read_text("utf-8"))
        for layout in file.layouts:
            if is_layout_of(layout, texts, panel_of(geometry), heading):
                connector = connector_with(layout, texts)
                if builtin_proof(layout, texts, heading, geometry) not in file.proven:
                    from cardgen.jobs.back_proofs import findings  # most are proven

                    if found := findings(connector, geometry, book):
                        raise ValueError(found[0])
                return connector
        return None

    return read_data(f"layouts/connector/{layout_path(path).name}", find)


def builtin_proof(layout: Layout, texts: Texts, heading: Heading, geometry: Geometry) -> str:
    """Return the digest that stands for the proof of a layout of the built-in texts."""
    unnamed = replace(geometry, name="", about="")
    proven = asdict(replace(layout, geometry="")), (texts, heading, unnamed, ARTWORK)
    return hashlib.sha256(repr(proven).encode()).hexdigest()


@lru_cache(maxsize=8)
def connector_with(layout: Layout, texts: Texts) -> Connector:
    """Return the same Connector for equal layouts: the drawing that is proven is printed."""
    return Connector(layout, texts)
