"""Running the server: where it listens, what is printed, how computers play, and how it ends."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from urllib.parse import quote

import uvicorn
from starlette.concurrency import run_in_threadpool

from companion import computers, qr
from companion.desk.keyboard import OpenTable
from companion.desk.seats import new_token
from companion.errors import RulingError
from companion.recordfile import RecordFile
from companion.web.addresses import ServeError, lan_address, listening_socket
from companion.web.guard import (
    BACKLOG,
    SECONDS_KEPT_ALIVE,
    Connection,
    prepare_for_many,
    quiet_config,
)
from companion.web.server import Service, application
from companion.web.tables import Table, open_tables, records_in
from companion.words import ENGLISH

LOOPBACK = "127.0.0.1"


def _say(line: str) -> None:
    print(line, flush=True)


def serve(
    record: Path,
    *,
    new: bool = False,
    folder: Path | None = None,
    lan: bool = False,
    address: str | None = None,
    port: int = 0,
    again: Callable[[Path | None], str],
    tag: str = ENGLISH,
) -> None:
    """Serve a table, or those of all records in `folder`, until a signal ends it.

    At the end it says that the command `again` goes on, which gets the file to which the only
    record has moved. `tag` is the language for phones whose own is not there. Raises ServeError if
    it can't be done.
    """
    listening = address or (_lan() if lan else LOOPBACK)
    sock = listening_socket(listening, port)
    try:
        paths = [record] if folder is None else records_in(folder)
        with open_tables(paths, new, leave_out=None if folder is None else _say) as tables:
            url = _url(listening, sock)
            service = Service(tables, url, new_token(), tag)
            for table in tables.values():
                if table.cut:
                    _say(f"{table.path}: the last line was cut off before its end and is dropped")
                table.file.on_fault = partial(_tell_fault, table)
            server = _Server(_config(service), service)
            with _on_signals(server.handle_exit):
                for line in _instructions(service, tables, folder is not None, sys.stdout.isatty()):
                    _say(line)
                server.run([sock])
            for line in _closing_lines(list(tables.values()), again):
                _say(line)
    finally:
        sock.close()


def _tell_fault(table: Table) -> None:
    """Tell whoever sits at the terminal that the record of a table takes no more statements."""
    _say(f"{table.name}: {table.file.fault}. Nothing more is accepted.")
    _say("To write the whole game to another file, type its name here, or use the host's page.")


def _closing_lines(tables: Sequence[Table], again: Callable[[Path | None], str]) -> Iterator[str]:
    """Yield what is said at the end; a command goes on only where the record is as it was left."""
    for table in tables:
        table.look_at_record()
        if table.file.fault:
            yield f"{table.name}: the record is not kept: {table.file.fault}"
    kept = [table for table in tables if not table.file.fault]
    moved = [table for table in kept if table.path != table.opened]
    for table in moved:
        yield f"{table.name}: the game is in {table.path} now"
    path = moved[0].path if moved and len(tables) == 1 else None
    yield f"stopped; '{again(path)}' goes on" if kept else "stopped"


def _url(listening: str, sock: socket.socket) -> str:
    """Return the address that phones open, on one of the networks."""
    host = listening
    if listening in ("0.0.0.0", "::"):
        host = lan_address() or LOOPBACK
    return f"http://{f'[{host}]' if ':' in host else host}:{sock.getsockname()[1]}/"


def _lan() -> str:
    found = lan_address()
    if found is None:
        raise ServeError(
            "no network is connected: switch a hotspot on, or give this computer's --address"
        )
    return found


def _instructions(
    service: Service, tables: Mapping[str, Table], folder: bool, symbol: bool
) -> Iterator[str]:
    """Yield what the host has to know, the address to open first last."""
    url = service.address
    if folder:
        for name, table in tables.items():
            yield f"{name}: players join with the room code {table.desk.seats.code}"
        yield "All tables, with a QR symbol for each, for you alone:"
        yield f"  {url}#organiser={service.organiser_key}"
        yield "Ctrl-C ends it; the records are on disk at all times."
        return
    ((name, table),) = tables.items()
    yield from _invitation(url, table, symbol)
    yield f"You, the host  {url}#table={quote(name)}&host={table.desk.seats.host_key}"
    yield "Ctrl-C ends it; the record is on disk at all times."


def _invitation(url: str, table: Table, symbol: bool) -> Iterator[str]:
    code = table.desk.seats.code
    join = f"{url}#table={quote(table.name)}&code={code}"
    if symbol:
        yield qr.in_characters(join)
    yield f"Players open   {join}"
    yield f"  or {url} and type the room code {code}"
    if url.startswith(f"http://{LOOPBACK}"):
        yield "  (only on this computer; --lan opens it to the phones on your network)"


@contextmanager
def beside(
    record_file: RecordFile, address: str | None = None, port: int = 0, tag: str = ENGLISH
) -> Iterator[OpenTable]:
    """Serve a table in a thread of its own, on the local network or `address`.

    `tag` is the language for phones whose own is not there.

    Raises ServeError if that can't be, RecordError if the record is faulty.
    """
    listening = address or _lan()
    with closing(listening_socket(listening, port)) as sock:
        table = Table(record_file, moves=False)
        url = _url(listening, sock)
        service = Service({table.name: table}, url, new_token(), tag)
        server, loops = uvicorn.Server(_config(service)), SimpleQueue[asyncio.AbstractEventLoop]()

        async def run() -> None:
            loops.put(asyncio.get_running_loop())
            await server.serve([sock])

        def stop() -> None:
            service.stop()
            server.should_exit = True

        thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
        thread.start()
        loop = loops.get()

        def wake() -> None:
            loop.call_soon_threadsafe(table.wake)

        table.desk.watchers.append(wake)
        try:
            yield OpenTable(table.desk, lambda symbol: "\n".join(_invitation(url, table, symbol)))
        finally:
            loop.call_soon_threadsafe(stop)
            thread.join()
            if not record_file.stays:
                table.forget_seats()


class _Server(uvicorn.Server):
    """The server: it ends its streams when it ends, and looks after the records."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self._service = service

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        service = self._service
        self._computers = [
            asyncio.create_task(play_computers(table, lambda: service.stopping))
            for table in service.tables.values()
        ]
        if sys.platform != "win32" and sys.stdin is not None and sys.stdin.isatty():
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._line_typed)

    def _line_typed(self) -> None:
        """Take what is typed for the name of the file in which a game goes on."""
        name = os.read(sys.stdin.fileno(), 4096).decode(errors="replace").strip()
        faulty = [table for table in self._service.tables.values() if table.file.fault]
        if not name or not faulty:
            return
        try:
            with faulty[0].desk.lock:
                faulty[0].desk.save_as(str(Path(name).absolute()))
        except RulingError as error:
            _say(str(error))
        else:
            faulty[0].wake()
            _say(f"The whole game is in {name} and goes on there.")

    async def on_tick(self, counter: int) -> bool:
        """Look every two seconds whether the records are as they were left."""
        if counter % 20 == 0:
            for table in self._service.tables.values():
                if await run_in_threadpool(table.look_at_record):
                    table.wake()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._service.stop()
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals as they are: they have been for the server since before it ran."""
        yield


@contextmanager
def _on_signals(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGBREAK")]
    before = {each: signal.signal(each, handler) for each in numbers if each is not None}
    try:
        yield
    finally:
        for each, former in before.items():
            signal.signal(each, former)


def _config(service: Service) -> uvicorn.Config:
    prepare_for_many()
    return quiet_config(
        application(service),
        http=Connection,
        backlog=BACKLOG,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
        h11_max_incomplete_event_size=16_384,
    )


# -- the computer's seats --------------------------------------------------------------------------

PACE = 2.5
"""Seconds between a statement and what the computer says next, unless the host chooses others."""

_log = logging.getLogger(__name__)


async def play_computers(table: Table, stopping: Callable[[], bool]) -> None:
    """Say what the computer chooses at a table, until `stopping`.

    A statement comes a fixed time after the one before it, however long the computer thought.
    """
    loop = asyncio.get_running_loop()
    version, began = -1, 0.0
    with table.waiting(new_token()) as waiting:
        while not stopping():
            waiting.changed.clear()
            choice = await run_in_threadpool(table.desk.due)
            if choice is not None:
                if choice.version != version:
                    version, began = choice.version, loop.time()
                text = await run_in_threadpool(computers.decide, choice)
                await asyncio.sleep(began + table.desk.pace.seconds(PACE) - loop.time())
                try:
                    await run_in_threadpool(table.desk.carry_out, choice, text)
                    table.wake()
                    continue
                except (RulingError, OSError) as error:
                    _log.warning("%s: the computer said nothing: %s", table.name, error)
            await waiting.changed.wait()
