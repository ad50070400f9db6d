"""What Connector hides: the text of each game, how many cards show it, and where they are laid."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardgen.connector.layout.result import Corner, Face, Fold, Side, Turn
from cardgen.data import data_path
from cardgen.drawing.colour import rgb_of
from cardgen.drawing.ink import BLACK, contrast
from cardgen.inputs.faults import Fault, InputFault, did_you_mean, quoted
from cardgen.inputs.profile import read_text
from cardgen.inputs.toml import KeyPath, faults_of, parsed
from cardgen.inputs.validators import as_colour, as_text

MOST_CARDS = 6
LEAST_CONTRAST = 4.5
"""Of a colour against black, as WCAG 2 measures it for small text."""

SHIPPED_TEXTS = data_path("layouts/connector/texts.toml")
"""The four games of the house."""

_KEYS = ("cards", "colour", "text", "seats")
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
    """How a card of a pile lies when it is read.

    Its phrase is on `face`; the card is turned by `turn` and folded as `fold` says. It was laid with the
    corners in `links` at brackets on the face `carrier` of the card before; the first card has none.
    """

    face: Face = "back"
    turn: Turn = 0
    fold: Fold = "none"
    links: tuple[tuple[Corner, Side], ...] = ()
    carrier: Face = "back"


@dataclass(frozen=True, slots=True)
class Description:
    """What is said of a game: `words` that `cards` cards show together, in a colour ``#rrggbb``.

    `seats`, one for each card, is empty where any that suit will do.
    """

    game: str
    words: tuple[str, ...]
    cards: int
    colour: str
    seats: tuple[Seat, ...] = ()


Texts = tuple[Description, ...]


def seats_of(steps: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats of a pile whose cards after the first one are laid as `steps` say.

    A step names the corner that comes into the bracket and which upper corner of the new card it
    becomes: ``"3 left"``. ``"5"``, ``"6"``, ``"5+6 left"`` and ``"5+6 right"`` fold flaps over; the side
    then is that of the flap to be read. The bracket is on the face read before, or ``on back``.

    Raises:
        ValueError: a step is not of that form.
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
    """Read and check the TOML file at `path`, one table for each game.

    Raises:
        InputFault: the file cannot be read or is no TOML, or with every fault of every field.
    """
    text = read_text(path, "utf-8-sig")
    faults: list[tuple[KeyPath, str]] = []
    texts: list[Description] = []
    colours: dict[str, str] = {}
    for game, table in parsed(path, text).items():
        if not isinstance(table, dict):
            faults.append(((game,), f"must be a table: write [{game}] on a line of its own, its keys below"))
            continue
        values, wrong = _checked(table)
        if colour := values.get("colour"):
            if twin := colours.get(colour):
                wrong["colour"] = f"{colour} is the colour of {twin} already: they must differ"
            colours[colour] = game
        faults += (((game, key), message) for key, message in wrong.items())
        if not wrong:
            texts.append(Description(game, **values))
    if faults:
        raise InputFault(faults_of(path, text, faults))
    if not texts:
        raise InputFault([Fault(str(path), None, "has no texts: write a [table] for each game")])
    return tuple(texts)


def _checked(table: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the values of a game's table, and what is wrong with which key of it."""
    values: dict[str, Any] = {}
    unknown = {key: did_you_mean(key, _KEYS) for key in table if key not in _KEYS}
    wrong = {}
    cards = table.get("cards")
    if type(cards) is not int or not 1 <= cards <= MOST_CARDS:
        wrong["cards"] = f"{_given(cards)}: a whole number from 1 to {MOST_CARDS}"
        cards = 0
    values["cards"] = cards
    try:
        values["colour"] = _as_light_colour(table.get("colour"))
    except ValueError as error:
        wrong["colour"] = str(error)
    try:
        values["words"] = _as_words(table.get("text"), cards)
    except ValueError as error:
        wrong["text"] = str(error)
    if "seats" in table:
        try:
            values["seats"] = _as_seats(table["seats"], cards)
        except ValueError as error:
            wrong["seats"] = str(error)
    for key, hint in unknown.items():
        wrong = {meant: told for meant, told in wrong.items() if meant in table or f"'{meant}'" not in hint}
        wrong[key] = f"unknown{hint}"
    return values, wrong


def _given(value: object) -> str:
    return "missing" if value is None else quoted(str(value))


def _as_light_colour(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f'{_given(value)}: a colour as on web pages, such as "#ffd633"')
    colour = as_colour(value.strip()).lower()
    if (found := contrast_on_black(colour)) < LEAST_CONTRAST:
        raise ValueError(
            f"{colour} is too dark to be read on black: contrast {found:.1f}, at least {LEAST_CONTRAST}"
        )
    return colour


def _as_words(value: object, cards: int) -> tuple[str, ...]:
    if not isinstance(value, str):
        raise ValueError(f"{_given(value)}: the description, in quotation marks")
    words = tuple(map(as_text, re.findall(r"[^ \t\r\n]+", value)))  # a no-break space stays in its word
    if len(words) < 2 * cards:
        raise ValueError(
            f"{len(words)} word{'s'[: len(words) != 1]} are too few for {cards} cards: at least {2 * cards}, "
            "two for each card"
        )
    if not words:
        raise ValueError("is empty: write the description")
    return words


def _as_seats(value: object, cards: int) -> tuple[Seat, ...]:
    if not isinstance(value, list) or not all(isinstance(step, str) for step in value):
        raise ValueError('must be texts in quotation marks, such as ["5", "1 left"]')
    if cards and len(value) != cards - 1:
        raise ValueError(f"{len(value)} where {cards} cards need {cards - 1}: one for each after the first")
    return seats_of(tuple(" ".join(step.split()) for step in value))


def contrast_on_black(colour: str) -> float:
    """Return the contrast of ``#rrggbb`` against black, 1 to 21 (WCAG 2)."""
    return contrast(rgb_of(colour), BLACK.rgb)
