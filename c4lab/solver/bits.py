"""What shifts read off a board, compiled: the cells that complete a four, how many bits are set.

The board is two numbers, `mine` and `mask`, as `c4lab.games.bits` lays them out. All numbers are
unsigned: numba makes a fraction of a signed and an unsigned one.
"""

from __future__ import annotations

import numpy as np

from c4lab.games import bits as board
from c4lab.solver.jit import Bits, compiled

BOTTOM = np.uint64(board.BOTTOM)
CELLS = np.uint64(board.CELLS)
U0, U1, U2, U3, U4 = (np.uint64(number) for number in range(5))
ONES = np.uint64(0x0101010101010101)
PAIRS, FOURS, EIGHTS = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F


@compiled(inline="always")
def along(discs: Bits, step: Bits) -> Bits:
    """The cells, in one direction, that would complete four with three of `discs`."""
    two, three = step + step, step + step + step
    after = (discs << step) & (discs << two)
    before = (discs >> step) & (discs >> two)
    cells = after & ((discs << three) | (discs >> step))
    return cells | (before & ((discs >> three) | (discs << step)))


@compiled(inline="always")
def winning_cells(discs: Bits, mask: Bits) -> Bits:
    """The empty cells, within reach or not, where one more of `discs` makes four in a row."""
    cells = (discs << U1) & (discs << U2) & (discs << U3)
    cells |= along(discs, np.uint64(6)) | along(discs, np.uint64(7)) | along(discs, np.uint64(8))
    return cells & (CELLS ^ mask)


@compiled(inline="always")
def count(bits: Bits) -> int:
    """How many bits are set: added up in pairs, in fours, in eights, and those at one stroke."""
    bits = bits - ((bits >> U1) & np.uint64(PAIRS))
    bits = (bits & np.uint64(FOURS)) + ((bits >> U2) & np.uint64(FOURS))
    bits = (bits + (bits >> U4)) & np.uint64(EIGHTS)
    return int((bits * ONES) >> np.uint64(56))
