"""Without this module, a check could not refuse an answer: its exceptions say no."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from c4lab.checks.writing.result import Counterexample, Status

if TYPE_CHECKING:
    from c4lab.checks.writing.answer import Answer, Case


class Wrong(Exception):
    """The answer is not right. A check that catches one may complete it, and raises it again."""

    status: Status = "wrong"

    def __init__(
        self,
        reason: str,
        message: str,
        counterexample: Counterexample | None = None,
        *,
        again: Callable[[Answer], object] | None = None,
        case: Case | None = None,
        accept: Callable[[Any], bool] | None = None,
        budget: int = 0,
        advice: str = "",
    ) -> None:
        super().__init__(message)
        self.reason = reason
        """A short id, for tests and teachers."""
        self.message = message
        """What the learner reads."""
        self.counterexample = counterexample
        self.again = again
        """Repeats the failed test on another answer; raises Wrong if it fails too. None: run the
        whole check."""
        self.case = case
        """The only case that the failed test takes, if it takes one."""
        self.accept = accept
        """Whether what another answer gives in `case` is right; an answer that gives nothing gives
        a Wrong. Quicker than `again`."""
        self.budget = budget
        """If not 0: how many positions `case` may look at; `accept` gets the value and them."""
        self.advice = advice
        """The end of the message, left out where a slip of the exercise explains the error."""


class Raised(Wrong):
    """The learner's code did not run to its end."""

    status: Status = "raised"


class NotAttempted(Wrong):
    """There is nothing to check yet."""

    status: Status = "not attempted"


# Reasons that say only that something is wrong, not which mistake it is.
UNNAMED = frozenset(
    ("wrong-value", "raises", "still-running", "too-many-nodes", "too-many-steps",
     "wrong-prediction", "returns-none", "endless-recursion", "out-of-steps")
)  # fmt: skip
# Reasons that say how the answer behaves. The edit that mends it says more.
BEHAVIOUR = frozenset({"nothing-cut-off", "plays-twice"})
