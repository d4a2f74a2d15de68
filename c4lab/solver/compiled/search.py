"""The exact score of a position, compiled: one yes-or-no question after another, by negamax.

`c4lab.solver.plain.search` says what a score is and why this finds it. What is added here:

- where only one move does not lose, the search plays it and stores no entry for the position,
  unless `bounds` says enough of the position after it;
- a question that the next two discs of each side answer needs no table (`moves.decides`);
- sorting the moves may find one that is good enough without a search (`moves.sort_moves`);
- before it tries a move, it looks up the positions after all of them: the table may show that
  one is good enough (enhanced transposition cut-off: Jonathan Schaeffer and Aske Plaat, "New
  Advances in Alpha-Beta Searching", 1996);
- the questions about a score near 0, which are the long ones, begin with "is it a win?".
"""

import numpy as np

from c4lab.solver.compiled.bits import ALL, U1, count, landings, several, signed, winning_cells
from c4lab.solver.compiled.bounds import LOWEST, at_most
from c4lab.solver.compiled.compiling import Bits, compiled, load, store
from c4lab.solver.compiled.control import ABORTED, FOUND, LIMIT, LOWER, NODES, UPPER
from c4lab.solver.compiled.moves import SETTLED, decides, holds, move_at, non_losing, sort_moves
from c4lab.solver.compiled.table import find, keep, key_of, lower_of, upper_of

LOOK = np.uint64(4095)  # a power of two, less 1: the search reads LIMIT once in so many nodes
ASK_AHEAD = 6  # discs to come: with fewer, to search is faster than to ask the table about moves
FAR = 8
"""A question about a score farther from 0 than this is a short one."""
NEAR = -2
"""A loss this late, or later, is found faster with the table than with `holds`."""
CLOSE = 3
"""Every question about a score this near to 0 is a long one."""


@compiled("int64(uint64, uint64, int64, int64, int64)")
def null_window(mine: Bits, mask: Bits, discs: int, alpha: int, control: int) -> int:
    """Is the score more than `alpha`? A bound on the same side of `alpha`, or ABORTED.

    `control` is the address of the control words. Assumes that the side to move cannot win with
    its next disc.
    """
    nodes = load(control, NODES) + U1
    store(control, NODES, nodes)
    if nodes & LOOK == 0 and nodes >= load(control, LIMIT):
        return ABORTED
    left = ALL - discs
    theirs = mine ^ mask
    their_cells = winning_cells(theirs, mask)
    moves = non_losing(mask, their_cells)
    if not moves:
        return -(left // 2)
    if left <= 2:
        return 0
    lower, upper = 1 - left // 2, (left - 1) // 2
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    if alpha + 1 == upper:
        return upper if decides(mine, mask, moves) else alpha
    if alpha == lower and lower < NEAR:
        return alpha + 1 if holds(mine, mask, moves) else alpha
    if not several(moves):
        if -alpha > LOWEST:
            after = mask | moves
            bound = -at_most(theirs, after, discs + 1, winning_cells(mine | moves, after))
            if bound > alpha:
                return bound
        bound = null_window(theirs, mask | moves, discs + 1, -alpha - 1, control)
        return bound if bound == ABORTED else -bound

    key = key_of(mine, mask, discs)
    entry = find(key, discs, control)
    if entry:
        lower, upper = lower_of(entry), upper_of(entry)
        if lower > alpha:
            return lower
        if upper <= alpha:
            return upper
    length = sort_moves(mine, mask, discs, alpha, moves, their_cells, control)
    if length == SETTLED:
        return signed(load(control, FOUND))
    if left > ASK_AHEAD and alpha + 2 != (left - 1) // 2:  # their positions have no entries
        for index in range(length):
            child = key_of(theirs, mask | move_at(discs, index, control), discs + 1)
            entry = find(child, discs + 1, control)
            if entry and -upper_of(entry) > alpha:
                return -upper_of(entry)
    best = lower
    for index in range(length):
        after = mask | move_at(discs, index, control)
        bound = null_window(theirs, after, discs + 1, -alpha - 1, control)
        if bound == ABORTED:
            return ABORTED
        if -bound > alpha:
            keep(key, discs, -bound, upper, control)
            return -bound
        best = max(best, -bound)
    keep(key, discs, lower, best, control)
    return best


@compiled("int64(uint64, uint64, int64, int64)")
def more_than(mine: Bits, mask: Bits, alpha: int, control: int) -> int:
    """Is the score more than `alpha`? A bound on the same side of `alpha`, or ABORTED.

    For any board that nobody has won, also if the next disc wins or the board is full.
    """
    discs = signed(count(mask))
    if winning_cells(mine, mask) & landings(mask):
        return (ALL + 1 - discs) // 2
    return null_window(mine, mask, discs, alpha, control) if discs < ALL else 0


@compiled(inline="always")
def ask_about(lower: int, upper: int) -> int:
    """The number to ask about next, "is the score more?", if it is from `lower` to `upper`.

    While either side may win, the questions go from the farther end towards 0. A score far from 0
    means a game that ends soon, so few moves answer the question. Each step towards 0 costs about
    1.5 to 2 times the step before: all steps together cost little more than the last one, but a
    step too far is expensive. So the steps are small up to FAR, and end most decided games. Near 0
    the question is who wins. Once that is known, a wide range is cut in half, and a narrow one is
    asked about from its end near 0.
    """
    if lower < 0 < upper:
        far = max(-lower, upper)
        nearer = far - 2 if far > FAR else far // 2
        if nearer <= CLOSE:
            return 0
        return -nearer if -lower > upper else nearer
    if upper - lower > CLOSE + 1:
        return (lower + upper) // 2
    return lower if upper > 0 else upper - 1


@compiled("int64(uint64, uint64, int64)")
def exact(mine: Bits, mask: Bits, control: int) -> int:
    """The score, or ABORTED. Keeps its bounds in the control words LOWER and UPPER."""
    discs = signed(count(mask))
    left = ALL - discs
    lower, upper = -(left // 2), (left - 1) // 2
    if winning_cells(mine, mask) & landings(mask):
        lower = upper = (left + 1) // 2
    while lower < upper:
        store(control, LOWER, np.uint64(lower))
        store(control, UPPER, np.uint64(upper))
        alpha = ask_about(lower, upper)
        bound = null_window(mine, mask, discs, alpha, control)
        if bound == ABORTED:
            return ABORTED
        if bound > alpha:
            lower = bound
        else:
            upper = bound
    store(control, LOWER, np.uint64(lower))
    store(control, UPPER, np.uint64(upper))
    return lower


@compiled("int64(int64, int64, int64, int64)")
def exact_many(boards: int, length: int, scores: int, control: int) -> int:
    """Writes the scores of one board after another; returns how many, fewer at the limit.

    `boards` and `scores` are addresses: of two words a board, and of one word a score.
    """
    for index in range(length):
        score = exact(load(boards, 2 * index), load(boards, 2 * index + 1), control)
        if score == ABORTED:
            return index
        store(scores, index, np.uint64(score))
    return length
