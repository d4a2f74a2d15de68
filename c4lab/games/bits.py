"""A Connect Four board as two whole numbers, and what shifts read off them.

`mask` has a bit set for each disc on the board, `mine` for each disc of the side to move; the
other side has `mine ^ mask`. Bits run up the columns from the left, seven to a column:

    6 13 20 27 34 41 48    the spare row: always empty
    5 12 19 26 33 40 47
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42

So the next cell up is 1 bit on, to the right 7, and on the diagonals 6 and 8. The spare row keeps
them apart: without it the top of a column would be a neighbour of the bottom of the next.
"""

from __future__ import annotations

from c4lab.games.connect_four import ConnectFour

WIDTH, HEIGHT, CONNECT = 7, 6, 4
COLUMN = HEIGHT + 1  # bits in a column, the spare one included
BOTTOM = sum(1 << COLUMN * column for column in range(WIDTH))
CELLS = BOTTOM * ((1 << HEIGHT) - 1)  # every bit but the spare ones
UP = 1
SIDEWAYS = (COLUMN, COLUMN - 1, COLUMN + 1)  # level, falling, rising


def to_bits(position: ConnectFour) -> tuple[int, int]:
    """`mine` and `mask` of a position.

    >>> to_bits(ConnectFour.parse("121"))  # the side to move has the disc in column 2
    (128, 131)
    """
    mine = mask = 0
    for column, discs in enumerate(position.columns):
        for row, disc in enumerate(discs):
            bit = 1 << COLUMN * column + row
            mask |= bit
            if disc == position.player:
                mine |= bit
    return mine, mask


def landings(mask: int) -> int:
    """The cells where a disc can come to lie: the lowest empty one of each open column.

    Adding 1 at the foot of a column carries through its discs to the first empty bit.
    """
    return (mask + BOTTOM) & CELLS


def height(mask: int, move: int) -> int:
    """How many discs lie in column `move`, 1 to 7.

    >>> [height(111466234240, move) for move in range(1, 8)]
    [0, 2, 5, 5, 5, 2, 0]
    """
    return (mask >> COLUMN * (move - 1) & (1 << HEIGHT) - 1).bit_count()


def has_four(discs: int) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row.

    >>> has_four(0b1111), has_four(0b10111)
    (True, False)
    """
    for step in (UP, *SIDEWAYS):
        pairs = discs & discs >> step  # a bit where there is a disc here and one step on
        if pairs & pairs >> 2 * step:  # a pair here and a pair two steps on
            return True
    return False
