"""A board while its player types it: what is there, what is missing, what was at fault (B3)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from companion.errors import RulingError, refused
from companion.grid import COLUMNS, SIZE, Space, SpaceError, SpaceSet, parse_space, space_at
from companion.names import spoken
from companion.screen import Picture
from companion.territory.board import NODES, Board, legal_board
from companion.words import Message

_APART = re.compile(r"(?<=[0-9)])[,;]")
_TOGETHER = re.compile(r"(?<![^\s(-])([A-Za-z])\s*,?\s+(?=[0-9])")


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """A board being typed, Nodes first.

    >>> entry, faults = BoardEntry(20).take("B2 e5 K3 H3")
    >>> str(entry.counters)
    '3 of 5 Nodes, 0 of 20 Deflectors'
    >>> print(*faults)
    K3 is off the grid, which has columns A to J and rows 1 to 10
    """

    wanted_deflectors: int
    nodes: SpaceSet = field(default_factory=SpaceSet)
    deflectors: SpaceSet = field(default_factory=SpaceSet)

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return len(self.nodes) == NODES and len(self.deflectors) == self.wanted_deflectors

    @property
    def missing(self) -> str:
        """What is to be typed now."""
        return "nodes" if len(self.nodes) < NODES else "deflectors" if not self.complete else ""

    @property
    def counters(self) -> Message:
        """How much there is, such as ``3 of 5 Nodes, 0 of 20 Deflectors``."""
        nodes = Message("territory-counted-nodes", count=len(self.nodes), of=NODES)
        if not self.wanted_deflectors:
            return nodes
        count, of = len(self.deflectors), self.wanted_deflectors
        deflectors = Message("territory-counted-deflectors", count=count, of=of)
        return Message("territory-counted", marks=(nodes, deflectors))

    def take(self, line: str, masked: bool = False) -> tuple[BoardEntry, list[Message]]:
        """Return the board once a line was typed, and which words of it were not taken, and why.

        A space takes its Node or Deflector back if it is typed again or with ``-``. Whoever types
        unseen (`masked`) takes back with ``-`` only: there, a space typed again is more likely a
        slip; and a fault says where in the line it is, not on which space.
        """
        entry, faults, done = self, list[Message](), set[Space]()
        kind = "" if len(self.nodes) == NODES and self.wanted_deflectors else "nodes"
        words = _TOGETHER.sub(r"\1", _APART.sub(" ", line)).split()
        for position, word in enumerate(words, 1):
            if word.lower() in ("nodes", "deflectors"):
                kind = word.lower()
                continue
            try:
                space = parse_space(word.removeprefix("-"))
                if space in done and not word.startswith("-"):
                    raise refused("territory-board-twice")
                done.add(space)
                now = kind or ("nodes" if len(entry.nodes) < NODES else "deflectors")
                entry = entry._with(space, now, word.startswith("-"), masked)
            except RulingError as error:
                why = error.message
                if isinstance(error, SpaceError):
                    off = re.fullmatch(r"-?\(?[A-Za-z],?[0-9]+\)?", word, re.ASCII)
                    why = Message("territory-board-off-grid" if off else "territory-board-no-space")
                if masked:
                    faults.append(Message("territory-board-place", number=position, reason=why))
                else:
                    faults.append(Message("territory-board-word", text=word, reason=why))
        return entry, faults

    def _with(self, space: Space, kind: str, back: bool, masked: bool) -> BoardEntry:
        """Return the board once a space was typed; raise RulingError with what is wrong with it."""
        same, other = self.nodes, self.deflectors
        if kind == "deflectors":
            same, other = other, same
        typed = SpaceSet.of([space])
        if back or (space in same and not masked):
            if space not in same | other:
                raise refused("territory-board-nothing-there")
            return replace(self, nodes=self.nodes - typed, deflectors=self.deflectors - typed)
        if space in same:
            raise refused("territory-board-there")
        if space in other:
            there = "deflector" if kind == "nodes" else "node"
            raise refused(f"territory-board-has-{there}")
        wanted = NODES if kind == "nodes" else self.wanted_deflectors
        if not wanted:
            raise refused("territory-board-no-deflectors")
        if len(same) == wanted:
            if kind == "nodes":
                raise refused("territory-board-nodes-there", count=wanted)
            raise refused("territory-board-deflectors-there", count=wanted)
        more: dict[str, Any] = {kind: same | typed}
        return replace(self, **more)

    def preview(self, line: str) -> BoardEntry:
        """Return the board with what is typed so far; a word still being typed waits."""
        return self.take(line[: line.rfind(" ") + 1])[0]

    def board(self) -> Board:
        """Return the board; raises RulingError as long as it is not legal."""
        return legal_board([*self.nodes], [*self.deflectors], self.wanted_deflectors)

    @classmethod
    def of(cls, board: Board) -> BoardEntry:
        """Return a board as if somebody had typed it."""
        return cls(len(board.deflectors), board.node_spaces, board.deflector_spaces)

    def grid(self) -> list[str]:
        """Return the grid in lines: a dot for a Node, a slash for a Deflector."""
        rows = [f"    {' '.join(COLUMNS)}"]
        for row in range(SIZE):
            cells = (self._mark(space_at(column, row)) for column in range(SIZE))
            rows.append(f"{row + 1:>2}  {' '.join(cells)}")
        return rows

    def picture(self, name: str) -> Picture:
        """Return the grid of a player as it is drawn beside others."""
        head, *rows = self.grid()
        return Picture((spoken(name), head), tuple((row, ()) for row in rows))

    def _mark(self, space: Space) -> str:
        return "●" if space in self.nodes else "/" if space in self.deflectors else "·"

    @property
    def message(self) -> Message:
        """The spaces by name, in reading order."""
        if not self.deflectors:
            return Message("territory-listed-nodes", spaces=self.nodes.names)
        both = {"spaces": self.nodes.names, "among": self.deflectors.names}
        return Message("territory-listed-both", **both)
