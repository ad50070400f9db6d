"""The content of a card's QR symbol: the contact as vCard or MECARD, a web address, or a text."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cardgen.inputs.names import PersonName, parse_name
from cardgen.inputs.profile import AddressParts, Field, Profile, fields_of, qr_kind
from cardgen.inputs.validators import dialled

_VCARD_SPECIAL = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n"})
MECARD_BYTES = 134
"""What a symbol of 41 modules holds (version 6, level L): 20 mm with its quiet zone."""
_MECARD_FRAME = len("MECARD:;;")
_MECARD_SPECIAL = str.maketrans({sign: f"\\{sign}" for sign in r"\;:,"})


def payload(profile: Profile) -> str | None:
    """Return the text of the QR symbol for `profile`, or None if it has no symbol.

    Raises ValueError if the symbol needs a text or a web address and there is none (see `qr_lack`).
    """
    if profile.symbol:
        return profile.symbol
    match qr_kind(profile):
        case "vcard":
            return vcard(profile)
        case "mecard":
            return mecard(profile)
        case "url" if profile.qr_url or profile.urls:
            return web_address(profile.qr_url or profile.urls[0])
        case "text" if profile.qr_text:
            return profile.qr_text
        case "none":
            return None
    raise ValueError(f"the profile of {profile.name} has no {profile.qr} for the QR symbol")


def vcard(profile: Profile) -> str:
    """Return the contact as a vCard 3.0 (RFC 2426), lines ended by CRLF, to be encoded as UTF-8.

    Lines are not folded: folding costs modules in a symbol, and some phones do not undo it. An
    address goes into the street part, the only one that phones show on several lines, unless its
    parts are known. A phone's extension follows a comma, a pause while dialling; it is escaped in
    TEL, a text value, and readers remove the backslash. A web address is a URI, in which nothing is
    escaped.
    """
    name = person_name(profile)
    parts: tuple[str, ...] = (name.family, name.given, "", name.prefix, name.suffix)
    lines = [
        "BEGIN:VCARD",
        "VERSION:3.0",
        f"N:{';'.join(map(_vcard_text, parts))}",
        f"FN:{_vcard_text(profile.name)}",
    ]
    for each in fields_of(type(profile)):
        if each.vcard and (value := getattr(profile, each.name)):
            lines += [f"{each.vcard}:{text}" for text in _vcard_values(each, value, profile.place)]
    lines.append("END:VCARD\r\n")
    return "\r\n".join(lines)


def _vcard_values(field: Field, value: Any, place: AddressParts | None) -> Iterable[str]:
    """Return the values of a field as they stand in a vCard; an address is one value."""
    values: tuple[Any, ...] = value if field.many else (value,)
    match field.vcard:
        case "ADR":
            place = place or AddressParts("\n".join(values))
            parts = ("", "", place.street, place.city, place.state, place.postcode, place.country)
            return (";".join(map(_vcard_text, parts)),)
        case "TEL":
            return (_vcard_text(dialled(phone)) for phone in values)
        case "URL":
            return map(web_address, values)
    return (_vcard_text(str(each)) for each in values)


def mecard(profile: Profile) -> str:
    """Return the contact as a MECARD (NTT Docomo), to be encoded as UTF-8.

    It is a quarter shorter than a vCard. It has no job title, which becomes the note, and no line
    break, so commas separate the lines of the address. To keep the symbol small, job title, address
    and organisation are left out, in this order, where it would hold more than 134 bytes.
    """
    family, given = name_parts(profile)
    parts = [
        f"N:{_mecard_text(family)},{_mecard_text(given)}" if given else f"N:{_mecard_text(family)}"
    ]
    if profile.organisation:
        parts.append(f"ORG:{_mecard_text(profile.organisation)}")
    parts += [f"TEL:{_mecard_text(dialled(phone))}" for phone in profile.phones]
    parts += [f"EMAIL:{_mecard_text(email)}" for email in profile.emails]
    parts += [f"URL:{_mecard_text(web_address(url))}" for url in profile.urls]
    if profile.address:
        parts.append(f"ADR:{_mecard_text(', '.join(profile.address))}")
    if profile.title:
        parts.append(f"NOTE:{_mecard_text(profile.title)}")
    for optional in ("NOTE:", "ADR:", "ORG:"):
        if len(";".join(parts).encode()) + _MECARD_FRAME <= MECARD_BYTES:
            break
        parts = [part for part in parts if not part.startswith(optional)]
    return f"MECARD:{';'.join(parts)};;"


def person_name(profile: Profile) -> PersonName:
    """Return the parts of the name; they are guessed if the profile has none (`parse_name`).

    If it has only a family name or only a given name, the other is the rest of the name.
    """
    name, family, given = profile.name, profile.family_name, profile.given_name
    if family or given:
        family, given = family or _rest_of_name(name, given), given or _rest_of_name(name, family)
        return PersonName(family, given, profile.prefix, profile.suffix)
    found = parse_name(name, profile.locale)
    if not (profile.prefix or profile.suffix):
        return found
    return replace(
        found, prefix=profile.prefix or found.prefix, suffix=profile.suffix or found.suffix
    )


def player_name(profile: Profile) -> str:
    """Return the name with the titles before it, such as Dr., but without those behind it."""
    return profile.name.removesuffix(person_name(profile).suffix).strip(" ,")


def spellings(profile: Profile) -> frozenset[str]:
    """Return how a person may be named: with all titles, without those behind, without any.

    Also ``Given Family`` and ``Family, Given``, whichever stands first in the name.
    """
    name, (family, given) = player_name(profile), name_parts(profile)
    untitled = name.removeprefix(person_name(profile).prefix).strip()
    return frozenset(
        (profile.name, name, untitled, f"{given} {family}".strip(), f"{family}, {given}")
    )


def name_parts(profile: Profile) -> tuple[str, str]:
    """Return the family name and the given name, as in `person_name`."""
    name = person_name(profile)
    return name.family, name.given


def web_address(url: str) -> str:
    """Return `url` with a scheme: ``https://`` if it has none."""
    return url if re.match("https?://", url, re.IGNORECASE) else f"https://{url}"


def _rest_of_name(name: str, part: str) -> str:
    if name.endswith(part):
        return name.removesuffix(part).strip()
    if name.startswith(part):
        return name.removeprefix(part).strip()
    return ""


def _vcard_text(text: str) -> str:
    return text.translate(_VCARD_SPECIAL)


def _mecard_text(text: str) -> str:
    return text.translate(_MECARD_SPECIAL)
