"""Talking with a Python of its own in lines of JSON, over what a notebook cannot open.

A pipe can be opened by its name in /proc, to read or to write; a socket cannot.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from queue import Queue
from typing import IO, Any

LARGEST = 64_000_000  # bytes of a line
END_SECONDS = 8.0


def start(module: str, environment: Mapping[str, str]) -> tuple[subprocess.Popen[bytes], Talk]:
    """A new Python that runs the module, and the talk with it. Raises OSError."""
    command = [sys.executable, "-P", "-m", module]
    ours, theirs = socket.socketpair() if os.name == "posix" else (None, None)
    end = theirs.fileno() if theirs is not None else subprocess.PIPE
    try:
        process = subprocess.Popen(
            command,
            stdin=end,
            stdout=end,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env=environment,
            start_new_session=True,  # Ctrl-C does not reach it
        )
    except BaseException:
        if ours is not None:
            ours.close()
        raise
    finally:
        if theirs is not None:
            theirs.close()
    return process, Talk(process, ours)


class Talk:
    """What is said to a process and by it. `lines` has each line that it says, and b"" when there
    is no other."""

    def __init__(self, process: subprocess.Popen[bytes], ours: socket.socket | None) -> None:
        self.lines: Queue[bytes] = Queue()
        self._socket = ours
        files = [ours.makefile(mode, buffering=0) for mode in ("rb", "wb")] if ours else []
        self._heard: IO[bytes] | Any = files[0] if files else process.stdout
        self._said: IO[bytes] | Any = files[1] if files else process.stdin
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, what: Mapping[str, Any]) -> None:
        """Says a line; nothing if the process has ended."""
        data = memoryview(json.dumps(what).encode() + b"\n")
        with suppress(OSError):
            while data:
                data = data[self._said.write(data) :]
            self._said.flush()

    def hang_up(self) -> None:
        """Says that nothing more will be said."""
        with suppress(OSError):
            if self._socket is not None:
                self._socket.shutdown(socket.SHUT_WR)
            else:
                self._said.close()

    def close(self) -> None:
        """Closes what is open, once the process has ended."""
        self._reader.join(END_SECONDS)
        for each in (self._heard, self._said, self._socket):
            with suppress(OSError):
                if each is not None:
                    each.close()

    def _read(self) -> None:
        data = b""
        with suppress(OSError, ValueError):
            while len(data) < LARGEST and (more := self._heard.read(1 << 16)):
                *lines, data = (data + more).split(b"\n")
                for line in lines:
                    self.lines.put(line or b" ")
        self.lines.put(b"")


def read_line(line: bytes) -> dict[str, Any]:
    """What a line says; {} if it is no JSON or no dict."""
    try:
        reply = json.loads(line)
    except ValueError:
        return {}
    return reply if isinstance(reply, dict) else {}
