"""The job of printing what a game is played with: parts that are printed alike share a file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.pdf_content import ColorMode
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.games.rulebook import rulebook_pages
from cardgen.games.rulebook_art import RULEBOOK_ART
from cardgen.inputs.faults import Fault, InputFault, did_you_mean, faults_of, quoted
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.phone_link import as_join_address, phone_link
from cardgen.inputs.profile import Profile, read_profile
from cardgen.jobs.cards import advice_for, size_on_sheet, write_cards
from cardgen.jobs.options import SITE, declared, option
from cardgen.jobs.writing import (
    HOW_TO_TURN,
    SheetsJob,
    Writing,
    Written,
    booklet_advice,
    preflighted,
    write_pages,
)
from cardgen.output import Outputs
from cardgen.press.booklet import booklet, reader_size
from cardgen.press.impose import Duplex
from cardgen.press.printer import load_printer
from cardgen.press.sheets import SheetLayout
from cardgen.press.stock import Stock, load_stock, plain_stock
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError
from companion.errors import RulingError
from companion.names import (
    ends_with_symbol,
    name_fault,
    player_typed,
    spoken,
    symbol_fault,
    symbol_for,
)
from companion.record import NAME_AND_SYMBOL, Player, parse
from companion.usage import Option, known_name


@dataclass(frozen=True, slots=True)
class PartOption(Option):
    """An option that `fills_in` a field of a part's setting; without a field it is for decks."""

    fills_in: str = ""

    def is_for(self, part: Part) -> bool:
        """Return whether it changes a part."""
        return self.fills_in in part.options if self.fills_in else part.is_deck


def _option(usual: Any, about: str, metavar: str | None = None, **more: Any) -> Any:
    return declared(usual, PartOption(about, metavar, **more))


@dataclass(frozen=True, kw_only=True)
class PartOptions:
    """What can be said of parts of games; None is the usual value of a setting.

    A deck is printed on `stock`: "plain", "single" (for a print shop, one side of a card a
    page), the name of a perforated stock, or the path of a TOML file.
    """

    players: int | None = option(
        None, "Number of players; default: as few as can play.", "N", at_least=1, at_most=100
    )
    names: str | None = _option(
        None,
        'Names and symbols in playing order, such as "Ann Lee X,Bob O". A name alone gets a '
        "symbol.",
        "NAMES",
        fills_in="players",
    )
    layout: str | None = _option(
        None,
        "How the grids lie on the table; default: each way.",
        "NAME",
        read=known_name,
        fills_in="layout",
    )
    cell: float | None = _option(
        None, "Side of a space; default: the largest.", "MM", fills_in="cell"
    )
    geometry: str | None = _option(
        None,
        "For a placemat: shape of your cards; default: classic.",
        "NAME",
        read=known_name,
        fills_in="geometry",
    )
    profile: Path | None = _option(
        None, "Profile of the person named in the heads of the pages.", "FILE", fills_in="owner"
    )
    site: str | None = _option(None, SITE.about, SITE.metavar, read=SITE.read, fills_in="link")
    join_qr: str | None = _option(
        None,
        "Address from 'companion serve' at which players join, for QR symbols.",
        "URL",
        read=as_join_address,
        fills_in="link",
    )
    deal: str | None = _option(
        None, "For a board: any word is a deal, such as k7.", "SEED", fills_in="deal"
    )
    deck: Path | None = _option(
        None, "TOML file with your own cards; default: the house deck.", "FILE", fills_in="deck"
    )
    cards: Literal["poker", "bridge"] | None = _option(
        None, "For a mat: size of your cards; default: poker.", fills_in="cards"
    )
    reduced: bool = _option(False, "Print a mat small, on one sheet.", fills_in="reduced")
    theme: str | None = _option(
        None,
        "For a deck: nocturne, paper (saves ink), bold, swiss, mono (for lasers), or a TOML file.",
        "NAME",
        read=known_name,
        fills_in="theme",
    )
    stock: str | None = _option(
        None,
        "For a deck: plain, single (for print shops), a product name, or a TOML file.",
        "NAME",
        read=known_name,
    )
    duplex: Literal["long", "short", "manual"] | None = _option(
        None, "For a deck: the edge on which your printer flips the sheet."
    )
    no_duplex: bool = _option(False, "Print both sides of a deck side by side, to fold and glue.")
    printer: str | None = _option(
        None, "Correct the back of a deck for this calibrated printer.", "NAME"
    )
    pdfx: bool = _option(False, "Write a deck as PDF/X-4, for print shops.")


