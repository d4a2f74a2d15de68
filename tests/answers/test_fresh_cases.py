"""What checks ask when a class is graded: right answers stay right, remembered ones do not."""

from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from typing import Any

import pytest

from c4lab.checks.writing.cases import DRAWS, grade_by
from c4lab.checks.writing.exercises import Exercise
from c4lab.checks.writing.registry import all_exercises
from tests.answers.remembering import noting_cases, remembering
from tests.answers.trial import ALL, PATIENCE, Judge
from tools.authoring.answer_files import WrittenAnswer, answers

SEEDS = range(1, 6) if ALL else range(1, 3)
EVERY = 1 if ALL else 6
"""Of the exercises, so many are left out between two that are tried."""
pytestmark = pytest.mark.slow


@contextmanager
def graded_by(seed: int) -> Iterator[None]:
    grade_by(seed)
    try:
        yield
    finally:
        grade_by(None)


DRAWN = [
    each
    for each in all_exercises()
    if each.text.kind not in ("predict", "find") and not each.nothing_to_draw
]


def named(exercise: Exercise) -> str:
    return exercise.id


@pytest.mark.parametrize("exercise", DRAWN[::EVERY], ids=named)
def test_what_is_remembered_gets_nothing(exercise: Exercise, judged: Judge) -> None:
    ours = next(each for each in answers(exercise) if each.right)
    with noting_cases() as cases, redirect_stdout(StringIO()):  # cells may print
        assert judged(ours, PATIENCE).status == "right"
    known = remembering(ours, cases)
    for seed in SEEDS:
        with graded_by(seed):
            assert judged(known, PATIENCE).points == 0, (
                "give `compare` more cases as `fresh`, or `@exercise` its `nothing_to_draw`"
            )
    fresh = [len(_asked(ours, judged, seed)) for seed in SEEDS]
    assert min(fresh) > len(cases)


def _asked(ours: WrittenAnswer, judged: Judge, seed: int) -> list[Any]:
    """What is asked of the right answer, which stays right."""
    with graded_by(seed), noting_cases() as cases:
        result = judged(ours, PATIENCE)
    assert result.status == "right", result
    return cases


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
