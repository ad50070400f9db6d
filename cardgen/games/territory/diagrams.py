"""Diagrams of the rules; the engine works out the positions that they show, in `scenes`."""

import math
from collections.abc import Iterator, Sequence

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.games.territory import scenes
from cardgen.games.territory.grid_window import LABEL, NAMES, Window, label
from cardgen.games.territory.look import ANSWER_INKS, Answer, answer_icon
from cardgen.sheets.blocks import Block, Diagram, row
from cardgen.sheets.composer import Composer, Inks, arrow
from cardgen.sheets.pencil_marks import mark
from cardgen.sheets.typesetting import centred_text
from cardgen.sheets.words import sheet_words
from companion.grid import (
    COLUMNS,
    SIZE,
    Space,
    column_of,
    name_of,
    parse_space,
    range_of,
    row_of,
)
from companion.territory.table import load_table

_SECOND = ANSWER_INKS["owned"].word
"""For the second player's symbols and ways."""


# -- set-up ----------------------------------------------------------------------------------------


def node_range(inks: Inks, cell: float = 3.3, deflectors: bool = False) -> Block:
    """Return a Node with its range, one at the rim, and perhaps Deflectors beside them."""
    window = Window("C1", "J5", cell)
    whole, cut = scenes.RANGES
    shapes = (
        *window.grid(range_of(whole) | range_of(cut), inks.piece),
        *window.dots((whole, cut), inks.word),
        *(
            shape
            for space in (scenes.DEFLECTORS if deflectors else ())
            for shape in mark("slash", window.box(space), BLACK, 1.0)
        ),
    )
    return Diagram(*window.size, shapes)


def table_picture(layout: str, composer: Composer, side: float) -> Block:
    """Return the grids of a layout as they lie, Row 1 heavy, and their contacts joined by lines."""
    table, inks = load_table(layout), composer.inks
    count = table.seats
    grid = side * (0.3, 0.27, 0.25, 0.22)[count - 3]
    radius = side / 2 - grid * (0.5 if count > 4 else 0.6)
    shapes: list[draw.Shape] = []
    corners: dict[int, draw.Matrix] = {}
    for seat in range(count):
        turn = 360 * seat / count
        matrix = (
            draw.moved(side / 2, side / 2)
            @ draw.rotated(turn)
            @ draw.moved(-grid / 2, radius - grid / 2)
        )
        corners[seat] = matrix
        lines = (
            part
            for i in (0.2, 0.4, 0.6, 0.8)
            for part in (
                *draw.line(i * grid, 0, i * grid, grid),
                *draw.line(0, i * grid, grid, i * grid),
            )
        )
        drawn = (
            draw.filled(draw.rectangle(draw.Box(0, 0, grid, grid)), WHITE),
            draw.stroked(tuple(lines), grey(0.3), 0.5),
            draw.stroked(draw.rectangle(draw.Box(0, 0, grid, grid)), BLACK, 0.6),
            draw.stroked(draw.line(0, 0, grid, 0), inks.word, 1.5),
            *_corner_names(grid),
        )
        shapes.append(draw.Group(drawn, matrix))

    def middle(seat: int, spaces: Sequence[Space]) -> draw.Point:
        xs = [(column_of(space) + 0.5) / SIZE for space in (spaces[0], spaces[-1])]
        ys = [(row_of(space) + 0.5) / SIZE for space in (spaces[0], spaces[-1])]
        return corners[seat].apply(*(_to_rim(sum(v) / 2) * grid for v in (xs, ys)))

    links = []
    for contact in table.contacts:
        ends = [middle(run.grid, run.spaces) for run in (contact.one, contact.other)]
        links.append(draw.stroked(draw.line(*ends[0], *ends[1]), inks.word, 1.0, dash=(0.9, 0.7)))
    if table.meeting:
        ends = [middle(run.grid, run.spaces) for run in table.meeting]
        links.append(draw.filled(draw.polygon(ends), inks.piece))
        told = sheet_words(composer.book, "territory-sheets").lines("rows-touch")
        for words, y in zip(told, (-1.8, 1.8), strict=False):
            shapes.append(label(words, side / 2, side / 2 + y, inks.word))
    return Diagram(side, side, (*links, *shapes))


