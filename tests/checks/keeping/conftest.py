"""A lesson that is only a table, and a judge that gives the result that it is handed."""

from dataclasses import dataclass, replace

import pytest

from c4lab.checks.keeping import checking, help
from c4lab.checks.writing import registry
from c4lab.checks.writing.result import Result
from c4lab.checks.writing.text import Hint


@dataclass(frozen=True)
class Exercise:
    id: str
    title: str
    points: int
    hints: tuple[Hint, ...] = ()
    minutes: int = 1
    name: str = "answer"
    lesson: str = "99"
    file: str = ""

    @property
    def call(self):
        return f'check("{self.id}", {self.name})'

    @property
    def text(self):
        return self


EXERCISES = (
    Exercise("99.1", "Double it", 2, (Hint("Twice."), Hint("n + n"), Hint("2 * n", code="2 * 3"))),
    Exercise("99.2", "In parts", 4),
    Exercise(
        "99.10",
        "Predict",
        1,
        (Hint("Up.", "up"), Hint("Across.", "across"), Hint("All.", code="all(())")),
    ),
)


def result(status="right", points=2, exercise="99.1", message="A sentence.", **more):
    return Result(exercise, "Double it", status, points, 2, message, reason="r", **more)


@pytest.fixture
def lesson(progress_file, monkeypatch):
    """The exercises above are all that there are; the judge takes a result for an answer."""
    by_id = {exercise.id: exercise for exercise in EXERCISES}
    monkeypatch.setattr(registry, "find", by_id.get)
    monkeypatch.setattr(registry, "all_exercises", lambda: list(EXERCISES))
    monkeypatch.setattr(registry, "unknown", lambda id, *_: f"There is no exercise {id!r}.")

    def judge(exercise, answer):
        return replace(answer, exercise=exercise.id, out_of=exercise.points), answer

    monkeypatch.setattr(checking, "judge", judge)
    monkeypatch.setattr(checking, "keep_answer", lambda exercise, packed: None)
    monkeypatch.setattr(help, "_earned", {})
    return by_id
