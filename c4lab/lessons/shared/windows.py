"""The windows of a Connect Four board, and the ways to look at too few or too many of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from c4lab.games import ConnectFour
from c4lab.games.grid import DIRECTIONS, Cell, windows

Line = tuple[Cell, ...]
WIDTH, HEIGHT = ConnectFour.width, ConnectFour.height
WINDOWS = windows(WIDTH, HEIGHT)
CELLS = [(column, row) for row in range(1, HEIGHT + 1) for column in range(1, WIDTH + 1)]
ACROSS, UPWARDS, RISING, FALLING = DIRECTIONS


def direction(window: Sequence[Cell]) -> Cell:
    """The step from the first cell to the next, one of DIRECTIONS."""
    (column, row), (next_column, next_row) = window[:2]
    return next_column - column, next_row - row


def some_directions() -> Iterator[tuple[tuple[Cell, ...], list[Line]]]:
    """The directions that are left out, and the windows of the others, few left out first."""
    for number in (1, 2, 3):
        for missing in combinations(DIRECTIONS, number):
            yield missing, [window for window in WINDOWS if direction(window) not in missing]


def python_wrapped() -> list[Line]:
    """The windows, and the lines that an index below 0 makes in Python: it counts from the end."""
    found = list(WINDOWS)
    for column, row in CELLS:
        for dx, dy in (*DIRECTIONS, (-1, 1), (-1, 0), (0, -1), (-1, -1)):
            line = [(column + i * dx, row + i * dy) for i in range(4)]
            if all(x <= WIDTH and y <= HEIGHT for x, y in line):
                found.append(tuple(((x - 1) % WIDTH + 1, (y - 1) % HEIGHT + 1) for x, y in line))
    return found


def flat_wrapped() -> list[Line]:
    """Four cells one, six, seven or eight places apart in one long list of all the rows."""
    return [
        tuple(CELLS[start + i * step] for i in range(4))
        for step in (1, WIDTH - 1, WIDTH, WIDTH + 1)
        for start in range(len(CELLS) - 3 * step)
    ]
