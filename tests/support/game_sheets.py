"""Sheets of any game, for tests that ask the same of all."""

from __future__ import annotations

from typing import Any

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.games import PRINTED
from cardgen.games.contract import Setting
from cardgen.games.rotator.aid_card import aid_card as rotator_card
from cardgen.games.rotator.grids import DESIGN
from cardgen.games.territory.aid_cards import aid_card as territory_card
from cardgen.games.territory.grids import grid_design
from cardgen.press.sheets import CardPages
from cardgen.sheets import grids
from cardgen.sheets.blocks import Block
from companion.games import GAMES

A4 = (210.0, 297.0)


def part_pages(
    game: str, part: str, book: FontBook, paper: tuple[float, float] = A4, **more: Any
) -> tuple[Page, ...]:
    """Return the pages of a part, for as few players as can play if nothing else is said."""
    printed = PRINTED[game]
    found = printed.part(part)
    assert found is not None
    seats = len(more.get("players", ())) or printed.game.players[0]
    size = f"{paper[0]:g}x{paper[1]:g}"
    return found.make(Setting(**{"book": book, "paper": size, "seats": seats, **more}))


def rules_pages(book: FontBook, paper: tuple[float, float], game: str) -> tuple[Page, ...]:
    return part_pages(game, "rules", book, paper)


def aid_card(book: FontBook, game: str) -> CardPages:
    return rotator_card(book) if game == "rotator" else territory_card(book, game)


def grid_sheets(
    game: str,
    book: FontBook,
    paper: tuple[float, float],
    cell: float | None = None,
    players: int | None = None,
    owner: Block | None = None,
) -> tuple[Page, ...]:
    design = DESIGN if game == "rotator" else grid_design(GAMES[game])
    return grids.grid_sheets(design, book, paper, cell, players, owner)
