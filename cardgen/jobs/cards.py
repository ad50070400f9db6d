"""The job of printing cards: one, a sheet of them, or one for each row of a CSV file."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cardgen.card.card import Card, card
from cardgen.card.front import SMALLER_SYMBOL, sizes_of
from cardgen.card.front_sizes import Sizes
from cardgen.card.portrait import portrait_remark
from cardgen.card.shortened import shortened
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, choose
from cardgen.inputs.accent import accent_remark, is_in_one_ink, press_ink, theme_of
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import Fault, InputFault, Report, faults_changed
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.guest_rows import GuestFile, GuestList
from cardgen.inputs.guests import read_guests
from cardgen.inputs.profile import (
    Origin,
    Profile,
    example_profile,
    fill_note,
    qr_kind,
    read_profile,
)
from cardgen.jobs.card_backs import builtin_connector
from cardgen.jobs.options import CardOptions
from cardgen.jobs.progress import Progress
from cardgen.jobs.writing import (
    HOW_TO_TURN,
    SheetsJob,
    Writing,
    Written,
    preflighted,
    write_pages,
)
from cardgen.output import Outputs
from cardgen.press.impose import Duplex, free_places, glued_size
from cardgen.press.printer import load_printer
from cardgen.press.sheets import CardLine, CardPages, SheetLayout, press_ready, sheets
from cardgen.press.slots import CardSlot, numbered_places, slots
from cardgen.press.stock import Stock, load_stock, plain_stock
from cardgen.sheets.logo import logo_remark


@dataclass(frozen=True, kw_only=True)
class CardJob(CardOptions, SheetsJob):
    """Cards on sheets: the person, the shape and the stock, as the table of options has them."""

    @property
    def lines(self) -> frozenset[CardLine]:
        """The lines to draw on the card: usually both for a print shop, else none."""
        usual = self.stock == "single"
        wanted: dict[CardLine, bool | None] = {"fold": self.fold_lines, "cut": self.cut_lines}
        return frozenset(
            line for line, asked in wanted.items() if (usual if asked is None else asked)
        )

    @property
    def guests(self) -> GuestFile | None:
        """The file of guests and how to read it."""
        if self.csv is None:
            return None
        return GuestFile(
            self.csv, tuple(self.mapping or ()), self.blank, self.decided, self.names_csv
        )

    @property
    def decided(self) -> dict[str, Any]:
        """The fields of all cards that are not the profile's to say."""
        theme = {} if self.theme is None else {"theme": self.theme}
        return theme if self.site is None else {**theme, "qr": "url", "qr_url": self.site}

    def base(self) -> Profile:
        """Return the profile with what is decided; raises InputFault if it is at fault.

        Guests without a profile get a blank one: the example's number must not appear on a guest's
        card.
        """
        if self.csv is not None and self.profile is None:
            profile = Profile("Guest", origin=Origin("the blank profile"))
        else:
            profile = profile_of(self.profile)
        return replace(profile, **self.decided)


def profile_of(path: Path | None) -> Profile:
    """Return the profile at `path`, or the example."""
    return example_profile() if path is None else read_profile(path)


def read_list(job: CardJob, base: Profile, report: Report | None = None) -> GuestList:
    """Read the guest list of `job` over `base`; `report` gets which columns were guessed.

    Raises InputFault as `read_guests` does.
    """
    told: list[str | Fault] = []

    def tell(line: str | Fault) -> None:
        told.append(line)
        if report:
            report(line)

    assert job.guests is not None
    return GuestList(read_guests(job.guests, base, tell), told)


def make_cards(
    job: CardJob,
    progress: Progress | None = None,
    report: Report | None = None,
    listed: GuestList | None = None,
) -> Written:
    """Print cards as `job` says, all files or none; raises InputFault with all faults of the input.

    Before anything is written, `report` gets which columns were guessed, what is
    amiss with logo and portrait, and where the accent is changed. A guest list that is `listed`
    has been read (`read_list`).
    """
    with Outputs() as outputs:
        written = print_cards(job, outputs, progress, report, listed)
        return replace(written, paths=tuple(outputs.paths), findings=preflighted(outputs))


def print_cards(
    job: CardJob,
    outputs: Outputs,
    progress: Progress | None = None,
    report: Report | None = None,
    listed: GuestList | None = None,
) -> Written:
    """Print cards into `outputs`, as `make_cards` does, but for the files and the findings."""

    def of_use(fault: Fault) -> Fault:
        """Return a fault without advice to use an option that has been used already."""
        given = (each for each in fault.advice if isinstance(each, str) or each.name != "shorten")
        return replace(fault, advice=tuple(given)) if job.shorten else fault

    with faults_changed(of_use):
        written = _print_cards(job, outputs, progress, report, listed)
    return replace(written, left_out=tuple(map(of_use, written.left_out)))


