"""Without it a browser's Python, which has no processes, could not check exercises."""

import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from c4lab.checks.judging.local_guard import LocalGuard
from c4lab.checks.judging.printed import Kept
from c4lab.checks.judging.talking import NoReply, Worker
from c4lab.checks.working.calling import AnswerServer
from c4lab.checks.working.serving import BROKE_OFF
from c4lab.work.rounds import StepLimit

STEPS_A_SECOND = 1_000_000
"""Calls and rounds of loops that stand for a second of an answer's time: about as many as a fast
computer makes, so that a right answer is not stopped here that a worker's process lets pass."""

CHARACTERS_IN_ONE = 100
"""Characters that are printed in the time of a step, about."""


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
        self._guards: list[LocalGuard] = []
        self._server = AnswerServer(own_process=False, guard=self._guard)
        self._requests: list[dict[str, Any]] = []
        self._printed = _Costly(lambda steps: self._limit.pay(steps))
        self.waited = 0.0

    def send(self, request: dict[str, Any]) -> None:
        self._requests.append(dict(request))

    def receive(self, seconds: float) -> Any:
        request = self._requests.pop(0)
        budget = round(max(seconds, 0.0) * STEPS_A_SECOND)
        self._limit = StepLimit(budget, OutOfSteps)
        with redirect_stdout(self._printed), redirect_stderr(self._printed):
            reply = json.dumps(self._server.reply(request))
        self.waited = self._limit.spent / STEPS_A_SECOND
        guards, self._guards = self._guards, []
        if any(guard.broken for guard in guards):
            raise NoReply("gone", BROKE_OFF)
        if self._limit.over:
            raise NoReply("time")
        return json.loads(reply)

    def end(self) -> str:
        return self._printed.excerpt()

    def _guard(self) -> LocalGuard:
        self._guards.append(LocalGuard(self._limit))
        return self._guards[-1]


class _Costly(Kept):
    """Printing long texts takes steps, too: `pay` takes a number of them."""

    def __init__(self, pay: Callable[[int], None]) -> None:
        super().__init__()
        self._pay = pay

    def write(self, text: str) -> int:
        self._pay(len(text) // CHARACTERS_IN_ONE)
        return super().write(text)
