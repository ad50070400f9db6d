"""Validators for the fields of a profile.

Each function takes a stripped text, returns it as the profile stores it, or raises `ValueError`
with a message that says what is wrong and what would be right. Texts are composed (Unicode NFC):
phones show a decomposed accent as a separate character.
"""

import re
from contextlib import suppress
from math import nan
from pathlib import Path
from typing import Literal
from unicodedata import normalize

from cardgen.inputs.faults import nearest, quoted
from cardgen.inputs.logo import LogoError, read_logo
from companion import usage
from companion.usage import number

Back = Literal["puzzle", "list", "both"]
QrContent = Literal["auto", "vcard", "mecard", "url", "text", "none"]
LogoColour = Literal["theme", "own"]
Finish = Literal["none", "spot-uv", "foil", "letterpress"]
Blank = Literal["profile", "keep"]
"""What a blank cell means: the value of the profile under the rows, or nothing."""
ZOOMS = 0.3, 4.0
"""The least and the most that a head may be enlarged."""

# C0, DEL, C1, the two Unicode line ends, marks that turn the order of all letters after them (a
# name would print and read as another one), lone surrogates, and the remains of broken conversions.
_UNPRINTABLE = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd-\uffff]"
)

# A label of a host name: ASCII letters, digits and hyphens, and anything beyond ASCII (many scripts
# need signs that Python does not count as letters).
_LABEL = r"(?!-)[^\x00-\x2c\x2e\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\s]{1,63}(?<!-)"
_HOST = rf"(?:{_LABEL}\.)+(?![0-9]){_LABEL}"
_EMAIL = re.compile(rf"[^\s@.<>()\[\],;:\"\\]+(?:\.[^\s@.<>()\[\],;:\"\\]+)*@{_HOST}")
_URL = re.compile(
    rf"(?:https?://)?{_HOST}(?::[0-9]{{1,5}})?(?:[/?#][^\s<>\"{{}}|\\^`]*)?", re.IGNORECASE
)

_PHONE = re.compile(
    r"([(+]{0,2}(?:[0-9][\s()./‐‑–-]*){3,15})(?:(?:,\s*)?(?:ext\.?|x|#)\s*([0-9]{1,7}))?",
    re.IGNORECASE,
)

# Phone numbers that a spreadsheet has changed. They would pass as digits with dots, dashes or
# slashes.
_EXPONENT = re.compile(r"[0-9]+(?:[.,][0-9]+)?e[+-]?[0-9]{1,3}", re.IGNORECASE)
_FRACTION = re.compile(r"\+?(?:[0-9]+[.,][0-9]{1,2}|[0-9]{7,}[.,]0+)")
_MONTH, _DAY, _YEAR = "(?:0?[1-9]|1[0-2])", "(?:0?[1-9]|[12][0-9]|3[01])", "(?:19|20)[0-9]{2}"
_DATE = re.compile(
    rf"(?:(?:{_DAY}([./-]){_MONTH}\1|{_MONTH}([./-]){_DAY}\2)(?:{_YEAR}|[0-9]{{2}})"
    rf"|{_YEAR}([./-]){_MONTH}\3{_DAY}|{_MONTH}/{_YEAR})"
    r"(?:[T\s]+[0-9]{1,2}:[0-9:.]+)?"
)
_ABROAD = re.compile(r"[(\s]*(?:\+|00)")
_TRUNK = re.compile(r"\(\s*0\s*\)")

_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)

_LOCALE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")

_SUFFIXES = {
    ".png": "PNG",
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".webp": "WebP",
    ".heic": "HEIC",
    ".heif": "HEIC",
}
_SIGNATURES = {
    "PNG": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "JPEG": re.compile(rb"\xff\xd8\xff"),
    "WebP": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "HEIC": re.compile(rb"....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)", re.DOTALL),
}
_OTHER_KINDS = {
    "a GIF picture": re.compile(rb"GIF8"),
    "a TIFF picture": re.compile(rb"II\*\0|MM\0\*"),
    "a BMP picture": re.compile(rb"BM"),
    "an AVIF picture": re.compile(rb"....ftypavi[fs]", re.DOTALL),
    "a PDF file": re.compile(rb"%PDF"),
    "an SVG picture": re.compile(rb"\s*<(?:\?xml|svg|!DOCTYPE svg)"),
}
"""What people take for a photograph; they are told what it is."""


