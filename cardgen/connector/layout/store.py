"""Layouts as a JSON file beside the texts: found once, then used by every later run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from cardgen.connector.layout.result import HeadingBlock, Layout, Panel
from cardgen.connector.texts import Description, Heading, Texts
from cardgen.connector.words import words_of
from cardgen.drawing.shapes import Box
from cardgen.inputs.faults import InputFault
from cardgen.inputs.textfile import read_text
from companion.textfile import MOST_LIST

_FORMAT = 2


class LayoutFile(NamedTuple):
    """The layouts for some texts, at most one for each card.

    `proven` has a hash of all that was proven of a built-in layout, which needs no other proof.
    """

    layouts: tuple[Layout, ...] = ()
    proven: tuple[str, ...] = ()

    def with_layout(self, layout: Layout) -> LayoutFile:
        """Return it with this layout in place of others for such a card."""
        others = (other for other in self.layouts if other.panel != layout.panel)
        return self._replace(layouts=(*others, layout))


def layout_path(texts: Path) -> Path:
    """Return where the layouts of texts are kept: ``texts.layout.json`` for ``texts.toml``."""
    return texts.with_suffix(".layout.json")


def read_layouts(path: Path) -> LayoutFile:
    """Return the layouts in the file at `path`; none if it is missing.

    Raises InputFault if it is damaged, was edited, or is no file of layouts. It is not replaced:
    who has printed cards wants the same layout again.
    """
    if not path.exists():
        return LayoutFile()
    try:
        return from_json(read_text(path, most=MOST_LIST))
    except ValueError as error:
        if isinstance(error, InputFault):
            raise
        cure = (
            "bring it back as it was, or remove it for a new layout; cards of both don't fit "
            "together"
        )
        raise InputFault.of(path, f"{error}: {cure}") from None


def is_layout_of(
    layout: Layout, texts: Texts, panel: Panel, heading: Heading | None = None
) -> bool:
    """Return whether `layout` is of this panel, heading and these texts, read from their seats.

    Without `heading`, any heading is right.
    """
    piles = {pile.game: len(pile.cards) for pile in layout.piles}
    return (
        layout.panel == panel
        and list(piles.items()) == [(text.game, text.cards) for text in texts]
        and (heading is None or _has_heading(layout, heading))
        and all(_shows(layout, text) for text in texts)
    )


def _shows(layout: Layout, text: Description) -> bool:
    """Return whether the phrases and the links of a layout are those that a text asks for."""
    lines = [line for phrase in layout.phrases_of(text.game) for line in phrase.lines]
    links = [
        (link.step, link.corner, link.side, link.face)
        for link in layout.links
        if link.game == text.game
    ]
    asked = [
        (step, corner, side, seat.carrier)
        for step, seat in enumerate(text.seats, -1)
        for corner, side in seat.links
    ]
    return _words_of(lines) == text.words and (not text.seats or links == asked)


def _words_of(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(word for line in lines for word in words_of(line))


def _has_heading(layout: Layout, heading: Heading) -> bool:
    block = layout.heading
    if block is None:  # there was no room for one
        return heading.allows("", ())
    return (
        _words_of(block.lines) == _words_of([heading.invitation])
        and block.title in ("", heading.title)
        and heading.allows(block.title, block.lines)
    )


# -- the format ------------------------------------------------------------------------------------


def to_json(file: LayoutFile) -> str:
    """Return `file` as JSON; boxes are x, y, width and height."""
    document = {
        "format": _FORMAT,
        "layouts": [{**_plain(layout), "seal": _seal(_plain(layout))} for layout in file.layouts],
        "proven": list(file.proven),
    }
    return json.dumps(document, ensure_ascii=False) + "\n"


def from_json(text: str) -> LayoutFile:
    """Return what `to_json` wrote.

    Raises ValueError if it is damaged, was edited, or is no file of layouts; the message says
    which.
    """
    try:
        document: dict[str, Any] = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("is damaged: it is no complete JSON") from None
    if not isinstance(document, dict) or not {"format", "layouts"} <= document.keys():
        raise ValueError("is of another program, and no file of layouts")
    if document["format"] != _FORMAT:
        raise ValueError(
            f"is of format {document['format']}, not {_FORMAT}: of another version of cardgen"
        )
    try:
        for plain in document["layouts"]:
            if plain.pop("seal", None) not in (None, _seal(plain)):
                raise ValueError("was edited")
        return LayoutFile(
            tuple(_value(Layout, layout) for layout in document["layouts"]),
            tuple(map(str, document.get("proven", ()))),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"is damaged: {error} is wrong or missing") from None


def _seal(plain: dict[str, Any]) -> str:
    """Return what shows whether a layout was changed by hand."""
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def _plain(layout: Layout) -> dict[str, Any]:
    return asdict(layout, dict_factory=_plain_value)


def _plain_value(fields: list[tuple[str, Any]]) -> Any:
    """Return a dictionary for a value with these fields; a list for a box."""
    values = dict(fields)
    return [*values.values()] if values.keys() == _hints(Box).keys() else values


_hints = cache(get_type_hints)


def _value(kind: Any, plain: Any) -> Any:
    """Return a value of `kind`, the type of a layout or of a part of one, from what `_plain` made.

    Raises KeyError, TypeError or AttributeError if it isn't one.
    """
    if kind is Box:
        return Box(*plain)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: _value(hints[name], value) for name, value in plain.items()})
    if get_origin(kind) is tuple:
        member, *_ = get_args(kind)
        return tuple(_value(member, each) for each in plain)
    if kind == HeadingBlock | None and plain is not None:
        return _value(HeadingBlock, plain)
    return plain
