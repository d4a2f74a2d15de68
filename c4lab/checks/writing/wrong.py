"""How a check says no: exceptions that carry a status, a reason id and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from c4lab.checks.writing.result import Counterexample, Status

if TYPE_CHECKING:
    from c4lab.checks.writing.answer import Answer, Case


class Wrong(Exception):
    """The answer is not right. `reason` is a short id for tests and teachers, `message` what the
    learner reads. `again(answer)` returns if another answer is right where this one is not, and
    raises Wrong otherwise; None if only the whole check can tell. Where it takes a single `case`,
    `accept(got)` says the same of what another answer gives there; with a `budget`, of that and
    the positions that it looks at. `advice` is the end of the message that a slip of the exercise's
    makes needless."""

    status: Status = "wrong"

    def __init__(
        self, reason: str, message: str, counterexample: Counterexample | None = None
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.counterexample = counterexample
        self.again: Callable[[Answer], object] | None = None
        self.case: Case | None = None
        self.budget = 0
        self.advice = ""
        self.accept: Callable[[Any], bool] | None = None


class Raised(Wrong):
    """The learner's code did not run to its end."""

    status: Status = "raised"


class NotAttempted(Wrong):
    """There is nothing to check yet."""

    status: Status = "not attempted"


# What says only that something is wrong, not which mistake it is.
UNNAMED = frozenset(
    ("wrong-value", "raises", "still-running", "too-many-nodes", "too-many-steps",
     "wrong-prediction", "returns-none", "endless-recursion", "out-of-steps")
)  # fmt: skip
# What says how the answer behaves: an edit that mends it says more.
BEHAVIOUR = frozenset({"nothing-cut-off", "plays-twice"})
