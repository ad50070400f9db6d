"""What boards revealed after a game prove: whether every answer was true, every move legal."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.contract import Document
from companion.errors import RulingError
from companion.grid import SpaceSet, name_of
from companion.territory.board import Answer, commitment
from companion.territory.facts import said
from companion.territory.movement import check_shot, legal_shots
from companion.territory.referee import Entry, GivenAnswer, Referee
from companion.territory.state import revealed
from companion.territory.statements import Move, Pass, Reply
from companion.words import Message


@dataclass(frozen=True, slots=True)
class BoardAudit:
    """What a revealed board proves.

    `commitment` says whether it is the board committed to, None where nothing was committed.
    `wrong` has the answers that were not true, with what would have been; `faults` says the same
    in messages, with what would have been different. `again` says that another board was revealed
    before, which no longer counts.
    """

    name: str
    line: int
    commitment: bool | None
    wrong: tuple[tuple[int, Reply], ...]
    faults: tuple[Message, ...] = ()
    again: bool = False


@dataclass(frozen=True, slots=True)
class Audit:
    """The outcome of comparing a game with the boards revealed after it.

    `illegal` has the lines of moves and passes that players vouched for and the boards don't bear
    out, with the ruling they break; `vouched` says the same in messages.
    """

    boards: tuple[BoardAudit, ...]
    illegal: tuple[tuple[int, str], ...]
    vouched: tuple[Message, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not self.illegal and all(
            board.commitment is not False and not board.wrong for board in self.boards
        )


def audit(referee: Referee) -> Audit:
    """Compare everything answered and vouched for with the boards revealed so far."""
    names = referee.names
    entries = {number: entry for number, entry in enumerate(referee.log, 1) if not entry.void}
    if referee.pending is not None:
        entries[len(referee.log) + 1] = referee.pending.entry
    answers = [(number, given) for number, entry in entries.items() for given in entry.answers]
    boards = []
    for name, shown in referee.reveals.items():
        wrong, faults = [], []
        for number, given in answers:
            if names[given.asked.question.grid] == name:
                true = revealed(given.asked.grid, shown.board).answer(given.asked.question)
                if not _same(given, true):
                    wrong.append((given.line, Reply(name, true)))
                    faults.append(_fault(names, number, given, true))
        kept = _kept_commitment(referee, name)
        boards.append(BoardAudit(name, shown.line, kept, tuple(wrong), tuple(faults), shown.again))
    illegal, vouched = [], []
    for number, entry in entries.items():
        if ruling := _vouched_wrongly(referee, entry):
            illegal.append((entry.line, ruling))
            why = Message("common-explained", term=_vouched(entry), rulings=(ruling,))
            vouched.append(Message("territory-audit-move", number=number, term=why))
    return Audit(tuple(boards), tuple(illegal), tuple(vouched))


def _vouched(entry: Entry) -> Message:
    """Say what a player vouched for that a board revealed does not bear out."""
    statement = entry.statement
    if isinstance(statement, Move):
        place = (statement.grid, name_of(statement.space))
        return Message("territory-audit-shot", shooter=statement.shooter, place=place)
    return Message("territory-audit-pass", term=said(entry))


def _fault(names: Sequence[str], number: int, given: GivenAnswer, true: Answer) -> Message:
    """Say what was answered, what the board says, and what would have been different."""
    question, answer = given.asked.question, given.answer
    said, right = (_words(each, is_run=question.run) for each in (answer, true))
    return Message(
        "territory-audit-fault",
        player=names[question.grid],
        number=number,
        space=name_of(answer.space),
        answer=said,
        term=right,
        reason=_difference(names, given, true),
    )


def _words(answer: Answer, *, is_run: bool) -> Message:
    """Return an answer as it is typed, in a run along a row with the space."""
    text = str(answer)
    if not is_run or answer.status == "clear":
        return Message("territory-audit-answer", text=text)
    return Message("territory-audit-answer-on", text=text, space=name_of(answer.space))


def _difference(names: Sequence[str], given: GivenAnswer, true: Answer) -> Message:
    """Return what would have been different with the true answer."""
    answer, question, grid = given.answer, given.asked.question, given.asked.grid
    claimant = question.claimant
    if (answer.status, answer.space) != (true.status, true.space):
        if true.status == "deflector":
            return Message("territory-audit-used-up")
        if true.status == "clear":
            return Message("territory-audit-met-nothing")
        if true.status == "node" and claimant is not None:
            taken = dict(grid.nodes).get(true.space, grid.owner) != claimant
            if taken:
                return Message("territory-audit-taken", who=names[claimant])
            return Message("territory-audit-spent")
        if answer.status == "node":
            return Message("territory-audit-not-taken")
        if answer.status == "deflector":
            return Message("territory-audit-not-used-up")
    if answer.covered != true.covered:
        return Message("territory-audit-spent" if true.covered else "territory-audit-not-spent")
    struck = 1 << true.space
    known = SpaceSet.of(node for node, _ in grid.nodes).bits | struck
    lists = (
        (true.retained & ~answer.retained & ~struck, "retained"),
        (answer.retained & ~true.retained & ~struck, "lost"),
        (true.nodes & ~answer.nodes & ~known, "shown"),
        (answer.nodes & ~true.nodes & ~known, "not-shown"),
        (true.deflectors & ~answer.deflectors, "deflector-lost"),
        (answer.deflectors & ~true.deflectors, "deflector-kept"),
    )
    listed = tuple(
        Message(f"territory-audit-list-{what}", spaces=SpaceSet(spaces).names)
        for spaces, what in lists
        if spaces
    )
    if listed:
        return Message("territory-audit-lists", outcome=listed)
    return Message("territory-audit-wrong-clue")


def _kept_commitment(referee: Referee, name: str) -> bool | None:
    digest, shown = referee.set_up.commitments.get(name), referee.reveals[name]
    if digest is None:
        return None
    return commitment(name, shown.board, shown.salt) == digest


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


def _same(given: GivenAnswer, true: Answer) -> bool:
    """Tell whether an answer was true.

    Whether the captured Node's own space is retained follows from the Nodes named, and Nodes known
    before need not be named again.
    """
    struck = 1 << true.space
    known = SpaceSet.of(node for node, _ in given.asked.grid.nodes).bits | struck

    def essence(answer: Answer) -> Answer:
        return replace(answer, retained=answer.retained & ~struck, nodes=answer.nodes & ~known)

    return essence(given.answer) == essence(true)


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


def audit_lines(audit: Audit) -> list[Message]:
    """Return what an audit proves, and what it found wrong."""
    lines = list[Message]()
    for board in audit.boards:
        who = board.name
        if board.again:
            lines.append(Message("territory-audit-again", player=who))
        lines += board.faults
        if board.commitment is False:
            lines.append(Message("territory-audit-other-board", player=who, number=board.line))
        elif board.wrong:
            lines.append(Message("territory-audit-wrong", player=who, count=len(board.wrong)))
        elif board.commitment:
            lines.append(Message("territory-audit-committed", player=who))
        else:
            lines.append(Message("territory-audit-fits", player=who))
    lines += audit.vouched
    return lines or [Message("common-nothing-to-audit")]
