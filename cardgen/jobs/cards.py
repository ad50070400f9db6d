"""Jobs: from what the user asked for to finished files, and a word on how to print them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardgen.connector.layout.result import SEED
from cardgen.drawing.fonts import FontBook, FontError
from cardgen.drawing.pdf import PdfPen, PdfSettings
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.guests import Attendee, RowFaults, iter_attendees
from cardgen.inputs.profile import EXAMPLE_PROFILE, Profile, faults_by_line, read_profile
from cardgen.jobs.batch import Composer, compose
from cardgen.jobs.card_backs import connector_of, house_connector
from cardgen.output import Outputs
from cardgen.press.impose import Duplex, glued_size
from cardgen.press.printer import load_printer
from cardgen.press.sheets import Marks, Options, press_ready, sheets
from cardgen.press.stock import Stock, load_stock, plain_stock
from cardgen.printables.card.card import Card, card
from cardgen.printables.connector.back_artwork import Connector

if TYPE_CHECKING:
    from rich.progress import Progress

Format = Literal["pdf", "svg", "both"]

_CARDS_A_REFRESH = 50  # of the progress bar: several times a second

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


@dataclass(frozen=True, slots=True)
class CardJob:
    """Cards on sheets: whose, of which shape, on which stock.

    `profile` None means the example. `stock` is "plain", "single" (press-ready, one card a page), the
    name of a perforated stock or the path of a TOML file. `records` are the rows of `csv` to print, all
    if empty. `copies` 0 fills a sheet with each card. `texts` are the user's own for Connector, laid out
    from `seed`.
    """

    output: Path
    profile: Path | None = None
    csv: Path | None = None
    geometry: str = "classic"
    stock: str = "plain"
    paper: str = "a4"
    bleed: bool = True
    gutter: float = 0
    duplex: Duplex = "long"
    copies: int | None = None
    start: int = 1
    skip: frozenset[int] = frozenset()
    records: frozenset[int] = frozenset()
    skip_bad: bool = False
    printer: str | None = None
    marks: Marks = "front"
    fold_lines: bool = False
    color: ColorMode | None = None
    pdfx: bool = False
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()
    workers: int | None = None
    texts: Path | None = None
    seed: int = SEED


def font_book(extra: tuple[Path, ...]) -> FontBook:
    """Return the bundled faces and those of the files in `extra`.

    Raises:
        InputFault: one of them is no font.
    """
    try:
        return FontBook(extra)
    except FontError as error:
        raise InputFault([Fault("--font", None, str(error))]) from None


def profile_of(path: Path | None, csv: Path | None = None) -> tuple[Profile, str]:
    """Return the profile at `path`, or the example, and its name for messages.

    Under the rows of a `csv` file there is no example: nobody wants a stranger's number on a guest's card.
    """
    if path is not None:
        return read_profile(path), str(path)
    if csv is not None:
        return Profile("Guest"), "the blank profile"
    return _example(), "the example profile"


def _example() -> Profile:
    import tempfile  # noqa: PLC0415  (only for those without a profile of their own)

    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "profile.toml"
            path.write_text(EXAMPLE_PROFILE, "utf-8")
            return read_profile(path)
    except OSError as error:
        message = f"needs room for temporary files: {error.strerror}; or give a profile with --profile"
        raise InputFault([Fault("the example profile", None, message)]) from None


def make_cards(job: CardJob, progress: Progress | None = None) -> Written:
    """Print cards as `job` says; all files or none.

    Raises:
        InputFault: with everything that is wrong with the input.
    """
    book = font_book(job.fonts)
    profile, where = profile_of(job.profile, job.csv)
    geometry = load_geometry(job.geometry)
    color: ColorMode = job.color or ("cmyk" if job.pdfx or job.stock == "single" else "rgb")
    if job.texts is None:
        connector = house_connector(geometry)
    else:
        connector = connector_of(job.texts, geometry, book, job.seed, progress=progress)
    bad: list[RowFaults] = []
    if job.csv is None:
        stream: Iterator[Card] = iter([_one_card(profile, geometry, book, where, connector)])
    else:
        drawn_for = color if job.formats == "pdf" else None
        composer = Composer(geometry, book, str(job.csv), drawn_for, connector, profile, where)
        stream = _cards(job, profile, composer, bad, progress)
    sides = ((one.outside, one.inside) for one in stream)
    writing = Writing(
        job.output,
        f"{profile.name}: foldable card" if job.csv is None else "Foldable cards",
        job.formats,
        color,
        job.pdfx,
        job.duplex if job.duplex in ("long", "short") and job.stock != "single" else None,
        job.live_text,
    )
    if job.stock == "single":
        pages: Iterator[Page] = (page for one in sides for page in press_ready(one, marks=job.marks))
        advice = (
            f"send it to a print shop: card in {color.upper()} with bleed, folds on the plate Fold, "
            "cut on the plate Cut"
        )
    else:
        stock = stock_of(job, geometry)
        pages = sheets(sides, stock, _options(job))
        advice = advice_for(job.duplex, stock)
    with Outputs() as outputs:
        if job.duplex == "manual" and job.stock != "single":
            count = _write_apart(outputs, pages, book, writing)
        else:
            count = write_pages(outputs, pages, book, writing)
        common, rest = _shared_faults(bad, where)
        common = faults_by_line(common, Path(where))
        if bad and not job.skip_bad:
            raise InputFault([*common, *(fault for row in rest for fault in row.faults)])
        if count == 0 and common:  # leaving out rows does not help
            raise InputFault(common)
        if count == 0:
            message = "every row is at fault: nothing is left to print"
            raise InputFault([Fault(str(job.csv), None, message)])
        paths = tuple(outputs.paths)
    left_out = (_at_row(row, where, f"{job.csv}:{row.line}") for row in bad)
    return Written(paths, count, advice, tuple(left_out))


def _one_card(
    profile: Profile, geometry: Geometry, book: FontBook, where: str, connector: Connector | None
) -> Card:
    """Return the card of `profile`, read from the file called `where` if it is not the example."""
    try:
        return card(profile, geometry, book, where, connector)
    except InputFault as error:
        raise InputFault(faults_by_line(error.faults, Path(where))) from None


def _at_row(row: RowFaults, source: str, place: str) -> RowFaults:
    """Return `row`, whose card is left out, with the faults of the profile named `source` at its `place`."""
    return replace(
        row,
        faults=tuple(replace(fault, where=place) if fault.where == source else fault for fault in row.faults),
    )


def _shared_faults(bad: Iterable[RowFaults], source: str) -> tuple[list[Fault], list[RowFaults]]:
    """Part the faults of the profile named `source`, each field's once, from those of the rows."""
    common: dict[str | None, Fault] = {}
    rest: list[RowFaults] = []
    for row in bad:
        for fault in row.faults:
            if fault.where == source:
                common.setdefault(fault.field, fault)
        rest.append(replace(row, faults=tuple(fault for fault in row.faults if fault.where != source)))
    return list(common.values()), rest


