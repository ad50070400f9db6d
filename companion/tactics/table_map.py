"""The table in characters: each card with its ground and army, 58 columns wide."""

from __future__ import annotations

from companion.contract import Document
from companion.screen import Cell, Picture
from companion.tactics.board import COLUMNS, NAMES, SIZE
from companion.tactics.cards import GROUND, KINGS, RECRUITING

CELL = 8
UNSEEN = "??"

LEGEND = (
    "# castle   & forest   ^ mountain   + recruit   X joker",
    "A 3: three units; 1/2/0: fresh, tired (moved once), spent",
)


def picture(document: Document) -> Picture:
    """Return the table of a document, two lines a row; shaded are armies of the player to move."""
    symbols = {player["name"]: player["symbol"] for player in document["players"]}
    rows = []
    for number, cards in enumerate(document["table"]):
        spaces = NAMES[number * SIZE : (number + 1) * SIZE]
        armies = [document["armies"].get(space) for space in spaces]
        shaded = [army is not None and army["player"] == document["turn"] for army in armies]
        tops = [
            _card(card, space in document["turned"])
            for card, space in zip(cards, spaces, strict=True)
        ]
        below = [_army(army, symbols) if army else "" for army in armies]
        rows.append((f"{number + 1} ", _cells(tops, shaded)))
        rows.append(("  ", _cells(below, shaded)))
    head = "  " + "".join(f"{column:<{CELL}}" for column in COLUMNS)
    return Picture((head.rstrip(),), tuple(rows))


def _cells(texts: list[str], shaded: list[bool]) -> tuple[Cell, ...]:
    return tuple(Cell(f"{text:<{CELL}}", dark) for text, dark in zip(texts, shaded, strict=True))


def _card(card: str | None, turned: bool) -> str:
    if card is None:
        return UNSEEN
    if turned:
        return f"({card})"
    sign = "#" if card in KINGS else "+" if card in RECRUITING else _SIGNS[GROUND[card]]
    return f"{card} {sign}".rstrip()


_SIGNS = {"plain": "", "forest": "&", "mountain": "^"}


def _army(army: Document, symbols: dict[str, str]) -> str:
    units, tired, spent = army["units"], army["tired"], army["spent"]
    symbol = symbols[army["player"]]
    if not tired and not spent:
        return f"{symbol} {units}"
    text = f"{symbol} {units - tired - spent}/{tired}/{spent}"
    return text if len(text) <= CELL else f"{symbol} {units}*"