def _corner_names(side: float) -> Iterator[draw.Shape]:
    """Yield A and J at the ends of Row 1 of a grid `side` mm wide."""
    for name, x in (("A", 0.2), ("J", 0.8)):
        ground = draw.Box(x * side - 1.1, 0.35, 2.2, 2.6)
        yield draw.filled(draw.rectangle(ground), WHITE)
        yield label(name, x * side, 1.7)


def _to_rim(value: float) -> float:
    """Return where a run lies: its middle along the rim, and the rim itself across it."""
    return 0.0 if value < 0.1 else 1.0 if value > 0.9 else value


def facing_grids(composer: Composer, cell: float = 1.7) -> Block:
    """Return two grids Row 1 to Row 1, with a space of each that touch."""
    inks, said = composer.inks, sheet_words(composer.book, "territory-sheets")
    far, near = Window("A1", "J10", cell, turned=True), Window("A1", "J10", cell)
    wide, high = far.size
    mine = parse_space("A1")
    ((_, other),) = load_table("reflector-2").touching(0, mine)
    gap, left, top = 1.0, 6.0, 5.2
    shapes: list[draw.Shape] = []
    for window, space, y in ((far, other, top), (near, mine, top + high + gap)):
        grid = (*window.grid([space], inks.word.tint(0.35)), window.row_one(inks.word))
        shapes.append(draw.Group(grid, draw.moved(left, y)))
        _, middle = window.centre(space)
        level = y + middle + (0.5 if window is near else -0.5)
        shapes.append(centred_text(left - 1.2, level, name_of(space), LABEL, BLACK, anchor="end"))
    words = (
        label(said("the-other-player"), left + wide / 2, 2.0),
        label(said("you"), left + wide / 2, top + 2 * high + 4.2),
    )
    return Diagram(left + wide, top + 2 * high + gap + 5.4, (*shapes, *words))


# -- steps of a turn -------------------------------------------------------------------------------

_SMALL = 3.5
"""A space of the grids in the steps, in mm."""


def step(composer: Composer, game: str, name: str, small: bool = False) -> Block:
    """Return the picture of a step of a turn; a `small` grid has no names of columns and rows."""
    match name:
        case "ally":
            return ally(composer)
        case "call":
            space = small or game == "reflector"
            return call(composer, "called-space" if space else "called-grid", not small)
        case "hear" if game == "reflector":
            return hear()
        case "hear" | "follow":
            return follow(composer)
        case "claim":
            return claim(composer)
        case "pass-on":
            return pass_on(composer)
        case "give-back":
            return give_back(composer)
        case _:
            raise ValueError(name)


def call(composer: Composer, call: str, labelled: bool) -> Block:
    """Return a grid on which a space is called, perhaps with the names of columns and rows.

    `call` is the name of what is said.
    """
    inks, words = composer.inks, sheet_words(composer.book, "territory-sheets")(call)
    window = Window("F1", "H3", _SMALL)
    space = parse_space("G1")
    wide, high = window.size
    x, y = window.centre(space)
    shapes = (
        *window.grid([space], inks.word.tint(0.2)),
        *(window.labels() if labelled else ()),
        label("?", x, y, inks.word),
        centred_text(wide + 1.8, y, words, LABEL, BLACK, anchor="start"),
    )
    names = NAMES if labelled else 0.0
    placed = draw.Group(shapes, draw.moved(names, names))
    return Diagram(names + wide + 16, names + high, (placed,))


