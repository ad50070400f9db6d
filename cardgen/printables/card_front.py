"""The front panel: brand, name, contact, portrait or emblem, QR symbol."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardgen.contact import payload
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, symbol
from cardgen.drawing.shapes import MM_PER_PT, Box, Shape, Text, filled, rectangle
from cardgen.faults import Fault, InputFault
from cardgen.printables.curves import Wave, silk
from cardgen.printables.geometry import Geometry
from cardgen.printables.palette import Palette, palette_of
from cardgen.printables.setting import Setting, Style, TextTooLongError, balanced, cap_height, set_line
from cardgen.printables.signs import diamond
from cardgen.profile import Profile

MARGIN = 5.0
"""Distance in mm of type from the trim on the outside: more than the safe zone asks for."""
LARGEST_QR = 27.0
"""In mm, quiet zone included."""
EMBLEM_Y = 8.7
"""Middle of the small emblem beside the brand line, from the panel's top."""

_NAME = Style(14, 8, "semibold", "condensed-semibold")
_BRAND = Style(7, 6, "semibold", "condensed-semibold", spacing=0.5)
_TITLE = Style(7.5, 6, "regular", "condensed")
_CONTACT = Style(7, 6, "regular", "condensed")
_NAME_SIZES = (14.0, 12.0, 10.0, 8.0)
_LEADING = 1.30  # from one line to the next, in em
_PITCH = 1.28  # the same for the contact lines
_TIGHTEST = 1.16  # and the least of it
_GAP = 1.2  # mm between organisation and contact lines, at the least


@dataclass(frozen=True, slots=True)
class Personal:
    """What only one person's card shows, by layer: shapes on the front panel, in its coordinates."""

    art: tuple[Shape, ...]
    text: tuple[Shape, ...]


def personal(profile: Profile, geometry: Geometry, book: FontBook, where: str = "profile") -> Personal:
    """Return the personal part of the card of `profile`.

    `where` names the source of the profile in error messages.

    Raises:
        InputFault: with every field that does not fit or cannot be drawn.
    """
    front = _Front(profile, geometry, book)
    if front.faults:
        raise InputFault(Fault(where, field, message) for field, message in front.faults)
    return Personal(tuple(front.art), tuple(front.text))


