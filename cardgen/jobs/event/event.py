"""An event: who comes, what is played at which table, and what is printed for it."""

import datetime
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame
from cardgen.games.puzzles import Level, PerPage
from cardgen.inputs.faults import Fault
from cardgen.inputs.guest_rows import GuestList
from cardgen.jobs.cards import CardJob
from cardgen.sheets.tents import Diets
from companion.words import Language, Message, language

Players = tuple[tuple[str, str], ...]
"""Full name and symbol of each player, clockwise."""


@dataclass(frozen=True, slots=True)
class Unseated:
    """A guest whom the list seats at no table of the event, and a warning that says why."""

    name: str
    warning: Fault


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at a table: full name, symbol, diet, and the name for tents, tables and placemats.

    The last two are empty if nobody says them.
    """

    name: str
    symbol: str = ""
    diet: str = ""
    short_name: str = ""


@dataclass(frozen=True, slots=True)
class GameTable:
    """A table, and what is played at it; `name` is ``table-`` and its number.

    `layout` is empty for games without one. `seated` are its players clockwise, the first to play
    first (T1); it is empty where only the number of `seats` is known. With `from_list` they are
    those whom the guest list puts here. Phones join at the address `join`. Its sheets are in its
    `language`.
    """

    number: int
    name: str
    game: str
    variants: tuple[str, ...]
    layout: str
    seats: int
    seated: tuple[Seat, ...]
    join: str | None = None
    from_list: bool = False
    language: Language = field(default_factory=language, repr=False)

    @property
    def key(self) -> str:
        """What messages call it in the event's file."""
        return f"table[{self.number}]"

    @property
    def players(self) -> Players:
        """Full name and symbol of each player."""
        return tuple((seat.name, seat.symbol) for seat in self.seated)

    @property
    def called(self) -> Players:
        """Name and symbol of the players as tents show them; empty if all have their full name."""
        if not any(seat.short_name for seat in self.seated):
            return ()
        return tuple((seat.short_name or seat.name, seat.symbol) for seat in self.seated)

    @property
    def diets(self) -> tuple[str, ...]:
        """What the players eat; empty if nobody says so."""
        diets = tuple(seat.diet for seat in self.seated)
        return diets if any(diets) else ()

    @property
    def label(self) -> Message:
        """What sheets and parts call the table, for whoever sorts them."""
        return Message("sheets-table", number=self.number)

    @property
    def printed(self) -> PrintedGame:
        """What its game prints."""
        return PRINTED[self.game]

    @property
    def has_symbols(self) -> bool:
        """Whether the players have symbols and tents to show them on."""
        return self.printed.part("tents") is not None

    @property
    def title(self) -> str:
        """The name of the game, as people write it."""
        return self.printed.title

    @property
    def folder(self) -> str:
        """The name of the folder in which what belongs to the table lies."""
        return f"{self.name}-{self.game}"


@dataclass(frozen=True, slots=True)
class EventDeck:
    """A deck of cards that is printed once for each of so many `tables`."""

    game: PrintedGame
    part: Part
    tables: int

    @property
    def item(self) -> str:
        """The name of its file."""
        return f"{self.game.name}-{self.part.name}"


@dataclass(frozen=True, slots=True)
class Giveaway:
    """Puzzles to take home: `copies` of a leaf with `count` of them, `per_page` on a page.

    They are examples that come with the program; with a `seed` new ones, drawn in at most
    `seconds`. `level` None mixes easy to expert.
    """

    count: int
    level: Level | None
    per_page: PerPage
    seed: str | None
    seconds: float
    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """All there is to print for an event.

    `source` is the file that says so. `cards` lacks only the place to write to, and `guest_list` is
    what its list says. So many `guests` there are, or players at the tables; `unseated` are guests
    for whom the list names no table that is there. `diets` has what each guest eats who says so,
    and `tent_diets` where that stands on tents. QR symbols lead to `site`. Sheets are in the
    `language`; those for tables are of the size `paper`, placemats of `placemat_paper`.
    `placemats`, `records`, `grids` and `rules_cards` tell whether there are any.
    """

    source: Path
    name: str
    date: datetime.date | datetime.datetime | None
    place: str
    language: Language
    site: str | None
    paper: str
    placemats: bool
    placemat_paper: str
    records: bool
    grids: bool
    rules_cards: bool
    guests: int
    cards: CardJob | None
    guest_list: GuestList | None
    unseated: tuple[Unseated, ...]
    diets: tuple[str, ...]
    tent_diets: Diets
    giveaway: Giveaway | None
    tables: tuple[GameTable, ...]

    @property
    def decks(self) -> tuple[EventDeck, ...]:
        """The decks that tables play with."""
        games = Counter(table.game for table in self.tables)
        return tuple(
            EventDeck(PRINTED[game], part, tables)
            for game, tables in games.items()
            for part in PRINTED[game].parts
            if part.is_deck
        )

    def cut_parts(self, table: GameTable) -> list[Part]:
        """Return the parts that are cut out for a table, without decks."""
        return [part for part in self.parts_of(table) if part.pieces and not part.is_deck]

    def parts_of(self, table: GameTable) -> tuple[Part, ...]:
        """Return what is printed for a table: what its game needs, and what the event says."""
        switches = {
            "grids": self.grids,
            "record": self.records,
            "placemat": self.placemats,
            "symbols": False,  # whoever knows the marks has the card
        }
        return tuple(
            part
            for part in table.printed.parts
            if switches.get(part.name, self.rules_cards if part.is_folded else part.usual)
        )
