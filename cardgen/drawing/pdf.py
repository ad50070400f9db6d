"""The PDF pen: writes drawings into PDF files, on reportlab's document model.

Each finished page goes to disk at once and only its number is kept, so memory stays flat however
many cards a batch has. All pages share one resource dictionary, written last; a form has its own.
The same drawing with the same date gives the same bytes.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import IO, Literal, TypeAlias
from uuid import UUID

from reportlab.pdfbase import pdfdoc

from cardgen.drawing.colour import output_profile, to_cmyk
from cardgen.drawing.embed import compressed_stream, dictionary, font_object
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink
from cardgen.drawing.pdf_content import (
    SPOT,
    ColorMode,
    Condition,
    Used,
    form_content,
    is_black_alone,
    page_content,
    ramp_of,
)
from cardgen.drawing.shapes import LAYERS, PT_PER_MM, Form, Matrix, Page, Photo, Picture

_LAYER_TITLES = {
    "art": "Art",
    "text": "Text",
    "fold": "Fold",
    "cut": "Cut",
    "guides": "Marks and rulers",
}

CONDITIONS: Mapping[Condition, tuple[str, str]] = {
    "fogra39": ("FOGRA39", "Offset on coated paper, total ink 300 %"),
    "fogra51": ("FOGRA51", "Offset on premium coated paper (PSO Coated v3)"),
    "gracol2013": ("CGATS21_CRPC6", "Offset on premium coated paper (GRACoL 2013)"),
}
"""Printing conditions: each one's name in the registry of the ICC, and what it is.

Only the first has a profile that may be shipped, and PDF/X-4 must embed one. The others are named.
"""

UNDATED = datetime(2026, 11, 21, tzinfo=UTC)
"""The date of files that are made from no input: that of this version's data."""

_Entry: TypeAlias = pdfdoc.PDFObject | str


@dataclass(frozen=True)
class PdfSettings:
    """A file's own description.

    `flip` is the edge on which a duplex printer should turn the sheet; None for one-sided files.
    `pdfx` writes PDF/X-4 (ISO 15930-7), which needs `color` "cmyk" and the condition "fogra39".
    `created` is in UTC. `spot` is a plate that takes the place of black on a press. `condition` is
    the printing condition that the file names.
    """

    title: str
    color: ColorMode = "rgb"
    flip: Literal["long", "short"] | None = None
    pdfx: bool = False
    created: datetime = UNDATED
    author: str = ""
    subject: str = ""
    spot: Ink | None = None
    condition: Condition | None = None

    @property
    def date(self) -> str:
        """The date as a PDF writes it."""
        return f"D:{self.created:%Y%m%d%H%M%S}Z"


