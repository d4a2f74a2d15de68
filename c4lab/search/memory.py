"""Alpha-beta with memory: the search looks up positions that it has searched before.

David Slate and Lawrence Atkin, "Chess 4.5: The Northwestern University Chess Program", 1977.
"""

from collections.abc import Sequence
from math import inf

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate, leaf
from c4lab.search.order import Order, left_to_right
from c4lab.search.table import Entry, Table


def with_memory(
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

    `negamax` with a transposition table, fail-soft. If the table has an entry of the same depth
    whose value or bound settles the window, the entry is the answer. With any other entry of the
    position, the search tries its move first. The `table` may come from an earlier search with the
    same `evaluate`, to any depth: inside the window the value is always that of minimax at this
    depth. Without `table`, the search starts with an empty one.

    >>> from c4lab.games import Sim
    >>> with_memory(Sim.parse("12-34-13-56-14-35"), depth=9)
    Choice(value=1, move=25)
    """
    table = Table() if table is None else table
    depth = position.left if depth is None else min(depth, position.left)
    if depth == 0 or position.result() is not None:
        return Choice(position.player * leaf(position, evaluate))
    known = table.probe(position)
    if known and known.depth == depth and known.settles(alpha, beta):
        return Choice(known.value, known.move)
    best, lower = Choice(-inf), alpha
    for move in known_first(known, order(position)):
        after = position.play(move)
        found = with_memory(
            after, depth - 1, evaluate, alpha=-beta, beta=-lower, order=order, table=table
        )
        if -found.value > best.value:
            best = Choice(-found.value, move)
        lower = max(lower, best.value)
        if lower >= beta:
            break
    table.store(position, Entry.of(depth, best.value, best.move, alpha, beta))
    return best


def known_first(known: Entry | None, moves: Sequence[int]) -> Sequence[int]:
    """The moves, with the move of the entry `known` first if it is one of them."""
    if known is None or known.move is None or known.move not in moves:
        return moves
    return [known.move, *(move for move in moves if move != known.move)]
