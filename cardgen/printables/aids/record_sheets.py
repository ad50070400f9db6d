"""Sheets on which a game is written down so that it can be typed in as it stands.

Every row holds statements of the record, read from left to right: keywords are printed, the rest is
written by hand. What is printed in blue is the example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.printables.aids.aid_page import (
    HEAD,
    LEADING,
    MARGIN,
    AidError,
    Player,
    page_head,
)
from cardgen.printables.aids.tally import tally
from cardgen.printables.common.game_marks import pointer
from cardgen.printables.common.palette import COBALT
from cardgen.printables.common.player_names import SMALLEST, SetName, set_names
from cardgen.printables.common.typesetting import TextStyle, cap_height, leading, set_line, text_lines
from companion import grid
from companion.games import GAMES
from companion.rotator.board import name_of
from companion.rotator.examples import worked_example
from companion.territory.rules import SHORT_GAMES, VARIANTS

PENCIL = COBALT
"""What examples are printed in."""

_TOLD = "Typed in, each statement on its own line, it is a file for the companion"
_HEADS = "Players, clockwise: name, symbol", "After all players: the boards", "Nodes controlled: not typed in"
_SIZE = 9.0
_STEP = leading(_SIZE, LEADING)
_ROW = 7.0
_BASE = 4.4  # of the type in a row, below its top
_QUIET = grey(0.6)
_TYPED_LAST = "Typed in last, below all rows, the boards let the companion audit the game"
_FEWEST_ROWS = 40  # that the sheets of a game have together
_SMALLEST_ROOM = 3  # rows that a page must have room for
_STATUSES: Mapping[str, tuple[str, ...]] = {
    "reflector": ("null", "owned", "node"),
    "deflector": ("null", "owned", "node", "deflector", "clear"),
    "defector": ("null", "owned", "node", "deflector"),
}
_OTHERS: Mapping[str, str] = {
    "reflector": "pass NAME, or undo REASON",
    "deflector": "pass NAME, or undo REASON",
    "defector": "pass NAME, leave NAME, undo REASON, or ally NAME NAME, with link GRID:SPACE or "
    "master GRID:SPACE behind it where a Node is named",
}
_FURTHER = (
    "Ring the answer. Behind node: retained, nodes, deflectors, each with its spaces; covered where the "
    "claimant owns the grid and covers the space. A further answer to a move goes into the next row."
)
_LAYOUTS: Mapping[str, str] = {
    "reflector": "reflector-2",
    "deflector": "deflector-3, deflector-4-full or -partial, deflector-5-full or -partial",
    "defector": "defector-N-full or defector-N-island, for N players",
}

EXAMPLES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "reflector": (("move Ann Bob F1", "answer Bob F1 node retained H1"), ("", "answer Ann F1 null")),
    "deflector": (("move Ann Bob J5", "answer Bob J5 deflector"), ("", "answer Cat J5 node retained J7")),
    "defector": (
        ("ally Ann Cat link Ann:C3",),
        ("move Ann Bob F1", "answer Bob F1 owned"),
        ("", "answer Ann F1 null"),
    ),
}
"""The statements of the example, row by row: the first of a game's first players."""


