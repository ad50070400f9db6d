"""The foldable card: brand and contact outside, the game board inside.

Outside, the front panel (brand, name, contact, portrait or emblem, QR symbol) and the back panel (the
four games). Inside, one board of two grids that meet with their Row 1 at the fold. The inside is drawn as
it is seen when the card is turned over about its vertical axis. What does not depend on the person is
made once and placed as a form.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Literal

from cardgen.contact import payload
from cardgen.drawing import picture
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import BLACK, RICH_BLACK, WHITE, Ink, blend
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, symbol
from cardgen.drawing.shapes import (
    MM_PER_PT,
    Box,
    Form,
    Group,
    Image,
    Matrix,
    Page,
    Place,
    Shape,
    Text,
    filled,
    line,
    rectangle,
    rotated,
    stroked,
)
from cardgen.faults import Fault, InputFault
from cardgen.printables.board import grid_lines, labels
from cardgen.printables.curves import Wave, band, silk
from cardgen.printables.geometry import Geometry
from cardgen.printables.palette import (
    DEFECTOR,
    DEFLECTOR,
    MIDNIGHT,
    NAVY,
    REFLECTOR,
    ROTATOR,
    SKY,
    Palette,
    faint,
    palette_of,
)
from cardgen.printables.setting import Style, TextTooLongError, balanced, cap_height, set_line, wrap
from cardgen.printables.signs import MARKS, diamond, mark
from cardgen.profile import Profile

MARGIN = 5.0
"""Distance in mm of type from the trim on the outside: more than the safe zone asks for."""
LARGEST_QR = 27.0
"""In mm, quiet zone included."""
LABEL_SIZE = 5.0
"""Of the grids' labels, in pt: the smallest type there is on a card."""

_NAME = Style(14, 8, "semibold", "condensed-semibold")
_BRAND = Style(7, 6, "semibold", "condensed-semibold", spacing=0.5)
_TITLE = Style(7.5, 6, "regular", "condensed")
_CONTACT = Style(7, 6, "regular", "condensed")
_PITCH = 1.28  # baseline to baseline, in em

_HOUSE = (Profile("").accent, Profile("").blue, Profile("").red)

GAMES: tuple[tuple[str, str, Ink, str], ...] = (
    (
        "Rotator",
        "1 player",
        ROTATOR,
        "Drill from one end of the board to the other while it turns under you.",
    ),
    (
        "Reflector",
        "2 players",
        REFLECTOR,
        "Capture five hidden Nodes. Every space you take costs you the same one.",
    ),
    ("Deflector", "3 to 5", DEFLECTOR, "Twenty Deflectors a board send shots on to the neighbour."),
    ("Defector", "6 and more", DEFECTOR, "Alliances are made, and broken. One player is left."),
)


@dataclass(frozen=True, slots=True)
class Card:
    """The two sides of one card, as finished pages."""

    outside: Page
    inside: Page


@dataclass(frozen=True, slots=True)
class Personal:
    """What only one person's card shows, by layer: shapes on the front panel, in its coordinates."""

    art: tuple[Shape, ...]
    text: tuple[Shape, ...]


def card(profile: Profile, geometry: Geometry, book: FontBook, where: str = "profile") -> Card:
    """Return the card of `profile`; `where` names its source in error messages.

    Raises:
        InputFault: with everything that does not fit or cannot be drawn, by field.
    """
    return assembled(profile, geometry, book, personal(profile, geometry, book, where), where)


def personal(profile: Profile, geometry: Geometry, book: FontBook, where: str = "profile") -> Personal:
    """Return the personal part of the card of `profile`.

    Raises:
        InputFault: with every field that does not fit or cannot be drawn.
    """
    front = _Front(profile, geometry, book)
    if front.faults:
        raise InputFault(Fault(where, field, message) for field, message in front.faults)
    return Personal(tuple(front.art), tuple(front.text))


def assembled(
    profile: Profile, geometry: Geometry, book: FontBook, own: Personal, where: str = "profile"
) -> Card:
    """Return the card of `profile` from its personal part and what it shares with others.

    Raises:
        InputFault: the brand line does not fit, or the portrait cannot be used.
    """
    try:
        outside_art, outside_text, inside = _static(
            geometry,
            book,
            palette_of(profile.accent, profile.blue, profile.red, _HOUSE),
            profile.brand,
            profile.portrait,
            profile.qr != "none",
        )
    except _FieldError as error:
        raise InputFault([Fault(where, error.field, str(error))]) from None
    panel = geometry.panel("front")
    outside = Page(
        geometry.width,
        geometry.height,
        (
            ("art", (Place(outside_art), Group(own.art, panel))),
            ("text", (Place(outside_text), Group(own.text, panel))),
        ),
        geometry.bleed,
        cards=(geometry.card,),
        folds=(geometry.main_fold,),
        safe=geometry.safe,
        fold_safe=geometry.fold_safe,
        label="outside",
    )
    return Card(outside, inside)


