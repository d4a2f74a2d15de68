"""Starts workers: on Linux, macOS and Windows each is a new Python. In a tab, which has no
processes, an answer runs in the judge's own Python: its steps are limited, and what it breaks of
Python itself is mended. What it changes in other modules is not.
"""

from __future__ import annotations

import builtins
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, redirect_stderr, redirect_stdout
from typing import Any, NoReturn, Self

from c4lab.checks.judging.python_process import PythonProcess, Sandbox, no_sandbox
from c4lab.checks.judging.talking import KeptOutput, NoReply, Worker, Workers
from c4lab.checks.working import serving
from c4lab.checks.working.calling import AnswerServer
from c4lab.work.interruption import FREE, StepLimit
from c4lab.work.resting import threads_start

MEMORY = 1 << 30  # bytes that a worker's processes may grow by
OPTIONS = (
    *("-S", "-X", "utf8"),  # PYTHONPATH says all: without `site`, Python starts in half the time
    "-P",  # `import random` does not find a random.py beside the notebook
    *("-W", "ignore:coroutine:RuntimeWarning"),  # the result says it better
)
STEPS_A_SECOND = 1_000_000
"""Calls and rounds of loops that stand for a second of an answer's time: about as many as a fast
computer makes, so that a right answer is not stopped here that a worker's process lets pass."""
CHARACTERS_IN_ONE = 100  # are printed in the time of a step, about


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
        ready, self._ready = self._ready, None
        return ready or PythonProcess(
            serving.__name__, OPTIONS, MEMORY, self._sandbox, self._beside
        )


FREE.add(__file__)  # the guard takes none of the steps of an answer
MISSING = object()
WATCHED: tuple[dict[str, Any], ...] = (vars(builtins), sys.modules)
"""What no answer may change."""
MENDED: tuple[dict[str, Any], ...] = (*WATCHED, vars(sys))


def _ends(*_: object) -> NoReturn:
    raise SystemExit


def _does_nothing(*_: object) -> None:
    """Recursion that goes deeper than a browser allows ends Python there."""


INSIDE: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    (vars(builtins), {"exit": _ends, "quit": _ends}),
    (vars(sys), {"setrecursionlimit": _does_nothing}),
    (vars(os), {"_exit": _ends, "abort": _ends}),
)
"""What these names are while an answer runs."""


class LocalGuard:
    """Context manager around a call of the learner's code, whose steps `limit` limits.

    Inside, no call ends the process or allows deeper recursion. Afterwards Python is as before, and
    `broken` is whether the code had changed a built-in function or had removed a module.
    """

    def __init__(self, limit: AbstractContextManager[Any]) -> None:
        self.broken = False
        self._limit = limit

    def __enter__(self) -> Self:
        self._before = [(names, {**names}) for names in MENDED]
        for names, instead in INSIDE:
            self._before.append((names, {name: names[name] for name in instead if name in names}))
            names.update(instead)
        self._given = [(names, {**names}) for names in WATCHED]
        self._limit.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._limit.__exit__(*error)
        # No built-in function is called before all of them are back.
        for names, given in self._given:
            for name in given:
                if names.get(name, MISSING) is not given[name]:
                    self.broken = True
        for names, before in self._before:
            names.update(before)


class OutOfSteps(BaseException):
    """An answer took more steps than it may. No `except Exception` catches it."""


class LocalWorkers:
    """Runs answers in the judge's own process. Steps are limited instead of seconds, so an answer
    without end is stopped, but for one that never leaves a single call into C. No limit of memory
    holds but the system's own."""

    def start(self) -> Worker:
        return _LocalWorker()


class _LocalWorker:
    def __init__(self) -> None:
        self._limit = StepLimit(0, OutOfSteps)
        self._guard = LocalGuard(self._limit)
        self._server = AnswerServer(own_process=False, guard=lambda: self._guard)
        self._requests: list[dict[str, Any]] = []
        self._printed = _Costly(lambda steps: self._limit.pay(steps))
        self.waited = 0.0

    def send(self, request: dict[str, Any]) -> None:
        self._requests.append(dict(request))

    def receive(self, seconds: float) -> Any:
        request = self._requests.pop(0)
        budget = round(max(seconds, 0.0) * STEPS_A_SECOND)
        self._limit = StepLimit(budget, OutOfSteps)
        self._guard = LocalGuard(self._limit)
        with redirect_stdout(self._printed), redirect_stderr(self._printed):
            reply = json.dumps(self._server.reply(request))
        self.waited = self._limit.spent / STEPS_A_SECOND
        if self._guard.broken:
            raise NoReply("gone", serving.BROKE_OFF)
        if self._limit.over:
            raise NoReply("time")
        return json.loads(reply)

    def end(self) -> str:
        return self._printed.excerpt()


class _Costly(KeptOutput):
    """Printing takes steps, too: `pay` takes a number of them."""

    def __init__(self, pay: Callable[[int], None]) -> None:
        super().__init__()
        self._pay = pay

    def write(self, text: str) -> int:
        self._pay(1 + len(text) // CHARACTERS_IN_ONE)
        return super().write(text)
