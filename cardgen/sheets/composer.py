"""What sheets and aid cards are put together from: text, titles, panels, heads and feet.

Sizes are in mm, type in pt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.sheets.blocks import Block, SheetError, stack
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.pencil_marks import diamond, numbered_disc
from cardgen.sheets.typesetting import (
    SOFT_HYPHEN,
    TextStyle,
    TextTooLongError,
    cap_height,
    leading,
    set_line,
    without_soft_hyphens,
    wrap,
)
from cardgen.sheets.words import Entry, WordTooWideError

MARGIN = 14.0
"""Of a sheet."""
BOX, STEP, TEXT = 11.0, 10.0, 8.8
"""Sizes of type on a sheet: titles of boxes and of steps, and text. A section's title has 13."""
QUIET = grey(0.7)
FOOT = 2.8 + cap_height(8.5)
"""Height of the line at the foot of a sheet."""

_SECTION = 13.0
_GAME = TextStyle(24.0, 12.0, "semibold", "condensed-semibold")
_TAG = TextStyle(9.5, 6.5, "regular", "condensed")
_SIGN = 9.2  # side of an emblem
_LEADING = 1.32
_STYLES: tuple[tuple[float, float, bool, draw.Weight], ...] = (
    (10.0, _LEADING, False, "regular"),
    (9.0, _LEADING, False, "regular"),
    (TEXT, _LEADING, False, "regular"),
    (8.5, 1.26, False, "regular"),
    (8.5, 1.2, True, "regular"),
    (8.5, 1.2, True, "condensed"),
    (8.5, 1.12, True, "condensed"),
)
"""Size and height of lines, whether pictures have less room about them, and the weight of text."""
_RADIUS = 1.2
_BAR = 2.2
_HEAD, _TIGHT_HEAD = 20.0, 16.0
_SMALLEST_LABEL = 6.5  # pt
_NARROW: dict[draw.Weight, draw.Weight] = {"regular": "condensed", "semibold": "condensed-semibold"}
_PAST = 1.5  # mm: so far the title of a step may reach into the padding of its box
_NARROWEST = 12.0  # mm that a column has on paper that is large enough
_ALMOST = 0.01  # mm


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


