"""08.2 The legal moves from the middle outwards."""

from typing import Any

from c4lab.checks.writing import Answer, Script, exercise, fewer_moves, known
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.lesson08_move_ordering.orders import (
    best_by,
    compare_orders,
    faults,
    same,
)
from c4lab.lessons.shared.positions.boards import parsed

OTHER_BOARDS: list[Any] = [
    Script(f"class {name}(ConnectFour):\n    width = {width}\n\ncentre_out({name}())")
    for name, width in (("Five", 5), ("Four", 4))
]
CASES = [(board,) for board in parsed("", "444444", "111111", "7777772222224444")]
centre_first = best_by(lambda move, position: -abs(move - (position.width + 1) / 2))


def worth_of(move: int, position: ConnectFour) -> str:
    distance = abs(move - (position.width + 1) / 2)
    return f"the distance of column {move} from the middle is {distance:g}"


SORTED = "sorted(position.moves(), key=lambda column: abs(column - middle))"
MIDDLE = "(position.width + 1) / 2"
COUNTED = "Columns are counted from 1: what is the middle of columns 1 to 7, and of 1 to 4?"
KNOWN = known(
    rf"""
    not-sorted: The moves come from left to right: sort them by their distance from the middle,
            which is never below 0.
        {SORTED} => list(position.moves())
    distances: These are the distances from the middle. Give the columns, sorted by them.
        {SORTED} => sorted(abs(column - middle) for column in position.moves())
    middle-of-the-moves: You take the middle of the legal moves. Take the middle of the board, also
            where columns are full.
        {MIDDLE} => position.moves()[len(position.moves()) // 2]
        {MIDDLE} => position.moves()[(len(position.moves()) - 1) // 2]
        {MIDDLE} => (position.moves()[0] + position.moves()[-1]) / 2
        {MIDDLE} => (len(position.moves()) + 1) / 2
    right-to-left: The columns come from right to left: sort them by their distance from the middle.
        {SORTED} => position.moves()[::-1]
    edge-first: The edge comes first. `sorted` puts the smallest first: sort by the distance.
        {SORTED} => sorted(position.moves(), key=lambda column: -abs(column - middle))
        {SORTED} => {SORTED}[::-1]
    fixed-middle: The middle is not column 4 on every board: take it from `position.width`.
        (position.width + 1) / 2 => 4
    middle-between: {COUNTED}
        (position.width + 1) => position.width
    middle-rounded: {COUNTED}
        (position.width + 1) / => position.width //
    middle-rounded: `//` rounds down, and on a board of four columns the middle lies at 2.5: divide
            with `/`.
        (position.width + 1) / 2 => (position.width + 1) // 2
    """
)


@exercise("08.2", (*KNOWN, *faults(centre_first)), closed=["centre_first"])
def centre_out(answer: Answer) -> None:
    cases = [*CASES, *OTHER_BOARDS]
    fresh = fresh_cases.centre_out()
    compare_orders(
        answer, cases, centre_first, worth_of, same=same, shrink=fewer_moves, fresh=fresh
    )
