"""The examples on the sheets of Attack/Defend, with cards of the house deck."""

from dataclasses import dataclass

from cardgen.drawing.fonts import FontBook
from cardgen.games.attackdefend.look import words_in
from companion.attackdefend.deck import Deck, Kind, house_deck


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of the worked round: words, statements, and the levels face down after it."""

    words: str
    statements: tuple[str, ...]
    levels: tuple[int, ...]


def house_card(name: str) -> Kind:
    """Return a card of the house deck."""
    return next(kind for kind in house_deck().kinds if kind.id == name)


def worked_round(book: FontBook) -> tuple[Scene, ...]:
    """Return nearly two turns each at the beginning."""
    prize, scout, lever = map(house_card, ("gain", "scout", "guard"))
    statements = (
        ("draw Bob deck", "place Bob", "place Bob", "end Bob"),
        ("draw Ann deck", f"use Ann {scout.id}", "choose Ann 1", "choose Ann 2"),
        (f"use Ann {lever.id}", "choose Ann 1", "end Ann"),
        ("draw Bob deck", "advance Bob 1", f"play Bob 1 {prize.id}", "advance Bob 2", "end Bob"),
    )
    cards = {
        "prize": prize.black.title,
        "points": prize.points,
        "other_card": lever.black.title,
        "scout": scout.white.title,
        "lever": lever.white.title,
    }
    levels = ((1, 1), (1, 1), (2, 1), (2,))
    words = words_in(book)
    return tuple(
        Scene(words(f"round-{number}", **cards), lines, after)
        for number, (lines, after) in enumerate(zip(statements, levels, strict=True), start=1)
    )


def record_rows(deck: Deck) -> tuple[str, ...]:
    """Return statements to show on the record sheet, with words of this deck."""
    scored = [kind.id for kind in deck.kinds if kind.points > 0]
    used = [kind.id for kind in deck.kinds if not kind.cost]
    return (
        *("draw Bob deck", "place Bob", "advance Bob 1"),
        *(f"use Ann {card}" for card in used[:1]),
        f"flip Ann 1 {(scored or used or [deck.kinds[0].id])[-1]}",
        " ".join(["end Ann", *scored[:1]]),
    )