def hear() -> Block:
    """Return the icons of the answers that all games have."""
    side, gap = 6.4, 1.8
    kinds: tuple[Answer, ...] = ("null", "owned", "node")
    icons = [answer_icon(kind, side).at(i * (side + gap), 3) for i, kind in enumerate(kinds)]
    return Diagram(len(icons) * (side + gap) - gap, 3 * _SMALL, tuple(icons))


def claim(composer: Composer) -> Block:
    """Return two spaces that Ann claimed: one null, one owned."""
    window = Window("F1", "H3", _SMALL)
    struck, owned = parse_space("G1"), parse_space("G2")
    shapes = (*window.grid([owned]), *window.symbols((struck, owned), "X", composer.inks.word))
    return Diagram(*window.size, shapes)


def follow(composer: Composer) -> Block:
    """Return a shot that a Deflector sends on to the same space of the next grid."""
    window, space = Window("F1", "H3", _SMALL), parse_space("G2")
    word, deflected = composer.inks.word, ANSWER_INKS["deflector"].word
    first = (*window.grid(), *mark("slash", window.box(space), deflected, 1.4))
    second = (*window.grid([space], word.tint(0.2)), *window.symbols((space,), "X", word))
    return _two_grids(window, space, (first, second), deflected, (1.4, 1.7))


def _two_grids(
    window: Window,
    space: Space,
    grids: tuple[tuple[draw.Shape, ...], tuple[draw.Shape, ...]],
    ink: Ink,
    away: tuple[float, float],
) -> Block:
    """Return two grids and, `away` from both, an arrow from a space of one to that of the other."""
    wide, high = window.size
    far = wide + 5
    x, y = window.centre(space)
    first, second = grids
    way = arrow([(x + away[0], y), (far + x - away[1], y)], ink)
    return Diagram(far + wide, high, (*first, draw.Group(second, draw.moved(far, 0)), *way))


def give_back(composer: Composer) -> Block:
    """Return what Ann takes on Bob's grid and he gets on hers (F1)."""
    space, window = scenes.EXCHANGED, Window("E1", "G3", _SMALL)
    first = (*window.grid(), *window.symbols([space], "X", composer.inks.word))
    second = (*window.grid(), *window.symbols([space], "O", _SECOND))
    grids = _two_grids(window, space, (first, second), _SECOND, (1.8, 1.8))
    said, middle, low = sheet_words(composer.book, "territory-sheets"), window.size[0] / 2, 2.2
    names = (
        label(said("theirs"), middle, grids.height + low),
        label(said("yours"), grids.width - middle, grids.height + low),
    )
    return Diagram(grids.width, grids.height + 4, (*grids.shapes, *names))


def pass_on(composer: Composer) -> Block:
    """Return an arrow round the table, clockwise."""
    radius, x, y = 5.0, 8.0, 6.2
    points = [
        (x + radius * math.sin(angle / 10), y - radius * math.cos(angle / 10))
        for angle in range(-16, 36)
    ]
    return Diagram(16, 12.4, arrow(points, composer.inks.word, 1.5))


def ally(composer: Composer) -> Block:
    """Return two players and the Link between them."""
    inks = composer.inks
    shapes: list[draw.Shape] = [draw.stroked(draw.line(3, 6, 25, 6), inks.word, 0.9)]
    for x, name in ((3.2, "A"), (24.8, "B")):
        shapes += [
            draw.framed(draw.circle(x, 6, 3), WHITE, BLACK, 1.0),
            label(name, x, 6),
        ]
    return Diagram(28, 3 * _SMALL, (*shapes, *_role("link", 14, 6, inks)))


# -- where to call ---------------------------------------------------------------------------------


def entry(inks: Inks, cell: float = 3.4, labelled: bool = True) -> Block:
    """Return Bob's grid with what Ann may call first, and with that after she claimed G1."""
    both = (_ringed(shots, "X", inks.word, inks, cell, labelled) for shots in scenes.FIRST_SHOTS)
    return row(*both, gap=4.0)


