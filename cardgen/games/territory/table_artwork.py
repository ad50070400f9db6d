"""A table drawn from above: its grids, the spaces that touch, and the order of turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.territory.look import GAME_INKS
from cardgen.games.territory.table_plan import GridSide, Players, TablePlan, island_name, side_of
from cardgen.sheets.board_lines import LABEL_GAP, grid_lines, labels
from cardgen.sheets.palette import BLUE, COBALT
from cardgen.sheets.pencil_marks import pointer
from cardgen.sheets.player_names import SMALLEST, SetName, set_names
from cardgen.sheets.typesetting import TextStyle, cap_height, centred_lines, centred_text, fit
from cardgen.sheets.words import sheet_words
from companion.grid import COLUMNS, SPACES, Space, column_of, name_of, row_of
from companion.territory.table import Grid, Run

SMALLEST_LABEL = 5.0
_SMALLEST_GREY = 6.0  # pt
_FIRST_SIZE = 7.5
_HUB_RIM = 12.0  # mm


@dataclass(frozen=True, slots=True)
class TableStyle:
    """How a table is drawn.

    A "picture" is to look at: all type is upright, names are on the grids. A "mat" is to play on:
    type faces the grids' owners, names are beyond the grids. `outlined`: cards will be laid on it.
    """

    kind: Literal["picture", "mat"]
    chair: float
    """Radius in mm of the players' discs."""
    outlined: bool = False

    @property
    def foot(self) -> float:
        """The room in mm for the word below the first seat."""
        return 1.0 + cap_height(_FIRST_SIZE)


def colour_of(game: str) -> tuple[Ink, Ink]:
    """Return the inks of a game's contacts: for the ground between grids, and for lines on it."""
    inks = GAME_INKS[game]
    return inks.piece, inks.word


def extent(plan: TablePlan, style: TableStyle) -> draw.Box:
    """Return the box around the drawing of a table."""
    box = plan.extent(style.chair)
    return draw.Box(box.x, box.y, box.width, box.height + style.foot)


