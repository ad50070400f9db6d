"""How large everything on the front panel is: decided once for all cards of a batch, so that no size jumps.

`Needs` collects how much room the texts of each card want; `sizes_for` then walks down the ladder of sizes to
the first rung at which all of them fit. Widths are measured in em: multiply by the type size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from math import inf

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import KERNING, FontBook, MissingGlyphError
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, fits
from cardgen.inputs.contact import payload
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme
from cardgen.printables.card.front_lines import broken_line, contact_lines, halves, name_lines
from cardgen.printables.card.logo import LOGO_CLEAR, LOGO_HEIGHT, logo_width_of
from cardgen.printables.common.typesetting import cap_height

MARGIN = 5.0
"""Distance in mm of type from the trim on the outside: more than the safe zone needs."""
FOLD_GAP = 1.2
"""Art ends this many mm before the fold, so that a fold that is a little off shows none of it at the back."""
PICTURE_GAP = 2.0
"""Between the column of type and the picture."""
QR_GAP = 2.4
"""Between the QR symbol and the lines beside it."""
TITLE, TEXT, SMALLEST = 7.0, 6.5, 6.0
"""Type sizes in pt: of the title, of everything else but the name, and the smallest."""
PITCH = 2.9
"""From one line of `TEXT` to the next, in mm."""
NAME_LEADING, HEADLINE_LEADING = 1.08, 1.0
"""From one line of a name to the next, in em."""
TITLE_ABOVE, NAME_ABOVE = 3.3, 4.0
"""The title's baseline above the QR symbol, and the name's above the title's."""
HEADLINE_ROOM = 46.0
"""Width of a large name."""
SECOND_COLUMN = 31.2
"""Where the contact lines begin below a large name."""
LARGEST_QR = 27.0
TITLE_INSET, TITLE_CLEAR = 0.4, 1.0
"""A title beside the symbol: below its top, and above the contact lines."""
BESIDE_ABOVE = 3.0
"""The name's baseline above a symbol that has the title beside it."""
RULE_ABOVE, RULE_GAP = 16.4, 3.2
"""The rule below a large name: above the last baseline, and the first baseline below it."""
LOGO_TOP = 8.6
"""Top of a logo below the rule, at least; its foot is then level with that of a QR symbol."""

_TILES = (14.0, 20.0, 24.0)
"""Sides of the tile under a QR symbol, quiet zone included: of a web address, a MECARD, a vCard."""
_BARE = (13.0, 17.0, 22.0)
"""The same for a symbol on a light ground, whose quiet zone is the ground itself: its modules only."""
_PICTURES = (42.0, 37.0, 31.0, 27.0)
"""Widths of the picture on a panel of 85 mm: without a symbol, and beside each of the three."""
_NARROWER = (34.0, 31.0, 28.0, 26.0)
_NARROWEST = (20.0, 12.0)
_NAMES = (15.0, 13.0, 11.0, 9.5)
_HEADLINES = (25.0, 22.0, 19.0, 17.0, *_NAMES)
_HAIR = 0.15  # mm by which a line may be too wide: nobody sees it
_BROKEN_FROM = 10.0  # em; a contact line that may have to be broken is wider
_WIDEST = 85 - MARGIN - PICTURE_GAP - 12.0
"""Width in mm of the column beside the narrowest picture."""
NARROW: dict[draw.Weight, draw.Weight] = {
    "regular": "condensed",
    "semibold": "condensed-semibold",
    "bold": "condensed-semibold",
    "serif-semibold": "condensed-semibold",
}
"""The condensed weight that replaces a weight before the type gets smaller."""
ORGANISATION: tuple[draw.Weight, draw.Weight] = ("semibold", "condensed-semibold")
_CLEAR = 1.5  # mm between what is at the top of the column and the name


@dataclass(frozen=True, slots=True)
class Setting:
    """Size in pt and weight of a text."""

    size: float
    weight: draw.Weight

    @property
    def em(self) -> float:
        """The size in mm."""
        return self.size * draw.MM_PER_PT


