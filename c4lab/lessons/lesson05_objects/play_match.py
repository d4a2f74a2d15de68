"""05.5 A match: game after game, each player beginning in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, Code, Mistake, Wrong, compare, exercise
from c4lab.games import ConnectFour, IllegalMove, Position, TicTacToe

Score = tuple[int, int, int]
Match = Callable[[Any, Any, int, Any], Score]
Game = tuple[int, bool, bool]
"""The result in the view of `first`, whether an illegal move ended it, whether `first` began."""

X, LATER, DROP = TicTacToe(), TicTacToe.parse("19"), ConnectFour()
PAIRS = ("First() Last()", "Last() Middle()", "Middle() First()", "Middle() Middle()")


def case(pair: str, games: int, start: Any) -> tuple[Any, ...]:
    first, second = map(Code, pair.split())
    return first, second, games, start


# In LATER two marks are set, so that some of the games are drawn.
SCORES = [case(pair, games, X) for games in (1, 2, 3) for pair in PAIRS]
SCORES += [case(pair, games, LATER) for games in (1, 2, 5) for pair in PAIRS]
SCORES += [case("First() First()", 2, LATER), case("First() Last()", 4, DROP)]
SCORES += [case("Last() First()", 0, X)]
ILLEGAL = [
    *(case("First() Always(5)", games, X) for games in (1, 2)),
    *(case("Always(1) Last()", games, X) for games in (1, 3)),
    *(case("Always(0) Always(0)", games, X) for games in (2, 3)),
    case("Always(7) Middle()", 2, DROP),
    case("Middle() Always(99)", 5, DROP),
]
STARTS = [
    case(pair, games, TicTacToe.parse(text))
    for games in (1, 2, 3)
    for text in ("1", "123")
    for pair in PAIRS
]


def board(*case: Any) -> Position | None:
    """The start, unless the board is empty."""
    start: Position = case[-1]
    return start if start.history else None


def outcome(beginner: Any, other: Any, start: Any) -> tuple[int, bool]:
    """The result of a game, in the view of whoever begins, and whether it was forfeited."""
    position = start
    while (result := position.result()) is None:
        player = beginner if position.player == start.player else other
        try:
            position = position.play(player.choose(position))
        except IllegalMove:
            return -position.player * start.player, True
    return result * start.player, False


def played(first: Any, second: Any, games: int, start: Any) -> list[Game]:
    found = []
    for number in range(games):
        if number % 2 == 0:
            found.append((*outcome(first, second, start), True))
        else:
            result, forfeited = outcome(second, first, start)
            found.append((-result, forfeited, False))
    return found


def counted(worth: Callable[[int, bool, bool], int | None]) -> Match:
    """A match in which a game counts as `worth` says, if at all."""

    def match(first: Any, second: Any, games: int, start: Any) -> Score:
        values = [worth(*game) for game in played(first, second, games, start)]
        return values.count(+1), values.count(0), values.count(-1)

    return match


def reordered(order: Callable[[int, int, int], Score]) -> Match:
    right = counted(lambda result, forfeited, began: result)
    return lambda *case: order(*right(*case))


def same_starter(first: Any, second: Any, games: int, start: Any) -> Score:
    result = outcome(first, second, start)[0]
    return games * (result == 1), games * (result == 0), games * (result == -1)


def second_begins(first: Any, second: Any, games: int, start: Any) -> Score:
    wins, draws, losses = counted(lambda result, forfeited, began: result)(
        second, first, games, start
    )
    return losses, draws, wins


def one_too_few(first: Any, second: Any, games: int, start: Any) -> Score:
    return counted(lambda result, forfeited, began: result)(first, second, games - 1, start)


def first_is_plus(first: Any, second: Any, games: int, start: Any) -> Score:
    """Whoever is meant to begin plays the side +1, though -1 may be to move."""
    results = []
    for number in range(games):
        one, two = (first, second) if number % 2 == 0 else (second, first)
        if start.player == -1:
            one, two = two, one
        result = start.player * outcome(one, two, start)[0]
        results.append(-result if number % 2 else result)
    return results.count(+1), results.count(0), results.count(-1)


MISTAKES = (
    Mistake(
        "same-starter",
        "The same player begins every game. Let them begin in turn, `first` in the first game.",
        same_starter,
    ),
    Mistake(
        "second-begins",
        "They begin in turn, but `first` should begin the first game.",
        second_begins,
    ),
    Mistake("one-too-few", "One game too few is played or counted.", one_too_few),
    Mistake(
        "in-the-starters-view",
        "A win of whoever begins counts as a win for `first`, also in the games that `second` "
        "begins: turn their result round.",
        counted(lambda result, forfeited, began: result if began else -result),
    ),
    Mistake(
        "draws-are-losses",
        "Draws are counted as losses: a result of 0 is neither won nor lost.",
        reordered(lambda wins, draws, losses: (wins, 0, losses + draws)),
    ),
    Mistake(
        "draws-and-losses",
        "Draws are counted as draws and as losses: a game should be counted once.",
        reordered(lambda wins, draws, losses: (wins, draws, losses + draws)),
    ),
    Mistake(
        "draws-are-wins",
        "Draws are counted as wins: a result of 0 is neither won nor lost.",
        reordered(lambda wins, draws, losses: (wins + draws, 0, losses)),
    ),
    Mistake(
        "draws-not-counted",
        "Draws are counted nowhere: the three numbers should add up to all games.",
        reordered(lambda wins, draws, losses: (wins, 0, losses)),
    ),
    Mistake(
        "other-order",
        "The order is wins, draws, losses.",
        reordered(lambda wins, draws, losses: (wins, losses, draws)),
    ),
    Mistake(
        "counts-for-second",
        "Wins and losses are exchanged: count them for `first`.",
        reordered(lambda wins, draws, losses: (losses, draws, wins)),
    ),
)
OF_ILLEGAL = (
    Mistake(
        "illegal-move-wins",
        "Whoever makes an illegal move gets the win. It should be a loss for them.",
        counted(lambda result, forfeited, began: -result if forfeited else result),
    ),
    Mistake(
        "illegal-move-draws",
        "A game with an illegal move is counted as a draw. Whoever made it has lost.",
        counted(lambda result, forfeited, began: 0 if forfeited else result),
    ),
    Mistake(
        "illegal-move-not-counted",
        "A game with an illegal move is not counted. Whoever made it has lost.",
        counted(lambda result, forfeited, began: None if forfeited else result),
    ),
    Mistake(
        "illegal-move-of-first",
        "A game with an illegal move is lost for `first`, whoever made it.",
        counted(lambda result, forfeited, began: -1 if forfeited else result),
    ),
    Mistake(
        "illegal-move-of-second",
        "A game with an illegal move is won for `first`, whoever made it.",
        counted(lambda result, forfeited, began: 1 if forfeited else result),
    ),
)
OF_STARTS = (
    Mistake(
        "beginner-is-plus-one",
        "The side -1 is to move here, and the player who should begin gets the side +1. "
        "Whoever begins plays the side `start.player`.",
        first_is_plus,
    ),
)
CRASHES = (
    "An illegal move of one player ends the whole match. It should cost that player this one game: "
    "ask whether the move is in `position.moves()` before you play it."
)


@exercise("05.5", mistakes=(*MISTAKES, *OF_ILLEGAL, *OF_STARTS))
def play_match(answer: Answer) -> None:
    with answer.part("score", first=True):
        compare(answer, SCORES, mistakes=MISTAKES, show=board)
    with answer.part("illegal moves"):
        try:
            compare(answer, ILLEGAL, mistakes=OF_ILLEGAL, show=board)
        except Wrong as wrong:
            if wrong.reason == "raises" and "IllegalMove" in wrong.message:
                wrong.reason = "illegal-move-crashes"
                wrong.message = f"{CRASHES} What happened: {wrong.message}"
            raise
    with answer.part("other starts"):
        compare(answer, STARTS, mistakes=OF_STARTS, show=board)
