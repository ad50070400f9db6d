"""The rule book: what `docs/rules.md` says, typeset as the pages of a booklet.

Games are not known here: whoever prints the book gives their colours and pictures. Each picture has
a fixed height, so that a sheet can name the page of a ruling without drawing any.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink
from cardgen.drawing.shapes import Weight
from cardgen.games.contract import PrintedGame
from cardgen.press.booklet import reader_size
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import NEUTRAL_INKS, QUIET, Composer, Inks
from cardgen.sheets.pencil_marks import emblem
from cardgen.sheets.typesetting import typographic
from cardgen.sheets.words import players_of, sheet_words
from companion.rulebook import Glossary, Ruling, glossaries, rulings, with_rule_book
from companion.words import Language

_MARGIN, _FOOT = 11.0, 7.0
_SIZE, _LEAD = 8.5, 1.26
_NARROWEST = 120.0  # page
_INDENT = 3.4
_CODE = 11.0  # room for a ruling's number beside its title
_BEFORE = 2  # pages before the text: cover and contents
_COLOURS = {
    **{"F": "reflector", "A": "defector"},
    **{"R": "rotator", "J": "tactics-joker", "K": "attack-defend"},
}
"""The game that a ruling is mostly about, by its letter; else it is Deflector."""
_ASIDE = re.compile(r"(\w+): (.*)")
"""An example or a reason: it begins with one word and a colon, in every language."""

PICTURES: Mapping[str, float] = {
    "B2": 21.0,
    "T3": 28.0,
    "S3": 23.0,
    "A2": 30.0,
    "R5": 21.0,
    "J4": 25.0,
    "K8": 42.0,
}
"""Height in mm of the picture below the heading of a ruling."""


@dataclass(frozen=True, slots=True)
class RulebookArt:
    """What the rule book shows besides text.

    `games` are those that it is about, by their names in records, and `pictures` draw what stands
    below a ruling, at most so wide.
    """

    games: Mapping[str, PrintedGame]
    pictures: Mapping[str, Callable[[Composer, float], Block]]

    def inks_of(self, ruling: Ruling) -> Inks:
        """Return the colours of a ruling: those of its game."""
        game = _COLOURS.get(ruling.number[0], "deflector")
        return self.games[game].inks if game in self.games else NEUTRAL_INKS


_NO_ART = RulebookArt({}, {})


@dataclass(frozen=True, slots=True)
class _Flowing:
    """A block of the text, and how much room must follow it on its page; what it begins, if any."""

    block: Block
    keep: float = 0.0
    section: str = ""
    ruling: str = ""


def rulebook_pages(
    book: FontBook, paper: draw.Size, art: RulebookArt = _NO_ART
) -> tuple[draw.Page, ...]:
    """Return the rule book: cover, contents and text; raises SheetError if `paper` is too small."""
    pages, language = _flowed(book, paper, art), with_rule_book(book.language)
    entries = [
        (typographic(each.section), number, _section_ink(each.section, art, language))
        for number, page in enumerate(pages, _BEFORE + 1)
        for each in page
        if each.section
    ]
    return (
        _cover(book, paper, art),
        _contents(book, paper, entries),
        *(_page(book, paper, page, number) for number, page in enumerate(pages, _BEFORE + 1)),
    )


def cited(composer: Composer, ruling: str, key: str = "cited") -> str:
    """Return the words that lead from a sheet to `ruling` in the rule book.

    The book is the one printed on the same paper; on a sheet that is a page of a booklet itself,
    the book has pages of its size. Raises SheetError if the pages of the book would be too small.
    """
    book, paper, size = composer.book, composer.printed_on, reader_size(composer.printed_on)
    page = _places(book, size if size[0] >= _NARROWEST else paper)[ruling]
    return sheet_words(book, "sheets")(f"rulebook-{key}", text=f"[{ruling}]", page=page)


@lru_cache(maxsize=8)
def _places(book: FontBook, paper: draw.Size) -> Mapping[str, int]:
    return {
        each.ruling: number
        for number, page in enumerate(_flowed(book, paper, _NO_ART), _BEFORE + 1)
        for each in page
        if each.ruling
    }


def _flowed(book: FontBook, paper: draw.Size, art: RulebookArt) -> list[list[_Flowing]]:
    if paper[0] < _NARROWEST:
        raise SheetError("the rule book needs a larger page: choose larger paper")
    room = paper[1] - 2 * _MARGIN - _FOOT
    pages: list[list[_Flowing]] = [[]]
    used = 0.0
    for each in _text(book, paper[0] - 2 * _MARGIN, art):
        if used and used + each.block.height + each.keep > room:
            pages.append([])
            used = 0.0
        pages[-1].append(each)
        used += each.block.height
    return pages


def _cover(book: FontBook, paper: draw.Size, art: RulebookArt) -> draw.Page:
    """Return the cover: emblem, title, and the games with the number of their players."""
    width, height = paper
    words, middle = sheet_words(book, "sheets").part("rulebook"), width / 2
    shapes: list[draw.Shape] = [
        *emblem(middle, height * 0.27, 62.0),
        draw.Text(middle, height * 0.52, words("title"), 44, BLACK, "semibold", "middle"),
        draw.Text(middle, height * 0.56, words("under"), 11, QUIET, anchor="middle"),
    ]
    pitch = (width - 2 * _MARGIN) / 2
    for index, game in enumerate(art.games.values()):
        down, across = index % 3, index // 3
        x, y = _MARGIN + 4 + across * pitch, height * 0.70 + down * 15.0
        composer, players = Composer(book, game.inks), players_of(book, game.game)
        inside = stack(
            composer.text(game.title, pitch - 14, 13, "semibold", game.inks.word),
            composer.text(players, pitch - 14, 8.5, ink=QUIET),
        )
        shapes.append(composer.panel(inside, pitch - 6, 12.4, bar=True, padding=1.8).at(x, y))
    return draw.text_page(paper, shapes, "cover")


def _contents(
    book: FontBook, paper: draw.Size, entries: Sequence[tuple[str, int, Ink]]
) -> draw.Page:
    """Return the contents; `entries` are sections, their pages and colours."""
    width, words = paper[0] - 2 * _MARGIN, sheet_words(book, "sheets").part("rulebook")
    composer = Composer(book, NEUTRAL_INKS, _SIZE, _LEAD)
    head = composer.head(words("contents"), "", "", width)
    about = _padded(composer.text(words("about"), width), 4.0)
    room = paper[1] - 2 * _MARGIN - _FOOT - head.height - about.height
    step = min(6.4, room / len(entries))
    lines = []
    for section, number, ink in entries:
        title = draw.Text(0, 4.0, section, 9.5, ink, "semibold")
        start = book.width(section, 9.5, "semibold") + 2
        dots = draw.stroked(draw.line(start, 3.9, width - 8, 3.9), QUIET, 0.5, dash=(0.2, 1.4))
        page = draw.Text(width, 4.0, str(number), 9.5, BLACK, "semibold", "end")
        lines.append(Block(width, step, (title, dots, page)))
    shapes = (stack(head, about, *lines).at(_MARGIN, _MARGIN), _foot(book, paper, 2))
    return draw.text_page(paper, shapes, "contents")


def _page(book: FontBook, paper: draw.Size, flowing: Sequence[_Flowing], number: int) -> draw.Page:
    shapes = (
        stack(*(each.block for each in flowing)).at(_MARGIN, _MARGIN),
        _foot(book, paper, number),
    )
    return draw.text_page(paper, shapes, f"rules {number}")


def _foot(book: FontBook, paper: draw.Size, number: int) -> draw.Group:
    composer, title = Composer(book, NEUTRAL_INKS), sheet_words(book, "sheets")("rulebook-title")
    foot = composer.foot(title, str(number), paper[0] - 2 * _MARGIN)
    return foot.at(_MARGIN, paper[1] - _MARGIN - foot.height)


def _text(book: FontBook, width: float, art: RulebookArt) -> Iterator[_Flowing]:
    language = with_rule_book(book.language)
    words, section = {each.before: each for each in glossaries(language)}, ""
    for ruling in rulings(language):
        composer = Composer(book, art.inks_of(ruling), _SIZE, _LEAD)
        if ruling.section != section:
            section = ruling.section
            if section in words:
                yield from _glossary(composer, words[section], width)
            yield _section(composer, section, width)
        (first, _), *more = _paragraphs(composer, ruling, width)
        parts = [_heading(composer, ruling, width), first]
        if ruling.number in PICTURES:
            parts.append(_picture(composer, ruling.number, width, art))
        keeps = *(block.height * aside for block, aside in more), 0.0
        yield _Flowing(stack(*parts), keeps[0], ruling=ruling.number)
        for (block, _), keep in zip(more, keeps[1:], strict=True):
            yield _Flowing(block, keep)


def _picture(composer: Composer, number: str, width: float, art: RulebookArt) -> Block:
    """Return the picture of a ruling in the middle, as high as `PICTURES` says."""
    height, make = PICTURES[number], art.pictures.get(number)
    if make is None:
        return Block(width, height, ())
    made = make(composer, width)
    scale = min(1.0, width / made.width, (height - 4) / made.height)
    shown = made.scaled(scale) if scale < 1 else made
    x, y = (width - shown.width) / 2, (height - shown.height) / 2
    return Block(width, height, (shown.at(x, y),))


def _glossary(composer: Composer, glossary: Glossary, width: float) -> Iterator[_Flowing]:
    yield _section(composer, glossary.title, width)
    for word, meaning in glossary.words:
        yield _Flowing(_padded(composer.run_in(word, typographic(meaning), width), 0.6))


def _section(composer: Composer, title: str, width: float) -> _Flowing:
    """Return the title of a section, which does not stand at the foot of a page."""
    shown = composer.section(typographic(title), width)
    return _Flowing(_padded(shown, 0.0, above=3.0), 26.0, section=title)


def _section_ink(section: str, art: RulebookArt, language: Language | None) -> Ink:
    """Return the colour of a section's first ruling; a glossary has that of the next section."""
    named = {each.title: each.before for each in glossaries(language)}
    wanted = named.get(section, section)
    first = next(each for each in rulings(language) if each.section == wanted)
    return art.inks_of(first).word