def _print_cards(
    job: CardJob,
    outputs: Outputs,
    progress: Progress | None,
    report: Report | None,
    listed: GuestList | None,
) -> Written:
    job.refuse_contradictions()
    profile = job.base()
    book = job.book(profile.language)
    theme_of(profile)  # report a wrong theme once, not with each card
    geometry = replace(load_geometry(job.geometry), grid_back=job.grid)
    if job.grid and geometry.folds:
        raise InputFault.of("--grid", "is for flat cards: a folded one has its board inside")
    color = _color(job, profile)
    remarks: tuple[str | Fault, ...] = ()
    if job.texts is None:
        connector = builtin_connector(geometry, book, report)
    else:
        from cardgen.jobs.back_proofs import connector_of, decoy_remarks  # ours are proven

        connector = connector_of(job.texts, geometry, book, job.seed, job.minutes, progress, report)
        remarks = tuple(decoy_remarks(connector, job.texts))
    if connector and profile.back == "both":
        from cardgen.jobs.back_proofs import check_list

        check_list(profile, connector, geometry, book)
    if report:
        remarks_on_profile = logo_remark(profile), portrait_remark(profile), accent_remark(profile)
        for line in filter(None, remarks_on_profile):
            report(line)
    if job.csv is None:
        guests = None
        single, lacks = _single_card(job, profile, geometry, book, connector)
        stream: Iterator[Card] = iter([single])
        remarks += lacks
    else:
        from cardgen.jobs.batch import CardComposer, GuestBatch  # a single card needs no list

        composer = CardComposer(geometry, book, connector)
        if listed is None:
            listed = read_list(job, profile, report)
        elif report:
            for told in listed.told:
                report(told)
        guests = GuestBatch(job, composer, profile, listed.rows, report)
        stream = guests.cards(progress)
    sides = ((one.outside, one.inside) for one in stream)
    title = f"{profile.name}: foldable card" if job.csv is None else "Foldable cards"
    writing = replace(
        job.writing(title),
        color=color,
        pdfx=job.pdfx,
        condition=job.condition,
        check=job.check or job.pdfx or job.stock == "single",
        spot=press_ink(profile) if is_in_one_ink(profile) else None,
        author=profile.name if job.csv is None else "",
        subject="A business card that unfolds into a game board",
    )
    stock = None
    if job.stock == "single":
        plates = {"fold": "folds on the plate Fold"} if geometry.folds else {}
        plates["cut"] = "cut on the plate Cut"
        advice = f"send {job.files} to a print shop: card in {color.upper()} with bleed" + "".join(
            f", {words}" for line, words in plates.items() if line in job.lines
        )
    else:
        stock = stock_of(job, geometry)
        advice = advice_for(job.duplex, stock)
    layout = replace(layout_of(job), language=book.language)
    count = write_cards(outputs, sides, book, writing, stock, layout)
    written = Written(pages=count, advice=advice, remarks=remarks)
    return guests.complete(written, outputs) if guests else written


def _single_card(
    job: CardJob, profile: Profile, geometry: Geometry, book: FontBook, connector: Connector | None
) -> tuple[Card, tuple[str, ...]]:
    profile = replace(profile, note=fill_note(profile.note, {}))
    dropped: tuple[str, ...] = ()
    if job.shorten:
        profile, dropped = shortened(profile, geometry, book)
    sizes = sizes_of(profile, geometry, book)
    lacks = left_out_line((*dropped, *left_out_by(sizes, profile)))
    if module := fine_module(profile, sizes):
        lacks += fine_symbols_line([("this card", profile, module)])
    return card(profile, geometry, book, connector), lacks


def _color(job: CardJob, profile: Profile) -> ColorMode:
    """Return the colours of a job: CMYK if something of it is for a press."""
    plates = is_in_one_ink(profile) or profile.finish != "none"
    if job.color == "rgb" and plates:
        field = "ink" if profile.ink else "finish"
        message = "needs a plate of its own, and --color rgb has none: leave one of them out"
        raise InputFault([profile.origin.fault(field, message)])
    for_press = plates or job.pdfx or job.condition or job.stock == "single"
    return job.color or ("cmyk" if for_press else "rgb")


def write_cards(
    outputs: Outputs,
    cards: Iterable[CardPages],
    book: FontBook,
    writing: Writing,
    stock: Stock | None,
    layout: SheetLayout,
) -> int:
    """Write two-sided cards on sheets of `stock`, or a side a page for a print shop."""
    if stock is None:
        pages = (
            page
            for card in cards
            for page in press_ready(card, marks=layout.marks, lines=layout.lines)
        )
        return write_pages(outputs, pages, book, writing)
    flip = layout.duplex if layout.duplex in ("long", "short") else None
    # a printer that is fed by hand gets fronts and backs in files of their own
    endings = ("-fronts", "-backs") if layout.duplex == "manual" else ("",)
    writings = (
        replace(writing, flip=flip, name=writing.name.with_name(writing.name.name + ending))
        for ending in endings
    )
    return write_pages(outputs, sheets(cards, stock, layout), book, *writings)


