"""Colours and pictures of the rule book, from the games that print it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cardgen.games import PRINTED
from cardgen.games.attackdefend.example import score_card
from cardgen.games.attackdefend.pictures import named_face
from cardgen.games.rotator import pictures as rotator
from cardgen.games.rulebook import RulebookArt
from cardgen.games.tactics.faces import face
from cardgen.games.territory import diagrams
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import QUIET, Composer
from cardgen.sheets.words import sheet_words
from companion.attackdefend.deck import house_deck
from companion.contract import Game


def rulebook_art() -> RulebookArt:
    """Return the colours of all games, the games for the cover, and pictures by ruling."""
    return RulebookArt(
        {name: game.inks for name, game in PRINTED.items()},
        [(game.title, _players(game.game), game.inks) for game in PRINTED.values()],
        _PICTURES,
    )


def _players(game: Game) -> str:
    """Return for how many a game is, such as ``3 to 5 players``."""
    fewest, most = game.players
    if most is None:
        return f"{fewest} or more players"
    if fewest == most:
        return "1 player" if most == 1 else f"{most} players"
    return f"{fewest} to {most} players"


def _named(composer: Composer, pictures: Iterable[tuple[Block, str]], gap: float) -> Block:
    """Return pictures beside each other, each above its name."""
    shown = []
    for picture, name in pictures:
        words = composer.text(name, picture.width, 8.5, ink=QUIET, anchor="middle")
        shown.append(stack((picture, words), 1.0))
    return row(shown, gap)


def _tables(composer: Composer, width: float) -> Block:
    layouts = {"3 players": "deflector-3", "4": "deflector-4-full", "5": "deflector-5-full"}
    pictures = (
        (diagrams.table_picture(layout, composer.inks, 22.0), name)
        for name, layout in layouts.items()
    )
    return _named(composer, pictures, 12.0)


def _grounds(composer: Composer, width: float) -> Block:
    cards = {"9H": "plain", "6C": "forest", "4S": "mountain", "KD": "castle", "QH": "recruit"}
    pictures = ((Block(13.5, 18, face(card, 13.5, 18)), name) for card, name in cards.items())
    return _named(composer, pictures, 6.0)


def _card(composer: Composer, width: float) -> Block:
    parts = sheet_words("attackdefend").by_name("parts")
    return named_face(composer.book, parts, score_card(house_deck())[0])


_PICTURES: Mapping[str, Callable[[Composer, float], Block]] = {
    "B2": lambda composer, width: diagrams.node_range(composer.inks),
    "T3": _tables,
    "S3": lambda composer, width: diagrams.way_round("deflector-5-full", composer.inks),
    "A2": lambda composer, width: diagrams.alliance_tree(composer.inks),
    "R5": lambda composer, width: row(rotator.steps(composer.inks, 20.0), 10.0, middle=True),
    "J4": _grounds,
    "K8": _card,
}
