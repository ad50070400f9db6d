"""What a game provides, and what it may use: the contract between a game and everything around it.

A game is one folder of modules under the names that `Game` lists, and one line in
`companion.games`. `docs/architecture.md` tells how to add one; the template game in the tests is
the smallest that works.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from companion.words import Message, Words

if TYPE_CHECKING:  # cardgen reads what games there are, and no record
    from companion.record import Grammar
    from companion.referee import AnyEntry, AnyReferee, BaseReferee

Document = dict[str, Any]
"""What programs read as JSON."""

FORMAT: Document = {"format": 1}
"""The beginning of every document; a change that old readers can't follow raises the number."""

WIDTH = 60
"""Columns of the narrowest screen on which everything has to be readable."""


RefereeT = TypeVar("RefereeT")
RefereeT_contra = TypeVar("RefereeT_contra", contravariant=True)
EntryT = TypeVar("EntryT", bound="AnyEntry")
EntryT_contra = TypeVar("EntryT_contra", bound="AnyEntry", contravariant=True)
AuditT = TypeVar("AuditT")


# -- what is announced -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Announcement:
    """Sentences that are read out together, and what to mark on paper meanwhile.

    `marks` and `erase` say what to mark and what to take back; each reads on after the verb. A step
    that is `apart` does not go on from those before it: whose turn it is, how the game ended.
    """

    sentences: tuple[Words, ...]
    marks: tuple[Words, ...] = ()
    erase: tuple[Words, ...] = ()
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Explanation:
    """Something that a statement brought about, and the rulings by which it did."""

    text: Words
    rulings: tuple[str, ...]

    @property
    def message(self) -> Message:
        """The text with its rulings behind it: ``Bob F3: claimed by Ann [S7]``."""
        return Message("common-explained", term=self.text, rulings=self.rulings)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class AnnouncementLayout:
    """How steps stand in lines, in columns of characters.

    Later steps begin at `indent`. A sentence's further lines begin at `hanging` from there, marks
    at `marks`; a mark goes `beside` its sentence, at that column, where both fit.
    """

    indent: int = 0
    hanging: int = 0
    marks: int = 0
    beside: int | None = None


# -- the modules of a game -------------------------------------------------------------------------


class Statements(Protocol):
    """``statements.py``: the lines of a game's record."""

    @property
    def GRAMMAR(self) -> Grammar:  # noqa: N802 - a constant of the module
        """By the keyword of a statement."""


class Narration(Protocol[RefereeT_contra, EntryT_contra]):
    """``narration.py``: what happened and where a game stands, in words."""

    def headline(self, entry: EntryT_contra) -> Words:
        """Return an entry of the log as its line of the record, without what is hidden."""

    @property
    def LAYOUT(self) -> AnnouncementLayout:  # noqa: N802 - a constant of the module
        """How what is announced stands in lines."""

    def said(self, entry: EntryT_contra) -> Words:
        """Return the statement of an entry in words, for everybody, without a full stop."""

    def steps(self, entry: EntryT_contra) -> list[Explanation]:
        """Return what an entry brought about, step by step, each with its ruling."""

    def announced(self, referee: RefereeT_contra, entry: EntryT_contra) -> list[Announcement]:
        """Return what to read out for an entry, with what to mark meanwhile; no rulings."""

    def standing(self, referee: RefereeT_contra) -> list[Words]:
        """Return where a game stands, or what its set-up still lacks, line by line."""

    def status(self, referee: RefereeT_contra) -> list[Words]:
        """Return where a game in play stands, in a few lines without pictures or rulings."""

    def legal_moves(self, document: Document) -> list[Words]:
        """Return a document of legal moves, line by line."""

    def seen(self, referee: RefereeT_contra, document: Document) -> list[Words]:
        """Return the document of a view, line by line."""


class Documents(Protocol[RefereeT_contra]):
    """``documents.py``: the same for programs, as record.md describes it."""

    def check_document(self, referee: RefereeT_contra) -> Document:
        """Return where a game stands and what happened."""

    def moves_document(self, referee: RefereeT_contra) -> Document:
        """Return the legal moves; raises RulingError during set-up."""

    def view_document(self, referee: RefereeT_contra, viewer: str | None) -> Document:
        """Return what a player or, with None, everybody may see; RulingError for a stranger."""


class RecapModule(Protocol[EntryT_contra]):
    """``recap.py``: what people talk about after a game."""

    @property
    def COUNTED(self) -> Message:  # noqa: N802 - a constant of the module
        """The heading of what `scores` counts."""

    def scores(self, state: Any) -> Sequence[int]:
        """Return by seat how the players stand in a position."""

    def highlights(self, entries: Sequence[EntryT_contra]) -> list[Message]:
        """Return what was remarkable in entries that were not taken back, of which there are some.

        A sentence each; all of it is public.
        """


