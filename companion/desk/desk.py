"""One table, as screens reach it: `Desk.call`, with JSON in and out.

The desk knows no files, no network and no game. Everything about a game comes from its forms, its
view and its narration; what a viewer gets is made from these alone.
"""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion import computers
from companion.contract import FORMAT, Document
from companion.desk.lobby import Lobby
from companion.desk.requests import (
    CarriedOut,
    Kind,
    RequestError,
    number_of,
    optional_text,
    text_of,
)
from companion.desk.seats import NOBODY, Seats, Viewer
from companion.desk.set_up import MOST_SEATS, Answers, beginning_anew, choices
from companion.desk.statements import Offers, Pace, Statements
from companion.desk.table_view import RecordFiles, TableView
from companion.errors import RulingError, reason_of
from companion.moments import frames
from companion.recap import evening_with
from companion.rulebook import for_screens, ruling, rulings
from companion.session import Session
from companion.words import Message, Words

_OF_ALL = ("join", "leave", "host", "say", "form", "ally", "marked")
_OF_HOST = (
    *("setup", "seat", "free", "allow", "begin", "again", "save-as", "back", "pause", "undo"),
    *("level", "human", "pace"),
)
"""The requests that may change something: of everybody, and of the host alone."""

_ASKED_BY_HOST = ("choices", "phones")
"""What else only the host may ask."""

_AT_A_VERSION = ("say", "form", "ally", "back", "undo")
"""Those of them that make sense only in the position in which they were made."""

_WHILE_ASKING = ("view", "since", "leave")
"""What a phone may do while it waits for the host's word."""


