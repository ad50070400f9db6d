"""A profile: the person on a card, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardgen.data import read_data
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
    "example_profile_text",
    "parse_profile",
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
    return parse_profile(read_text(path, "utf-8-sig"), path, path.parent)


def example_profile() -> Profile:
    """Return the profile that the example describes."""
    return parse_profile(example_profile_text(), "the example profile", Path())


def example_profile_text() -> str:
    """Return the example of a profile, to be filled in."""
    return read_data("layouts/examples/profile.toml", read_text)


def parse_profile(text: str, source: Source, folder: Path) -> Profile:
    """Return the profile in a TOML text; relative paths start in `folder`.

    Raises:
        InputFault: as `read_profile`; `source` is what it calls the text.
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
