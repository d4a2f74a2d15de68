"""The functions of the `.wasm` file: each gets the address of the control words.

`read_many` plays moves that are written as digits, as `question.board_after` does in Python.
"""

import numpy as np

from c4lab.solver.compiled import bits as board
from c4lab.solver.compiled import search
from c4lab.solver.compiled.bits import CELLS, U0, U1, has_line, signed
from c4lab.solver.compiled.compiling import Bits, byte, compiled, load, store
from c4lab.solver.compiled.control import (
    ALPHA,
    BOARDS,
    LENGTH,
    MASK,
    MINE,
    SCORES,
    TEXTS,
    UNREADABLE,
)

FIRST, END = np.uint64(ord("1")), np.uint64(ord("\n"))
WIDTH, COLUMN, TOP = (np.uint64(n) for n in (board.WIDTH, board.COLUMN, board.HEIGHT - 1))
BAD = np.uint64(UNREADABLE)


@compiled(inline="always")
def has_four(discs: Bits) -> bool:
    """Whether four of `discs`, which are those of one player, lie in a row."""
    pairs = discs & discs >> U1
    return bool(pairs & pairs >> (U1 + U1)) or has_line(discs)


@compiled("int64(int64, int64, int64)")
def read(texts: int, length: int, boards: int) -> int:
    """Reads `length` bytes, positions that each end with a line; returns how many there are.

    Writes `mine` and `mask` of each to the words at `boards`. For a bad move or a finished game
    `mask` is UNREADABLE.
    """
    mine = mask = U0
    good, number = True, 0
    for index in range(length):
        sign = byte(texts, index)
        if sign == END:
            # A four stays on the board: none at the end means none on the way.
            good = good and mask != CELLS and not has_four(mine) and not has_four(mine ^ mask)
            store(boards, 2 * number, mine)
            store(boards, 2 * number + 1, mask if good else BAD)
            mine = mask = U0
            good, number = True, number + 1
        elif good:
            column = sign - FIRST  # unsigned: what is less than "1" becomes very large
            good = column < WIDTH and not mask & (U1 << COLUMN * column) << TOP
            if good:
                mine ^= mask
                mask |= mask + (U1 << COLUMN * column)
    return number


def exact(control: int) -> int:
    """See `search.exact`."""
    return search.exact(load(control, MINE), load(control, MASK), control)


def more_than(control: int) -> int:
    """See `search.more_than`."""
    mine, mask, alpha = load(control, MINE), load(control, MASK), load(control, ALPHA)
    return search.more_than(mine, mask, signed(alpha), control)


def exact_many(control: int) -> int:
    """See `search.exact_many`."""
    boards, scores = signed(load(control, BOARDS)), signed(load(control, SCORES))
    return search.exact_many(boards, signed(load(control, LENGTH)), scores, control)


def read_many(control: int) -> int:
    """See `read`."""
    texts, boards = signed(load(control, TEXTS)), signed(load(control, BOARDS))
    return read(texts, signed(load(control, LENGTH)), boards)


ENTRIES = {each.__name__: each for each in (exact, more_than, exact_many, read_many)}
SIGNATURE = "int32(int32)"
