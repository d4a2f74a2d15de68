"""Ways to go wrong when looking for four in a row, and boards that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from c4lab.games.grid import DIRECTIONS, Cell, lines, windows
from c4lab.lessons.lesson06_connect_four.boards import HEIGHT, WIDTH

Line = tuple[Cell, ...]
WINDOWS = windows(WIDTH, HEIGHT)
CELLS = [(column, row) for row in range(1, HEIGHT + 1) for column in range(1, WIDTH + 1)]
ACROSS, UPWARDS, RISING, FALLING = DIRECTIONS
WORDS = {ACROSS: "across", UPWARDS: "upwards", RISING: "rising", FALLING: "falling"}


def direction(window: Sequence[Cell]) -> Cell:
    (column, row), (next_column, next_row) = window[:2]
    return next_column - column, next_row - row


def some_directions() -> Iterator[tuple[tuple[Cell, ...], list[Line]]]:
    """The directions that are left out, and the windows of the others, few left out first."""
    for number in (1, 2, 3):
        for missing in combinations(DIRECTIONS, number):
            yield missing, [window for window in WINDOWS if direction(window) not in missing]


def without_edge(edge: int, axis: int) -> Iterator[list[Line]]:
    """Windows but for those that touch the last column (axis 0) or row (axis 1), in one direction,
    in the diagonals, or in all."""
    straight, diagonals = {DIRECTIONS[axis]}, {RISING, FALLING}
    for short in (straight, diagonals, {RISING}, {FALLING}, straight | diagonals):
        yield [
            window
            for window in WINDOWS
            if direction(window) not in short or all(cell[axis] != edge for cell in window)
        ]


def in_the_ranges_of_diagonals(*short: Cell) -> list[Line]:
    """Windows, but those in the directions `short` only where a rising diagonal can begin."""
    return [
        window
        for window in WINDOWS
        if direction(window) not in short
        or (window[0][0] <= WIDTH - 3 and window[0][1] <= HEIGHT - 3)
    ]


def wrapped(steps: Sequence[Cell], columns_wrap: bool, rows_wrap: bool) -> list[Line]:
    """Four cells from every cell on, coming in again at the other side where that may happen."""
    found = []
    for column, row in CELLS:
        for dx, dy in steps:
            line = [(column + i * dx, row + i * dy) for i in range(4)]
            if columns_wrap:
                line = [((x - 1) % WIDTH + 1, y) for x, y in line]
            if rows_wrap:
                line = [(x, (y - 1) % HEIGHT + 1) for x, y in line]
            if all(cell in CELLS for cell in line):
                found.append(tuple(line))
    return found


def python_wrapped(steps: Sequence[Cell]) -> list[Line]:
    """Four cells from every cell on, where an index below 0 counts from the end, as in Python."""
    found = []
    for column, row in CELLS:
        for dx, dy in steps:
            line = [(column + i * dx, row + i * dy) for i in range(4)]
            if all(x <= WIDTH and y <= HEIGHT for x, y in line):
                found.append(
                    tuple((x if x > 0 else x + WIDTH, y if y > 0 else y + HEIGHT) for x, y in line)
                )
    return found


def flat_wrapped() -> list[Line]:
    """Four cells one, seven, eight or six places apart in one long list of all the rows."""
    return [
        tuple(CELLS[start + i * step] for i in range(4))
        for step in (1, WIDTH, WIDTH + 1, WIDTH - 1)
        for start in range(len(CELLS) - 3 * step)
    ]


WRAPPING: tuple[list[Line], ...] = (
    flat_wrapped(),
    *(
        [*WINDOWS, *python_wrapped(steps)]
        for steps in (
            (FALLING,),
            ((-1, 1),),
            ((-1, 0),),
            ((0, -1),),
            [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy],
        )
    ),
    *(
        [*WINDOWS, *wrapped(DIRECTIONS, columns_wrap, rows_wrap)]
        for columns_wrap, rows_wrap in ((True, False), (False, True), (True, True))
    ),
)


def with_gaps() -> list[Line]:
    """Any four cells of a straight line."""
    return [four for line in lines(WIDTH, HEIGHT) for four in combinations(line, 4)]


def threes() -> tuple[list[Line], list[Line]]:
    """Three cells in a row: any, and those that a fourth would fit to."""
    return list(windows(WIDTH, HEIGHT, 3)), [w for four in WINDOWS for w in (four[:3], four[1:])]
