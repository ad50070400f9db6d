"""The kit: everything that can be printed, for one profile, with an index page."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.picture import photo
from cardgen.drawing.raster import INK_DPI, letters_of_ink, page_count, pages_of, thumbnail
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.games.puzzles import TITLE as PUZZLES_TITLE
from cardgen.games.puzzles import unsolved_examples
from cardgen.inputs.faults import faults_of, in_runs
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme
from cardgen.jobs.calibration import CalibrationJob, make_calibration
from cardgen.jobs.cards import CardJob, make_cards, places_on_sheet, profile_of
from cardgen.jobs.connector import ConnectorJob, Sheet, make_connector
from cardgen.jobs.index_pages import GamePlan, IndexEntry, index_pages
from cardgen.jobs.prints import PrintedFile, printed_files
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.puzzles import PuzzlesJob, make_puzzles
from cardgen.jobs.writing import UNFIT, SheetsJob, Written
from cardgen.sheets.calibration_sheet import check_paper
from companion.words import Language, Message, Words

_SAVES_INK = "paper"
"""The theme of cards for home printers, where that of the profile is full of ink."""
_PICTURE = 300  # longer side of a thumbnail in pixels

_BOTH_SIDES = Message("printing-sheets-index-both-sides")
_ONE_SIDE = Message("printing-sheets-index-one-side")
_STIFF = Message("printing-sheets-index-stiff")


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
    about: Words
    how: tuple[Words, ...]
    make: Make
    page: int = 0


def make_kit(job: KitJob, progress: Progress | None = None) -> Written:
    """Write everything that can be printed."""
    profile = profile_of(job.profile)
    book, size = job.book(profile.language), job.size
    job = replace(job, language=book.language.wanted)  # of what other jobs print, too
    check_paper(job.paper)  # calibration needs the largest: report that before writing anything
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
                say = book.language.say
                about, how = say(item.about), " ".join(map(say, item.how))
                entries.append(IndexEntry(path.name, page_count(path), about, how, picture))
        show(done)
    if entries:
        if home_theme is not None:
            entries = _with_ink(entries, job, profile.theme, home_theme, book.language)
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

    Raises InputFault if the paper is too small for something.
    """
    seats = range(game.game.players[0], game.kit_seats + 1)
    setting = Setting(book=book, paper=paper, seats=seats[-1], owner=owner)
    items, names = [], []
    needed: dict[int, list[str]] = {each: [] for each in seats}
    with faults_of("cardgen kit", *UNFIT):
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
    return -(-setting.seats // part.places_on(setting.paper))


def _game_item(game: PrintedGame, file: PrintedFile, pages: list[Page], book: FontBook) -> _Item:
    two_sided = file.parts[0].sides == 2
    how: list[Words] = [_BOTH_SIDES if two_sided else _ONE_SIDE]
    if file.parts[0].paper == "stiff":
        how.append(_STIFF)
    how += dict.fromkeys(part.finish for part in file.parts if part.finish)
    parts = tuple(part.about for part in file.parts)
    about = Message("printing-sheets-index-game", title=game.title, parts=parts)

    def make(sheets: dict[str, Any]) -> Written:
        flip: Literal["long"] | None = "long" if two_sided else None
        return SheetsJob(**sheets).write(book, {("", game.title): pages}, "", flip)

    return _Item(f"{game.name}{file.ending}", about, tuple(how), make)


def _with_ink(
    entries: Iterable[IndexEntry], job: KitJob, theme: str, home_theme: str, language: Language
) -> list[IndexEntry]:
    """Return the entries; those of the cards say why there are two themes, and what ink each takes.

    The sheet for the print shop has a single card.
    """
    cards = len(places_on_sheet(CardJob(paper=job.paper, output=job.output)))
    saved = round(letters_of_ink(pages_of(job.output / "card.pdf", INK_DPI)))
    full = round(cards * letters_of_ink(pages_of(job.output / "card-press.pdf", INK_DPI)))
    ink: dict[str, Any] = {"title": theme, "count": saved, "other_count": full}
    about = {
        "card.pdf": Message("printing-sheets-index-saved-ink", text=home_theme, **ink),
        "card-press.pdf": Message("printing-sheets-index-full-ink", title=theme),
    }
    return [
        replace(entry, about=language.say(about.get(entry.file, entry.about))) for entry in entries
    ]


def _file(name: str, key: str, make: Make, *how: Words, page: int = 0, **said: Any) -> _Item:
    """Return a file of which the index says the message of this `key`, and then `how`."""
    return _Item(name, Message(f"printing-sheets-index-{key}", **said), how, make, page)


def _how(key: str, **said: Any) -> Message:
    return Message(f"printing-sheets-index-{key}.how", **said)


def _cards(job: KitJob, home_theme: str | None) -> list[_Item]:
    """Return the cards, on home printers in the theme `home_theme` if it is not the profile's."""

    def cards(**how: Any) -> Make:
        return lambda sheets: make_cards(CardJob(profile=job.profile, **sheets, **how))

    def at_home(**how: Any) -> Make:
        return cards(theme=home_theme, **how)

    def connector(sheet: Sheet) -> Make:
        return lambda sheets: make_connector(ConnectorJob(sheets=(sheet,), **sheets))

    avery = at_home(stock="avery-5371", geometry="us")
    sattleford = at_home(stock="sattleford-vm6356", geometry="strip")
    on_avery = _file(
        "card-avery-5371", "avery", avery, _BOTH_SIDES, _how("avery"), text="Avery 5371"
    )
    on_sattleford = _file(
        "card-sattleford-vm6356",
        "sattleford",
        sattleford,
        _BOTH_SIDES,
        _how("sattleford"),
        text="Sattleford VM6356",
    )
    with_texts = _how("proof", command="cardgen connector --texts FILE")
    return [
        _file("card", "card", at_home(), _BOTH_SIDES, _STIFF, _how("card")),
        _file("card-one-sided", "one-sided", at_home(duplex="none"), _ONE_SIDE, _how("one-sided")),
        _file("card-press", "press", cards(stock="single", pdfx=True), _how("press")),
        on_avery,
        on_sattleford,
        _file("connector", "hints", connector("hints"), _ONE_SIDE),
        _file("connector", "proof", connector("proof"), _ONE_SIDE, with_texts),
    ]


def _others() -> list[_Item]:
    def puzzles(sheets: dict[str, Any]) -> Written:
        return make_puzzles(unsolved_examples(), PuzzlesJob(per_page="4", **sheets))

    def calibration(sheets: dict[str, Any]) -> Written:
        return make_calibration(CalibrationJob(**sheets))

    more = _how("puzzles", command="cardgen puzzles")
    offset = _how("calibrate", command="cardgen printer NAME --offset X,Y")
    return [  # the first page of puzzles has rules
        _file("puzzles", "puzzles", puzzles, _ONE_SIDE, more, page=1, title=PUZZLES_TITLE),
        _file("calibrate", "calibrate", calibration, _BOTH_SIDES, offset),
    ]