def _cards(
    job: CardJob, profile: Profile, composer: Composer, bad: list[RowFaults], progress: Progress | None
) -> Iterator[Card]:
    """Yield the cards of the rows that are in order; the others go into `bad`."""
    assert job.csv is not None
    wanted = _wanted(iter_attendees(job.csv, profile), job)
    task = progress.add_task("cards", total=_rows_about(job.csv)) if progress else None
    for done, made in enumerate(compose(wanted, composer, job.workers), 1):
        if progress is not None and task is not None:
            progress.update(task, completed=done, refresh=done % _CARDS_A_REFRESH == 0)
        if isinstance(made, RowFaults):
            bad.append(made)
        else:
            yield made


def _wanted(rows: Iterable[Attendee | RowFaults], job: CardJob) -> Iterator[Attendee | RowFaults]:
    """Yield the rows that are to be printed.

    Raises:
        InputFault: after the last of them, if a record that was asked for did not come.
    """
    missing = set(job.records)
    for row in rows:
        if not job.records or row.record in missing:
            missing.discard(row.record)
            yield row
    if missing:
        absent = ", ".join(map(str, sorted(missing)))
        message = f"has no record {absent}: records count from 1, the header left out"
        raise InputFault([Fault(str(job.csv), None, message)])


def _rows_about(path: Path) -> int:
    """Return about how many rows a CSV file has: its lines, which is more where cells hold several."""
    with path.open("rb") as file:
        return max(1, sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b"")) - 1)


def stock_of(job: CardJob, geometry: Geometry) -> Stock:
    """Return the stock on which `job` prints, with cells for what it prints if it is plain paper."""
    width, height = geometry.width, geometry.height
    if job.duplex == "none":
        width, height = glued_size(width, height)
    if job.stock == "plain":
        return plain_stock(job.paper, width, height, geometry.bleed if job.bleed else 0, job.gutter)
    return load_stock(job.stock)


def _options(job: CardJob) -> Options:
    copies: int | Literal["fill"] = "fill"
    if job.copies is not None or job.csv is not None:
        copies = job.copies or ("fill" if job.copies == 0 else 1)
    return Options(
        job.duplex,
        job.start,
        job.skip,
        copies,
        job.marks,
        job.fold_lines,
        load_printer(job.printer) if job.printer else None,
    )


def advice_for(duplex: Duplex, stock: Stock) -> str:
    """Return what to tell a printer's dialogue."""
    how = {
        **HOW_TO_TURN,
        "manual": "fronts first, turn the stack over along the long edge, then the backs",
        "none": "on one side, cut out, fold backwards along the glue fold and glue",
    }[duplex]
    paper = f"{stock.paper_width:g} x {stock.paper_height:g} mm"
    return f"print {how}, at 100 %, on {stock.name if stock.perforated else 'paper of ' + paper}"


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


def _write_apart(outputs: Outputs, pages: Iterable[Page], book: FontBook, writing: Writing) -> int:
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
