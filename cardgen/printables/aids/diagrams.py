"""Small diagrams of the rules. The referee's engine works out the positions they show."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.printables.common.game_marks import mark
from cardgen.printables.common.palette import COBALT, QUIET, RED
from cardgen.printables.common.typesetting import cap_height
from companion.api import new_game
from companion.grid import SPACES, Space, SpaceSet, column_of, parse_space, range_of, row_of
from companion.session import Session
from companion.territory.board import Board, Question, answer
from companion.territory.table import load_table

WIDTH, HEIGHT = 28.0, 24.0
"""In mm, of every diagram."""

_SIZE = 9.0
_SHADE = grey(0.16)
_QUIET_BOARD = "C8 H8 C5 H5 E10"
"""Nodes that have nothing of Row 1 to 3 in range but columns C and H."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture of `WIDTH` x `HEIGHT` mm, its title and what it says."""

    title: str
    caption: str
    draw: Callable[[], Iterator[draw.Shape]]


# -- range ---------------------------------------------------------------------------------------

RANGES = (parse_space("E3"), parse_space("J2"))
"""A Node with its whole range, and one at the rim."""


def _draw_range() -> Iterator[draw.Shape]:
    shaded = range_of(RANGES[0]) | range_of(RANGES[1])
    window = _Window("C1", "J5", 3.4, (WIDTH - 8 * 3.4) / 2, 3.0)
    yield from window.grid(shaded)
    for node in RANGES:
        yield from window.node(node)


# -- entry ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FirstShots:
    """Where a Shooter may shoot at another grid: before and after a first claim."""

    first: SpaceSet
    claimed: Space
    then: SpaceSet


@cache
def first_shots() -> FirstShots:
    """Let Ann shoot at Bob's Row 1, and see what she may call before and after."""
    game = _game_of_two(_QUIET_BOARD)
    first = _legal_spaces(game)
    game.say("move Ann Bob G1")
    game.say("move Bob Ann A1")
    return FirstShots(first, parse_space("G1"), _legal_spaces(game))


def _draw_first_shots() -> Iterator[draw.Shape]:
    shown = first_shots()
    cell, left, top = 3.7, (WIDTH - 6 * 3.7) / 2, 4.0
    window = _Window("D1", "I3", cell, left, top, turned=True)
    yield _name("Bob", WIDTH / 2, top - 1.0)
    yield from window.grid(SpaceSet())
    yield from window.symbol(shown.claimed, "X")
    for space in shown.then:
        if window.contains(space):
            x, y = window.middle(space)
            yield draw.stroked(draw.circle(x, y, cell * 0.27), COBALT, 0.9)
    below = top + 3 * cell
    yield from _Window("D1", "I1", cell, left, below + 0.9).grid(SpaceSet())
    yield draw.stroked(draw.line(left - 1.5, below + 0.45, WIDTH - left + 1.5, below + 0.45), BLACK, 0.75)
    yield _name("Ann", WIDTH / 2, below + 0.9 + cell + 1.0 + cap_height(_SIZE))


# -- overlap -------------------------------------------------------------------------------------

OVERLAP = (parse_space("E4"), parse_space("G4"))
"""The Node that is struck, and another of the Target's."""


@dataclass(frozen=True, slots=True)
class CapturedRange:
    """The spaces of a struck Node's range that are claimed and retained, and the Nodes shown."""

    claimed: SpaceSet
    retained: SpaceSet
    shown: SpaceSet


@cache
def captured_range() -> CapturedRange:
    """Ask what Bob's board answers when Ann strikes the first Node of `OVERLAP` (S8)."""
    struck = OVERLAP[0]
    reply = answer(Question(0, (struck,), 1), [(node, 0) for node in OVERLAP], 0, 0)
    retained = SpaceSet(reply.retained & ~(1 << struck))
    return CapturedRange(range_of(struck) - retained, retained, SpaceSet(reply.nodes))


def _draw_overlap() -> Iterator[draw.Shape]:
    shown, struck = captured_range(), OVERLAP[0]
    window = _Window("C2", "I6", 3.8, (WIDTH - 7 * 3.8) / 2, 2.5)
    yield from window.grid(shown.claimed | shown.retained)
    for space in shown.claimed:
        if space != struck:
            yield from window.symbol(space, "X")
    yield from window.node(struck, 0.43)
    yield from window.symbol(struck, "X", WHITE)
    for node in shown.shown:
        yield from window.node(node)


# -- deflection ----------------------------------------------------------------------------------


def deflection_from(layout: str, target: int) -> tuple[bool, int]:
    """Tell whether a shot from the first seat at `target` goes clockwise, and where a Deflector sends it."""
    table = load_table(layout)
    clockwise = table.clockwise(0, target)
    return clockwise, table.next_grid(target, clockwise)


