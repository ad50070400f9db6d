"""Whose card it is: a profile, read from TOML and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from cardgen.inputs.faults import Fault, InputFault, did_you_mean
from cardgen.inputs.toml import faults_of, kind, parsed, with_lines
from cardgen.inputs.validators import (
    QrContent,
    as_colour,
    as_email,
    as_lines,
    as_phone,
    as_portrait,
    as_qr_content,
    as_text,
    as_url,
)

KeyPath = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """Whose card it is and what stands on it; derive a personal one with `dataclasses.replace`.

    Texts are one line each, except `qr_text`, and empty where nothing was given. `family_name` and
    `given_name` are empty unless the order of the parts of `name` had to be told; who replaces the name
    replaces them too. `urls` and `qr_url` are as written, with or without ``https://``. Colours are
    ``#rrggbb``: `accent` is the blue of the front, `blue` and `red` tint the two grids.
    """

    name: str
    family_name: str = ""
    given_name: str = ""
    brand: str = ""
    title: str = ""
    organisation: str = ""
    phones: tuple[str, ...] = ()
    emails: tuple[str, ...] = ()
    urls: tuple[str, ...] = ()
    address: tuple[str, ...] = ()
    portrait: Path | None = None
    accent: str = "#3fa7d6"
    blue: str = "#3b7dd8"
    red: str = "#d64545"
    qr: QrContent = "vcard"
    qr_text: str = ""
    qr_url: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field that a user may fill in: `name` is the attribute of `Profile` and the column of a CSV file.

    In a TOML file it stands in `table` (at the top where that is empty) under `key` (its name where that
    is empty). `read` turns a text without blanks around it into the value, or raises `ValueError`. `many`:
    there may be several values.
    """

    name: str
    read: Callable[[str], str | Path]
    many: bool = False
    table: str = ""
    key: str = ""

    @property
    def path(self) -> KeyPath:
        """Where the field stands in a TOML file."""
        key = self.key or self.name
        return (self.table, key) if self.table else (key,)


def fields(folder: Path) -> tuple[Field, ...]:
    """Return the fields of a profile; the paths in it start in `folder`."""
    return (
        Field("name", as_text),
        Field("family_name", as_text),
        Field("given_name", as_text),
        Field("brand", as_text),
        Field("title", as_text),
        Field("organisation", as_text),
        Field("phones", as_phone, many=True),
        Field("emails", as_email, many=True),
        Field("urls", as_url, many=True),
        Field("address", as_text, many=True),
        Field("portrait", partial(as_portrait, folder=folder)),
        Field("accent", as_colour, table="colours"),
        Field("blue", as_colour, table="colours"),
        Field("red", as_colour, table="colours"),
        Field("qr", as_qr_content, table="qr", key="content"),
        Field("qr_text", as_lines, table="qr", key="text"),
        Field("qr_url", as_url, table="qr", key="url"),
    )


def qr_lack(profile: Profile) -> str | None:
    """Return what `profile` lacks for the QR symbol that it asks for, as a message, or None."""
    if profile.qr == "text" and not profile.qr_text:
        return "the QR symbol is to hold a text, but none is given: fill in the text, or choose vcard"
    if profile.qr == "url" and not (profile.qr_url or profile.urls):
        return "the QR symbol is to hold a web address, but none is given: fill in one, or choose vcard"
    return None


def read_profile(path: Path) -> Profile:
    """Read and check the TOML file at `path`; a blank value counts as not given.

    Raises:
        InputFault: the file cannot be read or is no TOML, or with every fault of every field.
    """
    text = read_text(path, "utf-8-sig")
    values, wrong = _checked(parsed(path, text), path.parent)
    profile = Profile(**{"name": "", **values})
    at_fault = {key for key, _ in wrong}
    if not profile.name and ("name",) not in at_fault:
        wrong.append((("name",), 'missing: every card needs one, such as name = "Ada Example"'))
    if (lack := qr_lack(profile)) and not at_fault & {("qr", "text"), ("qr", "url"), ("urls",)}:
        wrong.append((("qr", "content"), lack))
    if wrong:
        raise InputFault(faults_of(path, text, wrong))
    return profile


def faults_by_line(faults: Iterable[Fault], path: Path) -> list[Fault]:
    """Return `faults` in the fields of the profile at `path`, found after it was read, with their lines.

    They stay as they are where there is no such file, or none that can be read a second time.
    """
    faults = list(faults)
    if not faults or not path.is_file():  # a pipe has nothing more to tell
        return faults
    try:
        text = read_text(path, "utf-8-sig")
        parsed(path, text)
    except InputFault:
        return faults
    return with_lines(faults, text, {field.name: field.path for field in fields(path.parent)})