def size_on_sheet(width: float, height: float, duplex: Duplex) -> tuple[float, float]:
    """Return the size of a card in mm as it is cut out of a sheet."""
    return glued_size(width, height) if duplex == "none" else (width, height)


def stock_of(job: CardJob, geometry: Geometry) -> Stock:
    """Return the stock for `job`; plain paper gets cells of the card's size."""
    if job.stock != "plain":
        return load_stock(job.stock)
    size = size_on_sheet(geometry.width, geometry.height, job.duplex)
    return plain_stock(job.paper, *size, geometry.bleed if job.bleed else 0, job.gutter)


def places_on_sheet(job: CardJob) -> list[CardSlot]:
    """Return the places for cards on a sheet of `job`."""
    geometry = load_geometry(job.geometry)
    size = size_on_sheet(geometry.width, geometry.height, job.duplex)
    return slots(stock_of(job, geometry), *size)


def make_places(job: CardJob) -> Written:
    """Print the numbers of the places on a sheet, those that are free in black.

    Raises InputFault if the card doesn't go on the sheet, or no place is free.
    """
    job.refuse_contradictions()
    layout = layout_of(job)
    if job.stock == "single":
        raise InputFault.of("--places", "are on sheets, and a print shop gets a card a page")
    stock = stock_of(job, load_geometry(job.geometry))
    places = places_on_sheet(job)
    free = free_places(len(places), layout.start, layout.skip)
    page = numbered_places(stock, places, free)
    advice = "lay it over a part-used sheet; --start N says which place is the first free one"
    return job.write(job.book(), {("", f"Places of {stock.name}"): [page]}, advice)


def layout_of(job: CardJob) -> SheetLayout:
    """Return how the cards of `job` are laid on sheets; InputFault if its printer is not known."""
    copies: int | Literal["fill"] = "fill"
    if job.copies is not None or job.csv is not None:
        copies = job.copies or ("fill" if job.copies == 0 else 1)
    printer = None
    if job.printer:
        printer = load_printer(job.printer)
    return SheetLayout(job.duplex, job.start, job.skip, copies, job.marks, job.lines, printer)


def advice_for(duplex: Duplex, stock: Stock) -> str:
    """Return the settings for the print dialogue."""
    how = {
        **HOW_TO_TURN,
        "manual": "fronts first, turn the stack over along the long edge, then the backs",
        "none": "on one side, cut out, fold backwards at the glue fold, and glue",
    }[duplex]
    paper = f"{stock.paper_width:g} x {stock.paper_height:g} mm"
    return f"print {how}, at 100 %, on {stock.name if stock.perforated else 'paper of ' + paper}"


# -- remarks ---------------------------------------------------------------------------------------


def left_out_by(sizes: Sizes, profile: Profile) -> list[str]:
    """Return what is not on the front at these sizes, because there is no room."""
    lacking = {
        "logo": profile.logo and not sizes.logo,
        "brand line": profile.brand and not sizes.brand_line,
    }
    return [name for name, lacks in lacking.items() if lacks]


def fine_module(profile: Profile, sizes: Sizes) -> float:
    """Return the side of a QR symbol's modules in mm if it is less than wanted, else 0."""
    content = payload(profile)
    if not (content and sizes.qr):
        return 0
    if theme_of(profile).tile is not None:
        choice = choose(content, sizes.qr)
        return choice.module if choice.is_small else 0
    # without a tile the ground is the quiet zone, and `qr` the side of the modules alone
    side = choose(content, sizes.qr + 2 * QUIET_ZONE * WANTED_MODULE).side
    return sizes.qr / side if sizes.qr / side < WANTED_MODULE - 1e-9 else 0


def fine_symbols_line(fine: Sequence[tuple[str, Profile, float]]) -> tuple[str, ...]:
    """Return the line on symbols with fine modules: whose they are, and what to do about it."""
    if not fine:
        return ()
    some = ", ".join(f"{whose} {module:.2f} mm" for whose, _, module in fine)
    kind, *others = {qr_kind(profile) for _, profile, _ in fine}
    smaller = "shorten what the symbol holds"
    if not others:
        smaller = SMALLER_SYMBOL.get(kind, smaller)
    what = f"modules of the QR symbol are below {WANTED_MODULE:.2f} mm, too fine for some phones"
    return (f"{what}: {some}; {smaller}",)


def left_out_line(parts: Iterable[str]) -> tuple[str, ...]:
    """Return the line that says what is left out, if anything is."""
    words = ", ".join(parts)
    return (f"left out, for lack of room: {words}",) if words else ()
