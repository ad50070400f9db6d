"""The kit: everything that can be printed, for one profile, with an index page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgen.drawing.raster import page_count, photo, thumbnail
from cardgen.jobs.aids import AidsJob, make_aids
from cardgen.jobs.attack_defend import AttackDefendJob, make_attack_defend
from cardgen.jobs.calibration import CalibrationJob, make_calibration
from cardgen.jobs.cards import CardJob, make_cards, profile_of
from cardgen.jobs.connector import ConnectorJob, Sheet, make_connector
from cardgen.jobs.grids import GridsJob, make_grids
from cardgen.jobs.kit_plan import grid_players, plan
from cardgen.jobs.puzzles import PuzzlesJob, make_puzzles
from cardgen.jobs.tables import TablesJob, all_layouts, make_tables
from cardgen.jobs.tactics import Part, TacticsJob, make_tactics
from cardgen.jobs.writing import Sheets, SheetsJob, Written
from cardgen.press.calibration_sheet import calibration_pages
from cardgen.printables.index import IndexEntry, index_pages
from companion.games import GRID_GAMES
from companion.rotator.examples import unsolved_examples
from companion.territory.table import load_table

if TYPE_CHECKING:
    from rich.progress import Progress

_PICTURE = 300  # longer side of a thumbnail in pixels

_DUPLEX = "Both sides, flip on the long edge, 100\u00a0%."
_FINISH = "Card stock of 200 to 300\u00a0g/m²."


@dataclass(frozen=True, slots=True, kw_only=True)
class KitJob(SheetsJob):
    """Everything that can be printed, in the folder `output`; `profile` None is the example."""

    profile: Path | None = None


@dataclass(frozen=True, slots=True)
class _Item:
    """A part of the kit: `make` writes it to files called `name`.

    The index describes its first file (`about`), says how to print it, and shows a picture of `page`.
    `beside` does the same for each further file.
    """

    name: str
    about: str
    how: str
    make: Callable[[Sheets], Written]
    beside: tuple[tuple[str, str], ...] = ()
    page: int = 0


def make_kit(job: KitJob, progress: Progress | None = None) -> Written:
    """Write everything that can be printed."""
    name = profile_of(job.profile).name
    book, size = job.book(), job.size
    calibration_pages(job.paper)  # it needs the largest paper: report that before writing anything
    items = _items(job)
    task = progress.add_task("kit", total=len(items) + 1) if progress else None
    paths: list[Path] = []
    entries = []
    labels: dict[str, tuple[str, ...]] = {}
    findings: list[tuple[Path, str]] = []
    pages = 0
    for item in items:
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
        pdfs = [path for path in written.paths if path.suffix == ".pdf"]
        texts = ((item.about, item.how), *item.beside)
        for path, (about, how) in zip(pdfs, texts, strict=bool(pdfs)):
            picture = photo(thumbnail(path, item.page, _PICTURE))
            entries.append(IndexEntry(path.name, page_count(path), about, how, picture))
        stems = [path.stem for path in pdfs]
        labels |= dict.fromkeys(stems, ()) | dict(zip(stems, written.labels, strict=False))
        if progress is not None and task is not None:
            progress.update(task, advance=1, refresh=True)
    if entries:
        files = {
            ("", "The Business Card Games: index"): index_pages(
                entries, plan(labels, book, size), name, book, size
            )
        }
        index = SheetsJob(output=job.output / "index").write(book, files, "")
        pages += index.pages
        paths = [*index.paths, *paths]
    advice = "print them at 100 %; for the index page with instructions use --format pdf or both"
    if entries:
        advice = f"open {paths[0]}: it says how to print each file"
    return Written(paths=tuple(paths), pages=pages, advice=advice, findings=findings)


def _items(job: KitJob) -> list[_Item]:
    def cards(**how: Any) -> Callable[[Sheets], Written]:
        return lambda sheets: make_cards(CardJob(profile=job.profile, **sheets, **how))

    def connector(sheet: Sheet) -> Callable[[Sheets], Written]:
        return lambda sheets: make_connector(ConnectorJob(sheets=(sheet,), **sheets))

    def grids(game: str) -> _Item:
        count = grid_players(game)
        return _Item(
            f"grids-{game}",
            f"Grids for {game.title()}, for {count} player{'s' * (count > 1)}: larger than the card's, for "
            "pencils on any paper.",
            "One side, 100\u00a0%. A key is at the foot of the page.",
            lambda sheets: make_grids(GridsJob(profile=job.profile, game=game, players=count, **sheets)),
        )

    def tactics(part: Part, about: str, how: str, seed: str = "") -> _Item:
        return _Item(
            f"tactics-{part}",
            about,
            how,
            lambda sheets: make_tactics(TacticsJob(part=part, seed=seed, profile=job.profile, **sheets)),
        )

    return [
        _Item(
            "card",
            "Cards, as many as fit on a sheet. Score the folds, cut along the marks, fold in half.",
            f"{_DUPLEX} {_FINISH} Matte inside, so that it takes pencil.",
            cards(),
        ),
        _Item(
            "card-one-sided",
            "The card for printers that print one side only: score, cut, fold backwards, glue.",
            "One side, 100\u00a0%. Thin paper of 120 to 160\u00a0g/m²: it will be double.",
            cards(duplex="none"),
        ),
        _Item(
            "card-press",
            "For a print shop: one card, PDF/X-4 in CMYK with bleed; fold and cut lines on separate plates.",
            "Order it trimmed, scored at the fold, gloss outside and matte (uncoated feel) inside.",
            cards(stock="single", pdfx=True),
        ),
        _Item(
            "card-avery-5371",
            "American size on perforated Letter stock (Avery 5371): four a sheet, folded at a perforation.",
            f"{_DUPLEX} Tear the cards apart, but not along the perforation at the fold.",
            cards(stock="avery-5371", geometry="us"),
        ),
        _Item(
            "card-sattleford-vm6356",
            "The strip on foldable A4 stock (Sattleford VM6356): five cards a sheet, scored already.",
            f"{_DUPLEX} Take the cards out and fold them in half.",
            cards(stock="sattleford-vm6356", geometry="strip"),
        ),
        _Item(
            "connector",
            "For players of Connector, the puzzle on the back: which card to lay where, without the answers.",
            "One side, 100\u00a0%.",
            connector("hints"),
        ),
        _Item(
            "connector",
            "For organisers only: the solutions, with cards laid on each other at true size.",
            "One side, 100\u00a0%. Texts of your own: cardgen connector --texts FILE",
            connector("proof"),
        ),
        *(grids(name) for name in GRID_GAMES),
        _Item(
            "tables",
            "Where to put the grids on the table: a page for each game and number of players up to twenty.",
            "One side, 100\u00a0%: the page you need. At real size: cardgen tables --placemat",
            lambda sheets: make_tables(TablesJob(tables=tuple(map(load_table, all_layouts())), **sheets)),
        ),
        _Item(
            "aids",
            "The rules of each game on two or three pages, all marks, and sheets to write a game down.",
            "One side, 100\u00a0%. With names: cardgen aids --names; every ruling: cardgen aids --rulebook",
            lambda sheets: make_aids(AidsJob(profile=job.profile, **sheets)),
            (
                (
                    "To cut out: aid cards for each game, name tents for six players, markers for alliances.",
                    f"One side, 100\u00a0%. {_FINISH} Fold aid cards backwards and glue them. Fold tents.",
                ),
            ),
        ),
        *_attack_defend(),
        _Item(
            "puzzles",
            "Nineteen Rotator puzzles from easy to expert. Rules come first, solutions last.",
            "One side, 100\u00a0%. More of them, or a booklet: cardgen puzzles",
            lambda sheets: make_puzzles(unsolved_examples(), PuzzlesJob(per_page=4, **sheets)),
            page=1,  # the first has rules
        ),
        tactics(
            "board",
            "The board of Tactics Joker, a battle for two: 49 spaces, then chips and tokens to cut out.",
            "One side, 100\u00a0%. Another deal: cardgen tactics board SEED",
            seed="k7",
        ),
        tactics(
            "tokens",
            "Tokens for Tactics Joker, for the board and for real cards.",
            f"One side, 100\u00a0%. {_FINISH} A mat for real cards: cardgen tactics mat",
        ),
        tactics(
            "rules",
            "The rules of Tactics Joker on a page, with a turn worked through.",
            "One side, 100\u00a0%. An aid for battles, a record sheet: cardgen tactics aid, record",
        ),
        _Item(
            "calibrate",
            "A sheet that shows how far the back side of your printer is off.",
            f"{_DUPLEX} Follow its steps, then: cardgen printer NAME --offset X,Y",
            lambda sheets: make_calibration(CalibrationJob(**sheets)),
        ),
    ]


def _attack_defend() -> Iterator[_Item]:
    """Yield the parts of Attack/Defend, each in a file of its own."""
    one_side = "One side, 100\u00a0%."
    for part, about, how in (
        (
            "deck",
            "Attack/Defend: the fifty cards of the house deck, to cut out.",
            f"{_DUPLEX} {_FINISH} To save ink: cardgen attack-defend deck --theme paper",
        ),
        ("rules", "The rules of Attack/Defend on two pages, with a first round and all signs.", one_side),
        ("aids", "Aid cards for Attack/Defend: cut out, fold backwards, glue.", f"{one_side} {_FINISH}"),
        ("track", "A score track for Attack/Defend, with markers to cut out.", one_side),
        ("record", "A sheet on which to write down a game of Attack/Defend.", one_side),
    ):
        yield _Item(
            f"attack-defend-{part}",
            about,
            how,
            lambda sheets, part=part: make_attack_defend(AttackDefendJob(part=part, **sheets)),  # type: ignore[misc]
        )
