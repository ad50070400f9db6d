"""Scenes: a game written as its record, and its boards drawn in characters."""

from companion.grid import SPACES, SpaceSet, name_of
from companion.session import replay
from companion.territory.referee import Referee

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
OUT_OF_THE_WAY = [name_of(space) for space in reversed(SPACES)]
CORNERS = "C3 H3 C6 H6 E8"
"""Five Nodes that suit scenes in which a board hardly matters."""

BEGUN = """rules 1
game reflector
player Ann X
player Bob O
board Ann nodes B2 E5 H3 C8 I9
board Bob nodes B3 E6 H4 C9 I7
move Ann Bob D1
"""
"""A game of Reflector after its first shot."""

FIXED_TABLES = (
    "reflector-2",
    "deflector-3",
    "deflector-4-full",
    "deflector-4-partial",
    "deflector-5-full",
    "deflector-5-partial",
)
"""Layouts that are written down; all others are worked out."""


def board(name, nodes=CORNERS, deflectors="", total=20):
    """Return a board line; Deflectors that don't matter fill the bottom rows."""
    taken = {*nodes.split(), *deflectors.split()}
    filler = [space for space in OUT_OF_THE_WAY if space not in taken]
    all_of_them = [*deflectors.split(), *filler[: total - len(deflectors.split())]] if total else []
    return f"board {name} nodes {nodes}" + (
        f" deflectors {' '.join(all_of_them)}" if all_of_them else ""
    )


def record(game, boards, play="", variants=(), layout=None):
    """Return a record; `boards` has board lines by name, (nodes, deflectors), "hidden"."""
    names = NAMES[: len(boards)] if not isinstance(boards, dict) else tuple(boards)
    lines = ["rules 1", f"game {game}", *(f"variant {variant}" for variant in variants)]
    if layout:
        lines.append(f"layout {layout}")
    lines += [f"player {name} {name[0]}" for name in names]
    total = 0 if game == "reflector" else 20
    for name in names:
        given = boards[name] if isinstance(boards, dict) else boards[names.index(name)]
        if given == "hidden":
            lines.append(f"board {name} hidden")
        elif isinstance(given, tuple):
            lines.append(board(name, *given, total=total))
        else:
            lines.append(board(name, given, total=total))
    return "\n".join([*lines, *(line.strip() for line in play.strip().splitlines()), ""])


def played(*args, **kwargs) -> Referee:
    """Replay a record that must be sound."""
    found = replay(record(*args, **kwargs).encode())
    assert found.fault is None, found.fault
    return found.referee


def fault(*args, **kwargs):
    """Replay a record that must be faulty."""
    found = replay(record(*args, **kwargs).encode()).fault
    assert found is not None
    return found


def drawn(referee, name):
    """Draw a grid: Nodes as capitals, ``/`` unused Deflectors, holders in small letters."""
    state = referee.state
    number = referee.grid_named(name)
    grid = state.grids[number]
    text = ""
    for space in SPACES:
        controller = grid.controller(space)
        holder = next(
            (name for seat, name in enumerate(state.names) if grid.held[seat] >> space & 1), "."
        )
        if controller is not None:
            text += state.names[controller][0]
        elif grid.deflectors >> space & 1:
            text += "/"
        else:
            text += holder[0].lower()
        text += "\n" if space % 10 == 9 else ""
    return text


def picture(text):
    """Return an expected drawing without the blanks it is indented with."""
    return "".join(f"{line.strip()}\n" for line in text.strip().splitlines())


def claims(referee, player, grid):
    """Return the spaces of a grid that a player has claimed and holds."""
    state = referee.state
    return str(SpaceSet(state.grids[referee.grid_named(grid)].claimed[state.names.index(player)]))


def heard(referee, index=-1):
    """Return what a statement brought about, in short, answers included."""
    short = []
    for event in referee.log[index].events:
        words = [event.kind]
        if event.grid is not None:
            words.append(event.grid if event.space is None else f"{event.grid}:{event.space}")
        words += [word for word in (event.status, event.player) if word is not None]
        for what in ("retained", "nodes", "deflectors") if event.kind == "answered" else ():
            words += [f"{what}:", *getattr(event, what)] if getattr(event, what) else []
        words += event.players
        words += (
            ["into", ", ".join(" ".join(group) for group in event.groups)] if event.groups else []
        )
        short.append(" ".join(words))
    return short


def told(referee, index=-1):
    """Return the same without the answers."""
    return [words for words in heard(referee, index) if not words.startswith("answered ")]


def flat(said):
    """Return what was said as one line: where sentences are broken is tested elsewhere."""
    return " ".join(said.split())
