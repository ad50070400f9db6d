"""Preflight: reads a finished PDF file and says in sentences what a printer would complain about.

It uses no knowledge of our own files except one note: the trim boxes of the cards on a sheet and
their fold lines, which no standard box can hold, are in the page's private data::

    /PieceInfo << /BusinessCardGames << /LastModified (D:20000101000000Z) /Private <<
        /Cards [[x0 y0 x1 y1] ...] /Folds [[x1 y1 x2 y2] ...] /Safe 8.504 /FoldSafe 5.669
        /Printer [a b c d e f] >> >> >>

in points, origin bottom left. `Printer`, if present, is what the printer will do to the page: a
back that was scaled and moved to cancel that is judged on the finished paper, the coordinates of
the cards and folds. Without the note a page of a card's size counts as one card, and a larger page
has no safe zone. Importing this module loads the PDF reader: import it where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pikepdf

from cardgen.inputs.faults import Fault, InputFault
from cardgen.preflight.document import (
    EMPTY_PAGE,
    annotations_of,
    check_document,
    check_page,
    check_press_file,
    is_for_cmyk,
    is_two_sided,
    output_intents,
    xmp_version,
)
from cardgen.preflight.inspector import RGB_KIND, Inspector, PageGeometry, Remark
from cardgen.preflight.objects import entry, inherited, items
from cardgen.preflight.operators import paints
from cardgen.preflight.page_boxes import (
    boxes_of,
    check_boxes,
    geometry_of,
    has_bleed,
    size_mm,
    trim_of,
    without_bleed,
)
from cardgen.preflight.page_reader import PageReader
from cardgen.preflight.report import Report, Size, Tally
from cardgen.preflight.resources import PROCESS_PLATES, Family, Library, Resources

_SHEETS_KEPT = 100
_CONTENTS = re.compile(rb"/Contents (?:\d+ \d+ R|\[[^\]]*\])")


def preflight(path: Path) -> Report:
    """Read the PDF file at `path` and report everything a printer would complain about.

    Raises:
        InputFault: it can't be read, is not a PDF file, is encrypted or damaged.
    """
    with _opened(path) as pdf:
        return _report(pdf, _read(pdf))


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
        raise _fault(path, "is damaged (a name in it is not in UTF-8); write it again") from error
    except pikepdf.PikepdfError as error:
        raise _fault(path, _damage(path, error)) from error


def _fault(path: Path, message: str) -> InputFault:
    return InputFault([Fault(path, None, message)])


def _damage(path: Path, error: Exception) -> str:
    with path.open("rb") as file:
        if b"%PDF-" not in file.read(1024):
            return "is not a PDF file: it doesn't begin with %PDF-"
    reason = str(error).splitlines()[0].removeprefix(f"{path}").lstrip(": ")
    return f"is damaged ({reason}); write it again"


@dataclass(slots=True)
class _Reading:
    """The findings on all pages; `bled` holds the sizes of those with bleed."""

    pages: int
    tally: Tally
    sizes: dict[Size, None]
    bled: set[Size]
    fonts: set[str]
    families: set[Family]
    plates: set[str]


def _read(pdf: pikepdf.Pdf) -> _Reading:
    """Read all pages."""
    intents = output_intents(pdf)
    press_ready = bool(intents) or xmp_version(pdf) is not None
    two_sided = is_two_sided(pdf)
    library = Library()
    inspector = Inspector(
        library, press_ready=press_ready, rgb="error" if is_for_cmyk(intents) else "warning"
    )
    walk = PageReader(inspector, library)
    tally = Tally()
    sizes: dict[Size, None] = {}
    bled: set[Size] = set()
    known: dict[bytes, _Sheet] = {}
    for position, each in enumerate(pdf.pages, 1):
        page = each.obj
        # the pages of a batch differ in their contents only
        written = _CONTENTS.sub(b"", page.unparse(resolved=True))
        sheet = known.get(written)
        if sheet is None:
            if len(known) > _SHEETS_KEPT:
                known.clear()
            sheet = known[written] = _sheet_of(page, library, press_ready)
        content = _content_of(page)
        sizes[sheet.size] = None
        tally.add(position, sheet.remarks)
        back = two_sided and position % 2 == 0  # may be empty
        if not (back or sheet.annotated or paints(content)):
            tally.add(position, [EMPTY_PAGE])
        if sheet.has_bleed:
            bled.add(sheet.size)
        elif press_ready:
            tally.add(
                position, [without_bleed(sheet.size)]
            )  # dropped if no page of its size has bleed
        inspector.start_page(sheet.geometry)
        walk.page(content, sheet.resources, sheet.geometry.printer)
        tally.add(position, inspector.remarks)
    return _Reading(
        len(pdf.pages), tally, sizes, bled, inspector.fonts, library.families, library.plates
    )


class _Sheet(NamedTuple):
    """What a page is apart from its contents, and the `remarks` on that."""

    size: Size
    has_bleed: bool
    annotated: bool
    remarks: tuple[Remark, ...]
    geometry: PageGeometry
    resources: Resources


def _sheet_of(page: Any, library: Library, press_ready: bool) -> _Sheet:
    boxes = boxes_of(page)
    trim = trim_of(boxes)
    return _Sheet(
        size_mm(trim),
        has_bleed(boxes, trim),
        bool(annotations_of(page)),
        (*check_boxes(boxes, press_ready=press_ready), *check_page(page)),
        geometry_of(entry(page, "/PieceInfo"), trim),
        library.resources(inherited(page, "/Resources")),
    )


def _report(pdf: pikepdf.Pdf, reading: _Reading) -> Report:
    intents = output_intents(pdf)
    tally, families, plates = reading.tally, reading.families, reading.plates
    if not is_for_cmyk(intents) and "CMYK" not in families:
        tally.drop(lambda remark: remark.kind == RGB_KIND)
    tally.drop(
        {without_bleed(size) for size in reading.sizes if size not in reading.bled}.__contains__
    )
    spots = sorted(
        plates.difference(PROCESS_PLATES, {"All", "None"})
    )  # All: marks for registration
    findings = [
        *check_press_file(pdf, intents),
        *check_document(pdf, reading.sizes),
        *tally.findings(),
    ]
    return Report(
        tuple(sorted(findings, key=lambda finding: (finding.severity, finding.page or 0))),
        reading.pages,
        tuple(reading.sizes),
        tuple(sorted(reading.fonts)),
        tuple(sorted(families - {"Other"})),
        (*(plate for plate in PROCESS_PLATES if plate in plates), *spots),
        pdfx=bool(intents) and xmp_version(pdf) is not None,
    )


def _content_of(page: Any) -> bytes:
    contents = entry(page, "/Contents")
    parts = [contents] if isinstance(contents, pikepdf.Stream) else items(contents)
    return b"\n".join(part.read_bytes() for part in parts if isinstance(part, pikepdf.Stream))
