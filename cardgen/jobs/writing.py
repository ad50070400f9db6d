"""Writes finished pages into files: PDF, SVG or both, all files of a job or none."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple, TypedDict

from cardgen.drawing.fonts import FontBook, FontError
from cardgen.drawing.pdf import UNDATED, PdfPen, PdfSettings
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Advice, Fault, InputFault, Source, quoted
from cardgen.inputs.guests import RowFaults
from cardgen.output import Outputs
from cardgen.press.stock import paper_size

Format = Literal["pdf", "svg", "both"]

HOW_TO_TURN = {
    "long": "on both sides, flip on the long edge",
    "short": "on both sides, flip on the short edge",
}


class Writing(NamedTuple):
    """How pages become files, and the PDF's own description; `name` is the files' path without suffix.

    `created` is the date of the PDF; by default that of files without input (`date_of`).
    """

    name: Path
    title: str
    formats: Format = "pdf"
    color: ColorMode = "rgb"
    pdfx: bool = False
    flip: Literal["long", "short"] | None = None
    live_text: bool = False
    created: datetime | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """What a job wrote, and how to print it."""

    paths: tuple[Path, ...]
    pages: int
    advice: str
    left_out: tuple[RowFaults, ...] = ()
    doubts: tuple[str, ...] = ()
    """Names whose parts were guessed, and how."""
    remarks: tuple[str | Fault, ...] = ()
    """What guests take from the profile, and what is left out."""
    findings: Sequence[tuple[Path, str]] = ()
    """What the preflight warns of, file by file; known when the files are complete."""


def date_of(inputs: Iterable[Path]) -> datetime:
    """Return the date that files made from `inputs` carry, in UTC: the same input has the same date.

    It is the time in the environment variable SOURCE_DATE_EPOCH (reproducible-builds.org), else
    that of the last change of the newest input file, else the date of this version.

    Raises:
        InputFault: the variable is no time.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        try:
            return datetime.fromtimestamp(int(given), UTC)
        except (ValueError, OverflowError, OSError):
            message = f"{quoted(given)} is no time: write seconds since 1970, such as 1800000000"
            raise InputFault([Fault("SOURCE_DATE_EPOCH", None, message)]) from None
    times = [path.stat().st_mtime for path in inputs if path.is_file()]
    return datetime.fromtimestamp(int(max(times)), UTC) if times else UNDATED


def font_book(extra: tuple[Path, ...]) -> FontBook:
    """Return the bundled faces and those of the files in `extra`.

    Raises:
        InputFault: one of them is not a font.
    """
    try:
        return FontBook(extra)
    except FontError as error:
        raise InputFault([Fault("font", None, str(error))]) from None


def write_pages(outputs: Outputs, pages: Iterable[Page], book: FontBook, writing: Writing) -> int:
    """Write `pages` in all formats of `writing` and return how many there were."""
    count = 0
    with _Pen(outputs, writing, book) as pen:
        for page in pages:
            count += 1
            pen.draw(page)
    return count


class CheckedOutputs(Outputs):
    """Outputs of which the preflight may read the PDF files: with an error in one of them, none appears.

    `findings` has what it warns of, as soon as the block has ended.
    """

    def __init__(self, read_back: bool) -> None:
        super().__init__()
        self.findings: list[tuple[Path, str]] = []
        self._read_back = read_back

    def check(self, complete: dict[Path, Path]) -> None:
        """Read the PDF files; raises InputFault with every error that a printer would find in them."""
        pdfs = {path: place for path, place in complete.items() if path.suffix == ".pdf"}
        self.findings += warnings_in(pdfs) if self._read_back else []


def warnings_in(pdfs: Mapping[Path, Path]) -> list[tuple[Path, str]]:
    """Return what the preflight warns of in files that will be at these paths, and are elsewhere until then.

    Raises:
        InputFault: one of them would print wrong.
    """
    if not pdfs:
        return []
    from cardgen.preflight.check import preflight

    reports = {path: preflight(place) for path, place in pdfs.items()}
    found = [(path, finding) for path, report in reports.items() for finding in report.findings]
    wrong = [(path, finding) for path, finding in found if finding.severity == "error"]
    if wrong:
        message = "would print wrong, so nothing is written: "
        raise InputFault(Fault(path, None, message + each.message) for path, each in wrong)
    return [(path, str(finding)) for path, finding in found]


