"""What the play aids say about the rules: every sentence with the rulings that it rests on.

`PAGES` is the full text of a page, `CARDS` the short text of a card's two sides. In the texts below, a line
that begins with ``#`` is a section's title; every rule ends with its rulings in brackets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """A sentence or two about one subject, and the rulings they rest on, separated by blanks."""

    text: str
    rulings: str


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under a title."""

    title: str
    rules: tuple[Rule, ...]

    @property
    def text(self) -> str:
        """All rules as one paragraph."""
        return " ".join(rule.text for rule in self.rules)

    @property
    def rulings(self) -> tuple[str, ...]:
        """All rulings, each once, in the order in which they are first needed."""
        return tuple(dict.fromkeys(ruling for rule in self.rules for ruling in rule.rulings.split()))


def _sections(text: str) -> tuple[Section, ...]:
    """Read sections as they are written below."""
    sections = []
    for part in text.split("# ")[1:]:
        title, _, rules = part.partition("\n")
        found = re.findall(r" *(.+?) \[(.+?)\]", rules.replace("\n", " "))
        sections.append(Section(title, tuple(Rule(words, rulings) for words, rulings in found)))
    return tuple(sections)


SUBTITLES: dict[str, str] = {
    "rotator": "One player, a pencil, and a world that turns",
    "reflector": "Two players: whatever you take, you give",
    "deflector": "Three to five players, and shots that go astray",
    "defector": "Six players or more, and nobody to trust for ever",
}

# -- pages ---------------------------------------------------------------------------------------

