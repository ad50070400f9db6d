"""The rules of Rotator on one page, with a game played to its win on small boards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, grey
from cardgen.printables.common.game_marks import ROTATOR_MARKS, key, pointer
from cardgen.printables.common.palette import COBALT
from cardgen.printables.common.typesetting import counted, text_lines, wrap
from cardgen.printables.puzzles.puzzle_board import replay, turn_picture
from cardgen.printables.puzzles.puzzle_sheets import PuzzleSheetError
from companion.rotator.board import COLUMNS, ROWS, BoardSpace, name_of
from companion.rotator.examples import examples
from companion.rotator.state import Step

_RULES: tuple[tuple[str, str], ...] = (
    (
        "The world",
        "Ten Nodes (dots) hold the rock around them: shaded spaces are solid, all others are air. You are in "
        "it with a drill, a pencil and an eraser, and want to get from the top row to the bottom row.",
    ),
    (
        "Start",
        "Choose any space of the top row. It opens: draw a triangle into it, the first of turn 1. Each turn "
        "has four steps.",
    ),
    (
        "1 Fall",
        "You fall straight down through open spaces until rock or the rim stops you. Draw a triangle, point "
        "down, into every space you come through; a triangle that is there already stays as it is.",
    ),
    (
        "2 Collapse",
        "Every triangle from earlier turns gets one more line across. If it has two lines already, its space "
        "collapses instead: erase it and shade the space, which is solid now. If you are on it, you lose.",
    ),
    (
        "3 Drill",
        "Drill one space down into rock, or leave it. Two or three spaces in a turn are allowed too: each "
        "after the first takes one of your ten boosts. Spaces drilled are open and get a triangle. Where the "
        "space after one that you drilled is open, you fall on, and the drilling is over.",
    ),
    (
        "Node",
        "Drilling into a Node captures it: all solid spaces of its range open and get a triangle, and the "
        "drilling is over. The next turn starts from any space of that range you like. If the Node's space "
        "collapses, it can be captured again.",
    ),
    (
        "4 Turn",
        "Turn the sheet a quarter clockwise. Down is where the rim says so for this turn.",
    ),
    (
        "The end",
        "You win as soon as you are on the bottom row, blue Row 10, whichever way is down.",
    ),
    (
        "Notes and goals",
        "Note the start and, for each turn, how many spaces you drill; after a Node also where you start "
        "from. One star is for a win, two for a win with one boost more than par, three for par: the fewest "
        "boosts that can win, which is proven. A medal is for a win in so few turns with so few boosts. The "
        "diamonds tell how much care a board takes. The seven letters below its code are the board itself: "
        "cardgen prints it again from them.",
    ),
)

_FOLDED = 160.0  # pages narrower than this are those of a booklet
_ACROSS = 5  # boards of the example in a row
_SIZES = [size / 4 for size in range(40, 23, -1)]  # of the text, in pt: as large as there is room for
_LEADING = 1.32


@lru_cache(maxsize=4)
def rules_page(book: FontBook, paper: tuple[float, float]) -> draw.Page:
    """Return the rules on a page of `paper` (width and height in mm), with an example from a real win.

    Raises:
        PuzzleSheetError: the page is too small for them.
    """
    width, height = paper
    small = width < _FOLDED
    margin = 9.0 if small else 14.0
    inner = width - 2 * margin
    boards = height * (0.145 if small else 0.165)
    top, example = _example(
        draw.Box(margin, margin, inner, height - 2 * margin), boards, 6.0 if small else 7.5, book
    )
    cell = 3.6 if small else 5.0
    marks = top - cell - 5.0
    text = margin + (14.0 if small else 19.0)
    shapes = (
        *_head(margin, inner, 17 if small else 22),
        *_text(draw.Box(margin, text, inner, marks - 4 - text), book),
        *key(ROTATOR_MARKS, margin, marks, inner / len(ROTATOR_MARKS), cell, 6.5 if small else 8.0),
        *example,
    )
    return draw.Page(width, height, (("text", shapes),), label="rules")


def _head(margin: float, inner: float, size: float) -> Iterator[draw.Shape]:
    baseline = margin + 0.3 * size
    yield draw.Text(margin, baseline, "Rotator", size, BLACK, "semibold")
    yield draw.Text(
        margin,
        baseline + 0.27 * size,
        "One player, a pencil, and a world that turns",
        size * 0.45,
        grey(0.85),
    )
    reach = 0.17 * size
    x, y = margin + inner - 2 * reach, margin + reach
    yield draw.filled(draw.circle(x, y, reach), COBALT)
    for quarter, (dx, dy) in enumerate(((0, 2), (2, 0), (0, -2), (-2, 0))):
        away = reach * 0.28
        yield pointer(x + dx * away, y + dy * away, reach * 0.6, quarter, WHITE)


@dataclass(frozen=True, slots=True)
class _RulesSetting:
    """The rules broken into lines of `size` pt, and the section with which the second column begins."""

    size: float
    sections: tuple[tuple[str, list[str]], ...]
    second: int
    height: float


def _set_rules(size: float, width: float, book: FontBook) -> _RulesSetting:
    """Return the rules in `size` pt in two columns of `width` mm, as even as can be."""
    sections = tuple((name, wrap(book, words, width, size)) for name, words in _RULES)
    leading = size * draw.MM_PER_PT * _LEADING
    heights = [(len(lines) + 1.5) * leading for _, lines in sections]
    height, second = min((max(sum(heights[:i]), sum(heights[i:])), i) for i in range(len(heights)))
    return _RulesSetting(size, sections, second, height - 0.5 * leading)


def _text(room: draw.Box, book: FontBook) -> Iterator[draw.Text]:
    """Yield the rules in two columns, in the largest type that fits."""
    gap = 6.0
    width = (room.width - gap) / 2
    tried: dict[float, _RulesSetting] = {}

    def fits(size: float) -> bool:
        tried[size] = _set_rules(size, width, book)
        return tried[size].height <= room.height

    index = bisect_left(_SIZES, True, key=fits)
    if index == len(_SIZES):
        raise PuzzleSheetError("the rules need a larger page: choose larger paper, or --no-rules")
    best = tried[_SIZES[index]]
    size, leading = best.size, best.size * draw.MM_PER_PT * _LEADING
    columns = ((room.x, best.sections[: best.second]), (room.x + width + gap, best.sections[best.second :]))
    for x, column in columns:
        y = room.y + size * draw.MM_PER_PT
        for name, lines in column:
            yield draw.Text(x, y, name, size, BLACK, "semibold")
            for index, words in enumerate(lines, 1):
                yield draw.Text(x, y + index * leading, words, size, BLACK)
            y += (len(lines) + 1.5) * leading


def _example(room: draw.Box, height: float, size: float, book: FontBook) -> tuple[float, list[draw.Shape]]:
    """Return a game on boards at most `height` mm high at the foot of `room`, and where it begins."""
    puzzle = examples()[0]
    played = puzzle.solution.front[-1]
    steps = replay(puzzle.board, played)
    leading = size * draw.MM_PER_PT * 1.25
    below = 3 * leading + 2.5
    rows = -(-(len(steps) + 1) // _ACROSS)
    cell = min(room.width / _ACROSS * 0.74 / COLUMNS, height / ROWS)
    high = ROWS * cell + below
    pitch = (room.width + 4) / _ACROSS
    top = room.bottom - rows * high - 6.5
    title = f"An example: {counted(played.turns, 'turn')} with {counted(played.boosts, 'boost')}"
    shapes: list[draw.Shape] = [
        draw.stroked(draw.line(room.x, top, room.right, top), grey(0.6), 0.5),
        draw.Text(room.x, top + 4.4, title, size * 1.2, BLACK, "semibold"),
        draw.Text(room.right, top + 4.4, f"board {puzzle.identity}", size, BLACK, "condensed", "end"),
    ]
    for index, step in enumerate(steps):
        x, y = room.x + index % _ACROSS * pitch, top + 6.5 + index // _ACROSS * high
        shapes.append(draw.Group(turn_picture(step, cell), draw.moved(x, y)))
        y += ROWS * cell + leading
        shapes.append(draw.Text(x, y, str(step.after.turn), size, BLACK, "semibold"))
        shapes.append(pointer(x + 3.6, y - 0.25 * leading, 1.7, (step.after.turn - 1) % 4, BLACK))
        words = turn_in_words(step, played.start)
        shapes += text_lines(book, words, x + 5.6, y, pitch - 8.6, size, leading, weight="condensed")
    legend = room.x + len(steps) % _ACROSS * pitch
    y = room.bottom - high + leading
    shapes += text_lines(book, _LEGEND, legend, y, pitch - 4, size, leading, weight="condensed")
    return top, shapes


_LEGEND = (
    "Each turn leads from the ring to the arrow; a second ring is a Node captured. Shaded spaces are solid "
    "after the turn, dark ones have collapsed in it. The boards stay as they lay at the start; the triangle "
    "beside the turn shows which way was down."
)


def turn_in_words(step: Step, start: BoardSpace) -> str:
    """Say in a few words what happens in a turn; `start` is the start that was chosen."""
    fallen = len(list(takewhile(lambda space: not step.drilled >> space & 1, step.path)))
    count = step.drilled.bit_count()
    words = []
    if step.after.turn == 1:
        words.append(f"Start on {name_of(start)}.")
    if step.turn.start is not None:
        words.append(f"From {name_of(step.turn.start)}.")
    if fallen:
        words.append(f"Fall {fallen}.")
    if count:
        cost = f", {counted(count - 1, 'boost')}" if count > 1 else ""
        words.append(f"Drill {count}{cost}.")
    if step.captured is not None:
        words.append("A Node!")
    elif count and len(step.path) > fallen + count:
        words.append(f"Fall {len(step.path) - fallen - count}.")
    if not step.path:
        words.append("Stay.")
    if step.after.result == "won":
        words.append("Won!")
    return " ".join(words)
