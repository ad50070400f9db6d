"""The front panel: brand, name, contact, portrait or emblem, QR symbol."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook, MissingGlyphError, reads_from_right
from cardgen.drawing.ink import BLACK, RICH_BLACK, WHITE, Ink, blend
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, symbol
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.validators import QrContent
from cardgen.printables.common.curves import Wave, wave_lines
from cardgen.printables.common.game_marks import diamond
from cardgen.printables.common.palette import Palette, for_type, palette_of
from cardgen.printables.common.typesetting import (
    TextSetting,
    TextStyle,
    TextTooLongError,
    cap_height,
    set_in_one_or_two_lines,
    set_line,
)

MARGIN = 5.0
"""Distance in mm of type from the trim on the outside: more than the safe zone needs."""
LARGEST_QR = 27.0
"""In mm, quiet zone included."""
FOLD_GAP = 1.2
"""Art ends this many mm before the fold, so that a fold that is a little off shows none of it at the back."""
EMBLEM_Y = 8.7
"""Middle of the small emblem beside the brand line, from the panel's top."""

_LARGE: tuple[QrContent, ...] = ("vcard", "mecard")
_NAME = TextStyle(14, 8, "semibold", "condensed-semibold")
_BRAND = TextStyle(7, 6, "semibold", "condensed-semibold", spacing=0.5)
_TITLE = TextStyle(7.5, 6, "regular", "condensed")
_CONTACT = TextStyle(7, 6, "regular", "condensed")
_SMALLER_NAMES = (12.0, 10.5)  # pt, where the contact lines need the room
_LEADING = 1.30  # from one line to the next, in em
_PITCH = 1.28  # the same for the contact lines
_TIGHTEST = 1.16  # and the least of it
_GAP = 1.2  # mm between organisation and contact lines, at the least
_CLEAR = 0.2  # mm between the ink of two lines, at the least


@dataclass(frozen=True, slots=True)
class PersonalPart:
    """One person's part of a card, by layer: shapes on the front panel, in its coordinates."""

    art: tuple[draw.Shape, ...]
    text: tuple[draw.Shape, ...]


def personal_part(profile: Profile, geometry: Geometry, book: FontBook) -> PersonalPart:
    """Return the personal part of the card of `profile`.

    Raises:
        InputFault: with every field that does not fit or cannot be drawn.
    """
    front = _Front(profile, geometry, book)
    if front.faults:
        raise InputFault(profile.origin.fault(field, message) for field, message in front.faults)
    return PersonalPart(tuple(front.art), tuple(front.text))


def portrait_box(geometry: Geometry, qr: QrContent) -> draw.Box:
    """Return the portrait's place on the front panel: right, above the QR symbol if there is one."""
    w, h = geometry.panel_width, geometry.panel_height
    if qr == "none":
        return draw.Box(w * 0.55, 4.0, w * 0.45 - 1.0, h - 5.0)
    if qr in _LARGE:
        side = h - MARGIN - LARGEST_QR - 2.0
        return draw.Box(w - MARGIN - (LARGEST_QR + side) / 2, 2.0, side, side)
    return draw.Box(w - MARGIN - 25.0, 3.0, 25.0, h - MARGIN - 20.0)


