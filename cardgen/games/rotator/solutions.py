"""Solutions of Rotator puzzles: a way to par and to every medal, in words and pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.rotator.hints import explained_head
from cardgen.games.rotator.marks import heading, words_in
from cardgen.games.rotator.puzzle_board import MARGIN, turns_picture
from cardgen.games.rotator.puzzle_sheets import LEVEL_SIGN_WIDTH, level_sign
from cardgen.games.rotator.turns import (
    drawable,
    forced_turns,
    line_in_words,
    replay,
    same_beginning,
    turn_in_words,
)
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.pencil_marks import medal, pointer, star
from cardgen.sheets.typesetting import TextStyle, set_line, wrap
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.puzzles import Puzzle
from companion.rotator.search.solve import Line
from companion.rotator.state import Step

CELL = 2.6
"""Side of a space on the small boards, in mm."""

_BOARD_WIDTH, _BOARD_HEIGHT = COLUMNS * CELL, ROWS * CELL
_NARROWEST = 61.0  # column
_GAP = 4.0  # between columns
_BESIDE = 2.0  # from a board to the turns beside it
_TURN = 5.6  # from the number of a turn to its words
_CAPTION = 5.4  # above a board
_SIZE = 7.0  # of the words, in pt
_BOLD: draw.Weight = "condensed-semibold"
_FORCED: draw.Weight = "condensed"
_STEP = 2.75
_MOST_LINES = int(_BOARD_HEIGHT / _STEP)
_FIGURES = 2.6  # below a board
_ROW = _CAPTION + _BOARD_HEIGHT + _FIGURES + 2.0
_HEADING = 6.6
_INDENT = 3.6  # right of a sign
_SIGN = 1.3  # radius of a star
_SCALES = (1.5, 1.35, 1.2, 1.15, 1.1)
_NARROWEST_PAGE = 139.7  # for headings in one line: half a Letter sheet
_MANY = 12  # puzzles
_FEW = 4  # pages: more are full enough, and take long to set again


@dataclass(frozen=True, slots=True)
class _Said:
    """A turn in words; it is forced if every other number of spaces to drill loses at once."""

    step: Step
    words: tuple[str, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """Some turns of a line, and those of them to draw on a board beside the words.

    One part `starts` the solution of its puzzle, which has this `title`; one is the `first` of its
    line. `skipped` are the words for the turns before, if another solution begins with them.
    `short` are other lines to give below it, in wrapped words.
    """

    title: str
    puzzle: Puzzle
    starts: bool
    line: Line
    turns: tuple[_Said, ...]
    drawn: tuple[Step, ...]
    skipped: tuple[str, ...]
    first: bool
    short: tuple[tuple[Line, tuple[str, ...]], ...]


def enlarged_solution_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: draw.Size, days: Sequence[date] = ()
) -> tuple[draw.Page, ...]:
    """Return `solution_pages`, with the medals of many puzzles in short.

    Those of a few puzzles are enlarged as far as they need no more pages then.
    """
    if len(puzzles) > _MANY:
        return solution_pages(puzzles, book, paper, days, in_short=True)
    pages = solution_pages(puzzles, book, paper, days)
    if len(pages) > _FEW:
        return pages
    for scale in (scale for scale in _SCALES if paper[0] / scale >= _NARROWEST_PAGE):
        larger = solution_pages(puzzles, book, (paper[0] / scale, paper[1] / scale), days)
        if len(larger) == len(pages):
            return tuple(_enlarged(page, paper, scale) for page in larger)
    return pages


def _enlarged(page: draw.Page, paper: draw.Size, scale: float) -> draw.Page:
    layers = tuple(
        (name, (draw.Group(shapes, draw.scaled(scale)),)) for name, shapes in page.layers
    )
    return replace(page, width=paper[0], height=paper[1], layers=layers)


def solution_pages(
    puzzles: Sequence[Puzzle],
    book: FontBook,
    paper: draw.Size,
    days: Sequence[date] = (),
    *,
    in_short: bool = False,
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` with solutions; `days` name the puzzles.

    `in_short` has words and pictures for par only; the start and the numbers of the others are
    below. Raises SheetError if a picture with words beside it is wider than the paper.
    """
    width, height = paper
    if width < _NARROWEST + 2 * MARGIN:
        raise SheetError(
            f"solutions with pictures need paper of {_NARROWEST + 2 * MARGIN:g} mm: "
            "choose larger paper, or --solutions foot, or none"
        )
    across = int((width - 2 * MARGIN + _GAP) // (_NARROWEST + _GAP))
    pitch = (width - 2 * MARGIN + _GAP) / across
    room = pitch - _GAP
    words = words_in(book)
    said = words.part("solutions")
    title, explained = said.entry("explained")
    told = [explained]
    if in_short:
        told.append(said("in-short"))
    if any(puzzle.all_nodes for puzzle in puzzles):
        told.append(said("nodes"))
    head, y = explained_head(book, width, MARGIN, title, " ".join(told))
    shapes: list[draw.Shape] = [*head]
    pages = [shapes]
    parts = [
        part
        for number, puzzle in enumerate(puzzles, 1)
        for part in _parts(heading(words, number, days), puzzle, room, book, in_short)
    ]
    for first in range(0, len(parts), across):
        row = parts[first : first + across]
        most = max(sum(len(words) for _, words in part.short) for part in row)
        high = _HEADING + _ROW + _STEP * most
        if y + high > height - MARGIN:
            shapes, y = [], MARGIN
            pages.append(shapes)
        for column, part in enumerate(row):
            x = MARGIN + column * pitch
            goes_on = column + 1 < len(row) and not row[column + 1].starts
            end = x + room + _GAP if goes_on else x + room
            rule = draw.line(x, y, end, y)
            shapes.append(draw.stroked(rule, grey(0.6), 0.5))
            if part.starts or column == 0:
                shapes += _heading(part, x, y, room, book)
            if part.first:
                shapes += _caption(part.puzzle, part.line, x, y + _HEADING, room, book)
            top = y + _HEADING + _CAPTION
            shapes.append(draw.Group(turns_picture(part.drawn, CELL), draw.moved(x, top)))
            shapes += _words(part, x + _BOARD_WIDTH + _BESIDE, top)
            bottom = top + _BOARD_HEIGHT + _FIGURES
            if part.starts:
                grade = part.puzzle.grade
                bits, forks = f"{grade.bits:.1f}", f"{grade.forks:.0%}"
                figures = said("figures", bits=bits, forks=forks)
                shapes.append(draw.Text(x, bottom - 0.4, figures, 6, BLACK, "condensed"))
            shapes += _short(part, x, bottom + 0.8)
        y += high
    return draw.text_pages(paper, pages, "solutions")


def _parts(
    title: str, puzzle: Puzzle, width: float, book: FontBook, in_short: bool
) -> Iterator[_Part]:
    """Yield every line of the solution in parts, each with as many turns as fit beside its picture.

    They are `width` mm wide. With `in_short` all lines but par are below its last part.
    """
    room = width - _BOARD_WIDTH - _BESIDE
    extra = () if puzzle.all_nodes is None else (puzzle.all_nodes,)
    lines, told = (*puzzle.solution.front, *extra), words_in(book)
    short: list[tuple[Line, tuple[str, ...]]] = []
    for line in lines[1:] if in_short else ():
        cost = told("cost", count=line.turns, other_count=line.boosts)
        in_all = f"{cost}: {line_in_words(told, line)}"
        short.append((line, tuple(wrap(book, in_all, width - _INDENT, _SIZE, _FORCED))))
    for index, line in enumerate(lines[:1] if in_short else lines):
        other, turns = same_beginning(line, lines[:index])
        skipped: tuple[str, ...] = ()
        if other is not None:
            words = told("solutions-skipped", count=turns, other_count=other.boosts)
            skipped = tuple(wrap(book, words, room, _SIZE, _FORCED))
        forced = forced_turns(puzzle.board, line)
        said = []
        for step in replay(puzzle.board, line)[turns:]:
            in_words = turn_in_words(told, step, line.start, places=True)
            wrapped = tuple(wrap(book, in_words, room - _TURN, _SIZE, _BOLD))
            said.append(_Said(step, wrapped, step.after.turn in forced))
        shared = list(_shared_out(said, _MOST_LINES - len(skipped)))
        for number, part in enumerate(shared, 1):
            first, last = number == 1, number == len(shared)
            yield _Part(
                title,
                puzzle,
                first and index == 0,
                line,
                part,
                drawable([each.step for each in part]),
                skipped if first else (),
                first,
                tuple(short) if last else (),
            )


def _shared_out(said: Sequence[_Said], most: int) -> Iterator[tuple[_Said, ...]]:
    """Yield turns in as few parts of at most `most` lines as will do, all about as long."""
    lines = sum(len(each.words) for each in said)
    while said:
        wanted = lines / -(-lines // most)
        part: list[_Said] = []
        taken = 0
        for each in said:
            if part and (taken >= wanted or taken + len(each.words) > most):
                break
            part.append(each)
            taken += len(each.words)
        yield tuple(part)
        said, lines = said[len(part) :], lines - taken


def _heading(part: _Part, x: float, y: float, room: float, book: FontBook) -> Iterator[draw.Shape]:
    baseline, identity = y + 4.2, part.puzzle.identity
    title = part.title
    if not part.starts:
        title = words_in(book)("solutions-continued", title=title)
    style = TextStyle(9, 5, "semibold", "condensed-semibold")
    left = room - book.width(identity, 7, "condensed-semibold") - 2
    yield set_line(book, title, x, baseline, left, style, BLACK)
    yield draw.Text(x + room, baseline, identity, 7, BLACK, "condensed-semibold", "end")


def _caption(
    puzzle: Puzzle, line: Line, x: float, y: float, room: float, book: FontBook
) -> Iterator[draw.Shape]:
    yield from _sign(puzzle, line, x + _SIGN, y + 2.4)
    words, right = words_in(book), x + room
    if line is puzzle.solution.par:
        level = words(f"level-{puzzle.grade.level.value}")
        yield draw.Text(right, y + 3.3, level, 7, BLACK, "condensed", "end")
        right -= book.width(level, 7, "condensed") + 1 + LEVEL_SIGN_WIDTH
        yield from level_sign(puzzle.grade.level, right, y + 2.4)
    goal = (
        "solutions-par"
        if line is puzzle.solution.par
        else "solutions-all-nodes"
        if line is puzzle.all_nodes
        else "cost"
    )
    said = words(goal, count=line.turns, other_count=line.boosts)
    left = x + 2 * _SIGN + 0.8
    yield set_line(
        book, said, left, y + 3.3, right - 1.5 - left, TextStyle(8, 6, "semibold"), BLACK
    )


def _sign(puzzle: Puzzle, line: Line, x: float, y: float) -> tuple[draw.Path, ...]:
    """Return the star or medal that `line` earns, about (x, y)."""
    starred = line is puzzle.solution.par or line is puzzle.all_nodes
    return (star(x, y, _SIGN),) if starred else medal(x, y, _SIGN)


def _short(part: _Part, x: float, y: float) -> Iterator[draw.Shape]:
    """Yield the lines that are given in short, from the top `y` on."""
    y += 0.75 * _STEP
    for line, in_lines in part.short:
        yield from _sign(part.puzzle, line, x + _SIGN, y - 0.85)
        for words in in_lines:
            yield draw.Text(x + _INDENT, y, words, _SIZE, BLACK, _FORCED)
            y += _STEP


def _words(part: _Part, x: float, y: float) -> Iterator[draw.Shape]:
    """Yield the turns from the top of the board on: number, which way is down, words."""
    y += 0.75 * _STEP
    for words in part.skipped:
        yield draw.Text(x, y, words, _SIZE, BLACK, _FORCED)
        y += _STEP
    for turn in part.turns:
        number = turn.step.after.turn
        weight = _FORCED if turn.forced else _BOLD
        yield draw.Text(x + 2.4, y, str(number), _SIZE, BLACK, weight, "end")
        yield pointer(x + 4.0, y - 0.85, 1.4, (number - 1) % 4, BLACK)
        for words in turn.words:
            yield draw.Text(x + _TURN, y, words, _SIZE, BLACK, weight)
            y += _STEP
