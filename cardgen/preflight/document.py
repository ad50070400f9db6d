"""A PDF file's own description of itself and its pages: scripts, scaling, annotations, PDF/X."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

import pikepdf

from cardgen.preflight.inspector import Remark
from cardgen.preflight.objects import entry, inherited, items, name_of, number
from cardgen.preflight.page_boxes import CARD_MM
from cardgen.preflight.report import Finding, Size
from cardgen.preflight.resources import family_of

EMPTY_PAGE = Remark("warning", "empty pages", "the page", "is empty: nothing is painted on it")


def output_intents(pdf: pikepdf.Pdf) -> list[Any]:
    """Return the output intents that claim PDF/X."""
    return [i for i in items(entry(pdf.Root, "/OutputIntents")) if entry(i, "/S") == "/GTS_PDFX"]


def _names_a_condition(intent: Any) -> bool:
    """Return whether an output intent does no more than name a registered printing condition."""
    registered = str(entry(intent, "/RegistryName") or "") == "http://www.color.org"
    return registered and entry(intent, "/DestOutputProfile") is None


def is_for_cmyk(intents: list[Any]) -> bool:
    """Return whether an output intent is for a CMYK press, or does not say for which."""
    return any(family_of(entry(intent, "/DestOutputProfile")) != "RGB" for intent in intents)


def is_two_sided(pdf: pikepdf.Pdf) -> bool:
    """Return whether the file wants printing on both sides, so that every other page is a back."""
    duplex = name_of(entry(entry(pdf.Root, "/ViewerPreferences"), "/Duplex"))
    return duplex in ("DuplexFlipLongEdge", "DuplexFlipShortEdge")


def check_page(page: Any) -> Iterator[Remark]:
    """Check the rotation and the annotations of a page."""
    degrees = number(inherited(page, "/Rotate"), 0)
    if degrees % 90:
        verdict = f"is turned by {degrees:g} degrees (Rotate), which is not a multiple of 90"
        yield Remark("error", "turned pages", "the page", verdict)
    annotations = annotations_of(page)
    if annotations:
        kinds = sorted({name_of(entry(each, "/Subtype")) or "unnamed" for each in annotations})
        verdict = (
            f"carries annotations ({', '.join(kinds)}), which every printer prints differently"
        )
        yield Remark("warning", "annotations", "the page", verdict)


def annotations_of(page: Any) -> list[Any]:
    """Return the annotations of a page."""
    return items(entry(page, "/Annots"))


def check_document(pdf: pikepdf.Pdf, sizes: Collection[Size]) -> Iterator[Finding]:
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


def xmp_version(pdf: pikepdf.Pdf) -> re.Match[bytes] | None:
    """Return the match of a PDF/X version in the metadata; its group is not None for PDF/X-4."""
    metadata = entry(pdf.Root, "/Metadata")
    return (
        _XMP_VERSION.search(metadata.read_bytes()) if isinstance(metadata, pikepdf.Stream) else None
    )


def check_press_file(pdf: pikepdf.Pdf, intents: list[Any]) -> Iterator[Finding]:
    """Check a file that claims to be PDF/X against PDF/X-4 (ISO 15930-7)."""
    version = xmp_version(pdf)
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
