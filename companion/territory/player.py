"""A computer player of the territory games, which sees what a person in its seat is shown.

It asks of each shot how likely a Node is there and near it, by the answers that everybody has
heard, and what the shot gives away.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import fsum

from companion.contract import Document
from companion.grid import (
    NEIGHBOUR_BITS,
    RANGE_BITS,
    SPACES,
    Space,
    SpaceSet,
    name_of,
    parse_space,
    row_of,
    steps_between,
)
from companion.territory.board import DEFLECTORS, NODES, Board, covering
from companion.territory.chances import FLAT, KnownGrid, known_grid
from companion.words import Message

VERSION = 1

_SHARE = {"easy": 0.0, "medium": 0.4, "hard": 1.0}
"""The share of shots that a player weighs; an easy player weighs none."""
_NEARER = 1.5
"""What coming nearer to likely Nodes is worth, beside a Node struck now."""


# -- its own board ---------------------------------------------------------------------------------


def board(game: Document, level: str, dice: random.Random) -> str:
    """Return Nodes, which a hard player puts apart, and Deflectors, where there are any."""
    weights = _PLACED.get(game["game"]) if level == "hard" else None
    nodes = _placed(SPACES, NODES, dice, weights or FLAT, apart=4 if weights else 1)
    free = [space for space in SPACES if space not in nodes]
    deflectors = _placed(free, 0 if game["game"] == "reflector" else DEFLECTORS, dice)
    return str(Board(SpaceSet.of(nodes), SpaceSet.of(deflectors)))


_HIDDEN = tuple(14 - RANGE_BITS[space].bit_count() for space in SPACES)
_PLACED: Mapping[str, Sequence[int]] = {
    "reflector": tuple(_HIDDEN[space] * (10 + row_of(space)) for space in SPACES),
    "deflector": _HIDDEN,
}
"""How readily a hard player puts a Node on each space: rather where its range is small."""
_EXPECTED: Mapping[str, Sequence[int]] = {
    **_PLACED,
    "reflector": tuple(_HIDDEN[space] ** 2 * (4 + row_of(space)) for space in SPACES),
}
"""How readily it expects that of others: more so, or who hides in corners would win."""


def _placed(
    free: Sequence[Space],
    count: int,
    dice: random.Random,
    weights: Sequence[int] = FLAT,
    apart: int = 1,
) -> list[Space]:
    """Draw spaces by their weights, at least so many steps apart."""
    found = list[Space]()
    while len(found) < count:
        number = dice.random() * sum(weights[space] for space in free)
        for drawn in free:
            number -= weights[drawn]
            if number < 0:
                break
        found.append(drawn)
        free = [space for space in free if steps_between(space, drawn) >= apart]
    return found


# -- shots -----------------------------------------------------------------------------------------


def _grids(sees: Document) -> dict[str, KnownGrid]:
    """Return all grids as the table knows them; the viewer's own Nodes are not among that."""
    view = sees["view"]
    owners = {player["name"] for player in view["players"]}
    shown = {grid["name"]: grid for grid in [*view["grids"], *sees["mine"]["on_paper"]]}
    return {name: known_grid(grid, owners) for name, grid in shown.items()}


def accepts(sees: Document, offer: Document, level: str, dice: random.Random) -> str | None:
    """Ally with whom it would ask itself, from any seat; an easy player with anybody."""
    if _SHARE[level] and (offer["role"] != "link" or not _is_fair(sees["view"], offer["from"])):
        return None
    if offer["role"] is None or offer["node"] is not None:
        return ""
    return _likeliest_found(sees)


