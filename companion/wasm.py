"""Compiles WebAssembly, whose numbers are the same on every machine, with wasmtime."""

from functools import cache
from pathlib import Path
from typing import Any

from companion.data import DataError


@cache
def compiled(file: Path, name: str) -> tuple[Any, Any]:
    """Return an engine of wasmtime and the module in `file`, made once for each file.

    Raises DataError, which calls it `name`, if the file is missing or damaged.
    """
    # browsers have neither, and few commands wait for them
    import atexit

    import wasmtime

    atexit.register(compiled.cache_clear)  # it can't free anything once Python is taken apart
    config = wasmtime.Config()
    config.parallel_compilation = False  # its threads are missing in a forked process, which waits
    engine = wasmtime.Engine(config)
    try:
        return engine, wasmtime.Module(engine, file.read_bytes())
    except (OSError, wasmtime.WasmtimeError) as error:
        raise DataError(name) from error
