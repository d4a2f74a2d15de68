"""11.3 A fail-hard search made fail-soft."""

from functools import cache
from math import inf
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, known

Tree = Any  # a number, or a list of trees


@cache
def cases() -> list[tuple[Tree, float, float]]:
    """Trees with windows below, around and above their values, small ones first."""
    random = Random(11)

    def grow(depth: int) -> Tree:
        if depth == 0 or random.random() < 0.1:
            return random.randint(-9, 9)
        return [grow(depth - 1) for _ in range(random.randint(1, 3))]

    drawn: list[Tree] = [[4, 7], [[6, 8], [3, 9]], [[-9, -10, 4], [-5, -7, 2], [-8, 3, 5]]]
    trees = [*drawn, *(grow(2 + number // 12) for number in range(24))]
    windows = [(-inf, inf), (0, 1), (-6, -5), (7, 8), (-3, 3), (9, 20)]
    return [(tree, *window) for tree in trees for window in windows]


KNOWN = known(r"""
    still-hard: The answer never leaves the window: it is still fail-hard. A leaf answers what it
            is worth, and an inner node the best that was seen.
        return tree\n => return max(alpha, min(tree, beta))\n
    starts-at-the-window: The best so far starts at an end of the window, so the answer is never
            below alpha for MAX, or above beta for MIN. What is the best when nothing is seen yet?
        -inf if maximising else +inf => alpha if maximising else beta
    one-side-hard: For one of the two players it is soft, for the other still hard.
        -inf if maximising else +inf => alpha if maximising else +inf
        -inf if maximising else +inf => -inf if maximising else beta
    one-side-hard: For one of the two players it is soft, for the other still hard.
        best = => low, high, best = alpha, beta, && return best =>
            return best if maximising else max(low, min(best, high))
    same-player-again: After a move it is the other player's turn: MAX and MIN alternate.
        not maximising ~> maximising
    starts-at-zero: The best so far starts at 0, which nobody has seen: for MAX every number is
            better than -inf, and for MIN than inf.
        -inf if maximising else +inf => 0
    window-lost: It looks at more leaves than the hard one. alpha and beta still have to follow the
            best so far, and decide where to stop.
        alpha = max(alpha, best) => pass
        beta = min(beta, best) => pass
        if alpha >= beta => if alpha > beta
        if alpha >= beta => if False
        max(alpha, $best) ~> alpha
        min(beta, $best) ~> beta
        alpha = max(alpha, best) => pass && beta = min(beta, best) => pass &&
            if alpha >= beta => if best >= beta if maximising else best <= alpha
""")


@exercise("11.3", KNOWN)
def soft(answer: Answer) -> None:
    compare(answer, cases())
