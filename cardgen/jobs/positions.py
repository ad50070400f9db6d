"""The job of printing positions: from a record to what the table, or one player, knows of the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault, did_you_mean
from cardgen.jobs.cards import Format, Writing, Written, font_book, write_alone
from cardgen.press.stock import paper_size
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.positions.rotator import rotator_page
from cardgen.printables.positions.territory import (
    PositionError,
    TerritoryPosition,
    position_pages,
    private_page,
)
from companion import errors, record
from companion.grid import name_of
from companion.rotator import referee as rotator
from companion.territory import referee
from companion.territory.referee import Referee
from companion.territory.view import public


@dataclass(frozen=True, slots=True)
class PositionJob:
    """The position at the end of a record on paper; `private` names the player for whom alone it is."""

    output: Path
    record: Path
    private: str | None = None
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()


def make_position(job: PositionJob) -> tuple[Written, int | None]:
    """Print a position as `job` says, all files or none; also return the number of a line cut off at the end.

    Nothing that the player named, or without one the whole table, does not know gets into a file.

    Raises:
        InputFault: the record is faulty, or with everything else that is wrong with the input.
    """
    book = font_book(job.fonts)
    paper = paper_size(job.paper)
    try:
        data = job.record.read_bytes()
    except OSError as error:
        message = f"cannot be read: {error.strerror or error}"
        raise InputFault([Fault(str(job.record), None, message)]) from None
    try:
        pages, cut = _pages(data, job, book, paper)
    except PositionError as error:
        raise InputFault([Fault("cardgen position", None, str(error))]) from None
    except (TextTooLongError, MissingGlyphError) as error:
        raise InputFault([Fault(str(job.record), None, str(error))]) from None
    writing = Writing(job.output, "Position", job.formats, live_text=job.live_text)
    advice = f"print on one side, at 100 %, on {job.paper}"
    if job.private is not None:
        advice += f"; it is for {job.private} alone"
    return write_alone(pages, book, writing, advice), cut


def _pages(
    data: bytes, job: PositionJob, book: FontBook, paper: tuple[float, float]
) -> tuple[tuple[Page, ...], int | None]:
    if record.game_of(data) == "rotator":
        played = rotator.replay(data)
        _check(job.record, played.fault)
        if job.private is not None:
            message = "Rotator hides nothing from anybody: leave it out"
            raise InputFault([Fault("--private", None, message)])
        position = played.referee.position
        if position is None:
            raise _unfinished(job.record, data, f"the board is not complete: {played.referee.wanting}")
        return (rotator_page(position, book, paper),), played.cut
    found = referee.replay(data)
    _check(job.record, found.fault)
    game = found.referee
    state = game.state
    if state is None:
        missing = [name for name in game.names if name not in game.set_up.boards]
        lack = f"no board for {', '.join(missing)}" if missing else "no players"
        raise _unfinished(job.record, data, f"the set-up is not finished: {lack}")
    symbols = tuple(game.set_up.players.values())
    if job.private is None:
        known = TerritoryPosition(public(state), symbols, _moves(game), _waiting(game))
        return position_pages(known, book, paper), found.cut
    seat = _seat(game, job.private)
    known = TerritoryPosition(public(state, seat), symbols, _moves(game), _waiting(game))
    untold = game.set_up.boards[job.private] is None
    return (private_page(known, seat, book, paper, hidden=untold),), found.cut


def _check(file: Path, fault: errors.Fault | None) -> None:
    """Refuse a faulty record, in the words that `companion` has for it."""
    if fault is not None:
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        raise InputFault([Fault(f"{file}:{fault.line}", None, f"{fault.message}{ruling}")])


def _unfinished(file: Path, data: bytes, message: str) -> InputFault:
    """Return the refusal of a record that ends too early, at its last line."""
    last = max(data.count(b"\n"), 1)
    return InputFault([Fault(f"{file}:{last}", None, message)])


def _seat(game: Referee, name: str) -> int:
    if name not in game.names:
        message = f"there is no player {name}{did_you_mean(name, game.names)}: {', '.join(game.names)}"
        raise InputFault([Fault("--private", None, message)])
    return game.names.index(name)


def _moves(game: Referee) -> int:
    """Return how many moves were played, passes among them, and not taken back."""
    return sum(
        isinstance(entry.statement, record.Move | record.Pass) and not entry.void for entry in game.log
    )


def _waiting(game: Referee) -> str:
    """Say which shot waits for which answer, if one does."""
    if game.pending is None:
        return ""
    shot = game.pending.entry.statement
    assert isinstance(shot, record.Move)
    return f"{shot.shooter} shot at {shot.grid} {name_of(shot.space)}: {game.open_question()}."
