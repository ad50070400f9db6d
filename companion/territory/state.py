"""A position: who holds, controls and has claimed what, who is at home where, who is allied.

A position never changes; every rule returns a new one. Players and their grids are numbered by
seat, islands follow (T4). Sets of spaces are bits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.errors import refused
from companion.grid import RANGE_BITS, Space, SpaceSet, name_of
from companion.territory.board import NODES, Answer, Board, Question, answer, covering
from companion.territory.events import Event, Kind
from companion.territory.hidden_board import Facts, Known, learned
from companion.territory.rules import Rules, usual_target
from companion.territory.table import Table
from companion.words import Message

NodeRef = tuple[int, Space]
"""A Node by its grid and space."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the whole table has been told about a grid.

    `in_range` are spaces known to lie in a range, `blank` those known to lie in none, `used` those
    whose Deflector is gone, and `retained` those that the last capture around them named so (S8).
    """

    in_range: int = 0
    blank: int = 0
    nodes: int = 0
    used: int = 0
    retained: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid and what lies on it.

    `held`, `claimed` and `regained` (M6) have the bits of each player. `nodes` are the Nodes the
    referee knows of with their controllers, in reading order, `deflectors` the bits of the unused
    ones. Of a hidden board, which has `facts`, the referee knows only what was answered: its
    owner's starting territory is in no one's `held`, and a Node not known of is the owner's.
    """

    owner: int | None
    held: tuple[int, ...]
    claimed: tuple[int, ...]
    regained: tuple[int, ...]
    nodes: tuple[tuple[Space, int], ...] = ()
    deflectors: int = 0
    turned: int = 0
    facts: Facts | None = None
    seen: Seen = Seen()

    @property
    def claims(self) -> int:
        """All spaces that anybody claimed and holds."""
        bits = 0
        for claimed in self.claimed:
            bits |= claimed
        return bits

    def controller(self, node: Space) -> int | None:
        """Return who controls the Node on a space; None if no Node is known there."""
        return dict(self.nodes).get(node)

    def controllers(self) -> Counter[int]:
        """Return how many Nodes here each player controls who controls any."""
        counts = Counter(controller for _, controller in self.nodes)
        if self.owner is not None and len(self.nodes) < NODES:
            counts[self.owner] += NODES - len(self.nodes)
        return counts

    def in_range(self) -> int:
        """Return the spaces known to lie in the range of a Node, whoever controls it."""
        return self.seen.in_range | covering(node for node, _ in self.nodes)

    def holding(self, player: int) -> int:
        """Return the spaces `player` holds, as far as the referee knows."""
        held = self.held[player]
        if self.facts is not None and player == self.owner:
            held |= self.in_range() & ~self.claims
        return held

    def covered(self, player: int) -> int:
        """Return the spaces `player` covers (M3), as far as the referee knows."""
        mine = covering(node for node, controller in self.nodes if controller == player)
        others = covering(node for node, controller in self.nodes if controller != player)
        if self.facts is not None:
            if player == self.owner:
                mine |= self.seen.in_range  # nobody else has a Node that is not known
            else:
                others |= self.seen.retained
        return mine & ~others

    def untold(self, player: int, allied: bool) -> int:
        """Return the spaces where only this hidden board could tell whether M2 or M3 bars `player`.

        `allied` says that the board's owner is in one alliance with `player`, or is that player.
        """
        if self.facts is None or not allied or len(self.nodes) == NODES:
            return 0
        untold = ~(self.in_range() | self.seen.blank)
        if player != self.owner:
            untold &= ~self.claims
        return untold

    def claimed_by(self, player: int, spaces: int, at_home: bool) -> Grid:
        """Return the grid once `player` has claimed `spaces`, `at_home` or not (M6)."""
        others = ~spaces
        held = [bits & others for bits in self.held]
        claimed = [bits & others for bits in self.claimed]
        regained = [bits & others for bits in self.regained]
        held[player] |= spaces
        claimed[player] |= spaces
        if at_home:
            regained[player] |= spaces
        return replace(self, held=tuple(held), claimed=tuple(claimed), regained=tuple(regained))

    def taken_by(self, player: int, node: Space) -> Grid:
        """Return the grid once `player` controls the Node on a space."""
        return replace(self, nodes=tuple(sorted({**dict(self.nodes), node: player}.items())))

    def cleared(self, deflectors: int) -> Grid:
        """Return the grid without the given Deflectors."""
        seen = replace(self.seen, used=self.seen.used | deflectors)
        return replace(self, deflectors=self.deflectors & ~deflectors, seen=seen)

    @property
    def known(self) -> Known:
        """What is known of the board, which must be hidden."""
        assert self.facts is not None and self.owner is not None
        return Known(self.facts, dict(self.nodes), self.seen.used, self.owner)

    def answer(self, question: Question) -> Answer:
        """Return what a known board answers."""
        return answer(question, self.nodes, self.deflectors, self.owner)

    def with_answer(self, question: Question, reply: Answer) -> Grid:
        """Return the grid once the table has heard an answer about it.

        Raises RulingError if the board is hidden and no board that fits all earlier answers could
        answer so (B3).
        """
        facts = None if self.facts is None else learned(self.known, question, reply)
        seen, nodes, bit = self.seen, self.nodes, 1 << reply.space
        if reply.status == "null":
            seen = replace(seen, blank=seen.blank | bit)
        elif reply.status == "owned":
            seen = replace(seen, in_range=seen.in_range | bit)
        elif reply.status == "node":
            shown, known = bit | reply.nodes, dict(nodes)
            seen = replace(
                seen, nodes=seen.nodes | shown, in_range=seen.in_range | covering(SpaceSet(shown))
            )
            if question.claimant not in (None, known.get(reply.space, self.owner)):
                retained = seen.retained & ~RANGE_BITS[reply.space] | reply.retained
                seen = replace(seen, retained=retained)
            if facts is not None and self.owner is not None:
                fresh = dict.fromkeys(SpaceSet(shown), self.owner)
                nodes = tuple(sorted({**fresh, **known}.items()))
        return replace(self, nodes=nodes, facts=facts, seen=seen)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a hidden board, and the grid as it was when it was asked.

    `events` and `state` are what the move has brought about so far.
    """

    question: Question
    grid: Grid
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    state: State | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A Link group: two or three players held together by a Node (A2)."""

    node: NodeRef
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Alliance:
    """An alliance, its Link groups and, from four players on, its Master Node (A2)."""

    members: tuple[int, ...]
    links: tuple[Link, ...] = ()
    master: NodeRef | None = None

    def known_to(self, member: int) -> Alliance:
        """Return the alliance with the Nodes that a member knows to hold it together (A8)."""
        return replace(self, links=tuple(link for link in self.links if member in link.members))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won (nobody: a draw), by which ruling, how equals were told apart."""

    winners: tuple[int, ...]
    ruling: str
    tie: Message | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    `homes` has each player's homes in the order in which they were gained; `entered` each player's
    bits of the grids entered for good (M4 c); `divided` the bits of the players each was ever
    divided from (A1); `passes` how many have passed since the last move, alliance or departure
    (M8); `opened` whether anybody has moved or passed yet (A9); `rounds_over` and `tally` count for
    X6.
    """

    rules: Rules
    table: Table
    names: tuple[str, ...]
    grids: tuple[Grid, ...]
    homes: tuple[tuple[int, ...], ...]
    in_game: tuple[bool, ...]
    entered: tuple[int, ...]
    divided: tuple[int, ...]
    alliances: tuple[Alliance, ...] = ()
    turn: int = 0
    passes: int = 0
    result: Result | None = None
    opened: bool = False
    rounds_over: int = 0
    tally: tuple[int, ...] = ()

    @property
    def players(self) -> range:
        """Everybody's seat, also those who are out."""
        return range(len(self.names))

    @property
    def players_in_game(self) -> tuple[int, ...]:
        """The players still in the game."""
        return tuple([player for player, inside in enumerate(self.in_game) if inside])

    def alliance(self, player: int) -> Alliance | None:
        """Return the alliance `player` is in, if any."""
        return next((alliance for alliance in self.alliances if player in alliance.members), None)

    def side(self, player: int) -> tuple[int, ...]:
        """Return `player` and all allies, in seat order."""
        alliance = self.alliance(player)
        return alliance.members if alliance else (player,)

    def roles(self, player: int) -> dict[Literal["link", "master"], NodeRef | None]:
        """Return the Link and the Master that hold `player` to allies (A8)."""
        alliance = self.alliance(player)
        links = alliance.known_to(player).links if alliance else ()
        return {
            "link": links[0].node if links else None,
            "master": alliance.master if alliance else None,
        }

    def node_counts(self) -> list[int]:
        """Return how many Nodes each player controls on all grids."""
        counts = Counter[int]()
        for grid in self.grids:
            counts.update(grid.controllers())
        return [counts[player] for player in self.players]

    @property
    def nodes_to_win(self) -> int | None:
        """How many Nodes win at once (V5, V6, X7); None in Reflector."""
        return self.rules.target or usual_target(self.rules.game, len(self.names))

    @property
    def in_last_round(self) -> bool:
        """Whether the round in which Nodes are counted is being played (X6)."""
        return self.rounds_over + 1 == self.rules.rounds

    def spaces_abroad(self, player: int) -> int:
        """Return how many spaces `player` holds on grids that were others' at the start (X6)."""
        abroad = (grid for grid in self.grids if grid.owner not in (None, player))
        return sum(grid.held[player].bit_count() for grid in abroad)

    def keeper(self, grid: int) -> int | None:
        """Return the keeper of a grid (S2)."""
        owner, controllers = self.grids[grid].owner, self.grids[grid].controllers()
        if len(controllers) == 1:
            return next(iter(controllers))
        return owner if owner is not None and self.in_game[owner] else None

    def conceding_home(self, player: int) -> int | None:
        """Return the grid on which `player` concedes (F1), or None if there is no home left."""
        homes = self.homes[player]
        return player if player in homes else homes[0] if homes else None

    def grid_name(self, grid: int) -> str:
        """Return a grid's name: its player's, or I1, I2, ... of an island."""
        return self.names[grid] if grid < len(self.names) else f"I{grid - len(self.names) + 1}"

    def node_name(self, node: NodeRef) -> str:
        """Return a Node's name as the record writes it, such as ``Ann:B2``."""
        return f"{self.grid_name(node[0])}:{name_of(node[1])}"

    def event(
        self,
        kind: Kind,
        ruling: str,
        grid: int | None = None,
        space: Space | None = None,
        player: int | None = None,
        *,
        players: Iterable[int] = (),
        groups: Iterable[Iterable[int]] = (),
        turned: int | None = None,
        tie: Message | None = None,
    ) -> Event:
        """Return an event, which tells by names what is numbered here."""
        names = self.names
        return Event(
            kind,
            ruling,
            None if grid is None else self.grid_name(grid),
            None if space is None else name_of(space),
            None if player is None else names[player],
            turned=turned,
            tie=tie,
            players=tuple(names[each] for each in players),
            groups=tuple(tuple(names[each] for each in group) for group in groups),
        )

    def answered(self, question: Question, reply: Answer) -> Event:
        """Return that a question was answered: what the table hears (S1, S8)."""
        owner = self.grids[question.grid].owner
        return Event(
            "answered",
            "X1" if question.run else "S1",
            self.grid_name(question.grid),
            name_of(reply.space),
            None if owner is None else self.names[owner],
            reply.status,
            SpaceSet(reply.retained).names,
            SpaceSet(reply.nodes).names,
            SpaceSet(reply.deflectors).names,
        )

    def with_grid(self, number: int, grid: Grid) -> State:
        """Return the position with one grid replaced."""
        return replace(self, grids=(*self.grids[:number], grid, *self.grids[number + 1 :]))


