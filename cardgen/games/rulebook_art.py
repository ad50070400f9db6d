"""Colours and pictures of the rule book, from the games that print it."""

from collections.abc import Callable, Iterable, Mapping

from cardgen.games import PRINTED
from cardgen.games.attackdefend.example import house_card
from cardgen.games.attackdefend.pictures import named_face
from cardgen.games.rotator import pictures as rotator
from cardgen.games.rulebook import RulebookArt
from cardgen.games.tactics.faces import face
from cardgen.games.territory import diagrams
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import QUIET, Composer
from cardgen.sheets.words import sheet_words


def _named(composer: Composer, pictures: Iterable[tuple[Block, str]], gap: float) -> Block:
    """Return pictures beside each other, each above its name."""
    shown = []
    for picture, name in pictures:
        words = composer.text(name, picture.width, 8.5, ink=QUIET, anchor="middle")
        shown.append(stack(picture, words, gap=1.0))
    return row(*shown, gap=gap)


def _tables(composer: Composer, width: float) -> Block:
    first = sheet_words(composer.book, "sheets")("players", count=3)
    layouts = {first: "deflector-3", "4": "deflector-4-full", "5": "deflector-5-full"}
    pictures = (
        (diagrams.table_picture(layout, composer, 22.0), name) for name, layout in layouts.items()
    )
    return _named(composer, pictures, 12.0)


def _grounds(composer: Composer, width: float) -> Block:
    words = sheet_words(composer.book, "tactics").part("ground")
    cards = {"9H": "plain", "6C": "forest", "4S": "mountain", "KD": "castle", "QH": "recruit"}
    pictures = (
        (Block(13.5, 18, face(card, 13.5, 18)), words(name)) for card, name in cards.items()
    )
    return _named(composer, pictures, 6.0)


def _card(composer: Composer, width: float) -> Block:
    return named_face(composer.book, house_card("gain"))


_PICTURES: Mapping[str, Callable[[Composer, float], Block]] = {
    "B2": lambda composer, width: diagrams.node_range(composer.inks),
    "T3": _tables,
    "S3": lambda composer, width: diagrams.way_round(composer.inks),
    "A2": lambda composer, width: diagrams.alliance_tree(composer),
    "R5": lambda composer, width: row(*rotator.steps(composer, 20.0), gap=10.0, middle=True),
    "J4": _grounds,
    "K8": _card,
}

RULEBOOK_ART = RulebookArt(PRINTED, _PICTURES)
"""Colours of all games, the games on the cover, and pictures by ruling."""
