"""The card: brand and contact outside, the game board inside.

Outside are the front panel (name, contact, portrait or ornament, QR symbol) and the back panel (Connector, or
the four games if there is no layout of it). Inside is one board: two grids that meet with their Row 1 at the
fold. The inside is drawn as seen with the card turned over about its vertical axis. Everything that does not
depend on the person is made once and placed as a form.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from cardgen.drawing import picture
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook, reads_from_right
from cardgen.drawing.ink import Ink
from cardgen.inputs.accent import themed
from cardgen.inputs.faults import Fault, InputFault, by_line
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme
from cardgen.printables.card.back import back_panel
from cardgen.printables.card.front import PersonalPart, personal_part, sizes_of
from cardgen.printables.card.front_artwork import FrontLook, front_artwork, picture_boxes
from cardgen.printables.card.front_sizes import Sizes
from cardgen.printables.card.inside import flaps, halves_of, inside_over, inside_text, inside_under, tint_of
from cardgen.printables.card.logo import logo_of
from cardgen.printables.card.portrait import faint_portrait, front_portrait
from cardgen.printables.connector.back_artwork import Connector, face_artwork, with_list


@dataclass(frozen=True, slots=True)
class Card:
    """The two sides of one card, as finished pages; of a flat card, its front and its back."""

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
    own = PersonalPart((), ())
    sizes = sizes_of(profile, geometry, book)
    try:
        own = personal_part(profile, geometry, book, sizes)
    except InputFault as error:
        faults += error.faults
    try:
        whole = assemble_card(profile, geometry, book, own, connector, sizes)
    except InputFault as error:
        faults += error.faults
    if faults:
        raise InputFault(by_line(faults))
    return whole


def assemble_card(
    profile: Profile,
    geometry: Geometry,
    book: FontBook,
    own: PersonalPart,
    connector: Connector | None = None,
    sizes: Sizes | None = None,
) -> Card:
    """Return the card of `profile` from its personal part and the parts that cards share.

    Cards of a batch must have the same `connector` object, so that its forms are drawn once. Without `sizes`
    the card has its own.

    Raises:
        InputFault: the portrait or the logo cannot be used, or the back has no room for what it is to show.
    """
    theme = themed(profile.theme, profile.accent)
    sizes = sizes or sizes_of(profile, geometry, book)
    faults: list[Fault] = []
    front: tuple[draw.Shape, ...] = ()
    grounds: tuple[draw.Shape, ...] = ()
    mirrored = reads_from_right(profile.name)
    try:
        logo = logo_of(profile)
    except InputFault as error:
        logo, faults = None, [*error.faults]
    if profile.portrait is not None:
        try:
            front, grounds = _portraits(profile, geometry, theme, sizes, mirrored)
        except picture.PictureError as error:
            faults.append(profile.origin.fault("portrait", f"{profile.portrait}: {error}"))
    if faults:
        raise InputFault(faults)
    look = FrontLook(theme, sizes, profile.portrait is not None, mirrored, logo, profile.logo_colour == "own")
    tints = tint_of(profile, "blue"), tint_of(profile, "red")
    back = _back(profile, connector, book)
    shared = _shared(geometry, book, look, tints, back and _in_theme(back, theme))
    at_front = geometry.panel("front")
    outside_art = (
        draw.Place(shared.outside_under),
        *((draw.Group(front, at_front),) if front else ()),
        draw.Place(shared.outside_over),
        draw.Group(own.art, at_front),
    )
    outside_text = (draw.Place(shared.outside_text), draw.Group(own.text, at_front))
    inside_art = (draw.Place(shared.inside_under), *grounds, draw.Place(shared.inside_over))
    return Card(
        _page(geometry, "outside", outside_art, outside_text),
        _inside(geometry, inside_art, draw.Place(shared.inside_text)),
    )


@lru_cache(maxsize=16)
def _in_theme(connector: Connector, theme: Theme) -> Connector:
    return replace(connector, theme=theme)


@lru_cache(maxsize=4)
def _inside(geometry: Geometry, art: tuple[draw.Shape, ...], text: draw.Place) -> draw.Page:
    return _page(geometry, "inside", art, (text,))


def _page(
    geometry: Geometry,
    label: Literal["outside", "inside"],
    art: tuple[draw.Shape, ...],
    text: tuple[draw.Shape, ...],
) -> draw.Page:
    folds = geometry.folds if label == "outside" else (*geometry.folds, *geometry.tab_folds)
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
    """The parts that cards of a batch share; portraits are between `under` and `over`."""

    outside_under: draw.Form
    outside_over: draw.Form
    outside_text: draw.Form
    inside_under: draw.Form
    inside_over: draw.Form
    inside_text: draw.Form


def _back(profile: Profile, connector: Connector | None, book: FontBook) -> Connector | None:
    """Return what is on the back as the profile wants it; None for the list of the games alone."""
    if connector is None or profile.back == "puzzle":
        return connector
    if profile.back == "list":
        return None
    both = with_list(connector, book)
    if both is None:
        message = "there is no room for the list beside this puzzle: choose puzzle or list"
        raise InputFault([profile.origin.fault("back", message)])
    return both


@lru_cache(maxsize=64)
def _shared(
    geometry: Geometry, book: FontBook, look: FrontLook, tints: tuple[Ink, Ink], connector: Connector | None
) -> _Shared:
    theme = look.theme
    flap_art: list[draw.Shape] = []
    flap_text: list[draw.Shape] = []
    with_flaps = connector is not None and connector.layout.panel.flap > 0
    if connector is None:
        back_art, back_text = back_panel(geometry, book, theme)
        back_text = list(draw.on_ground(back_text, theme.ground))
    else:
        back_art, back_text = face_artwork(connector, "back", book)
        if with_flaps:
            flap_art, flap_text = flaps(connector, book)
    at_front, at_back = geometry.panel("front"), geometry.panel("back")
    bounds = geometry.card.expanded(geometry.bleed)

    def form(name: str, *shapes: draw.Shape) -> draw.Form:
        digest = hashlib.sha1(repr(shapes).encode(), usedforsecurity=False).hexdigest()[:10]
        return draw.Form(f"{name}-{digest}", bounds, shapes)

    ground: list[draw.Shape] = []
    if not theme.is_white:
        ground = [draw.filled(draw.rectangle(bounds), theme.ground)]
    back = draw.Group(tuple(back_art), at_back, _panel_outline(geometry, "back"))
    front = draw.Group(tuple(front_artwork(geometry, look)), at_front, _panel_outline(geometry, "front"))
    flat = geometry.fold == "none"
    under, over, text = [*ground, back], flap_art, back_text
    if not flat or geometry.grid_back:
        under = inside_under(geometry, theme, tints, not look.has_portrait)
        over = [*inside_over(geometry), *flap_art]
        own = draw.on_ground(inside_text(geometry, book, theme, with_flaps), theme.ground)
        text = [*own, *flap_text]
    return _Shared(
        form("outside-under", *ground, *([] if flat else [back])),
        form("outside-over", front),
        form("outside-text", *([] if flat else [draw.Group(tuple(back_text), at_back)])),
        form("inside-under", *under),
        form("inside-over", *over),
        form("inside-text", *text),
    )


def _portraits(
    profile: Profile, geometry: Geometry, theme: Theme, sizes: Sizes, mirrored: bool
) -> tuple[tuple[draw.Shape, ...], tuple[draw.Shape, ...]]:
    """Return the portrait for the front panel, then a faint one for each half inside."""
    assert profile.portrait is not None
    path, focus, zoom = profile.portrait, profile.portrait_focus, profile.portrait_zoom
    front: tuple[draw.Shape, ...] = ()
    if theme.composition == "column":
        front = front_portrait(path, focus, zoom, theme, *picture_boxes(geometry, sizes, mirrored))
    halves = [
        draw.Group(
            (faint_portrait(path, focus, zoom, geometry.grid, tint_of(profile, half)),), geometry.half(half)
        )
        for half in halves_of(geometry)
    ]
    return front, tuple(halves)


def _panel_outline(geometry: Geometry, which: Literal["front", "back"]) -> tuple[draw.Segment, ...]:
    """Return the panel with its bleed, cut off at the fold, in the panel's own coordinates."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    if geometry.fold == "none":
        return draw.rectangle(draw.Box(-b, -b, w + 2 * b, h + 2 * b))
    if geometry.fold == "across":  # both panels have the fold at their top
        return draw.rectangle(draw.Box(-b, 0, w + 2 * b, h + b))
    return draw.rectangle(draw.Box(0 if which == "front" else -b, -b, w + b, h + 2 * b))


__all__ = ["Card", "PersonalPart", "assemble_card", "card", "personal_part"]