@dataclass(frozen=True, kw_only=True)
class PrintJob(PartOptions, SheetsJob):
    """`parts` of a `game` for a table."""

    game: PrintedGame
    parts: tuple[Part, ...]

    @property
    def flip(self) -> Duplex:
        """How both sides of a deck are printed."""
        return "none" if self.no_duplex else self.duplex or "long"

    def owner(self) -> Profile | None:
        """Return whose profile it is, if the options name one; raises InputFault."""
        return None if self.profile is None else read_profile(self.profile)

    def setting(self, book: FontBook, owner: Profile | None) -> Setting:
        """Return what the parts are printed for.

        Raises InputFault if the names, the layout or the geometry is at fault.
        """
        players = () if self.names is None else named_players(self.names)
        source = "--names" if players else "--players"
        return Setting(
            book=book,
            paper=self.paper,
            seats=seats_for(self.game, len(players) or self.players, self.layout, source),
            players=players,
            layout=self.layout or "",
            deal=self.deal or "k7",
            owner=owner,
            link=phone_link(self.site, self.join_qr),
            cell=self.cell,
            geometry=load_geometry(self.geometry or "classic"),
            deck=self.deck,
            cards=self.cards or "",
            reduced=self.reduced,
            theme=self.theme or "",
        )


def named_players(text: str) -> tuple[tuple[str, str], ...]:
    """Read names and symbols such as ``Ann Lee X, Bob O``, clockwise from T1; raises InputFault.

    A name alone gets a free symbol (see `ends_with_symbol`).
    """
    if ";" in text:
        raise InputFault.of("--names", "a comma separates players, such as 'Ann X, Bob O'")
    names: list[str] = []
    symbols: list[str] = []
    faults: list[Fault] = []
    given = [entry.split() for entry in text.split(",")]
    taken = [words[-1] for words in given if ends_with_symbol(words)]
    for number, words in enumerate(given, 1):
        if words and not ends_with_symbol(words):
            words.append(symbol_for(words[0], taken))
            taken.append(words[-1])
        try:
            player = parse(player_typed(" ".join(words)), NAME_AND_SYMBOL)
        except RulingError as error:
            faults.append(Fault("--names", f"player {number}", str(error)))
            continue
        assert isinstance(player, Player)
        name, symbol = spoken(player.name), player.symbol
        wrong = (name_fault(name, names), symbol_fault(symbol, symbols))
        faults += [
            Fault("--names", f"player {number}", str(message)) for message in wrong if message
        ]
        names.append(name)
        symbols.append(symbol)
    if faults:
        raise InputFault(faults)
    return tuple(zip(names, symbols, strict=True))


def seats_for(
    game: PrintedGame, players: int | None, layout: str | None, source: str = "--players"
) -> int:
    """Return for how many to print: `players`, else those of the `layout`, else as few as can play.

    `source` says how many players there are. Raises InputFault if the game is not for so many, or
    has no such layout.
    """
    fewest = game.game.players[0]
    if layout is None:
        with faults_of(source, ValueError):
            game.layouts(players or fewest)
        return players or fewest
    known = {name: seats for seats, names in game.tables() for name in names}
    if layout not in known:
        some = ", ".join([*known][:8]) or "it has none"
        message = f"there is no layout {quoted(layout)}{did_you_mean(layout, known)}: {some}"
        raise InputFault.of("--layout", message)
    if players not in (None, known[layout]):
        message = f"{layout} is for {known[layout]} players, not {players}"
        raise InputFault.of("--layout", message)
    return known[layout]


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A file of a game with `parts` that are printed alike, and the `ending` of its name."""

    ending: str
    parts: tuple[Part, ...]

    @property
    def how(self) -> str:
        """How it is printed, as advice says it."""
        first = self.parts[0]
        how = str(HOW_TO_TURN["long"]) if first.sides == 2 else "on one side"
        return f"{how}, on stiff paper" if first.paper == "stiff" else how


def printed_files(parts: Iterable[Part]) -> tuple[PrintedFile, ...]:
    """Return the files for `parts`: a file of one part is called after it."""
    files: dict[str, list[Part]] = {}
    for part in parts:
        files.setdefault(_ending(part), []).append(part)
    return tuple(
        PrintedFile(f"-{alike[0].name}" if len(alike) == 1 else ending, tuple(alike))
        for ending, alike in files.items()
    )


def _ending(part: Part) -> str:
    """Return how the name of a part's file ends; decks and placemats have a file each."""
    if part.is_deck or part.paper == "large":
        return f"-{part.name}"
    if part.sides == 2:
        return "-both-sides"
    return "-cards" if part.paper == "stiff" else ""


