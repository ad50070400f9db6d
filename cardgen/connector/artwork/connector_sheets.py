"""Sheets for Connector: hints for players, and every finished pile with its text for organisers."""

import colorsys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from cardgen.connector.artwork.back_artwork import PALE_CYAN, Connector, link_sign
from cardgen.connector.artwork.back_shapes import SignKind, game_sign
from cardgen.connector.artwork.piles import (
    card_forms,
    extent,
    folding_height,
    folding_picture,
    pile_picture,
    pile_sketch,
)
from cardgen.connector.layout.result import UPPER_LEFT, CardPosition, Link, Pile
from cardgen.connector.words import word_spans
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, RICH_BLACK, Ink, grey
from cardgen.inputs.theme import load_theme
from cardgen.sheets.blocks import Block, Diagram, SheetError, packed, row, stack
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.pencil_marks import numbered_disc
from cardgen.sheets.typesetting import cap_height, centred_lines, text_lines
from cardgen.sheets.words import SheetWords, sheet_words
from companion.words import Message

SMALLEST_PAPER = 200.0, 270.0
"""Width and height in mm: room for steps beside their pictures, and for piles at true size."""

_MARGIN = 14.0
_HEAD = 19.0  # as high as that of all sheets, and a little less room below it
_LEGEND = 13.0  # what the signs mean
_TITLE = 10.5  # a game's name below its rule
_GAP = 6.0  # between two games
_SIZE = 9.0  # pt
_STEP = _SIZE * draw.MM_PER_PT * 1.35
_SKETCHES = 0.45, 0.36, 0.33  # scales of the pictures among the hints, largest first
_SKETCH_WIDTH = 160.0  # largest width of a pile in them, at true size in mm
_BADGE = 2.1  # radius of the number of a step
_INDENT = 3.0  # of the hidden text
_COLUMNS = 8.0  # between a picture or the steps and the text at their right
_SMALL = 8.0  # pt, of the key to the signs

_BELOW = 5.0  # from the picture of a pile to its steps

_HUES = {
    18: "red",
    42: "orange",
    70: "yellow",
    165: "green",
    200: "turquoise",
    250: "blue",
    290: "purple",
    342: "pink",
    360: "red",
}
"""The names of colours, up to a hue in degrees."""
_PALE = 0.12  # colours with less difference between red, green and blue are grey or white


def check_paper(paper: tuple[float, float]) -> None:
    """Check that the sheets fit on `paper` (width and height in mm).

    Raises SheetError if it is too small.
    """
    (width, height), least = paper, SMALLEST_PAPER
    if width < least[0] or height < least[1]:
        raise SheetError(
            f"paper of {width:g} x {height:g} mm is too small for these sheets: at least "
            f"{least[0]:g} x {least[1]:g}, such as a4 or letter"
        )


