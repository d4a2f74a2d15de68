"""A table of bounds on scores, each entry packed into one number, and the keys of its positions.

A position and its mirror image have the same score. A key has seven bits for each column: the discs
in it, 1 for those of the side to move, and above them a 1 that says how high the column is. So the
mirror image has the same seven groups of bits in the opposite order, and `board_of` can take a key
apart again.
"""

from c4lab.solver.plain.bits import BOTTOM, COLUMN, WIDTH

FIELD = 6  # bits for a bound
SHIFT = 32  # added to a bound, so that what is packed is never negative


def key_of(mine: int, mask: int) -> int:
    """A number that no two positions share, and never 0, which marks an empty place.

    In each column it holds the discs, 1 for mine and 0 for theirs, and above them a 1 that says
    how high the column is. That 1 is `mask + BOTTOM`; without BOTTOM the empty board would be 0.

    >>> f"{key_of(0b10, 0b11) & 0b111:b}"  # theirs at the foot of column 1, mine on it
    '110'
    """
    return mine + mask + BOTTOM


class Table:
    """Two bounds for each position in it: the score lies between them, both included.

    A bound stays true of its position, whichever search found it, so a table may be kept from
    one search to the next. Each position has one place, its key modulo `size`, and a new entry
    replaces the old one: a smaller table forgets more, and is never wrong. A size that
    is prime uses all places evenly. An entry takes about 45 bytes.

    >>> table = Table(size=101)
    >>> table.store(key_of(0, 0), lower=1, upper=18)
    >>> table.bounds(key_of(0, 0), -18, 18), table.bounds(key_of(1, 1), -18, 18)
    ((1, 18), (-18, 18))
    """

    def __init__(self, size: int = 1_000_003) -> None:
        if size < 1:
            raise ValueError(f"A table needs room for at least one entry; {size} is too few.")
        self._entries = [0] * size

    def bounds(self, key: int, lower: int, upper: int) -> tuple[int, int]:
        """The bounds remembered for `key`; the `lower` and `upper` given if there are none."""
        entry = self._entries[key % len(self._entries)]
        if entry >> 2 * FIELD != key:  # empty, or another position's
            return lower, upper
        return (entry >> FIELD) % (1 << FIELD) - SHIFT, entry % (1 << FIELD) - SHIFT

    def store(self, key: int, lower: int, upper: int) -> None:
        """Stores that the score of the position lies from `lower` to `upper`."""
        entry = (key << FIELD | lower + SHIFT) << FIELD | upper + SHIFT
        self._entries[key % len(self._entries)] = entry


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
