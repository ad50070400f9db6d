"""Lays finished cards on printed sheets, one sheet after the other.

A sheet is a `Page` of the paper's size without bleed. Whatever is the same on every sheet (marks,
rulers, the caption) is one form per side, placed on each; the cards are placed unchanged, layer by
layer.
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, combinations, islice, repeat
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, CUT, FOLD, REGISTRATION, Ink
from cardgen.inputs.faults import InputFault
from cardgen.inputs.papers import EDGE
from cardgen.press.impose import (
    Duplex,
    all_folds,
    behind,
    cards_of,
    free_places,
    glued,
    mirrored,
    moved_line,
    turned_over,
)
from cardgen.press.marks import (
    GAP,
    LENGTH,
    RULER_HEIGHT,
    RULER_WIDTH,
    clear_room,
    crop_marks,
    draw_marks,
    find_room,
    fold_labels,
    fold_marks,
    fold_words,
    ruler,
)
from cardgen.press.printer import PrinterProfile, correction, printer_error
from cardgen.press.slots import CardSlot, slots
from cardgen.press.stock import Stock
from companion.words import Language, Message, language

CardPages = tuple[draw.Page, ...]
"""A card's one or two sides, the outside first."""

Marks = Literal["front", "both", "none"]
"""Which sides get crop and fold marks."""

CardLine = Literal["fold", "cut"]
"""Lines on a card, each kind on its own plate."""

_LINE_WIDTH = 0.5  # pt, of fold and cut lines on their plates
_SLUG_SIZE = 5.5  # pt
_SLUG_HEIGHT = 2.2
_NUMBER_WIDTH = 13.0  # holds "sheet 10000"
_CHARACTER = 0.52 * _SLUG_SIZE * draw.MM_PER_PT  # more than the average of the condensed face
_TOUCHING = 1e-6  # mm between cards that touch
_UNDER_EDGES = 1.0  # mm that the ground reaches under either of them: more than a pixel of a screen
_ON_THE_FOLD = 1.0  # largest distance of a fold from its perforation


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """How to lay a job on its sheets.

    `start` and `skip` name places of the first sheet, which may be part-used, from 1 in reading
    order. `copies` is how often each card is placed; ``"fill"`` fills a sheet with each. `lines`
    are added inside the trim, each kind on its own plate: for a print shop, not for a home printer.
    `printer` is the profile that corrects the backs. What stands at the edge of a sheet is in a
    `language`, and begins with a `title`.
    """

    duplex: Duplex = "long"
    start: int = 1
    skip: frozenset[int] = frozenset()
    copies: int | Literal["fill"] = 1
    marks: Marks = "front"
    lines: frozenset[CardLine] = frozenset()
    printer: PrinterProfile | None = None
    language: Language = field(default_factory=language)
    title: str = ""