def as_text(raw: str) -> str:
    """Read one line of text."""
    if raw.isascii() and raw.isprintable():
        return raw
    if found := _UNPRINTABLE.search(raw):
        sign = ord(found[0])
        what = "a line break" if found[0] in "\r\n\u2028\u2029" else "a control character"
        if 0x202A <= sign <= 0x2069:
            what = "a mark that turns the order of letters"
        if sign >= 0xFFFD:
            what = "the sign of a broken conversion"
        raise ValueError(f"{quoted(raw)} holds U+{sign:04X}, {what}: leave it out")
    return normalize("NFC", raw)


def as_lines(raw: str) -> str:
    """Read a text of one or more lines, separated by line feeds only."""
    return "\n".join(as_text(line) for line in raw.replace("\r\n", "\n").split("\n"))


def as_email(raw: str) -> str:
    """Read an e-mail address, as mail providers allow it, at a domain with a dot."""
    text = as_text(raw)
    if not _EMAIL.fullmatch(text):
        raise ValueError(
            f"{quoted(text)} is not an e-mail address: write one like name@example.com"
        )
    return text


def as_phone(raw: str) -> str:
    """Read a phone number as people write it, such as ``+44 (0)20 7946 0123 ext. 5``.

    It has 3 to 15 digits (ITU-T E.164 allows no more) with blanks, brackets, dots and dashes, a
    slash after the area code, and an extension of up to 7 digits. A date or decimal fraction from a
    spreadsheet is refused: its digits are those of another number.
    """
    text = as_text(raw)
    _phone_parts(text)
    return text


def dialled(phone: str) -> str:
    """Return `phone` as dialled: digits, ``+`` before a country code, ``,`` before an extension.

    Phones pause at the comma before they dial the extension. A ``(0)`` after the country code,
    written with ``+`` or ``00``, is dialled only inside the country; it is dropped. Raises
    ValueError if `phone` is not a phone number.
    """
    number, extension = _phone_parts(phone)
    if _ABROAD.match(number):
        number = _TRUNK.sub("", number)
    return f"{'+' if '+' in number else ''}{_digits(number)}{f',{extension}' if extension else ''}"


def _phone_parts(text: str) -> tuple[str, str | None]:
    """Return number and extension, if any, as written; raises ValueError for anything else."""
    found = _PHONE.fullmatch(text)
    if any(changed.fullmatch(text) for changed in (_EXPONENT, _FRACTION, _DATE)):
        why = "a spreadsheet changed it: make its cell a text and type the number again"
    elif found is None:
        why = "write 3 to 15 digits, with blanks or dashes between, such as +44 20 7946 0123 ext. 5"
    elif "/" in found[1] and not _follows_area_code(found[1]):
        why = (
            "its slash does not follow an area code: use blanks between digits, and | between two "
            "numbers"
        )
    else:
        return found[1], found[2]
    raise ValueError(f"{quoted(text)} is not a phone number: {why}")


def _follows_area_code(number: str) -> bool:
    """Return whether the slash in `number` is where people put one: 030/1234567, +49 30/1234567.

    Elsewhere it separates two numbers, or the different endings of two (7946-0123/24).
    """
    area, _, rest = number.partition("/")
    before, after = _digits(area), _digits(rest)
    if "/" in rest or len(after) < 3:
        return False
    if _ABROAD.match(area):
        return len(before.removeprefix("00")) <= 8  # a country's three digits and an area's five
    return (before.startswith("0") and len(before) <= 6) or (len(before), len(after)) == (3, 7)


def _digits(text: str) -> str:
    return "".join(sign for sign in text if sign.isdigit())


def as_url(raw: str) -> str:
    """Read a web address; one without a scheme, such as ``example.com/ada``, stays as written."""
    text = as_text(raw)
    if not _URL.fullmatch(text):
        how = "write one like https://example.com/page or example.com/page"
        raise ValueError(f"{quoted(text)} is not a web address: {how}")
    return text


def as_colour(raw: str) -> str:
    """Read a colour, ``#rrggbb`` in either case."""
    if not _COLOUR.fullmatch(raw):
        raise ValueError(
            f"{quoted(raw)} is not a colour: write # and six digits from 0 to 9 or a to f, such as "
            "#2f7fc1"
        )
    return raw.lower()


def as_locale(raw: str) -> str:
    """Read a language, perhaps with country or script: ``hu``, ``es-MX`` or ``zh_Hant``."""
    if not _LOCALE.fullmatch(raw):
        raise ValueError(
            f"{quoted(raw)} is not a language: write its two letters, such as hu, es or es-MX"
        )
    return raw


