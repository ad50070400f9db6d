"""Pictures of Rotator's turn, and of a game played to its win, for the rules."""

import math
from functools import cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import board_picture, turn_picture, turned_picture
from cardgen.games.rotator.turns import replay, turn_in_words
from cardgen.sheets.blocks import Block, Diagram
from cardgen.sheets.composer import Composer, Inks, arrow
from cardgen.sheets.palette import QUIET
from cardgen.sheets.pencil_marks import Mark, mark, pointer
from cardgen.sheets.typesetting import leading, text_lines
from cardgen.sheets.words import SheetWords
from companion.grid import column_of, parse_space, range_of, row_of
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.puzzles import worked_example
from companion.rotator.state import Step

AGES: tuple[Mark, ...] = ("fresh", "older", "oldest", "territory")
"""How a space is marked from the turn in which it is touched until it is solid again (R7)."""


def steps(
    composer: Composer, room: float, numbered: bool = True
) -> tuple[Block, Block, Block, Block]:
    """Return a picture of each step, at most `room` mm high, perhaps with turn numbers."""
    ageing = _ageing(words_in(composer.book) if numbered else None)
    return _played(fall(), room), ageing, _played(drill(), room), _turn_arrow(composer.inks)


def node_range(cell: float) -> Block:
    """Return a Node and the solid spaces around it."""
    middle = parse_space("C3")
    shapes: list[draw.Shape] = []
    for space in range_of(middle):
        box = draw.Box(column_of(space) * cell, row_of(space) * cell, cell, cell)
        shapes += mark("solid", box, BLACK)
        shapes.append(draw.stroked(draw.rectangle(box), QUIET, 0.5))
        if space == middle:
            shapes += mark("node", box, BLACK)
    return Diagram(5 * cell, 5 * cell, tuple(shapes))


def turned_boards(composer: Composer, cell: float, size: float) -> list[Block]:
    """Return the board as it lies in the first four turns; their numbers below in `size` pt."""
    made = []
    high = ROWS * cell
    for index, step in enumerate(example_steps()[:4]):
        board = board_picture(step.after.board, cell, composer.inks.word, quarters=index)
        words = words_in(composer.book)("turn-numbers", number=index + 1, second=index + 5)
        caption = composer.text(
            words, max(board.width, 2.2 * size), size, "semibold", anchor="middle"
        )
        wide = max(board.width, caption.width)
        place = board.at((wide - board.width) / 2, high - board.height)
        below = caption.at((wide - caption.width) / 2, high + 0.5)
        made.append(Block(wide, high + 0.55 * size, (place, below)))
    return made


def age_mark(which: Mark, side: float) -> Block:
    """Return a space with a mark, `side` mm wide."""
    box = draw.Box(0, 0, side, side)
    frame = draw.framed(draw.rectangle(box), WHITE, BLACK, 0.6)
    return Diagram(side, side, (frame, *mark(which, box, BLACK, 0.9)))


def fall() -> Step:
    """Return the turn of the example with the longest fall and nothing else."""
    return max(
        (step for step in example_steps() if not step.drilled), key=lambda step: len(step.path)
    )


def drill() -> Step:
    """Return a turn of the example in which one boost is spent."""
    return next(step for step in example_steps()[1:] if step.drilled.bit_count() == 2)


def _played(step: Step, room: float) -> Block:
    """Return what happens in a turn, seen as the sheet lies then, at most `room` mm high.

    Drilled spaces have dashed rims: their shading is erased.
    """
    rows = turned_picture(step, 1.0).height
    return turned_picture(step, min(4.2, room / rows), step.drilled)


def _ageing(words: SheetWords | None) -> Block:
    """Return the marks of a space from the turn in which it is touched until it is solid again."""
    side, gap = 7.4, 2.4
    shapes: list[draw.Shape] = []
    for index, age in enumerate(AGES):
        x = index * (side + gap)
        shapes.append(age_mark(age, side).at(x, 0))
        if words:
            shapes.append(_under(words("turn-number", number=index + 1), x + side / 2, side))
        if index:
            shapes += arrow([(x - gap + 0.1, side / 2), (x - 0.2, side / 2)], BLACK, 0.6)
    return Diagram(4 * side + 3 * gap, side + (4.0 if words else 0.0), tuple(shapes))


def _under(words: str, x: float, y: float) -> draw.Text:
    return draw.Text(x, y + 3.4, words, 8.5, BLACK, "condensed", "middle")


def _turn_arrow(inks: Inks) -> Block:
    ink = inks.word
    sheet = draw.Box(5, 2.5, 7, 14)
    angles = [math.radians(degrees) for degrees in range(0, 71, 10)]
    arc = [(13.5 + 7 * math.sin(angle), 10 - 7 * math.cos(angle)) for angle in angles]
    shapes = (
        draw.framed(draw.rectangle(sheet), WHITE, BLACK, 0.8),
        draw.stroked(draw.line(5, 16.5, 12, 16.5), ink, 2.0),
        *arrow([*arc, (20.5, 11)], ink, 1.4),
    )
    return Diagram(22, 18, shapes)


# -- a game ----------------------------------------------------------------------------------------


@cache
def example_steps() -> tuple[Step, ...]:
    """Return the turns of the example as the engine plays them."""
    puzzle = worked_example()
    return replay(puzzle.board, puzzle.solution.front[-1])


def example(composer: Composer, legend: str, width: float, height: float, across: int = 5) -> Block:
    """Return a game on boards at most `height` mm high, so many `across`, and its legend."""
    puzzle = worked_example()
    played = puzzle.solution.front[-1]
    steps = example_steps()
    book, size = composer.book, composer.size
    step = leading(size, 1.2)
    below = 3 * step + 2.0
    cell = min(width / across * 0.74 / COLUMNS, height / ROWS)
    high = ROWS * cell + below
    pitch = (width + 4) / across
    words = words_in(book)
    title = words("example", count=played.turns, other_count=played.boosts)
    head = composer.section(title, width)
    identity = words("board", text=puzzle.identity)
    shapes: list[draw.Shape] = [
        head.at(0, 0),
        draw.Text(width, 3.6, identity, size, BLACK, "condensed", "end"),
    ]
    for index, turn in enumerate(steps):
        x, y = index % across * pitch, head.height + index // across * high
        shapes.append(draw.Group(turn_picture(turn, cell), draw.moved(x, y)))
        y += ROWS * cell + step
        shapes.append(draw.Text(x, y, str(turn.after.turn), size, BLACK, "semibold"))
        shapes.append(pointer(x + 3.6, y - 0.25 * step, 1.7, (turn.after.turn - 1) % 4, BLACK))
        said = turn_in_words(words, turn, played.start, reasons=True)
        shapes += text_lines(book, said, x + 5.6, y, pitch - 8.6, size, step, weight="condensed")
    rows, after = divmod(len(steps), across)
    y = head.height + rows * high + step
    room = pitch - 4 if after else width
    told = text_lines(book, legend, after * pitch, y, room, size, step, weight="condensed")
    below = high if after else (len(told) + 1) * step
    return Block(width, head.height + rows * high + below, (*shapes, *told))
