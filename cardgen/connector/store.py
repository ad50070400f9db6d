"""Layouts as files: those that come with the program, and those that were computed before."""

from __future__ import annotations

import json
from typing import Any

from cardgen.connector.layout import Laid, Layout, Link, Panel, Phrase, Pile
from cardgen.drawing.shapes import Box


def written(layout: Layout) -> str:
    """Return `layout` as JSON; boxes are x, y, width and height."""
    panel = layout.panel
    document = {
        "geometry": layout.geometry,
        "panel": {name: getattr(panel, name) for name in Panel.__slots__},
        "size": layout.size,
        "weight": layout.weight,
        "phrases": [
            {
                "games": phrase.games,
                "starts": phrase.starts,
                "ends": phrase.ends,
                "face": phrase.face,
                "turn": phrase.turn,
                "box": _numbers(phrase.box),
                "lines": phrase.lines,
            }
            for phrase in layout.phrases
        ],
        "links": [
            {
                "game": link.game,
                "step": link.step,
                "corner": link.corner,
                "side": link.side,
                "face": link.face,
                "turn": link.turn,
                "tip": link.tip,
            }
            for link in layout.links
        ],
        "piles": [
            {
                "game": pile.game,
                "column": _numbers(pile.column),
                "cards": [
                    {"turn": card.turn, "fold": card.fold, "x": card.x, "y": card.y} for card in pile.cards
                ],
            }
            for pile in layout.piles
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Layout:
    """Return the layout that `written` has written.

    Raises:
        ValueError: it is none.
    """
    try:
        document: dict[str, Any] = json.loads(text)
        return Layout(
            document["geometry"],
            Panel(**document["panel"]),
            document["size"],
            document["weight"],
            tuple(
                Phrase(
                    tuple(phrase["games"]),
                    phrase["face"],
                    phrase["turn"],
                    Box(*phrase["box"]),
                    tuple(phrase["lines"]),
                    tuple(phrase["starts"]),
                    tuple(phrase["ends"]),
                )
                for phrase in document["phrases"]
            ),
            tuple(Link(**{**link, "tip": tuple(link["tip"])}) for link in document["links"]),
            tuple(
                Pile(pile["game"], tuple(Laid(**card) for card in pile["cards"]), Box(*pile["column"]))
                for pile in document["piles"]
            ),
        )
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"is no layout: {error}") from None


def _numbers(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.width, box.height
