"""What boards revealed after a game prove: whether every answer was true, every move legal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.contract import Document
from companion.errors import RulingError
from companion.grid import SpaceSet
from companion.territory.board import Answer, commitment
from companion.territory.movement import check_shot, legal_shots
from companion.territory.referee import Entry, Referee, Told, reply_of
from companion.territory.state import revealed
from companion.territory.statements import Move, Pass, Reply


@dataclass(frozen=True, slots=True)
class BoardAudit:
    """What a revealed board proves.

    `commitment` says whether it is the board committed to, None where nothing was committed. `wrong` has
    the answers that were not true, with what would have been.
    """

    name: str
    line: int
    commitment: bool | None
    wrong: tuple[tuple[int, Reply], ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """The outcome of comparing a game with the boards revealed after it.

    `illegal` has the lines of moves and passes that players vouched for and the boards don't bear out,
    with the ruling they break.
    """

    boards: tuple[BoardAudit, ...]
    illegal: tuple[tuple[int, str], ...]

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not self.illegal and all(
            board.commitment is not False and not board.wrong for board in self.boards
        )


def audit(referee: Referee) -> Audit:
    """Compare everything answered and vouched for with the boards revealed so far."""
    names = referee.names
    entries = [entry for entry in referee.log if not entry.void]
    if referee.pending is not None:
        entries.append(referee.pending.entry)
    answers = [told for entry in entries for told in entry.answers]
    boards = []
    for name, shown in referee.reveals.items():
        wrong = []
        for told in answers:
            if names[told.asked.question.grid] == name:
                true = revealed(told.asked.grid, shown.board).answer(told.asked.question)
                if not _same(told, true):
                    wrong.append((told.line, reply_of(name, true)))
        boards.append(BoardAudit(name, shown.line, _kept_commitment(referee, name), tuple(wrong)))
    illegal = [(entry.line, ruling) for entry in entries if (ruling := _vouched_wrongly(referee, entry))]
    return Audit(tuple(boards), tuple(illegal))


def _kept_commitment(referee: Referee, name: str) -> bool | None:
    digest, shown = referee.set_up.commitments.get(name), referee.reveals[name]
    if digest is None:
        return None
    return commitment(name, shown.board, bool(referee.set_up.rules.deflectors), shown.salt) == digest


def _vouched_wrongly(referee: Referee, entry: Entry) -> str | None:
    """Return the ruling that a move or pass broke by what has been revealed since, if it did."""
    state = entry.before
    if not isinstance(entry.statement, Move | Pass):
        return None
    side = state.side(state.turn)
    shown = [seat for seat in side if state.names[seat] in referee.reveals]
    for seat in shown:
        board = referee.reveals[state.names[seat]].board
        state = state.with_grid(seat, revealed(state.grids[seat], board))
    if isinstance(entry.statement, Pass):
        return "M8" if shown and legal_shots(state).must_play else None
    number = referee.grid_named(entry.statement.grid)
    if number in shown:
        try:
            check_shot(state, state.turn, number, entry.statement.space)
        except RulingError as error:
            return error.ruling
    return None


def _same(told: Told, true: Answer) -> bool:
    """Tell whether an answer was true.

    Whether the captured Node's own space is retained follows from the Nodes named, and Nodes known
    before need not be named again.
    """
    struck = 1 << true.space
    known = SpaceSet.of(node for node, _ in told.asked.grid.nodes).bits | struck

    def essence(answer: Answer) -> Answer:
        return replace(answer, retained=answer.retained & ~struck, nodes=answer.nodes & ~known)

    return essence(told.answer) == essence(true)


def audit_document(audit: Audit) -> Document:
    """Return the outcome of an audit."""
    return {
        "boards": [
            {
                "name": board.name,
                "line": board.line,
                "commitment": board.commitment,
                "wrong": [{"line": line, "true": str(true)} for line, true in board.wrong],
            }
            for board in audit.boards
        ],
        "illegal": [{"line": line, "ruling": ruling} for line, ruling in audit.illegal],
    }


def audit_lines(audit: Audit) -> list[str]:
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
