"""The foldable card: brand and contact outside, the game board inside.

Outside, the front panel (brand, name, contact, portrait or emblem, QR symbol) and the back panel
(Connector, or the four games where there is no layout of it). Inside, one board of two grids that meet with
their Row 1 at the fold. The inside is drawn as it is seen when the card is turned over about its vertical
axis. What does not depend on the person is made once and placed as a form.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from cardgen.drawing import picture
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import RICH_BLACK, WHITE, blend
from cardgen.inputs.faults import Fault, InputFault, by_line
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.validators import QrContent
from cardgen.printables.card.back import back_panel
from cardgen.printables.card.front import Personal, front_over, personal, portrait_box
from cardgen.printables.card.inside import HALVES, flaps, inside_over, inside_text, inside_under, tint_of
from cardgen.printables.common.palette import Palette, palette_of
from cardgen.printables.connector.back_artwork import Connector, face_artwork


@dataclass(frozen=True, slots=True)
class Card:
    """The two sides of one card, as finished pages."""

    outside: draw.Page
    inside: draw.Page


def card(
    profile: Profile,
    geometry: Geometry,
    book: FontBook,
    connector: Connector | None = None,
) -> Card:
    """Return the card of `profile`.

    Raises:
        InputFault: with everything that does not fit or cannot be drawn, in the order of the profile's lines.
    """
    faults: list[Fault] = []
    own = Personal((), ())
    try:
        own = personal(profile, geometry, book)
    except InputFault as error:
        faults += error.faults
    try:
        whole = assembled(profile, geometry, book, own, connector)
    except InputFault as error:
        faults += error.faults
    if faults:
        raise InputFault(by_line(faults))
    return whole


def assembled(
    profile: Profile,
    geometry: Geometry,
    book: FontBook,
    own: Personal,
    connector: Connector | None = None,
) -> Card:
    """Return the card of `profile` from its personal part and what it shares with others.

    Cards of a batch must have one and the same `connector`: its forms are then drawn once.

    Raises:
        InputFault: the portrait cannot be used.
    """
    palette = palette_of(profile.accent, profile.blue, profile.red)
    has_portrait = profile.portrait is not None
    shared = _shared(geometry, book, palette, bool(profile.brand), has_portrait, profile.qr, connector)
    front: tuple[draw.Shape, ...] = ()
    grounds: tuple[draw.Shape, ...] = ()
    if profile.portrait is not None:
        try:
            face, *faint = _portraits(profile.portrait, geometry, palette, profile.qr)
        except picture.PictureError as error:
            raise InputFault([profile.origin.fault("portrait", f"{profile.portrait}: {error}")]) from None
        front = (draw.Group((face,), geometry.panel("front")),)
        grounds = tuple(
            draw.Group((image,), geometry.half(half)) for half, image in zip(HALVES, faint, strict=True)
        )
    at_front = geometry.panel("front")
    outside_art = (
        draw.Place(shared.outside_under),
        *front,
        draw.Place(shared.outside_over),
        draw.Group(own.art, at_front),
    )
    outside_text = (draw.Place(shared.outside_text), draw.Group(own.text, at_front))
    inside_art = (draw.Place(shared.inside_under), *grounds, draw.Place(shared.inside_over))
    return Card(
        _page(geometry, "outside", outside_art, outside_text),
        _inside(geometry, inside_art, draw.Place(shared.inside_text)),
    )


@lru_cache(maxsize=4)
def _inside(geometry: Geometry, art: tuple[draw.Shape, ...], text: draw.Place) -> draw.Page:
    return _page(geometry, "inside", art, (text,))


def _page(
    geometry: Geometry,
    label: Literal["outside", "inside"],
    art: tuple[draw.Shape, ...],
    text: tuple[draw.Shape, ...],
) -> draw.Page:
    folds = (geometry.main_fold,) if label == "outside" else (geometry.main_fold, *geometry.tab_folds)
    return draw.Page(
        geometry.width,
        geometry.height,
        (("art", art), ("text", text)),
        geometry.bleed,
        cards=(geometry.card,),
        folds=folds,
        safe=geometry.safe,
        fold_safe=geometry.fold_safe,
        label=label,
    )


@dataclass(frozen=True, slots=True)
class _Shared:
    """What cards of one batch have in common; portraits lie between `under` and `over`."""

    outside_under: draw.Form
    outside_over: draw.Form
    outside_text: draw.Form
    inside_under: draw.Form
    inside_over: draw.Form
    inside_text: draw.Form


@lru_cache(maxsize=64)
def _shared(
    geometry: Geometry,
    book: FontBook,
    palette: Palette,
    has_brand: bool,
    has_portrait: bool,
    qr: QrContent,
    connector: Connector | None,
) -> _Shared:
    flap_art: list[draw.Shape] = []
    flap_text: list[draw.Shape] = []
    with_flaps = connector is not None and connector.layout.panel.flap > 0
    if connector is None:
        back_art, back_text = back_panel(geometry, book, palette)
    else:
        back_art, back_text = face_artwork(connector, "back", book)
        if with_flaps:
            flap_art, flap_text = flaps(connector, book)
    at_front, at_back = geometry.panel("front"), geometry.panel("back")
    front = front_over(geometry, palette, has_brand, has_portrait, qr)
    bounds = geometry.card.grown(geometry.bleed)

    def form(name: str, *shapes: draw.Shape) -> draw.Form:
        digest = hashlib.sha1(repr(shapes).encode(), usedforsecurity=False).hexdigest()[:10]
        return draw.Form(f"{name}-{digest}", bounds, shapes)

    return _Shared(
        form(
            "outside-under",
            draw.filled(draw.rectangle(bounds), RICH_BLACK),
            draw.Group(tuple(back_art), at_back, _panel_outline(geometry, "back")),
        ),
        form("outside-over", draw.Group(tuple(front), at_front, _panel_outline(geometry, "front"))),
        form("outside-text", draw.Group(tuple(back_text), at_back)),
        form("inside-under", *inside_under(geometry, palette, not has_portrait, with_flaps)),
        form("inside-over", *inside_over(geometry), *flap_art),
        form("inside-text", *inside_text(geometry, book, with_flaps), *flap_text),
    )


@lru_cache(maxsize=4)
def _portraits(path: Path, geometry: Geometry, palette: Palette, qr: QrContent) -> tuple[draw.Image, ...]:
    """Return the portrait for the front panel, then, faintly, for each half inside.

    Raises:
        PictureError: it cannot be used.
    """
    box = portrait_box(geometry, qr)
    light = blend(palette.glow[-2], palette.glow[-1], 0.6)
    face = picture.vignette(picture.read_grey(path, box.width / box.height, box.width))
    square = draw.Box(0, 0, geometry.grid, geometry.grid)
    grey = picture.read_grey(path, 1, square.width)
    return (
        draw.Image(box, picture.toned(face, RICH_BLACK, light)),
        *(draw.Image(square, picture.toned(grey, tint_of(palette, half), WHITE)) for half in HALVES),
    )


def _panel_outline(geometry: Geometry, which: Literal["front", "back"]) -> tuple[draw.Segment, ...]:
    """Return the panel with its bleed, cut off at the fold, in the panel's own coordinates."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    if geometry.fold == "across":  # upright, both panels have the fold at their top
        return draw.rectangle(draw.Box(-b, 0, w + 2 * b, h + b))
    return draw.rectangle(draw.Box(0 if which == "front" else -b, -b, w + b, h + 2 * b))


__all__ = ["Card", "Personal", "assembled", "card", "personal"]
