"""The layout as a whole-number problem for the constraint solver CP-SAT.

Everything printed is a rectangle on a face of the card, and each card of a pile is a rectangle on
the table. Words to read must be uncovered; all other print must be covered or outside the reading
column. These are inequalities between rectangles, some with a choice of side. The solver chooses
cuts, line breaks, places on the card, places on the table and links together.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise

from ortools.sat.python import cp_model

from cardgen.connector.layout.phrases import PhraseSlot, Problem, Step, WordRun
from cardgen.connector.layout.rectangles import Choice, Grid, Number, Rect, Sides
from cardgen.connector.layout.result import (
    APART,
    CLEARANCE,
    DOUBT,
    HEADING_PIECE,
    HEM,
    LATTICE,
    LINK,
    PIECE,
    Around,
    Face,
    Link,
    Turn,
    around_piece,
    is_face_up,
    link_box,
    mark_at,
)
from cardgen.drawing.shapes import Box

_GAP = (0.5, 10.0)  # mm between a phrase and the next one below it
_SHIFT = 16.0  # mm between the left edges of consecutive phrases, at most
_REACH = (2.0, 10.0)  # mm inside and outside the end of a phrase that the link below may be
_FAR = 30.0  # mm that it may be farther outside if columns must be narrow
_STRAY = 15.0  # mm sideways from a phrase to other links of its colour below it
_BESIDE = 2.0  # mm between phrases of one text at one height, the later one to the left

_AROUND_SIGN = (0, 0, 0.25, 0.25)  # so that two of them are three quarters of a mm apart
_AROUND_HEADING = (*HEADING_PIECE, *HEADING_PIECE)

# Penalties, in mm of a column's width.
_HEIGHT = 3  # a mm of its height
_NARROW_WIDTH = 4  # a mm of its width if columns must be narrow
_FARTHER = 2  # a mm between a link and where it is looked for
_ASIDE = 2  # a mm between the left edges of phrases that follow each other
_CUT = 8  # a unit of cut_penalty
_OFF_LATTICE = 10  # a piece with its side, or with its top, off the lattice
_OFF_WIDE_LATTICE = 5  # a piece with its side off every other line of it
_SMALLER_HEADING = 40  # each rank below the best heading


class Model:
    """The texts of a problem as variables and constraints.

    Step (t, i) is card i, from the bottom, of the pile of text t.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self.grid = Grid(problem.panel)
        self.cost: list[Number] = []
        self._printed: dict[Face, list[tuple[cp_model.IntervalVar, cp_model.IntervalVar]]] = {}
        for corner in problem.panel.corners:
            face, _, box = mark_at(problem.panel, corner)
            self._print(face, self._rect(box))
        self.cuts = [self._cuts_of(t) for t in range(len(problem.texts))]
        self._distinctive: list[cp_model.IntVar] = []
        self.phrases = [self._phrase(slot) for slot in problem.slots]
        self.heading = self._place_heading()
        self.slot_of = {
            step: number for number, slot in enumerate(problem.slots) for step in slot.steps
        }
        self.tips: dict[Step, list[tuple[Number, Number]]] = {}
        texts = range(len(problem.texts))
        self.origins = [self._lay(t) for t in texts]
        for t in texts:
            self._pile(t)
        for intervals in self._printed.values():
            self.grid.model.add_no_overlap_2d(*zip(*intervals, strict=True))

    def _rect(self, box: Box) -> Rect:
        return Rect(*map(self.grid.near, (box.x, box.y, box.right, box.bottom)))

    def _cuts_of(self, t: int) -> list[Number]:
        """Return where text t is cut: before its first word, after each phrase."""
        text = self._problem.texts[t]
        inner = (self.grid.between(1, len(text.words) - 1) for _ in range(text.cards - 1))
        return [0, *inner, len(text.words)]

    # -- the print ---------------------------------------------------------------------------------

    def _room(self, face: Face) -> Sides:
        room, up = self._problem.panel.room(face), self.grid.up
        return up(room.x), up(room.y), -up(-room.right), -up(-room.bottom)

    def _place(self, face: Face) -> Rect:
        """Return a rectangle that may be anywhere in the room on a face."""
        left, top, right, bottom = self._room(face)
        across, down = (left, right), (top, bottom)
        return Rect(*(self.grid.place(*ends) for ends in (across, down, across, down)))

    def _print(
        self,
        face: Face,
        rect: Rect,
        around: Around = _AROUND_SIGN,
        size: tuple[Number, Number] | None = None,
    ) -> None:
        """Keep a rectangle in the room on its face, and what is `around` it apart from all else.

        `size` is its width and height, if they are numbers of their own.
        """
        width, height = size or (rect.right - rect.left, rect.bottom - rect.top)
        left, top, right, bottom = self._room(face)
        self.grid.require(
            rect.left >= left, rect.top >= top, rect.right <= right, rect.bottom <= bottom
        )
        model, (aside, above, beyond, below) = self.grid.model, map(self.grid.near, around)
        apart = self.grid.up(APART)
        whole = rect.with_sides_moved((-aside, -above, beyond + apart, below + apart))
        width, height = width + aside + beyond + apart, height + above + below + apart
        self._printed.setdefault(face, []).append(
            (
                model.new_interval_var(whole.left, width, whole.right, ""),
                model.new_interval_var(whole.top, height, whole.bottom, ""),
            )
        )

    def rows(self, slot: PhraseSlot) -> list[tuple[WordRun, int, int]]:
        """Return the runs that fit on the phrase's face, with width and height in steps."""
        problem, steps = self._problem, self.grid.steps
        fitting = slot.fitting(problem.panel, problem.size)
        return [(run, steps(width), steps(height)) for run, width, height in fitting]

    def _phrase(self, slot: PhraseSlot) -> Rect:
        """Place one run of words on its face and return its rectangle."""
        grid = self.grid
        rows = self.rows(slot)
        width, height = (
            grid.between(min(sizes, default=0), max(sizes, default=0))
            for sizes in ([width for _, width, _ in rows], [height for _, _, height in rows])
        )
        cut_penalty, distinctive = grid.between(0, 2), grid.between(0, 1)
        t, i = slot.steps[0]
        start, end = self.cuts[t][i : i + 2]
        grid.model.add_allowed_assignments(
            [start, end, width, height, cut_penalty, distinctive],
            [(run.start, run.end, w, h, run.cut_penalty, run.distinctive) for run, w, h in rows],
        )
        for (other, j), shift in zip(slot.steps[1:], slot.shifts[1:], strict=True):
            grid.require(
                self.cuts[other][j] == start + shift, self.cuts[other][j + 1] == end + shift
            )
        self._distinctive.append(distinctive)
        self.cost.append(grid.near(_CUT * len(slot.steps)) * cut_penalty)
        rect = self._place(slot.seat.face)
        across, down = (width, height) if slot.seat.turn in (0, 180) else (height, width)
        size = grid.step * across, grid.step * down
        self._print(slot.seat.face, rect, _around(slot), size)
        if slot.seat.face == "back":  # flaps are too narrow for a choice
            self._prefer_lattice(rect, slot.seat.turn, PIECE)
        return rect

    def _prefer_lattice(self, rect: Rect, turn: Turn, piece: tuple[float, float]) -> None:
        """Make it cheaper for a piece to begin on lines of the lattice, as it is read."""
        grid, (aside, above) = self.grid, map(self.grid.near, piece)
        side, top = {
            0: (rect.left - aside, rect.top - above),
            90: (rect.bottom + aside, rect.left - above),
            180: (rect.right + aside, rect.bottom + above),
            270: (rect.top - aside, rect.right + above),
        }[turn]
        for line, pitch, penalty in (
            (side, LATTICE, _OFF_LATTICE),
            (side, 2 * LATTICE, _OFF_WIDE_LATTICE),
            (top, LATTICE, _OFF_LATTICE),
        ):
            off = grid.model.new_bool_var("")
            number = grid.between(0, max(grid.width, grid.height) // grid.near(pitch))
            grid.model.add(line == grid.near(pitch) * number).only_enforce_if(~off)
            self.cost.append(grid.near(penalty) * off)

    def _place_heading(self) -> Rect | None:
        """Place one of the headings on the back and return its rectangle."""
        if not self._problem.headings:
            return None
        grid, steps = self.grid, self.grid.steps
        rows = [
            (steps(block.box.width), steps(block.box.height), rank)
            for rank, block in enumerate(self._problem.headings)
        ]
        width, height, rank = (
            grid.between(min(sizes), max(sizes)) for sizes in zip(*rows, strict=True)
        )
        grid.model.add_allowed_assignments([width, height, rank], rows)
        self.cost.append(grid.near(_SMALLER_HEADING) * rank)
        rect = self._place("back")
        size = grid.step * width, grid.step * height
        self._print("back", rect, _AROUND_HEADING, size)
        self._prefer_lattice(rect, 0, HEADING_PIECE)
        return rect

    def _bracket(self, t: int, i: int, number: int) -> tuple[Number, Number]:
        """Place a link for laying card i on the card before; return its tip on the panel."""
        grid, seat = self.grid, self._problem.seats[t][i]
        left, top, right, bottom = self._room(seat.carrier)
        if number == 0:
            x, y = grid.place(left, right), grid.place(top, bottom)
        else:  # one card width from the first one
            x, y = grid.between(left, right), grid.between(top, bottom)
        corner, side = seat.links[number]
        turn = self._problem.seats[t][i - 1].turn
        box = link_box(Link("", i - 1, corner, side, seat.carrier, turn, (0.0, 0.0)))
        sides = -grid.up(-box.x), -grid.up(-box.y), grid.up(box.right), grid.up(box.bottom)
        rect = Rect(x, y, x, y).with_sides_moved(sides)
        size = sides[2] - sides[0], sides[3] - sides[1]
        self._print(seat.carrier, rect, size=size)
        if seat.carrier == "back":
            hem, flap = grid.up(HEM), grid.flap
            if self._shows(t, i - 1, "left"):
                grid.require(rect.left >= 2 * flap + hem)
            if self._shows(t, i - 1, "right"):
                grid.require(rect.right + hem <= grid.width - 2 * flap)
        return x, y

    # -- the piles ---------------------------------------------------------------------------------

    def _lay(self, t: int) -> list[tuple[Number, Number]]:
        """Return where the view origins of a pile's cards are on the table, in whole steps."""
        grid, panel, seats = self.grid, self._problem.panel, self._problem.seats[t]
        x = y = 0
        furthest = 2 * len(seats) * max(grid.width, grid.height)
        origins: list[tuple[Number, Number]] = [(0, 0)]
        for below, seat in pairwise(seats):
            left, top, *_ = self._room(seat.carrier)
            tip_x, tip_y = panel.view(below.turn).apply(left * grid.unit, top * grid.unit)
            card = panel.outline(seat.fold).mapped(panel.view(seat.turn))
            corner = card.x if seat.links[0][1] == "left" else card.right
            x, y = x + grid.near(tip_x - corner), y + grid.near(tip_y - card.y)
            low_x, low_y = (
                length % grid.step - furthest // grid.step * grid.step for length in (x, y)
            )
            origins.append((grid.place(low_x, furthest), grid.place(low_y, furthest)))
        return origins

    def on_table(self, rect: Rect, t: int, i: int) -> Rect:
        """Return a rectangle of the panel as it lies on the table in step (t, i)."""
        return self.grid.in_view(rect, self._problem.seats[t][i].turn).moved(*self.origins[t][i])

    def _cards(self, t: int) -> list[Rect]:
        outlines = [self._problem.panel.outline(seat.fold) for seat in self._problem.seats[t]]
        return [self.on_table(self._rect(box), t, i) for i, box in enumerate(outlines)]

    def _shows(self, t: int, i: int, face: Face) -> bool:
        return is_face_up(face, self._problem.seats[t][i].fold)

    def _pile(self, t: int) -> None:
        """Place the cards of a text so that it can be read."""
        seats = self._problem.seats[t]
        read = [self.on_table(self.phrases[self.slot_of[t, i]], t, i) for i in range(len(seats))]
        cards = self._cards(t)
        column = self._column(read)
        for i in range(1, len(seats)):
            self.tips[t, i] = [self._bracket(t, i, number) for number in range(len(seats[i].links))]
        for i in range(1, len(seats)):
            farther = self._link(t, i, read[i - 1], cards[i])
            shift = self._follow(t, i, read[i - 1], read[i])
            self._keep_unambiguous(t, i, read[i - 1], read[i], shift, farther)
        self._reverse(t)
        if len(seats) > 1:
            for i, phrase in enumerate(read):
                for card, margin in self._above(i, cards):
                    self.grid.either(*phrase.beside(card, margin))
                self._keep_others_clear(t, i, cards, column)

    def _column(self, read: Sequence[Rect]) -> Rect:
        """Return the reading column, which contains all phrases."""
        furthest = 2 * len(read) * max(self.grid.width, self.grid.height)
        column = Rect(*(self.grid.place(-furthest, furthest) for _ in range(4)))
        for phrase in read:
            self.grid.require(*phrase.inside(column, 0))
        wide, high = column.right - column.left, column.bottom - column.top
        narrow = self._problem.narrow
        if narrow and len(read) > 1:
            self.grid.require(wide <= self.grid.near(narrow))
            self.cost += [_NARROW_WIDTH * wide, high]
        else:
            self.cost += [wide, (_HEIGHT if len(read) > 1 else 1) * high]
        return column

    def _link(self, t: int, i: int, before: Rect, card: Rect) -> Number:
        """Put the corners of card i into their brackets, below and near the end of the last phrase.

        Return how much farther they are.
        """
        seat, grid = self._problem.seats[t][i], self.grid
        near, far = map(grid.near, _REACH)
        farther: Number = 0
        if self._problem.narrow:
            farther = grid.between(0, grid.near(_FAR))
            self.cost.append(_FARTHER * farther)
        for (_, side), (x, y) in zip(seat.links, self.tips[t, i], strict=True):
            tip = self.on_table(Rect(x, y, x, y), t, i - 1)
            grid.require(
                tip.left == (card.left if side == "left" else card.right), tip.top == card.top
            )
            grid.require(tip.top >= before.bottom + grid.up(LINK[2]))
            if len(seat.links) > 1 and side != seat.face:
                continue  # the card's other end may be anywhere
            if side == "left":
                grid.require(
                    tip.left >= before.left - far - farther, tip.left <= before.right - near
                )
            else:
                grid.require(
                    tip.left >= before.left + near, tip.left <= before.right + far + farther
                )
        return farther

    def _follow(self, t: int, i: int, before: Rect, after: Rect) -> Number:
        """Place a phrase below the previous one; return the distance of their left edges."""
        grid, seat = self.grid, self._problem.seats[t][i]
        grid.require(
            after.top >= before.bottom + grid.up(_GAP[0]),
            after.top <= before.bottom + grid.near(_GAP[1]),
        )
        shift, aside = grid.between(0, grid.near(_SHIFT)), self._aside(t, before, after)
        grid.require(shift >= aside, shift >= -aside)
        self.cost.append(_ASIDE * shift)
        if seat.face == "back":
            area = grid.in_view(self.phrases[self.slot_of[t, i]], seat.turn)
            across = grid.width if seat.turn in (0, 180) else grid.height
            self.cost.append(area.left if seat.links[0][1] == "left" else across - area.right)
        return shift

    def _aside(self, t: int, before: Rect, after: Rect) -> Number:
        """Return how far two rectangles are shifted, on the side from which text t is read."""
        if self._problem.texts[t].right_to_left:
            return after.right - before.right
        return after.left - before.left

    def _keep_unambiguous(
        self, t: int, i: int, before: Rect, after: Rect, shift: Number, farther: Number
    ) -> None:
        """Keep other phrases and links of the text away from where card i's are looked for."""
        grid, seats = self.grid, self._problem.seats[t]
        distance = shift + after.top - before.bottom + grid.up(DOUBT)
        for c, other in enumerate(seats):
            if c == i or other.turn != seats[i].turn or not self._shows(t, i, other.face):
                continue
            rect = self.on_table(self.phrases[self.slot_of[t, c]], t, i)
            aside, down = self._aside(t, before, rect), rect.top - before.bottom
            grid.either([down <= 0], [down + aside >= distance], [down - aside >= distance])
        stray = grid.up(_STRAY) + farther
        for c in range(1, len(seats)):
            upright = seats[c - 1].turn == seats[i - 1].turn
            if c == i or not upright or not self._shows(t, i - 1, seats[c].carrier):
                continue
            for x, y in self.tips[t, c]:
                tip = self.on_table(Rect(x, y, x, y), t, i - 1)
                grid.either(
                    [tip.top <= before.bottom],
                    [tip.left + stray <= before.left],
                    [tip.left >= before.right + stray],
                )

    def _reverse(self, t: int) -> None:
        """Print phrases of one direction in reverse order, so that no card shows two in order."""
        seats = self._problem.seats[t]
        for i, j in combinations(range(len(seats)), 2):
            if seats[i].turn != seats[j].turn:
                continue
            one, other = self.slot_of[t, i], self.slot_of[t, j]
            first = self.grid.in_view(self.phrases[one], seats[i].turn)
            later = self.grid.in_view(self.phrases[other], seats[i].turn)
            left, right = (first, later) if self._problem.texts[t].right_to_left else (later, first)
            self.grid.either(
                [later.bottom <= first.top],
                [
                    later.top == first.top,
                    left.right + self.grid.up(_BESIDE) <= right.left,
                    self._distinctive[one] == 1,
                    self._distinctive[other] == 1,
                ],
            )

    def _above(self, i: int, cards: Sequence[Rect]) -> list[tuple[Rect, int]]:
        """Return the cards above card i, and how far off each may be."""
        clearance = self.grid.up(CLEARANCE)
        return [(card, clearance * number) for number, card in enumerate(cards[i + 1 :], 1)]

    def _keep_others_clear(self, t: int, i: int, cards: Sequence[Rect], column: Rect) -> None:
        """Keep all print of card i but its phrase covered by cards above it, or off the column."""
        clearance = self.grid.up(CLEARANCE)
        others: list[tuple[Rect, Face]] = [
            (self.phrases[number], slot.seat.face)
            for number, slot in enumerate(self._problem.slots)
            if number != self.slot_of[t, i] and self._shows(t, i, slot.seat.face)
        ]
        if self.heading is not None:
            others.append((self.heading, "back"))
        above = self._above(i, cards)
        for printed, face in others:
            rect = self.on_table(printed, t, i)
            self.grid.either(
                *rect.beside(column, clearance),
                *(rect.inside(card, margin) for card, margin in above),
                *(self._folded_away(t, i, printed) if face == "back" else ()),
            )

    def _folded_away(self, t: int, i: int, rect: Rect) -> list[Choice]:
        """Return the ways in which folded flaps hide a rectangle of the back panel."""
        hem, flap = self.grid.up(HEM), self.grid.flap
        ways: list[Choice] = []
        if self._shows(t, i, "left"):
            ways.append([rect.right + hem <= 2 * flap])
        if self._shows(t, i, "right"):
            ways.append([rect.left >= self.grid.width - 2 * flap + hem])
        return ways


def _around(slot: PhraseSlot) -> Around:
    return around_piece(slot.seat.turn, tab=len(slot.ends) < len(slot.steps))
