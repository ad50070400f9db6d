"""The players at an event's tables: as the event names them, or as the guest list seats them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, count
from typing import TYPE_CHECKING

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.games import symbols
from cardgen.inputs.contact import player_name
from cardgen.inputs.faults import Fault, InputFault, Tell, quoted
from cardgen.inputs.guests import Guest
from cardgen.inputs.headings import fold, usual_field
from cardgen.inputs.toml import TomlTable, kind
from companion import record
from companion.errors import RulingError
from companion.names import recorded, spoken
from companion.seating import NAME_AND_SYMBOL, name_complaint, symbol_complaint

if TYPE_CHECKING:
    from cardgen.jobs.event.definition import GameTable

SYMBOLS = (*symbols.SYMBOLS, *"KLPRWYMQ")
"""Symbols for players who brought none, in the order in which they are given out; enough for a table."""

Players = tuple[tuple[str, str], ...]
"""Full name and symbol of each player, clockwise."""


@dataclass(frozen=True, slots=True)
class Unseated:
    """A guest whom the list seats at no table of the event, and a warning that says why."""

    name: str
    warning: Fault


_TABLE_SIGNS = ("", "t", "nr", "no", "table")
"""What may stand beside the number of a table, besides the usual headings of its column."""


def named_players(section: TomlTable, entries: Sequence[object], book: FontBook) -> Players:
    """Return the players of a table's list; those without a symbol get one.

    A text is a full name. A name with a symbol is a table.
    """
    read: list[tuple[str, str]] = []
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, (str, dict)):
            section.fault(f'must be a text such as "Ann Lee", not {kind(entry)}', "players", number)
            continue
        at = section.inner({"name": entry} if isinstance(entry, str) else entry, "players", number)
        name = spoken(at.text("name", required='write "Ann Lee"') or "")
        symbol = at.text("symbol") or ""
        *first, last = name.split() or [""]
        if first and not symbol and len(last) == 1 and (last.isascii() or not last.isalpha()):
            at.fault(
                f"{quoted(last)} is a symbol or an initial: for a symbol write "
                f'{{ name = "{" ".join(first)}", symbol = "{last}" }}, for an initial "{name}."',
                "name",
            )
        _check(at, name, symbol, read, book)
        read.append((_own_name(name, read), symbol))
    return _with_symbols(read)


def table_of(guest: Guest) -> int | None:
    """Return the number of the table at which the list puts a guest, such as 3 for ``3`` and ``Table 3``.

    A cell with other words, such as ``VIP 3``, or with several numbers names no table.
    """
    return _table_number(guest.seating.get("table", ""))


@cache  # each table asks for each guest's
def _table_number(cell: str) -> int | None:
    found = re.fullmatch("([^0-9]*)([0-9]{1,9})([^0-9]*)", cell)
    if found is None:
        return None
    word = re.sub("(?<=.)(nr|no)$", "", fold(found[1] + found[3]).strip("#"))
    return int(found[2]) if word in _TABLE_SIGNS or usual_field(word, set()) == "table" else None


def unseated_guests(guests: Iterable[Guest], tables: Sequence[GameTable]) -> tuple[Unseated, ...]:
    """Return the guests who sit at no table, if the list says of any table who sits there."""
    listed = [table.number for table in tables if table.from_list]
    named = {(table.number, name) for table in tables for name, _ in table.players}
    found = []
    for guest in guests if listed else ():
        number, name, cell = table_of(guest), player_name(guest.profile), guest.seating.get("table", "")
        if number in listed or (number, name) in named:
            continue
        message = f"{name} sits at no table: "
        if not 1 <= (number or 0) <= len(tables):
            message += f"{quoted(cell)} is no table here" if cell else "the cell is blank"
            message += f": write the number of one, {_numbers(listed)}"
        else:
            message += f'table {number} has players of its own: write players = "guests" there'
        found.append(Unseated(name, guest.seating_fault("table", message)))
    return tuple(found)


def _numbers(numbers: Sequence[int]) -> str:
    """Return numbers that increase, those without a gap as ``1 to 25``."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and last - first + 1 == len(numbers):
        return f"{first} to {last}"
    return " or ".join(filter(None, (", ".join(map(str, numbers[:-1])), str(last))))


