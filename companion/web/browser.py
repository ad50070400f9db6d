"""The engine inside a browser: one desk at a time, called by the site's worker with JSON."""

import json

from companion import computers
from companion.desk import Desk
from companion.words import ENGLISH, best, language

HOST_KEY = "this browser"
"""Whoever has the phone is the host: there is nobody else to be it."""


PACE = 1.5
"""Seconds between a statement and what the computer says next, unless the host chooses others."""


class BrowserTable:
    """A desk whose record and seats the browser keeps.

    `kept` is what `call` last gave to be kept, or nothing. Raises RecordError if its record is
    faulty.
    """

    def __init__(self, kept: str | None = None) -> None:
        found = json.loads(kept) if kept else {}
        self._seats = found.get("seats")
        self._changes = -1
        self._desk = Desk(
            str(found.get("record", "")).encode(),
            host_key=HOST_KEY,
            kept=self._seats,
            keep_seats=self._keep_seats,
            files=self,
            guards_seats=False,  # whoever has the phone passes it on
        )

    file_name, fault = "game.txt", None

    def save_as(self, name: str) -> None:
        """Refuse: a browser has no files."""
        raise ValueError("save the record to have it in a file")

    def begin_anew(self, record: str) -> None:
        """Let another game take the place of this one, which the page has offered to save."""

    def _keep_seats(self, seats: object) -> None:
        self._seats = seats

    def call(self, who: str | None, request: str, wanted: str = ENGLISH) -> str:
        """Answer a request; also return what has to be kept now, if that has changed.

        The answer is in the language `wanted` by its tag, or in English if that is not there.
        If the computer is ``due``, that is after how many seconds `play` has to be called.
        """
        return self._with_news({"response": self._desk.call(who, json.loads(request))}, wanted)

    def play(self) -> str:
        """Say what the computer chooses; also return what `call` does."""
        choice = self._desk.due()
        if choice is not None:
            self._desk.carry_out(choice, computers.decide(choice))
        return self._with_news({})

    def _with_news(self, found: dict[str, object], wanted: str = ENGLISH) -> str:
        if self._desk.computer_is_due:
            found["due"] = self._desk.pace.seconds(PACE)
        if self._desk.changes != self._changes:
            self._changes = self._desk.changes
            found["kept"] = json.dumps(
                {"record": self._desk.session.to_record(), "seats": self._seats}
            )
        return json.dumps(found, default=language(best([wanted]) or ENGLISH).say)

    def version(self, who: str | None) -> str:
        """Return the version of what somebody sees now."""
        return self._desk.version(who)
