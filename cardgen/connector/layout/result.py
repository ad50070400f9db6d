"""A Connector layout: where phrases, marks and links are printed, and how the cards are piled.

Lengths are in mm. There are two systems of coordinates:

- *panel*: the back panel, seen from the back, upright; origin at its top left, x to the right, y
  down. Flaps are folded over it: the inside of the left flap has x from `flap` to 2 `flap`, that
  of the right flap x from `width` - 2 `flap` to `width` - `flap`.
- *view*: the panel, turned clockwise by 0, 90, 180 or 270 degrees as the card is read; origin at
  the top left of the turned and unfolded panel.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from cardgen.drawing.fonts import CAP_HEIGHT
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix, Weight, moved, rotated

Face = Literal["back", "left", "right"]
"""Where something is printed: the back panel, or the inside of a flap."""

Turn = Literal[0, 90, 180, 270]
"""How far a card is turned for reading, in degrees clockwise."""

TURNS: tuple[Turn, ...] = (0, 90, 180, 270)

Fold = Literal["none", "left", "right", "both"]
"""Which flaps are folded over the back panel."""

FOLDED_FACES: dict[Fold, tuple[Face, ...]] = {
    "none": (),
    "left": ("left",),
    "right": ("right",),
    "both": ("left", "right"),
}
"""The flaps of each fold."""

Side = Literal["left", "right"]
"""The upper corner of the next card that goes into a link's bracket."""

Corner = Literal[1, 2, 3, 4, 5, 6]
"""1 to 4 are the panel's corners clockwise from its top left; 5 and 6 are where the top edge meets
the fold of the left and the right flap, once that is folded over."""

UPPER_LEFT: dict[Turn, Corner] = {0: 1, 270: 2, 180: 3, 90: 4}
"""The corner of a card that is its upper left one at a turn."""

MINUTES = 5.0
"""How long the search for a layout of texts of one's own may take."""

SEED = 1
"""The seed of the bundled layouts and the default for others."""

LATTICE = 2.5
"""Distance in mm of the lines to which pieces are aligned if they have room: half a space of the
board behind them."""

PITCH = LATTICE / (6 * MM_PER_PT)
"""Line pitch, in type sizes: lines of 6 pt stand on the lattice."""
BASELINE = 0.88
"""From the top of a line's box to its baseline, in type sizes."""
SIGN = 0.62
"""Side of the start triangle and the end square, in type sizes."""
SIGN_GAP = 0.3
"""Gap between a sign and the next sign or word, in type sizes."""
STEP = 0.25
"""Step between places that a layout chooses, in mm."""
MARK = (2.25, 2.75)
"""Width and height of a corner mark as it is read, in mm."""
ARMS = (2.0, 2.65)
"""Length of a link bracket's arms from its tip, along the edge and down, in mm."""
ARM_WIDTH = 0.36
"""Width of the arms, which are just outside the corner that they hold, in mm."""
LINK = (2.75, 2.0, 0.75, 2.75)
"""Extent of a link from its tip: to the side of its number, to the other side, up, down, in mm."""
PIECE = (0.75, 0.5)
"""How far a piece, the ground of a phrase, reaches beyond its box across and down, in mm."""
TAB = (2.2, 0.7)
"""Width and depth of the tab below a piece, and of the notch above it, in mm."""
HEADING_PIECE = (1.0, 0.75)
"""The same for the heading."""
LINE_SIZE = 6.0
"""Size of the lines below the title of a heading, in pt."""
LINE_PITCH = 2.5
"""Distance of their baselines, in mm."""
TITLE_WEIGHT: Weight = "semibold"
LINE_WEIGHT: Weight = "condensed"
DESCENT = 0.25
"""How far letters of a heading reach below their baseline, in type sizes."""
_HEADING_GAP = 0.75  # mm between the title and the first line
HEM = 0.5
"""Distance from a flap's edge at which print is certainly visible or certainly hidden, in mm."""
APART = 0.5
"""Gap between pieces printed on one face, and from them to marks and links, in mm."""
CLEARANCE = 1.5
"""How far off each link of a pile may be before it hides a word or shows a wrong one, in mm."""
DOUBT = 5.0
"""How much nearer the correct next phrase is than any other candidate, in mm."""


