"""02.4 The bug hunt: a cut-off that waits too long."""

from c4lab.checks.writing import Answer, exercise, known
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.lesson02_alpha_beta.searches import (
    IN_THE_VIEW_OF_X,
    WRONG_VALUES,
    check_nodes,
    check_values,
)
from c4lab.lessons.lesson02_alpha_beta.window_mistakes import WINDOWS
from c4lab.lessons.shared.squares import late
from c4lab.lessons.shared.window_code import named_by_code

ONE_OF_TWO = "alpha >= beta => alpha > beta"  # strict-cutoff where there is one loop
HALF = known(f"""
    half-mended: One of the two loops still goes on at a tie, and hands on a window that is closed.
            The other loop then stops after its first move, whatever that is worth. Mend both.
        {ONE_OF_TWO}
        beta <= alpha => beta < alpha
    returns-alpha: It returns alpha for MIN too. What MIN has found is `best`, or beta. Alpha is
            what MAX has found elsewhere.
        return best => return alpha
""")


@exercise(
    "02.4",
    (*IN_THE_VIEW_OF_X, *WRONG_VALUES),
    shared=(*HALF, *(each for each in WINDOWS if each.function != ONE_OF_TWO)),
    closed=["alphabeta", "minimax"],
)
def mended(answer: Answer) -> str:
    with named_by_code(answer):
        positions = [*late(5, every=60), *late(3, every=150)]
        check_values(answer, positions, fresh_cases.mended())
        return check_nodes(answer)
