"""What is hidden on a grid, and what its player answers when the grid is struck."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from companion.errors import refused
from companion.grid import RANGE_BITS, SPACES, Space, SpaceSet, name_of, parse_space
from companion.words import Message

NODES = 5
"""Nodes on every board (B3)."""
DEFLECTORS = 20
"""Deflectors on every board of Deflector and Defector (B3)."""

Status = Literal["null", "owned", "node", "deflector", "clear"]
STATUSES: tuple[Status, ...] = get_args(Status)
"""What is on a space (S1), or that a run met nothing on a grid (X1)."""

Kind = Literal["retained", "nodes", "deflectors"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What an answer lists of the range of a Node that is taken (S8)."""


@dataclass(frozen=True, slots=True)
class Board:
    """What a player hides: Nodes and Deflectors (B3).

    >>> Board.of("E8 C3 H3 C6 H6").nodes
    ('C3', 'H3', 'C6', 'H6', 'E8')
    """

    node_spaces: SpaceSet
    deflector_spaces: SpaceSet

    @property
    def nodes(self) -> tuple[str, ...]:
        """The names of the spaces with a Node, in reading order (B6)."""
        return tuple(map(name_of, self.node_spaces))

    @property
    def deflectors(self) -> tuple[str, ...]:
        """The names of the spaces with a Deflector, in reading order."""
        return tuple(map(name_of, self.deflector_spaces))

    def __str__(self) -> str:
        """Return it as the record writes it, in reading order (B6)."""
        deflectors = f" deflectors {self.deflector_spaces}" if self.deflector_spaces else ""
        return f"nodes {self.node_spaces}{deflectors}"

    @classmethod
    def of(cls, nodes: str, deflectors: str = "") -> Board:
        """Return the board with spaces given by name; without Deflectors it is one for Reflector.

        Raises RulingError if it is not legal (B3) or a word is no space (B1).
        """
        slashes = [parse_space(word) for word in deflectors.split()]
        return legal_board(
            [parse_space(word) for word in nodes.split()], slashes, DEFLECTORS if slashes else 0
        )


def legal_board(
    nodes: Sequence[Space], deflectors: Sequence[Space], wanted_deflectors: int
) -> Board:
    """Return the board; raise RulingError with all that is wrong with it (B3)."""
    faults = []
    if len(nodes) != NODES:
        faults.append(Message("territory-refused-nodes", wanted=NODES, count=len(nodes)))
    if deflectors and not wanted_deflectors:
        faults.append(Message("territory-refused-deflectors-here"))
    elif len(deflectors) != wanted_deflectors:
        values = {"wanted": wanted_deflectors, "count": len(deflectors)}
        faults.append(Message("territory-refused-deflectors", **values))
    for space in _named_twice(nodes):
        faults.append(Message("territory-refused-node-twice", space=space))
    for space in _named_twice(deflectors):
        faults.append(Message("territory-refused-deflector-twice", space=space))
    for each in sorted({*nodes} & {*deflectors}):
        faults.append(Message("territory-refused-both", space=name_of(each)))
    if faults:
        raise refused("common-parts", "B3", parts=tuple(faults))
    return Board(SpaceSet.of(nodes), SpaceSet.of(deflectors))


def _named_twice(spaces: Sequence[Space]) -> list[str]:
    return [name_of(each) for each in sorted({*spaces}) if spaces.count(each) > 1]


def random_board(deflectors: int, source: random.Random | None = None) -> Board:
    """Draw a legal board, each as likely as any other (B3); usually from the system's randomness.

    >>> len(random_board(20).deflectors)
    20
    """
    spaces = (source or random.SystemRandom()).sample(SPACES, NODES + deflectors)
    return Board(SpaceSet.of(spaces[:NODES]), SpaceSet.of(spaces[NODES:]))


# -- commitments ---------------------------------------------------------------------------------


SALT_DIGITS = 32
"""Hexadecimal digits of a salt: 128 bits."""


