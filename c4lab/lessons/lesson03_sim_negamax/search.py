"""03.5 The bug hunt: an opinion in the wrong view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import (
    Mistake,
    compare,
    exercise,
)
from c4lab.games import Position, Sim
from c4lab.lessons.lesson03_sim_negamax.cases import masks, unfinished
from c4lab.lessons.lesson03_sim_negamax.negamax import for_the_side_to_move
from c4lab.solver.sim.bits import safe


def lead(position: Position) -> int:
    """Red's safe edges minus amber's: the first player's view, whoever is to move."""
    assert isinstance(position, Sim)
    red, amber = masks(position)
    return safe(red, amber).bit_count() - safe(amber, red).bit_count()


Opinion = Callable[[Position], float]


def search_with(
    view: Callable[[Position], int],
    end: Callable[[Position], int] = for_the_side_to_move,
    sign: int = -1,
) -> Callable[[Position, int, Opinion], float]:
    """The search with the opinion at the horizon, and the result, taken in some view."""

    def search(position: Position, depth: int, evaluate: Opinion) -> float:
        if position.result() is not None:
            return 100 * end(position)
        if depth == 0:
            return view(position) * evaluate(position)
        after = map(position.play, position.moves())
        return max(sign * search(reply, depth - 1, evaluate) for reply in after)

    return search


def of_the_first_player(position: Position) -> int:
    return position.result() or 0


@cache
def horizon_cases() -> list[tuple[Sim, int, Opinion]]:
    random = Random(4)
    positions = [unfinished(edges, random) for edges in (10, 9, 8, 11, 7, 10, 9, 6, 5)]
    return [(position, depth, lead) for depth in (0, 1, 2) for position in positions]


@exercise("03.5")
def search(answer: Callable[[Position, int, Opinion], Any]) -> None:
    compare(
        answer,
        search_with(lambda position: position.player),
        horizon_cases(),
        mistakes=(
            Mistake(
                "still-red's-view",
                "It still answers as before: when amber is to move at the horizon, the opinion "
                "there is red's.",
                search_with(lambda position: +1),
            ),
            Mistake(
                "always-negated",
                "The opinion is turned round for both players. It is right as it is when red is to "
                "move, and has to be turned only for amber.",
                search_with(lambda position: -1),
            ),
            Mistake(
                "turned-the-wrong-way",
                "The opinion is turned round when red is to move, and left when amber is. It "
                "should be the other way about.",
                search_with(lambda position: -position.player),
            ),
            Mistake(
                "all-in-red's-view",
                "Now the opinion and the result are both red's, but the loop takes the largest of "
                "the negatives: that is right only if they are the side to move's.",
                search_with(lambda position: +1, of_the_first_player),
            ),
            Mistake(
                "no-negation",
                "The minus in front of the recursion was right: what is good for the other side "
                "is bad for the side to move. Put it back and mend the horizon.",
                search_with(lambda position: +1, sign=+1),
            ),
            Mistake(
                "result-turned-too",
                "The horizon is right now, but the line for a finished game was so before: leave "
                "that as it was given.",
                search_with(lambda position: position.player, of_the_first_player),
            ),
        ),
    )
