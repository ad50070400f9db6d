"""Seats that the computer plays: what is due, what it chooses, and how that is said.

Nothing here knows a desk or a screen, only a game in progress.
"""

import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol, TypeVar

from companion.contract import Document, Form, Game, GameInProgress, Player, PlayerWithBoard
from companion.errors import RulingError, refused
from companion.names import spoken
from companion.record import Computer
from companion.words import Message, Words

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """A choice that the computer has to make at a version of the game, and all that it sees."""

    version: int
    player: Player
    computer: Computer
    sees: Document

    def ask(self, question: Callable[..., T], purpose: str, *given: object) -> T | None:
        """Return what the player answers by the numbers that are drawn for this purpose (C3)."""
        computer = self.computer
        dice = numbers(computer.seed, computer.name, self.version, purpose)
        return _ask(computer, question, self.sees, *given, computer.level, dice)


class GameAtKeyboard(GameInProgress, Protocol):
    """What a dialogue has of a game: also the desk, which knows when the computer is due."""

    @property
    def evening(self) -> Mapping[str, int]:
        """How many games each player has won before this one."""

    advice_wanted: bool | None
    """Whether the players want advice; None: in the first game of an evening."""

    def due(self) -> Due | None:
        """Return the choice that the computer has to make now, if there is one."""

    def carry_out(self, choice: Due, text: str | None, agrees: Callable[[Words], bool]) -> None:
        """Say what the computer has decided; raises RulingError if it finds nothing.

        Where it offers something to somebody at the keyboard first, `agrees` asks.
        """

    def audit(self) -> Sequence[Message]:
        """Recompute from the record what computers have chosen; return what comes of it."""


_failed: set[tuple[Computer, str]] = set()


def _ask(computer: Computer, question: Callable[..., T], *given: object) -> T | None:
    """Return what a player answers; None if it fails, which is logged once a game.

    Every call of a player goes through here, for no fault of one may stop a table.
    """
    try:
        return question(*given)
    except Exception as error:
        what = getattr(question, "__name__", "player")
        if (computer, what) not in _failed:
            _failed.add((computer, what))
            why = f"{type(error).__name__}: {error}"
            name = spoken(computer.name)
            _log.warning("the computer of %s failed in '%s' and goes on: %s", name, what, why)
            _log.debug("where it failed", exc_info=error)
        return None


def numbers(seed: str, name: str, statements: int, purpose: str) -> Random:
    """Return the numbers that a computer player draws for one choice (C3)."""
    return Random(int(_sha256(f"{seed} {name} {statements} {purpose}"), 16))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def player_of(game: Game | None) -> Player:
    """Return the computer player of a game; raises RulingError if there is none."""
    if game is None or game.player is None:
        name = game.name if game else "no game"
        raise refused("common-refused-no-computer", "C1", text=name)
    return game.player


def computers_of(session: GameInProgress) -> Mapping[str, Computer]:
    """Return the players for whom the computer plays."""
    return session.referee.computers if session.game else {}


def seating(session: GameInProgress, name: str, level: str) -> Computer:
    """Return the statement with which the computer goes on for a player.

    Its seed is new, unless the computer plays for `name` already at another level.
    """
    before = computers_of(session).get(name)
    seed = before.seed if before else secrets.token_hex(16)
    return Computer(name, level, player_of(session.game).VERSION, seed)


def taking_over(session: GameInProgress, name: str, level: str) -> list[str]:
    """Return all statements with which the computer goes on for a player, a board among them."""
    computer = seating(session, name, level)
    return [str(computer), *sealed_board(session, computer)]


def sealed_board(session: GameInProgress, computer: Computer) -> list[str]:
    """Return what seals and names the board that a computer player hides (C4), if any is due."""
    name, player = computer.name, player_of(session.game)
    if f"\nboard {name} " in session.to_record() or not isinstance(player, PlayerWithBoard):
        return []
    dice = numbers(computer.seed, name, 0, "board")
    words = _ask(computer, player.board, session.view(), computer.level, dice)
    board = f"board {name} {words or session.referee.any_board(dice)}"
    return [seal(computer, board), board]


def seal(computer: Computer, board: str) -> str:
    """Return the statement that seals the board of a computer player, with a salt of its seed."""
    salt = _sha256(f"{computer.seed} {computer.name} salt")[:32]
    digest = _sha256(f"{board.removeprefix('board ')} salt {salt}")
    return f"commit {computer.name} sha256 {digest}"


def speaker(session: GameInProgress, passed: int = -1) -> Computer | None:
    """Return the computer that has to say something now; None if none has to.

    `passed` is the version at which whoever is asked out of turn has let the moment pass.
    """
    computers = computers_of(session)
    if not computers:
        return None
    asked = computers.get(session.referee.asked_besides or "")
    if asked is not None and passed != session.version:
        return asked
    return computers.get(session.referee.to_speak or "")


def due(session: GameInProgress, passed: int = -1) -> Due | None:
    """Return the choice that the computer has to make now, with all that it sees; None if none."""
    computer = speaker(session, passed)
    return None if computer is None else choice_of(session, computer)


