"""The texts that Connector hides: their words, how many cards show each, and how these are laid."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cardgen.connector.layout.result import Corner, Face, Fold, Side, Turn
from cardgen.data import data_path
from cardgen.drawing.colour import rgb_of
from cardgen.drawing.ink import BLACK, contrast
from cardgen.inputs.faults import Fault, InputFault, quoted
from cardgen.inputs.toml import read_toml
from cardgen.inputs.validators import as_colour, as_text

MOST_CARDS = 6
LEAST_CONTRAST = 4.5
"""Contrast of a colour against black, as WCAG 2 wants it for small text."""

SHIPPED_TEXTS = data_path("layouts/connector/texts.toml")
"""The built-in texts."""

_SEAT = re.compile(r"(?:([1-4]) (left|right)|(5|6)|5\+6 (left|right))( on back)?")
_TURNS: dict[tuple[int, str], Turn] = {
    (1, "left"): 0,
    (2, "left"): 270,
    (3, "left"): 180,
    (4, "left"): 90,
    (1, "right"): 90,
    (2, "right"): 0,
    (3, "right"): 270,
    (4, "right"): 180,
}


@dataclass(frozen=True, slots=True)
class Seat:
    """The place of a card in a pile when it is read.

    Its phrase is on `face`; the card is turned by `turn` and folded by `fold`. Its corners in `links` were
    put into brackets on the face `carrier` of the card before; the first card has none.
    """

    face: Face = "back"
    turn: Turn = 0
    fold: Fold = "none"
    links: tuple[tuple[Corner, Side], ...] = ()
    carrier: Face = "back"


@dataclass(frozen=True, slots=True)
class Description:
    """The `words` of a game that `cards` cards show together, in a colour ``#rrggbb``.

    `seats`, one for each card, is empty if the program chooses them.
    """

    game: str
    words: tuple[str, ...]
    cards: int
    colour: str
    seats: tuple[Seat, ...] = ()


Texts = tuple[Description, ...]


def seats_of(steps: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats of a pile; `steps` say how the cards after the first are laid.

    A step names the corner for the bracket and which upper corner of the new card it becomes: ``"3 left"``.
    ``"5"``, ``"6"``, ``"5+6 left"`` and ``"5+6 right"`` fold flaps over; the side is then that of the flap to
    read. The bracket is on the face read before, or ``on back``.

    Raises:
        ValueError: a step does not have this form.
    """
    seats = [Seat()]
    for step in steps:
        found = _SEAT.fullmatch(step)
        if found is None:
            raise ValueError(f"{quoted(step)} is not a seat: write one such as '2 left', '5' or '5+6 right'")
        corner, side, flap, read, on_back = found.groups()
        carrier: Face = "back" if on_back else seats[-1].face
        if corner:
            upper: Side = "left" if side == "left" else "right"
            number: Corner = 1 if corner == "1" else 2 if corner == "2" else 3 if corner == "3" else 4
            seats.append(Seat("back", _TURNS[number, side], "none", ((number, upper),), carrier))
        elif flap == "5":
            seats.append(Seat("left", 0, "left", ((5, "left"),), carrier))
        elif flap == "6":
            seats.append(Seat("right", 0, "right", ((6, "right"),), carrier))
        else:
            face: Face = "left" if read == "left" else "right"
            seats.append(Seat(face, 0, "both", ((5, "left"), (6, "right")), carrier))
    return tuple(seats)


def read_texts(path: Path) -> Texts:
    """Read the TOML file at `path`, a table for each game; raises InputFault with all faults."""
    top = read_toml(path)
    texts: list[Description] = []
    colours: dict[str, str] = {}
    for game in top.keys:
        table = top.table(game)
        cards = table.whole("cards", 1, MOST_CARDS, 0, required="how many cards show it")
        colour = table.text(
            "colour", _as_light_colour, required='a colour as on web pages, such as "#ffd633"'
        )
        words = table.text("text", partial(_as_words, cards=cards), required="the description")
        steps = table.texts("seats", _as_seat)
        if table.given("seats") and cards and not table.at_fault("seats") and len(steps) != cards - 1:
            message = f"{len(steps)} where {cards} cards need {cards - 1}: one for each after the first"
            table.fault(message, "seats")
        if colour in colours:
            table.fault(f"{colour} is the colour of {colours[colour]} already: they must differ", "colour")
        colours[colour or ""] = game
        seats = seats_of(steps) if table.given("seats") and not table.at_fault("seats") else ()
        texts.append(Description(game, words or (), cards, colour or "", seats))
    top.close()
    if not texts:
        raise InputFault([Fault(path, None, "has no texts: write a [table] for each game")])
    return tuple(texts)


def _as_light_colour(text: str) -> str:
    colour = as_colour(text)
    if (found := contrast_on_black(colour)) < LEAST_CONTRAST:
        raise ValueError(
            f"{colour} is too dark to be read on black: contrast {found:.1f}, at least {LEAST_CONTRAST}"
        )
    return colour


def _as_words(text: str, cards: int) -> tuple[str, ...]:
    words = tuple(map(as_text, re.findall(r"[^ \t\r\n]+", text)))  # a no-break space stays in its word
    if len(words) < 2 * cards:
        raise ValueError(
            f"{len(words)} word{'s'[: len(words) != 1]} are too few for {cards} cards: at least {2 * cards}, "
            "two for each card"
        )
    return words


def _as_seat(text: str) -> str:
    step = " ".join(text.split())
    seats_of((step,))
    return step


def contrast_on_black(colour: str) -> float:
    """Return the contrast of ``#rrggbb`` against black, 1 to 21 (WCAG 2)."""
    return contrast(rgb_of(colour), BLACK.rgb)
