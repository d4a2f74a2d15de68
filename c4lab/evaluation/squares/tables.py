"""Tables of squares, computed once: the squares of a whole line by its content.

A line of n cells can have 3^n contents. Lines of equal length share a table. The full board needs
3^7 entries for the six rows, 3^6 for the columns and four diagonals, 3^5 for four diagonals and
3^4 for the last four: 3,240 entries, which replace the scan of 69 windows.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

from c4lab.evaluation.opinions import FOUR


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
