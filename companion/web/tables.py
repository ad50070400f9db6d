"""The tables that a server keeps: each a record on disk, its desk, and who waits for news of it."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from companion.contract import Document
from companion.desk import Desk
from companion.errors import RecordError, RulingError
from companion.record import RULES_VERSION
from companion.recordfile import RecordFile

RECORDS = ("*.txt", "*.record")
"""Which files of a folder are records."""


def seats_file(record: Path) -> Path:
    """Return the file that keeps who sits at the table of a record."""
    return record.with_name(f"{record.name}.seats")


class TableError(Exception):
    """A table that can't be opened; the message is one line that says why."""


class Table:
    """A desk on a record file. Calls may come from several threads.

    `cut` is the number of a last line that was cut off and is ignored.
    """

    def __init__(self, record_file: RecordFile) -> None:
        data, self.cut = record_file.read()
        self.name = record_file.path.stem
        self.path = record_file.path
        self.host_key = secrets.token_urlsafe(18)
        self._seats_file = seats_file(self.path)
        self._waiting: dict[asyncio.Event, str | None] = {}
        self.desk = Desk(
            data,
            host_key=self.host_key,
            keep=record_file.append,
            shorten=record_file.take_back,
            kept=self._read_seats(),
            keep_seats=self._write_seats,
        )
        self.desk.connected = self._connected
        if not self._seats_file.exists():
            self._write_seats(self.desk.seats.document())

    def call(self, who: str | None, request: object) -> tuple[Document, bool]:
        """Answer a request; also tell whether anything has changed that somebody may see."""
        with self.desk.lock:
            before = self.desk.changes
            return self.desk.call(who, request), self.desk.changes != before

    def version(self, who: str | None) -> str:
        """Return the version of what somebody sees now."""
        with self.desk.lock:
            return self.desk.version(who)

    @contextmanager
    def waiting(self, who: str | None) -> Iterator[asyncio.Event]:
        """Yield an event that is set whenever something has changed, to whoever has the token `who`."""
        event = asyncio.Event()
        self._waiting[event] = who
        try:
            yield event
        finally:
            del self._waiting[event]

    def _connected(self) -> set[int]:
        """Return the seats whose phones wait for news."""
        viewers = map(self.desk.seats.viewer, list(self._waiting.values()))
        return {viewer.seat for viewer in viewers if viewer.seat is not None}

    @property
    def streams(self) -> int:
        """How many wait for news."""
        return len(self._waiting)

    def wake(self) -> None:
        """Tell all who wait that something has changed; only from the server's own thread."""
        for event in self._waiting:
            event.set()

    def forget_seats(self) -> None:
        """Remove the file of the seats; for a table at which no game was begun."""
        self._seats_file.unlink(missing_ok=True)

    def _read_seats(self) -> Document | None:
        try:
            found: Any = json.loads(self._seats_file.read_bytes())
        except (OSError, ValueError):
            return None  # the players sit down again
        return found if isinstance(found, dict) else None

    def _write_seats(self, document: Document) -> None:
        """Write the seats so that they are there whole or not at all, for nobody else to read."""
        part = self._seats_file.with_name(f"{self._seats_file.name}.part")
        with suppress(FileNotFoundError):
            part.unlink()
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump(document, file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(self._seats_file)


@contextmanager
def opened(paths: list[Path], new: bool = False) -> Iterator[dict[str, Table]]:
    """Open records as tables, by the names of their files, and keep them locked meanwhile.

    With `new`, missing files are created. Raises TableError if one can't be opened, FileExistsError if one
    should be new and is not.
    """
    tables: dict[str, Table] = {}
    with ExitStack() as stack:
        for path in paths:
            try:
                table = Table(stack.enter_context(RecordFile(path, new)))
            except FileExistsError:
                raise
            except RecordError as error:
                ruling = f" [{error.ruling}]" if error.ruling else ""
                raise TableError(f"{path}:{error.line}: {error}{ruling}") from None
            except (RulingError, OSError) as error:
                raise TableError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
            if table.name in tables:
                raise TableError(
                    f"{path}: there is a table {table.name} already; rename one of the two files"
                )
            tables[table.name] = table
        yield tables


def records_in(folder: Path) -> list[Path]:
    """Return the records of a folder, by name; raises TableError if there is none."""
    found = sorted(path for pattern in RECORDS for path in folder.glob(pattern) if _is_record(path))
    if not found:
        raise TableError(f"{folder} has no record: files such as table-1.txt that begin with 'rules 1'")
    return found


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            begin = file.read(20).removeprefix(b"\xef\xbb\xbf").lower()
    except OSError:
        return False
    return begin.startswith((f"rules {RULES_VERSION}".encode(), b"game ", b"#"))
