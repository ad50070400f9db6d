"""Runs small neural networks, with the same results on every machine.

`network.cpp` beside this file is the source of `network.wasm`, and says what its functions do.
"""

from __future__ import annotations

import atexit
from array import array
from functools import cache
from pathlib import Path
from typing import Any, cast

from PIL import Image

from cardgen.data import read_data
from companion.data import DataError

_MODULE = Path(__file__).with_name("network.wasm")
_BYTES = 4


def results_of(file: str, count: int, picture: Image.Image, shift: float) -> list[array[float]]:
    """Return the first `count` results of the network in `file` for a picture in colour.

    The picture has the size that the network wants, which sees its tones as `shift` to 1.

    Raises:
        DataError: a file of the program is missing or damaged.
    """
    network = read_data(file, Path.read_bytes)
    wasmtime, engine, module = _engine()
    store = wasmtime.Store(engine)
    try:
        functions = cast(Any, wasmtime.Instance(store, module, []).exports(store))
        memory = functions["memory"]

        def written(data: bytes) -> int:
            place = cast(int, functions["room"](store, len(data)))
            memory.write(store, data, place)
            return place

        given = written(network), len(network), written(picture.tobytes())
        functions["run"](store, *given, (1 - shift) / 255, shift)
        found = []
        for number in range(count):
            start = functions["result"](store, number)
            end = start + _BYTES * functions["size_of_result"](store, number)
            found.append(array("f", bytes(memory.read(store, start, end))))
    except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
        raise DataError(file) from error
    return found


@cache
def _engine() -> tuple[Any, Any, Any]:
    """Return wasmtime, its engine, and the module for it."""
    import wasmtime

    atexit.register(_engine.cache_clear)  # it can't free anything once Python takes it apart
    config = wasmtime.Config()
    config.parallel_compilation = False  # its threads are missing in a forked process, which waits
    engine = wasmtime.Engine(config)
    try:
        return wasmtime, engine, wasmtime.Module(engine, _MODULE.read_bytes())
    except (OSError, wasmtime.WasmtimeError) as error:
        raise DataError(_MODULE.name) from error
