"""The leaves that 02.1 and 02.7 count are those that alpha-beta looks at."""

from collections.abc import Callable
from math import inf
from operator import ge, gt
from typing import Any

import pytest

from c4lab.checks.writing.registry import find

A, B, C = [[4, 7], [9, 2]], [[5, 7], [8, 6]], [[8, 3], [10, 1]]


def leaves(tree: Any, stops: Callable[[float, float], bool]) -> list[int]:
    """What alpha-beta looks at, if it leaves a node when `stops(alpha, beta)`. MAX begins."""
    seen: list[int] = []

    def value(node: Any, maximising: bool, alpha: float, beta: float) -> float:
        if isinstance(node, int):
            seen.append(node)
            return node
        best = -inf if maximising else inf
        for branch in node:
            below = value(branch, not maximising, alpha, beta)
            best = max(best, below) if maximising else min(best, below)
            alpha, beta = (max(alpha, best), beta) if maximising else (alpha, min(beta, best))
            if stops(alpha, beta):
                break
        return best

    value(tree, True, -inf, inf)
    return seen


@pytest.mark.parametrize(
    ("key", "tree", "stops"),
    [("sum with >", [A, B, C], gt), ("sum with C first", [C, A, B], ge)],
)
def test_the_sums_of_02_7(key: str, tree: Any, stops: Callable[[float, float], bool]) -> None:
    exercise = find("02.7")
    assert exercise
    assert exercise.solution[key] == len(leaves(tree, stops))


def test_the_leaves_of_02_1() -> None:
    exercise = find("02.1")
    assert exercise
    truth = dict(exercise.solution)
    assert truth.pop("root") == 8
    assert sum(truth.values()) == len(leaves([A, B, C], ge))
