"""What a table shows to each viewer: the game's view, its forms and its narration."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

from companion.computers import advice, speaker
from companion.contract import FORMAT, Document
from companion.desk.lobby import Lobby
from companion.desk.requests import digest_of
from companion.desk.seats import Viewer
from companion.desk.statements import Offers, Pace
from companion.errors import RulingError
from companion.narration import with_computer
from companion.recap import evening_with, recap
from companion.record import Undo
from companion.referee import AnyEntry, computer_who_begins
from companion.session import HEAD, Session
from companion.words import Message, Words

_NAMED = ("nodes", "row")
"""Answers that screens call otherwise than the record."""

_LOG_SHOWN = 6
"""How many statements of play a view holds; the rest is asked for with ``log``."""


class RecordFiles(Protocol):
    """Where the record of a table is on disk, beyond its lines."""

    @property
    def file_name(self) -> str:
        """The name of the file, without its folder."""

    @property
    def fault(self) -> Words | None:
        """Why the file takes no more statements; None if nobody has deleted or changed it."""

    def save_as(self, name: str) -> None:
        """Write the whole game to another file, by default in the same folder, and go on there.

        Raises OSError if that fails, ValueError if the name is impossible.
        """

    def begin_anew(self, record: str) -> None:
        """Begin another file with a record, and go on there; raises OSError if that fails."""


@dataclass(frozen=True)
class TableView:
    """A table at one moment; `last_answer` are lines that the host may take back.

    What everybody sees is made once, whoever looks first.
    """

    session: Session
    lobby: Lobby
    paused: bool
    offers: Offers
    last_answer: Sequence[str]
    files: RecordFiles | None = None
    pace: Pace = field(default_factory=Pace)
    evening: Mapping[str, int] = field(default_factory=dict)

    @property
    def _names(self) -> list[str]:
        return self.lobby.named_players()

    def document(self, viewer: Viewer) -> Document:
        """Return all that a viewer sees, with its version."""
        if viewer not in self._documents:
            shown = self._to_viewer(viewer)
            version = f"{self.session.version}.{digest_of(shown)[:12]}"
            self._documents[viewer] = FORMAT | {"version": version} | shown
        return self._documents[viewer]

    @cached_property
    def _documents(self) -> dict[Viewer, Document]:
        return {}

    @cached_property
    def public(self) -> Document:
        """What anybody at the table sees."""
        return self._to_spectator()

    def _to_viewer(self, viewer: Viewer) -> Document:
        forms, session, name = self.lobby.forms, self.session, self.lobby.name_of(viewer)
        me = {"name": name, "seat": viewer.seat, "host": viewer.host, "asks": None}
        if viewer.asks is not None:
            asks = next(each for each in self.lobby.asking() if each["number"] == viewer.asks)
            return {"me": me | {"asks": asks}, "table": self.public_table}
        shown: Document = {"me": me} | self._to_spectator(name)
        if forms is not None and name is not None:
            shown["mine"] = forms.for_player(session.referee, name)
        if name is not None:
            shown["offers"] = self.offers.concerning(name)
        if viewer.host:
            shown["host"] = self._to_host()
        elif self.lobby.is_only_person(viewer):
            shown["undo"] = self._undo()
        if name is not None and session.has_begun:
            shown["advice"] = advice(session)
        return shown

    def _to_spectator(self, name: str | None = None) -> Document:
        """Return the table and the view, which is that of a player if one is named."""
        view = self.session.view(name)
        shown: Document = {
            "table": self.public_table,
            "view": {**view, "log": view["log"][-_LOG_SHOWN:]} if "log" in view else view,
        }
        if self.session.game is None:
            return shown
        return shown | (self._in_words(view) if self.lobby.forms is None else self._last_statement)

    @cached_property
    def public_table(self) -> Document:
        """Return what everybody at the table knows, before a view shows anything of the game."""
        session, set_up = self.session, self.lobby.set_up
        stage = "set-up"
        if self._names or (session.game is not None and "player" not in session.game.grammar):
            stage = "play" if session.turn else "boards" if session.winners is None else "over"
        levels = self.lobby.levels()
        players: list[tuple[str, str] | None]
        if set_up is not None:
            players = [set_up.players.get(seat) for seat in range(set_up.seats)]
        else:
            players = [(name, "") for name in self._names]
        table: Document = {
            "stage": stage,
            "game": session.game.name if session.game else set_up.game if set_up else None,
            "paused": self.paused,
            "marking": self.marking,
            "evening": self.evening,
            "news": self.lobby.news,
            "seats": [
                {
                    "name": who[0] if who else None,
                    "symbol": who[1] if who else None,
                    "phone": seat in self.lobby.seats.holders,
                    "guarded": self.lobby.is_guarded(seat),
                    "computer": levels.get(seat),
                }
                for seat, who in enumerate(players)
            ],
        }
        if set_up is not None:
            table |= set_up.public_document()
        elif self.lobby.forms is not None:
            table |= self.lobby.forms.at_table(session.referee)
        if stage == "over":
            table["recap"] = recap(session.game, session.referee)
            table["evening"] = self.evening and evening_with(self.evening, session.referee)
        return table

    @cached_property
    def marking(self) -> list[int | None]:
        """The seats whose phones have to tick what was said last before the computer goes on."""
        seats = self.lobby.seats  # at a keyboard the computer calls at a pace of its own
        if self.pace.chosen != "wait" or seats.keyboard or speaker(self.session) is None:
            return []
        told = self._last_statement["told"] if self.lobby.forms else None
        if told is None or not (told["marks"] or told["erase"]):
            return []
        return self.pace.awaited(seats.holders, told["number"])

    def log(self) -> list[Document]:
        """Return all that was played, step by step with the rulings, where that is public."""
        if self.session.game is None or self.lobby.forms is None:
            return []
        narration, referee = self.session.game.narration, self.session.referee
        return [
            {
                "said": narration.said(entry),
                "steps": [step.message for step in narration.steps(entry)],
                "void": entry.void,
            }
            for entry in referee.log
        ]

    def _in_words(self, view: Document) -> Document:
        """Return what a view shows of a game without forms, once play can begin."""
        session = self.session
        assert session.game is not None
        begun = session.turn or session.winners is not None
        return {"words": session.game.narration.seen(session.referee, view)} if begun else {}

    @cached_property
    def _last_statement(self) -> Document:
        """The last statement as it is read out, and where the game stands."""
        forms, referee = self.lobby.forms, self.session.referee
        last: Document | None = None
        assert forms is not None and self.session.game is not None
        if referee.log:
            entry = referee.log[-1]
            last = {"number": len(referee.log), **self._told(entry)}
            if last["lines"] and (computer := computer_who_begins(referee, entry)):
                called, *others = last["lines"]
                last["lines"] = [with_computer(called, computer), *others]
        return {"told": last, "status": self.session.game.narration.status(referee)}

    def _told(self, entry: AnyEntry) -> Document:
        """Return how a statement is read out and marked; an ``undo`` with all that goes with it."""
        forms, referee = self.lobby.forms, self.session.referee
        assert forms is not None
        if not isinstance(entry.statement, Undo):
            return forms.told(referee, entry)
        undone = referee.undone_with(entry)
        whole = forms.told(referee, replace(entry, before=undone[0].before))
        own, *rest = whole["lines"]
        others = [forms.told(referee, each)["lines"][0] for each in undone[-2::-1]]
        return whole | {"lines": [own, *others, *rest]}

    def _to_host(self) -> Document:
        """Return what the host may do beyond a player, all of it public."""
        session, forms = self.session, self.lobby.forms
        others = {*self.lobby.seats.holders, *(self.lobby.levels() if session.turn else ())}
        found: Document = {
            "code": self.lobby.seats.code,
            "for": [name for seat, name in enumerate(self._names) if seat not in others],
            "asking": self.lobby.asking(),
            "undo": self._undo(),
            "pace": self.pace.chosen,
            "computers": session.game is not None and session.game.has_player,
            "back": self._answer_in_words(),
            "again": self.files is not None and session.winners is not None,
            "record": self.files and {"file": self.files.file_name, "fault": self.files.fault},
        }
        if session.game is not None and forms is not None:
            found["table"] = forms.for_table(session.referee)
        return found

    def _undo(self) -> Document | None:
        """Return what is taken back next: what a person said last, and computers since."""
        session = self.session
        if session.game is None or not session.has_begun:
            return None
        try:
            entries = session.referee.back_to_person()
        except RulingError:
            return None
        narration = session.game.narration
        given: list[Words] = [
            each for entry in entries for each in session.referee.given_away(entry)
        ]
        if session.winners is not None and self.lobby.has_secrets:
            given.append(Message("desk-given-at-end"))
        said = Message("common-parts", parts=tuple(map(narration.said, entries)))
        return {"said": said, "given": list(dict.fromkeys(given))}

    def _answer_in_words(self) -> Message | None:
        """Return what the host may take back, without anything that its lines keep secret."""
        for keyword, *words in map(str.split, self.last_answer):
            if keyword == "commit":
                continue  # goes with the board in the next line
            if words and words[0] in self._names:
                return Message("desk-answer-of", player=words[0], form=keyword)
            if keyword in HEAD:
                return Message("desk-answer-beginning")
            if keyword in _NAMED:
                return Message(f"desk-named-{keyword}")
            return Message("desk-answer", form=keyword)
        return None