def gift(inks: Inks, cell: float = 3.4, labelled: bool = True) -> Block:
    """Return Ann's grid with the spaces Bob may call after he was given G1 (M4 a and c)."""
    return _ringed(scenes.AFTER_A_GIFT, "O", _SECOND, inks, cell, labelled)


def _ringed(
    shots: scenes.Shots, symbol: str, ink: Ink, inks: Inks, cell: float, labelled: bool
) -> Block:
    window = Window("D1", "I3", cell)
    shapes = (
        *window.grid(),
        window.row_one(inks.word),
        *window.symbols(shots.own, symbol, ink),
        *window.symbols(shots.legal, "?", ink),
        *(window.labels() if labelled else ()),
    )
    wide, high = window.size
    names = NAMES if labelled else 0.0
    placed = draw.Group(shapes, draw.moved(names, names))
    return Diagram(names + wide, names + high, (placed,))


def overlap(inks: Inks, cell: float = 3.4) -> Block:
    """Return a captured range, and the range of another Node in it that was named."""
    struck, shown = scenes.OVERLAP
    claimed = range_of(struck) - range_of(shown)
    window = Window("C2", "I6", cell)
    shapes = (
        *window.grid(range_of(struck) | range_of(shown)),
        *window.symbols(claimed, "X", inks.word),
        *window.dots((struck,), inks.word, 0.43),
        *window.symbols((struck,), "X", WHITE),
        *window.dots((shown,)),
    )
    return Diagram(*window.size, tuple(shapes))


# -- the way round the table -----------------------------------------------------------------------


def way_round(inks: Inks, side: float = 30.0) -> Block:
    """Return who is struck next when A calls the neighbour to the left or to the right."""
    seats = load_table(scenes.TABLE).seats
    x = y = side / 2
    radius, disc = side / 2 - 3.6, 2.6
    places = [
        (
            x - radius * math.sin(2 * math.pi * seat / seats),
            y + radius * math.cos(2 * math.pi * seat / seats),
        )
        for seat in range(seats)
    ]
    shapes: list[draw.Shape] = []
    lines = (inks.word, ()), (_SECOND, (1.2, 0.8))
    for (target, then), (ink, dash) in zip(scenes.DEFLECTIONS, lines, strict=True):
        for start, end in ((0, target), (target, then)):
            shapes += arrow(_shortened(places[start], places[end], disc + 0.6), ink, 1.0, dash)
    for seat, (across, down) in enumerate(places):
        shapes.append(
            draw.framed(
                draw.circle(across, down, disc), WHITE if seat else inks.word, inks.word, 0.9
            )
        )
        shapes.append(label("ABCDEF"[seat], across, down, BLACK if seat else WHITE))
    return Diagram(side, side, tuple(shapes))


def _shortened(start: draw.Point, end: draw.Point, away: float) -> list[draw.Point]:
    long = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / long * away, (end[1] - start[1]) / long * away
    return [(start[0] + dx, start[1] + dy), (end[0] - dx, end[1] - dy)]


# -- alliances -------------------------------------------------------------------------------------