def _draw_deflection(layout: str) -> Iterator[draw.Shape]:
    seats = load_table(layout).seats
    x, y, radius, disc = WIDTH / 2, HEIGHT / 2, 9.2, 2.5
    places = [
        (x - radius * math.sin(2 * math.pi * seat / seats), y + radius * math.cos(2 * math.pi * seat / seats))
        for seat in range(seats)
    ]
    for target, ink, dash in ((1, COBALT, ()), (seats - 1, RED, (1.2, 0.8))):
        _, then = deflection_from(layout, target)
        for start, end in ((0, target), (target, then)):
            yield from _arrow(places[start], places[end], disc + 0.6, ink, dash)
    for seat, (across, down) in enumerate(places):
        yield draw.filled(draw.circle(across, down, disc), _SHADE if seat else BLACK)
        ink = BLACK if seat else WHITE
        yield _name("ABCDEF"[seat], across, down + cap_height(_SIZE) / 2, ink)
    for target in (1, seats - 1):  # the Deflector that was struck
        across, down = places[target]
        away = 1.62
        box = draw.Box(x + (across - x) * away - 2.2, y + (down - y) * away - 2.2, 4.4, 4.4)
        yield from mark("deflector", box, BLACK, 1.0)


# -- Reflection ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exchange:
    """What Ann claims on Bob's grid and what he gets on hers."""

    taken: SpaceSet
    given: SpaceSet


@cache
def exchange() -> Exchange:
    """Let Ann shoot at F1 of Bob's grid, and see who holds what then (F1)."""
    game = _game_of_two(_QUIET_BOARD)
    game.say("move Ann Bob F1")
    state = game.referee.state
    assert state is not None
    return Exchange(SpaceSet(state.grids[1].claimed[0]), SpaceSet(state.grids[0].claimed[1]))


def _draw_reflection() -> Iterator[draw.Shape]:
    shown, cell, top = exchange(), 3.7, 6.0
    side = 3 * cell
    for name, left, spaces, symbol in (
        ("Bob", 0.3, shown.taken, "X"),
        ("Ann", WIDTH - side - 0.3, shown.given, "O"),
    ):
        window = _Window("E1", "G3", cell, left, top)
        yield _name(name, left + side / 2, top - 1.2)
        yield from window.grid(SpaceSet())
        for space in spaces:
            yield from window.symbol(space, symbol)
            across, _ = window.middle(space)
            yield _name("F", across, top + side + 1.0 + cap_height(_SIZE))
    middle = top + cell / 2
    yield from _arrow((side + 0.3, middle), (WIDTH - side - 0.3, middle), 0.7, COBALT)


# -- alliance ------------------------------------------------------------------------------------

ALLIANCE = (
    "ally Ann Bob link Ann:C5",
    "move Ann Fay A1",
    "answer Fay A1 null",
    "answer Ann A1 null",
    "move Bob Fay C1",
    "answer Fay C1 null",
    "answer Bob C1 null",
    "ally Cat Dan link Dan:E5",
    "ally Cat Eve",
    "ally Cat Ann master Bob:G5",
)
"""Five of six players come together, as the record says it."""


@cache
def alliance() -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], bool]:
    """Play `ALLIANCE` and return its members, its Link groups, and whether there is a Master (A3)."""
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    game = new_game("defector", {name: name[0] for name in names}, dict.fromkeys(names))
    for statement in ALLIANCE:
        game.say(statement)
    state = game.referee.state
    assert state is not None
    (made,) = state.alliances
    return made.members, tuple(sorted(link.members for link in made.links)), made.master is not None


def _draw_alliance() -> Iterator[draw.Shape]:
    members, groups, mastered = alliance()
    pitch, disc, foot = WIDTH / len(members), 2.3, 20.0
    places = {member: (index + 0.5) * pitch for index, member in enumerate(members)}
    link_y, master_y = 11.5, 3.5
    tops = []
    for group in groups:
        xs = [places[member] for member in group]
        middle = (xs[0] + xs[-1]) / 2
        tops.append(middle)
        yield from _bracket(xs, foot - disc, foot - disc - 2.2, middle, link_y)
        yield from _role("link", middle, link_y)
    if mastered:
        middle = (tops[0] + tops[-1]) / 2
        yield from _bracket(tops, link_y - 2.2, link_y - 3.8, middle, master_y)
        yield from _role("master", middle, master_y)
    for member, x in places.items():
        yield draw.filled(draw.circle(x, foot, disc), _SHADE)
        yield _name("ABCDEF"[member], x, foot + cap_height(_SIZE) / 2)


def _bracket(xs: Sequence[float], low: float, high: float, middle: float, top: float) -> Iterator[draw.Shape]:
    parts = [draw.line(x, low, x, high) for x in xs]
    parts += [draw.line(xs[0], high, xs[-1], high), draw.line(middle, high, middle, top)]
    yield draw.stroked(tuple(part for each in parts for part in each), QUIET, 0.75)


def _role(which: str, x: float, y: float) -> Iterator[draw.Shape]:
    yield draw.Path(draw.circle(x, y, 2.2), fill=WHITE, stroke=draw.Stroke(QUIET, 0.75))
    yield from mark("link" if which == "link" else "master", draw.Box(x - 1.9, y - 2.1, 3.8, 3.8), BLACK, 1.0)


# -- what the games show --------------------------------------------------------------------------

