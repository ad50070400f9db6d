"""In which order corners of the cards are laid.

A text that lays a corner at a side ("3 left") is then read on the edge where that corner is
upright. Its column takes up that place: another text that lays the same corner at the same side
finds little room.
"""

import random
from collections import Counter
from itertools import pairwise

from cardgen.connector.layout.phrases import Seats
from cardgen.connector.layout.result import Panel
from cardgen.connector.texts import Seat, Texts, seats_of

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
_ORDERS = 18  # how many random ones are tried
_CANDIDATES = 700  # among how many the least crowded are chosen
_COLUMN = 20.0  # mm of an edge that a column takes
_EDGE = 3.0  # how much edges count in that choice, where a place counts 1
_MOST_UPRIGHT = 2  # phrases of one text that are upright at one turn


def seat_orders(texts: Texts, panel: Panel, seed: int) -> list[Seats]:
    """Return seats for the cards of all texts: known ones, then random ones with the most room."""
    dice = random.Random(seed)
    seatings = [
        tuple(text.seats or _random_seats(text.cards, panel, dice) for text in texts)
        for _ in range(_CANDIDATES)
    ]
    least_crowded = sorted(seatings, key=lambda seats: _crowding(seats, panel))
    return list(dict.fromkeys([*_known(texts, panel), *least_crowded]))[:_ORDERS]


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


def _crowding(seating: Seats, panel: Panel) -> float:
    """Return how much the cards of all texts want the same places and edges."""
    laid = [seat for seats in seating for seat in seats[1:]]
    places = Counter(seat.links for seat in laid)
    edges = Counter(seat.turn for seat in laid if seat.face == "back")
    lengths = {0: panel.width, 180: panel.width, 90: panel.height, 270: panel.height}
    filled = sum((_COLUMN * count / lengths[turn]) ** 2 for turn, count in edges.items())
    return _EDGE * filled + sum(count**2 for count in places.values())


def _random_seats(cards: int, panel: Panel, dice: random.Random) -> tuple[Seat, ...]:
    """Return seats at random: none twice, and never two of one turn after each other."""
    while True:
        order = [dice.choice(_CORNERS) for _ in range(cards - 1)]
        flap = dice.choice(("5", "6", None)) if panel.flap else None
        if flap and 1 < cards <= 3:
            order[dice.randrange(len(order))] = flap
        seats = seats_of(tuple(order))
        turns = [seat.turn for seat in seats if seat.face == "back"]
        turned = all(one != other for one, other in pairwise(turns))
        most = max(map(turns.count, turns))
        if turned and most <= _MOST_UPRIGHT and len(set(seats)) == len(seats):
            return seats
