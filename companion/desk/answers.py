"""The answers of a set-up that were given at a table, which the host may take back until play begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.contract import Document
from companion.desk.set_up import SetUp
from companion.session import Session


@dataclass(frozen=True, slots=True)
class Moment:
    """A table before an answer: how many statements its record had, and what the host had chosen."""

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
    """The answers of one table, each known by the moment before it; `kept` is what `document` gave."""

    def __init__(self, session: Session, set_up: SetUp | None, kept: Any) -> None:
        self._session = session
        self._now = Moment(session.version, set_up)
        moments = map(Moment.of, kept if isinstance(kept, list) else ())
        self._before = [moment for moment in moments if moment and moment.version < session.version]

    def note(self, set_up: SetUp | None) -> None:
        """Note that something has changed; if the record has grown, that was an answer."""
        before, self._now = self._now, Moment(self._session.version, set_up)
        self._before = [moment for moment in self._before if moment.version < self._now.version]
        if before.version < self._now.version:
            self._before.append(before)
        if self._session.has_begun:
            self._before.clear()

    @property
    def before_last(self) -> Moment | None:
        """The moment before the last answer, if it may be taken back."""
        return self._before[-1] if self._before and not self._session.has_begun else None

    @property
    def last(self) -> Sequence[str]:
        """What the last answer put into the record, line by line; nothing if it can't be taken back."""
        before = self.before_last
        return self._session.to_record().splitlines()[before.version :] if before else ()

    def document(self) -> list[Document]:
        """Return what has to be kept."""
        return [moment.document() for moment in self._before]
