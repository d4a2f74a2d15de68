"""Squares in plain Python: of a line, from tables, and of a whole board, in three ways.

A line of n cells can have 3^n contents. Lines of equal length share a table. The full board needs
3^7 entries for the six rows, 3^6 for the columns and four diagonals, 3^5 for four diagonals and
3^4 for the last four: 3,240 entries, which replace the scan of 69 windows. The three ways differ in
speed.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Any, NamedTuple

from c4lab.evaluation.opinions import FOUR, WORTH
from c4lab.games.connect_four import ConnectFour
from c4lab.games.grid import Cell, lines, windows


def squares(content: Sequence[int], connect: int) -> int:
    """Red's squares minus amber's on one line, whose cells hold +1, -1 or 0 from start to end.

    >>> squares((0, 1, 1, 0, -1), 4)  # a window with two, and one with both colours
    4
    """
    return sum(
        _window(content[start : start + connect]) for start in range(len(content) - connect + 1)
    )


def _window(discs: Sequence[int]) -> int:
    """Red's squares minus amber's on one window."""
    red, amber = discs.count(+1), discs.count(-1)
    if red and amber:
        return 0
    worth = FOUR if red + amber == len(discs) else (red + amber) ** 2
    return worth if red else -worth


@cache
def by_content(length: int, connect: int = 4) -> dict[tuple[int, ...], int]:
    """The squares of a line of `length` cells, by its content.

    >>> sum(len(by_content(length)) for length in (4, 5, 6, 7))
    3240
    """
    contents = product((0, +1, -1), repeat=length)
    return {content: squares(content, connect) for content in contents}


@cache
def by_number(length: int, connect: int = 4) -> tuple[int, ...]:
    """The squares of a line of `length` cells, by its content read as a number in base 3.

    The digits are 0 for empty, 1 for red and 2 for amber; the first cell is the lowest digit.

    >>> by_number(4)[1 + 3 + 9], by_number(4)[2 * 27]  # three red discs; one amber
    (9, -1)
    """
    table = [0] * 3**length
    for content, worth in by_content(length, connect).items():
        table[sum(disc % 3 * 3**place for place, disc in enumerate(content))] = worth
    return tuple(table)


class Way(NamedTuple):
    """`board(position)` stores the board as this way needs it, `value(board)` is red's squares
    minus amber's."""

    board: Callable[[ConnectFour], Any]
    value: Callable[[Any], int]


def _index(cell: Cell) -> int:
    """The place of the cell in a list that goes up the columns, from the left."""
    column, row = cell
    return (column - 1) * ConnectFour.height + row - 1


WINDOWS = tuple(tuple(map(_index, cells)) for cells in windows(7, 6))


def _listed(position: ConnectFour) -> list[int]:
    """The 42 cells column by column, each from the bottom: +1 red, -1 amber, 0 empty."""
    return [
        position.at((column, row))
        for column in range(1, position.width + 1)
        for row in range(1, position.height + 1)
    ]


def _scanned(board: list[int]) -> int:
    total = 0
    for a, b, c, d in WINDOWS:
        discs = (board[a], board[b], board[c], board[d])
        red, amber = discs.count(+1), discs.count(-1)
        if not amber:
            total += WORTH[red]
        elif not red:
            total -= WORTH[amber]
    return total


list_scan = Way(_listed, _scanned)
"""One window of four cells after the other."""

MASKS = tuple(sum(1 << index for index in window) for window in WINDOWS)


def _masks_of(position: ConnectFour) -> tuple[int, int]:
    """A bit for each disc of red, and for each of amber; the lowest bit is a1, the next one a2."""
    discs = {+1: 0, -1: 0}
    for column, colours in enumerate(position.columns, start=1):
        for row, colour in enumerate(colours, start=1):
            discs[colour] |= 1 << _index((column, row))
    return discs[+1], discs[-1]


def _masked(board: tuple[int, int]) -> int:
    red, amber = board
    total = 0
    for window in MASKS:
        if not amber & window:
            total += WORTH[(red & window).bit_count()]
        elif not red & window:
            total -= WORTH[(amber & window).bit_count()]
    return total


masks = Way(_masks_of, _masked)
"""Bit masks: the discs of each colour are the bits of one number."""


@cache
def _line_tables() -> tuple[tuple[dict[tuple[int, ...], int], Callable[[list[int]], Any]], ...]:
    """For each line its table, and a getter that gathers its content from the list of cells."""
    return tuple(
        (by_content(len(line)), itemgetter(*map(_index, line)))
        for line in lines(ConnectFour.width, ConnectFour.height)
    )


def _looked_up(board: list[int]) -> int:
    total = 0
    for table, content in _line_tables():
        total += table[content(board)]
    return total


tuple_tables = Way(_listed, _looked_up)
"""Look-up: the content of each of the 25 lines is a key in a dictionary. There are few look-ups,
but before each one the content of the line has to be gathered, which takes time."""
