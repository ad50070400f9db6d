"""Alliances: how they form, what holds them together, how they end (A)."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Literal

from companion.errors import RulingError, refused
from companion.grid import name_of
from companion.territory.board import NODES
from companion.territory.events import Event
from companion.territory.hidden_board import with_node
from companion.territory.movement import check_turn
from companion.territory.state import Alliance, Link, NodeRef, Result, State

Role = Literal["link", "master"]
Outcome = tuple[State, tuple[Event, ...]]


def after_allying(
    state: State, one: int, other: int, role: Role | None, node: NodeRef | None
) -> State:
    """Return the position once `one`, whose turn it is, has allied with `other` (A1 to A3, A9).

    `role` and `node` name the Link or Master where A3 asks for one. Raises RulingError if the two
    may not ally or the Node will not do.
    """
    ours, theirs, wanted = _uniting(state, one, other)
    members = tuple(sorted((*ours.members, *theirs.members)))
    if role != wanted:
        names = tuple(state.names[member] for member in members)
        if wanted is None:
            raise refused("territory-refused-no-role", "A3", players=names)
        raise refused("territory-refused-role", "A3", players=names, role=wanted)
    links = ours.links + theirs.links
    master = ours.master or theirs.master
    if len(members) == 3 and links:
        links = (replace(links[0], members=members),)
    if role is not None:
        assert node is not None
        state = _named(state, members, links, master, node)
        if role == "link":
            links = (Link(node, members),)
        else:
            master = node
    alliances = [alliance for alliance in state.alliances if not {*alliance.members} & {*members}]
    return replace(state, alliances=(*alliances, Alliance(members, links, master)), passes=0)


def to_be_named(state: State, one: int, other: int) -> Role | None:
    """Return which Node the two have to name to ally (A3); RulingError if they may not (A1)."""
    return _uniting(state, one, other)[2]


def check_may_ally(state: State, one: int) -> None:
    """Raise RulingError unless a player may ally with anybody now (A1)."""
    if not state.rules.alliances:
        raise refused("territory-refused-no-alliances", "A1")
    check_turn(state, one, "A1", anybody=not state.opened)


def _uniting(state: State, one: int, other: int) -> tuple[Alliance, Alliance, Role | None]:
    """Return the sides that would unite, and what they name; RulingError if they may not (A1)."""
    names = state.names
    check_may_ally(state, one)
    if one == other:
        raise refused("territory-refused-ally-alone", "A1")
    if other in state.side(one):
        raise refused("territory-refused-allied", "A1")
    if not state.in_game[other]:
        raise refused("territory-refused-out", "A1", player=names[other])
    for left, right in product(state.side(one), state.side(other)):
        if state.divided[left] >> right & 1:
            raise refused("territory-refused-divided", "A1", player=names[left], other=names[right])
    ours = state.alliance(one) or Alliance((one,))
    theirs = state.alliance(other) or Alliance((other,))
    return ours, theirs, _wanted(ours, theirs)


def _wanted(ours: Alliance, theirs: Alliance) -> Role | None:
    """Return which Node two sides that unite have to name (A3)."""
    count = len(ours.members) + len(theirs.members)
    if count == 2:
        return "link"
    return "master" if count > 3 and not (ours.master or theirs.master) else None


def _named(
    state: State,
    members: tuple[int, ...],
    links: tuple[Link, ...],
    master: NodeRef | None,
    node: NodeRef,
) -> State:
    """Return the position once a Node is named for a role; RulingError if it won't do (A2)."""
    number, space = node
    grid, name = state.grids[number], state.node_name(node)
    if node == master or any(node == link.node for link in links):
        raise refused("territory-refused-node-named", "A2", text=name)
    controller = grid.controller(space)
    if controller is None and grid.facts is not None and grid.owner in members:
        assert grid.owner is not None
        controller = grid.owner
        try:
            facts = with_node(grid.facts, space)
        except RulingError:
            raise refused(
                "territory-refused-no-board-with-node", "B3", space=name_of(space)
            ) from None
        nodes = tuple(sorted((*grid.nodes, (space, controller))))
        state = state.with_grid(number, replace(grid, facts=facts, nodes=nodes))
    if controller not in members:
        names = tuple(state.names[member] for member in members)
        raise refused("territory-refused-not-controlled", "A2", text=name, either=names)
    return state


