"""What rules sheets and aid cards are put together from: blocks of text and pictures, panels, heads.

A block is drawn from its own top left corner and knows how large it is, so that blocks can be set
under and beside each other. Sizes are in mm, type in pt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink, grey
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.pencil_marks import diamond
from cardgen.sheets.typesetting import cap_height, leading, wrap

MARGIN = 14.0
"""Of a sheet, in mm."""
BOX, STEP, TEXT = 11.0, 10.0, 8.8
"""Sizes of type on a sheet, in pt: titles of boxes and of steps, and text. A section's title has 13."""
QUIET = grey(0.7)

_SECTION, _GAME = 13.0, 24.0
_LEADING = 1.32
_RADIUS = 1.2
_BAR = 2.2
_HEAD = 20.0


@dataclass(frozen=True, slots=True)
class Inks:
    """A colour for words and lines, and the tint that stands under them."""

    word: Ink
    piece: Ink


def inks(
    word: tuple[int, int, int, int], dark: str, piece: tuple[int, int, int, int], light: str
) -> Inks:
    """Return colours, each as CMYK in percent and as an RGB code."""

    def ink(cmyk: tuple[int, int, int, int], code: str) -> Ink:
        c, m, y, k = (part / 100 for part in cmyk)
        red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
        return Ink((c, m, y, k), (red, green, blue))

    return Inks(ink(word, dark), ink(piece, light))


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes blocks in the colours `inks`; `size` is that of text, in pt, and `lead` its line height.

    `tight` sheets leave less room about their pictures.
    """

    book: FontBook
    inks: Inks
    size: float = TEXT
    lead: float = _LEADING
    tight: bool = False

    @classmethod
    def styles(cls, book: FontBook, inks: Inks) -> Iterator[Composer]:
        """Yield the ways to set a sheet, from the one that reads best to the one that takes least room."""
        yield cls(book, inks, 9.0)
        yield cls(book, inks)
        yield cls(book, inks, 8.5, 1.26)
        yield cls(book, inks, 8.5, 1.2, tight=True)

    def text(
        self,
        words: str,
        width: float,
        size: float | None = None,
        weight: draw.Weight = "regular",
        ink: Ink = BLACK,
        anchor: draw.Anchor = "start",
    ) -> Block:
        """Return `words` in lines of `width` mm."""
        size = size or self.size
        step = leading(size, self.lead)
        x = {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        lines = [
            line
            for part in words.split("\n")
            for line in wrap(self.book, part, width, size, weight)
        ]
        shapes = (
            draw.Text(x, (index + 0.76) * step, line, size, ink, weight, anchor)
            for index, line in enumerate(lines)
        )
        return Block(width, len(lines) * step, tuple(shapes))

    def run_in(self, title: str, words: str, width: float, size: float | None = None) -> Block:
        """Return `words` behind a title on the same line."""
        size = size or self.size
        step = leading(size, self.lead)
        bold = title.replace(" ", "\u00a0")
        indent = self.book.width(bold + "\u00a0", size, "semibold")
        wider = (
            indent - self.book.width(bold, size, "regular") - self.book.width(" ", size, "regular")
        )
        first, *rest = wrap(self.book, f"{bold} {words}", width - wider, size)
        shapes = [draw.Text(0, 0.76 * step, title, size, self.inks.word, "semibold")]
        first = first.removeprefix(bold).lstrip()
        for index, line in enumerate((first, *rest)):
            shapes.append(
                draw.Text(0 if index else indent, (index + 0.76) * step, line, size, BLACK)
            )
        return Block(width, (1 + len(rest)) * step, tuple(shapes))

    def section(self, title: str, width: float) -> Block:
        """Return the title of a section over a rule."""
        y = cap_height(_SECTION) + 0.4
        rule = draw.stroked(draw.line(0, y + 1.6, width, y + 1.6), self.inks.word, 0.75)
        return Block(
            width,
            y + (3.4 if self.tight else 4.2),
            (draw.Text(0, y, title, _SECTION, self.inks.word, "semibold"), rule),
        )

    def section_title(self, title: str) -> Block:
        """Return the title of a section without a rule."""
        y = cap_height(_SECTION) + 0.6
        return Block(
            self.book.width(title, _SECTION, "semibold"),
            y + 1.0,
            (draw.Text(0, y, title, _SECTION, self.inks.word, "semibold"),),
        )

    def title(self, words: str, width: float, size: float = BOX) -> Block:
        """Return the title of a box."""
        return self.text(words, width, size, "semibold", self.inks.word)

    def disc(self, sign: str, radius: float = 2.4, size: float = STEP) -> Block:
        """Return a number or letter, white on a disc."""
        across = 2 * radius
        text = draw.Text(
            radius, radius + cap_height(size) / 2, sign, size, WHITE, "semibold", "middle"
        )
        return Block(
            across, across, (draw.filled(draw.circle(radius, radius, radius), self.inks.word), text)
        )

    def numbered(self, sign: str, title: str, width: float) -> Block:
        """Return a disc and the title of a step beside it."""
        disc = self.disc(sign)
        y = disc.height / 2 + cap_height(STEP) / 2
        text = draw.Text(disc.width + 1.6, y, title, STEP, BLACK, "semibold")
        return Block(width, disc.height, (*disc.shapes, text))

    def lettered(self, index: int, title: str, words: str, width: float) -> Block:
        """Return a step of the set-up behind its letter."""
        disc = self.disc("abcd"[index], 2.1, 9)
        body = self.run_in(title, words, width - 6.4)
        return Block(width, max(disc.height, body.height), (*disc.shapes, body.at(6.4, 0)))

    def steps(
        self,
        entries: Sequence[tuple[str, str]],
        pictures: Sequence[Block],
        width: float,
        room: float,
    ) -> Block:
        """Return the numbered steps of a turn, each in a box with a picture at most `room` mm high."""
        count, gap = len(entries), 3.5
        wide = (width - (count - 1) * gap) / count
        inner = wide - 6
        texts = [self.text(words, inner) for _, words in entries]
        high = max(text.height for text in texts)
        boxes = []
        for index, ((title, _), text, picture) in enumerate(
            zip(entries, texts, pictures, strict=True)
        ):
            shapes = (
                *self.numbered(str(index + 1), title, inner).shapes,
                text.at(0, 6.0),
                picture.at((inner - picture.width) / 2, 7.6 + high + (room - picture.height) / 2),
            )
            boxes.append(self.panel(Block(inner, 7.6 + high + room, shapes), wide))
        cards = row(boxes, gap)
        middle = cards.height / 2
        heads = (
            draw.filled(
                draw.polygon([(x, middle - 1.6), (x + 2, middle), (x, middle + 1.6)]),
                self.inks.word,
            )
            for x in ((index + 1) * (wide + gap) - gap + 0.75 for index in range(count - 1))
        )
        title = f"Your turn in {('four', 'five')[count - 4]} steps"
        shown = Block(cards.width, cards.height, (*cards.shapes, *heads))
        return stack((self.section(title, width), shown))

    def opening(
        self,
        goal: Block,
        picture: Block,
        set_up: Block,
        width: float,
        goal_width: float,
        set_up_width: float,
    ) -> Block:
        """Return what a rules sheet begins with: the goal in a panel, a picture, and how to set up."""
        height = max(picture.height, set_up.height, goal.height + 7)
        panel = self.panel(goal, goal_width, height, bar=True, padding=3.5)
        left = goal_width + (width - goal_width - set_up_width - picture.width) / 2
        shapes = (
            panel.at(0, 0),
            picture.at(left, (height - picture.height) / 2),
            set_up.at(width - set_up_width, 0),
        )
        return Block(width, height, shapes)

    def panel(
        self,
        inside: Block,
        width: float,
        height: float | None = None,
        *,
        fill: Ink | None = None,
        bar: bool = False,
        padding: float = 3.0,
    ) -> Block:
        """Return a tinted box around `inside`, with a bar at its left where asked for."""
        height = height or inside.height + 2 * padding
        box = draw.Box(0, 0, width, height)
        shapes: list[draw.Shape] = [
            draw.filled(draw.rectangle(box, _RADIUS), fill or self.inks.piece)
        ]
        if bar:
            shapes.append(draw.filled(draw.rectangle(draw.Box(0, 0, 1.5, height)), self.inks.word))
        shapes.append(inside.at(padding + (1.5 if bar else 0.0), padding))
        return Block(width, height, tuple(shapes))

    def head(
        self,
        title: str,
        tag: str,
        under: str,
        width: float,
        emblem: tuple[draw.Shape, ...] = (),
        owner: Block | None = None,
    ) -> Block:
        """Return the head of a sheet: bar, name, tag line, the words `under` it; the emblem at the right.

        An `emblem` of another game is 9.2 mm wide and high, from its top left corner. In its place
        may stand the `owner`, at most 10 mm high.
        """
        x = self.book.width(title, _GAME, "semibold") + 4
        word = self.inks.word
        pale = word.tint(0.45)
        sign: tuple[draw.Shape, ...] = diamond(width - 4.6, 9.8, 9.2, pale, word, pale)
        if emblem:
            sign = (draw.Group(emblem, draw.moved(width - 9.2, 5.2)),)
        if owner is not None:
            sign = (owner.at(width - owner.width, 4.8),)
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, width, _BAR)), word),
            draw.Text(0, 12.4, title, _GAME, word, "semibold"),
            draw.Text(x, 8.6, tag, 9.5, BLACK),
            draw.Text(x, 12.7, under, 9.5, QUIET),
            *sign,
        )
        return Block(width, _HEAD - 4.0 * self.tight, shapes)

    def foot(self, left: str, right: str, width: float) -> Block:
        """Return the line at the foot of a sheet."""
        y = 2.2 + cap_height(8.5)
        return Block(
            width,
            y + 0.6,
            (
                draw.stroked(draw.line(0, 0, width, 0), self.inks.word, 0.75),
                draw.Text(0, y, left, 8.5, QUIET),
                draw.Text(width, y, right, 8.5, self.inks.word, "semibold", "end"),
            ),
        )

    def page(
        self, blocks: Sequence[Block], foot: Block, paper: tuple[float, float], label: str
    ) -> draw.Page | None:
        """Return a page of `paper` with `blocks` spread over its height; None if they don't fit."""
        room = paper[1] - 2 * MARGIN - foot.height
        spare = room - sum(block.height for block in blocks)
        gap = spare / len(blocks)
        if gap < 1.4 or any(block.width > paper[0] - 2 * MARGIN + 0.1 for block in blocks):
            return None
        shapes, y = list[draw.Shape](), MARGIN
        for block in blocks:
            shapes.append(block.at(MARGIN, y))
            y += block.height + min(gap, 10.0)
        shapes.append(foot.at(MARGIN, MARGIN + room))
        return draw.Page(*paper, (("text", tuple(shapes)),), label=label)


