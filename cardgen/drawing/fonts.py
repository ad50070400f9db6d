"""Type: which face has a character, and where each glyph of a line is.

Both pens draw the glyphs placed here, so a line is equally long in PDF and SVG. HarfBuzz does
shaping and kerning; the Unicode Bidirectional Algorithm (UAX 9) orders mixed directions. Lengths
here are in em; multiply by the type size to get points.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import uharfbuzz as hb
from bidi import algorithm

from cardgen.data import data_path, read_data
from cardgen.drawing.shapes import MM_PER_PT, Box, Text, Weight, bounds_of, box_around
from companion.words import Language, language

K = TypeVar("K")
V = TypeVar("V")

_OTHER_SCRIPTS = (
    "plex/IBMPlexSansArabic",
    "plex/IBMPlexSansHebrew",
    "plex/IBMPlexSansDevanagari",
    "plex/IBMPlexSansThai",
    "noto/NotoSansTamil",
)
_MAIN: dict[Weight, tuple[str, str]] = {  # the main face, and the weight of the others
    "regular": ("IBMPlexSans-Regular", "Regular"),
    "semibold": ("IBMPlexSans-SemiBold", "SemiBold"),
    "condensed": ("IBMPlexSansCondensed-Regular", "Regular"),
    "condensed-semibold": ("IBMPlexSansCondensed-SemiBold", "SemiBold"),
    "bold": ("IBMPlexSans-Bold", "SemiBold"),
    "serif-semibold": ("IBMPlexSerif-SemiBold", "SemiBold"),
}
_BUNDLED: dict[Weight, tuple[str, ...]] = {
    weight: (f"plex/{main}", *(f"{family}-{other}" for family in _OTHER_SCRIPTS))
    for weight, (main, other) in _MAIN.items()
}
_LINES_KEPT = 4096  # of 2 kB: those shared by all cards, and those measured before they are drawn
KERNING = 1.03
"""A kerned line is never wider than its glyphs by more."""
_HEAVY_CJK = "noto/NotoSansSC-SemiBold"  # Chinese, Japanese, but no rare ones
_LAST = "droid/DroidSansFallback"  # Chinese, Japanese, Korean

_IN_NOTO = (
    "Armenian Balinese Bengali Cherokee Ethiopic Georgian Gujarati Gurmukhi Javanese Kannada Khmer "
    "Lao Malayalam Mongolian Myanmar Oriya Sinhala Sundanese Syriac Telugu Thaana Tibetan Tifinagh"
)
"""Scripts of today that have a family of their own in the Noto fonts."""

OUTLINE = 0.022
"""Width in em of the outline that imitates a heavier weight."""

_STEERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that only control the order of others (UAX 9, 2), as pasted text contains them."""
_ISOLATES = str.maketrans("\u2066\u2067\u2068\u2069", "\u202a\u202b\u202a\u202c")
"""Replaces isolates by the nearest embeddings: the library's algorithm is older than isolates."""

CAP_HEIGHT = 0.698
"""Height of a capital letter of the bundled main face, in em."""


class FontError(ValueError):
    """A font file that cannot be used."""


class MissingGlyphError(ValueError):
    """A character that no available font can draw."""

    def __init__(self, character: str) -> None:
        name = unicodedata.name(character, "unnamed character")
        super().__init__(
            f"no font here has '{character}' (U+{ord(character):04X}, {name.lower()}): "
            f"name a font file that has it with --font{_suggested(name)}"
        )
        self.character = character


def _suggested(name: str) -> str:
    """Return a font, and its package, for the script of the character with this Unicode name."""
    script = name.partition(" ")[0].title()
    if script not in _IN_NOTO.split():
        return ""
    family = "Serif" if script == "Tibetan" else "Sans"
    return f", such as Noto{family}{script}-Regular.ttf from the Debian package fonts-noto-core"


class Letter(NamedTuple):
    """A glyph of a placed line, in mm: the text it shows, where it starts and ends, its outline.

    `y` is its baseline; `box` is None for a blank.
    """

    text: str
    x: float
    y: float
    end: float
    box: Box | None


