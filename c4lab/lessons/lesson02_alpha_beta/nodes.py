"""Counting the nodes of a right alpha-beta, and what went wrong if there are too many."""

from __future__ import annotations

from functools import cache
from math import inf
from operator import gt
from typing import Any

from c4lab.checks.exercise import Wrong, counted
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.mistakes import (
    FORGETS_THE_BOUND,
    HALF_HANDED_DOWN,
    NO_CUTOFF,
    NOT_HANDED_DOWN,
    ONE_PLAYER_ONLY,
    ONLY_AT_A_TIE,
    STRICT,
)
from c4lab.lessons.lesson02_alpha_beta.rules import (
    ALPHA_ONLY,
    BETA_ONLY,
    FORGETS_INHERITED,
    OWN_END_ONLY,
    RIGHT,
    STRICT_BOTH,
    TIES_ONLY,
    Rules,
    never,
)
from c4lab.lessons.lesson02_alpha_beta.search import searched_by

NODE_SLACK = 4  # twice what the worst order of moves costs, two thirds of what `>` costs

# Three moves and more are left in each, and `>` visits six times as many nodes as `>=`.
GATE = tuple(map(TicTacToe.parse, ("52", "19", "12", "28")))
ALL_WIN = {+1: TicTacToe.parse("795842"), -1: TicTacToe.parse("9785642")}


def nodes_on_gate(answer: Any) -> list[int]:
    """The nodes that `answer` looks at from each position of the gate."""
    return [counted(answer, position, -inf, +inf, budget=20_000)[1] for position in GATE]


@cache
def known_counts() -> dict[tuple[int, ...], tuple[str, str]]:
    """The reason and sentence for counts that a mistake with right values leads to."""
    known = {
        STRICT_BOTH: ("strict-cutoff", STRICT),
        Rules(cut_max=gt): ("strict-cutoff", STRICT),
        Rules(cut_min=gt): ("strict-cutoff", STRICT),
        TIES_ONLY: ("ties-only", ONLY_AT_A_TIE),
        FORGETS_INHERITED: ("forgets-the-bound", FORGETS_THE_BOUND),
        Rules(cut_max=never): ("one-player-only", ONE_PLAYER_ONLY),
        Rules(cut_min=never): ("one-player-only", ONE_PLAYER_ONLY),
        OWN_END_ONLY: ("half-a-window", HALF_HANDED_DOWN),
        ALPHA_ONLY: ("half-a-window", HALF_HANDED_DOWN),
        BETA_ONLY: ("half-a-window", HALF_HANDED_DOWN),
    }
    return {tuple(nodes_on_gate(searched_by(rules))): why for rules, why in known.items()}


def stops_at(answer: Any, value: float) -> bool:
    """Whether both players stop at once when their first move, a win, is `value` above the
    bound (0: it equals the bound)."""
    for player, position in ALL_WIN.items():
        bound = 1 - value
        window = (-inf, bound) if player == +1 else (-bound, +inf)
        if counted(answer, position, *window, budget=50)[1] > 2:
            return False
    return True


def refuse_needless_nodes(answer: Any) -> str:
    """Raises Wrong if right values took too many nodes, with the reason as far as it shows.

    A search that plays no moves on the position, since it works on bits of its own, has nothing
    to be counted and passes. Returns what the right answer cost.
    """
    right, counts = nodes_on_gate(searched_by(RIGHT)), nodes_on_gate(answer)
    ours, yours = sum(right), sum(counts)
    cost = f"from four positions with two marks: yours {yours:,} nodes, ours {ours:,}"
    why = known_counts().get(tuple(counts)) if counts != right else None
    if why is None and yours > NODE_SLACK * ours:
        if stops_at(answer, 0):
            why = "forgets-to-pass-the-window", NOT_HANDED_DOWN
        elif stops_at(answer, 0.5):
            why = "strict-cutoff", STRICT
        else:
            why = "no-cutoff", NO_CUTOFF
    if why is not None:
        raise Wrong(why[0], f"{why[1]} ({cost[0].upper()}{cost[1:]}.)")
    if yours == len(GATE):
        return "Your search plays no moves on the position, so its nodes were not counted."
    return f"{cost[0].upper()}{cost[1:]}."
