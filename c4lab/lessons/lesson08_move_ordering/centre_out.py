"""08.2 The legal moves from the middle outwards."""

from __future__ import annotations

import ast
from typing import Any

from c4lab.checks.writing import (
    Answer,
    Mistake,
    Script,
    Slip,
    compare,
    exercise,
    fewer_moves,
    lacks,
)
from c4lab.lessons.lesson08_move_ordering.orders import best_by, faults, same
from c4lab.lessons.shared.boards import parsed

OTHER_BOARDS: list[Any] = [
    Script(f"class {name}(ConnectFour):\n    width = {width}\n\ncentre_out({name}())")
    for name, width in (("Five", 5), ("Four", 4))
]
CASES = [(board,) for board in parsed("", "444444", "111111", "7777772222224444")]
FIXED = "The middle is not column 4 on every board: take it from `position.width`."
COUNTED = "Columns are counted from 1: what is the middle of columns 1 to 7, and of columns 1 to 4?"
ROUNDED = (
    "`//` rounds down, and on a board of four columns the middle lies at 2.5: divide with `/`."
)
SIGNED = (
    "On one side of the middle this difference is below 0. Which function makes a distance of it?"
)

centre_first = best_by(lambda move, position: -abs(move - (position.width + 1) / 2))
MISTAKES = (
    Mistake(
        "not-sorted",
        "The legal moves come from left to right: sort them by their distance from the middle.",
        best_by(lambda move, position: -move),
        seen=lacks(ast.Sub),
    ),
    Mistake(
        "edge-first",
        "The edge comes first. The distance is smallest in the middle: `sorted` puts that first.",
        best_by(lambda move, position: abs(move - (position.width + 1) / 2)),
    ),
    Mistake("fixed-middle", FIXED, best_by(lambda move, position: -abs(move - 4))),
    *faults(centre_first),
)
MIDDLES = (
    ("fixed-middle", FIXED, "4"),
    ("middle-between", COUNTED, "$p.width / 2"),
    ("middle-rounded", COUNTED, "$p.width // 2"),
    ("middle-rounded", ROUNDED, "($p.width + 1) // 2"),
)
SLIPS = (
    *(Slip(reason, told, "($p.width + 1) / 2", wrong) for reason, told, wrong in MIDDLES),
    Slip("signed-distance", SIGNED, right="abs($a - $b)", wrong="$a - $b"),
)


@exercise("08.2", (*SLIPS, *MISTAKES))
def centre_out(answer: Answer) -> None:
    cases = [*CASES, *OTHER_BOARDS]
    compare(answer, cases, centre_first, same=same, known=MISTAKES, shrink=fewer_moves)
