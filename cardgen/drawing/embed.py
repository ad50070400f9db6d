"""Fonts inside a PDF: subsets of the glyphs used, addressed by glyph number (ISO 32000-1, 9.7)."""

import hashlib
import zlib
from collections.abc import Callable
from typing import Any

import uharfbuzz as hb
from reportlab.pdfbase import pdfdoc

from cardgen.drawing.fonts import Face

Put = Callable[[pdfdoc.PDFObject], pdfdoc.PDFObjectReference]


def dictionary(**entries: object) -> pdfdoc.PDFDictionary:
    """Return a PDF dictionary."""
    return pdfdoc.PDFDictionary(entries)


def compressed_stream(compressed: bytes, **entries: object) -> pdfdoc.PDFStream:
    """Return a PDF stream of what zlib has compressed."""
    return pdfdoc.PDFStream(dictionary(Filter="/FlateDecode", **entries), compressed + b"\n")


def font_object(put: Put, face: Face, glyphs: dict[int, str]) -> pdfdoc.PDFObject:
    """Return the font for a subset of `face` with `glyphs` (number to text shown).

    Its parts are written by `put`. Glyph numbers stay as in the full font, so earlier content
    streams remain valid.
    """
    font = face.hb_font
    numbers = sorted(glyphs)
    data = _subset(face, numbers)
    name = f"{_tag(numbers)}+{face.name.replace(' ', '')}"
    outlines = font.face.table_tags
    compact = "glyf" not in outlines  # PostScript outlines
    kind = {"Subtype": "/OpenType"} if compact else {"Length1": len(data)}
    program = compressed_stream(zlib.compress(data, 9), **kind)
    em = 1000 / face.units
    extents = font.get_font_extents("ltr")
    descriptor = dictionary(
        Type="/FontDescriptor",
        FontName=pdfdoc.PDFName(name),
        Flags=4,
        FontBBox=pdfdoc.PDFArray([-1000, -500, 2000, 1200]),
        ItalicAngle=0,
        Ascent=round(extents.ascender * em),
        Descent=round(extents.descender * em),
        CapHeight=700,
        StemV=80,
        **{"FontFile3" if compact else "FontFile2": put(program)},
    )
    widths: list[Any] = []
    for number in numbers:
        widths += [number, pdfdoc.PDFArray([round(face.coded[number][1] * 1000)])]
    descendant = dictionary(
        Type="/Font",
        Subtype="/CIDFontType0" if compact else "/CIDFontType2",
        BaseFont=pdfdoc.PDFName(name),
        CIDSystemInfo=dictionary(Registry="(Adobe)", Ordering="(Identity)", Supplement=0),
        FontDescriptor=put(descriptor),
        DW=1000,
        W=pdfdoc.PDFArray(widths),
        **({} if compact else {"CIDToGIDMap": "/Identity"}),
    )
    return dictionary(
        Type="/Font",
        Subtype="/Type0",
        BaseFont=pdfdoc.PDFName(name),
        Encoding="/Identity-H",
        DescendantFonts=pdfdoc.PDFArray([put(descendant)]),
        ToUnicode=put(compressed_stream(zlib.compress(_to_unicode(glyphs), 9))),
    )


def _subset(face: Face, numbers: list[int]) -> bytes:
    wanted = hb.SubsetInput()
    wanted.glyph_set.set(numbers)
    wanted.flags = (
        hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_LAYOUT_CLOSURE | hb.SubsetFlags.NO_HINTING
    )
    for tag in ("GSUB", "GPOS", "GDEF", "gasp"):  # shaping is done: a printer doesn't need them
        wanted.drop_table_tag_set.add(int.from_bytes(tag.encode(), "big"))
    return bytes(hb.subset(face.hb_font.face, wanted).blob.data)


def _tag(numbers: list[int]) -> str:
    """Return the six letters that identify this subset (ISO 32000-1, 9.6.4)."""
    digest = hashlib.sha1(repr(numbers).encode(), usedforsecurity=False).digest()
    return "".join(chr(ord("A") + byte % 26) for byte in digest[:6])


def _to_unicode(glyphs: dict[int, str]) -> bytes:
    """Return the table for copying text out of the file (ISO 32000-1, 9.10.3)."""
    pairs = [
        f"<{number:04X}> <{text.encode('utf-16-be').hex().upper()}>"
        for number, text in sorted(glyphs.items())
        if text
    ]
    blocks = []
    for start in range(0, len(pairs), 100):  # the format allows a hundred per block
        block = pairs[start : start + 100]
        blocks.append(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar")
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <FFFF> endcodespacerange",
            *blocks,
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    ).encode()
