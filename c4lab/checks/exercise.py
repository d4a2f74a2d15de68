"""What an exercise is, and all that a lesson's checks are written with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from c4lab.checks.compare import Mistake, compare
from c4lab.checks.gates import counted
from c4lab.checks.predictions import predictions
from c4lab.checks.result import Counterexample
from c4lab.checks.wrong import NotAttempted, Wrong

Check = Callable[[Any], str | None]


@dataclass(frozen=True)
class Exercise:
    """An exercise of a lesson. `check` returns a sentence on the cost, or None, for a right answer
    and raises Wrong for any other; `given` is the code that the learner was handed to work on."""

    id: str
    title: str
    points: int
    minutes: int
    hints: tuple[str, ...]
    given: Any
    check: Check

    @property
    def lesson(self) -> str:
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """What the answer is called in the exercise."""
        return self.check.__name__


EXERCISES: dict[str, Exercise] = {}
"""The exercises of the lessons imported so far, by id."""


def exercise(
    id: str,
    title: str,
    *,
    points: int,
    minutes: int,
    hints: tuple[str, ...] = (),
    given: Any = None,
) -> Callable[[Check], Check]:
    """Makes the check below it the check of exercise `id`, a lesson and a number such as "01.2".

    The check has the name that the answer has in the exercise. `given` is the function or class
    that the learner starts from, if it is more than a stub: unchanged, it is not an attempt.
    """

    def register(check: Check) -> Check:
        EXERCISES[id] = Exercise(id, title, points, minutes, hints, given, check)
        return check

    return register


__all__ = [
    "EXERCISES",
    "Counterexample",
    "Exercise",
    "Mistake",
    "NotAttempted",
    "Wrong",
    "compare",
    "counted",
    "exercise",
    "predictions",
]
