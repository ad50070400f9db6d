"""Guests: each row of a CSV file or spreadsheet is one person, laid over a common profile."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from cardgen.inputs.columns import ADDRESS, Header, known_title, read_header
from cardgen.inputs.contact import name_parts, person_name
from cardgen.inputs.csvfile import ROWS_ABOVE, csv_bytes, csv_rows
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice, Report, counted, place_in, quoted
from cardgen.inputs.guest_rows import SEATING, Guest, GuestFile, RowFaults
from cardgen.inputs.headings import fold
from cardgen.inputs.names import locale_of_country, parse_name, settle_name
from cardgen.inputs.profile import (
    AddressParts,
    Origin,
    Profile,
    fields_of,
    fill_note,
    note_columns,
    qr_kind,
    qr_lack,
)
from cardgen.inputs.validators import as_text
from cardgen.inputs.xlsxfile import ListRows, Row, is_xlsx, xlsx_rows

_NAMES = ("name", "family_name", "given_name")
SettledNames = Mapping[str, tuple[str, str]]
"""Family name and given name by full name."""

_LINE_BREAK_OR_BAR = re.compile(r"\||\r\n|\r|\n")


def read_guests(
    file: Path | GuestFile, base: Profile, report: Report | None = None
) -> list[Guest | RowFaults]:
    """Read a CSV file, or the first visible sheet of a spreadsheet, each row laid over `base`.

    The first row names the columns: the fields of a profile, in upper or lower case, with blanks or
    hyphens. ``phone``, ``email`` and ``url`` are also good for their plurals, and numbered columns
    (``phone2``, ``address 3``) add a value. Columns for parts of an address become its lines. Usual
    headings in other words and languages are guessed; `report` gets which. Cells of a CSV file are
    separated by commas, semicolons or tabs, or as Excel's ``sep=;`` on the first line says; the
    file is UTF-8, or UTF-16 with byte order mark. ``|`` or a line break separates values in one
    cell. A blank cell takes the value of `base`, except for the name: a card with another person's
    name is worse than none. Blank rows are skipped; portraits are looked for beside the file.
    Raises InputFault if the file cannot be read, decoded or split into cells, its header is wrong,
    or it has no row.
    """
    if isinstance(file, Path):
        file = GuestFile(file)
    path, known = file.path, known_title(type(base), file.mapping)
    whole = list_rows(path, known)
    if report and whole.hidden:
        message = f"left out, for the sheet hides it: {whole.hidden}"
        show = "show it in the spreadsheet to print it"
        report(Fault(path, None, message, cell=place_in(whole.sheet), advice=(show,)))
    first = next(whole.rows, (0, []))
    _check_first_row(path, first, whole, known)
    header, faults = read_header(path, whole.sheet, first, base, file.mapping, whole.hidden_columns)
    if faults:
        raise InputFault(faults)
    if report and header.guesses:
        guesses = ", ".join(f"{title} = {field}" for title, field in header.guesses)
        message = f"columns read by their usual meaning ({guesses})"
        advice = OptionAdvice("map", "TITLE=FIELD", "to change that")
        report(Fault(path, None, message, cell=place_in(whole.sheet), advice=(advice,)))
    names: SettledNames = {}
    if file.names and file.names.exists():
        names = read_names(file.names)
        if report:
            report(f"{file.names}: read, it settles {counted(len(names), 'name')}")
    read = _row_reader(file, header, whole, base, names)
    rows = [read(line, cells) for line, cells in whole.rows]
    if not rows:
        raise InputFault.of(path, "has no rows: write one for each person below the header")
    return rows


def list_rows(path: Path, known: Callable[[str], bool]) -> ListRows:
    """Return the rows of a CSV file or a spreadsheet, the header first.

    Raises InputFault if it cannot be read; the rows raise it as those of `csv_rows`.
    """
    return xlsx_rows(path) if is_xlsx(path) else ListRows("", csv_rows(path, known), {})


def _check_first_row(path: Path, first: Row, below: ListRows, known: Callable[[str], bool]) -> None:
    """Raise InputFault if the headings are not in the `first` row but in one of those `below`."""
    line, titles = first
    if not any(map(str.strip, titles)) or any(map(known, titles)):
        return
    for number, cells in islice(below.rows, ROWS_ABOVE):
        given = [cell for cell in cells if cell.strip()]
        if sum(map(known, given)) > len(given) / 2:
            message = (
                f"the first row must hold the headings, but they are in row {number}: "
                f"delete {'all rows' if number > line + 1 else 'the row'} above it"
            )
            raise InputFault([Fault(path, None, message, line, place_in(below.sheet, line))])


def _row_reader(
    file: GuestFile, header: Header, whole: ListRows, base: Profile, names: SettledNames
) -> Callable[[int, list[str]], Guest | RowFaults]:
    """Return a function that turns line and cells of a row into a guest.

    Everything that depends on the header alone is computed here, once.
    """
    path, columns, sheet, bad = file.path, header.columns, whole.sheet, whole.bad
    used = {i: column.field for i, column in enumerate(columns) if column.field is not None}
    readers = {i: field.reader(file.folder or path.parent) for i, field in used.items()}
    singles = [(i, field.name) for i, field in used.items() if not field.many]
    manies: dict[str, list[int]] = {}
    for i in sorted(used, key=lambda each: columns[each].number):
        if used[i].many:
            manies.setdefault(used[i].name, []).append(i)
    given = {field.name for field in used.values()}
    parts = [field.name for field in used.values() if field.name in ADDRESS]
    if parts:
        given.add("address")
    emptied: dict[str, Any] = {}
    if file.blank == "keep":
        emptied = {each.name: each.blank for each in fields_of(type(base)) if each.name in given}
        emptied |= {"place": None} if "address" in given else {}
        emptied |= {name: value for name, value in file.decided.items() if name in given}
    never_of_base = {each.name: "" for each in fields_of(type(base)) if each.name_part}
    named_by = [i for i, field in used.items() if field.name in _NAMES]
    cell_of = {fold(field.name): i for i, field in used.items()}
    cell_of |= {fold(column.title): i for i, column in enumerate(columns)}
    noted = {cell_of[fold(name)] for name in note_columns(base.note)}
    heeded = sorted(noted | used.keys())

    def read(line: int, cells: list[str]) -> Guest | RowFaults:
        def fault(message: str, column: int | None = None) -> Fault:
            title = None if column is None else columns[column].title
            place = None if column is None else column + 1
            return Fault(path, title, message, line, place_in(sheet, line, place))

        while len(cells) > len(columns) and not cells[-1].strip():
            cells.pop()
        if sheet:
            cells += [""] * (len(columns) - len(cells))
        if len(cells) != len(columns):
            message = f"{counted(len(cells), 'cell')} where the header has {len(columns)}: " + (
                "give every column a title"
                if sheet
                else "put quotation marks around a cell with a delimiter or a line break"
            )
            return RowFaults(line, (fault(message),))
        faults = [fault(bad[line, i], i) for i in heeded if (line, i) in bad] if bad else []
        if not faults and not any(cells[i].strip() for i in named_by):
            faults.append(fault("missing: every row needs one", named_by[0]))
        values: dict[str, Any] = {**emptied, **never_of_base}
        for i, name in singles:
            if text := cells[i].strip():
                try:
                    values[name] = readers[i](text)
                except ValueError as error:
                    faults.append(fault(str(error), i))
        for name, places in manies.items():
            several: list[object] = []
            for i in places:
                for part in _parts(cells[i]):
                    try:
                        several.append(readers[i](part))
                    except ValueError as error:
                        faults.append(fault(str(error), i))
            if several:
                values[name] = tuple(several)
        country = values.get("country", "")
        if parts:
            address, place = _address(values, parts)
            if address or "address" in emptied:
                values |= {"address": address, "place": place}
        if (hint := locale_of_country(country)) and not values.get("locale"):
            values["locale"] = hint
        seating = {key: values.pop(key) for key in SEATING if values.get(key)}
        own = tuple(values)
        values = settle_name({"locale": base.locale, **values})
        if settled := names.get(values.get("name", "")):
            guess = parse_name(values["name"], values["locale"])
            values["family_name"], values["given_name"] = settled
            values |= {key: values.get(key) or getattr(guess, key) for key in ("prefix", "suffix")}
        if "note" not in values and base.note:
            values["note"] = fill_note(
                base.note, {key: cells[i].strip() for key, i in cell_of.items()}
            )
        profile = replace(base, **values, origin=Origin(path, line, sheet=sheet))
        if not faults and (lack := qr_lack(profile)):
            faults.append(replace(fault(lack), key="qr"))
        if faults:
            return RowFaults(line, tuple(faults), seating)
        symbol = {"qr"} if {"qr_text", "qr_url"} & values.keys() else set()
        filled_in = frozenset({*own, *symbol, *file.decided, "name"})
        return Guest(line, profile, filled_in, seating)

    return read


def doubt_of(guest: Guest) -> str:
    """Return how the guest's name was read, if that may well be wrong; else nothing."""
    profile = guest.profile
    if qr_kind(profile) not in ("vcard", "mecard"):
        return ""
    name = person_name(profile)
    doubt = name.doubt
    if profile.place and not doubt:
        doubt = _doubt_of_country(profile, profile.place.country)
    if not doubt:
        return ""
    parts = f"family name {quoted(name.family)}" + (
        f", given name {quoted(name.given)}" if name.given else ""
    )
    fault = profile.origin.fault("name", f"{quoted(profile.name)} is read as {parts} ({doubt})")
    return str(fault)


