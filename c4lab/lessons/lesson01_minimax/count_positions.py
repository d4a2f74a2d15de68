"""01.4 How many different positions there are."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Mistake, compare, exercise, uses
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.count_games import games_from, nodes_from
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late


def reachable(position: TicTacToe) -> set[TicTacToe]:
    seen: set[TicTacToe] = set()
    waiting = [position]
    while waiting:
        here = waiting.pop()
        if here not in seen:
            seen.add(here)
            waiting += map(here.play, here.moves())
    return seen


def finished(position: TicTacToe) -> int:
    return sum(each.result() is not None for each in reachable(position))


ENDS_ONLY = "Only finished games are counted. Unfinished positions count as well."
MISTAKES = (
    Mistake(
        "counts-repeats",
        "The same position is counted once for each order of moves that leads to it. "
        "Count each `position.key` once.",
        nodes_from,
    ),
    Mistake(
        "forgets-the-first",
        "One is missing each time: the position you start from counts as well.",
        lambda position: len(reachable(position)) - 1,
    ),
    Mistake("counts-ends-only", ENDS_ONLY, games_from),
    Mistake("counts-ends-only", ENDS_ONLY, finished),
    Mistake(
        "forgets-the-ends",
        "Positions in which the game is over are missing. They count as well.",
        lambda position: len(reachable(position)) - finished(position),
    ),
    Mistake(
        "one-move-ahead",
        "Your function looks one move ahead. Which positions come after those?",
        lambda position: 1 + len(position.moves()),
    ),
    Mistake(
        "counts-itself-only",
        "Your function always gives 1. What the calls for the next positions find has to reach "
        "the first call: one set for all of them.",
        lambda position: 1,
        seen=uses("count_positions"),
    ),
    Mistake(
        "never-counts-one",
        "Your function always gives 0: where is a position counted?",
        lambda position: 0,
    ),
)


@exercise("01.4", slips=SLIPS, mistakes=MISTAKES)
def count_positions(answer: Answer) -> None:
    cases = [(TicTacToe.parse("14253"),), *late(5, every=60), *late(4, every=500)]
    compare(answer, cases, mistakes=MISTAKES)