def after_leaving(state: State, player: int) -> State:
    """Return the position once `player` has left (A6); what that breaks is for `broken`.

    Raises RulingError if the player is in no alliance, or it is neither the player's turn nor an
    ally's.
    """
    alliance = state.alliance(player)
    name = state.names[player]
    if state.result is not None:
        raise refused("common-refused-over", "A6")
    if alliance is None:
        raise refused("territory-refused-in-no-alliance", "A6", player=name)
    if state.turn not in alliance.members:
        turn = state.names[state.turn]
        raise refused("territory-refused-turn-of-stranger", "A6", player=turn, other=name)

    def without(members: Iterable[int]) -> tuple[int, ...]:
        return tuple(member for member in members if member != player)

    groups = [Link(link.node, without(link.members)) for link in alliance.links]
    links = tuple(group for group in groups if len(group.members) > 1)
    rest = Alliance(without(alliance.members), links, alliance.master)
    return replace(_split(state, alliance, [rest]), passes=0)


def broken(state: State) -> Outcome:
    """Dissolve what is no longer held together by Nodes of its own (A5)."""
    events = []
    for alliance in sorted(state.alliances, key=lambda each: each.members):
        links = tuple(link for link in alliance.links if _holds(state, link.node, link.members))
        for members in sorted(link.members for link in alliance.links if link not in links):
            events.append(state.event("link-broken", "A5", players=members))
        kept = replace(alliance, links=links)
        if alliance.master and not _holds(state, alliance.master, alliance.members):
            events.append(state.event("master-broken", "A5", players=alliance.members))
            parts = _by_links(kept)
        elif alliance.master or links:
            parts = [kept]
        else:
            parts = []
        if len(groups := _groups(alliance, parts)) > 1:
            events.append(state.event("disbanded", "A5", players=alliance.members, groups=groups))
        if parts != [alliance]:
            state = _split(state, alliance, parts)
    return state, tuple(events)


def without_rivals(state: State) -> Outcome:
    """Let an alliance that controls every Node win together or disband (A7)."""
    counts = state.node_counts() if state.alliances else ()
    for alliance in state.alliances:
        nodes = sum(counts[member] for member in alliance.members)
        if len(alliance.members) == len(state.names) or nodes < NODES * len(state.names):
            continue
        if state.rules.team_victory:
            return replace(state, result=Result(alliance.members, "A7")), ()
        parts = _by_links(alliance) if len(alliance.members) > 3 else []
        groups = _groups(alliance, parts)
        event = state.event("disbanded", "A7", players=alliance.members, groups=groups)
        return _split(state, alliance, parts), (event,)
    return state, ()


def _holds(state: State, node: NodeRef, members: tuple[int, ...]) -> bool:
    return state.grids[node[0]].controller(node[1]) in members


def _by_links(alliance: Alliance) -> list[Alliance]:
    return [Alliance(link.members, (link,)) for link in alliance.links]


def _groups(alliance: Alliance, parts: Iterable[Alliance]) -> list[tuple[int, ...]]:
    """Return who of an alliance is together in `parts`; singles are groups, too."""
    together = {member for part in parts for member in part.members}
    alone = [(member,) for member in alliance.members if member not in together]
    return sorted([*(part.members for part in parts), *alone])


def _split(state: State, alliance: Alliance, parts: list[Alliance]) -> State:
    """Replace an alliance by `parts`; who is in different ones may never ally again (A5)."""
    parts = [part for part in parts if len(part.members) > 1]
    together = {member: part.members for part in parts for member in part.members}
    divided = list(state.divided)
    for member in alliance.members:
        for former in alliance.members:
            if former not in together.get(member, (member,)):
                divided[member] |= 1 << former
    others = [other for other in state.alliances if other != alliance]
    return replace(state, alliances=(*others, *parts), divided=tuple(divided))
