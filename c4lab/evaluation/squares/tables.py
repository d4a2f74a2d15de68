"""What every line could hold, worked out once: squares by the content of a whole line.

A line of n cells can hold 3^n contents. Sharing a table among lines of equal length takes one
table for each length: on the full board 3^7 for the six rows, 3^6 for the columns and four
diagonals, 3^5 for four diagonals and 3^4 for the last four: 3,240 entries instead of 69 windows.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

from c4lab.evaluation.squares.evaluation import FOUR


def squares(content: Sequence[int], connect: int) -> int:
    """Red's squares less amber's on one line, whose cells hold +1, -1 or 0 from start to end.

    >>> squares((0, 1, 1, 0, -1), 4)  # a window with two, and one with both colours
    4
    """
    return sum(
        _window(content[start : start + connect]) for start in range(len(content) - connect + 1)
    )


def _window(discs: Sequence[int]) -> int:
    red, amber = discs.count(+1), discs.count(-1)
    if red and amber:
        return 0
    worth = FOUR if red + amber == len(discs) else (red + amber) ** 2
    return worth if red else -worth


@cache
def by_content(length: int, connect: int = 4) -> dict[tuple[int, ...], int]:
    """The squares of every content of a line of `length` cells.

    >>> sum(len(by_content(length)) for length in (4, 5, 6, 7))
    3240
    """
    contents = product((0, +1, -1), repeat=length)
    return {content: squares(content, connect) for content in contents}


@cache
def by_number(length: int, connect: int = 4) -> tuple[int, ...]:
    """The same squares in a plain row, in the order of the contents read as numbers in base 3.

    Empty is the digit 0, red 1 and amber 2, the first cell of the line the lowest digit.

    >>> by_number(4)[1 + 3 + 9], by_number(4)[2 * 27]  # three red discs; one amber
    (9, -1)
    """
    table = [0] * 3**length
    for content, worth in by_content(length, connect).items():
        table[sum(disc % 3 * 3**place for place, disc in enumerate(content))] = worth
    return tuple(table)