def alliance_tree(composer: Composer, width: float = 74.0) -> Block:
    """Return five allies, their Links, and the Master over all (A3)."""
    members, groups = scenes.ALLIES, scenes.LINKS
    inks, said = composer.inks, sheet_words(composer.book, "sheets").part("mark")
    pitch, disc, foot = width * 0.8 / len(members), 2.6, 22.0
    places = {member: (index + 0.6) * pitch for index, member in enumerate(members)}
    link_y, master_y = 12.6, 3.2
    shapes: list[draw.Shape] = []
    tops = [(places[group[0]] + places[group[-1]]) / 2 for group in groups]
    label_end = 4.6 + composer.book.width(said("link"), LABEL)
    for group, top, next_top in zip(groups, tops, (*tops[1:], math.inf), strict=True):
        xs = [places[member] for member in group]
        shapes += _bracket(xs, foot - disc, foot - disc - 1.6, top, link_y, inks)
        shapes += _role("link", top, link_y, inks)
        if top + label_end <= next_top - 3.1:  # else it would run into the next mark
            shapes.append(draw.Text(top + 4.6, link_y + 1.1, said("link"), LABEL, BLACK))
    middle = (tops[0] + tops[-1]) / 2
    shapes += _bracket(tops, link_y - 3.1, link_y - 4.6, middle, master_y, inks)
    shapes += _role("master", middle, master_y, inks)
    shapes.append(draw.Text(middle + 4.6, master_y + 1.1, said("master"), LABEL, BLACK))
    for member, x in places.items():
        shapes.append(draw.framed(draw.circle(x, foot, disc), WHITE, BLACK, 1.0))
        shapes.append(label("ABCDEF"[member], x, foot))
    return Diagram(width, foot + disc + 0.5, tuple(shapes))


def _bracket(
    xs: Sequence[float], low: float, high: float, middle: float, top: float, inks: Inks
) -> Iterator[draw.Shape]:
    parts = [draw.line(x, low, x, high) for x in xs]
    parts += [draw.line(xs[0], high, xs[-1], high), draw.line(middle, high, middle, top)]
    yield draw.stroked(tuple(part for each in parts for part in each), inks.word, 0.75)


def _role(which: str, x: float, y: float, inks: Inks) -> Iterator[draw.Shape]:
    box = draw.Box(x - 3.1, y - 3.1, 6.2, 6.2)
    yield draw.framed(draw.rectangle(box, 0.8), WHITE, inks.word, 0.9)
    yield from mark("link" if which == "link" else "master", box, inks.word, 1.3)


def role_icon(which: str, inks: Inks) -> Block:
    """Return the mark of a Link or a Master in a box."""
    return Diagram(6.2, 6.2, tuple(_role(which, 3.1, 3.1, inks)))


def sign_icon(sign: str, inks: Inks) -> Block:
    """Return a sign in a box, as large as the mark of a role."""
    box = draw.Box(0, 0, 6.2, 6.2)
    frame = draw.framed(draw.rectangle(box, 0.8), WHITE, inks.word, 0.9)
    return Diagram(6.2, 6.2, (frame, label(sign, 3.1, 3.1, inks.word, 11)))


# -- a first round ---------------------------------------------------------------------------------


def round_grid(public: scenes.PublicGrid, cell: float, name: str, rows: int) -> Block:
    """Return the first rows of a public grid: shading, symbols, captured Nodes, used Deflectors."""
    window = Window("A1", f"J{rows}", cell)
    wide, high = window.size
    left, top = 4.4, 8.4
    shapes: list[draw.Shape] = [*window.grid(public.shaded)]
    for space in public.used:
        shapes += mark("slash", window.box(space), ANSWER_INKS["deflector"].word.tint(0.7), 1.0)
    for node in public.nodes:
        shapes.append(draw.filled(draw.circle(*window.centre(node), cell * 0.46), BLACK))
    for space, symbol in public.symbols.items():
        ink = WHITE if space in public.nodes else BLACK
        shapes.append(label(symbol, *window.centre(space), ink, max(LABEL, cell * 2.3)))
    labels: list[draw.Shape] = [draw.Text(left, 3.2, name, 9, BLACK, "semibold")]
    for i, letter in enumerate(COLUMNS):
        labels.append(label(letter, left + (i + 0.5) * cell, top - 1.8))
    for i in range(rows):
        y = top + (i + 0.5) * cell
        labels.append(centred_text(left - 0.7, y, str(i + 1), LABEL, BLACK, "condensed", "end"))
    return Diagram(
        left + wide, top + high, (*labels, draw.Group(tuple(shapes), draw.moved(left, top)))
    )
