"""A profile: the person on a card; its table of fields, and how it is read from TOML.

In `Profile` a line says all of a field but how it is drawn. TOML files, columns of guest lists,
blank cells, vCards and remarks on a batch follow from it. To add a field, add a line there.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, get_args

from cardgen.data import read_data
from cardgen.inputs.faults import Advice, Fault, Source, place_in
from cardgen.inputs.headings import fold
from cardgen.inputs.names import settle_name
from cardgen.inputs.textfile import read_text
from cardgen.inputs.theme import theme_names, unknown_theme
from cardgen.inputs.toml import parse_toml
from cardgen.inputs.validators import (
    ZOOMS,
    Back,
    Finish,
    LogoColour,
    QrContent,
    as_colour,
    as_email,
    as_focus,
    as_ink,
    as_language,
    as_lines,
    as_locale,
    as_logo,
    as_phone,
    as_portrait,
    as_text,
    as_url,
    as_zoom,
)
from companion.toml_reader import KeyPath, line_of
from companion.usage import word_of

_COLUMN = re.compile(r"\{([^{}]*)\}")
"""A column of the guest list in a note."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a profile is written: on one `line` of `source`, or as a TOML file with this `text`.

    In a spreadsheet the line is a row of `sheet`.
    """

    source: Source
    line: int | None = None
    text: str = ""
    sheet: str = ""

    def fault(self, name: str, message: str, advice: Advice = ()) -> Fault:
        """Return a fault of the field called `name`, with its line."""
        path = next((each.path for each in fields_of(Profile) if each.name == name), ())
        line = self.line or line_of(self.text, path)
        cell = place_in(self.sheet, line) if line else ""
        return Fault(self.source, name, message, line, cell, advice)


@dataclass(frozen=True, slots=True)
class AddressParts:
    """The parts of an address, as far as they are known; `street` may have several lines."""

    street: str = ""
    city: str = ""
    state: str = ""
    postcode: str = ""
    country: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field that a user may fill in; `name` is the attribute of `Profile`.

    `read` turns a stripped text into the value, or raises `ValueError`; it also takes the
    ``folder`` in which relative paths start if the field is a `file`. `many`: there may be several
    values. `number` has the least and the most of a number. `blank` is the value if nothing is
    given.

    In a TOML file the key is `key` (default: the name) in `table` (default: the top). `column`
    heads it in a guest list (default: the name). A `private` field usually belongs to one person,
    so it is told where guests take it from the profile; a `name_part` they never take. `vcard` is
    its property in a vCard.
    """

    name: str
    read: Callable[..., object]
    many: bool = False
    file: bool = False
    number: tuple[float, float] | None = None
    blank: Any = ""
    table: str = ""
    key: str = ""
    column: str = ""
    private: bool = False
    name_part: bool = False
    vcard: str = ""

    @property
    def path(self) -> KeyPath:
        """The field's key path in a TOML file."""
        key = self.key or self.name
        return (self.table, key) if self.table else (key,)

    @property
    def heading(self) -> str:
        """The field's column in a guest list."""
        return self.column or self.name

    def reader(self, folder: Path) -> Callable[[str], object]:
        """Return `read` for relative paths that start in `folder`."""
        return partial(self.read, folder=folder) if self.file else self.read


def entry(read: Callable[..., object], blank: Any = "", **more: Any) -> Any:
    """Return the entry of a field in the table; `more` are attributes of `Field`.

    Without a value it is `blank`; () is for a field with many values.
    """
    return dataclasses.field(default=blank, metadata={"read": read, "many": blank == (), **more})


def fields_of(profile: type[Profile]) -> tuple[Field, ...]:
    """Return the fields of a table: `Profile`, or a class that adds some to it."""
    if profile not in _known:  # each vCard asks for them
        entries = [each for each in dataclasses.fields(profile) if each.metadata]
        _known[profile] = (*map(_field, entries), PARTICLE)
    return _known[profile]


def _field(entered: dataclasses.Field[Any]) -> Field:
    blank = "" if entered.default is dataclasses.MISSING else entered.default
    return Field(entered.name, blank=blank, **entered.metadata)