class AuditModule(Protocol[RefereeT_contra, AuditT]):
    """``audit.py``: what boards revealed after the game prove, in games that may hide boards."""

    def audit(self, referee: RefereeT_contra) -> AuditT:
        """Return the outcome; its `clean` tells whether nothing is wrong."""

    def audit_document(self, audit: AuditT) -> Document:
        """Return an outcome for programs."""

    def audit_lines(self, audit: AuditT) -> list[Message]:
        """Return an outcome in words."""


Form = Callable[[RefereeT_contra, str | None, Document], "str | Document"]
"""What a request of a screen becomes: a statement to be said, or a document to be shown.

It is given the referee, the player who asks (None: the host, for the table) and the request.
Where a document is shown, nothing has changed. Raises RulingError if the request can't be met.
"""


class Forms(Protocol[RefereeT_contra, EntryT_contra]):
    """``forms.py``: what screens show and ask of a game; without it they show what suits all.

    Nothing in it may depend on what the viewer of a document must not see.
    """

    @property
    def FORMS(self) -> Mapping[str, Form[RefereeT_contra]]:  # noqa: N802 - the same
        """By the name of a request; ``offer`` and ``accept`` are for what two players agree on."""

    @property
    def SAID(self) -> tuple[str, ...]:  # noqa: N802 - the same
        """The keywords of what a player may say at any time; other statements come from `FORMS`."""

    def choices(self, game: str, seats: int) -> Document:
        """Return what the host may choose: ``variants`` and ``layouts``, each with a ``name``.

        Perhaps ``numbers``, too: a ``name``, which begins a line of the record, its ``values`` and
        the ``usual`` one, which stands until the host chooses another; None stands for no such
        line. And perhaps ``lines`` with which each new record begins.
        """

    def may_have_secrets(self, referee: RefereeT_contra, name: str) -> bool:
        """Tell whether a player may know by now what others must not, whatever it is."""

    def at_table(self, referee: RefereeT_contra) -> Document:
        """Return what everybody may know besides the view: how the table lies, who is ready."""

    def told(self, referee: RefereeT_contra, entry: EntryT_contra) -> Document:
        """Return an entry for everybody: ``lines`` to read out, ``marks`` to make, ``erase``."""

    def for_player(self, referee: RefereeT_contra, name: str) -> Document:
        """Return what a player may know or do besides: questions to answer, whom to ally with."""

    def for_table(self, referee: RefereeT_contra) -> Document:
        """Return what may be done in this turn, as far as the whole table knows."""


class Player(Protocol):
    """``player.py``: a computer player, which sees what a person in its seat is shown (C2).

    `sees` holds documents made for that seat alone: ``view`` and ``mine`` (see `Forms.for_player`).
    What a function returns depends on what it is given and on nothing else (C3): the same on every
    machine, so of `dice` only `random` and `getrandbits` are used, and floats are only added,
    subtracted, multiplied, divided and compared (many of them by `fsum`: `sum` differs between
    versions of Python). Entries of the log that are ``void`` are ignored.
    """

    @property
    def VERSION(self) -> int:  # noqa: N802 - a constant of the module
        """The number of this player: another one may choose otherwise."""

    def choose(self, sees: Document, level: str, dice: random.Random) -> str:
        """Return the statement that it says now, as the record writes it.

        Or the name of a form that throws the dice that are due (C5); or nothing, if it is asked out
        of turn and lets the moment pass.
        """

    def accepts(
        self, sees: Document, offer: Document, level: str, dice: random.Random
    ) -> str | None:
        """Answer the offer of an alliance, or of a draw (C8), as the desk's `Offers` describe it.

        Returns the Node that it names, "" if none is due, None if it declines.
        """

    def advice(self, sees: Document, chosen: str, dice: random.Random) -> Document | None:
        """Return what a person in this seat could have said instead of what was `chosen`.

        That is ``better``, by how much (``gain``), and ``why``: a message of one sentence. It
        follows from what was seen before, never from the answer. None if nothing is much better.
        """


@runtime_checkable
class PlayerWithBoard(Player, Protocol):
    """``player.py`` of a game with `hidden_boards`, whose players may ally."""

    def board(self, game: Document, level: str, dice: random.Random) -> str:
        """Return what it hides, as the words after ``board NAME``; `game` is everybody's view."""

    def offer(self, sees: Document, level: str, dice: random.Random) -> str:
        """Return the statement of an alliance that it wants before it plays, "" if it wants none.

        It is asked before each statement, and does not know what was declined before.
        """


class GameInProgress(Protocol):
    """What a dialogue has of a session: the game so far, and the way to say the next statement."""

    @property
    def game(self) -> Game | None:
        """The game, once the record names it."""

    @property
    def referee(self) -> AnyReferee:
        """The referee, who may be another one after a statement."""

    @property
    def version(self) -> int:
        """The number of statements accepted so far; with phones it may grow while one types."""

    @property
    def has_begun(self) -> bool:
        """Whether play has begun, even if all of it was taken back."""

    def to_record(self) -> str:
        """Return the record, in canonical form."""

    def view(self, player: str | None = None) -> Document:
        """Return what `player` may see; with None, what everybody at the table may see."""

    def say(self, text: str) -> object:
        """Carry out a statement; raises RulingError, OSError if it can't be kept."""

    def at(self, version: int) -> GameInProgress:
        """Return the game as it was at an earlier version; what is said to it is kept nowhere."""

    def copy(self) -> GameInProgress:
        """Return the game as it is now; what is said to it is kept nowhere."""

    def take_back(self, version: int) -> None:
        """Go back to an earlier version, as long as play has not begun."""


