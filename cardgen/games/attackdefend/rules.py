"""The rules sheet of Attack/Defend: two pages, the second with a worked round, signs, and the fine print."""

from __future__ import annotations

from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.attackdefend import pictures, texts
from cardgen.games.attackdefend.example import score_card, worked_round
from cardgen.games.attackdefend.icons import sign, step_sign
from cardgen.games.attackdefend.look import INKS, origin
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer, set_sheet
from cardgen.sheets.typesetting import cap_height
from companion.attackdefend.deck import Deck, Step

TITLE = "Attack/Defend"
_GAP = 5.0


def rules_pages(book: FontBook, paper: tuple[float, float], deck: Deck) -> tuple[draw.Page, ...]:
    """Return both pages on `paper` (width and height in mm).

    Raises:
        SheetError: the paper is too small.
    """
    composers = list(Composer.styles(book, INKS))
    return tuple(
        set_sheet(
            paper,
            [partial(make, composer, deck) for composer in composers],
            "the rules need a larger page: choose larger paper",
        )
        for make in (_first, _second)
    )


def _first(composer: Composer, deck: Deck, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    blocks = [
        composer.head(
            TITLE, "Bluff, guess, and turn the card up", "two players, fifty cards", width
        ),
        _opening(composer, width),
        _turns(composer, width),
        _levels(composer, width),
        _reveal(composer, width, deck),
    ]
    foot = composer.foot(
        f"{origin(deck).capitalize()}. Page 2: a first round, signs", f"{TITLE}, 1 / 2", width
    )
    return composer.page(blocks, foot, paper, "attack-defend rules")


def _opening(composer: Composer, width: float) -> Block:
    """Return the goal, the table as a picture, and how to set up."""
    goal_width, list_width = 46.0, 66.0
    told = stack(
        (
            composer.section_title("Set up"),
            *(composer.lettered(i, *entry, list_width) for i, entry in enumerate(texts.SETUP)),
        ),
        2.6,
    )
    inner = goal_width - 8.5
    content = stack((composer.title("The goal", inner), composer.text(texts.GOAL, inner, 11)), 2.0)
    return composer.opening(content, _table(composer), told, width, goal_width, list_width)


def _table(composer: Composer) -> Block:
    """Return the table: the Defender's face-down cards, the piles between, and who sits where."""
    width = 50.0
    field = row((pictures.back(level) for level in (1, 2, 1)), 2.0, middle=True)
    piles = row((pictures.pile(True), pictures.pile(False), pictures.face()), 4.0, middle=True)
    names = row(
        (
            composer.text(word, wide, 7, anchor="middle", ink=QUIET)
            for word, wide in (("discards", 15.0), ("deck", 10.0), ("trash", 10.0))
        ),
        2.6,
    )
    parts = (
        composer.text("Defender", width, 9, "semibold", INKS.word, "middle"),
        field,
        piles,
        names,
        composer.text("Attacker", width, 9, "semibold", INKS.word, "middle"),
    )
    centred = (Block(width, part.height, (part.at((width - part.width) / 2, 0),)) for part in parts)
    return stack(centred, 1.6)


def _turns(composer: Composer, width: float) -> Block:
    """Return both turns beside each other."""
    wide = (width - _GAP) / 2
    panels = []
    for role, title in (("defender", "The Defender's turn"), ("attacker", "The Attacker's turn")):
        inner = wide - 8
        entries = (
            _numbered(composer, number, *entry, inner)
            for number, entry in enumerate(texts.TURNS[role], start=1)
        )
        panels.append(stack((composer.title(title, inner), *entries), 2.0))
    height = max(panel.height for panel in panels) + 8
    dark = Composer(composer.book, INKS, composer.size, composer.lead, composer.tight)
    made = (dark.panel(panel, wide, height, padding=4.0) for panel in panels)
    return stack((composer.section("Turn by turn; the Defender begins", width), row(made, _GAP)))


def _numbered(composer: Composer, number: int, title: str, words: str, width: float) -> Block:
    disc = composer.disc(str(number), 2.1, 9)
    body = (
        composer.run_in(title, words, width - 6.4) if title else composer.text(words, width - 6.4)
    )
    return Block(width, max(disc.height, body.height), (*disc.shapes, body.at(6.4, 0)))


def _levels(composer: Composer, width: float) -> Block:
    """Return how a card is advanced."""
    picture = pictures.levels(9.0)
    words = (
        "The number at the Defender's edge is the level. A card is placed at level 1. To advance it, turn "
        "it a quarter to the left, which brings the next number there. Level 4 is the highest. In deck and "
        "hands keep all cards with the 1 at the same end, or their backs tell which card is which."
    )
    told = composer.text(words, width - picture.width - 8)
    shown = row((picture, told), 8.0, middle=True)
    return stack((composer.section("Levels", width), shown), 1.0)


def _reveal(composer: Composer, width: float, deck: Deck) -> Block:
    """Return what happens when a card is turned up, in four boxes, and how the game is won."""
    gap = 3.5
    wide = (width - 3 * gap) / 4
    inner = wide - 6
    boxes = [
        stack((composer.numbered(str(i), title, inner), composer.text(words, inner)), 1.6)
        for i, (title, words) in enumerate(texts.REVEAL, start=1)
    ]
    height = max(box.height for box in boxes) + 6
    panels = row((composer.panel(box, wide, height) for box in boxes), gap)
    return stack(
        (composer.section("A card is turned up", width), panels, _example(composer, width, deck)),
        3.0,
    )


def _example(composer: Composer, width: float, deck: Deck) -> Block:
    """Return a score card and who scores it when, on the game's colour."""
    kind, own = score_card(deck)
    black, white = kind.black.texts[0].need, kind.white.texts[0].need
    words = (
        f"An example{'' if own else ' from the house deck'}: {kind.black.title} ({kind.points:+d}) has the "
        f"number {black} on its black half and {white} on its white half. At level 1 it is worth nothing to "
        f"anybody. From level {white} on, the Attacker scores it by flipping it. From level {black} on, the "
        "Defender may play it and score it."
    )
    light = Composer(composer.book, INKS, composer.size, composer.lead)
    told = light.text(words, width - 30, None, "regular", WHITE)
    picture = pictures.face(f"{kind.points:+d}", 9.0)
    inside = row((picture, told), 6.0, middle=True)
    return composer.panel(inside, width, inside.height + 7, fill=INKS.word, padding=3.5)


# -- the second page -------------------------------------------------------------------------------


def _second(composer: Composer, deck: Deck, paper: tuple[float, float]) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    blocks = [_round(composer, width, deck), _signs(composer, width), _rules(composer, width)]
    foot = composer.foot(
        f"{origin(deck).capitalize()}. A code names the ruling: “companion rule K9” prints it.",
        f"{TITLE}, 2 / 2",
        width,
    )
    return composer.page(blocks, foot, paper, "attack-defend rules, overleaf")


def _round(composer: Composer, width: float, deck: Deck) -> Block:
    """Return the worked round: each step in words beside the cards that lie face down after it."""
    room = 32.0
    rows = []
    worked = worked_round(deck)
    for number, scene in enumerate(worked.scenes, start=1):
        shown = row((pictures.back(level, 7.0) for level in scene.levels), 2.0, middle=True)
        picture = Block(room, shown.height, (shown.at((room - shown.width) / 2, 0),))
        told = _numbered(composer, number, "", scene.words, width - room - 6)
        rows.append(row((told, picture), 6.0, middle=True))
    cards = "" if worked.own else " with cards of the house deck"
    title = f"A first round{cards}, and what lies face down after each step"
    return stack((composer.section(title, width), *rows), 2.2)


def _signs(composer: Composer, width: float) -> Block:
    """Return every sign with what it means, in four columns."""
    columns, side = 4, 5.2
    column = width / columns
    entries = []
    for written, words in texts.SIGNS:
        name, *number = written.split()
        step = Step(name, int(number[0]) if number else 1)
        shown = step_sign(composer.book, step, 1, side, INKS.word, BLACK, WHITE)
        told = draw.Text(13.6, side / 2 + cap_height(8) / 2, words, 8, BLACK, "condensed")
        entries.append(Block(column, side + 1.4, (*shown.shapes, told)))
    down = -(-len(entries) // columns)
    parts = [stack(entries[i : i + down]) for i in range(0, len(entries), down)]
    hand = sign("hand", side, INKS.word, WHITE)
    line = draw.Text(
        14.6,
        side / 2 + cap_height(8) / 2,
        "In place of a number: can be used from the hand.",
        8,
        BLACK,
    )
    use = Block(width, side, (*hand.shapes, line))
    return stack((composer.section("The signs on the cards", width), row(parts, 0.0), use), 0.8)


def _rules(composer: Composer, width: float) -> Block:
    """Return the fine print in two columns."""
    column = (width - _GAP) / 2
    sections = []
    for title, rules in texts.RULES:
        told = (_rule(composer, *rule, column) for rule in rules)
        sections.append(stack((composer.title(title, column), *told), 0.7))
    halves = (stack(sections[index::2], 2.6) for index in (0, 1))
    return stack((composer.section("In full", width), row(halves, _GAP)))


def _rule(composer: Composer, title: str, words: str, code: str, width: float) -> Block:
    return composer.run_in(title, f"{words} [{code}]", width)
