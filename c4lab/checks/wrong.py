"""How a check says no: exceptions that carry a status, a reason id and a sentence."""

from __future__ import annotations

from c4lab.checks.result import Counterexample, Status


class Wrong(Exception):
    """The answer is not right. `reason` is a short id for tests and teachers, `message` what the
    learner reads."""

    status: Status = "wrong"

    def __init__(
        self, reason: str, message: str, counterexample: Counterexample | None = None
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.counterexample = counterexample


class Raised(Wrong):
    """The learner's code did not run to its end."""

    status: Status = "raised"


class NotAttempted(Wrong):
    """There is nothing to check yet."""

    status: Status = "not attempted"


class NotCallable(Exception):
    """The answer should be a function and is something else."""

    def __init__(self, got: str) -> None:
        super().__init__(got)
        self.got = got
