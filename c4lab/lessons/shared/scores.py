"""Finds scores of Connect Four positions by questions, for the tables of lesson 17."""

from collections.abc import Callable
from typing import Any

from c4lab.games import ConnectFour
from c4lab.games.bits import to_bits
from c4lab.search import WIN, Choice, with_memory
from c4lab.search.choice import even, score_of
from c4lab.solver.plain.assembled import Assembled
from c4lab.solver.plain.search import ALL

Rule = Callable[[int, int], int]
"""`rule(lower, upper)`: the number that the next question asks about."""


def in_scores(
    position: Any,
    depth: int | None = None,
    evaluate: object = None,
    *,
    alpha: float,
    beta: float,
    **options: Any,
) -> Choice:
    """The score that `with_memory` finds at the end of the game; alpha and beta are scores too.

    >>> in_scores(ConnectFour.parse("55727317645576665634161471125144"), alpha=-5, beta=5).value
    -2
    """
    low, high = smallest_value(alpha + 1) - 1, smallest_value(beta)
    return Choice(
        score_of(with_memory(position, None, even, alpha=low, beta=high, **options).value)
    )


def smallest_value(wanted: float) -> float:
    """The smallest value of a search that means at least this score.

    Such a search counts a win as WIN plus the moves that were left.
    """
    if wanted > 0:
        return WIN + 2 * (wanted - 1)
    return 0 if wanted == 0 else -(WIN + 2 * (-wanted - 1) + 1)


def question(text: str, above: int) -> tuple[int, int]:
    """The readable solver's bound for "is the score more than `above`?", and the nodes it takes."""
    solver = Assembled(size=100_003)
    answer = solver.null_window(*to_bits(ConnectFour.parse(text)), above, solver.table)
    return answer, solver.nodes


def solve_by_questions(text: str, rule: Rule) -> tuple[int, list[tuple[int, int]], int]:
    """The score, the questions as pairs (number, bound), and the nodes of all questions.

    Raises ValueError for a question whose answer is known: the loop would never end.

    >>> middle = lambda lower, upper: (lower + upper) // 2
    >>> solve_by_questions("55727317645576665634161471125144", middle)[:2]
    (-2, [(-1, -2), (-4, -3), (-3, -2)])
    """
    solver, questions = Assembled(size=100_003), []
    mine, mask = to_bits(ConnectFour.parse(text))
    left = ALL - mask.bit_count()
    lower, upper = -(left // 2), (left - 1) // 2
    while lower < upper:
        middle = rule(lower, upper)
        if middle not in range(lower, upper):
            raise ValueError(
                f"the rule asks about {middle!r:.40}, and the score lies from {lower} to {upper}: "
                f"ask about a whole number from {lower} to {upper - 1}."
            )
        bound = solver.null_window(mine, mask, middle, solver.table)
        questions.append((middle, bound))
        if bound > middle:
            lower = bound
        else:
            upper = bound
    return lower, questions, solver.nodes
