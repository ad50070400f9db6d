"""The portrait of a card, treated as its theme says: a map of tones, an engraving, or a halftone.

Everything is deterministic and drawn from the photograph alone: the same photograph gives the same
bytes.
"""

import math
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from cardgen.card.portrait_screens import (
    BARE_FROM,
    COARSE_DOT_TILE,
    DOT_TILE,
    PAPER,
    engraved,
    faintly_dotted,
    frayed_lines,
    halftone,
    ringed,
)
from cardgen.card.portrait_tone import (
    is_unlit,
    lit_as_a_shape,
    lit_as_a_whole,
    lit_by_face,
    mask_of_features,
    with_lights_held,
)
from cardgen.drawing import shapes as draw
from cardgen.drawing.face_finder import find_figure
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.drawing.picture import (
    GOOD_RESOLUTION,
    GOOD_UNDER_SCREEN,
    USUAL_HEAD,
    Crop,
    PictureError,
    Portrait,
    face_in,
    read_portrait,
    size_of,
    toned,
)
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import MOST_INK, Theme
from cardgen.inputs.validators import ZOOMS

LARGEST_HEAD = 0.6
"""How high a head is taken to be at most, as a share of the picture, if none is found."""
USUAL_FOCUS = (0.5, 0.38)
"""Where the middle of the face usually is in a photograph of three to four."""
ON_FRONT = (0.5, 0.42)
"""Where the middle of the face goes, as a share of the picture on the front."""
ON_GRID = (0.5, 0.60)
"""The same on a grid; Row 1, at the fold, is on top."""

_FRONT_HEAD = 0.55
"""How high a head becomes on the front, as a share of the picture."""
_WIDEST_HEAD = 0.95
"""How high it becomes at most, as a share of the picture's width."""
_HEAD_OF_FACE = 1.6
"""How much higher a head is than the square in which its face is found."""
_ABOVE_FACE = 0.08
"""How far its middle is above that of the square, as a share of the head."""
_EYES = 0.30
"""How far the eyes reach to the sides of the face's middle, as a share of the head."""
_WIDTH_OF_HEAD = 0.85  # of its height, with hair
_LEAST_HEAD = 0.25
"""How high a head that is not found is taken to be at least, as a share of the photograph."""
_WIDEST_HAT, _HIGHEST_HAT = 1.5, 1.0
"""How far a figure reaches at most from the head's middle, in heads: hats and hair."""
_WIDEST_CUT = 0.6
"""The same where the photograph ends in the head: a round edge looks meant."""
_RIM = 0.16
"""How much of the width fades at least at the picture's inner edge."""
_LEAST_RIM = 0.09  # the same where the face is as near as that
_BLANK = 0.6  # mm without anything at the inner edge
_ABOVE_OVAL = 2.0  # mm between the top of a picture and the oval, so that it never ends in a line
_REMARK_SIDE = 20  # mm; small enough for every photograph that is accepted
_NEAR = 0.75
"""A focus is on a face if it is so near its middle, as a share of the square's side."""

_COARSE = 32  # places across and down in which the figure is looked through
_CUT = 50  # the tone of a mask at an edge that cuts the head
_LEAST_FIGURE = 12  # the mean tone of a mask that shows one
_GLOW = 112  # the tone behind the figure: lighter than dark hair, darker than a face
_SKY = 14  # mm at the top through which it becomes so
_MASK_PIXELS = 160  # across a mask, which is soft and needs no more


class Head(NamedTuple):
    """Where the head is in a photograph; everything is a share of its width or height.

    `focus` is the middle of the head and `height` how high it is, crown to chin. `is_found`: a face
    was found there, and is not just taken to be there. `zoom` is 1 where the usual head becomes
    0.55 of the picture's height; None if the picture may choose. `features` are where both eyes and
    the mouth are from the focus, in heads.
    """

    focus: tuple[float, float]
    height: float
    zoom: float | None
    is_found: bool
    features: tuple[tuple[float, float], ...] = ()


def head_in(path: Path, focus: tuple[float, float] | None, zoom: float | None) -> Head:
    """Return where the head is in the photograph at `path`.

    `focus` and `zoom` are the user's, if given. Raises PictureError if the picture cannot be used.
    """
    face = face_in(path)
    if face is None:
        usual, height = _usual_head(path)
        return Head(focus or usual, height, zoom, False)
    height = _HEAD_OF_FACE * face.height
    found = face.x, face.y - _ABOVE_FACE * height
    wide, high = size_of(path)
    x, y = focus or found
    features = tuple(
        ((across - x) * wide / high / height, (down - y) / height) for across, down in face.features
    )
    if focus is None:
        return Head(found, height, zoom, True, features)
    off_x, off_y = abs(focus[0] - found[0]), abs(focus[1] - found[1])
    if off_y < _NEAR * face.height and off_x < _NEAR * face.width:
        return Head(focus, height, zoom, True, features)
    return Head(focus, USUAL_HEAD, zoom or _FRONT_HEAD, False)


