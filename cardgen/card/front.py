"""The personal part of the front panel: name, title, organisation, contact lines, QR symbol."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

from cardgen.card.front_lines import (
    NARROW,
    SMALLEST_NAME,
    TypeStyle,
    balanced_lines,
    broken_line,
    contact_lines,
    name_lines,
    three_name_lines,
)
from cardgen.card.front_sizes import (
    BESIDE_ABOVE,
    HEADLINE_LEADING,
    HEADLINE_ROOM,
    MARGIN,
    MOST_LINES,
    NAME_ABOVE,
    NAME_LEADING,
    PICTURE_GAP,
    PITCH,
    QR_GAP,
    RULE_GAP,
    SECOND_COLUMN,
    SMALLEST,
    TEXT,
    TITLE_ABOVE,
    TITLE_INSET,
    Needs,
    Sizes,
    column_room,
    foot_top,
    for_long_name,
    head_bottom,
    qr_side,
    sizes_for,
    title_room,
)
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import for_type
from cardgen.drawing.fonts import FontBook, MissingGlyphError, reads_from_right
from cardgen.drawing.ink import BLACK, Ink
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, encode, symbol
from cardgen.inputs.accent import theme_of
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import Advice, Fault, OptionAdvice, quoted
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile, qr_kind
from cardgen.inputs.theme import Theme
from cardgen.inputs.validators import QrContent
from cardgen.sheets.logo import LOGO_CLEAR, LOGO_HEIGHT, logo_width_of
from cardgen.sheets.typesetting import cap_height

_SLACK = 0.2  # mm by which a line may be wider than its room
_INDENT = "\u00a0\u00a0\u00a0"  # before the second half of an address that is broken
_LEAST_GAP = 0.2  # mm between the ink of two lines
_CLEAR, _CLEAR_LONG_NAME = 0.5, 1.5
"""Between a name and what is above it, or the rule below it, in mm: at least, and as it should."""


class PersonalPart(NamedTuple):
    """One person's part of a card, by layer: shapes on the front panel, in its coordinates.

    `faults` has every field that does not fit or cannot be drawn, in their order on the card.
    """

    art: tuple[draw.Shape, ...] = ()
    text: tuple[draw.Shape, ...] = ()
    faults: tuple[Fault, ...] = ()


def sizes_of(profile: Profile, geometry: Geometry, book: FontBook) -> Sizes:
    """Return the sizes of a single card."""
    needs = Needs(geometry, theme_of(profile), book)
    needs.add(profile)
    sizes = sizes_for(needs)
    if not sizes.name.weight.startswith("condensed"):
        return sizes
    return sizes_for_name(profile, geometry, book, sizes) or sizes


def sizes_for_name(
    profile: Profile, geometry: Geometry, book: FontBook, sizes: Sizes
) -> Sizes | None:
    """Return `sizes` with the name of `profile` set so that it fits, not condensed; None if not."""
    theme = theme_of(profile)
    for clear in (_CLEAR_LONG_NAME, _CLEAR):
        for way in for_long_name(sizes, theme):
            front = _composed(profile, geometry, book, way)
            if not front.faults and front.clear_of_name >= clear - 0.01:
                return way
    return None


def personal_part(
    profile: Profile, geometry: Geometry, book: FontBook, sizes: Sizes | None = None
) -> PersonalPart:
    """Return the personal part of the card of `profile`; without `sizes` the card has its own."""
    front = _composed(profile, geometry, book, sizes or sizes_of(profile, geometry, book))
    faults = front.faults
    if impossible := [fault for fault in faults if not fault[2]]:
        # no sizes were sought for it: what else is too wide shows on the card without what is
        # impossible
        rest = replace(profile, **{field: _without(profile, field) for field, *_ in impossible})
        others = _composed(rest, geometry, book, sizes_of(rest, geometry, book)).faults
        order = [field for field, *_ in (*faults, *others)]
        faults = sorted((*impossible, *others), key=lambda fault: order.index(fault[0]))
    of_profile = tuple(profile.origin.fault(*fault) for fault in faults)
    return PersonalPart(tuple(front.art), tuple(front.text), of_profile)


def _composed(profile: Profile, geometry: Geometry, book: FontBook, sizes: Sizes) -> _Front:
    front = _Front(profile, geometry, book, sizes)
    if front.theme.composition == "headline":
        front.headline()
    else:
        front.column()
    return front


def _without(profile: Profile, field: str) -> Any:
    """Return the value that leaves a field out; a name is replaced by a short one."""
    return {"qr": "none", "name": "A"}.get(field, type(getattr(profile, field))())


class _Line(NamedTuple):
    """A line of text and how far the next one is."""

    content: str
    style: TypeStyle
    ink: Ink
    step: float = PITCH
    field: str = ""


class _Front:
    """The front panel of one person, in its coordinates; collects what does not fit.

    Everything is measured from the left and mirrored as a whole if the name reads from the right.
    """

    def __init__(self, profile: Profile, geometry: Geometry, book: FontBook, sizes: Sizes) -> None:
        self.profile, self.geometry, self.book, self.sizes = profile, geometry, book, sizes
        self.theme: Theme = theme_of(profile)
        width = logo_width_of(profile) if sizes.logo else 0.0
        self.logo = width + LOGO_CLEAR if width else 0.0  # what it takes of the column
        self.width = geometry.panel_width
        self.bottom = geometry.panel_height - MARGIN
        self.mirrored = reads_from_right(profile.name)
        self.contact = contact_lines(profile)
        self.clear_of_name = inf  # mm between the name and what is above it, or the rule below it
        self.art: list[draw.Shape] = []
        self.text: list[draw.Text] = []
        self.faults: list[tuple[str, str, Advice]] = []  # field, message, advice

    # -- compositions ----------------------------------------------------------------------------

    def column(self) -> None:
        """Compose a column of type beside a picture."""
        profile, theme = self.profile, self.theme
        if qr_kind(profile) == "none":
            self.sizes = replace(self.sizes, qr=0, beside=False)
        sizes = self.sizes
        room = column_room(sizes.picture)
        head = self._head(room)
        heads = len(self.text)
        self._qr()
        x = MARGIN + sizes.qr + QR_GAP if sizes.qr else MARGIN
        beside = MARGIN + room - x
        self._break(beside)
        risen = self._contact(x, beside, self.bottom)
        top = foot_top(self.geometry, sizes, len(self.contact)) - risen
        lines = self._broken("title", profile.title, beside if sizes.beside else room, sizes.title)
        if sizes.beside:
            first = self.bottom - sizes.qr + cap_height(sizes.title.size) + TITLE_INSET
            titles = [_Line(line, sizes.title, theme.title, field="title") for line in lines]
            self._lines(titles, x, first)
            if self.contact and lines:
                self._check_room(title_room(sizes, len(self.contact), len(lines)) - risen, 0)
            stack: list[_Line] = []
            baseline = top - BESIDE_ABOVE
        else:
            stack = [
                _Line(line, sizes.title, theme.title, PITCH, "title") for line in reversed(lines)
            ]
            baseline = top - TITLE_ABOVE
        if stack:
            stack[-1] = stack[-1]._replace(step=NAME_ABOVE)
        stack += reversed(self._name(room, sizes.name.em * NAME_LEADING))
        highest = self._lines(stack, MARGIN, baseline, upwards=True)
        if heads and stack:
            self._part(heads)
        self.text.sort(key=lambda line: line.y)  # as they are read
        self.clear_of_name = highest - cap_height(sizes.name.size) - head
        self._check_room(self.clear_of_name, _CLEAR)

    def headline(self) -> None:
        """Compose a large name on top, a rule, and three columns below it."""
        theme, sizes = self.theme, self.sizes
        name = self._name(HEADLINE_ROOM, sizes.name.em * HEADLINE_LEADING)
        lowest = self._lines(name, MARGIN, MARGIN + cap_height(sizes.name.size))
        self.clear_of_name = sizes.rule - lowest
        if name and not name[0].content.isascii():  # an accent may reach out of the safe zone
            lower = max(0.0, self.geometry.safe - self.book.ink_box(self.text[0]).y)
            self.text = [replace(line, y=line.y + lower) for line in self.text]
        first = sizes.rule + RULE_GAP
        side = self._qr()
        right = self.width - MARGIN - (side + QR_GAP if side else 0)
        self._break(right - SECOND_COLUMN)
        room = SECOND_COLUMN - MARGIN - PICTURE_GAP
        texts = (
            ("title", sizes.title, theme.title),
            ("organisation", sizes.organisation, theme.text),
            *([("brand", sizes.brand, theme.quiet)] if sizes.brand_line else []),
        )
        end = self._lines(self._texts(texts, room), MARGIN, first)
        last = first + (len(self.contact) - 1) * sizes.pitch
        self._contact(SECOND_COLUMN, right - SECOND_COLUMN, last)
        self._check_room(self.bottom - max(last, end), 0)
        self._check_room(self.clear_of_name, _CLEAR)

    # -- parts -----------------------------------------------------------------------------------

    def _head(self, room: float) -> float:
        """Set organisation over brand line at the top, beside the logo; return where that ends."""
        sizes, theme = self.sizes, self.theme
        texts = (
            ("organisation", sizes.organisation, theme.text),
            ("brand", sizes.brand, theme.quiet),
        )
        lines = self._texts(texts, room - self.logo)
        height = cap_height(TEXT) + (len(lines) - 1) * PITCH
        top = MARGIN + max(0.0, LOGO_HEIGHT - height) / 2 if self.logo else MARGIN
        self._lines(lines, MARGIN + self.logo, top + cap_height(TEXT))
        return head_bottom(len(lines), self.logo > 0)

    def _part(self, heads: int) -> None:
        """Move the first `heads` lines up into the margin if the last of them touches the name."""
        above, below = self.text[heads - 1], self.text[-1]
        if not (above.content + below.content).isascii():
            gap = self.book.ink_box(below).y - self.book.ink_box(above).bottom
            risen = min(_LEAST_GAP - gap, MARGIN - self.geometry.safe)
            if risen > 0:
                self.text[:heads] = [replace(line, y=line.y - risen) for line in self.text[:heads]]
                self._check_room(gap + risen, 0)

    def _texts(self, texts: Iterable[tuple[str, TypeStyle, Ink]], room: float) -> list[_Line]:
        return [
            _Line(line, style, ink, PITCH, field)
            for field, style, ink in texts
            for line in self._broken(field, getattr(self.profile, field), room, style)
        ]

    def _name(self, room: float, step: float) -> list[_Line]:
        style, theme = self.sizes.name, self.theme
        try:
            lines: Sequence[str] = (self.profile.name,)
            if self.sizes.lines_of_name == 2:
                lines = name_lines(self.profile, self.book, theme.name_weight)
            elif self.sizes.lines_of_name == 3:
                lines = three_name_lines(self.profile.name, self.book, theme.name_weight)
            widths = {line: self.book.width(line, style.size, style.weight) for line in lines}
        except MissingGlyphError as error:
            self._note("name", str(error))
            return []
        widest = max(widths, key=widths.__getitem__)
        fits = self._fits("name", widest, room, style)
        return [_Line(line, style, theme.name_ink, step, "name") for line in lines] if fits else []

    def _break(self, room: float) -> None:
        """Break the contact lines that are too wide, if the sizes say so."""
        if not self.sizes.broken:
            return
        contact, columns = self.sizes.contact, self.sizes.columns
        width = (room - (columns - 1) * PICTURE_GAP) / columns + _SLACK
        lines: list[tuple[str, str]] = []
        second: set[int] = set()  # places of second halves
        for field, line in self.contact:
            lines.append((field, line))
            if self.book.rough_width(line, contact.weight) * contact.em > width:
                parts = list(broken_line(field, line))
                if field == "emails" and not self.mirrored:  # its host could be a line of its own
                    hung = _INDENT + parts[-1]
                    if self.book.rough_width(hung, contact.weight) * contact.em <= width:
                        parts[-1] = hung
                lines[-1:] = [(field, part) for part in parts]
                second.add(len(lines) - 1)
        rows = -(-len(lines) // columns)
        if columns > 1 and rows in second:  # a blank line keeps both halves in one column
            lines.insert(rows - 1 if len(lines) % columns else len(lines), ("", ""))
        self.contact = lines

    def _contact(self, x: float, room: float, last: float) -> float:
        """Set the contact lines at `x`, the last on `last`; return by how much they rise."""
        sizes = self.sizes
        rows = -(-len(self.contact) // sizes.columns)
        width = (room - (sizes.columns - 1) * PICTURE_GAP) / sizes.columns
        fit = [self._fits(field, line, width, sizes.contact) for field, line in self.contact]
        if not all(fit):
            return 0
        risen = 0.0
        for column in range(sizes.columns):
            lines = [each for each in self.contact[column * rows : (column + 1) * rows] if each[1]]
            bottom = last - (rows - len(lines)) * sizes.pitch
            stack = [
                _Line(line, sizes.contact, self.theme.text, sizes.pitch, field)
                for field, line in reversed(lines)
            ]
            if stack:
                top = self._lines(stack, x + column * (width + PICTURE_GAP), bottom, upwards=True)
                risen = max(risen, bottom - (len(lines) - 1) * sizes.pitch - top)
        return risen

    def _qr(self) -> float:
        """Set the QR symbol, if there is one, on the tile that cards share; return its side."""
        sizes, theme = self.sizes, self.theme
        try:
            content = payload(self.profile)
            if content is None:
                return 0
            if not sizes.qr:  # the card cannot be printed
                sizes = replace(sizes, qr=qr_side(content, theme)[0])
            box = qr_box(self.geometry, theme, sizes, self.mirrored)
            if theme.tile is not None:
                self.art.append(replace(symbol(content, box, BLACK), shows="qr"))
            else:  # the ground is the quiet zone
                rows = encode(
                    content, choose(content, box.width + 2 * QUIET_ZONE * WANTED_MODULE).level
                )
                module = box.width / len(rows)
                self.art.append(draw.Modules(box.x, box.y, module, rows, BLACK, "qr"))
        except QrError as error:
            cure = SMALLER_SYMBOL.get(qr_kind(self.profile), "shorten it")
            self._note("qr", f"{error}: {cure}")
            return 0
        return sizes.qr

    # -- lines -----------------------------------------------------------------------------------

    def _broken(self, field: str, text: str, room: float, style: TypeStyle) -> Sequence[str]:
        """Return `text` in as few lines as it fits into; none if it does not fit."""
        if not text:
            return ()
        lines: Sequence[str] = ()
        try:
            for most in range(1, MOST_LINES + 1):
                lines = balanced_lines(self.book, text, style.weight, most) if most > 1 else (text,)
                widths = [self.book.width(line, style.size, style.weight) for line in lines]
                if max(widths) <= room + _SLACK:
                    return lines
        except MissingGlyphError as error:
            self._note(field, str(error))
            return ()
        word = lines[widths.index(max(widths))]
        if " " not in word:
            self._fits(field, word, room, style)
        else:
            size = f"{MOST_LINES} lines of {room:.1f} mm at {SMALLEST:g} pt, the smallest size here"
            lacking = _lacking(max(widths) - room)
            self._note(field, f"{quoted(text)} does not fit into {size}{lacking}", _shorten(field))
        return ()

    def _fits(self, field: str, line: str, room: float, style: TypeStyle) -> bool:
        try:
            if self.book.width(line, style.size, style.weight) <= room + _SLACK:
                return True
        except MissingGlyphError as error:
            self._note(field, str(error))
            return False
        least = (
            SMALLEST_NAME
            if field == "name"
            else TypeStyle(SMALLEST, NARROW.get(style.weight, style.weight))
        )
        width = self.book.width(line, least.size, least.weight)
        message = (
            f"{quoted(line)} is {width:.1f} mm wide at {least.size:g} pt, the smallest size here, "
            f"and there is room for {room:.1f} mm{_lacking(width - room)}"
        )
        self._note(field, message, _shorten(field))
        return False

    def _note(self, field: str, message: str, advice: Advice = ()) -> None:
        """Note a fault; one that no size mends has no advice."""
        if (field, message, advice) not in self.faults:
            self.faults.append((field, message, advice))

    def _check_room(self, found: float, wanted: float) -> None:
        """Note a fault if there are only `found` mm where there should be `wanted`."""
        if found < wanted - 0.01 and not self.faults:
            lines = len(contact_lines(self.profile))
            message = (
                f"{lines} lines of phones, emails, urls and address are more than fit with name, "
                f"title, organisation and brand line{_lacking(wanted - found)}"
            )
            self._note(
                self.contact[-1][0] if lines > 1 else "name",
                message,
                ("leave some out", OptionAdvice("shorten")),
            )

    def _lines(
        self, lines: list[_Line], x: float, baseline: float, *, upwards: bool = False
    ) -> float:
        """Set lines at `x`, from `baseline` down, or `upwards`; return the last one's baseline.

        They are further apart where they would touch: two accents on a capital reach higher, and
        letters of some scripts lower, than the leading allows. ASCII letters do not, and measuring
        them would slow a batch.
        """
        anchor: draw.Anchor = "end" if self.mirrored else "start"
        place = self.width - x if self.mirrored else x
        before: draw.Text | None = None
        step = 0.0
        for line in lines:
            baseline += -step if upwards else step
            size = line.style.size
            ink = for_type(line.ink) if size < draw.LARGE_TYPE else line.ink
            ground = draw.ground_of(ink, size, self.theme.ground)
            text = draw.Text(
                place,
                baseline,
                line.content,
                size,
                ink,
                line.style.weight,
                anchor,
                ground=ground,
                shows=line.field,
            )
            if before is not None and not (text.content + before.content).isascii():
                upper, lower = (text, before) if upwards else (before, text)
                gap = self.book.ink_box(lower).y - self.book.ink_box(upper).bottom
                apart = max(0.0, _LEAST_GAP - gap)
                baseline += -apart if upwards else apart
                text = replace(text, y=baseline)
            self.text.append(text)
            before, step = text, line.step
        return baseline


def qr_box(geometry: Geometry, theme: Theme, sizes: Sizes, mirrored: bool) -> draw.Box:
    """Return where the QR symbol is on the front panel: its tile, or its modules if it has none."""
    side, width = sizes.qr, geometry.panel_width
    if theme.composition == "headline":
        x, y = width - MARGIN - side, headline_qr_top(geometry, sizes)
    else:
        x, y = MARGIN, geometry.panel_height - MARGIN - side
    return draw.Box(width - x - side if mirrored else x, y, side, side)


def headline_qr_top(geometry: Geometry, sizes: Sizes) -> float:
    """Return where the symbol beside the columns below a large name begins."""
    return min(sizes.rule + RULE_GAP - cap_height(TEXT), geometry.panel_height - MARGIN - sizes.qr)


def _lacking(room: float) -> str:
    return f" ({max(0.1, room):.1f} mm too little)"


def _shorten(field: str) -> Advice:
    """Return what would help where a field is too wide."""
    left_out = field in ("title", "organisation", "brand", "address")
    return (
        "shorten it",
        *([OptionAdvice("shorten", purpose="to leave it out")] if left_out else []),
    )


SMALLER_SYMBOL: dict[QrContent, str] = {
    "vcard": 'leave out contact details, or set content = "mecard" or "url" under [qr]',
    "mecard": 'leave out contact details, or set content = "url" under [qr]',
}
"""How to make the symbol of a contact smaller."""
