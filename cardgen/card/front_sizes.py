"""How large everything on the front panel is: decided once for all cards of a batch.

`Needs` collects how much room the texts of each card want; `sizes_for` then walks down the ladder
of sizes to the first rung at which all of them fit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardgen.card.front_lines import NARROW, SMALLEST_NAME, TypeStyle, contact_lines, name_lines
from cardgen.card.text_widths import BALANCED, CardText, Widths
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, QrError, choose, fits
from cardgen.inputs.contact import payload
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme
from cardgen.sheets.logo import LOGO_CLEAR, LOGO_HEIGHT, logo_width_of
from cardgen.sheets.typesetting import cap_height

MARGIN = 5.0
"""Distance in mm of type from the trim on the outside: more than the safe zone needs."""
FOLD_GAP = 1.2
"""Art ends this many mm before the fold: folded a little askew, the back shows none of it."""
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
"""The same for the modules of a symbol on a light ground, which is its quiet zone."""
_PICTURES = (42.0, 37.0, 31.0, 27.0)
"""Widths of the picture on a panel of 85 mm: without a symbol, and beside each of the three."""
_NARROWER = (34.0, 31.0, 28.0, 26.0)
_NARROWEST = (20.0, 12.0)
_NAMES = (15.0, 13.0, 11.0, SMALLEST_NAME.size)
_HEADLINES = (25.0, 22.0, 19.0, 17.0, *_NAMES)
_BROKEN_FROM = 10.0  # em; a contact line that may have to be broken is wider
_WIDEST = 85 - MARGIN - PICTURE_GAP - 12.0
"""Width in mm of the column beside the narrowest picture."""
MOST_LINES = 4
"""A title, organisation or brand line that is too wide is broken into so many lines at most."""
_CLEAR = 1.5  # mm between what is at the top of the column and the name
_AIRY, _AIRY_FROM = 2.5, 13.0  # the same where a name can have it at this size in pt or more


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a front, for all cards of a batch.

    `qr` is the side of the tile, or of the modules on a light ground; 0 without a symbol. `picture`
    is its width. A name is broken into up to so many `lines_of_name`; contact lines stand in
    `columns`, and are `broken` in two where they are too wide. The title is `beside` the symbol, or
    between it and the name. Below a large name there is a `rule` at this height, `logo_top` is how
    far the logo is below it, and the `brand_line` is there if that leaves room for the logo. The
    `logo` is there if there is room. Without `fits` something is too wide or too high even at these
    sizes.
    """

    qr: float
    picture: float
    name: TypeStyle
    lines_of_name: int
    title: TypeStyle
    organisation: TypeStyle
    brand: TypeStyle
    contact: TypeStyle
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


