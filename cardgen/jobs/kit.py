"""The kit: everything that can be printed, for one profile, with an index page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.picture import photo
from cardgen.drawing.raster import letters_of_ink, page_count, thumbnail
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.games.puzzles import TITLE as PUZZLES_TITLE
from cardgen.games.puzzles import unsolved_examples
from cardgen.inputs.faults import in_runs
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme
from cardgen.jobs.calibration import CalibrationJob, make_calibration
from cardgen.jobs.cards import CardJob, make_cards, places_on_sheet, profile_of
from cardgen.jobs.connector import ConnectorJob, Sheet, make_connector
from cardgen.jobs.index_pages import GamePlan, IndexEntry, index_pages
from cardgen.jobs.prints import PrintedFile, printed_files
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.puzzles import PuzzlesJob, make_puzzles
from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.press.calibration_sheet import calibration_pages
from cardgen.press.slots import slots
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError, counted

_SAVES_INK = "paper"
"""The theme of cards for home printers, where that of the profile is full of ink."""
_PICTURE = 300  # longer side of a thumbnail in pixels

_DUPLEX = "Both sides, flip on the long edge, 100\u00a0%."
_ONE_SIDE = "One side, 100\u00a0%."
_FINISH = "Card stock of 200 to 300\u00a0g/m²."


Make = Callable[[dict[str, Any]], Written]
"""Writes files with the options that sheets of all kinds have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KitJob(SheetsJob):
    """Everything that can be printed, in the folder `output`; `profile` None is the example."""

    profile: Path | None = None


@dataclass(frozen=True, slots=True)
class _Item:
    """A file of the kit: `make` writes it, and SVG files beside it, under a `name`.

    The index describes it (`about`), says how to print it, and shows a picture of `page`.
    """

    name: str
    about: str
    how: str
    make: Make
    page: int = 0


def make_kit(job: KitJob, progress: Progress | None = None) -> Written:
    """Write everything that can be printed."""
    profile = profile_of(job.profile)
    book, size = job.book(), job.size
    calibration_pages(job.paper)  # it needs the largest paper: report that before writing anything
    owner = None if job.profile is None else profile
    home_theme = None if load_theme(profile.theme).is_white else _SAVES_INK
    items, plans = _cards(job, home_theme), []
    for game in PRINTED.values():
        of_game, plan = _game(game, book, job.paper, owner)
        items += of_game
        plans.append(plan)
    items += _others()
    show = bar(progress, "kit", len(items) + 1)
    paths: list[Path] = []
    entries = []
    findings: list[tuple[Path, str]] = []
    pages = 0
    for done, item in enumerate(items, 1):
        written = item.make(job.with_output(job.output / item.name))
        paths += written.paths
        pages += written.pages
        findings += written.findings
        for path in written.paths:
            if path.suffix == ".pdf":
                picture = photo(thumbnail(path, item.page, _PICTURE))
                entries.append(
                    IndexEntry(path.name, page_count(path), item.about, item.how, picture)
                )
        show(done)
    if entries:
        if home_theme is not None:
            entries = _with_ink(entries, job, profile.theme, home_theme)
        made = index_pages(entries, plans, profile.name, book, size)
        index = SheetsJob(output=job.output / "index").write(
            book, {("", "The Business Card Games: index"): made}, ""
        )
        pages += index.pages
        paths = [*index.paths, *paths]
    advice = "print them at 100 %; for the index page with instructions use --format pdf or both"
    if entries:
        advice = f"open {paths[0]}: it says how to print each file"
    return Written(paths=tuple(paths), pages=pages, advice=advice, findings=findings)


def _game(
    game: PrintedGame, book: FontBook, paper: str, owner: Profile | None
) -> tuple[list[_Item], GamePlan]:
    """Return the files of a game, and which of their pages so many players need.

    Raises:
        InputFault: the paper is too small for something.
    """
    seats = range(game.game.players[0], game.kit_seats + 1)
    setting = Setting(book=book, paper=paper, seats=seats[-1], owner=owner)
    items, names = [], []
    needed: dict[int, list[str]] = {each: [] for each in seats}
    with faults_of("cardgen kit", SheetError, TextTooLongError, MissingGlyphError):
        for file in printed_files(part for part in game.parts if part.usual):
            pages, numbers = _pages(file, seats, setting)
            item = _game_item(game, file, pages, book)
            items.append(item)
            names.append(f"{item.name}.pdf")
            for each in seats:
                needed[each].append(in_runs(numbers[each], "–"))
    rows = tuple((each, tuple(cells)) for each, cells in needed.items())
    return items, GamePlan(game.title, tuple(names), rows)


def _pages(
    file: PrintedFile, seats: range, setting: Setting
) -> tuple[list[Page], dict[int, list[int]]]:
    """Return the pages of a file, and the numbers of those that each number of players needs."""
    pages: list[Page] = []
    needed: dict[int, list[int]] = {each: [] for each in seats}
    for part in file.parts:
        of_all = () if part.per == "table" else part.make(setting)
        for each in seats:
            at_table = replace(setting, seats=each)
            made = part.make(at_table) if part.per == "table" else ()
            first = len(pages) + 1
            pages += made
            count = _page_count(part, at_table) if part.per == "player" else len(made or of_all)
            needed[each] += range(first, first + count)
        pages += of_all
    return pages, needed