class PdfPen:
    """Writes finished pages into `out`; `close` completes the file."""

    def __init__(self, out: IO[bytes], book: FontBook, settings: PdfSettings) -> None:
        self.book = book
        self.settings = settings
        self._document = _Document(out, settings.created)
        self._used = Used()
        self._objects: dict[str, pdfdoc.PDFObject] = {}
        self._plates: dict[str, pdfdoc.PDFObject] = {}
        self._notes: dict[str, str] = {}  # most sheets share one
        resources, pages = self._document.reserve("Resources"), self._document.Pages
        mention = self._document.mention
        self._of_every_page = f"/Parent {mention(pages)} /Resources {mention(resources)}"

    def draw(self, page: Page) -> None:
        """Add `page`."""
        content, used = page_content(page, self.book, self.settings.color, self.settings.spot)
        self._merge(used)
        document = self._document
        stream = document.mention(document.put(_flat_stream(content)))
        boxes = _boxes(page.width, page.height, page.bleed, page.margin)
        entries = f"/Type /Page {self._of_every_page} {boxes} /Contents {stream}"
        if page.cards:
            note, date = _piece_info(page, self.settings.date), self.settings.date
            if note not in self._notes:
                self._notes[note] = document.mention(document.put(note))
            entries += f" /PieceInfo {self._notes[note]} /LastModified ({date})"
        document.Pages.addPage(document.put(f"<< {entries} >>"))

    def close(self) -> None:
        """Write fonts and resources that the pages share, then the end of the file."""
        document = self._document
        for font, glyphs in sorted(self._used.glyphs.items()):
            face = self.book.face(self.book.paths[font])
            document.reserve(f"F{font}")
            document.fill(f"F{font}", font_object(document.put, face, glyphs))
        layers: dict[str, _Entry] = {
            layer: document.put(
                dictionary(Type="/OCG", Name=pdfdoc.PDFString(_LAYER_TITLES[layer]))
            )
            for layer in LAYERS
            if layer in self._used.layers
        }
        document.fill("Resources", self._resources_of(self._used, self._objects, layers))
        document.close(self._catalog([*layers.values()]), self.settings)

    def _resources_of(
        self, used: Used, objects: Mapping[str, _Entry], layers: Mapping[str, _Entry]
    ) -> pdfdoc.PDFDictionary:
        """Return the resource dictionary for content that has `used` these."""
        table: dict[str, dict[str, _Entry]] = {
            "XObject": dict(objects),
            "Font": {
                f"F{font}": self._document.reserve(f"F{font}") for font in sorted(used.glyphs)
            },
            "ColorSpace": {plate: self._plates[plate] for plate in sorted(used.plates)},
            "Properties": dict(layers),
            "ExtGState": {"Overprint": _OVERPRINT} if used.overprint else {},
        }
        return dictionary(
            **{key: pdfdoc.PDFDictionary(value) for key, value in table.items() if value}
        )

    def _merge(self, used: Used) -> None:
        self._used.add(used)
        for plate, ink in used.plates.items():
            if plate not in self._plates:
                self._plates[plate] = self._document.put(_separation(ink))
        for name, form in used.forms.items():
            if name not in self._objects:
                self._objects[name] = self._document.reserve(name)
                self._put_form(name, form)
        for name, picture in used.pictures.items():
            if name not in self._objects:
                self._objects[name] = self._document.put(self._picture(picture))

    def _put_form(self, name: str, form: Form) -> None:
        content, used = form_content(form, self.book, self.settings.color, self.settings.spot)
        self._merge(used)
        box = form.bounds
        corners = [round(v, 5) for v in (box.x, box.y, box.right, box.bottom)]
        objects = {each: self._objects[each] for each in (*used.forms, *used.pictures)}
        stream = compressed_stream(
            content,
            Type="/XObject",
            Subtype="/Form",
            BBox=pdfdoc.PDFArray(corners),
            Resources=self._resources_of(used, objects, {}),
        )
        self._document.fill(name, stream)

    def _picture(self, picture: Picture | Photo) -> pdfdoc.PDFStream:
        color = self.settings.color
        space = "/DeviceCMYK" if color == "cmyk" else "/DeviceRGB"
        pixels: bytes = picture.pixels
        colours: _Entry = space
        if isinstance(picture, Picture):
            base, ramp = space, ramp_of(picture, color)
            if self._is_on_spot(picture):
                base, ramp = self._plates[SPOT], ramp[3::4]
            colours = pdfdoc.PDFArray(["/Indexed", base, 255, f"<{ramp.hex()}>"])
        elif color == "cmyk":
            pixels = to_cmyk(picture.width, picture.height, pixels)
        return compressed_stream(
            _compressed(pixels),
            Type="/XObject",
            Subtype="/Image",
            Width=picture.width,
            Height=picture.height,
            BitsPerComponent=8,
            ColorSpace=colours,
        )

    def _is_on_spot(self, picture: Picture) -> bool:
        """Return whether a picture is printed on the plate that takes the place of black."""
        spot = self.settings.spot
        if spot is None or self.settings.color == "rgb":
            return False
        if not all(is_black_alone(ink) for _, ink in picture.tones):
            return False
        if SPOT not in self._plates:
            self._plates[SPOT] = self._document.put(_separation(spot))
        return True

    def _catalog(self, layers: list[_Entry]) -> dict[str, _Entry]:
        entries: dict[str, _Entry] = {}
        preferences = {"PrintScaling": "/None"}
        if self.settings.flip is not None:
            edge = "Long" if self.settings.flip == "long" else "Short"
            preferences["Duplex"] = f"/DuplexFlip{edge}Edge"
        entries["ViewerPreferences"] = pdfdoc.PDFDictionary(preferences)
        if layers:
            default = dictionary(Name=pdfdoc.PDFString("Layers"), Order=pdfdoc.PDFArray(layers))
            entries["OCProperties"] = dictionary(OCGs=pdfdoc.PDFArray(layers), D=default)
        if self.settings.pdfx:
            entries |= self._pdfx()
        elif self.settings.condition is not None:
            intent = _intent(self.settings.condition)
            entries["OutputIntents"] = pdfdoc.PDFArray([dictionary(**intent)])
        return entries

    def _pdfx(self) -> dict[str, _Entry]:
        """Return the catalog entries for PDF/X-4: output intent with its profile, and metadata."""
        profile = compressed_stream(zlib.compress(output_profile()), N=4)
        intent = dictionary(
            **_intent("fogra39"),
            Info=pdfdoc.PDFString("ISO Coated v2 300% (basICColor)"),
            DestOutputProfile=self._document.put(profile),
        )
        identity = UUID(bytes=self._document.signature.digest())  # of the file so far
        title, author, subject = (
            escape(text, quote=False)
            for text in (self.settings.title, self.settings.author, self.settings.subject)
        )
        people = f"<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>"
        template = Path(__file__).with_name("pdfx_metadata.xml").read_text("utf-8")
        xmp = template.format(
            mark="\ufeff",
            title=title,
            creator=people if author else "",
            subject=subject,
            date=f"{self.settings.created:%Y-%m-%dT%H:%M:%SZ}",
            identity=identity,
        )
        metadata = pdfdoc.PDFStream(dictionary(Type="/Metadata", Subtype="/XML"), xmp.encode())
        return {
            "OutputIntents": pdfdoc.PDFArray([intent]),
            "Metadata": self._document.put(metadata),
        }


