"""The pages of a rules sheet after the first: a first round worked through, and the rules in full."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.territory import diagrams, scenes
from cardgen.games.territory.colours import GAME_INKS
from cardgen.games.territory.rules_overleaf_texts import Rule, Sections, pages_of
from cardgen.sheets.blocks import Block, row, space, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.typesetting import leading, wrap
from companion.grid import SIZE, SpaceSet, row_of

_GAP = 6.0
_CELLS = {"reflector": 4.2, "deflector": 3.5, "defector": 3.2}
_FOOT = "A code names the ruling: “companion rule M4” prints it."


def later_page(
    book: FontBook, game: str, number: int, paper: tuple[float, float]
) -> draw.Page | None:
    """Return page `number`, 2 or 3, of the rules of `game`; None if `paper` is too small."""
    pages = pages_of(game)
    width, room = paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN
    taken = 0.0  # by the rules, in heights of a line and widths of type
    for size, lead, gap, weight in _STYLES:
        composer = Composer(book, GAME_INKS[game], size, lead)
        told = (
            _round(composer, game, width)
            if number == 2
            else composer.section("More rules, variants", width)
        )
        density = size * size * lead * (_NARROWER if weight == "condensed" else 1.0)
        if told.height + taken * density > 1.05 * room:
            continue  # setting the rules takes time: not where they can't fit
        rules = _rules(composer, pages[number - 2], width, weight, gap)
        taken = rules.height / density
        foot = composer.foot(_FOOT, f"{game.title()}, {number} / {1 + len(pages)}", width)
        page = composer.page([told, rules], foot, paper, f"{game} rules, overleaf")
        if page:
            return page
    return None


_STYLES: tuple[tuple[float, float, float, draw.Weight], ...] = (
    (10.0, 1.32, 1.8, "regular"),
    (9.0, 1.3, 1.4, "regular"),
    (8.5, 1.26, 1.3, "regular"),
    (8.5, 1.2, 1.1, "regular"),
    (8.5, 1.2, 1.1, "condensed"),
    (8.5, 1.15, 0.9, "condensed"),
    (8.5, 1.12, 0.6, "condensed"),
)
"""From the one that reads best to the one that takes least room."""
_NARROWER = 0.88  # condensed type


def _round(composer: Composer, game: str, width: float) -> Block:
    """Return the steps of a first round beside the public grids after it."""
    public, cell = scenes.round_grids(game), _CELLS[game]
    marked = [
        space for each in public for space in each.shaded | each.used | SpaceSet.of(each.symbols)
    ]
    rows = min(SIZE, max(map(row_of, marked)) + 2)
    grids = [
        diagrams.round_grid(each, cell, f"{name}: {symbol}", rows)
        for each, name, symbol in zip(public, scenes.PLAYERS, scenes.SYMBOLS, strict=False)
    ]
    told = scenes.ROUNDS[game]
    heading = "A first round, and the public grids after it"
    if len(told) >= 2 * len(grids):
        heading = "Two rounds, and the public grids after them"
    title = composer.section(heading, width)
    if len(told) == len(grids):
        column = (width - (len(told) - 1) * _GAP) / len(told)
        columns = (
            stack((grid, composer.run_in(str(number), step.words, column)), 2.0)
            for number, (grid, step) in enumerate(zip(grids, told, strict=True), 1)
        )
        return stack((title, row((_widened(each, column) for each in columns), _GAP)))
    shown = stack((row(grids[i : i + 3], 3.0) for i in range(0, len(grids), 3)), 2.0)
    beside = width - shown.width - _GAP

    def steps(first: int, end: int, column: float) -> Block:
        words = ((str(index + 1), told[index].words) for index in range(first, end))
        return stack((composer.run_in(*each, column) for each in words), 1.0)

    def arranged(left: int) -> Block:
        """Return the first steps beside the grids, and the others below these."""
        middle = (left + len(told) + 1) // 2
        columns = [each for each in ((left, middle), (middle, len(told))) if each[0] < each[1]]
        room = (shown.width - _GAP * (len(columns) - 1)) / max(1, len(columns))
        under = [row((steps(*each, room) for each in columns), _GAP)] if columns else []
        return row((steps(0, left, beside), stack((shown, *under), 2.0)), _GAP)

    lowest = min(map(arranged, range(1, len(told) + 1)), key=lambda block: block.height)
    return stack((title, lowest))


def _widened(block: Block, width: float) -> Block:
    return Block(width, block.height, block.shapes)


def _heading(composer: Composer, words: str, width: float) -> Block:
    """Return the title of a section under a line."""
    title = composer.title(words, width)
    line = draw.stroked(draw.line(0, 0, width, 0), composer.inks.word, 0.5)
    return Block(width, title.height + 1.2, (line, title.at(0, 0.8)))


def _rules(
    composer: Composer, sections: Sections, width: float, weight: draw.Weight, gap: float
) -> Block:
    """Return the sections in two columns, about equally long; rules are `gap` mm apart."""
    column = (width - _GAP) / 2
    blocks: list[Block] = []
    headed: set[int] = set()
    for heading, section in sections.items():
        rules = [_rule(composer, rule, column, weight) for rule in section]
        title = _heading(composer, heading, column)
        headed.add(len(blocks))
        blocks += [stack((title, rules[0])), *rules[1:]]  # a title never stands at a column's foot

    def half(first: int, end: int) -> Block:
        room = {
            index: 1.2 for index in headed if index > first
        }  # above a title, but not at the top
        spaced = (stack((space(column, room.get(i, 0.0)), blocks[i])) for i in range(first, end))
        return stack(spaced, gap)

    halves = min(
        ((half(0, cut), half(cut, len(blocks))) for cut in range(1, len(blocks))),
        key=lambda pair: max(pair[0].height, pair[1].height),
    )
    return row(halves, _GAP)


def _rule(composer: Composer, rule: Rule, width: float, weight: draw.Weight) -> Block:
    """Return a rule behind its title, its rulings at the end."""
    size = composer.size
    step = leading(size, composer.lead)
    bold: draw.Weight = "condensed-semibold" if weight == "condensed" else "semibold"
    title = rule.title.replace(" ", "\u00a0")
    codes = rule.rulings.replace(" ", "\u00a0")
    book = composer.book
    indent = book.width(f"{title}\u00a0", size, bold)
    wider = max(0.0, indent - book.width(f"{title}\u00a0", size, weight))
    # the titles and codes are measured in the text's weight: the first line is shortened by what is
    # lost
    lines, room = [codes], width - wider
    while lines[-1] == codes and room > width / 2:  # which don't stand alone
        lines = wrap(book, f"{title} {rule.text} {codes}", room, size, weight, even=False)
        room -= 1
    shapes = [draw.Text(0, 0.76 * step, rule.title, size, composer.inks.word, bold)]
    for index, line in enumerate(lines):
        words, code = (line, "")
        if index == len(lines) - 1:
            words, code = line.removesuffix(codes).rstrip(), codes
        if index == 0:
            words = words.removeprefix(title).lstrip()
        x = 0.0 if index else indent
        y = (index + 0.76) * step
        if words:
            shapes.append(draw.Text(x, y, words, size, BLACK, weight))
            x += book.width(f"{words} ", size, weight)
        if code:
            shapes.append(draw.Text(x, y, rule.rulings, size, QUIET, "condensed"))
    return Block(width, len(lines) * step, tuple(shapes))