def front_over(
    geometry: Geometry, palette: Palette, has_brand: bool, has_portrait: bool, qr: QrContent
) -> list[draw.Shape]:
    """Return the art over the black and the portrait: soft curves and the emblem."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    glow = palette.glow
    # the lines rise to the right, clear of the contact lines at the left; high only beside a small symbol
    fan = qr in ("url", "text") and not has_portrait
    low = Wave(h * 1.06, h * 0.30, 2.5, w * 0.95, 0.30)
    high = Wave(h * 1.14, h * (1.06 if fan else 0.46), 4.5, w * 0.85, 0.52)
    inks = [blend(RICH_BLACK, glow[0], 0.6), *glow[:4]]
    top = FOLD_GAP if geometry.fold == "across" else -b
    clip = draw.rectangle(draw.Box(-b, top, w + 2 * b, h + b - top))
    art: list[draw.Shape] = [draw.Group(wave_lines(low, high, inks, 24, w, b + 1), clip=clip)]
    if qr == "none" and not has_portrait:
        art += diamond(w - MARGIN - 11, 17.0, 22, glow[1], glow[2], glow[4])
    if has_brand or qr != "none" or has_portrait:
        art += diamond(MARGIN + 3.2, EMBLEM_Y, 6.4, glow[2], glow[3], WHITE)
    return art


class _Front:
    """The personal part of the front panel, in its coordinates; collects what does not fit."""

    def __init__(self, profile: Profile, geometry: Geometry, book: FontBook) -> None:
        self.profile = profile
        self.geometry = geometry
        self.book = book
        self.light = for_type(palette_of(profile.accent, profile.blue, profile.red).glow[-1])
        self.art: list[draw.Shape] = []
        self.text: list[draw.Text] = []
        self.faults: list[tuple[str, str]] = []
        symbol_box = self._qr()
        right = geometry.panel_width - MARGIN - 24  # clear of the emblem
        if symbol_box is not None:
            right = symbol_box.x - 3.0
        if profile.portrait is not None and profile.qr not in _LARGE:
            right = portrait_box(geometry, profile.qr).x - 1.0
        room = right - MARGIN
        if profile.brand:
            self._brand(symbol_box is not None or profile.portrait is not None)
        self._type(room)

    def _brand(self, beside: bool) -> None:
        """Set the brand line beside the small emblem; `beside`: there is something on its right."""
        room = self.geometry.panel_width - MARGIN - 9.0 - (22 if beside else 45)
        try:
            lines, setting = set_in_one_or_two_lines(self.book, self.profile.brand, room, _BRAND)
        except (TextTooLongError, MissingGlyphError) as error:
            self.faults.append(("brand", str(error)))
            return
        step = setting.size * draw.MM_PER_PT * 1.25
        y = EMBLEM_Y + cap_height(setting.size) / 2 - step * (len(lines) - 1) / 2
        for index, text in enumerate(lines):
            self._add(
                draw.Text(
                    MARGIN + 9.0,
                    y + index * step,
                    text,
                    setting.size,
                    WHITE,
                    setting.weight,
                    spacing=setting.spacing,
                )
            )

    def _qr(self) -> draw.Box | None:
        try:
            content = payload(self.profile)
            if content is None:
                return None
            side = _qr_side(content)
            height, width = self.geometry.panel_height, self.geometry.panel_width
            box = draw.Box(width - MARGIN - side, height - MARGIN - side, side, side)
            self.art.append(draw.filled(draw.rectangle(box, 1.4), WHITE))
            self.art.append(symbol(content, box, BLACK))
        except QrError as error:
            self.faults.append(("qr", f"{error}: {_shorter(self.profile)}"))
            return None
        return box

    def _type(self, room: float) -> None:
        """Set name, title, organisation from the top, contact lines from the bottom; the name may shrink."""
        profile = self.profile
        top = 15.6 + (self.geometry.panel_height - 50) / 3
        name = self._paragraph("name", profile.name, room, _NAME, WHITE)
        below = [
            *self._paragraph("title", profile.title, room, _TITLE, WHITE),
            *self._paragraph("organisation", profile.organisation, room, _TITLE, self.light),
        ]
        contact = [
            (field, value)
            for field in ("phones", "emails", "urls", "address")
            for value in getattr(profile, field)
        ]
        contact += [("note", profile.note)] if profile.note else []

        def space() -> float:
            used = sum(line.height for line in (*name, *below))
            return self.geometry.panel_height - MARGIN - top - used - _GAP

        for size in _SMALLER_NAMES:
            if space() >= len(contact) * _least_pitch():
                break
            name = self._paragraph("name", profile.name, room, replace(_NAME, size=size), WHITE)
        y = top
        from_right = reads_from_right(profile.name)
        for line in (*name, *below):
            y += self._add(line.text(MARGIN + room if from_right else MARGIN, y, from_right)) + line.height
        self._contact(contact, space(), room)

    def _add(self, text: draw.Text) -> float:
        """Add a line, lower down if it would touch the line above; return how much lower, in mm.

        Two accents on a capital reach higher, and letters of some scripts lower, than the leading allows.
        ASCII letters do not, and measuring them would slow a batch.
        """
        above = self.text[-1] if self.text else None
        lower = 0.0
        if above is not None and not (text.content + above.content).isascii():
            gap = self.book.ink_box(text)[1] - self.book.ink_box(above)[3]
            lower = max(0.0, _CLEAR - gap)
            text = replace(text, y=text.y + lower)
        self.text.append(text)
        return lower

    def _paragraph(
        self, field: str, content: str, room: float, style: TextStyle, ink: Ink
    ) -> list[_NameLine]:
        """Set a text in one line, or in two if it would be small or too wide."""
        if not content:
            return []
        try:
            lines, setting = set_in_one_or_two_lines(self.book, content, room, style)
        except (TextTooLongError, MissingGlyphError) as error:
            if (field, str(error)) not in self.faults:
                self.faults.append((field, str(error)))
            return []
        return [_NameLine(line, setting, ink) for line in lines]

    def _contact(self, lines: list[tuple[str, str]], space: float, room: float) -> None:
        """Set the contact lines upwards from the bottom margin, as large as `space` mm allow."""
        if not lines:
            return
        pitch = min(_CONTACT.size * draw.MM_PER_PT * _PITCH, space / len(lines))
        if pitch < _least_pitch():
            most = max(0, int(space / _least_pitch()))
            message = (
                f"{len(lines)} lines of phones, emails, urls and address are more than the {most} that fit "
                f"at {_CONTACT.smallest:g} pt below name, title and organisation: leave some out"
            )
            self.faults.append((lines[-1][0], message))
            return
        size = max(
            _CONTACT.smallest, min(_CONTACT.size, int(pitch / draw.MM_PER_PT / _PITCH * 10 + 1e-6) / 10)
        )
        style = replace(_CONTACT, size=size)
        bottom = self.geometry.panel_height - MARGIN
        for index, (field, value) in enumerate(lines):
            y = bottom - pitch * (len(lines) - 1 - index)
            try:
                self._add(set_line(self.book, value, MARGIN, y, room, style, WHITE))
            except (TextTooLongError, MissingGlyphError) as error:
                self.faults.append((field, str(error)))


@dataclass(frozen=True, slots=True)
class _NameLine:
    content: str
    setting: TextSetting
    ink: Ink

    @property
    def height(self) -> float:
        return self.setting.size * draw.MM_PER_PT * _LEADING

    def text(self, x: float, top: float, from_right: bool) -> draw.Text:
        """Return the line with its capitals in the middle of its height; it starts, or ends, at `x`."""
        size = self.setting.size
        y = top + (self.height + cap_height(size)) / 2
        anchor: draw.Anchor = "end" if from_right else "start"
        return draw.Text(x, y, self.content, size, self.ink, self.setting.weight, anchor)


def _least_pitch() -> float:
    return _CONTACT.smallest * draw.MM_PER_PT * _TIGHTEST


def _qr_side(content: str) -> float:
    """Return the side of a symbol in mm with quiet zone: as much as it wants."""
    choice = choose(content, LARGEST_QR)
    wanted = (choice.side + 2 * QUIET_ZONE) * (WANTED_MODULE + 0.02)
    return min(LARGEST_QR, max(16.0, wanted))


def _shorter(profile: Profile) -> str:
    """Return how to make the symbol fit."""
    if profile.qr == "vcard":
        return 'leave out contact details, or set content = "mecard" or "url" under [qr]'
    if profile.qr == "mecard":
        return 'leave out contact details, or set content = "url" under [qr]'
    return "shorten it"
