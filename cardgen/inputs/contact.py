"""What the QR symbol of a card holds: the contact as vCard or MECARD, a web address, or a text."""

from __future__ import annotations

import re

from cardgen.inputs.profile import Profile
from cardgen.inputs.validators import dialled

_VCARD_SPECIAL = re.compile(r"[\\;,]")
_MECARD_SPECIAL = re.compile(r"[\\;:,]")

_FAMILY_FIRST = re.compile(r"[\u3400-\u9fff\uac00-\ud7af]")
"""Han and Hangul. Kana is left out: a name in Katakana that has a blank is a Western one."""


def payload(profile: Profile) -> str | None:
    """Return the text of the QR symbol that `profile` asks for, or None if it wants no symbol.

    Raises:
        ValueError: the profile asks for a text or a web address and has none (see `qr_lack`).
    """
    match profile.qr:
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

    Lines are not folded: folding is recommended for mail, costs modules in a symbol, and some phones
    do not undo it. The address stands in the street part, the only one that phones show over several
    lines: an address of free lines has no sure town or postal code. A phone's extension follows a comma,
    a pause while dialling; in TEL, a text value, it is escaped, and readers take the backslash off again.
    A web address is a URI, in which nothing is escaped.
    """
    family, given = name_parts(profile)
    lines = [
        "BEGIN:VCARD",
        "VERSION:3.0",
        f"N:{_vcard_text(family)};{_vcard_text(given)};;;",
        f"FN:{_vcard_text(profile.name)}",
    ]
    if profile.organisation:
        lines.append(f"ORG:{_vcard_text(profile.organisation)}")
    if profile.title:
        lines.append(f"TITLE:{_vcard_text(profile.title)}")
    lines += [f"TEL:{_vcard_text(dialled(phone))}" for phone in profile.phones]
    lines += [f"EMAIL:{_vcard_text(email)}" for email in profile.emails]
    lines += [f"URL:{web_address(url)}" for url in profile.urls]
    if profile.address:
        lines.append(f"ADR:;;{_vcard_text(chr(10).join(profile.address))};;;;")
    lines.append("END:VCARD\r\n")
    return "\r\n".join(lines)


def mecard(profile: Profile) -> str:
    """Return the contact as a MECARD (NTT Docomo), to be encoded as UTF-8.

    It is a quarter shorter than a vCard. It knows no job title, which becomes the note, and no line
    break, so the lines of the address are parted by commas.
    """
    family, given = name_parts(profile)
    parts = [f"N:{_mecard_text(family)},{_mecard_text(given)}" if given else f"N:{_mecard_text(family)}"]
    if profile.organisation:
        parts.append(f"ORG:{_mecard_text(profile.organisation)}")
    parts += [f"TEL:{_mecard_text(dialled(phone))}" for phone in profile.phones]
    parts += [f"EMAIL:{_mecard_text(email)}" for email in profile.emails]
    parts += [f"URL:{_mecard_text(web_address(url))}" for url in profile.urls]
    if profile.address:
        parts.append(f"ADR:{_mecard_text(', '.join(profile.address))}")
    if profile.title:
        parts.append(f"NOTE:{_mecard_text(profile.title)}")
    return f"MECARD:{';'.join(parts)};;"


def name_parts(profile: Profile) -> tuple[str, str]:
    """Return the family name and the given name.

    As the profile says; if it says only one of them, the other is what the name has besides. If it
    says neither, the last word is the family name (the first word, if that is written in Han or
    Hangul); a name of one word is a family name as a whole.
    """
    name, family, given = profile.name, profile.family_name, profile.given_name
    if family or given:
        return family or _besides(name, given), given or _besides(name, family)
    first, *others = name.split()
    if not others:
        return first, ""
    if _FAMILY_FIRST.match(first):
        return first, " ".join(others)
    return others[-1], " ".join((first, *others[:-1]))


def web_address(url: str) -> str:
    """Return `url` with a scheme: ``https://`` where none is written."""
    return url if re.match("https?://", url, re.IGNORECASE) else f"https://{url}"


def _besides(name: str, part: str) -> str:
    """Return what `name` has before or after `part`, or nothing if `part` does not begin or end it."""
    if name.endswith(part):
        return name.removesuffix(part).strip()
    if name.startswith(part):
        return name.removeprefix(part).strip()
    return ""


def _vcard_text(text: str) -> str:
    return _VCARD_SPECIAL.sub(r"\\\g<0>", text).replace("\n", r"\n")


def _mecard_text(text: str) -> str:
    return _MECARD_SPECIAL.sub(r"\\\g<0>", text)
