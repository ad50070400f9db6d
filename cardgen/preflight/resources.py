"""Fonts, colours and colour spaces in the resources of a PDF page, as far as checks need them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from struct import unpack
from typing import Any, Literal

import pikepdf
import uharfbuzz as hb

from cardgen.drawing.fonts import draws_outlines
from cardgen.preflight.objects import entry, items, name_of, number, numbers

Family = Literal["Gray", "RGB", "CMYK", "Spot", "Other"]

PROCESS_PLATES = ("Cyan", "Magenta", "Yellow", "Black")

_TRACE = 0.01  # an ink below this share leaves no dot
_LIGHT = 0.10  # total ink up to which a colour counts as paper white
_BLACK = 0.90  # more black than this is black, and with other inks rich black
_DARK = 0.35  # luminance up to which a phone's camera sees a colour as dark


def family_of(stream: Any) -> Family:
    """Return the colour family of an ICC profile, by its number of components."""
    families: dict[float, Family] = {1: "Gray", 3: "RGB", 4: "CMYK"}
    return families.get(number(entry(stream, "/N"), 0), "Other")


# -- colours ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ColourSpace:
    """A colour space; `plates` names the inks of a Separation or DeviceN.

    An indexed space has its base's family, in `palette_ink` the most ink that a colour of its
    palette takes (0 to 4; 0 if the base isn't CMYK), and in `palette` the colours themselves.
    """

    family: Family
    plates: tuple[str, ...] = ()
    indexed: bool = False
    palette_ink: float = 0
    palette: bytes = b""


GRAY, RGB, CMYK, OTHER = (
    ColourSpace("Gray"),
    ColourSpace("RGB"),
    ColourSpace("CMYK", PROCESS_PLATES),
    ColourSpace("Other"),
)

_NAMED = {
    "DeviceGray": GRAY,
    "CalGray": GRAY,
    "G": GRAY,
    "DeviceRGB": RGB,
    "CalRGB": RGB,
    "RGB": RGB,
    "DeviceCMYK": CMYK,
    "CMYK": CMYK,
}


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour for the press.

    `ink` is the amount of each ink, 0 to 1: of the four process inks (grey and RGB as separated
    with full black replacement), or of the plates of a spot colour. It is empty if the space
    doesn't say, as for a pattern.
    """

    family: Family
    ink: tuple[float, ...]
    plates: tuple[str, ...]  # plates with ink
    light: bool = False  # paper white or nearly
    solid: bool = True  # one ink without a screen
    rich: bool = False  # a black with other inks under it
    dark: bool = True  # for the camera that reads a QR symbol

    @property
    def total(self) -> float:
        """All inks together in percent."""
        return 100 * sum(self.ink)

    @property
    def recipe(self) -> str:
        """The inks as printers write them: ``50/40/40/100``."""
        return "/".join(f"{100 * share:.0f}" for share in self.ink)


@lru_cache(maxsize=4096)  # pages have the same few again and again
def colour_of(space: ColourSpace, parts: tuple[float, ...]) -> Colour:
    """Return the colour with the components `parts` in `space`."""
    ink = _ink_of(space, parts)
    names = space.plates if space.family == "Spot" else PROCESS_PLATES
    if not ink:
        return Colour(space.family, (), ())
    process = ink if space.family != "Spot" else (0.0, 0.0, 0.0, min(1.0, sum(ink)))
    cyan, magenta, yellow, black = process
    luminance = (1 - black) * (0.2126 * (1 - cyan) + 0.7152 * (1 - magenta) + 0.0722 * (1 - yellow))
    carrying = [share for share in ink if share > _TRACE]
    return Colour(
        space.family,
        ink,
        tuple(name for name, share in zip(names, ink, strict=False) if share > _TRACE),
        light=sum(ink) <= _LIGHT,
        solid=len(carrying) == 1 and carrying[0] > 1 - _TRACE,
        rich=space.family == "CMYK" and black >= _BLACK and cyan + magenta + yellow > _LIGHT,
        dark=luminance <= _DARK,
    )


def _ink_of(space: ColourSpace, parts: tuple[float, ...]) -> tuple[float, ...]:
    inks = {"Gray": 1, "RGB": 3, "CMYK": 4, "Spot": len(space.plates)}
    if space.indexed or len(parts) != inks.get(space.family):
        return ()
    shares = tuple(min(1.0, max(0.0, part)) for part in parts)
    if space.family == "Gray":
        return (0.0, 0.0, 0.0, 1 - shares[0])
    if space.family == "RGB":
        black = 1 - max(shares)
        return (*(1 - share - black for share in shares), black)
    return shares


BLACK = colour_of(GRAY, (0.0,))


def space_of(
    value: Any, named: Callable[[str], Any] = lambda _: None, depth: int = 3
) -> ColourSpace:
    """Return the colour space that `value` describes; `named` looks a name up in the resources."""
    if isinstance(value, pikepdf.Name):
        name = name_of(value)
        if name in _NAMED:
            return _NAMED[name]
        meant = named(f"/{name}")
        return space_of(meant, depth=depth - 1) if meant is not None and depth else OTHER
    members = items(value)
    if not members or not depth:
        return OTHER
    match name_of(members[0]), members[1:]:
        case kind, _ if kind in _NAMED:
            return _NAMED[kind]
        case "ICCBased", [profile, *_]:
            return {"Gray": GRAY, "RGB": RGB, "CMYK": CMYK}.get(family_of(profile), OTHER)
        case "Separation", [plate, *_]:
            return ColourSpace("Spot", (name_of(plate),))
        case "DeviceN", [plates, *_]:
            return ColourSpace("Spot", tuple(map(name_of, items(plates))))
        case "Indexed" | "I", [below, _, palette, *_]:
            base = space_of(below, named, depth - 1)
            if base.family != "CMYK":
                return ColourSpace(base.family, base.plates, indexed=True)
            inks = _bytes_of(palette)
            plates = tuple(name for plate, name in enumerate(base.plates) if any(inks[plate::4]))
            return ColourSpace(base.family, plates, True, most_ink(inks), inks)
        case "Pattern", [below, *_]:
            return space_of(below, named, depth - 1)
    return OTHER


def most_ink(samples: bytes, step: int = 1) -> float:
    """Return the most ink (0 to 4) among the CMYK `samples` of 8 bits, using every `step`th."""
    stride = 4 * step
    plates = (samples[plate::stride] for plate in range(4))
    return max(map(sum, zip(*plates, strict=False)), default=0) / 255


def _bytes_of(value: Any) -> bytes:
    if isinstance(value, pikepdf.Stream):
        return value.read_bytes()
    return bytes(value) if isinstance(value, pikepdf.String) else b""


# -- fonts -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Font:
    """A font: whether the file contains it, what its glyphs are made of, and how wide they are.

    `widths` is in em, by character code; an unknown width is 0. `measured` is false for a Type 3
    font with its own glyph space: its nominal size doesn't give the size of its letters.
    """

    name: str
    embedded: bool = True
    subset: bool = True
    glyphs: Literal["outlines", "dots", "nothing"] = "outlines"
    two_byte: bool = False
    measured: bool = True
    widths: Mapping[int, float] = field(default_factory=lambda: defaultdict(float), repr=False)

    def codes(self, text: bytes) -> Iterable[int]:
        """Return the character codes in `text`."""
        if not self.two_byte:
            return text
        pairs = len(text) // 2
        return unpack(f">{pairs}H", text[: 2 * pairs])


UNKNOWN_FONT = Font("")
_SUBSET = re.compile(r"[A-Z]{6}\+")


def font_of(value: Any) -> Font:
    """Return the font that the dictionary `value` describes."""
    kind = name_of(entry(value, "/Subtype"))
    name = name_of(entry(value, "/BaseFont")) or name_of(entry(value, "/Name")) or "without a name"
    subset = _SUBSET.match(name) is not None
    if kind == "Type3":
        matrix = numbers(entry(value, "/FontMatrix"), 6) or (0.001, 0, 0, 0.001, 0, 0)
        widths = _simple_widths(value, matrix[0])
        glyphs: Literal["outlines", "dots"] = "dots" if _is_bitmap(value) else "outlines"
        return Font(name, glyphs=glyphs, measured=abs(abs(matrix[3]) - 0.001) < 1e-6, widths=widths)
    widths, two_byte = _simple_widths(value, 0.001), kind == "Type0"
    if two_byte:
        known = name_of(entry(value, "/Encoding")) == "Identity-H"
        value = next(iter(items(entry(value, "/DescendantFonts"))), None)
        widths = _cid_widths(value) if known else defaultdict(float)
    program = _program(value)
    return Font(
        name, program is not None, subset, _made_of(program), two_byte=two_byte, widths=widths
    )


def _program(value: Any) -> pikepdf.Stream | None:
    """Return the font file in the descriptor of the font `value`."""
    descriptor = entry(value, "/FontDescriptor")
    programs = (entry(descriptor, key) for key in ("/FontFile", "/FontFile2", "/FontFile3"))
    return next((program for program in programs if isinstance(program, pikepdf.Stream)), None)


def _made_of(program: pikepdf.Stream | None) -> Literal["outlines", "nothing"]:
    """Return what the glyphs of a font file are made of, as far as HarfBuzz can read it."""
    try:
        data = program.read_bytes() if program is not None else b""
    except pikepdf.PdfError:
        return "outlines"  # damage is told elsewhere
    if not data.startswith((b"\0\1\0\0", b"true", b"OTTO")):
        return "outlines"
    font = hb.Font(hb.Face(data))
    glyphs = range(1, font.face.glyph_count)  # glyph 0 stands for those that are missing
    return "outlines" if draws_outlines(font, glyphs) else "nothing"


def _is_bitmap(value: Any) -> bool:
    """Return whether all glyphs of a Type 3 font are pictures."""
    shapes = entry(value, "/CharProcs")
    drawings = shapes.values() if isinstance(shapes, pikepdf.Dictionary) else ()
    contents = [each.read_bytes() for each in drawings if isinstance(each, pikepdf.Stream)]
    return bool(contents) and all(
        re.search(rb"\bBI\b.*\bID\b", content, re.DOTALL) for content in contents
    )


def _simple_widths(value: Any, unit: float) -> Mapping[int, float]:
    missing = number(entry(entry(value, "/FontDescriptor"), "/MissingWidth"), 0) * unit
    widths = defaultdict(lambda: missing)
    first = int(number(entry(value, "/FirstChar"), 0))
    for code, width in enumerate(items(entry(value, "/Widths")), first):
        widths[code] = number(width, 0) * unit
    return widths


def _cid_widths(below: Any) -> Mapping[int, float]:
    default = number(entry(below, "/DW"), 1000) / 1000
    widths = defaultdict(lambda: default)
    members = iter(items(entry(below, "/W")))
    for start, following in zip(members, members, strict=False):
        first = int(number(start, 0))
        if isinstance(following, pikepdf.Array):
            for code, width in enumerate(items(following), first):
                widths[code] = number(width, 0) / 1000
        elif (width := next(members, None)) is not None:
            codes = range(max(first, 0), min(int(number(following, 0)), 0xFFFF) + 1)
            widths.update(dict.fromkeys(codes, number(width, 0) / 1000))
    return widths


# -- resource dictionaries -------------------------------------------------------------------------


class Library:
    """The fonts of a file, each read once, and the colours and plates that it uses."""

    def __init__(self) -> None:
        self.families: set[Family] = set()
        self.plates: set[str] = set()
        self._resources: dict[object, Resources] = {}
        self._fonts: dict[object, Font] = {}

    def resources(self, value: Any) -> Resources:
        """Return a reader of the resource dictionary `value`; the same one for the same object."""
        identity = _identity(value)
        if identity not in self._resources:
            self._resources[identity] = Resources(value, self)
        return self._resources[identity]

    def font(self, value: Any) -> Font:
        """Return the font that the object `value` describes."""
        identity = _identity(value)
        if identity not in self._fonts:
            self._fonts[identity] = font_of(value)
        return self._fonts[identity]

    def colour(self, space: ColourSpace, parts: tuple[float, ...]) -> Colour:
        """Return the colour with the components `parts` in `space`, and record it."""
        colour = colour_of(space, parts)
        self.note(colour.family, colour.plates)
        return colour

    def note(self, family: Family, plates: Iterable[str]) -> None:
        """Record that the file paints in `family`, on `plates`."""
        self.families.add(family)
        self.plates.update(plates if family != "RGB" else ())


def _identity(value: Any) -> object:
    """Return the object's number in the file; its text if it is written in place."""
    if not isinstance(value, pikepdf.Object):
        return None
    return value.objgen if value.is_indirect else value.unparse()


class Resources:
    """A resource dictionary: the objects behind the names in a content stream."""

    def __init__(self, value: Any, library: Library) -> None:
        self._value = value
        self._library = library

    def find(self, category: str, name: str) -> Any:
        """Return the object called `name` in `category` (such as ``/XObject``), or None."""
        return entry(entry(self._value, category), name)

    @cached_property
    def placeable(self) -> frozenset[object]:
        """The numbers in the file of all listed forms and pictures, placed or not."""
        return frozenset(map(_identity, self._listed("/XObject")))

    @cached_property
    def fonts(self) -> Sequence[Font]:
        """All listed fonts, used or not."""
        return [self._library.font(value) for value in self._listed("/Font")]

    def _listed(self, category: str) -> list[Any]:
        listed = entry(self._value, category)
        return list(listed.values()) if isinstance(listed, pikepdf.Dictionary) else []

    def font(self, name: str) -> Font:
        """Return the font called `name`, or a font without a name."""
        value = self.find("/Font", name)
        return self._library.font(value) if value is not None else UNKNOWN_FONT

    def space(self, value: Any) -> ColourSpace:
        """Return the colour space that `value` describes, or that has this name."""
        if isinstance(value, pikepdf.Name):
            meant = self.find("/ColorSpace", f"/{name_of(value)}")
            value = meant if meant is not None else value
        return space_of(value, lambda name: self.find("/ColorSpace", name))

    def parameters(self, name: str) -> Mapping[str, Any]:
        """Return what the graphics parameters `name` set, by the fields of a `GraphicsState`."""
        values = self.find("/ExtGState", name)
        lines, areas = entry(values, "/OP"), entry(values, "/op")
        changes: dict[str, Any] = {}
        if lines is not None:  # PDF 32000-1, 8.6.7: without /op it holds for fills as well
            changes["overprint"] = changes["overprint_fill"] = bool(number(lines, False))
        if isinstance(areas, bool):
            changes["overprint_fill"] = areas
        if (width := entry(values, "/LW")) is not None:
            changes["width"] = number(width, 1)
        if dash := items(entry(values, "/D")):
            changes["dashed"] = len(items(dash[0])) > 0
        if len(font := items(entry(values, "/Font"))) == 2:
            changes |= {"font": self._library.font(font[0]), "size": number(font[1], 0)}
        return changes
