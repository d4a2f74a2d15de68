"""19.1 An engine of one's own: the gates, asked from outside."""

from c4lab.capstone.gates.match_results import result_line
from c4lab.checks.writing import Answer, exercise
from c4lab.lessons.lesson19_capstone.engine_cases import questions
from c4lab.lessons.lesson19_capstone.engine_gates import (
    beats_the_beginner,
    costs_less,
    finishes_passes,
    is_legal,
    keeps_values,
    sees_replies,
    takes_wins,
)

PATIENCE = 10
"""An engine gets so many times the usual time: thirty seconds. Ours needs a quarter of them."""


@exercise("19.1", patience=PATIENCE, nothing_to_draw="its questions go by the names in the code")
def choose(answer: Answer) -> str:
    asked = questions(answer.tree)
    with answer.part("legal moves in time", first=True):
        is_legal(answer, asked)
    with answer.part("wins in one"):
        takes_wins(answer, asked)
        finishes_passes(answer, asked)
    with answer.part("right values", told=True):
        keeps_values(answer, asked)
        sees_replies(answer, asked)
    fewer, match = "", None
    with answer.part("cost", told=True):
        fewer = costs_less(answer, asked)
    with answer.part("match", told=True):
        match = beats_the_beginner(answer, asked)
    return f"{fewer} {result_line('beginner', match)}." if match else fewer