def zoom_of(head: Head) -> float:
    """Return the zoom of a head, or what it would have to be for a picture that chose it."""
    return head.zoom or min(ZOOMS[1], max(ZOOMS[0], _FRONT_HEAD * USUAL_HEAD / head.height))


def portrait_remark(profile: Profile) -> str:
    """Return a sentence on a face that is cut, is too dark or is not found, or nothing."""
    if profile.portrait is None:
        return ""
    return remark_on(profile.portrait, profile.portrait_focus, profile.portrait_zoom)


@lru_cache(maxsize=16)
def remark_on(path: Path, focus: tuple[float, float] | None, zoom: float | None) -> str:
    """Return the remark on the photograph at `path`, which it reads once, or nothing."""
    try:
        head = head_in(path, focus, zoom)
        crop = Crop(head.focus, (0.5, 0.5), 0.5 / head.height, GOOD_RESOLUTION, head.height)
        unlit = is_unlit(read_portrait(path, 1, _REMARK_SIDE, crop))
    except PictureError:
        return ""  # the card says so
    if unlit:
        return (
            f"{path}: the face is much darker than what is behind it, and no tone can save it: "
            "take a photograph with light on the face"
        )
    if head.is_found and _is_cut(head, path):
        return f"{path}: its edge cuts the head: take a photograph with room around the head"
    if head.is_found or focus is not None:
        return ""
    x, y = head.focus
    return (
        f"{path}: no face is found; its middle is taken to be at {x:g},{y:.2g} of the photograph: "
        "look at it with cardgen themes, and say where it is with portrait_focus"
    )


def _is_cut(head: Head, path: Path) -> bool:
    width, height = size_of(path)
    x, y = head.focus
    across, down = _WIDTH_OF_HEAD * head.height * height / width / 2, head.height / 2
    return min(x - across, 1 - x - across, y - down, 1 - y - down) < 0


def _usual_head(path: Path) -> tuple[tuple[float, float], float]:
    """Return where a head whose face is not found is taken to be, and how high.

    It is where heads usually are: who is shown down to the knees has a small one near the top.
    """
    width, height = size_of(path)
    x, y = USUAL_FOCUS
    upright = min(1.0, 4 / 3 * width / height)
    return (x, y * upright), max(_LEAST_HEAD, USUAL_HEAD * upright**2)


def front_portrait(
    path: Path,
    focus: tuple[float, float] | None,
    zoom: float | None,
    theme: Theme,
    visible: draw.Box,
    whole: draw.Box,
) -> tuple[draw.Shape, ...]:
    """Return the portrait at `path` for the front panel, in its coordinates.

    `focus` is the middle of the face in the photograph; `zoom` is how high the head becomes, as a
    share of `visible`, if it is half as high as the photograph. Where they are None, the face that
    is found sets them. `whole` is `visible` and the bleed around it. Raises PictureError if the
    picture cannot be used.
    """
    if theme.portrait == "none":
        return ()
    head = head_in(path, focus, zoom)
    good = GOOD_RESOLUTION if theme.portrait == "gradient" else GOOD_UNDER_SCREEN
    portrait, figure = _placed(path, head, visible, whole, good)
    about_head = _figure(portrait, 0.42, 0.50, whole.height / whole.width, shoulders=False)

    def lit(middle: float, local: float) -> Portrait:
        by_tone = lit_by_face if head.is_found else lit_as_a_shape
        grey = by_tone(portrait, figure, middle, local)
        return replace(portrait, grey=Image.composite(grey, grey.point(_HELD_BACK), about_head))

    match theme.portrait:
        case "engraving" | "rings" as style:
            made, is_engraved = lit(0.60, 0.12), style == "engraving"
            if is_engraved:
                held = Image.composite(with_lights_held(made), made.grey, about_head)
                made = replace(made, grey=held)
            grey = _on_white(made, figure, about_head, visible, whole, frayed=is_engraved)
            if is_engraved:
                drawn = engraved(grey, whole.width, mask_of_features(portrait, head.features))
            else:
                drawn = ringed(grey, whole.width, portrait.face[0])
            picture = toned(drawn, [(0.0, theme.tones[0].ink), (1.0, WHITE)])
        case "halftone":
            picture = _halftone(lit(0.66, 0.12), figure, theme, visible, whole)
        case _:
            tones = [(tone.at, tone.ink) for tone in theme.tones]
            picture = toned(_out_of_ground(lit(0.60, 0.25), figure, visible, whole), tones)
    return (draw.Image(whole, picture),)