def sheets(
    cards: Iterable[CardPages], stock: Stock, layout: SheetLayout | None = None
) -> Iterator[draw.Page]:
    """Yield sheets of `stock` with `cards`, each front followed by its back.

    Cards are taken a sheet at a time and not kept. All have the size, bleed and sides of the first
    one. With ``duplex="manual"`` every other page belongs to the file of backs; with ``"none"`` the
    two sides of a card become one page that is folded and glued, of the size `impose.glued_size`
    says. Raises InputFault if the card does not fit the stock, if a perforation would run through
    it, if its fold is not where the stock is scored, or if `start` and `skip` leave no place.
    """
    layout = layout or SheetLayout()
    coming = (_prepared(card, layout) for card in cards)
    first = next(coming, None)
    if first is None:
        return iter(())
    places = slots(stock, first[0].width, first[0].height)
    _check_folds(stock, places[0], first[0])
    free = free_places(len(places), layout.start, layout.skip)
    begin, used = [first], list(range(len(places)))
    if layout.copies != "fill":
        begin += islice(coming, -(-len(free) // layout.copies) - 1)
        if len(begin) * layout.copies < len(free):  # it is the only sheet
            used = free[: len(begin) * layout.copies]
    sides = [_side(which, first, stock, places, used, layout) for which in range(len(first))]
    return _fill_places(chain(begin, coming), sides, len(places), free, layout.copies)


def press_ready(
    card: CardPages, *, marks: Marks = "front", lines: Collection[CardLine] = ("fold", "cut")
) -> CardPages:
    """Return `card` for a print shop: each side a page with bleed, marks and spot plates.

    The trim box is the card; around it are the bleed and, outside that, crop and fold marks on all
    plates. `lines` are drawn inside the trim in the inks `FOLD` and `CUT`.
    """
    pages = []
    for side, page in enumerate(card):
        dressed = with_lines(page, lines)
        slug = page.bleed + GAP + LENGTH + GAP
        art, media = page.trim.expanded(page.bleed), page.trim.expanded(slug)
        if _is_marked(side, marks):
            folds = [(fold, page.trim, art) for fold in all_folds(card, side)]
            crop = crop_marks([page.trim], [art], media, 0)
            guides = tuple(draw_marks(crop, fold_marks(folds, [art], media, 0), REGISTRATION))
            dressed = _with_layers(dressed, ("guides", guides))
        pages.append(replace(dressed, slug=slug, cards=cards_of(page)))
    return tuple(pages)


def _is_marked(side: int, marks: Marks) -> bool:
    return marks == "both" or (marks == "front" and side == 0)


def with_lines(page: draw.Page, lines: Collection[CardLine]) -> draw.Page:
    """Return `page` with just these of its folds and its outline, on their plates."""
    left_out = {"fold", "cut"}.difference(lines)
    page = replace(page, layers=tuple(each for each in page.layers if each[0] not in left_out))
    if "fold" in lines:
        folds = (draw.stroked(draw.line(*fold), FOLD, _LINE_WIDTH) for fold in page.folds)
        page = _with_layers(page, ("fold", tuple(folds)))
    if "cut" in lines:
        cut = draw.stroked(draw.rectangle(page.trim), CUT, _LINE_WIDTH)
        page = _with_layers(page, ("cut", (cut,)))
    return page


# -- one side of every sheet -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Side:
    """The common parts of one side of all sheets of a job.

    `blank` is a page of the job without its layers. `places` have the map of a card to the paper,
    and the limit of its art in card coordinates. `aim` corrects the printer, `number_at` is the
    place of the sheet's number.
    """

    name: str
    blank: draw.Page
    paper: draw.Box
    places: tuple[tuple[draw.Matrix, draw.Box], ...]
    aim: draw.Matrix
    furniture: draw.Form
    number_at: draw.Matrix | None
    language: Language

    def laid(self, places: Sequence[int], pages: Sequence[draw.Page]) -> draw.Page:
        """Return a sheet with a page in each of `places`, without the common parts."""
        layers: list[draw.Layer] = []
        cards: list[draw.Box] = []
        folds: list[draw.Line] = []
        grounds: list[tuple[draw.Box, Ink | None]] = []
        for place, page in zip(places, pages, strict=False):
            matrix, room = self.places[place]
            aimed, clip = self.aim @ matrix, draw.rectangle(room)
            layers += ((name, (draw.Group(art, aimed, clip),)) for name, art in page.layers)
            cards += [box.mapped(matrix) for box in cards_of(page)]
            folds += [moved_line(fold, matrix) for fold in page.folds]
            grounds.append((room.mapped(matrix), page.ground))
        if joints := _joints(self.paper, tuple(grounds)):
            layers.insert(0, ("art", (draw.PlacedForm(joints, self.aim),)))
        return replace(
            self.blank,  # the safe distances are those of the cards
            width=self.paper.width,
            height=self.paper.height,
            layers=draw.merged_layers(layers),
            bleed=0,
            slug=0,
            cards=tuple(cards),
            folds=tuple(folds),
            ground=None,
        )

    def sheet(self, number: int, laid: draw.Page) -> draw.Page:
        """Return sheet `number`: `laid` with the common parts."""
        furniture: list[draw.Shape] = [draw.PlacedForm(self.furniture, self.aim)]
        if self.number_at is not None:
            said = self.language.say(Message("printing-sheets-sheet-number", number=number))
            number_text = _slug_text(_NUMBER_WIDTH - 1, said, "end")
            furniture.append(draw.Group((number_text,), self.number_at))
        page = _with_layers(laid, ("guides", tuple(furniture)))
        return replace(page, label=f"sheet {number}, {self.name}")


@lru_cache(maxsize=16)
def _joints(paper: draw.Box, arts: tuple[tuple[draw.Box, Ink | None], ...]) -> draw.Form | None:
    """Return strips of ground to be drawn under cards where they touch; None if none do.

    Viewers smooth the edges of both cards: the white paper would shine through between them.
    Nothing of a strip is printed, as the cards cover it.
    """
    strips = []
    for (one, ink), (other, its_ink) in combinations(arts, 2):
        left, right = max(one.x, other.x), min(one.right, other.right)
        top, bottom = max(one.y, other.y), min(one.bottom, other.bottom)
        x = _UNDER_EDGES if abs(left - right) < _TOUCHING < bottom - top else 0.0
        y = _UNDER_EDGES if abs(top - bottom) < _TOUCHING < right - left else 0.0
        if ink and its_ink and (x or y):
            strip = draw.Box(left, top, right - left, bottom - top).expanded(x, y)
            strips.append(draw.filled(draw.rectangle(strip), ink))
    return _form("joints", paper, tuple(strips)) if strips else None


def _side(
    which: int,
    card: CardPages,
    stock: Stock,
    places: Sequence[CardSlot],
    used: Sequence[int],
    layout: SheetLayout,
) -> _Side:
    """Return side `which` of the sheets of a job; only the `used` places get marks."""
    page = card[which]
    matrices = [slot.matrix for slot in places]
    rooms = [slot.card_room for slot in places]
    over = aim = draw.Matrix()
    if which == 1:
        over = turned_over(stock.paper, layout.duplex)
        matrices = [behind(matrix, page.width, over) for matrix in matrices]
        rooms = [room.mapped(mirrored(page.width)) for room in rooms]
        if layout.printer:
            aim = correction(layout.printer, stock.paper)
            page = replace(page, printer=printer_error(layout.printer, stock.paper))
    rooms = [room.intersection(page.trim.expanded(page.bleed)) for room in rooms]
    at = [matrices[place] for place in used]
    arts = [rooms[place].mapped(matrices[place]) for place in used]
    crop: list[draw.Line] = []
    fold: list[draw.Line] = []
    if _is_marked(which, layout.marks):
        crop, fold = _crop_and_fold_marks(which, card, stock, at, arts)
    name = page.label or ("front", "back")[which]
    cells = stock.cells() if stock.perforated else []
    taken = [*arts, *(cell.mapped(over) for cell in cells), *map(clear_room, (*crop, *fold))]
    glue = page.folds[-1] if len(card) == 1 and len(cards_of(page)) > 1 and page.folds else None
    words = fold_words(all_folds(card, which), glue, layout.language)
    placed = [(moved_line(line, matrix), said) for matrix in at for line, said in words.items()]
    labels = list(fold_labels(placed, fold, stock.paper, EDGE, taken))
    beside, number_at = _rulers_and_slug(_slug(which, card, layout), stock.paper, taken)
    return _Side(
        name,
        replace(page, layers=()),
        stock.paper,
        tuple(zip(matrices, rooms, strict=True)),
        aim,
        _form("sheet", stock.paper, (*draw_marks(crop, fold), *labels, *beside)),
        aim @ number_at if number_at else None,
        layout.language,
    )


def _crop_and_fold_marks(
    which: int, card: CardPages, stock: Stock, at: Sequence[draw.Matrix], arts: Sequence[draw.Box]
) -> tuple[list[draw.Line], list[draw.Line]]:
    """Return the marks for cards that `at` maps to the paper; perforated stock is not cut."""
    trims = [card[which].trim.mapped(matrix) for matrix in at]
    folds = [
        (moved_line(fold, matrix), trim, art)
        for matrix, trim, art in zip(at, trims, arts, strict=True)
        for fold in all_folds(card, which)
    ]
    crop = [] if stock.perforated else crop_marks(trims, arts, stock.paper, stock.margin)
    return crop, fold_marks(folds, arts, stock.paper, stock.margin)


def _rulers_and_slug(
    words: str, paper: draw.Box, taken: list[draw.Box]
) -> tuple[list[draw.Shape], draw.Matrix | None]:
    """Draw the rulers and the caption in free places; also return the place of the sheet number.

    The rulers go where every printer prints if there is room, else nearer to the paper's edge. The
    caption is left out if there is no room for it.
    """
    shapes: list[draw.Shape] = []
    for edge, clearance in ((EDGE, GAP), (EDGE, 0.0), (EDGE / 2, 0.0), (0.0, 0.0)):
        kept = [box.expanded(clearance) for box in taken]
        spot = find_room(RULER_WIDTH, RULER_HEIGHT, paper.expanded(-edge), kept)
        if spot is not None:
            shapes.append(draw.Group(ruler(), spot[0]))
            taken = [*taken, spot[1].expanded(GAP)]
            break
    length = _NUMBER_WIDTH + len(words) * _CHARACTER
    slug = find_room(length, _SLUG_HEIGHT, paper.expanded(-EDGE), taken)
    if slug is None:
        return shapes, None
    shapes.append(draw.Group((_slug_text(_NUMBER_WIDTH, words),), slug[0]))
    return shapes, slug[0]


def _slug(which: int, card: CardPages, layout: SheetLayout) -> str:
    """Return what stands at the edge of each sheet: its side, and how to print it."""
    keys = ["full-size"]
    if len(card) > 1:
        keys = [("front", "back")[which], "full-size", layout.duplex]
    elif layout.duplex == "none" and len(cards_of(card[0])) > 1:
        keys = ["full-size", "none"]
    words = [layout.language.say(Message(f"printing-sheets-slug-{key}")) for key in keys]
    if layout.title:
        words.insert(0, layout.title)
    if layout.printer is not None:
        name = layout.printer.name
        words.append(layout.language.say(Message("printing-sheets-printer", text=name)))
    return ", ".join(words)


def _slug_text(x: float, content: str, anchor: draw.Anchor = "start") -> draw.Text:
    return draw.Text(x, _SLUG_HEIGHT - 0.5, content, _SLUG_SIZE, BLACK, "condensed", anchor)


# -- the stream of cards ---------------------------------------------------------------------------


def _prepared(card: CardPages, layout: SheetLayout) -> CardPages:
    if layout.duplex == "none" and len(card) > 1:
        card = (glued(*card),)
    card = tuple(with_lines(page, layout.lines) for page in card)
    if layout.copies == 1:
        return card
    return tuple(drawn_once(page, "card") for page in card)


def drawn_once(page: draw.Page, kind: str) -> draw.Page:
    """Return `page`, named `kind`, with each layer as a form: a copy costs only a placement."""
    bounds = page.trim.expanded(page.bleed)
    layers = tuple(
        (name, (draw.PlacedForm(_form(f"{kind}-{name}", bounds, shapes)),))
        for name, shapes in page.layers
    )
    return replace(page, layers=layers)


@lru_cache(maxsize=16)
def _form(name: str, bounds: draw.Box, shapes: tuple[draw.Shape, ...]) -> draw.Form:
    """Return a form with a name made from its content: forms of one name are one form in a file."""
    digest = hashlib.sha1(repr((bounds, shapes)).encode(), usedforsecurity=False).hexdigest()[:12]
    return draw.Form(f"{name}-{digest}", bounds, shapes)


def _fill_places(
    cards: Iterable[CardPages],
    sides: Sequence[_Side],
    places: int,
    free: list[int],
    copies: int | Literal["fill"],
) -> Iterator[draw.Page]:
    """Fill the `free` places of the first sheet and all places of the others."""
    stream = iter(cards)
    if copies != "fill":
        stream = (card for card in stream for _ in range(copies))
    before: list[tuple[object, draw.Page, bool]] = [((), side.blank, False) for side in sides]
    for number, here in enumerate(chain([free], repeat(list(range(places)))), 1):
        if copies == "fill":
            batch = [card for card in islice(stream, 1) for _ in here]
        else:
            batch = list(islice(stream, len(here)))
        if not batch:
            return
        for index, side in enumerate(sides):
            pages = [card[index] for card in batch]
            shown = here, [page.layers for page in pages]
            last, laid, once = before[index]
            if shown != last:
                laid, once = side.laid(here, pages), False
            elif not once:  # such as the backs of a batch
                laid, once = drawn_once(laid, "sheet"), True
            before[index] = shown, laid, once
            yield side.sheet(number, laid)


def _check_folds(stock: Stock, slot: CardSlot, page: draw.Page) -> None:
    """Refuse a card that a perforation would divide, or that folds where it isn't scored."""
    folds = [moved_line(fold, slot.matrix) for fold in page.folds]

    def lacks(lines: Sequence[draw.Line]) -> bool:
        return any(not any(_same_line(fold, wanted) for fold in folds) for wanted in lines)

    size = f"{page.width:g} x {page.height:g} mm"
    if lacks(slot.perforations):
        message = (
            f"a perforation would run through the card of {size}: these sheets need a card that "
            f"folds there, or one of {stock.cell_width:g} x {stock.cell_height:g} mm"
        )
    elif folds and lacks(slot.scores):
        message = f"the card of {size} is folded elsewhere than these sheets are scored"
    else:
        return
    raise InputFault.of(stock.name, message)


def _same_line(one: draw.Line, other: draw.Line) -> bool:
    """Return whether two upright or two level lines are the same, within a fold's tolerance."""
    return any(
        abs(one[axis] - other[axis]) < _ON_THE_FOLD
        and abs(one[axis + 2] - other[axis + 2]) < _ON_THE_FOLD
        for axis in (0, 1)
        if other[axis] == other[axis + 2]
    )


def _with_layers(page: draw.Page, added: draw.Layer) -> draw.Page:
    return replace(page, layers=draw.merged_layers((*page.layers, added)))
