"""The job of printing play aids: rules, record sheets and parts to cut out, for one game or for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.phone_link import PhoneLink
from cardgen.inputs.profile import read_profile
from cardgen.jobs.writing import HOW_TO_TURN, SheetsJob, Written, faults_of
from cardgen.press.booklet import booklet, reader_size
from cardgen.press.impose import glued_size
from cardgen.press.sheets import Options, sheets
from cardgen.press.slots import slots
from cardgen.press.stock import plain_stock
from cardgen.printables.aids.aid_cards import CARD, aid_cards
from cardgen.printables.aids.aid_page import AidError, Player, with_owner
from cardgen.printables.aids.record_sheets import record_sheet
from cardgen.printables.aids.rulebook import rulebook_pages
from cardgen.printables.aids.rules_sheets import rules_pages
from cardgen.printables.aids.symbols import symbol_sheet
from cardgen.printables.aids.tents import MARKER, TENT, markers, tents
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.tables.table_plan import MOST_SEATS
from companion.games import GRID_GAMES


@dataclass(frozen=True, slots=True, kw_only=True)
class AidsJob(SheetsJob):
    """Play aids for `games`, with the names and symbols of `players`, clockwise.

    There are two files: `output` has pages to read and to write on; one with ``-cards`` behind its name has
    parts to cut out of stiff paper. The name in the file `profile` stands in the heads of the pages. `link`
    is for a QR symbol on each tent.
    """

    games: tuple[str, ...] = tuple(GRID_GAMES)
    players: tuple[Player, ...] = ()
    profile: Path | None = None
    link: PhoneLink | None = None


def make_rulebook(job: SheetsJob) -> Written:
    """Print the rule book as a booklet, two pages on each side of the paper."""
    book = job.book()
    with faults_of("cardgen aids", AidError):
        pages = rulebook_pages(book, reader_size(job.size))
    advice = f"print {HOW_TO_TURN['short']}, at 100 %, on {job.paper}; fold in the middle and staple"
    return job.write(book, {("", "The rules"): booklet(pages)}, advice, "short")


def players_of(job: AidsJob) -> tuple[Player, ...]:
    """Return the players of `job` or, if it names none, blank ones: as many as its last game needs.

    Raises:
        InputFault: the only game is not for so many players (T2b), or there are too many to print for.
    """
    players = job.players or (("", ""),) * GRID_GAMES[job.games[-1]].players[0]
    message = GRID_GAMES[job.games[0]].refuses(len(players)) if len(job.games) == 1 else None
    if len(players) > MOST_SEATS:
        message = f"{len(players)} players: there are aids for at most {MOST_SEATS}"
    if message:
        raise InputFault([Fault("cardgen aids", None, message)])
    return players


def make_aids(job: AidsJob) -> Written:
    """Print play aids as `job` says."""
    book = job.book()
    players = players_of(job)
    title = f"Play aids for {job.games[0].title()}" if len(job.games) == 1 else "Play aids"
    advice = (
        f"print on one side, at 100 %, on {job.paper}; {job.output.name}-cards on stiff paper: cut along the "
        "marks, fold aid cards backwards and glue them"
        + ("" if job.games == ("rotator",) else ", fold tents across the middle")
    )
    owner = None if job.profile is None else read_profile(job.profile)
    with faults_of("--names", TextTooLongError, MissingGlyphError), faults_of("cardgen aids", AidError):
        pages = tuple(_pages(book, job, players))
        if owner is not None:
            with faults_of(str(job.profile), TextTooLongError, MissingGlyphError):
                pages = tuple(with_owner(page, book, owner) for page in pages)
        parts = _parts(book, job, players)
        files = {("", title): pages, ("-cards", f"{title}: to cut out"): parts}
        return job.write(book, files, advice)


def _pages(book: FontBook, job: AidsJob, players: Sequence[Player]) -> Iterator[Page]:
    """Yield the pages to read and to write on."""
    for game in job.games:
        yield from rules_pages(book, job.size, game)
    yield symbol_sheet(book, job.size)
    for game in job.games:
        fitting = () if GRID_GAMES[game].refuses(len(players)) else players
        yield from record_sheet(book, job.size, game, fitting)


def _aid_card_count(job: AidsJob, game: str, players: int) -> int:
    """Return how many aid cards to print for `game`.

    That is one for each player who was counted or named. Else it is one for each game or, for a single game,
    full sheets with enough for its smallest number of players.
    """
    if job.players:
        return 1 if GRID_GAMES[game].refuses(players) else players
    if len(job.games) > 1:
        return 1
    size = glued_size(*CARD)
    on_sheet = len(slots(plain_stock(job.paper, *size, bleed=0), *size))
    return -(-players // on_sheet) * on_sheet


def _parts(book: FontBook, job: AidsJob, players: Sequence[Player]) -> Iterator[Page]:
    """Yield sheets of parts to cut out."""
    cards = (
        card
        for game in job.games
        for card in repeat(aid_cards(book, game), _aid_card_count(job, game, len(players)))
    )
    yield from sheets(cards, plain_stock(job.paper, *glued_size(*CARD), bleed=0), Options("none"))
    if job.games == ("rotator",):
        return
    flat = Options("none")
    yield from sheets(
        ((tent,) for tent in tents(book, players, link=job.link)),
        plain_stock(job.paper, *TENT, bleed=0),
        flat,
    )
    if "defector" in job.games:
        made = ((marker,) for marker in markers(len(players)))
        yield from sheets(made, plain_stock(job.paper, *MARKER, bleed=0), flat)
