"""What a learner's code prints: its first lines, and how many there were."""

from threading import Thread
from typing import Any

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
            shown.append(f"... and {total - LINES:,} more lines")
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
