"""A game of Rotator played to its win on small boards, for the rules."""

from __future__ import annotations

from functools import cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK
from cardgen.games.rotator.marks import words_in
from cardgen.games.rotator.puzzle_board import turn_picture
from cardgen.games.rotator.turns import replay, turn_in_words
from cardgen.sheets.blocks import Block
from cardgen.sheets.composer import Composer
from cardgen.sheets.pencil_marks import pointer
from cardgen.sheets.typesetting import leading, text_lines
from companion.rotator.board import COLUMNS, ROWS
from companion.rotator.puzzles import worked_example
from companion.rotator.state import Step


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
