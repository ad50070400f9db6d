"""Layouts of any texts: bundled ones, cached ones, and new ones, which are then cached."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path

from cardgen.connector.layout.result import SEED, Layout, Panel
from cardgen.connector.layout.solve import STYLES, THOROUGH, VERSION, Effort, check_glyphs, solve
from cardgen.connector.layout.store import bundled_layout, from_json, is_layout_of, to_json
from cardgen.connector.texts import Texts
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault
from cardgen.output import write


def layout_for(
    texts: Texts,
    geometry: str,
    panel: Panel,
    book: FontBook,
    *,
    seed: int = SEED,
    effort: Effort = THOROUGH,
    progress: Callable[[str], None] = lambda _: None,
) -> Layout:
    """Return a layout of `texts` on a card with this `panel`: a bundled or cached one, or else a new one.

    The texts of the house have layouts for the usual cards. Others are computed, which takes a minute or
    two, and remembered in the user's cache folder (CARDGEN_CACHE names another one). A colour may change
    without a new layout.

    Raises:
        InputFault: there is none at hand, and `solve` finds none or is not installed.
    """
    if seed == SEED and (layout := bundled_layout(texts, panel)):
        return replace(layout, geometry=geometry)
    check_glyphs(texts, book)
    kept = _folder() / f"{_key(texts, panel, book, seed, effort)}.json"
    with suppress(OSError, ValueError):  # a damaged file is as good as none
        layout = from_json(kept.read_text("utf-8"))
        if is_layout_of(layout, texts, panel):
            return replace(layout, geometry=geometry)
    layout = solve(texts, geometry, panel, book, seed=seed, effort=effort, progress=progress)
    with suppress(InputFault):  # it can be computed again
        write(kept, to_json(layout).encode())
    return layout


def _key(texts: Texts, panel: Panel, book: FontBook, seed: int, effort: Effort) -> str:
    """Return a name for all that a layout depends on: colours do not matter, the fonts' widths do."""
    weights = dict.fromkeys(weight for _, weight in STYLES)
    said = [(text.game, text.cards, text.words, [asdict(seat) for seat in text.seats]) for text in texts]
    widths = [[book.line(" ".join(text.words), weight).width for text in texts] for weight in weights]
    depends = [VERSION, said, asdict(panel), widths, seed, asdict(effort)]
    return hashlib.sha256(json.dumps(depends).encode()).hexdigest()[:32]


def _folder() -> Path:
    """``connector`` in the folder that CARDGEN_CACHE names, or else in the user's own for caches."""
    chosen = os.environ.get("CARDGEN_CACHE")
    if chosen:
        return Path(chosen) / "connector"
    import platformdirs  # noqa: PLC0415 - only texts of one's own wait for it

    return platformdirs.user_cache_path("cardgen", appauthor=False) / "connector"
