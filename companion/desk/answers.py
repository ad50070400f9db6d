"""The answers of a set-up that were given on phones; the host may take them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.contract import Document
from companion.desk.requests import digest_of
from companion.desk.set_up import SetUp
from companion.session import Session


class Answers:
    """The answers of one table, each known by the moment before it.

    A moment is the length of the record, and what the host had chosen. `kept` is what `document`
    gave. It counts only if the record has not changed since.
    """

    def __init__(self, session: Session, set_up: SetUp | None, kept: Any) -> None:
        self._session = session
        self._now = session.version, set_up
        self._before: list[tuple[int, SetUp | None]] = []
        match kept:
            case {"record": digest, "before": list(moments)} if digest == self._digest:
                for moment in moments:
                    match moment:
                        case {"version": int(version), "set_up": chosen}:
                            self._before.append((version, SetUp.of(chosen)))

    @property
    def _digest(self) -> str:
        return digest_of({"record": self._session.to_record()})

    def note(self, set_up: SetUp | None, *, by_phone: bool) -> None:
        """Note a change; if the record has grown `by_phone`, that was an answer."""
        before, self._now = self._now, (self._session.version, set_up)
        version = self._session.version
        self._before = [moment for moment in [*self._before, before] if moment[0] < version]
        if self._session.has_begun or not by_phone:
            self._before.clear()

    @property
    def before_last(self) -> tuple[int, SetUp | None] | None:
        """The moment before the last answer, if there is one to be taken back."""
        return self._before[-1] if self._before else None

    @property
    def last(self) -> Sequence[str]:
        """The lines that the last answer put into the record; none if it can't be taken back."""
        before = self.before_last
        return self._session.to_record().splitlines()[before[0] :] if before else ()

    def document(self) -> Document | None:
        """Return what has to be kept, if anything."""
        before = [
            {"version": version, "set_up": set_up and set_up.document()}
            for version, set_up in self._before
        ]
        return {"record": self._digest, "before": before} if before else None
