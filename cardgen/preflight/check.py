"""Preflight: reads a finished PDF file back and says in sentences what a printer would complain about.

It trusts nothing that the program knows about its own files but one note: the trim boxes of the cards
on a sheet and their fold lines, which no standard box can hold, stand in the page's private data::

    /PieceInfo << /BusinessCardGames << /LastModified (D:20000101000000Z) /Private <<
        /Cards [[x0 y0 x1 y1] ...] /Folds [[x1 y1 x2 y2] ...] /Safe 8.504 /FoldSafe 5.669
        /Printer [a b c d e f] >> >> >>

in points, origin bottom left. `Printer`, where it is there, is what the printer will do to the page: a back
that is scaled and moved to cancel that is judged as it comes out, where cards and folds lie as noted.
Without the note a page of the size of a card is taken as one card, and a larger
page has no safe zone. Importing this module loads the PDF reader: import it where it is used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise, repeat
from pathlib import Path
from typing import Any

import pikepdf

from cardgen.drawing.shapes import MM_PER_PT, PT_PER_MM
from cardgen.inputs.faults import Fault, InputFault
from cardgen.preflight.content_reader import IDENTITY, Bounds, Transform, Walk, paints
from cardgen.preflight.inspector import (
    FOLD_SAFE_PT,
    RGB_KIND,
    SAFE_PT,
    Card,
    Geometry,
    Inspector,
    Remark,
    Severity,
)
from cardgen.preflight.resources import (
    PROCESS_PLATES,
    Family,
    Library,
    entry,
    family_of,
    items,
    name_of,
    number,
    numbers,
)

BOX_TOLERANCE_PT = 0.01
NO_BLEED_PT = 0.2 * PT_PER_MM  # what rounding a box to whole points may leave of none
MOST_MISPRINT = 0.06  # scaled by 5 % and turned by 3 degrees, the most of a printer's profile
CARD_MM = 200.0  # a page with no longer side is taken as one card
PAPERS_MM = {
    "A5": (148.0, 210.0),
    "A4": (210.0, 297.0),
    "A3": (297.0, 420.0),
    "SRA4": (225.0, 320.0),
    "SRA3": (320.0, 450.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "Tabloid": (279.4, 431.8),
}
NEARLY_MM = 1.5  # a page that differs by no more was meant to be of that paper size

_INHERITED_BOXES = ("MediaBox", "CropBox")
_DEEPEST_TREE = 50  # nodes above a page
_SHARED = 800_000  # bytes, some hundred cards: starting other processes for less takes longer than it saves
_LARGE = 8_000_000  # bytes, some thousand cards
_ALIKE_SAID = 5  # sentences of a kind before the rest is counted


Size = tuple[float, float]
"""Width and height in mm, to a tenth."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One complaint in a complete sentence; `page` is the first page it is about, None for the file."""

    severity: Severity
    page: int | None
    message: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.message}"


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in a file, errors first, and what it is made of.

    `sizes` holds the different trim sizes (width, height in mm), `fonts` the names of all fonts,
    `colour_spaces` what colours and pictures are given in, `plates` the inks that print.
    """

    findings: tuple[Finding, ...]
    pages: int
    sizes: tuple[Size, ...]
    fonts: tuple[str, ...]
    colour_spaces: tuple[str, ...]
    plates: tuple[str, ...]

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that a printer would send the file back for."""
        return tuple(finding for finding in self.findings if finding.severity == "error")

    @property
    def summary(self) -> str:
        """One line: what was found, and in what."""
        sizes = ", ".join(map(_shown_size, self.sizes))
        errors, warnings = len(self.errors), len(self.findings) - len(self.errors)
        counts = (
            _counted(errors, "error"),
            _counted(warnings, "warning"),
            f"{_counted(self.pages, 'page')} of {sizes}" if self.pages else "no pages",
            _counted(len(self.fonts), "font"),
            " and ".join(self.colour_spaces) or "no colour",
            f"plates {', '.join(self.plates) or 'none'}",
        )
        return "; ".join(counts)


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _shown_size(size: Size) -> str:
    return f"{size[0]:g} x {size[1]:g} mm"