def offer(sees: Document, level: str, dice: random.Random) -> str:
    """Ask the next seat for an alliance of two, else the previous one: neighbours win most by it.

    It asks in every third of its turns, for it does not know whom it has asked before. An easy
    player asks nobody.
    """
    view = sees["view"]
    name, names = view["you"]["name"], [player["name"] for player in view["players"]]
    said = [entry["statement"].split() for entry in view["log"] if not entry.get("void")]
    turns = sum(words[0] in ("move", "pass") and words[1] == name for words in said)
    if not _SHARE[level] or turns % 3:
        return ""
    singles = [each["name"] for each in sees["mine"]["may_ally"] if each["names"] == "link"]
    at = names.index(name)
    for other in (names[(at + 1) % len(names)], names[at - 1]):
        if other in singles and _is_fair(view, other):
            node = _likeliest_found(sees)
            return f"ally {name} {other} link {node}" if node else ""
    return ""


def _is_fair(view: Document, name: str) -> bool:
    """Tell whether a player is not about to win and has at most one Node more than the viewer."""
    players = {player["name"]: player for player in view["players"]}
    me, other = players[view["you"]["name"]], players[name]
    return not _is_feared(other, len(players)) and other["nodes"] <= me["nodes"] + 1


def _is_feared(player: Document, players: int) -> bool:
    """Tell whether few Nodes are missing to a player's victory: 7 less one a player."""
    wanted = player["out_of"]
    return wanted is not None and wanted - player["nodes"] <= max(7 - players, 1)


def _likeliest_found(sees: Document) -> str | None:
    """Return the Node on its grid that the table is likeliest to have found; None if it has none.

    That is the Link which costs least: what an enemy strikes anyway.
    """
    you = sees["view"]["you"]
    known = _grids(sees)[you["name"]]
    chances = known.chances(FLAT)
    own = [parse_space(space) for space, by in you["nodes"].items() if by == you["name"]]
    found = max(own, key=lambda node: 1.0 if node in known.nodes else chances[node], default=None)
    return None if found is None else f"{you['name']}:{name_of(found)}"


def choose(sees: Document, level: str, dice: random.Random) -> str:
    """Return the shot that is worth most, or ``pass``."""
    view = sees["view"]
    name, moves = view["you"]["name"], view["moves"]
    if not moves:
        return f"pass {name}"
    shots = [(grid, parse_space(space)) for grid, space in moves]
    if share := _SHARE[level]:
        values = _Values(sees, cunning=level == "hard")
        weighed = [shot for shot in shots if dice.random() < share] or shots
        grid, space = max(weighed, key=values.of)
    else:
        grid, space = _at_a_glance(view, shots, dice)
    return f"move {name} {grid} {name_of(space)}"


def advice(sees: Document, chosen: str, dice: random.Random) -> Document | None:
    """Name a shot where a Node was likelier, by what all had heard: by 5 points and a fifth."""
    view, (verb, name, *rest) = sees["view"], chosen.split()
    if verb != "move":
        return None
    values = _Values(sees, cunning=False)
    shots = [(grid, parse_space(space)) for grid, space in view["moves"]]
    grid, space = max(shots, key=values.of)
    best, own = values.chance(grid, space), values.chance(rest[0], parse_space(rest[1]))
    if best - own <= max(0.05, best * 0.2):
        return None
    near = values.pointing_at(grid, space)
    likely = {"number": len(near), "count": round(100 * best), "other_count": round(100 * own)}
    kind = "known" if best == 1 else "owned" if near else "open"
    place = (grid, name_of(space))
    why = Message(f"territory-advice-{kind}", place=place, nodes=near, **likely)
    return {"better": f"move {name} {grid} {name_of(space)}", "gain": best - own, "why": why}


_Shot = tuple[str, Space]


def _any(shots: Sequence[_Shot], dice: random.Random) -> _Shot:
    return shots[int(dice.random() * len(shots))]


def _at_a_glance(view: Document, shots: Sequence[_Shot], dice: random.Random) -> _Shot:
    """Return a Node that all know, if it comes to mind, else one of four shots near owned space."""
    grids = {grid["name"]: grid for grid in view["grids"]}
    known = [(grid, space) for grid, space in shots if name_of(space) in grids[grid]["nodes"]]
    if known and dice.random() * len(view["players"]) < 1:
        return _any(known, dice)
    some = [_any(shots, dice) for _ in range(4)]
    owned = {name: SpaceSet.of(map(parse_space, grids[name]["shaded"])) for name, _ in some}
    near = [(grid, space) for grid, space in some if NEIGHBOUR_BITS[space] & owned[grid].bits]
    return _any(near or some, dice)