def table_art(
    plan: TablePlan, style: TableStyle, book: FontBook, players: Players
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the drawing of a table, in its own coordinates: the art, and the text on it.

    Raises TextTooLongError if a name has no room, MissingGlyphError if no font has a character.
    """
    ground, lines = colour_of(plan.table.game)
    art: list[draw.Shape] = [draw.stroked(plan.path, BLUE, 0.75)]
    if plan.hub:
        art.append(_hub(plan, style, ground))
    art += [
        draw.filled(band, ground) for contact in plan.table.contacts if (band := plan.band(contact))
    ]
    for contact in plan.table.contacts:
        bridges = tuple(segment for bridge in plan.bridges(contact) for segment in bridge)
        if bridges:
            art.append(draw.stroked(bridges, lines, 0.5))
    face = _grid_form(plan, style)
    text: list[draw.Shape] = [*_hub_words(plan, book)] if plan.hub else []
    named = players or [("", "")] * plan.table.seats
    names = _set_names(plan, style, book, [name for name, _ in named])
    for grid, matrix in enumerate(plan.matrices):
        runs = _runs(plan, grid)
        art.append(
            draw.Group((*_grid_ground(plan, grid, runs, ground), draw.PlacedForm(face)), matrix)
        )
        text += _rim_labels(plan, grid, runs, style, book)
        if style.kind == "picture":
            if grid >= plan.table.seats:
                (name,) = _set_names(plan, style, book, [island_name(plan.table, grid)])
                text += _name_label(plan, grid, name, "", book)
            elif players:
                text += _name_label(plan, grid, names[grid], players[grid][1], book)
        elif grid >= plan.table.seats:
            text.append(draw.Group(tuple(_island_name(plan, grid)), matrix))
    for seat in range(plan.table.seats):
        text += _seat_sign(plan, seat, style, names[seat], named[seat][1], book)
    for heading in plan.headings:
        text.append(draw.Group((pointer(0, 0, 2.4, 0, BLUE),), heading))
    return art, text


def _hub(plan: TablePlan, style: TableStyle, ground: Ink) -> draw.Path:
    """Return the ground where all Row 1s meet; on a mat only its rim, because it may be large."""
    if style.kind == "picture":
        return draw.filled(draw.polygon(plan.hub), ground)
    hole = draw.scaled(max(0.0, 1 - _HUB_RIM / plan.inner))
    outlines = (*draw.polygon(plan.hub), *draw.polygon(hole.apply(*point) for point in plan.hub))
    return draw.Path(outlines, ground, even_odd=True)


def _hub_words(plan: TablePlan, book: FontBook) -> list[draw.Text]:
    size = min(11.0, max(6.5, plan.inner * 0.28))
    words = sheet_words(book, "territory-sheets")("meeting")
    return centred_lines(book, words, 0, 0, plan.inner * 1.3, size, anchor="middle")


def _runs(plan: TablePlan, grid: Grid) -> list[Run]:
    table = plan.table
    every = [run for contact in table.contacts for run in (contact.one, contact.other)]
    return [run for run in (*every, *table.meeting) if run.grid == grid]


def _grid_form(plan: TablePlan, style: TableStyle) -> draw.Form:
    shapes: list[draw.Shape] = list(grid_lines(plan.cell, inner=grey(0.35)))
    if style.kind == "mat":
        size = min(9.0, plan.cell * 1.45)
        wide, high = LABEL_GAP + 0.42 * size, LABEL_GAP + cap_height(size) + 0.6
        for strip in (
            draw.Box(-wide, 0.3, wide, plan.side - 0.6),
            draw.Box(0.3, plan.side, plan.side - 0.6, high),
        ):
            shapes.insert(
                0, draw.filled(draw.rectangle(strip), WHITE)
            )  # bridges begin beyond the labels
        shapes += labels(plan.cell, size, LABEL_GAP)
    if style.outlined:
        shapes.append(draw.stroked(draw.rectangle(plan.outline), grey(0.6), 0.5, dash=(1.5, 1.0)))
    bounds = plan.outline.expanded(LABEL_GAP + 6)
    return draw.Form(f"table-grid-{style.kind}-{round(plan.cell * 1000)}", bounds, tuple(shapes))


def _grid_ground(
    plan: TablePlan, grid: Grid, runs: Sequence[Run], ground: Ink
) -> Iterator[draw.Shape]:
    """Yield the ground of a grid: white, grey without owner, coloured where it touches another."""
    cell = plan.cell
    island = grid >= plan.table.seats
    yield draw.filled(
        draw.rectangle(draw.Box(0, 0, plan.side, plan.side)), grey(0.10) if island else WHITE
    )
    for run in runs:
        first, last = min(run.spaces), max(run.spaces)
        columns, rows = column_of(last) - column_of(first) + 1, row_of(last) - row_of(first) + 1
        box = draw.Box(column_of(first) * cell, row_of(first) * cell, columns * cell, rows * cell)
        yield draw.filled(draw.rectangle(box), ground)


def _rim_labels(
    plan: TablePlan, grid: Grid, runs: Sequence[Run], style: TableStyle, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield the labels of the spaces that touch others, in a picture also other labels.

    They stand in the row and the column of the rim where most spaces touch, so that every space has
    a name.
    """
    sides: dict[Space, set[GridSide]] = {}
    for run in runs:
        for space in run.spaces:
            sides.setdefault(space, set()).add(side_of(run))
    size = min(9.0, max(SMALLEST_LABEL, plan.cell * 1.9))
    matrix = plan.matrices[grid]
    picture = style.kind == "picture"
    named_row = max((0, 9), key=lambda row: sum(row_of(space) == row for space in sides))
    named_column = max(
        (0, 9), key=lambda column: sum(column_of(space) == column for space in sides)
    )
    quiet = BLACK if size < _SMALLEST_GREY else grey(0.7)
    for space in SPACES if picture else sides:
        found = sides.get(space, set())
        lettered = found & {"top", "bottom"} or (picture and row_of(space) == named_row)
        numbered = found & {"left", "right"} or (picture and column_of(space) == named_column)
        if not lettered and not numbered:
            continue
        column, row = COLUMNS[column_of(space)], str(row_of(space) + 1)
        content = column if lettered else row
        if lettered and numbered:
            room = plan.cell * 0.92
            content = (
                name_of(space) if book.width(name_of(space), size, "condensed") <= room else column
            )
        x, y = (column_of(space) + 0.5) * plan.cell, (row_of(space) + 0.5) * plan.cell
        drop = cap_height(size) / 2
        if picture:
            x, y = matrix.apply(x, y)
            ink = BLACK if found else quiet
            yield draw.Text(x, y + drop, content, size, ink, "condensed", "middle")
        else:
            label = draw.Text(x, y + drop, content, size, grey(0.55), "condensed", "middle")
            yield draw.Group((label,), matrix)


def _label_style(plan: TablePlan) -> TextStyle:
    """Return how names are set on the grids of a picture."""
    largest = min(17.0, max(6.5, plan.side * 0.32))
    return TextStyle(largest, SMALLEST, "semibold", "condensed-semibold")


def _set_names(
    plan: TablePlan, style: TableStyle, book: FontBook, names: Sequence[str]
) -> list[SetName]:
    """Return names for the grids or, on a mat, for the seats."""
    if style.kind == "picture":
        label = _label_style(plan)
        return set_names(
            book, names, plan.side * 0.74, label, two_lines=max(SMALLEST, label.size * 0.75)
        )
    beside = TextStyle(11, SMALLEST, "semibold", "condensed-semibold")
    return set_names(book, names, _room_at_seat(plan, style), beside, two_lines=7.0)


def _room_at_seat(plan: TablePlan, style: TableStyle) -> float:
    return plan.outline.width / 2 - style.chair - 2.5


def _name_label(
    plan: TablePlan, grid: Grid, name: SetName, symbol: str, book: FontBook
) -> Iterator[draw.Shape]:
    style = _label_style(plan)
    high = cap_height(style.size)
    pad, pitch = high * 0.55, high * 1.75
    wide, below, setting = name.width, 0.0, None
    if symbol:
        setting = fit(book, symbol, plan.side * 0.74, replace(style, smallest=SMALLEST_LABEL))
        wide, below = max(wide, book.width(symbol, setting.size, setting.weight)), pitch
    x, y = plan.matrices[grid].apply(plan.side / 2, plan.side / 2)
    lines = max(name.height, high)
    box = draw.Box(0, 0, wide + 2 * pad, lines + below + 2 * pad)
    box = draw.Box(x - box.width / 2, y - box.height / 2, box.width, box.height)
    island = grid >= plan.table.seats
    yield draw.filled(draw.rectangle(box, pad), grey(0.10) if island else WHITE)
    yield from name.texts(x, box.y + pad + lines / 2, grey(0.7) if island else BLACK, "middle")
    if setting:
        yield draw.Text(x, box.bottom - pad, symbol, setting.size, COBALT, setting.weight, "middle")


def _island_name(plan: TablePlan, grid: Grid) -> Iterator[draw.Shape]:
    below = plan.side + LABEL_GAP + cap_height(9)
    yield draw.Text(
        -plan.card.beside / 2, below, island_name(plan.table, grid), 7, COBALT, "semibold", "middle"
    )


def _seat_sign(
    plan: TablePlan, seat: int, style: TableStyle, name: SetName, symbol: str, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield a seat's disc; on a mat it faces its player and has the name beside it."""
    x, y = plan.seats[seat]
    reach = style.chair
    size = reach * 3.1
    told = sheet_words(book, "territory-sheets")("goes-first")
    first = draw.Text(0, reach + style.foot, told, _FIRST_SIZE, COBALT, "semibold", "middle")
    shapes: list[draw.Shape] = [
        draw.filled(draw.circle(0, 0, reach + 0.7), WHITE),
        draw.filled(draw.circle(0, 0, reach), COBALT),
        centred_text(0, 0, str(seat + 1), size, WHITE),
    ]
    if seat == 0:
        shapes.append(first)
    if style.kind == "mat":
        shapes += _names_beside_seat(plan, style, name, symbol, book)
    turn = plan.table.places[seat].degrees if style.kind == "mat" else 0
    yield draw.Group(tuple(shapes), draw.moved(x, y) @ draw.rotated(turn))


def _names_beside_seat(
    plan: TablePlan, style: TableStyle, name: SetName, symbol: str, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield a player's name to the left of the seat's disc, and the symbol to its right."""
    away = style.chair + 1.8
    (sign,) = set_names(
        book, [symbol], _room_at_seat(plan, style), TextStyle(11, SMALLEST, "semibold")
    )
    for words, left in ((name, -away - name.width), (sign, away)):
        if any(words.lines):
            high = words.height + cap_height(words.setting.size)
            yield draw.filled(
                draw.rectangle(draw.Box(left - 0.8, -high / 2, words.width + 1.6, high)), WHITE
            )
            yield from words.texts(left, 0, BLACK)
