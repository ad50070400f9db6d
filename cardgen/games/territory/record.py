"""Sheets on which a game is written down so that it can be typed in as it stands.

Every row holds statements of the record, read from left to right: keywords are printed, the rest is
written by hand. What is printed in blue is the example.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.games.territory.look import GAME_INKS, words_of
from cardgen.games.territory.tally import tally
from cardgen.sheets.blocks import packed
from cardgen.sheets.composer import MARGIN
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.player_names import SMALLEST, Player, SetName, set_names
from cardgen.sheets.record_sheet import (
    BASE,
    HEAD,
    PALE,
    PENCIL,
    ROW,
    SIZE,
    STEP,
    Column,
    RecordTable,
    cell,
    name_cell,
    row_words,
    rows_below,
)
from cardgen.sheets.typesetting import TextStyle, set_line, text_lines
from cardgen.sheets.words import SheetWords, sheet_words
from companion.games import GAMES
from companion.territory.rules import SHORT_GAMES, VARIANTS, Rules, rules_of

_HEADS = ("players", "boards", "controlled")
_STATUSES: Mapping[str, tuple[str, ...]] = {
    "reflector": ("null", "owned", "node"),
    "deflector": ("null", "owned", "node", "deflector", "clear"),
    "defector": ("null", "owned", "node", "deflector"),
}
EXAMPLES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "reflector": (
        ("move Ann Bob F1", "answer Bob F1 node retained H1"),
        ("", "answer Ann F1 null"),
    ),
    "deflector": (
        ("move Ann Bob J5", "answer Bob J5 deflector"),
        ("", "answer Cat J5 node retained J7"),
    ),
    "defector": (
        ("ally Ann Cat link Ann:C3",),
        ("move Ann Bob F1", "answer Bob F1 owned"),
        ("", "answer Ann F1 null"),
    ),
}
"""The statements of the example, row by row: the first of a game's first players."""


def record_pages(
    book: FontBook,
    paper: draw.Size,
    game: str,
    players: Sequence[Player] = (),
    layout: str = "",
    variants: Sequence[str] = (),
) -> tuple[draw.Page, ...]:
    """Return the sheets for a whole game on `paper`: an even number, to be printed on both sides.

    `players` fills in names and symbols, clockwise; without, there is room for the game's fewest.
    `layout` and `variants` are filled in too, where they are known. Raises SheetError if the paper
    is too small, TextTooLongError or MissingGlyphError if a name or symbol cannot be set.
    """
    record = _Record(book, paper, game, players or [("", "")] * GAMES[game].players[0])
    words = record.words
    shapes = record.head(*_titles(book))
    y = MARGIN + HEAD
    shapes += record.beginning(y, layout, ", ".join(variants))
    y += 2 * ROW + (len(record.players) + 1) * ROW + 4
    notes = [words("notes", term=words("others"))]
    if any(" " in name for name, _ in players):
        notes.append(words("blanks"))
    said = text_lines(
        book, " ".join(notes), MARGIN, y + 3.2, record.width, SIZE, STEP, weight="condensed"
    )
    y += len(said) * STEP + 2
    shapes += [*said, *record.table.head(y)]
    y += ROW
    for row in EXAMPLES[game]:
        shapes += record.example(row, y)
        y += ROW
    first = rows_below(y, paper[1])
    for index in range(first):
        shapes += record.row(index + 1, y + index * ROW)
    pages = [draw.text_page(paper, shapes, f"{game} record")]
    rows = rows_needed(game, len(record.players), variants)
    return (*pages, *record.further_pages(first, rows))


def _titles(book: FontBook) -> tuple[str, str]:
    """Return what stands at the head of a record behind the game's name."""
    words = sheet_words(book, "sheets").part("record")
    return words("title"), words("typed-in")


_Part = tuple[float, Callable[[float], Iterable[draw.Shape]]]
"""What is drawn at a height on the page: how high it is in mm, and its shapes."""


