"""Hints to Rotator puzzles in three strengths, so that you read no more than you want."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.marks import INKS, short_heading, words_in
from cardgen.games.rotator.puzzle_board import margin
from cardgen.games.rotator.turns import replay
from cardgen.sheets.page_head import HEAD, sheet_head
from cardgen.sheets.typesetting import TextStyle, set_line, text_lines
from cardgen.sheets.words import SheetWords
from companion.rotator.board import name_of
from companion.rotator.puzzles import Puzzle

_ROW = 3.6
_TITLE = TextStyle(9, 6, "semibold", "condensed-semibold")
_TITLE_STEP = 3.3
_COLUMN = 44.0  # narrowest, in mm
_FOOT_STEP = 2.7
_FOOT_TITLE = 17.0  # width of the words before the hints at the foot

FOOT = 3 * _FOOT_STEP + 2.4
"""Height of the hints at the foot of a page, with the gap above them, in mm."""


def start_hint(words: SheetWords, puzzle: Puzzle) -> str:
    """Return where a par line starts."""
    return name_of(puzzle.grade.line.start)


def node_hint(words: SheetWords, puzzle: Puzzle) -> str:
    """Return the first Node that the par line captures."""
    for step in replay(puzzle.board, puzzle.grade.line):
        if step.captured is not None:
            return words("node", space=name_of(step.captured), number=step.after.turn)
    return words("no-node")


def turn_hint(words: SheetWords, puzzle: Puzzle) -> str:
    """Return what to do in the turn in which the smallest share of the choices keeps par."""
    turn = puzzle.grade.riskiest_turn
    played = puzzle.grade.line.played[turn - 1]
    if played.start is None:
        return words("turn", number=turn, count=played.drill)
    return words("turn-from", number=turn, count=played.drill, space=name_of(played.start))


_HINTS: tuple[tuple[str, Callable[[SheetWords, Puzzle], str]], ...] = (
    ("first", start_hint),
    ("second", node_hint),
    ("third", turn_hint),
)
"""The name of a hint's title, and the hint."""


def foot_hints(
    puzzles: Sequence[Puzzle],
    first: int,
    book: FontBook,
    paper: draw.Size,
    days: Sequence[date] = (),
) -> Iterator[draw.Shape]:
    """Yield hints to the puzzles of a page, from number `first` on, upside down at its foot."""
    width, height = paper
    room = width - 2 * margin(paper)
    pitch = (room - _FOOT_TITLE) / len(puzzles)
    words = words_in(book)
    names = [short_heading(words, first + index, days) for index in range(len(puzzles))]
    said = words.part("hints")
    named = max((3.6, *(book.width(name, 6.5, "condensed-semibold") for name in names)))
    style = TextStyle(6.5, 5, "condensed")
    # as the page lies upside down: the foot is at the top, and its right edge at the left
    shapes: list[draw.Shape] = [
        draw.stroked(draw.line(0, FOOT - 1, room, FOOT - 1), grey(0.6), 0.5)
    ]
    for index, (title, hint) in enumerate(_HINTS):
        y = 2.1 + index * _FOOT_STEP
        shapes.append(draw.Text(0, y, said(f"{title}.short"), 6.5, BLACK, "condensed-semibold"))
        for column, puzzle in enumerate(puzzles):
            x = _FOOT_TITLE + column * pitch
            shapes.append(
                draw.Text(x + named, y, names[column], 6.5, BLACK, "condensed-semibold", "end")
            )
            left = named + 0.9
            told = hint(said, puzzle)
            shapes.append(set_line(book, told, x + left, y, pitch - left - 1, style, BLACK))
    corner = draw.moved(width - margin(paper), height - margin(paper))
    yield draw.Group(tuple(shapes), corner @ draw.rotated(180))


def explained_head(
    book: FontBook, width: float, edge: float, title: str, words: str
) -> tuple[list[draw.Shape], float]:
    """Return the head of pages that `words` explain, and where it ends, in mm."""
    y, room = edge + HEAD - 3.6, width - 2 * edge
    lines = text_lines(book, words, edge, y, room, 7, _TITLE_STEP, grey(0.85))
    head = sheet_head(book, INKS, width, "Rotator", title, margin=edge)
    return [*head, *lines], y + len(lines) * _TITLE_STEP


def hint_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: draw.Size, days: Sequence[date] = ()
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` with hints; `days` name the puzzles."""
    width, height = paper
    edge = margin(paper)
    columns = max(1, int((width - 2 * edge) // _COLUMN))
    pitch = (width - 2 * edge) / columns
    words = words_in(book)
    names = [short_heading(words, number, days) for number in range(1, len(puzzles) + 1)]
    named = max((5.0, *(book.width(name, 7.5, "condensed-semibold") for name in names)))
    said = words.part("hints")
    head, y = explained_head(book, width, edge, *said.entry("explained"))
    shapes: list[draw.Shape] = [*head]
    pages = [shapes]
    for title, hint in _HINTS:
        y += 6
        for start in range(0, len(puzzles), columns):
            begins = start == 0
            if y + (4 * _ROW if begins else _ROW) > height - edge:
                shapes, y = [], edge + 4
                pages.append(shapes)
            if begins:
                shapes.append(
                    draw.stroked(draw.line(edge, y - 4, width - edge, y - 4), grey(0.6), 0.5)
                )
                shapes.append(set_line(book, said(title), edge, y, width - 2 * edge, _TITLE, BLACK))
                y += 5
            for column, puzzle in enumerate(puzzles[start : start + columns]):
                x = edge + column * pitch
                name = names[start + column]
                shapes.append(
                    draw.Text(x + named, y, name, 7.5, BLACK, "condensed-semibold", "end")
                )
                shapes.append(
                    draw.Text(x + named + 1.5, y, hint(said, puzzle), 7.5, BLACK, "condensed")
                )
            y += _ROW
    return draw.text_pages(paper, pages, "hints")
