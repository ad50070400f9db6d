"""What stands on the second page of each rules sheet: the rules in full, each with its rulings.

In the texts below a line that begins with ``#`` is a section's title; every rule is a few words, a colon,
what they mean, and its rulings in brackets.
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
Nodes: anywhere, on different spaces. Ranges may overlap and end at the rim. [B2 B3]
At the start: you hold your Nodes' ranges. That is not claimed, so you can't go on from it. [B4 M6]"""
_LARGER_BOARDS = _BOARDS.replace(
    "Nodes: anywhere, on different spaces.",
    "Turns: to the left; the table decides who begins. [T1]\nNodes and "
    "Deflectors: each on a space of its own.",
)
_BESIDE = """
Beside: two spaces that share a side. Corners don't count. [M5]"""
_OWN_NODES = """
Your Nodes only: you may not call a space in range of a Node you control. You may if a Node of somebody else
on that grid has it in range too. [M3]"""
_CLAIMED = """
Claimed: what you gained in play, until somebody else claims it. [M6]"""
_NODE_ANSWER = """
The answer “Node”: also names spaces of its range that another Node there, not yours, has in range. They
keep their holder. A Node on one of them is named, too: draw a dot, shade its range. [S8]"""
_PASS = """
Passing: only who has no shot passes. If all pass in a row the game ends: most Nodes win, equal is a draw.
[M8]"""
_ROUNDS = """
rounds-N: the game ends after N rounds. A round is over when the turn comes back to the start of the order.
In the last one write down everybody's Nodes after every turn; the highest sum wins. Equal: most spaces held
on others' grids. Still equal: they share the win. [X6]
target-N: so many Nodes win, 6 or more, in place of the usual number. [X7]"""
_REACH = """
Come in: call a space that touches a home of yours. That ends once a shot of your turn makes you holder of
the space it was called at. A shot set off by a Node does not count. Come in again when you hold no claimed
space there. [M4 S9]
At home: first call a space that touches a claim of yours on another grid. Then go on beside spaces that you
won back while it was your home. [M4 M6]"""
_SHOT = """
Direction: a shot goes on the shorter way round to the player called, straight across to the left. Grids of
players who are out still count. [S3]
A Deflector: works once. Its space keeps its holder. [S4]
Keeper: the player who controls all five Nodes of a grid; else its first owner, if still in. The keeper of
the grid called is the player you called. [S2]
Claimant: the Shooter. If a deflected shot ends at the Shooter's home, the keeper of the grid called;
nobody, if there is none. Once sent on from a home of the Shooter's, the Shooter again. [S5]
Spent: a shot that claims nothing; so is one without a claimant. Used Deflectors stay used; the turn is
over. [S6]"""
_SET_OFF = """
Deflectors in a captured range: are used up; their spaces keep their holder. Each sends a shot of yours to
the same space of the next grid, in the direction of the capturing shot. Finish one shot before the next.
[S8 S9 S10]"""
_SHOTS = f"""
# Shots
Status: Deflector, else Node, else owned, else null, whoever controls the Nodes. [S1]
{_SHOT}
{_NODE_ANSWER}
{_SET_OFF}"""
_HOMES = """
When: homes, wins and losses are settled when the whole move is done. [S11 V1 V2]"""
_OUT = """
What you hold and control stays on paper. [V3]"""
_GIFT_NODE = """
A Node on it: the receiver controls it and claims its range. Spaces in range of another Node there, not the
receiver's, stay. [F5]
No change: if the receiver holds the space, or only Nodes of the receiver have it in range. [F4]
A gift: is no shot, and gives nothing back. [F3 F6]"""

