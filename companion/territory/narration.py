"""Territory games in words and pictures: what happened, what to mark on paper, where a game stands."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from companion.contract import Cell, Picture
from companion.grid import COLUMNS, SIZE, name_of, space_at
from companion.territory.audit import audit, audit_lines
from companion.territory.referee import Entry, Referee
from companion.territory.rounds import in_last_round, minutes
from companion.territory.rules import Rules
from companion.territory.state import Event, State
from companion.territory.table import Place, Table


def steps(entry: Entry) -> list[str]:
    """Return what a statement brought about, step by step, each with its ruling."""
    told = []
    for (kind, ruling, grid, player), group in groupby(entry.events, _together):
        events = list(group)
        spaces = " ".join(name_of(event.space) for event in events if event.space is not None)
        place = f"{entry.before.grid_name(grid)} {spaces}".rstrip() if grid is not None else ""
        who = entry.before.names[player] if player is not None else "nobody"
        others = ", ".join(entry.before.names[other] for other in events[0].players)
        told.append(f"{_SENTENCES[kind].format(place=place, who=who, others=others)} [{ruling}]")
    return told


def _together(event: Event) -> tuple[str, str, int | None, int | None]:
    return event.kind, event.ruling, event.grid, event.player


_SENTENCES = {
    "deflected": "{place}: a Deflector, used up now; the shot of {who} goes on",
    "reversed": "{place}: the second Deflector on this grid; the shot turns round",
    "came-round": "{place}: the shot of {who} met nothing all around the table and takes the space aimed at",
    "removed": "{place}: an unused Deflector is removed",
    "claimed": "{place}: claimed by {who}",
    "node": "{place}: a Node, controlled by {who} now",
    "retained": "{place}: retained by another Node",
    "conceded": "{place}: conceded to {who}",
    "spent": "{place}: nothing to gain for {who}, the shot is spent",
    "turned": "{place}: the grid is turned a quarter clockwise",
    "lost-home": "{place} is no longer a home of {who}",
    "regained-home": "{place} becomes a home of {who}",
    "eliminated": "{who} is out of the game",
    "link-broken": "{place}: the Link of {others} is broken",
    "master-broken": "{place}: the Master of {others} is broken",
    "disbanded": "the alliance of {others} falls apart",
    "won": "{who} wins",
    "drawn": "the game is a draw",
}


def marks(referee: Referee, entry: Entry) -> list[str]:
    """Return for each grid what is to be marked on it now.

    Its owner marks it; a range is shaded, a Node a dot, a used Deflector a slash, a space its holder's
    symbol.
    """
    state, found = entry.before, dict[str, list[str]]()
    symbols = referee.symbols
    for (kind, _, grid, player), group in groupby(entry.events, _together):
        mark = _MARKS.get(kind)
        if mark is not None and grid is not None:
            spaces = " ".join(name_of(event.space) for event in group if event.space is not None)
            symbol = symbols[player] if player is not None else ""
            found.setdefault(state.grid_name(grid), []).append(
                f"{spaces} {mark.format(symbol=symbol)}".strip()
            )
    for told in entry.answers:
        if told.answer.status == "owned":
            name = state.grid_name(told.asked.question.grid)
            found.setdefault(name, []).append(f"{name_of(told.answer.space)} shaded")
    return [f"on {grid}: {'; '.join(notes)}" for grid, notes in found.items()]


_MARKS = {
    "deflected": "slash",
    "removed": "slash",
    "claimed": "{symbol}",
    "conceded": "{symbol}",
    "node": "dot, its range shaded",
    "turned": "turn the grid a quarter clockwise",
}


def headline(entry: Entry) -> str:
    """Return a statement with its line and, if so, that it was taken back."""
    void = " (taken back)" if entry.void else ""
    return f"line {entry.line}: {entry.statement}{void}"


def standing(referee: Referee) -> list[str]:
    """Return who is where, whose turn it is and what is open, or what the set-up still lacks."""
    state, told = referee.state, []
    if state is None:
        missing = [name for name in referee.names if name not in referee.set_up.boards]
        return [f"The set-up is not finished: no board for {', '.join(missing) or 'anybody'}."]
    counts = state.node_counts()
    for player, count in enumerate(counts):
        homes = ", ".join(state.names[home] for home in sorted(state.homes[player])) or "none"
        alliance = state.alliance(player)
        allied = f", allied with {', '.join(_others(state, alliance.members, player))}" if alliance else ""
        out = "" if state.in_game[player] else ", out of the game"
        told.append(f"{state.names[player]}: {count} Node{'s' * (count != 1)}, homes: {homes}{allied}{out}")
    told += [turn_or_result(state), *rounds(state)]
    if referee.asked is not None:
        told.append(f"{referee.open_question()}.")
    return [*told, *(audit_lines(audit(referee)) if referee.reveals else ())]


def turn_or_result(state: State) -> str:
    """Return whose turn it is, or how the game ended."""
    if state.result is None:
        return f"It is the turn of {state.names[state.turn]}."
    if not state.result.winners:
        return f"The game is over: a draw [{state.result.ruling}]."
    winners = " and ".join(state.names[player] for player in state.result.winners)
    return f"The game is over: {winners} won [{state.result.ruling}]."


def rounds(state: State) -> list[str]:
    """Return which round it is, and in the last one everybody's tally (X6); nothing without a limit."""
    of, over = state.rules.rounds, state.rounds_over
    if of is None:
        return []
    tally = ", ".join(f"{name} {count}" for name, count in zip(state.names, state.tally, strict=True))
    if state.result is None:
        last = f", the last. Tally: {tally}" if in_last_round(state) else ""
        return [f"Round {over + 1} of {of}{last}."]
    return [f"All {of} rounds are over. Tally: {tally}."] if over == of else []


