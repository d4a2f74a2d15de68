"""What checks ask when a class is graded: right answers stay right, remembered ones do not."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from c4lab.checks.judging.asking import AnswerToCheck
from c4lab.checks.writing import Wrong
from c4lab.checks.writing.cases import DRAWS, Case, call_text, grade_by
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.python_text import Script
from c4lab.checks.writing.registry import all_exercises
from tests.answers.trial import ALL, PATIENCE, Judge
from tools.authoring.answer_files import answers

SEEDS = range(1, 6) if ALL else range(1, 3)
EVERY = 1 if ALL else 6
"""Of the exercises, so many are left out between two that are tried."""
FORGOTTEN = Script("{}['forgotten']")
pytestmark = pytest.mark.slow


@contextmanager
def graded_by(seed: int) -> Iterator[None]:
    grade_by(seed)
    try:
        yield
    finally:
        grade_by(None)


@contextmanager
def noting_cases() -> Iterator[list[str]]:
    """Context manager: gives a list of all that checks ask."""
    noted: list[str] = []
    real = AnswerToCheck.outcomes

    def outcomes(self: AnswerToCheck, cases: Any) -> Iterator[Any]:
        cases = list(cases)
        noted.extend(call_text("", case) for case in cases)
        return real(self, cases)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AnswerToCheck, "outcomes", outcomes)
        yield noted


@contextmanager
def knowing_only(known: list[str]) -> Iterator[None]:
    """Context manager: an answer gives what it gives in these cases, raises KeyError in others, and
    looks at no positions."""
    real = AnswerToCheck._request

    def request(self: AnswerToCheck, case: Case) -> Any:
        return real(self, case if call_text("", case) in known else FORGOTTEN)

    def counted(*_: Any, **__: Any) -> Any:
        raise Wrong("forgotten", "It plays no moves.")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AnswerToCheck, "_request", request)
        patch.setattr(AnswerToCheck, "_reply", counted)
        yield


DRAWN = [
    each
    for each in all_exercises()
    if each.text.kind not in ("predict", "find") and not each.nothing_to_draw
]


@pytest.mark.parametrize("exercise", DRAWN[::EVERY], ids=lambda exercise: exercise.id)
def test_what_is_remembered_gets_nothing(exercise: Exercise, judged: Judge) -> None:
    ours = next(each for each in answers(exercise) if each.right)
    with noting_cases() as known:
        assert judged(ours, PATIENCE).status == "right"
    for seed in SEEDS:
        with graded_by(seed):
            with noting_cases() as asked:
                assert judged(ours, PATIENCE).status == "right"
            assert len(asked) > len(known)
            with knowing_only(known):
                assert judged(ours, PATIENCE).points == 0, (
                    "give `compare` more cases as `fresh`, or `@exercise` its `nothing_to_draw`"
                )


def test_each_draws_something_else_by_another_seed() -> None:
    assert len(DRAWS) > 100
    for draw in DRAWS:
        assert draw() == ()
        drawn = []
        for seed in range(100, 106 if ALL else 103):
            with graded_by(seed):
                drawn.append(repr(draw()))
                assert draw()
        assert len(set(drawn)) == len(drawn), draw