class Desk:
    """A table with its record, its seats, and everybody who looks at it.

    `data` is the record so far, `kept` what `keep_seats` was last given. `keep` gets each line of
    the record before the statement counts (see `Session`). `shorten` gets the number of statements
    to be taken back, and removes their lines. `files` is where the record is, None if it is nowhere
    or only one game is played there. `host_key` lets a phone become the host. With `guards_seats`
    the room code is not enough for the seat of a player who may have secrets. Raises RecordError if
    the record is faulty.
    """

    def __init__(
        self,
        data: bytes = b"",
        *,
        host_key: str,
        keep: Callable[[str], None] | None = None,
        shorten: Callable[[int], None] | None = None,
        files: RecordFiles | None = None,
        kept: Document | None = None,
        keep_seats: Callable[[Document], None] | None = None,
        guards_seats: bool = True,
        folder: Path = Path(),
    ) -> None:
        self.session = Session.from_record(data, keep, folder)
        self._kept: Document = kept or {}
        self._keep_seats = keep_seats
        self._keep, self._shorten, self._files = keep, shorten, files
        self._guards_seats = guards_seats
        self.seats = Seats.of(self._kept, host_key)
        self._offers = Offers()
        self._carried_out = CarriedOut()
        self._seen: TableView | None = None
        self.lobby = self._new_lobby(self._kept.get("set_up"), self._kept.get("news"))
        self._version_kept = self.session.version
        self._paused = self._kept.get("paused") is True
        self.pace = Pace(self._kept.get("pace"))
        self.evening: dict[str, int] = self._kept.get("evening") or {}
        """How many games each player has won before this one."""
        self._passed = self._asked = -1
        """The versions at which a computer let the moment pass, and asked for an alliance."""
        self._answers = Answers(self.session, self.lobby.set_up, self._kept.get("answers"))
        self.changes = 0
        """How often anything has changed that somebody may see."""
        self.watchers: list[Callable[[], None]] = []
        """What is called after each change, in the thread that made it."""
        self.connected: Callable[[], set[int]] = lambda: set(self.seats.holders)
        """Returns the seats whose phones are connected, where somebody knows."""
        self.lock = threading.RLock()
        """Held by whoever calls the desk, where several threads do."""

    def _new_lobby(self, set_up: Any, news: Any) -> Lobby:
        return Lobby(self.session, self.seats, set_up, news, guards_seats=self._guards_seats)

    # -- the door ----------------------------------------------------------------------------------

    def call(self, who: str | None, request: object) -> Document:
        """Answer a request of whoever has the token `who`; it never raises an error.

        A request is an object with the field ``do``, and an ``id`` if it may change something. The
        response has the version of what the viewer sees now, and either what was asked for or
        ``error``.
        """
        try:
            return self.answer(who, request)
        except RulingError as error:
            kind: Kind = error.kind if isinstance(error, RequestError) else "refused"
            return self._refusal(who, kind, error.message, error.ruling)
        except OSError as error:
            message = Message("common-not-accepted", reason=reason_of(error))
            return self._refusal(who, "not-kept", message, None)

    def answer(self, who: str | None, request: object) -> Document:
        """Answer as `call` does, but raise RulingError or OSError for an error."""
        if not isinstance(request, dict) or not all(isinstance(key, str) for key in request):
            raise RequestError("a request is an object", "malformed")
        do = text_of(request, "do")
        if do not in (*_OF_ALL, *_OF_HOST):
            return self._answer(who, do, request)
        done = self._carried_out.find(who, request)
        if done is not None:
            return self._view(self.seats.viewer(done.get("token", who))) | done
        with self._all_or_nothing():
            found = self._answer(who, do, request)
        if "form" not in found:
            self._carried_out.add(who, request, found.get("token"))
        return found

    def version(self, who: str | None) -> str:
        """Return the version of what somebody sees: it changes only when that does."""
        with self.lock:
            viewer = self.seats.viewer(who)
            return "" if viewer == NOBODY else str(self._view(viewer)["version"])

    def _refusal(self, who: str | None, kind: Kind, message: Words, number: str | None) -> Document:
        error = {"kind": kind, "message": message, "ruling": number}
        return FORMAT | {"version": self.version(who), "error": error}

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Leave seats, set-up and record as they were if what the block does fails."""
        seats, set_up, news = self.seats.copy(), self.lobby.set_up, self.lobby.news
        paused, pace = self._paused, self.pace.chosen
        session, version = self.session, self.session.version
        try:
            yield
        except BaseException:
            self.seats.restore(seats)
            self.lobby.set_up, self.lobby.news = set_up, news
            self._paused, self.pace.chosen = paused, pace
            if self.session is session and session.version > version and not session.has_begun:
                self._take_back_to(version)
            self._seen = None
            raise

    def _answer(self, who: str | None, do: str, request: Document) -> Document:
        viewer = self.seats.viewer(who)
        match do:
            case "lobby":
                self.seats.check_code(text_of(request, "code"))
                return FORMAT | {"version": "", "table": self._table_view.public_table}
            case "join":
                return self._admit(self.lobby.join(who, request))
            case "host":
                return self._admit(self.seats.take_host(text_of(request, "key"), who))
        if viewer == NOBODY:
            raise RequestError(Message("desk-refused-no-seat"), "forbidden")
        if viewer.asks is not None and do not in _WHILE_ASKING:
            raise RequestError(Message("desk-refused-wait"))
        if do in _AT_A_VERSION and (self.session.turn is not None or do in ("undo", "back")):
            version, _, _ = text_of(request, "at").partition(".")
            if version != str(self.session.version):
                raise RequestError(Message("desk-refused-stale"), "stale")
            if self._paused and do != "undo" and not viewer.keyboard:
                raise RequestError(Message("desk-refused-paused"))
        match do:
            case "view":
                return self._view(viewer)
            case "leave" if viewer.asks is not None:
                self.seats.answer(viewer.asks, allow=False)
                return self._done(NOBODY)
            case "leave":
                self.lobby.check_not_begun()
                self.lobby.free(number_of({"seat": viewer.seat}, "seat", MOST_SEATS), leave=True)
                return self._done(self.seats.viewer(who))
            case "since":
                view = self._view(viewer)
                known = text_of(request, "version") == view["version"]
                return {key: view[key] for key in ("format", "version")} if known else view
            case "log":
                return self._response(viewer, log=self._table_view.log())
            case "replay" if self.session.winners is not None:
                record = self.session.to_record().encode()
                return self._response(viewer, frames=frames(record, self.session.folder))
            case "rule":
                found = ruling(text_of(request, "number"))
                return self._response(viewer, **for_screens(found, "title", "text"))
            case "rules":
                return self._response(
                    viewer, rules=[for_screens(each, "title", "section") for each in rulings()]
                )
            case "undo" if viewer.host or self.lobby.is_only_person(viewer):
                undo = f"undo {optional_text(request, 'reason') or ''}".rstrip()
                for _ in self.session.referee.back_to_person():
                    self._say(undo)
                return self._done(viewer)
            case "say":
                self._say(self._statements.own(viewer, request))
                return self._done(viewer)
            case "form":
                return self._fill_in(viewer, request)
            case "ally":
                if (accepted := self._statements.from_offer(viewer, request)) is not None:
                    self._say(accepted)
                return self._done(viewer)
            case "table-view":
                return self._response(viewer, **self._table_view.public)
            case "code":
                return self._response(viewer, own=self._own_code(viewer, request))
            case "marked":
                self.pace.marked[viewer.seat] = number_of(request, "number", 1_000_000)
                return self._done(viewer)
            case "record":
                if self.session.winners is None:
                    self._check_may_have_record(viewer, sure=request.get("sure") is True)
                return self._response(viewer, record=self.session.to_record())
        return self._host_only(viewer, do, request)

    def _check_may_have_record(self, viewer: Viewer, *, sure: bool) -> None:
        """Raise RequestError unless the host is sure: the record shows all secrets."""
        if not viewer.host:
            raise RequestError(Message("desk-refused-record-is-hosts"), "forbidden")
        if self.lobby.has_secrets and not sure:
            raise RequestError(Message("desk-refused-record-shows-all"))

    def _own_code(self, viewer: Viewer, request: Document) -> str:
        """Return a code with which a phone takes the viewer's seat or, for the host, any seat."""
        seat = viewer.seat
        if "seat" in request and viewer.host:
            seat = number_of(request, "seat", MOST_SEATS)
        if seat is None or seat >= len(self.lobby.named_players()):
            raise RequestError(Message("desk-refused-nobody-there"))
        self.lobby.check_person(seat)
        return self.seats.new_own_code(seat)

    def _host_only(self, viewer: Viewer, do: str, request: Document) -> Document:
        if do not in (*_OF_HOST, *_ASKED_BY_HOST):
            raise RequestError(f"there is no request '{do}'", "malformed")
        if not viewer.host:
            raise RequestError(Message("desk-refused-host-only"), "forbidden")
        match do:
            case "choices":
                seats = number_of(request, "seats", MOST_SEATS)
                return self._response(viewer, **choices(text_of(request, "game"), seats))
            case "phones":
                return self._response(viewer, connected=sorted(self.connected()))
            case "setup":
                self.lobby.choose(request)
            case "seat":
                self.lobby.sit(number_of(request, "seat", MOST_SEATS), request)
            case "free":
                seat = number_of(request, "seat", MOST_SEATS)
                self.lobby.free(seat, leave=request.get("leave") is True)
            case "allow":
                number = number_of(request, "number", 1_000_000)
                self.lobby.answer(number, allow=request.get("on") is True)
            case "begin":
                levels = self.lobby.levels()
                for line in self.lobby.beginning():
                    self.session.say(line)
                self.lobby.set_up = None
                for seat, level in sorted(levels.items()):
                    self._seat_computer(self.lobby.named_players()[seat], level)
            case "again":
                self._begin_anew()
            case "save-as":
                name = text_of(request, "name")
                if not re.fullmatch(r"[\w -][\w .-]*", name):
                    raise RequestError(Message("desk-refused-file-name"))
                self._save_as(name)
            case "back":
                if (moment := self._answers.before_last) is None:
                    raise RequestError(Message("desk-refused-no-answer"))
                version, set_up = moment
                self._take_back_to(version)
                self.lobby.go_back(set_up)
            case "pause":
                self._paused = request.get("on") is True
            case "level":
                name = self.lobby.name_without_phone(request)
                self._seat_computer(name, text_of(request, "level"))
            case "human":
                self._say(f"human {self.lobby.name_without_phone(request)}")
            case "pace":
                self.pace.choose(request)
        return self._done(viewer)

    # -- the computer's seats ----------------------------------------------------------------------

    def _seat_computer(self, name: str, level: str) -> None:
        for line in computers.taking_over(self.session, name, level):
            self._say(line)
        self.seats.withdraw(self.lobby.named_players().index(name))

    @property
    def computer_is_due(self) -> bool:
        """Whether the computer has to say something now."""
        waits = self._paused or self.offer_of_computer is not None or self._table_view.marking
        return not waits and computers.speaker(self.session, self._passed) is not None

    def due(self) -> computers.Due | None:
        """Return the choice that the computer has to make now; None if none, or in a pause."""
        with self.lock:
            return computers.due(self.session, self._passed) if self.computer_is_due else None

    @property
    def offer_of_computer(self) -> Document | None:
        """The open offer of a computer to a person, who answers before the computer plays."""
        offers, known = self._offers.by_number.values(), computers.computers_of(self.session)
        return next((each for each in offers if each["from"] in known), None)

    def _ask_for_alliance(self, choice: computers.Due) -> bool:
        """Let the computer ask for an alliance, once before it plays; tell whether it waits."""
        if self._asked == choice.version:
            return False
        self._asked = choice.version
        offer = computers.ally(self.session, choice, self._say)
        if offer is None or not (self.seats.keyboard or self.lobby.has_phone(offer["to"])):
            return False
        self._offers.add(offer)
        return True

    def carry_out(self, choice: computers.Due, text: str | None) -> None:
        """Say what the computer has decided, unless the game has gone on or is paused by now.

        Raises as `computers.carry_out` does.
        """
        with self.lock:
            if choice.version != self.session.version or not self.computer_is_due:
                return
            waits = self._ask_for_alliance(choice)
            if waits or computers.carry_out(self.session, choice, text, self._say):
                self._done(NOBODY)
            else:
                self._passed = choice.version

    # -- what is said ------------------------------------------------------------------------------

    def _fill_in(self, viewer: Viewer, request: Document) -> Document:
        """Carry out what the game makes of a form, or return what the game shows."""
        came_of_it = self._statements.from_form(viewer, request)
        if not isinstance(came_of_it, str):
            return self._response(viewer, form=came_of_it)
        for line in came_of_it.splitlines():
            self._say(line)
        return self._done(viewer)

    def _say(self, text: str) -> None:
        self.session.say(text)
        self._offers.by_number.clear()
        if self.session.game is not None:
            self.lobby.set_up = None

    def take_back(self, version: int) -> None:
        """Let the referee at the keyboard go back to an earlier version.

        Raises RulingError once play has begun, OSError if what was kept can't be shortened.
        """
        self._take_back_to(version)
        self.lobby.go_back(None)
        self._done(Viewer(host=True, keyboard=True))

    def _take_back_to(self, version: int) -> None:
        if self._shorten is not None and not self.session.has_begun:
            self._shorten(self.session.version - version)
        self.session.take_back(version)

    # -- the files of the record -------------------------------------------------------------------

    def _begin_anew(self) -> None:
        """Begin another game with the same players; the record that is finished stays as it is."""
        if self._files is None:
            raise RequestError(Message("desk-refused-new-game"))
        if self.session.winners is None:
            raise RequestError(Message("desk-refused-not-over"))
        record = beginning_anew(self.session)
        session = Session.from_record(record, self._keep, self.session.folder)
        self._files.begin_anew(record)
        self.evening = evening_with(self.evening, self.session.referee)
        self.session = session
        self._offers.by_number.clear()
        self.lobby = self._new_lobby(None, self.lobby.news)
        self._answers = Answers(session, None, None)
        self._paused, self.pace = False, Pace(self.pace.chosen)
        self._passed = self._asked = -1
        self._kept, self._version_kept = {}, -1

    def save_as(self, name: str) -> None:
        """Go on in another file, the whole game in it; raises RequestError if that can't be."""
        self._save_as(name)
        self._done(NOBODY)

    def _save_as(self, name: str) -> None:
        if self._files is None:
            raise RequestError(Message("desk-refused-no-file"))
        try:
            self._files.save_as(name)
        except (ValueError, OSError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            raise RequestError(Message("desk-refused-file", text=name, reason=reason)) from None
        # Seats are kept anew beside another record; a failure is no reason to go back.
        self._kept, self._version_kept = {}, -1

    # -- what is seen ------------------------------------------------------------------------------

    @property
    def _statements(self) -> Statements:
        return Statements(self.session, self.lobby, self._offers)

    def _response(self, viewer: Viewer, **shown: Any) -> Document:
        return FORMAT | {"version": self._view(viewer)["version"]} | shown

    def _admit(self, token: str) -> Document:
        """Return the token that a phone has got, and what it sees with that."""
        return self._done(self.seats.viewer(token)) | {"token": token}

    def _done(self, viewer: Viewer) -> Document:
        """Note that something has changed, keep the seats if they have, and return the new view.

        Raises OSError if seats can't be kept, unless a statement came into the record: it counts.
        """
        grown = self.session.version != self._version_kept
        self._version_kept = self.session.version
        self._answers.note(self.lobby.set_up, by_phone=self.seats.keyboard is None)
        kept = self.seats.document() | {
            "set_up": self.lobby.set_up and self.lobby.set_up.document(),
            "paused": self._paused,
            "pace": self.pace.chosen,
            "evening": self.evening,
            "answers": self._answers.document(),
            "news": self.lobby.news,
        }
        if kept != self._kept:
            try:
                if self._keep_seats is not None:
                    self._keep_seats(FORMAT | kept)
                self._kept = kept
            except OSError:
                if not grown:
                    raise
        self.has_changed()
        return self._view(viewer)

    def has_changed(self) -> None:
        """Let everybody know that what they see may be another one now."""
        self.changes += 1
        self._seen = None
        for each in self.watchers:
            each()

    def _view(self, viewer: Viewer) -> Document:
        """Return all that a viewer sees, with its version; a keyboard has its dialogue."""
        if viewer == NOBODY:
            return FORMAT | {"version": ""}
        if viewer.keyboard:
            return FORMAT | {"version": str(self.session.version)}
        return self._table_view.document(viewer)

    @property
    def _table_view(self) -> TableView:
        """What is seen of this moment; nobody has looked since the last change if it is new."""
        if self._seen is None:
            self._seen = TableView(
                self.session,
                self.lobby,
                self._paused,
                self._offers,
                self._answers.last,
                self._files,
                self.pace,
                self.evening,
            )
        return self._seen
