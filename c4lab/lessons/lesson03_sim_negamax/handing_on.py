"""Random trees, and a negamax that hands on any window, a right one or a wrong one."""

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

from c4lab.lessons.shared.positions.drawn_positions import grow

HandOn = Callable[[float, float], tuple[float, float]]


def random_trees(plies: int, most: int) -> list[Any]:
    """A hundred trees of so many plies, with three branches at each node and random leaves from
    -most to most."""
    random = Random(2)
    return [grow(3, plies, range(-most, most + 1), random) for _ in range(100)]


def search(
    tree: Any, hand_on: HandOn, alpha: float = -inf, beta: float = +inf
) -> tuple[float, int]:
    """The value that negamax finds for a tree, right or wrong, and how many leaves it looks at, if
    each call hands on the window `hand_on(alpha, beta)`."""
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
    """How many of 100 random trees get a wrong value from `search`, and all leaves it looks at."""
    trees = random_trees(plies, most)
    pairs = [search(tree, hand_on) for tree in trees]
    right = [search(tree, lambda alpha, beta: (-beta, -alpha))[0] for tree in trees]
    wrong = sum(value != exact for (value, _), exact in zip(pairs, right, strict=True))
    return wrong, sum(leaves for _, leaves in pairs)
