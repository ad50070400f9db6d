"""The players at an event's tables: as the event names them, or as the guest list seats them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.inputs.contact import bare_name
from cardgen.inputs.faults import Fault, InputFault, quoted
from cardgen.inputs.guests import Guest
from cardgen.inputs.toml import TomlTable, kind
from cardgen.printables.aids import symbols
from companion import record
from companion.errors import RulingError
from companion.names import recorded, spoken
from companion.territory.seating import name_complaint, symbol_complaint
from companion.territory.statements import GRAMMAR

SYMBOLS = (*symbols.SYMBOLS, *"KLPRWYMQ")
"""Symbols for players who brought none, in the order in which they are given out; enough for a table."""

_MOST_NAMED = 5
"""Guests without a table who are told by name."""

Players = tuple[tuple[str, str], ...]
"""Full name and symbol of each player, clockwise."""


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
        read.append((name, symbol))
    return _with_symbols(read)


def guests_at(number: int, guests: Iterable[Guest], section: TomlTable, book: FontBook) -> Players:
    """Return the guests that the list puts at table `number`, in the order of their seats.

    What is wrong with them becomes faults of the list and of ``players`` in `section`.
    """
    seated: dict[str, Guest] = {}
    faults: list[Fault] = []
    for place, guest in enumerate(guests):
        if _table_of(guest) != number:
            continue
        seat = guest.seating.get("seat") or f"~{place:06}"  # those without a seat come last
        if seat in seated:
            message = f"{seat} at table {number} is the seat of {seated[seat].profile.name} already"
            faults.append(guest.profile.origin.fault("seat", message))
            seat = f"~{place:06}"
        seated[seat] = guest
    if not seated:
        message = (
            f"the guest list has nobody at table {number}: fill in its column table, or write names here"
        )
        section.fault(message, "players")
    read: list[tuple[str, str]] = []
    for seat in sorted(seated, key=lambda seat: (int(seat) if seat.isdecimal() else 1e9, seat)):
        name, origin = bare_name(seated[seat].profile), seated[seat].profile.origin
        faults += (origin.fault("name", message) for message in _name_complaints(name, read, book))
        read.append((name, ""))

    def raise_faults() -> None:
        if faults:
            raise InputFault(faults)

    section.check(raise_faults, "players")
    return _with_symbols(read)


def unseated(guests: Iterable[Guest], numbers: Collection[int]) -> str:
    """Return a line about the guests whom the list puts at none of the tables `numbers`, or nothing."""
    names = [
        bare_name(guest.profile) + (f" (table {place})" if (place := guest.seating.get("table")) else "")
        for guest in guests
        if _table_of(guest) not in numbers
    ]
    if not names:
        return ""
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return (
        f"without a table: {', '.join(names[:_MOST_NAMED])}{more}: "
        "add tables for them, or mend the column table of the guest list"
    )


def _table_of(guest: Guest) -> int | None:
    """Return the number of the table at which the list puts a guest."""
    table = re.search(r"[0-9]+", guest.seating.get("table", ""))
    return int(table[0]) if table else None


def _with_symbols(players: Sequence[tuple[str, str]]) -> Players:
    taken = [symbol for _, symbol in players if symbol]
    spare = (symbol for symbol in SYMBOLS if symbol_complaint(symbol, taken) is None)
    return tuple((name, symbol or next(spare)) for name, symbol in players)


def _check(at: TomlTable, name: str, symbol: str, others: list[tuple[str, str]], book: FontBook) -> None:
    """Report what keeps a name or a symbol from a record, from paper, or from being a player's own."""
    for complaint in _name_complaints(name, others, book):
        at.fault(complaint, "name")
    if symbol:
        taken = symbol_complaint(symbol, [symbol for _, symbol in others])
        for wrong in filter(None, (_unfit("symbol", symbol, f"Ann {symbol}", book), taken)):
            at.fault(wrong, "symbol")


def _name_complaints(name: str, others: list[tuple[str, str]], book: FontBook) -> list[str]:
    if not name:
        return []
    unfit = _unfit("name", name, f"{recorded(name)} X", book)
    alike = name_complaint(name, [name for name, _ in others])
    return [unfit] * bool(unfit) + [f"{alike}: add an initial"] * bool(alike)


def _unfit(what: str, text: str, statement: str, book: FontBook) -> str:
    """Return what keeps a text from a record or from paper; nothing if it is fit."""
    if text == "#":
        return "# begins a comment in a record: choose another"
    if what == "symbol" and len(text.split()) > 1:
        return f"{quoted(text)} has a blank: a symbol is one word"
    try:
        record.parse(f"player {statement}", GRAMMAR)
        book.line(text, "semibold")
    except (RulingError, MissingGlyphError) as error:
        return str(error)
    return ""
