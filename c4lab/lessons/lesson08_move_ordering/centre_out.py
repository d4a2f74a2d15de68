"""08.2 The legal moves from the middle outwards."""

import ast
from typing import Any

from c4lab.checks.writing import Answer, Script, compare, exercise, fewer_moves, known, lacks
from c4lab.lessons.lesson08_move_ordering.orders import best_by, faults, same
from c4lab.lessons.shared.boards import parsed

OTHER_BOARDS: list[Any] = [
    Script(f"class {name}(ConnectFour):\n    width = {width}\n\ncentre_out({name}())")
    for name, width in (("Five", 5), ("Four", 4))
]
CASES = [(board,) for board in parsed("", "444444", "111111", "7777772222224444")]
centre_first = best_by(lambda move, position: -abs(move - (position.width + 1) / 2))
COUNTED = "Columns are counted from 1: what is the middle of columns 1 to 7, and of 1 to 4?"
KNOWN = known(
    f"""
    not-sorted: The moves come from left to right: sort them by their distance from the middle.
        => left_to_right
        seen: no_minus
    edge-first: The edge comes first. `sorted` puts the smallest first: sort by the distance.
        => edge_first
    fixed-middle: The middle is not column 4 on every board: take it from `position.width`.
        => fixed_middle
        ($p.width + 1) / 2 ~> 4
    middle-between: {COUNTED}
        ($p.width + 1) / 2 ~> $p.width / 2
    middle-rounded: {COUNTED}
        ($p.width + 1) / 2 ~> $p.width // 2
    middle-rounded: `//` rounds down, and on a board of four columns the middle lies at 2.5: divide
            with `/`.
        ($p.width + 1) / 2 ~> ($p.width + 1) // 2
    signed-distance: On one side of the middle this is below 0. What makes a distance of it?
        abs($a - $b) ~> $a - $b
    """,
    left_to_right=best_by(lambda move, position: -move),
    no_minus=lacks(ast.Sub),
    edge_first=best_by(lambda move, position: abs(move - (position.width + 1) / 2)),
    fixed_middle=best_by(lambda move, position: -abs(move - 4)),
)


@exercise("08.2", (*KNOWN, *faults(centre_first)))
def centre_out(answer: Answer) -> None:
    cases = [*CASES, *OTHER_BOARDS]
    compare(answer, cases, centre_first, same=same, shrink=fewer_moves)
