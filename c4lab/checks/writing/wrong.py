"""Without this module, a check could not refuse an answer: its exceptions say no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from c4lab.checks.writing.result import Counterexample, Status

if TYPE_CHECKING:
    from c4lab.checks.writing.answer import Case


from c4lab.checks.working.looking import LONGEST_ERROR


class Wrong(Exception):
    """The answer is not right. A check that catches one may complete it, and raises it again."""

    status: Status = "wrong"

    def __init__(
        self,
        reason: str,
        message: str,
        counterexample: Counterexample | None = None,
        *,
        case: Case | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        """A short id, for tests and teachers."""
        self.message = message
        """What the learner reads."""
        self.counterexample = counterexample
        self.case = case
        """The only case that the failed test takes, if it takes one."""
        self.changed = ""
        """The change of our solution that gives the same values, if one does."""


class Raised(Wrong):
    """The learner's code did not run to its end. If an error of Python's ended it, `error` is its
    type and its text, and `told` is the part of the message that says which error it is."""

    status: Status = "raised"

    def __init__(self, reason: str, message: str, error: str = "", told: str = "") -> None:
        super().__init__(reason, message)
        self.error = error
        self.told = told or message


def error_text(kind: str, text: str) -> str:
    """An error of Python's in one line that is not too long."""
    return f"{kind}: {' '.join(text[:LONGEST_ERROR].split())}"


class NotAttempted(Wrong):
    """There is nothing to check yet."""

    status: Status = "not attempted"


# Reasons that say only that something is wrong, not which mistake it is.
UNNAMED = frozenset(
    ("wrong-value", "raises", "still-running", "too-many-nodes", "too-many-steps",
     "wrong-prediction", "returns-none", "endless-recursion")
)  # fmt: skip
