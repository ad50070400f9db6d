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

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
from cardgen.preflight.inspector import RGB_KIND, Inspector
from cardgen.preflight.objects import entry, inherited
from cardgen.preflight.page_boxes import (
    boxes_of,
    check_boxes,
    geometry_of,
    has_bleed,
    printer_of,
    size_mm,
    trim_of,
    without_bleed,
)
from cardgen.preflight.page_reader import PageReader
from cardgen.preflight.report import Report, Size, Tally
from cardgen.preflight.resources import PROCESS_PLATES, Library


def preflight(path: Path) -> Report:
    """Read the PDF file at `path` and report everything a printer would complain about.

    Raises:
        InputFault: it can't be read, is not a PDF file, is encrypted or damaged.
    """
    with _opened(path) as pdf:
        return _report(pdf)


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


def _report(pdf: pikepdf.Pdf) -> Report:
    intents = output_intents(pdf)
    press_ready = bool(intents) or xmp_version(pdf) is not None
    for_cmyk = is_for_cmyk(intents)
    two_sided = is_two_sided(pdf)
    library = Library()
    inspector = Inspector(press_ready=press_ready, rgb="error" if for_cmyk else "warning")
    reader = PageReader(inspector, library)
    tally = Tally()
    sizes: dict[Size, None] = {}
    with_bleed: set[Size] = set()
    for position, each in enumerate(pdf.pages, 1):
        page = each.obj
        boxes = boxes_of(page)
        trim = trim_of(boxes)
        size = size_mm(trim)
        sizes[size] = None
        tally.add(position, check_boxes(boxes, press_ready=press_ready))
        tally.add(position, check_page(page))
        note = entry(page, "/PieceInfo")
        inspector.start_page(geometry_of(note, trim))
        resources = library.resources(inherited(page, "/Resources"))
        paints = reader.page(page, resources, printer_of(note))
        back = two_sided and position % 2 == 0  # may be empty
        if not (back or annotations_of(page) or paints):
            tally.add(position, [EMPTY_PAGE])
        if has_bleed(boxes, trim):
            with_bleed.add(size)
        elif press_ready:
            tally.add(position, [without_bleed(size)])  # dropped if no page of its size has bleed
        tally.add(position, inspector.remarks)
    if not for_cmyk and "CMYK" not in library.families:
        tally.drop(lambda remark: remark.kind == RGB_KIND)
    tally.drop({without_bleed(size) for size in sizes.keys() - with_bleed}.__contains__)
    findings = [
        *check_press_file(pdf, intents),
        *check_document(pdf, sizes),
        *tally.findings(),
    ]
    # All: marks for registration
    spots = sorted(library.plates.difference(PROCESS_PLATES, {"All", "None"}))
    return Report(
        tuple(sorted(findings, key=lambda finding: (finding.severity, finding.page or 0))),
        len(pdf.pages),
        tuple(sizes),
        tuple(sorted(inspector.fonts)),
        tuple(sorted(library.families - {"Other"})),
        (*(plate for plate in PROCESS_PLATES if plate in library.plates), *spots),
        pdfx=bool(intents) and xmp_version(pdf) is not None,
        condition=str(entry(intents[0], "/OutputConditionIdentifier")) if intents else "",
    )