def _page_count(part: Part, setting: Setting) -> int:
    """Return how many pages a part has of which each player gets the same."""
    if part.pieces is None:
        return len(part.make(setting))
    on_sheet = len(slots(part.stock(setting.paper), *part.size_on_sheet))
    return -(-setting.seats // on_sheet)


def _game_item(game: PrintedGame, file: PrintedFile, pages: list[Page], book: FontBook) -> _Item:
    two_sided = file.parts[0].sides == 2
    how = [_DUPLEX if two_sided else _ONE_SIDE]
    if file.parts[0].paper == "stiff":
        how.append(_FINISH)
    how += dict.fromkeys(part.finish for part in file.parts if part.finish)
    about = f"{game.title}: the {', the '.join(part.about for part in file.parts)}."

    def make(sheets: dict[str, Any]) -> Written:
        flip: Literal["long"] | None = "long" if two_sided else None
        return SheetsJob(**sheets).write(book, {("", game.title): pages}, "", flip)

    return _Item(f"{game.name}{file.ending}", about, " ".join(how), make)


def _with_ink(
    entries: Iterable[IndexEntry], job: KitJob, theme: str, home_theme: str
) -> list[IndexEntry]:
    """Return the entries; those of the cards say why there are two themes, and what ink each takes.

    The sheet for the print shop has a single card.
    """
    cards = len(places_on_sheet(CardJob(paper=job.paper, output=job.output)))
    saved = round(letters_of_ink(job.output / "card.pdf"))
    full = round(cards * letters_of_ink(job.output / "card-press.pdf"))
    about = {
        "card.pdf": f"Cards, as many as fit on a sheet, in the theme {home_theme}: a sheet takes "
        f"the ink of {counted(saved, 'letter')}. In {theme}, as a print shop prints it, it would "
        f"take that of {full}.",
        "card-press.pdf": f"For a print shop: one card in {theme}, PDF/X-4 in CMYK with bleed; "
        "fold and cut lines on separate plates.",
    }
    return [replace(entry, about=about.get(entry.file, entry.about)) for entry in entries]


def _cards(job: KitJob, home_theme: str | None) -> list[_Item]:
    """Return the cards, on home printers in the theme `home_theme` if it is not the profile's."""

    def cards(**how: Any) -> Make:
        return lambda sheets: make_cards(CardJob(profile=job.profile, **sheets, **how))

    def connector(sheet: Sheet) -> Make:
        return lambda sheets: make_connector(ConnectorJob(sheets=(sheet,), **sheets))

    return [
        _Item(
            "card",
            "Cards, as many as fit on a sheet. Score the folds, cut along the marks, fold in half.",
            f"{_DUPLEX} {_FINISH} Matte inside, so that it takes pencil.",
            cards(theme=home_theme),
        ),
        _Item(
            "card-one-sided",
            "The card for printers that print one side only: score, cut, fold backwards, glue.",
            "One side, 100\u00a0%. Thin paper of 120 to 160\u00a0g/m²: it will be double.",
            cards(duplex="none", theme=home_theme),
        ),
        _Item(
            "card-press",
            "For a print shop: one card, PDF/X-4 in CMYK with bleed; fold and cut lines on "
            "separate plates.",
            "Order it trimmed, scored at the fold, gloss outside and matte (uncoated feel) inside.",
            cards(stock="single", pdfx=True),
        ),
        _Item(
            "card-avery-5371",
            "American size on perforated Letter stock (Avery 5371): four a sheet, folded at a "
            "perforation.",
            f"{_DUPLEX} Tear the cards apart, but not along the perforation at the fold.",
            cards(stock="avery-5371", geometry="us", theme=home_theme),
        ),
        _Item(
            "card-sattleford-vm6356",
            "The strip on foldable A4 stock (Sattleford VM6356): five cards a sheet, scored "
            "already.",
            f"{_DUPLEX} Take the cards out and fold them in half.",
            cards(stock="sattleford-vm6356", geometry="strip", theme=home_theme),
        ),
        _Item(
            "connector",
            "For players of Connector, the puzzle on the back: which card to lay where, without "
            "the answers.",
            _ONE_SIDE,
            connector("hints"),
        ),
        _Item(
            "connector",
            "For organisers only: the solutions, with cards laid on each other at true size.",
            "One side, 100\u00a0%. Texts of your own: cardgen connector --texts FILE",
            connector("proof"),
        ),
    ]


def _others() -> list[_Item]:
    return [
        _Item(
            "puzzles",
            f"Nineteen {PUZZLES_TITLE} from easy to expert. Rules come first, solutions last.",
            "One side, 100\u00a0%. More of them, or a booklet: cardgen puzzles",
            lambda sheets: make_puzzles(unsolved_examples(), PuzzlesJob(per_page="4", **sheets)),
            page=1,  # the first has rules
        ),
        _Item(
            "calibrate",
            "A sheet that shows how far the back side of your printer is off.",
            f"{_DUPLEX} Follow its steps, then: cardgen printer NAME --offset X,Y",
            lambda sheets: make_calibration(CalibrationJob(**sheets)),
        ),
    ]
