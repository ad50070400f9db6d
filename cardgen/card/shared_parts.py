"""What cards of a batch share: all but the personal part, drawn once and placed on each card."""

import hashlib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from cardgen.card.curves import Wave, wave_lines
from cardgen.card.front_artwork import CardLook, front_artwork, picture_boxes
from cardgen.card.front_sizes import FOLD_GAP, MARGIN, Sizes
from cardgen.card.inside import flaps, halves_of, inside_over, inside_text, inside_under, tint_of
from cardgen.connector.artwork.back_artwork import Connector, face_artwork, with_list
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import for_type
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink, blend, contrast
from cardgen.drawing.picture import PictureError, face_in, read_photograph, size_of
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.logo import Logo, LogoError, read_logo
from cardgen.inputs.theme import DARK, LEAST_CONTRAST, STRONG, Theme
from cardgen.inputs.validators import Back
from cardgen.sheets.typesetting import centred_lines
from cardgen.sheets.words import players_of, sheet_words
from companion.games import GRID_GAMES


class SharedParts(NamedTuple):
    """The outside's art and text below a person's own, its ground, and the whole inside."""

    art: draw.PlacedForm
    text: draw.PlacedForm
    ground: Ink | None
    inside: draw.Page


@lru_cache(maxsize=8)
def shared_parts(
    look: CardLook, geometry: Geometry, book: FontBook, connector: Connector | None, sizes: Sizes
) -> SharedParts:
    """Return what all cards of a look share.

    Raises InputFault if portrait or logo cannot be used, or the back has no room for what it is to
    show: faults of these fields of whoever has the look.
    """
    theme, faults = look.theme, list[Fault]()
    logo: Logo | None = None
    portrait: tuple[draw.Shape, ...] = ()
    faint: tuple[draw.Shape, ...] = ()
    tints = tint_of("blue", look.tints[0]), tint_of("red", look.tints[1])
    if look.logo is not None:
        try:
            logo = read_logo(look.logo)
        except LogoError as error:
            faults.append(_fault("logo", f"{look.logo}: {error}"))
    if look.portrait is not None:
        try:
            portrait, faint = _portraits(look, look.portrait, geometry, sizes, tints)
        except PictureError as error:
            faults.append(_fault("portrait", f"{look.portrait}: {error}"))
    if faults:
        raise InputFault(faults)
    back = _back(look.back, connector, book)
    back = back and _in_theme(back, theme)
    at_front = geometry.panel("front")
    ground, outside_text = _outside_forms(geometry, book, theme, back)
    under, over, inside_text = _inside_forms(
        geometry, book, theme, tints, look.portrait is None, back
    )
    inside = draw.PlacedForm(under), *faint, draw.PlacedForm(over)
    outside: list[draw.Shape] = [draw.PlacedForm(ground)]
    if portrait:
        outside.append(draw.Group(portrait, at_front))
    front_art = front_artwork(geometry, sizes, look, logo)
    outside.append(_on_panel(geometry, "front", tuple(front_art)))
    return SharedParts(
        draw.PlacedForm(_form("outside-art", geometry, outside)),
        draw.PlacedForm(outside_text),
        None if theme.is_white else theme.ground,
        card_page(geometry, "inside", inside, (draw.PlacedForm(inside_text),)),
    )


def _fault(field: str, message: str) -> Fault:
    return Fault("the card", field, message)


def card_page(
    geometry: Geometry,
    label: Literal["outside", "inside"],
    art: tuple[draw.Shape, ...],
    text: tuple[draw.Shape, ...],
    ground: Ink | None = None,
) -> draw.Page:
    """Return one side of a card; `ground` is the ink under all of it, if there is any."""
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
        ground=ground,
    )