class Sheets(TypedDict):
    """The arguments that all jobs share, as for `SheetsJob`."""

    output: Path
    paper: str
    formats: Format
    live_text: bool
    fonts: tuple[Path, ...]
    check: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetsJob:
    """Sheets of `paper` in files called `output`, without suffix.

    Jobs write all files or none, and raise `InputFault` with all faults. `live_text` keeps text in
    SVG files as text. `fonts` are files of further fonts. With `check` PDF files are read back
    before they appear.
    """

    output: Path
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()
    check: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper in mm; `InputFault` if there is no such paper."""
        return paper_size(self.paper)

    @property
    def files(self) -> str:
        """What advice calls the files of a job that makes one PDF file."""
        return "the SVG files" if self.formats == "svg" else f"{self.output}.pdf"

    @property
    def created(self) -> datetime:
        """The date of the files: every path among the job's values is an input (`date_of`)."""
        values = [getattr(self, each.name) for each in fields(self) if each.name != "output"]
        return date_of(
            Path(value)
            for value in (*values, *self.fonts)
            if isinstance(value, Path) or (isinstance(value, str) and value.endswith(".toml"))
        )

    def book(self) -> FontBook:
        """Return the fonts to use; `InputFault` if one of `fonts` is not a font."""
        return font_book(self.fonts)

    def write(
        self,
        book: FontBook,
        files: Mapping[tuple[str, str], Iterable[Page]],
        advice: str,
        flip: Literal["long", "short"] | None = None,
    ) -> Written:
        """Write each of `files`, all or none: its pages, by the end of its name and its title.

        Raises:
            InputFault: one of them cannot be written.
        """
        count = 0
        with CheckedOutputs(self.check) as outputs:
            for (ending, title), pages in files.items():
                name = self.output.with_name(self.output.name + ending)
                writing = Writing(
                    name=name,
                    title=title,
                    formats=self.formats,
                    flip=flip,
                    live_text=self.live_text,
                    created=self.created,
                )
                count += write_pages(outputs, pages, book, writing)
            return Written(
                paths=tuple(outputs.paths), pages=count, advice=advice, findings=outputs.findings
            )


@contextmanager
def faults_of(source: Source, *kinds: type[Exception], advice: Advice = ()) -> Iterator[None]:
    """Turn errors of these kinds in the block into an `InputFault` that names `source`."""
    try:
        yield
    except kinds as error:
        raise InputFault([Fault(source, None, str(error), advice=advice)]) from None


def write_apart(outputs: Outputs, pages: Iterable[Page], book: FontBook, writing: Writing) -> int:
    """Write fronts and backs into separate files, for printers that are fed by hand."""
    count = 0
    of_fronts, of_backs = (
        writing._replace(name=writing.name.with_name(f"{writing.name.name}-{side}"))
        for side in ("fronts", "backs")
    )
    with _Pen(outputs, of_fronts, book) as fronts, _Pen(outputs, of_backs, book) as backs:
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
    _pdf: PdfPen | None = field(default=None, init=False)
    _labels: Counter[str] = field(default_factory=Counter, init=False)

    def __enter__(self) -> _Pen:
        return self

    def draw(self, page: Page) -> None:
        writing = self.writing
        if writing.formats != "svg":
            if self._pdf is None:
                created = writing.created or date_of(())
                settings = PdfSettings(
                    writing.title, writing.color, writing.flip, writing.pdfx, created
                )
                self._pdf = PdfPen(
                    self.outputs.open(suffixed(writing.name, "pdf")), self.book, settings
                )
            self._pdf.draw(page)
        if writing.formats != "pdf":
            from cardgen.drawing.svg import write_svg

            self.outputs.write(
                self._svg_path(page), write_svg(page, self.book, writing.title, writing.live_text)
            )

    def _svg_path(self, page: Page) -> Path:
        """Return a path for `page`: pages with the same label are numbered."""
        label = page.label.replace(", ", "-").replace(" ", "-") or "page"
        self._labels[label] += 1
        number = f"-{self._labels[label]}" if self._labels[label] > 1 else ""
        name = self.writing.name
        return name.with_name(f"{name.name}-{label}{number}.svg")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pdf is not None and kind is None:
            self._pdf.close()


def suffixed(name: Path, suffix: str) -> Path:
    """Return `name` with a suffix added; dots in it are kept."""
    return name.with_name(f"{name.name}.{suffix}")