_known: dict[type[Profile], tuple[Field, ...]] = {}

PARTICLE = Field("particle", as_text)
"""The word before a family name, such as ``van``; it becomes a part of it."""


def _as_known_theme(raw: str, folder: Path) -> str:
    """Read the path of a TOML file, which starts in `folder`, or the name of a theme."""
    text = as_text(raw)
    if text.endswith(".toml"):
        return str(folder / text)
    if text.lower() not in theme_names():
        raise ValueError(unknown_theme(text.lower()))
    return text.lower()


@dataclass(frozen=True, slots=True)
class Profile:
    """The person on a card and the content of the card; change one with `dataclasses.replace`.

    Texts have one line each, except `qr_text`, and are empty if not given. `family_name` and
    `given_name` are empty unless somebody has settled them; if you replace the name, replace them
    too. `name` contains `prefix` and `suffix`, which are titles. `short_name` is on tents, tables
    and placemats in its place. `locale` is the language of the name, such as ``hu`` or ``es-MX``,
    `language` that of what is printed: a tag, or a folder of message files. `urls` and `qr_url` are
    as written, with or without ``https://``. `note` is one more line on the card, which is not in
    the symbol. Colours are ``#rrggbb``: `accent` recolours the theme unless
    it is empty, `blue` and `red` tint the two grids. `theme` is a name or the path of a TOML file.
    `ink` is the spot plate on which all of a card is printed, empty for the four inks of a press,
    and `finish` what a print shop adds. `back` is what is on the back: the puzzle Connector, a list
    of the games, or both. `portrait_focus` is the middle of the face, as shares of the photograph's
    width and height, and `portrait_zoom` how high the head becomes, as a share of its picture on
    the front; None: as the face that is found says.

    Not given by users: `place` has the parts of `address` if they are known. `symbol` is what the
    symbol holds, empty if that follows from the other fields. `origin` is for messages.
    """

    name: str = entry(as_text, dataclasses.MISSING)
    family_name: str = entry(as_text, name_part=True)
    given_name: str = entry(as_text, name_part=True)
    prefix: str = entry(as_text, name_part=True)
    suffix: str = entry(as_text, name_part=True)
    short_name: str = entry(as_text, name_part=True)
    locale: str = entry(as_locale)
    language: str = entry(as_language, file=True)
    brand: str = entry(as_text)
    organisation: str = entry(as_text, vcard="ORG")
    title: str = entry(as_text, private=True, vcard="TITLE")
    phones: tuple[str, ...] = entry(as_phone, (), column="phone", private=True, vcard="TEL")
    emails: tuple[str, ...] = entry(as_email, (), column="email", private=True, vcard="EMAIL")
    urls: tuple[str, ...] = entry(as_url, (), column="url", private=True, vcard="URL")
    address: tuple[str, ...] = entry(as_text, (), private=True, vcard="ADR")
    note: str = entry(as_text)
    portrait: Path | None = entry(as_portrait, None, file=True, private=True)
    portrait_focus: tuple[float, float] | None = entry(as_focus, None)
    portrait_zoom: float | None = entry(as_zoom, None, number=ZOOMS)
    logo: Path | None = entry(as_logo, None, file=True)
    logo_colour: LogoColour = entry(word_of(*get_args(LogoColour)), "theme")
    theme: str = entry(_as_known_theme, "nocturne", file=True)
    ink: str = entry(as_ink)
    finish: Finish = entry(word_of(*get_args(Finish)), "none")
    back: Back = entry(word_of(*get_args(Back)), "puzzle")
    accent: str = entry(as_colour, table="colours")
    blue: str = entry(as_colour, "#3b7dd8", table="colours")
    red: str = entry(as_colour, "#d64545", table="colours")
    qr: QrContent = entry(word_of(*get_args(QrContent)), "auto", table="qr", key="content")
    qr_text: str = entry(as_lines, private=True, table="qr", key="text")
    qr_url: str = entry(as_url, private=True, table="qr", key="url")
    place: AddressParts | None = None
    symbol: str = ""
    origin: Origin = dataclasses.field(default=Origin("profile"), repr=False, compare=False)


