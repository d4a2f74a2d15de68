"""02.4 The bug hunt: a cut-off that waits too long."""

from __future__ import annotations

from operator import gt

from c4lab.checks.exercise import Wrong, exercise
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson02_alpha_beta.nodes import nodes_on_gate, refuse_needless_nodes
from c4lab.lessons.lesson02_alpha_beta.rules import Rules
from c4lab.lessons.lesson02_alpha_beta.search import Search, searched_by
from c4lab.lessons.lesson02_alpha_beta.window import FULL, compare_values


@exercise("02.4")
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