_RANGE_DIAGRAM = Diagram("Range", "A Node and its 13 spaces; at the rim some are cut off.", _draw_range)
_ENTRY_DIAGRAM = Diagram(
    "Way in", "First any space that touches. With G1 claimed: the rings.", _draw_first_shots
)
_OVERLAP_DIAGRAM = Diagram(
    "Overlap", "Ann (X) strikes a Node. Bob retains four spaces, and shows his other Node.", _draw_overlap
)
_REFLECTION_DIAGRAM = Diagram("Reflection", "Ann claims F1 of Bob, so Bob gets F1 of Ann.", _draw_reflection)

DIAGRAMS: Mapping[str, tuple[Diagram, ...]] = {
    "reflector": (
        _RANGE_DIAGRAM,
        Diagram("Way in", "First any space of Row 1. With G1 claimed: the rings.", _draw_first_shots),
        _OVERLAP_DIAGRAM,
        _REFLECTION_DIAGRAM,
    ),
    "deflector": (
        _RANGE_DIAGRAM,
        _ENTRY_DIAGRAM,
        _OVERLAP_DIAGRAM,
        Diagram(
            "Deflection",
            "A shoots at B: on to C, clockwise. A shoots at E: on to D, the other way (dashed).",
            lambda: _draw_deflection("deflector-5-full"),
        ),
    ),
    "defector": (
        _RANGE_DIAGRAM,
        _ENTRY_DIAGRAM,
        _OVERLAP_DIAGRAM,
        Diagram(
            "Deflection",
            "A at B: on to C, clockwise. A at F: on to E.",
            lambda: _draw_deflection("defector-6-full"),
        ),
        _REFLECTION_DIAGRAM,
        Diagram("Alliance", "A Link for two or three, a Master for all.", _draw_alliance),
    ),
}

# -- drawing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Window:
    """Part of a grid from one corner space to the other, its top left corner at (`left`, `top`)."""

    first: str
    last: str
    cell: float
    left: float
    top: float
    turned: bool = False

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """First and last column, first and last row."""
        first, last = parse_space(self.first), parse_space(self.last)
        return column_of(first), column_of(last), row_of(first), row_of(last)

    def contains(self, space: Space) -> bool:
        """Tell whether `space` is in this part of the grid."""
        left, right, top, bottom = self.bounds
        return left <= column_of(space) <= right and top <= row_of(space) <= bottom

    def box(self, space: Space) -> draw.Box:
        """Return where `space` is drawn; a turned grid is seen from across the table."""
        left, right, top, bottom = self.bounds
        across, down = column_of(space) - left, row_of(space) - top
        if self.turned:
            across, down = right - column_of(space), bottom - row_of(space)
        return draw.Box(self.left + across * self.cell, self.top + down * self.cell, self.cell, self.cell)

    def middle(self, space: Space) -> tuple[float, float]:
        """Return the middle of `space`."""
        return self.box(space).centre

    def grid(self, shaded: SpaceSet) -> Iterator[draw.Shape]:
        """Yield the spaces of this part, those of `shaded` in grey, and a rim where the grid has one."""
        for space in SPACES:
            if self.contains(space):
                fill = _SHADE if space in shaded else None
                yield draw.Path(draw.rectangle(self.box(space)), fill=fill, stroke=draw.Stroke(QUIET, 0.5))

    def node(self, space: Space, radius: float = 0.24) -> Iterator[draw.Shape]:
        """Yield a dot, `radius` in parts of a space."""
        yield draw.filled(draw.circle(*self.middle(space), self.cell * radius), BLACK)

    def symbol(self, space: Space, symbol: str, ink: Ink = COBALT) -> Iterator[draw.Shape]:
        """Yield a player's symbol."""
        x, y = self.middle(space)
        yield _name(symbol, x, y + cap_height(_SIZE) / 2, ink)


def _game_of_two(nodes: str) -> Session:
    """Return a game of Reflector of two players with the same board."""
    board = Board(SpaceSet.parse(nodes), SpaceSet())
    return new_game("reflector", {"Ann": "X", "Bob": "O"}, {"Ann": board, "Bob": board})


def _legal_spaces(game: Session) -> SpaceSet:
    return SpaceSet.of(space for _, space in game.referee.legal_moves)


def _name(text: str, x: float, y: float, ink: Ink = BLACK) -> draw.Text:
    return draw.Text(x, y, text, _SIZE, ink, "semibold", "middle")


def _arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    away: float,
    ink: Ink,
    dash: tuple[float, ...] = (),
) -> Iterator[draw.Shape]:
    """Yield an arrow between two points, `away` mm short of both."""
    long = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    tip = (end[0] - dx * away, end[1] - dy * away)
    neck = (tip[0] - dx * 1.8, tip[1] - dy * 1.8)
    shaft = draw.line(start[0] + dx * away, start[1] + dy * away, *neck)
    yield draw.Path(shaft, stroke=draw.Stroke(ink, 1.0, dash))
    yield draw.filled(
        draw.polygon(
            [tip, (neck[0] - dy * 0.9, neck[1] + dx * 0.9), (neck[0] + dy * 0.9, neck[1] - dx * 0.9)]
        ),
        ink,
    )
