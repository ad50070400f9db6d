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

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pikepdf

from cardgen.drawing.shapes import Size
from cardgen.inputs.faults import InputFault
from cardgen.preflight.inspector import RGB_KIND, Inspector, Remark
from cardgen.preflight.objects import entry, inherited, items, name_of, number
from cardgen.preflight.page_boxes import (
    CARD_MM,
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
from cardgen.preflight.report import Finding, Report, Tally
from cardgen.preflight.resources import PROCESS_PLATES, Library, family_of
from companion.textfile import check_file

_EMPTY_PAGE = Remark("warning", "empty pages", "the page", "is empty: nothing is painted on it")


def preflight(path: Path) -> Report:
    """Read the PDF file at `path` and report everything a printer would complain about.

    Raises InputFault if it can't be read, is not a PDF file, is encrypted or damaged.
    """
    try:
        check_file(path)
        with pikepdf.open(path, attempt_recovery=False, suppress_warnings=True) as pdf:
            if pdf.is_encrypted:
                raise InputFault.of(
                    path, "is encrypted; save it without a password or restrictions"
                )
            return _report(pdf)
    except OSError as error:
        raise InputFault.of(path, f"cannot be read: {error.strerror or error}") from error
    except pikepdf.PasswordError as error:
        raise InputFault.of(path, "is encrypted; save it without a password") from error
    except UnicodeDecodeError as error:
        message = "is damaged (a name in it is not in UTF-8); write it again"
        raise InputFault.of(path, message) from error
    except pikepdf.PikepdfError as error:
        raise InputFault.of(path, _damage(path, error)) from error


def _damage(path: Path, error: Exception) -> str:
    with path.open("rb") as file:
        if b"%PDF-" not in file.read(1024):
            return "is not a PDF file: it doesn't begin with %PDF-"
    reason = str(error).splitlines()[0].removeprefix(f"{path}").lstrip(": ")
    return f"is damaged ({reason}); write it again"


def _report(pdf: pikepdf.Pdf) -> Report:
    intents = _output_intents(pdf)
    press_ready = bool(intents) or _xmp_version(pdf) is not None
    for_cmyk = _is_for_cmyk(intents)
    two_sided = _is_two_sided(pdf)
    library = Library()
    inspector = Inspector(press_ready=press_ready, rgb="error" if for_cmyk else "warning")
    reader = PageReader(inspector, library)
    tally = Tally()
    without_size = _pages_without_size(pdf)
    sizes: dict[Size, None] = {}
    with_bleed: set[Size] = set()
    for position, each in enumerate(pdf.pages, 1):
        page = each.obj
        boxes = boxes_of(page)
        if page.objgen in without_size:
            boxes.pop("MediaBox", None)
        trim = trim_of(boxes)
        size = size_mm(trim)
        sizes[size] = None
        tally.add(position, check_boxes(boxes, press_ready=press_ready))
        tally.add(position, _check_page(page))
        private = entry(entry(entry(page, "/PieceInfo"), "/BusinessCardGames"), "/Private")
        inspector.start_page(geometry_of(private, trim))
        resources = library.resources(inherited(page, "/Resources"))
        paints = reader.page(page, resources, printer_of(private))
        back = two_sided and position % 2 == 0  # may be empty
        if not (back or _annotations_of(page) or paints):
            tally.add(position, [_EMPTY_PAGE])
        if has_bleed(boxes, trim):
            with_bleed.add(size)
        elif press_ready:
            tally.add(position, [without_bleed(size)])  # dropped if no page of its size has bleed
        tally.add(position, inspector.remarks)
    if not for_cmyk and "CMYK" not in library.families:
        tally.drop(lambda remark: remark.kind == RGB_KIND)
    tally.drop({without_bleed(size) for size in sizes.keys() - with_bleed}.__contains__)
    findings = [*_check_press_file(pdf, intents), *_check_document(pdf, sizes), *tally.findings()]
    # All: marks for registration
    spots = sorted(library.plates.difference(PROCESS_PLATES, {"All", "None"}))
    return Report(
        tuple(sorted(findings, key=lambda finding: (finding.severity, finding.page or 0))),
        len(pdf.pages),
        tuple(sizes),
        tuple(sorted(inspector.fonts)),
        tuple(sorted(library.families - {"Other"})),
        (*(plate for plate in PROCESS_PLATES if plate in library.plates), *spots),
        pdfx=bool(intents) and _xmp_version(pdf) is not None,
        condition=str(entry(intents[0], "/OutputConditionIdentifier")) if intents else "",
    )


# -- the file as a whole ---------------------------------------------------------------------------


def _output_intents(pdf: pikepdf.Pdf) -> list[Any]:
    """Return the output intents that claim PDF/X."""
    return [i for i in items(entry(pdf.Root, "/OutputIntents")) if entry(i, "/S") == "/GTS_PDFX"]


def _names_a_condition(intent: Any) -> bool:
    """Return whether an output intent does no more than name a registered printing condition."""
    registered = str(entry(intent, "/RegistryName") or "") == "http://www.color.org"
    return registered and entry(intent, "/DestOutputProfile") is None


def _is_for_cmyk(intents: list[Any]) -> bool:
    """Return whether an output intent is for a CMYK press, or does not say for which."""
    return any(family_of(entry(intent, "/DestOutputProfile")) != "RGB" for intent in intents)


def _is_two_sided(pdf: pikepdf.Pdf) -> bool:
    """Return whether the file wants printing on both sides, so that every other page is a back."""
    duplex = name_of(entry(entry(pdf.Root, "/ViewerPreferences"), "/Duplex"))
    return duplex in ("DuplexFlipLongEdge", "DuplexFlipShortEdge")


_SIZE_GUESSED = re.compile(r".*object (\d+) (\d+) at offset \d+: .*MediaBox is undefined")


def _pages_without_size(pdf: pikepdf.Pdf) -> set[tuple[int, int]]:
    """Return the numbers of the pages that have no MediaBox: the reader of the file gives them one.

    It says so in its warnings alone.
    """
    guessed = (_SIZE_GUESSED.match(str(warning)) for warning in pdf.get_warnings())
    return {(int(match[1]), int(match[2])) for match in guessed if match}


def _check_page(page: Any) -> Iterator[Remark]:
    degrees = number(inherited(page, "/Rotate"), 0)
    if degrees % 90:
        verdict = f"is turned by {degrees:g} degrees (Rotate), which is not a multiple of 90"
        yield Remark("error", "turned pages", "the page", verdict)
    annotations = _annotations_of(page)
    if annotations:
        kinds = sorted({name_of(entry(each, "/Subtype")) or "unnamed" for each in annotations})
        verdict = (
            f"carries annotations ({', '.join(kinds)}), which every printer prints differently"
        )
        yield Remark("warning", "annotations", "the page", verdict)


def _annotations_of(page: Any) -> list[Any]:
    return items(entry(page, "/Annots"))


def _check_document(pdf: pikepdf.Pdf, sizes: Collection[Size]) -> Iterator[Finding]:
    """Check the file as a whole: it has pages, runs no script, and is printed at its own size."""
    root = pdf.Root
    if not sizes:
        yield Finding("error", None, "The file has no pages, so there is nothing to print.")
    if _runs_script(root):
        yield Finding(
            "warning", None, "The file runs JavaScript, which a printer's system refuses or drops."
        )
    scaling = entry(entry(root, "/ViewerPreferences"), "/PrintScaling")
    if scaling != "/None" and any(max(size) > CARD_MM for size in sizes):
        message = (
            "The file doesn't ask for printing at 100 % (PrintScaling None), "
            "so that viewers will scale it."
        )
        yield Finding("warning", None, message)


def _runs_script(root: Any) -> bool:
    additional = entry(root, "/AA")
    actions = list(additional.values()) if isinstance(additional, pikepdf.Dictionary) else []
    actions.append(entry(root, "/OpenAction"))
    return entry(entry(root, "/Names"), "/JavaScript") is not None or any(
        entry(action, "/S") == "/JavaScript" for action in actions
    )


_XMP_VERSION = re.compile(rb"GTS_PDFXVersion\s*(?:=\s*[\"']|>)\s*PDF/X-?(4\b)?")


def _xmp_version(pdf: pikepdf.Pdf) -> re.Match[bytes] | None:
    """Return the match of a PDF/X version in the metadata; its group is not None for PDF/X-4."""
    metadata = entry(pdf.Root, "/Metadata")
    return (
        _XMP_VERSION.search(metadata.read_bytes()) if isinstance(metadata, pikepdf.Stream) else None
    )


def _check_press_file(pdf: pikepdf.Pdf, intents: list[Any]) -> Iterator[Finding]:
    """Check a file that claims to be PDF/X against PDF/X-4 (ISO 15930-7)."""
    version = _xmp_version(pdf)
    if version is None and all(map(_names_a_condition, intents)):
        return

    def lacks(message: str) -> Finding:
        return Finding("error", None, f"The file claims to be PDF/X, but {message}.")

    if not intents:
        yield lacks("has no GTS_PDFX output intent, so the press for its colours is unknown")
    if len(intents) > 1:
        yield lacks(f"has {len(intents)} GTS_PDFX output intents instead of one")
    if pdf.pdf_version != "1.6":
        yield lacks(f"has PDF version {pdf.pdf_version} and not 1.6, as PDF/X-4 is")
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
