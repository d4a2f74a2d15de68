"""02.2 Alpha-beta on a drawn tree, with the leaves that it looked at."""

from functools import cache
from random import Random
from typing import Any

from c4lab.checks.writing import Answer, compare, exercise, without_items
from c4lab.lessons.lesson02_alpha_beta.slips import SLIPS

Tree = Any  # a number, or a list of trees


@cache
def trees() -> tuple[tuple[Tree], ...]:
    """Trees to prune, small ones first; among them ties, deep cut-offs and uneven branches."""
    random = Random(2)

    def grow(depth: int) -> Tree:
        if depth == 0 or random.random() < 0.1:
            return random.randint(-9, 9)
        return [grow(depth - 1) for _ in range(random.randint(1, 3))]

    drawn: list[Tree] = [
        [4, 7],
        [[6, 8], [3, 9]],
        [[6, 8], [6, 9]],
        [[[4, 7], [9, 2]], [[5, 7], [8, 6]], [[8, 3], [10, 1]]],
        [[5], [[[2, 8], [9, 1]], [6]]],
    ]
    return tuple((tree,) for tree in [*drawn, *(grow(2 + n // 20) for n in range(80))])


@exercise("02.2", SLIPS)
def prune(answer: Answer) -> None:
    compare(answer, trees(), shrink=without_items)
