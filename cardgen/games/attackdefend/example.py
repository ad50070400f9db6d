"""The examples on the sheets of Attack/Defend, with cards of the deck in use if they fit."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardgen.drawing.fonts import FontBook
from cardgen.games.attackdefend.look import words_in
from companion.attackdefend.deck import Deck, Kind, Step, house_deck


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of the worked round: words, statements, and the levels face down after it."""

    words: str
    statements: tuple[str, ...]
    levels: tuple[int, ...]


def worked_round(book: FontBook, deck: Deck) -> tuple[tuple[Scene, ...], bool]:
    """Return nearly two turns each at the beginning, and whether with cards of this deck.

    They have a score card, one that looks and one that raises: house cards if the deck lacks one.
    """
    found = [_first(deck, fits) for fits in (_is_prize, _looks, _raises)]
    own = None not in found
    cards = found if own else [_first(house_deck(), fits) for fits in (_is_prize, _looks, _raises)]
    prize, scout, lever = (card for card in cards if card is not None)
    return _scenes(book, prize, scout, lever), own


def score_card(deck: Deck) -> tuple[Kind, bool]:
    """Return a score card that is worth nothing at level 1, and whether it is of this deck."""
    found = _first(deck, _needs_levels)
    return (found, True) if found else (house_deck().kinds[0], False)


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


def _first(deck: Deck, fits: Callable[[Kind], bool]) -> Kind | None:
    return next((kind for kind in deck.kinds if fits(kind)), None)


def _needs_levels(kind: Kind) -> bool:
    halves = (kind.black.texts[0], kind.white.texts[0])
    return kind.points > 0 and all(text.scores and text.need > 1 for text in halves)


def _is_prize(kind: Kind) -> bool:
    return _needs_levels(kind) and (kind.black.texts[0].need, kind.cost) == (3, 2)


def _used_for(step: Step, kind: Kind) -> bool:
    return not kind.cost and not kind.points and kind.white.texts[0].steps == (step,)


_looks = partial(_used_for, Step("peek", 2))


def _raises(kind: Kind) -> bool:
    """Tell whether a card raises another one, and Bob has a second copy to advance to level 2."""
    return kind.count > 1 and _used_for(Step("raise", 1), kind)


def _scenes(book: FontBook, prize: Kind, scout: Kind, lever: Kind) -> tuple[Scene, ...]:
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
