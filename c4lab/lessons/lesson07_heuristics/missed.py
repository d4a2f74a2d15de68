"""Ways to look at other windows than the 69, whatever one looks for on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from c4lab.games.grid import DIRECTIONS, Cell, windows

Windows = Sequence[Sequence[Cell]]
WINDOWS = windows(7, 6)
CELLS = [(column, row) for row in range(1, 7) for column in range(1, 8)]
ACROSS, UPWARDS, RISING, FALLING = DIRECTIONS
KINDS = {
    ACROSS: "in a row",
    UPWARDS: "in a column",
    RISING: "on a diagonal that rises to the right",
    FALLING: "on a diagonal that falls to the right",
}
TOP_ROW = (
    "In place of the windows in a column, those of the top row count, seven times over: which list "
    "holds the column?"
)
FROM_ZERO = (
    "Column 7 and the top row are never looked at, and cells beside the board are: "
    "`position.at((column, row))` counts both from 1."
)
OFF = (
    "Windows that stick out over the edge of the board count too: `position.at` gives 0 for a cell "
    "outside, as for an empty one."
)
WRAPS = "A window that leaves the board at one edge comes in again at the other."


def other_windows() -> Iterator[tuple[str, str, Windows]]:
    """For each mistake its reason, its sentence, and the windows that it looks at."""
    for missing in (each for number in (1, 2, 3) for each in combinations(DIRECTIONS, number)):
        kinds = " or ".join(KINDS[each] for each in missing)
        seen = [window for window in WINDOWS if direction(window) not in missing]
        yield "forgets-a-direction", f"No window {kinds} is ever counted.", seen
    top = [[(column + i, 6) for i in range(4)] for column in (1, 2, 3)]
    others = [window for window in WINDOWS if direction(window) != UPWARDS]
    yield "rows-for-columns", TOP_ROW, [*others, *top * 7]
    shifted = [[(column - 1, row - 1) for column, row in window] for window in WINDOWS]
    yield "cells-from-zero", FROM_ZERO, shifted
    for steps in (DIRECTIONS, (RISING, FALLING)):
        lines = [
            [(column + i * dx, row + i * dy) for i in range(4)]
            for dx, dy in steps
            for column, row in CELLS
        ]
        sticking_out = [line for line in lines if not set(line) <= set(CELLS)]
        yield "off-the-board", OFF, [*WINDOWS, *sticking_out]
    in_one_list = [
        [CELLS[start + i * step] for i in range(4)]
        for step in (1, 7, 8, 6)
        for start in range(42 - 3 * step)
    ]
    yield "wraps-round-the-edge", WRAPS, in_one_list


def direction(window: Sequence[Cell]) -> Cell:
    (column, row), (next_column, next_row) = window[:2]
    return next_column - column, next_row - row
