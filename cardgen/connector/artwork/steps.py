"""Instructions for laying a pile of Connector cards, without its text."""

from __future__ import annotations

import colorsys

from cardgen.connector.artwork.back_artwork import Connector
from cardgen.connector.layout.result import UPPER_LEFT, CardPosition, Link, Pile
from cardgen.drawing.ink import Ink

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")

_HUES = {
    18: "red",
    42: "orange",
    70: "yellow",
    165: "green",
    200: "turquoise",
    250: "blue",
    290: "purple",
    342: "pink",
    360: "red",
}
"""The names of colours, up to a hue in degrees."""
_PALE = 0.12  # colours with less difference between red, green and blue are grey or white


def colour_name(ink: Ink) -> str:
    """Return the name of the colour of `ink`: yellow, purple, grey ..."""
    hue, light, _ = colorsys.rgb_to_hls(*ink.rgb)
    if max(ink.rgb) - min(ink.rgb) < _PALE:
        return "white" if light > 0.93 else "grey"
    return next(name for limit, name in _HUES.items() if 360 * hue <= limit)


def steps(connector: Connector, pile: Pile) -> tuple[str, ...]:
    """Return what to do with each card of `pile`, from the first to reading the text.

    Signs are named by their shape first: not everybody sees their colours, nor does every printer
    print them.
    """
    style, colour = connector.style(pile.game), colour_name(connector.ink(pile.game))
    cut = style.name
    first = pile.cards[0]
    down = f"back up, with corner {UPPER_LEFT[first.turn]} at the upper left"
    if len(pile.cards) == 1:
        read = f"Read from the {cut} triangle to the {cut} square ({colour})."
        return (f"Lay one card down, {down}. {read}",)
    begins = f"The text begins at the {cut} triangle ({colour})."
    pieces = f"Its pieces have {style.joint} joints."
    lines = [f"Lay the first card down, {down}. {begins} {pieces}"]
    for number, laid in enumerate(pile.cards[1:], 1):
        links = links_to(connector, pile, number)
        sign = f"{cut} dot, {colour}"
        lines.append(_laying_instruction(number, laid, links, sign, _is_doubtful(connector, links)))
    lines[-1] += f" Now read downwards to the {cut} square ({colour})."
    return tuple(lines)


def links_to(connector: Connector, pile: Pile, number: int) -> list[Link]:
    """Return the links for a card of `pile`, counted from 0, by their corners."""
    step = pile.game, number - 1
    links = (link for link in connector.layout.links if (link.game, link.step) == step)
    return sorted(links, key=lambda link: link.corner)


def _is_doubtful(connector: Connector, links: list[Link]) -> bool:
    """Return whether a card has another link of this colour and number, which is not upright."""
    same = {(link.game, link.corner) for link in links}
    return sum((link.game, link.corner) in same for link in connector.layout.links) > len(links)


def _laying_instruction(
    number: int, laid: CardPosition, links: list[Link], sign: str, doubtful: bool
) -> str:
    numbers = " and ".join(str(link.corner) for link in links)
    plural, these = ("s", "these corners") if len(links) > 1 else ("", "this corner")
    corners = f"corner{plural} {numbers}"
    card, before = ORDINALS[number], ORDINALS[number - 1]
    if laid.fold == "none":
        hold = f"Turn the {card} card so that {corners} is at the upper {links[0].side}"
    elif laid.fold == "both":
        hold = f"Fold both flaps of the {card} card over, so that {corners} show"
    else:
        hold = f"Fold the {laid.fold} flap of the {card} card over, so that {corners} shows"
    place = "on the flap of" if links[0].face != "back" else "on"
    which = "upright " if doubtful else ""
    into = f"the {which}bracket{plural} {numbers} ({sign}) {place} the {before} card"
    return f"{hold}. Lay {these} into {into}."