def _portraits(
    look: CardLook,
    path: Path,
    geometry: Geometry,
    sizes: Sizes,
    tints: tuple[Ink, Ink],
) -> tuple[tuple[draw.Shape, ...], tuple[draw.Shape, ...]]:
    """Return the portrait for the front panel, then a faint one for each half inside."""
    from cardgen.card.portrait import faint_portraits, front_portrait  # most cards have none

    theme = look.theme
    front: tuple[draw.Shape, ...] = ()
    if theme.composition == "column":
        boxes = picture_boxes(geometry, sizes, look.mirrored)
        front = front_portrait(path, look.focus, look.zoom, theme, *boxes)
    halves = halves_of(geometry)
    inks = tints[: len(halves)]
    faint = faint_portraits(
        path, look.focus, look.zoom, geometry.grid, inks, one_ink=theme.is_one_ink
    )
    return front, tuple(
        draw.Group((image,), geometry.half(half)) for image, half in zip(faint, halves, strict=True)
    )


def _back(wanted: Back, connector: Connector | None, book: FontBook) -> Connector | None:
    """Return what is on the back as the profile wants it; None for the list of the games alone."""
    if connector is None or wanted == "puzzle":
        return connector
    if wanted == "list":
        return None
    both = with_list(connector, book)
    if both is None:
        message = "there is no room for the list beside this puzzle: choose puzzle or list"
        raise InputFault([_fault("back", message)])
    return both


@lru_cache(maxsize=16)
def _in_theme(connector: Connector, theme: Theme) -> Connector:
    return replace(connector, theme=theme)


def forget_pictures() -> None:
    """Forget what was read of photographs and logos: a program runs on when files are replaced."""
    from cardgen.card.portrait import faint_portraits, remark_on

    for cached in (shared_parts, faint_portraits, remark_on, face_in, size_of, read_photograph):
        cached.cache_clear()


# -- forms -----------------------------------------------------------------------------------------


def _form(name: str, geometry: Geometry, shapes: list[draw.Shape]) -> draw.Form:
    """Return a form for the whole card, with a name made from its content."""
    drawn = tuple(shapes)
    digest = hashlib.sha1(repr(drawn).encode(), usedforsecurity=False).hexdigest()[:10]
    return draw.Form(f"{name}-{digest}", geometry.card.expanded(geometry.bleed), drawn)


@lru_cache(maxsize=16)
def _outside_forms(
    geometry: Geometry, book: FontBook, theme: Theme, connector: Connector | None
) -> tuple[draw.Form, draw.Form]:
    """Return the ground with the back panel's art, and the back panel's text."""
    art, text = _back_panel(geometry, book, theme, connector)
    ground = _ground(geometry, theme)
    if geometry.fold == "none":  # its back is the other side
        return _form("outside-under", geometry, ground), _form("outside-text", geometry, [])
    placed: draw.Shape = draw.Group(tuple(text), geometry.panel("back"))
    return _form("outside-under", geometry, [*ground, art]), _form(
        "outside-text", geometry, [placed]
    )


@lru_cache(maxsize=16)
def _inside_forms(
    geometry: Geometry,
    book: FontBook,
    theme: Theme,
    tints: tuple[Ink, Ink],
    with_curves: bool,
    connector: Connector | None,
) -> tuple[draw.Form, draw.Form, draw.Form]:
    """Return the art under the grids and over them, and the text; or the back of a flat card."""
    if geometry.fold == "none" and not geometry.grid_back:
        art, back_text = _back_panel(geometry, book, theme, connector)
        under, over, text = [*_ground(geometry, theme), art], list[draw.Shape](), back_text
    else:
        with_flaps = connector if connector and connector.layout.panel.flap else None
        flap_art, flap_text = flaps(with_flaps, book) if with_flaps else ([], [])
        under = inside_under(geometry, theme, tints, with_curves)
        over = [*inside_over(geometry, theme), *flap_art]
        own = draw.on_ground(
            inside_text(geometry, book, theme, with_flaps is not None), theme.ground
        )
        text = [*own, *flap_text]
    return (
        _form("inside-under", geometry, under),
        _form("inside-over", geometry, over),
        _form("inside-text", geometry, text),
    )


