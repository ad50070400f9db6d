"""What a kit has of a game: its files, and which of their pages so many players need."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.inputs.profile import Profile
from cardgen.jobs.index_pages import GamePlan
from cardgen.jobs.page_numbers import page_list
from cardgen.jobs.prints import PrintedFile, printed_files
from cardgen.jobs.writing import faults_of
from cardgen.press.slots import slots
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.typesetting import TextTooLongError


@dataclass(frozen=True, slots=True)
class KitFile:
    """A file of a game: its `pages`, and the numbers of those that each number of players needs."""

    name: str
    title: str
    file: PrintedFile
    pages: tuple[Page, ...]
    needed: dict[int, list[int]]

    @property
    def about(self) -> str:
        """What is in it: a sentence."""
        return f"{self.title}: the {', the '.join(part.about for part in self.file.parts)}."

    @property
    def finish(self) -> str:
        """What to do with it once it is printed."""
        return " ".join(filter(None, dict.fromkeys(part.finish for part in self.file.parts)))

    @property
    def two_sided(self) -> bool:
        """Whether it is printed on both sides of the paper."""
        return self.file.parts[0].sides == 2

    @property
    def on_stiff_paper(self) -> bool:
        """Whether it is printed on card stock."""
        return self.file.parts[0].paper == "stiff"


@dataclass(frozen=True, slots=True)
class KitGame:
    """The files of a game in a kit, and what the index says of them."""

    files: tuple[KitFile, ...]
    plan: GamePlan


def kit_game(game: PrintedGame, book: FontBook, paper: str, owner: Profile | None) -> KitGame:
    """Return what a kit has of a game.

    Raises:
        InputFault: the paper is too small for something.
    """
    seats = range(game.game.players[0], game.kit_seats + 1)
    setting = Setting(book=book, paper=paper, seats=seats[-1], owner=owner)
    parts = [part for part in game.parts if part.usual]
    with faults_of("cardgen kit", SheetError, TextTooLongError, MissingGlyphError):
        files = tuple(_file(game, file, seats, setting) for file in printed_files(parts))
    rows = [(each, tuple(page_list(file.needed[each]) for file in files)) for each in seats]
    plan = GamePlan(game.title, tuple(f"{file.name}.pdf" for file in files), tuple(rows))
    return KitGame(files, plan)


def _file(game: PrintedGame, file: PrintedFile, seats: range, setting: Setting) -> KitFile:
    pages: list[Page] = []
    needed: dict[int, list[int]] = {each: [] for each in seats}
    for part in file.parts:
        if part.per == "table":
            for each in seats:
                made = part.make(replace(setting, seats=each))
                needed[each] += range(len(pages) + 1, len(pages) + len(made) + 1)
                pages += made
            continue
        made = part.make(setting)
        for each in seats:
            count = (
                len(made) if part.per == "game" else _page_count(part, replace(setting, seats=each))
            )
            needed[each] += range(len(pages) + 1, len(pages) + count + 1)
        pages += made
    return KitFile(f"{game.name}{file.ending}", game.title, file, tuple(pages), needed)


def _page_count(part: Part, setting: Setting) -> int:
    """Return how many pages a part has of which each player gets the same."""
    if part.pieces is None:
        return len(part.make(setting))
    on_sheet = len(slots(part.stock(setting.paper), *part.size_on_sheet))
    return -(-setting.seats // on_sheet)
