"""The table of options for parts of games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from cardgen.games.contract import Part
from cardgen.inputs.phone_link import as_join_address
from cardgen.jobs.options import SITE, declared
from companion.usage import Option, known_name


@dataclass(frozen=True, slots=True)
class PartOption(Option):
    """An option that `fills_in` a field of a part's setting; without a field it is for decks."""

    fills_in: str = ""

    def is_for(self, part: Part) -> bool:
        """Return whether it changes a part."""
        return self.fills_in in part.options if self.fills_in else part.is_deck


def _option(usual: Any, about: str, metavar: str | None = None, **more: Any) -> Any:
    return declared(usual, PartOption(about, metavar, **more))


@dataclass(frozen=True, kw_only=True)
class PartOptions:
    """What can be said of parts of games; None is the usual value of a setting.

    A deck is printed on `stock`: "plain", "single" (for a print shop, one side of a card a
    page), the name of a perforated stock, or the path of a TOML file.
    """

    players: int | None = declared(
        None,
        Option("Number of players; default: as few as can play.", "N", at_least=1, at_most=100),
    )
    names: str | None = _option(
        None,
        'Names and symbols in playing order, such as "Ann Lee X,Bob O". A name alone gets a '
        "symbol.",
        "NAMES",
        fills_in="players",
    )
    layout: str | None = _option(
        None,
        "How the grids lie on the table; default: each way.",
        "NAME",
        read=known_name,
        fills_in="layout",
    )
    cell: float | None = _option(
        None, "Side of a space; default: the largest.", "MM", fills_in="cell"
    )
    geometry: str | None = _option(
        None,
        "For a placemat: shape of your cards; default: classic.",
        "NAME",
        read=known_name,
        fills_in="geometry",
    )
    profile: Path | None = _option(
        None, "Profile of the person named in the heads of the pages.", "FILE", fills_in="owner"
    )
    site: str | None = _option(None, SITE.about, SITE.metavar, read=SITE.read, fills_in="link")
    join_qr: str | None = _option(
        None,
        "Address from 'companion serve' at which players join, for QR symbols.",
        "URL",
        read=as_join_address,
        fills_in="link",
    )
    deal: str | None = _option(
        None, "For a board: any word is a deal, such as k7.", "SEED", fills_in="deal"
    )
    deck: Path | None = _option(
        None, "TOML file with your own cards; default: the house deck.", "FILE", fills_in="deck"
    )
    cards: Literal["poker", "bridge"] | None = _option(
        None, "For a mat: size of your cards; default: poker.", fills_in="cards"
    )
    reduced: bool = _option(False, "Print a mat small, on one sheet.", fills_in="reduced")
    theme: str | None = _option(
        None,
        "For a deck: nocturne, paper (saves ink), bold, swiss, mono (for lasers), or a TOML file.",
        "NAME",
        read=known_name,
        fills_in="theme",
    )
    stock: str | None = _option(
        None,
        "For a deck: plain, single (for print shops), a product name, or a TOML file.",
        "NAME",
        read=known_name,
    )
    duplex: Literal["long", "short", "manual"] | None = _option(
        None, "For a deck: the edge on which your printer flips the sheet."
    )
    no_duplex: bool = _option(False, "Print both sides of a deck side by side, to fold and glue.")
    printer: str | None = _option(
        None, "Correct the back of a deck for this calibrated printer.", "NAME"
    )
    pdfx: bool = _option(False, "Write a deck as PDF/X-4, for print shops.")