OVERLEAF: Mapping[str, Sections] = {
    "reflector": _sections(f"""
# More exactly
{_BOARDS}
{_BESIDE}
Claimed: what you gained in play. In this game nobody takes it back. [M6]
{_OWN_NODES}
Status: Node, else owned, else null, whoever controls the Nodes. [S1]
{_NODE_ANSWER}
{_PASS}
# What is given
The same space: of your grid, when your shot claims one; never the rest of a range. [F1]
{_GIFT_NODE}
# The end
The win: you control all five Nodes of the other grid. [V4]
Both at once: more spaces held on the other's grid win; equal is a true draw. [V4]
# Short games
short: 30 rounds, as rounds-N says. [X8]
{_ROUNDS.partition("target")[0]}
"""),
    "deflector": _sections(f"""
# Set-up and calls
{_LARGER_BOARDS}
Table: Column A, at your left, touches Column J to the left, row by row. With four, Row 1 also touches Row 1
across, A with J. [T3]
Five players: A1 to A5 touch J1 to J5 to the left. Row 1, A to E, touches J to F of the second to the left.
[T3]
{_REACH}
{_BESIDE}
{_CLAIMED}
{_OWN_NODES}
{_PASS}
{_SHOTS}
# Homes and the end
{_HOMES}
Out: no home left. {_OUT.strip()} Two left: if they control every Node together, more Nodes win; equal plays
on. [V5]
Nobody left: most Nodes win, equal is a draw. [V5]
# Variants
short: 20 rounds, as rounds-N says. Nine Nodes win after any move. [X8]
{_ROUNDS}
Reflection: who claims gives back the same space of their own grid, to the keeper of the grid struck. A Node
on it goes with its range. Nothing is given where the player called claims, nor after a shot came by the
Shooter's home. [X2 F1 F2 F5]
Ricochet: from a Deflector the shot runs along the row, and on along that of the next grid. Clockwise it runs
towards Column A and comes in at Column J, else the other way. A Node that its claimant does not control
stops it and is struck. A Deflector is used up; the second on a grid, and any further one, turns the shot
round. Back at its last Deflector with nothing met, it claims the space first called. Deflectors in a
captured range are only removed. [X1]
"""),
    "defector": _sections(f"""
# Set-up and calls
{_LARGER_BOARDS}
{_REACH}
Allies: their claims count as yours, but at home you go on only from what you won back. [M4 A4]
{_BESIDE}
{_CLAIMED}
{_OWN_NODES}
{_PASS}
{_SHOTS}
# What is given
The same space: of your grid goes to the keeper of the grid struck, never the rest of a range. If your grid
is no home of yours now, it is of the home you gained first. [F1]
{_GIFT_NODE}
Deflectors: on a gift and in its range are removed and do nothing. [F3 F5]
Nothing is given: if the player called claims, or if the shot came by a home of yours. Nor on islands, nor
if you have no home. [F2]
# Alliances
Begin: at the start of your turn, with a player who agrees; before the first move, any two. A third allies
with either. [A1 A3 A9]
Link and Master: each a Node that a member controls; roles never move. Under a Master a player may be
in no Link. If two sides with a Master join, the proposer's stays. [A2 A3]
Touching: allies' own grids touch, row by row: Column J of the first in turn order, Column A of the other.
[M7]
Breaking: a Link breaks when nobody of its group controls it, a Master when no member does. Players whose
bond broke have parted, unless a Master still binds them. [A5]
Leave: in your turn or an ally's. In your own you still shoot. [A6]
All Nodes: an alliance that controls every Node breaks up, unless all who began are in it. Of four
or more, only Link groups stay allied. [A7]
# Homes and the end
{_HOMES}
Out: no home left, and no ally. {_OUT.strip()} Two or three left: if they control every Node
together, most Nodes win; a tie for most plays on. [V6]
Nobody left: most Nodes win, equal is a draw. [V6]
# Variants
short: 20 rounds, 15 with nine players or more, as rounds-N says. Nine Nodes win after any
move. [X8]
{_ROUNDS}
Safety: deflected shots pass over grids of the Shooter's allies. [X3]
Deluxe: after each impact a grid turns a quarter clockwise; the side now at the middle is its Row 1. On
others' grids go on only to the space below a claim, towards the owner. [X4]
Team victory: an alliance that controls every Node wins. [X5 A7]
Islands: your Row 1 touches only an empty grid in the middle. It answers null. [T3 T4]
"""),
}
