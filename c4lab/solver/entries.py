"""The entry points of the compiled search, with C's types: whole numbers and addresses.

`c4lab.solver.machine_code` keeps their machine code and calls them by address.
"""

from c4lab.solver import reading, search
from c4lab.solver.jit import Bits, entry


@entry("int64(int64, int64, int64)")
def read_moves(moves: int, length: int, two: int) -> int:
    """See `reading.read_moves`."""
    return reading.read_moves(moves, length, two)


@entry("int64(uint64, uint64, int64)")
def exact(mine: Bits, mask: Bits, control: int) -> int:
    """See `search.exact`."""
    return search.exact(mine, mask, control)


@entry("int64(uint64, uint64, int64, int64)")
def more_than(mine: Bits, mask: Bits, alpha: int, control: int) -> int:
    """See `search.more_than`."""
    return search.more_than(mine, mask, alpha, control)


@entry("int64(int64, int64, int64, int64)")
def exact_many(boards: int, length: int, scores: int, control: int) -> int:
    """See `search.exact_many`."""
    return search.exact_many(boards, length, scores, control)
