"""A profile: the person on a card, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardgen.inputs.faults import Source
from cardgen.inputs.fields import AddressParts, Origin, Profile, fields_of
from cardgen.inputs.names import settle_name
from cardgen.inputs.notes import has_stray_brace
from cardgen.inputs.textfile import read_text
from cardgen.inputs.toml import parse_toml
from cardgen.inputs.validators import QrContent

__all__ = [
    "AddressParts",
    "Origin",
    "Profile",
    "example_profile",
    "qr_kind",
    "qr_lack",
    "read_profile",
]


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
            values[each.name] = table.number(key, *each.number, each.blank, of="")
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


EXAMPLE_PROFILE = """\
# Whose card it is. Leave out what you do not want on the card; only the name is needed.

name = "Adelaide Byrne"
# family_name = "Byrne"       # where the last word of the name is not the family name
# given_name = "Adelaide"
# locale = "hu"               # the language of the name, where the family name stands first
# prefix = "Dr."              # titles before and after the name
# suffix = "FRS"
# short_name = "Ada"          # on tents, tables and placemats
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

# The back: "puzzle" (Connector), "list" (the games), or "both". Cards without flaps have the list.
# back = "both"

# A face for the front, and faintly for the two grids: PNG, JPEG, WebP or HEIC, beside this file.
# portrait = "portrait.jpg"
# portrait_focus = "0.5,0.38"  # the middle of the face: from the left and from the top, 0 to 1
# portrait_zoom = 0.55         # how large the head becomes: more, if it is small in the photograph

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
