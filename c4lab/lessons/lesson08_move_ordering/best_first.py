"""08.5 The bug hunt: an ordering for the wrong player that loses moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.complete import (
    reached,
    refuse_other_moves,
    ties_from_left,
)

Opinion = Callable[[ConnectFour], float]


def likes_the_left(position: ConnectFour) -> float:
    """An opinion without ties: the sum of the columns of the side to move less the other's."""
    signs = (
        position.player * (-1 if ply % 2 else +1) * move
        for ply, move in enumerate(position.history)
    )
    return -sum(signs)


def counts_the_centre(position: ConnectFour) -> float:
    """An opinion with many ties: discs in column 4."""
    return position.player * sum(position.columns[3])


def cases() -> list[tuple[ConnectFour, Opinion]]:
    random = Random(5)
    games = [ConnectFour(), ConnectFour.parse("4"), ConnectFour.parse("444444")]
    games += [reached(ConnectFour, moves, random) for moves in (9, 14, 21)]
    return [(game, evaluate) for game in games for evaluate in (likes_the_left, counts_the_centre)]


def worth(move: int, position: ConnectFour, evaluate: Opinion) -> float:
    return evaluate(position.play(move))


def by_opinion(sign: int) -> Callable[[ConnectFour, Opinion], list[int]]:
    return lambda position, evaluate: sorted(
        position.moves(), key=lambda move: sign * worth(move, position, evaluate)
    )


@exercise("08.5")
def best_first(answer: Callable[[ConnectFour, Opinion], Any]) -> None:
    refuse_other_moves(answer, cases(), by_opinion(+1))
    compare(
        ties_from_left(answer, worth),
        ties_from_left(by_opinion(+1), worth),
        cases(),
        mistakes=(
            Mistake(
                "wrong-view",
                "Every move is there now, but the worst comes first. After the move it is the "
                "opponent's turn, and what they like is bad for you: a minus is missing.",
                ties_from_left(by_opinion(-1), worth),
            ),
            Mistake(
                "first-player-only",
                "That is right when red is to move and worst first when amber is. The opinion is "
                "in the view of whoever is to move, so `position.player` is not needed: after "
                "your move it is always the opponent's view.",
                ties_from_left(_for_first_only, worth),
            ),
            Mistake(
                "first-player-only",
                "That is right when amber is to move and worst first when red is. The opinion is "
                "in the view of whoever is to move, so `position.player` is not needed: after "
                "your move it is always the opponent's view.",
                ties_from_left(_for_second_only, worth),
            ),
        ),
    )


def _for_first_only(position: ConnectFour, evaluate: Opinion) -> list[int]:
    return by_opinion(position.player)(position, evaluate)


def _for_second_only(position: ConnectFour, evaluate: Opinion) -> list[int]:
    return by_opinion(-position.player)(position, evaluate)
