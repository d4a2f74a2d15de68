"""Starts workers: on Linux, macOS and Windows each is a new Python; a tab has `local_workers`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Self

from c4lab.checks.judging.local_workers import LocalWorkers
from c4lab.checks.judging.python_process import PythonProcess, Sandbox, no_sandbox
from c4lab.checks.judging.talking import Workers
from c4lab.checks.working import serving
from c4lab.work.starting import threads_start

MEMORY = 1 << 30  # bytes that a worker's processes may grow by
OPTIONS = (
    *("-S", "-X", "utf8"),  # PYTHONPATH says all: without `site`, Python starts in half the time
    "-P",  # `import random` does not find a random.py beside the notebook
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)


def open_workers(
    sandbox: Sandbox = no_sandbox, beside: Sequence[str] = ()
) -> AbstractContextManager[Workers]:
    """Context manager: the workers that this system has. Pythons run in the sandbox, and find the
    learner's own modules in the folders `beside` too."""
    return PythonWorkers(sandbox, beside) if threads_start() else nullcontext(LocalWorkers())


class PythonWorkers:
    """Context manager: starts a Python for each worker. The first one is started at once, while the
    answer is still packed."""

    def __init__(self, sandbox: Sandbox, beside: Sequence[str]) -> None:
        self._sandbox, self._beside = sandbox, beside
        self._ready: PythonProcess | None = None

    def __enter__(self) -> Self:
        self._ready = self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._ready is not None:
            self._ready.end()

    def start(self) -> PythonProcess:
        """A new worker. Raises OSError if none can be started."""
        ready, self._ready = self._ready, None
        return ready or PythonProcess(
            serving.__name__, OPTIONS, MEMORY, self._sandbox, self._beside
        )