def record_sheet(
    book: FontBook,
    paper: tuple[float, float],
    game: str,
    players: Sequence[Player] = (),
    layout: str = "",
    variants: Sequence[str] = (),
    rows: int = 0,
) -> tuple[draw.Page, ...]:
    """Return the sheets for a game on `paper` (width and height in mm): its beginning, and how it goes on.

    `players` fills in names and symbols, clockwise; without, there is room for the game's fewest. `layout`
    and `variants` are filled in too, where they are known. With `rows` there are at least so many for moves
    and answers, and an even number of pages, to be printed on both sides; Rotator's sheet is always a page.

    Raises:
        AidError: the paper is too small.
        TextTooLongError, MissingGlyphError: a name or symbol that cannot be set.
    """
    if game == "rotator":
        return (_rotator(book, paper),)
    players = players or [("", "")] * GAMES[game].players[0]
    table = _MoveColumns(game, paper[0] - 2 * MARGIN)
    width, height = paper
    shapes: list[draw.Shape] = [page_head(book, game, game.title(), "Record", _TOLD, width)]
    y = MARGIN + HEAD
    names = _set_names(book, players, width)
    shapes += _beginning(book, game, players, names, y, width, layout, ", ".join(variants))
    y += 2 * _ROW + (len(players) + 1) * _ROW + 4
    notes = f"Instead of move, write {_OTHERS[game]}. {_FURTHER}"
    if any(" " in name for name, _ in players):
        notes += " When you type a name, put _ for each blank in it."
    said = text_lines(book, notes, MARGIN, y + 3.2, width - 2 * MARGIN, _SIZE, _STEP, weight="condensed")
    y += len(said) * _STEP + 2
    shapes += [*said, *table.head(y)]
    y += _ROW
    for row in EXAMPLES[game]:
        shapes += table.example(book, row, y)
        y += _ROW
    first = _rows(y, height)
    shapes += (shape for index in range(first) for shape in table.row(index + 1, y + index * _ROW))
    pages = [draw.Page(width, height, (("text", tuple(shapes)),), label=f"{game} record")]
    return (*pages, *_further_pages(book, game, players, names, paper, table, first, rows))


def _set_names(book: FontBook, players: Sequence[Player], width: float) -> list[SetName]:
    """Return the players' names for the boxes of a record; they are the same in all of them."""
    room, style = (width - 2 * MARGIN) / 3 - 32, TextStyle(_SIZE, SMALLEST, "condensed")
    return set_names(book, [name for name, _ in players], room, style, two_lines=6.5)


def _rows(y: float, height: float) -> int:
    """Return how many rows there is room for below `y`."""
    rows = int((height - MARGIN - y) / _ROW)
    if rows < _SMALLEST_ROOM:
        raise AidError("the record needs a larger page: choose larger paper or fewer players")
    return rows


_Part = tuple[float, Callable[[float], Iterable[draw.Shape]]]
"""What is drawn at a height on the page: how high it is in mm, and its shapes."""


def _last_parts(
    book: FontBook, game: str, players: Sequence[Player], names: Sequence[SetName], each: float, width: float
) -> list[_Part]:
    """Return what comes after all moves: a board of each player, then rounds and their tally."""
    counted = tally(book, game, players, width - 2 * MARGIN)
    boards: list[_Part] = [(each, partial(_reveal, book, game, name, width)) for name in names]
    return [*boards, (counted.height + 6, lambda y: (counted.at(MARGIN, y + 4),))]


def _packed(parts: Sequence[_Part], room: float) -> list[list[_Part]]:
    """Return `parts` in order, as many on each page as fit into `room` mm."""
    pages: list[list[_Part]] = [[]]
    for part in parts:
        if pages[-1] and sum(used for used, _ in pages[-1]) + part[0] > room:
            pages.append([])
        pages[-1].append(part)
    return pages