class _FieldError(ValueError):
    """Something wrong with one field of the profile."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class _Front:
    """The personal part of the front panel, in the panel's coordinates; collects what does not fit."""

    def __init__(self, profile: Profile, geometry: Geometry, book: FontBook) -> None:
        self.profile = profile
        self.geometry = geometry
        self.book = book
        self.light = palette_of(profile.accent, profile.blue, profile.red, _HOUSE).glow[-1]
        self.art: list[Shape] = []
        self.text: list[Shape] = []
        self.faults: list[tuple[str, str]] = []
        room = geometry.panel_width - 2 * MARGIN
        symbol_box = self._qr()
        if symbol_box is not None:
            room = symbol_box.x - 2.5 - MARGIN
        self._type(room)

    def _qr(self) -> Box | None:
        try:
            content = payload(self.profile)
            if content is None:
                return None
            side = _qr_side(content)
            height, width = self.geometry.panel_height, self.geometry.panel_width
            inset = MARGIN - 1
            box = Box(width - inset - side, height - inset - side, side, side)
            self.art.append(filled(rectangle(box, 1.4), WHITE))
            self.art.append(symbol(content, box, BLACK))
        except QrError as error:
            self.faults.append(("qr", f"{error}: {_shorter(self.profile)}"))
            return None
        return box

    def _type(self, room: float) -> None:
        profile = self.profile
        y = 15.6 + (self.geometry.panel_height - 50) / 3
        for size, text in self._name(room):
            y += cap_height(size)
            text_y = y
            self.text.append(Text(MARGIN, text_y, text, size, WHITE, self._name_weight))
            y += size * MM_PER_PT * 0.42
        y += 0.5
        for field, text, ink in (
            ("title", profile.title, WHITE),
            ("organisation", profile.organisation, self.light),
        ):
            if text:
                y += cap_height(_TITLE.size) + 0.3
                self._line(field, text, y, room, _TITLE, ink)
                y += 1.25
        self._contact(y + 1.5, room)

    def _name(self, room: float) -> list[tuple[float, str]]:
        try:
            lines, setting = balanced(self.book, self.profile.name, room, _NAME)
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append(("name", str(error)))
            return []
        self._name_weight = setting.weight
        return [(setting.size, text) for text in lines]

    def _line(self, field: str, text: str, y: float, room: float, style: Style, ink: Ink) -> None:
        try:
            self.text.append(set_line(self.book, text, MARGIN, y, room, style, ink))
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append((field, str(error)))

    def _contact(self, top: float, room: float) -> None:
        """Set the contact lines upwards from the bottom margin, as large as the room under `top` allows."""
        profile = self.profile
        lines = [
            (field, value)
            for field in ("phones", "emails", "urls", "address")
            for value in getattr(profile, field)
        ]
        if not lines:
            return
        bottom = self.geometry.panel_height - MARGIN
        pitch = (bottom - top - cap_height(_CONTACT.smallest)) / max(1, len(lines) - 1)
        size = min(_CONTACT.size, int(pitch / MM_PER_PT / _PITCH * 10) / 10)
        if size < _CONTACT.smallest:
            most = 1 + int(
                (bottom - top - cap_height(_CONTACT.smallest)) / (_CONTACT.smallest * MM_PER_PT * _PITCH)
            )
            self.faults.append(
                (
                    "address" if profile.address else lines[-1][0],
                    f"{len(lines)} lines of phones, emails, urls and address are more than the "
                    f"{max(0, most)} that fit at {_CONTACT.smallest:g} pt: leave some out",
                )
            )
            return
        style = Style(size, _CONTACT.smallest, _CONTACT.weight, _CONTACT.narrow)
        step = size * MM_PER_PT * _PITCH
        for index, (field, value) in enumerate(lines):
            self._line(field, value, bottom - step * (len(lines) - 1 - index), room, style, WHITE)


