"""Columns of a guest list: which field of the profile each title means."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.inputs.faults import (
    Advice,
    Fault,
    InputFault,
    OptionAdvice,
    did_you_mean,
    nearest,
    place_in,
    quoted,
)
from cardgen.inputs.guest_rows import SEATING
from cardgen.inputs.headings import IGNORED, fold, usual_field, usual_headings
from cardgen.inputs.profile import Field, Profile, fields_of, note_columns
from cardgen.inputs.validators import as_text

ADDRESS = ("street", "postcode", "city", "state", "country")
"""Columns of an address. Postcode, city and state are one line, in the order of the list."""

Mapping = Sequence[tuple[str, str]]
"""What the user says of titles: a field such as ``given_name`` or ``phone 2``, or `IGNORED`."""

_NUMBERED = re.compile(r"(.*?[^0-9])([1-9][0-9]?)?")
_NAMED = 3  # titles at most in one message

Meaning = tuple[Field | None, int]
"""The field that a title means, and which of its values; None: the column is left out."""


class Column(NamedTuple):
    """A column: its title, and the field and the number (from 1) of the value that it holds.

    `field` None: the column is not for the card.
    """

    title: str
    field: Field | None
    number: int = 1


class Header(NamedTuple):
    """The columns of a list, and the titles that were guessed with what they were taken for."""

    columns: tuple[Column, ...]
    guesses: tuple[tuple[str, str], ...]


def known_title(kind: type[Profile], mapping: Mapping) -> Callable[[str], bool]:
    """Return a function that tells whether a title means something."""
    catalogue = _catalogue(kind)
    mapped = {fold(title) for title, _ in mapping}
    return lambda title: (
        fold(title) in mapped
        or bool(_identified(title, catalogue) or _guessed(title, set(), catalogue))
    )


def read_header(
    path: Path,
    sheet: str,
    row: tuple[int, list[str]],
    base: Profile,
    mapping: Mapping,
    hidden: Collection[int] = (),
) -> tuple[Header, list[Fault]]:
    """Return the columns of the header `row` (line and titles), and what is wrong with them.

    `hidden` columns have no title. Raises InputFault if the row is empty.
    """
    line, titles = row
    if not any(map(str.strip, titles)):
        message = "is empty: its first line names the columns, such as name,email"
        raise InputFault.of(path, message)
    while not titles[-1].strip():
        titles.pop()
    titles = [title.strip() for title in titles]
    catalogue = _catalogue(type(base))
    faults: list[Fault] = []
    mapped = dict(_mapped(titles, mapping, catalogue, faults))
    noted = {fold(name) for name in note_columns(base.note)}
    found, guesses = _read_titles(titles, mapped, catalogue, noted)

    def near(title: str) -> str:
        return did_you_mean(
            title.lower(),
            [*_names(type(base)), nearest(title.lower(), usual_headings(), 0.8) or ""],
        )

    if not found and noted.isdisjoint(map(fold, titles)):
        some = ", ".join(quoted(title) + near(title) for title in filter(None, titles[:_NAMED]))
        message = f"the first row must hold the headings, and cardgen knows none of {some}"
        write = "write headings such as name,email in a row above the guests"
        advice: Advice = (
            write,
            OptionAdvice("map", "TITLE=FIELD", "to say what another heading means"),
        )
        raise InputFault([*faults, Fault(path, None, message, line, place_in(sheet, line), advice)])

    def fault(i: int, message: str, advice: Advice = ()) -> None:
        faults.append(Fault(path, None, message, line, place_in(sheet, line, i + 1), advice))

    columns: list[Column] = []
    earlier: dict[Meaning, str] = {}
    for i, title in enumerate(titles):
        field, number = found.get(i, (None, 1))
        if not title and i not in hidden:
            fault(i, f"column {i + 1} has no name: name it or take it out")
        elif title and i not in found and fold(title) not in noted:
            leave_out = OptionAdvice("map", f"{title}=-", "to leave it out")
            advice = (leave_out, OptionAdvice("map", f"{title}=FIELD", "to say which field it is"))
            fault(i, f"unknown column {quoted(title)}{near(title)}", advice)
        elif field and (twin := earlier.get((field, number))):
            several = field.many and fold(twin) != fold(title)
            another = OptionAdvice("map", f"{title}={field.heading} {number + 1}", "to have both")
            fault(
                i,
                f"columns {quoted(twin)} and {quoted(title)} are the same field",
                ("keep one of them", *([another] if several else [])),
            )
        earlier[field, number] = title
        columns.append(Column(title, field, number))
    given = {column.field.name for column in columns if column.field}
    whole = [
        f"column 'qr_{content}' has no effect without a column 'qr' that says {content}"
        for content in ("text", "url")
        if f"qr_{content}" in given and "qr" not in given and base.qr != content
    ]
    if not given & {"name", "given_name", "family_name"}:
        whole.insert(0, "no column 'name': every row needs one")
    faults += (Fault(path, None, message, line, place_in(sheet, line)) for message in whole)
    faults += (
        base.origin.fault("note", f"{{{name}}} is no column of {path}{did_you_mean(name, titles)}")
        for name in note_columns(base.note)
        if fold(name) not in map(fold, titles) and fold(name) not in map(fold, given)
    )
    return Header(tuple(columns), tuple(guesses)), faults


def _mapped(
    titles: Sequence[str], mapping: Mapping, catalogue: dict[str, Field], faults: list[Fault]
) -> Iterator[tuple[int, Meaning]]:
    """Yield the place of each title of `mapping`, and what it means."""
    folded = [fold(title) for title in titles]
    for title, target in mapping:
        means = (None, 1) if target == IGNORED else _identified(target, catalogue)
        if means is None:
            near = did_you_mean(target.lower(), (each.heading for each in catalogue.values()))
            faults.append(Fault("--map", title, f"{quoted(target)} is not a field{near}"))
        elif fold(title) not in folded:
            faults.append(
                Fault("--map", title, f"there is no such column{did_you_mean(title, titles)}")
            )
        else:
            yield folded.index(fold(title)), means


def _read_titles(
    titles: Sequence[str],
    mapped: dict[int, Meaning],
    catalogue: dict[str, Field],
    noted: Collection[str],
) -> tuple[dict[int, Meaning], list[tuple[str, str]]]:
    """Return by their places what titles mean, and the guesses among that.

    What the user says of titles, `mapped`, counts more: another title for the same value is left
    out, or for a further value if there may be several. Titles for the note are `noted`.
    """
    exact = {i: each for i, title in enumerate(titles) if (each := _identified(title, catalogue))}
    found = {i: each for i, each in exact.items() if each not in mapped.values()} | mapped
    taken = set(found.values())
    beside = [*titles]
    for i, (field, _) in mapped.items():
        name = field.name if field else IGNORED
        if usual_field(fold(titles[i]), set()) != name:
            beside[i] = name
    guesses = []
    for i, title in enumerate(titles):
        guess = _guessed(title, {*beside[:i], *beside[i + 1 :]}, catalogue)
        # "name" is exact, but beside the usual heading of a given name it is the family name
        is_family_name = guess is not None and fold(title) == "name"
        if i in mapped or (i in found and not is_family_name):
            continue
        means = guess or exact.get(i)
        if means is None:
            continue
        field, number = means
        if field is None and (i > 0 or fold(title) in noted):
            continue  # further right, Nr may be that of a house
        while field and field.many and (field, number) in taken:
            number += 1
        if field is None or (field, number) in mapped.values():
            found[i] = None, 1
            guesses.append((title, f"{IGNORED} (left out)"))
            continue
        taken.add((field, number))
        found[i] = field, number
        guesses.append((title, f"{field.heading}{number if number > 1 else ''}"))
    return found, guesses


def _names(kind: type[Profile]) -> list[str]:
    return [*(each.heading for each in fields_of(kind)), *ADDRESS, *SEATING]


def _catalogue(kind: type[Profile]) -> dict[str, Field]:
    catalogue = {
        fold(name): Field(name, as_text, many=name == "street") for name in (*ADDRESS, *SEATING)
    }
    for field in fields_of(kind):
        catalogue[fold(field.name)] = field
        catalogue[fold(field.heading)] = field
    return catalogue


def _numbered(title: str) -> tuple[str, int | None]:
    """Return a folded title and the number at its end, if any."""
    match = _NUMBERED.fullmatch(fold(title))
    return (match[1], int(match[2]) if match[2] else None) if match else ("", None)


def _identified(title: str, catalogue: dict[str, Field]) -> Meaning | None:
    """Return a column's field and which of its values it holds; None if unknown."""
    bare, number = _numbered(title)
    field = catalogue.get(bare)
    return None if field is None or (number and not field.many) else (field, number or 1)


def _guessed(title: str, others: Collection[str], catalogue: dict[str, Field]) -> Meaning | None:
    """Return what a usual heading means beside `others`; None if it is not one."""
    bare, number = _numbered(title)
    name = usual_field(bare, {fold(other) for other in others})
    return None if name is None else (catalogue.get(fold(name)), number or 1)
