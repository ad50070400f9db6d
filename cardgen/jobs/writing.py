"""Finished pages become files: PDF, SVG or both, all files of a job or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from cardgen.drawing.fonts import FontBook, FontError
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.guests import RowFaults
from cardgen.output import Outputs

Format = Literal["pdf", "svg", "both"]

HOW_TO_TURN = {
    "long": "on both sides, flip on the long edge",
    "short": "on both sides, flip on the short edge",
}


@dataclass(frozen=True, slots=True)
class Writing:
    """How pages become files: formats, colours, and what the PDF says about itself.

    `name` is the files' place without suffix.
    """

    name: Path
    title: str
    formats: Format = "pdf"
    color: ColorMode = "rgb"
    pdfx: bool = False
    flip: Literal["long", "short"] | None = None
    live_text: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """What a job wrote, and what to do with it."""

    paths: tuple[Path, ...]
    pages: int
    advice: str
    left_out: tuple[RowFaults, ...] = ()


def font_book(extra: tuple[Path, ...]) -> FontBook:
    """Return the bundled faces and those of the files in `extra`.

    Raises:
        InputFault: one of them is no font.
    """
    try:
        return FontBook(extra)
    except FontError as error:
        raise InputFault([Fault("--font", None, str(error))]) from None


def write_pages(outputs: Outputs, pages: Iterable[Page], book: FontBook, writing: Writing) -> int:
    """Write `pages` in the formats asked for and return how many there were."""
    count = 0
    with _Pen(outputs, writing, book, writing.name) as pen:
        for page in pages:
            count += 1
            pen.draw(page)
    return count


def write_alone(pages: Iterable[Page], book: FontBook, writing: Writing, advice: str) -> Written:
    """Write `pages` as a job of their own: all files or none."""
    with Outputs() as outputs:
        count = write_pages(outputs, pages, book, writing)
        paths = tuple(outputs.paths)
    return Written(paths, count, advice)


def write_apart(outputs: Outputs, pages: Iterable[Page], book: FontBook, writing: Writing) -> int:
    """Write fronts and backs into files of their own, for printers that are fed by hand."""
    count = 0
    folder, name = writing.name.parent, writing.name.name
    with (
        _Pen(outputs, writing, book, folder / f"{name}-fronts") as fronts,
        _Pen(outputs, writing, book, folder / f"{name}-backs") as backs,
    ):
        for page in pages:
            (backs if count % 2 else fronts).draw(page)
            count += 1
    return count


@dataclass
class _Pen:
    """Draws pages into one PDF file, into an SVG file each, or both."""

    outputs: Outputs
    writing: Writing
    book: FontBook
    name: Path
    _pdf: PdfPen | None = field(default=None, init=False)
    _labels: Counter[str] = field(default_factory=Counter, init=False)

    def __enter__(self) -> _Pen:
        return self

    def draw(self, page: Page) -> None:
        writing = self.writing
        if writing.formats != "svg":
            if self._pdf is None:
                settings = PdfSettings(writing.title, writing.color, writing.flip, writing.pdfx)
                self._pdf = PdfPen(self.outputs.open(suffixed(self.name, "pdf")), self.book, settings)
            self._pdf.draw(page)
        if writing.formats != "pdf":
            from cardgen.drawing.svg import write_svg  # noqa: PLC0415

            self.outputs.write(
                self._svg_path(page), write_svg(page, self.book, writing.title, writing.live_text)
            )

    def _svg_path(self, page: Page) -> Path:
        """Return a place of its own for `page`: pages of the same label are numbered."""
        label = page.label.replace(", ", "-").replace(" ", "-") or "page"
        self._labels[label] += 1
        number = f"-{self._labels[label]}" if self._labels[label] > 1 else ""
        return self.name.with_name(f"{self.name.name}-{label}{number}.svg")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pdf is not None and kind is None:
            self._pdf.close()


def suffixed(name: Path, suffix: str) -> Path:
    """Return `name` with a suffix added; dots in it stay."""
    return name.with_name(f"{name.name}.{suffix}")
