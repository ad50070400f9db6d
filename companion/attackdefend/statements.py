"""The lines of a record of Attack/Defend after ``game``.

How many words follow a player's name depends on whether cards are dealt or on paper: `arguments`
reads them once that is known.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, Literal, get_args

from companion.attackdefend.deck import Deck
from companion.errors import refused
from companion.record import (
    Computer,
    Grammar,
    Human,
    Statement,
    Undo,
    Word,
    Words,
    expect,
    grammar_of,
)
from companion.words import Message

Role = Literal["defender", "attacker"]
ROLES: tuple[Role, ...] = get_args(Role)

PILES = ("deck", "discard")
"""The piles that cards are drawn from, and what people call them."""

PAPER = "paper"

_DEAL = "deal paper, or deal SEED with 32 hex digits"


def _deck(word: str) -> str:
    return word if word.lower().endswith(".toml") else word.lower()


def _name(word: str) -> str:
    if ":" in word or "#" in word:
        raise refused("attackdefend-refused-name", text=word)
    return word


def _seed(word: str) -> str:
    seed = word.lower()
    if seed != PAPER and not re.fullmatch(r"[0-9a-f]{32}", seed):
        raise refused("common-refused-form", form=_DEAL)  # the seed is a secret
    return seed


class DeckNamed(Statement):
    """``deck house-2``, or ``deck FILE`` with a name that ends in ``.toml``."""

    form = "deck NAME, or deck FILE.toml"
    deck: Annotated[str, Word(_deck)]


class Player(Statement):
    """``player Ann``."""

    form = "player NAME"
    name: Annotated[str, Word(_name)]


class Deal(Statement):
    """``deal paper``, or ``deal SEED`` with 32 hex digits (K19)."""

    form = _DEAL
    seed: Annotated[str, Word(_seed)]

    @property
    def dealt(self) -> bool:
        """Whether the companion has shuffled and knows every card."""
        return self.seed != PAPER

    @property
    def digest(self) -> str:
        """The SHA-256 of the seed, which may be shown before play (K19)."""
        return sha256(self.seed.encode()).hexdigest()


class Command(Statement):
    """What a player says: ``draw Bob deck``, ``flip Ann 1``. `words` come after the name."""

    verb: str
    player: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join([self.verb, self.player, *self.words])


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the words of a command mean. `cards` are numbers of kinds, `declined` is ``none``."""

    place: int = 0
    cards: tuple[int, ...] = ()
    count: int = 0
    pile: str = ""
    role: Role = "defender"
    declined: bool = False


def _forms(text: str) -> dict[str, tuple[str, ...]]:
    """Read forms: what is said or decided, then the words that follow."""
    split = (form.split() for form in text.split(","))
    return {name: tuple(words) for name, *words in split}


_FORMS = _forms("side ROLE, prefer ROLE, accept, draw PILE, advance PLACE, use CARD")
DEALT_FORMS = _FORMS | _forms("wager CARDS, place CARD, discard CARD, flip PLACE, play PLACE, end")
PAPER_FORMS = _FORMS | _forms(
    "wager COUNT, place, discard, flip PLACE CARD, play PLACE CARD, end [CARDS]"
)
_CHOICES = _forms(
    "peek PLACE, lower PLACE, raise PLACE, return PLACE, protect PLACE, take COUNT, saddle CARD"
)
_DEALT_CHOICES = _CHOICES | _forms(
    "discard CARDS, flip PLACE, trash PLACE, switch PLACE CARD, place CARD"
)
_PAPER_CHOICES = _CHOICES | _forms(
    "raid KEPT, flip PLACE CARD, trash PLACE CARD, switch PLACE, place YES"
)

_MEANINGS = {
    "ROLE": Message("attackdefend-form-role"),
    "PILE": Message("attackdefend-form-pile"),
    "PLACE": Message("attackdefend-form-place"),
    "COUNT": Message("attackdefend-form-count"),
    "CARD": Message("attackdefend-form-card"),
    "CARDS": Message("attackdefend-form-cards"),
    "[CARDS]": Message("attackdefend-form-end"),
    "KEPT": Message("attackdefend-form-kept"),
    "YES": Message("attackdefend-form-yes"),
}
"""What the words of a form are to people."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


def form_of(verb: str, dealt: bool, step: str | None = None) -> tuple[str, ...]:
    """Return what follows the player's name in a command, in a ``choose`` for a `step`."""
    if step is None:
        return (DEALT_FORMS if dealt else PAPER_FORMS)[verb]
    return (_DEALT_CHOICES if dealt else _PAPER_CHOICES)[step]


def arguments(command: Command, deck: Deck, dealt: bool, step: str | None = None) -> Arguments:
    """Return what the words of a command mean, those of a ``choose`` as the answer to a `step`.

    Raises RulingError without a ruling if they are not written as they must be (record.md).
    """
    words = command.words
    if step is not None and words == ("none",):
        return Arguments(declined=True)
    form = form_of(command.verb, dealt, step)
    several = bool(form) and form[-1].strip("[]") == "CARDS"
    fewest = len(form) - (form[-1:] == ("[CARDS]",))
    if len(words) < fewest or (len(words) > len(form) and not several):
        if not form:
            raise refused("attackdefend-refused-more", text=command.verb)
        wanted = tuple(_MEANINGS[word] for word in form)
        raise refused("attackdefend-refused-form", text=command.verb, terms=wanted)
    found, cards = dict[str, Any](), list[int]()
    for i, word in enumerate(words):
        match form[min(i, len(form) - 1)]:
            case "ROLE":
                found["role"] = _one_of(word, ROLES)
            case "PILE":
                found["pile"] = _one_of(word, PILES)
            case "PLACE":
                found["place"] = _number(word)
            case "COUNT":
                found["count"] = _number(word)
            case "YES":
                _one_of(word, ("yes", "none"))
            case kind if (kind, word) != ("KEPT", "kept"):
                cards.append(_card(word, deck))
    return Arguments(**found, cards=tuple(cards))


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise refused("attackdefend-refused-number", text=word)
    return int(word)


def _one_of(word: str, known: Sequence[str]) -> str:
    if word not in known:
        raise refused("attackdefend-refused-word", text=word, either=tuple(known))
    return word


def _card(word: str, deck: Deck) -> int:
    card = deck.index(word)
    if card is None:
        known = tuple(kind.id for kind in deck.kinds)
        raise refused("attackdefend-refused-card", text=word, options=known)
    return card


def _parser(verb: str) -> Callable[[Words], Command]:
    def parse(words: Words) -> Command:
        expect(words, 1, 1000, f"{verb} NAME ...")
        return Command(verb, words[0], tuple(word.lower() for word in words[1:]))

    return parse


GRAMMAR: Grammar = {
    **grammar_of(DeckNamed, Player, Computer, Human, Deal),
    **{verb: _parser(verb) for verb in (*DEALT_FORMS, "choose")},
    **grammar_of(Undo),
}
"""The statements that may follow ``game attack-defend``."""
