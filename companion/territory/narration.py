"""Territory games in words and pictures: what happened, and where a game stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from companion.contract import Document, Explanation
from companion.grid import COLUMNS, SIZE, SPACES, SpaceSet, name_of
from companion.names import join_names, readable, spoken
from companion.narration import plural
from companion.screen import Cell, Picture
from companion.territory import announcement, facts
from companion.territory.announcement import reflector_count, rounds
from companion.territory.audit import audit, audit_lines
from companion.territory.facts import facts_of
from companion.territory.referee import Entry, Referee
from companion.territory.rules import Rules, minutes, usual_target
from companion.territory.state import State
from companion.territory.table import Place, Table
from companion.territory.view import public, public_statement


def steps(entry: Entry) -> list[Explanation]:
    return [fact.explanation for fact in facts_of(entry)]


said = facts.said
announced = announcement.announced
LAYOUT = announcement.LAYOUT


def headline(entry: Entry) -> str:
    void = " (taken back)" if entry.void else ""
    return f"line {entry.line}: {readable(public_statement(entry), entry.before.names)}{void}"


def standing(referee: Referee) -> list[str]:
    lines = [*_who_is_where(referee), *(audit_lines(audit(referee)) if referee.reveals else ())]
    return [readable(line, referee.names) for line in lines]


def status(referee: Referee) -> list[str]:
    state = referee.state
    if state is None:
        return _who_is_where(referee)
    wanted = state.nodes_to_win
    aim = reflector_count(state) if wanted is None else f"{wanted} Nodes win."
    lines = [turn_or_result(state, rulings=False), *map(str, rounds(state)), str(aim)]
    if state.result is None and referee.asked is not None:
        lines.append(readable(f"{referee.open_question()}.", referee.names))
    for player, count in zip(state.players, state.node_counts(), strict=True):
        who = f"{spoken(state.names[player])} {referee.symbols[player]}"
        lines.append(f"{who}: {_possessions(state, player, count)}")
    return lines


def _possessions(state: State, player: int, nodes: int) -> str:
    """Return a player's Nodes, homes and allies."""
    homes = ", ".join(spoken(state.names[home]) for home in sorted(state.homes[player])) or "none"
    alliance = state.alliance(player)
    others = _others(state, alliance.members, player) if alliance else []
    allied = f", allied with {join_names(others)}" if others else ""
    out = "" if state.in_game[player] else ", out of the game"
    held = plural(nodes, "Node")
    return held if state.rules.game == "reflector" else f"{held}, homes: {homes}{allied}{out}"


def _who_is_where(referee: Referee) -> list[str]:
    state, lines = referee.state, []
    if state is None:
        return [f"The set-up is not finished: {referee.wanting}."]
    for player, count in enumerate(state.node_counts()):
        lines.append(f"{spoken(state.names[player])}: {_possessions(state, player, count)}")
    lines += [turn_or_result(state), *map(str, rounds(state))]
    if referee.asked is not None:
        lines.append(f"{referee.open_question()}.")
    return lines


def seen(referee: Referee, document: Document) -> list[str]:
    state, you = referee.state, document["you"]
    if state is None:
        return _who_is_where(referee)
    lines: list[str] = []
    seat = None if you is None else referee.names.index(you["name"])
    alliance = None if seat is None else state.alliance(seat)
    own = alliance.known_to(seat) if alliance and seat is not None else None
    shown = replace(public(state, seat), alliances=() if own is None else (own,))
    wanted = {grid["name"] for grid in document["grids"]}
    for number in range(len(shown.grids)):
        if shown.grid_name(number) not in wanted:
            continue
        lines += [*picture(shown, number, referee.symbols).lines, ""]
    lines += [readable(line, referee.names) for line in _who_is_where(referee)]
    if you is not None:
        lines += [
            f"Your {role.title()} is {readable(you[role], referee.names)}."
            for role in ("link", "master")
            if you[role]
        ]
        lines += [legal_moves(document)] if document["turn"] == you["name"] else []
    return lines


def turn_or_result(state: State, *, rulings: bool = True) -> str:
    """Return whose turn it is, or how the game ended."""
    if state.result is None:
        return f"It is the turn of {spoken(state.names[state.turn])}."
    ruling = f" [{state.result.ruling}]" if rulings else ""
    tie = f": {state.result.tie}" if state.result.tie else ""
    if not state.result.winners:
        return f"The game is over: a draw{tie}{ruling}."
    winners = " and ".join(spoken(state.names[player]) for player in state.result.winners)
    return f"The game is over: {winners} won{tie}{ruling}."


