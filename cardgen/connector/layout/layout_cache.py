"""Layouts of texts: kept in a file beside the texts, or found and then kept there."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardgen.connector.layout.headings import heading_blocks
from cardgen.connector.layout.result import SEED, Layout
from cardgen.connector.layout.solve import LayoutSearch, check_glyphs
from cardgen.connector.layout.store import (
    LayoutFile,
    is_layout_of,
    layout_path,
    read_layouts,
    to_json,
)
from cardgen.connector.texts import shipped_texts
from cardgen.drawing.shapes import Box
from cardgen.inputs.faults import Fault, InputFault
from cardgen.output import write


def layout_for(source: Path, search: LayoutSearch) -> Layout:
    """Return a layout of the texts in the file `source`: the one kept, or what `search` finds.

    A layout is used only if it is proven to work, wherever it comes from. A new one is kept beside
    the texts, in ``texts.layout.json``, and used by later runs. Another seed than the usual one
    asks for the layout of that seed. A changed colour needs no new layout, and another title and
    invitation none if they have room where the others were: also on the cards that come with the
    program. Raises InputFault if the file beside the texts is damaged, or none is kept, and the
    search finds none, lacks the solver, or has no time.
    """
    texts, panel, heading = search.texts, search.panel, search.heading
    check_glyphs(texts, search.book)
    path = layout_path(source)
    file = read_layouts(path)
    of_this_seed = [one for one in file.layouts if search.seed in (SEED, one.seed)]
    for layout in of_this_seed:
        if is_layout_of(layout, texts, panel, heading):
            if not search.prove(layout):
                return replace(layout, geometry=search.geometry)
            search.progress(f"{path}: its layout does not work: looking for a new one")
    if search.seed == SEED:
        for shipped in shipped_texts().values():
            of_this_seed += read_layouts(layout_path(shipped)).layouts
    for layout in of_this_seed:
        headed = _with_heading(layout, search)
        if headed and not search.prove(headed):
            _keep(path, file.with_layout(headed), source)
            return headed
    foreign = []
    others = (one for one in file.layouts if not is_layout_of(one, texts, panel, heading))
    if any(one.panel == panel for one in others):
        foreign = [Fault(path, None, f"has the layout of other texts than those of {source.name}")]
        search.progress(f"{foreign[0]}: looking for a new one")
    try:
        layout = search.solve()
    except InputFault as error:
        raise InputFault([*foreign, *error.faults]) from None
    _keep(path, file.with_layout(layout), source)
    return layout


def _with_heading(layout: Layout, search: LayoutSearch) -> Layout | None:
    """Return a layout of the same texts with the heading asked for; None without room for it."""
    texts, heading, block = search.texts, search.heading, layout.heading
    own = {(text.game, "".join(decoy.split())) for text in texts for decoy in text.decoys}
    decoys = ((decoy.games[0], "".join("".join(decoy.lines).split())) for decoy in layout.decoys)
    if heading is None or block is None or not own.issuperset(decoys):
        return None
    if not is_layout_of(layout, texts, search.panel):
        return None
    if is_layout_of(layout, texts, search.panel, heading):
        return None  # it is the one that was tried already
    for other in heading_blocks(heading, search.book):
        if other.box.width <= block.box.width and other.box.height <= block.box.height:
            box = Box(block.box.x, block.box.y, other.box.width, other.box.height)
            return replace(layout, geometry=search.geometry, heading=replace(other, box=box))
    return None


def _keep(path: Path, file: LayoutFile, source: Path) -> None:
    if source in shipped_texts().values():  # the program's own files stay as they are
        return
    with suppress(InputFault):  # it can be found again
        write(path, to_json(file).encode())
