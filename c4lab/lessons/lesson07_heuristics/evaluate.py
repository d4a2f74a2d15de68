"""07.3 From a one-sided score to an opinion that negamax can use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Case, Code, Mistake, compare, exercise, uses
from c4lab.evaluation import WindowScore
from c4lab.games import ConnectFour
from c4lab.lessons.shared.boards import parsed, reached

Score = Callable[[ConnectFour, int], float]

IN_THE_CENTRE = Code("lambda position, player: position.columns[3].count(player)")
LOPSIDED = Code("lambda position, player: player + 5 * position.columns[6].count(-player)")


@cache
def cases() -> list[Case]:
    random = Random(11)
    boards = parsed("4", "44", "444", "4434", "172737", "1727374")
    boards += [reached(12 + i, random) for i in range(6)]
    window_score = Code("WindowScore().score")
    return [
        *((board, score) for score in (IN_THE_CENTRE, LOPSIDED) for board in boards),
        *((board, window_score) for board in boards[-3:]),
    ]


def antisymmetric(position: ConnectFour, score: Score) -> float:
    return score(position, position.player) - score(position, -position.player)


RED_ONLY = "Only red's score comes in. Amber's own points never change the value."
MISTAKES = (
    Mistake(
        "first-player-view",
        "That is always red's view. When amber is to move, the value has to be amber's: negamax "
        "turns the sign round by itself and relies on it.",
        lambda position, score: score(position, +1) - score(position, -1),
    ),
    Mistake(
        "second-player-view",
        "That is always amber's view. When red is to move, the value has to be red's.",
        lambda position, score: score(position, -1) - score(position, +1),
    ),
    Mistake(
        "own-only",
        "That is what the side to move has. What the other side has is missing: seen from over "
        "there, the same board would not be worth the negative of this.",
        lambda position, score: score(position, position.player),
    ),
    Mistake(
        "own-only",
        "That is what the side to move has, with its sign turned round for amber. But to amber its "
        "own points are good. And what the other side has is missing.",
        lambda position, score: position.player * score(position, position.player),
    ),
    Mistake(
        "other-only",
        "That is what the other side has, with its sign turned round. What the side to move has is "
        "missing.",
        lambda position, score: -score(position, -position.player),
    ),
    Mistake("red-only", RED_ONLY, lambda position, score: position.player * score(position, +1)),
    Mistake("red-only", RED_ONLY, lambda position, score: score(position, +1)),
    Mistake(
        "score-unused",
        "Your window_score is asked, whatever score was passed in. Call `score`, the parameter.",
        lambda position, score: antisymmetric(position, WindowScore().score),
        uses("window_score"),
    ),
    Mistake(
        "sum",
        "The two scores are added up. What the other side has is bad for the side to move: take it "
        "away.",
        lambda position, score: score(position, +1) + score(position, -1),
    ),
    Mistake(
        "turned-round",
        "The sign is the wrong way round: a board on which the side to move is ahead has to be "
        "worth more than 0.",
        lambda position, score: -antisymmetric(position, score),
    ),
    Mistake(
        "no-sign",
        "The value is never below 0. It has to be, where the other side is ahead.",
        lambda position, score: abs(antisymmetric(position, score)),
    ),
)


@exercise("07.3", mistakes=MISTAKES)
def evaluate(answer: Answer) -> None:
    compare(answer, cases(), mistakes=MISTAKES)
