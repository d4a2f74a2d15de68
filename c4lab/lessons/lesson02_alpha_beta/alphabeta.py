"""02.3 Alpha-beta on positions."""

from __future__ import annotations

from c4lab.checks.exercise import exercise
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson02_alpha_beta.nodes import refuse_needless_nodes
from c4lab.lessons.lesson02_alpha_beta.search import Search
from c4lab.lessons.lesson02_alpha_beta.shapes import as_search, takes_no_window
from c4lab.lessons.lesson02_alpha_beta.window import FULL, NARROW, compare_values


@exercise("02.3")
def alphabeta(answer: Search) -> str:
    search = as_search(answer)
    compare_values(search, FULL, [*late(5, every=2), *late(3, every=25)])
    cost = refuse_needless_nodes(search)
    if not takes_no_window(answer):
        compare_values(search, NARROW, late(4, every=20))
    return cost