def make_prints(job: PrintJob) -> Written:
    """Print the parts of a game as `job` says; InputFault with what cannot be printed."""
    owner = job.owner()
    book = job.book(owner.language if owner else "")
    setting = job.setting(book, owner)
    files = printed_files(job.parts)
    source = f"cardgen print {job.game.name}"
    count = 0
    for_print_shop = any(file.parts[0].is_deck for file in files) and (
        job.pdfx or job.stock == "single"
    )
    with Outputs() as outputs:
        for file in files:
            title = f"{job.game.title}: {', '.join(part.name for part in file.parts)}"
            writing = replace(
                job.writing(title, file.ending if len(files) > 1 else ""),
                flip="long" if file.parts[0].sides == 2 else None,
                check=job.check or for_print_shop,
            )
            text = faults_of(
                "--names" if job.names else source, TextTooLongError, MissingGlyphError
            )
            with text, faults_of(source, SheetError):
                if file.parts[0].is_deck:
                    count += _write_deck(outputs, job, file.parts[0], setting, writing)
                else:
                    pages = [page for part in file.parts for page in part.make(setting)]
                    count += write_pages(outputs, pages, book, writing)
        findings = preflighted(outputs)
        return Written(count, _advice(job, files), tuple(outputs.paths), findings=findings)


def _advice(job: PrintJob, files: Sequence[PrintedFile]) -> str:
    finish = " ".join(map(str, filter(None, dict.fromkeys(part.finish for part in job.parts))))
    if len(files) > 1:
        each = "; ".join(f"{job.output.name}{file.ending} {file.how}" for file in files)
        return f"print at 100 %, on {job.paper}: {each}. {finish}".strip()
    if not job.parts[0].is_deck:
        return f"print {files[0].how}, at 100 %, on {job.paper}. {finish}".strip().removesuffix(".")
    stock = _stock(job, job.parts[0])
    if stock is None:
        return f"send {job.files} to a print shop: each face comes with its back"
    return advice_for(job.flip, stock)


def _write_deck(
    outputs: Outputs, job: PrintJob, part: Part, setting: Setting, writing: Writing
) -> int:
    """Write a deck on its stock, or a side of a card a page; return how many pages there are."""
    assert part.pieces is not None
    stock = _stock(job, part)
    if stock is not None and stock.perforated and job.flip != "none":
        setting = replace(setting, trim=(stock.cell_width, stock.cell_height))
    cards = part.pieces.make(setting)
    color: ColorMode = "cmyk" if job.pdfx or stock is None else "rgb"
    layout = SheetLayout(
        job.flip,
        lines=frozenset(("fold", "cut") if stock is None else ()),
        printer=load_printer(job.printer) if job.printer else None,
        language=setting.book.language,
        title=part.pieces.title(setting),
    )
    writing = replace(writing, color=color, pdfx=job.pdfx, flip=None)
    return write_cards(outputs, cards, setting.book, writing, stock, layout)


def _stock(job: PrintJob, part: Part) -> Stock | None:
    """Return what a deck is printed on; None for a print shop."""
    if job.stock == "single":
        return None
    if job.stock not in (None, "plain"):
        return load_stock(job.stock)
    assert part.pieces is not None
    return plain_stock(job.paper, *size_on_sheet(*part.pieces.size, job.flip), part.pieces.bleed)


def make_rulebook(job: SheetsJob) -> Written:
    """Print the rule book as a booklet, two pages on each side of the paper."""
    book = job.book()
    with faults_of("cardgen print", SheetError):
        pages = rulebook_pages(book, reader_size(job.size), RULEBOOK_ART)
    bound = booklet(pages, from_right=book.language.direction == "rtl")
    return job.write(book, {("", "The rules"): bound}, booklet_advice(job.paper), "short")