@dataclass(frozen=True, slots=True)
class GlyphRun:
    """Glyphs of one face, from left to right: their numbers, places and the text that each shows.

    `xs` are from the start of the line and `ys` upwards from the baseline, in em. Each property has
    a tuple of its own, to save memory: a card has some hundred glyphs.
    """

    face: Face
    numbers: tuple[int, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    texts: tuple[str, ...]
    outlined: bool = False
    """Draw with an outline of `OUTLINE` em: the face has no heavier weight."""


@dataclass(frozen=True, slots=True)
class ShapedLine:
    """A line of text, shaped: its runs from left to right and its width in em."""

    runs: tuple[GlyphRun, ...]
    width: float
    count: int


class Lookup(dict[K, V], Generic[K, V]):
    """A dictionary that makes each value when it is first looked up."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value


class Face:
    """A font file, opened when first needed.

    `widths` has the width of each character in em, before kerning; it raises KeyError if the face
    lacks the character.
    `coded` has each glyph's number as a PDF writes it, and its width in em as a PDF font states it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.stem
        self.is_heavy = path.stem.endswith("Bold")
        self.widths = Lookup(self._character_width)
        self.coded = Lookup(self._code)

    def _character_width(self, character: str) -> float:
        glyph = self.hb_font.get_nominal_glyph(ord(character))
        if glyph is None:
            raise KeyError(character)
        return float(self.hb_font.get_glyph_h_advance(glyph) / self.units)

    def _code(self, glyph: int) -> tuple[str, float]:
        return f"{glyph:04X}", round(self.hb_font.get_glyph_h_advance(glyph) / self.units, 3)

    @cached_property
    def hb_font(self) -> Any:
        """The HarfBuzz font."""
        try:
            face = hb.Face(hb.Blob.from_file_path(str(self.path)))
        except Exception as error:  # the binding raises its own family of errors
            raise FontError(f"{self.path}: not a font file that can be read ({error})") from None
        if face.glyph_count == 0:
            raise FontError(f"{self.path}: not a TrueType or OpenType font")
        if self.path.is_relative_to(data_path("fonts")) and _cut_off(self.path.read_bytes()):
            raise FontError(f"{self.path}: cut off before its end")
        font = hb.Font(face)
        if _draws_nothing(font):
            raise FontError(
                f"{self.path}: its signs are coloured pictures: name a font with outlines instead"
            )
        return font

    @cached_property
    def units(self) -> int:
        """Font units in an em."""
        return int(self.hb_font.face.upem)

    @cached_property
    def characters(self) -> frozenset[str]:
        """The characters that the face can draw."""
        return frozenset(map(chr, self.hb_font.face.unicodes))

    def outline_box(self, glyph: int) -> tuple[float, float, float, float] | None:
        """Return left, bottom, right, top of an outline in em, y upwards; None for a blank."""
        extents, em = self.hb_font.get_glyph_extents(glyph), 1 / self.units
        if extents is None or not extents.width:
            return None
        return (
            extents.x_bearing * em,
            (extents.y_bearing + extents.height) * em,  # the height counts downwards
            (extents.x_bearing + extents.width) * em,
            extents.y_bearing * em,
        )

    def shape(self, text: str, right_to_left: bool) -> tuple[Any, Any]:
        """Return HarfBuzz's glyphs and their positions in font units, from left to right."""
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.language = "und"  # not the machine's: the same glyphs everywhere
        buffer.direction = "rtl" if right_to_left else "ltr"
        hb.shape(self.hb_font, buffer)
        return buffer.glyph_infos, buffer.glyph_positions


def _draws_nothing(font: Any) -> bool:
    """Return whether a font prints blanks: it has no outlines, or coloured pictures instead."""
    tags = frozenset(font.face.table_tags)
    if tags.isdisjoint({"glyf", "CFF ", "CFF2"}):
        return True
    if tags.isdisjoint({"COLR", "CBDT", "sbix", "SVG "}):
        return False
    signs = [
        code for code in sorted(font.face.unicodes) if unicodedata.category(chr(code)) == "So"
    ][:50]
    return bool(signs) and not draws_outlines(font, map(font.get_nominal_glyph, signs))


def draws_outlines(font: Any, glyphs: Iterable[int]) -> bool:
    """Return whether any of these glyphs of a HarfBuzz font has an outline."""
    drawn: list[None] = []
    pen = hb.DrawFuncs()
    for draws in (pen.set_line_to_func, pen.set_quadratic_to_func, pen.set_cubic_to_func):
        draws(lambda *_: drawn.append(None))
    for glyph in glyphs:
        font.draw_glyph(glyph, pen)
        if drawn:
            return True
    return False


def _cut_off(data: bytes) -> bool:
    """Return whether a font's tables end after its file does: HarfBuzz would show blanks."""
    tables = struct.iter_unpack(">8xLL", data[12 : 12 + 16 * int.from_bytes(data[4:6])])
    return any(start + length > len(data) for start, length in tables)


@dataclass(frozen=True)
class FontBook:
    """The available faces: the bundled ones, then the user's, then those for CJK.

    `language` is the one that is set in them: what composes pages says its words. Raises FontError
    if a user's file is not a font.
    """

    extra: tuple[Path, ...] = ()
    language: Language = field(default_factory=language, repr=False, hash=False)
    _folder: Path = field(default_factory=lambda: data_path("fonts"), repr=False, hash=False)
    _faces: Lookup[Path, Face] = field(
        default_factory=lambda: Lookup(Face), compare=False, repr=False
    )

    def __post_init__(self) -> None:
        for path in self.extra:
            self.face(path)

    def face(self, path: Path) -> Face:
        """Return the face of the file at `path`, opened."""
        face = self._faces[path]
        _ = face.hb_font
        return face

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """Every font file of the book, in an order that depends only on the book."""
        bundled = dict.fromkeys(name for names in _BUNDLED.values() for name in names)
        bundled |= dict.fromkeys((_HEAVY_CJK, _LAST))
        return (*(self._folder / f"{name}.ttf" for name in bundled), *self.extra)

    def number(self, face: Face) -> int:
        """Return the index of the file of `face` in `paths`."""
        return self.paths.index(face.path)

    @cached_property
    def main(self) -> Lookup[Weight, Face]:
        """The face of each weight in which nearly all text is set."""
        return Lookup(lambda weight: self._bundled[_BUNDLED[weight][0]])

    def face_for(self, character: str, weight: Weight) -> Face:
        """Return the first face that has `character`; raises MissingGlyphError if none has it."""
        for face in self._chain(weight):
            if character in face.characters:
                return face
        raise MissingGlyphError(character)

    def _chain(self, weight: Weight) -> Iterator[Face]:
        """Yield the faces to search for a character, in order; each is opened when it is needed."""
        yield from map(self._bundled.__getitem__, _BUNDLED[weight])
        yield from map(self.face, self.extra)
        if weight.endswith("bold"):
            yield self._bundled[_HEAVY_CJK]
        yield self._bundled[_LAST]

    @cached_property
    def _bundled(self) -> Lookup[str, Face]:
        return Lookup(lambda name: read_data(f"fonts/{name}.ttf", self.face))

    def line(self, text: str, weight: Weight = "regular") -> ShapedLine:
        """Return `text` shaped as one line; raises MissingGlyphError if no face has a character."""
        return _shaped(self, text, weight)

    def width(
        self, text: str, size: float, weight: Weight = "regular", spacing: float = 0
    ) -> float:
        """Return the width of `text` in mm at `size` pt, `spacing` pt between its glyphs."""
        line = self.line(text, weight)
        return (line.width * size + spacing * max(0, line.count - 1)) * MM_PER_PT

    def rough_width(self, text: str, weight: Weight) -> float:
        """Return the width of `text` in em without kerning, which is fast; or measure it."""
        return _rough_width(self, text, weight)

    def fits(self, text: str, room: float, size: float, weight: Weight = "regular") -> bool:
        """Return whether `text` is at most `room` mm wide at `size` pt; measure it only if near."""
        if self.rough_width(text, weight) * KERNING * size * MM_PER_PT <= room:
            return True
        return self.width(text, size, weight) <= room

    def letters(self, text: Text) -> Iterator[Letter]:
        """Yield the glyphs of `text` from left to right."""
        line = self.line(text.content, text.weight)
        em, apart = text.size * MM_PER_PT, text.spacing * MM_PER_PT
        glyphs = [
            (run.face, *glyph)
            for run in line.runs
            for glyph in zip(run.numbers, run.xs, run.ys, run.texts, strict=True)
        ]
        ends = [*(across for _, _, across, _, _ in glyphs[1:]), line.width]
        before = start_of(text, line)
        for (face, number, across, rise, content), end in zip(glyphs, ends, strict=False):
            x, y = before + across * em, text.y - rise * em
            box = None
            if outline := face.outline_box(number):
                left, bottom, right, top = outline
                box = bounds_of(((x + left * em, y - top * em), (x + right * em, y - bottom * em)))
            yield Letter(content, x, y, before + end * em, box)
            before += apart

    def ink_box(self, text: Text) -> Box:
        """Return the box around the glyph outlines of `text`, in mm."""
        boxes = [letter.box for letter in self.letters(text) if letter.box]
        line = self.line(text.content, text.weight)
        return box_around(boxes or [Box(start_of(text, line), text.y, 0, 0)])

    def itemise(self, text: str, weight: Weight) -> Iterator[tuple[Face, bool, str]]:
        """Yield `text` in pieces of one face and one direction, from left to right."""
        main = self.main[weight]
        if main.characters.issuperset(text):  # nothing in it runs from right to left
            if text:
                yield main, False, text
            return
        levels = _levels(text)
        faces = self._faces_of(text, weight)
        pieces = [
            (face, level, "".join(text[i] for i in indices))
            for (face, level), indices in groupby(
                (i for i in range(len(text)) if levels[i] is not None),
                key=lambda i: (faces[i], levels[i]),
            )
            if level is not None
        ]
        for index in _visual_order([level for _, level, _ in pieces]):
            face, level, piece = pieces[index]
            yield face, level % 2 == 1, piece

    def _faces_of(self, text: str, weight: Weight) -> list[Face]:
        """Choose a face for each character; marks and blanks keep the face before them."""
        chosen: list[Face] = []
        for character in text:
            joins = (
                unicodedata.category(character) in ("Mn", "Me", "Cf", "Zs") or character in "-.,'·"
            )
            before = chosen[-1] if chosen else self.main[weight]
            if character in _STEERING or (chosen and joins and character in before.characters):
                chosen.append(before)
            else:
                chosen.append(self.face_for(character, weight))
        last, heavy = self._bundled.get(_LAST), self._bundled.get(_HEAVY_CJK)
        if last and last in chosen:  # a rare character is among the others: one weight for all
            has = last.characters
            pairs = zip(chosen, text, strict=True)
            chosen = [last if face is heavy and each in has else face for face, each in pairs]
        return chosen


@lru_cache(maxsize=_LINES_KEPT)
def _shaped(book: FontBook, text: str, weight: Weight) -> ShapedLine:
    runs: list[GlyphRun] = []
    x = 0.0
    for face, right_to_left, piece in book.itemise(unicodedata.normalize("NFC", text), weight):
        infos, positions = face.shape(piece, right_to_left)
        em = 1 / face.units
        xs, ys = [], []
        for position in positions:
            dx, dy, advance, _ = position.position
            xs.append(x + dx * em)
            ys.append(dy * em if dy else 0.0)
            x += advance * em
        runs.append(
            GlyphRun(
                face,
                tuple([info.codepoint for info in infos]),
                tuple(xs),
                tuple(ys),
                _texts(piece, [info.cluster for info in infos]),
                weight.endswith("bold") and not face.is_heavy,
            )
        )
    return ShapedLine(tuple(runs), x, sum(len(run.numbers) for run in runs))


@lru_cache(maxsize=_LINES_KEPT)
def _rough_width(book: FontBook, text: str, weight: Weight) -> float:
    try:
        return sum(map(book.main[weight].widths.__getitem__, text))
    except KeyError:
        return book.line(text, weight).width


def start_of(text: Text, line: ShapedLine) -> float:
    """Return the x in mm of the first glyph of `text`."""
    if text.anchor == "start":
        return text.x
    width = (line.width * text.size + text.spacing * max(0, line.count - 1)) * MM_PER_PT
    return text.x - (width if text.anchor == "end" else width / 2)


def reads_from_right(text: str) -> bool:
    """Return whether `text` reads from right to left, by its first strong letter (UAX 9)."""
    if text.isascii():
        return False
    directions = (unicodedata.bidirectional(character) for character in text)
    return next((d for d in directions if d in ("L", "R", "AL")), "L") != "L"


def _texts(text: str, clusters: list[int]) -> tuple[str, ...]:
    """Return the part of `text` that each glyph shows; `clusters` are indices of first characters.

    The first glyph of a cluster gets the whole cluster's text, so that text can be copied out.
    """
    if clusters == list(range(len(text))):
        return tuple(text)
    starts = sorted(set(clusters))
    texts = {
        start: text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)
    }
    return tuple([texts.pop(cluster, "") for cluster in clusters])


def _levels(text: str) -> list[int | None]:
    """Return the embedding level of each character; None for a control character."""
    text = text.translate(_ISOLATES)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = algorithm.get_base_level(text)
    storage["base_dir"] = "LR"[storage["base_level"]]
    algorithm.get_embedding_levels(text, storage)
    for index, character in enumerate(storage["chars"]):
        character["index"] = index
        character["type"] = character["type"] or "L"  # newer than the library's tables
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    levels: list[int | None] = [None] * len(text)
    for character in storage["chars"]:
        if character["ch"] not in _STEERING:
            levels[character["index"]] = character["level"]
    return levels


def _visual_order(levels: list[int]) -> list[int]:
    """Return the order of runs with these levels from left to right (UAX 9, L2)."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        runs = groupby(order, key=[each >= level for each in levels].__getitem__)
        order = [i for turned, run in runs for i in (reversed([*run]) if turned else run)]
    return order
