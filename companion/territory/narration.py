"""The same in words: what happened, ruling by ruling, what to mark on paper, and where a game stands."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from companion.grid import COLUMNS, SIZE, name_of, space_at
from companion.territory.referee import Audit, Entry, Replay
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


def marks(entry: Entry, symbols: tuple[str, ...]) -> dict[str, list[str]]:
    """Return for each grid what is to be marked on it now.

    A grid's owner marks it; a range is shaded, a Node a dot, a used Deflector a slash, a space its
    holder's symbol.
    """
    state, found = entry.before, dict[str, list[str]]()
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
    return found


_MARKS = {
    "deflected": "slash",
    "removed": "slash",
    "claimed": "{symbol}",
    "conceded": "{symbol}",
    "node": "dot, its range shaded",
    "turned": "turn the grid a quarter clockwise",
}


def explained(found: Replay, move: int | None = None) -> Iterator[str]:
    """Yield the story of a game, or of its `move`-th statement of play (from 1), line by line."""
    symbols = tuple(found.referee.set_up.players.values())
    for number, entry in enumerate(found.referee.log, start=1):
        if move is not None and number != move:
            continue
        yield f"{number}. {headline(entry)}"
        for i, step in enumerate(steps(entry), start=1):
            yield f"   {i}. {step}"
        for grid, notes in marks(entry, symbols).items():
            yield f"   mark on {grid}: {'; '.join(notes)}"


def headline(entry: Entry) -> str:
    """Return a statement with its line and, if so, that it was taken back."""
    void = " (taken back)" if entry.void else ""
    return f"line {entry.line}: {entry.statement}{void}"


def summary(found: Replay) -> str:
    """Return what happened in a game and where it stands."""
    referee, state = found.referee, found.referee.state
    told = []
    for entry in referee.log:
        told.append(headline(entry))
        told += [f"    {step}" for step in steps(entry)]
    if state is None:
        missing = [name for name in referee.names if name not in referee.set_up.boards]
        told.append(f"The set-up is not finished: no board for {', '.join(missing) or 'anybody'}.")
        return "\n".join(told)
    told += standing(state)
    if referee.question is not None:
        told.append(f"{referee.open_question()}.")
    if referee.reveals:
        told += audited(referee.audit())
    return "\n".join(told)


def standing(state: State) -> list[str]:
    """Return who is where, and whose turn it is."""
    told = []
    for player in state.players:
        homes = ", ".join(state.names[home] for home in sorted(state.homes[player])) or "none"
        alliance = state.alliance(player)
        allied = f", allied with {', '.join(_others(state, alliance.members, player))}" if alliance else ""
        out = "" if state.in_game[player] else ", out of the game"
        count = state.node_counts()[player]
        told.append(f"{state.names[player]}: {count} Node{'s' * (count != 1)}, homes: {homes}{allied}{out}")
    if state.result is None:
        told.append(f"It is the turn of {state.names[state.turn]}.")
    elif state.result.winners:
        winners = " and ".join(state.names[player] for player in state.result.winners)
        told.append(f"The game is over: {winners} won [{state.result.ruling}].")
    else:
        told.append(f"The game is over: a draw [{state.result.ruling}].")
    return told


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


def audited(audit: Audit) -> list[str]:
    """Return what an audit proves, and what it found wrong."""
    told = []
    for board in audit.boards:
        for line, true in board.wrong:
            told.append(f"line {line}: this answer was wrong; true is: {true}")
        if board.commitment is False:
            told.append(f"line {board.line}: the board of {board.name} is not the one committed to")
        elif board.wrong:
            told.append(f"{board.name}: the board revealed contradicts {len(board.wrong)} of its answers")
        elif board.commitment:
            told.append(f"{board.name}: the board was fixed before play and every answer was true")
        else:
            told.append(f"{board.name}: this legal board fits every answer (nothing was committed to)")
    told += [f"line {line}: this was not legal [{ruling}]" for line, ruling in audit.illegal]
    return told or ["No board has been revealed: there is nothing to audit."]


# -- pictures ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cell:
    """A space as it is drawn: a mark before the holder's symbol, whether it is shaded, and how wide."""

    mark: str
    symbol: str
    shaded: bool
    width: int

    def __str__(self) -> str:
        text = f"{self.mark or ' '}{self.symbol or ('.' if self.shaded else '·')}"
        return text + " " * (self.width - _columns(text))


def _columns(text: str) -> int:
    """Return how many columns of a terminal `text` takes: two for wide characters such as 山 or 🐱."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def _cell_width(symbols: tuple[str, ...]) -> int:
    return max(4, *(1 + _columns(symbol) for symbol in symbols))


def cells(state: State, number: int, symbols: tuple[str, ...]) -> list[list[Cell]]:
    """Return the rows of a grid in the marks of the games, as far as `state` shows it.

    Space in a range is shaded; a Node is a dot, a Link a plus, a Master a triangle; a used Deflector is
    a slash, an unused one a backslash.
    """
    grid = state.grids[number]
    in_range, width = grid.in_range(), _cell_width(symbols)
    roles = {link.node: "+" for alliance in state.alliances for link in alliance.links}
    roles |= {alliance.master: "▲" for alliance in state.alliances if alliance.master}
    rows = []
    for row in range(SIZE):
        drawn = []
        for space in (space_at(column, row) for column in range(SIZE)):
            holder = next((player for player in state.players if grid.held[player] >> space & 1), None)
            mark = ""
            if grid.controller(space) is not None:
                mark = roles.get((number, space), "•")
            elif grid.seen.used >> space & 1:
                mark = "/"
            elif grid.deflectors >> space & 1:
                mark = "\\"
            symbol = "" if holder is None else symbols[holder]
            drawn.append(Cell(mark, symbol, bool(in_range >> space & 1), width))
        rows.append(drawn)
    return rows


def picture(state: State, number: int, symbols: tuple[str, ...]) -> list[str]:
    """Return a grid drawn in characters, with its name above."""
    rows = ["".join(map(str, row)).rstrip() for row in cells(state, number, symbols)]
    return [
        state.grid_name(number),
        "   " + "".join(f" {column}".ljust(_cell_width(symbols)) for column in COLUMNS).rstrip(),
        *(f"{i:>2} {row}" for i, row in enumerate(rows, start=1)),
    ]


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
