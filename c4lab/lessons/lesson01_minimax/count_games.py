"""01.3 How many games there are from a position."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson01_minimax.second_look import remembers, second_look


def games_from(position: TicTacToe) -> int:
    if position.result() is not None:
        return 1
    return sum(games_from(position.play(move)) for move in position.moves())


def count_nodes(position: TicTacToe) -> int:
    return 1 + sum(count_nodes(position.play(move)) for move in position.moves())


def count_decided(position: TicTacToe) -> int:
    if position.result():
        return 1
    return sum(count_decided(position.play(move)) for move in position.moves())


def count_drawn(position: TicTacToe) -> int:
    if position.result() == 0:
        return 1
    return sum(count_drawn(position.play(move)) for move in position.moves())


def count_first(position: TicTacToe) -> int:
    return 1


def count_full(position: TicTacToe) -> int:
    if not position.left:
        return 1
    return sum(count_full(position.play(move)) for move in position.moves())


@exercise("01.3")
@second_look(remembers)
def count_games(answer: Callable[[TicTacToe], int]) -> None:
    compare(
        answer,
        games_from,
        [*late(6, every=3), *late(4, every=60), (TicTacToe.parse("513"),)],
        mistakes=(
            Mistake(
                "draw-is-falsy",
                "Drawn games are missing: the result of a draw is 0, which counts as false in "
                "an `if`. Ask `is not None`.",
                count_decided,
            ),
            Mistake(
                "counts-nodes",
                "This counts every position on the way. A game counts once, where it ends.",
                count_nodes,
            ),
            Mistake(
                "counts-draws-only",
                "Only drawn games are counted. A game that is won has ended too.",
                count_drawn,
            ),
            Mistake(
                "counts-full-boards-only",
                "Only games that fill the board are counted. A game also ends with a win.",
                count_full,
            ),
            Mistake(
                "never-counts-one",
                "Your function always gives 0. A sum of sums needs a place where something is "
                "counted: a finished game is 1.",
                lambda position: 0,
            ),
            Mistake(
                "returns-too-early",
                "Your function always gives 1. Is there a `return` inside the loop, or a `result` "
                "without its parentheses?",
                count_first,
            ),
        ),
    )
