"""The compiled search as C would call it: whole numbers and addresses in, a whole number out.

So it can be called by whoever has its machine code, which `c4lab.solver.machine_code` keeps.
"""

from c4lab.solver import reading, search
from c4lab.solver.jit import Bits, entry


@entry("int64(int64, int64, int64)")
def read(moves: int, length: int, two: int) -> int:
    """Writes the board after so many bytes of moves; 0 if there is anything unusual, else 1."""
    return reading.read(moves, length, two)


@entry("int64(uint64, uint64, int64)")
def exact(mine: Bits, mask: Bits, control: int) -> int:
    """The score, or ABORTED."""
    return search.exact(mine, mask, control)


@entry("int64(uint64, uint64, int64, int64)")
def more_than(mine: Bits, mask: Bits, alpha: int, control: int) -> int:
    """Is the score more than `alpha`? A bound on the same side of it, or ABORTED."""
    return search.more_than(mine, mask, alpha, control)


@entry("int64(int64, int64, int64, int64)")
def exact_many(boards: int, length: int, scores: int, control: int) -> int:
    """The scores of so many boards, each `mine` and `mask`; how many, fewer after a stop."""
    return search.exact_many(boards, length, scores, control)
