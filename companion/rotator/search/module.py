"""Runs `search.wasm`: by wasmtime on a computer, by the browser's own WebAssembly on the site.

`search.cpp` beside this file is its source, and says what its functions do.
"""

import struct
import sys
import threading
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, cast
from weakref import WeakMethod

from companion.data import DataError
from companion.wasm import compiled

_FILE = Path(__file__).with_name("search.wasm")
_NAME = "companion/rotator/search/search.wasm"
_BYTES = 8

Report = Callable[[float, int, int], None]
"""Called now and then with situations, boosts and turn; it may raise to leave the module."""

Stop = Callable[[], None]
"""Called when a limit is reached; it raises an exception."""


class Instance(Protocol):
    """The module with a memory of its own, which has one board."""

    def __init__(self, report: Report | None, stop: Stop) -> None: ...

    def call(self, function: str, *arguments: int) -> int:
        """Call a function of the module."""

    def write(self, data: bytes) -> None:
        """Write to the desk, from its beginning."""

    def read(self, size: int) -> bytes:
        """Read so many bytes of the desk, from its beginning."""


def instance(report: Report | None, stop: Stop) -> Instance:
    """Return a new instance of the module; raises DataError if its file is damaged.

    `report` is a method, or None: a Ctrl-C amid a call of Python would end the program. Its object,
    which keeps the instance, is not kept by it: else nobody would ever free the memory, as whoever
    runs the module keeps what it calls.
    """
    kind = _BrowserInstance if sys.platform == "emscripten" else _WasmtimeInstance
    if report is None:
        return kind(None, stop)
    method = WeakMethod(report)

    def report_if_alive(situations: float, boosts: int, turn: int) -> None:
        alive = method()
        if alive is not None:
            alive(situations, boosts, turn)

    return kind(report_if_alive, stop)


_IGNORING = '(module (func (export "report") (param f64 i32 i32)))'
"""Takes reports that nobody wants."""


def numbers(data: bytes) -> tuple[int, ...]:
    """Return the numbers in `data`, as they are on the desk."""
    return struct.unpack(f"<{len(data) // _BYTES}q", data)


def packed(values: Sequence[int]) -> bytes:
    """Return numbers as they are on the desk."""
    return struct.pack(f"<{len(values)}q", *values)


_ONE_AT_A_TIME = threading.RLock()
"""wasmtime keeps what a callback has raised in one place for all threads of a process."""


class _WasmtimeInstance:
    def __init__(self, report: Report | None, stop: Stop) -> None:
        engine, module = compiled(_FILE, _NAME)
        from wasmtime import Func, FuncType, Instance, Module, Store, Trap, ValType, WasmtimeError

        self._faults = KeyError, Trap, WasmtimeError
        self._store = Store(engine)
        if report is None:
            ignoring = Instance(self._store, Module(engine, _IGNORING), [])
            reporting: Any = ignoring.exports(self._store)["report"]
        else:
            kinds = [ValType.f64(), ValType.i32(), ValType.i32()]
            reporting = Func(self._store, FuncType(kinds, []), report)
        given = {"report": reporting, "stop": Func(self._store, FuncType([], []), stop)}
        try:
            imports = [given[each.name] for each in module.imports]
            self._exports = cast(Any, Instance(self._store, module, imports).exports(self._store))
            self._desk = self._exports["desk_address"](self._store)
        except self._faults as error:
            raise DataError(_NAME) from error

    def call(self, function: str, *arguments: int) -> int:
        try:
            with _ONE_AT_A_TIME:
                return int(self._exports[function](self._store, *arguments) or 0)
        except self._faults as error:
            raise DataError(_NAME) from error

    def write(self, data: bytes) -> None:
        self._exports["memory"].write(self._store, data, self._desk)

    def read(self, size: int) -> bytes:
        return bytes(self._exports["memory"].read(self._store, self._desk, self._desk + size))


@cache
def _browser_module() -> Any:
    js = _browser()
    return js.WebAssembly.Module.new(js.Uint8Array.new(_FILE.read_bytes()))


def _browser() -> Any:
    import js  # type: ignore[import-not-found]

    return js


class _BrowserInstance:
    def __init__(self, report: Report | None, stop: Stop) -> None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        self._js = _browser()
        ignoring = self._js.Math.abs  # it changes nothing
        given = {"env": {"report": report or ignoring, "stop": stop}}
        imports = to_js(given, dict_converter=self._js.Object.fromEntries)
        self._exports = self._js.WebAssembly.Instance.new(_browser_module(), imports).exports
        self._desk = self._exports.desk_address()

    def call(self, function: str, *arguments: int) -> int:
        return int(getattr(self._exports, function)(*arguments) or 0)

    def write(self, data: bytes) -> None:
        self._part(len(data)).assign(data)

    def read(self, size: int) -> bytes:
        return bytes(self._part(size).to_bytes())

    def _part(self, size: int) -> Any:
        return self._js.Uint8Array.new(self._exports.memory.buffer, self._desk, size)
