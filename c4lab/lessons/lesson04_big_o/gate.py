"""Counting the steps of a learner's function, with a limit."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from c4lab.checks.calls import call
from c4lab.instruments import BudgetExceeded, count_steps
from c4lab.instruments.steps import Counted


def steps_within(budget: int, answer: Callable[[int], int], n: int) -> int | None:
    """The steps of `answer(n)`; None if they are more than `budget`."""

    @wraps(answer)  # whatever goes wrong is told of the learner's call
    def counted(n: int) -> Counted:
        return count_steps(answer, n, budget=budget)

    try:
        found: Counted = call(counted, n)
    except BudgetExceeded:
        return None
    return found.steps
