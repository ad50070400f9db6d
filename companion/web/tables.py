"""The tables that a server keeps: each a record on disk, its desk, and who waits for news of it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.contract import Document
from companion.desk import Desk
from companion.desk.seats import NOBODY, new_token
from companion.errors import RecordError, RulingError
from companion.record import lines, words_of
from companion.recordfile import RecordChangedError, RecordFile
from companion.session import HEAD
from companion.textfile import check_file, write_whole
from companion.web.addresses import ServeError

RECORDS = ("*.txt", "*.record")
"""Which files of a folder may be records."""

MOST_STREAMS_OF_A_TOKEN = 3
"""How many pages of one phone may wait for news; the newest ones do."""


def seats_file(record: Path) -> Path:
    """Return the file that keeps who sits at the table of a record."""
    return record.with_name(f"{record.name}.seats")


@dataclass(eq=False, slots=True)
class Waiting:
    """One who waits for news of a table: `changed` is set when there is some, or to end."""

    token: str | None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False

    def end(self) -> None:
        """Ask it to end."""
        self.ended = True
        self.changed.set()


_MOST_BEFORE_RECORD = 4096
"""Within how many bytes a record has its first statement; before that there are comments."""


class Table:
    """A desk on a record file. Calls may come from several threads.

    `cut` is a last line that was cut off and is ignored. A table that `moves` may go on in another
    file of the same folder, with the same or another game.
    """

    def __init__(self, record_file: RecordFile, *, moves: bool = True) -> None:
        data, self.cut = record_file.read()
        self.file = record_file
        self._fault_seen = record_file.fault
        self.name, self.opened = record_file.path.stem, record_file.path
        self._waiting: dict[Waiting, None] = {}
        self.desk = Desk(
            data,
            host_key=new_token(),
            keep=record_file.append,
            shorten=record_file.take_back,
            files=record_file if moves else None,
            kept=self._read_seats(),
            keep_seats=self._write_seats,
            folder=record_file.path.parent,
        )
        self.desk.connected = self._connected
        if not self._seats_file.exists():
            self._write_seats(self.desk.seats.document())

    def call(self, who: str | None, request: object) -> tuple[Document, bool]:
        """Answer a request; also return whether anything has changed."""
        with self.desk.lock:
            before = self.desk.changes
            return self.desk.call(who, request), self.desk.changes != before

    def knows(self, who: str | None) -> bool:
        """Tell whether a token has a seat at this table, or is the host's."""
        return self.desk.seats.viewer(who) != NOBODY

    @contextmanager
    def waiting(self, who: str | None) -> Iterator[Waiting]:
        """Wait for news with the token `who`; of too many that do, the oldest is asked to end."""
        waiting = Waiting(who)
        same = [each for each in self._waiting if each.token == who]
        while len(same) >= MOST_STREAMS_OF_A_TOKEN:
            same.pop(0).end()
        self._waiting[waiting] = None
        try:
            yield waiting
        finally:
            del self._waiting[waiting]

    def _connected(self) -> set[int]:
        """Return the seats whose phones wait for news."""
        viewers = (self.desk.seats.viewer(each.token) for each in list(self._waiting))
        return {viewer.seat for viewer in viewers if viewer.seat is not None}

    def wake(self) -> None:
        """Tell all who wait that something has changed; only from the server's own thread."""
        for each in self._waiting:
            each.changed.set()

    # -- the files ---------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """The file in which the record is now."""
        return self.file.path

    @property
    def _seats_file(self) -> Path:
        return seats_file(self.path)

    def look_at_record(self) -> bool:
        """Look whether the record is as it was left; tell whether that has changed since.

        A fault that somebody else met first, who wanted to write, is news here, too.
        """
        with self.desk.lock:
            with suppress(RecordChangedError):
                self.file.check()
            changed = self.file.fault != self._fault_seen
            self._fault_seen = self.file.fault
            if changed:
                self.desk.has_changed()
            return changed

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
        write_whole(self._seats_file, json.dumps(document).encode(), 0o600)  # for nobody else


@contextmanager
def open_tables(
    paths: list[Path], new: bool = False, *, leave_out: Callable[[str], None] | None = None
) -> Iterator[dict[str, Table]]:
    """Open records as tables, by the names of their files, and keep them locked meanwhile.

    With `new`, missing files are created. A file that can't be opened is named to `leave_out`, and
    the others are opened. Raises ServeError if none can or, without `leave_out`, if one can't;
    FileExistsError if one should be new and is not.
    """
    tables: dict[str, Table] = {}
    faults: list[ServeError] = []
    with ExitStack() as stack:
        for path in paths:
            try:
                if path.stem in tables:
                    why = f"there is a table {path.stem} already; rename one of them"
                    raise ServeError(f"{path}: {why}")
                tables[path.stem] = stack.enter_context(_table(path, new))
            except ServeError as error:
                faults.append(error)
                if leave_out is None or len(faults) == len(paths):
                    raise
                leave_out(f"{error}; this table is not served")
        yield tables


@contextmanager
def _table(path: Path, new: bool) -> Iterator[Table]:
    """Open the table of one record; raises as `open_tables` does."""
    with ExitStack() as stack:
        try:
            table = Table(stack.enter_context(RecordFile(path, new)))
        except FileExistsError:
            raise
        except RecordError as error:
            ruling = f" [{error.ruling}]" if error.ruling else ""
            raise ServeError(f"{path}:{error.line}: {error}{ruling}") from None
        except (RulingError, OSError) as error:
            raise ServeError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
        yield table


def records_in(folder: Path) -> list[Path]:
    """Return the records of a folder, by name; raises ServeError if there is none."""
    found = sorted(path for pattern in RECORDS for path in folder.glob(pattern) if _is_record(path))
    if not found:
        wanted = "files such as table-1.txt that begin with 'rules 1'"
        raise ServeError(f"{folder} has no record: {wanted}")
    return found


def _is_record(path: Path) -> bool:
    """Tell whether the first statement of a file is one with which records begin."""
    try:
        check_file(path)
        with path.open("rb") as file:
            begin = file.read(_MOST_BEFORE_RECORD)
    except OSError:
        return False
    for line in lines(begin + b"\n")[0]:
        words = words_of(line or "")
        if words:
            return words[0].lower() in HEAD and len(words) == 2
    return False