def read_text(path: Path, encoding: str) -> str:
    """Read a whole text file.

    Raises:
        InputFault: it cannot be opened, or, with line and byte offset, is not in `encoding`.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InputFault([unreadable(path, error)]) from None
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        offset = len(data) - len(error.object) + error.start  # `object` may lack the byte order mark
        line = len(re.findall(r"\r\n|\r|\n", data[:offset].decode(encoding))) + 1
        message = (
            f"byte 0x{data[offset]:02x} at offset {offset} is not {error.encoding.upper()}: "
            "save the file as UTF-8"
        )
        raise InputFault([Fault(f"{path}:{line}", None, message)]) from None


def unreadable(path: Path, error: OSError) -> Fault:
    """Return the fault of a file that the system does not let us read."""
    return Fault(str(path), None, f"cannot be read: {error.strerror}")


def _checked(document: Mapping[str, Any], folder: Path) -> tuple[dict[str, Any], list[tuple[KeyPath, str]]]:
    """Return the values of the fields in `document`, and what is wrong with which key of it."""
    known = {field.path: field for field in fields(folder)}
    tables = {path[0] for path in known if len(path) > 1}
    values: dict[str, Any] = {}
    wrong: list[tuple[KeyPath, str]] = []
    given = dict(_entries(document, tables))
    for path, value in given.items():
        if field := known.get(path):
            read, messages = _read(field, value)
            if read:
                values[field.name] = tuple(read) if field.many else read[0]
            wrong += ((path, message) for message in messages)
        elif path[0] in tables and len(path) == 1:
            wrong.append((path, f"must be a table: write [{path[0]}] on a line of its own, its keys below"))
        else:
            wrong.append((path, "unknown" + _suggestion(path, known, tables)))
    if ("qr", "content") not in given:
        wrong += (
            (("qr", key), f'has no effect without content = "{key}" beside it')
            for key in ("text", "url")
            if f"qr_{key}" in values
        )
    return values, wrong


def _entries(document: Mapping[str, Any], tables: set[str]) -> Iterator[tuple[KeyPath, Any]]:
    """Yield path and value of all that stands in `document`: what is in `tables`, and what is in none."""
    for key, value in document.items():
        if key in tables and isinstance(value, dict):
            yield from (((key, inner), item) for inner, item in value.items())
        else:
            yield (key,), value


def _read(field: Field, value: object) -> tuple[list[str | Path], list[str]]:
    """Return the values given for `field`, blank ones left out, and what is wrong with the others."""
    if isinstance(value, str) and field.name == "address":
        value = value.split("\n")
    read, wrong = [], []
    for text in value if field.many and isinstance(value, list) else [value]:
        if not isinstance(text, str):
            wrong.append(f"must be {_shape(field)}, not {kind(text)}")
        elif bare := text.strip():
            try:
                read.append(field.read(bare))
            except ValueError as error:
                wrong.append(str(error))
    return read, wrong


def _shape(field: Field) -> str:
    return 'texts in quotation marks, such as ["one", "two"]' if field.many else "a text in quotation marks"


def _suggestion(path: KeyPath, known: Mapping[KeyPath, Field], tables: set[str]) -> str:
    """Return what the unknown key at `path` may have been meant to be, in brackets, or nothing."""
    *table, key = path
    beside = [name for *home, name in known if home == table]
    if near := did_you_mean(key, beside if table else [*beside, *tables]):
        return near
    for *home, name in known:
        if name == key:
            place = f"under [{home[0]}]" if home else "at the top, before the first [table]"
            return f" here (it belongs {place})"
    return ""


EXAMPLE_PROFILE = """\
# Whose card it is. Leave out what you do not want on the card; only the name is needed.

name = "Adelaide Byrne"
# family_name = "Byrne"       # only where the last word of the name is not the family name
# given_name = "Adelaide"
brand = "Engines that think twice"
title = "Consulting Analyst"
organisation = "Difference & Sons"

phones = ["+44 20 7946 0815"]
emails = ["adelaide@example.com"]
urls = ["https://example.com/byrne"]
address = ["12 Example Street", "London N1 0XX"]

# A face for the front, and faintly for the two grids: PNG, JPEG or WebP, beside this file.
# portrait = "portrait.jpg"

# Colours as on web pages: the blue of the front, and the tints of the two grids.
[colours]
accent = "#3fa7d6"
blue = "#3b7dd8"
red = "#d64545"

# What a phone reads from the QR symbol: "vcard" (all of the above), "mecard" (most of it, in a
# smaller symbol), "url" (the first of the urls), "text", or "none" for no symbol.
[qr]
content = "vcard"
# url = "https://example.com/hello"    # for "url", where it is another one
# text = "Ask me about Reflector."     # for "text"
"""
