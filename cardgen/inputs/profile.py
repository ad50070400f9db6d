"""A profile: the person on a card, read from TOML and checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from cardgen.inputs.faults import Advice, Fault, Source
from cardgen.inputs.names import settle_name
from cardgen.inputs.notes import has_stray_brace
from cardgen.inputs.textfile import read_text
from cardgen.inputs.theme import theme_names, unknown_theme
from cardgen.inputs.toml import parse_toml
from cardgen.inputs.validators import (
    ZOOMS,
    Back,
    LogoColour,
    QrContent,
    as_back,
    as_colour,
    as_email,
    as_focus,
    as_lines,
    as_locale,
    as_logo,
    as_logo_colour,
    as_phone,
    as_portrait,
    as_qr_content,
    as_text,
    as_theme,
    as_url,
    as_zoom,
)
from cardgen.inputs.xlsxfile import Sheet
from companion.toml_lines import KeyPath, line_of


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a profile is written: on one `line` of `source`, or as a TOML file with this `text`.

    In a spreadsheet the line is a row of `sheet`.
    """

    source: Source
    line: int | None = None
    text: str = ""
    sheet: Sheet | None = None

    def fault(self, name: str, message: str, advice: Advice = ()) -> Fault:
        """Return a fault of the field called `name`, with its line."""
        path = next((each.path for each in fields(Path()) if each.name == name), ())
        line = self.line or line_of(self.text, path)
        cell = self.sheet.cell(line) if self.sheet and line else ""
        return Fault(self.source, name, message, line, cell, advice)


@dataclass(frozen=True, slots=True)
class Place:
    """The parts of an address, as far as they are known; `street` may have several lines."""

    street: str = ""
    city: str = ""
    state: str = ""
    postcode: str = ""
    country: str = ""


