"""Simulates a player who knows only what is printed on the cards and follows the links.

The player starts at a triangle, reads the paragraph, looks below it for the nearest link of the
triangle's colour, lays the next card's corner there, and reads the nearest paragraph of that colour
below, until a square of that colour.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from cardgen.connector.layout.result import TURNS, Fold, Panel
from cardgen.connector.proof.card_reader import Bracket, Printed, Sign, Spot
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.stacking import WHOLE, PlacedCard, share_shown
from cardgen.drawing.shapes import Box, Point, moved

_MOST_CARDS = 12  # number of cards after which a player gives up
_DOUBT = 2.0  # how much nearer in mm the correct one of two must be, to be chosen without doubt
_ON_CORNER = 0.02  # mm
_BELOW = 0.5  # how far in mm something below may overlap the paragraph's height


class Step(NamedTuple):
    """A card as laid, the paragraph read on it, and where on the table its corner was laid."""

    card: PlacedCard
    paragraph: Paragraph
    tip: Point


class Playthrough(NamedTuple):
    """What a player did; `trouble` says where there was doubt or why there was no end."""

    steps: tuple[Step, ...]
    trouble: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """The text as read."""
        return tuple(word.text for step in self.steps for word in step.paragraph.words)


def play_through(
    start: Sign, printed: Printed, found: Sequence[Paragraph], panel: Panel
) -> Playthrough:
    """Return what a player does from the triangle `start`; `found` are the card's paragraphs."""
    first = next((paragraph for paragraph in found if start in paragraph.starts), None)
    if first is None:
        return Playthrough((), ("its triangle is beside no words",))
    colour = start.spot.ink.hex
    fold: Fold = "none" if first.face == "back" else first.face
    steps = [Step(PlacedCard(panel.view(first.turn), first.turn, fold), first, (0.0, 0.0))]
    trouble: list[str] = []
    while not any(sign.spot.ink.hex == colour for sign in steps[-1].paragraph.ends):
        number = len(steps)
        if number == _MOST_CARDS:
            trouble.append(f"there is no end after {number} cards")
            break
        last = steps[-1]
        where = f"below {last.paragraph.quoted()} on card {number}"
        link, doubt = _next_link(last, colour, printed, panel)
        if doubt:
            trouble.append(f"{where} {doubt}")
        if link is None:
            trouble.append(f"{where} no link is visible")
            break
        card = lay_card(link, last.card, paired_bracket(link, printed, panel) is not None, panel)
        if card is None:
            trouble.append(f"{where} the bracket can't hold corner {link.number}")
            break
        paragraph, doubt = _next_paragraph(last, card, colour, found, panel)
        if doubt:
            trouble.append(f"{where} {doubt}")
        if paragraph is None:
            trouble.append(f"{where} card {number + 1} shows no words of that colour")
            break
        steps.append(Step(card, paragraph, last.card.matrix.apply(*link.tip)))
    return Playthrough(tuple(steps), tuple(trouble))


def _next_link(
    last: Step, colour: str, printed: Printed, panel: Panel
) -> tuple[Bracket | None, str]:
    """Return the link taken after a paragraph, and any doubt."""
    view = panel.view(last.card.turn)
    bottom = last.paragraph.view_box.bottom - _BELOW
    links = [
        bracket
        for bracket in printed.brackets
        if bracket.number is not None
        and bracket.spot.ink.hex == colour
        and is_visible(bracket.spot, last.card, panel)
        and view.apply(*bracket.tip)[1] >= bottom
    ]

    def gap(link: Bracket) -> float:
        return last.paragraph.view_box.distance(link.spot.box.mapped(view))

    nearest = min(links, key=gap, default=None)
    if nearest is None:
        return None, ""
    alike = (nearest, paired_bracket(nearest, printed, panel))
    for link in links:
        if link not in alike and gap(link) < gap(nearest) + _DOUBT:
            return nearest, f"link {nearest.number} and link {link.number} are about as near"
    return nearest, ""


def lay_card(link: Bracket, below: PlacedCard, both: bool, panel: Panel) -> PlacedCard | None:
    """Return the card that a link, upright on the card `below`, asks for, if its corner fits.

    5 and 6 need a flap folded over, or `both`.
    """
    if link.number is None:
        return None
    fold: Fold = "none"
    turns = TURNS
    if link.number in (5, 6):
        fold = "both" if both else "left" if link.number == 5 else "right"
        turns = (0,)
    outline = panel.outline(fold)
    for turn in turns:
        view = panel.view(turn)
        seen = outline.mapped(view)
        corner = view.apply(*panel.corner(link.number))
        upper = (seen.x if link.side == "left" else seen.right, seen.y)
        if math.dist(corner, upper) < 1e-6:
            x, y = below.matrix.apply(*link.tip)
            return PlacedCard(moved(x - corner[0], y - corner[1]) @ view, turn, fold)
    return None


def paired_bracket(link: Bracket, printed: Printed, panel: Panel) -> Bracket | None:
    """Return the 6 of a 5, or the 5 of a 6, of one colour: as far apart as these corners are."""
    if link.spot.turn is None:
        return None
    view = panel.view(link.spot.turn)
    (x, y), (five, _), (six, _) = view.apply(*link.tip), panel.corner(5), panel.corner(6)
    place = x + (six - five if link.number == 5 else five - six), y
    for other in printed.brackets:
        one, two = link.spot, other.spot
        same = (one.face, one.turn, one.ink) == (two.face, two.turn, two.ink)
        apart = math.dist(view.apply(*other.tip), place)
        if same and {link.number, other.number} == {5, 6} and apart < _ON_CORNER:
            return other
    return None


def _next_paragraph(
    last: Step, card: PlacedCard, colour: str, found: Sequence[Paragraph], panel: Panel
) -> tuple[Paragraph | None, str]:
    """Return where a player reads on after laying `card`, and any doubt."""
    before = _box_on_table(last.paragraph, last.card)
    places = [
        paragraph
        for paragraph in found
        if not paragraph.starts
        and colour in {paragraph.ink.hex, *(sign.spot.ink.hex for sign in paragraph.ends)}
        and all(is_visible(word.spot, card, panel) for word in paragraph.words)
        and _box_on_table(paragraph, card).y >= before.bottom - _BELOW
    ]

    def way(paragraph: Paragraph) -> float:
        box = _box_on_table(paragraph, card)
        aside = box.right - before.right if paragraph.right_to_left else box.x - before.x
        return abs(aside) + box.y - before.bottom

    nearest = min(places, key=way, default=None)
    if nearest is None:
        return None, ""
    for place in places:
        if place is not nearest and way(place) < way(nearest) + _DOUBT:
            return nearest, f"{nearest.quoted()} and {place.quoted()} are about as near"
    return nearest, ""


def _box_on_table(paragraph: Paragraph, card: PlacedCard) -> Box:
    return paragraph.box.mapped(card.matrix)


def is_visible(spot: Spot, card: PlacedCard, panel: Panel) -> bool:
    """Return whether something is upright and uncovered on a card with no card on top."""
    return spot.turn == card.turn and share_shown(spot.face, spot.box, card.fold, panel) >= WHOLE
