"""The back panel and side flaps of Connector: several cards together show the words."""

from __future__ import annotations

from dataclasses import dataclass

from cardgen.connector.layout.result import (
    ARM_WIDTH,
    ARMS,
    BASELINE,
    LINK,
    PITCH,
    SIGN,
    SIGN_GAP,
    Corner,
    Face,
    Layout,
    Link,
    Panel,
    Phrase,
    Side,
    Turn,
    mark_at,
)
from cardgen.connector.texts import Texts
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import ink_of
from cardgen.drawing.fonts import CAP_HEIGHT, FontBook
from cardgen.drawing.ink import WHITE, Ink
from cardgen.inputs.geometry import Geometry
from cardgen.printables.common.palette import DEFECTOR, DEFLECTOR, REFLECTOR, ROTATOR, for_type
from cardgen.printables.common.typesetting import cap_height
from cardgen.printables.connector.sign_shapes import SIGN_STYLES, SignStyle, bracket, game_sign

PALE_CYAN = Ink((0.35, 0.0, 0.10, 0.0), (0.64, 0.91, 0.94))
"""Of the corners' numbers: no text has this colour."""

MARK_SIZE = 9.0
"""Of the corners' numbers, in pt."""
LINK_SIZE = 6.5
"""Of the numbers at brackets, in pt."""
LINK_SIGN = 1.13
"""Diameter in mm of the dot below a bracket's number."""

_HOUSE = {ink.hex: ink for ink in (ROTATOR, REFLECTOR, DEFLECTOR, DEFECTOR)}
_CORNERS: tuple[Corner, ...] = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, eq=False, slots=True)
class Connector:
    """A layout and the texts that it hides.

    It is compared by identity: cards of a batch share one, and are compared thousands of times.
    """

    layout: Layout
    texts: Texts

    def ink(self, game: str) -> Ink:
        """Return the ink of a text's words and signs; the house's colours stand for mixtures made by hand."""
        colour = next(text.colour for text in self.texts if text.game == game)
        return _HOUSE.get(colour) or for_type(ink_of(colour))

    def style(self, game: str) -> SignStyle:
        """Return how a text's signs are cut; texts that need no second card take what the others leave."""
        order = sorted(self.texts, key=lambda text: text.cards == 1)
        return SIGN_STYLES[[text.game for text in order].index(game) % len(SIGN_STYLES)]


def panel_of(geometry: Geometry) -> Panel:
    """Return the back panel of a geometry and its flaps."""
    return Panel(geometry.panel_width, geometry.panel_height, geometry.tab, geometry.safe, geometry.fold_safe)


def flap_on_inside(panel: Panel, face: Face) -> draw.Matrix:
    """Return the map from a flap's place on the panel, folded over, to the inside of the open card.

    The inside is seen with the card turned over about its vertical axis; the back panel is behind its upper
    half, head down.
    """
    fold = panel.flap if face == "left" else panel.width - panel.flap
    return draw.rotated(180, fold, panel.height / 2)


def face_artwork(
    connector: Connector, face: Face, book: FontBook
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the art and the text of a face, in the panel's coordinates."""
    layout = connector.layout
    art: list[draw.Shape] = []
    text: list[draw.Shape] = []

    def add(turn: Turn, shapes: tuple[list[draw.Shape], list[draw.Shape]]) -> None:
        seen = layout.panel.view(turn)
        upright = draw.rotated(-turn) @ draw.moved(-seen.e, -seen.f)
        for layer, parts in zip((art, text), shapes, strict=True):
            if parts:
                layer.append(draw.Group(tuple(parts), upright))

    for corner in _CORNERS:
        where, turn, box = mark_at(layout.panel, corner)
        if where == face and (corner <= 4 or layout.panel.flap):
            add(turn, ([], [_mark(corner, box.under(layout.panel.view(turn)))]))
    for phrase in layout.phrases:
        if phrase.face == face:
            add(phrase.turn, _phrase(connector, phrase, book))
    for link in layout.links:
        if link.face == face:
            add(link.turn, _link(connector, link))
    return art, text


def _mark(corner: Corner, box: draw.Box) -> draw.Text:
    """Return the number of a corner in the middle of its box."""
    x, y = box.centre
    return draw.Text(
        x, y + cap_height(MARK_SIZE) / 2, str(corner), MARK_SIZE, PALE_CYAN, "semibold", "middle"
    )


def _phrase(
    connector: Connector, phrase: Phrase, book: FontBook
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return signs and words of a phrase in the coordinates in which it is upright."""
    layout = connector.layout
    em = layout.size * draw.MM_PER_PT
    box = phrase.box.under(layout.panel.view(phrase.turn))
    ink = connector.ink(phrase.games[0]) if len(phrase.games) == 1 else WHITE
    art: list[draw.Shape] = []
    text: list[draw.Shape] = []
    side, step = SIGN * em, (SIGN + SIGN_GAP) * em
    x = box.x
    for line, words in enumerate(phrase.lines):
        x, y = box.x, box.y + (BASELINE + line * PITCH) * em
        top = y - (CAP_HEIGHT + SIGN) / 2 * em
        if line == 0:
            for game in phrase.starts:
                style, colour = connector.style(game), connector.ink(game)
                art += game_sign("start", style, draw.Box(x, top, side, side), colour)
                x += step
        text.append(draw.Text(x, y, words, layout.size, ink, layout.weight))
        x += book.width(words, layout.size, layout.weight) + SIGN_GAP * em
        if line == len(phrase.lines) - 1:
            for game in phrase.ends:
                style, colour = connector.style(game), connector.ink(game)
                art += game_sign("end", style, draw.Box(x, top, side, side), colour)
                x += step
    return art, text


def link_sign(
    corner: Corner, side: Side, x: float, y: float, ink: Ink, style: SignStyle
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return art and text of a bracket with its tip at (x, y), its number, and the dot of its text."""
    inner = 1 if side == "left" else -1  # where the card comes to lie
    middle = x - inner * (LINK[0] + ARM_WIDTH) / 2
    dot = draw.Box(middle - LINK_SIGN / 2, y + ARMS[1] - LINK_SIGN, LINK_SIGN, LINK_SIGN)
    number = y - ARM_WIDTH + cap_height(LINK_SIZE)
    return (
        [draw.filled(bracket(x, y, inner, ARM_WIDTH, ARMS), ink), *game_sign("next", style, dot, ink)],
        [draw.Text(middle, number, str(corner), LINK_SIZE, ink, "semibold", "middle")],
    )


def _link(connector: Connector, link: Link) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return a link in the coordinates in which it is upright."""
    x, y = connector.layout.panel.view(link.turn).apply(*link.tip)
    return link_sign(link.corner, link.side, x, y, connector.ink(link.game), connector.style(link.game))