class _Values:
    """What shots are worth in one position.

    A `cunning` player expects Nodes where they are hard to find, and sees what its shots let an
    only opponent find.
    """

    def __init__(self, sees: Document, *, cunning: bool) -> None:
        view = sees["view"]
        self._me: str = view["you"]["name"]
        self._grids = _grids(sees)
        self._players = {player["name"]: player for player in view["players"]}
        own = (view["you"]["nodes"] or {}).items()
        self._mine = [parse_space(space) for space, by in own if by == self._me]
        self._weights = _EXPECTED.get(view["game"], FLAT) if cunning else FLAT
        self._concedes = view["game"] != "deflector" or "reflection" in view["variants"]
        self._sees_threats = cunning and len(self._players) == 2
        self._hopes = {name: self._hopes_of(grid) for name, grid in self._grids.items()}

    def chance(self, name: str, space: Space) -> float:
        """Return how likely a shot strikes a Node that is worth anything."""
        grid = self._grids[name]
        if space in grid.nodes:
            return 1.0 if self._worth(grid.nodes[space]) else 0.0
        return grid.chances(self._weights)[space]

    def pointing_at(self, name: str, space: Space) -> tuple[str, ...]:
        """Return the owned spaces that a Node on a space would explain."""
        return SpaceSet(self._grids[name].wanting & RANGE_BITS[space]).names

    def of(self, shot: _Shot) -> float:
        name, space = shot
        grid, hopes = self._grids[name], self._hopes[name]
        value = hopes[space]
        value += _NEARER * fsum(hopes[near] * weight for near, weight in _PATHS[space])
        if self._concedes and grid.owner not in (None, self._me):
            value -= self._cost(space)
        return value

    def _hopes_of(self, grid: KnownGrid) -> Sequence[float]:
        """Return for each space of a grid what a Node there is worth, times its chance."""
        hopes = [0.0] * len(SPACES)
        if grid.owner is not None and (worth := self._worth(grid.owner)):
            hopes = [worth * chance for chance in grid.chances(self._weights)]
        for node, controller in grid.nodes.items():
            hopes[node] = self._worth(controller)
        return hopes

    def _worth(self, name: str) -> float:
        """Return what a Node of a player counts for: most if that player is about to win."""
        player = self._players[name]
        if name == self._me or self._me in (player["alliance"] or ()):
            return 0.0
        if player["out_of"] is None:
            return 1.0
        if _is_feared(player, len(self._players)):
            return 20.0
        captured: int = max(0, player["nodes"] - NODES)
        return 1.0 + 0.5 * captured

    def _cost(self, space: Space) -> float:
        """Return what it costs to give a space of one's own board back (F1).

        That is a Node, a hint that one is near, and what the other learns by it.
        """
        if space in self._mine:
            return 1.0
        cost = 0.05 * sum(RANGE_BITS[node] >> space & 1 for node in self._mine)
        return cost + 0.5 * self._threat(space) if self._sees_threats else cost

    def _threat(self, given: Space) -> float:
        """Return how sure the other would be of own Nodes within reach, a space given back."""
        bit, known = 1 << given, self._grids[self._me]
        owned = bit & covering(self._mine)
        shaded, null = known.shaded | owned, known.null | bit & ~owned
        known = replace(known, claimed=known.claimed | bit, shaded=shaded, null=null)
        near = [node for node in self._mine if NEIGHBOUR_BITS[node] & known.claimed]
        if not near:
            return 0.0
        chances = known.chances(self._weights)
        return fsum(1.0 if node in known.nodes else chances[node] for node in near)


_PATHS = [
    [(other, 1 / 2**steps) for other in SPACES if 0 < (steps := steps_between(space, other)) <= 6]
    for space in SPACES
]
"""For each space those near it, with what coming nearer to a Node there counts for."""
