"""Functions of a WebAssembly file, called from Python: by wasmtime, or by the browser in a tab.

Such a file is compiled once and runs on every computer. Its functions take and give whole numbers
of 32 bits. All else lies in the file's own memory, where both sides read and write it.
"""

import atexit
import mmap
import sys
from collections.abc import Callable
from ctypes import (
    CDLL,
    addressof,
    c_size_t,
    c_void_p,
    memmove,
    memset,
    py_object,
    pythonapi,
    string_at,
)
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any, Protocol
from weakref import WeakSet

IN_BROWSER = sys.platform == "emscripten"
PAGE = 1 << 16  # bytes: memory is given out in pages
HUGE = 1 << 21  # bytes of a huge page, where the computer has them


class Library(Protocol):
    """The functions of a file, with a memory that only they and we use. For one thread at a time.

    `start` is the address from which on the memory is free; it is 0 there at first.
    """

    start: int

    def function(self, name: str) -> Callable[..., int]:
        """The function of this name."""

    def read(self, address: int, length: int) -> bytes:
        """The bytes from this address on."""

    def write(self, address: int, data: bytes) -> None:
        """Writes the bytes to this address."""

    def clear(self, address: int, length: int) -> None:
        """Sets these bytes to 0."""


def words(length: int) -> Struct:
    """So many signed numbers of 64 bits, as they lie in the memory."""
    return Struct(f"<{length}q")


def load(file: Path, room: int) -> Library:
    """The functions of a file, with `room` bytes of free memory.

    Raises FileNotFoundError without the file, ImportError where nothing can run it, MemoryError if
    there is no room.
    """
    return (_ByBrowser if IN_BROWSER else _ByWasmtime)(file, room)


class _ByWasmtime:
    def __init__(self, file: Path, room: int) -> None:
        import wasmtime

        self._store = _to_the_end(wasmtime.Store(_engine()))
        exports = wasmtime.Instance(self._store, _module(file), []).exports(self._store)
        self._functions: Any = exports
        memory: Any = exports["memory"]
        base: Any = exports["__heap_base"]
        taken = base.value(self._store)
        try:
            memory.grow(self._store, _pages(taken + HUGE + room) - memory.size(self._store))
        except wasmtime.WasmtimeError as error:
            raise MemoryError(f"There is no room for {room} bytes: {error}.") from None
        # It never grows again, so this address stays.
        self._address = addressof(memory.data_ptr(self._store).contents)
        _ask_for_huge_pages(self._address, memory.data_len(self._store))
        # What is used together begins with a huge page.
        self.start = taken + -(self._address + taken) % HUGE

    def function(self, name: str) -> Callable[..., int]:
        function, store = self._functions[name], self._store

        def call(*numbers: int) -> int:
            return int(function(store, *numbers))

        return call

    def read(self, address: int, length: int) -> bytes:
        return string_at(self._address + address, length)

    def write(self, address: int, data: bytes) -> None:
        memmove(self._address + address, data, len(data))

    def clear(self, address: int, length: int) -> None:
        memset(self._address + address, 0, length)


@cache
def _engine() -> Any:
    import wasmtime

    return _to_the_end(wasmtime.Engine())


@cache
def _module(file: Path) -> Any:
    import wasmtime

    return _to_the_end(wasmtime.Module(_engine(), file.read_bytes()))


def _ask_for_huge_pages(address: int, length: int) -> None:
    """They make a large table faster. Only Linux can be asked for them, and may have none."""
    if sys.platform == "linux":
        CDLL(None).madvise(c_void_p(address), c_size_t(length), mmap.MADV_HUGEPAGE)


_alive: WeakSet[Any] = WeakSet()


def _to_the_end(owner: Any) -> Any:
    """An object of wasmtime that nothing frees any more once the process is about to end.

    Another thread may be at work with it then; and what wasmtime needs to free it is gone.
    """
    _alive.add(owner)
    return owner


@atexit.register
def _keep() -> None:
    for owner in _alive:
        pythonapi.Py_IncRef(py_object(owner))


class _ByBrowser:
    """Needs Pyodide, which is Python in a browser."""

    def __init__(self, file: Path, room: int) -> None:
        import js  # type: ignore[import-not-found]
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        module = js.WebAssembly.Module.new(to_js(file.read_bytes()))
        self._exports = js.WebAssembly.Instance.new(module, js.Object.new()).exports
        memory = self._exports.memory
        base = getattr(self._exports, "__heap_base")
        self.start = -(-base.value // PAGE) * PAGE
        try:
            memory.grow(_pages(self.start + room) - memory.buffer.byteLength // PAGE)
        except Exception as error:  # a RangeError of JavaScript
            raise MemoryError(f"There is no room for {room} bytes: {error}.") from None
        self._bytes = js.Uint8Array.new(memory.buffer)
        self._to_js = to_js

    def function(self, name: str) -> Callable[..., int]:
        function: Callable[..., int] = getattr(self._exports, name)
        return function

    def read(self, address: int, length: int) -> bytes:
        return bytes(self._bytes.subarray(address, address + length).to_bytes())

    def write(self, address: int, data: bytes) -> None:
        self._bytes.set(self._to_js(data), address)

    def clear(self, address: int, length: int) -> None:
        self._bytes.fill(0, address, address + length)


def _pages(length: int) -> int:
    return -(-length // PAGE)
