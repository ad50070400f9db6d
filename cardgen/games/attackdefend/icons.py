"""A sign for each step of an effect, drawn in lines (K17)."""

from collections.abc import Callable
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.games.attackdefend.look import INKS, words_in
from cardgen.sheets.blocks import Block, Diagram, row, stack
from cardgen.sheets.composer import Composer, arrow
from cardgen.sheets.typesetting import centred_text, signed
from companion.attackdefend.deck import Step

_SIDE = 10.0  # of the square that signs are drawn in, before they are scaled


@dataclass(frozen=True, slots=True)
class _Pencil:
    """Draws the parts of signs, 10 units high, in lines of `width` pt."""

    ink: Ink
    ground: Ink
    width: float

    def card(self, x: float, y: float, wide: float = 4.4, high: float = 5.8) -> draw.Shape:
        box = draw.rectangle(draw.Box(x, y, wide, high), 0.6)
        return draw.framed(box, self.ground, self.ink, self.width)

    def back(self, x: float, y: float, wide: float = 4.4, high: float = 5.8) -> draw.Shape:
        return draw.filled(draw.rectangle(draw.Box(x, y, wide, high), 0.6), self.ink)

    def arrow(self, *points: draw.Point) -> tuple[draw.Shape, ...]:
        return arrow(points, self.ink, self.width)

    def line(self, *points: draw.Point) -> draw.Shape:
        outline = draw.polyline(points)
        return draw.stroked(outline, self.ink, self.width, cap="round", join="round")

    def area(self, *points: draw.Point) -> draw.Shape:
        return draw.filled(draw.polygon(points), self.ink)

    def person(self, x: float) -> tuple[draw.Shape, ...]:
        """The other player: head and shoulders, 7.4 high."""
        y, low = 1.2, 8.6
        shoulders = (
            ("M", x - 2.6, low),
            ("C", x - 2.6, low - 5, x + 2.6, low - 5, x + 2.6, low),
            ("Z",),
        )
        return draw.filled(draw.circle(x, y + 1.6, 1.7), self.ink), draw.filled(shoulders, self.ink)

    def chevrons(self, x: float, up: bool) -> tuple[draw.Shape, ...]:
        turn = -1.0 if up else 1.0
        return tuple(
            self.line((x - 1.5, y - turn * 0.7), (x, y + turn * 0.8), (x + 1.5, y - turn * 0.7))
            for y in (3.4, 6.4)
        )


def _bin(p: _Pencil) -> tuple[draw.Shape, ...]:
    body = ((2.2, 3.0), (2.8, 9.6), (7.2, 9.6), (7.8, 3.0))
    return (
        p.line(*body),
        p.line((1.2, 2.6), (8.8, 2.6)),
        p.line((3.9, 2.4), (4.2, 0.9), (5.8, 0.9), (6.1, 2.4)),
        p.line((4.2, 4.6), (4.4, 8.0)),
        p.line((5.8, 4.6), (5.6, 8.0)),
    )


def _eye(p: _Pencil) -> tuple[draw.Shape, ...]:
    lens = draw.outline("M 0.4 5 C 2.6 1.4 7.4 1.4 9.6 5 C 7.4 8.6 2.6 8.6 0.4 5 Z")
    return draw.stroked(lens, p.ink, p.width), draw.filled(draw.circle(5, 5, 1.6), p.ink)


def _shield(p: _Pencil) -> tuple[draw.Shape, ...]:
    outline = draw.outline(
        "M 5 0.4 L 9 1.8 L 9 5 C 9 7.4 7.2 8.9 5 9.8 C 2.8 8.9 1 7.4 1 5 L 1 1.8 Z"
    )
    return draw.stroked(outline, p.ink, p.width), p.line((3.2, 5.2), (4.6, 6.7), (7.0, 3.4))


def _star(p: _Pencil) -> tuple[draw.Shape, ...]:
    turns = [draw.rotated(36 * i, 5, 5.4).apply(5, 0.4 if i % 2 == 0 else 3.3) for i in range(10)]
    return (p.area(*turns),)


def _flip(p: _Pencil) -> tuple[draw.Shape, ...]:
    over = draw.outline("M 0.9 4.6 C 0.9 0.6 7 -0.6 8.7 2.6")
    return (
        p.card(2.8, 3.6, 4.4, 6.0),
        draw.filled(draw.rectangle(draw.Box(2.8, 3.6, 4.4, 3.0), 0.5), p.ink),
        draw.stroked(over, p.ink, p.width),
        p.area((9.4, 4.4), (9.7, 1.8), (7.4, 2.9)),
    )


def _play(p: _Pencil, x: float) -> tuple[draw.Shape, ...]:
    ring = draw.stroked(draw.circle(x, 5, 4.2), p.ink, p.width)
    return ring, p.area((x - 1.3, 2.8), (x + 2.4, 5), (x - 1.3, 7.2))


def _unknown(p: _Pencil, x: float) -> tuple[draw.Shape, ...]:
    hook = (
        ("M", x - 1.1, 3.9),
        ("C", x - 1.1, 2.0, x + 1.3, 2.2, x + 1.2, 3.9),
        ("C", x + 1.1, 4.8, x, 4.7, x, 6.0),
    )
    return (
        p.card(x - 2.7, 0.6, 5.4, 8.6),
        draw.stroked(hook, p.ink, p.width),
        draw.filled(draw.circle(x, 7.5, 0.6), p.ink),
    )


def _fan(p: _Pencil) -> tuple[draw.Shape, ...]:
    cards = (
        draw.Group((p.card(3.3, 0.8, 3.4, 5.8),), draw.rotated(turn, 5, 10.5))
        for turn in (-30, 0, 30)
    )
    return tuple(cards)


