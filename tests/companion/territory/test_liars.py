"""Players with hidden boards who answer at random: some legal board bears them out (B3)."""

import random
from collections import Counter

from companion.errors import RulingError
from companion.grid import ALL_BITS, SPACES, SpaceSet, column_of, name_of, row_of
from companion.territory.audit import audit
from companion.territory.board import STATUSES, Board, random_board
from companion.territory.hidden_board import nodes_that_fit
from companion.territory.referee import Referee, Revealed
from companion.territory.state import revealed
from companion.territory.statements import Reply
from tests.support.nightly import tries
from tests.support.selfplay import GAMES, NAMES, random_statement, say

RICOCHET = ("deflector", 3, ("ricochet",), "deflector-3")
"""Runs along rows are asked about most cunningly, so these games are played more often."""


def hidden_game(kind):
    game, players, variants, layout = kind
    referee = Referee(game)
    for text in (*(f"variant {variant}" for variant in variants), f"layout {layout}"):
        say(referee, text)
    for name in NAMES[:players]:
        say(referee, f"player {name} {name[0]}")
    for name in NAMES[:players]:
        say(referee, f"board {name} hidden")
    return referee


def fitting_board(source, facts):
    """Return a board that fits everything answered, if what is said of the facts is true."""
    nodes = nodes_that_fit(facts)
    free = list(SpaceSet(ALL_BITS & ~nodes & ~facts.no_deflector & ~facts.deflectors))
    missing = facts.total_deflectors - facts.deflectors.bit_count()
    deflectors = SpaceSet.of(source.sample(free, missing)) | SpaceSet(facts.deflectors)
    return Board(SpaceSet(nodes), deflectors)


def answer_from(board, referee):
    asked = referee.pending.asked
    true = revealed(asked.grid, board).answer(asked.question)
    return str(Reply(referee.names[asked.question.grid], true))


def lie(source, referee):
    """Return what another board would answer, often one with Nodes close by, or nearly that."""
    question, total = referee.asked, 20 if referee.set_up.rules.deflectors else 0
    board = random_board(total, source)
    if source.random() < 0.6:
        column, row = column_of(question.space), row_of(question.space)
        near = [s for s in SPACES if abs(column_of(s) - column) + abs(row_of(s) - row) < 4]
        nodes = {question.space, *source.sample(near, 5)}
        nodes = sorted(nodes)[:5]
        far = [s for s in SPACES if s not in nodes]
        board = Board(SpaceSet.of(nodes), SpaceSet.of(source.sample(far, total)))
    words = answer_from(board, referee).split()
    known = [node for node, _ in referee.pending.asked.grid.nodes if node in question.path]
    if known and source.random() < 0.4:
        return " ".join([*words[:2], name_of(source.choice(known)), "node"])
    if source.random() < 0.4:
        spaces = [*source.sample(SPACES, 2), *question.path]
        at = source.randrange(2, len(words))
        words[at] = source.choice(
            [*STATUSES, "covered", "retained", "nodes", "deflectors", *map(name_of, spaces)]
        )
    return " ".join(words)


def check_borne_out(source, referee, seat):
    """Reveal a board that fits, and find every answer of its player true."""
    pending = referee.pending
    if pending is not None and pending.asked.question.grid != seat:
        return  # what was answered is with the move that waits
    grid = pending.asked.grid if pending is not None else referee.state.grids[seat]
    board = fitting_board(source, grid.facts)
    referee.reveals = {referee.names[seat]: Revealed(0, board, "")}
    assert audit(referee).boards[0].wrong == ()
    referee.reveals = {}


def test_some_board_bears_out_whatever_is_accepted_and_its_truth_is_accepted():
    heard = Counter()
    for i in range(tries(8, in_a_night=100)):
        source = random.Random(f"liars {i}")
        referee = hidden_game(RICOCHET if i % 2 else GAMES[i % len(GAMES)])
        referee.boards = [
            random_board(referee.set_up.rules.deflectors, source) for _ in referee.names
        ]
        for line in range(1, 50):
            if referee.state.result is not None:
                break
            referee.boards = [
                referee.boards[seat] if grid.facts is None else fitting_board(source, grid.facts)
                for seat, grid in enumerate(referee.state.grids[: len(referee.names)])
            ]
            say(referee, random_statement(source, referee), line)
            while referee.pending is not None:
                seat = referee.asked.grid
                for _ in range(3):
                    try:
                        say(referee, lie(source, referee), line)
                        heard["lie"] += 1
                        break
                    except RulingError:
                        heard["refused"] += 1
                else:
                    board = fitting_board(source, referee.pending.asked.grid.facts)
                    say(referee, answer_from(board, referee), line)
                    heard["truth"] += 1
                check_borne_out(source, referee, seat)
    assert min(heard.values()) > 50, heard