# -- what a profile says ---------------------------------------------------------------------------


def qr_kind(profile: Profile) -> QrContent:
    """Return what the QR symbol holds: for "auto" a web address, else the contact, if given."""
    if profile.qr != "auto":
        return profile.qr
    if profile.qr_url or profile.urls:
        return "url"
    return "mecard" if profile.phones or profile.emails else "none"


def qr_lack(profile: Profile) -> str | None:
    """Return a message on what `profile` lacks for its QR symbol, or None."""
    if profile.qr == "text" and not profile.qr_text:
        return "the QR symbol needs a text, but none is given: fill in the text, or choose vcard"
    if profile.qr == "url" and not (profile.qr_url or profile.urls):
        return "the QR symbol needs a web address, but none is given: fill in one, or choose vcard"
    return None


def note_columns(note: str) -> tuple[str, ...]:
    """Return the columns that `note` names, as written."""
    return tuple(found.strip() for found in _COLUMN.findall(note))


def has_stray_brace(note: str) -> bool:
    """Return whether `note` has a brace that belongs to no column."""
    return not {"{", "}"}.isdisjoint(_COLUMN.sub("", note))


def fill_note(note: str, cells: Mapping[str, str]) -> str:
    """Return `note` with the `cells` of a row in it, by their folded titles.

    Parts of the note, separated by commas, are left out if all of their cells are blank.
    """

    def shown(part: str) -> bool:
        names = note_columns(part)
        return not names or any(cells.get(fold(name)) for name in names)

    parts = [part.strip() for part in note.split(",")]
    return ", ".join(
        _COLUMN.sub(lambda found: cells.get(fold(found[1]), ""), part)
        for part in parts
        if shown(part)
    )


# -- reading ---------------------------------------------------------------------------------------


def read_profile(path: Path) -> Profile:
    """Read and check the TOML file at `path`; a blank value counts as not given.

    Raises InputFault if the file cannot be read or is no TOML, or with every fault of every field.
    """
    return parse_profile(read_text(path, "utf-8-sig"), path, path.parent)


def example_profile() -> Profile:
    """Return the profile that the example describes."""
    return parse_profile(example_profile_text(), "the example profile", Path())


def example_profile_text() -> str:
    """Return the example of a profile, to be filled in."""
    return read_data("layouts/examples/profile.toml", read_text)


def parse_profile(text: str, source: Source, folder: Path) -> Profile:
    """Return the profile in a TOML text; relative paths start in `folder`.

    Raises InputFault as `read_profile` does; `source` is what it calls the text.
    """
    top = parse_toml(text, source)
    tables = {"": top, "colours": top.table("colours"), "qr": (qr := top.table("qr"))}
    values: dict[str, Any] = {}
    for each in fields_of(Profile):
        table, key, read = tables[each.table], each.key or each.name, each.reader(folder)
        parts = top.given("family_name") or top.given("given_name")
        required = (
            'every card needs one, such as name = "Ada Example"'
            if key == "name" and not parts
            else ""
        )
        if each.many:
            values[each.name] = table.texts(key, read)
        elif each.number:
            values[each.name] = (
                table.number(key, *each.number, 0.0, of="") if table.given(key) else each.blank
            )
        else:
            values[each.name] = table.text(key, read, required=required)
    filled_in = settle_name({name: value for name, value in values.items() if value})
    profile = Profile(**{"name": "", "origin": Origin(source, text=text), **filled_in})
    if (lack := qr_lack(profile)) and not (
        qr.at_fault("text") or qr.at_fault("url") or top.at_fault("urls")
    ):
        qr.fault(lack, "content")
    if has_stray_brace(values["note"] or ""):
        top.fault(
            "a brace has no partner: a column of the guest list stands between two, such as "
            "{table}",
            "note",
        )
    if not qr.given("content"):
        for key in ("text", "url"):
            if values[f"qr_{key}"]:
                qr.fault(f'has no effect without content = "{key}" beside it', key)
    top.close()
    return profile