class _Document(pdfdoc.PDFDocument):  # type: ignore[misc]
    """reportlab's document, except that each object goes to the file at once."""

    def __init__(self, out: IO[bytes], created: datetime) -> None:
        super().__init__(compression=1, invariant=1, pdfVersion=(1, 6))
        self._timeStamp.YMDhms = created.timetuple()[:6]
        self._timeStamp.dhh = self._timeStamp.dmm = 0
        self._out = out
        self._length = 0
        self._reserved: dict[str, pdfdoc.PDFObjectReference] = {}
        self._write(b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n")

    def _write(self, data: bytes) -> None:
        self.signature.update(data)
        self._length += len(data)
        self._out.write(data)

    def put(self, obj: pdfdoc.PDFObject) -> pdfdoc.PDFObjectReference:
        """Write `obj` and return a reference to it."""
        reference = self.Reference(obj, f"R{self.objectcounter + 1}")
        self._emit(reference.name)
        return reference

    def reserve(self, name: str) -> pdfdoc.PDFObjectReference:
        """Return a reference to an object that `fill` will provide, or has provided."""
        if name not in self._reserved:
            self._reserved[name] = self.Reference(pdfdoc.PDFObject(), name)
        return self._reserved[name]

    def fill(self, name: str, obj: pdfdoc.PDFObject) -> None:
        """Write the object for which `name` was reserved."""
        self.idToObject[name] = obj
        self._emit(name)

    def mention(self, obj: pdfdoc.PDFObject) -> str:
        """Return the reference to `obj` as text."""
        return str(self.Reference(obj).format(self).decode())

    def _emit(self, name: str) -> None:
        indirect = pdfdoc.PDFIndirectObject(name, self.idToObject[name])
        data = indirect.format(self)
        self.idToOffset[name] = self._length
        self.idToObject[name] = None
        self._write(data)

    def close(self, catalog: dict[str, _Entry], settings: PdfSettings) -> None:
        """Write catalog, info, cross references and trailer."""
        self.info.title, self.info.creator = settings.title, "cardgen"
        self.info.author, self.info.subject = settings.author, settings.subject
        entries = self.Catalog
        entries.Outlines = None
        # reportlab writes only the keys that it knows
        entries.__NoDefault__ = [*entries.__NoDefault__, *catalog]
        for key, value in catalog.items():
            setattr(entries, key, value)
        root, info = self.Reference(entries), self.Reference(self.info)
        written = 0
        while written < self.objectcounter:  # formatting an object may register more of them
            written += 1
            name = self.numberToId[written]
            if name not in self.idToOffset:
                self._emit(name)
        start = self._length
        names = [self.numberToId[number] for number in range(1, self.objectcounter + 1)]
        table = pdfdoc.PDFCrossReferenceTable()
        table.addsection(0, names)
        self._write(table.format(self))
        digest = self.signature.hexdigest()
        trailer = pdfdoc.PDFTrailer(
            startxref=start,
            Size=len(names) + 1,
            Root=root,
            Info=info,
            ID=f"[<{digest}> <{digest}>]",
        )
        self._write(trailer.format(self))


def _intent(condition: Condition) -> dict[str, _Entry]:
    """Return the entries of an output intent that names a registered printing condition."""
    registered, meaning = CONDITIONS[condition]
    return {
        "Type": "/OutputIntent",
        "S": "/GTS_PDFX",
        "OutputConditionIdentifier": pdfdoc.PDFString(registered),
        "OutputCondition": pdfdoc.PDFString(meaning),
        "RegistryName": pdfdoc.PDFString("http://www.color.org"),
    }


_OVERPRINT = "<< /Type /ExtGState /OP true /op true /OPM 1 >>"


@lru_cache(maxsize=1)  # the two grids show the same face in two tints
def _compressed(pixels: bytes) -> bytes:
    return zlib.compress(pixels)


# A batch has hundreds of these, so they are written as text: an object for every number is slow.


def _flat_stream(compressed: bytes) -> bytes:
    head = f"<< /Filter /FlateDecode /Length {len(compressed)} >>\nstream\n"
    return head.encode() + compressed + b"\nendstream"


def _boxes(width: float, height: float, bleed: float, margin: float) -> str:
    """Return the boxes of a page of `width` by `height` mm inside `margin`, with `bleed`."""

    def box(grown: float) -> str:
        corners = (margin - grown, margin - grown, margin + width + grown, margin + height + grown)
        return f"[{' '.join(f'{round(v * PT_PER_MM, 5):.9g}' for v in corners)}]"

    return f"/MediaBox {box(margin)} /BleedBox {box(bleed)} /TrimBox {box(0)}"


def _piece_info(page: Page, date: str) -> str:
    """Return the places of cards and folds on `page`, for preflight."""
    height = page.height + page.margin

    def numbers(*values: float) -> str:
        return "[" + " ".join(f"{v * PT_PER_MM:.4f}" for v in values) + "]"

    cards = " ".join(
        numbers(c.x + page.margin, height - c.bottom, c.right + page.margin, height - c.y)
        for c in page.cards
    )
    folds = " ".join(
        numbers(x1 + page.margin, height - y1, x2 + page.margin, height - y2)
        for x1, y1, x2, y2 in page.folds
    )
    return (
        f"<< /BusinessCardGames << /LastModified ({date}) "
        f"/Private << /Cards [{cards}] /Folds [{folds}] "
        f"/Safe {page.safe * PT_PER_MM:.4f} /FoldSafe {page.fold_safe * PT_PER_MM:.4f}"
        f"{_printer_entry(page)} >> >> >>"
    )


def _printer_entry(page: Page) -> str:
    """Return what the printer does to `page`, if anything, in points from the bottom left."""
    if page.printer == Matrix():
        return ""
    bottom = page.height + page.margin
    to_page = Matrix(1 / PT_PER_MM, 0, 0, -1 / PT_PER_MM, -page.margin, bottom)
    to_points = Matrix(PT_PER_MM, 0, 0, -PT_PER_MM, page.margin * PT_PER_MM, bottom * PT_PER_MM)
    m = to_points @ page.printer @ to_page
    return f" /Printer [{' '.join(f'{v:.8f}' for v in (m.a, m.b, m.c, m.d, m.e, m.f))}]"


def _separation(ink: Ink) -> pdfdoc.PDFArray:
    tint = dictionary(
        FunctionType=2,
        Domain=pdfdoc.PDFArray([0, 1]),
        C0=pdfdoc.PDFArray([0, 0, 0, 0]),
        C1=pdfdoc.PDFArray(ink.cmyk),
        N=1,
    )
    name = (ink.plate or "").replace(" ", "#20")
    return pdfdoc.PDFArray(["/Separation", f"/{name}", "/DeviceCMYK", tint])
