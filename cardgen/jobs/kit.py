"""The kit: everything that can be printed, for one profile, with an index page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from cardgen.drawing.raster import photo, thumbnail
from cardgen.drawing.shapes import Page
from cardgen.jobs.aids import AidJob, make_aids
from cardgen.jobs.cards import (
    CardJob,
    Format,
    Writing,
    Written,
    font_book,
    make_cards,
    profile_of,
    write_alone,
)
from cardgen.jobs.connector import ConnectorJob, Sheet, make_connector
from cardgen.jobs.puzzles import PuzzleJob, make_puzzles
from cardgen.jobs.tables import TablesJob, all_layouts, make_tables
from cardgen.press.printer import calibration_pages
from cardgen.press.stock import paper_size
from cardgen.printables.grids import Game, grid_sheets
from cardgen.printables.index import IndexEntry, index_pages
from companion.rotator.examples import examples
from companion.territory.table import load_table

if TYPE_CHECKING:
    from rich.progress import Progress

_PICTURE = 300  # pixels of a small picture's longer side

_DUPLEX = "Both sides, flip on the long edge, 100\u00a0%."
_FINISH = "Card stock of 200 to 300\u00a0g/m²."


@dataclass(frozen=True, slots=True)
class _Item:
    """One file of the kit: `make` writes it under the name given.

    `beside` says what it is and how to print it of each file that is written along with it. The index shows
    a picture of `page`.
    """

    name: str
    about: str
    how: str
    make: Callable[[Path], Written]
    beside: tuple[tuple[str, str], ...] = ()
    page: int = 0


def make_kit(
    folder: Path,
    profile: Path | None = None,
    paper: str = "a4",
    formats: Format = "pdf",
    fonts: tuple[Path, ...] = (),
    progress: Progress | None = None,
) -> Written:
    """Write everything that can be printed into `folder`, for `profile` or the example.

    Raises:
        InputFault: with everything that is wrong with the input.
    """
    whose = profile_of(profile)[0].name
    book = font_book(fonts)
    size = paper_size(paper)
    calibration_pages(paper)  # wants the largest paper of all: say so before anything is written
    items = _items(folder, profile, paper, formats, fonts)
    task = progress.add_task("kit", total=len(items) + 1) if progress else None
    paths: list[Path] = []
    entries = []
    pages = 0
    for item in items:
        written = item.make(folder / item.name)
        paths += written.paths
        pages += written.pages
        pdfs = [path for path in written.paths if path.suffix == ".pdf"]
        said = ((item.about, item.how), *item.beside)
        for path, (about, how) in zip(pdfs, said, strict=bool(pdfs)):
            entries.append(IndexEntry(path.name, about, how, photo(thumbnail(path, item.page, _PICTURE))))
        if progress is not None and task is not None:
            progress.update(task, advance=1, refresh=True)
    if entries:
        writing = Writing(folder / "index", "The Business Card Games: index")
        index = write_alone(index_pages(entries, whose, book, size), book, writing, "")
        pages += index.pages
        paths = [*index.paths, *paths]
    advice = "print them at 100 %; the index page that says how comes with --format pdf or both"
    if entries:
        advice = f"open {paths[0]}: it says what to print how"
    return Written(tuple(paths), pages, advice)


def _items(
    folder: Path, profile: Path | None, paper: str, formats: Format, fonts: tuple[Path, ...]
) -> list[_Item]:
    base = CardJob(folder, profile, paper=paper, formats=formats, fonts=fonts)
    book = font_book(fonts)

    def cards(**changes: object) -> Callable[[Path], Written]:
        return lambda name: make_cards(replace(base, output=name, **changes))  # type: ignore[arg-type]

    def connector(sheet: Sheet) -> Callable[[Path], Written]:
        job = ConnectorJob(folder / "connector", sheets=(sheet,), paper=paper, formats=formats, fonts=fonts)
        return lambda _: make_connector(job)  # which names the file after its sheet

    def pages(
        title: str, made: Callable[[], tuple[Page, ...]], flip: bool = False
    ) -> Callable[[Path], Written]:
        def make(name: Path) -> Written:
            writing = Writing(name, title, formats, flip="long" if flip else None)
            return write_alone(made(), book, writing, "")

        return make

    def grids(game: Game) -> _Item:
        return _Item(
            f"grids-{game}",
            f"Grids for {game.title()}: larger than the card's, for pencils on any paper.",
            "One side, 100\u00a0%. A key to the pencil marks is at the foot of the page.",
            pages(f"Grids for {game.title()}", lambda: grid_sheets(game, book, paper_size(paper))),
        )

    return [
        _Item(
            "card",
            "The card, as many as a sheet holds. Cut along the marks, fold once.",
            f"{_DUPLEX} {_FINISH} Matte inside, so that it takes pencil.",
            cards(),
        ),
        _Item(
            "card-one-sided",
            "The card for printers that print one side only: cut, fold backwards, glue.",
            "One side, 100\u00a0%. Thin paper of 120 to 160\u00a0g/m²: it becomes double.",
            cards(duplex="none"),
        ),
        _Item(
            "card-press",
            "For a print shop: one card, PDF/X-4 in CMYK with bleed; fold and cut on plates of their own.",
            "Order it trimmed, scored at the fold, gloss outside and matte (uncoated feel) inside.",
            cards(stock="single", pdfx=True),
        ),
        _Item(
            "card-avery-5371",
            "American size on perforated Letter stock (Avery 5371): four a sheet, folded at a perforation.",
            _DUPLEX,
            cards(stock="avery-5371", geometry="us"),
        ),
        _Item(
            "card-sattleford-vm6356",
            "The strip on foldable A4 stock (Sattleford VM6356): five cards a sheet, scored already.",
            _DUPLEX,
            cards(stock="sattleford-vm6356", geometry="strip"),
        ),
        _Item(
            "connector-hints",
            "For players of Connector, the puzzle on the back: which card to lay where, without the answers.",
            "One side, 100\u00a0%.",
            connector("hints"),
        ),
        _Item(
            "connector-proof",
            "For organisers only: what the cards say when they are laid on each other, at their true size.",
            "One side, 100\u00a0%. Texts of your own: cardgen connector --texts FILE",
            connector("proof"),
        ),
        *(grids(game) for game in get_args(Game)),
        _Item(
            "tables",
            "How the grids lie on the table: a page for each game and number of players up to twenty.",
            "One side, 100\u00a0%: the page you need. At real size: cardgen tables --placemat",
            lambda name: make_tables(
                TablesJob(
                    name, tuple(map(load_table, all_layouts())), paper=paper, formats=formats, fonts=fonts
                )
            ),
        ),
        _Item(
            "aids",
            "The rules of each game on a page, all marks, and sheets on which to write a game down.",
            "One side, 100\u00a0%. With your players' names: cardgen aids --names",
            lambda name: make_aids(AidJob(name, paper=paper, formats=formats, fonts=fonts)),
            (
                (
                    "To cut out: the rules as cards, name tents for six players, markers for alliances.",
                    f"One side, 100\u00a0%. {_FINISH}",
                ),
            ),
        ),
        _Item(
            "puzzles",
            "Twenty Rotator puzzles from easy to expert, with the rules before and solutions after them.",
            "One side, 100\u00a0%. More of them, or a booklet: cardgen puzzles",
            lambda name: make_puzzles(
                examples(), PuzzleJob(name, 4, paper=paper, formats=formats, fonts=fonts)
            ),
            page=1,  # the first has rules
        ),
        _Item(
            "calibrate",
            "A sheet that shows how far your printer's second side is out of place.",
            f"{_DUPLEX} Read it off as it says, then: cardgen printer NAME --offset X,Y",
            pages("Calibration sheet", lambda: calibration_pages(paper), flip=True),
        ),
    ]
