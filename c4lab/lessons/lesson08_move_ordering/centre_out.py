"""08.2 The legal moves from the middle outwards."""

from __future__ import annotations

import ast
from collections.abc import Callable

from c4lab.checks.writing import (
    Answer,
    Case,
    Mistake,
    Script,
    Slip,
    compare,
    exercise,
    fewer_moves,
    lacks,
)
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.orders import Ranked, faults, same
from c4lab.lessons.shared.boards import parsed

OTHER_BOARDS = [
    Script(f"class {name}(ConnectFour):\n    width = {width}\n\ncentre_out({name}())")
    for name, width in (("Five", 5), ("Four", 4))
]
CASES: list[Case] = [
    *((position,) for position in parsed("", "444444", "111111", "7777772222224444")),
    *OTHER_BOARDS,
]


def by(key: Callable[[int, ConnectFour], float]) -> Callable[[ConnectFour], Ranked]:
    """The legal moves, those with the smallest key first."""
    return lambda position: Ranked(position.moves(), lambda move: -key(move, position))


centre_first = by(lambda move, position: abs(move - (position.width + 1) / 2))
FIXED = "The middle is not column 4 on every board: take it from `position.width`."
MISTAKES = (
    Mistake(
        "not-sorted",
        "These are the legal moves as the board lists them, from left to right. Sort them by their "
        "distance from the middle.",
        by(lambda move, position: move),
        seen=lacks(ast.Lambda),
    ),
    Mistake(
        "edge-first",
        "That is the edge first. `sorted` puts the smallest key first, and the distance from the "
        "middle is smallest in the middle.",
        by(lambda move, position: -abs(move - (position.width + 1) / 2)),
    ),
    Mistake("fixed-middle", FIXED, by(lambda move, position: abs(move - 4))),
    *faults(centre_first),
)
SLIPS = (
    Slip("fixed-middle", FIXED, right="($p.width + 1) / 2", wrong="4"),
    Slip(
        "middle-between",
        "The middle of columns 1 to 7 is column 4. Half of the width, 3.5, lies to the left of it, "
        "because columns are counted from 1.",
        right="($p.width + 1) / 2",
        wrong="$p.width / 2",
    ),
    Slip(
        "middle-rounded",
        "On a board of four columns the middle lies between columns 2 and 3, at 2.5. Divide with "
        "`/`: `//` rounds down.",
        right="($p.width + 1) / 2",
        wrong="($p.width + 1) // 2",
    ),
    Slip(
        "middle-rounded",
        "Half of the width, rounded down, is column 3 on a board of seven, and columns are counted "
        "from 1. What is the middle of columns 1 to 7, and of columns 1 to 4?",
        right="($p.width + 1) / 2",
        wrong="$p.width // 2",
    ),
    Slip(
        "signed-distance",
        "On one side of the middle this difference is below 0. Which function makes a distance of "
        "it?",
        right="abs($a - $b)",
        wrong="$a - $b",
    ),
)


@exercise("08.2", slips=SLIPS, mistakes=MISTAKES)
def centre_out(answer: Answer) -> None:
    compare(answer, CASES, centre_first, same=same, mistakes=MISTAKES, shrink=fewer_moves)