def _ground(geometry: Geometry, theme: Theme) -> list[draw.Shape]:
    if theme.is_white:
        return []
    return [draw.filled(draw.rectangle(geometry.card.expanded(geometry.bleed)), theme.ground)]


def _back_panel(
    geometry: Geometry, book: FontBook, theme: Theme, connector: Connector | None
) -> tuple[draw.Shape, list[draw.Shape]]:
    """Return the back panel's art at its place, and its text in the panel's own coordinates."""
    if connector is None:
        art, text = list_of_games(geometry, book, theme)
        text = list(draw.on_ground(text, theme.ground))
    else:
        art, text = face_artwork(connector, "back", book)
    return _on_panel(geometry, "back", tuple(art)), text


def _on_panel(
    geometry: Geometry, which: Literal["front", "back"], shapes: tuple[draw.Shape, ...]
) -> draw.Group:
    """Return the shapes of a panel at its place, cut off at the fold and at the bleed's edge."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    seen = draw.Box(-b, -b, w + 2 * b, h + 2 * b)
    if geometry.fold == "across":  # both panels have the fold at their top
        seen = draw.Box(-b, 0, w + 2 * b, h + b)
    elif geometry.fold == "down":
        seen = draw.Box(0 if which == "front" else -b, -b, w + b, h + 2 * b)
    return draw.Group(shapes, geometry.panel(which), draw.rectangle(seen))


# -- the back without Connector --------------------------------------------------------------------

_TOP = 13.2  # of the list, in mm from the panel's top


def list_of_games(
    geometry: Geometry, book: FontBook, theme: Theme
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the art and the text of the back panel, in its coordinates: games and players."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    art: list[draw.Shape] = []
    if theme.is_dark:
        dark, strong = theme.tone(DARK), theme.tone(STRONG)
        inks = [blend(theme.ground, dark, 0.6), dark, blend(dark, strong, 0.3)]
        first = Wave(h * 0.20, h * -0.12, 5.0, w * 0.9, 0.65)
        last = Wave(h * 0.02, h * 0.22, 3.0, w * 1.1, 0.15)
        top = FOLD_GAP if geometry.fold == "across" else -b
        above_rules = draw.rectangle(draw.Box(-b, top, w + 2 * b, _TOP - 0.6 - top))
        art.append(draw.Group(wave_lines(first, last, inks, 12, w, b + 1), clip=above_rules))
    left, right = MARGIN, w - MARGIN
    words = sheet_words(book, "sheets").part("back")
    head = words("inside" if geometry.folds else "to-play")
    text: list[draw.Shape] = [
        draw.Text(left, 9.0, head, 9.5, theme.text, "semibold"),
        draw.Text(right, 9.0, words("pencil"), 6.5, theme.quiet, "regular", "end"),
    ]
    rule = for_type(theme.shape) if theme.is_dark else theme.quiet
    pitch = (h - MARGIN + 1.4 - _TOP) / len(GRID_GAMES)
    column = left + 23.5
    for index, (name, game) in enumerate(GRID_GAMES.items()):
        colours = theme.game(name)
        y = _TOP + index * pitch
        art.append(draw.stroked(draw.line(left, y, right, y), rule, 0.5))
        ink = theme.text
        if contrast(colours.words.rgb, theme.ground.rgb) >= LEAST_CONTRAST:
            ink = colours.words
        art.append(draw.filled(draw.rectangle(draw.Box(left, y + 1.9, 1.1, pitch - 3.6), 0.5), ink))
        middle = y + pitch / 2
        text.append(draw.Text(left + 2.8, middle - 0.5, name.title(), 8, ink, "semibold"))
        text.append(draw.Text(left + 2.8, middle + 2.4, players_of(book, game), 6, theme.text))
        text += centred_lines(book, words(name), column, middle, right - column, 6.5, theme.text)
    return art, text