def is_face_up(face: Face, fold: Fold) -> bool:
    """Return whether a face is up, at least in part, on a card with this fold."""
    return face == "back" or face in FOLDED_FACES[fold]


Around = tuple[float, float, float, float]
"""Distances to the left, up, to the right and down."""


def around_piece(turn: Turn, tab: bool) -> Around:
    """Return how far a piece, perhaps with a tab, reaches beyond its phrase's box on the panel."""
    (aside, above), below = PIECE, PIECE[1] + (TAB[1] if tab else 0)
    return {
        0: (aside, above, aside, below),
        90: (above, aside, below, aside),
        180: (aside, below, aside, above),
        270: (below, aside, above, aside),
    }[turn]


def up_to_step(length: float) -> float:
    """Return `length` mm, rounded up to whole steps."""
    return math.ceil(length / STEP - 1e-6) * STEP


@dataclass(frozen=True, slots=True)
class Panel:
    """The back panel of a card and its flaps: sizes, safe margins at trim and folds, in mm."""

    width: float
    height: float
    flap: float
    safe: float
    fold_safe: float

    @property
    def faces(self) -> tuple[Face, ...]:
        """The faces that can be printed."""
        return ("back", "left", "right") if self.flap else ("back",)

    @property
    def corners(self) -> tuple[Corner, ...]:
        """The corners that have a mark."""
        return (1, 2, 3, 4, 5, 6) if self.flap else (1, 2, 3, 4)

    def outline(self, fold: Fold) -> Box:
        """Return the area that a card covers, in panel coordinates."""
        left = self.flap if fold in ("left", "both") else 0.0
        right = self.width - (self.flap if fold in ("right", "both") else 0.0)
        return Box(left, 0, right - left, self.height)

    def face(self, face: Face) -> Box:
        """Return the whole of a face, in panel coordinates."""
        if face == "back":
            return Box(0, 0, self.width, self.height)
        x = self.flap if face == "left" else self.width - 2 * self.flap
        return Box(x, 0, self.flap, self.height)

    def room(self, face: Face) -> Box:
        """Return the printable area of a face, in panel coordinates."""
        whole = self.face(face)
        left = self.fold_safe if face == "left" else self.safe
        right = self.fold_safe if face == "right" else self.safe
        across, down = whole.width - left - right, whole.height - 2 * self.safe
        return Box(whole.x + left, self.safe, across, down)

    def view(self, turn: Turn) -> Matrix:
        """Return the map from panel to view coordinates."""
        w, h = self.width, self.height
        shift = {0: (0.0, 0.0), 90: (h, 0.0), 180: (w, h), 270: (0.0, w)}
        return moved(*shift[turn]) @ rotated(turn)

    def on_table(self, card: CardPosition) -> Matrix:
        """Return the map from the panel of a card to the table on which its pile lies."""
        return moved(card.x, card.y) @ self.view(card.turn)

    def corner(self, corner: Corner) -> tuple[float, float]:
        """Return where a corner is, in panel coordinates."""
        w, h, flap = self.width, self.height, self.flap
        return ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h), (flap, 0.0), (w - flap, 0.0))[corner - 1]


def mark_at(panel: Panel, corner: Corner) -> tuple[Face, Turn, Box]:
    """Return where a corner's mark is printed: face, turn at which it is upright, box on the panel.

    A mark is upright when its corner is the upper left one; on a flap, when the card is upright.
    """
    width, height = MARK
    if corner == 5:
        return "left", 0, Box(panel.flap + panel.fold_safe, panel.safe, width, height)
    if corner == 6:
        x = panel.width - panel.flap - panel.fold_safe - width
        return "right", 0, Box(x, panel.safe, width, height)
    turn = next(turn for turn, upper_left in UPPER_LEFT.items() if upper_left == corner)
    seen = Box(panel.safe, panel.safe, width, height)
    return "back", turn, seen.mapped(panel.view(turn).inverse())


