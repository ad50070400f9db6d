"""The rules of each game on a page, and on a card that folds to the size of a business card."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.printables.aids.diagrams import DIAGRAMS, HEIGHT, WIDTH, Diagram
from cardgen.printables.aids.section_layout import (
    HEAD,
    LEADING,
    MARGIN,
    SMALLEST,
    AidError,
    SectionStyle,
    page_head,
    set_sections,
    split_columns,
    stack_height,
)
from cardgen.printables.aids.wording import CARDS, PAGES, SUBTITLES
from cardgen.printables.common.game_marks import emblem
from cardgen.printables.common.typesetting import leading, text_lines, wrap
from cardgen.printables.puzzles import rotator_rules
from cardgen.printables.puzzles.puzzle_sheets import PuzzleSheetError

CARD = (85.0, 50.0)
"""Width and height in mm of a rules card."""

_STEP = leading(SMALLEST, LEADING)
_GAP = 7.0  # between columns
_ABOVE = 4.0  # the diagrams
_FOOT = 4.5
_FOOTNOTE = "Codes such as M4 name the ruling: the companion says them with every no."
_SCALES = (1.5, 1.25, 1.0)  # of the diagrams
_PAGE_STYLES = (
    *(SectionStyle(size) for size in (10.5, 10, 9.5, 9)),
    *(SectionStyle(size, "list", "condensed") for size in (10, 9.5, 9)),
    *(SectionStyle(size, "paragraph") for size in (9.5, 9)),
    *(SectionStyle(size, "paragraph", "condensed") for size in (10, 9.5, 9)),
)
"""From the one that reads best to the one that takes least room."""
_CARD_STYLES = (
    *(SectionStyle(size / 2, "run-in") for size in range(16, 12, -1)),
    *(SectionStyle(size / 2, "run-in", "condensed") for size in range(14, 11, -1)),
)
_SAFE = 3.0
_CARD_HEAD = 6.2


def rules_page(book: FontBook, paper: tuple[float, float], game: str) -> draw.Page:
    """Return the rules of `game` on a page of `paper` (width and height in mm).

    Raises:
        AidError: the page is too small for them.
    """
    if game == "rotator":
        try:
            return rotator_rules.rules_page(book, paper)
        except PuzzleSheetError as error:
            raise AidError(str(error).removesuffix(", or --no-rules")) from None
    sections, diagrams = PAGES[game], DIAGRAMS[game]
    width, height = paper
    inner, top, foot = width - 2 * MARGIN, MARGIN + HEAD, height - MARGIN
    column = (inner - _GAP) / 2
    strips = [
        (foot - _FOOT - _strip_height(book, diagrams, inner, scale), scale)
        for scale in _SCALES
        if scale * WIDTH <= inner / len(diagrams) - 2
    ]
    for style in _PAGE_STYLES:
        deep, cut = split_columns(book, sections, column, style)
        fitting = [strip for strip in strips if top + deep + _ABOVE <= strip[0]]
        if not fitting:
            continue
        bottom, scale = fitting[0]
        shapes = (
            *page_head(game.title(), SUBTITLES[game], width),
            *set_sections(book, sections[:cut], MARGIN, top, column, style),
            *set_sections(book, sections[cut:], MARGIN + column + _GAP, top, column, style),
            *_strip(book, diagrams, bottom, inner, scale),
            draw.Text(MARGIN, foot, _FOOTNOTE, SMALLEST, grey(0.6), "condensed"),
        )
        return draw.Page(width, height, (("text", shapes),), label=f"{game} rules")
    raise AidError(f"the rules of {game} need a larger page at {SMALLEST:g} pt: choose larger paper")


def _strip_height(book: FontBook, diagrams: tuple[Diagram, ...], inner: float, scale: float) -> float:
    deepest = max(len(_caption(book, diagram, inner / len(diagrams))) for diagram in diagrams)
    return scale * HEIGHT + (1 + deepest) * _STEP + 3


def _caption(book: FontBook, diagram: Diagram, pitch: float) -> list[str]:
    return wrap(book, diagram.caption, pitch - 3, SMALLEST, "condensed")


def _strip(
    book: FontBook, diagrams: tuple[Diagram, ...], top: float, inner: float, scale: float
) -> list[draw.Shape]:
    """Return diagrams side by side below a line at `top`, with what they say."""
    pitch = inner / len(diagrams)
    shapes: list[draw.Shape] = [draw.stroked(draw.line(MARGIN, top, MARGIN + inner, top), grey(0.6), 0.5)]
    for index, diagram in enumerate(diagrams):
        x = MARGIN + index * pitch
        shapes.append(draw.Group(tuple(diagram.draw()), draw.moved(x, top + 1.5) @ draw.scaled(scale)))
        y = top + 1.5 + scale * HEIGHT + SMALLEST * draw.MM_PER_PT
        shapes.append(draw.Text(x, y, diagram.title, SMALLEST, BLACK, "semibold"))
        shapes += text_lines(
            book, diagram.caption, x, y + _STEP, pitch - 3, SMALLEST, _STEP, weight="condensed"
        )
    return shapes


def rules_cards(book: FontBook, game: str) -> tuple[draw.Page, draw.Page]:
    """Return both sides of a card with the rules of `game` in short.

    Raises:
        AidError: they don't fit at the smallest size, 6 pt.
    """
    room = CARD[0] - 2 * _SAFE
    sides = [
        (sections, _SAFE + above) for sections, above in zip(CARDS[game], (_CARD_HEAD, 0.0), strict=True)
    ]
    for style in _CARD_STYLES:
        deepest = max(top + stack_height(book, sections, room, style) for sections, top in sides)
        if deepest <= CARD[1] - _SAFE:
            front, back = (set_sections(book, sections, _SAFE, top, room, style) for sections, top in sides)
            return (
                _card([*_card_head(book, game), *front], "rules cards"),
                _card(back, "their backs"),
            )
    raise AidError(f"the card for {game} is {deepest - CARD[1] + _SAFE:.1f} mm too long at 6 pt")


def _card_head(book: FontBook, game: str) -> list[draw.Shape]:
    x = _SAFE + book.width(game.title(), 12, "semibold") + 2
    return [
        draw.Text(_SAFE, _SAFE + 3.4, game.title(), 12, BLACK, "semibold"),
        draw.Text(x, _SAFE + 3.4, SUBTITLES[game], 6.5, grey(0.85)),
        *emblem(CARD[0] - _SAFE - 2.4, _SAFE + 2.2, 4.8),
    ]


def _card(shapes: list[draw.Shape], label: str) -> draw.Page:
    return draw.Page(*CARD, (("text", tuple(shapes)),), safe=_SAFE, label=label)
