"""A position of Rotator on paper: the board after the last turn, ready to play on."""

from collections.abc import Iterator

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games.contract import Position as PrintedPosition
from cardgen.games.contract import UnfinishedError
from cardgen.games.rotator.marks import INKS, PRINTED_MARKS, rotator_board, words_in
from cardgen.games.rotator.puzzle_board import at_rim, filled_spaces, rims, space_box
from cardgen.inputs.faults import InputFault
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.board_lines import label_size
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.page_head import HEAD, MARGIN, SMALLEST_PAPER, sheet_head
from cardgen.sheets.pencil_marks import SOLID, Mark, key, mark, pointer
from cardgen.sheets.typesetting import cap_height, centred_text
from cardgen.sheets.words import SheetWords
from companion.referee import AnyReferee
from companion.rotator.board import COLUMNS, ROWS, name_of, spaces_of
from companion.rotator.referee import Referee
from companion.rotator.state import BOOST_CACHE, Position

_FOOT = 12.0
_SMALLEST_CELL, _LARGEST_CELL = 5.0, 12.0
_DOWN = ("bottom", "right", "top", "left")  # the rim that is down, by direction (R4)
_AGES: tuple[Mark, ...] = ("fresh", "older", "oldest")


def print_position(
    referee: AnyReferee, viewer: str | None, book: FontBook, paper: draw.Size
) -> PrintedPosition:
    """Return the board; raises InputFault for one player's view, UnfinishedError if not whole."""
    assert isinstance(referee, Referee)
    if viewer is not None:
        raise InputFault.of("--private", "Rotator has no secrets: leave it out")
    if referee.state is None:
        raise UnfinishedError(f"the board is not complete: {referee.wanting}")
    return PrintedPosition(pages=(rotator_page(referee.state, book, paper),))


def rotator_page(position: Position, book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the board and what comes next; raises SheetError if `paper` has no room for it."""
    width, height = paper
    room = draw.Box(MARGIN, MARGIN + HEAD, width - 2 * MARGIN, height - 2 * MARGIN - HEAD - _FOOT)
    cell = _LARGEST_CELL
    while cell >= _SMALLEST_CELL and not _fits(cell, room):
        cell -= 0.25
    if cell < _SMALLEST_CELL or width < SMALLEST_PAPER:
        raise SheetError(f"a board does not fit on {width:g} x {height:g} mm: choose larger paper")
    _, above = rims(cell)
    x, y = (width - COLUMNS * cell) / 2, room.y + above
    words = words_in(book).part("position")
    boosts = _boosts(words_in(book)("boosts"), position, width)
    shapes: list[draw.Shape] = [
        *sheet_head(book, INKS, width, "Rotator", words("title"), below=_status(words, position)),
        draw.Group(tuple(_board(words, position, cell)), draw.moved(x, y)),
        *in_direction_of(book.language, boosts, width),
    ]
    marks, high = key(PRINTED_MARKS, book, width - 2 * MARGIN, 5.0, 7.5)
    shapes.append(draw.Group((marks,), draw.moved(MARGIN, height - MARGIN - high)))
    return draw.text_page(paper, shapes, "position 1")


def _fits(cell: float, room: draw.Box) -> bool:
    beside, above = rims(cell)
    return COLUMNS * cell + 2 * beside <= room.width and ROWS * cell + 2 * above <= room.height


def _status(words: SheetWords, position: Position) -> str:
    if position.at is None:
        return words("not-started")
    played = words("played", count=position.turn)
    if position.result is not None:
        return f"{played} {words(f'over-{position.result}')}"
    where = {"number": position.turn + 1, "space": name_of(position.at)}
    around = "-around" if position.departures else ""
    return f"{played} {words(f'down-{_DOWN[position.direction]}{around}', **where)}"


def _board(words: SheetWords, position: Position, cell: float) -> Iterator[draw.Shape]:
    yield from filled_spaces(position.solid, cell, SOLID)
    yield from rotator_board(cell, label_size(cell))
    for node in spaces_of(position.board.node_bits & position.solid):
        yield from mark("node", space_box(node, cell), BLACK)
    for age, touched in zip(_AGES, position.touched, strict=False):
        for space in spaces_of(touched):
            yield from mark(age, space_box(space, cell), BLACK, 0.75)
    if position.at is None or position.result is not None:
        return
    if position.departures:
        for space in spaces_of(position.departures):
            yield draw.stroked(
                draw.rectangle(space_box(space, cell).expanded(-0.5)),
                grey(0.55),
                1.0,
                dash=(1.2, 0.8),
            )
    else:
        yield draw.stroked(
            draw.circle(*space_box(position.at, cell).centre, cell * 0.44), BLACK, 1.2
        )
    yield _way_down(words, position, cell)


def _way_down(words: SheetWords, position: Position, cell: float) -> draw.Shape:
    beside, above = rims(cell)
    baseline = (beside if position.direction % 2 else above) - 0.3
    sign = pointer(-11.5, baseline - cap_height(7) / 2, 2.0, 0, BLACK)
    told = words("down-now", number=position.turn + 1)
    text = draw.Text(-9.5, baseline, told, 7, BLACK, "semibold")
    return at_rim(position.direction, cell, sign, text)


def _boosts(label: str, position: Position, width: float) -> Iterator[draw.Shape]:
    box, y = 3.6, MARGIN + 15.8
    left = width - MARGIN - BOOST_CACHE * (box + 0.6) + 0.6
    yield centred_text(left - 1.6, y + box / 2, label, 8, BLACK, "regular", "end")
    for index in range(BOOST_CACHE):
        frame = draw.Box(left + index * (box + 0.6), y, box, box)
        yield draw.stroked(draw.rectangle(frame), BLACK, 0.5)
        if index < BOOST_CACHE - position.boosts_left:
            yield draw.stroked(draw.line(frame.x, frame.bottom, frame.right, frame.y), BLACK, 0.75)
