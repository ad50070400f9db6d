"""A card that was made for several tests."""

from dataclasses import dataclass

from cardgen.card.card import Card
from cardgen.inputs.geometry import Geometry


@dataclass(frozen=True)
class MadeCard:
    """A card and its PDF file for the screen: page 0 is the outside, page 1 the inside."""

    geometry: Geometry
    card: Card
    pdf: bytes
