"""Solutions of Rotator puzzles: a way to par and to every medal, in words and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.common.game_marks import medal, pointer, star
from cardgen.printables.common.typesetting import TextStyle, counted, set_line, text_lines, wrap
from cardgen.printables.puzzles.puzzle_board import MARGIN, turns_picture
from cardgen.printables.puzzles.puzzle_sheets import LEVEL_SIGN_WIDTH, heading, level_sign, par_words
from cardgen.printables.puzzles.turns import (
    drawable,
    forced_turns,
    replay,
    same_beginning,
    turn_in_words,
)
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.puzzle import Puzzle
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
_ROW = _CAPTION + _BOARD_HEIGHT + 2.4
_HEADING = 6.6
_BETWEEN = 1.5  # puzzles
_LEVEL = 54.0  # right of the title
_TITLE_STEP = 3.3
_SIGN = 1.3  # radius of a star
_SCALES = (1.5, 1.35, 1.2)
_NARROWEST_PAGE = 139.7  # for headings in one line: half a Letter sheet
_FEW = 4  # pages: more are full enough, and take long to set again
_EXPLAINED = (
    "The star marks a way to par, each medal a way to that medal. A complete search has proven that they "
    "are the best: no way needs fewer boosts, and none with these boosts needs fewer turns. Play along "
    "with a pencil. Each turn has its number, the side that is down, what you do, and the space where you "
    "end. Bold turns leave you a choice; in the others you lose at once if you drill another number of "
    "spaces. The picture shows the board after the turns beside it, and the paths of the last of them: "
    "from a number to the next, or to an arrow. Shaded spaces are solid; dark ones have collapsed in the "
    "turns drawn. A ring around an arrow is a captured Node. Bits and forks say how hard a puzzle is. "
    "With 10 bits, a careful player without a plan keeps par once in 2 to the power of 10 games. Forks "
    "are the turns with a choice that gives par away."
)
_NODES_EXPLAINED = " The way through all ten Nodes is not proven to be the best."


@dataclass(frozen=True, slots=True)
class _Said:
    """A turn in lines of words; it is forced if every other number of spaces to drill loses at once."""

    step: Step
    words: tuple[str, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """Some turns of a line, and those of them to draw on a board beside the words.

    `skipped` are the words for the turns before, if another solution begins with them.
    """

    line: Line
    turns: tuple[_Said, ...]
    drawn: tuple[Step, ...]
    skipped: tuple[str, ...]
    first: bool


def enlarged_solution_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: tuple[float, float], titles: Sequence[str] = ()
) -> tuple[draw.Page, ...]:
    """Return `solution_pages`; those of a few puzzles are enlarged as far as they need no more pages then."""
    pages = solution_pages(puzzles, book, paper, titles)
    if len(pages) > _FEW:
        return pages
    for scale in (scale for scale in _SCALES if paper[0] / scale >= _NARROWEST_PAGE):
        larger = solution_pages(puzzles, book, (paper[0] / scale, paper[1] / scale), titles)
        if len(larger) == len(pages):
            return tuple(_enlarged(page, paper, scale) for page in larger)
    return pages


def _enlarged(page: draw.Page, paper: tuple[float, float], scale: float) -> draw.Page:
    layers = tuple((name, (draw.Group(shapes, draw.scaled(scale)),)) for name, shapes in page.layers)
    return replace(page, width=paper[0], height=paper[1], layers=layers)


def solution_pages(
    puzzles: Sequence[Puzzle], book: FontBook, paper: tuple[float, float], titles: Sequence[str] = ()
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) with the solutions of `puzzles`, named as there."""
    width, height = paper
    across = max(1, int((width - 2 * MARGIN + _GAP) // (_NARROWEST + _GAP)))
    pitch = (width - 2 * MARGIN + _GAP) / across
    room = pitch - _GAP - _BOARD_WIDTH - _BESIDE
    pages: list[draw.Page] = []
    words = _EXPLAINED + _NODES_EXPLAINED * any(puzzle.all_nodes for puzzle in puzzles)
    explanation = text_lines(book, words, MARGIN, MARGIN + 9, width - 2 * MARGIN, 7, _TITLE_STEP, grey(0.85))
    shapes: list[draw.Shape] = [
        draw.Text(MARGIN, MARGIN + 4.2, "Solutions", 14, BLACK, "semibold"),
        *explanation,
    ]
    y = MARGIN + 9 + len(explanation) * _TITLE_STEP

    def full_page() -> draw.Page:
        return draw.Page(width, height, (("text", tuple(shapes)),), label=f"solutions {len(pages) + 1}")

    for number, puzzle in enumerate(puzzles, 1):
        shown = list(_parts(puzzle, room, book))
        y += _BETWEEN
        for first in range(0, len(shown), across):
            if y + _ROW + (_HEADING if first == 0 else 0) > height - MARGIN:
                pages.append(full_page())
                shapes, y = [], MARGIN
            if first == 0 or y == MARGIN:
                shapes += _heading(heading(number, titles), puzzle, y, width, first > 0, book)
                y += _HEADING
            for column, part in enumerate(shown[first : first + across]):
                x = MARGIN + column * pitch
                if part.first:
                    shapes += _caption(puzzle, part.line, x, y, pitch - _GAP, book)
                shapes.append(draw.Group(turns_picture(part.drawn, CELL), draw.moved(x, y + _CAPTION)))
                shapes += _words(part, x + _BOARD_WIDTH + _BESIDE, y + _CAPTION)
            y += _ROW
    pages.append(full_page())
    return tuple(pages)


def _parts(puzzle: Puzzle, room: float, book: FontBook) -> Iterator[_Part]:
    """Yield every line of the solution in parts, each with as many turns as fit beside its picture."""
    extra = () if puzzle.all_nodes is None else (puzzle.all_nodes,)
    lines = (*puzzle.solution.front, *extra)
    for index, line in enumerate(lines):
        other, turns = same_beginning(line, lines[:index])
        skipped: tuple[str, ...] = ()
        if other is not None:
            words = "Turn 1" if turns == 1 else f"Turns 1 to {turns}"
            words += f": as with {counted(other.boosts, 'boost')}."
            skipped = tuple(wrap(book, words, room, _SIZE, _FORCED))
        forced = forced_turns(puzzle.board, line)
        said = []
        for step in replay(puzzle.board, line)[turns:]:
            in_words = turn_in_words(step, line.start, places=True)
            wrapped = tuple(wrap(book, in_words, room - _TURN, _SIZE, _BOLD))
            said.append(_Said(step, wrapped, step.after.turn in forced))
        for number, part in enumerate(_shared_out(said, _MOST_LINES - len(skipped))):
            drawn = drawable([each.step for each in part])
            yield _Part(line, part, drawn, () if number else skipped, first=number == 0)


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


def _heading(
    name: str, puzzle: Puzzle, y: float, width: float, goes_on: bool, book: FontBook
) -> Iterator[draw.Shape]:
    yield draw.stroked(draw.line(MARGIN, y, width - MARGIN, y), grey(0.6), 0.5)
    baseline = y + 4.2
    title = name + (", continued" if goes_on else "")
    style = TextStyle(9, 6, "semibold", "condensed-semibold")
    yield set_line(book, title, MARGIN, baseline, _LEVEL - 2, style, BLACK)
    yield from level_sign(puzzle.grade.level, MARGIN + _LEVEL, baseline - 1.1)
    grade = puzzle.grade
    words = f"{grade.level.value}, {par_words(puzzle)}, {grade.bits:.1f} bits, forks {grade.forks:.0%}"
    left = MARGIN + _LEVEL + 1.4 + LEVEL_SIGN_WIDTH
    room = width - MARGIN - 13 - left  # the identity stands right of it
    yield set_line(book, words, left, baseline, room, TextStyle(7, 5, narrow="condensed"), BLACK)
    yield draw.Text(width - MARGIN, baseline, puzzle.identity, 7, BLACK, "condensed-semibold", "end")


def _caption(
    puzzle: Puzzle, line: Line, x: float, y: float, room: float, book: FontBook
) -> Iterator[draw.Shape]:
    is_par, all_nodes = line is puzzle.solution.par, line is puzzle.all_nodes
    middle = y + 2.4
    yield from (star(x + _SIGN, middle, _SIGN),) if is_par or all_nodes else medal(x + _SIGN, middle, _SIGN)
    goal = "Par: " if is_par else "All ten Nodes: " if all_nodes else ""
    words = f"{goal}{counted(line.turns, 'turn')}, {counted(line.boosts, 'boost')}"
    left = 2 * _SIGN + 0.8
    yield set_line(book, words, x + left, y + 3.3, room - left, TextStyle(8, 6, "semibold"), BLACK)


def _words(part: _Part, x: float, y: float) -> Iterator[draw.Shape]:
    """Yield what happens in each turn, from the top of the board on: number, which way is down, words."""
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
