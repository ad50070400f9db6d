"""The record sheet of Attack/Defend: each row, read from left to right, is a statement of the record."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.attackdefend.example import record_rows
from cardgen.games.attackdefend.look import INKS, origin
from cardgen.games.attackdefend.rules import TITLE
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.record_rows import PENCIL
from companion.attackdefend.deck import HOUSE, Deck

_ROW = 7.0
_COLUMNS = (("statement", 0.34), ("player", 0.24), ("place", 0.12), ("card or pile", 0.30))
_FEWEST = 6


def record_page(
    book: FontBook, paper: tuple[float, float], deck: Deck, deck_file: str = HOUSE
) -> draw.Page:
    """Return a sheet for a game with printed cards, on `paper` (width and height in mm).

    `deck_file` is what its line ``deck`` says. Raises SheetError if the paper is too small.
    """
    width = paper[0] - 2 * MARGIN
    composer = Composer(book, INKS, 9.0)
    example = record_rows(deck)
    head = stack(
        (
            composer.head(
                TITLE, "Record", "type each statement on its own line for the companion", width
            ),
            composer.text(
                "Statements: draw, place, advance, discard, play, use, flip, choose, end; undo takes the "
                f"last back. Write a card's word, such as {example[-2].split()[-1]}, where its face turns "
                "up. The lines printed in bold are part of the file.",
                width,
            ),
            _beginning(composer, width, deck_file),
        ),
        3.0,
    )
    foot = composer.foot(f"{origin(deck).capitalize()}.", f"{TITLE}, record", width)
    columns = 2 if width > 150 else 1
    wide = (width - (columns - 1) * 6.0) / columns
    rows = int((paper[1] - 2 * MARGIN - head.height - foot.height - 8.0) / _ROW) - 1
    if rows < _FEWEST:
        raise SheetError("the record needs a larger page: choose larger paper")
    tables = row(
        (
            _table(
                composer, wide, rows, 1 - len(example) + column * rows, () if column else example
            )
            for column in range(columns)
        ),
        6.0,
    )
    page = composer.page([head, tables], foot, paper, "attack-defend record")
    assert page is not None
    return page


def _beginning(composer: Composer, width: float, deck_file: str) -> Block:
    """Return the first lines, some of them to be filled in."""
    lines = (
        "rules 1",
        "game attack-defend",
        f"deck {deck_file}",
        "player",
        "player",
        "deal paper",
        "side",
    )
    wide = width / 4
    shapes: list[draw.Shape] = []
    for index, line in enumerate(lines):
        x, y = index % 4 * wide, index // 4 * _ROW
        shapes.append(draw.Text(x, y + 4.4, line, 9, BLACK, "semibold"))
        if line in ("player", "side"):
            start = x + composer.book.width(line, 9, "semibold") + 1.5
            shapes.append(
                draw.stroked(draw.line(start, y + 5.2, x + wide - 4, y + 5.2), QUIET, 0.5)
            )
    shapes.append(draw.Text(3 * wide, _ROW + 4.4, "(player, defender)", 8, QUIET, "condensed"))
    return Block(width, 2 * _ROW, tuple(shapes))


def _table(
    composer: Composer, width: float, rows: int, first: int, examples: tuple[str, ...]
) -> Block:
    """Return rows under their heads, numbered from `first`; those below 1 are filled in with `examples`."""
    shapes: list[draw.Shape] = []
    x = 7.0
    starts = []
    for title, share in _COLUMNS:
        shapes.append(draw.Text(x + 1, 4.6, title, 8, INKS.word, "semibold"))
        starts.append(x)
        x += share * (width - 7.0)
    for index in range(rows):
        y = _ROW * (index + 1)
        shapes.append(draw.stroked(draw.line(0, y, width, y), QUIET, 0.5))
        number = str(first + index) if index >= len(examples) else "e.g."
        shapes.append(draw.Text(5.0, y + 4.8, number, 7, QUIET, "regular", "end"))
        if index < len(examples):
            verb, name, *words = examples[index].split()
            placed = [
                verb,
                name,
                *(words if words and words[0].isdecimal() else ["", *words]),
            ]
            for start, word in zip(starts, placed, strict=False):
                room = width - start - 2 if start == starts[-1] else width
                size = min(9.0, 9.0 * room / max(composer.book.width(word, 9), 1))
                shapes.append(draw.Text(start + 1, y + 4.8, word, size, PENCIL))
    end = _ROW * (rows + 1)
    shapes.append(draw.stroked(draw.line(0, end, width, end), QUIET, 0.5))
    shapes += [draw.stroked(draw.line(start, _ROW, start, end), QUIET, 0.5) for start in starts]
    return Block(width, end, tuple(shapes))
