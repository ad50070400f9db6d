"""Layouts of texts: kept in a file beside the texts, or found and then kept there."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from cardgen.connector.layout.headings import heading_blocks
from cardgen.connector.layout.result import SEED, Layout, Panel
from cardgen.connector.layout.solve import (
    THOROUGH,
    VERSION,
    Effort,
    NoLayoutError,
    NoSolverError,
    check_glyphs,
    solve,
)
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
from cardgen.drawing.shapes import Box
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
    seconds_left: Callable[[], float] = lambda: math.inf,
) -> Layout:
    """Return a layout of the `texts` in the file `source` for this `panel`: the one kept, or a new one.

    A layout is used only if `works` says so, wherever it comes from. A new one is kept beside the
    texts, in ``texts.layout.json``, and used by later runs; so is the reason if none was found.
    Another `seed` than the usual one asks for the layout of that seed. A changed colour needs no
    new layout, and another title and invitation none if they have room where the others were: also
    on the cards that come with the program.

    Raises:
        InputFault: the file beside the texts is damaged, or none is kept, and `solve` finds none,
            is not
            installed, or has no `seconds_left`.
    """
    check_glyphs(texts, book)
    path = layout_path(source)
    file = read_layouts(path)
    for layout in file.layouts:
        if seed in (SEED, layout.seed) and is_layout_of(layout, texts, panel, heading):
            if works(layout):
                return replace(layout, geometry=geometry)
            progress(f"{path}: its layout does not work: looking for a new one")
    shipped = read_layouts(layout_path(SHIPPED_TEXTS)).layouts if seed == SEED else ()
    for layout in (*file.layouts, *shipped):
        if seed in (SEED, layout.seed) and (
            headed := _with_heading(layout, texts, heading, panel, book)
        ):
            done = replace(headed, geometry=geometry)
            if works(done):
                _keep(path, file.with_layout(done), source)
                return done
    of_this_card = [layout for layout in file.layouts if layout.panel == panel]
    of_others = [
        layout for layout in of_this_card if not is_layout_of(layout, texts, panel, heading)
    ]
    foreign = f"has the layout of other texts than those of {source.name}" if of_others else ""
    if foreign:
        progress(f"{path}: {foreign}: looking for a new one")
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
            seconds_left=seconds_left,
        )
    except NoLayoutError as error:
        faults = tuple((fault.key, fault.message, fault.advice) for fault in error.faults)
        _keep(path, file.with_failure(Failure(search, faults)), source)
        raise
    except NoSolverError as error:
        raise NoSolverError(
            [*([Fault(path, None, foreign)] if foreign else []), *error.faults]
        ) from None
    _keep(path, file.with_layout(layout), source)
    return layout


def _with_heading(
    layout: Layout, texts: Texts, heading: Heading, panel: Panel, book: FontBook
) -> Layout | None:
    """Return a layout of the `texts` with another `heading` in place of its own; None without room."""
    own = {(text.game, "".join(decoy.split())) for text in texts for decoy in text.decoys}
    printed = {
        (phrase.games[0], "".join("".join(phrase.lines).split())) for phrase in layout.decoys
    }
    block = layout.heading
    if block is None or not printed <= own or not is_layout_of(layout, texts, panel):
        return None
    if is_layout_of(layout, texts, panel, heading):
        return None  # it is the one that was tried already
    for other in heading_blocks(heading, book):
        room = other.box.width <= block.box.width and other.box.height <= block.box.height
        if room and heading.allows(other.title, other.lines):
            box = Box(block.box.x, block.box.y, other.box.width, other.box.height)
            return replace(layout, heading=replace(other, box=box))
    return None


def _keep(path: Path, file: LayoutFile, source: Path) -> None:
    if source == SHIPPED_TEXTS:  # the program's own files stay as they are
        return
    with suppress(InputFault):  # it can be found again
        write(path, to_json(file).encode())


def _search(
    texts: Texts, heading: Heading, panel: Panel, book: FontBook, seed: int, effort: Effort
) -> str:
    """Return a short name for a search: two searches of one name end alike."""
    contents = [
        (text.game, text.cards, text.text, text.decoys, [*map(asdict, text.seats)])
        for text in texts
    ]
    widths = [book.line(text.text, "condensed").width for text in texts]
    asked = [VERSION, contents, asdict(heading), asdict(panel), widths, seed, asdict(effort)]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]
