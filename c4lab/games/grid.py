"""Cells of a board with columns and rows, and the straight lines through them.

A cell is (column, row), both counted from 1, rows from the bottom: (5, 2) is called e2.
"""

from functools import cache
from string import ascii_lowercase

Cell = tuple[int, int]

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))  # across, up, and the two diagonals


def cell_name(cell: Cell) -> str:
    """The name of the cell: the column as a letter, then the row.

    >>> cell_name((5, 2))
    'e2'
    """
    column, row = cell
    return f"{ascii_lowercase[column - 1]}{row}"


@cache
def lines(width: int, height: int, connect: int = 4) -> tuple[tuple[Cell, ...], ...]:
    """Every straight line of at least `connect` cells, from edge to edge of the board.

    >>> len(lines(7, 6)), sum(map(len, lines(7, 6)))
    (25, 144)
    """
    found = []
    for dx, dy in DIRECTIONS:
        for column in range(1, width + 1):
            for row in range(1, height + 1):
                if _inside(column - dx, row - dy, width, height):
                    continue  # the line does not begin here
                line, x, y = [], column, row
                while _inside(x, y, width, height):
                    line.append((x, y))
                    x, y = x + dx, y + dy
                if len(line) >= connect:
                    found.append(tuple(line))
    return tuple(found)


@cache
def windows(width: int, height: int, connect: int = 4) -> tuple[tuple[Cell, ...], ...]:
    """Every run of exactly `connect` cells in a straight line. A player who fills one wins.

    >>> len(windows(7, 6))
    69
    """
    return tuple(
        line[start : start + connect]
        for line in lines(width, height, connect)
        for start in range(len(line) - connect + 1)
    )


def _inside(column: int, row: int, width: int, height: int) -> bool:
    return 1 <= column <= width and 1 <= row <= height