def _placed(
    path: Path, head: Head, visible: draw.Box, whole: draw.Box, good: int = GOOD_RESOLUTION
) -> tuple[Portrait, Image.Image]:
    """Return the part of the photograph that the front shows, and its figure, a mask.

    A zoom that is ours to choose keeps `good` pixels per inch. Both are moved down where the
    photograph ends too near above the head: there is no figure above.
    """
    at = (
        (visible.x + ON_FRONT[0] * visible.width - whole.x) / whole.width,
        (visible.y + ON_FRONT[1] * visible.height - whole.y) / whole.height,
    )
    if head.zoom is None:
        wanted = min(_FRONT_HEAD * visible.height, _WIDEST_HEAD * visible.width)
        zoom = wanted / whole.height / head.height
    else:
        zoom = head.zoom * visible.height / whole.height / USUAL_HEAD
    crop = Crop(head.focus, at, zoom, good if head.zoom is None else 0, head.height)
    portrait = read_portrait(path, whole.width / whole.height, whole.width, crop)
    figure = _outline(portrait)
    width, height = figure.size
    down = round((at[1] - portrait.face[1]) * height)
    if down <= 0 or _is_cut_on_top(figure):
        return portrait, figure
    moved = (0, -down, width, height - down)  # black above
    face = portrait.face[0], at[1]
    return replace(portrait, grey=portrait.grey.crop(moved), face=face), figure.crop(moved)


@lru_cache(maxsize=4)  # cards with the same pictures inside share their backs
def faint_portraits(
    path: Path,
    focus: tuple[float, float] | None,
    zoom: float | None,
    side: float,
    inks: tuple[Ink, ...],
    one_ink: bool = False,
) -> tuple[draw.Image, ...]:
    """Return the portrait in each of `inks` for a grid of `side` mm; it fades in from the fold.

    In `one_ink` the first is in fine dots of black, the second in coarse ones. Raises PictureError
    if the picture cannot be used.
    """
    head = head_in(path, focus, zoom)
    enlarged = _FRONT_HEAD / head.height if head.zoom is None else head.zoom / USUAL_HEAD
    least = GOOD_RESOLUTION if head.zoom is None else 0
    crop = Crop(head.focus, ON_GRID, enlarged, least, head.height)
    portrait = read_portrait(path, 1, side, crop)
    fade = Image.linear_gradient("L").point(
        [_ramp(value / 255, 0.10, 0.26) for value in range(256)]
    )
    mask = ImageChops.multiply(_figure(portrait, 0.62, 0.62, 1), fade.resize(portrait.grey.size))
    paper = Image.new("L", portrait.grey.size, 255)
    faded = Image.composite(lit_as_a_whole(portrait), paper, mask)
    box = draw.Box(0, 0, side, side)
    if one_ink:
        tiles = (DOT_TILE, COARSE_DOT_TILE)[: len(inks)]
        dots = (faintly_dotted(faded, side, tile) for tile in tiles)
        return tuple(draw.Image(box, toned(each, [(0.0, BLACK), (1.0, WHITE)])) for each in dots)
    return tuple(draw.Image(box, toned(faded, [(0.0, ink), (1.0, WHITE)])) for ink in inks)


def _on_white(
    portrait: Portrait,
    figure: Image.Image,
    about_head: Image.Image,
    visible: draw.Box,
    whole: draw.Box,
    *,
    frayed: bool,
) -> Image.Image:
    """Return the picture with white around the figure; `frayed` lines end in different places."""
    outline, fade = _in_outline(portrait, figure, visible, whole, off_face=frayed)
    if frayed:
        fade = frayed_lines(fade, whole.height)
    head, clothes = (portrait.grey.point(curve) for curve in (_NEVER_PAPER, _WHITE_CLOTHES))
    inked = Image.composite(head, clothes, about_head)
    # the outline becomes a stroke, where the figure is as pale as the paper
    for across, down in ((1, 0), (0, 1)):
        edge = ImageChops.difference(outline, ImageChops.offset(outline, across, down))
        inked = ImageChops.subtract(inked, edge.point(_TWICE))
    white = Image.new("L", inked.size, 255)
    return Image.composite(inked, white, ImageChops.multiply(outline, fade))


