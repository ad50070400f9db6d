"""The answers of a set-up that were given on phones; the host may take them back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.contract import Document
from companion.desk.requests import digest_of
from companion.desk.set_up import SetUp
from companion.session import Session


@dataclass(frozen=True, slots=True)
class Moment:
    """A table before an answer: the length of its record, and what the host had chosen."""

    version: int
    set_up: SetUp | None

    @classmethod
    def of(cls, kept: Any) -> Moment | None:
        """Return what `document` described; None from anything else."""
        match kept:
            case {"version": int(version), "set_up": set_up}:
                return cls(version, SetUp.of(set_up))
        return None

    def document(self) -> Document:
        """Return what has to be kept."""
        return {"version": self.version, "set_up": self.set_up and self.set_up.document()}


class Answers:
    """The answers of one table, each known by the moment before it.

    `kept` is what `document` gave. It counts only if the record has not changed since.
    """

    def __init__(self, session: Session, set_up: SetUp | None, kept: Any) -> None:
        self._session = session
        self._now = Moment(session.version, set_up)
        self._before: list[Moment] = []
        match kept:
            case {"record": digest, "before": list(moments)} if digest == self._digest:
                self._before = list(filter(None, map(Moment.of, moments)))

    @property
    def _digest(self) -> str:
        return digest_of({"record": self._session.to_record()})

    def note(self, set_up: SetUp | None, *, by_phone: bool) -> None:
        """Note a change; if the record has grown `by_phone`, that was an answer."""
        before, self._now = self._now, Moment(self._session.version, set_up)
        self._before = [moment for moment in self._before if moment.version < self._now.version]
        if before.version < self._now.version:
            self._before.append(before)
        if self._session.has_begun or not by_phone:
            self._before.clear()

    @property
    def before_last(self) -> Moment | None:
        """The moment before the last answer, if there is one to be taken back."""
        return self._before[-1] if self._before else None

    @property
    def last(self) -> Sequence[str]:
        """The lines that the last answer put into the record; none if it can't be taken back."""
        before = self.before_last
        return self._session.to_record().splitlines()[before.version :] if before else ()

    def document(self) -> Document | None:
        """Return what has to be kept, if anything."""
        before = [moment.document() for moment in self._before]
        return {"record": self._digest, "before": before} if before else None
