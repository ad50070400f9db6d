"""The later pages of a rules sheet: a first round worked through, and the rules in full."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.games.rulebook import cited
from cardgen.games.territory import diagrams, scenes
from cardgen.games.territory.colours import words_of
from cardgen.games.territory.outline import OUTLINES, Sections
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import MARGIN, Composer
from cardgen.sheets.rules_sheet import GAP, rules_in_columns
from cardgen.sheets.words import SheetWords
from companion.grid import SIZE

_CELLS = {"reflector": 4.2, "deflector": 3.5, "defector": 3.2}


def later_page(
    composer: Composer,
    paper: tuple[float, float],
    game: str,
    sections: Sections,
    number: int,
    count: int,
) -> draw.Page | None:
    """Return page `number` of `count` of the rules of `game` with `sections`; None if too small."""
    width, words = paper[0] - 2 * MARGIN, words_of(composer.book, game)
    if number == 2:
        head = _round(composer, game, words, width)
    else:
        head = composer.section(words("more-rules"), width)
    found = [words.section(name, rules) for name, rules in sections.items()]
    rules = rules_in_columns(composer, found, width)
    codes = cited(composer.book, paper, "B1")
    foot = composer.foot(codes, f"{game.title()}, {number} / {count}", width)
    return composer.page([head, rules], foot, paper, f"{game} rules, overleaf")


def _round(composer: Composer, game: str, words: SheetWords, width: float) -> Block:
    """Return the steps of a first round beside the public grids after it."""
    public, cell = scenes.round_grids(game), _CELLS[game]
    grids = [
        diagrams.round_grid(each, cell, f"{name}: {symbol}", SIZE)
        for each, name, symbol in zip(public, scenes.PLAYERS, scenes.SYMBOLS, strict=False)
    ]
    told = [words(f"round-{number}") for number, _ in enumerate(OUTLINES[game].round, start=1)]
    heading = "two-rounds" if len(told) >= 2 * len(grids) else "first-round"
    title = composer.section(words(heading), width)
    if len(told) == len(grids):
        column = (width - (len(told) - 1) * GAP) / len(told)
        columns = (
            stack((grid, composer.run_in(str(number), said, column)), 2.0)
            for number, (grid, said) in enumerate(zip(grids, told, strict=True), 1)
        )
        widened = (Block(column, each.height, each.shapes) for each in columns)
        return stack((title, row(widened, GAP)))
    shown = stack((row(grids[i : i + 3], 3.0) for i in range(0, len(grids), 3)), 2.0)
    beside = width - shown.width - GAP

    def steps(first: int, end: int, column: float) -> Block:
        entries = ((str(index + 1), told[index]) for index in range(first, end))
        return composer.run_ins(entries, column, 1.0)

    def arranged(left: int) -> Block:
        """Return the first steps beside the grids, and the others below these."""
        middle = (left + len(told) + 1) // 2
        columns = [each for each in ((left, middle), (middle, len(told))) if each[0] < each[1]]
        room = (shown.width - GAP * (len(columns) - 1)) / max(1, len(columns))
        under = [row((steps(*each, room) for each in columns), GAP)] if columns else []
        return row((steps(0, left, beside), stack((shown, *under), 2.0)), GAP)

    lowest = min(map(arranged, range(1, len(told) + 1)), key=lambda block: block.height)
    return stack((title, lowest))