def _further_pages(
    book: FontBook,
    game: str,
    players: Sequence[Player],
    names: Sequence[SetName],
    paper: tuple[float, float],
    table: _MoveColumns,
    number: int,
    wanted: int,
) -> Iterator[draw.Page]:
    """Yield the pages after the first `number` rows: as many as are `wanted`, then boards and tally.

    What is left free on a page of boards has rows, too.
    """
    width, height = paper
    room = height - 2 * MARGIN - HEAD
    each = _ROW * (1 if game == "reflector" else 2) + 1.5
    full = int(room / _ROW) - 1
    tail = _packed(_last_parts(book, game, players, names, each, width), room)
    below = [max(0, int((room - sum(used for used, _ in parts) - 3) / _ROW) - 1) for parts in tail]
    pages = max(0, -(-(max(wanted, _FEWEST_ROWS) - number - sum(below)) // full))
    pages += wanted > 0 and (1 + pages + len(tail)) % 2
    leaves: list[tuple[list[_Part], int]] = [*([([], full)] * pages), *zip(tail, below, strict=True)]
    for page, (parts, rows) in enumerate(leaves, start=2):
        told = _TYPED_LAST if parts else _TOLD
        title = f"Record, page {page} of {len(leaves) + 1}"
        shapes: list[draw.Shape] = [page_head(book, game, game.title(), title, told, width)]
        y = MARGIN + HEAD
        for used, drawn in parts:
            shapes += drawn(y)
            y += used
        if parts:
            y += 3
        if rows:
            shapes += table.head(y)
        for index in range(1, rows + 1):
            shapes += table.row(number + index, y + index * _ROW)
        number += rows
        yield draw.Page(width, height, (("text", tuple(shapes)),), label=f"{game} record, continued")


# -- the beginning --------------------------------------------------------------------------------


def _beginning(
    book: FontBook,
    game: str,
    players: Sequence[Player],
    names: Sequence[SetName],
    y: float,
    width: float,
    layout: str,
    chosen: str,
) -> Iterator[draw.Shape]:
    """Yield the statements before play: rules, game, variants, layout, players, boards."""
    inner = width - 2 * MARGIN
    known = [name for name, (home, _) in VARIANTS.items() if home == game]
    known += [name for name in SHORT_GAMES if game != "reflector" or name != "target-N"]
    hint = "one line each" if chosen else ", ".join(known)
    yield from _words("rules 1", MARGIN, y, "semibold")
    yield from _words(f"game {game}", MARGIN + 17, y, "semibold")
    yield from _line_to_fill_in(book, "variant", MARGIN + 46, y, MARGIN + inner, hint, chosen)
    yield from _line_to_fill_in(book, "layout", MARGIN, y + _ROW, MARGIN + inner, _LAYOUTS[game], layout)
    y += 2 * _ROW
    column = inner / 3
    for index, words in enumerate(_HEADS):
        yield draw.Text(MARGIN + index * column, y + _BASE, words, _SIZE, _QUIET, "condensed")
    for name, (_, symbol) in zip(names, players, strict=True):
        y += _ROW
        x = MARGIN
        yield from _words("player", x, y, "semibold")
        yield from _name_cell(name, draw.Box(x + 12, y, column - 28, _ROW - 1))
        yield from _cell(book, symbol, draw.Box(x + column - 15, y, 11, _ROW - 1))
        x += column
        yield from _words("board", x, y, "semibold")
        yield from _name_cell(name, draw.Box(x + 12, y, column - 30, _ROW - 1))
        yield from _words("hidden", x + column - 16, y, "semibold")
        x += column
        yield from _cell(book, "", draw.Box(x, y, column, _ROW - 1))
        yield from _words("5", x + 1.5, y, "regular")


def _reveal(book: FontBook, game: str, name: SetName, width: float, y: float) -> Iterator[draw.Shape]:
    """Yield the statement that reveals a board."""
    inner = width - 2 * MARGIN
    yield from _words("reveal", MARGIN, y, "semibold")
    yield from _name_cell(name, draw.Box(MARGIN + 12, y, 40, _ROW - 1))
    yield from _words("nodes", MARGIN + 55, y, "semibold")
    for index in range(5):
        yield from _cell(book, "", draw.Box(MARGIN + 66 + index * 8.4, y, 8.4, _ROW - 1))
    if game == "reflector":
        return
    y += _ROW
    yield from _words("deflectors", MARGIN, y, "semibold")
    pitch = (inner - 20) / 20
    for index in range(20):
        yield from _cell(book, "", draw.Box(MARGIN + 20 + index * pitch, y, pitch, _ROW - 1))


def _line_to_fill_in(
    book: FontBook, keyword: str, x: float, y: float, right: float, hint: str, written: str
) -> Iterator[draw.Shape]:
    """Yield a keyword, a line to write on, a hint, and what is already filled in."""
    wide = book.width(hint, _SIZE, "condensed")
    yield from _words(keyword, x, y, "semibold")
    yield draw.Text(right, y + _BASE, hint, _SIZE, _QUIET, "condensed", "end")
    yield draw.stroked(draw.line(x + 14, y + 5.4, right - wide - 2, y + 5.4), BLACK, 0.5)
    if written:
        style = TextStyle(_SIZE, 6.0, "regular", "condensed")
        yield set_line(book, written, x + 15, y + _BASE, right - wide - x - 18, style, BLACK)


# -- the table of moves ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _MoveColumns:
    """The columns of a game's moves and answers, `width` mm wide in all."""

    game: str
    width: float

    @property
    def columns(self) -> tuple[tuple[str, float], ...]:
        """The titles of the columns and their widths; the last takes what is left."""
        status = {3: 34.0, 4: 48.0, 5: 59.0}[len(_STATUSES[self.game])]
        fixed = (
            ("", 7.0),
            ("", 11.0),
            ("Shooter", 17.0),
            ("Grid", 17.0),
            ("Space", 11.0),
            ("", 13.5),
            ("Name", 17.0),
            ("Space", 11.0),
            ("What is there", status),
        )
        return (*fixed, ("Further", self.width - sum(wide for _, wide in fixed)))

    @property
    def edges(self) -> list[float]:
        """The left edges of the columns, and the right edge of the last."""
        edges = [MARGIN]
        for _, wide in self.columns:
            edges.append(edges[-1] + wide)
        return edges

    def head(self, y: float) -> Iterator[draw.Shape]:
        """Yield the titles."""
        for (title, _), x in zip(self.columns, self.edges, strict=False):
            if title:
                yield draw.Text(x + 1, y + _BASE, title, _SIZE, BLACK, "condensed-semibold")
        yield draw.stroked(draw.line(MARGIN, y + _ROW, MARGIN + self.width, y + _ROW), BLACK, 0.75)

    def row(self, number: int, y: float) -> Iterator[draw.Shape]:
        """Yield an empty row: a move, and an answer to it."""
        edges = self.edges
        yield from self._rules(y, edges[1:])
        yield draw.Text(edges[1] - 1, y + _BASE, str(number), _SIZE, _QUIET, "condensed", "end")
        yield draw.Text(edges[1] + 1, y + _BASE, "move", _SIZE, BLACK, "condensed")
        yield draw.Text(edges[5] + 1, y + _BASE, "answer", _SIZE, BLACK, "condensed")
        for status, x in self._statuses():
            yield draw.Text(x, y + _BASE, status, _SIZE, _QUIET, "condensed", "middle")

    def example(self, book: FontBook, row: Sequence[str], y: float) -> Iterator[draw.Shape]:
        """Yield a row filled in with statements of the example."""
        edges = self.edges
        yield from self._rules(y, edges[1:] if len(row) > 1 else edges[1:4])
        yield draw.Text(edges[1] - 1, y + _BASE, "e.g.", _SIZE, _QUIET, "condensed", "end")

        def written(words: str, column: int) -> draw.Text:
            return draw.Text(edges[column] + 1, y + _BASE, words, _SIZE, PENCIL, "condensed")

        move, *answers = row
        keyword, *rest = move.split(maxsplit=3) if move else [""]
        for column, words in enumerate((keyword, *rest), 1):
            if words:
                yield written(words, column)
        for answer in answers:
            keyword, name, space, status, *further = answer.split(maxsplit=4)
            for column, words in ((5, keyword), (6, name), (7, space)):
                yield written(words, column)
            for known, x in self._statuses():
                ink = PENCIL if known == status else _QUIET
                yield draw.Text(x, y + _BASE, known, _SIZE, ink, "condensed", "middle")
                if known == status:
                    wide = book.width(known, _SIZE, "condensed") + 2.4
                    ring = draw.Box(x - wide / 2, y + 0.9, wide, 4.8)
                    yield draw.stroked(draw.rectangle(ring, 2.4), PENCIL, 0.9)
            for words in further:
                yield written(words, 9)

    def _rules(self, y: float, uprights: Sequence[float]) -> Iterator[draw.Shape]:
        """Yield the line below a row, and those of `uprights` that part two entries."""
        bottom, edges = y + _ROW, self.edges
        yield draw.stroked(draw.line(MARGIN, bottom, MARGIN + self.width, bottom), grey(0.45), 0.5)
        for index in (1, 3, 4, 5, 7, 8, 9):
            if edges[index] in uprights:
                ink = BLACK if index in (1, 5) else grey(0.45)
                yield draw.stroked(draw.line(edges[index], y, edges[index], bottom), ink, 0.5)

    def _statuses(self) -> Iterator[tuple[str, float]]:
        """Yield the answers there are, and the middle of each."""
        statuses, left = _STATUSES[self.game], self.edges[8]
        weights = [len(status) + 3.0 for status in statuses]
        unit = self.columns[8][1] / sum(weights)
        for status, weight in zip(statuses, weights, strict=True):
            yield status, left + weight * unit / 2
            left += weight * unit


# -- Rotator --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RotatorExample:
    """The example for Rotator: Nodes of both halves, the start, and turns up to one after a capture."""

    nodes: Mapping[str, tuple[str, ...]]
    start: str
    turns: tuple[str, ...]


def rotator_example() -> RotatorExample:
    """Return the first turns of a game on the first example board."""
    puzzle = worked_example()
    played = puzzle.solution.front[-1]
    turns = tuple(map(str, played.played))
    after = next(index for index, turn in enumerate(turns) if turn.startswith("from"))
    nodes = {
        half: tuple(map(grid.name_of, spaces))
        for half, spaces in (("red", puzzle.board.red), ("blue", puzzle.board.blue))
    }
    return RotatorExample(nodes, name_of(played.start), turns[: after + 1])


def _rotator(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the sheet for a game of Rotator."""
    width, height = paper
    inner = width - 2 * MARGIN
    columns = 4
    pitch = inner / columns
    example = rotator_example()
    shapes: list[draw.Shape] = [page_head(book, "rotator", "Rotator", "Record", _TOLD, width)]
    y = MARGIN + HEAD
    shapes += _rotator_head(book, None, y, inner)
    y += 3 * _ROW + 3
    shapes += text_lines(book, _ROTATOR_NOTE, MARGIN, y + 3.2, inner, _SIZE, _STEP, weight="condensed")
    y += 2 * _STEP + 3
    shapes.append(draw.Text(MARGIN, y + _BASE, "Example", _SIZE, BLACK, "condensed-semibold"))
    shapes += _rotator_head(book, example, y + _ROW, inner)
    y += 4 * _ROW
    for index, turn in enumerate(example.turns):
        shapes += _turn(book, index, turn, MARGIN + index * pitch, y, pitch)
    y += _ROW + 4
    rows = _rows(y, height)
    for index in range(rows * columns):
        column, row = divmod(index, rows)
        shapes += _turn(book, index, None, MARGIN + column * pitch, y + row * _ROW, pitch)
    return draw.Page(width, height, (("text", tuple(shapes)),), label="rotator record")


_ROTATOR_NOTE = (
    "After each turn: how many spaces were drilled, 0 to 3. In the turn after a Node was captured also from "
    "which space, such as red:C4; in all others strike out from. The triangle shows which way is down on the "
    "sheet as it lay at the start."
)


def _rotator_head(
    book: FontBook, example: RotatorExample | None, y: float, inner: float
) -> Iterator[draw.Shape]:
    """Yield the statements before the first turn, filled in where there is an example."""
    half = MARGIN + inner / 2
    keyword: draw.Weight = "condensed" if example else "semibold"
    ink = PENCIL if example else BLACK
    yield draw.Text(MARGIN, y + _BASE, "rules 1", _SIZE, ink, keyword)
    yield draw.Text(MARGIN, y + _ROW + _BASE, "game rotator", _SIZE, ink, keyword)
    yield draw.Text(MARGIN, y + 2 * _ROW + _BASE, "start", _SIZE, ink, keyword)
    yield from _cell(
        book, example.start if example else "", draw.Box(MARGIN + 12, y + 2 * _ROW, 22, _ROW - 1), ink
    )
    if not example:
        yield draw.Text(MARGIN + 36, y + 2 * _ROW + _BASE, "in red Row 10", _SIZE, _QUIET, "condensed")
        yield draw.Text(half, y + 2 * _ROW + _BASE, "boosts left", _SIZE, _QUIET, "condensed")
        for index in range(10):
            box = draw.Box(half + 21 + index * 6.2, y + 2 * _ROW + 1.2, 4.2, 4.2)
            yield draw.stroked(draw.rectangle(box), BLACK, 0.5)
    for row, colour in enumerate(("red", "blue")):
        yield draw.Text(half, y + row * _ROW + _BASE, f"nodes {colour}", _SIZE, ink, keyword)
        for index in range(5):
            words = example.nodes[colour][index] if example else ""
            box = draw.Box(half + 21 + index * 12.4, y + row * _ROW, 12.4, _ROW - 1)
            yield from _cell(book, words, box, ink)


def _turn(
    book: FontBook, index: int, turn: str | None, x: float, y: float, pitch: float
) -> Iterator[draw.Shape]:
    """Yield room for a turn, or a turn of the example."""
    yield pointer(x + 1.2, y + 3.1, 1.8, index % 4, BLACK)
    yield draw.Text(x + 8.6, y + _BASE, str(index + 1), _SIZE, _QUIET, "condensed", "end")
    from_box = draw.Box(x + 23.6, y, pitch - 23.6 - 11.0, _ROW - 1)
    drill_box = draw.Box(from_box.right, y, 8.0, _ROW - 1)
    if turn is None:
        yield draw.Text(x + 9.8, y + _BASE, "turn", _SIZE, BLACK, "condensed")
        yield draw.Text(x + 16.4, y + _BASE, "from", _SIZE, _QUIET, "condensed")
        space, drill = "", ""
    else:
        *start, drill = turn.split()
        space = start[1] if start else ""
        yield draw.Text(x + 9.8, y + _BASE, "turn", _SIZE, PENCIL, "condensed")
        if start:
            yield draw.Text(x + 16.4, y + _BASE, start[0], _SIZE, PENCIL, "condensed")
    yield from _cell(book, space, from_box, PENCIL)
    yield from _cell(book, drill, drill_box, PENCIL)


# -- pieces ----------------------------------------------------------------------------------------


def _words(words: str, x: float, y: float, weight: draw.Weight) -> Iterator[draw.Shape]:
    yield draw.Text(x, y + _BASE, words, _SIZE, BLACK, weight)


def _cell(book: FontBook, words: str, box: draw.Box, ink: Ink = BLACK) -> Iterator[draw.Shape]:
    """Yield a box to write into, with `words` where they are known."""
    yield draw.stroked(draw.rectangle(box), grey(0.45), 0.5)
    if words:
        style = TextStyle(_SIZE, 6.0, "condensed")
        yield set_line(book, words, box.x + 1, box.y + _BASE, box.width - 2, style, ink)


def _name_cell(name: SetName, box: draw.Box) -> Iterator[draw.Shape]:
    """Yield a box with a player's name in it."""
    yield draw.stroked(draw.rectangle(box), grey(0.45), 0.5)
    yield from name.texts(box.x + 1, box.y + _BASE - cap_height(_SIZE) / 2, BLACK)