@dataclass(frozen=True)
class _Record:
    """What the sheets of a game consist of: its moves and answers, what is before and after."""

    book: FontBook
    paper: draw.Size
    game: str
    players: Sequence[Player]

    @property
    def width(self) -> float:
        """The width between the margins."""
        return self.paper[0] - 2 * MARGIN

    @property
    def words(self) -> SheetWords:
        """What the sheets say."""
        return words_of(self.book, self.game).part("record")

    @cached_property
    def names(self) -> list[SetName]:
        """The players' names for the boxes; they are the same in all of them."""
        room, style = self.width / 3 - 32, TextStyle(SIZE, SMALLEST, "condensed")
        return set_names(self.book, [name for name, _ in self.players], room, style, two_lines=6.5)

    def head(self, title: str, told: str) -> list[draw.Shape]:
        """Return the head of a page."""
        inks, name = GAME_INKS[self.game], self.game.title()
        return sheet_head(self.book, inks, self.paper[0], name, title, told, margin=MARGIN)

    def further_pages(self, number: int, wanted: int) -> Iterator[draw.Page]:
        """Yield the pages after the first `number` rows: up to those `wanted`, boards, tally.

        What is left free on a page of boards has rows, too.
        """
        room = self.paper[1] - 2 * MARGIN - HEAD
        full = int(room / ROW) - 1
        tail = packed(self._last_parts(), lambda part: part[0], room)
        used = [sum(used for used, _ in parts) for parts in tail]
        below = [max(0, int((room - each - 3) / ROW) - 1) for each in used]
        pages = max(0, -(-(wanted - number - sum(below)) // full))
        pages += (1 + pages + len(tail)) % 2
        leaves: list[tuple[list[_Part], int]] = [
            *([([], full)] * pages),
            *zip(tail, below, strict=True),
        ]
        for page, (parts, rows) in enumerate(leaves, start=2):
            told = self.words("typed-last") if parts else _titles(self.book)[1]
            shapes = self.head(self.words("page", page=page, of=len(leaves) + 1), told)
            y = MARGIN + HEAD
            for high, drawn in parts:
                shapes += drawn(y)
                y += high
            if parts:
                y += 3
            if rows:
                shapes += self.table.head(y)
            for index in range(1, rows + 1):
                shapes += self.row(number + index, y + index * ROW)
            number += rows
            yield draw.text_page(self.paper, shapes, f"{self.game} record, continued")

    def _last_parts(self) -> list[_Part]:
        """Return what comes after all moves: the board of each player, rounds, their tally."""
        each = ROW * (1 if self.game == "reflector" else 2) + 1.5
        counted = tally(self.book, self.game, self.players, self.width)
        boards: list[_Part] = [(each, partial(self._reveal, name)) for name in self.names]
        return [*boards, (counted.height + 6, lambda y: (counted.at(MARGIN, y + 4),))]

    # -- before and after the moves ----------------------------------------------------------------

    def beginning(self, y: float, layout: str, chosen: str) -> Iterator[draw.Shape]:
        """Yield the statements before play: rules, game, variants, layout, players, boards."""
        book, said, right = self.book, self.words, MARGIN + self.width
        known = [name for name, (home, _) in VARIANTS.items() if home == self.game]
        known += [name for name in SHORT_GAMES if self.game != "reflector" or name != "target-N"]
        hint = said("one-line-each") if chosen else ", ".join(known)
        yield row_words("rules 1", MARGIN, y, "semibold")
        yield row_words(f"game {self.game}", MARGIN + 17, y, "semibold")
        yield from _line_to_fill_in(book, "variant", MARGIN + 46, y, right, hint, chosen)
        y += ROW
        yield from _line_to_fill_in(book, "layout", MARGIN, y, right, said("layouts"), layout)
        y += ROW
        column = self.width / 3
        for index, head in enumerate(_HEADS):
            yield draw.Text(MARGIN + index * column, y + BASE, said(head), SIZE, PALE, "condensed")
        for name, (_, symbol) in zip(self.names, self.players, strict=True):
            y += ROW
            x = MARGIN
            yield row_words("player", x, y, "semibold")
            yield from name_cell(name, draw.Box(x + 12, y, column - 28, ROW - 1))
            yield from cell(book, symbol, draw.Box(x + column - 15, y, 11, ROW - 1))
            x += column
            yield row_words("board", x, y, "semibold")
            yield from name_cell(name, draw.Box(x + 12, y, column - 30, ROW - 1))
            yield row_words("hidden", x + column - 16, y, "semibold")
            x += column
            yield from cell(book, "", draw.Box(x, y, column, ROW - 1))
            yield row_words("5", x + 1.5, y, "regular")

    def _reveal(self, name: SetName, y: float) -> Iterator[draw.Shape]:
        """Yield the statement that reveals a board."""
        yield row_words("reveal", MARGIN, y, "semibold")
        yield from name_cell(name, draw.Box(MARGIN + 12, y, 40, ROW - 1))
        yield row_words("nodes", MARGIN + 55, y, "semibold")
        for index in range(5):
            box = draw.Box(MARGIN + 66 + index * 8.4, y, 8.4, ROW - 1)
            yield from cell(self.book, "", box)
        if self.game == "reflector":
            return
        y += ROW
        yield row_words("deflectors", MARGIN, y, "semibold")
        pitch = (self.width - 20) / 20
        for index in range(20):
            box = draw.Box(MARGIN + 20 + index * pitch, y, pitch, ROW - 1)
            yield from cell(self.book, "", box)

    # -- the table of moves ------------------------------------------------------------------------

    @cached_property
    def table(self) -> RecordTable:
        """The rows of moves and answers; the last column takes what is left."""
        status, words = {3: 34.0, 4: 48.0, 5: 59.0}[len(_STATUSES[self.game])], self.words
        fixed = (
            Column("", 7.0),
            Column("", 11.0, "move"),
            Column(words("shooter"), 17.0),
            Column(words("grid"), 17.0),
            Column(words("space"), 11.0),
            Column("", 13.5, "answer"),
            Column(words("name"), 17.0),
            Column(words("space"), 11.0),
            Column(words("answer"), status),
        )
        left = self.width - sum(column.width for column in fixed)
        return RecordTable(self.book, (*fixed, Column(words("further"), left)))

    def row(self, number: int, y: float) -> Iterator[draw.Shape]:
        """Yield an empty row: a move, and an answer to it."""
        yield from self.table.row(str(number), y)
        for status, x in self._statuses():
            yield draw.Text(x, y + BASE, status, SIZE, PALE, "condensed", "middle")

    def example(self, row: Sequence[str], y: float) -> Iterator[draw.Shape]:
        """Yield a row filled in with statements of the example."""
        move, *answers = row
        written = move.split(maxsplit=3) if move else [""] * 4
        given = ""
        for answer in answers:
            keyword, name, space, given, *further = answer.split(maxsplit=4)
            written += [keyword, name, space, "", *(further or [""])]
        yield from self.table.row(self.table.such_as, y, written)
        for status, x in self._statuses() if answers else ():
            ink = PENCIL if status == given else PALE
            yield draw.Text(x, y + BASE, status, SIZE, ink, "condensed", "middle")
            if status == given:
                wide = self.book.width(status, SIZE, "condensed") + 2.4
                ring = draw.Box(x - wide / 2, y + 0.9, wide, 4.8)
                yield draw.stroked(draw.rectangle(ring, 2.4), PENCIL, 0.9)

    def _statuses(self) -> Iterator[tuple[str, float]]:
        """Yield the answers there are, and the middle of each."""
        statuses, left = _STATUSES[self.game], self.table.edges[8]
        weights = [len(status) + 3.0 for status in statuses]
        unit = self.table.columns[8].width / sum(weights)
        for status, weight in zip(statuses, weights, strict=True):
            yield status, left + weight * unit / 2
            left += weight * unit


def _line_to_fill_in(
    book: FontBook, keyword: str, x: float, y: float, right: float, hint: str, written: str
) -> Iterator[draw.Shape]:
    """Yield a keyword, a line to write on, a hint, and what is already filled in."""
    wide = book.width(hint, SIZE, "condensed")
    yield row_words(keyword, x, y, "semibold")
    yield draw.Text(right, y + BASE, hint, SIZE, PALE, "condensed", "end")
    yield draw.stroked(draw.line(x + 14, y + 5.4, right - wide - 2, y + 5.4), BLACK, 0.5)
    if written:
        style = TextStyle(SIZE, 6.0, "regular", "condensed")
        yield set_line(book, written, x + 15, y + BASE, right - wide - x - 18, style, BLACK)


# -- how many rows ---------------------------------------------------------------------------------

MOST_ROWS = 2000
"""More are not printed for a game: 55 pages of A4."""


def rows_needed(game: str, players: int, variants: Sequence[str] = ()) -> int:
    """Return how many rows `players` need for their game.

    They last for the rounds that `variants` say (X6) or, where these say nothing, for those of a
    short game (X8): games without a limit have no usual length.
    """
    rules = rules_of(game, tuple(variants), players)
    if rules.rounds is None:
        rules = rules_of(game, (*variants, "short"), players)
    assert rules.rounds is not None
    return min(MOST_ROWS, math.ceil(rules.rounds * players * _rows_a_move(rules)))


def _rows_a_move(rules: Rules) -> float:
    """Return how many answers, each in its row, a move needs: measured in random games."""
    if rules.reflection:
        return 2.4 if rules.deflectors else 1.8
    return 2.0 if rules.deflection == "row" else 1.35
