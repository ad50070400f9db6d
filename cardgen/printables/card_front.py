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
from cardgen.printables.palette import Palette, for_type, palette_of
from cardgen.printables.setting import Style, TextTooLongError, balanced, cap_height, set_line
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
_PITCH = 1.28  # baseline to baseline, in em
_CLEAR = 0.2  # mm between the ink of two lines


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
    if has_brand:
        art += diamond(MARGIN + 3.2, EMBLEM_Y, 6.4, glow[2], glow[3], WHITE)
    if not has_portrait and not has_qr:
        art += diamond(w - 23, h / 2, 30, glow[1], glow[2], glow[4])
    elif not has_portrait and not has_brand:
        art += diamond(w - MARGIN - 5.5, MARGIN + 5.5, 11, glow[1], glow[2], glow[4])
    return art


class _Front:
    """The personal part of the front panel, in the panel's coordinates; collects what does not fit."""

    def __init__(self, profile: Profile, geometry: Geometry, book: FontBook) -> None:
        self.profile = profile
        self.geometry = geometry
        self.book = book
        self.light = for_type(palette_of(profile.accent, profile.blue, profile.red).glow[-1])
        self.art: list[Shape] = []
        self.text: list[Text] = []
        self.faults: list[tuple[str, str]] = []
        room = geometry.panel_width - 2 * MARGIN
        symbol_box = self._qr()
        if symbol_box is not None:
            room = symbol_box.x - 2.5 - MARGIN
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
            self._add(
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
        profile = self.profile
        y = 15.6 + (self.geometry.panel_height - 50) / 3
        for size, text in self._name(room):
            y = self._add(Text(MARGIN, y + cap_height(size), text, size, WHITE, self._name_weight))
            y += size * MM_PER_PT * 0.42
        y += 0.5
        for field, text, ink in (
            ("title", profile.title, WHITE),
            ("organisation", profile.organisation, self.light),
        ):
            if text:
                y = self._line(field, text, y + cap_height(_TITLE.size) + 0.3, room, _TITLE, ink) + 1.25
        self._contact(y + 1.5, room)

    def _name(self, room: float) -> list[tuple[float, str]]:
        try:
            lines, setting = balanced(self.book, self.profile.name, room, _NAME)
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append(("name", str(error)))
            return []
        self._name_weight = setting.weight
        return [(setting.size, text) for text in lines]

    def _line(self, field: str, text: str, y: float, room: float, style: Style, ink: Ink) -> float:
        """Set a line on the baseline `y` or just below it; return where."""
        try:
            return self._add(set_line(self.book, text, MARGIN, y, room, style, ink))
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append((field, str(error)))
            return y

    def _add(self, text: Text) -> float:
        """Add a line, lower down where it would touch the line above it; return its baseline.

        Two accents on a capital reach higher, and letters of some scripts lower, than the pitch allows
        for; those of ASCII do not, and measuring them would slow a batch.
        """
        above = self.text[-1] if self.text else None
        if above is not None and not (text.content + above.content).isascii():
            gap = self.book.ink_box(text)[1] - self.book.ink_box(above)[3]
            text = replace(text, y=text.y + max(0.0, _CLEAR - gap))
        self.text.append(text)
        return text.y

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