_TWICE = [min(2 * value, 255) for value in range(256)]
_NEVER_PAPER = [min(value, PAPER - 1) for value in range(256)]
"""Tones of a head: rings go on through its lights. Where they ended, skin would look torn."""
_HELD_BACK = [value if value < 130 else 130 + (value - 130) * 6 // 10 for value in range(256)]
"""Tones outside the head: a white shirt does not outshine the face."""
_WHITE_CLOTHES = [min(max(value, 176 + (value - 176) * 6), BARE_FROM - 1) for value in range(256)]
"""The same in lines: a white shirt is paler than skin again, with fewer lines."""


def _halftone(
    portrait: Portrait, figure: Image.Image, theme: Theme, visible: draw.Box, whole: draw.Box
) -> draw.Picture:
    """Return the portrait in dark and in pale dots over the ground."""
    mask = ImageChops.multiply(*_in_outline(portrait, figure, visible, whole))
    dark, pale = (ImageChops.multiply(portrait.grey.point(curve), mask) for curve in (_DARK, _PALE))
    black, field, light = theme.tones[0].ink, theme.ground, theme.tones[-1].ink
    c, m, y, k = map(max, black.cmyk, field.cmyk)
    over = Ink((c, m, y, k), black.rgb)
    tones = [(0.0, over if over.total <= MOST_INK else black), (128 / 255, field), (1.0, light)]
    return toned(halftone(dark, pale, whole.width), tones)


_DARK = [round(255 * min(1, max(0, 1.06 - value / 255 / 0.78))) for value in range(256)]
"""How much of the ground dark dots cover, by how light the portrait is."""
_PALE = [round(255 * min(1, max(0, (value / 255 - 0.42) / 0.5))) for value in range(256)]
"""How much pale dots cover."""


def _in_outline(
    portrait: Portrait,
    figure: Image.Image,
    visible: draw.Box,
    whole: draw.Box,
    *,
    off_face: bool = False,
) -> tuple[Image.Image, Image.Image]:
    """Return two masks: white where the figure shows, and black at the picture's inner edge.

    Where the figure is cut there, that one is wide, unless it keeps `off_face`.
    """
    top = (visible.y + _ABOVE_OVAL - whole.y) / whole.height
    height = whole.height / whole.width
    is_cut = _is_cut_on_top(figure)
    across = _WIDEST_CUT if is_cut else _WIDEST_HAT
    oval = _figure(portrait, across, _HIGHEST_HAT, height, top)
    if is_cut:
        oval = oval.point(_CLEAN)
    if off_face:
        free = _beside(portrait, visible, whole, _WIDTH_OF_HEAD / 2)
        share = min(_RIM, max(_LEAST_RIM, free))
    else:
        wide, high = figure.size
        edge = wide - 1 if _is_mirrored(visible, whole) else 0
        chin = round((portrait.face[1] + portrait.head / 2) * high)
        beside = figure.crop((edge, 0, edge + 1, max(1, chin)))
        is_cut_beside = ImageStat.Stat(beside).mean[0] > _CUT
        share = _widest_fade(portrait, visible, whole) if is_cut_beside else _RIM
    return ImageChops.multiply(oval, figure), _inside(figure.size, share, visible, whole)


_CLEAN = [min(255, max(0, (value - 120) * 16)) for value in range(256)]
"""Makes the soft edge of an oval a clean one: where hair is cut, a fade would be fog."""


def _is_cut_on_top(figure: Image.Image) -> bool:
    return max(figure.crop((0, 0, figure.width, 1)).tobytes()) > _CUT


def _widest_fade(portrait: Portrait, visible: draw.Box, whole: draw.Box) -> float:
    """Return how much of the width may fade at the inner edge: never over an eye."""
    beside = _beside(portrait, visible, whole, _EYES)
    return max(_RIM, min(0.30 * visible.width / whole.width, beside))


def _beside(portrait: Portrait, visible: draw.Box, whole: draw.Box, heads: float) -> float:
    """Return how much of the width is free at the inner edge, so far from the face's middle."""
    from_edge = 1 - portrait.face[0] if _is_mirrored(visible, whole) else portrait.face[0]
    return from_edge - heads * portrait.head * whole.height / whole.width


def _outline(portrait: Portrait) -> Image.Image:
    """Return a mask: white where the figure is, or everywhere if it shows no human being."""
    figure = find_figure(portrait.colours)
    if ImageStat.Stat(figure).mean[0] < _LEAST_FIGURE:
        return Image.new("L", portrait.grey.size, 255)
    # who stands beside is left out: only what holds together with the head is the figure
    small = figure.resize((_COARSE, _COARSE)).point([0] * 128 + [254] * 128)
    x, y = (round(share * (_COARSE - 1)) for share in portrait.face)
    if small.getpixel((x, y)):
        ImageDraw.floodfill(small, (x, y), 255)
        together = small.point([0] * 255 + [255]).filter(ImageFilter.MaxFilter(3))
        figure = ImageChops.darker(figure, together.resize(figure.size))
    return figure.resize(portrait.grey.size, Image.Resampling.BICUBIC)


def _out_of_ground(
    portrait: Portrait, figure: Image.Image, visible: draw.Box, whole: draw.Box
) -> Image.Image:
    """Return the portrait with black, the ground, around head and shoulders."""
    top, bottom = ((y - whole.y) / whole.height for y in (visible.y, visible.bottom))
    # the picture's foot and its top fade into the ground, too
    down = [
        min(
            _ramp(value / 255, top, top + 2 / whole.height),
            255 - _ramp(value / 255, bottom - 0.22 * (bottom - top), bottom),
        )
        for value in range(256)
    ]
    mask = _figure(portrait, 0.60, 0.62, whole.height / whole.width)
    upright = Image.linear_gradient("L").point(down)
    mask = ImageChops.multiply(mask, upright.resize(mask.size, Image.Resampling.BILINEAR))
    fade = _inside(mask.size, _widest_fade(portrait, visible, whole), visible, whole)
    mask = ImageChops.multiply(mask, fade)
    until = top + _SKY / whole.height
    tones = [_GLOW * _ramp(value / 255, top, until) // 255 for value in range(256)]
    glow = Image.linear_gradient("L").point(tones).resize(mask.size, Image.Resampling.BILINEAR)
    inside = figure.filter(ImageFilter.MinFilter(3))  # else a bright wall is a rim
    return ImageChops.multiply(Image.composite(portrait.grey, glow, inside), mask)


def _is_mirrored(visible: draw.Box, whole: draw.Box) -> bool:
    return whole.right <= visible.right  # there is no bleed on the picture's inner side


def _inside(size: tuple[int, int], share: float, visible: draw.Box, whole: draw.Box) -> Image.Image:
    """Return a mask that fades over a share of the width at the inner edge, and before a fold."""
    blank = _BLANK / whole.width

    def lit(x: float) -> int:
        if not _is_mirrored(visible, whole):
            return _ramp(x, blank, share)
        inner = 255 - _ramp(x, 1 - share, 1 - blank)
        return inner if whole.x < visible.x else min(inner, _ramp(x, 0, 2 / whole.width))

    across = [lit(value / 255) for value in range(256)]
    gradient = Image.linear_gradient("L").rotate(90).point(across)
    return gradient.resize(size, Image.Resampling.BILINEAR)


def _ramp(value: float, start: float, end: float) -> int:
    """Return 0 below `start`, 255 above `end`, and a smooth step between."""
    t = min(1.0, max(0.0, (value - start) / (end - start)))
    return round(255 * t * t * (3 - 2 * t))


def _figure(
    portrait: Portrait,
    across: float,
    down: float,
    height: float,
    highest: float = -1.0,
    *,
    shoulders: bool = True,
) -> Image.Image:
    """Return a soft mask: white over head and shoulders, black around them.

    `across` and `down` are how far the oval about the head reaches, in heads; `height` is the
    picture's height as a share of its width; the oval begins at `highest`, a share of it, or below.
    """
    wide, tall = _MASK_PIXELS, round(_MASK_PIXELS * height)
    head = min(portrait.head, LARGEST_HEAD) * tall
    x, y = portrait.face[0] * wide, portrait.face[1] * tall
    mask = Image.new("L", (wide, tall))
    disc = Image.radial_gradient("L").point([255] * 181 + [0] * 75)  # white as far as the sides
    top = max(y - down * head, highest * tall)
    ovals = [(x - across * head, top, x + across * head, y + down * head)]
    if shoulders:
        ovals.append((x - 0.95 * head, y + 0.50 * head, x + 0.95 * head, y + 2.6 * head))
    for left, top, right, bottom in ovals:
        oval = disc.resize(
            (math.ceil(right - left), math.ceil(bottom - top)), Image.Resampling.NEAREST
        )
        mask.paste(255, (round(left), round(top)), oval)
    soft = mask.filter(ImageFilter.GaussianBlur(0.10 * head))
    return soft.resize(portrait.grey.size, Image.Resampling.BILINEAR)
