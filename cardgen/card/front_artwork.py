"""The part of the front that cards of a batch share: ornament, silk, rule, logo and QR tile."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardgen.card.front import headline_qr_top, qr_box
from cardgen.card.front_sizes import FOLD_GAP, MARGIN, QR_GAP, Sizes
from cardgen.card.ornament import GAP, diamond, is_raised, ornament, silk
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import reads_from_right
from cardgen.drawing.ink import FINISHES, Ink
from cardgen.inputs.accent import is_in_one_ink, theme_of
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.logo import Logo
from cardgen.inputs.profile import Profile, qr_kind
from cardgen.inputs.theme import Theme
from cardgen.inputs.validators import Back, Finish
from cardgen.sheets.logo import LOGO_HEIGHT, logo_artwork, logo_size

TRAP = 0.15
"""How far a finish reaches beyond an inked area, in mm: no rim shows where it lies askew."""
LEAST_LINE = 0.35
"""The thinnest line, and the narrowest gap, that varnish and foil keep, in mm."""
LEAST_GAP = LEAST_LINE + 2 * TRAP
"""The narrowest gap between inked areas that both get a finish, in mm."""

_RULE = 0.75  # pt
_TILE_RADIUS = 0.8
_DIAMOND = 6.0  # mm from one space of the diamond to the next, beside a large name


class CardLook(NamedTuple):
    """What of a profile decides about the parts that cards share.

    `own_colours` is of the logo; it is `mirrored` if its name reads from the right.
    """

    theme: Theme
    finish: Finish
    tints: tuple[str, str]
    back: Back
    has_symbol: bool
    logo: Path | None
    own_colours: bool
    portrait: Path | None
    focus: tuple[float, float] | None
    zoom: float | None
    mirrored: bool


def look_of(profile: Profile) -> CardLook:
    """Return the look of a card; raises InputFault as `theme_of` does."""
    return CardLook(
        theme_of(profile),
        profile.finish,
        (profile.blue, profile.red),
        profile.back,
        qr_kind(profile) != "none",
        profile.logo,
        profile.logo_colour == "own" and not is_in_one_ink(profile),
        profile.portrait,
        profile.portrait_focus,
        profile.portrait_zoom,
        reads_from_right(profile.name),
    )


def picture_boxes(geometry: Geometry, sizes: Sizes, mirrored: bool) -> tuple[draw.Box, draw.Box]:
    """Return the place of the picture on the front panel, and the same with the bleed around it.

    It takes the whole height; on the last 1.2 mm before a fold is only ground.
    """
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    width = sizes.picture + w - 85
    top = FOLD_GAP if geometry.fold == "across" else 0.0
    left = 0.0 if mirrored else w - width
    at_fold = mirrored and geometry.fold == "down"
    if at_fold:
        left, width = FOLD_GAP, width - FOLD_GAP
    visible = draw.Box(left, top, width, h - top)
    over_top = 0.0 if top else b
    over_left = b if mirrored and not at_fold else 0.0
    over_right = 0.0 if mirrored else b
    whole = draw.Box(
        left - over_left, top - over_top, width + over_left + over_right, h - top + over_top + b
    )
    return visible, whole


def front_artwork(
    geometry: Geometry, sizes: Sizes, look: CardLook, logo: Logo | None = None
) -> list[draw.Shape]:
    """Return the shapes, in the coordinates of the front panel."""
    theme = look.theme
    plate = FINISHES.get(look.finish)
    gap = 0.0 if plate is None else LEAST_GAP
    if theme.composition == "headline":
        decoration = _headline(geometry, theme, sizes, look.mirrored, gap)
    else:
        visible, whole = picture_boxes(geometry, sizes, look.mirrored)
        turned = draw.Matrix()
        if look.mirrored:
            turned = draw.moved(2 * visible.centre[0], 0) @ draw.scaled(-1, 1)
            whole = whole.mapped(turned)  # its bleed is at the outer edge once more after the turn
        if look.portrait is None or theme.portrait == "none":
            decoration = [draw.Group(tuple(ornament(theme, visible, whole, gap)), turned)]
        elif theme.portrait == "gradient":
            decoration = [draw.Group((silk(theme, visible, whole),), turned)]
        else:
            decoration = []
    art: list[draw.Shape] = [*decoration]
    if plate is not None:
        art += on_plate(decoration, plate, theme)
    if logo is not None and sizes.logo:
        box = logo_box(geometry, sizes, look, logo)
        art += logo_artwork(logo, box, theme, look.own_colours)
    if look.has_symbol and theme.tile is not None:
        tile = draw.rectangle(qr_box(geometry, theme, sizes, look.mirrored), _TILE_RADIUS)
        art.append(draw.filled(tile, theme.tile))
    return art


def logo_box(geometry: Geometry, sizes: Sizes, look: CardLook, logo: Logo) -> draw.Box:
    """Return the place of the logo on the front panel."""
    width, height = logo_size(logo, look.theme, look.own_colours)
    x = geometry.panel_width - MARGIN - width if look.mirrored else MARGIN
    y = MARGIN + (LOGO_HEIGHT - height) / 2
    if look.theme.composition == "headline":
        y = sizes.rule + sizes.logo_top + LOGO_HEIGHT - height
    return draw.Box(x, y, width, height)


def _headline(
    geometry: Geometry, theme: Theme, sizes: Sizes, mirrored: bool, least_gap: float
) -> list[draw.Shape]:
    w, b = geometry.panel_width, geometry.bleed
    qr_top = headline_qr_top(geometry, sizes)
    cell = min(_DIAMOND, (qr_top - 2) / 4.5)
    edge = w - MARGIN
    if sizes.qr and qr_top < sizes.rule + 1:
        edge -= sizes.qr + QR_GAP
    top = FOLD_GAP if geometry.fold == "across" else -b
    whole = draw.Box(-b, top, w + 2 * b, geometry.panel_height + b - top)
    shapes = (
        *diamond(theme, w - cell, 2 * cell, cell, whole, max(least_gap, GAP)),
        draw.stroked(draw.line(MARGIN, sizes.rule, edge, sizes.rule), theme.text, _RULE),
    )
    turned = draw.moved(w, 0) @ draw.scaled(-1, 1) if mirrored else draw.Matrix()
    inner = FOLD_GAP if geometry.fold == "down" else -b
    clip = draw.rectangle(draw.Box(inner, top, w + b - inner, geometry.panel_height + b - top))
    return [draw.Group((draw.Group(shapes, turned),), clip=clip)]


# -- finishes --------------------------------------------------------------------------------------


def on_plate(shapes: Iterable[draw.Shape], plate: Ink, theme: Theme) -> Iterator[draw.Shape]:
    """Yield the outlines among `shapes` again, on `plate`, if they are in an ink that is raised."""
    for shape in shapes:
        match shape:
            case draw.Group():
                yield replace(shape, shapes=tuple(on_plate(shape.shapes, plate, theme)))
            case draw.Path(fill=Ink() as ink) if is_raised(theme, ink):
                rim = draw.Stroke(plate, 2 * TRAP * draw.PT_PER_MM)
                yield replace(shape, fill=plate, stroke=rim)
            case draw.Path(stroke=draw.Stroke() as line) if is_raised(theme, line.ink):
                width = max(LEAST_LINE * draw.PT_PER_MM, line.width)
                yield replace(shape, stroke=replace(line, ink=plate, width=width))
