"""Threads share the search for one answer, compiled: each takes a move that no other searches.

All start from the same position with the same large table. Near the start of the search, a thread
puts off a move that another thread is searching; when it comes back to it, the table mostly has
the answer. A mark is only advice: if it is missing or wrong, the search takes longer, and its
answer is still right.

After Jean-Christophe Weill, "The ABDADA Distributed Minimax-Search Algorithm", 1996.
"""

import numpy as np

from c4lab.solver.bits import ALL, U0, signed
from c4lab.solver.control import BUSY, BUSY_ENTRIES
from c4lab.solver.jit import Bits, compiled
from c4lab.solver.moves import bring_forward, move_at
from c4lab.solver.table import SPREAD, key_of
from c4lab.solver.words import load, store

SHARED_TO = ALL - 24
"""Discs, 18 on the standard board: with fewer, it pays to ask whether another thread is searching a
move."""
SHIFT = np.uint64(65 - BUSY_ENTRIES.bit_length())


@compiled(inline="always")
def shared(discs: int, control: int) -> bool:
    """Whether moves in a position with so many discs are divided among threads."""
    return discs < SHARED_TO and bool(load(control, BUSY))


@compiled(inline="always")
def mark(theirs: Bits, mask: Bits, discs: int, busy: bool, control: int) -> None:
    """Says that this thread is searching a position, or no longer is."""
    key = key_of(theirs, mask, discs)
    store(signed(load(control, BUSY)), signed(key * SPREAD >> SHIFT), key if busy else U0)


@compiled(inline="always")
def put_off(theirs: Bits, mask: Bits, discs: int, index: int, length: int, control: int) -> None:
    """Brings the first move that no other thread is searching forward to `index` of the list."""
    busy = signed(load(control, BUSY))
    for other in range(index, length):
        key = key_of(theirs, mask | move_at(discs, other, control), discs + 1)
        if load(busy, signed(key * SPREAD >> SHIFT)) != key:
            bring_forward(discs, index, other, control)
            return
