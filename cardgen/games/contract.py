"""What a game prints: the contract between the sheets of a game and everything that prints them.

A game is one folder beside this module and one line in `cardgen.games`. Commands, kit, events,
index and checklist loop over its parts.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle, islice
from pathlib import Path
from typing import Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page, Size
from cardgen.inputs.faults import quoted
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.phone_link import PhoneLink
from cardgen.inputs.profile import Profile
from cardgen.press.impose import Duplex, glued_size
from cardgen.press.sheets import CardPages, SheetLayout, sheets
from cardgen.press.slots import slots
from cardgen.press.stock import Stock, paper_size, plain_stock
from cardgen.sheets.composer import Inks
from cardgen.sheets.player_names import Player
from cardgen.sheets.tents import Diets
from companion.contract import Game
from companion.record import RULES_VERSION, GameNamed, RulesVersion, Statement
from companion.referee import AnyReferee
from companion.words import Language, Words

MOST_SEATS = 20
"""Most seats at a table that a page shows in readable type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What parts are printed for: a table of so many `seats`, on `paper`.

    `players` are the names and symbols of those who sit there, clockwise; nobody is named where it
    is empty. They may be `called` otherwise on tents, tables and placemats. `layout` (empty: the
    usual one) and `variants` are as a record has them, `deal` is the seed of a deal. A `table` that
    has a name shows it on parts that lie around, as does an `event`; `diets` are what its players
    eat, and `diets_on` where tents show that. `owner` stands in the heads of sheets, and QR symbols
    lead to `link`.

    The other fields are options of single parts: the side of a space `cell` in mm, the `geometry`
    of the cards that are put on a placemat, a `deck` file or the size of `cards` for a mat, whether
    it is `reduced`, the `theme` of a deck, and the size `trim` of the cards that its stock has.
    """

    book: FontBook
    paper: str
    seats: int
    players: tuple[Player, ...] = ()
    called: tuple[Player, ...] = ()
    layout: str = ""
    variants: tuple[str, ...] = ()
    deal: str = "k7"
    table: str = ""
    event: str = ""
    diets: tuple[str, ...] = ()
    diets_on: Diets = "both"
    owner: Profile | None = None
    link: PhoneLink | None = None
    cell: float | None = None
    geometry: Geometry | None = None
    deck: Path | None = None
    cards: str = ""
    reduced: bool = False
    theme: str = ""
    trim: Size | None = None

    @property
    def size(self) -> Size:
        """Width and height of the paper."""
        return paper_size(self.paper)

    @property
    def shown(self) -> tuple[Player, ...]:
        """Name and symbol of the players as tents, tables and placemats show them."""
        return self.called or self.players

    @property
    def seated(self) -> tuple[Player, ...]:
        """Name and symbol of each seat, blank where nobody is known to sit."""
        return self.players or (("", ""),) * self.seats


@dataclass(frozen=True, slots=True)
class Pieces:
    """What is cut out of a sheet: `make` returns the sides of each piece, the front first.

    `size` is theirs in mm, with `bleed` around it. `title` begins what stands at the edge of their
    sheets.
    """

    size: Size
    make: Callable[[Setting], Iterable[CardPages]]
    two_sided: bool = False
    bleed: float = 0.0
    title: Callable[[Setting], str] = lambda _: ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of what a game prints: whole pages that `pages` makes, or `pieces` to cut out.

    `about` says what it is, such as "rules on three pages". It is printed on `paper` (large
    paper is as large as there is) and on `sides` of it, once `per` game, for each table, or for
    each player. `options` are the fields of a setting that change it. A table needs the `usual`
    parts. `finish` is what to do with it once it is printed: a sentence.
    """

    name: str
    about: Words
    pages: Callable[[Setting], Iterable[Page]] | None = None
    pieces: Pieces | None = None
    paper: Literal["plain", "stiff", "large"] = "plain"
    sides: Literal[1, 2] = 1
    per: Literal["game", "table", "player"] = "game"
    options: tuple[str, ...] = ()
    usual: bool = True
    finish: Words = ""

    @property
    def is_deck(self) -> bool:
        """Whether it consists of cards that are printed on both sides."""
        return self.pieces is not None and self.sides == 2

    @property
    def is_folded(self) -> bool:
        """Whether its pieces have two sides on one side of the paper: they are folded and glued."""
        return self.pieces is not None and self.pieces.two_sided and self.sides == 1

    def make(self, setting: Setting) -> tuple[Page, ...]:
        """Return the part's pages, pieces placed on sheets of plain paper.

        Where pieces name no table and no player, spare ones fill the last sheet. Raises InputFault
        if a file that it is made from is at fault or a piece is larger than the paper, and
        SheetError, TextTooLongError or MissingGlyphError if something does not fit or cannot be
        set.
        """
        if self.pages is not None:
            return tuple(self.pages(setting))
        assert self.pieces is not None
        pieces = tuple(self.pieces.make(setting))
        names_somebody = bool(setting.shown) and "players" in self.options
        if not (self.is_deck or setting.table or names_somebody):
            on_sheet = self.places_on(setting.paper)
            sheets_needed = math.ceil(len(pieces) / on_sheet)
            pieces = tuple(islice(cycle(pieces), sheets_needed * on_sheet))
        title, words = self.pieces.title(setting), setting.book.language
        return tuple(self.on_sheets(pieces, setting.paper, words, title))

    def stock(self, paper: str) -> Stock:
        """Return plain paper with cells for this part's pieces."""
        assert self.pieces is not None
        return plain_stock(paper, *self.size_on_sheet, bleed=self.pieces.bleed)

    def places_on(self, paper: str) -> int:
        """Return how many of this part's pieces a sheet of `paper` has room for."""
        return len(slots(self.stock(paper), *self.size_on_sheet))

    @property
    def size_on_sheet(self) -> Size:
        """Width and height in mm of a piece before it is folded."""
        assert self.pieces is not None
        return glued_size(*self.pieces.size) if self.is_folded else self.pieces.size

    def on_sheets(
        self, pieces: Iterable[CardPages], paper: str, words: Language, title: str = ""
    ) -> Iterator[Page]:
        """Yield sheets with `pieces` of this part; `title` begins what stands at their edge."""
        duplex: Duplex = "long" if self.sides == 2 else "none"
        layout = SheetLayout(duplex, language=words, title=title)
        yield from sheets(pieces, self.stock(paper), layout)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position on pages, and remarks about them."""

    pages: tuple[Page, ...]
    remarks: tuple[str, ...] = ()


class UnfinishedError(ValueError):
    """A record that ends before there is a position to print."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedGame:
    """A game with what it prints: `title` is its name as people write it, `inks` its colours.

    `record_head` returns the statements with which the record of a table begins. `layouts` returns
    how the grids of so many players may lie, the usual way first; it raises ValueError if the game
    is not for so many. `variant_fault` says what is wrong with the last of a table's variants or,
    given the number of seats, with all of them. A kit has sheets for at most `kit_seats`.
    `position` prints the position of a referee as `viewer` sees it; None: as everybody does.
    """

    game: Game
    title: str
    inks: Inks
    parts: tuple[Part, ...]
    record_head: Callable[[Setting], Iterable[Statement]]
    layouts: Callable[[int], Sequence[str]]
    variant_fault: Callable[[Sequence[str], int | None], str | None]
    kit_seats: int
    position: Callable[[AnyReferee, str | None, FontBook, Size], Position] | None = None

    @property
    def name(self) -> str:
        """The game's name in a record."""
        return self.game.name

    def part(self, name: str) -> Part | None:
        """Return the part called `name`, if there is one."""
        return next((part for part in self.parts if part.name == name), None)

    def tables(self) -> Iterator[tuple[int, Sequence[str]]]:
        """Yield each number of players, as long as a table has room for them, with its layouts."""
        for seats in count(self.game.players[0]):
            try:
                yield seats, self.layouts(seats)
            except ValueError:
                return

    def has(self, option: str) -> bool:
        """Tell whether a field of a setting changes any of the parts."""
        return any(option in part.options for part in self.parts)


def begun(game: Game) -> tuple[Statement, ...]:
    """Return the statements with which every record of a game begins."""
    return RulesVersion(RULES_VERSION), GameNamed(game.name)


def no_layouts(game: Game, seats: int, advice: str = "") -> Sequence[str]:
    """Return no layout; raises ValueError, which ends with `advice`, if a game is for others."""
    if refusal := game.refuses(seats):
        raise ValueError(f"{refusal}{advice}")
    return ()


def no_variants(game: Game, variants: Sequence[str]) -> str | None:
    """Return what is wrong with variants of a game that has none."""
    return f"{game.name} has no variants: leave {quoted(variants[-1])} out" if variants else None