_GRIDS = """
Your private grid is for your eyes only, your public one shows what all know. Columns A to J count from your
left; Row 1 faces the middle of the table. [B1]"""
_HIDDEN = "In secret, put five Nodes (dots) and 20 Deflectors (slashes) on 25 different spaces. [B3]"
_RANGES = """
A Node's range is all spaces up to two steps away, counted up, down and sideways: 13, fewer at the rim.
Ranges may overlap. [B2 B3]
You control your Nodes and hold every space in their ranges; all others are nobody's. [B4 B5]"""
_CLOCKWISE = "Turns go clockwise, to your left; the youngest begins, or toss a coin. [T1]"
_FORBIDDEN = """
You cover a space that is in range of a Node you control there, and of none there that somebody else
controls. [M3]
Never call a space that you hold or cover. [M2 M3]
Who can shoot must; who cannot, passes. [M8]"""
_NODE_STRUCK = """
Strike a Node and you control it and claim its range. But spaces in range of another Node there that you do
not control are retained: they stay as they are. [S8]
The answer names the retained spaces, and Nodes that stand on them. [S8]"""
_REFLECTED_NODE = "A Node on it is captured with its range, but for what is retained. [F5]"
_NOT_GIVEN = "Nothing is given that the other holds or covers already. [F4]"
_HOMES = """
A grid is your home once you control all five of its Nodes, as you do of your own at the start, until you
control none. [V2]"""
_STAYS = "What you hold and control stays on paper. [V3]"
_LAST = """
If nobody is left, most Nodes win; as many, a draw. [V5]
All this is looked at when the whole move is done. [S11 V1]"""
_TURNS = f"""
# Your turn
You are the Shooter: call a grid and a space. The grid's player says what is on it. [S1]
Null: in no Node's range. Owned: in the range of a Node there, whoever controls it. Node: one is there.
Deflector: an unused one is. [S1]
But for a Deflector, you claim the space, whoever held it: write your symbol there. Shade what is owned.
[S7]
# Where you may shoot
From home, come in on any space that touches it, until a shot of yours claims the very space you called on
that grid; and again when you hold nothing claimed there. [M4]
Or go on from a space that you claimed and still hold: to one that shares a side with it, never only a
corner, or touches it from another grid. [M4 M5]
What you hold from the start is not claimed. [M6]
To shoot at a home of yours, come in from a claimed space elsewhere, and go on only from what you regained
there. [M4 M6]
# Where you may not
{_FORBIDDEN}
When all pass in a row the game ends: most Nodes win; as many, a draw. [M8]
# Nodes
{_NODE_STRUCK}
Unused Deflectors in the range go off: each is used up, its space stays as it is, and a shot of yours
strikes the same space of the next grid, in the same direction. [S8 S9]
Follow one shot to its end before the next. [S10]
# Deflectors
A struck Deflector is used up, its space stays as it is, and the shot goes on to the same space of the next
grid around the table; and on again from a Deflector there. [S4]
Clockwise if the grid called is up to half way round to your left, straight across included; else the other
way. Grids of players who are out still count. [S3]
# Who claims
You claim where it ends. But at a home of yours the Target claims, unless a Deflector there sends it on:
then it is yours again. [S5]
A grid's keeper is who controls all five of its Nodes, or else its owner, if still in the game. The Target
is the keeper of the grid called. [S2]
If the claimant holds or covers the space already, the shot is spent. [S6]
"""
PAGES: dict[str, tuple[Section, ...]] = {
    "reflector": _sections(f"""
# Set up
{_GRIDS}
In secret, put five Nodes (dots) on any five spaces. [B3]
{_RANGES}
# The table
The public grids lie Row 1 to Row 1: your A1 touches the other's J1, your B1 the I1. [T3]
Toss a coin for the first turn, then take turns. [T1]
# Your turn
You are the Shooter: call a space of the other grid, never of your own. [M1]
The other player, the Target, says what is on it. Null: in no Node's range. Owned: in the range of a Node
there, whoever controls it. Node: one is there. [S1 S2]
You claim the space, whoever held it: write your symbol there. Shade what is owned. [S7]
# Where you may shoot
Your first shot may be at any space of Row 1. [M4]
Then call a space that shares a side, never only a corner, with one that you claimed there and still hold;
if there is none left, any space of Row 1 again. [M4 M5]
Claimed is what you won in play, by Reflection too. [M6]
# Where you may not
{_FORBIDDEN}
When both pass in a row the game ends: most Nodes win; as many, a draw. [M8]
# Nodes
{_NODE_STRUCK}
# Reflection
When your shot claims a space, the Target gets the same space on your grid. Of a captured range, it is the
Node's own space only. [F1]
{_REFLECTED_NODE}
{_NOT_GIVEN}
What is given sets off no Reflection. [F6]
# The end
You win when you control all five Nodes of the other grid. [V4]
If one move ends it for both, whoever holds more spaces of the other's grid wins; as many make a true draw.
[V4]
# A first turn
Ann calls F1. Bob looks: “Node, but I retain H1.” A Node on J1 has that in range. [S1 S8]
Ann writes X into the other eight spaces of that range; H1 is only shaded. [S8]
Now Bob gets F1 on Ann's grid. Ann says “null”, and Bob writes an O there. [F1]
"""),
    "deflector": _sections(f"""
# Set up
{_GRIDS}
{_HIDDEN}
{_RANGES}
{_CLOCKWISE}
# The table
Three or four: your Column A touches Column J of the player to your left, row by row. Four: Row 1 also
touches Row 1 across, A with J, B with I. [T3]
Five: your A1 to A5 touch J1 to J5 to your left; your Row 1 from A to E touches Row 1 from J to F of the
second player to your left. [T3]
{_TURNS}
# Homes and the end
{_HOMES}
Without a home you are out. [V3]
{_STAYS}
You win with 10 Nodes of three players, 13 of four, 15 of five; or as the last one left. [V5]
If two are left who control every Node, the one with more wins; with as many, play on. [V5]
{_LAST}
# Variants
Ricochet: from a Deflector the shot runs along the row, clockwise towards Column A and on from Column J of
the next grid, counter-clockwise the other way. [X1]
It stops at a Node that its claimant does not control, and strikes it. A Deflector it meets is used up; the
second it strikes on a grid, and any further one, turns it round. [X1]
Back at its last Deflector without meeting anything, it claims the space first called. Deflectors in a
captured range are only removed. [X1]
Reflection: whoever claims also gives, as in Reflector. [X2]
# A first turn
Three play. Ann calls J5 of Bob, to her left. Bob: “Deflector.” So J5 of Cat is struck. [M4 S3 S4]
Cat: “Node, but I retain J7.” Ann controls that Node and claims the other eight spaces of its range. [S5 S8]
"""),
    "defector": _sections(f"""
# Set up
{_GRIDS}
{_HIDDEN}
{_RANGES}
Every space of Row 1 touches every space of Row 1 of all other grids. [T3]
{_CLOCKWISE}
{_TURNS}
# Reflection
When your shot claims a space on another keeper's grid, that keeper gets the same space on yours or, if that
is your home no more, on the home you gained first. Of a captured range, it is the Node's own space only.
[F1]
{_REFLECTED_NODE}
Deflectors on it, and in such a range, are removed and do nothing. [F3 F5]
{_NOT_GIVEN}
Nor if the shot came by a home of yours, or you have none; nor on islands. [F2]
# Alliances
As your turn starts you may ally with anybody who agrees, unless two who would come together were ever
divided. [A1]
Two name a Link (plus), a Node that one of them controls; a third joins it. From four on there is a Master
(triangle) as well: name it, unless a side brings one. A Node has one role and keeps it. [A2 A3]
Allies' claims count as yours for where you may shoot; never call what an ally holds. Each writes a symbol
of their own. [A4 M2]
Allies' own grids touch too: Column J of the first in turn order, Column A of the other. [M7]
# Breaking up
A Link that nobody of its group controls is lost: the group ends and, without a Master, the alliance. A
Master that no member controls is lost: only Link groups remain. [A5]
In your turn or an ally's you may leave; in your own you still shoot. Who is divided never allies again. [A5
A6]
An alliance that controls every Node, unless all who began are in it, breaks up: from four on into its Link
groups, else into single players. [A7]
# Homes and the end
{_HOMES}
Without a home or an ally you are out. [V3]
{_STAYS}
You win with more than half of all Nodes, or as the last one left. [V6]
If two or three are left who control every Node, most Nodes win; a tie for most plays on. [V6]
{_LAST}
# Variants
Safety: deflected shots pass over grids of the Shooter's allies. [X3]
Deluxe: after each impact a grid turns a quarter clockwise, and the side now facing the middle is its Row 1.
On others' grids go on from a claimed space only to the one below, towards the owner. [X4]
Team victory: an alliance that controls every Node wins. [X5 A7]
Islands: your Row 1 touches only an empty grid in the middle; these answer null. [T3 T4]
"""),
}