class PhonesAtTable(Protocol):
    """What a live session has of the phones that play, too."""

    HELP: Mapping[str, Words]
    """The commands about phones, and what they do."""

    AT_ANY_PROMPT: Collection[list[str]]
    """What a line begins with that is obeyed at the prompts of a set-up, too."""

    @property
    def joined(self) -> bool:
        """Whether anybody plays by phone."""

    def plays(self, name: str) -> bool:
        """Tell whether somebody plays by phone for a player."""

    def obey(self, words: list[str]) -> Sequence[Words] | None:
        """Carry out a command about phones and return what to tell; None if it is none."""

    def news(self) -> Sequence[Words]:
        """Return who has taken a seat since the last time."""


@dataclass(frozen=True, slots=True)
class Modules(Generic[RefereeT, EntryT]):
    """What a game has under the names of its modules; mypy proves that all of it is there."""

    statements: Statements
    referee: Callable[[str], BaseReferee[EntryT, Any]]
    narration: Narration[RefereeT, EntryT]
    documents: Documents[RefereeT]
    dialogue: Callable[..., object]
    forms: Forms[RefereeT, EntryT] | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game as everything around it knows it.

    `players` is the fewest and the most who may play, None for no limit. `grids` is how many grids
    of paper each of them needs; `deflectors` and `alliances` say what else is marked on them.
    `hidden_boards` says that players may keep theirs from the referee, `has_forms` that screens
    have forms for the game. `whole_log` says that the game's documents tell a record from its first
    line on: its referee is given ``rules`` and ``game``, too. `symbols` says that players have
    symbols beside their names, `has_player` that the computer can play the game, `has_recap` that
    there is something to tell after it.
    """

    name: str
    package: str
    players: tuple[int, int | None]
    grids: int
    deflectors: bool = False
    alliances: bool = False
    hidden_boards: bool = False
    has_forms: bool = False
    whole_log: bool = False
    symbols: bool = True
    has_player: bool = False
    has_recap: bool = False

    def refuses(self, players: int, limit: int | None = None) -> str | None:
        """Say why the game is not for so many players; `limit` is for games without one."""
        fewest, most = self.players[0], self.players[1] or limit
        if fewest <= players and (most is None or players <= most):
            return None
        return f"{self.name} is for {self.players_wanted(limit)}, not {players}"

    def players_wanted(self, limit: int | None = None) -> str:
        """Return how many play, such as ``3 to 5 players``; `limit` as for `refuses`."""
        fewest, most = self.players[0], self.players[1] or limit
        wanted = (
            str(fewest)
            if most == fewest
            else f"{fewest} to {most}"
            if most
            else f"{fewest} or more"
        )
        return f"{wanted} {'player' if most == 1 else 'players'}"

    def _module(self, name: str) -> Any:  # when it is needed: the command line starts sooner
        return _imported(f"{self.package}.{name}")

    @property
    def grammar(self) -> Grammar:
        """The statements that may follow ``game``."""
        statements: Statements = self._module("statements")
        return statements.GRAMMAR

    def new_referee(self) -> AnyReferee:
        """Return the referee of a game about which nothing but its name has been said."""
        referee: AnyReferee = self._module("referee").Referee(self.name)
        return referee

    @property
    def narration(self) -> Narration[Any, Any]:
        """What happened, in words."""
        narration: Narration[Any, Any] = self._module("narration")
        return narration

    @property
    def documents(self) -> Documents[Any]:
        """What happened, for programs."""
        documents: Documents[Any] = self._module("documents")
        return documents

    @property
    def audit(self) -> AuditModule[Any, Any] | None:
        """What revealed boards prove; None if the game hides none."""
        return self._module("audit") if self.hidden_boards else None

    @property
    def forms(self) -> Forms[Any, Any] | None:
        """What screens show and ask; None if the game has nothing of its own."""
        return self._module("forms") if self.has_forms else None

    @property
    def player(self) -> Player | None:
        """The computer player; None if the game has none."""
        return self._module("player") if self.has_player else None

    @property
    def recap(self) -> RecapModule[Any] | None:
        """What people talk about after the game; None if there is nothing."""
        return self._module("recap") if self.has_recap else None

    @property
    def dialogue(self) -> Any:
        """The class of the game's live sessions, which are `companion.dialogue.Dialogue`."""
        return self._module("dialogue").GameDialogue


_imported = cache(import_module)  # which looks for a module anew each time it is asked