class Needs:
    """What the cards of a batch need, over all cards that fit on their own."""

    def __init__(self, geometry: Geometry, theme: Theme, book: FontBook) -> None:
        self.geometry, self.theme, self.book = geometry, theme, book
        self.logo_width = 0.0
        self.has_portrait = False
        self.qr, self.qr_class = 0.0, 0
        self.lines = 0  # of contact
        self.broken_lines = 0  # the same if the widest are broken in two
        self.head_lines = 0  # organisation and brand line, if neither is broken

        def widths(weight: draw.Weight, lines: int, least: float = SMALLEST) -> Widths:
            return Widths(
                book, (weight, NARROW[weight]), lines, _WIDEST / TypeStyle(least, weight).em
            )

        strong: tuple[draw.Weight, draw.Weight] = ("regular", "semibold")
        title, organisation = strong[::-1] if theme.composition == "headline" else strong
        self.name = widths(theme.name_weight, 2, SMALLEST_NAME.size)
        self.title = widths(title, MOST_LINES)
        self.organisation = widths(organisation, MOST_LINES)
        self.brand = widths("regular", MOST_LINES)
        self.contact = widths("regular", 2)

    def add(self, profile: Profile, *, with_name: bool = True) -> None:
        """Add the card of `profile`; one that cannot be printed at all changes nothing.

        Without its name it does not decide how names are set.
        """
        book = self.book
        lines = contact_lines(profile)
        try:
            content = payload(profile)
            side, index = qr_side(content, self.theme) if content else (0.0, 0)
            halves = tuple(name_lines(profile, book, self.theme.name_weight))
            for widths, text in self._texts(profile, lines, halves):
                book.rough_width(text.content, widths.weights[0])
        except (MissingGlyphError, QrError):
            return
        for widths, text in self._texts(profile, lines, halves):
            if with_name or widths is not self.name:
                widths.add(text)
        self.qr, self.qr_class = max(self.qr, side), max(self.qr_class, index)
        self.logo_width = max(self.logo_width, logo_width_of(profile))
        self.has_portrait |= profile.portrait is not None
        self.lines = max(self.lines, len(lines))
        wide = [line for _, line in lines if book.rough_width(line, "condensed") > _BROKEN_FROM]
        self.broken_lines = max(self.broken_lines, len(lines) + len(wide))
        self.head_lines = max(self.head_lines, bool(profile.organisation) + bool(profile.brand))

    def _texts(
        self, profile: Profile, contact: list[tuple[str, str]], halves: tuple[str, ...]
    ) -> Iterator[tuple[Widths, CardText]]:
        yield self.name, CardText("name", profile.name, halves)
        for field, widths in zip(
            BALANCED, (self.title, self.organisation, self.brand), strict=True
        ):
            if content := getattr(profile, field):
                yield widths, CardText(field, content)
        for field, line in contact:
            yield self.contact, CardText(field, line)


