"""A table drawn from above: its grids, the spaces that touch, and the order of turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend, grey
from cardgen.printables.common.board_lines import LABEL_GAP, grid_lines, labels
from cardgen.printables.common.game_marks import pointer
from cardgen.printables.common.palette import BLUE, COBALT, DEFECTOR, DEFLECTOR, REFLECTOR
from cardgen.printables.common.typesetting import TextStyle, cap_height, centred_lines, fit
from cardgen.printables.tables.scene import GridSide, Players, Scene, island_name, side_of
from companion.grid import COLUMNS, Space, column_of, name_of, row_of
from companion.territory.table import Grid, Run

_COLOURS = {"reflector": REFLECTOR, "deflector": DEFLECTOR, "defector": DEFECTOR}
_GROUND, _LINES = 0.26, 0.30
"""How strong the colour is under what touches, and how much black is in the lines that join it."""
SMALLEST_LABEL = 5.0
_FIRST = "first"
_FIRST_SIZE = 7.5
_HUB_RIM = 12.0  # mm


@dataclass(frozen=True, slots=True)
class TableStyle:
    """How a table is drawn.

    "picture" is one to look at: all type upright, names on the grids. "mat" is one to play on: type faces
    the grids' owners, and names stand beyond the grids. `outlined` is one on which cards are laid.
    """

    kind: Literal["picture", "mat"]
    chair: float
    """Radius in mm of the discs that stand for the players."""
    outlined: bool = False

    @property
    def foot(self) -> float:
        """The room in mm that the word at the first seat takes below it."""
        return 1.0 + cap_height(_FIRST_SIZE)


def colour_of(game: str) -> tuple[Ink, Ink]:
    """Return the inks of a game's contacts: for the ground between grids, and for lines on it."""
    accent = _COLOURS[game]
    return accent.tint(_GROUND), blend(accent, BLACK, _LINES)


def extent(scene: Scene, look: TableStyle) -> draw.Box:
    """Return the box that the drawing of a table fills."""
    box = scene.extent(look.chair)
    return draw.Box(box.x, box.y, box.width, box.height + look.foot)


