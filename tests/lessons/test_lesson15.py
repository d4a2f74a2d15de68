"""What lesson 15 does not assert itself: who is right in part earns the points of that part."""

import pytest

from tests.lessons.parts import earns


@pytest.mark.slow
@pytest.mark.parametrize(
    ("exercise", "old", "new", "points"),
    [
        ("15.1", '"C first": 6', '"C first": 2', 3),
        ("15.2", "CELLS ^ mask", "CELLS", 4),
        ("15.2", "(6, 7, 8)", "(6, 7)", 1),
        ("15.3", "theirs >> 1", "theirs << 1", 2),
        ("15.4", "return moves & ~(theirs >> 1)", "return moves", 2),
        ("15.5", "(4, 3, 5, 2, 6, 1, 7)", "(1, 2, 3, 4, 5, 6, 7)", 2),
        ("15.7", '"D safe": "yes"', '"D safe": "no"', 1),
        ("15.7", '"G times": 6', '"G times": 3', 1),
    ],
)
def test_a_part_earns_its_points(exercise: str, old: str, new: str, points: int) -> None:
    earns(exercise, old, new, points)