def arrow(
    points: Sequence[tuple[float, float]],
    ink: Ink,
    width: float = 1.0,
    dash: tuple[float, ...] = (),
) -> tuple[draw.Shape, ...]:
    """Return a line through `points` with a head at its last one."""
    (x1, y1), (x2, y2) = points[-2:]
    long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    size = 0.9 + 0.5 * width
    neck = (x2 - dx * 1.7 * size, y2 - dy * 1.7 * size)
    line = tuple(("L" if i else "M", *point) for i, point in enumerate((*points[:-1], neck)))
    head = draw.polygon(
        [
            (x2, y2),
            (neck[0] - dy * size * 0.8, neck[1] + dx * size * 0.8),
            (neck[0] + dy * size * 0.8, neck[1] - dx * size * 0.8),
        ]
    )
    return draw.Path(line, stroke=draw.Stroke(ink, width, dash)), draw.filled(head, ink)


Attempt = Callable[[tuple[float, float]], draw.Page | None]
"""Sets a page on paper of a width and height in mm; None if it does not fit."""


def set_sheet(
    paper: tuple[float, float],
    attempts: Iterable[Attempt],
    refusal: str,
    scale: float | None = None,
) -> draw.Page:
    """Return the first of `attempts` at a page that fits, drawn larger on `paper` that is larger than A4.

    Raises:
        SheetError: with the message `refusal`; none fits.
    """
    scale = scale or sheet_scale(paper)
    for attempt in attempts:
        page = attempt((paper[0] / scale, paper[1] / scale))
        if page is not None and scale != 1:
            layers = tuple(
                (name, Block(*paper, shapes).scaled(scale).shapes) for name, shapes in page.layers
            )
            page = draw.Page(*paper, layers, label=page.label)
        if page is not None:
            return page
    raise SheetError(refusal)


def sheet_scale(paper: tuple[float, float]) -> float:
    """Return how much larger than on A4 or Letter a sheet is composed on `paper`; never smaller."""
    return max(1.0, min(paper[0] / 215.9, paper[1] / 297.0))