@dataclass(frozen=True, slots=True)
class Profile:
    """The person on a card and the content of the card; change one with `dataclasses.replace`.

    Texts have one line each, except `qr_text`, and are empty if not given. `family_name` and `given_name` are
    empty unless somebody has settled them; if you replace the name, replace them too. `name` contains
    `prefix` and `suffix`, which are titles. `locale` is the language of the name, such as ``hu`` or
    ``es-MX``. `urls` and `qr_url` are as written, with or without ``https://``. `note` is one more line on
    the card, which is not in the symbol. `place` has the parts of `address` if they are known. `symbol` is
    what the symbol holds, empty if that follows from the other fields. Colours are ``#rrggbb``: `accent`
    recolours the theme unless it is empty, `blue` and `red` tint the two grids. `theme` is a name or the path
    of a TOML file. `back` is what is on the back: the puzzle Connector, a list of the games, or both.
    `portrait_focus` is the middle of the face, as shares of the photograph's width and
    height, and `portrait_zoom` how high the head becomes, as a share of its picture on the front. `origin` is
    for messages.
    """

    name: str
    family_name: str = ""
    given_name: str = ""
    prefix: str = ""
    suffix: str = ""
    locale: str = ""
    brand: str = ""
    title: str = ""
    organisation: str = ""
    phones: tuple[str, ...] = ()
    emails: tuple[str, ...] = ()
    urls: tuple[str, ...] = ()
    address: tuple[str, ...] = ()
    portrait: Path | None = None
    portrait_focus: tuple[float, float] = (0.5, 0.38)
    portrait_zoom: float = 0.55
    logo: Path | None = None
    logo_colour: LogoColour = "theme"
    theme: str = "nocturne"
    back: Back = "puzzle"
    accent: str = ""
    blue: str = "#3b7dd8"
    red: str = "#d64545"
    qr: QrContent = "auto"
    qr_text: str = ""
    qr_url: str = ""
    note: str = ""
    place: Place | None = None
    symbol: str = ""
    origin: Origin = field(default=Origin("profile"), repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Field:
    """A field that a user may fill in: `name` is the attribute of `Profile` and the column of a CSV file.

    In a TOML file its key is `key` (default: its name) in `table` (default: the top). `read` turns a stripped
    text into the value, or raises `ValueError`. `many`: there may be several values.
    """

    name: str
    read: Callable[[str], object]
    many: bool = False
    table: str = ""
    key: str = ""

    @property
    def path(self) -> KeyPath:
        """The field's key path in a TOML file."""
        key = self.key or self.name
        return (self.table, key) if self.table else (key,)


def fields(folder: Path) -> tuple[Field, ...]:
    """Return the fields of a profile; relative paths in it start in `folder`."""
    return (
        Field("name", as_text),
        Field("family_name", as_text),
        Field("given_name", as_text),
        Field("prefix", as_text),
        Field("particle", as_text),
        Field("suffix", as_text),
        Field("locale", as_locale),
        Field("brand", as_text),
        Field("title", as_text),
        Field("organisation", as_text),
        Field("phones", as_phone, many=True),
        Field("emails", as_email, many=True),
        Field("urls", as_url, many=True),
        Field("address", as_text, many=True),
        Field("note", as_text),
        Field("portrait", partial(as_portrait, folder=folder)),
        Field("portrait_focus", as_focus),
        Field("portrait_zoom", as_zoom),
        Field("logo", partial(as_logo, folder=folder)),
        Field("logo_colour", as_logo_colour),
        Field("theme", partial(_as_known_theme, folder=folder)),
        Field("back", as_back),
        Field("accent", as_colour, table="colours"),
        Field("blue", as_colour, table="colours"),
        Field("red", as_colour, table="colours"),
        Field("qr", as_qr_content, table="qr", key="content"),
        Field("qr_text", as_lines, table="qr", key="text"),
        Field("qr_url", as_url, table="qr", key="url"),
    )


def _as_known_theme(raw: str, folder: Path) -> str:
    """Read a theme; if it is not a file, its name must be known."""
    theme = as_theme(raw, folder)
    if not theme.endswith(".toml") and theme not in theme_names():
        raise ValueError(unknown_theme(theme))
    return theme


def qr_kind(profile: Profile) -> QrContent:
    """Return what the QR symbol holds: for "auto" a web address, or else the contact if there is any."""
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


def read_profile(path: Path) -> Profile:
    """Read and check the TOML file at `path`; a blank value counts as not given.

    Raises:
        InputFault: the file cannot be read or is no TOML, or with every fault of every field.
    """
    return _profile(read_text(path, "utf-8-sig"), path, path.parent)


def example_profile() -> Profile:
    """Return the profile that `EXAMPLE_PROFILE` describes."""
    return _profile(EXAMPLE_PROFILE, "the example profile", Path())


def _profile(text: str, source: Source, folder: Path) -> Profile:
    top = parse_toml(text, source)
    tables = {"": top, "colours": top.table("colours"), "qr": (qr := top.table("qr"))}
    values: dict[str, Any] = {}
    for each in fields(folder):
        table, key = tables[each.table], each.key or each.name
        parts = top.given("family_name") or top.given("given_name")
        required = 'every card needs one, such as name = "Ada Example"' if key == "name" and not parts else ""
        if each.many:
            values[each.name] = table.texts(key, each.read)
        elif each.name == "portrait_zoom":
            values[each.name] = table.number(key, *ZOOMS, 0.55, of="")
        else:
            values[each.name] = table.text(key, each.read, required=required)
    filled_in = settle_name({name: value for name, value in values.items() if value})
    profile = Profile(**{"name": "", "origin": Origin(source, text=text), **filled_in})
    if (lack := qr_lack(profile)) and not (qr.at_fault("text") or qr.at_fault("url") or top.at_fault("urls")):
        qr.fault(lack, "content")
    if has_stray_brace(values["note"] or ""):
        top.fault(
            "a brace has no partner: a column of the guest list stands between two, such as {table}", "note"
        )
    if not qr.given("content"):
        for key in ("text", "url"):
            if values[f"qr_{key}"]:
                qr.fault(f'has no effect without content = "{key}" beside it', key)
    top.close()
    return profile


EXAMPLE_PROFILE = """\
# Whose card it is. Leave out what you do not want on the card; only the name is needed.

name = "Adelaide Byrne"
# family_name = "Byrne"       # where the last word of the name is not the family name
# given_name = "Adelaide"
# locale = "hu"               # the language of the name, where the family name stands first
# prefix = "Dr."              # titles before and after the name
# suffix = "FRS"
brand = "Engines that think twice"
title = "Consulting Analyst"
organisation = "Difference & Sons"

phones = ["+44 20 7946 0815"]
emails = ["adelaide@example.com"]
urls = ["https://example.com/byrne"]
address = ["12 Example Street", "London N1 0XX"]
# note = "Table {table}, seat {seat}"    # one more line; {...} is a column of the guest list

# How the card looks: nocturne, paper (saves ink), bold, swiss, or a TOML file of your own.
# `cardgen themes --profile THIS_FILE` shows your card in each of them.
theme = "nocturne"

# The back: "puzzle" (Connector), "list" (the games, to be read at once), or "both". Cards without flaps list.
# back = "both"

# A face for the front, and faintly for the two grids: PNG, JPEG or WebP, beside this file.
# portrait = "portrait.jpg"
# portrait_focus = "0.5,0.38"  # the middle of the face: from the left and from the top, 0 to 1
# portrait_zoom = 0.55         # how large the head becomes; one that is small in the photograph needs more

# A logo: an SVG file of filled shapes, or a PNG file with a transparent ground.
# logo = "logo.svg"
# logo_colour = "own"          # keeps its colours; otherwise it takes the colour of the type

# Colours as on web pages. The accent recolours the theme; blue and red tint the two grids.
[colours]
# accent = "#cc3318"
blue = "#3b7dd8"
red = "#d64545"

# What a phone reads from the QR symbol: "url" (the first of the urls), "mecard" (the contact),
# "vcard" (all of the above, in a larger symbol), "text", or "none" for no symbol. "auto" is the url
# if there is one, and else the contact.
[qr]
content = "auto"
# url = "https://example.com/hello"    # for "url", where it is another one
# text = "Ask me for a game."     # for "text"
"""
