"""The computer's seats at a table of a server: it thinks beside the table, and takes its time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from starlette.concurrency import run_in_threadpool

from companion.desk import computers
from companion.errors import RulingError
from companion.web.tables import Table

PACE = 2.5
"""Seconds between a statement and what the computer says next, unless the host chooses others."""

_log = logging.getLogger(__name__)


async def play_computers(table: Table, stopping: Callable[[], bool]) -> None:
    """Say what the computer chooses at a table, until `stopping`.

    A statement comes a fixed time after the one before it, however long the computer thought.
    """
    loop = asyncio.get_running_loop()
    version, began = -1, 0.0
    with table.waiting(secrets.token_hex()) as waiting:
        while not stopping():
            waiting.changed.clear()
            choice = await run_in_threadpool(table.desk.due)
            if choice is not None:
                if choice.version != version:
                    version, began = choice.version, loop.time()
                text = await run_in_threadpool(computers.safely, choice)
                pace = PACE if table.desk.pace is None else table.desk.pace
                await asyncio.sleep(began + pace - loop.time())
                try:
                    await run_in_threadpool(table.desk.carry_out, choice, text)
                    table.wake()
                    continue
                except (RulingError, OSError) as error:
                    _log.warning("%s: the computer said nothing: %s", table.name, error)
            await waiting.changed.wait()