def _qr_side(content: str) -> float:
    """Return the side in mm, quiet zone included, that a symbol gets: what it wants and no more."""
    choice = choose(content, LARGEST_QR)
    wanted = (choice.side + 2 * QUIET_ZONE) * (WANTED_MODULE + 0.02)
    return min(LARGEST_QR, max(16.0, wanted))


def _shorter(profile: Profile) -> str:
    """Say what would make the symbol fit."""
    if profile.qr == "vcard":
        return 'leave out contact details, or set content = "mecard" or "url" under [qr]'
    if profile.qr == "mecard":
        return 'leave out contact details, or set content = "url" under [qr]'
    return "shorten it"


# -- what is the same on every card of a batch ---------------------------------------------------


@lru_cache(maxsize=64)
def _static(
    geometry: Geometry, book: FontBook, palette: Palette, brand: str, portrait: FilePath | None, has_qr: bool
) -> tuple[Form, Form, Page]:
    """Return the outside's art and type that carry no personal data, and the inside."""
    face = _Face(portrait) if portrait is not None else None
    front_art, front_text = _front_ground(geometry, book, palette, brand, face, has_qr)
    back_art, back_text = _back(geometry, book, palette)
    bounds = geometry.card.grown(geometry.bleed)
    halves: list[tuple[Literal["front", "back"], list[Shape]]] = [("back", back_art), ("front", front_art)]
    art: list[Shape] = [
        filled(rectangle(bounds), RICH_BLACK),
        *(
            Group(tuple(shapes), geometry.panel(which), _panel_clip(geometry, which))
            for which, shapes in halves
        ),
    ]
    text = [
        Group(tuple(back_text), geometry.panel("back")),
        Group(tuple(front_text), geometry.panel("front")),
    ]
    return (
        _form("outside-art", bounds, art),
        _form("outside-text", bounds, text),
        _inside(geometry, book, palette, face),
    )


def _form(name: str, bounds: Box, shapes: Sequence[Shape]) -> Form:
    digest = hashlib.sha1(repr(tuple(shapes)).encode(), usedforsecurity=False).hexdigest()[:10]
    return Form(f"{name}-{digest}", bounds, tuple(shapes))


def _panel_clip(
    geometry: Geometry, which: Literal["front", "back"]
) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    """Return the panel with its bleed, cut off at the fold, in the panel's own coordinates."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    if geometry.fold == "across":  # upright, both panels have the fold at their top
        return rectangle(Box(-b, 0, w + 2 * b, h + b))
    return rectangle(Box(0 if which == "front" else -b, -b, w + b, h + 2 * b))


@dataclass(frozen=True, slots=True)
class _Face:
    """A portrait's file, read in the crops that the card needs."""

    path: FilePath

    def crop(self, box: Box, dark: Ink, light: Ink, fade: Literal["left", ""] = "") -> Image:
        try:
            grey = picture.read_grey(self.path, box.width / box.height, box.width)
        except picture.PictureError as error:
            raise _FieldError("portrait", f"{self.path}: {error}") from None
        if fade:
            grey = picture.faded_left(grey)
        return Image(box, picture.toned(grey, dark, light))


def _front_ground(
    geometry: Geometry, book: FontBook, palette: Palette, brand: str, face: _Face | None, has_qr: bool
) -> tuple[list[Shape], list[Shape]]:
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    glow = palette.glow
    art: list[Shape] = []
    if face is not None:
        left = w - 22 if has_qr else w * 0.5
        bottom = h - MARGIN + 1 - LARGEST_QR if has_qr else h + b
        top = 0.0 if geometry.fold == "across" else -b
        box = Box(left, top, w + b - left, bottom - top)
        ramp = blend(glow[-2], glow[-1], 0.6)
        art.append(face.crop(box, Ink((0.5, 0.4, 0.4, 1.0), (0, 0, 0)), ramp, fade="left"))
    # the lines rise to the right, clear of the contact lines at the left and of a face
    low = Wave(h * 1.06, h * 0.30, 2.5, w * 0.95, 0.30)
    high = Wave(h * 1.14, h * (0.46 if face is not None else 1.06), 4.5, w * 0.85, 0.52)
    art += silk(low, high, [blend(BLACK, glow[0], 0.6), glow[0], glow[1], glow[2], glow[3]], 24, w, b + 1)
    if face is None and not has_qr:
        art += diamond(w - 23, h / 2, 30, glow[1], glow[2], glow[4])
    elif face is None and not brand:
        art += diamond(w - MARGIN - 5.5, MARGIN + 5.5, 11, glow[1], glow[2], glow[4])
    text: list[Shape] = []
    if brand:
        art += diamond(MARGIN + 3.2, 8.7, 6.4, glow[2], glow[3], WHITE)
        room = w - MARGIN - 9.0 - (22 if face is not None or has_qr else 45)
        try:
            lines, setting = balanced(book, brand, room, _BRAND)
        except (TextTooLongError, MissingGlyphError) as error:
            raise _FieldError("brand", str(error)) from None
        step = setting.size * MM_PER_PT * 1.25
        first = 8.7 + cap_height(setting.size) / 2 - step * (len(lines) - 1) / 2
        text = [
            Text(
                MARGIN + 9.0,
                first + index * step,
                part,
                setting.size,
                WHITE,
                setting.weight,
                spacing=setting.spacing,
            )
            for index, part in enumerate(lines)
        ]
    return art, text


