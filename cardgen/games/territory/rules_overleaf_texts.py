"""What stands on the second page of each rules sheet: the rules in full, each with its rulings.

In the texts below a line that begins with ``#`` is a section's title; every rule is a few words, a
colon, what they mean, and its rulings in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule under a few words, and the rulings it rests on, separated by blanks."""

    title: str
    text: str
    rulings: str


Sections = Mapping[str, tuple[Rule, ...]]
"""Rules by the title of their section."""


def _sections(text: str) -> Sections:
    """Read sections as they are written below."""
    sections = {}
    for part in text.split("# ")[1:]:
        title, _, rules = part.partition("\n")
        found = re.findall(r" *(.+?): (.+?) \[(.+?)\]", rules.replace("\n", " "))
        sections[title] = tuple(Rule(*rule) for rule in found)
    return sections


_BOARDS = """
Nodes: may stand on any five spaces. Their ranges may overlap, and end at the rim. [B2 B3]
At the start: you hold the ranges of your Nodes. You have not claimed them, so you can't go on from there.
[B4 M6]"""
_LARGER_BOARDS = _BOARDS.replace(
    "Nodes: may stand on any five spaces. Their ranges",
    "Turns: go to the left. The table decides who begins. [T1]\nNodes and Deflectors: stand each on a space "
    "of its own. Ranges",
)
_BESIDE = """
Beside: means sharing a side. Corners don't count. [M5]"""
_OWN_NODES = """
In your range: Don't call a space in range of a Node that you control. You may if it is also in range of
another player's Node on that grid. [M3]"""
_CLAIMED = """
Claimed: means gained in play, until somebody else claims it. [M6]"""
_NODE_ANSWER = """
After “Node”: the player also names every space of the range that another Node there, not yours, has in
range. Shade these; they keep their holder. If a Node stands on one of them, it is named, too: draw its dot
and shade its range. [S8]"""
_PASS = """
Passing: is only for players who can't call any space. If everybody passes in a row, the game ends: most
Nodes win, equal is a draw. [M8]"""
_ROUNDS = """
rounds-N: The game ends after N rounds. A round is over when the turn comes back to the start of the order.
In the last round, write down everybody's Nodes after every turn. The highest sum wins. If equal, most
spaces held on others' grids win. If still equal, the win is shared. [X6]
target-N: You need N Nodes to win, 6 or more, in place of the usual number. [X7]"""
_REACH = """
Come in: at any space that touches a home of yours, until your shot there gives you the space you called.
Shots set off by a Node don't count. Lost all claims there? Come in again. [M4 S9]
At home: first call a space that touches one you claimed on another grid. Then also call beside
spaces that you won back while the grid was your home. [M4 M6]"""
_SHOT = """
Direction: A deflected shot goes the shorter way round, from you to the player you called; straight across
to the left. Grids of players who are out count, too. [S3]
A Deflector: works once. Its space keeps its holder. [S4]
The keeper: of a grid is whoever controls all five of its Nodes, or else its first owner, if still in. “The
player you called” is its keeper. [S2]
Who claims: You claim what your shot hits. If it was deflected onto a home of yours, the player you called
claims instead, if there is one. Once it was sent on from a home of yours, you claim again. [S5]
Nothing claimed: Used Deflectors stay used, and the turn is over. The same holds if nobody can claim. [S6]"""
_SET_OFF = """
Deflectors in a captured range: are used up; their spaces keep their holder. Each sends a new shot of yours
to the same space of the next grid, in the direction of the capturing shot. [S8 S9]
Shots set off: wait in a line, row by row from A1. Finish the first, with what it gives, before you begin the
next. Shots that it sets off join the end of the line. [S8 S10]"""
_SHOTS = f"""
# Shots
The answer: is the first that applies: Deflector, Node, owned (in range of a Node), null. It doesn't matter
who controls the Nodes. You may note shots that came in on your grid sheet; nobody has to. [S1]
{_SHOT}
{_NODE_ANSWER}
{_SET_OFF}"""
_HOMES = """
At the end of a move: homes, losses and wins are settled, not before. [S11 V1 V2]"""
_OUT = """
What you hold and control stays on paper. [V3]"""
_NOBODY = """
Nobody left: Most Nodes win, of all players; equal is a draw."""
_GIFT_NODE = """
A Node on it: The receiver controls it and claims its range. Spaces in range of another Node there, not the
receiver's, keep their holder. [F5]
No change: if the receiver holds the space already, or if only Nodes of the receiver have it in range. [F4]
A gift: is not a shot, and nothing is given back for it. [F3 F6]"""

