"""Layouts of texts: kept in a file beside the texts, or found and then kept there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from cardgen.connector.layout.result import SEED, Layout, Panel
from cardgen.connector.layout.solve import THOROUGH, VERSION, Effort, NoLayoutError, check_glyphs, solve
from cardgen.connector.layout.store import (
    Failure,
    LayoutFile,
    is_layout_of,
    layout_path,
    read_layouts,
    to_json,
)
from cardgen.connector.texts import SHIPPED_TEXTS, Heading, Texts
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import Fault, InputFault
from cardgen.output import write


def layout_for(
    source: Path,
    texts: Texts,
    heading: Heading,
    geometry: str,
    panel: Panel,
    book: FontBook,
    *,
    seed: int = SEED,
    effort: Effort = THOROUGH,
    works: Callable[[Layout], bool] = lambda _: True,
    progress: Callable[[str], None] = lambda _: None,
) -> Layout:
    """Return a layout of the `texts` in the file `source` for this `panel`: the one kept, or a new one.

    A layout is used only if `works` says so, wherever it comes from. A new one is kept beside the texts, in
    ``texts.layout.json``, and used by later runs; so is the reason if none was found. Another `seed` than the
    usual one asks for the layout of that seed. A changed colour needs no new layout.

    Raises:
        InputFault: none is kept, and `solve` finds none or is not installed.
    """
    check_glyphs(texts, book)
    path = layout_path(source)
    file = read_layouts(path)
    for layout in file.layouts:
        with suppress(Exception):  # whatever a damaged file leads to: the layout is found anew
            if seed in (SEED, layout.seed) and is_layout_of(layout, texts, panel, heading) and works(layout):
                return replace(layout, geometry=geometry)
    search = _search(texts, heading, panel, book, seed, effort)
    for failure in file.failures:
        if failure.search == search:
            again = f"found out before: remove {path.name} to try again"
            raise NoLayoutError(
                Fault("connector", game, f"{message} ({again})", advice=advice)
                for game, message, advice in failure.faults
            )
    try:
        layout = solve(
            texts,
            geometry,
            panel,
            book,
            seed=seed,
            effort=effort,
            heading=heading,
            works=works,
            progress=progress,
        )
    except NoLayoutError as error:
        faults = tuple((fault.key, fault.message, fault.advice) for fault in error.faults)
        _keep(path, file.with_failure(Failure(search, faults)), source)
        raise
    _keep(path, file.with_layout(layout), source)
    return layout


def _keep(path: Path, file: LayoutFile, source: Path) -> None:
    if source == SHIPPED_TEXTS:  # the program's own files stay as they are
        return
    with suppress(InputFault):  # it can be found again
        write(path, to_json(file).encode())


def _search(texts: Texts, heading: Heading, panel: Panel, book: FontBook, seed: int, effort: Effort) -> str:
    """Return a short name for a search: two searches of one name end alike."""
    contents = [(text.game, text.cards, text.text, text.decoys, [*map(asdict, text.seats)]) for text in texts]
    widths = [book.line(text.text, "condensed").width for text in texts]
    asked = [VERSION, contents, asdict(heading), asdict(panel), widths, seed, asdict(effort)]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]