def _padded(block: Block, below: float, above: float = 0.0) -> Block:
    return Block(block.width, above + block.height + below, (block.at(0, above),))


def _heading(composer: Composer, ruling: Ruling, width: float) -> Block:
    number = composer.text(ruling.number, _CODE, 10, "semibold", composer.inks.word)
    title = composer.text(typographic(ruling.title), width - _CODE, 10, "semibold", BLACK)
    return _padded(row(number, title), 0.3, above=1.6)


def _paragraphs(composer: Composer, ruling: Ruling, width: float) -> Iterator[tuple[Block, bool]]:
    """Yield each part of a ruling's text, and whether it belongs below the one before."""
    for part in re.split(r"\n(?=\n|- )", typographic(ruling.text)):
        text = part.strip()
        if text.startswith("|"):
            yield _padded(_table(composer, text, width), 1.4), False
        elif text:
            words = " ".join(text.removeprefix("- ").split())
            if text.startswith("- "):
                dot = draw.filled(draw.circle(1.2, 1.9, 0.5), composer.inks.word)
                inside = composer.text(words, width - _INDENT)
                yield Block(width, inside.height + 0.5, (dot, inside.at(_INDENT, 0))), False
            elif found := _ASIDE.fullmatch(words):
                yield _padded(_aside(composer, found[1], found[2], width), 1.4), True
            else:
                yield _padded(composer.text(words, width), 1.0), False


def _aside(composer: Composer, title: str, words: str, width: float) -> Block:
    """Return an example or a reason, in a tinted box."""
    inside = composer.run_in(f"{title}:", words, width - 5.0)
    return composer.panel(inside, width, inside.height + 2.6, padding=1.3)


def _table(composer: Composer, text: str, width: float) -> Block:
    """Return a table as its source has it: the first row is the head, the second separates it."""
    lines = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines()]
    head, body = lines[0], lines[2:]
    first = max(composer.book.width(cells[0], _SIZE, "semibold") for cells in lines) + 4
    if len(head) > 2 or first > width / 2:
        first = width / len(head)
    columns = [first, *[(width - first) / (len(head) - 1)] * (len(head) - 1)]

    def line(cells: Sequence[str], weight: Weight = "regular", ink: Ink = BLACK) -> Block:
        pairs = zip(cells, columns, strict=True)
        return row(
            *(composer.text(cell, column - 2, None, weight, ink) for cell, column in pairs), gap=2.0
        )

    return stack(line(head, "semibold", QUIET), *map(line, body), gap=0.6)
