"""Addresses in printed QR symbols: the web site with the games, or a table to join."""

import re
from dataclasses import dataclass

from cardgen.inputs.contact import web_address
from cardgen.inputs.faults import quoted
from cardgen.inputs.validators import as_text, as_url

_LONGEST_SITE = 62
"""In characters: with a board's letters behind it, the symbol on a puzzle has room for no more."""
_LONGEST_JOIN = 106
_JOIN = re.compile(r"https?://([^\s/?#]+)/#table=[^\s&#]+&code=[A-Z0-9]{4,12}", re.IGNORECASE)
_JOIN_EXAMPLE = "http://192.168.1.5:8317/#table=tonight&code=ABC234"


@dataclass(frozen=True, slots=True)
class PhoneLink:
    """An address for phones, at which somebody may `join` a table or just play."""

    address: str
    join: bool


def phone_link(site: str | None, join: str | None) -> PhoneLink | None:
    """Return what a table's QR symbol leads to: the table itself, else the site, if given."""
    if join:
        return PhoneLink(join, True)
    return PhoneLink(site, False) if site else None


def as_site(raw: str) -> str:
    """Read the address of a site that ``companion site`` made, with or without ``https://``."""
    text = web_address(as_url(raw.strip()))
    if "#" in text or "?" in text:
        raise ValueError(
            f"{quoted(text)}: leave out what begins with {'?' if '?' in text else '#'}"
        )
    # a folder, at least that of the host
    if "." not in text.rpartition("/")[2] or text.count("/") == 2:
        text = text.removesuffix("/") + "/"
    if len(text) > _LONGEST_SITE:
        raise ValueError(
            f"{quoted(text)} has {len(text)} characters, and the QR symbol of a puzzle has room "
            f"for {_LONGEST_SITE}: put the site at a shorter address"
        )
    return text


def as_join_address(raw: str) -> str:
    """Read the address that ``companion serve`` prints for the players of a table."""
    text = as_text(raw.strip())
    if "&host=" in text or "#host=" in text:
        raise ValueError(f"{quoted(text)} is the host's own address: give that for the players")
    found = _JOIN.fullmatch(text)
    if not found:
        raise ValueError(
            f"{quoted(text)} is not what 'companion serve' prints for the players, such as "
            f"{_JOIN_EXAMPLE}"
        )
    if found[1].partition(":")[0].lower() in ("127.0.0.1", "localhost"):
        raise ValueError(
            f"{quoted(text)} can be opened on that computer only: start the server with --lan"
        )
    if len(text) > _LONGEST_JOIN:
        raise ValueError(
            f"{quoted(text)} has {len(text)} characters, and the QR symbol of a tent has room for "
            f"{_LONGEST_JOIN}: give the record a shorter name"
        )
    return text
