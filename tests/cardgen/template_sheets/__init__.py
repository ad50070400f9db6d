"""What the template game prints, in two parts: copy this folder to begin a new game's sheets."""

from __future__ import annotations

from collections.abc import Iterator

from cardgen.drawing import shapes as draw
from cardgen.games.contract import (
    Part,
    Pieces,
    PrintedGame,
    Setting,
    begun,
    no_layouts,
    no_variants,
)
from cardgen.press.sheets import CardPages
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import MARGIN, Composer, inks
from companion.record import Statement
from tests.companion.template_game import GAMES

(_GAME,) = GAMES.values()
_INKS = inks((0, 0, 0, 85), "303B47", (0, 0, 0, 6), "EEF1F4")
_STONE = (20.0, 20.0)
_RULES = "Take one to three stones in turn. Whoever takes the last one has won."


def _rules(setting: Setting) -> tuple[draw.Page, ...]:
    composer, width = Composer(setting.book, _INKS), setting.size[0] - 2 * MARGIN
    blocks = (
        composer.head("Stones", "Take the last one", "two players", width),
        composer.text(_RULES, width),
    )
    page = composer.page(blocks, ("", "Stones"), setting.size, "stones rules")
    if page is None:
        raise SheetError("the rules need a larger page: choose larger paper")
    return (page,)


def _stones(setting: Setting) -> Iterator[CardPages]:
    """Yield a stone with the number of each seat, and with the table's name where it has one."""
    for number in range(1, setting.seats + 1):
        ring = draw.stroked(draw.circle(10, 10, 7), _INKS.word, 1.0)
        words = draw.Text(
            10, 11, setting.table or f"stone {number}", 6, _INKS.word, "semibold", "middle"
        )
        yield (draw.Page(*_STONE, (("text", (ring, words)),), safe=2, label="stones"),)


def _record_head(setting: Setting) -> Iterator[Statement]:
    yield from begun(_GAME)


PRINTED = PrintedGame(
    game=_GAME,
    title="Stones",
    inks=_INKS,
    parts=(
        Part(name="rules", about="rules in two sentences", pages=_rules),
        Part(
            name="stones",
            about="stones to play with",
            pieces=Pieces(_STONE, _stones),
            paper="stiff",
            per="player",
            finish="Cut out the stones.",
        ),
    ),
    record_head=_record_head,
    layouts=lambda seats: no_layouts(_GAME, seats),
    variant_fault=lambda variants, seats: no_variants(_GAME, variants),
    kit_seats=2,
)
