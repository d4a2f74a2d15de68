"""02.4 The bug hunt: a cut-off that waits too long."""

from collections.abc import Callable
from math import inf

from c4lab.checks.writing import Answer, Mistake, compare, exercise, known
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.lesson02_alpha_beta.searches import (
    IDEAS,
    TOO_EARLY,
    Value,
    bounds,
    check_nodes,
    true_value,
    value_fits,
    with_windows,
)
from c4lab.lessons.lesson02_alpha_beta.window_mistakes import WINDOWS
from c4lab.lessons.shared.code.window_code import named_by_code
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.positions.squares import late

ONE_OF_TWO = "alpha >= beta => alpha > beta"  # strict-cutoff where there is one loop
KNOWN = known(
    f"""
    half-mended: One of the two loops still goes on at a tie, and hands on a window that is closed.
            The other loop then stops after its first move, whatever that is worth. Mend both.
        {ONE_OF_TWO}
        beta <= alpha => beta < alpha
    returns-alpha: It returns alpha for MIN too. What MIN has found is `best`, or beta. Alpha is
            what MAX has found elsewhere.
        return best => return alpha
    side-to-move: Where O is to move, the value has the wrong sign: it is X's value here, whoever is
            to move.
        => for_the_mover
    cuts-too-early: {TOO_EARLY}
        alpha >= beta => best == alpha && beta <= alpha => best == beta
    """,
    for_the_mover=lambda position, *_: position.player * true_value(position),
)


def with_bounds(value: Value) -> Callable[..., NumberRange]:
    """As `bounds`, for this `value`, which is wrong."""
    return lambda position, alpha=-inf, beta=inf: allowed_answers(value(position), alpha, beta)


@exercise(
    "02.4",
    [Mistake(reason, sentence, with_bounds(value)) for reason, (sentence, value) in IDEAS.items()],
    shared=(*KNOWN, *(each for each in WINDOWS if each.function != ONE_OF_TWO)),
    closed=["alphabeta", "minimax"],
)
def mended(answer: Answer) -> str:
    with named_by_code(answer):
        cases = with_windows(answer, [*late(5, every=60), *late(3, every=150)])
        fresh = with_windows(answer, fresh_cases.searched())
        compare(answer, cases, bounds, same=value_fits, fresh=fresh)
        return check_nodes(answer)