NEUTRAL_INKS = inks((0, 0, 0, 85), "303B47", (0, 0, 0, 6), "EEF1F4")
"""For sheets of all games."""


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes blocks in the colours `inks`; `size` is that of text, and `lead` its line height.

    `tight` sheets leave less room about their pictures. `printed_on` is the width and height of the
    paper, where a sheet is composed smaller than it is printed or names pages of the rule book.
    """

    book: FontBook
    inks: Inks
    size: float = TEXT
    lead: float = _LEADING
    tight: bool = False
    weight: draw.Weight = "regular"
    printed_on: draw.Size = (210.0, 297.0)

    @classmethod
    def styles(cls, book: FontBook, inks: Inks, largest: float = 9.0) -> Iterator[Composer]:
        """Yield the ways to set a sheet; each takes less room and reads less well.

        The first one has type of at most `largest` pt.
        """
        for style in _STYLES:
            if style[0] <= largest:
                yield cls(book, inks, *style)

    def text(
        self,
        words: str,
        width: float,
        size: float | None = None,
        weight: draw.Weight | None = None,
        ink: Ink = BLACK,
        anchor: draw.Anchor = "start",
    ) -> Block:
        """Return `words` in lines of `width` mm: text at full measure, titles and labels even.

        Those with a `size` or `weight` of their own are set smaller if a word has no room, down to
        6.5 pt, and narrower then. Raises WordTooWideError if a word has no room.
        """
        is_label = size is not None or weight is not None
        weight = weight or self.weight
        size = size or self.size
        x = {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        even = anchor != "start" or weight.endswith("semibold")
        if is_label:
            pieces = words.replace(SOFT_HYPHEN, " ").replace("\n", " ").split(" ")
            if not all(self.book.fits(piece, width + _ALMOST, size, weight) for piece in pieces):
                wide = max(self.book.width(piece, size, weight) for piece in pieces)
                smallest = min(size, _SMALLEST_LABEL)
                size = max(smallest, int(10 * size * width / wide) / 10)
                weight = _NARROW.get(weight, weight) if size == smallest else weight
        step = leading(size, self.lead)
        lines = [
            line
            for part in words.split("\n")
            for line in wrap(self.book, part, width, size, weight, even=even)
        ]
        self._check(lines, width, size, weight)
        shapes = (
            draw.Text(x, (index + 0.76) * step, line, size, ink, weight, anchor)
            for index, line in enumerate(lines)
        )
        return Block(width, len(lines) * step, tuple(shapes))

    def run_in(self, title: str, words: str, width: float, codes: str = "") -> Block:
        """Return `words` behind a title on the same line; `codes` of rulings end the last one.

        A title that the words don't continue ends with a full stop. The codes are in brackets, as
        the referee says them: B4 alone would be a space.
        """
        if not title:
            return self.text(words, width)
        codes = f"[{codes}]" if codes else ""
        title = run_in_title(without_soft_hyphens(title), words)
        size, step, weight = self.size, leading(self.size, self.lead), self.weight
        bold: draw.Weight = "condensed-semibold" if weight == "condensed" else "semibold"
        begin, end = (each.replace(" ", "\u00a0") for each in (title, codes))
        indent = self.book.width(f"{begin}\u00a0", size, bold)
        # all is measured in the text's weight: lines are shortened by what that loses
        room = width - max(0.0, indent - self.book.width(f"{begin}\u00a0", size, weight))
        lines = [end]
        while lines[-1] == end and room > width / 2:  # which does not stand alone
            lines = wrap(self.book, f"{begin} {words} {end}", room, size, weight, even=False)
            room -= 1
        self._check(lines, width, size, weight)
        shapes = [draw.Text(0, 0.76 * step, title, size, self.inks.word, bold)]
        for index, line in enumerate(lines):
            x, y = 0.0 if index else indent, (index + 0.76) * step
            last = bool(codes) and index == len(lines) - 1
            told = (line if index else line.removeprefix(begin)).lstrip()
            told = told.removesuffix(end).rstrip() if last else told
            if told:
                shapes.append(draw.Text(x, y, told, size, BLACK, weight))
                x += self.book.width(f"{told} ", size, weight)
            if last:
                shapes.append(draw.Text(x, y, codes, size, QUIET, "condensed"))
        return Block(width, len(lines) * step, tuple(shapes))

    def label(
        self,
        words: str,
        x: float,
        y: float,
        room: float,
        size: float,
        ink: Ink = BLACK,
        weight: draw.Weight = "semibold",
        anchor: draw.Anchor = "start",
    ) -> draw.Text:
        """Return `words` on one line, set smaller if they have no room of `room` mm.

        Raises WordTooWideError if they have none at the smallest size of a label, 6.5 pt.
        """
        narrow = _NARROW.get(weight, weight)
        style = TextStyle(size, min(size, _SMALLEST_LABEL), weight, narrow)
        try:
            return set_line(self.book, words, x, y, room, style, ink, anchor)
        except TextTooLongError:
            over = self.book.width(words, style.smallest, narrow) - room
            raise WordTooWideError(words, self.book.language, over) from None

    def _check(self, lines: Iterable[str], width: float, size: float, weight: draw.Weight) -> None:
        """Raise WordTooWideError if a line, which is one word then, is wider than its column.

        Where there is hardly a column the paper is too small, which is said of the whole page.
        """
        if width < _NARROWEST:
            return
        for line in lines:
            if " " not in line and (over := self.book.width(line, size, weight) - width) > _ALMOST:
                raise WordTooWideError(line, self.book.language, over)

    def run_ins(self, entries: Iterable[Entry], width: float, gap: float = 0.8) -> Block:
        """Return entries below each other, each behind its title."""
        return stack(*(self.run_in(*entry, width) for entry in entries), gap=gap)

    def section(self, title: str, width: float, *, ruled: bool = True) -> Block:
        """Return the title of a section, over a rule unless it is not `ruled`."""
        y = cap_height(_SECTION) + (0.4 if ruled else 0.6)
        words = draw.Text(0, y, title, _SECTION, self.inks.word, "semibold")
        if not ruled:
            return Block(width, y + 1.0, (words,))
        rule = draw.stroked(draw.line(0, y + 1.6, width, y + 1.6), self.inks.word, 0.75)
        return Block(width, y + (3.4 if self.tight else 4.2), (words, rule))

    def title(self, words: str, width: float) -> Block:
        """Return the title of a box."""
        return self.text(words, width, BOX, "semibold", self.inks.word)

    def disc(self, sign: str, radius: float = 2.4, size: float = STEP) -> Block:
        """Return a number or letter, white on a disc."""
        shapes = numbered_disc(sign, radius, radius, radius, size, self.inks.word)
        return Block(2 * radius, 2 * radius, shapes)

    def numbered(self, sign: str, title: str, width: float) -> Block:
        """Return a disc and the title of a step beside it."""
        disc = self.disc(sign)
        y = disc.height / 2 + cap_height(STEP) / 2
        x = disc.width + 1.6
        text = self.label(title, x, y, width - x + _PAST, STEP)
        return Block(width, disc.height, (*disc.shapes, text))

    def item(self, sign: str, title: str, words: str, width: float) -> Block:
        """Return `words` behind a title, and both behind a number or letter on a disc."""
        disc = self.disc(sign, 2.1, 9)
        body = self.run_in(title, words, width - 6.4)
        return Block(width, max(disc.height, body.height), (*disc.shapes, body.at(6.4, 0)))

    def fitted(
        self, high: float, words: str, sizes: Sequence[float], make: Callable[[float], Block]
    ) -> Block:
        """Return what `make` sets in the largest of these sizes in which it is `high` mm at most.

        Raises WordTooWideError, which names the `words`, if there is none.
        """
        for size in sizes:
            block = make(size)
            if block.height <= high + 0.01:
                return block
        raise WordTooWideError(words, self.book.language, block.height - high, "higher")

    def panel(
        self,
        inside: Block,
        width: float,
        height: float | None = None,
        *,
        bar: bool = False,
        padding: float = 3.0,
    ) -> Block:
        """Return a tinted box around `inside`, with a bar at its left where asked for."""
        height = height or inside.height + 2 * padding
        box = draw.Box(0, 0, width, height)
        shapes: list[draw.Shape] = [draw.filled(draw.rectangle(box, _RADIUS), self.inks.piece)]
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
        """Return the head of a sheet: bar, name, tag line, words `under` it, emblem.

        An `emblem` of another game is 9.2 mm wide and high, from its top left corner. In its place
        may stand the `owner`, at most 10 mm high. Titles and tag lines that are too long for the
        paper are set smaller. Raises SheetError if the paper is too narrow, MissingGlyphError if a
        text cannot be set.
        """
        word = self.inks.word
        pale = word.tint(0.45)
        sign: tuple[draw.Shape, ...] = diamond(width - _SIGN / 2, 9.8, _SIGN, pale, word, pale)
        right = width - _SIGN - 3
        if emblem:
            sign = (draw.Group(emblem, draw.moved(width - _SIGN, 5.2)),)
        if owner is not None:
            sign, right = (owner.at(width - owner.width, 4.8),), width - owner.width - 3
        tagged = any((tag, under))
        try:
            name = set_line(self.book, title, 0, 12.4, right * (0.6 if tagged else 1), _GAME, word)
            x = self.book.width(title, name.size, name.weight) + 4
            tags = [
                set_line(self.book, words, x, y, right - x, _TAG, ink)
                for words, y, ink in ((tag, 8.6, BLACK), (under, 12.7, QUIET))
                if words
            ]
        except TextTooLongError as error:
            raise SheetError(f"{error}, or choose larger paper") from None
        bar = draw.filled(draw.rectangle(draw.Box(0, 0, width, _BAR)), word)
        shapes = (bar, name, *tags, *sign)
        return Block(width, _TIGHT_HEAD if self.tight else _HEAD, shapes)

    def foot(self, left: str, right: str, width: float) -> Block:
        """Return the line at the foot of a sheet."""
        y = FOOT - 0.6
        shapes = (
            draw.stroked(draw.line(0, 0, width, 0), self.inks.word, 0.75),
            draw.Text(0, y, left, 8.5, QUIET),
            draw.Text(width, y, right, 8.5, self.inks.word, "semibold", "end"),
        )
        return Block(width, FOOT, shapes)

    def page(
        self, blocks: Sequence[Block], foot: tuple[str, str], paper: draw.Size, label: str
    ) -> draw.Page | None:
        """Return a page of `paper` with `blocks` spread over its height; None if they don't fit.

        The words of its `foot` stand at the left and at the right.
        """
        room = paper[1] - 2 * MARGIN - FOOT
        spare = room - sum(block.height for block in blocks)
        gap = spare / len(blocks)
        if gap < 1.4 or any(block.width > paper[0] - 2 * MARGIN + 0.1 for block in blocks):
            return None
        shapes, y = list[draw.Shape](), MARGIN
        for block in blocks:
            shapes.append(block.at(MARGIN, y))
            y += block.height + min(gap, 10.0)
        shapes.append(self.foot(*foot, paper[0] - 2 * MARGIN).at(MARGIN, MARGIN + room))
        placed = in_direction_of(self.book.language, shapes, paper[0])
        return draw.text_page(paper, placed, label)


def run_in_title(title: str, words: str) -> str:
    """Return `title` as it stands before `words`: with a full stop unless they continue it."""
    return f"{title}." if title[-1].isalnum() and words[0].isupper() else title


def arrow(
    points: Sequence[draw.Point],
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
    line = draw.polyline((*points[:-1], neck))
    head = draw.polygon(
        [
            (x2, y2),
            (neck[0] - dy * size * 0.8, neck[1] + dx * size * 0.8),
            (neck[0] + dy * size * 0.8, neck[1] - dx * size * 0.8),
        ]
    )
    return draw.stroked(line, ink, width, dash=dash), draw.filled(head, ink)
