"""07.2 The window score of one player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.checks.wrong import Raised
from c4lab.evaluation import WindowScore
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics.boards import examples, parsed, reached
from c4lab.lessons.lesson07_heuristics.scores import Scored
from c4lab.lessons.lesson07_heuristics.window_sets import wrong_windows
from c4lab.lessons.lesson07_heuristics.wrong_scores import wrong_scores

TINY = (
    "4",
    "414",
    "172",
    "1212",
    "122",
    "766",
    "17273",
    "121212",
    "14273",
    "112233",
    "142637",
    "4455",
    "444444",
)
"""Each shows one thing: the centre, a two in each direction, a three, one that is blocked."""
WON = "1122334"


@cache
def cases() -> tuple[tuple[ConnectFour, int], ...]:
    random = Random(7)
    boards = [*parsed(*TINY), *examples(), *(reached(10 + i, random) for i in range(26))]
    top = parsed("121212212121")  # two columns full, up to the top row
    return tuple((board, player) for board in [*boards, *top, *parsed(WON)] for player in (+1, -1))


@exercise("07.2")
def window_score(answer: Callable[[ConnectFour, int], Any]) -> None:
    try:
        compare(answer, WindowScore().score, cases(), mistakes=tuple(mistakes()))
    except Raised as error:
        if "IndexError" not in error.message or ".columns[" not in error.message:
            raise
        raise Raised(
            "columns-hold-discs-only",
            f"{error.message} A column in `position.columns` is as long as it has discs: empty "
            "cells are not in it. `position.at((column, row))` works for all cells.",
        ) from None


def mistakes() -> Iterator[Mistake]:
    yield from wrong_scores()
    yield from wrong_windows(Scored)