def _doubt_of_country(profile: Profile, country: str) -> str:
    """Return why the order of a name, which follows from the country, may be wrong; or nothing."""
    hint = locale_of_country(country)
    if not hint or profile.locale != hint or profile.family_name or profile.given_name:
        return ""
    elsewhere = parse_name(profile.name)
    if (elsewhere.family, elsewhere.given) == name_parts(profile):
        return ""
    return (
        f"the family name stands first in {country}: if not here, say so in a column locale, such "
        "as en"
    )


def _address(values: dict[str, Any], parts: Sequence[str]) -> tuple[tuple[str, ...], AddressParts]:
    """Take the `parts` of an address out of `values`; return its lines, ordered as in the list."""
    street = (*values.pop("address", ()), *values.pop("street", ()))
    known = {part: values.pop(part) for part in parts if part != "street" and part in values}
    town = " ".join(text for part, text in known.items() if part != "country")
    lines = tuple(filter(None, (*street, town, known.get("country"))))
    return lines, AddressParts("\n".join(street), **known)


def _parts(cell: str) -> list[str]:
    return [bare for part in _LINE_BREAK_OR_BAR.split(cell) if (bare := part.strip())]


# -- files of guessed names, written to be corrected and read as the truth from then on ------------


def names_text(profiles: Iterable[Profile]) -> bytes:
    """Return the file: each name once, and as which parts it is read."""
    rows = {profile.name: (profile.name, *name_parts(profile)) for profile in profiles}
    return csv_bytes(_NAMES, rows.values())


def read_names(path: Path) -> SettledNames:
    """Read the names that somebody has looked at.

    Raises InputFault if it cannot be read or is not such a file, or with every row that has no
    names.
    """
    rows = csv_rows(path, lambda title: fold(title) in map(fold, _NAMES))
    line, titles = next(rows, (1, []))
    folded = [fold(title) for title in titles]
    if missing := [name for name in _NAMES if fold(name) not in folded]:
        message = f"has no column {' or '.join(missing)}: take it away, and cardgen writes one"
        raise InputFault.of(path, message, line)
    places = [folded.index(fold(name)) for name in _NAMES]
    names: dict[str, tuple[str, str]] = {}
    faults = []
    for line, cells in rows:
        try:
            name, family, given = (
                as_text("".join(cells[place : place + 1]).strip()) for place in places
            )
        except ValueError as error:
            faults.append(Fault(path, None, str(error), line))
            continue
        if not (name and (family or given)):
            faults.append(
                Fault(path, None, "needs a name, and its family name or given name", line)
            )
        names[name] = family, given
    if faults:
        raise InputFault(faults)
    return names
