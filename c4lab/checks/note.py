"""A page of memory that worker and sandbox share: what the worker is doing right now.

The sandbox can read it after the worker was killed, and nothing that a learner does to files or
streams reaches it.
"""

from __future__ import annotations

import mmap
from pathlib import Path

ANSWER, RESULT, NOTE = "answer.pickle", "result.json", "note"  # what is in a check's folder
BROKEN, OUT_OF_MEMORY = 70, 71  # exit statuses of a worker that leaves no result
SIZE = 4096
NOT_STARTED, STARTED, SETTLED = 0, 1, 2


class Note:
    """The shared page: a state and a text.

    STARTED once the learner's code may run; SETTLED once a result is known that only a better
    explanation could still replace.
    """

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(SIZE))
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), SIZE)

    @property
    def state(self) -> int:
        return self._page[0]

    @state.setter
    def state(self, state: int) -> None:
        self._page[0] = state

    @property
    def text(self) -> str:
        return self._page[1:].partition(b"\0")[0].decode(errors="replace")

    @text.setter
    def text(self, text: str) -> None:
        data = text.encode()[: SIZE - 2] + b"\0"
        self._page[1 : 1 + len(data)] = data

    def wipe(self) -> None:
        self._page[1] = 0

    def close(self) -> None:
        self._page.close()
