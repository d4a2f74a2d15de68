"""The exact score of a position, compiled: one yes-or-no question after another, by negamax.

`c4lab.solver.plain.search` says what a score is and why this finds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from c4lab.games.bits import HEIGHT, WIDTH
from c4lab.solver.bits import BOTTOM, CELLS, count, winning_cells
from c4lab.solver.control import LIMIT, LOWER, NODES, STOP, UPPER
from c4lab.solver.jit import Bits, compiled
from c4lab.solver.moves import MOVE, non_losing, scratch, sort_moves
from c4lab.solver.table import KEY, key_of, lower_of, packed, place_of, upper_of

if TYPE_CHECKING:
    from c4lab.solver.control import Control, Entries

ALL = WIDTH * HEIGHT
ABORTED = -1000
"""In place of a score or bound, after a stop: nothing of what was under way is stored."""
LOOK = 4095  # one less than a power of two: how many nodes pass between looks at the stop flag


@compiled("int64(uint64, uint64, int64, int64, uint64[::1], int64[::1])")
def null_window(
    mine: Bits, mask: Bits, discs: int, alpha: int, table: Entries, control: Control
) -> int:
    """Is the score more than `alpha`? A bound on the same side of it, or ABORTED.

    Assumes that the side to move cannot win with its next disc.
    """
    control[NODES] += 1
    if control[NODES] & LOOK == 0 and (control[STOP] or control[NODES] >= control[LIMIT]):
        return ABORTED
    left = ALL - discs
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    lower, upper = 1 - left // 2, (left - 1) // 2
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    key = key_of(mine, mask)
    place = place_of(key, table)
    entry = table[place]
    if entry >> KEY == key:
        lower, upper = lower_of(entry), upper_of(entry)
        if lower > alpha:
            return lower
        if upper <= alpha:
            return upper
    base = scratch(discs)
    length = sort_moves(mine, mask, moves, base, control)
    if length < 0:
        return (left - 1) // 2
    theirs = mine ^ mask
    if length > 1 and left > 6:
        for index in range(base, base + length):
            move = np.uint64(control[index]) & MOVE
            child = key_of(theirs, mask | move)
            entry = table[place_of(child, table)]
            if entry >> KEY == child and -upper_of(entry) > alpha:
                return -upper_of(entry)
    best = lower
    for index in range(base, base + length):
        move = np.uint64(control[index]) & MOVE
        bound = null_window(theirs, mask | move, discs + 1, -alpha - 1, table, control)
        if bound == ABORTED:
            return ABORTED
        if -bound > alpha:
            table[place] = packed(key, -bound, upper)
            return -bound
        best = max(best, -bound)
    table[place] = packed(key, lower, best)
    return best


@compiled("int64(uint64, uint64, int64, uint64[::1], int64[::1])")
def more_than(mine: Bits, mask: Bits, alpha: int, table: Entries, control: Control) -> int:
    """Is the score more than `alpha`? A bound on the same side of it, or ABORTED.

    For any board that is not won: with an immediate win, and a full one, too.
    """
    left = ALL - count(mask)
    if winning_cells(mine, mask) & ((mask + BOTTOM) & CELLS):
        return (left + 1) // 2
    return null_window(mine, mask, ALL - left, alpha, table, control) if left else 0


@compiled("int64(uint64, uint64, uint64[::1], int64[::1])")
def exact(mine: Bits, mask: Bits, table: Entries, control: Control) -> int:
    """The score, or ABORTED; meanwhile `control` holds what it is known to lie between."""
    left = ALL - count(mask)
    lower, upper = -(left // 2), (left - 1) // 2
    if winning_cells(mine, mask) & ((mask + BOTTOM) & CELLS):
        lower = upper = (left + 1) // 2
    while lower < upper:
        control[LOWER], control[UPPER] = lower, upper
        middle = (lower + upper) // 2
        if lower < 0 < upper:
            middle = lower // 2 if -lower > upper else upper // 2
        bound = null_window(mine, mask, ALL - left, middle, table, control)
        if bound == ABORTED:
            return ABORTED
        if bound > middle:
            lower = bound
        else:
            upper = bound
    control[LOWER], control[UPPER] = lower, upper
    return lower


@compiled("int64(uint64[::1], uint64[::1], uint64[::1], int64[::1], int64[::1])")
def exact_many(
    mines: Entries, masks: Entries, table: Entries, control: Control, scores: Control
) -> int:
    """Writes the scores of one board after another; returns how many, fewer after a stop."""
    for index in range(len(mines)):
        score = exact(mines[index], masks[index], table, control)
        if score == ABORTED:
            return index
        scores[index] = score
    return len(mines)
