"""07.3 From a one-sided score to an opinion that negamax can use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.evaluation import LinearFeatures
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics.boards import parsed, reached
from c4lab.lessons.lesson07_heuristics.scores import Score, Scored, in_column


def discs_in_centre(position: ConnectFour, player: int) -> float:
    return in_column(4, position, player)


def window_score(position: ConnectFour, player: int) -> float:
    return Scored()(position, player)


def tuned(position: ConnectFour, player: int) -> float:
    """The score whose weights were tuned."""
    return LinearFeatures().score(position, player)


@cache
def cases() -> tuple[tuple[ConnectFour, Score], ...]:
    random = Random(11)
    boards = parsed("4", "44", "444", "4434", "172737", "1727374")
    boards += [reached(12 + i, random) for i in range(6)]
    return tuple((b, score) for score in (discs_in_centre, window_score, tuned) for b in boards)


def antisymmetric(position: ConnectFour, score: Score) -> float:
    return score(position, position.player) - score(position, -position.player)


@exercise("07.3")
def evaluate(answer: Callable[[ConnectFour, Score], Any]) -> None:
    compare(
        answer,
        antisymmetric,
        cases(),
        mistakes=(
            Mistake(
                "first-player's-view",
                "That is always red's view. When amber is to move, the value has to be amber's: "
                "negamax turns the sign round by itself and relies on it.",
                lambda position, score: score(position, +1) - score(position, -1),
            ),
            Mistake(
                "second-player's-view",
                "That is always amber's view. When red is to move, the value has to be red's.",
                lambda position, score: score(position, -1) - score(position, +1),
            ),
            Mistake(
                "own-only",
                "That is what the side to move has. What the other side has is missing: seen from "
                "over there, the same board would not be worth the negative of this.",
                lambda position, score: score(position, position.player),
            ),
            Mistake(
                "own-only",
                "That is what the side to move has, with its sign turned round for amber. But to "
                "amber its own points are good. And what the other side has is missing.",
                lambda position, score: position.player * score(position, position.player),
            ),
            Mistake(
                "other's-only",
                "That is what the other side has, with its sign turned round. What the side to "
                "move has is missing.",
                lambda position, score: -score(position, -position.player),
            ),
            Mistake(
                "red-only",
                "Only red's score is asked for, and its sign turned round for amber. Amber's own "
                "score never comes in.",
                lambda position, score: position.player * score(position, +1),
            ),
            Mistake(
                "red-only",
                "Only red's score is asked for. It takes both players' scores.",
                lambda position, score: score(position, +1),
            ),
            Mistake(
                "score-unused",
                "Your window_score is asked, whatever score was passed in. Call `score`, the "
                "parameter.",
                lambda position, score: antisymmetric(position, window_score),
            ),
            Mistake(
                "sum",
                "The two scores are added up. What the other side has is bad for the side to "
                "move: take it away.",
                lambda position, score: (
                    score(position, position.player) + score(position, -position.player)
                ),
            ),
            Mistake(
                "turned-round",
                "The sign is the wrong way round: a board on which the side to move is ahead has "
                "to be worth more than 0.",
                lambda position, score: -antisymmetric(position, score),
            ),
            Mistake(
                "no-sign",
                "The value is never below 0. It has to be, where the other side is ahead.",
                lambda position, score: abs(antisymmetric(position, score)),
            ),
        ),
    )
