"""What an exercise is, and all that a lesson's checks are written with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from inspect import unwrap
from pathlib import Path
from typing import Any

from c4lab.checks.compare import Mistake, compare
from c4lab.checks.gates import counted
from c4lab.checks.predictions import predictions
from c4lab.checks.result import Counterexample
from c4lab.checks.writing.exercise import EXERCISES as NEW
from c4lab.checks.writing.marks import TextError
from c4lab.checks.writing.text import ExerciseText, read_exercises
from c4lab.checks.wrong import NotAttempted, Wrong

Check = Callable[[Any], str | None]
EXERCISES: dict[str, Any] = NEW  # type: ignore[assignment]


@dataclass(frozen=True)
class Exercise:
    """An exercise of a lesson. `check` returns a sentence on the cost, or None, for a right answer
    and raises Wrong for any other; all else stands in its `text`."""

    text: ExerciseText
    check: Check

    @property
    def id(self) -> str:
        return self.text.id

    @property
    def title(self) -> str:
        return self.text.title

    @property
    def points(self) -> int:
        return self.text.points

    @property
    def minutes(self) -> int:
        return self.text.minutes

    @property
    def hints(self) -> tuple[str, ...]:
        return self.text.hints

    @property
    def given(self) -> str:
        """The code that the learner was handed to work on."""
        return self.text.given

    @property
    def lesson(self) -> str:
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """What the answer is called in the exercise."""
        return self.check.__name__


texts_of = cache(read_exercises)



def exercise(id: str) -> Callable[[Check], Check]:
    """Makes the check below it the check of exercise `id`, a lesson and a number such as "01.2".

    The check has the name that the answer has in the exercise. Beside its module is the
    `exercises.md` that has the exercise's text; raises TextError if it is not there.
    """

    def register(check: Check) -> Check:
        code = unwrap(check).__code__
        path = Path(code.co_filename)
        texts = texts_of(path.with_name("exercises.md"))
        if id not in texts:
            where = f"{path.parent.name}/{path.name}, line {code.co_firstlineno}"
            raise TextError(f"{where}: exercises.md has no exercise {id}.")
        EXERCISES[id] = Exercise(texts[id], check)
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
