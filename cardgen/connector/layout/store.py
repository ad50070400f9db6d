"""Layouts as JSON files, and the bundled ones."""

from __future__ import annotations

import json
from typing import Any

from cardgen.connector.layout.result import CardPosition, Layout, Link, Panel, Phrase, Pile
from cardgen.connector.texts import Texts
from cardgen.data import data_names, read_data
from cardgen.drawing.shapes import Box


def bundled_layout(texts: Texts, panel: Panel) -> Layout | None:
    """Return the layout of `texts` for this `panel` that comes with the program, or None."""
    names = data_names("layouts/connector/*.json")
    layouts = (read_data(name, lambda path: from_json(path.read_text("utf-8"))) for name in names)
    return next((layout for layout in layouts if is_layout_of(layout, texts, panel)), None)


def is_layout_of(layout: Layout, texts: Texts, panel: Panel) -> bool:
    """Tell whether `layout` is of this panel and these texts, word for word, from the seats they ask for."""
    if layout.panel != panel or [pile.game for pile in layout.piles] != [text.game for text in texts]:
        return False
    for text, pile in zip(texts, layout.piles, strict=True):
        links = [link for link in layout.links if link.game == text.game]
        asked = [
            (i - 1, corner, side, seat.carrier)
            for i, seat in enumerate(text.seats)
            for corner, side in seat.links
        ]
        if (
            _words(layout, text.game) != text.words
            or len(pile.cards) != text.cards
            or (text.seats and [(link.step, link.corner, link.side, link.face) for link in links] != asked)
        ):
            return False
    return True


def _words(layout: Layout, game: str) -> tuple[str, ...]:
    """Return the words that the cards of a game show."""
    phrases = [phrase for phrase in layout.phrases if game in phrase.games]
    phrases.sort(key=lambda phrase: (game not in phrase.starts, game in phrase.ends))
    return tuple(word for phrase in phrases for line in phrase.lines for word in line.split(" "))


# -- the format ------------------------------------------------------------------------------------


def to_json(layout: Layout) -> str:
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


def from_json(text: str) -> Layout:
    """Return the layout that `to_json` has written.

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
                Pile(
                    pile["game"], tuple(CardPosition(**card) for card in pile["cards"]), Box(*pile["column"])
                )
                for pile in document["piles"]
            ),
        )
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"is no layout: {error}") from None


def _numbers(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.width, box.height
