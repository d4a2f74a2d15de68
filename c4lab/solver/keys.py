"""One number for a position and its mirror image, which have the same score.

A key has seven bits for each column: the discs in it, 1 for those of the side to move, and above
them a 1 that says how high the column is. So the mirror image has the same seven groups of
bits in the opposite order, and `board_of` can take a key apart again.
"""

from c4lab.games.bits import BOTTOM, COLUMN, WIDTH
from c4lab.solver.plain.table import key_of

__all__ = ["board_of", "canonical", "key_of", "mirrored"]

GROUP = (1 << COLUMN) - 1
GROUPS = tuple(GROUP << COLUMN * column for column in range(4))  # to the middle one


def mirrored(key: int) -> int:
    """The key of the mirror image of the board.

    >>> mirrored(key_of(0b1, 0b1)) == key_of(0b1 << 42, 0b1 << 42)
    True
    """
    a, b, c, d = GROUPS
    turned = key & d | (key & c) << 2 * COLUMN | (key & b) << 4 * COLUMN | (key & a) << 6 * COLUMN
    return turned | key >> 2 * COLUMN & c | key >> 4 * COLUMN & b | key >> 6 * COLUMN & a


def canonical(key: int) -> int:
    """The smaller one of the keys of the board and of its mirror image."""
    turned = mirrored(key)
    return turned if turned < key else key


def board_of(key: int) -> tuple[int, int]:
    """`mine` and `mask` of the board that has this key.

    >>> board_of(key_of(0b10, 0b11))
    (2, 3)
    """
    mask = 0
    for column in range(WIDTH):
        height = (key >> COLUMN * column & GROUP).bit_length() - 1
        mask |= (1 << height) - 1 << COLUMN * column
    return key - mask - BOTTOM, mask
