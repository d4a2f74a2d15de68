"""01.4 How many different positions there are."""

from __future__ import annotations

from collections.abc import Callable

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson01_minimax.count_games import count_nodes, games_from
from c4lab.lessons.lesson01_minimax.second_look import remembers, second_look


def reachable(position: TicTacToe) -> set[object]:
    seen: set[object] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        if here.key not in seen:
            seen.add(here.key)
            waiting += map(here.play, here.moves())
    return seen


@exercise("01.4")
@second_look(remembers)
def count_positions(answer: Callable[[TicTacToe], int]) -> None:
    compare(
        answer,
        lambda position: len(reachable(position)),
        [*late(5, every=5), *late(3, every=120)],
        mistakes=(
            Mistake(
                "counts-repeats",
                "The same position is counted once for each order of moves that leads to it. "
                "Keep the keys in one set.",
                count_nodes,
            ),
            Mistake(
                "forgets-the-first",
                "One is missing each time: the position you start from counts as well.",
                lambda position: len(reachable(position)) - 1,
            ),
            Mistake(
                "counts-ends-only",
                "Only finished games are counted. Unfinished positions count as well.",
                games_from,
            ),
        ),
    )
