"""A table of bounds on scores: each entry is packed into one whole number."""

from c4lab.solver.plain.bits import BOTTOM

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
