"""JSON documents about Rotator: a position, its legal turns, the front of a board."""

from companion.contract import Document
from companion.errors import refused
from companion.rotator.board import RANGE_BITS, name_of, on_board, spaces_of
from companion.rotator.referee import PLAYER, Referee
from companion.rotator.search.solve import Solution
from companion.rotator.state import BOOST_CACHE, legal_turns


def check_document(referee: Referee) -> Document:
    position = referee.state
    return {
        "game": "rotator",
        "turn": position.turn if position else 0,
        "result": position.result if position else None,
        "at": name_of(position.at) if position and position.at is not None else None,
        "boosts_left": position.boosts_left if position else BOOST_CACHE,
        "solid": _names(position.solid if position else _solid_so_far(referee)),
        "touched": _ages(position.touched) if position else {},
        "from": _names(position.departures) if position and position.departures else None,
    }


def view_document(referee: Referee, viewer: str | None) -> Document:
    if viewer not in (None, PLAYER):
        raise refused("rotator-refused-viewer", text=viewer, title=PLAYER)
    return check_document(referee)


def moves_document(referee: Referee) -> Document:
    position = referee.in_play
    return {
        "turn": None if position.result else position.turn + 1,
        "moves": [str(turn) for turn in legal_turns(position)],
    }


def solve_document(solution: Solution) -> Document:
    """Return a front, by rising boosts, and whether it is proven (R12)."""
    return {
        "front": [
            {
                "boosts": line.boosts,
                "turns": line.turns,
                "start": name_of(line.start),
                "turns_played": [str(turn) for turn in line.played],
            }
            for line in solution.front
        ],
        "complete": solution.complete,
    }


def _names(spaces: int) -> list[str]:
    return [name_of(space) for space in spaces_of(spaces)]


def _ages(touched: tuple[int, ...]) -> dict[str, int]:
    ages = {space: age for age, spaces in enumerate(touched) for space in spaces_of(spaces)}
    return {name_of(space): ages[space] for space in spaces_of(sum(touched))}


def _solid_so_far(referee: Referee) -> int:
    named = (on_board(half, node) for half, nodes in referee.nodes.items() for node in nodes)
    return sum(RANGE_BITS[node] for node in named)  # the ranges of a half don't overlap
