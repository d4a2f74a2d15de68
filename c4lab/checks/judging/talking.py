"""What comes from whoever runs the learner's code: a reply, or none and why, and what it prints.

No reply means a loop without end, memory, or a crash. Of what is printed, the first lines are kept.
"""

from threading import Thread
from typing import Any, Protocol

from c4lab.checks.working.serving import BROKE_OFF
from c4lab.checks.writing.result import Raised

LARGEST_STATUS = 127  # of a program that ends itself; Windows and shells add what ended it
BREAKS_OUT = (
    "breaks-out",
    "Your answer writes to files or memory that belong to the check. It is judged by what its "
    "calls return, so let it return its value.",
)


class NoReply(Exception):
    """No reply came. `why`: time, memory, gone or junk; `status`: the worker's exit status."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why, self.status = why, status


class Worker(Protocol):
    """Runs the learner's code: answers the requests of `calling`, in their order. `waited` are the
    seconds that the last `receive` took, or those for which its steps stand."""

    waited: float

    def send(self, request: dict[str, Any]) -> None:
        """Sends a request and does not wait for the reply."""

    def receive(self, seconds: float) -> Any:
        """The reply to the oldest open request. Raises NoReply; the worker has ended then."""

    def end(self) -> str:
        """Ends the worker with all that it started; returns the first lines that it printed."""


class Workers(Protocol):
    """Starts workers; which kind depends on the system."""

    def start(self) -> Worker:
        """A new worker. Raises OSError if none can be started."""


class Lost(Raised):
    """A call did not come back, and its worker has ended."""


def no_reply(why: NoReply, text: str, answered: int) -> Lost:
    """The Lost for a call, or several lines, that gave no reply after `answered` others did."""
    text = f"{text}\nThis" if "\n" in text else text
    if why.why == "memory":
        return Lost(
            "too-much-memory",
            f"{text} took more than a gigabyte of memory: is there a list that never stops "
            "growing?",
        )
    if why.why == "time":
        running = f"{text} was still running after the seconds that a check has"
        if answered > 1:
            running += (
                f". Your function answered {answered:,} calls before it: does it do the same work "
                "again and again, or is there a loop that does not end here?"
            )
        else:
            running += (
                ": is there a loop that never ends, one that does far more than it needs, or a "
                "number with millions of digits?"
            )
        return Lost("still-running", running)
    if why.why == "junk":
        return Lost(*BREAKS_OUT)
    if why.status == BROKE_OFF:
        return Lost(
            "crashed",
            f"{text} broke off: does it close files that it did not open, change what Python "
            "itself is made of, or end the program with os._exit()?",
        )
    if 0 <= why.status <= LARGEST_STATUS:
        return Lost(
            "exits",
            f"{text} ended the whole program: leave out exit() and os._exit(), and let it return.",
        )
    return Lost(
        "crashed",
        f"{text} brought Python itself down: does it call itself far too often, with "
        "sys.setrecursionlimit() raised, or end processes?",
    )


KEPT = 64 * 1024  # bytes
LINES, WIDTH = 10, 200  # of the excerpt: lines, and characters of a line


class KeptOutput:
    """Stands in for `sys.stdout`: keeps the first bytes, and only counts the others."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self._kept = b""
        self._size = 0
        self._lines = 0
        self._last = b""

    def add(self, block: bytes) -> None:
        self._kept += block[: KEPT - len(self._kept)]
        self._size += len(block)
        self._lines += block.count(b"\n")
        self._last = block or self._last

    def write(self, text: str) -> int:
        self.add(text.encode(errors="replace"))
        return len(text)

    def flush(self) -> None:
        """Everything is kept already."""

    def close(self) -> None:
        """Who reads it still needs it."""

    def isatty(self) -> bool:
        return False

    def excerpt(self) -> str:
        lines = self._kept.decode(errors="replace").splitlines()
        shown = [line if len(line) <= WIDTH else f"{line[:WIDTH]}..." for line in lines[:LINES]]
        total = self._lines + (not self._last.endswith(b"\n") and self._size > 0)
        if total > LINES:
            shown.append(f"... {total:,} lines in all")
        elif self._size > KEPT:
            shown.append(f"... {self._size:,} characters in all")
        return "\n".join(shown)


class Printed(KeptOutput):
    """What comes out of a stream, read in a thread until the stream ends."""

    def __init__(self, stream: Any) -> None:
        super().__init__()
        self._stream = stream
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def finish(self) -> None:
        """Reads the rest, once the worker has ended."""
        self._reader.join(0.2)  # another process could hold the stream open for ever

    def _read(self) -> None:
        with self._stream:
            while block := self._stream.read1(KEPT):
                self.add(block)
