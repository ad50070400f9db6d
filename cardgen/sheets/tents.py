"""Tents that stand before the players and say whose turn is next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardgen.drawing import qr
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.inputs.phone_link import PhoneLink
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.palette import COBALT
from cardgen.sheets.pencil_marks import numbered_disc
from cardgen.sheets.player_names import SMALLEST, Player, SetName, set_names, short_forms
from cardgen.sheets.typesetting import (
    TextStyle,
    TextTooLongError,
    cap_height,
    centred_text,
    fit,
    largest_fit,
    leading,
    set_in_one_or_two_lines,
    set_line,
)
from cardgen.sheets.words import sheet_words

TENT = (95.0, 88.0)
"""Width and height in mm of a tent laid flat; it is folded across the middle."""

_PANEL = TENT[1] / 2
_SAFE = 4.0
_BAND = 6.0  # at the foot of each half, in the game's colour
_QR = 17.0  # quiet zone included
_NAME = TextStyle(34, 9, "semibold", "condensed-semibold")
_LONG_NAME = TextStyle(20, SMALLEST, "semibold", "condensed-semibold")
_NEXT = TextStyle(11, 6, "regular", "condensed")
_DIET = TextStyle(8, 6, "regular", "condensed")
_IN_BAND = TextStyle(8, 6, "semibold", "condensed-semibold")


@dataclass(frozen=True, slots=True)
class Band:
    """The band at the foot of a tent: its colour, and the names of game and event on it."""

    ink: Ink
    game: str = ""
    event: str = ""


NO_BAND = Band(COBALT)

Diets = Literal["both", "own", "none"]
"""The halves of a tent on which its player's diet stands: both, the player's own, or none."""


def tents(
    book: FontBook,
    players: Sequence[Player],
    table: str = "",
    diets: Sequence[str] = (),
    link: PhoneLink | None = None,
    diets_on: Diets = "both",
    band: Band = NO_BAND,
) -> tuple[draw.Page, ...]:
    """Return a tent for each of the players, listed clockwise (T1), with the name of their `table`.

    `diets` says in the same order what players eat, if anybody says so: for those who serve, it
    stands on the halves `diets_on`. With a `link` the player's own half has a QR symbol. The `band`
    is the same on all of them.

    The lower half faces the player, the upper one, upside down until it is folded, the others. On
    both an arrow leads to whoever is next: to the player's left, which the others see on the right.
    Raises TextTooLongError or MissingGlyphError if a name, symbol or diet cannot be set.
    """
    pages = []
    # mirrored halves change sides, so that their arrows lead to the same player
    own_left = book.language.direction == "ltr"
    names = [name for name, _ in players]
    room = (TENT[0] - _SAFE - (_QR + 2 if link else 0)) - _SAFE - 17
    before = sheet_words(book, "sheets")("tent-next-name")
    following_names = set_names(book, names, room, _NEXT, 7.0, before=before)
    for index, (forms, (_, symbol)) in enumerate(zip(short_forms(names), players, strict=True)):
        following = following_names[(index + 1) % len(players)]
        diet = tuple(_diet(book, diets[index] if diets and diets_on != "none" else ""))
        own = (
            *_panel(book, index + 1, forms, symbol, following, own_left, table, band, link),
            *diet,
        )
        others = tuple(_panel(book, index + 1, forms, symbol, following, not own_left, table, band))
        if diets_on == "both":
            others += diet
        own, others = (in_direction_of(book.language, half, TENT[0]) for half in (own, others))
        shapes = (
            draw.Group(own, draw.moved(0, _PANEL)),
            draw.Group(others, draw.rotated(180, TENT[0] / 2, _PANEL / 2)),
        )
        fold = (0.0, _PANEL, TENT[0], _PANEL)
        pages.append(draw.Page(*TENT, (("text", shapes),), folds=(fold,), safe=2.0, label="tents"))
    return tuple(pages)


def _panel(
    book: FontBook,
    number: int,
    forms: Sequence[str],
    symbol: str,
    following: SetName,
    to_left: bool,
    table: str,
    band: Band,
    link: PhoneLink | None = None,
) -> Iterator[draw.Shape]:
    """Yield half a tent: turn, name, symbol, who is next, the table, the band, a QR symbol.

    `forms` are the name and shorter forms of it.
    """
    width, side = TENT[0], 13.0 if link else 25.0
    box = draw.Box(width - _SAFE - side, _SAFE, side, side)
    x, y, words = _SAFE + 5, _SAFE + 5, sheet_words(book, "sheets").part("tent")
    yield from _band(book, band)
    yield from numbered_disc(number, x, y, 5, 16, band.ink)
    yield draw.stroked(draw.rectangle(box, 2), BLACK, 1.0)
    baseline = _SAFE + 22.5
    if forms[0]:
        yield from _name(book, forms, baseline, box.x - _SAFE - 4)
    else:
        yield draw.Text(_SAFE + 12, _SAFE + 7.2, words("name"), 9, grey(0.6))
        yield draw.stroked(draw.line(_SAFE, baseline, box.x - 4, baseline), BLACK, 0.5)
    middle_x, middle_y = box.centre
    if symbol:
        style = TextStyle(48, 12, "semibold", "condensed-semibold")
        set_symbol = set_line(book, symbol, middle_x, 0, box.width - 5, style, BLACK, "middle")
        yield draw.Group((set_symbol,), draw.moved(0, middle_y + cap_height(set_symbol.size) / 2))
    else:
        yield draw.Text(middle_x, box.y + 4, words("symbol"), 9, grey(0.6), anchor="middle")
    if table:
        yield draw.Text(box.x - 4, _SAFE + 7.2, table, 9, grey(0.75), "semibold", "end")
    if link:
        yield from _qr(book, link)
    end = width - _SAFE - (_QR + 2 if link else 0)
    yield from _next(book, following, to_left, end, _PANEL - _BAND - 4.4, band.ink)


def _band(book: FontBook, band: Band) -> Iterator[draw.Shape]:
    """Yield the band at the foot of half a tent: game, and event unless its name is too long."""
    box = draw.Box(0, _PANEL - _BAND, TENT[0], _BAND)
    yield draw.filled(draw.rectangle(box), band.ink)
    room, y = TENT[0] - 2 * _SAFE, box.centre[1] + cap_height(_IN_BAND.size) / 2
    if band.game:
        yield set_line(book, band.game, TENT[0] - _SAFE, y, room, _IN_BAND, WHITE, "end")
    left = room - book.width(band.game, _IN_BAND.size, _IN_BAND.weight) - 4
    if band.event and largest_fit(book, [band.event], left, _IN_BAND):
        yield set_line(book, band.event, _SAFE, y, left, _IN_BAND, WHITE)


def _qr(book: FontBook, link: PhoneLink) -> Iterator[draw.Shape]:
    """Yield the QR symbol, its quiet zone on the rim of the lower right corner, and its words."""
    inset = _SAFE - qr.quiet_zone(link.address, _QR)
    code = draw.Box(TENT[0] - inset - _QR, _PANEL - _BAND - _QR, _QR, _QR)
    yield qr.symbol(link.address, code, BLACK)
    words = words_beside(book, link)
    yield draw.Text(TENT[0] - _SAFE, code.y - 0.6, words, 7, BLACK, "semibold", "end")


def words_beside(book: FontBook, link: PhoneLink) -> str:
    """Return what stands beside a QR symbol for phones."""
    return sheet_words(book, "sheets")("link-join" if link.join else "link-play")


def _name(
    book: FontBook, forms: Sequence[str], baseline: float, room: float
) -> Iterator[draw.Text]:
    """Yield a name in one line or two, or the first of its shorter forms that fits."""
    for form in forms:
        try:
            lines, setting = [form], fit(book, form, room, replace(_NAME, smallest=_LONG_NAME.size))
        except TextTooLongError:
            try:
                lines, setting = set_in_one_or_two_lines(book, form, room, _LONG_NAME)
            except TextTooLongError:
                if form == forms[-1]:
                    raise
                continue
            baseline += 2.0 * (len(lines) - 1)
        break
    for above, line in enumerate(reversed(lines)):
        y = baseline - above * leading(setting.size, 1.08)
        yield draw.Text(_SAFE, y, line, setting.size, BLACK, setting.weight)


def _diet(book: FontBook, diet: str) -> Iterator[draw.Text]:
    if diet:
        right, room = TENT[0] - _SAFE - 29, TENT[0] - 2 * _SAFE - 41
        lines, setting = set_in_one_or_two_lines(book, diet, room, _DIET)
        for index, line in enumerate(lines):
            y = _SAFE + 10.8 + index * leading(setting.size, 1.15)
            yield draw.Text(right, y, line, setting.size, grey(0.75), setting.weight, "end")


def _next(
    book: FontBook, following: SetName, left: bool, end: float, y: float, ink: Ink
) -> Iterator[draw.Shape]:
    """Yield an arrow to whoever is next, about the level `y`, and the name, up to `end`."""
    tip, tail = (_SAFE, _SAFE + 14) if left else (end, end - 14)
    back = 4.0 if left else -4.0
    yield draw.stroked(draw.line(tail, y, tip + back, y), ink, 2.0)
    yield draw.filled(draw.polygon([(tip, y), (tip + back, y - 2.4), (tip + back, y + 2.4)]), ink)
    x = tail + (3 if left else -3)
    anchor: draw.Anchor = "start" if left else "end"
    yield from following.texts(x, y, BLACK, anchor)
    if not following.lines:
        words = sheet_words(book, "sheets")("tent-next")
        yield centred_text(x, y, words, _NEXT.size, BLACK, "regular", anchor)
