"""The exact score of a position: one yes-or-no question after another, each asked by negamax.

A score is 0 for a draw and positive if the side to move wins: 1 with its last disc, 2 with the
one before, and so on. A player has 21 discs, so a win with the n-th scores 22 - n. A loss is the
negative of what the other side scores. So a sooner win is worth more, and a later loss is less bad.

Each value in the view of the side to move: Donald Knuth and Ronald Moore, "An Analysis of
Alpha-Beta Pruning", 1975. Questions in place of a search for the value: Judea Pearl, "Scout", 1980.
"""

from c4lab.solver.plain.bits import CELLS, landings, non_losing, winning_cells
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.table import Table, key_of

ALL = CELLS.bit_count()


def exact(mine: int, mask: int, table: Table) -> int:
    """The score, found by asking "is it more than this?" until one number is left."""
    left = ALL - mask.bit_count()
    if winning_cells(mine, mask) & landings(mask):
        return (left + 1) // 2  # with the next disc
    lower, upper = -(left // 2), (left - 1) // 2
    while lower < upper:  # the score lies between them, both included
        middle = halfway(lower, upper)
        bound = null_window(mine, mask, middle, table)
        if bound > middle:
            lower = bound
        else:
            upper = bound
    return lower


def halfway(lower: int, upper: int) -> int:
    """The number to ask about next, "is the score more?", if it is from `lower` to `upper`.

    While either side may win, it is halfway from the farther end to 0. A score beyond means a game
    that ends soon, so few moves settle the question, and most positions are decided early.
    The answer is less than `upper`, so either reply to the question leaves less to ask.
    """
    if lower >= 0 or upper <= 0:
        return (lower + upper) // 2
    return lower // 2 if -lower > upper else upper // 2


def null_window(mine: int, mask: int, alpha: int, table: Table) -> int:
    """Is the score more than `alpha`? Negamax in the window from alpha to alpha + 1.

    The answer is a bound (fail-soft): if it is more than `alpha`, the score is at least that;
    if not, the score is at most that. Assumes that the side to move cannot win with its next
    disc, which holds in every position that a non-losing move leads to.
    """
    left = ALL - mask.bit_count()
    moves = non_losing(mine, mask)
    if not moves:
        return -(left // 2)  # the other side wins with its next disc
    if left <= 2:
        return 0  # one disc each, or only mine, and neither wins
    # Neither side wins with its next disc: the one after it is the soonest for both.
    key = key_of(mine, mask)
    lower, upper = table.bounds(key, 1 - left // 2, (left - 1) // 2)
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    best = lower
    for move in ordered(mine, mask, moves):
        bound = -null_window(mine ^ mask, mask | move, -alpha - 1, table)
        if bound > alpha:
            table.store(key, bound, upper)
            return bound
        best = max(best, bound)
    table.store(key, lower, best)
    return best
