"""The job of printing a position: what all players, or one player, know at the end of a record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, did_you_mean
from cardgen.inputs.textfile import unreadable
from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.positions.rotator import rotator_page
from cardgen.printables.positions.territory import (
    PositionError,
    TerritoryPosition,
    position_pages,
    private_page,
)
from companion import errors
from companion.grid import name_of
from companion.names import readable
from companion.rotator.referee import Referee as RotatorReferee
from companion.session import replay
from companion.territory.referee import Referee
from companion.territory.statements import Move, Pass
from companion.territory.view import public

_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_REPLACED = f"no font here has what is printed as {_REPLACEMENT} in names: name one that has it with --font"


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionJob(SheetsJob):
    """The position at the end of `record`; `private` names the player who alone may see it."""

    record: Path
    private: str | None = None


def make_position(job: PositionJob) -> tuple[Written, int | None]:
    """Print a position as `job` says; also return the number of the last line if it was cut off.

    The files contain nothing that the named player, or without one all players together, do not know.

    Raises:
        InputFault: with all faults of the record or the other input.
    """
    book = job.book()
    try:
        data = job.record.read_bytes()
    except OSError as error:
        raise InputFault([unreadable(job.record, error)]) from None
    names = faults_of(job.record, TextTooLongError, MissingGlyphError)
    with names, faults_of("cardgen position", PositionError):
        pages, cut, remarks = _pages(data, job, book)
    advice = f"print on one side, at 100 %, on {job.paper}"
    if job.private is not None:
        advice += f"; only {job.private} may see it"
    return replace(job.write(book, {("", "Position"): pages}, advice), remarks=remarks), cut


def _pages(
    data: bytes, job: PositionJob, book: FontBook
) -> tuple[tuple[Page, ...], int | None, tuple[str, ...]]:
    """Return the pages, the number of a last line that was cut off, and remarks."""
    found = replay(data)
    _check_record(job.record, found.fault)
    game = found.referee
    if isinstance(game, RotatorReferee):
        if job.private is not None:
            message = "Rotator has no secrets: leave it out"
            raise InputFault([Fault("--private", None, message)])
        if game.state is None:
            raise _unfinished(job.record, data, f"the board is not complete: {game.wanting}")
        return (rotator_page(game.state, book, job.size),), found.cut, ()
    if not isinstance(game, Referee):
        told = "the set-up is not finished: no game is named"
        if found.game is not None:
            shown = f"'companion explain {job.record} > game.txt' writes the game down to print"
            told = f"{found.game.name} has no grids to print: {shown}"
        raise _unfinished(job.record, data, told)
    state = game.state
    if state is None:
        missing = [name for name in game.names if name not in game.set_up.boards]
        lack = f"no board for {', '.join(missing)}" if missing else "no players"
        raise _unfinished(job.record, data, f"the set-up is not finished: {lack}")
    seat = None if job.private is None else _seat(game, job.private)
    names = tuple(_printable(name, book) for name in state.names)
    remarks = () if names == state.names else (_REPLACED,)
    waiting = _printable(_waiting(game), book)
    known = TerritoryPosition(replace(public(state, seat), names=names), game.symbols, _moves(game), waiting)
    if job.private is None or seat is None:
        return position_pages(known, book, job.size), found.cut, remarks
    hidden = game.set_up.boards[job.private] is None
    return (private_page(known, seat, book, job.size, hidden=hidden),), found.cut, remarks


def _printable(text: str, book: FontBook) -> str:
    """Return a text with � in place of characters that no font has: a symbol still tells whose grid it is."""
    found = ""
    for character in text:
        try:
            book.face_for(character, "regular")
        except MissingGlyphError:
            character = _REPLACEMENT  # noqa: PLW2901
        found += character if character != _REPLACEMENT or not found.endswith(_REPLACEMENT) else ""
    return found


def _check_record(file: Path, fault: errors.Fault | None) -> None:
    """Refuse a wrong record, in the words of `companion`."""
    if fault is not None:
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        raise InputFault([Fault(file, None, f"{fault.message}{ruling}", fault.line)])


def _unfinished(file: Path, data: bytes, message: str) -> InputFault:
    """Return the refusal of a record that ends too early, at its last line."""
    return InputFault([Fault(file, None, message, max(data.count(b"\n"), 1))])


def _seat(game: Referee, name: str) -> int:
    if name not in game.names:
        message = f"there is no player {name}{did_you_mean(name, game.names)}: {', '.join(game.names)}"
        raise InputFault([Fault("--private", None, message)])
    return game.names.index(name)


def _moves(game: Referee) -> int:
    """Return how many moves were played, including passes, without those taken back."""
    return sum(isinstance(entry.statement, Move | Pass) and not entry.void for entry in game.log)


def _waiting(game: Referee) -> str:
    """Return which shot waits for which answer, if one does."""
    if game.pending is None:
        return ""
    shot = game.pending.entry.statement
    assert isinstance(shot, Move)
    told = f"{shot.shooter} shot at {shot.grid} {name_of(shot.space)}: {game.open_question()}."
    return readable(told, game.names)
