"""Principal variation search: assume that the first move is best, and test it by null windows.

Tony Marsland and Murray Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982.
"""

from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf
from c4lab.search.memory import known_first
from c4lab.search.order import Order, left_to_right
from c4lab.search.table import Entry, Table


def pvs(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    alpha: float = -inf,
    beta: float = +inf,
    order: Order = left_to_right,
    table: Table | None = None,
) -> Choice:
    """The value of `position` for the side to move, and a move that reaches it.

    The same as `with_memory`, except that each move after the first is searched with a null window,
    which only says whether the move is better than the best so far. If it is better and below
    beta, the move is searched again with the full window.

    >>> from c4lab.games import Sim
    >>> pvs(Sim.parse("12-34-13-56-14-35"), depth=9)
    Choice(value=1, move=25)
    """
    table = Table() if table is None else table
    depth = position.left if depth is None else min(depth, position.left)
    if depth == 0 or position.result() is not None:
        return Choice(position.player * leaf(position, evaluate))
    known = table.probe(position)
    if known and known.depth == depth and known.settles(alpha, beta):
        return Choice(known.value, known.move)

    def value_of(after: Position, low: float, high: float) -> float:
        found = pvs(after, depth - 1, evaluate, alpha=-high, beta=-low, order=order, table=table)
        return -found.value

    best, lower = Choice(-inf), alpha
    for move in known_first(known, order(position)):
        after = position.play(move)
        if best.move is None:
            value = value_of(after, lower, beta)
        else:
            value = value_of(after, lower, lower + 1)
            if lower < value < beta:
                value = value_of(after, lower, beta)
        if value > best.value:
            best = Choice(value, move)
        lower = max(lower, value)
        if lower >= beta:
            break
    table.store(position, Entry.of(depth, best.value, best.move, alpha, beta))
    return best
