"""Plays moves that are written as digits, compiled. In Python: `question.board_after`."""

import numpy as np

from c4lab.solver import bits as board
from c4lab.solver.bits import CELLS, U0, U1, has_line
from c4lab.solver.jit import Bits, compiled
from c4lab.solver.words import byte, store

FIRST = np.uint64(ord("1"))
WIDTH, COLUMN, TOP = (np.uint64(n) for n in (board.WIDTH, board.COLUMN, board.HEIGHT - 1))


@compiled(inline="always")
def has_four(discs: Bits) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row."""
    pairs = discs & discs >> U1
    return bool(pairs & pairs >> (U1 + U1)) or has_line(discs)


@compiled("int64(int64, int64, int64)")
def read_moves(moves: int, length: int, two: int) -> int:
    """Writes `mine` and `mask` to the address `two`; returns 1.

    Returns 0 for a bad move or a finished game. `moves` is the address of `length` bytes.
    """
    mine = mask = U0
    for index in range(length):
        column = byte(moves, index) - FIRST  # unsigned: what is less than "1" becomes very large
        if column >= WIDTH:
            return 0
        foot = U1 << COLUMN * column
        if mask & foot << TOP:
            return 0
        mine ^= mask
        mask |= mask + foot
    # A four stays on the board: none at the end means none on the way.
    if mask == CELLS or has_four(mine) or has_four(mine ^ mask):
        return 0
    store(two, 0, mine)
    store(two, 1, mask)
    return 1
