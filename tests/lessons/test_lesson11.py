"""What lesson 11 does not assert itself: who is right in part earns the points of that part."""

import pytest

from tests.lessons.parts import earns


@pytest.mark.slow
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
    earns(exercise, old, new, points)
