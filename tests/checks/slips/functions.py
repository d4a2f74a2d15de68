"""A trial for plain functions: calls and what they give, run here under a budget of steps."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from c4lab.checks.slips.steps import OutOfSteps, Steps, run

BUDGET = 5_000
Call = tuple[tuple[Any, ...], Any]


@dataclass(frozen=True)
class Tests:
    """`Tests("gcd", [((12, 18), 6)])`: arguments and result, smallest call first.

    The programs run in this process. Steps are counted in the program's own loops and calls, not
    inside Python's functions.
    """

    name: str
    calls: Sequence[Call]
    budget: int = BUDGET
    failing: Call | None = None

    def example(self, sources: Sequence[str]) -> list[bool]:
        calls = self.calls if self.failing is None else [self.failing]
        return [self._first_wrong(source, calls) is None for source in sources]

    def whole(self, source: str) -> Tests | None:
        wrong = self._first_wrong(source, self.calls)
        return None if wrong is None else replace(self, failing=wrong)

    def _first_wrong(self, source: str, calls: Sequence[Call]) -> Call | None:
        steps = Steps(self.budget)
        namespace: dict[str, Any] = {"print": _silent, "input": _silent, "__name__": "answer"}
        try:
            run(source, namespace, steps)
        except (Exception, OutOfSteps, SystemExit):
            return calls[0]
        for call in calls:
            if not self._right(namespace.get(self.name), call, steps):
                return call
        return None

    def _right(self, function: Any, call: Call, steps: Steps) -> bool:
        arguments, expected = call
        steps.left = self.budget
        try:
            got = function(*deepcopy(arguments))
            return type(got) is type(expected) and bool(got == expected)
        except (Exception, OutOfSteps, SystemExit):
            return False


def _silent(*_: object, **__: object) -> None:
    return None
