"""Ways to look at other windows than the 69, whatever one looks for on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from c4lab.games.grid import DIRECTIONS, Cell, windows

Windows = Sequence[Sequence[Cell]]
WIDTH, HEIGHT = 7, 6
WINDOWS = windows(WIDTH, HEIGHT)
CELLS = [(column, row) for row in range(1, HEIGHT + 1) for column in range(1, WIDTH + 1)]
ACROSS, UPWARDS, RISING, FALLING = DIRECTIONS
KINDS = {
    ACROSS: "in a row",
    UPWARDS: "in a column",
    RISING: "on a diagonal that rises to the right",
    FALLING: "on a diagonal that falls to the right",
}
OFF = (
    "Windows that stick out over the edge of the board count too: `position.at` gives 0 for a cell "
    "outside, as for an empty one. Ask whether all four cells are on the board."
)
WRAPS = (
    "A window that leaves the board at one edge comes in again at another: in Python index -1 is "
    "the last one, and in one long list the end of a row lies beside the beginning of the next."
)


def other_windows() -> Iterator[tuple[str, str, Windows]]:
    """For each mistake its reason, its sentence, and the windows that it looks at."""
    for number in (1, 2, 3):
        for missing in combinations(DIRECTIONS, number):
            yield (
                "forgets-a-direction",
                f"No window {' or '.join(KINDS[each] for each in missing)} is ever counted.",
                [window for window in WINDOWS if direction(window) not in missing],
            )
    top = [[(column + i, HEIGHT) for i in range(4)] for column in (1, 2, 3)]
    yield (
        "rows-for-columns",
        "In place of the windows in a column, those of the top row are counted, seven times over: "
        "which list holds the column?",
        [*(window for window in WINDOWS if direction(window) != UPWARDS), *top * WIDTH],
    )
    yield (
        "cells-from-zero",
        "Column 7 and the top row are never looked at, and cells beside the board are: "
        "`position.at((column, row))` counts both from 1.",
        [[(column - 1, row - 1) for column, row in window] for window in WINDOWS],
    )
    for steps in (DIRECTIONS, (ACROSS, UPWARDS, RISING, (-1, 1)), (RISING, FALLING)):
        yield "off-the-board", OFF, [*WINDOWS, *(w for w in _from_all_cells(steps) if _sticks(w))]
    yield "wraps-round-the-edge", WRAPS, _in_one_list()
    yield "wraps-round-the-edge", WRAPS, _from_the_end()


def direction(window: Sequence[Cell]) -> Cell:
    (column, row), (next_column, next_row) = window[:2]
    return next_column - column, next_row - row


def _from_all_cells(steps: Sequence[Cell]) -> Windows:
    """Four cells from each cell on, on the board or not."""
    return [
        [(column + i * dx, row + i * dy) for i in range(4)]
        for dx, dy in steps
        for column, row in CELLS
    ]


def _sticks(window: Sequence[Cell]) -> bool:
    return not set(window) <= set(CELLS)


def _in_one_list() -> Windows:
    """Windows one, seven, eight and six places apart in one long list of all rows."""
    return [
        [CELLS[start + i * step] for i in range(4)]
        for step in (1, WIDTH, WIDTH + 1, WIDTH - 1)
        for start in range(len(CELLS) - 3 * step)
    ]


def _from_the_end() -> Windows:
    """The same four cells where an index below 0 counts from the end, as in Python."""
    reaching = [
        window
        for window in _from_all_cells((ACROSS, UPWARDS, RISING, FALLING))
        if all(x <= WIDTH for x, _ in window)
        and all(y <= HEIGHT for _, y in window)
    ]
    return [[((x - 1) % WIDTH + 1, (y - 1) % HEIGHT + 1) for x, y in window] for window in reaching]
