"""07.4 Threats, found and cleaned up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from c4lab.checks.exercise import compare, exercise
from c4lab.evaluation import kept
from c4lab.games import ConnectFour
from c4lab.lessons.lesson07_heuristics.boards import examples, parsed, reached
from c4lab.lessons.lesson07_heuristics.cell_sets import as_sets, refuse_other_shapes
from c4lab.lessons.lesson07_heuristics.finding import Threats
from c4lab.lessons.lesson07_heuristics.wrong_threats import wrong_threats

TINY = ("", "17273", "17274", "121212", "112233", "112234")


@cache
def cases() -> tuple[tuple[ConnectFour], ...]:
    random = Random(4)
    drawn = [reached(14 + i % 20, random) for i in range(200)]
    telling = [board for board in drawn if any(kept(board).values())]
    return tuple((board,) for board in [*parsed(*TINY), *examples(), *telling[:40]])


@exercise("07.4")
def kept_threats(answer: Callable[[ConnectFour], Any]) -> None:
    for (position,) in cases():
        refuse_other_shapes(answer, position)
    compare(as_sets(answer), Threats(), cases(), mistakes=tuple(wrong_threats()))