def preflight(path: Path, workers: int | None = 1) -> Report:
    """Read the PDF file at `path` and report everything a printer would complain about.

    The pages of a long file are shared among so many `workers`, None for one a core.

    Raises:
        InputFault: it can't be read, is no PDF file, is encrypted or damaged.
    """
    hands = workers or os.cpu_count() or 1
    size = _size_of(path)
    if size < _LARGE and (hands == 1 or size < _SHARED):
        with _opened(path) as pdf:
            return _report(pdf, _read(pdf, 0, len(pdf.pages)))
    from cardgen.processes import heed_signals, processes  # noqa: PLC0415  (heavy, and most files are short)

    # what a reader keeps of a large file is not added to what this process holds
    with processes(hands, str(path), "reads its pages", heed_signals, fresh=size >= _LARGE) as pool:
        whole, *rest = pool.map(_read_share, repeat(path), range(hands), repeat(hands))
        for reading in rest:
            whole.join(reading)
        return pool.submit(_report_on, path, whole).result()


def _size_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0  # what is wrong shows when it is opened


def _read_share(path: Path, share: int, shares: int) -> _Reading:
    """Read one of so many `shares` of the pages, counted from 0."""
    with _opened(path) as pdf:
        pages = len(pdf.pages)
        return _read(pdf, pages * share // shares, pages * (share + 1) // shares)


def _report_on(path: Path, reading: _Reading) -> Report:
    with _opened(path) as pdf:
        return _report(pdf, reading)


@contextmanager
def _opened(path: Path) -> Iterator[pikepdf.Pdf]:
    try:
        with pikepdf.open(path, attempt_recovery=False, suppress_warnings=True) as pdf:
            if pdf.is_encrypted:
                raise _fault(path, "is encrypted; save it without a password or restrictions")
            yield pdf
    except OSError as error:
        raise _fault(path, f"cannot be read: {error.strerror or error}") from error
    except pikepdf.PasswordError as error:
        raise _fault(path, "is encrypted; save it without a password") from error
    except UnicodeDecodeError as error:
        raise _fault(path, "is damaged (a name in it is not in UTF-8); write it anew") from error
    except pikepdf.PikepdfError as error:
        raise _fault(path, _damage(path, error)) from error


def _fault(path: Path, message: str) -> InputFault:
    return InputFault([Fault(path, None, message)])


def _damage(path: Path, error: Exception) -> str:
    with path.open("rb") as file:
        if b"%PDF-" not in file.read(1024):
            return "is not a PDF file: it doesn't begin with %PDF-"
    reason = str(error).splitlines()[0].removeprefix(f"{path}").lstrip(": ")
    return f"is damaged ({reason}); write it anew"


# -- remarks and their repeats ---------------------------------------------------------------------


@dataclass(slots=True)
class _Repeats:
    """The same remark on many places and pages: the first place, how many more, runs of pages."""

    remark: Remark
    places: int = 0
    pages: list[list[int]] = field(default_factory=list)

    def add(self, page: int, places: int = 1) -> None:
        self.places += places
        if not self.pages or self.pages[-1][1] < page - 1:
            self.pages.append([page, page])
        else:
            self.pages[-1][1] = page

    def join(self, later: _Repeats) -> None:
        self.places += later.places
        if self.pages[-1][1] == later.pages[0][0] - 1:
            self.pages[-1][1] = later.pages.pop(0)[1]
        self.pages += later.pages

    def where(self) -> str:
        runs = [
            str(first) if first == last else f"{first}-{last}" for first, last in self.pages[:_ALIKE_SAID]
        ]
        more = ", ..." if len(self.pages) > _ALIKE_SAID else ""
        several = len(self.pages) > 1 or self.pages[0][0] != self.pages[0][1]
        return f"{'Pages' if several else 'Page'} {', '.join(runs)}{more}"

    def finding(self) -> Finding:
        remark = self.remark
        at = f" at {remark.place[0]:.1f}, {remark.place[1]:.1f} mm" if remark.place else ""
        more = f" ({self.places} places like it)" if remark.place and self.places > 1 else ""
        message = f"{self.where()}: {remark.subject}{at} {remark.verdict}{more}."
        return Finding(remark.severity, self.pages[0][0], message)


class _Tally:
    """Remarks by page, folded: the same words are said once, and a few of a kind."""

    def __init__(self) -> None:
        self._repeats: dict[tuple[str, str, str], _Repeats] = {}

    def add(self, page: int, remarks: Iterable[Remark]) -> None:
        for remark in remarks:
            key = remark.severity, remark.subject, remark.verdict
            repeats = self._repeats.get(key)
            if repeats is None:
                repeats = self._repeats[key] = _Repeats(remark)
            repeats.add(page)

    def join(self, later: _Tally) -> None:
        """Take in the remarks on later pages."""
        for key, repeats in later._repeats.items():
            if key in self._repeats:
                self._repeats[key].join(repeats)
            else:
                self._repeats[key] = repeats

    def drop(self, idle: Callable[[Remark], bool]) -> None:
        """Forget the remarks that turned out to be `idle`."""
        self._repeats = {key: each for key, each in self._repeats.items() if not idle(each.remark)}

    def findings(self) -> list[Finding]:
        """Return what was remarked, page by page; of each kind the first few, then a count."""
        kinds: dict[tuple[str, str], list[_Repeats]] = {}
        for repeats in self._repeats.values():
            kinds.setdefault((repeats.remark.severity, repeats.remark.kind), []).append(repeats)
        found = []
        for (_, kind), alike in kinds.items():
            found += [repeats.finding() for repeats in alike[:_ALIKE_SAID]]
            if len(alike) > _ALIKE_SAID:
                found.append(_rest(kind, alike[_ALIKE_SAID:]))
        return sorted(found, key=lambda finding: (finding.severity, finding.page or 0))


def _rest(kind: str, alike: list[_Repeats]) -> Finding:
    rest = _Repeats(alike[0].remark)
    for page, places in sorted((repeats.pages[0][0], repeats.places) for repeats in alike):
        rest.add(page, places)
    message = f"{rest.where()}: there are {rest.places} more places with {kind}."
    return Finding(rest.remark.severity, rest.pages[0][0], message)


# -- one file --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Reading:
    """What was found on a run of pages; `bled` holds the sizes of those that have bleed."""

    pages: int
    tally: _Tally
    sizes: dict[Size, None]
    bled: set[Size]
    fonts: set[str]
    families: set[Family]
    plates: set[str]

    def join(self, later: _Reading) -> None:
        """Take in what was found on the pages after these."""
        self.pages += later.pages
        self.tally.join(later.tally)
        self.sizes |= later.sizes
        self.bled |= later.bled
        self.fonts |= later.fonts
        self.families |= later.families
        self.plates |= later.plates


def _read(pdf: pikepdf.Pdf, first: int, last: int) -> _Reading:
    """Read the pages from `first`, counted from 0, up to but without `last`."""
    intents = _intents(pdf)
    press_ready = bool(intents) or _xmp_version(pdf) is not None
    two_sided = _is_two_sided(pdf)
    library = Library()
    inspector = Inspector(
        library, press_ready=press_ready, rgb="error" if _is_for_cmyk(intents) else "warning"
    )
    walk = Walk(inspector, library)
    tally = _Tally()
    sizes: dict[Size, None] = {}
    bled: set[Size] = set()
    geometries: dict[object, Geometry] = {}
    for index in range(first, last):
        leaf = pdf.pages[index].obj
        position = index + 1
        boxes = _boxes_of(leaf)
        trim = _trim_of(boxes)
        size = _size_mm(trim)
        sizes[size] = None
        content = _content_of(leaf)
        tally.add(position, _check_boxes(boxes, press_ready=press_ready))
        tally.add(position, _check_leaf(leaf, content, back=two_sided and position % 2 == 0))
        if _has_bleed(boxes, trim):
            bled.add(size)
        elif press_ready:
            tally.add(position, [_unbled(size)])  # dropped where no page of its size has bleed
        note = entry(leaf, "/PieceInfo")
        # the pages of a batch share one note: what it says is read once
        shared = (note.objgen, trim) if isinstance(note, pikepdf.Object) and note.is_indirect else None
        geometry = geometries.get(shared) or _geometry_of(note, trim)
        if shared is not None:
            geometries[shared] = geometry
        inspector.turn_to(geometry)
        walk.page(content, library.resources(_inherited(leaf, "/Resources")), geometry.printer)
        tally.add(position, inspector.remarks)
    return _Reading(last - first, tally, sizes, bled, inspector.fonts, library.families, library.plates)


def _report(pdf: pikepdf.Pdf, reading: _Reading) -> Report:
    intents = _intents(pdf)
    tally, families, plates = reading.tally, reading.families, reading.plates
    if not _is_for_cmyk(intents) and "CMYK" not in families:
        tally.drop(lambda remark: remark.kind == RGB_KIND)
    tally.drop({_unbled(size) for size in reading.sizes if size not in reading.bled}.__contains__)
    spots = sorted(plates.difference(PROCESS_PLATES))
    findings = [
        *_check_press_file(pdf, intents),
        *_check_document(pdf, reading.sizes),
        *tally.findings(),
    ]
    return Report(
        tuple(sorted(findings, key=lambda finding: (finding.severity, finding.page or 0))),
        reading.pages,
        tuple(reading.sizes),
        tuple(sorted(reading.fonts)),
        tuple(sorted(families - {"Other"})),
        (*(plate for plate in PROCESS_PLATES if plate in plates), *spots),
    )


def _intents(pdf: pikepdf.Pdf) -> list[Any]:
    return [i for i in items(entry(pdf.Root, "/OutputIntents")) if entry(i, "/S") == "/GTS_PDFX"]


def _is_for_cmyk(intents: list[Any]) -> bool:
    return any(family_of(entry(intent, "/DestOutputProfile")) != "RGB" for intent in intents)


def _is_two_sided(pdf: pikepdf.Pdf) -> bool:
    """Tell whether the file asks for printing on both sides, so that every other page is a back."""
    duplex = name_of(entry(entry(pdf.Root, "/ViewerPreferences"), "/Duplex"))
    return duplex in ("DuplexFlipLongEdge", "DuplexFlipShortEdge")


def _inherited(leaf: Any, key: str) -> Any:
    """Return what a page has under `key`, or what the nearest node above it in the page tree has."""
    for _ in range(_DEEPEST_TREE):
        value = entry(leaf, key)
        if value is not None or leaf is None:
            return value
        leaf = entry(leaf, "/Parent")
    return None


def _content_of(leaf: Any) -> bytes:
    contents = entry(leaf, "/Contents")
    parts = [contents] if isinstance(contents, pikepdf.Stream) else items(contents)
    return b"\n".join(part.read_bytes() for part in parts if isinstance(part, pikepdf.Stream))


# -- boxes -----------------------------------------------------------------------------------------


def _boxes_of(leaf: Any) -> dict[str, Bounds]:
    """Return the boxes that a page has."""
    boxes: dict[str, Bounds] = {}
    for name in ("MediaBox", "CropBox", "BleedBox", "TrimBox"):
        look_up = _inherited if name in _INHERITED_BOXES else entry
        corners = numbers(look_up(leaf, f"/{name}"), 4)
        if corners:
            x0, y0, x1, y1 = corners
            boxes[name] = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return boxes


def _trim_of(boxes: dict[str, Bounds]) -> Bounds:
    """Return the trim box, where there is none the one that stands for it."""
    return _first_of(boxes, ("TrimBox", "CropBox", "MediaBox"), (0.0, 0.0, 0.0, 0.0))


def _has_bleed(boxes: dict[str, Bounds], trim: Bounds) -> bool:
    """Tell whether the bleed box, or the one that stands for it, reaches beyond `trim` on any side."""
    return _beyond(trim, _first_of(boxes, ("BleedBox", "CropBox", "MediaBox"), trim)) > NO_BLEED_PT


def _first_of(boxes: dict[str, Bounds], names: Iterable[str], default: Bounds) -> Bounds:
    return next((boxes[name] for name in names if name in boxes), default)


def _beyond(outer: Bounds, inner: Bounds) -> float:
    """Return how far in points `inner` reaches beyond `outer`; below 0 where it lies inside."""
    (x0, y0, x1, y1), (left, bottom, right, top) = outer, inner
    return max(x0 - left, y0 - bottom, right - x1, top - y1)


def _unbled(size: Size) -> Remark:
    """Return the remark on a page of `size` without bleed, where others of that size have it."""
    verdict = "has no bleed (its BleedBox ends with its TrimBox), but other pages of its size do"
    return Remark("warning", "pages without bleed", f"the page of {_shown_size(size)}", verdict)


def _size_mm(box: Bounds) -> Size:
    return round((box[2] - box[0]) * MM_PER_PT, 1), round((box[3] - box[1]) * MM_PER_PT, 1)


def _check_boxes(boxes: dict[str, Bounds], press_ready: bool) -> Iterator[Remark]:
    if "MediaBox" not in boxes:
        yield Remark("error", "missing boxes", "the page", "has no MediaBox, so that its size is unknown")
    if "TrimBox" not in boxes:
        severity: Severity = "error" if press_ready else "warning"
        yield Remark(
            severity, "missing boxes", "the page", "has no TrimBox, so that nobody knows where to cut"
        )
    present: list[str] = [name for name in ("MediaBox", "BleedBox", "TrimBox") if name in boxes]
    for outer, inner in pairwise(present):
        beyond = _beyond(boxes[outer], boxes[inner])
        if beyond > BOX_TOLERANCE_PT:
            verdict = f"reaches {beyond:.2f} pt beyond the {outer}, but should lie inside"
            yield Remark("error", "boxes that aren't nested", f"the {inner}", verdict)
    if "TrimBox" not in boxes and "CropBox" in boxes:
        present.append("CropBox")  # which then tells what is printed
    for name in dict.fromkeys({boxes[name]: name for name in reversed(present)}.values()):
        yield from _check_paper(name, boxes[name])


def _check_paper(name: str, box: Bounds) -> Iterator[Remark]:
    """Remark on a box of nearly the size of a paper, for a viewer will scale it to fit."""
    size = box[2] - box[0], box[3] - box[1]
    for paper, (short, long) in PAPERS_MM.items():
        for across, down in ((short, long), (long, short)):
            wanted = across * PT_PER_MM, down * PT_PER_MM
            off = max(abs(size[0] - wanted[0]), abs(size[1] - wanted[1]))
            if BOX_TOLERANCE_PT < off <= NEARLY_MM * PT_PER_MM:
                verdict = (
                    f"is {size[0]:.3f} x {size[1]:.3f} pt, nearly {paper} but not exactly "
                    f"({wanted[0]:.3f} x {wanted[1]:.3f} pt)"
                )
                yield Remark("warning", "inexact paper sizes", f"the {name}", verdict)


def _geometry_of(note: Any, trim: Bounds) -> Geometry:
    """Return where a page is cut and folded, from its private data `note` or, for a card, its trim box."""
    private = entry(entry(note, "/BusinessCardGames"), "/Private")
    if private is None:
        return Geometry(trim, (Card(trim),) if max(_size_mm(trim)) <= CARD_MM else ())
    folds = [
        (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
        for x1, y1, x2, y2 in _quadruples(entry(private, "/Folds"))
        if abs(x1 - x2) < 1 or abs(y1 - y2) < 1  # folds run along the paper
    ]
    cards = [
        Card((x0, y0, x1, y1), tuple(fold for fold in folds if _meet((x0, y0, x1, y1), fold)))
        for x0, y0, x1, y1 in _quadruples(entry(private, "/Cards"))
    ]
    safe, fold_safe = entry(private, "/Safe"), entry(private, "/FoldSafe")
    return Geometry(
        trim,
        tuple(cards),
        number(safe, SAFE_PT),
        number(fold_safe, FOLD_SAFE_PT),
        _printer_of(entry(private, "/Printer")),
    )


def _printer_of(matrix: Any) -> Transform:
    """Return what the printer does to a page; nothing, where that is more than printers do by mistake."""
    values = numbers(matrix, 6)
    if not values:
        return IDENTITY
    a, b, c, d, e, f = values
    by_mistake = max(abs(a - 1), abs(b), abs(c), abs(d - 1)) < MOST_MISPRINT
    return (a, b, c, d, e, f) if by_mistake else IDENTITY


def _quadruples(array: Any) -> Iterator[tuple[float, float, float, float]]:
    for member in items(array):
        values = numbers(member, 4)
        if values:
            a, b, c, d = values
            yield a, b, c, d


def _meet(a: Bounds, b: Bounds) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] <= b[3] and b[1] <= a[3]


# -- the document ----------------------------------------------------------------------------------


def _check_leaf(leaf: Any, content: bytes, back: bool) -> Iterator[Remark]:
    """Remark on what a page with `content` says of itself, boxes aside; a `back` may be empty."""
    degrees = number(_inherited(leaf, "/Rotate"), 0)
    if degrees % 90:
        verdict = f"is turned by {degrees:g} degrees (Rotate), which is no multiple of 90"
        yield Remark("error", "turned pages", "the page", verdict)
    annotations = items(entry(leaf, "/Annots"))
    if annotations:
        kinds = sorted({name_of(entry(each, "/Subtype")) or "unnamed" for each in annotations})
        verdict = f"carries annotations ({', '.join(kinds)}), which print differently everywhere"
        yield Remark("warning", "annotations", "the page", verdict)
    elif not back and not paints(content):
        verdict = "is empty: nothing at all is painted on it"
        yield Remark("warning", "empty pages", "the page", verdict)


def _check_document(pdf: pikepdf.Pdf, sizes: Collection[Size]) -> Iterator[Finding]:
    root = pdf.Root
    if not sizes:
        yield Finding("error", None, "The file has no pages, so that there is nothing to print.")
    if _runs_script(root):
        yield Finding("warning", None, "The file runs JavaScript, which a printer's system refuses or drops.")
    scaling = entry(entry(root, "/ViewerPreferences"), "/PrintScaling")
    if scaling != "/None" and any(max(size) > CARD_MM for size in sizes):
        message = (
            "The file doesn't ask for printing at 100 % (PrintScaling None), so that viewers will scale it."
        )
        yield Finding("warning", None, message)


def _runs_script(root: Any) -> bool:
    actions = [entry(root, "/OpenAction"), *_values_of(entry(root, "/AA"))]
    return entry(entry(root, "/Names"), "/JavaScript") is not None or any(
        entry(action, "/S") == "/JavaScript" for action in actions
    )


def _values_of(dictionary: Any) -> list[Any]:
    return list(dictionary.values()) if isinstance(dictionary, pikepdf.Dictionary) else []


_XMP_VERSION = re.compile(rb"GTS_PDFXVersion\s*(?:=\s*[\"']|>)\s*PDF/X-?(4\b)?")


def _xmp_version(pdf: pikepdf.Pdf) -> re.Match[bytes] | None:
    """Return where the metadata name a version of PDF/X; its group is not None for PDF/X-4."""
    metadata = entry(pdf.Root, "/Metadata")
    return _XMP_VERSION.search(metadata.read_bytes()) if isinstance(metadata, pikepdf.Stream) else None


def _check_press_file(pdf: pikepdf.Pdf, intents: list[Any]) -> Iterator[Finding]:
    """Check what PDF/X-4 (ISO 15930-7) demands, where output intent or metadata claim PDF/X."""
    version = _xmp_version(pdf)
    if not intents and version is None:
        return

    def lacks(message: str) -> Finding:
        return Finding("error", None, f"The file claims to be PDF/X, but {message}.")

    if not intents:
        yield lacks(
            "has no GTS_PDFX output intent, so that nobody knows for which press its colours are meant"
        )
    if len(intents) > 1:
        yield lacks(f"has {len(intents)} GTS_PDFX output intents instead of one")
    if pdf.pdf_version != "1.6":
        yield lacks(f"is of PDF version {pdf.pdf_version} and not 1.6, as PDF/X-4 is")
    if not isinstance(entry(pdf.Root, "/Metadata"), pikepdf.Stream):
        yield lacks("has no XMP metadata")
    elif version is None or version[1] is None:
        yield lacks("its XMP metadata has no GTS_PDFXVersion PDF/X-4")
    if name_of(entry(entry(pdf.trailer, "/Info"), "/Trapped")) not in ("True", "False"):
        yield lacks("its Info dictionary doesn't say whether it is Trapped (True or False)")
    if len(items(entry(pdf.trailer, "/ID"))) != 2:
        yield lacks("has no file identifier (ID)")
    for intent in intents:
        profile = entry(intent, "/DestOutputProfile")
        if not isinstance(profile, pikepdf.Stream):
            yield lacks("its output intent embeds no profile (DestOutputProfile)")
        elif profile.read_bytes()[36:40] != b"acsp":
            yield lacks("the profile of its output intent is no ICC profile")
