"""The aid: a battle as a sum to fill in, what it costs, and the odds."""

from collections.abc import Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.tactics.ground import INKS, castle
from cardgen.games.tactics.pictures import WORD, army, patch
from cardgen.games.tactics.rules import LOSSES, tactics_page
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer, arrow
from cardgen.sheets.typesetting import cap_height, centred_text, signed
from cardgen.sheets.words import SheetWords, sheet_words
from companion.tactics.odds import odds
from companion.tactics.rules import MOST

_LEADS = (-10, -6, -3, 0, 3, 6, 10)
_LEAD_SIZES = ((1, 1), (2, 2), (3, 3), (2, 3), (3, 2), (4, 6), (6, 4))
_SUMS = (2, 6)
"""Blank sums across and down."""
_GROUNDS = ("plain", "forest", "mountain")
_COUNTS = {
    ("plain", "forest"): "defender",
    ("mountain", "plain"): "attacker",
    ("mountain", "forest"): "neither",
}
"""Whose card counts, by the ground the attacker comes from and that of the battle; else both."""


def aid_page(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the aid on a page of `paper`; raises SheetError if it is too small."""
    return tactics_page(book, paper, "the aid needs", _page)


def _page(composer: Composer, paper: draw.Size) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, sheet_words(composer.book, "tactics-sheets").part("aid")
    head = composer.head("Tactics Joker", words("tag"), words("under"), width, castle(9.2))
    half = (width - 8) / 2
    what = stack(
        composer.title(words("counts-title"), half),
        composer.text(words("how"), half, 7.5, ink=QUIET),
        table(composer.book, _whose_card(words), half, 5.4),
        space(1.2),
        composer.title(words("lost-title"), half),
        table(composer.book, _costs(words), half, 5.4),
        gap=0.8,
    )
    notes = stack(
        composer.run_ins(words.entries("note", *_NOTES), half, 0.9),
        space(0.6),
        _push(composer, words),
        gap=0.9,
    )
    blocks = (
        head,
        row(what, notes, gap=8),
        stack(composer.section(words("sums"), width), _sums(words, width)),
        stack(composer.section(words("odds"), width), _odds(composer, words, width)),
    )
    return composer.page(blocks, (words("foot"), "Tactics Joker"), paper, "aid")


_NOTES = ("dice", "support", "equal", "who-dies", "pushed")


def _whose_card(words: SheetWords) -> list[list[str]]:
    return [
        ["", *(words(f"on-{ground}") for ground in _GROUNDS)],
        *(
            [words(f"from-{begin}")]
            + [words(f"counts-{_COUNTS.get((begin, ground), 'both')}") for ground in _GROUNDS]
            for begin in _GROUNDS
        ),
    ]


def _costs(words: SheetWords) -> list[list[str]]:
    differences = ["0", *(f"{low}-{high}" for _, (low, high) in LOSSES)]
    lost = [words("each", count=1), *(str(units) for units, _ in LOSSES)]
    return [[words("difference"), *differences], [words("lost"), *lost]]


def table(book: FontBook, rows: Sequence[Sequence[str]], width: float, height: float) -> Block:
    """Return a table: its first row and column are heads; lines are `height` mm high."""
    size = 8.0
    first = max(book.width(words[0], size, "semibold") for words in rows) + 4
    wide = (width - first) / (len(rows[0]) - 1)
    shapes: list[draw.Shape] = []
    for line, words in enumerate(rows):
        y = line * height
        if line == 0:
            shapes.append(draw.filled(draw.rectangle(draw.Box(0, 0, width, height)), INKS.piece))
        else:
            shapes.append(draw.stroked(draw.line(0, y, width, y), grey(0.4), 0.5))
        for column, word in enumerate(words):
            weight: draw.Weight = "semibold" if not (line and column) else "regular"
            x = 1.2 if column == 0 else first + (column - 0.5) * wide
            ink: Ink = QUIET if not line and not column else BLACK
            anchor: draw.Anchor = "middle" if column else "start"
            shapes.append(centred_text(x, y + height / 2, word, size, ink, weight, anchor))
    total = len(rows) * height
    shapes.append(draw.stroked(draw.line(0, total, width, total), grey(0.4), 0.5))
    return Block(width, total, tuple(shapes))


def _push(composer: Composer, words: SheetWords) -> Block:
    """Return a beaten army pushed straight on, and one whose way is blocked."""
    cell = 6.2
    high = cell * 4 / 3

    def shown(blocked: bool) -> Block:
        ground = patch({}, 3, 2, cell)
        army_1, army_2 = army("round", 1, 3.2), army("square", 2, 2.5)
        units = [army_1.at(1.4, 2.4), army_2.at(cell + 0.4, 2.7)]
        ways = [arrow([(cell * 1.85, high / 2), (cell * 2.5, high / 2)], BLACK)]
        if blocked:
            units.append(army("round", 1, 3.2).at(2 * cell + 1.5, 2.4))
            ways = [
                arrow(
                    [(cell * 1.5, high * 0.72), (cell * (1.5 + step), high * 1.45)],
                    BLACK,
                    dash=(0.8, 0.6),
                )
                for step in (-0.8, 0.0, 0.8)
            ]
        return Block(
            3 * cell, 2 * high, (*ground.shapes, *units, *(part for way in ways for part in way))
        )

    pictures = []
    for blocked, way in ((False, "straight-on"), (True, "chosen")):
        pictures.append(stack(shown(blocked), composer.text(words(way), 34, 7.5), gap=0.6))
    return row(*pictures, gap=8)


def _sums(words: SheetWords, width: float) -> Block:
    across, down = _SUMS
    wide = (width - (across - 1) * 8) / across
    lines = [
        row(*[_sum(words, line == 0) for _ in range(across)], gap=wide - _SUM_WIDTH + 8)
        for line in range(down)
    ]
    return stack(*lines, gap=2.2)


_SIDE, _LABEL = 4.8, 15.5
_PARTS = (("+", 7.4, "card"), ("+", 7.4, "support"), ("=", 9.6, "sum"))
_SUM_WIDTH = _LABEL + MOST * (_SIDE + 0.7) + sum(wide + 3.6 for _, wide, _ in _PARTS)


def _sum(words: SheetWords, headed: bool) -> Block:
    """Return one sum, the attacker's line over the defender's; the first one has heads."""
    shapes: list[draw.Shape] = []
    top = 3.2 if headed else 0.0
    if headed:
        shapes.append(draw.Text(_LABEL, 1.8, words("dice"), 7, QUIET))
    for line, side in enumerate(("attacker", "defender")):
        y = top + line * (_SIDE + 1.2)
        base = y + (_SIDE + cap_height(8)) / 2
        ink = WORD if side == "attacker" else BLACK
        shapes.append(draw.Text(0, base, words(side), 8, ink, "semibold"))
        x = _LABEL
        for _ in range(MOST):
            shapes.append(_box(x, y, _SIDE))
            x += _SIDE + 0.7
        for sign, wide, name in _PARTS:
            if headed and line == 0:
                shapes.append(draw.Text(x + 2.8, 1.8, words(name), 7, QUIET))
            shapes.append(draw.Text(x + 1.2, base, sign, 9, BLACK, "semibold", "middle"))
            shapes.append(_box(x + 2.8, y, wide))
            x += wide + 3.6
    return Block(_SUM_WIDTH, top + 2 * _SIDE + 1.2, tuple(shapes))


def _box(x: float, y: float, width: float) -> draw.Path:
    return draw.framed(draw.rectangle(draw.Box(x, y, width, _SIDE), 0.5), WHITE, grey(0.45), 0.5)


def _odds(composer: Composer, words: SheetWords, width: float) -> Block:
    """Return the odds by units where both add the same, and by how much more the attacker adds."""
    half, sizes = (width - 8) / 2, range(1, MOST + 1)
    heads = [words("against", count=1), *map(str, sizes[1:])]
    equal = [
        [words("attackers"), *heads],
        *([str(ours), *(_percent(ours, theirs, 0) for theirs in sizes)] for ours in sizes),
    ]
    leading = [
        [words("adds"), *(signed(lead) if lead else words("adds-equal") for lead in _LEADS)],
        *(
            [
                words("sizes", count=ours, other_count=theirs),
                *(_percent(ours, theirs, lead) for lead in _LEADS),
            ]
            for ours, theirs in _LEAD_SIZES
        ),
    ]
    left = stack(
        composer.text(words("equal"), half, 8.5), table(composer.book, equal, half, 5), gap=0.4
    )
    right = stack(
        composer.text(words("differ"), half, 8.5), table(composer.book, leading, half, 5), gap=0.4
    )
    return row(left, right, gap=8)


def _percent(ours: int, theirs: int, lead: int) -> str:
    return str(round(100 * odds(ours, theirs, lead).attacker))
