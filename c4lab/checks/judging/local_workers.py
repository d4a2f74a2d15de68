"""Without it a browser's Python, which has no processes, could not check exercises."""

import json
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from c4lab.checks.judging.answer_server import AnswerServer
from c4lab.checks.judging.printed import Kept
from c4lab.checks.judging.talking import NoReply, Worker
from c4lab.checks.slips.steps import OutOfSteps
from c4lab.work.rounds import StepLimit

STEPS_A_SECOND = 1_000_000
"""Calls and rounds of loops that stand for a second of an answer's time: about as many as a fast
computer makes, so that a right answer is not stopped here that a worker's process lets pass."""

STEPS_IN_ONE = 10
"""Steps, those of c4lab's own code included, for each step that an edited version may take."""


class LocalWorkers:
    """Runs answers in the judge's own process. Steps are limited instead of seconds, so an answer
    without end is stopped, but for one that never leaves a single call into C. No limit of memory
    holds but the system's own."""

    def start(self) -> Worker:
        return _LocalWorker()


class _LocalWorker:
    def __init__(self) -> None:
        self._limit = StepLimit(0, OutOfSteps)
        self._server = AnswerServer(own_process=False, guard=lambda: self._limit)
        self._requests: list[dict[str, Any]] = []
        self._printed = Kept()
        self.waited = 0.0

    def send(self, request: dict[str, Any]) -> None:
        self._requests.append(dict(request))

    def receive(self, seconds: float) -> Any:
        request = self._requests.pop(0)
        budget = round(max(seconds, 0.0) * STEPS_A_SECOND)
        edited, steps = request.get("source"), request.get("steps", 0)
        if isinstance(edited, str):
            budget = min(budget, STEPS_IN_ONE * steps)
        self._limit = StepLimit(budget, OutOfSteps)
        with redirect_stdout(self._printed), redirect_stderr(self._printed):
            reply = json.dumps(self._server.reply(request))
        self.waited = self._limit.spent / STEPS_A_SECOND
        if self._limit.over and not isinstance(edited, str):
            raise NoReply("time")
        if self._limit.over:
            self._server.ran_out(str(edited), steps)
        return json.loads(reply)

    def end(self) -> str:
        return self._printed.excerpt()