def lengths(rules: Rules, players: int) -> list[str]:
    """Return what the answers to "how long have you got" mean; `rules` are those of a short game (X8)."""
    assert rules.rounds is not None
    target = f"; {rules.target} Nodes win at once" if rules.target else ""
    full = "often for hours" if players > 2 else "however long it takes"
    return [
        f"short: {rules.rounds} rounds, about {minutes(rules.rounds * players)} minutes{target}.",
        f"full: play until somebody wins, {full}.",
        "A number of minutes: as many rounds as fit.",
    ]


def _others(state: State, members: Iterable[int], player: int) -> list[str]:
    return [state.names[member] for member in members if member != player]


def legal_moves(document: dict[str, Any]) -> str:
    """Return the legal moves of a moves document in words."""
    turn, moves = document["turn"], document["moves"]
    if turn is None:
        return "The game is over."
    if not moves:
        return f"{turn} has no legal shot and passes."
    told = [f"{turn} may play:"]
    for grid, group in groupby(moves, lambda move: move[0]):
        told.append(f"  {grid}: {' '.join(space for _, space in group)}")
    return "\n".join(told)


# -- pictures ------------------------------------------------------------------------------------


def _columns(text: str) -> int:
    """Return how many columns of a terminal `text` takes: two for wide characters such as 山 or 🐱."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def picture(state: State, number: int, symbols: tuple[str, ...]) -> Picture:
    """Return a grid in the marks of the games, as far as `state` shows it.

    Space in a range is shaded; a Node is a dot, a Link a plus, a Master a triangle; a used Deflector is
    a slash, an unused one a backslash.
    """
    grid = state.grids[number]
    in_range, width = grid.in_range(), max(4, *(1 + _columns(symbol) for symbol in symbols))
    roles = {link.node: "+" for alliance in state.alliances for link in alliance.links}
    roles |= {alliance.master: "▲" for alliance in state.alliances if alliance.master}
    rows = []
    for row in range(SIZE):
        cells = []
        for space in (space_at(column, row) for column in range(SIZE)):
            holder = next((player for player in state.players if grid.held[player] >> space & 1), None)
            shaded, mark = bool(in_range >> space & 1), " "
            if grid.controller(space) is not None:
                mark = roles.get((number, space), "•")
            elif grid.seen.used >> space & 1:
                mark = "/"
            elif grid.deflectors >> space & 1:
                mark = "\\"
            text = mark + (symbols[holder] if holder is not None else "." if shaded else "·")
            cells.append(Cell(text + " " * (width - _columns(text)), shaded))
        rows.append((f"{row + 1:>2} ", tuple(cells)))
    letters = "   " + "".join(f" {column}".ljust(width) for column in COLUMNS).rstrip()
    return Picture((state.grid_name(number), letters), tuple(rows))


def seated(places: Sequence[Place]) -> list[list[int]]:
    """Return the grids in rows from the far side of the table to the near one, each from left to right."""
    rows: dict[int, list[int]] = {}
    for number, place in enumerate(places):
        rows.setdefault(round(2 * place.y), []).append(number)
    return [sorted(rows[y], key=lambda number: places[number].x) for y in sorted(rows)]


def plan(table: Table, names: Sequence[str]) -> list[str]:
    """Return a small plan of a table: who sits where, and which sides touch."""
    told = ["   ".join(names[grid] for grid in row).center(60).rstrip() for row in seated(table.places)]
    for contact in table.contacts:
        ends = [
            f"{names[run.grid]} {name_of(run.spaces[0])}-{name_of(run.spaces[-1])}"
            for run in (contact.one, contact.other)
        ]
        told.append(f"  {ends[0]} touches {ends[1]}")
    if table.meeting:
        told.append("  Row 1 of everybody touches Row 1 of everybody else")
    return told