def choice_of(session: GameInProgress, computer: Computer) -> Due:
    """Return a choice that a computer player has now, with all that it sees."""
    player, sees = player_of(session.game), _seen(session, computer.name)
    return Due(session.version, player, computer, sees)


def _seen(session: GameInProgress, name: str) -> Document:
    """Return all that a player sees: documents that are made for this seat (C2)."""
    game = session.game
    mine = game.forms.for_player(session.referee, name) if game and game.forms else {}
    return {"view": session.view(name), "mine": mine}


def decide(choice: Due, tried: Sequence[str] = ()) -> str | None:
    """Return what the computer says, None if its player fails; it repeats nothing it has `tried`.

    It is "" if it is asked out of turn and lets the moment pass. This takes time, but changes
    nothing and reads nothing but the choice.
    """
    if not tried:
        return choice.ask(choice.player.choose, "choose")
    view = choice.sees["view"]
    moves = view.get("moves", ())  # a view lists them whole, or as grid and space
    whole = [(move, move if isinstance(move, str) else " ".join(move)) for move in moves]
    left = [move for move, said in whole if not any(text.endswith(said) for text in tried)]
    choice = replace(choice, sees=choice.sees | {"view": view | {"moves": left}})
    return choice.ask(choice.player.choose, f"{len(tried)}-th retry")


def proposal(choice: Due) -> str:
    """Return the statement of an alliance that the computer wants before it plays; "" if none."""
    player = choice.player
    if not isinstance(player, PlayerWithBoard):
        return ""
    return choice.ask(player.offer, "offer") or ""


def ally(session: GameInProgress, choice: Due, say: Callable[[str], object]) -> Document | None:
    """Let the computer ask for an alliance before it plays; return the offer if it asks a person.

    Another computer answers at once, and `say` gets the statement if it accepts.
    """
    if proposed := proposal(choice):
        _, one, other, role, node = proposed.split()
        offer = {"from": one, "to": other, "node": node, "role": role}
        with suppress(RulingError):
            if answer(session, offer) is None:
                return offer
            say(proposed)
    return None


def answer(session: GameInProgress, offer: Document) -> str | None:
    """Return the Node that the computer names as it accepts an offer, "" if none is due.

    None if a person is asked. Raises RulingError if it declines (C8).
    """
    computer = computers_of(session).get(offer["to"])
    if computer is None:
        return None
    choice = choice_of(session, computer)
    node = choice.ask(choice.player.accepts, "offer", offer)
    if node is None:
        raise refused("common-refused-computer-disagrees", "C8", player=computer.name)
    return node


def carry_out(
    session: GameInProgress, choice: Due, text: str | None, say: Callable[[str], object]
) -> bool:
    """Say what was decided, unless the game has gone on since; tell whether there was anything.

    What is refused is chosen anew, five times at most, for only an ally's hidden board may forbid
    it; in the end any legal statement is said. Raises RulingError if there is none, OSError if it
    can't be kept.
    """
    if text == "" or (text is None and choice.computer.name == session.referee.asked_besides):
        return False
    for attempt in _attempts(session, choice, text):
        if session.version != choice.version:
            return True
        with suppress(RulingError):
            throw = throws(session).get(attempt)  # dice that the player wants (C5)
            say(str(throw(session.referee, choice.computer.name, {})) if throw else attempt)
            return True
    name = spoken(choice.computer.name)
    raise refused("common-refused-computer-silent", player=name)


def throws(session: GameInProgress) -> Mapping[str, Form[Any]]:
    """Return the forms of a game, which throw dice where a computer names one of them."""
    return session.game.forms.FORMS if session.game and session.game.forms else {}


def _attempts(session: GameInProgress, choice: Due, text: str | None) -> Iterator[str]:
    tried = list[str]()
    while text and len(tried) < 5:
        yield text
        tried.append(text)
        text = decide(choice, tried)
    yield from session.referee.legal_statements()


def only_person(session: GameInProgress) -> str | None:
    """Return who plays alone against computers; None if nobody does."""
    computers, names = computers_of(session), getattr(session.referee, "names", ())
    people = [name for name in names if name not in computers]
    return people[0] if computers and len(people) == 1 else None


def advice(session: GameInProgress) -> Message | None:
    """Return what the only person at a table could have said last that was better; None if nothing.

    Only computers have spoken since.
    """
    computers, person = computers_of(session), only_person(session)
    if person is None:
        return None
    before = session.copy()
    said = (entry for entry in before.referee.log[::-1] if entry.statement.speaker == person)
    entry = next(said, None)
    if entry is None or entry.void or before.game is None:
        return None
    while not entry.void:
        before.say("undo")
    sees = _seen(before, person)
    dice = numbers("advice", person, entry.line, "advice")
    player, any_computer = player_of(before.game), next(iter(computers.values()))
    found = _ask(any_computer, player.advice, sees, str(entry.statement), dice)
    return None if found is None else found["why"]
