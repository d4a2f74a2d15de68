"""02.4 The bug hunt: a cut-off that waits too long."""

from c4lab.checks.writing import Answer, exercise
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


@exercise(
    "02.4", (*IN_THE_VIEW_OF_X, *WRONG_VALUES), shared=WINDOWS, closed=["alphabeta", "minimax"]
)
def mended(answer: Answer) -> str:
    with named_by_code(answer):
        positions = [*late(5, every=60), *late(3, every=150)]
        check_values(answer, positions, fresh_cases.mended())
        return check_nodes(answer)
