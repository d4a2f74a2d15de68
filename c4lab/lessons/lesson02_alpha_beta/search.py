"""Alpha-beta on positions by given rules: ours, and the mistakes in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.rules import Rules

Search = Callable[[TicTacToe, float, float], float]


def searched_by(rules: Rules, finished: Callable[[TicTacToe], Any] | None = None) -> Search:
    """A search that follows `rules`; `finished` gives the value of an end, None elsewhere."""

    def value(position: TicTacToe, alpha: float, beta: float) -> float:
        result = position.result() if finished is None else finished(position)
        if result is not None:
            return float(result)
        children = map(position.play, position.moves())
        return rules.best(position.player, children, value, alpha, beta)  # type: ignore[arg-type]

    return value
