"""The boards that the checks of lesson 06 try answers on, and their words."""

from math import factorial

import pytest

from c4lab.checks.writing.registry import find
from c4lab.games import ConnectFour
from c4lab.games.grid import DIRECTIONS, Cell
from c4lab.lessons.shared.windows import (
    ACROSS,
    CELLS,
    FALLING,
    RISING,
    UPWARDS,
    WINDOWS,
    windows_in,
    wrapped,
)


def test_the_cells_of_the_board_row_by_row() -> None:
    assert CELLS[:8] == [*((column, 1) for column in range(1, 8)), (1, 2)]
    assert sorted(CELLS) == sorted({cell for window in WINDOWS for cell in window})


def test_the_windows_of_each_direction() -> None:
    assert [len(windows_in(step)) for step in DIRECTIONS] == [24, 21, 12, 12]
    assert [len(windows_in(step, 5)) for step in DIRECTIONS] == [18, 14, 6, 6]


# How many there are; one by the remainder, one in a list of all rows, one in a list of all columns.
WRAPPED: dict[Cell, tuple[int, list[tuple[Cell, ...]]]] = {
    ACROSS: (33, [((5, 1), (6, 1), (7, 1), (1, 1)), ((5, 1), (6, 1), (7, 1), (1, 2))]),
    UPWARDS: (39, [((1, 6), (1, 1), (1, 2), (1, 3)), ((6, 6), (7, 1), (7, 2), (7, 3))]),
    RISING: (
        45,
        [
            ((5, 1), (6, 2), (7, 3), (1, 4)),
            ((5, 1), (6, 2), (7, 3), (1, 5)),
            ((3, 6), (5, 1), (6, 2), (7, 3)),
        ],
    ),
    FALLING: (
        57,
        [
            ((7, 6), (1, 5), (2, 4), (3, 3)),
            ((7, 6), (1, 6), (2, 5), (3, 4)),
            ((1, 1), (1, 6), (2, 5), (3, 4)),
        ],
    ),
}


@pytest.mark.parametrize("step", DIRECTIONS)
def test_lines_that_come_in_again_at_another_edge(step: Cell) -> None:
    lines = wrapped(step)
    number, some = WRAPPED[step]
    assert len(lines) == number
    assert set(lines) >= set(some)
    heights = [sum(row for _, row in line) for line in lines]
    assert heights == sorted(heights)
    assert not set(map(frozenset, WINDOWS)) & set(map(frozenset, lines))


def test_the_numbers_of_06_8_are_those_of_a_board_of_two_by_two() -> None:
    class Small(ConnectFour):
        width, height = 2, 2

    levels = [[Small()]]
    while levels[-1]:
        levels.append([each.play(move) for each in levels[-1] for move in each.moves()])
    nodes = [node for level in levels for node in level]
    games = [node for node in nodes if node.result() is not None]
    assert find("06.8").solution == {
        "upper bound": 2**4,
        "fillings": factorial(4) // factorial(2) ** 2,
        "games": len(games),
        "nodes": len(nodes),
        "positions": len(set(nodes)),
    }
    assert all(node.result() == 0 for node in games)
