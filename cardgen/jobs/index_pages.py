"""The kit's index page: the printed files, and how to print, fold and finish them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.sheets.blocks import Block
from cardgen.sheets.composer import NEUTRAL_INKS
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.page_head import sheet_head
from cardgen.sheets.palette import COBALT
from cardgen.sheets.typesetting import TextStyle, leading, set_line, text_lines
from cardgen.sheets.words import SheetWords, sheet_words
from companion.words import Message

_MARGIN = 14.0
_HEAD = 62.0
_PICTURE, _BETWEEN = 21.0, 4.0
_TEXT = 7.0  # pt
_ROW = 4.3  # height of a row of the plan

STEPS = ("print", "score", "cut", "play")
_STEP = TextStyle(10.5, 7, "semibold", "condensed-semibold")
_SEATS = TextStyle(8, 6, narrow="condensed")


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A file of the kit: name, length, description, how to print it, a picture of one page."""

    file: str
    pages: int
    about: str
    how: str
    picture: draw.Photo


@dataclass(frozen=True, slots=True)
class GamePlan:
    """What to print for a game: its `files`, and their pages for each number of players."""

    game: str
    files: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]


_COLUMNS = (0.0, 0.14, 0.25, 0.44, 0.63, 0.82)
"""Where the columns of the plan begin, as parts of the page's width: game and players first."""


def index_pages(
    entries: Sequence[IndexEntry],
    plan: Sequence[GamePlan],
    owner: str,
    book: FontBook,
    paper: tuple[float, float],
) -> tuple[draw.Page, ...]:
    """Return the index on `paper` (in mm): a card in four steps, the `plan`, then each file.

    Files stand in two columns, to be read downwards.
    """
    width, height = paper
    column = (width - 2 * _MARGIN - 8) / 2
    words = sheet_words(book, "printing-sheets-index")
    top = _HEAD + (sum(1 + len(game.rows) for game in plan) + 3.4) * _ROW
    plan_shapes = _plan(plan, words, book, width)
    pages: list[list[draw.Shape]] = [[*_steps(words, book, width), *plan_shapes]]
    x, y = _MARGIN, top
    for entry in entries:
        block = _entry(entry, column, book)
        if y + block.height > height - _MARGIN:
            if x > _MARGIN:
                pages.append([])
                top = _MARGIN
            x = _MARGIN if x > _MARGIN else _MARGIN + column + 8
            y = top
        pages[-1].append(block.at(x, y))
        y += block.height + _BETWEEN
    placed = [in_direction_of(book.language, shapes, width) for shapes in pages]
    placed[0] = (*_head(owner, words, book, width), *placed[0])
    return draw.text_pages(paper, placed, "index")


def _head(owner: str, words: SheetWords, book: FontBook, width: float) -> Iterator[draw.Shape]:
    yield from sheet_head(
        book,
        NEUTRAL_INKS,
        width,
        words("title"),
        words("tag", who=owner),
        words("under"),
        margin=_MARGIN,
    )


def _steps(words: SheetWords, book: FontBook, width: float) -> Iterator[draw.Shape]:
    y, pitch = _MARGIN + 19, (width - 2 * _MARGIN) / len(STEPS)
    for index, step in enumerate(STEPS):
        name = words(f"{step}.title")
        told = words(step, file="card.pdf") if step == "print" else words(step)
        x = _MARGIN + index * pitch
        yield draw.filled(draw.circle(x + 2.6, y + 2.6, 2.6), COBALT)
        yield draw.Text(x + 2.6, y + 3.75, str(index + 1), 9, grey(0), "semibold", "middle")
        yield set_line(book, name, x + 7, y + 3.85, pitch - 9, _STEP, BLACK)
        yield from text_lines(book, told, x, y + 9.5, pitch - 5, 8)
    yield draw.stroked(
        draw.line(_MARGIN, _HEAD - 4.5, width - _MARGIN, _HEAD - 4.5), grey(0.5), 0.5
    )


def _plan(
    plan: Sequence[GamePlan], words: SheetWords, book: FontBook, width: float
) -> Iterator[draw.Shape]:
    at = [_MARGIN + part * (width - 2 * _MARGIN) for part in _COLUMNS]
    y = _HEAD + 1.0
    yield draw.Text(_MARGIN, y, words("plan"), 10.5, BLACK, "semibold")
    yield draw.Text(width - _MARGIN, y, words("numbers"), 7.5, grey(0.75), anchor="end")
    y += _ROW * 0.4
    for game in plan:
        yield draw.stroked(draw.line(_MARGIN, y + 1.3, width - _MARGIN, y + 1.3), grey(0.4), 0.5)
        y += _ROW
        yield draw.Text(at[0], y, game.game, 8, BLACK, "semibold")
        for x, file in zip(at[2:], game.files, strict=False):
            yield draw.Text(x, y, file, 7, grey(0.75))
        for seats, cells in game.rows:
            y += _ROW
            players = words.language.say(Message("sheets-players", count=seats))
            yield set_line(book, players, at[1], y, at[2] - at[1] - 1, _SEATS, BLACK)
            for x, cell in zip(at[2:], cells, strict=False):
                yield draw.Text(x, y, cell, 8, BLACK)


def _entry(entry: IndexEntry, column: float, book: FontBook) -> Block:
    picture = entry.picture
    scale = _PICTURE / max(picture.width, picture.height)
    frame = draw.Box(0, 0, picture.width * scale, picture.height * scale)
    x, room = _PICTURE + 4, column - _PICTURE - 4
    pages = book.language.say(Message("printing-sheets-pages", count=entry.pages))
    shapes: list[draw.Shape] = [
        draw.Image(frame, picture),
        draw.stroked(draw.rectangle(frame), grey(0.4), 0.5),
        draw.Text(x, 3, entry.file, 9, BLACK, "semibold"),
        draw.Text(column, 3, pages, _TEXT, grey(0.75), anchor="end"),
    ]
    y = 7.4
    for words, ink in ((entry.about, BLACK), (entry.how, grey(0.75))):
        lines = text_lines(book, words, x, y, room, _TEXT, ink=ink)
        shapes += lines
        y += len(lines) * leading(_TEXT) + 1.2
    return Block(column, max(_PICTURE, y - leading(_TEXT)), tuple(shapes))
