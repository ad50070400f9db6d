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
    """Return a bundled or cached layout of `texts` for this `panel`, or compute a new one.

    The built-in texts have bundled layouts for the usual cards. Computing a layout takes a minute or two; it
    is then stored in the user's cache folder (or the folder CARDGEN_CACHE). A changed colour needs no new
    layout.

    Raises:
        InputFault: none is stored, and `solve` finds none or is not installed.
    """
    if seed == SEED and (layout := bundled_layout(texts, panel)):
        return replace(layout, geometry=geometry)
    check_glyphs(texts, book)
    kept = _folder() / f"{_key(texts, panel, book, seed, effort)}.json"
    with suppress(OSError, ValueError):  # treat a damaged file as missing
        layout = from_json(kept.read_text("utf-8"))
        if is_layout_of(layout, texts, panel):
            return replace(layout, geometry=geometry)
    layout = solve(texts, geometry, panel, book, seed=seed, effort=effort, progress=progress)
    with suppress(InputFault):  # it can be computed again
        write(kept, to_json(layout).encode())
    return layout


def _key(texts: Texts, panel: Panel, book: FontBook, seed: int, effort: Effort) -> str:
    """Return a file name from all that a layout depends on: the fonts' widths, but no colours."""
    weights = dict.fromkeys(weight for _, weight in STYLES)
    contents = [(text.game, text.cards, text.words, [asdict(seat) for seat in text.seats]) for text in texts]
    widths = [[book.line(" ".join(text.words), weight).width for text in texts] for weight in weights]
    depends = [VERSION, contents, asdict(panel), widths, seed, asdict(effort)]
    return hashlib.sha256(json.dumps(depends).encode()).hexdigest()[:32]


def _folder() -> Path:
    """Return the cache folder: ``connector`` in CARDGEN_CACHE or in the user's cache."""
    chosen = os.environ.get("CARDGEN_CACHE")
    if chosen:
        return Path(chosen) / "connector"
    import platformdirs  # noqa: PLC0415 - only your own texts need it

    return platformdirs.user_cache_path("cardgen", appauthor=False) / "connector"
