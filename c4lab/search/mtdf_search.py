"""MTD(f): a series of null windows, each at the value that the one before answered.

Aske Plaat, Jonathan Schaeffer, Wim Pijls and Arie de Bruin, "Best-first Fixed-depth Minimax
Algorithms", 1996.
"""

from math import inf
from typing import Any

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate
from c4lab.search.memory import with_memory
from c4lab.search.table import Table
from c4lab.search.windows import WindowSearch


def mtdf(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    guess: int = 0,
    search: WindowSearch = with_memory,
    table: Table | None = None,
    **options: Any,
) -> Choice:
    """The value of `position` for the side to move, and a move that reaches it.

    Each pass asks whether the value is at least the answer of the pass before; the first pass asks
    about `guess`. A better guess needs fewer passes. All passes share the `table`, else each would
    repeat the work of those before it. Raises ValueError if a value is not a whole number: MTD(f)
    stops when its two bounds meet, and a null window is 1 wide.

    >>> from c4lab.games import Sim
    >>> mtdf(Sim.parse("12-34-13-56-14-35"), depth=9)
    Choice(value=1, move=25)
    """
    table = Table() if table is None else table
    lower, upper, value = -inf, +inf, require_whole(guess)
    best = Choice(-inf)
    while lower < upper:
        beta = max(value, lower + 1)
        found = search(position, depth, evaluate, alpha=beta - 1, beta=beta, table=table, **options)
        value = require_whole(found.value)
        if value < beta:
            upper = value
        else:
            lower, best = value, found  # a pass that fails low finds no best move
    return best


def require_whole(value: float) -> float:
    """`value`, unchanged. Raises ValueError if it is not a whole number."""
    if value % 1:
        raise ValueError(
            f"MTD(f) needs whole numbers, and {value:g} is none: multiply the evaluation, or "
            "round its value."
        )
    return value
