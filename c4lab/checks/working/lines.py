"""The inner end of a `PythonProcess`, which is spoken to in lines of JSON over its pipes.

The process gets a folder of its own as its only argument.
"""

import json
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from shutil import rmtree
from typing import IO, Any, NoReturn

LARGEST = 1 << 24  # bytes of a line that is said
CROWD = 1_500_000  # lists, dicts and commas in a line
READY, NO_MEMORY = {"ready": True}, {"gone": "memory"}  # the first line, and maybe the last


class Lines:
    """Takes the standard input and output for itself. The code that runs here finds an empty input
    in their place, and what it writes to its output goes where its errors go.

    `when_over` is called in a thread of its own when the input ends: whoever asked is gone. Without
    it the process ends then, and its folder is removed.
    """

    def __init__(self, when_over: Callable[[], object] | None = None) -> None:
        self.folder = sys.argv[1]
        heard = os.fdopen(os.dup(0), "rb")
        self._said = os.fdopen(os.dup(1), "wb", buffering=0)
        silence = os.open(os.devnull, os.O_RDONLY)
        os.dup2(silence, 0)
        os.dup2(2, 1)
        os.close(silence)
        sys.stdin, sys.stdout, sys.stderr = (
            open(number, mode, buffering, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
            for number, mode, buffering in ((0, "r", -1), (1, "w", 1), (2, "w", 1))
        )
        self._waiting: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(
            target=self._hear, args=(heard, when_over or self.end), daemon=True
        ).start()

    def next(self) -> Any:
        return json.loads(self._waiting.get())

    def say(self, what: dict[str, Any]) -> None:
        """Says a line. A "value" that is too long is said to be so."""
        data = json.dumps(what).encode() + b"\n"
        if len(data) > LARGEST and "value" in what:
            data = json.dumps(what | {"value": {"thing": ["too large", "value"]}}).encode() + b"\n"
        while data:
            data = data[self._said.write(data) :]

    def end(self) -> NoReturn:
        """Ends this process, also with threads left behind, and removes its folder."""
        rmtree(self.folder, ignore_errors=True)
        os._exit(0)

    def _hear(self, heard: IO[bytes], when_over: Callable[[], object]) -> None:
        """Takes each line at once, also while the last one is worked on."""
        with suppress(OSError, ValueError):  # the code that runs here has closed it
            for line in heard:
                self._waiting.put(line)
        when_over()


def refuse_crowds(data: bytes, most: int = CROWD) -> None:
    """Raises ValueError for JSON with more lists, dicts and commas: each takes a hundred bytes once
    it is read."""
    if sum(map(data.count, (b"[", b"{", b","))) > most:
        raise ValueError("too much to read")
