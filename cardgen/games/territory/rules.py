"""The rules of each game: how to play, then a first round and the rules in full."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.rulebook import cited
from cardgen.games.territory import diagrams, scenes
from cardgen.games.territory.look import GAME_INKS, words_of
from cardgen.games.territory.rules_front import first_page
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import MARGIN, Composer
from cardgen.sheets.rules_sheet import GAP, rules_in_columns, set_sheet
from cardgen.sheets.words import SheetWords, outline_of
from companion.grid import SIZE

_CELLS = {"reflector": 4.2, "deflector": 3.5, "defector": 3.2}


@lru_cache(maxsize=8)
def rules_pages(book: FontBook, paper: draw.Size, game: str) -> tuple[draw.Page, ...]:
    """Return the rules of `game` on pages of `paper`.

    In English there are two or three. In longer words, sections go on to a further page. Raises
    SheetError if the pages are too small for them.
    """
    refusal = f"the rules of {game} need a larger page at 8.5 pt: choose larger paper"
    inks, later = GAME_INKS[game], [dict(page) for page in outline_of(game)["later"]]
    pages: list[draw.Page] = []
    while len(pages) < len(later):
        number, count = len(pages) + 2, len(later) + 1
        sections = later[number - 2]
        page = partial(_later_page, game=game, sections=sections, number=number, count=count)
        try:
            pages.append(set_sheet(paper, page, Composer.styles(book, inks, 10.0), refusal))
        except SheetError:
            if len(sections) == 1:
                raise
            name, rules = sections.popitem()
            if number > len(later):
                later.append({})
                pages.clear()  # they say how many there are
            later[number - 1] = {name: rules, **later[number - 1]}
    front = partial(first_page, game=game, count=len(later) + 1)
    return (set_sheet(paper, front, Composer.styles(book, inks), refusal), *pages)


def _later_page(
    composer: Composer,
    paper: draw.Size,
    game: str,
    sections: Mapping[str, Sequence[str]],
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
    codes = cited(composer, "B1")
    foot = codes, f"{game.title()}, {number} / {count}"
    return composer.page([head, rules], foot, paper, f"{game} rules, overleaf")


def _round(composer: Composer, game: str, words: SheetWords, width: float) -> Block:
    """Return the steps of a first round beside the public grids after it."""
    public, cell = scenes.round_grids(game), _CELLS[game]
    grids = [
        diagrams.round_grid(each, cell, f"{name}: {symbol}", SIZE)
        for each, name, symbol in zip(public, scenes.PLAYERS, scenes.SYMBOLS, strict=False)
    ]
    told = [words(f"round-{number}") for number, _ in enumerate(outline_of(game)["round"], start=1)]
    heading = "two-rounds" if len(told) >= 2 * len(grids) else "first-round"
    title = composer.section(words(heading), width)
    if len(told) == len(grids):
        column = (width - (len(told) - 1) * GAP) / len(told)
        columns = (
            stack(grid, composer.run_in(str(number), said, column), gap=2.0)
            for number, (grid, said) in enumerate(zip(grids, told, strict=True), 1)
        )
        widened = (Block(column, each.height, each.shapes) for each in columns)
        return stack(title, row(*widened, gap=GAP))
    shown = stack(*(row(*grids[i : i + 3], gap=3.0) for i in range(0, len(grids), 3)), gap=2.0)
    beside = width - shown.width - GAP

    def steps(first: int, end: int, column: float) -> Block:
        entries = ((str(index + 1), told[index]) for index in range(first, end))
        return composer.run_ins(entries, column, 1.0)

    def arranged(left: int) -> Block:
        """Return the first steps beside the grids, and the others below these."""
        middle = (left + len(told) + 1) // 2
        columns = [each for each in ((left, middle), (middle, len(told))) if each[0] < each[1]]
        room = (shown.width - GAP * (len(columns) - 1)) / max(1, len(columns))
        under = [row(*(steps(*each, room) for each in columns), gap=GAP)] if columns else []
        return row(steps(0, left, beside), stack(shown, *under, gap=2.0), gap=GAP)

    lowest = min(map(arranged, range(1, len(told) + 1)), key=lambda block: block.height)
    return stack(title, lowest)
