"""What stands on the first page of each rules sheet: short sentences, no ruling numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardgen.games.territory.answers import Answer

Entry = tuple[str, str]
"""A title and what is said below or behind it."""


@dataclass(frozen=True, slots=True)
class Front:
    """The words of a first page, from the top to the foot.

    `answers` says of each answer when it is given or what it does; `panel` is about giving back,
    homes or alliances.
    """

    what: str
    needs: str
    goal: str
    out: str
    setup: tuple[Entry, ...]
    turn: tuple[Entry, ...]
    reach: tuple[Entry, ...]
    answers: Mapping[Answer, str]
    panel_title: str
    panel: tuple[Entry, ...]


_NEEDS = "pencils, two 10×10 grids each"
_HOLD = ("Hold", "spaces up to two steps from your Nodes, along sides: their ranges.")
_HIDE = ("Hide", "5 Nodes (dots) and 20 Deflectors (slashes) on your private grid.")
_LOST = ("Lost all there?", "Come in again.")
_AT_HOME = (
    "At home",
    "call a space touching one you claimed on another grid, or beside one you won back.",
)
_NO_SPACE = ("No space?", "Pass. If you can call one, you must.")
_NODE = (
    "Control it, claim its range. Spaces that others' Nodes there have in range are only shaded. "
    "Its Deflectors each send your shot on."
)
_ANSWERS: Mapping[Answer, str] = {
    "null": "in no Node's range",
    "owned": "in range of a Node there",
    "node": _NODE,
    "deflector": "used up; nobody claims",
}

FRONTS: Mapping[str, Front] = {
    "reflector": Front(
        what="Two players hunt hidden Nodes; whatever you take, you also give.",
        needs=_NEEDS,
        goal="Control all five Nodes of the other grid.",
        out="",
        setup=(
            ("Hide", "5 Nodes (dots) on your private grid."),
            ("Lay", "public grids Row 1 to Row 1. Toss a coin to begin."),
            _HOLD,
        ),
        turn=(
            ("Call", "a space of the other grid."),
            ("Hear", "what is there."),
            ("Claim", "it, whoever held it: your symbol on the public grid."),
            ("Give back", "The other player gets the same space of your grid. Then they call."),
        ),
        reach=(
            ("First call", "Call any space of Row 1, or one beside a space you were given."),
            ("Later calls", "Call a space beside one you claimed or were given."),
            ("Never call", "a space you hold, or one that only your Nodes have in range."),
            _NO_SPACE,
        ),
        answers={
            "null": "in no Node's range",
            "owned": "in range of a Node there",
            "node": "Control it, claim its range. Spaces their other Nodes have in range are only shaded.",
        },
        panel_title="What is given",
        panel=(
            ("", "Only the space called, no range."),
            (
                "Your Node on it?",
                "The other player controls it, and claims its range on your grid.",
            ),
            ("No change", "if they hold it, or only their Nodes have it in range."),
        ),
    ),
    "deflector": Front(
        what="Three to five players hunt hidden Nodes; Deflectors send shots astray.",
        needs=_NEEDS,
        goal="Control enough Nodes, or be the last one left.",
        out="Out: no home.",
        setup=(_HIDE, ("Lay", "public grids: Row 1 thick, dashed sides touch."), _HOLD),
        turn=(
            ("Call", "a grid and a space."),
            ("Hear", "what is there."),
            ("Claim", "where it ends, on the public grid."),
            ("Pass on", "to your left."),
        ),
        reach=(
            (
                "Come in",
                "at a space that touches your home, until you claim a space you called there.",
            ),
            (
                "Go on",
                "beside a space you claimed and hold, or touching it on another grid.",
            ),
            _LOST,
            _AT_HOME,
            ("Never call", "a space you hold, or one that only your Nodes have in range."),
            _NO_SPACE,
        ),
        answers=_ANSWERS,
        panel_title="Homes",
        panel=(
            (
                "",
                "Your grid, and any whose five Nodes you control. Either ends once you control none.",
            ),
        ),
    ),
    "defector": Front(
        what="Six or more players hunt hidden Nodes, as allies and as traitors.",
        needs=_NEEDS,
        goal="Control more than half of all Nodes, or be the last one left. Only one wins.",
        out="Out: no home and no ally.",
        setup=(_HIDE, ("Lay", "public grids in a ring: all Row 1s touch."), _HOLD),
        turn=(
            ("Ally", "with a player who agrees, or leave."),
            ("Call", "a grid and a space."),
            ("Follow", "A Deflector sends the shot on."),
            ("Claim", "where it ends, on the public grid."),
            ("Give back", "The one struck gets that space of yours."),
        ),
        reach=(
            ("Come in", "at Row 1 of a grid, until you claim a space you called there."),
            (
                "Go on",
                "beside a space you or an ally claimed and hold, or touching it on another grid.",
            ),
            _LOST,
            _AT_HOME,
            (
                "Never call",
                "a space you or an ally hold, or one that only your Nodes have in range.",
            ),
            _NO_SPACE,
        ),
        answers=_ANSWERS,
        panel_title="Alliances",
        panel=(
            ("link", "Two name a Link: a Node one of them controls. A third joins it."),
            ("master", "Four or more also need a Master: another Node, over all Links."),
            (
                "broken",
                "Link lost: its group ends, but a Master still binds its players. "
                "Master lost: only Link groups stay.",
            ),
            ("divided", "Players who part never ally with each other again."),
        ),
    ),
}
