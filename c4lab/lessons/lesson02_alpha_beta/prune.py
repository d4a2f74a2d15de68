"""02.2 Alpha-beta on a drawn tree, with the leaves that it looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import inf
from operator import gt
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.lessons.lesson02_alpha_beta.mistakes import (
    FORGETS_THE_BOUND,
    HALF_HANDED_DOWN,
    ONE_PLAYER_ONLY,
    ONLY_AT_A_TIE,
    STRICT,
    VALUE_MISTAKES,
)
from c4lab.lessons.lesson02_alpha_beta.rules import (
    ALPHA_ONLY,
    BETA_ONLY,
    FORGETS_INHERITED,
    NEVER_CUTS,
    OWN_END_ONLY,
    RIGHT,
    STRICT_BOTH,
    TIES_ONLY,
    Rules,
    never,
)

Tree = Any  # a number, or a list of trees
Report = tuple[float, list[float]]  # the root's value and the leaves looked at


def pruned_by(rules: Rules) -> Callable[[Tree], Report]:
    def prune(tree: Tree) -> Report:
        seen: list[float] = []

        def value(tree: Tree, player: int, alpha: float, beta: float) -> float:
            if not isinstance(tree, list):
                seen.append(tree)
                return tree  # type: ignore[no-any-return]

            def below(child: Tree, alpha: float, beta: float) -> float:
                return value(child, -player, alpha, beta)

            return rules.best(player, tree, below, alpha, beta)

        return value(tree, +1, -inf, +inf), seen

    return prune


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


@exercise("02.2")
def prune(answer: Callable[[Tree], Report]) -> None:
    compare(
        answer,
        pruned_by(RIGHT),
        trees(),
        mistakes=[
            Mistake(reason, sentence, pruned_by(rules))
            for reason, sentence, rules in (
                ("strict-cutoff", STRICT, STRICT_BOTH),
                ("strict-cutoff", STRICT, Rules(cut_max=gt)),
                ("strict-cutoff", STRICT, Rules(cut_min=gt)),
                ("ties-only", ONLY_AT_A_TIE, TIES_ONLY),
                (
                    "no-cutoff",
                    "Every leaf is looked at, though the window is there: nothing is ever cut "
                    "off. Stop as soon as alpha >= beta. Do alpha and beta change on the way, and "
                    "are they handed down as they are?",
                    NEVER_CUTS,
                ),
                ("forgets-the-bound", FORGETS_THE_BOUND, FORGETS_INHERITED),
                ("one-player-only", ONE_PLAYER_ONLY, Rules(cut_max=never)),
                ("one-player-only", ONE_PLAYER_ONLY, Rules(cut_min=never)),
                *(
                    ("half-a-window", HALF_HANDED_DOWN, rules)
                    for rules in (OWN_END_ONLY, ALPHA_ONLY, BETA_ONLY)
                ),
                *VALUE_MISTAKES,
            )
        ],
    )
