"""02.4 The bug hunt: a cut-off that waits too long."""

from __future__ import annotations

from math import inf
from operator import gt
from typing import Any

from c4lab.checks.exercise import Wrong, exercise
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson02_alpha_beta.nodes import nodes_on_gate, refuse_needless_nodes
from c4lab.lessons.lesson02_alpha_beta.rules import Rules
from c4lab.lessons.lesson02_alpha_beta.search import Search, searched_by
from c4lab.lessons.lesson02_alpha_beta.window import FULL, compare_values


def mended_as_given(position: Any, alpha: float = -inf, beta: float = +inf) -> Any:
    if position.result() is not None:
        return position.result()
    if position.player == +1:
        best = -inf
        for move in position.moves():
            best = max(best, mended_as_given(position.play(move), alpha, beta))
            alpha = max(alpha, best)
            if alpha > beta:
                break
    else:
        best = +inf
        for move in position.moves():
            best = min(best, mended_as_given(position.play(move), alpha, beta))
            beta = min(beta, best)
            if beta < alpha:
                break
    return best


@exercise(
    "02.4",
    "Right, but eight times too slow",
    points=2,
    minutes=8,
    given=mended_as_given,
    hints=(
        "The value is right. So look at the places that decide how early a loop ends.",
        "Suppose that alpha is 0 and beta is 0. Is there a value that would change anything above?",
        "There are two such places, one for X and one for O.",
    ),
)
def mended(answer: Search) -> str:
    compare_values(answer, FULL, [*late(5, every=3), *late(3, every=50)])
    half = {
        tuple(nodes_on_gate(searched_by(rules))): player
        for player, rules in (("X", Rules(cut_min=gt)), ("O", Rules(cut_max=gt)))
    }
    player = half.get(tuple(nodes_on_gate(answer)))
    if player:
        raise Wrong(
            "half-mended", f"{player}'s cut-off is mended. The other player's has the same mistake."
        )
    return refuse_needless_nodes(answer)
