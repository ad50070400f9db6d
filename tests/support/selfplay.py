"""Random games, played through the record's own words."""

import random

from companion.errors import RulingError
from companion.grid import RANGE_BITS, SpaceSet, name_of
from companion.record import parse
from companion.territory.alliance import after_allying
from companion.territory.board import covering, random_board
from companion.territory.movement import legal_shots
from companion.territory.referee import Referee
from companion.territory.state import revealed
from companion.territory.statements import GRAMMAR, Reply
from tests.support.nightly import tries

GAMES = [
    ("reflector", 2, (), "reflector-2"),
    ("deflector", 3, (), "deflector-3"),
    ("deflector", 3, ("ricochet",), "deflector-3"),
    ("deflector", 4, ("reflection",), "deflector-4-full"),
    ("deflector", 4, ("ricochet", "reflection"), "deflector-4-partial"),
    ("deflector", 5, ("ricochet",), "deflector-5-full"),
    ("deflector", 5, (), "deflector-5-partial"),
    ("defector", 6, (), "defector-6-full"),
    ("defector", 6, ("deluxe", "safety"), "defector-6-full"),
    ("defector", 7, ("deluxe",), "defector-7-island"),
    ("defector", 8, ("safety", "team-victory"), "defector-8-island"),
]
SOME_GAMES = tries(GAMES[::2], in_a_night=GAMES)
OTHER_GAMES = tries(GAMES[1::2], in_a_night=GAMES)
"""Halves, for two tests that would play all kinds: in a night both do."""
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Lea")


def say(referee, text, line=0):
    referee.accept(parse(text, GRAMMAR), line)


def write(referee, text, line=0):
    """Say a line of a record after its head; return it as the record writes it."""
    statement = parse(text, GRAMMAR)
    referee.accept(statement, line)
    return str(statement)


def random_game(source, kind, moves, hidden=0.0, undo=0.0):
    """Play a random game; each board is hidden with probability `hidden`.

    The referee's ``lines`` then hold its record and ``boards`` what everybody has.
    """
    game, players, variants, layout = kind
    referee = Referee(game)
    referee.lines, referee.boards = ["rules 1", f"game {game}"], []

    def say_and_write(text):
        referee.lines.append(write(referee, text, len(referee.lines) + 1))

    for text in (*(f"variant {v}" for v in variants), f"layout {layout}"):
        say_and_write(text)
    names = NAMES[:players]
    for name in names:
        say_and_write(f"player {name} {name[0]}")
    for name in names:
        board = random_board(referee.set_up.rules.deflectors, source)
        referee.boards.append(board)
        if source.random() < hidden:
            say_and_write(f"board {name} hidden")
        else:
            say_and_write(f"board {name} {board}")
    for _ in range(moves):
        if referee.state.result is not None:
            break
        say_and_write(random_statement(source, referee))
        while referee.pending is not None:
            say_and_write(true_answer(referee))
        if source.random() < undo:
            say_and_write("undo second thoughts")
    return referee


def true_answer(referee):
    """Return what the player asked has to answer."""
    asked = referee.pending.asked
    seat = asked.question.grid
    return str(Reply(referee.names[seat], truth(referee, asked.grid).answer(asked.question)))


def true_spaces(referee, question):
    """Return what a player has to answer to a question about the range of a Node."""
    asked = referee.pending.asked
    grid, claimant = truth(referee, asked.grid), asked.question.claimant
    words = question.rpartition(":")[2].removesuffix("(or none)?")
    among, on = SpaceSet.parse(words), dict(grid.nodes)
    passes = (
        claimant if asked.question.run else None
    )  # a run goes past the claimant's own Nodes (X1)
    struck = next(s for s in asked.question.path if s in on and on[s] != passes)
    assert not among.bits & ~RANGE_BITS[struck]
    if "range of another Node" in question:
        meant = covering(node for node in on if node != struck and on[node] != claimant)
    elif "is a Node" in question:
        meant = SpaceSet.of(on).bits
    else:
        meant = grid.deflectors
    return str(SpaceSet(among.bits & meant)) or "none"


def truth(referee, grid):
    return grid if grid.facts is None else revealed(grid, referee.boards[grid.owner])


def true_state(referee):
    """Return the position with all hidden boards laid open."""
    state = referee.state
    for seat in state.players:
        state = state.with_grid(seat, truth(referee, state.grids[seat]))
    return state


def random_statement(source, referee):
    state = true_state(referee)
    name = state.names[state.turn]
    if state.rules.alliances and source.random() < 0.15:
        statement = random_diplomacy(source, referee, state)
        if statement:
            return statement
    shots = list(legal_shots(state))
    if not shots:
        return f"pass {name}"
    nodes = [shot for shot in shots if state.grids[shot[0]].controller(shot[1]) is not None]
    grid, space = source.choice(nodes if nodes and source.random() < 0.5 else shots)
    return f"move {name} {state.grid_name(grid)} {name_of(space)}"


def random_diplomacy(source, referee, state):
    player = state.turn
    alliance = state.alliance(player)
    if alliance and source.random() < 0.3:
        return f"leave {state.names[source.choice(alliance.members)]}"
    other = source.choice(state.players_in_game)
    nodes = [(g, n) for g in state.players for n, c in state.grids[g].nodes if c in (player, other)]
    for role, node in (
        (None, None),
        ("link", source.choice(nodes)),
        ("master", source.choice(nodes)),
    ):
        try:
            after_allying(state, player, other, role, node)
        except RulingError:
            continue
        named = f" {role} {state.node_name(node)}" if role else ""
        return f"ally {state.names[player]} {state.names[other]}{named}"
    return None


def seeds(prefix, count):
    return [random.Random(f"{prefix} {i}") for i in range(count)]
