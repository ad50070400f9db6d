"""Pictures of how cards are laid: piles as they look and as outlines, and how a flap is folded.

Coordinates are a pile's own: mm, the origin at the view of its first card.
"""

import hashlib
from collections.abc import Iterator, Mapping

from cardgen.connector.artwork.back_artwork import Connector, face_artwork
from cardgen.connector.artwork.back_shapes import bracket
from cardgen.connector.layout.result import FOLDED_FACES, Face, Link, Panel, Phrase, Pile
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.sheets.blocks import Diagram
from cardgen.sheets.palette import AZURE
from cardgen.sheets.pencil_marks import numbered_disc
from cardgen.sheets.typesetting import cap_height, text_lines
from cardgen.sheets.words import sheet_words

_EDGE = grey(0.5)  # edge colour of a black card, so that it is visible on another one
_CARD_RADIUS = 0.6  # mm, of cards in a sketch
_BAR = 1.3  # pt, of a line of words in a sketch
_ROUND_COLUMN = 0.8  # mm between the words and the line around them
_BRACKET_WIDTH, _BRACKET_ARM = 0.5, 2.8  # of the brackets in a sketch, in mm
_SKETCH_SIZE = 6.0  # of the corners' numbers in a sketch, in pt
_SKETCH_BADGE = 1.6  # radius of the number of a card in a sketch
_FOLDING = 0.17  # scale of the pictures of folding
_WORDS = 8.0  # pt, of the words beside them
_WORDS_STEP = _WORDS * draw.MM_PER_PT * 1.3
_FOLDING_BADGE = 1.8  # mm, radius
_FOLDING_LINE = 0.6  # pt
_FOLDING_STEPS = ("open", "fold", "close")


def card_forms(connector: Connector, book: FontBook) -> dict[Face, draw.Form]:
    """Return the print on the back panel and on each flap, to be placed on the panel."""
    panel = connector.layout.panel
    forms: dict[Face, draw.Form] = {}
    for face in panel.faces:
        whole = panel.face(face)
        art, text = face_artwork(connector, face, book)
        shapes = (draw.filled(draw.rectangle(whole), connector.theme.ground), *art, *text)
        digest = hashlib.sha1(repr(shapes).encode(), usedforsecurity=False).hexdigest()[:10]
        forms[face] = draw.Form(f"connector-{face}-{digest}", whole, shapes)
    return forms


def extent(connector: Connector, pile: Pile) -> draw.Box:
    """Return the box around all cards of a pile."""
    panel = connector.layout.panel
    boxes = [panel.outline(laid.fold).mapped(panel.on_table(laid)) for laid in pile.cards]
    return draw.box_around(boxes)


def pile_picture(
    connector: Connector, pile: Pile, forms: Mapping[Face, draw.Form]
) -> tuple[draw.Shape, ...]:
    """Return a pile as it looks, and a line around the words to read."""
    panel = connector.layout.panel
    shapes: list[draw.Shape] = []
    for laid in pile.cards:
        visible = draw.rectangle(panel.outline(laid.fold))
        card: list[draw.Shape] = [draw.Group((draw.PlacedForm(forms["back"]),), clip=visible)]
        for face in FOLDED_FACES[laid.fold]:
            edge = draw.stroked(draw.rectangle(panel.face(face)), _EDGE, 0.5)
            card += [draw.PlacedForm(forms[face]), edge]
        card.append(draw.stroked(visible, _EDGE, 0.5))
        shapes.append(draw.Group(tuple(card), panel.on_table(laid)))
    shapes.append(draw.stroked(draw.rectangle(pile.column.expanded(_ROUND_COLUMN)), AZURE, 1.0))
    return tuple(shapes)


def pile_sketch(connector: Connector, pile: Pile, scale: float) -> tuple[draw.Shape, ...]:
    """Return a pile at `scale` as outlines for white paper, with the corners laid into brackets.

    Lines of words to read are bars beside the number of their card. Brackets and numbers have the
    same size at any scale, and no card covers them.
    """
    panel, ink = connector.layout.panel, connector.ink(pile.game)
    shapes: list[draw.Shape] = []
    signs: list[draw.Shape] = []
    phrases = connector.layout.phrases_of(pile.game)
    for number, (laid, phrase) in enumerate(zip(pile.cards, phrases, strict=True)):
        place = draw.scaled(scale) @ panel.on_table(laid)
        for box in (panel.outline(laid.fold), *map(panel.face, FOLDED_FACES[laid.fold])):
            outline = draw.rectangle(box.mapped(place), _CARD_RADIUS)
            shapes.append(draw.Path(outline, WHITE, draw.Stroke(_EDGE, 0.6)))
        words = phrase.box.mapped(place)
        shapes += _bars(phrase, words, ink)
        links = connector.layout.links_to(pile.game, number)
        for link in links:
            x, y = place.apply(*panel.corner(link.corner))
            signs += _corner_in_bracket(link, x, y, ink)
        right = any(link.side == "left" for link in links)  # away from the bracket and its number
        signs += _card_number(number + 1, phrase, words, ink, right=right)
    return (*shapes, *signs)


