"""What lesson 15 does not assert itself: who is right in part earns the points of that part."""

from __future__ import annotations

import pytest

from c4lab.authoring.answers import Written, answers
from c4lab.checks.judging.judge import judge_at
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.workshop import workshop
from c4lab.checks.writing.registry import of_lesson


def solution(exercise_id: str) -> Written:
    exercise = next(each for each in of_lesson("15") if each.id == exercise_id)
    return next(each for each in answers(exercise) if each.right)


@pytest.mark.parametrize(
    ("exercise", "old", "new", "points"),
    [
        ("15.1", '"C first": 6', '"C first": 2', 3),
        ("15.2", "CELLS ^ mask", "CELLS", 4),
        ("15.2", "(6, 7, 8)", "(6, 7)", 1),
        ("15.3", "theirs >> 1", "theirs << 1", 2),
        ("15.4", "return moves & ~(theirs >> 1)", "return moves", 2),
        ("15.5", "(4, 3, 5, 2, 6, 1, 7)", "(1, 2, 3, 4, 5, 6, 7)", 2),
    ],
)
def test_a_part_earns_its_points(exercise: str, old: str, new: str, points: int) -> None:
    written = solution(exercise)
    assert old in written.source
    changed = Written(written.exercise, "in part", written.source.replace(old, new), ("-",))
    with workshop() as workers:
        result = judge_at(changed.exercise, pack(changed.run()), workers, places=False)
    assert (result.status, result.points) == ("wrong", points), result