def table_art(
    scene: Scene, look: TableStyle, book: FontBook, players: Players
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the drawing of a table, in its own coordinates: the art, and the text on it.

    Raises:
        TextTooLongError: a name that does not fit on its grid.
        MissingGlyphError: a character that no font has.
    """
    ground, lines = colour_of(scene.table.game)
    art: list[draw.Shape] = [draw.stroked(scene.path, BLUE, 0.75)]
    if scene.hub:
        art.append(_hub(scene, look, ground))
    art += [draw.filled(band, ground) for contact in scene.table.contacts if (band := scene.band(contact))]
    for contact in scene.table.contacts:
        bridges = tuple(segment for bridge in scene.bridges(contact) for segment in bridge)
        if bridges:
            art.append(draw.stroked(bridges, lines, 0.5))
    face = _grid_form(scene, look)
    text: list[draw.Shape] = [*_hub_words(scene, book)] if scene.hub else []
    for grid, matrix in enumerate(scene.matrices):
        runs = _runs(scene, grid)
        art.append(draw.Group((*_grid_ground(scene, grid, runs, ground), draw.Place(face)), matrix))
        text += _rim_labels(scene, grid, runs, look, book)
        if look.kind == "picture":
            if grid >= scene.table.seats:
                text += _name_label(scene, grid, (island_name(scene.table, grid), ""), book)
            elif players:
                text += _name_label(scene, grid, players[grid], book)
        elif grid >= scene.table.seats:
            text.append(draw.Group(tuple(_island_name(scene, grid)), matrix))
    for seat in range(scene.table.seats):
        text += _seat_sign(scene, seat, look, players, book)
    text += [
        draw.Group(
            (pointer(0, 0, 2.4, 0, BLUE),), draw.moved(heading.x, heading.y) @ draw.rotated(heading.degrees)
        )
        for heading in scene.headings
    ]
    return art, text


def _hub(scene: Scene, look: TableStyle, ground: Ink) -> draw.Path:
    """Return the ground where every Row 1 meets; on a mat only a rim of it, for it may be large."""
    if look.kind == "picture":
        return draw.filled(draw.polygon(scene.hub), ground)
    hole = draw.scaled(max(0.0, 1 - _HUB_RIM / scene.inner))
    outlines = (*draw.polygon(scene.hub), *draw.polygon(hole.apply(*point) for point in scene.hub))
    return draw.Path(outlines, ground, even_odd=True)


def _hub_words(scene: Scene, book: FontBook) -> list[draw.Text]:
    """Return what the common ground in the middle means."""
    size = min(11.0, max(6.5, scene.inner * 0.28))
    words = "Row 1 of everybody touches Row 1 of everybody else, each space every other."
    return centred_lines(book, words, 0, 0, scene.inner * 1.3, size, anchor="middle")


def _runs(scene: Scene, grid: Grid) -> list[Run]:
    """Return the runs of a grid that touch others, each once."""
    table = scene.table
    every = [run for contact in table.contacts for run in (contact.one, contact.other)]
    return [run for run in (*every, *table.meeting) if run.grid == grid]


def _grid_form(scene: Scene, look: TableStyle) -> draw.Form:
    """Return the lines of a grid, and on a mat its labels and the card around it: the same for everybody."""
    shapes: list[draw.Shape] = list(grid_lines(scene.cell, inner=grey(0.35)))
    if look.kind == "mat":
        size = min(9.0, scene.cell * 1.45)
        wide, high = LABEL_GAP + 0.42 * size, LABEL_GAP + cap_height(size) + 0.6
        for strip in (
            draw.Box(-wide, 0.3, wide, scene.side - 0.6),
            draw.Box(0.3, scene.side, scene.side - 0.6, high),
        ):
            shapes.insert(0, draw.filled(draw.rectangle(strip), WHITE))  # bridges begin beyond the labels
        shapes += labels(scene.cell, size, LABEL_GAP)
    if look.outlined:
        shapes.append(draw.stroked(draw.rectangle(scene.outline), grey(0.6), 0.5, dash=(1.5, 1.0)))
    bounds = scene.outline.grown(LABEL_GAP + 6)
    return draw.Form(f"table-grid-{look.kind}-{round(scene.cell * 1000)}", bounds, tuple(shapes))


def _grid_ground(scene: Scene, grid: Grid, runs: Sequence[Run], ground: Ink) -> Iterator[draw.Shape]:
    """Yield the ground of a grid: white, grey where it is nobody's, coloured where it touches another."""
    cell = scene.cell
    island = grid >= scene.table.seats
    yield draw.filled(draw.rectangle(draw.Box(0, 0, scene.side, scene.side)), grey(0.10) if island else WHITE)
    for run in runs:
        first, last = min(run.spaces), max(run.spaces)
        columns, rows = column_of(last) - column_of(first) + 1, row_of(last) - row_of(first) + 1
        box = draw.Box(column_of(first) * cell, row_of(first) * cell, columns * cell, rows * cell)
        yield draw.filled(draw.rectangle(box), ground)


def _rim_labels(
    scene: Scene, grid: Grid, runs: Sequence[Run], look: TableStyle, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield the names of the columns and rows that touch others, on the spaces that do."""
    sides: dict[Space, set[GridSide]] = {}
    for run in runs:
        for space in run.spaces:
            sides.setdefault(space, set()).add(side_of(run))
    size = min(9.0, max(SMALLEST_LABEL, scene.cell * 1.9))
    matrix = scene.matrices[grid]
    for space, found in sides.items():
        column, row = COLUMNS[column_of(space)], str(row_of(space) + 1)
        level = found <= {"top", "bottom"}
        content = column if level else row
        if not level and found & {"top", "bottom"}:  # a corner that touches on two sides
            room = scene.cell * 0.92
            content = name_of(space) if book.width(name_of(space), size, "condensed") <= room else column
        x, y = (column_of(space) + 0.5) * scene.cell, (row_of(space) + 0.5) * scene.cell
        drop = cap_height(size) / 2
        if look.kind == "picture":
            x, y = matrix.apply(x, y)
            yield draw.Text(x, y + drop, content, size, BLACK, "condensed", "middle")
        else:
            label = draw.Text(x, y + drop, content, size, grey(0.55), "condensed", "middle")
            yield draw.Group((label,), matrix)


def _name_label(scene: Scene, grid: Grid, player: tuple[str, str], book: FontBook) -> Iterator[draw.Shape]:
    """Yield a name and a symbol in the middle of a grid, upright, on a ground of their own."""
    lines = [line for line in player if line]
    room = scene.side * 0.74
    largest = min(17.0, max(6.5, scene.side * 0.32))
    style = TextStyle(largest, SMALLEST_LABEL, "semibold", "condensed-semibold")
    settings = [fit(book, line, room, style) for line in lines]
    pitch = cap_height(largest) * 1.75
    x, y = scene.matrices[grid].apply(scene.side / 2, scene.side / 2)
    width = max(
        book.width(line, setting.size, setting.weight) for line, setting in zip(lines, settings, strict=True)
    )
    pad = cap_height(largest) * 0.55
    height = cap_height(largest) + (len(lines) - 1) * pitch + 2 * pad
    island = grid >= scene.table.seats
    box = draw.Box(x - width / 2 - pad, y - height / 2, width + 2 * pad, height)
    yield draw.filled(draw.rectangle(box, pad), grey(0.10) if island else WHITE)
    for index, (line, setting) in enumerate(zip(lines, settings, strict=True)):
        ink = grey(0.7) if island else COBALT if index else BLACK
        baseline = box.y + pad + cap_height(largest) + index * pitch
        yield draw.Text(x, baseline, line, setting.size, ink, setting.weight, "middle")


def _island_name(scene: Scene, grid: Grid) -> Iterator[draw.Shape]:
    """Yield the name of an island on a mat, in its corner below Row 10."""
    below = scene.side + LABEL_GAP + cap_height(9)
    yield draw.Text(
        -scene.card.beside / 2, below, island_name(scene.table, grid), 7, COBALT, "semibold", "middle"
    )


def _seat_sign(
    scene: Scene, seat: int, look: TableStyle, players: Players, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield the disc of a seat with its number; on a mat turned to its player, with the name beside it."""
    x, y = scene.seats[seat]
    reach = look.chair
    size = reach * 3.1
    first = draw.Text(0, reach + look.foot, _FIRST, _FIRST_SIZE, COBALT, "semibold", "middle")
    shapes: list[draw.Shape] = [
        draw.filled(draw.circle(0, 0, reach + 0.7), WHITE),
        draw.filled(draw.circle(0, 0, reach), COBALT),
        draw.Text(0, cap_height(size) / 2, str(seat + 1), size, WHITE, "semibold", "middle"),
    ]
    if seat == 0:
        shapes.append(first)
    if look.kind == "mat" and players:
        shapes += _names_beside_seat(scene, players[seat], reach, book)
    turn = scene.table.places[seat].degrees if look.kind == "mat" else 0
    yield draw.Group(tuple(shapes), draw.moved(x, y) @ draw.rotated(turn))


def _names_beside_seat(
    scene: Scene, player: tuple[str, str], reach: float, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield name and symbol to both sides of a seat's disc, clear of the path that runs through it."""
    name, symbol = player
    room = scene.outline.width / 2 - reach - 2.5
    setting = fit(book, name, room, TextStyle(11, 6, "semibold", "condensed-semibold"))
    for content, x, anchor, used in (
        (name, -reach - 1.8, "end", setting),
        (symbol, reach + 1.8, "start", fit(book, symbol, room, TextStyle(11, 6, "semibold"))),
    ):
        if not content:
            continue
        wide = book.width(content, used.size, used.weight)
        left = x - wide if anchor == "end" else x
        high = cap_height(used.size)
        yield draw.filled(draw.rectangle(draw.Box(left - 0.8, -high, wide + 1.6, 2 * high)), WHITE)
        yield draw.Text(left, high / 2, content, used.size, BLACK, used.weight)
