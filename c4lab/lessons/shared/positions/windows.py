"""The windows of a Connect Four board, and lines that only look like one."""

from collections.abc import Sequence

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


def windows_in(step: Cell, connect: int = 4) -> list[Line]:
    """The windows in a direction; with `connect`, lines of another length."""
    return [each for each in windows(WIDTH, HEIGHT, connect) if direction(each) == step]


def wrapped(step: Cell) -> list[Line]:
    """Lines of four that leave the board at one edge and come in again at another, low cells first.

    Wrong code finds such lines with an index below 0, with the remainder of a division, or in one
    long list of all rows or all columns.
    """
    dx, dy = step
    found = {
        tuple(((x + i * dx - 1) % WIDTH + 1, (y + i * dy - 1) % HEIGHT + 1) for i in range(4))
        for x, y in CELLS
    }
    by_rows, by_columns = dx + dy * WIDTH, dx * HEIGHT + dy
    for cells, apart in ((CELLS, by_rows), (sorted(CELLS), by_columns)):
        found |= {
            tuple(cells[start + i * apart] for i in range(4))
            for start in range(len(cells))
            if 0 <= start + 3 * apart < len(cells)
        }
    inside = set(map(frozenset, WINDOWS))
    wrapping = [line for line in found if frozenset(line) not in inside]
    return sorted(wrapping, key=lambda line: (sum(row for _, row in line), line))
