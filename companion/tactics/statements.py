"""The lines of a record of Tactics Joker after ``game``.

Spaces and cards stay words here: whether there is such a space is asked after everything about the
grammar.
"""

from collections.abc import Iterable
from typing import Annotated

from companion.errors import refused
from companion.record import (
    Computer,
    Human,
    Labelled,
    LowerCase,
    Name,
    Number,
    Player,
    PlayerStatement,
    Rest,
    Statement,
    Undo,
    Word,
    grammar_of,
    parse_number,
)
from companion.tactics.board import NAMES, SIZE
from companion.tactics.cards import JOKER
from companion.tactics.rules import RACES, VARIANTS


def _variant(word: str) -> str:
    if word.lower() not in VARIANTS:
        raise refused("tactics-refused-variant", text=word, options=tuple(VARIANTS))
    return word.lower()


def _card(word: str) -> str:
    return JOKER if word.lower() == "joker" else word.upper()


def _in_reading_order(spaces: Iterable[str]) -> list[str]:
    """Return words in reading order of the spaces they name, those that name none last."""
    return sorted(spaces, key=lambda word: NAMES.index(word) if word in NAMES else len(NAMES))


SpaceName = Annotated[str, Word(str.upper)]
CardName = Annotated[str, Word(_card)]


class Throw(Statement):
    """Dice that a player has thrown."""

    name: Name
    dice: Annotated[tuple[int, ...], Rest(parse_number)]


class Variant(Statement):
    """``variant fog``."""

    form = f"variant NAME ({', '.join(VARIANTS)}), such as variant fog"
    variant: Annotated[str, Word(_variant)]


class Start(Statement):
    """``start 3``: the units on each castle at the beginning (J6)."""

    form = "start UNITS, such as start 3"
    units: Number


class Rounds(Statement):
    """``rounds 30``: the game ends after 30 turns each (J17)."""

    form = "rounds NUMBER, such as rounds 30"
    rounds: Number


class Race(Statement):
    """``race Ann elves`` (J19)."""

    form = f"race NAME RACE ({', '.join(RACES)}), such as race Ann elves"
    name: Name
    race: LowerCase


class DealNamed(Statement):
    """``deal k7``: the rows come from this seed (J3)."""

    form = "deal SEED, such as deal k7"
    seed: LowerCase


class Row(Statement):
    """``row 1 KS 2C AC 4S 3S 3C KH``: the cards of a row from A to G (J3)."""

    form = "row NUMBER and seven cards, such as row 1 KS 2C AC 4S 3S 3C KH"
    number: Number
    cards: Annotated[tuple[str, ...], Rest(_card, fewest=SIZE, most=SIZE)]


class Castle(Statement):
    """``castle Bob A7 G7``: the corners on which a player starts, in reading order (J6)."""

    form = "castle NAME SPACE, or two spaces"
    name: Name
    spaces: Annotated[tuple[str, ...], Rest(str.upper, order=_in_reading_order)]


class Turn(Throw):
    """``turn Ann 6 2``: a player begins, with the dice of the castles (J7)."""

    form = "turn NAME DICE, such as turn Ann 6 2"


class Move(Statement):
    """``move Ann 3 A1 B2``: units go to a space that touches theirs (J8).

    `tired` is how many of them have made a move before, None if fresh units go first.
    """

    form = "move NAME UNITS FROM TO [tired NUMBER], such as move Ann 3 A1 B2"
    name: Name
    units: Number
    origin: SpaceName
    target: SpaceName
    tired: Annotated[int | None, Labelled(parse_number, label="tired")] = None


class Roll(Throw):
    """``roll Ann 4 2 6``: the dice that are due (J9, J12, J19)."""

    form = "roll NAME DICE, such as roll Ann 4 2 6"


class Pushed(Statement):
    """``push Ann C5``: where the attacker pushes the beaten army (J15)."""

    form = "push NAME SPACE, such as push Ann C4"
    name: Name
    space: SpaceName


class Joker(Statement):
    """``joker Ann QD``: the card of the stack that replaces the joker (J11)."""

    form = "joker NAME CARD, such as joker Ann 7H"
    name: Name
    card: CardName


class End(PlayerStatement):
    """``end Ann``: a player ends the turn before the last move (J7)."""

    form = "end NAME"


class Draw(Statement):
    """``draw``: both players agree (J17)."""

    form = "draw"


class Resign(PlayerStatement):
    """``resign Bob`` (J17)."""

    form = "resign NAME"


Answer = Roll | Pushed | Joker
"""What is asked for amid a move; ``undo`` takes it back with the move."""

Play = Castle | Turn | Move | End | Draw | Resign
"""What ``undo`` takes back."""


GRAMMAR = grammar_of(
    Variant, Start, Rounds, Player, Computer, Human, Race, DealNamed, Row, Castle, Turn, Move, Roll,
    Pushed, Joker, End, Draw, Resign, Undo,
)  # fmt: skip
"""The statements that may follow ``game tactics-joker``."""
