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

    The first `part` of the calls earn a part of the points; 0 if there are no parts.
    The programs run in this process. Steps are counted in the program's own loops and calls, not
    inside Python's functions.
    """

    name: str
    calls: Sequence[Call]
    budget: int = BUDGET
    part: int = 0
    failing: Call | None = None
    raised: bool = False

    def are_right(self, sources: Sequence[str]) -> list[bool | None]:
        calls = self.calls if self.failing is None else [self.failing]
        return [self._fate(source, calls) for source in sources]

    def first_failure(self, source: str) -> Tests | None:
        wrong = self._first_wrong(source, self.calls)
        if wrong is None:
            return None
        call, raised = wrong
        return replace(self, failing=call, raised=raised)

    def gets_further(self) -> bool:
        return self.part > 0 and self.failing in self.calls[self.part :]

    def _fate(self, source: str, calls: Sequence[Call]) -> bool | None:
        wrong = self._first_wrong(source, calls)
        return wrong is None or (None if self.raised and not wrong[1] else False)

    def _first_wrong(self, source: str, calls: Sequence[Call]) -> tuple[Call, bool] | None:
        """The first call that fails, and whether it raises."""
        steps = Steps(self.budget)
        namespace: dict[str, Any] = {"print": _silent, "input": _silent, "__name__": "answer"}
        try:
            run(source, namespace, steps)
        except (Exception, OutOfSteps, SystemExit):
            return calls[0], True
        for call in calls:
            right = self._right(namespace.get(self.name), call, steps)
            if not right:
                return call, right is None
        return None

    def _right(self, function: Any, call: Call, steps: Steps) -> bool | None:
        """None if it raises."""
        arguments, expected = call
        steps.left = self.budget
        try:
            got = function(*deepcopy(arguments))
            return type(got) is type(expected) and bool(got == expected)
        except (Exception, OutOfSteps, SystemExit):
            return None


def _silent(*_: object, **__: object) -> None:
    return None