OVERLEAF: Mapping[str, Sections] = {
    "reflector": _sections(f"""
# More exactly
{_BOARDS}
{_BESIDE}
Claimed: means gained in play. In this game nobody can take it back. [M6]
{_OWN_NODES}
The answer: is the first that applies: Node, owned (in range of a Node), null. It doesn't matter who controls
the Nodes. You may note shots that came in on your grid sheet; nobody has to. [S1]
{_NODE_ANSWER}
{_PASS}
# What is given
The same space: of your grid goes to the other player when your shot claims one. The rest of a range is never
given. [F1]
{_GIFT_NODE}
# The end
The win: You win when you control all five Nodes of the other grid. [V4]
Both at once: Whoever holds more spaces on the other's grid wins; equal is a true draw. [V4]
# Short games
short: means 30 rounds. They end as under rounds-N. [X8]
{_ROUNDS.partition("target")[0]}
"""),
    "deflector": _sections(f"""
# Set-up and calls
{_LARGER_BOARDS}
What touches: Your Column A touches Column J of the grid to your left, A1 at J1, A2 at J2. With four, your
Row 1 also touches Row 1 across, A at J. [T3]
With five: Only your A1 to A5 touch J1 to J5 to the left. Your A1 to E1 touch J1 to F1 of the second grid to
the left. [T3]
{_REACH}
{_BESIDE}
{_CLAIMED}
{_OWN_NODES}
{_PASS}
{_SHOTS}
# Homes and the end
{_HOMES}
Out: You are out when you have no home. {_OUT.strip()} Two left: If they control all Nodes together, the one
with more wins. If they have equally many, they play on. [V5]
{_NOBODY} [V5]
# Variants
short: means 20 rounds, as under rounds-N. A player with nine Nodes wins after any move. [X8]
{_ROUNDS}
Reflection: If your shot claims a space, you give away the same space of your own grid. The keeper of the grid
that was hit gets it. A Node on it goes along with its range. Nothing is given if the player you called
claims, or if the shot came by your home. [X2 F1 F2 F5]
Ricochet: A shot that hits a Deflector runs on along the row, and then along the same row of the next grid. To
the left it runs towards Column A and comes in at Column J; else the other way. A Node stops it and is hit,
unless the claimant controls that Node. Every Deflector that it meets is used up. The second on a grid, and
each one after it, turns the shot round. If it gets back to its last Deflector and has met nothing, you claim
the space that you called. Deflectors in a captured range send no shots: they are only removed. [X1]
"""),
    "defector": _sections(f"""
# Set-up and calls
{_LARGER_BOARDS}
{_REACH}
Allies' claims: count as yours. But at home you go on only from what you won back yourself. [M4 A4]
{_BESIDE}
{_CLAIMED}
{_OWN_NODES}
{_PASS}
{_SHOTS}
# What is given
The same space: of your own grid goes to the keeper of the grid that you hit. The rest of a range is never
given. If your own grid is no longer your home, give from the home that you gained first. [F1]
{_GIFT_NODE}
Deflectors: on the given space, or in the range of a given Node, are removed and do nothing. [F3 F5]
Nothing is given: if the player you called claims, or if the shot came by a home of yours. Nor for a space of
an island, nor if you have no home. [F2]
# Alliances
To ally: ask a player at the start of your turn; both must agree. Before the first move any two may ally. A
third allies with either of two. [A1 A3 A9]
Link and Master: are Nodes that a member controls when they are named. They never move to another Node. Under
a Master, a player may be in no Link. If both sides have a Master, the proposer's stays. [A2 A3]
Allies' grids touch: Column J of whoever is first in turn order touches Column A of the other, row by row.
[M7]
Breaking: A Link breaks when nobody of its group controls it; a Master, when no member does. Players whose
bond broke have parted, unless a Master still binds them. [A5]
To leave: say so in your turn or in an ally's. In your own turn you must still call a space. [A6]
All Nodes: An alliance that controls every Node breaks up, unless everybody who began is in it. Of four
members or more, Link groups stay allied. [A7]
# Homes and the end
{_HOMES}
Out: You are out when you have no home and no ally. {_OUT.strip()} Two or three left: If they control all
Nodes together, whoever has most wins. If several have most, they play on. [V6]
{_NOBODY} [V6]
# Variants
short: means 20 rounds, with nine players or more 15, as under rounds-N. A player with nine Nodes wins after
any move. [X8]
{_ROUNDS}
Safety: Your deflected shots pass over your allies' grids. [X3]
Deluxe: Whenever a shot hits a grid, the grid turns a quarter clockwise. The side now at the middle counts as
its Row 1. On others' grids go on only to the space below a claimed one, nearer to the owner. [X4]
Team victory: An alliance that controls every Node wins together. [X5 A7]
Islands: Your Row 1 touches only an empty grid in the middle, an island. It always answers null. [T3 T4]
"""),
}

THIRD_PAGE = {"deflector": "Homes and the end", "defector": "What is given"}
"""The first section on the third page of those rules that have one."""


def pages_of(game: str) -> tuple[Sections, ...]:
    """Return the sections of each page of `game` after the first."""
    sections = OVERLEAF[game]
    if game not in THIRD_PAGE:
        return (sections,)
    titles = list(sections)
    cut = titles.index(THIRD_PAGE[game])
    return tuple(
        {title: sections[title] for title in part} for part in (titles[:cut], titles[cut:])
    )