def diets_by_name(
    number: int, players: Players, guests: Sequence[Guest], section: TomlTable
) -> tuple[str, ...]:
    """Return what players eat whom the event itself names: what guests of the same name eat.

    Of several guests of one name those are meant whom the list puts at table `number`, if it does. If they
    don't eat the same, that is a fault of ``players`` in `section`.
    """
    diets = []
    named: dict[str, list[Guest]] = {}
    for guest in guests:
        named.setdefault(player_name(guest.profile), []).append(guest)
    for place, (name, _) in enumerate(players, start=1):
        meant = named.get(name, [])
        meant = [guest for guest in meant if table_of(guest) == number] or meant
        eaten = {guest.seating.get("diet", ""): None for guest in meant}
        if len(eaten) > 1:
            rows = ", ".join(str(guest.line) for guest in meant)
            message = (
                f"{name} may be the guest in row {rows} of the list, and these don't eat the same: write "
                'players = "guests", and let the list\'s columns table and seat say who sits here'
            )
            section.fault(message, "players", place)
        diets.append(next(iter(eaten), ""))
    return tuple(diets) if any(diets) else ()


def guests_at(
    number: int, guests: Iterable[Guest], section: TomlTable, book: FontBook, tell: Tell | None = None
) -> tuple[Players, tuple[str, ...]]:
    """Return the guests that the list puts at table `number`, in the order of their seats, and their diets.

    What is wrong with them becomes faults of the list and of ``players`` in `section`. Of several guests of
    one name the second and later ones get a number, for a record tells players apart by name; `tell` is told.
    """
    seated: dict[str, Guest] = {}
    faults: list[Fault] = []
    for place, guest in enumerate(guests):
        if table_of(guest) != number:
            continue
        seat = guest.seating.get("seat") or f"~{place:06}"  # those without a seat come last
        if seat in seated:
            message = f"{seat} at table {number} is the seat of {seated[seat].profile.name} already"
            faults.append(guest.seating_fault("seat", message))
            seat = f"~{place:06}"
        seated[seat] = guest
    if not seated:
        message = (
            f"the guest list has nobody at table {number}: fill in its column table, or write names here"
        )
        section.fault(message, "players")
    read: list[tuple[str, str]] = []
    diets = []
    for seat in sorted(seated, key=lambda seat: (int(seat) if seat.isdecimal() else 1e9, seat)):
        name, origin = player_name(seated[seat].profile), seated[seat].profile.origin
        diets.append(seated[seat].seating.get("diet", ""))
        if (own := _own_name(name, read)) != name and tell:
            message = (
                f"{name} is a name at table {number} already: there, this player is {own}; "
                "if it is the same person, take one of the rows out"
            )
            tell(origin.fault("name", message))
        if unfit := _unfit("name", own, f"{recorded(own)} X", book):
            faults.append(origin.fault("name", unfit))
        read.append((own, ""))

    def raise_faults() -> None:
        if faults:
            raise InputFault(faults)

    section.check(raise_faults, "players")
    return _with_symbols(read), tuple(diets) if any(diets) else ()


def _with_symbols(players: Sequence[tuple[str, str]]) -> Players:
    taken = [symbol for _, symbol in players if symbol]
    spare = (symbol for symbol in SYMBOLS if symbol_complaint(symbol, taken) is None)
    return tuple((name, symbol or next(spare)) for name, symbol in players)


def _check(at: TomlTable, name: str, symbol: str, others: list[tuple[str, str]], book: FontBook) -> None:
    """Report what keeps a name or a symbol from a record, from paper, or from being a player's own."""
    if name and (unfit := _unfit("name", name, f"{recorded(name)} X", book)):
        at.fault(unfit, "name")
    if name and (alike := name_complaint(name, [other for other, _ in others])):
        at.fault(f'{alike}: add an initial, or write "{_own_name(name, others)}"', "name")
    if symbol:
        taken = symbol_complaint(symbol, [symbol for _, symbol in others])
        for wrong in filter(None, (_unfit("symbol", symbol, f"Ann {symbol}", book), taken)):
            at.fault(wrong, "symbol")


def _own_name(name: str, others: list[tuple[str, str]]) -> str:
    """Return `name`, with a number if one of the `others` has it."""
    taken = [other for other, _ in others]
    numbered = (f"{name} ({number})" for number in count(2))
    return next(own for own in chain([name], numbered) if name_complaint(own, taken) is None)


def _unfit(what: str, text: str, statement: str, book: FontBook) -> str:
    """Return what keeps a text from a record or from paper; nothing if it is fit."""
    if text == "#":
        return "# begins a comment in a record: choose another"
    if what == "symbol" and len(text.split()) > 1:
        return f"{quoted(text)} has a blank: a symbol is one word"
    try:
        record.parse(f"player {statement}", NAME_AND_SYMBOL)
        book.line(text, "semibold")
    except (RulingError, MissingGlyphError) as error:
        return str(error)
    return ""
