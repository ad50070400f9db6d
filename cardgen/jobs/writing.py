"""Writes finished pages into files: PDF, SVG or both, all files of a job or none."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from itertools import chain, cycle
from pathlib import Path
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook, FontError, MissingGlyphError
from cardgen.drawing.pdf import UNDATED, PdfPen, PdfSettings
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, faults_of, quoted
from cardgen.inputs.guest_rows import Guest
from cardgen.jobs.options import option
from cardgen.jobs.progress import Progress, bar
from cardgen.output import Outputs
from cardgen.press.stock import paper_size
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError
from companion.usage import as_language, word_of
from companion.words import ENGLISH, Message, language

HOW_TO_TURN = {
    "long": Message("printing-sheets-turned-long"),
    "short": Message("printing-sheets-turned-short"),
}


def booklet_advice(paper: str) -> str:
    """Return how a booklet is printed on `paper` and bound."""
    return f"print {HOW_TO_TURN['short']}, at 100 %, on {paper}; fold in the middle and staple"


def date_of(inputs: Iterable[Path]) -> datetime:
    """Return the date in UTC of files made from `inputs`: the same input has the same date.

    It is the time in the environment variable SOURCE_DATE_EPOCH (reproducible-builds.org), else
    that of the last change of the newest input file, else the date of this version. Raises
    InputFault if the variable is no time.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        try:
            return datetime.fromtimestamp(int(given), UTC)
        except (ValueError, OverflowError, OSError):
            message = f"{quoted(given)} is no time: write seconds since 1970, such as 1800000000"
            raise InputFault.of("SOURCE_DATE_EPOCH", message) from None
    times = [path.stat().st_mtime for path in inputs if path.is_file()]
    return datetime.fromtimestamp(int(max(times)), UTC) if times else UNDATED


@dataclass(frozen=True, kw_only=True)
class Writing(PdfSettings):
    """How pages become files: `name` is their path without suffix.

    With `check` PDF files are read back. By default the date is that of files without input
    (`date_of`).
    """

    name: Path
    formats: str = "pdf"
    live_text: bool = False
    check: bool = False
    created: datetime = field(default_factory=lambda: date_of(()))
    subject: str = "Business Card Games"


@dataclass(frozen=True, slots=True)
class Written:
    """What a job wrote, and how to print it."""

    pages: int
    advice: str
    paths: tuple[Path, ...] = ()
    guests: tuple[Guest, ...] = ()
    """Those who have a card, as the list has them."""
    left_out: tuple[Fault, ...] = ()
    """Why other guests have none."""
    remarks: tuple[str | Fault, ...] = ()
    """What guests take from the profile, and what is left out."""
    findings: Sequence[tuple[Path, str]] = ()
    """What the preflight warns of, file by file."""


def font_book(extra: tuple[Path, ...], tag: str = ENGLISH) -> FontBook:
    """Return the bundled faces and those of the files in `extra`, for a language or its folder.

    Raises InputFault if one of them is not a font.
    """
    with faults_of("font", FontError):
        return FontBook(extra, language(tag))


class Pen:
    """Draws pages into files of one format."""

    def __init__(self, outputs: Outputs, book: FontBook, writing: Writing) -> None:
        self.outputs, self.book, self.writing = outputs, book, writing

    def draw(self, page: Page) -> None:
        """Draw the next page."""
        raise NotImplementedError

    def close(self) -> None:
        """Complete the files."""


class _PdfFile(Pen):
    """Draws all pages into one PDF file; without pages there is none."""

    _pen: PdfPen | None = None

    def draw(self, page: Page) -> None:
        name = self.writing.name
        if self._pen is None:
            path = name.with_name(f"{name.name}.pdf")  # dots in it are kept
            file = self.outputs.open(path, check=self.writing.check)
            self._pen = PdfPen(file, self.book, self.writing)
        self._pen.draw(page)

    def close(self) -> None:
        if self._pen is not None:
            self._pen.close()


class _SvgFiles(Pen):
    """Draws each page into an SVG file of its own; those with the same label are numbered."""

    def __init__(self, outputs: Outputs, book: FontBook, writing: Writing) -> None:
        super().__init__(outputs, book, writing)
        self._labels: Counter[str] = Counter()

    def draw(self, page: Page) -> None:
        from cardgen.drawing.svg import write_svg  # takes a quarter of a card's time to load

        label = page.label.replace(", ", "-").replace(" ", "-") or "page"
        self._labels[label] += 1
        number = f"-{self._labels[label]}" if self._labels[label] > 1 else ""
        name, title = self.writing.name, self.writing.title
        path = name.with_name(f"{name.name}-{label}{number}.svg")
        self.outputs.write(path, write_svg(page, self.book, title, self.writing.live_text))


PENS: dict[str, Callable[[Outputs, FontBook, Writing], Pen]] = {"pdf": _PdfFile, "svg": _SvgFiles}
"""The table of pens, by the name of their format, which is also the suffix of their files."""