_SMALLEST_NAME = Setting(_NAMES[-1], "condensed-semibold")


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a front, for all cards of a batch.

    `qr` is the side of the tile, or of the modules on a light ground; 0 without a symbol. `picture` is its
    width. A name is broken into two lines if `two_lines`; contact lines stand in `columns`, and are `broken`
    in two where they are too wide. The title is `beside` the symbol, or between it and the name. Below a
    large name there is a `rule` at this height, `logo_top` is how far the logo is below it, and the
    `brand_line` is there if that leaves room for the logo. The `logo` is there if there is room. Without
    `fits` something is too wide or too high even at these sizes.
    """

    qr: float
    picture: float
    name: Setting
    two_lines: bool
    title: Setting
    organisation: Setting
    brand: Setting
    contact: Setting
    columns: int = 1
    broken: bool = False
    rule: float = 0
    logo_top: float = 0
    logo: bool = True
    brand_line: bool = True
    beside: bool = False
    fits: bool = True

    @property
    def pitch(self) -> float:
        """From one contact line to the next, in mm."""
        return PITCH * self.contact.size / TEXT


class _UnsureError(Exception):
    """Whether the widest line fits depends on its kerning, which has not been measured."""

    def __init__(self, width: _Width) -> None:
        self.width = width
        super().__init__()


@dataclass(slots=True, eq=False)
class _Width:
    """The width in em of the widest line over all cards, whole or `split` in two: between `least` and `most`.

    Both are the same once it is measured; `most` is infinite before it is estimated.
    """

    weight: draw.Weight
    split: bool = False
    least: float = 0
    most: float = inf

    def fits(self, setting: Setting, room: float) -> bool:
        """Return whether a line of this width fits into `room` mm."""
        if self.most * setting.em <= room + _HAIR:
            return True
        if self.least * setting.em > room + _HAIR:
            return False
        raise _UnsureError(self)

    def __lt__(self, other: _Width) -> bool:
        if self.most < other.least:
            return True
        if self.least >= other.most:
            return False
        raise _UnsureError(self if self.least < self.most else other)


class _Widths:
    """The widths of a text over all cards: unbroken and in two lines, usual and condensed.

    A text does not count if it is too wide for any card at `least` pt. `asked` are those to look at.
    """

    def __init__(self, weight: draw.Weight, narrow: draw.Weight, least: float = SMALLEST) -> None:
        self.whole, self.whole_narrow = _Width(weight), _Width(narrow)
        self.split, self.split_narrow = _Width(weight, split=True), _Width(narrow, split=True)
        self.all = (self.whole, self.split, self.whole_narrow, self.split_narrow)
        self.asked: tuple[_Width, ...] = ()
        self.widest = _WIDEST / (least * draw.MM_PER_PT)  # em


class Needs:
    """What the cards of a batch need, over all cards that fit on their own.

    Widths are estimated from glyphs without kerning, which is many times as fast as to measure them. Those
    that few batches need are estimated when they are asked for.
    """

    def __init__(self, geometry: Geometry, theme: Theme, book: FontBook) -> None:
        self.geometry, self.theme, self.book = geometry, theme, book
        self.logo_width = 0.0
        self.has_portrait = False
        self.qr, self.qr_class = 0.0, 0
        self.lines = 0  # of contact
        self.broken_lines = 0  # the same if the widest are broken in two
        self.head = 0.0  # bottom of what is at the top of the column
        self.head_without_logo = 0.0
        self.below_title = False
        self.unprintable: set[Profile] = set()
        self.name = name = _Widths(theme.name_weight, NARROW[theme.name_weight], _NAMES[-1])
        self.title = title = _Widths(*title_weights(theme))
        self.organisation = organisation = _Widths(*ORGANISATION)
        self.brand = brand = _Widths("regular", "condensed")
        self.contact = contact = _Widths("regular", "condensed")
        self._texts = {"name": name, "title": title, "organisation": organisation, "brand": brand}
        self._texts["contact"] = contact
        self._ask({*(each.whole for each in self._texts.values()), name.split, contact.whole_narrow})

    def add(self, profile: Profile) -> None:
        """Add the card of `profile`; one that cannot be printed at all changes nothing."""
        try:
            content = payload(profile)
            side, index = qr_side(content, self.theme) if content else (0.0, 0)
            self._widen(profile)
        except (MissingGlyphError, QrError):
            self.unprintable.add(profile)
            return
        self.qr, self.qr_class = max(self.qr, side), max(self.qr_class, index)
        self.logo_width = max(self.logo_width, logo_width_of(profile))
        self.has_portrait |= profile.portrait is not None
        lines = contact_lines(profile)
        self.lines = max(self.lines, len(lines))
        wide = [line for _, line in lines if self.book.rough_width(line, "condensed") > _BROKEN_FROM]
        self.broken_lines = max(self.broken_lines, len(lines) + len(wide))
        self.head = max(self.head, head_bottom(profile))
        self.head_without_logo = max(self.head_without_logo, head_bottom(profile, with_logo=False))
        self.below_title |= bool(profile.title)

    def look_closer(self, width: _Width, profiles: Iterable[Profile]) -> None:
        """Measure `width`, or estimate it and all others that have not been; `profiles` are those added."""
        exactly = width.most < inf
        rest = {each for widths in self._texts.values() for each in widths.all if each.most == inf}
        self._ask({width} if exactly else rest)
        for profile in profiles:
            if not (self.unprintable and profile in self.unprintable):
                self._widen(profile, exactly=exactly)
        if exactly:
            width.most = width.least

    def _ask(self, asked: set[_Width]) -> None:
        for widths in self._texts.values():
            widths.asked = tuple(each for each in widths.all if each in asked)
        for width in asked:
            width.most = 0 if width.most == inf else width.most

    def _widen(self, profile: Profile, *, exactly: bool = False) -> None:
        """Widen what is asked for by the texts of `profile`."""
        for field, widths in self._texts.items():
            if widths.asked:
                own = field != "contact"
                for where, line in [(field, getattr(profile, field))] if own else contact_lines(profile):
                    if line:
                        self._include(widths, profile, where, line, exactly)

    def _include(self, widths: _Widths, profile: Profile, where: str, text: str, exactly: bool) -> None:
        """Widen `widths` by `text` of the field `where`, unless it is too wide for any card."""
        book, usual, narrow = self.book, widths.whole.weight, widths.whole_narrow.weight
        try:
            if book.rough_width(text, usual) > widths.widest and any(
                book.rough_width(part, narrow) > widths.widest for part in self._broken(profile, where, text)
            ):
                return
            for width in widths.asked:
                for line in self._broken(profile, where, text) if width.split else (text,):
                    most = book.rough_width(line, width.weight) * KERNING
                    if most > (width.least if exactly else width.most):
                        width.least = max(width.least, book.line(line, width.weight).width)
                        width.most = max(width.most, most)
        except MissingGlyphError:
            book.rough_width(text, usual)  # raises again, unless only the condensed face lacks a letter

    def _broken(self, profile: Profile, where: str, text: str) -> tuple[str, ...]:
        """Return the lines into which `text` of the field `where` may be broken."""
        if where == "name":
            return name_lines(profile, self.book, self.theme.name_weight)
        if where in self._texts:
            return halves(self.book, text, self._texts[where].whole.weight)
        return broken_line(where, text)


def qr_side(content: str, theme: Theme) -> tuple[float, int]:
    """Return the side of the symbol in mm as in `Sizes.qr`, and which of the three symbols it is, from 1.

    Raises:
        QrError: it does not fit legibly.
    """
    spaces = (*_TILES, LARGEST_QR)
    index = next((i for i, space in enumerate(spaces) if fits(content, space)), len(_TILES))
    tile = spaces[index]
    choice = choose(content, tile)
    index = min(index + 1, len(_TILES))
    quiet = 2 * QUIET_ZONE
    if theme.tile is not None:
        return min(LARGEST_QR, max(tile, (choice.side + quiet) * WANTED_MODULE)), index
    least = min(WANTED_MODULE, LARGEST_QR / (choice.side + quiet))
    return max(_BARE[index - 1], choice.side * least), index


def head_bottom(profile: Profile, with_logo: bool = True) -> float:
    """Return where logo, organisation and brand line end, at the top of the column."""
    if with_logo and logo_width_of(profile):
        return MARGIN + LOGO_HEIGHT
    lines = bool(profile.organisation) + bool(profile.brand)
    return MARGIN + cap_height(TEXT) + (lines - 1) * PITCH if lines else MARGIN - _CLEAR


def title_weights(theme: Theme) -> tuple[draw.Weight, draw.Weight]:
    """Return the usual and the condensed weight of the title."""
    return ORGANISATION if theme.composition == "headline" else ("regular", "condensed")


def column_room(picture: float) -> float:
    """Return the width of the column of type beside a picture: what a wider card adds goes to the picture."""
    return 85 - MARGIN - PICTURE_GAP - picture


def sizes_for(needs: Needs, profiles: Callable[[], Iterable[Profile]]) -> Sizes:
    """Return the largest sizes at which all cards fit, or the smallest there are.

    `profiles` returns all that have been added to `needs`, for a closer look at some lines.
    """
    while True:
        try:
            return _largest_sizes(needs)
        except _UnsureError as error:
            needs.look_closer(error.width, profiles())


def _largest_sizes(needs: Needs) -> Sizes:
    """Return the largest sizes at which all cards fit, or the smallest there are.

    First the contact lines are condensed, then the picture gets narrower, then they get smaller, then those
    that are still too wide are broken in two, then the logo is left out; the rest follows from the room that
    this leaves.
    """
    usual, narrow, small = (
        Setting(TEXT, "regular"),
        Setting(TEXT, "condensed"),
        Setting(SMALLEST, "condensed"),
    )
    picture = _PICTURES[needs.qr_class]
    rungs = [(usual, picture), (narrow, picture)]
    rungs += [(narrow, width) for width in _NARROWER if width < picture]
    rungs.append((small, rungs[-1][1]))
    if not needs.has_portrait:  # an ornament may be narrower than a face
        rungs += [(small, width) for width in _NARROWEST]
    ways = [(contact, width, False) for contact, width in rungs]
    ways += [(contact, width, True) for contact, width in rungs if contact != usual]
    layout = _headline if needs.theme.composition == "headline" else _column
    for contact, width, broken in ways:
        if sizes := layout(needs, contact, width, broken, final=False):
            return sizes
    if needs.logo_width:  # it gives way before a name or a contact does
        without = copy(needs)
        without.logo_width, without.head = 0, needs.head_without_logo
        return replace(_largest_sizes(without), logo=False)
    sizes = layout(needs, small, rungs[-1][1], True, final=True)
    assert sizes is not None
    return replace(sizes, fits=False)


def _column(needs: Needs, contact: Setting, picture: float, broken: bool, *, final: bool) -> Sizes | None:
    """Return the sizes in a column beside a picture; None if something does not fit, unless it is `final`.

    The title is beside a large symbol if it fits there.
    """
    places = (True, False) if needs.qr > _TILES[1] else (False,)
    return next(
        (sizes for each in places if (sizes := _column_with(needs, contact, picture, broken, each, final))),
        None,
    )


def _column_with(
    needs: Needs, contact: Setting, picture: float, broken: bool, large: bool, final: bool
) -> Sizes | None:
    """Return the sizes as in `_column`, with the title beside a `large` symbol or above it."""
    room = column_room(picture)
    beside = room - (needs.qr + QR_GAP if needs.qr else 0)
    head = room - (needs.logo_width + LOGO_CLEAR if needs.logo_width else 0)
    title = _pick(needs.title, beside if large else room, _texts(TITLE, *title_weights(needs.theme)), final)
    organisation = _pick(needs.organisation, head, _texts(TEXT, *ORGANISATION), final)
    brand = _pick(needs.brand, head, _texts(TEXT, "regular", "condensed"), final)
    if title is None or organisation is None or brand is None:
        return None
    title_lines = 2 - needs.title.whole.fits(title, beside if large else room)
    for columns in (1, 2):
        width = (beside - (columns - 1) * PICTURE_GAP) / columns
        if (columns > 1 or not final) and not _of(needs.contact, contact, broken).fits(contact, width):
            continue
        type_sizes = (_SMALLEST_NAME, True, title, organisation, brand, contact)
        sizes = Sizes(needs.qr, picture, *type_sizes, columns, broken, beside=large)
        blank = columns > 1  # a line that keeps both halves of another in one column
        count = needs.broken_lines + blank if broken else needs.lines
        below = title_lines if needs.below_title else 0
        if large and below and count and not final and title_room(sizes, count, below) < 0:
            continue
        lowest = name_baseline(needs.geometry, sizes, count, below)
        for setting, two_lines in _names(_NAMES, needs.theme.name_weight):
            lines = 2 if two_lines and needs.name.split < needs.name.whole else 1
            top = lowest - (lines - 1) * setting.em * NAME_LEADING - cap_height(setting.size)
            if top >= needs.head + _CLEAR and _of(needs.name, setting, two_lines).fits(setting, room):
                return replace(sizes, name=setting, two_lines=two_lines)
    if not final:
        return None
    return replace(sizes, two_lines=not needs.name.whole_narrow.fits(_SMALLEST_NAME, room))


def _headline(needs: Needs, contact: Setting, _: float, broken: bool, *, final: bool) -> Sizes | None:
    """Return the sizes with a large name on top; otherwise as `_column`."""
    bottom = needs.geometry.panel_height - MARGIN
    count = needs.broken_lines if broken else needs.lines
    room = SECOND_COLUMN - MARGIN - PICTURE_GAP
    beside = 85 - SECOND_COLUMN - MARGIN - (needs.qr + QR_GAP if needs.qr else 0)
    title = _pick(needs.title, room, _texts(TEXT, *ORGANISATION), final)
    organisation = _pick(needs.organisation, room, _texts(TEXT, "regular", "condensed"), final)
    brand = _pick(needs.brand, room, _texts(TEXT, "regular", "condensed"), final)
    if title is None or organisation is None or brand is None:
        return None
    if not final and not _of(needs.contact, contact, broken).fits(contact, beside):
        return None
    sizes = Sizes(needs.qr, 0, _SMALLEST_NAME, True, title, organisation, brand, contact, 1, broken)
    fields = [(needs.title, title), (needs.organisation, organisation), (needs.brand, brand)]

    def height(count: int) -> float:
        """Return how far the lines of the first fields reach below the rule."""
        lines = sum(2 - each.whole.fits(setting, room) for each, setting in fields[:count] if each.whole.most)
        return RULE_GAP + (lines - 1) * PITCH

    brand_line = not needs.logo_width or height(3) + LOGO_CLEAR <= LOGO_TOP
    left = height(3 if brand_line else 2)
    logo_top = max(LOGO_TOP, left + LOGO_CLEAR)
    foot = logo_top + LOGO_HEIGHT if needs.logo_width else left
    rule = bottom - max(RULE_ABOVE, foot, RULE_GAP + (count - 1) * sizes.pitch)
    sizes = replace(sizes, rule=rule, logo_top=logo_top, brand_line=brand_line)
    for setting, two_lines in _names(_HEADLINES, needs.theme.name_weight):
        lines = 2 if two_lines and needs.name.split < needs.name.whole else 1
        tall = cap_height(setting.size) + (lines - 1) * setting.em * HEADLINE_LEADING
        fits = _of(needs.name, setting, two_lines).fits(setting, HEADLINE_ROOM)
        if fits and MARGIN + tall <= rule - _CLEAR:
            return replace(sizes, name=setting, two_lines=two_lines)
    return sizes if final else None


def name_baseline(geometry: Geometry, sizes: Sizes, contact: int, title: int) -> float:
    """Return the last baseline of the name above so many lines of contact and title."""
    top = foot_top(geometry, sizes, contact)
    if sizes.beside:
        return top - BESIDE_ABOVE
    baseline = top - TITLE_ABOVE
    return baseline - (title - 1) * PITCH - NAME_ABOVE if title else baseline


def title_room(sizes: Sizes, contact: int, title: int) -> float:
    """Return how much room is left beside the symbol, under so many lines of title above those of contact."""
    above = sizes.qr - cap_height(sizes.title.size) - TITLE_INSET - (title - 1) * PITCH
    rows = -(-contact // sizes.columns)
    return above - (rows - 1) * sizes.pitch - cap_height(TEXT) - TITLE_CLEAR


def foot_top(geometry: Geometry, sizes: Sizes, contact: int) -> float:
    """Return the top of QR symbol and contact lines; without either, where a title becomes the last line."""
    bottom = geometry.panel_height - MARGIN
    rows = -(-contact // sizes.columns)
    lines = bottom - (rows - 1) * sizes.pitch - cap_height(sizes.contact.size)
    if not contact:
        lines = bottom + TITLE_ABOVE
    return min(lines, bottom - sizes.qr) if sizes.qr else lines


def _texts(size: float, weight: draw.Weight, narrow: draw.Weight) -> list[Setting]:
    return [Setting(size, weight), Setting(size, narrow), Setting(SMALLEST, narrow)]


def _names(sizes: tuple[float, ...], weight: draw.Weight) -> Iterator[tuple[Setting, bool]]:
    """Yield how a name may be set, best first, and whether in two lines."""
    for each in (weight, NARROW[weight]):
        for size in sizes:
            yield Setting(size, each), True
            yield Setting(size, each), False


def best_name_size(theme: Theme) -> Setting:
    """Return how names are set where there is room."""
    return Setting((_HEADLINES if theme.composition == "headline" else _NAMES)[0], theme.name_weight)


def _pick(widths: _Widths, room: float, settings: list[Setting], final: bool) -> Setting | None:
    """Return the first setting at which a text fits in one line, else in two; the last one if `final`."""
    for split in (False, True):
        for setting in settings:
            if _of(widths, setting, split).fits(setting, room):
                return setting
    return settings[-1] if final else None


def _of(widths: _Widths, setting: Setting, split: bool) -> _Width:
    if setting.weight.startswith("condensed"):
        return widths.split_narrow if split else widths.whole_narrow
    return widths.split if split else widths.whole
