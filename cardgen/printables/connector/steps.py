"""Instructions for laying a pile of Connector cards, without its text."""

from __future__ import annotations

import colorsys

from cardgen.connector.layout.result import CardPosition, Corner, Link, Pile, Turn
from cardgen.drawing.ink import Ink
from cardgen.printables.connector.back_artwork import Connector

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")

_HUES = (
    (18, "red"),
    (42, "orange"),
    (70, "yellow"),
    (165, "green"),
    (200, "turquoise"),
    (250, "blue"),
    (290, "purple"),
    (342, "pink"),
    (360, "red"),
)
_PALE = 0.2
"""Colours less saturated than this are grey or white."""
_UPPER_LEFT: dict[Turn, Corner] = {0: 1, 270: 2, 180: 3, 90: 4}


def colour_name(ink: Ink) -> str:
    """Return the name of the colour of `ink`: yellow, purple, grey ..."""
    hue, light, saturation = colorsys.rgb_to_hls(*ink.rgb)
    if saturation < _PALE:
        return "white" if light > 0.93 else "grey"
    return next(name for limit, name in _HUES if 360 * hue <= limit)


def steps(connector: Connector, pile: Pile) -> tuple[str, ...]:
    """Return what to do with each card of `pile`, from the first; after the last, one reads the text."""
    colour = colour_name(connector.ink(pile.game))
    first = pile.cards[0]
    down = f"back up, its {_UPPER_LEFT[first.turn]} at the upper left"
    if len(pile.cards) == 1:
        return (f"Lay one card down, {down}. Read from the {colour} triangle to the {colour} square.",)
    told = [f"Lay the first card down, {down}. The text begins at the {colour} triangle."]
    for number, laid in enumerate(pile.cards[1:], 1):
        told.append(_laying_instruction(number, laid, links_to(connector, pile, number), colour))
    told[-1] += f" Now read downwards to the {colour} square."
    return tuple(told)


def links_to(connector: Connector, pile: Pile, number: int) -> list[Link]:
    """Return the links that a card of `pile`, counted from 0, is laid into, by their corners."""
    found = (link for link in connector.layout.links if link.game == pile.game and link.step == number - 1)
    return sorted(found, key=lambda link: link.corner)


def _laying_instruction(number: int, laid: CardPosition, links: list[Link], colour: str) -> str:
    """Return how to lay the card of this number (from 0) on the one before."""
    corners = " and ".join(str(link.corner) for link in links)
    these = "these corners" if len(links) > 1 else "this corner"
    card, before = ORDINALS[number], ORDINALS[number - 1]
    if laid.fold == "none":
        hold = f"Hold the {card} card with its {corners} at the upper {links[0].side}"
    elif laid.fold == "both":
        hold = f"Fold both flaps of the {card} card over, so that its {corners} show"
    else:
        hold = f"Fold the {laid.fold} flap of the {card} card over, so that its {corners} shows"
    place = "on the flap of" if links[0].face != "back" else "on"
    return f"{hold}, and lay {these} into the {colour} {corners} {place} the {before} card."