def as_format(text: str) -> str:
    """Read the name of a format, or ``both``: PDF and SVG."""
    return word_of(*PENS, "both")(text)


def formats_of(name: str) -> tuple[str, ...]:
    """Return the formats that are called `name`."""
    return ("pdf", "svg") if name == "both" else (name,)


def write_pages(outputs: Outputs, pages: Iterable[Page], book: FontBook, *writings: Writing) -> int:
    """Write `pages` in all formats, by turns as each of `writings` says; return how many."""
    by_turns = [
        [PENS[each](outputs, book, writing) for each in formats_of(writing.formats)]
        for writing in writings
    ]
    count = 0
    for pens, page in zip(cycle(by_turns), pages):
        count += 1
        for pen in pens:
            pen.draw(page)
    for pen in chain(*by_turns):
        pen.close()
    return count


def preflighted(outputs: Outputs, progress: Progress | None = None) -> list[tuple[Path, str]]:
    """Return what the preflight warns of in the files that are to be checked; they are complete.

    Raises InputFault with every error in them: then none of the files must appear.
    """
    if not outputs.to_check:
        return []
    from cardgen.preflight.check import preflight  # takes a tenth of a card's time to load

    show = bar(progress, "checks", len(outputs.to_check))
    findings, wrong = [], []
    for done, path in enumerate(outputs.to_check, 1):
        for finding in preflight(outputs.place(path)).findings:
            if finding.severity == "error":
                message = f"would print wrong, so nothing is written: {finding.message}"
                wrong.append(Fault(path, None, message))
            findings.append((path, str(finding)))
        show(done)
    if wrong:
        raise InputFault(wrong)
    return findings


@dataclass(frozen=True, kw_only=True)
class SheetOptions:
    """How sheets are printed, in the order of ``--help``."""

    paper: str = option("a4", "Paper, such as a4, letter or a3, or WxH in mm.", "SIZE")
    formats: str = option(
        "pdf", "File format.", "|".join((*PENS, "both")), names=("--format",), read=as_format
    )
    svg_text: Literal["outlines", "live"] = option(
        "outlines", "Text in SVG: outlines, or live text to edit."
    )
    font: list[Path] | None = option(None, "A font for characters that ours lack.", "FILE")
    language: str | None = option(
        None, "Print in this language, or in that of a folder.", "TAG|FOLDER", read=as_language
    )
    check: bool = option(False, "Read each PDF file back, as cardgen preflight does.")

    def with_output(self, output: Path) -> dict[str, Any]:
        """Return the arguments that a job takes of these options, and where it writes."""
        return {each.name: getattr(self, each.name) for each in fields(SheetOptions)} | {
            "output": output
        }


@dataclass(frozen=True, kw_only=True)
class SheetsJob(SheetOptions):
    """Sheets in files called `output`, without suffix.

    Jobs write all files or none, and raise `InputFault` with all faults.
    """

    output: Path

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper in mm; `InputFault` if there is no such paper."""
        return paper_size(self.paper)

    @property
    def files(self) -> str:
        """What advice calls the files of a job that makes one PDF file."""
        if "pdf" in formats_of(self.formats):
            return f"{self.output}.pdf"
        return f"the {self.formats.upper()} files"

    @property
    def created(self) -> datetime:
        """The date of the files: every path among the job's values is an input (`date_of`)."""
        values = [getattr(self, each.name) for each in fields(self) if each.name != "output"]
        return date_of(
            Path(value)
            for value in (*values, *(self.font or ()))
            if isinstance(value, Path) or (isinstance(value, str) and value.endswith(".toml"))
        )

    def book(self, usual: str = "") -> FontBook:
        """Return the fonts to use; `InputFault` if a file is not a font.

        They are for the language that the options name, else the `usual` one, else English.
        """
        return font_book(tuple(self.font or ()), self.language or usual or ENGLISH)

    def writing(self, title: str, ending: str = "") -> Writing:
        """Return how pages become files with this `ending` of their name."""
        return Writing(
            name=self.output.with_name(self.output.name + ending),
            title=title,
            formats=self.formats,
            live_text=self.svg_text == "live",
            check=self.check,
            created=self.created,
        )

    def write(
        self,
        book: FontBook,
        files: Mapping[tuple[str, str], Iterable[Page]],
        advice: str,
        flip: Literal["long", "short"] | None = None,
    ) -> Written:
        """Write each of `files`, all or none: its pages, by the end of its name and its title.

        Raises InputFault if one of them cannot be written.
        """
        count = 0
        with Outputs() as outputs:
            for (ending, title), pages in files.items():
                writing = replace(self.writing(title, ending), flip=flip)
                count += write_pages(outputs, pages, book, writing)
            return Written(count, advice, tuple(outputs.paths), findings=preflighted(outputs))


UNFIT = (SheetError, MissingGlyphError, TextTooLongError)
"""What parts raise if something does not fit on the paper."""
