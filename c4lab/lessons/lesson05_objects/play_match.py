"""05.5 A match: game after game, each player beginning in turn."""

from typing import Any

from c4lab.checks.writing import Answer, Code, Wrong, compare, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe


def cases(start: Position, games: tuple[int, ...], *pairs: str) -> list[tuple[Any, ...]]:
    return [(*map(Code, pair.split()), number, start) for number in games for pair in pairs]


EMPTY, DROP = TicTacToe(), ConnectFour()
LATER = TicTacToe.parse("19")  # two marks are set, so that some of the games are drawn
PAIRS = "First() Last()", "Last() Middle()", "Middle() First()", "Middle() Middle()"
SCORES = [
    *cases(EMPTY, (1, 2, 3), *PAIRS),
    *cases(LATER, (1, 2, 5), *PAIRS),
    *cases(LATER, (2,), "First() First()"),
    *cases(DROP, (4,), "First() Last()"),
    *cases(EMPTY, (0,), "Last() First()"),
]
ILLEGAL = [
    *cases(EMPTY, (1, 2), "First() Always(5)"),
    *cases(EMPTY, (1, 3), "Always(1) Last()"),
    *cases(EMPTY, (2, 3), "Always(0) Always(0)"),
    *cases(DROP, (2,), "Always(7) Middle()"),
    *cases(DROP, (5,), "Middle() Always(99)"),
]
STARTS = [*cases(TicTacToe.parse("1"), (1, 2, 3), *PAIRS)]
STARTS += cases(TicTacToe.parse("123"), (1, 2, 3), *PAIRS)
OF_SCORES = known(r"""
    same-starter: The same player begins every game. Let them begin in turn, `first` in game 1.
        if number % 2 else => if False else
    second-begins: They begin in turn, but `first` should begin the first game.
        if number % 2 else => if number % 2 == 0 else
    one-too-few: One game too few is played or counted.
        range(games) => range(games - 1)
    in-the-starters-view: A win of whoever begins counts for `first`, also where `second` begins.
        side * result => start.player * result
    draws-miscounted: Draws are not counted as they should be: a result of 0 is neither won nor
        lost, and counts once, as the second of the three numbers.
        results.count(0), results.count(-1) => 0, results.count(0) + results.count(-1)
        results.count(-1) => results.count(0) + results.count(-1)
        results.count(+1), results.count(0) => results.count(+1) + results.count(0), 0
        results.count(0) => 0
    other-order: The order is wins, draws, losses.
        results.count(0), results.count(-1) => results.count(-1), results.count(0)
    counts-for-second: Wins and losses are exchanged: count them for `first`.
        side * result => -side * result
""")
OF_ILLEGAL = known(r"""
    illegal-move-wins: Whoever makes an illegal move gets the win. It should be a loss for them.
        result = -position.player => result = position.player
    illegal-move-draws: A game with an illegal move is counted as a draw. Whoever made it has lost.
        result = -position.player => result = 0
    illegal-move-not-counted: A game with an illegal move is not counted. Whoever made it has lost.
        result = -position.player => result = 2
    illegal-move-of-first: A game with an illegal move is lost for `first`, whoever made it.
        result = -position.player => result = -side
    illegal-move-of-second: A game with an illegal move is won for `first`, whoever made it.
        result = -position.player => result = side
""")
OF_STARTS = known(r"""
    beginner-is-plus-one: The side -1 is to move here, and the player who should begin gets the side
        +1. Whoever begins plays the side `start.player`.
        -start.player if number % 2 else start.player => -1 if number % 2 else +1
""")
CRASHES = (
    "An illegal move ends the whole match. It should cost the player this one game: ask whether it "
    "is in `position.moves()` before you play it. What happened: "
)


def board(*case: Any) -> Position | None:
    """The start, unless the board is empty."""
    return case[-1] if case[-1].history else None


@exercise("05.5", (*OF_SCORES, *OF_ILLEGAL, *OF_STARTS))
def play_match(answer: Answer) -> None:
    with answer.part("score", first=True):
        compare(answer, SCORES, known=OF_SCORES, show=board)
    with answer.part("illegal moves"):
        try:
            compare(answer, ILLEGAL, known=OF_ILLEGAL, show=board)
        except Wrong as wrong:
            if wrong.reason == "raises" and "IllegalMove" in wrong.message:
                wrong.reason, wrong.message = "illegal-move-crashes", CRASHES + wrong.message
            raise
    with answer.part("other starts"):
        compare(answer, STARTS, known=OF_STARTS, show=board)
