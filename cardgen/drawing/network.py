"""Runs small neural networks, with the same results on every machine.

`network.cpp` beside this file is the source of `network.wasm`, and says what its functions do.
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, cast

from PIL import Image

from cardgen.data import read_data
from companion.data import DataError
from companion.wasm import compiled

_FILE = Path(__file__).with_name("network.wasm")
_BYTES = 4


def results_of(file: str, count: int, picture: Image.Image, shift: float) -> list[array[float]]:
    """Return the first `count` results of the network in `file` for a picture in colour.

    The picture has the size that the network wants, which sees its tones as `shift` to 1. Raises
    DataError if a file of the program is missing or damaged.
    """
    network = read_data(file, Path.read_bytes)
    engine, module = compiled(_FILE, "cardgen/drawing/network.wasm")
    import wasmtime  # loaded by now

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
