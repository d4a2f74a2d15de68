"""Searches with a narrow window: they look at fewer positions, and may find only a bound."""

from collections.abc import Callable
from math import inf
from typing import Any

from c4lab.games import Position
from c4lab.search.choice import Choice, Evaluate
from c4lab.search.memory import with_memory

WindowSearch = Callable[..., Choice]
"""A fail-soft search with a window, in the view of the side to move: `negamax`, `with_memory` or
`pvs`."""


def null_window(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    above: int = 0,
    search: WindowSearch = with_memory,
    **options: Any,
) -> Choice:
    """Answers one question: is the value for the side to move larger than `above`?

    If it is, the value in the answer is larger than `above` too, and a lower bound; else it is an
    upper bound. `options` are passed to `search`. Values have to be whole numbers.

    >>> from c4lab.games import TicTacToe
    >>> null_window(TicTacToe.parse("1524"), above=0).value > 0
    True
    """
    return search(position, depth, evaluate, alpha=above, beta=above + 1, **options)


def aspiration(
    position: Position,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    *,
    guess: float = 0,
    margin: float = 1,
    search: WindowSearch = with_memory,
    **options: Any,
) -> Choice:
    """The value of `position` for the side to move, and a move that reaches it.

    The first search has the window from `guess - margin` to `guess + margin`. If the value lies
    outside, this search gives a bound, and a second search looks beyond this bound.

    >>> from c4lab.games import TicTacToe
    >>> aspiration(TicTacToe.parse("1524"), guess=-3)
    Choice(value=1, move=3)
    """
    alpha, beta = guess - margin, guess + margin
    found = search(position, depth, evaluate, alpha=alpha, beta=beta, **options)
    if found.value <= alpha:
        return search(position, depth, evaluate, alpha=-inf, beta=found.value, **options)
    if found.value >= beta:
        above = search(position, depth, evaluate, alpha=found.value, beta=+inf, **options)
        return above if above.value > found.value else found  # a failed search chooses no move
    return found
