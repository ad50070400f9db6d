"""The players at an event's tables: as the event names them, or as the guest list seats them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.games import symbols
from cardgen.inputs.contact import player_name, spellings
from cardgen.inputs.faults import Fault, InputFault, Report, did_you_mean, in_runs, quoted
from cardgen.inputs.guest_rows import Guest, table_number
from cardgen.inputs.names import settle_name
from cardgen.inputs.toml import TomlTable, kind
from cardgen.jobs.event.event import GameTable, Seat, Unseated
from companion import record
from companion.errors import RulingError
from companion.names import name_fault, recorded, spoken, symbol_fault
from companion.record import NAME_AND_SYMBOL

SYMBOLS = (*symbols.SYMBOLS, *"KLPRWYMQ")
"""Symbols for players who brought none, in this order; enough for a table."""


def named_players(
    section: TomlTable, entries: Sequence[object], book: FontBook, report: Report
) -> tuple[Seat, ...]:
    """Return the players whom a table names; those without a symbol get one.

    A text is a full name; one ``Family, Given`` is turned round, with a warning. A name with a
    symbol, a diet or a short name is a table.
    """
    read: list[Seat] = []
    for place, entry in enumerate(entries, start=1):
        if not isinstance(entry, (str, dict)):
            section.fault(f'must be a text such as "Ann Lee", not {kind(entry)}', "players", place)
            continue
        at = section.inner({"name": entry} if isinstance(entry, str) else entry, "players", place)
        written = spoken(at.text("name", required='write "Ann Lee"') or "")
        name = settle_name({"name": written}).get("name", "")
        if name != written:
            message = (
                f"{quoted(written)} is read as {name}: the family name stands before the comma"
            )
            report(section.warning(message, "players", place))
        symbol = at.text("symbol") or ""
        *first, last = name.split() or [""]
        if first and not symbol and len(last) == 1 and (last.isascii() or not last.isalpha()):
            at.fault(
                f"{quoted(last)} is a symbol or an initial: for a symbol write "
                f'{{ name = "{" ".join(first)}", symbol = "{last}" }}, for an initial "{name}."',
                "name",
            )
        _check(at, name, symbol, read, book)
        name = _own_name(name, read)
        read.append(Seat(name, symbol, at.text("diet") or "", at.text("short_name") or ""))
    return _with_symbols(read)


def table_of(guest: Guest) -> int | None:
    """Return the number of the table at which the list puts a guest."""
    return table_number(guest.seating.get("table", ""))


def unseated_guests(guests: Iterable[Guest], tables: Sequence[GameTable]) -> tuple[Unseated, ...]:
    """Return the guests who sit at no table, if the list says of any table who sits there."""
    listed = [table.number for table in tables if table.from_list]
    named = {(table.number, seat.name) for table in tables for seat in table.seated}
    found = []
    for guest in guests if listed else ():
        number, name, cell = (
            table_of(guest),
            player_name(guest.profile),
            guest.seating.get("table", ""),
        )
        if number in listed or any((number, each) in named for each in spellings(guest.profile)):
            continue
        message = f"{name} sits at no table: "
        if not 1 <= (number or 0) <= len(tables):
            message += f"{quoted(cell)} is no table here" if cell else "the cell is blank"
            message += f": write the number of one, {in_runs(listed)}"
        else:
            message += f'table {number} has players of its own: write players = "guests" there'
        found.append(Unseated(name, guest.profile.origin.fault("table", message)))
    return tuple(found)


def seats_by_name(
    number: int, seats: Sequence[Seat], guests: Sequence[Guest], section: TomlTable, report: Report
) -> tuple[Seat, ...]:
    """Return the players whom the event names, with what the list says of such guests.

    A guest is meant by the name in the list, or else by any of its `spellings`.
    Of several guests of one name those are meant whom the list puts at table `number`, if it does.
    If they don't eat the same, that is a fault of ``players`` in `section`. If the list has diets,
    a warning says whose is not known because they are not in it.
    """
    found = []
    unknown = []
    named: dict[str, list[Guest]] = {}
    spelled: dict[str, list[Guest]] = {}
    for guest in guests:
        named.setdefault(player_name(guest.profile), []).append(guest)
        for spelling in spellings(guest.profile):
            spelled.setdefault(spelling, []).append(guest)
    for place, seat in enumerate(seats, start=1):
        meant = named.get(seat.name) or spelled.get(seat.name, [])
        meant = [guest for guest in meant if table_of(guest) == number] or meant
        eaten = {guest.seating.get("diet", ""): None for guest in meant}
        if len(eaten) > 1 and not seat.diet:
            rows = ", ".join(str(guest.line) for guest in meant)
            message = (
                f"{seat.name} may be the guest in row {rows} of the list, and these don't eat the "
                "same: "
                'write players = "guests", and let the list\'s columns table and seat say who sits '
                "here"
            )
            section.fault(message, "players", place)
        if not (meant or seat.diet):
            unknown.append(f"{seat.name}{did_you_mean(seat.name, named)}")
        short_names = [guest.profile.short_name for guest in meant]
        diet, short_name = next(iter(eaten), ""), next(iter(short_names), "")
        found.append(
            replace(seat, diet=seat.diet or diet, short_name=seat.short_name or short_name)
        )
    if unknown and any(guest.seating.get("diet") for guest in guests):
        message = (
            f"not on the guest list, so nobody knows what they eat: {', '.join(unknown)}; spell "
            f'them as the list does, or write {{ name = "{seats[0].name}", diet = "vegan" }}'
        )
        report(section.warning(message, "players"))
    return tuple(found)


def diets_of(guests: Iterable[Guest], book: FontBook) -> tuple[str, ...]:
    """Return what guests eat who say so; InputFault where a diet cannot be printed."""
    diets, faults = [], []
    for row in guests:
        if diet := row.seating.get("diet"):
            diets.append(diet)
            try:
                book.line(diet, "regular")
            except MissingGlyphError as error:
                faults.append(row.profile.origin.fault("diet", str(error)))
    if faults:
        raise InputFault(faults)
    return tuple(diets)


def diets_at(tables: tuple[GameTable, ...], guests: Iterable[Guest]) -> Iterator[str]:
    """Yield what players eat who are not on the guest list, as far as the event says so."""
    listed = {name for row in guests for name in spellings(row.profile)}
    for table in tables:
        for seat in table.seated:
            if seat.diet and seat.name not in listed and not table.from_list:
                yield seat.diet


def check_short_names(seats: Sequence[Seat], section: TomlTable, book: FontBook) -> None:
    """Note faults of short names: they can't be printed, or are another player's name, too."""
    shown = [seat.short_name or seat.name for seat in seats]
    for place, seat in enumerate(seats, start=1):
        others = [*shown[: place - 1], *shown[place:]]
        if seat.short_name and (alike := name_fault(seat.short_name, others)):
            message = (
                f"{alike}: {quoted(seat.short_name)}, the short name of {seat.name}, must be "
                "another"
            )
            section.fault(message, "players", place)
        elif seat.short_name and (unfit := _unfit("name", seat.short_name, "Ann X", book)):
            section.fault(f"the short name of {seat.name}: {unfit}", "players", place)


def guests_at(
    number: int, guests: Iterable[Guest], section: TomlTable, book: FontBook, report: Report
) -> tuple[Seat, ...]:
    """Return the guests that the list puts at table `number`, in the order of their seats.

    What is wrong with them becomes faults of the list and of ``players`` in `section`. Of several
    guests of one name the second and later ones get a number, for a record tells players apart by
    name; a warning says so.
    """
    seated: dict[str, Guest] = {}
    faults: list[Fault] = []
    for place, guest in enumerate(guests):
        if table_of(guest) != number:
            continue
        seat = guest.seating.get("seat") or f"~{place:06}"  # those without a seat come last
        if seat in seated:
            message = f"{seat} at table {number} is the seat of {seated[seat].profile.name} already"
            faults.append(guest.profile.origin.fault("seat", message))
            seat = f"~{place:06}"
        seated[seat] = guest
    if not seated:
        message = (
            f"the guest list has nobody at table {number}: fill in its column table, or write "
            "names here"
        )
        section.fault(message, "players")
    read: list[Seat] = []
    for seat in sorted(seated, key=lambda seat: (int(seat) if seat.isdecimal() else 1e9, seat)):
        name, origin = player_name(seated[seat].profile), seated[seat].profile.origin
        if (own := _own_name(name, read)) != name:
            message = (
                f"{name} is a name at table {number} already: there, this player is {own}; "
                "if it is the same person, take one of the rows out"
            )
            report(origin.fault("name", message))
        if unfit := _unfit("name", own, f"{recorded(own)} X", book):
            faults.append(origin.fault("name", unfit))
        diet, short_name = seated[seat].seating.get("diet", ""), seated[seat].profile.short_name
        read.append(Seat(own, diet=diet, short_name=short_name))

    def raise_faults() -> None:
        if faults:
            raise InputFault(faults)

    section.check(raise_faults, "players")
    return _with_symbols(read)


def _with_symbols(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    taken = [seat.symbol for seat in seats if seat.symbol]
    spare = (symbol for symbol in SYMBOLS if symbol_fault(symbol, taken) is None)
    return tuple(replace(seat, symbol=seat.symbol or next(spare)) for seat in seats)


def _check(at: TomlTable, name: str, symbol: str, others: list[Seat], book: FontBook) -> None:
    """Note what keeps a name or a symbol off a record or paper, or is another player's."""
    if name and (unfit := _unfit("name", name, f"{recorded(name)} X", book)):
        at.fault(unfit, "name")
    if name and (alike := name_fault(name, [other.name for other in others])):
        at.fault(f'{alike}: add an initial, or write "{_own_name(name, others)}"', "name")
    if symbol:
        taken = symbol_fault(symbol, [other.symbol for other in others])
        for wrong in filter(None, (_unfit("symbol", symbol, f"Ann {symbol}", book), taken)):
            at.fault(str(wrong), "symbol")


def _own_name(name: str, others: list[Seat]) -> str:
    """Return `name`, with a number if one of the `others` has it."""
    taken = [other.name for other in others]
    numbered = (f"{name} ({number})" for number in count(2))
    return next(own for own in chain([name], numbered) if name_fault(own, taken) is None)


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
