"""07.3 From a one-sided score to an opinion that negamax can use."""

from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Case, Code, compare, exercise, known, uses
from c4lab.evaluation import WindowScore
from c4lab.lessons.lesson07_heuristics import fresh_cases
from c4lab.lessons.shared.code.parameters import parameters_in_order
from c4lab.lessons.shared.positions.boards import parsed, random_position

IN_THE_CENTRE = Code("lambda position, player: position.columns[3].count(player)")
LOPSIDED = Code("lambda position, player: player + 5 * position.columns[6].count(-player)")
WINDOWS = Code("WindowScore().score")


OWN, OTHER = "score(position, position.player)", "score(position, -position.player)"
VALUE = f"{OWN} - {OTHER}"
KNOWN = known(
    rf"""
    first-player-view: That is always red's view. When amber is to move, the value has to be in
            amber's view: negamax turns the sign round by itself and relies on that.
        position.player => 1
    second-player-view: That is always amber's view. When red is to move, the value has to be in
            red's view.
        position.player => -1
    own-only: That is the score of the side to move. The other side's score is missing: in that
            side's view, the same board has to be worth the negative of this.
        - score(position, -position.player) =>
    own-only: That is the score of the side to move, with the sign turned round for amber. But
            amber's own points are good for amber. And the other side's score is missing.
        - score(position, -position.player) => * position.player
    other-only: That is the other side's score, with its sign turned round. The score of the side to
            move is missing.
        score(position, position.player) - => -
    other-only: That is the other side's score. What is good for that side is bad for the side to
            move, whose own score is missing.
        score(position, position.player) - =>
    red-only: Only red's score counts. Amber's own points never change the value.
        {VALUE} => position.player * score(position, 1)
        {VALUE} => score(position, 1)
    sum: The two scores are added. The other side's score is bad for the side to move: subtract it.
        - score => + score
    halved: That is half of the difference. The value is the difference itself.
        {VALUE} => ({VALUE}) / 2
        {VALUE} => ({VALUE}) // 2
        {VALUE} => int(({VALUE}) / 2)
    doubled: That is twice the difference: each score counts once.
        {VALUE} => 2 * ({VALUE})
    share: The scores are divided. The value is their difference: the score of the side to move less
            that of the other side.
        {VALUE} => ({VALUE}) / (abs({OWN}) + abs({OTHER}) or 1)
        {VALUE} => ({VALUE}) / ({OWN} + {OTHER} or 1)
        {VALUE} => {OWN} / ({OWN} + {OTHER} or 1)
        {VALUE} => {OWN} / {OTHER} if {OTHER} else {OWN}
    same-player-twice: The value is 0 on every board: you subtract a player's score from the same
            score. Ask for both sides: the score of the side to move less that of the other side.
        -position.player => position.player
    players-1-and-2: The players are +1 and -1, and not 1 and 2: there is no player 2.
        {VALUE} => position.player * (score(position, 1) - score(position, 2))
        {VALUE} => score(position, 1) - score(position, 2)
    players-1-and-0: The players are +1 and -1: there is no player 0. The other one is
        `-position.player`.
        score(position, -position.player) => score(position, 1 - position.player)
    the-larger: The larger of the two scores comes out, whoever is to move. The value is the score
            of the side to move less that of the other side.
        {VALUE} => max(score(position, 1), score(position, -1))
    after-a-move: It looks at the boards after the next move. `score` is asked about `position`
        itself.
        {VALUE} => max(score(position.play(m), position.player) - score(position.play(m),
            -position.player) for m in position.moves())
    the-example: That is the answer of the example, -3, for every board.
        {VALUE} => -3
    turned-round: The sign is the wrong way round: if the side to move is ahead, the value is more
            than 0.
        score(position, position.player) - => -score(position, position.player) +
    no-sign: The value is never below 0. It has to be below 0 where the other side is ahead.
        {VALUE} => abs(score(position, 1) - score(position, -1))
    score-unused: Your `window_score` is called, whatever `score` is given. Call the parameter
            `score`.
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
    boards += [random_position(12 + i, random) for i in range(6)]
    drawn = [(board, score) for score in (IN_THE_CENTRE, LOPSIDED) for board in boards]
    return [*drawn, *((board, WINDOWS) for board in boards[-3:])]


@exercise("07.3", KNOWN, closed=["Squares"])
def evaluate(answer: Answer) -> None:
    with parameters_in_order(answer):
        drawn = fresh_cases.evaluate()
        fresh = [(each, score) for score in (IN_THE_CENTRE, LOPSIDED) for each in drawn]
        compare(answer, cases(), fresh=fresh)
