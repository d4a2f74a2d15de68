"""What lesson 11 does not assert itself: who is right in part earns the points of that part."""

from __future__ import annotations

import pytest

from c4lab.authoring.answers import Written, answers
from c4lab.checks.judging.judge import judge_at
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.workshop import workshop
from c4lab.checks.writing.registry import of_lesson


def solution(exercise_id: str) -> Written:
    exercise = next(each for each in of_lesson("11") if each.id == exercise_id)
    return next(each for each in answers(exercise) if each.right)


@pytest.mark.parametrize(
    ("exercise", "old", "new", "points"),
    [
        ("11.1", '"hard answer 1": 3', '"hard answer 1": 4', 2),
        ("11.1", "(4, 8)", "(-inf, 8)", 1),
        ("11.2", "answer < beta", "answer <= alpha", 2),
        ("11.4", "answer <= alpha", "answer == alpha", 2),
        pytest.param("11.5", "alpha < value < beta", "alpha < value", 2, marks=pytest.mark.slow),
    ],
)
def test_a_part_earns_its_points(exercise: str, old: str, new: str, points: int) -> None:
    written = solution(exercise)
    assert old in written.source
    changed = Written(written.exercise, "in part", written.source.replace(old, new), ("-",))
    with workshop() as workers:
        result = judge_at(changed.exercise, pack(changed.run()), workers, places=False)
    assert (result.status, result.points) == ("wrong", points), result