def qr_side(content: str, theme: Theme) -> tuple[float, int]:
    """Return the symbol's side in mm as in `Sizes.qr`, and which of the three it is, from 1.

    Raises QrError if it does not fit legibly.
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


def head_bottom(lines: int, logo: bool) -> float:
    """Return where the top of the column ends, with so many lines of organisation and brand."""
    if not lines and not logo:
        return MARGIN - _CLEAR
    height = cap_height(TEXT) + (lines - 1) * PITCH if lines else 0.0
    return MARGIN + (max(height, LOGO_HEIGHT) if logo else height)


def column_room(picture: float) -> float:
    """Return the width of the column of type: what a wider card adds goes to the picture."""
    return 85 - MARGIN - PICTURE_GAP - picture


class _Way(NamedTuple):
    """One way to set all cards.

    The `contact` lines may be `broken`, other texts into so many `lines`, and the `logo` may be
    left out. In the `final` way what does not fit is set all the same.
    """

    contact: TypeStyle
    picture: float
    broken: bool
    lines: int
    logo: bool
    final: bool = False


def sizes_for(needs: Needs) -> Sizes:
    """Return the largest sizes at which all cards fit, or the smallest there are.

    First the contact lines are condensed, then the picture gets narrower, then they get smaller,
    then those that are still too wide are broken in two, then other texts are broken into more
    lines, then the logo is left out; the rest follows from the room that this leaves.
    """
    usual, narrow, small = (
        TypeStyle(TEXT, "regular"),
        TypeStyle(TEXT, "condensed"),
        TypeStyle(SMALLEST, "condensed"),
    )
    picture = _PICTURES[needs.qr_class]
    rungs = [(usual, picture), (narrow, picture)]
    rungs += [(narrow, width) for width in _NARROWER if width < picture]
    rungs.append((small, rungs[-1][1]))
    if not needs.has_portrait:  # an ornament may be narrower than a face
        rungs += [(small, width) for width in _NARROWEST]
    broken = [(contact, width, True) for contact, width in rungs if contact != usual]
    layout = _headline if needs.theme.composition == "headline" else _column
    # it gives way before a name or a contact does
    for logo in (True, False) if needs.logo_width else (True,):
        for lines in range(2, MOST_LINES + 1):
            for contact in [*((*rung, False) for rung in rungs), *broken]:
                if sizes := layout(needs, _Way(*contact, lines, logo)):
                    return sizes
    sizes = layout(needs, _Way(*broken[-1], MOST_LINES, not needs.logo_width, final=True))
    assert sizes is not None
    return replace(sizes, fits=False)


def _column(needs: Needs, way: _Way) -> Sizes | None:
    """Return the sizes in a column beside a picture; None if it does not fit and is not final.

    The title is beside a large symbol if it fits there.
    """
    places = (True, False) if needs.qr > _TILES[1] and not way.final else (False,)
    return next((sizes for beside in places if (sizes := _column_with(needs, way, beside))), None)


def _column_with(needs: Needs, way: _Way, large: bool) -> Sizes | None:
    """Return the sizes as in `_column`, with the title beside a `large` symbol or above it."""
    logo_width = needs.logo_width if way.logo else 0
    room = column_room(way.picture)
    beside = room - (needs.qr + QR_GAP if needs.qr else 0)
    head = room - (logo_width + LOGO_CLEAR if logo_width else 0)
    title = _pick(needs.title, beside if large else room, TITLE, way)
    organisation, brand = (
        _pick(each, head, TEXT, way) for each in (needs.organisation, needs.brand)
    )
    if title is None or organisation is None or brand is None:
        return None
    more = max(0, organisation.lines - 1) + max(0, brand.lines - 1)
    highest = head_bottom(needs.head_lines + more, bool(logo_width)) + _CLEAR
    for columns in (1, 2):
        width = (beside - (columns - 1) * PICTURE_GAP) / columns
        fits = columns == 1 and way.final
        if not (fits or needs.contact.fits(way.contact, width, 1 + way.broken)):
            continue
        texts = title.style, organisation.style, brand.style, way.contact
        type_sizes = (SMALLEST_NAME, 2, *texts)
        sizes = Sizes(
            needs.qr, way.picture, *type_sizes, columns, way.broken, logo=way.logo, beside=large
        )
        blank = columns > 1  # a line that keeps both halves of another in one column
        count = needs.broken_lines + blank if way.broken else needs.lines
        if (
            large
            and title.lines
            and count
            and not way.final
            and title_room(sizes, count, title.lines) < 0
        ):
            continue
        lowest = name_baseline(needs.geometry, sizes, count, title.lines)
        found = None
        for style, lines in _names(_NAMES, needs.theme.name_weight):
            step = style.em * NAME_LEADING if lines > 1 and needs.name.breaks else 0
            above = lowest - step - cap_height(style.size) - highest
            if above < 0 or not needs.name.fits(style, room, lines):
                continue
            found = found or (style, lines)
            if above >= _AIRY - _CLEAR and style.size >= _AIRY_FROM:
                found = style, lines
                break
        if found:
            return replace(sizes, name=found[0], lines_of_name=found[1])
    if not way.final:
        return None
    return replace(sizes, lines_of_name=1 if needs.name.fits(SMALLEST_NAME, room) else 2)


def _headline(needs: Needs, way: _Way) -> Sizes | None:
    """Return the sizes with a large name on top; otherwise as `_column`."""
    has_logo = way.logo and needs.logo_width > 0
    bottom = needs.geometry.panel_height - MARGIN
    count = needs.broken_lines if way.broken else needs.lines
    room = SECOND_COLUMN - MARGIN - PICTURE_GAP
    beside = 85 - SECOND_COLUMN - MARGIN - (needs.qr + QR_GAP if needs.qr else 0)
    texts = (needs.title, needs.organisation, needs.brand)
    fields = [found for each in texts if (found := _pick(each, room, TEXT, way))]
    if len(fields) < len(texts):
        return None
    if not (way.final or needs.contact.fits(way.contact, beside, 1 + way.broken)):
        return None

    def height(count: int) -> float:
        """Return how far the lines of the first fields reach below the rule."""
        return RULE_GAP + (sum(field.lines for field in fields[:count]) - 1) * PITCH

    brand_line = not has_logo or height(3) + LOGO_CLEAR <= LOGO_TOP
    left = height(3 if brand_line else 2)
    logo_top = max(LOGO_TOP, left + LOGO_CLEAR)
    foot = logo_top + LOGO_HEIGHT if has_logo else left
    pitch = PITCH * way.contact.size / TEXT
    title, organisation, brand = (field.style for field in fields)
    type_sizes = (SMALLEST_NAME, 2, title, organisation, brand, way.contact)
    rule = bottom - max(RULE_ABOVE, foot, RULE_GAP + (count - 1) * pitch)
    sizes = Sizes(needs.qr, 0, *type_sizes, 1, way.broken, rule, logo_top, way.logo, brand_line)
    for style, lines in _names(_HEADLINES, needs.theme.name_weight):
        step = style.em * HEADLINE_LEADING if lines > 1 and needs.name.breaks else 0
        fits = needs.name.fits(style, HEADLINE_ROOM, lines)
        if fits and MARGIN + cap_height(style.size) + step <= rule - _CLEAR:
            return replace(sizes, name=style, lines_of_name=lines)
    return sizes if way.final else None


def name_baseline(geometry: Geometry, sizes: Sizes, contact: int, title: int) -> float:
    """Return the last baseline of the name above so many lines of contact and title."""
    top = foot_top(geometry, sizes, contact)
    if sizes.beside:
        return top - BESIDE_ABOVE
    baseline = top - TITLE_ABOVE
    return baseline - (title - 1) * PITCH - NAME_ABOVE if title else baseline


def title_room(sizes: Sizes, contact: int, title: int) -> float:
    """Return the room left beside the symbol between so many lines of title and of contact."""
    above = sizes.qr - cap_height(sizes.title.size) - TITLE_INSET - (title - 1) * PITCH
    rows = -(-contact // sizes.columns)
    return above - (rows - 1) * sizes.pitch - cap_height(TEXT) - TITLE_CLEAR


def foot_top(geometry: Geometry, sizes: Sizes, contact: int) -> float:
    """Return the top of QR symbol and contact lines; without them, the title is the last line."""
    bottom = geometry.panel_height - MARGIN
    rows = -(-contact // sizes.columns)
    lines = bottom - (rows - 1) * sizes.pitch - cap_height(sizes.contact.size)
    if not contact:
        lines = bottom + TITLE_ABOVE
    return min(lines, bottom - sizes.qr) if sizes.qr else lines


def _names(sizes: tuple[float, ...], weight: draw.Weight) -> Iterator[tuple[TypeStyle, int]]:
    """Yield how a name may be set, best first, and in how many lines."""
    for each in (weight, NARROW[weight]):
        for size in sizes:
            yield TypeStyle(size, each), 2
            yield TypeStyle(size, each), 1


def best_name_size(theme: Theme) -> TypeStyle:
    """Return how names are set where there is room."""
    return TypeStyle(
        (_HEADLINES if theme.composition == "headline" else _NAMES)[0], theme.name_weight
    )


def for_long_name(sizes: Sizes, theme: Theme) -> Iterator[Sizes]:
    """Yield the sizes of a card that differ only in how a name is set that is too long for them.

    First it gets three lines, then the picture gets narrower, then the name gets smaller. It is
    never condensed.
    """
    headline = theme.composition == "headline"
    pictures = [sizes.picture, *(each for each in _NARROWER if each < sizes.picture)]
    for size in _HEADLINES if headline else _NAMES:
        if size > sizes.name.size and not sizes.name.weight.startswith("condensed"):
            continue
        style = TypeStyle(size, theme.name_weight)
        for picture in pictures[:1] if headline else pictures:
            for lines in (2, 3):
                yield replace(sizes, name=style, picture=picture, lines_of_name=lines)


class _Pick(NamedTuple):
    """How the texts of a field are set, and in how many lines: none if there are no texts."""

    style: TypeStyle
    lines: int


def _pick(widths: Widths, room: float, size: float, way: _Way) -> _Pick | None:
    """Return the fewest lines, then the largest type, at which all texts fit; None if none do."""
    usual, narrow = widths.weights
    settings = (TypeStyle(size, usual), TypeStyle(size, narrow), TypeStyle(SMALLEST, narrow))
    for lines in range(1, way.lines + 1):
        for style in settings:
            if widths.fits(style, room, lines):
                return _Pick(style, lines if widths.has_texts else 0)
    return _Pick(settings[-1], way.lines) if way.final else None
