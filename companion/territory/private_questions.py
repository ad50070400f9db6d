"""What one player, or allies, are asked and shown alone: boards, commitments, Links and Masters."""

from collections.abc import Callable
from textwrap import wrap

from companion.errors import RulingError, refused
from companion.grid import name_of
from companion.names import spoken
from companion.screen import Private, Screen
from companion.short_forms import yes_meant
from companion.territory.alliance import Role, after_allying
from companion.territory.board import Board, commitment, new_salt
from companion.territory.board_entry import BoardEntry
from companion.territory.spoken import shot_meant
from companion.territory.state import NodeRef, State
from companion.words import Message, Words

NO_SCREEN = (Message("territory-no-screen"), Message("territory-no-screen-boards"))

_FAULTS_SHOWN = 4

_TYPING_HELP = Message("territory-typing-help")


def typed_board(screen: Screen, name: str, deflectors: int, masked: bool) -> Board:
    """Let a player who is alone type a board; RulingError if the player goes back."""
    with screen.alone(spoken(name), masked) as desk:
        return board_typed_by(desk, name, deflectors)


def board_typed_by(desk: Private, name: str, deflectors: int) -> Board:
    """Let a player who is alone already type a board, line by line, and confirm it.

    `undo` takes back the last line that changed the board, and leaves if there is none; `back`
    leaves.
    """
    entries, told = [BoardEntry(deflectors)], list[Words]()
    while True:
        typed = _ask(desk, _board_page(desk, name, entries[-1], told))
        text = typed.lower()
        if text == "undo" and len(entries) > 1:
            entries.pop()
            told = []
        elif text in ("back", "undo"):
            raise refused("territory-refused-board-not-taken", player=name)
        elif text in ("help", "?") or (text and yes_meant(text, desk.language) is False):
            told = [_TYPING_HELP]
        elif entries[-1].complete and (not text or yes_meant(text, desk.language)):
            return entries[-1].board()
        else:
            entry, faults = entries[-1].take(typed, desk.masked)
            entries += [entry] * (entry != entries[-1])
            told = list(faults[:_FAULTS_SHOWN])
            if len(faults) > _FAULTS_SHOWN:
                told.append(Message("territory-more-faults", count=len(faults) - _FAULTS_SHOWN))
            if entry.complete and not faults and not desk.live:
                return entry.board()


def _board_page(
    desk: Private, name: str, entry: BoardEntry, told: list[Words]
) -> Callable[[str], str]:
    drawn = desk.live and not desk.masked

    def page(typed: str) -> str:
        shown = entry.preview(typed) if drawn else entry
        lines: list[Words] = [Message("territory-board-of", player=name, term=shown.counters)]
        if drawn:
            lines += [*shown.grid(), ""]
        lines += told
        if entry.complete:
            lines.append(Message("territory-board-right"))
        elif entry.missing == "nodes":
            lines.append(Message("territory-board-nodes", player=name))
        else:
            lines.append(Message("territory-board-deflectors", player=name))
        return "\n".join(map(desk.language.say, lines))

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
        head = desk.language.say(Message("territory-board-to-copy", player=name))
        desk.show("\n".join([head, "", *entry.grid(), "", desk.language.say(entry.message)]))


def committed(screen: Screen, name: str, deflectors: int) -> str:
    """Let a player type a board, show the salt that goes with it, and return the digest of both."""
    with screen.alone(spoken(name)) as desk:
        if desk.masked:
            desk.show("")  # the salt could not be shown afterwards
        board, salt = board_typed_by(desk, name, deflectors), new_salt()
        groups = " ".join(wrap(salt, 4))
        lines = (
            Message("territory-keep-secret"),
            f"reveal {name} {board} salt {salt}",
            Message("territory-salt-in-groups", text=groups),
        )
        desk.show("\n".join(map(desk.language.say, lines)))
    return commitment(name, board, salt)


def named_node(
    screen: Screen, state: State, seats: tuple[int, int], role: Role, members: tuple[str, ...]
) -> NodeRef:
    """Let allies name the Node that is to hold them together (A3); nobody else sees it."""
    say, fault = screen.language.say, ""
    names = screen.language.list_of(list(map(spoken, members)))
    with screen.alone(names, masked=not screen.hides) as desk:
        while True:
            example = f"{state.names[seats[0]]}:B2"
            asked = {"players": members, "role": role, "example": example}
            prompt = say(Message("territory-which-node", **asked))
            page = f"{fault}\n{prompt}" if fault else prompt
            text = _ask(desk, lambda typed, page=page: page)  # type: ignore[misc]
            if text.lower() in ("back", "undo"):
                raise refused("territory-refused-not-allied", players=members)
            try:
                node = _node(text, state)
                after_allying(state, *seats, role, node)
            except RulingError as error:
                # the reason names what may not be seen
                fault = say(Message("territory-not-it") if desk.masked else error.message)
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
        raise refused("territory-refused-in-no-alliance", player=name)
    allies = tuple(state.names[each] for each in alliance.members if each != seat)
    lines = [Message("territory-allied-with", player=name, players=allies)]
    for role, node in state.roles(seat).items():
        if node is not None:
            grid, space = node
            held = state.grids[grid].controller(space)
            where = {"role": role, "place": (state.grid_name(grid), name_of(space))}
            if held is None:
                lines.append(Message("territory-role-is", **where))
            else:
                lines.append(Message("territory-role-held", **where, other=state.names[held]))
    with screen.alone(name) as desk:
        desk.show("\n".join(map(desk.language.say, lines)))
