"""02.3 Alpha-beta on positions."""

from __future__ import annotations

from c4lab.checks.writing import Answer, exercise
from c4lab.lessons.lesson02_alpha_beta.searches import MISTAKES, check_nodes, check_values
from c4lab.lessons.lesson02_alpha_beta.slips import SLIPS
from c4lab.lessons.shared.squares import late


@exercise("02.3", slips=SLIPS, mistakes=MISTAKES)
def alphabeta(answer: Answer) -> str:
    with answer.part("values", first=True):
        check_values(answer, [*late(5, every=40), *late(3, every=100)])
    cost = ""
    with answer.part("nodes"):
        cost = check_nodes(answer)
    return cost