def as_language(raw: str, folder: Path) -> str:
    """Read the tag of a language, or a folder of message files; a relative one starts in `folder`.

    What is wrong with the messages there is printed. Raises ValueError, which lists the languages
    there are.
    """
    return usage.as_language(str(folder / raw) if (folder / raw).is_dir() else raw)


def as_focus(raw: str) -> tuple[float, float]:
    """Read a place in a photograph: two shares from 0 to 1, from the left and from the top."""
    try:
        across, down = map(float, raw.split(","))
    except ValueError:
        across = down = nan
    if not (0 <= across <= 1 and 0 <= down <= 1):
        raise ValueError(
            f"{quoted(raw)} is not a place in the photograph: two numbers from 0 to 1, "
            'from the left and from the top, such as "0.5,0.38"'
        )
    return across, down


as_zoom = number(float, *ZOOMS)
"""Reads how large the head becomes."""


def as_ink(raw: str) -> str:
    """Read the name of an ink, which is that of its plate."""
    name = as_text(raw)
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9 .+-]*", name):
        raise ValueError(f"{quoted(raw)} is no name of an ink: write it as PANTONE 2965 U")
    if name.casefold() in _TAKEN_PLATES:
        raise ValueError(f"{quoted(raw)} is a plate of its own already: write PANTONE 2965 U")
    return name


_TAKEN_PLATES = {"all", "none", "cyan", "magenta", "yellow", "black", "fold", "cut"}


def as_meaning(text: str) -> tuple[str, str]:
    """Read a title and its meaning, such as ``Vorname=given_name``; else ValueError."""
    title, sign, field = (part.strip() for part in text.rpartition("="))
    if not (title and sign and field):
        raise ValueError(f"{quoted(text)} is not a title and a field, such as Vorname=given_name")
    return title, field


def as_logo(raw: str, folder: Path) -> Path:
    """Read the path of an SVG or PNG logo that can be used; a relative one starts in `folder`."""
    path = folder / as_text(raw)
    if path.suffix.lower() not in (".svg", ".png"):
        kind = path.suffix[1:].upper()
        what = f"is {kind}, which is not for logos" if kind else "is not a logo"
        raise ValueError(
            f"{quoted(raw)} {what}: it must be a file .svg or .png; save it as one of these"
        )
    if not path.is_file():
        missing = f"there is no {path}{_file_like(path, raw)}"
        raise ValueError(f"{str(path)!r} is not a file" if path.exists() else missing)
    try:
        read_logo(path)  # now, so that its fault is told with all others
    except LogoError as error:
        raise ValueError(f"{path}: {error}") from None
    return path


def as_portrait(raw: str, folder: Path) -> Path:
    """Read the path of a PNG, JPEG, WebP or HEIC file; a relative one starts in `folder`.

    The file must exist, be readable and begin like the format of its suffix. It is not decoded yet.
    """
    path = folder / as_text(raw)
    promised = _SUFFIXES.get(path.suffix.lower())
    try:
        if path.exists() and not path.is_file():
            raise ValueError(f"{str(path)!r} is not a file")
        with path.open("rb") as stream:
            start = stream.read(16)
    except OSError as error:
        if promised is None:
            raise ValueError(f"{quoted(raw)} is not a picture: {_PICTURES}") from None
        near = "" if path.exists() else _file_like(path, raw)
        raise ValueError(f"{str(path)!r} cannot be read: {error.strerror}{near}") from None
    if other := next((kind for kind, sign in _OTHER_KINDS.items() if sign.match(start)), ""):
        raise ValueError(f"{str(path)!r} is {other}: save it as PNG or JPEG")
    found = next((name for name, signature in _SIGNATURES.items() if signature.match(start)), None)
    if promised is None:
        raise ValueError(f"{quoted(raw)} is not a picture: {_PICTURES}")
    if found is None:
        raise ValueError(f"{str(path)!r} is not a {promised} picture: save it as PNG or JPEG")
    if found != promised:
        raise ValueError(
            f"{str(path)!r} is a {found} picture named like a {promised} one: rename it"
        )
    return path


_PICTURES = "it must be a file .png, .jpg, .jpeg, .webp or .heic"


def _file_like(path: Path, raw: str) -> str:
    """Return the question whether another file in the folder of `path` is meant; or nothing.

    `raw` is the path as the user writes it. One that differs only in case comes first.
    """
    with suppress(OSError):
        names = sorted(
            each.name
            for each in path.parent.iterdir()
            if each.suffix.lower() == path.suffix.lower()
        )
        alike = [name for name in names if name.casefold() == path.name.casefold()]
        if near := nearest(path.name, alike or names):
            return f" (did you mean '{Path(raw).with_name(near)}'?)"
    return ""
