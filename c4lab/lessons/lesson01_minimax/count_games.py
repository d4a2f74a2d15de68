"""01.3 How many games there are from a position."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.writing import Answer, Mistake, compare, exercise, returns_inside_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late


def adding(worth: Callable[[int], int]) -> Callable[[TicTacToe], int]:
    """Adds up what the result of each finished game is worth."""

    def total(position: TicTacToe) -> int:
        result = position.result()
        if result is not None:
            return worth(result)
        return sum(total(position.play(move)) for move in position.moves())

    return total


def nodes_from(position: TicTacToe) -> int:
    return 1 + sum(nodes_from(position.play(move)) for move in position.moves())


def full_boards_from(position: TicTacToe) -> int:
    if not position.left:
        return 1
    return sum(full_boards_from(position.play(move)) for move in position.moves())


games_from = adding(lambda result: 1)
MISTAKES = (
    Mistake(
        "draw-is-falsy",
        "Drawn games are missing: the result of a draw is 0, which is false.",
        adding(abs),
    ),
    Mistake(
        "counts-nodes",
        "This counts every position on the way. A game counts once, where it ends.",
        nodes_from,
    ),
    Mistake(
        "counts-draws-only",
        "Only drawn games are counted. A game that is won has ended too.",
        adding(lambda result: 1 - abs(result)),
    ),
    Mistake(
        "counts-one-player-only",
        "Only the games that X wins are counted. O's wins and draws are games too.",
        adding(lambda result: result == 1),
    ),
    Mistake(
        "counts-full-boards-only",
        "Only games that fill the board are counted. A game also ends with a win.",
        full_boards_from,
    ),
    Mistake(
        "never-counts-one",
        "Your function always gives 0. Where does a finished game count 1?",
        lambda position: 0,
    ),
    Mistake(
        "returns-too-early",
        "Always 1: a `return` inside the loop ends it after the first move.",
        lambda position: 1,
        seen=returns_inside_a_loop,
    ),
    Mistake(
        "adds-the-results",
        "This adds up the results. Each finished game counts 1, whoever has won.",
        adding(int),
    ),
    Mistake(
        "counts-moves",
        "This counts the moves of one position. Each of them leads to games of its own.",
        lambda position: len(position.moves()) or 1,
    ),
)
CASES = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12346579")]


@exercise("01.3", slips=SLIPS, mistakes=MISTAKES)
def count_games(answer: Answer) -> None:
    cases = [*CASES, *late(7, every=50), *late(5, every=200), (TicTacToe.parse("513"),)]
    compare(answer, cases, mistakes=MISTAKES)
