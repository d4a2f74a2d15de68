"""Alpha-beta with its parts exchangeable, so that each mistake is one wrong part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from operator import eq, ge, gt
from typing import Any

Window = tuple[float, float]


def keep_window(player: int, alpha: float, beta: float) -> Window:
    return alpha, beta


def narrow_own(player: int, value: float, best: float, alpha: float, beta: float) -> Window:
    return (max(alpha, value), beta) if player == +1 else (alpha, min(beta, value))


def narrow_others(player: int, value: float, best: float, alpha: float, beta: float) -> Window:
    return narrow_own(-player, value, best, alpha, beta)


def narrow_others_to_best(
    player: int, value: float, best: float, alpha: float, beta: float
) -> Window:
    return narrow_own(-player, best, best, alpha, beta)


def forget_inherited(player: int, value: float, best: float, alpha: float, beta: float) -> Window:
    return (best, beta) if player == +1 else (alpha, best)


def never(alpha: float, beta: float) -> bool:
    return False


def always(alpha: float, beta: float) -> bool:
    return True


@dataclass(frozen=True)
class Rules:
    """The parts of alpha-beta that can be got wrong, each as it should be."""

    cut_max: Callable[[float, float], bool] = ge  # alpha, beta
    cut_min: Callable[[float, float], bool] = ge
    handed_down: Callable[[int, float, float], Window] = keep_window
    narrow: Callable[[int, float, float, float, float], Window] = narrow_own
    worst: float = inf
    wants: int = +1  # -1: MAX takes the smallest

    def best(
        self,
        player: int,
        children: Sequence[Any],
        value_of: Callable[[Any, float, float], float],
        alpha: float,
        beta: float,
    ) -> float:
        """The value of a node where `player` chooses among `children`."""
        pick = max if player * self.wants == +1 else min
        cut = self.cut_max if player == +1 else self.cut_min
        best = -player * self.worst
        for child in children:
            value = value_of(child, *self.handed_down(player, alpha, beta))
            best = pick(best, value)
            alpha, beta = self.narrow(player, value, best, alpha, beta)
            if cut(alpha, beta):
                break
        return best


RIGHT = Rules()
STRICT_BOTH = Rules(cut_max=gt, cut_min=gt)
TIES_ONLY = Rules(cut_max=eq, cut_min=eq)
NEVER_CUTS = Rules(cut_max=never, cut_min=never)
RESTARTS = Rules(handed_down=lambda player, alpha, beta: (-inf, +inf))
OWN_END_ONLY = Rules(handed_down=lambda player, a, b: (a, +inf) if player == +1 else (-inf, b))
ALPHA_ONLY = Rules(handed_down=lambda player, alpha, beta: (alpha, +inf))
BETA_ONLY = Rules(handed_down=lambda player, alpha, beta: (-inf, beta))
SWAPPED_WINDOW = Rules(handed_down=lambda player, alpha, beta: (beta, alpha))
WRONG_BOUND = Rules(narrow=narrow_others)
WRONG_BOUND_TO_BEST = Rules(narrow=narrow_others_to_best)
FORGETS_INHERITED = Rules(narrow=forget_inherited)
CUTS_AT_ONCE = Rules(cut_max=always, cut_min=always)
FROM_ZERO = Rules(worst=0)
PLAYERS_SWAPPED = Rules(wants=-1)