_SIGNS: dict[str, Callable[[_Pencil], tuple[draw.Shape, ...]]] = {
    "score": _star,
    "draw": lambda p: (p.card(2.8, 0.4), *p.arrow((5, 3.4), (5, 9.9))),
    "gift": lambda p: (p.card(0.5, 2.1), *p.arrow((3, 5), (8.4, 5)), *p.person(11.2)),
    "discard": lambda p: (
        p.card(0.5, 2.1),
        *p.arrow((3, 5), (8.6, 5)),
        p.line((9.5, 1.6), (9.5, 8.4)),
    ),
    "foe": lambda p: (
        *p.person(2.8),
        *p.arrow((6.2, 5), (12.2, 5)),
        p.line((13.2, 1.6), (13.2, 8.4)),
    ),
    "raid": lambda p: (*_unknown(p, 3.2), *p.arrow((9.0, 5), (6.4, 5)), *p.person(11.4)),
    "peek": _eye,
    "lower": lambda p: (p.back(0.6, 2.1), *p.chevrons(7.6, up=False)),
    "raise": lambda p: (p.back(0.6, 2.1), *p.chevrons(7.6, up=True)),
    "boost": lambda p: (*p.person(2.8), p.back(6.2, 2.1), *p.chevrons(12.6, up=True)),
    "flip": _flip,
    "trash": _bin,
    "return": lambda p: (
        p.back(0.4, 0.6, 3.8, 5.0),
        *p.arrow((4.8, 3.0), (8.6, 3.0), (8.6, 8.4), (3.0, 8.4)),
    ),
    "protect": _shield,
    "switch": lambda p: (*p.arrow((0.6, 3.2), (9.6, 3.2)), *p.arrow((9.4, 6.8), (0.4, 6.8))),
    "place": lambda p: (
        p.back(3.0, 0.2, 4.0, 4.6),
        *p.arrow((5, 4.8), (5, 9.0)),
        p.line((0.8, 9.6), (9.2, 9.6)),
    ),
    "take": lambda p: (
        *(p.line((1.2, y), (8.8, y)) for y in (6.6, 8.1, 9.6)),
        *p.arrow((5, 6.2), (5, 0.3)),
    ),
    "saddle": lambda p: (
        p.card(0.5, 2.1),
        p.line((1.8, 5), (3.6, 5)),
        *p.arrow((5.6, 5), (8.4, 5)),
        *p.person(11.2),
    ),
    "act": lambda p: _play(p, 5.0),
    "slow": lambda p: (*p.person(2.8), *_play(p, 10.0)),
    "hand": _fan,
}
_WIDE = {"gift": 14.0, "foe": 14.0, "raid": 14.0, "boost": 14.4, "saddle": 14.0, "slow": 14.6}
"""How wide the signs are that show the other player; all others are as wide as high."""


def sign(name: str, side: float, ink: Ink, ground: Ink, line: float = 0.9) -> Block:
    """Return the sign of a step, or of the ``hand``, `side` mm high, in lines of `line` pt."""
    scale = side / _SIDE
    shapes = _SIGNS[name](_Pencil(ink, ground, line / scale))
    return Diagram(_WIDE.get(name, _SIDE) * scale, side, (draw.Group(shapes, draw.scaled(scale)),))


def amount(step: Step, points: int) -> str:
    """Return the number that stands beside the sign of a step: how many, or how far."""
    match step.name:
        case "score":
            return signed(points)
        case "raise" | "boost" | "act":
            return signed(step.number)
        case "lower" | "slow":
            return signed(-step.number)
        case "draw" | "gift" | "discard" | "foe" | "take" | "place":
            return str(step.number)
        case "peek" | "raid" if step.number > 1:
            return str(step.number)
        case _:
            return ""


def step_sign(
    book: FontBook,
    step: Step,
    points: int,
    side: float,
    ink: Ink,
    text: Ink,
    ground: Ink,
    line: float = 0.9,
) -> Block:
    """Return the sign of a step with its number behind it, as `sign` draws it."""
    drawn, number = sign(step.name, side, ink, ground, line), amount(step, points)
    size = side * 1.85
    if not number:
        return drawn
    x = drawn.width + side * 0.16
    label = centred_text(x, side / 2, number, size, text, anchor="start")
    return Diagram(x + book.width(number, size, "semibold"), side, (*drawn.shapes, label))


SIGNS = (
    *("score", "draw", "gift", "discard", "foe", "raid", "peek", "lower", "raise", "boost"),
    *("flip", "trash", "return", "protect", "switch", "place", "take", "saddle", "act", "slow"),
)
"""All signs, in the order in which they are listed."""
_SHOWN_WITH_2 = {
    *("draw", "gift", "discard", "foe", "peek", "lower", "raise", "boost"),
    *("place", "take", "act", "slow"),
}


def sign_list(composer: Composer, width: float, columns: int, high: float, size: float) -> Block:
    """Return every sign with its meaning in `size` pt, in columns; a row is `high` mm."""
    column, side = width / columns, high * 0.8
    entries = []
    words = words_in(composer.book).part("sign")
    for name in SIGNS:
        step = Step(name, 2 if name in _SHOWN_WITH_2 else 1)
        shown = step_sign(composer.book, step, 1, side, INKS.word, BLACK, WHITE, 0.8)
        told = centred_text(side * 2.6, side / 2, words(name), size, BLACK, "condensed", "start")
        entries.append(Block(column, high, (*shown.shapes, told)))
    down = -(-len(entries) // columns)
    return row(*(stack(*entries[i : i + down]) for i in range(0, len(entries), down)))