def hint_sheets(
    connector: Connector, book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` (width and height in mm) on how to lay the cards, without the words.

    The pictures are as large as they may be on one page; where even small ones take more pages,
    they are large. The paper is one that passes `check_paper`.
    """
    tries = [_hints_with_sketches(connector, book, paper, scale) for scale in _SKETCHES]
    return next((pages for pages in tries if len(pages) == 1), tries[0])


def _hints_with_sketches(
    connector: Connector, book: FontBook, paper: tuple[float, float], largest: float
) -> tuple[draw.Page, ...]:
    """Return the hints with pictures of piles at the scale `largest`, smaller for wide ones."""
    width = paper[0] - 2 * _MARGIN
    words = _words(book)
    head = (*_head(book, "hints", width), *_legend(connector, book, width))
    on_paper = replace(connector, theme=load_theme("paper"))
    folding = folding_height(connector.layout.panel) + _GAP if _is_folded(connector) else 0.0

    def describe(pile: Pile) -> Block:
        box = extent(connector, pile)
        scale = largest * min(1, _SKETCH_WIDTH / box.width)
        sketch = draw.Group(
            pile_sketch(on_paper, pile, scale), draw.moved(-box.x * scale, -box.y * scale)
        )
        picture = Diagram(box.width * scale, box.height * scale, (sketch,))
        left = largest * _SKETCH_WIDTH + _COLUMNS
        ink = on_paper.ink(pile.game)
        how = _numbered(steps(connector, pile, words), width - left, book, ink)
        return Block(width, max(how.height, picture.height), (picture.at(0, 0), how.at(left, 0)))

    return _pages(connector, book, paper, head, _HEAD + _LEGEND + folding, describe)


def proof_sheets(
    connector: Connector, book: FontBook, paper: tuple[float, float]
) -> tuple[draw.Page, ...]:
    """Return pages of `paper` with every pile at true size, how to lay it, and its text.

    A pile that is larger than the paper is drawn smaller, with a note below it. The paper is one
    that passes `check_paper`.
    """
    width = paper[0] - 2 * _MARGIN
    forms = card_forms(connector, book)
    on_paper = replace(connector, theme=load_theme("paper"))
    words = _words(book)

    def describe(pile: Pile) -> Block:
        column = (width - _COLUMNS) / 2
        ink = on_paper.ink(pile.game)
        how = _numbered(steps(connector, pile, words), column, book, ink)
        text = _hidden_text(connector, pile, book, column)
        below = row(how, text, gap=_COLUMNS)
        head_above = _HEAD if pile == connector.layout.piles[0] else 0.0
        room = paper[1] - 2 * _MARGIN - head_above - _TITLE - below.height - _BELOW
        whole = pile_picture(connector, pile, forms)
        picture = _at_most(whole, extent(connector, pile), width, room, words)
        return stack(picture, below, gap=_BELOW)

    return _pages(connector, book, paper, _head(book, "solutions", width), _HEAD, describe)


def _lines(book: FontBook, text: str, room: float) -> Iterator[str]:
    """Yield the lines of a hidden text, broken between its words as on the cards (`word_spans`)."""
    start = end = 0
    for first, last in word_spans(text):
        if end and not book.fits(text[start:last], room, _SIZE, "regular"):
            yield text[start:end]
            start = first
        end = last
    yield text[start:end]


def _hidden_text(connector: Connector, pile: Pile, book: FontBook, width: float) -> Block:
    """Return the text of a pile beside a bar in its colour."""
    words = next(text.text for text in connector.texts if text.game == pile.game)
    first = _BADGE + cap_height(_SIZE) / 2
    lines = [
        draw.Text(_INDENT, first + number * _STEP, line, _SIZE, BLACK)
        for number, line in enumerate(_lines(book, words, width - _INDENT))
    ]
    height = len(lines) * _STEP
    bar = draw.stroked(draw.line(0, 0.5, 0, height), connector.ink(pile.game), 2.5)
    return Block(width, height, (bar, *lines))


def _at_most(
    picture: Iterable[draw.Shape], box: draw.Box, width: float, height: float, words: SheetWords
) -> Block:
    """Return the `picture` in `box` in the middle of `width` mm, perhaps smaller, with a note."""
    scale = min(1.0, width / box.width, height / box.height)
    wide, high = box.width * scale, box.height * scale
    pile = draw.Group(tuple(picture), draw.scaled(scale) @ draw.moved(-box.x, -box.y))
    shapes: list[draw.Shape] = [Diagram(wide, high, (pile,)).at((width - wide) / 2, 0)]
    if scale < 1:
        note = words("smaller", share=f"{100 * scale:.0f}")
        shapes.append(draw.Text(width, high + 3.4, note, 7, grey(0.7), "condensed", "end"))
    return Block(width, high, tuple(shapes))


def _pages(
    connector: Connector,
    book: FontBook,
    paper: tuple[float, float],
    head: Iterable[draw.Shape],
    top: float,
    describe: Callable[[Pile], Block],
) -> tuple[draw.Page, ...]:
    """Return the descriptions of all piles below `head`, none split across pages.

    They are on as few pages as they can be, and these are about equally full.
    """
    inner, room = paper[0] - 2 * _MARGIN, paper[1] - 2 * _MARGIN
    blocks = []
    for pile in connector.layout.piles:
        title, described = _title(connector, pile, _words(book), inner), describe(pile)
        shapes = (*title, described.at(0, _TITLE))
        blocks.append(Block(inner, _TITLE + described.height, shapes))

    def shared(room: float) -> list[list[Block]]:
        return packed(blocks, lambda block: block.height, room, top, _GAP)

    pages = shared(room)
    for less in range(1, int(room)):
        evener = shared(room - less)
        if len(evener) > len(pages):
            break
        pages = evener
    first, *others = (stack(*on_page, gap=_GAP) for on_page in pages)
    contents = (*head, first.at(0, top)), *(page.shapes for page in others)
    margin = draw.moved(_MARGIN, _MARGIN)
    groups = (draw.Group(each, margin) for each in contents)
    placed = (in_direction_of(book.language, (group,), paper[0]) for group in groups)
    return draw.text_pages(paper, placed, "page")


def _head(book: FontBook, sheet: str, width: float) -> tuple[draw.Shape, ...]:
    title, about = _words(book).entry(sheet)
    return Composer(book, NEUTRAL_INKS).head(title, about, "", width).shapes


def _title(
    connector: Connector, pile: Pile, words: SheetWords, width: float
) -> Iterator[draw.Shape]:
    ink, style = connector.ink(pile.game), connector.style(pile.game)
    on_paper = replace(connector, theme=load_theme("paper")).ink(pile.game)
    yield draw.stroked(draw.line(0, 0, width, 0), on_paper, 1.25)
    signs: list[draw.Shape] = [
        draw.filled(draw.rectangle(draw.Box(0, 0, 13.6, 5.2), 0.8), RICH_BLACK)
    ]
    kinds: tuple[SignKind, ...] = ("start", "next", "end")
    for index, kind in enumerate(kinds):
        signs += game_sign(kind, style, draw.Box(1.6 + index * 3.9, 1.3, 2.6, 2.6), ink)
    yield Diagram(13.6, 5.2, tuple(signs)).at(0, 1.8)
    yield draw.Text(16.0, 4.4 + cap_height(12) / 2, pile.game, 12, on_paper, "semibold")
    sign, colour = _sign_and_colour(connector, pile)
    what = words("cards", count=len(pile.cards), sign=sign, colour=colour)
    yield draw.Text(width, 4.4 + cap_height(12) / 2, what, _SIZE, grey(0.8), "regular", "end")


def _numbered(instructions: Sequence[str], room: float, book: FontBook, ink: Ink) -> Block:
    shapes: list[draw.Shape] = []
    y = 0.0
    for number, words in enumerate(instructions, 1):
        shapes += numbered_disc(number, _BADGE, y + _BADGE, _BADGE, 3.8 * _BADGE, ink)
        x, first = 2 * _BADGE + 2.2, y + _BADGE + cap_height(_SIZE) / 2
        lines = text_lines(book, words, x, first, room - x, _SIZE, _STEP)
        shapes += lines
        y += max(2 * _BADGE, len(lines) * _STEP) + 1.6
    return Block(room, y - 1.6, tuple(shapes))


def _legend(connector: Connector, book: FontBook, width: float) -> Iterator[draw.Shape]:
    piles = connector.layout.piles
    some = next((pile for pile in piles if len(pile.cards) > 1), piles[0])
    ink, style = connector.ink(some.game), connector.style(some.game)
    side, pitch = 8.0, width / 4
    middle = side / 2
    sign = draw.Box(middle - 1.3, middle - 1.3, 2.6, 2.6)
    baseline = middle + cap_height(11) / 2
    number = draw.Text(middle, baseline, "1", 11, PALE_CYAN, "semibold", "middle")
    folding = _is_folded(connector)
    say = _words(book).part("key")
    art, text = link_sign(1, "left", 0, 0, ink, style)
    link = draw.Group((*art, *text), draw.moved(4.5, 2.4) @ draw.scaled(1.4))
    entries: tuple[tuple[Iterable[draw.Shape], str], ...] = (
        ((number,), say("number.folded" if folding else "number")),
        (game_sign("start", style, sign, ink), say("start")),
        ((link,), say("link")),
        (game_sign("end", style, sign, ink), say("end")),
    )
    for index, (shapes, words) in enumerate(entries):
        chip = draw.filled(draw.rectangle(draw.Box(0, 0, side, side), 0.8), RICH_BLACK)
        lines = centred_lines(book, words, side + 2, middle, pitch - side - 5, _SMALL)
        picture = Diagram(side, side, (chip, *shapes)).at(0, 0)
        yield draw.Group((picture, *lines), draw.moved(index * pitch, _HEAD - 1.0))
    if folding:
        accent = load_theme("paper").title
        folded = folding_picture(connector.layout.panel, book, width, accent)
        yield draw.Group(tuple(folded), draw.moved(0, _HEAD + side + 4.0))


def _is_folded(connector: Connector) -> bool:
    return any(laid.fold != "none" for pile in connector.layout.piles for laid in pile.cards)


# -- how a pile is laid, without its text ----------------------------------------------------------


def colour_name(ink: Ink) -> str:
    """Return the name of the colour of `ink`: yellow, purple, grey ..."""
    hue, light, _ = colorsys.rgb_to_hls(*ink.rgb)
    if max(ink.rgb) - min(ink.rgb) < _PALE:
        return "white" if light > 0.93 else "grey"
    return next(name for limit, name in _HUES.items() if 360 * hue <= limit)


def steps(connector: Connector, pile: Pile, words: SheetWords) -> tuple[str, ...]:
    """Return what to do with each card of `pile`, from the first to reading the text.

    Signs are named by their shape first: not everybody sees their colours, nor does every printer
    print them.
    """
    sign, colour = _sign_and_colour(connector, pile)
    start, end = sign.form("triangle"), sign.form("square")
    corner = UPPER_LEFT[pile.cards[0].turn]
    if len(pile.cards) == 1:
        return (words("one-card", number=corner, sign=start, term=end, colour=colour),)
    begins = words("first-card", number=corner, sign=start, colour=colour)
    lines = [f"{begins} {words(f'joint-{connector.style(pile.game).joint}')}"]
    for number, laid in enumerate(pile.cards[1:], 1):
        links = connector.layout.links_to(pile.game, number)
        into = "lay-both" if laid.fold == "both" else "lay"
        lay = words(
            f"{into}.upright" if _is_doubtful(connector, links) else into,
            number=links[0].corner,
            sign=sign.form("dot"),
            colour=colour,
            card=_card(number).form("on" if links[0].face == "back" else "flap"),
        )
        lines.append(f"{_how_to_hold(number + 1, laid, links[0], words)} {lay}")
    lines[-1] += " " + words("read", sign=end, colour=colour)
    return tuple(lines)


def _words(book: FontBook) -> SheetWords:
    return sheet_words(book, "connector-sheets")


def _sign_and_colour(connector: Connector, pile: Pile) -> tuple[Message, Message]:
    style, colour = connector.style(pile.game), colour_name(connector.ink(pile.game))
    return (
        Message(f"connector-sheets-sign-{style.name}"),
        Message(f"connector-sheets-colour-{colour}"),
    )


def _card(number: int) -> Message:
    return Message(f"connector-sheets-card-{number}")


def _is_doubtful(connector: Connector, links: list[Link]) -> bool:
    """Return whether a card has another link of this colour and number, which is not upright."""
    same = {(link.game, link.corner) for link in links}
    return sum((link.game, link.corner) in same for link in connector.layout.links) > len(links)


def _how_to_hold(number: int, laid: CardPosition, link: Link, words: SheetWords) -> str:
    if laid.fold == "none":
        return words(f"hold-{link.side}", card=_card(number), number=link.corner)
    return words(f"fold-{laid.fold}", card=_card(number).form("of"), number=link.corner)
