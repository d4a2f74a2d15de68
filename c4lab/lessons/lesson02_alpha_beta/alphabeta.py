"""02.3 Alpha-beta on positions."""

from __future__ import annotations

from c4lab.checks.exercise import exercise
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson02_alpha_beta.nodes import refuse_needless_nodes
from c4lab.lessons.lesson02_alpha_beta.search import Search
from c4lab.lessons.lesson02_alpha_beta.shapes import as_search, takes_no_window
from c4lab.lessons.lesson02_alpha_beta.window import FULL, NARROW, compare_values


@exercise(
    "02.3",
    "Alpha-beta",
    points=4,
    minutes=15,
    hints=(
        "Begin with your minimax from 01.5: the game is over; X is to move; O is to move.",
        "Write the loop over the moves out, so that you can leave it early. Hand alpha and beta "
        "to the call for each move.",
        "After each move X raises alpha to the best value so far; O lowers beta to it.",
        "Then, still inside the loop: `if alpha >= beta: break`. At the end return the best.",
    ),
)
def alphabeta(answer: Search) -> str:
    search = as_search(answer)
    compare_values(search, FULL, [*late(5, every=2), *late(3, every=25)])
    cost = refuse_needless_nodes(search)
    if not takes_no_window(answer):
        compare_values(search, NARROW, late(4, every=20))
    return cost
