"""What screens show and ask of Rotator besides its view: the board, where turns lead, hints."""

import secrets
from collections.abc import Mapping

from companion.contract import Document, Form
from companion.errors import RulingError, refused
from companion.narration import sentence
from companion.record import Undo
from companion.rotator.board import name_of, spaces_of
from companion.rotator.hints import earned_by, hint
from companion.rotator.identity import board_from_identity, identity_of
from companion.rotator.narration import marks, said, steps
from companion.rotator.puzzles import examples
from companion.rotator.race import ghost_turns, race
from companion.rotator.referee import Entry, Referee
from companion.rotator.state import legal_turns, step
from companion.rotator.statements import Nodes
from companion.words import Message

SAID = ("start", "turn")


def choices(game: str, seats: int) -> Document:
    return {"variants": [], "layouts": []}


def may_have_secrets(referee: Referee, name: str) -> bool:
    return False


def at_table(referee: Referee) -> Document:
    position = referee.state
    if position is None:
        return {"board": None}
    board = position.board
    known = next((puzzle for puzzle in examples() if puzzle.board == board), None)
    par = known.solution.par if known else None
    turns = [(turn, step(position, turn)) for turn in legal_turns(position)]
    return {
        "board": identity_of(board),
        "nodes": [name_of(node) for node in board.nodes],
        "level": known.grade.level.value if known else None,
        "par": par and {"boosts": par.boosts, "turns": par.turns},
        "down": position.direction,
        "turns": [
            {
                "turn": str(turn),
                "from": name_of(made.origin),
                "drill": turn.drill,
                "path": [name_of(space) for space in made.path],
                "drilled": [name_of(space) for space in spaces_of(made.drilled)],
                "captured": None if made.captured is None else name_of(made.captured),
                "result": made.after.result,
            }
            for turn, made in turns
        ],
    }


def for_player(referee: Referee, name: str) -> Document:
    return {}


def for_table(referee: Referee) -> Document:
    return {}


def told(referee: Referee, entry: Entry) -> Document:
    if isinstance(entry.statement, Undo):
        undone = referee.taken_back_by(entry)
        lines = [Message("common-took-back.sentence", term=said(undone))]
        return {"lines": lines, "marks": [], "erase": marks(undone)}
    lines = [sentence(each.text) for each in steps(entry)]
    return {"lines": lines, "marks": marks(entry), "erase": []}


def _take_board(referee: Referee, player: str | None, request: Document) -> str:
    """Return the statements of a board: one with an identity, or an example, perhaps of a level."""
    identity, level = request.get("identity"), request.get("level")
    if isinstance(identity, str):
        board = board_from_identity(identity)
    else:
        known = [puzzle for puzzle in examples() if level in (None, puzzle.grade.level.value)]
        if not known:
            raise RulingError(f"there is no level '{level}': easy, medium, hard, expert")
        board = secrets.choice(known).board
    return f"{Nodes('red', board.red)}\n{Nodes('blue', board.blue)}"


def _hint(referee: Referee, player: str | None, request: Document) -> Document:
    """Return a hint of the strength asked for: never more than the next turn."""
    strength, position = request.get("strength"), referee.state
    if strength not in (1, 2, 3) or isinstance(strength, bool):
        raise RulingError("a hint has a strength from 1 to 3")
    if position is None:
        raise refused("rotator-refused-no-board")
    text, turn = hint(position, strength)
    return {"hint": text} if turn is None else {"hint": text, "turn": str(turn)}


def _earned(referee: Referee, player: str | None, request: Document) -> Document:
    """Return the stars and medals of a won game."""
    if not referee.winners:
        raise refused("rotator-refused-not-won")
    return {"lines": earned_by(referee.steps)}


def _race(referee: Referee, player: str | None, request: Document) -> Document:
    """Return how far a ghost of a level is, which changes nothing in the game."""
    level, position = str(request.get("level")), referee.in_play
    wins = ghost_turns(position, level)
    far = race(position, level)
    if far.key == "rotator-race":
        far = far.form("alone")  # screens draw a bar of their own
    return {"race": far, "turn": min(position.turn, wins), "wins": wins}


FORMS: Mapping[str, Form[Referee]] = {
    "board": _take_board,
    "hint": _hint,
    "earned": _earned,
    "race": _race,
}
