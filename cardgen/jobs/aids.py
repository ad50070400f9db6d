"""The job of the command aids: rules, records and things to cut out, for one game or for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.jobs.cards import Format, Writing, Written, font_book, write_pages
from cardgen.output import Outputs
from cardgen.press.impose import glued_size
from cardgen.press.sheets import Options, sheets
from cardgen.press.stock import paper_size, plain_stock
from cardgen.printables.aids.record_sheets import record_sheet
from cardgen.printables.aids.rules_sheets import CARD, rules_cards, rules_page
from cardgen.printables.aids.section_layout import AidError, Player
from cardgen.printables.aids.symbols import symbol_sheet
from cardgen.printables.aids.tents import MARKER, TENT, markers, tents
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.grids import GAMES, Game
from cardgen.printables.tables.scene import MOST_SEATS
from companion.territory.table import LayoutError, layouts


@dataclass(frozen=True, slots=True)
class AidJob:
    """Play aids for `games`; `players` fill in names and symbols, clockwise.

    A file of the name `output` is to read and to write on, one with ``-cards`` behind its name is for
    stiff paper and scissors.
    """

    output: Path
    games: tuple[Game, ...] = tuple(GAMES)
    players: tuple[Player, ...] = ()
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()


def seated(games: Sequence[Game], players: Sequence[Player]) -> tuple[Player, ...]:
    """Return `players` or, where there are none, as many without names as the last of the games needs.

    Raises:
        InputFault: a single game is not for so many (T2b), or there are more than can be printed for.
    """
    players = tuple(players) or (("", ""),) * GAMES[games[-1]]
    message = _misfit(games[0], len(players)) if len(games) == 1 else None
    if len(players) > MOST_SEATS:
        message = f"{len(players)} players: there are aids for at most {MOST_SEATS}"
    if message:
        raise InputFault([Fault("cardgen aids", None, message)])
    return players


def _misfit(game: Game, players: int) -> str | None:
    """Say why a game is not for so many (T2b); None if it is."""
    if game == "rotator":
        return None if players == 1 else f"rotator is for exactly 1 player, not {players}"
    try:
        layouts(game, players)
    except LayoutError as error:
        return str(error)
    return None


def make_aids(job: AidJob) -> Written:
    """Print play aids as `job` says; all files or none.

    Raises:
        InputFault: with everything that is wrong with the input.
    """
    book = font_book(job.fonts)
    players = seated(job.games, job.players)
    title = f"Play aids for {job.games[0].title()}" if len(job.games) == 1 else "Play aids"
    writing = Writing(job.output, title, job.formats, live_text=job.live_text)
    cards = Writing(
        job.output.with_name(f"{job.output.name}-cards"),
        f"{title}: to cut out",
        job.formats,
        live_text=job.live_text,
    )
    try:
        with Outputs() as outputs:
            count = write_pages(outputs, _pages(book, job, players), book, writing)
            count += write_pages(outputs, _sheets(book, job, players), book, cards)
            paths = tuple(outputs.paths)
    except (TextTooLongError, MissingGlyphError) as error:
        raise InputFault([Fault("--names", None, str(error))]) from None
    except AidError as error:
        raise InputFault([Fault("cardgen aids", None, str(error))]) from None
    advice = (
        f"print on one side, at 100 %, on {job.paper}; {cards.name.name} on stiff paper: cut along the "
        "marks, fold rules cards backwards and glue them"
        + ("" if job.games == ("rotator",) else ", fold tents across the middle")
    )
    return Written(paths, count, advice)


def _pages(book: FontBook, job: AidJob, players: Sequence[Player]) -> Iterator[Page]:
    """Yield what is to read and to write on."""
    paper = paper_size(job.paper)
    for game in job.games:
        yield rules_page(book, paper, game)
    yield symbol_sheet(book, paper)
    for game in job.games:
        yield from record_sheet(book, paper, game, () if _misfit(game, len(players)) else players)


def _sheets(book: FontBook, job: AidJob, players: Sequence[Player]) -> Iterator[Page]:
    """Yield what is to cut out, as many on a sheet as it holds; a single game's card fills one."""
    folded = Options("none", copies="fill" if len(job.games) == 1 else 1)
    cards = (rules_cards(book, game) for game in job.games)
    yield from sheets(cards, plain_stock(job.paper, *glued_size(*CARD), bleed=0), folded)
    if job.games == ("rotator",):
        return
    flat = Options("none")
    yield from sheets(
        ((tent,) for tent in tents(book, players)), plain_stock(job.paper, *TENT, bleed=0), flat
    )
    if "defector" in job.games:
        made = ((marker,) for marker in markers(len(players)))
        yield from sheets(made, plain_stock(job.paper, *MARKER, bleed=0), flat)
