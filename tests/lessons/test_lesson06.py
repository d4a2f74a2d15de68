"""The boards that the checks of lesson 06 try answers on, and their words."""

import pytest

from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.shared.windows import (
    ACROSS,
    CELLS,
    FALLING,
    RISING,
    UPWARDS,
    WINDOWS,
    wrapped,
)


def test_the_cells_of_the_board_row_by_row() -> None:
    assert CELLS[:8] == [*((column, 1) for column in range(1, 8)), (1, 2)]
    assert sorted(CELLS) == sorted({cell for window in WINDOWS for cell in window})


WRAPPED: dict[Cell, tuple[int, tuple[Cell, ...]]] = {  # how many there are, and one of them
    ACROSS: (33, ((5, 1), (6, 1), (7, 1), (1, 2))),
    UPWARDS: (39, ((6, 6), (7, 1), (7, 2), (7, 3))),
    RISING: (45, ((3, 6), (5, 1), (6, 2), (7, 3))),
    FALLING: (57, ((1, 1), (1, 6), (2, 5), (3, 4))),
}


@pytest.mark.parametrize("step", DIRECTIONS)
def test_lines_that_come_in_again_at_another_edge(step: Cell) -> None:
    lines = wrapped(step)
    number, one = WRAPPED[step]
    assert len(lines) == number
    assert one in lines
    heights = [sum(row for _, row in line) for line in lines]
    assert heights == sorted(heights)
    assert not set(map(frozenset, WINDOWS)) & set(map(frozenset, lines))