@dataclass(frozen=True, slots=True)
class Phrase:
    """A run of words that is read in one step, or a decoy.

    `box` holds its lines and signs in panel coordinates; they are upright when the card is turned
    by `turn`. `games` share the phrase; those in `starts` begin with it (a triangle before the
    first word) and those in `ends` end with it (a square after the last word).
    """

    games: tuple[str, ...]
    face: Face
    turn: Turn
    box: Box
    lines: tuple[str, ...]
    starts: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    right_to_left: bool = False

    @property
    def leads_on(self) -> bool:
        """Whether another phrase follows in one of its games: its piece has a tab."""
        return len(self.ends) < len(self.games)

    @property
    def piece(self) -> Box:
        """The box of its ground, in panel coordinates."""
        left, up, right, down = around_piece(self.turn, self.leads_on)
        box = self.box
        return Box(box.x - left, box.y - up, box.width + left + right, box.height + up + down)


@dataclass(frozen=True, slots=True)
class HeadingBlock:
    """The heading as printed upright on the back: a `title` in `size` pt, or none, and `lines`."""

    box: Box
    title: str
    size: float
    lines: tuple[str, ...]

    @property
    def piece(self) -> Box:
        """The box of its ground."""
        return self.box.expanded(*HEADING_PIECE)


def heading_baselines(size: float, lines: int) -> tuple[float, tuple[float, ...]]:
    """Return the baselines of a title of `size` pt and of the lines below, in mm from the top."""
    title = CAP_HEIGHT * size * MM_PER_PT
    first = title + CAP_HEIGHT * LINE_SIZE * MM_PER_PT
    if size:
        first += DESCENT * size * MM_PER_PT + _HEADING_GAP
    return title, tuple(first + LINE_PITCH * line for line in range(lines))


@dataclass(frozen=True, slots=True)
class Link:
    """A bracket with a number, in a game's colour: it takes corner `corner` of the next card.

    `tip` is where the corner's tip goes, in panel coordinates of the card with the link. The link
    is upright when that card is turned by `turn`. `side`: the corner becomes the upper left or
    upper right one of the next card. `step` is the index of the card with the link.
    """

    game: str
    step: int
    corner: Corner
    side: Side
    face: Face
    turn: Turn
    tip: tuple[float, float]


def link_box(link: Link) -> Box:
    """Return the box of a link on the panel: bracket, number and dot."""
    outer, inner, up, down = LINK
    x, y = link.tip
    left = x - (outer if link.side == "left" else inner)
    return Box(left, y - up, outer + inner, up + down).mapped(rotated(-link.turn, x, y))


@dataclass(frozen=True, slots=True)
class CardPosition:
    """A card of a pile: its turn, its fold, and its view origin; the first one's is (0, 0)."""

    turn: Turn
    fold: Fold
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pile:
    """How a game's cards are laid, from the bottom up, and the column in which its text is read."""

    game: str
    cards: tuple[CardPosition, ...]
    column: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything printed for Connector, and how it is read. `size` in pt.

    `decoys` are false phrases: nobody who follows the links reads them.
    """

    geometry: str
    panel: Panel
    size: float
    weight: Weight
    phrases: tuple[Phrase, ...]
    links: tuple[Link, ...]
    piles: tuple[Pile, ...]
    decoys: tuple[Phrase, ...] = ()
    heading: HeadingBlock | None = None
    seed: int = SEED

    def phrases_of(self, game: str) -> tuple[Phrase, ...]:
        """Return the phrases of a game in the order in which they are read."""
        own = (phrase for phrase in self.phrases if game in phrase.games)
        return tuple(
            sorted(own, key=lambda phrase: (game not in phrase.starts, game in phrase.ends))
        )

    def links_to(self, game: str, number: int) -> list[Link]:
        """Return the links for card `number`, from 0, of a game's pile, by their corners."""
        links = (link for link in self.links if (link.game, link.step) == (game, number - 1))
        return sorted(links, key=lambda link: link.corner)
