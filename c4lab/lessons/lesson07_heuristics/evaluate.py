"""07.3 From a one-sided score to an opinion that negamax can use."""

from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Case, Code, compare, exercise, known, uses
from c4lab.evaluation import WindowScore
from c4lab.lessons.shared.boards import parsed, reached

IN_THE_CENTRE = Code("lambda position, player: position.columns[3].count(player)")
LOPSIDED = Code("lambda position, player: player + 5 * position.columns[6].count(-player)")
WINDOWS = Code("WindowScore().score")
KNOWN = known(
    r"""
    first-player-view: That is always red's view. When amber is to move, the value has to be
        amber's: negamax turns the sign round by itself and relies on it.
        position.player => 1
    second-player-view: That is always amber's view. When red is to move, the value has to be red's.
        position.player => -1
    own-only: That is what the side to move has. What the other side has is missing: seen from
        over there, the same board would not be worth the negative of this.
        - score(position, -position.player) =>
    own-only: That is what the side to move has, with its sign turned round for amber. But to
        amber its own points are good. And what the other side has is missing.
        - score(position, -position.player) => * position.player
    other-only: That is what the other side has, with its sign turned. Your own side is missing.
        score(position, position.player) - => -
    red-only: Only red's score comes in. Amber's own points never change the value.
        score(position, position.player) - score(position, -position.player) =>
            position.player * score(position, 1)
        score(position, position.player) - score(position, -position.player) =>
            score(position, 1)
    sum: The two scores are added. What the other side has is bad for you: take it away.
        - score => + score
    turned-round: The sign is the wrong way round: for whoever is ahead the value is more than 0.
        score(position, position.player) - => -score(position, position.player) +
    no-sign: The value is never below 0. It has to be, where the other side is ahead.
        score(position, position.player) - score(position, -position.player) =>
            abs(score(position, 1) - score(position, -1))
    score-unused: Your window_score is asked, whatever was passed in. Call `score`, the parameter.
        => window_score
        seen: calls_it
    """,
    window_score=lambda position, score: WindowScore()(position),
    calls_it=uses("window_score"),
)


@cache
def cases() -> list[Case]:
    random = Random(11)
    boards = parsed("4", "44", "444", "4434", "172737", "1727374")
    boards += [reached(12 + i, random) for i in range(6)]
    drawn = [(board, score) for score in (IN_THE_CENTRE, LOPSIDED) for board in boards]
    return [*drawn, *((board, WINDOWS) for board in boards[-3:])]


@exercise("07.3", KNOWN)
def evaluate(answer: Answer) -> None:
    compare(answer, cases())
