"""The kit: everything that can be printed, for one profile, with an index page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.picture import photo
from cardgen.drawing.raster import letters_of_ink, page_count, thumbnail
from cardgen.games import PRINTED
from cardgen.games.puzzles import TITLE as PUZZLES_TITLE
from cardgen.games.puzzles import unsolved_examples
from cardgen.inputs.theme import load_theme
from cardgen.jobs.calibration import CalibrationJob, make_calibration
from cardgen.jobs.cards import CardJob, make_cards, places_on_sheet, profile_of
from cardgen.jobs.connector import ConnectorJob, Sheet, make_connector
from cardgen.jobs.index_pages import IndexEntry, index_pages
from cardgen.jobs.kit_games import KitFile, kit_game
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.puzzles import PuzzlesJob, make_puzzles
from cardgen.jobs.writing import Sheets, SheetsJob, Written
from cardgen.press.calibration_sheet import calibration_pages
from cardgen.sheets.typesetting import counted

_SAVES_INK = "paper"
"""The theme of cards for home printers, where that of the profile is full of ink."""
_PICTURE = 300  # longer side of a thumbnail in pixels

_DUPLEX = "Both sides, flip on the long edge, 100\u00a0%."
_ONE_SIDE = "One side, 100\u00a0%."
_FINISH = "Card stock of 200 to 300\u00a0g/m²."


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
    make: Callable[[Sheets], Written]
    page: int = 0


def make_kit(job: KitJob, progress: Progress | None = None) -> Written:
    """Write everything that can be printed."""
    profile = profile_of(job.profile)
    book, size = job.book(), job.size
    calibration_pages(job.paper)  # it needs the largest paper: report that before writing anything
    owner = None if job.profile is None else profile
    home_theme = None if load_theme(profile.theme).is_white else _SAVES_INK
    games = [kit_game(game, book, job.paper, owner) for game in PRINTED.values()]
    files = (file for game in games for file in game.files)
    of_games = (_game_item(file, book) for file in files)
    items = [*_cards(job, home_theme), *of_games, *_others()]
    show = bar(progress, "kit", len(items) + 1)
    paths: list[Path] = []
    entries = []
    findings: list[tuple[Path, str]] = []
    pages = 0
    for done, item in enumerate(items, 1):
        written = item.make(
            {
                "output": job.output / item.name,
                "paper": job.paper,
                "formats": job.formats,
                "live_text": job.live_text,
                "fonts": job.fonts,
                "check": job.check,
            }
        )
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
        made = index_pages(entries, [game.plan for game in games], profile.name, book, size)
        index = SheetsJob(output=job.output / "index").write(
            book, {("", "The Business Card Games: index"): made}, ""
        )
        pages += index.pages
        paths = [*index.paths, *paths]
    advice = "print them at 100 %; for the index page with instructions use --format pdf or both"
    if entries:
        advice = f"open {paths[0]}: it says how to print each file"
    return Written(paths=tuple(paths), pages=pages, advice=advice, findings=findings)


def _game_item(file: KitFile, book: FontBook) -> _Item:
    how = _DUPLEX if file.two_sided else _ONE_SIDE
    if file.on_stiff_paper:
        how += f" {_FINISH}"

    def make(sheets: Sheets) -> Written:
        flip: Literal["long"] | None = "long" if file.two_sided else None
        return SheetsJob(**sheets).write(book, {("", file.title): file.pages}, "", flip)

    return _Item(file.name, file.about, " ".join(filter(None, (how, file.finish))), make)


def _with_ink(
    entries: Iterable[IndexEntry], job: KitJob, theme: str, home_theme: str
) -> list[IndexEntry]:
    """Return the entries; those of the cards say why there are two themes, and what ink each takes.

    The sheet for the print shop has a single card.
    """
    cards = places_on_sheet(CardJob(paper=job.paper, output=job.output))
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

    def cards(**how: Any) -> Callable[[Sheets], Written]:
        return lambda sheets: make_cards(CardJob(profile=job.profile, **sheets, **how))

    def connector(sheet: Sheet) -> Callable[[Sheets], Written]:
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
            lambda sheets: make_puzzles(unsolved_examples(), PuzzlesJob(per_page=4, **sheets)),
            page=1,  # the first has rules
        ),
        _Item(
            "calibrate",
            "A sheet that shows how far the back side of your printer is off.",
            f"{_DUPLEX} Follow its steps, then: cardgen printer NAME --offset X,Y",
            lambda sheets: make_calibration(CalibrationJob(**sheets)),
        ),
    ]