def _back(geometry: Geometry, book: FontBook, palette: Palette) -> tuple[list[Shape], list[Shape]]:
    """Return the back panel: what the four games are, and for how many."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    glow = palette.glow
    first = Wave(h * 0.20, h * -0.12, 5.0, w * 0.9, 0.65)
    last = Wave(h * 0.02, h * 0.22, 3.0, w * 1.1, 0.15)
    art: list[Shape] = list(
        silk(first, last, [blend(BLACK, MIDNIGHT, 0.4), glow[0], blend(glow[0], glow[1], 0.7)], 12, w, b + 1)
    )
    left, right = MARGIN, w - MARGIN
    text: list[Shape] = [
        Text(left, 9.0, "Four games inside", 9.5, WHITE, "semibold"),
        Text(right, 9.0, "Bring a pencil", 6.5, SKY, "regular", "end"),
    ]
    top = 13.2
    pitch = (h - MARGIN + 1.4 - top) / len(GAMES)
    column = left + 22.0
    for index, (name, players, ink, about) in enumerate(GAMES):
        y = top + index * pitch
        art.append(stroked(line(left, y, right, y), blend(BLACK, NAVY, 0.9), 0.5))
        art.append(filled(rectangle(Box(left, y + 1.9, 1.1, pitch - 3.6), 0.5), ink))
        middle = y + pitch / 2
        text.append(Text(left + 2.8, middle + 0.1, name, 8, ink, "semibold"))
        text.append(Text(left + 2.8, middle + 2.9, players, 6, WHITE))
        lines = wrap(book, about, right - column, 6.5)
        step = 6.5 * MM_PER_PT * 1.3
        start = middle + cap_height(6.5) / 2 - step * (len(lines) - 1) / 2
        text += [Text(column, start + i * step, part, 6.5, WHITE) for i, part in enumerate(lines)]
    return art, text


# -- inside --------------------------------------------------------------------------------------


def _inside(geometry: Geometry, book: FontBook, palette: Palette, face: _Face | None) -> Page:
    bounds = geometry.card.grown(geometry.bleed)
    art: list[Shape] = [filled(rectangle(bounds), RICH_BLACK), *_inside_ornament(geometry, palette)]
    art.append(filled(rectangle(_white(geometry)), WHITE))
    text: list[Shape] = []
    halves: tuple[tuple[Literal["blue", "red"], Ink], ...] = (("blue", palette.blue), ("red", palette.red))
    for which, ink in halves:
        matrix = geometry.half(which)
        art.append(Group(_ground(geometry, ink, face), matrix))
        text.append(Group(_labels(geometry, book), matrix))
        text.append(Group(_key(geometry, book), matrix))
    for which, _ in halves:
        art.append(Group(grid_lines(geometry.cell), geometry.half(which)))
    return Page(
        geometry.width,
        geometry.height,
        (
            ("art", (Place(_form("inside-art", bounds, art)),)),
            ("text", (Place(_form("inside-text", bounds, text)),)),
        ),
        geometry.bleed,
        cards=(geometry.card,),
        folds=(geometry.main_fold, *geometry.tab_folds),
        safe=geometry.safe,
        fold_safe=geometry.fold_safe,
        label="inside",
    )


def _white(geometry: Geometry) -> Box:
    """Return the paper-white area under grids and labels; with side tabs its edges are their folds."""
    reach = geometry.grid + 2.6  # beyond Row 10 there is room for the column labels
    if geometry.fold == "across":
        left = geometry.tab or geometry.width / 2 - geometry.grid / 2 - 2.6
        return Box(left, geometry.height / 2 - reach, geometry.width - 2 * left, 2 * reach)
    side = min(geometry.height / 2 - 1.4, geometry.grid / 2 + 2.6)
    return Box(geometry.width / 2 - reach, geometry.height / 2 - side, 2 * reach, 2 * side)


def _inside_ornament(geometry: Geometry, palette: Palette) -> list[Shape]:
    """Return soft curves for the black at the sides; they run the length of the card."""
    glow = palette.glow
    length = geometry.height if geometry.fold == "across" else geometry.width
    depth = geometry.width if geometry.fold == "across" else geometry.height
    inks = [blend(BLACK, glow[0], 0.5), glow[0], glow[1]]
    if geometry.fold == "across":
        first = Wave(depth - 1, 3, 2.0, length * 0.8, 0.1)
        last = Wave(depth - 9, -4, 5.0, length * 0.6, 0.5)
        lines = silk(first, last, inks, 14, length, geometry.bleed + 1)
        down = Matrix(0, 1, 1, 0, 0, 0)
        clip = rectangle(Box(-geometry.bleed, 0, length + 2 * geometry.bleed, depth + geometry.bleed))
        side = Group(lines, down, clip)
        return [side, Group((side,), rotated(180, *geometry.card.centre))]
    first = Wave(depth * 0.9, depth * 0.2, 4.0, length * 0.5, 0.0)
    last = Wave(depth * 0.6, depth * 0.3, 9.0, length * 0.6, 0.3)
    lines = silk(first, last, inks, 16, length, geometry.bleed + 1)
    clip = rectangle(geometry.card.grown(geometry.bleed))
    return [Group(lines, clip=clip), Group((Group(lines, clip=clip),), rotated(180, *geometry.card.centre))]


def _ground(geometry: Geometry, ink: Ink, face: _Face | None) -> tuple[Shape, ...]:
    """Return what lies faintly under a grid: the portrait or, without one, soft curves."""
    side = geometry.grid
    box = Box(0, 0, side, side)
    light = faint(ink)
    if face is not None:
        return (face.crop(box, light, WHITE),)
    bands = (
        band(
            Wave(side * 0.92, 2, 4, side * 1.1, 0.0),
            Wave(side * 0.58, 14, 6, side * 0.9, 0.25),
            light,
            side,
            0,
        ),
        band(
            Wave(side * 0.50, 16, 5, side * 0.9, 0.28),
            Wave(side * 0.38, 18, 6, side * 0.8, 0.40),
            light.tint(0.55),
            side,
            0,
        ),
    )
    return (Group(bands, clip=rectangle(box)),)


def _labels(geometry: Geometry, book: FontBook) -> tuple[Text, ...]:
    """Return A to J below Row 10 and 1 to 10 to the left of Column A, as the owner sees them."""
    cell = geometry.cell
    # lower than the middle of the space by what keeps the 1 clear of the fold
    drop = max(0.0, geometry.fold_safe + 0.05 - (cell - cap_height(LABEL_SIZE)) / 2)
    widest = book.width("10", LABEL_SIZE, "condensed-semibold")
    across = geometry.width if geometry.fold == "across" else geometry.height
    limit = geometry.tab + geometry.fold_safe if geometry.tab else geometry.safe
    gap = min(0.5, (across - geometry.grid) / 2 - limit - widest)
    row_x = -gap if gap > 0 else widest + 0.25  # inside Column A where there is no room beside it
    return labels(cell, LABEL_SIZE, 0.45, drop, row_x)


def _key(geometry: Geometry, book: FontBook) -> tuple[Shape, ...]:
    """Return the pencil marks and what they mean, on the black within sight of a grid's owner."""
    if geometry.fold == "across" and not geometry.tab:
        return ()
    cell, style = 3.4, Style(6, 6, "regular", "condensed")
    shapes: list[Shape] = []
    for index, (which, label) in enumerate(MARKS):
        if geometry.fold == "across":  # one below the other on the tab
            x = (geometry.grid + geometry.width) / 2 - geometry.tab + geometry.fold_safe
            y, room = 6.0 + index * 8.0, geometry.tab - geometry.fold_safe - geometry.safe
        else:  # side by side, between Row 10 and its owner
            pitch = geometry.grid / len(MARKS)
            x, y, room = index * pitch, geometry.grid + 10.0, pitch - 0.6
        box = Box(x, y, cell, cell)
        shapes += (filled(rectangle(box), WHITE), *mark(which, box, BLACK))
        shapes.append(set_line(book, label, x, y + cell + 2.4, room, style, WHITE))
    return tuple(shapes)