def _card_number(
    number: int, phrase: Phrase, box: draw.Box, ink: Ink, *, right: bool
) -> tuple[draw.Shape, ...]:
    """Return the number of a card on a white rim, beside the first line of its phrase."""
    aside = _SKETCH_BADGE + 0.5
    x = box.right + aside if right else box.x - aside
    y = box.y + box.height / len(phrase.lines) / 2
    rim = draw.filled(draw.circle(x, y, _SKETCH_BADGE + 0.3), WHITE)
    return (rim, *numbered_disc(number, x, y, _SKETCH_BADGE, 3.8 * _SKETCH_BADGE, ink))


def _bars(phrase: Phrase, box: draw.Box, ink: Ink) -> Iterator[draw.Shape]:
    longest = max(map(len, phrase.lines))
    pitch = box.height / len(phrase.lines)
    for line, words in enumerate(phrase.lines):
        width = box.width * len(words) / longest
        x, y = (box.right - width if phrase.right_to_left else box.x), box.y + (line + 0.5) * pitch
        yield draw.stroked(draw.line(x, y, x + width, y), ink, _BAR)


def _corner_in_bracket(link: Link, x: float, y: float, ink: Ink) -> tuple[draw.Shape, ...]:
    inner = 1 if link.side == "left" else -1
    number = y + 0.7 + cap_height(_SKETCH_SIZE)
    x_number, corner = x + inner * 1.4, str(link.corner)
    return (
        draw.filled(bracket(x, y, inner, _BRACKET_WIDTH, (_BRACKET_ARM, _BRACKET_ARM)), ink),
        draw.Text(x_number, number, corner, _SKETCH_SIZE, ink, "semibold", "middle"),
    )


# -- folding ---------------------------------------------------------------------------------------


def folding_height(panel: Panel) -> float:
    """Return the height of `folding_picture`, in mm."""
    return 2 * panel.height * _FOLDING


def folding_picture(panel: Panel, book: FontBook, width: float, ink: Ink) -> list[draw.Shape]:
    """Return three steps side by side, `width` mm wide, from (0, 0); the strip is in `ink`."""
    w, h, flap = (length * _FOLDING for length in (panel.width, panel.height, panel.flap))
    pitch = width / len(_FOLDING_STEPS)
    shapes: list[draw.Shape] = []
    say = sheet_words(book, "connector-sheets-folding")
    for number, step in enumerate(_FOLDING_STEPS, 1):
        frame = Diagram(w, 2 * h, tuple(_frame(number, w, h, flap, ink)))
        parts: list[draw.Shape] = [frame.at(0, 0)]
        left = w + 3.0
        badge = _FOLDING_BADGE
        parts += numbered_disc(number, left + badge, badge, badge, 3.8 * badge, BLACK)
        first = 2 * badge + 1.5 + cap_height(_WORDS)
        parts += text_lines(book, say(step), left, first, pitch - left - 3.0, _WORDS, _WORDS_STEP)
        shapes.append(draw.Group(tuple(parts), draw.moved((number - 1) * pitch, 0)))
    return shapes


def _frame(number: int, w: float, h: float, flap: float, ink: Ink) -> list[draw.Shape]:
    """Return the card in a step: its outline, its folds as dashes, and the strip."""

    def box(x: float, y: float, width: float, height: float, line: Ink = BLACK) -> draw.Path:
        outline = draw.rectangle(draw.Box(x, y, width, height))
        return draw.Path(outline, WHITE, draw.Stroke(line, _FOLDING_LINE))

    def dashes(x1: float, y1: float, x2: float, y2: float) -> draw.Path:
        return draw.stroked(draw.line(x1, y1, x2, y2), grey(0.6), _FOLDING_LINE, dash=(0.7, 0.7))

    if number == 1:
        open_card = [box(0, 0, w, 2 * h), box(0, 0, flap, 2 * h, ink)]
        return [*open_card, dashes(0, h, w, h), dashes(w - flap, 0, w - flap, 2 * h)]
    if number == 2:
        edge, down = flap * 0.45, 1.2
        strip = draw.polygon([(flap, 0), (edge, down), (edge, 2 * h + down), (flap, 2 * h)])
        behind = draw.Path(strip, WHITE, draw.Stroke(ink, _FOLDING_LINE))
        front = box(flap, 0, w - flap, 2 * h)
        return [behind, front, dashes(flap, h, w, h), *_arrow(flap, h / 2, ink)]
    closed = [box(flap, 0, w - flap, h), box(flap, 0, flap, h, ink)]
    size = 7.0
    five = draw.Text(1.5 * flap, h / 2 + cap_height(size) / 2, "5", size, ink, "semibold", "middle")
    return [*closed, five]


def _arrow(x: float, y: float, ink: Ink) -> list[draw.Shape]:
    """Return an arrow from the left side around an edge at `x` to the back."""
    arc = (("M", x - 3.0, y + 3.0), ("C", x - 4.5, y + 0.5, x - 2.5, y - 1.5, x - 0.4, y - 0.6))
    head = draw.polygon([(x - 0.2, y - 0.5), (x - 1.5, y - 1.5), (x - 1.3, y + 0.2)])
    return [draw.stroked(arc, ink, 0.8), draw.filled(head, ink)]
