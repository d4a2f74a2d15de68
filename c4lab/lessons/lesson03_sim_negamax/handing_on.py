"""Trees grown by lot, and a search that hands its window on rightly or wrongly."""

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

HandOn = Callable[[float, float], tuple[float, float]]


def random_trees(plies: int, most: int, branches: int = 3, how_many: int = 100) -> list[Any]:
    """Trees with so many branches at each node; their leaves are drawn from -most to most."""
    random = Random(2)

    def grown(plies: int) -> Any:
        if plies == 0:
            return random.randint(-most, most)
        return [grown(plies - 1) for _ in range(branches)]

    return [grown(plies) for _ in range(how_many)]


def search(
    tree: Any, hand_on: HandOn, alpha: float = -inf, beta: float = +inf
) -> tuple[float, int]:
    """What negamax takes for the value of a tree, and how many leaves it looks at, if it hands on
    the window `hand_on(alpha, beta)`."""
    if not isinstance(tree, list):
        return tree, 1
    best, leaves = -inf, 0
    for branch in tree:
        value, more = search(branch, hand_on, *hand_on(alpha, beta))
        best, alpha, leaves = max(best, -value), max(alpha, -value), leaves + more
        if alpha >= beta:
            break
    return best, leaves


def tried(hand_on: HandOn, most: int, plies: int) -> tuple[int, int]:
    """How many of 100 trees a search that hands on so gets wrong, and the leaves it looks at."""
    trees = random_trees(plies, most)
    found = [search(tree, hand_on) for tree in trees]
    right = [search(tree, lambda alpha, beta: (-beta, -alpha))[0] for tree in trees]
    wrong = sum(value != true for (value, _), true in zip(found, right, strict=True))
    return wrong, sum(leaves for _, leaves in found)
