"""The rules sheet of Attack/Defend: how to play; a worked round, signs, and the fine print."""

from functools import partial

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.games.attackdefend import pictures
from cardgen.games.attackdefend.example import house_card, worked_round
from cardgen.games.attackdefend.icons import sign, sign_list
from cardgen.games.attackdefend.look import INKS, TITLE, words_in
from cardgen.games.rulebook import cited
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.rules_sheet import opening, rules_in_columns, set_sheet
from cardgen.sheets.words import SheetWords, outline_of
from companion.attackdefend.deck import Deck
from companion.attackdefend.statements import ROLES

_GAP = 5.0


def rules_pages(book: FontBook, paper: draw.Size, deck: Deck) -> tuple[draw.Page, ...]:
    """Return both pages on `paper`; raises SheetError if it is too small."""
    refusal = "the rules need a larger page: choose larger paper"
    makers = (partial(_first, deck=deck), partial(_second, deck=deck))
    return tuple(set_sheet(paper, make, Composer.styles(book, INKS), refusal) for make in makers)


def _first(composer: Composer, paper: draw.Size, deck: Deck) -> draw.Page | None:
    width, words = paper[0] - 2 * MARGIN, words_in(composer.book)
    set_up = words.entries("setup", "shuffle", "sides", "piles")
    blocks = [
        composer.head(TITLE, words("what"), words("needs"), width),
        opening(composer, words, set_up, _table(composer, words), width, 46.0, 66.0),
        _turns(composer, words, width),
        _levels(composer, words, width),
        _reveal(composer, words, width, deck),
    ]
    left = words("foot", text=deck.name)
    if deck.is_house:
        left = words("foot-house", number=deck.version)
    return composer.page(blocks, (left, f"{TITLE}, 1 / 2"), paper, "attack-defend rules")


def _table(composer: Composer, words: SheetWords) -> Block:
    """Return the table: the Defender's face-down cards, the piles between, and who sits where."""
    width = 50.0
    field = row(*(pictures.back(level) for level in (1, 2, 1)), gap=2.0, middle=True)
    piles = row(
        pictures.discard_pile(), pictures.deck_pile(), pictures.face(), gap=4.0, middle=True
    )
    names = row(
        *(
            composer.text(words(f"pile-{pile}"), wide, 7, anchor="middle", ink=QUIET)
            for pile, wide in (("discards", 15.0), ("deck", 10.0), ("trash", 10.0))
        ),
        gap=2.6,
    )
    parts = (
        composer.text(words("defender"), width, 9, "semibold", INKS.word, "middle"),
        field,
        piles,
        names,
        composer.text(words("attacker"), width, 9, "semibold", INKS.word, "middle"),
    )
    centred = (Block(width, part.height, (part.at((width - part.width) / 2, 0),)) for part in parts)
    return stack(*centred, gap=1.6)


def _turns(composer: Composer, words: SheetWords, width: float) -> Block:
    wide = (width - _GAP) / 2
    inner = wide - 8
    panels = []
    for role in ROLES:
        entries, title = pictures.turn_entries(words, role), words(f"turn-{role}")
        items = (composer.item(str(i), *entry, inner) for i, entry in enumerate(entries, 1))
        panels.append(stack(composer.title(title, inner), *items, gap=2.0))
    height = max(panel.height for panel in panels) + 8
    made = (composer.panel(panel, wide, height, padding=4.0) for panel in panels)
    return stack(composer.section(words("turn-title"), width), row(*made, gap=_GAP))


def _levels(composer: Composer, words: SheetWords, width: float) -> Block:
    """Return how a card is advanced."""
    picture = pictures.levels(9.0)
    title, said = words.entry("levels")
    told = composer.text(said, width - picture.width - 8)
    shown = row(picture, told, gap=8.0, middle=True)
    return stack(composer.section(title, width), shown, gap=1.0)


_REVEAL = ("whose-half", "which-text", "where-to", "then")


def _reveal(composer: Composer, words: SheetWords, width: float, deck: Deck) -> Block:
    """Return what happens when a card is turned up, in four boxes, and how the game is won."""
    gap = 3.5
    wide = (width - 3 * gap) / 4
    inner = wide - 6
    boxes = [
        stack(composer.numbered(str(i), title, inner), composer.text(said, inner), gap=1.6)
        for i, (title, said) in enumerate(words.entries("reveal", *_REVEAL), 1)
    ]
    height = max(box.height for box in boxes) + 6
    panels = row(*(composer.panel(box, wide, height) for box in boxes), gap=gap)
    return stack(
        composer.section(words("reveal-title"), width),
        panels,
        _example(composer, words, width, deck),
        gap=3.0,
    )


def _example(composer: Composer, words: SheetWords, width: float, deck: Deck) -> Block:
    """Return a score card with its parts named, and who scores it when."""
    kind = house_card("gain")
    said = words(
        "example" if deck.is_house else "example-house",
        title=kind.black.title,
        points=kind.points,
        black=kind.black.texts[0].need,
        white=kind.white.texts[0].need,
    )
    picture = pictures.named_face(composer.book, kind)
    beside = width - picture.width - 12
    hand = row(
        sign("hand", 5.2, INKS.word, WHITE),
        composer.text(words("hand"), beside - 8),
        gap=2.4,
        middle=True,
    )
    told = stack(composer.text(said, beside), hand, gap=2.0)
    inside = row(picture, told, gap=5.0, middle=True)
    return composer.panel(inside, width, bar=True, padding=2.0)


# -- the second page -------------------------------------------------------------------------------


def _second(composer: Composer, paper: draw.Size, deck: Deck) -> draw.Page | None:
    width = paper[0] - 2 * MARGIN
    words = words_in(composer.book)
    (later,) = outline_of("attack-defend")["later"]
    sections = [words.section(name, rules) for name, rules in later.items()]
    blocks = [
        _round(composer, words, width, deck),
        _signs(composer, words, width),
        rules_in_columns(composer, sections, width),
    ]
    foot = cited(composer, "K1"), f"{TITLE}, 2 / 2"
    return composer.page(blocks, foot, paper, "attack-defend rules, overleaf")


def _round(composer: Composer, words: SheetWords, width: float, deck: Deck) -> Block:
    """Return the worked round: each step in words beside the cards that lie face down after it."""
    room = 32.0
    rows = []
    for number, scene in enumerate(worked_round(composer.book), start=1):
        shown = row(*(pictures.back(level, 7.0) for level in scene.levels), gap=2.0, middle=True)
        picture = Block(room, shown.height, (shown.at((room - shown.width) / 2, 0),))
        told = composer.item(str(number), "", scene.words, width - room - 6)
        rows.append(row(told, picture, gap=6.0, middle=True))
    title = words("round" if deck.is_house else "round-house")
    return stack(composer.section(title, width), *rows, gap=2.2)


def _signs(composer: Composer, words: SheetWords, width: float) -> Block:
    hand = sign("hand", 5.2, INKS.word, WHITE)
    use = composer.text(words("sign-hand"), width - 14.6)
    signs = (
        composer.section(words("signs"), width),
        sign_list(composer, width, 4, 6.6, 8),
        row(Block(13.7, 5.2, hand.shapes), use, middle=True),
    )
    return stack(*signs, gap=0.8)
