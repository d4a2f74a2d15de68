"""08.2 The legal moves from the middle outwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.complete import (
    Five,
    Four,
    reached,
    refuse_other_moves,
    ties_from_left,
)


def cases() -> list[tuple[ConnectFour]]:
    random = Random(8)
    few = [ConnectFour(), ConnectFour.parse("444444"), Five(), Four()]
    return [(p,) for p in (*few, *(reached(ConnectFour, n, random) for n in (20, 25, 30)))]


def distance(move: int, position: ConnectFour) -> float:
    return abs(move - (position.width + 1) / 2)


def by(key: Callable[[int, ConnectFour], float]) -> Callable[[ConnectFour], list[int]]:
    """The legal moves sorted by some other key."""
    return lambda position: sorted(position.moves(), key=lambda move: key(move, position))


@exercise("08.2")
def centre_out(answer: Callable[[ConnectFour], Any]) -> None:
    tried = cases()
    refuse_other_moves(answer, tried, by(distance))
    compare(
        ties_from_left(answer, distance),
        by(distance),
        tried,
        mistakes=[
            Mistake(reason, sentence, ties_from_left(function, distance))
            for reason, sentence, function in (
                (
                    "not-sorted",
                    "These are the legal moves as the board lists them, from left to right. Sort "
                    "them by their distance from the middle.",
                    lambda position: list(position.moves()),
                ),
                (
                    "edge-first",
                    "That is the edge first. `sorted` puts the smallest key first, so the key is "
                    "the distance from the middle, not its negative.",
                    by(lambda move, position: -distance(move, position)),
                ),
                (
                    "fixed-middle",
                    "The middle is not column 4 on every board, and this one has five columns: "
                    "take it from `position.width`.",
                    by(lambda move, position: abs(move - 4)),
                ),
                (
                    "middle-between",
                    "The middle of columns 1 to 7 is column 4. Half of the width, 3.5, lies to "
                    "the left of it, because columns are counted from 1.",
                    by(lambda move, position: abs(move - position.width / 2)),
                ),
                (
                    "middle-rounded",
                    "On a board of four columns the middle lies between columns 2 and 3, at 2.5. "
                    "Divide with `/`: `//` rounds down.",
                    by(lambda move, position: abs(move - (position.width + 1) // 2)),
                ),
                (
                    "middle-rounded",
                    "Half of the width, rounded down, is column 3 on a board of seven. Columns "
                    "are counted from 1: the middle is (width + 1) / 2.",
                    by(lambda move, position: abs(move - position.width // 2)),
                ),
            )
        ],
    )