# -- cards ---------------------------------------------------------------------------------------

_SHORT_RANGE = "A Node holds all spaces up to 2 steps away: 13, fewer at the rim. [B2 B4]"
_SHORT_FORBIDDEN = """
Never at what you hold, nor what only Nodes of yours have in range. No shot? Pass. [M2 M3 M8]"""
_SHORT_NODE = """
Control it and claim its range, but for spaces in range of another Node there that you do not control: these
are retained. [S8]"""
_SHORT_HOMES = """
A grid is one once you control all its Nodes, as your own at the start, until you control none. [V2]"""
_SHORT_SET_OFF = "Deflectors in the range go off: each sends a shot of yours to the next grid. [S8 S9]"
_SHORT_TURN = f"""
# Set up
Hide 5 Nodes and 20 Deflectors on your private grid. [B3]
{_SHORT_RANGE}
# Your turn
Call a grid and a space. Its player says null (in no range), owned (in the range of a Node there), node or
deflector. [S1]
You claim what is no Deflector: write your symbol, shade what is owned. [S7]
# Where
From home at any space that touches it, until a shot of yours claims the one you called. Or beside, not
diagonal to, a space that you claimed; or touching one from another grid. [M4 M5]
What you hold from the start is not claimed. [M6]
At home go on only from what you regained, or come from another grid. [M4 M6]
{_SHORT_FORBIDDEN}
"""
_SHORT_DEFLECTOR = """
# Deflector
Used up; the shot goes on to the same space of the next grid: clockwise if the grid called is up to half way
round to your left, else the other way. [S3 S4]
At your own home its Target claims, unless a Deflector there sends it on. [S5]
"""
CARDS: dict[str, tuple[tuple[Section, ...], tuple[Section, ...]]] = {
    "rotator": (
        _sections("""
# Start
Ten Nodes, five in each half; their ranges are solid, all else is air. [R2 R3]
Open any space of the top row: draw a triangle. Each turn: fall, collapse, drill, turn. [R4 R5]
# Fall
Fall through open spaces until rock or the rim stops you. [R6]
Draw a triangle into each space you come to; one that is there keeps its age. [R6]
# Collapse
Older triangles get a line; those with two lines turn solid instead. If you are on one, you lose. [R7]
"""),
        _sections("""
# Drill
Drill 0 to 3 spaces down into rock; each after the first takes one of ten boosts. If the space behind is
open, you fall on and the drilling is over. [R3 R8]
# Node
Drill into a Node: its whole range opens, the drilling is over, and the next turn may start from any space
of it. [R9]
A Node that collapses can be captured again. [R10]
# Turn
Turn the sheet a quarter clockwise: down is another way now. [R4]
# The end
You win as soon as you are on the bottom row, blue Row 10. [R1 R11]
"""),
    ),
    "reflector": (
        _sections(f"""
# Set up
Hide 5 Nodes on your private grid. [B3]
{_SHORT_RANGE}
Public grids lie Row 1 to Row 1, A against J. [T3]
# Your turn
Call a space of the other grid. The other says null (in no range), owned (in the range of a Node there) or
node. [M1 S1]
You claim it: write your symbol, shade what is owned. [S7]
# Where
First in Row 1, then beside, not diagonal to, a space that you claimed there. [M4 M5]
{_SHORT_FORBIDDEN}
"""),
        _sections(f"""
# Node
{_SHORT_NODE}
# Reflection
For the space you strike, the other gets the same space on your grid: of a captured range only the Node's
own. [F1]
A Node of yours on it is captured with its range, in the same way. [F5]
Nothing is given that the other holds or covers. [F4]
# The end
You win with all five Nodes of the other grid. [V4]
If one move brings that to both: more spaces on the other's grid win; as many, a true draw. [V4]
"""),
    ),
    "deflector": (
        _sections(_SHORT_TURN),
        _sections(f"""
# Node
{_SHORT_NODE}
{_SHORT_SET_OFF}
{_SHORT_DEFLECTOR}
# Home
{_SHORT_HOMES}
Without one you are out. [V3]
# The end
You win with 10, 13 or 15 Nodes of 3, 4 or 5 players, or as the last one left. [V5]
"""),
    ),
    "defector": (
        _sections(f"""
{_SHORT_TURN}
# Node
{_SHORT_NODE}
{_SHORT_SET_OFF}
"""),
        _sections(f"""
{_SHORT_DEFLECTOR}
# Reflection
For the space it claims, your shot gives the keeper of that grid the same space of yours, with the Node and
range if there is one; Deflectors there do nothing. [F1 F3 F5]
# Alliances
As your turn starts, ally with anybody willing, but never with one you were divided from. [A1]
Two name a Link, a third joins it, four or more a Master: Nodes that they control. [A2 A3]
Claims count for all, each in their own symbol. [A4]
A lost Link ends its group, a lost Master leaves only Link groups. [A5]
Leave in your turn or an ally's. [A6]
# Home
{_SHORT_HOMES}
Without one, or an ally, you are out. [V3]
# The end
You win with more than half of all Nodes, or as the last one left. [V6]
"""),
    ),
}
