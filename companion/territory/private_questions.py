"""What one player, or allies, are asked and shown alone: boards, commitments, Links and Masters."""

from __future__ import annotations

from collections.abc import Callable

from companion.errors import RulingError
from companion.grid import name_of
from companion.names import join_names, spoken
from companion.screen import Private, Screen
from companion.short_forms import YES
from companion.territory import commitment_form
from companion.territory.alliance import Role, after_allying
from companion.territory.board import Board, board_text, commitment, new_salt
from companion.territory.board_entry import BoardEntry
from companion.territory.spoken import shot_meant
from companion.territory.state import NodeRef, State
from companion.words import Message

NO_SCREEN = """\
This terminal has no second screen, so a secret shown on it stays there.
Boards can be typed unseen ('masked'), kept hidden, or read from a file."""

_NOT_IT = "That can't be it. Name a Node without a role yet that one of you controls."

_FAULTS_SHOWN = 4

_TYPING_HELP = "Type spaces; -B2 takes B2 back, 'undo' your last line, 'back' leaves."


def typed_board(screen: Screen, name: str, deflectors: int, masked: bool = False) -> Board:
    """Let a player who is alone type a board; RulingError if the player goes back."""
    with screen.alone(spoken(name), masked) as desk:
        return board_typed_by(desk, name, deflectors)


def board_typed_by(desk: Private, name: str, deflectors: int) -> Board:
    """Let a player who is alone already type a board, line by line, and confirm it.

    `undo` takes back the last line that changed the board, and leaves if there is none; `back`
    leaves.
    """
    entries, told = [BoardEntry(deflectors)], list[str]()
    while True:
        typed = _ask(desk, _board_page(desk, name, entries[-1], told))
        text = typed.lower()
        if text == "undo" and len(entries) > 1:
            entries.pop()
            told = []
        elif text in ("back", "undo"):
            raise RulingError(Message("territory-refused-board-not-taken", player=name))
        elif text in ("help", "?", "n", "no"):
            told = [_TYPING_HELP]
        elif text in ("", *YES) and entries[-1].complete:
            return entries[-1].board()
        else:
            entry, faults = entries[-1].take(typed, desk.masked)
            entries += [entry] * (entry != entries[-1])
            told = [str(fault.text(desk.masked)) for fault in faults[:_FAULTS_SHOWN]]
            if len(faults) > _FAULTS_SHOWN:
                told.append(f"and {len(faults) - _FAULTS_SHOWN} more")
            if entry.complete and not faults and not desk.live:
                return entry.board()


def _board_page(
    desk: Private, name: str, entry: BoardEntry, told: list[str]
) -> Callable[[str], str]:
    drawn = desk.live and not desk.masked

    def page(typed: str) -> str:
        shown = entry.preview(typed) if drawn else entry
        lines = [f"{spoken(name)}'s board: {shown.counters}"]
        if drawn:
            lines += [*shown.grid(), ""]
        lines += told
        if entry.complete:
            prompt = "Is this right (Enter: yes; or spaces to change)?"
        else:
            prompt = f"{spoken(name)}, {entry.missing}, such as B2 E5 (-B2 takes B2 back)?"
        return "\n".join([*lines, prompt])

    return page


def _ask(desk: Private, page: Callable[[str], str]) -> str:
    text = desk.ask(page).strip()
    if text.lower() in ("quit", "exit"):
        raise EOFError
    return text


def show_board(screen: Screen, name: str, board: Board) -> None:
    """Show a player who is alone the board that was drawn, as a grid to copy."""
    entry = BoardEntry.of(board)
    with screen.alone(spoken(name)) as desk:
        desk.show(
            "\n".join([f"{spoken(name)}'s board, to be copied:", "", *entry.grid(), "", str(entry)])
        )


def committed(screen: Screen, name: str, deflectors: int) -> str:
    """Let a player type a board, show the salt that goes with it, and return the digest of both."""
    with screen.alone(spoken(name)) as desk:
        if desk.masked:
            desk.show("")  # the salt could not be shown afterwards
        board, salt = board_typed_by(desk, name, deflectors), new_salt()
        text, groups = board_text(board, bool(deflectors)), " ".join(commitment_form.groups(salt))
        secret = f"reveal {name} {text} salt {salt}\n(the salt in groups: {groups})"
        desk.show(f"Keep this secret, and say it at the end:\n{secret}")
    return commitment(name, board, bool(deflectors), salt)


def named_node(
    screen: Screen, state: State, seats: tuple[int, int], role: Role, members: str
) -> NodeRef:
    """Let allies name the Node that is to hold them together (A3); nobody else sees it."""
    fault = ""
    with screen.alone(members, masked=not screen.hides) as desk:
        while True:
            example = f"{state.names[seats[0]]}:B2"
            prompt = (
                f"{members}: which Node is the {role.capitalize()}, such as {example} (or 'back')?"
            )
            page = f"{fault}\n{prompt}" if fault else prompt
            text = _ask(desk, lambda typed, page=page: page)  # type: ignore[misc]
            if text.lower() in ("back", "undo"):
                raise RulingError(Message("territory-refused-not-allied", text=members))
            try:
                node = _node(text, state)
                after_allying(state, *seats, role, node)
            except RulingError as error:
                fault = (
                    _NOT_IT if desk.masked else screen.language.say(error.message)
                )  # the reason names what may not be seen
            else:
                return node


def _node(text: str, state: State) -> NodeRef:
    """Read ``Ann:B2``, or what `shot_meant` reads."""
    name, space = shot_meant(text.split(), state.names, state.names, None, f"{state.names[0]} B2")
    return state.names.index(name), space


def tell_alliance(screen: Screen, state: State, seat: int) -> None:
    """Show a player alone which Nodes hold the alliance together, as far as known (A8)."""
    name, alliance = spoken(state.names[seat]), state.alliance(seat)
    if alliance is None:
        raise RulingError(Message("territory-refused-in-no-alliance", player=name))
    lines = [
        f"{name} is allied with"
        f" {join_names([state.names[m] for m in alliance.members if m != seat])}."
    ]
    for role, node in state.roles(seat).items():
        if node is not None:
            grid, space = node
            held = state.grids[grid].controller(space)
            whose = "" if held is None else f", which {spoken(state.names[held])} controls"
            lines.append(
                f"The {role.capitalize()} is"
                f" {spoken(state.grid_name(grid))} {name_of(space)}{whose}."
            )
    with screen.alone(name) as desk:
        desk.show("\n".join(lines))
