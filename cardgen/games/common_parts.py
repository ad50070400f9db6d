"""Parts that several games have alike."""

from __future__ import annotations

from collections.abc import Iterator

from cardgen.games.contract import Part, Pieces, Setting
from cardgen.games.symbols import symbol_sheet
from cardgen.press.sheets import CardPages
from cardgen.sheets.owner import with_owner
from cardgen.sheets.tents import TENT, tents


def _tents(setting: Setting) -> Iterator[CardPages]:
    made = tents(
        setting.book,
        setting.shown or setting.seated,
        setting.table,
        setting.diets,
        setting.link,
        setting.diets_on,
    )
    yield from ((tent,) for tent in made)


TENTS = Part(
    name="tents",
    about="tents with names and symbols",
    pieces=Pieces(TENT, _tents),
    paper="stiff",
    per="player",
    options=("players", "link"),
    finish="Fold the tents and stand them up in the order of turns.",
)

SYMBOLS = Part(
    name="symbols",
    about="pencil marks and what they mean, and symbols for players",
    pages=lambda setting: (
        with_owner(symbol_sheet(setting.book, setting.size), setting.book, setting.owner),
    ),
    options=("owner",),
)