_VARIANTS = {
    "ricochet": "a shot that strikes a Deflector runs on along its row.",
    "reflection": "take F3 of another grid, and lose F3 of yours.",
    "safety": "a deflected shot passes over your allies' grids.",
    "deluxe": "a grid turns when it is hit.",
    "team-victory": "an alliance that controls all Nodes wins together.",
}


def variants(names: Iterable[str]) -> list[str]:
    """Return what variants change, in a line each."""
    return [f"{name}: {_VARIANTS[name]}" for name in names]


def lengths(rules: Rules, players: int) -> list[str]:
    """Return what short, full and minutes mean; `rules` are those of a short game (X8)."""
    assert rules.rounds is not None
    target = f"; {rules.target} Nodes win at once" if rules.target else ""
    usual = usual_target(rules.game, players)
    full = f"{usual} Nodes win, which often takes hours" if usual else "play until somebody wins"
    return [
        f"short: {rules.rounds} rounds, about {minutes(rules.rounds * players)} minutes{target}.",
        f"full: {full}.",
        f"minutes: as many rounds as fit{target}.",
    ]


def _others(state: State, members: Iterable[int], player: int) -> list[str]:
    return [state.names[member] for member in members if member != player]


def legal_moves(document: dict[str, Any]) -> str:
    turn, moves = document["turn"], document["moves"]
    if turn is None:
        return "The game is over."
    turn = spoken(turn)
    if not moves:
        return f"{turn} has no legal shot and passes."
    lines = [f"{turn} may play:"]
    for grid, group in groupby(moves, lambda move: move[0]):
        lines.append(f"  {spoken(grid)}: {' '.join(space for _, space in group)}")
    return "\n".join(lines)


# -- pictures ------------------------------------------------------------------------------------


def picture(state: State, number: int, symbols: tuple[str, ...]) -> Picture:
    """Return a grid in the marks of the games, as far as `state` shows it.

    Space in a range is shaded, also with characters, for screens without colours; a Node is a dot,
    a Link a plus, a Master a triangle; a used Deflector is a slash, an unused one a backslash.
    """
    from rich.cells import cell_len

    grid = state.grids[number]
    in_range, widths = (
        grid.in_range(),
        {symbol: cell_len(symbol) for symbol in ("░", "·", *symbols)},
    )
    width = max(4, *(2 + widths[symbol] for symbol in symbols))
    holders = {
        space: symbols[player] for player in state.players for space in SpaceSet(grid.held[player])
    }
    roles = {link.node: "+" for alliance in state.alliances for link in alliance.links}
    roles |= {alliance.master: "▲" for alliance in state.alliances if alliance.master}
    signs = dict.fromkeys(SpaceSet(grid.deflectors), "\\") | dict.fromkeys(
        SpaceSet(grid.seen.used), "/"
    )
    signs |= {node: roles.get((number, node), "•") for node, _ in grid.nodes}
    rows = []
    for row in range(SIZE):
        cells = []
        for space in SPACES[row * SIZE : (row + 1) * SIZE]:
            shaded = bool(in_range >> space & 1)
            empty, fill = ("░", "░") if shaded else ("·", " ")
            holder = holders.get(space, empty)
            blanks = " " * (width - 2 - widths[holder])
            cells.append(Cell(f"{signs.get(space, fill)}{holder}{fill}{blanks}", shaded))
        rows.append((f"{row + 1:>2} ", tuple(cells)))
    letters = "   " + "".join(f" {column}".ljust(width) for column in COLUMNS).rstrip()
    return Picture((spoken(state.grid_name(number)), letters), tuple(rows))


def seated(places: Sequence[Place]) -> list[list[int]]:
    """Return the grids in rows, from the far side of the table to the near one."""
    rows: dict[int, list[int]] = {}
    for number, place in enumerate(places):
        rows.setdefault(round(2 * place.y), []).append(number)
    return [sorted(rows[y], key=lambda number: places[number].x) for y in sorted(rows)]


def plan(table: Table, names: Sequence[str]) -> list[str]:
    """Return a small plan of a table: who sits where, and which sides touch."""
    names = list(map(spoken, names))
    lines = [
        "   ".join(names[grid] for grid in row).center(60).rstrip() for row in seated(table.places)
    ]
    for contact in table.contacts:
        ends = [
            f"{names[run.grid]} {name_of(run.spaces[0])}-{name_of(run.spaces[-1])}"
            for run in (contact.one, contact.other)
        ]
        lines.append(f"  {ends[0]} touches {ends[1]}")
    if table.meeting:
        lines.append("  Row 1 of everybody touches Row 1 of everybody else")
    return lines