def portrait_box(geometry: Geometry, has_qr: bool) -> Box:
    """Return where the portrait lies on the front panel: in its upper right corner, bled off the edge."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    left = w - 22 if has_qr else w * 0.5
    top = 0.0 if geometry.fold == "across" else -b
    bottom = h - MARGIN + 1 - LARGEST_QR if has_qr else h + b
    return Box(left, top, w + b - left, bottom - top)


def front_over(
    geometry: Geometry, palette: Palette, has_brand: bool, has_portrait: bool, has_qr: bool
) -> list[Shape]:
    """Return the art that lies over the black and the portrait: soft curves and the emblem."""
    w, h = geometry.panel_width, geometry.panel_height
    glow = palette.glow
    # the lines rise to the right, clear of the contact lines at the left and of a face
    low = Wave(h * 1.06, h * 0.30, 2.5, w * 0.95, 0.30)
    high = Wave(h * 1.14, h * (0.46 if has_portrait else 1.06), 4.5, w * 0.85, 0.52)
    inks = [blend(BLACK, glow[0], 0.6), *glow[:4]]
    art = list(silk(low, high, inks, 24, w, geometry.bleed + 1))
    if has_portrait or has_qr or has_brand:
        art += diamond(MARGIN + 3.2, EMBLEM_Y, 6.4, glow[2], glow[3], WHITE)
    if not has_portrait and not has_qr:
        art += diamond(w - 23, h / 2, 30, glow[1], glow[2], glow[4])
    return art


class _Front:
    """The personal part of the front panel, in the panel's coordinates; collects what does not fit."""

    def __init__(self, profile: Profile, geometry: Geometry, book: FontBook) -> None:
        self.profile = profile
        self.geometry = geometry
        self.book = book
        self.light = palette_of(profile.accent, profile.blue, profile.red).glow[-1]
        self.art: list[Shape] = []
        self.text: list[Shape] = []
        self.faults: list[tuple[str, str]] = []
        symbol_box = self._qr()
        if symbol_box is not None:
            right = symbol_box.x - 2.5
        elif profile.portrait is not None:
            right = geometry.panel_width * 0.58
        else:
            right = geometry.panel_width - 40
        room = right - MARGIN
        if profile.brand:
            self._brand(symbol_box is not None or profile.portrait is not None)
        self._type(room)

    def _brand(self, beside: bool) -> None:
        """Set the brand line beside the small emblem; `beside`: there is something at its right."""
        room = self.geometry.panel_width - MARGIN - 9.0 - (22 if beside else 45)
        try:
            lines, setting = balanced(self.book, self.profile.brand, room, _BRAND)
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append(("brand", str(error)))
            return
        step = setting.size * MM_PER_PT * 1.25
        y = EMBLEM_Y + cap_height(setting.size) / 2 - step * (len(lines) - 1) / 2
        for index, text in enumerate(lines):
            self.text.append(
                Text(
                    MARGIN + 9.0,
                    y + index * step,
                    text,
                    setting.size,
                    WHITE,
                    setting.weight,
                    spacing=setting.spacing,
                )
            )

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
        """Set name, title and organisation from the top and the contact lines from the bottom.

        The name shrinks until the contact lines have the room they need.
        """
        profile = self.profile
        top = 15.6 + (self.geometry.panel_height - 50) / 3
        below = [
            *self._paragraph("title", profile.title, room, _TITLE, WHITE),
            *self._paragraph("organisation", profile.organisation, room, _TITLE, self.light),
        ]
        contact = [
            (field, value)
            for field in ("phones", "emails", "urls", "address")
            for value in getattr(profile, field)
        ]
        for size in _NAME_SIZES:
            style = replace(_NAME, size=size)
            name = self._paragraph("name", profile.name, room, style, WHITE)
            used = sum(line.height for line in (*name, *below))
            space = self.geometry.panel_height - MARGIN - top - used - _GAP
            if space >= len(contact) * _least_pitch():
                break
        y = top
        for line in (*name, *below):
            self.text.append(line.text(MARGIN, y))
            y += line.height
        self._contact(contact, space, room)

    def _paragraph(self, field: str, content: str, room: float, style: Style, ink: Ink) -> list[_Line]:
        """Set a text in one line, or in two where it would be small or too wide."""
        if not content:
            return []
        try:
            lines, setting = balanced(self.book, content, room, style)
        except (TextTooLongError, MissingGlyphError) as error:
            if (field, str(error)) not in self.faults:
                self.faults.append((field, str(error)))
            return []
        return [_Line(line, setting, ink) for line in lines]

    def _contact(self, lines: list[tuple[str, str]], space: float, room: float) -> None:
        """Set the contact lines upwards from the bottom margin, as large as `space` mm allow."""
        if not lines:
            return
        pitch = min(_CONTACT.size * MM_PER_PT * _PITCH, space / len(lines))
        if pitch < _least_pitch():
            most = max(0, int(space / _least_pitch()))
            message = (
                f"{len(lines)} lines of phones, emails, urls and address are more than the {most} that fit "
                f"at {_CONTACT.smallest:g} pt below name, title and organisation: leave some out"
            )
            self.faults.append((lines[-1][0], message))
            return
        size = max(_CONTACT.smallest, min(_CONTACT.size, int(pitch / MM_PER_PT / _PITCH * 10 + 1e-6) / 10))
        style = replace(_CONTACT, size=size)
        bottom = self.geometry.panel_height - MARGIN
        for index, (field, value) in enumerate(lines):
            y = bottom - pitch * (len(lines) - 1 - index)
            try:
                self.text.append(set_line(self.book, value, MARGIN, y, room, style, WHITE))
            except (TextTooLongError, MissingGlyphError) as error:
                self.faults.append((field, str(error)))


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the name, title or organisation, and how much height it takes."""

    content: str
    setting: Setting
    ink: Ink

    @property
    def height(self) -> float:
        return self.setting.size * MM_PER_PT * _LEADING

    def text(self, x: float, top: float) -> Text:
        """Return the line with its capitals' top somewhat below `top`."""
        size = self.setting.size
        y = top + (self.height + cap_height(size)) / 2
        return Text(x, y, self.content, size, self.ink, self.setting.weight)


def _least_pitch() -> float:
    """Return the smallest distance in mm from one contact line to the next."""
    return _CONTACT.smallest * MM_PER_PT * _TIGHTEST


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
