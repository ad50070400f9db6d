"""The table of options for parts of games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cardgen.games.contract import Part
from cardgen.inputs.phone_link import as_join_address, as_site
from cardgen.jobs.options import SITE
from companion.usage import Option, known_name


@dataclass(frozen=True, slots=True)
class PartOption(Option):
    """An option that `fills_in` a field of a part's setting; without a field it is for decks."""

    fills_in: str = ""

    def is_for(self, part: Part) -> bool:
        """Return whether it changes a part."""
        return self.fills_in in part.options if self.fills_in else part.is_deck


@dataclass(frozen=True, kw_only=True)
class PartOptions:
    """What can be said of parts of games; None is the usual value of a setting.

    A deck is printed on `stock`: "plain", "single" (for a print shop, one side of a card a
    page), the name of a perforated stock, or the path of a TOML file.
    """

    players: Annotated[
        int | None,
        Option("Number of players; default: as few as can play.", "N", at_least=1, at_most=100),
    ] = None
    names: Annotated[
        str | None,
        PartOption(
            'Names and symbols in playing order, such as "Ann Lee X,Bob O". A name alone gets a '
            "symbol.",
            "NAMES",
            fills_in="players",
        ),
    ] = None
    layout: Annotated[
        str | None,
        PartOption(
            "How the grids lie on the table; default: each way.",
            "NAME",
            read=known_name,
            fills_in="layout",
        ),
    ] = None
    cell: Annotated[
        float | None, PartOption("Side of a space; default: the largest.", "MM", fills_in="cell")
    ] = None
    geometry: Annotated[
        str | None,
        PartOption(
            "For a placemat: shape of your cards; default: classic.",
            "NAME",
            read=known_name,
            fills_in="geometry",
        ),
    ] = None
    profile: Annotated[
        Path | None,
        PartOption(
            "Profile of the person named in the heads of the pages.", "FILE", fills_in="owner"
        ),
    ] = None
    site: Annotated[str | None, PartOption(SITE, "URL", read=as_site, fills_in="link")] = None
    join_qr: Annotated[
        str | None,
        PartOption(
            "Address from 'companion serve' at which players join, for QR symbols.",
            "URL",
            read=as_join_address,
            fills_in="link",
        ),
    ] = None
    deal: Annotated[
        str | None,
        PartOption("For a board: any word is a deal, such as k7.", "SEED", fills_in="deal"),
    ] = None
    deck: Annotated[
        Path | None,
        PartOption(
            "TOML file with your own cards; default: the house deck.", "FILE", fills_in="deck"
        ),
    ] = None
    cards: Annotated[
        Literal["poker", "bridge"] | None,
        PartOption("For a mat: size of your cards; default: poker.", fills_in="cards"),
    ] = None
    reduced: Annotated[bool, PartOption("Print a mat small, on one sheet.", fills_in="reduced")] = (
        False
    )
    theme: Annotated[
        str | None,
        PartOption(
            "For a deck: nocturne, paper (saves ink), bold, swiss, or a TOML file.",
            "NAME",
            read=known_name,
            fills_in="theme",
        ),
    ] = None
    stock: Annotated[
        str | None,
        PartOption(
            "For a deck: plain, single (for print shops), a product name, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = None
    duplex: Annotated[
        Literal["long", "short", "manual"] | None,
        PartOption("For a deck: the edge on which your printer flips the sheet."),
    ] = None
    no_duplex: Annotated[
        bool, PartOption("Print both sides of a deck side by side, to fold and glue.")
    ] = False
    printer: Annotated[
        str | None, PartOption("Correct the back of a deck for this calibrated printer.", "NAME")
    ] = None
    pdfx: Annotated[bool, PartOption("Write a deck as PDF/X-4, for print shops.")] = False
