"""In which order corners of the cards are laid.

A text that lays a corner at a side ("3 left") is then read on the edge where that corner is
upright. Its column takes up that place: another text that lays the same corner at the same side
finds little room.
"""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from cardgen.connector.layout.phrases import Seats
from cardgen.connector.layout.result import Panel
from cardgen.connector.texts import Seat, Texts, seats_of

PLACES = 8
"""How many corners all texts may lay, as a rule: each of four, at the left and at the right."""

_KNOWN = {
    2: ("6",),
    3: ("2 right", "5"),
    4: ("1 right", "2 left", "3 left"),
    5: ("1 right", "2 left", "3 left", "4 right"),
    6: ("1 right", "2 left", "3 left", "4 right", "1 left"),
}
"""Seats that leave each other room on a card with flaps: those of all layouts that ship.

Texts that are read from the right have the mirrored ones.
"""

_MIRRORED = str.maketrans("123456", "214365")
_OTHER_SIDE = {"left": "right", "right": "left"}

_CORNERS = tuple(f"{corner} {side}" for corner in (1, 2, 3, 4) for side in ("left", "right"))
_FLAPS = ("5", "6")
_ORDERS = 18  # how many are tried
_CANDIDATES = 40  # among how many random orders of one text the best is chosen
_CHANCE = 2.0  # how much chance counts in that choice
_COLUMN = 20.0  # mm of an edge that a column takes
_EDGE = 3.0  # how much edges count in that choice, where a place counts 1
_MOST_UPRIGHT = 2  # phrases of one text that are upright at one turn


def seat_orders(texts: Texts, panel: Panel, seed: int) -> list[Seats]:
    """Return seats for the cards of all texts, those first that take the fewest places twice."""
    dice = random.Random(seed)
    random_ones = (_balanced(texts, panel, dice) for _ in range(_ORDERS))
    seatings = dict.fromkeys([*_known(texts, panel), *random_ones])
    return sorted(seatings, key=_places_taken_twice)


def _known(texts: Texts, panel: Panel) -> list[Seats]:
    """Return the known seats, if each of the texts can have its own."""
    hidden = [text.cards for text in texts if text.cards > 1]
    if not panel.flap or len(set(hidden)) < len(hidden):
        return []
    known = _KNOWN
    if all(text.right_to_left for text in texts):
        known = {cards: tuple(map(_mirrored, steps)) for cards, steps in _KNOWN.items()}
    return [tuple(text.seats or seats_of(known.get(text.cards, ())) for text in texts)]


def _mirrored(step: str) -> str:
    """Return what a step is in a mirror: "1 left" for "2 right", "6" for "5"."""
    corner, *side = step.translate(_MIRRORED).split()
    return " ".join([corner, *(_OTHER_SIDE[each] for each in side)])


def _balanced(texts: Texts, panel: Panel, dice: random.Random) -> Seats:
    """Return those seats of the texts that are given, and random ones for the others."""
    seats = {text.game: text.seats for text in texts if text.seats}
    for text in sorted(texts, key=lambda text: -text.cards):
        if text.game not in seats:
            seats[text.game] = _seats_beside(text.cards, list(seats.values()), panel, dice)
    return tuple(seats[text.game] for text in texts)


def _places_taken_twice(seating: Seats) -> int:
    """Return how many seats on the back another text has too; the last ones may share a phrase."""
    last = {seats[-1] for seats in seating if len(seats) > 1}
    taken = [*last, *(seat for seats in seating for seat in seats[1:-1])]
    return len(taken) - len(set(taken))


def _seats_beside(
    cards: int, others: Sequence[Sequence[Seat]], panel: Panel, dice: random.Random
) -> tuple[Seat, ...]:
    """Return seats for a text on `cards` cards, where the seats of `others` leave room."""
    taken = [seat for seats in others for seat in seats[1:]]
    faces = {seat.face for seat in taken}
    free = (flap for flap in _FLAPS if seats_of((flap,))[1].face not in faces)
    flaps = [*free] if panel.flap else []
    flap = dice.choice(flaps) if flaps and 1 < cards <= 3 else None

    def crowding(seats: Sequence[Seat]) -> float:
        on_back = [seat for seat in (*taken, *seats[1:]) if seat.face == "back"]
        places = Counter(seat.links for seat in on_back)
        edges = Counter(seat.turn for seat in on_back)
        lengths = {0: panel.width, 180: panel.width, 90: panel.height, 270: panel.height}
        filled = sum((_COLUMN * count / lengths[turn]) ** 2 for turn, count in edges.items())
        return _EDGE * filled + sum(count**2 for count in places.values()) + _CHANCE * dice.random()

    return min((_random_seats(cards, flap, dice) for _ in range(_CANDIDATES)), key=crowding)


def _random_seats(cards: int, flap: str | None, dice: random.Random) -> tuple[Seat, ...]:
    """Return seats at random: none twice, and never two of one turn after each other."""
    while True:
        order = [dice.choice(_CORNERS) for _ in range(cards - 1)]
        if flap:
            order[dice.randrange(len(order))] = flap
        seats = seats_of(tuple(order))
        turns = [seat.turn for seat in seats if seat.face == "back"]
        turned = all(one != other for one, other in pairwise(turns))
        most = max(map(turns.count, turns))
        if turned and most <= _MOST_UPRIGHT and len(set(seats)) == len(seats):
            return seats
