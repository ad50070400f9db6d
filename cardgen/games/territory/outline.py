"""What the sheets of each game consist of, in their order: names of messages, with rulings.

The words are in ``territory-sheets.ftl``; what a game says otherwise is found before what others
say.
"""

from collections.abc import Mapping
from dataclasses import dataclass

Rules = Mapping[str, str]
"""The names of rules, each with its rulings."""
Sections = Mapping[str, Rules]

SET_UP = ("hide", "lay", "hold")

_WORDS = {"hold": "B4", "claim": "M6", "control": "B5", "owned": "S1"}
_ROUNDS = {"short": "X8", "number-of-rounds": "X6"}
_GIFTS = {"same-space": "F1", "node-on-it": "F5", "no-change": "F4", "gift": "F3 F6"}
_PLACING = {"turns": "T1", "nodes-and-deflectors": "B2 B3", "at-the-start": "B4 M6"}
_COMING_IN = {"come-in": "M4 S9", "at-home": "M4 M6"}
_CALLS = {"beside": "M5", "in-your-range": "M3", "passing": "M8"}
_SHOTS = {
    "answer": "S1",
    "direction": "S3",
    "deflector": "S4",
    "keeper": "S2",
    "who-claims": "S5",
    "nothing-claimed": "S6",
    "after-node": "S8",
    "deflectors-in-a-captured-range": "S8 S9",
    "shots-set-off": "S8 S10",
}
_LARGER_REACH = ("come-in", "go-on", "lost-all-there", "at-home", "never-call", "no-space")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """The sheets of a game: `turn`, `reach` and `panel` on the first page, then the others.

    A first `round` is played by the engine, statement by statement. Of each number of players,
    `nodes_to_win` has how many Nodes win, of how many. On the aid card a step may have the numbers
    of two, and `aid_lists` are looked up.
    """

    turn: tuple[str, ...]
    reach: tuple[str, ...]
    panel: tuple[str, ...] = ()
    round: tuple[str, ...]
    later: tuple[Sections, ...]
    nodes_to_win: Mapping[int, tuple[int, int]]
    aid_steps: tuple[str, ...]
    aid_signs: tuple[str, ...] = ("1", "2", "3", "4")
    aid_lists: tuple[str, ...]


OUTLINES: Mapping[str, Outline] = {
    "reflector": Outline(
        turn=("call", "hear", "claim", "give-back"),
        reach=("first", "later", "never-call", "no-space"),
        panel=("only-the-space", "your-node-on-it", "no-change"),
        round=("move Ann Bob G1", "move Bob Ann G2", "move Ann Bob G3", "move Bob Ann J2"),
        later=(
            {
                "four-words": _WORDS,
                "more-exactly": {
                    "nodes": "B2 B3",
                    "at-the-start": "B4 M6",
                    "beside": "M5",
                    "in-your-range": "M3",
                    "answer": "S1",
                    "after-node": "S8",
                    "passing": "M8",
                },
                "what-is-given": _GIFTS,
                "end": {"win": "V4", "both-at-once": "V4"},
                "short-games": _ROUNDS,
            },
        ),
        nodes_to_win={2: (5, 5)},
        aid_steps=("call", "hear", "claim", "give-back"),
        aid_lists=("never-call", "what-is-given"),
    ),
    "deflector": Outline(
        turn=("call", "hear", "claim", "pass-on"),
        reach=_LARGER_REACH,
        round=("move Ann Bob J5", "move Bob Cat J4", "move Cat Ann J8"),
        later=(
            {
                "four-words": _WORDS,
                "set-up-and-calls": {
                    **_PLACING,
                    "what-touches": "T3",
                    "with-five": "T3",
                    **_COMING_IN,
                    **_CALLS,
                },
                "shots": _SHOTS,
                "homes-and-the-end": {
                    "at-the-end-of-a-move": "S11 V1 V2",
                    "out": "V3",
                    "two-left": "V5",
                    "nobody-left": "V5",
                },
                "variants": {
                    **_ROUNDS,
                    "number-of-nodes": "X7",
                    "reflection": "X2 F1 F2 F5",
                    "ricochet": "X1",
                },
            },
        ),
        nodes_to_win={3: (10, 15), 4: (13, 20), 5: (15, 25)},
        aid_steps=("call", "hear", "claim", "pass-on"),
        aid_lists=("which-way-it-flies-on", "who-claims"),
    ),
    "defector": Outline(
        turn=("ally", "call", "follow", "claim", "give-back"),
        reach=_LARGER_REACH,
        panel=("link", "master", "broken", "divided"),
        round=(
            "ally Ann Dan link Ann:C6",
            "move Ann Bob F1",
            "move Bob Cat D1",
            "move Cat Fay B1",
            "move Dan Bob F2",
            "move Eve Dan I1",
            "move Fay Eve H1",
        ),
        later=(
            {
                "four-words": _WORDS,
                "set-up-and-calls": {**_PLACING, **_COMING_IN, "allies-claims": "M4 A4", **_CALLS},
                "shots": _SHOTS,
            },
            {
                "what-is-given": {**_GIFTS, "deflectors": "F3 F5", "nothing-is-given": "F2"},
                "alliances": {
                    "to-ally": "A1 A3 A9",
                    "link-and-master": "A2 A3",
                    "allies-grids-touch": "M7",
                    "breaking": "A5",
                    "to-leave": "A6",
                    "all-nodes": "A7",
                },
                "homes-and-the-end": {
                    "at-the-end-of-a-move": "S11 V1 V2",
                    "out": "V3",
                    "two-or-three-left": "V6",
                    "nobody-left": "V6",
                },
                "variants": {
                    **_ROUNDS,
                    "number-of-nodes": "X7",
                    "safety": "X3",
                    "deluxe": "X4",
                    "team-victory": "X5 A7",
                    "islands": "T3 T4",
                },
            },
        ),
        nodes_to_win={6: (16, 30), 7: (18, 35), 8: (21, 40)},
        aid_steps=("ally", "follow", "claim", "give-back"),
        aid_signs=("1–2", "3", "4", "5"),
        aid_lists=("which-way-it-flies-on", "who-claims"),
    ),
}