def new_grid(players: int, owner: int | None, board: Board | None, deflectors: int) -> Grid:
    """Return a grid at the start of a game (B4, B5): an island, a known board, or a hidden one."""
    nothing = (0,) * players
    if owner is None:
        return Grid(None, nothing, nothing, nothing)
    if board is None:
        return Grid(owner, nothing, nothing, nothing, facts=Facts(deflectors))
    held = [0] * players
    held[owner] = covering(board.node_spaces)
    nodes = tuple((node, owner) for node in board.node_spaces)
    return Grid(owner, tuple(held), nothing, nothing, nodes, board.deflector_spaces.bits)


def new_game(
    rules: Rules, table: Table, names: Sequence[str], boards: Iterable[Board | None]
) -> State:
    """Return the position before the first move; None stands for a hidden board.

    Raises RulingError if there is not one board for each seat of the table.
    """
    count = len(names)
    grids = [new_grid(count, seat, board, rules.deflectors) for seat, board in enumerate(boards)]
    if not table.seats == count == len(grids):
        values = {"wanted": table.seats, "count": count, "number": len(grids)}
        raise refused("territory-refused-seats", "T3", title=table.name, **values)
    grids += [new_grid(count, None, None, 0)] * table.islands
    return State(
        rules=rules,
        table=table,
        names=tuple(names),
        grids=tuple(grids),
        homes=tuple((seat,) for seat in range(count)),
        in_game=(True,) * count,
        entered=(0,) * count,
        divided=(0,) * count,
        tally=(0,) * count,
    )


def revealed(grid: Grid, board: Board) -> Grid:
    """Return the position of a hidden grid as recorded, but with what `board` says lies on it.

    Claims, used Deflectors and captures stay as recorded, true or not, so that every answer can be
    compared with what it should have been just then.
    """
    assert grid.owner is not None
    known = dict(grid.nodes)
    held = list(grid.held)
    held[grid.owner] |= covering(board.node_spaces) & ~grid.claims
    return replace(
        grid,
        held=tuple(held),
        nodes=tuple((node, known.get(node, grid.owner)) for node in board.node_spaces),
        deflectors=board.deflector_spaces.bits & ~grid.seen.used,
        facts=None,
    )


def as_told(grid: Grid) -> Grid:
    """Return a grid as the table knows it, as if its board were hidden from the referee."""
    if grid.owner is None:
        return grid
    told = tuple(
        (node, controller) for node, controller in grid.nodes if grid.seen.nodes >> node & 1
    )
    return replace(grid, held=grid.claimed, nodes=told, deflectors=0, facts=Facts(0))