def new_salt() -> str:
    """Return a fresh salt of 128 random bits, in hexadecimal digits."""
    return secrets.token_hex(SALT_DIGITS // 2)


def commitment(name: str, board: Board, salt: str) -> str:
    """Return the SHA-256 digest that binds player `name` to `board`, in hexadecimal digits."""
    line = f"{name} {board} salt {salt}"
    return hashlib.sha256(line.encode("utf-8")).hexdigest()


# -- questions and answers -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Question:
    """What the rulings ask about a grid.

    `path` has one space, or, where a shot runs along a row (`run`, X1), the spaces of the grid in
    the order in which it meets them. `claimant` is the player who would take what is found, if
    anybody. `conceded` says that the space is given back (F1).
    """

    grid: int
    path: tuple[Space, ...]
    claimant: int | None
    run: bool = False
    conceded: bool = False

    @property
    def space(self) -> Space:
        """The space the question is about: the first of the path."""
        return self.path[0]

    @property
    def way(self) -> Message:
        """The path of a run in words."""
        first, last = name_of(self.path[0]), name_of(self.path[-1])
        if first == last:
            return Message("territory-way-on", space=first)
        return Message("territory-way-along", origin=first, space=last)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answers (S1), and where a Node is taken what that reveals (S8).

    `space` is the one asked about or, of a run, the first where something was met. `covered` is
    said by a claimant of space on a board of their own (M3). `retained`, `nodes` and `deflectors`
    are bits.
    """

    space: Space
    status: Status
    covered: bool = False
    retained: int = 0
    nodes: int = 0
    deflectors: int = 0

    def __str__(self) -> str:
        """Return the answer as the record writes it, without the space."""
        words = [self.status, *(["covered"] if self.covered else [])]
        for kind, spaces in self.lists.items():
            if spaces:
                words += [kind, str(SpaceSet(spaces))]
        return " ".join(words)

    @property
    def lists(self) -> dict[Kind, int]:
        """What it lists of a range."""
        return {kind: getattr(self, kind) for kind in KINDS}


def covering(nodes: Iterable[Space]) -> int:
    """Return the bits of all spaces in the range of any of `nodes` (B2)."""
    bits = 0
    for node in nodes:
        bits |= RANGE_BITS[node]
    return bits


def answer(
    question: Question, nodes: Sequence[tuple[Space, int]], deflectors: int, owner: int | None
) -> Answer:
    """Return what a grid's player has to answer who tells the truth (S1, S8, X1).

    `nodes` are the grid's Nodes with their controllers, `deflectors` the bits of the unused ones.
    """
    claimant, on = question.claimant, dict(nodes)
    for space in question.path:
        if deflectors >> space & 1:
            return Answer(space, "deflector")
        if space in on and not (question.run and on[space] == claimant):
            if claimant is None or on[space] == claimant:
                return Answer(space, "node", covered=covered_at_home(space, on, claimant, owner))
            others = [
                node for node, controller in nodes if node != space and controller != claimant
            ]
            retained = RANGE_BITS[space] & covering(others)
            return Answer(
                space,
                "node",
                retained=retained,
                nodes=retained & SpaceSet.of(on).bits & ~(1 << space),
                deflectors=RANGE_BITS[space] & deflectors,
            )
    if question.run:
        return Answer(question.space, "clear")
    space = question.space
    if not covering(on) >> space & 1:
        return Answer(space, "null")
    return Answer(space, "owned", covered=covered_at_home(space, on, claimant, owner))


def covered_at_home(
    space: Space, controllers: Mapping[Space, int], claimant: int | None, owner: int | None
) -> bool:
    """Tell whether a claimant on a board of their own covers a space that lies in a range (M3).

    `controllers` has the known Nodes; they include all that are not the owner's.
    """
    if claimant is None or claimant != owner:
        return False
    return not covering(node for node, by in controllers.items() if by != owner) >> space & 1
