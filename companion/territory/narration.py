"""Territory games in words and pictures: what happened, and where a game stands."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from companion.contract import Document, Explanation
from companion.grid import COLUMNS, SIZE, SPACES, SpaceSet, name_of
from companion.names import readable, spoken
from companion.narration import ending, sentence
from companion.narration import headline as headline_of
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
from companion.words import Message, Words


def steps(entry: Entry) -> list[Explanation]:
    return [fact.explanation for fact in facts_of(entry)]


said = facts.said
announced = announcement.announced
LAYOUT = announcement.LAYOUT


def headline(entry: Entry) -> Message:
    return headline_of(entry, readable(public_statement(entry), entry.before.names))


def standing(referee: Referee) -> list[Words]:
    return [*_who_is_where(referee), *(audit_lines(audit(referee)) if referee.reveals else ())]


def status(referee: Referee) -> list[Words]:
    state = referee.state
    if state is None:
        return _who_is_where(referee)
    wanted = state.nodes_to_win
    lines: list[Words] = [turn_or_result(state, rulings=False), *rounds(state)]
    if wanted is None:
        lines.append(reflector_count(state))
    else:
        lines.append(Message("territory-nodes-win", count=wanted))
    if state.result is None and referee.asked is not None:
        lines.append(sentence(referee.open_question()))
    for player, nodes in enumerate(state.node_counts()):
        who = {"who": state.names[player], "symbol": referee.symbols[player]}
        has = _possessions(state, player, nodes)
        lines.append(Message("territory-has-symbol", **who, outcome=has))
    return lines


def _possessions(state: State, player: int, nodes: int) -> tuple[Message, ...]:
    """Return what a player has: so many Nodes, homes and allies."""
    held = Message("territory-holds-nodes", count=nodes)
    if state.rules.game == "reflector":
        return (held,)
    found = [held, Message("territory-no-home")]
    if homes := tuple(state.names[home] for home in sorted(state.homes[player])):
        found[-1] = Message("territory-homes", options=homes)
    alliance = state.alliance(player)
    if others := _others(state, alliance.members, player) if alliance else ():
        found.append(Message("territory-allied", others=others))
    if not state.in_game[player]:
        found.append(Message("territory-out"))
    return tuple(found)


def _who_is_where(referee: Referee) -> list[Words]:
    state = referee.state
    if state is None:
        return [Message("common-unfinished", reason=referee.wanting)]
    lines: list[Words] = [
        Message("territory-has", who=name, outcome=_possessions(state, player, nodes))
        for player, (name, nodes) in enumerate(zip(state.names, state.node_counts(), strict=True))
    ]
    lines += [turn_or_result(state), *rounds(state)]
    if referee.asked is not None:
        lines.append(sentence(referee.open_question()))
    return lines


def seen(referee: Referee, document: Document) -> list[Words]:
    state, you = referee.state, document["you"]
    if state is None:
        return _who_is_where(referee)
    lines = list[Words]()
    seat = None if you is None else referee.names.index(you["name"])
    alliance = None if seat is None else state.alliance(seat)
    own = alliance.known_to(seat) if alliance and seat is not None else None
    shown = replace(public(state, seat), alliances=() if own is None else (own,))
    wanted = {grid["name"] for grid in document["grids"]}
    for number in range(len(shown.grids)):
        if shown.grid_name(number) not in wanted:
            continue
        lines += [*picture(shown, number, referee.symbols).lines, ""]
    lines += _who_is_where(referee)
    if you is not None:
        lines += [
            Message("territory-your-role", role=role, text=spoken(you[role]))
            for role in ("link", "master")
            if you[role]
        ]
        lines += legal_moves(document) if document["turn"] == you["name"] else []
    return lines


def turn_or_result(state: State, *, rulings: bool = True) -> Message:
    """Return whose turn it is, or how the game ended."""
    result = state.result
    if result is None:
        return Message("territory-turn", who=state.names[state.turn])
    told = ending(tuple(state.names[player] for player in result.winners))
    if result.tie:
        told = Message("territory-because", term=told, reason=result.tie)
    return sentence(told, result.ruling if rulings else None)


def lengths(rules: Rules, players: int) -> list[Message]:
    """Return what short, full and minutes mean; `rules` are those of a short game (X8)."""
    assert rules.rounds is not None
    time = {"round": rules.rounds, "count": minutes(rules.rounds * players)}
    short, fitting = Message("territory-length-short", **time), Message("territory-length-minutes")
    if rules.target:
        short = Message("territory-length-short-target", **time, wanted=rules.target)
        fitting = Message("territory-length-minutes-target", wanted=rules.target)
    usual = usual_target(rules.game, players)
    full = Message("territory-length-full")
    if usual:
        full = Message("territory-length-full-target", wanted=usual)
    return [short, full, fitting]


def _others(state: State, members: Iterable[int], player: int) -> tuple[str, ...]:
    return tuple(state.names[member] for member in members if member != player)


def legal_moves(document: Document) -> list[Words]:
    turn, moves = document["turn"], document["moves"]
    if turn is None:
        return [Message("common-over")]
    if not moves:
        return [Message("territory-has-to-pass", who=turn)]
    lines: list[Words] = [Message("territory-may-play", who=turn)]
    for grid, group in groupby(moves, lambda move: move[0]):
        lines.append(f"  {spoken(grid)}: {' '.join(space for _, space in group)}")
    return lines


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


def plan(table: Table, names: Sequence[str]) -> list[Words]:
    """Return a small plan of a table: who sits where, and which sides touch."""
    lines: list[Words] = [
        "   ".join(spoken(names[grid]) for grid in row).center(60).rstrip()
        for row in seated(table.places)
    ]
    for contact in table.contacts:
        one, other = (
            (names[run.grid], f"{name_of(run.spaces[0])}-{name_of(run.spaces[-1])}")
            for run in (contact.one, contact.other)
        )
        lines.append(Message("territory-touches", place=one, other_place=other))
    if table.meeting:
        lines.append(Message("territory-rows-meet"))
    return lines
