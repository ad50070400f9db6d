"""A Connector layout: where phrases, marks and links are printed, and how the cards are piled.

Lengths in mm. Two systems of coordinates:

- *panel*: the back panel, seen from the back, upright; origin at its top left, x to the right, y down. A flap
  that is folded over lies on it: the inside of the left flap then shows at x from `flap` to 2 `flap`, that of
  the right flap at x from `width` - 2 `flap` to `width` - `flap`. Faces of flaps are given by these places.
- *view*: the panel, turned clockwise by 0, 90, 180 or 270 degrees as the card lies when it is read; origin
  at the top left of the turned and unfolded panel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardgen.drawing.shapes import Box, Matrix, Weight, moved, rotated

Face = Literal["back", "left", "right"]
"""Where something is printed: the back panel, or the inside of a flap."""

Turn = Literal[0, 90, 180, 270]
"""Degrees clockwise that a card is turned to be read."""

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
"""The upper corner of the next card that comes into a link's bracket."""

Corner = Literal[1, 2, 3, 4, 5, 6]
"""1 to 4 are the panel's corners clockwise from its top left; 5 and 6 are where the top edge meets the fold
of the left and the right flap, once that is folded over."""

SEED = 1
"""The draw of the layouts that come with the program, and of others unless another one is asked for."""

PITCH = 1.2
"""From line to line, in type sizes."""
BASELINE = 0.88
"""From the top of a line's box to its baseline, in type sizes."""
SIGN = 0.62
"""Side of the start triangle and the end square, in type sizes."""
SIGN_GAP = 0.3
"""Between a sign and the next sign or word, in type sizes."""
MARK = (2.25, 2.5)
"""Width and height of a corner mark as it is read, in mm."""
ARMS = (2.0, 2.65)
"""Length of a link bracket's arms from its tip, along the edge and down, in mm."""
ARM_WIDTH = 0.36
"""Width of the arms, which lie just outside of the corner that they take, in mm."""
LINK = (2.75, 2.0, 0.75, 2.75)
"""How far a link reaches from its tip: to the outer side (its number), to the inner side, up, down; in mm."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The back panel of a card and its flaps: sizes, safe margin at the trim and at folds. Lengths in mm."""

    width: float
    height: float
    flap: float
    safe: float
    fold_safe: float

    def outline(self, fold: Fold) -> Box:
        """Return what a card covers, in panel coordinates."""
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
        """Return where on a face there may be print, in panel coordinates."""
        whole = self.face(face)
        left = right = self.safe
        if face == "left":
            left = self.fold_safe
        if face == "right":
            right = self.fold_safe
        return Box(whole.x + left, self.safe, whole.width - left - right, whole.height - 2 * self.safe)

    def view(self, turn: Turn) -> Matrix:
        """Return the map from panel to view coordinates."""
        w, h = self.width, self.height
        shift = {0: (0.0, 0.0), 90: (h, 0.0), 180: (w, h), 270: (0.0, w)}
        return moved(*shift[turn]) @ rotated(turn)

    def corner(self, corner: Corner) -> tuple[float, float]:
        """Return where a corner is, in panel coordinates."""
        return (
            (0.0, 0.0),
            (self.width, 0.0),
            (self.width, self.height),
            (0.0, self.height),
            (self.flap, 0.0),
            (self.width - self.flap, 0.0),
        )[corner - 1]


def mark_at(panel: Panel, corner: Corner) -> tuple[Face, Turn, Box]:
    """Return where a corner's mark is printed: face, the turn at which it is upright, box on the panel.

    It is upright when its corner is the upper left one; those of the flaps when the card is.
    """
    width, height = MARK
    if corner == 5:
        return "left", 0, Box(panel.flap + panel.fold_safe, panel.safe, width, height)
    if corner == 6:
        x = panel.width - panel.flap - panel.fold_safe - width
        return "right", 0, Box(x, panel.safe, width, height)
    turn = _UPPER_LEFT[corner]
    seen = Box(panel.safe, panel.safe, width, height)
    # back from view to panel: the panel as seen is a panel too, turned the other way
    as_seen = panel if turn in (0, 180) else Panel(panel.height, panel.width, 0, 0, 0)
    back: Turn = 0 if turn == 0 else 180 if turn == 180 else 270 if turn == 90 else 90
    return "back", turn, seen.under(as_seen.view(back))


_UPPER_LEFT: dict[int, Turn] = {1: 0, 2: 270, 3: 180, 4: 90}


@dataclass(frozen=True, slots=True)
class Phrase:
    """A run of words that is read in one step.

    `box` holds its lines (and signs) in panel coordinates; they are printed so as to be upright when the card
    is turned by `turn`, the first at the box's top as it is then. `games` share it; those in `starts` begin
    with it (their triangles stand before its first word) and those in `ends` end with it (their squares stand
    after its last).
    """

    games: tuple[str, ...]
    face: Face
    turn: Turn
    box: Box
    lines: tuple[str, ...]
    starts: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Link:
    """A bracket with a number, in a game's colour: the next card's corner `corner` comes here.

    `tip` is where the corner's tip goes, in panel coordinates of the card that carries the link. It is
    printed upright for a card turned by `turn`. `side` says whether the corner becomes the upper left or
    upper right one of the next card. `step` counts from 0 the card that carries the link.
    """

    game: str
    step: int
    corner: Corner
    side: Side
    face: Face
    turn: Turn
    tip: tuple[float, float]


@dataclass(frozen=True, slots=True)
class CardPosition:
    """A card of a pile: how it is turned and folded, and where its view's origin lies.

    The first card's lies at (0, 0).
    """

    turn: Turn
    fold: Fold
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pile:
    """How the cards of a game are laid, from the lowest up, and the column in which its text is then read."""

    game: str
    cards: tuple[CardPosition, ...]
    column: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that is printed for Connector, and how it is read. `size` in pt."""

    geometry: str
    panel: Panel
    size: float
    weight: Weight
    phrases: tuple[Phrase, ...]
    links: tuple[Link, ...]
    piles: tuple[Pile, ...]
