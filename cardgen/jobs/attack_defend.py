"""The job of printing Attack/Defend: its deck, rules, aid cards, score track or record sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.pdf_content import ColorMode
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.jobs.cards import advice_for
from cardgen.jobs.writing import (
    CheckedOutputs,
    SheetsJob,
    Writing,
    Written,
    faults_of,
    write_apart,
    write_pages,
)
from cardgen.press.impose import Duplex, glued_size
from cardgen.press.printer import load_printer
from cardgen.press.sheets import Options, press_ready, sheets
from cardgen.press.stock import Stock, load_stock, plain_stock
from cardgen.printables.aids.aid_cards import CARD
from cardgen.printables.aids.aid_page import AidError
from cardgen.printables.attackdefend.aids import aid_cards
from cardgen.printables.attackdefend.deck_cards import BLEED, SIZE, card_back, card_face, with_backs
from cardgen.printables.attackdefend.look import look_of, origin
from cardgen.printables.attackdefend.record import record_page
from cardgen.printables.attackdefend.rules import TITLE, rules_pages
from cardgen.printables.attackdefend.track import track_page
from cardgen.printables.common.typesetting import TextTooLongError
from companion.attackdefend.deck import HOUSE, Deck, DeckError, house_deck, read_deck
from companion.attackdefend.deck import SIZE as DECK_SIZE
from companion.toml_reader import line_of

Part = Literal["deck", "rules", "aids", "track", "record"]
PARTS: tuple[Part, ...] = get_args(Part)

_TRIM = 4.0  # how far a stock's cell may differ from a card, for the card to take its size


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDefendJob(SheetsJob):
    """A `part` of the game. `deck` is a TOML file with cards of one's own, None the house deck.

    The deck is printed on `stock`: "plain", "single" (for a print shop, one side of a card a page), the name
    of a perforated stock, or the path of a TOML file. Its `theme` is one of those of cards.
    """

    part: Part
    deck: Path | None = None
    stock: str = "plain"
    theme: str = "nocturne"
    duplex: Duplex = "long"
    printer: str | None = None
    color: ColorMode | None = None
    pdfx: bool = False


def make_attack_defend(job: AttackDefendJob) -> Written:
    """Print a part of the game."""
    book, deck = job.book(), deck_of(job.deck)
    with faults_of(f"cardgen attack-defend {job.part}", AidError):
        match job.part:
            case "deck":
                return _make_deck(job, book, deck)
            case "aids":
                stock = plain_stock(job.paper, *glued_size(*CARD), bleed=0)
                copies = max(1, len(stock.cells()) // 2)  # of a card for each side
                pages = sheets(aid_cards(book, deck), stock, Options("none", copies=copies))
                advice = f"print on one side, at 100 %, on {job.paper}; cut out, fold backwards and glue"
                return job.write(book, {("", f"{TITLE}: aid cards"): pages}, advice)
            case "rules":
                made = rules_pages(book, job.size, deck)
            case "track":
                made = (track_page(book, job.size, deck),)
            case "record":
                made = (record_page(book, job.size, deck, HOUSE if job.deck is None else str(job.deck)),)
    advice = f"print on one side, at 100 %, on {job.paper}"
    return job.write(book, {("", f"{TITLE}: {job.part}"): made}, advice)


def deck_of(path: Path | None) -> Deck:
    """Return the deck in a file, or the house deck; InputFault with every fault of the file."""
    if path is None:
        return house_deck()
    try:
        return read_deck(path)
    except DeckError as error:
        raise InputFault(
            Fault(path, key or None, message, line) for line, key, message in error.faults
        ) from None


def _make_deck(job: AttackDefendJob, book: FontBook, deck: Deck) -> Written:
    stock = None if job.stock == "single" else _stock_of(job)
    size = SIZE if stock is None else card_size(stock, job.duplex)
    cards = with_backs(deck, _faces(job, deck, book, size), card_back(deck, book, size, look_of(job.theme)))
    color: ColorMode = job.color or ("cmyk" if job.pdfx or stock is None else "rgb")
    flip = job.duplex if job.duplex in ("long", "short") and stock is not None else None
    writing = Writing(
        job.output, f"{TITLE}: {origin(deck)}", job.formats, color, job.pdfx, flip, job.live_text
    )
    if stock is None:
        pages: Iterator[Page] = (page for card in cards for page in press_ready(card))
        advice = f"send {job.files} to a print shop: {DECK_SIZE} cards, each face with its back"
    else:
        printer = load_printer(job.printer) if job.printer else None
        pages = sheets(cards, stock, Options(job.duplex, printer=printer))
        advice = advice_for(job.duplex, stock)
    with CheckedOutputs(job.check or job.pdfx or stock is None) as outputs:
        write = write_apart if job.duplex == "manual" and stock is not None else write_pages
        count = write(outputs, pages, book, writing)
        return Written(tuple(outputs.paths), count, advice, findings=outputs.findings)


def _stock_of(job: AttackDefendJob) -> Stock:
    if job.stock != "plain":
        return load_stock(job.stock)
    width, height = glued_size(*SIZE) if job.duplex == "none" else SIZE
    return plain_stock(job.paper, width, height, BLEED)


def card_size(stock: Stock, duplex: Duplex = "long") -> tuple[float, float]:
    """Return the size of a card on `stock`: its cell, upright, if that is nearly a card, else 54 x 85 mm."""
    cell = sorted((stock.cell_width, stock.cell_height))
    if (
        stock.perforated
        and duplex != "none"
        and all(abs(a - b) <= _TRIM for a, b in zip(cell, SIZE, strict=True))
    ):
        return cell[0], cell[1]
    return SIZE


def _faces(job: AttackDefendJob, deck: Deck, book: FontBook, size: tuple[float, float]) -> list[Page]:
    """Return the face of each kind; InputFault with every one that can't be set, and its line in the file."""
    faults, faces = [], []
    text = job.deck.read_text("utf-8-sig") if job.deck else ""
    for number, kind in enumerate(deck.kinds, start=1):
        try:
            faces.append(card_face(kind, deck, book, size, look_of(job.theme)))
        except (TextTooLongError, MissingGlyphError) as error:
            line = line_of(text, ("card", number)) if text else None
            faults.append(Fault(job.deck or "the house deck", None, str(error), line))
    if faults:
        raise InputFault(faults)
    return faces
