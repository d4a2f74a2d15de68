"""Workers for several answers: to start a supervisor takes longer than most checks."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Self

from c4lab.checks.judging.forked_workers import open_workers
from c4lab.checks.judging.talking import Worker, Workers


class SharedWorkers:
    """Context manager: workers of one supervisor, which starts when the first one is needed."""

    def __init__(self) -> None:
        self._opened = ExitStack()
        self._workers: Workers | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> Worker:
        """A new worker. Raises OSError if none can be started."""
        if self._workers is None:
            self._workers = self._opened.enter_context(open_workers())
        return self._workers.start()

    def close(self) -> None:
        """Ends the supervisor, whatever it does; the next worker gets another."""
        self._workers = None
        self._opened.close()
