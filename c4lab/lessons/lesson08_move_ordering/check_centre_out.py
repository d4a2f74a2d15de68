"""08.2 The legal moves from the middle outwards."""

from collections.abc import Callable, Sequence
from typing import Any

from c4lab.checks.writing import Answer, Script, exercise, fewer_moves, known
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.lesson08_move_ordering.orders import (
    Ranked,
    best_by,
    compare_orders,
    faults,
    same,
)
from c4lab.lessons.shared.boards import parsed

OTHER_BOARDS: list[Any] = [
    Script(f"class {name}(ConnectFour):\n    width = {width}\n\ncentre_out({name}())")
    for name, width in (("Five", 5), ("Four", 4))
]
CASES = [(board,) for board in parsed("", "444444", "111111", "7777772222224444")]
centre_first = best_by(lambda move, position: -abs(move - (position.width + 1) / 2))


def _from(position: ConnectFour, middle: Callable[[Sequence[int]], float]) -> Ranked:
    """The moves by their distance from the number that `middle` makes of them."""
    moves = position.moves()
    centre = middle(moves) if moves else 0
    return Ranked(moves, lambda move: -abs(move - centre))


def worth_of(move: int, position: ConnectFour) -> str:
    distance = abs(move - (position.width + 1) / 2)
    return f"the distance of column {move} from the middle is {distance:g}"


COUNTED = "Columns are counted from 1: what is the middle of columns 1 to 7, and of 1 to 4?"
KNOWN = known(
    f"""
    not-sorted: The moves come from left to right: sort them by their distance from the middle,
            which is never below 0.
        => left_to_right
    distances: These are the distances from the middle. Give the columns, sorted by them.
        => distances
    middle-of-the-moves: You take the middle of the legal moves. Take the middle of the board, also
            where columns are full.
        => from_the_middle_move
        => from_the_middle_move_below
        => from_the_mean
        => between_the_ends
        => of_so_many
    right-to-left: The columns come from right to left: sort them by their distance from the middle.
        => right_to_left
    edge-first: The edge comes first. `sorted` puts the smallest first: sort by the distance.
        => edge_first
    fixed-middle: The middle is not column 4 on every board: take it from `position.width`.
        => fixed_middle
        (position.width + 1) / 2 => 4
    middle-between: {COUNTED}
        (position.width + 1) => position.width
    middle-rounded: {COUNTED}
        (position.width + 1) / => position.width //
    middle-rounded: `//` rounds down, and on a board of four columns the middle lies at 2.5: divide
            with `/`.
        (position.width + 1) / 2 => (position.width + 1) // 2
    """,
    left_to_right=best_by(lambda move, position: -move),
    edge_first=best_by(lambda move, position: abs(move - (position.width + 1) / 2)),
    fixed_middle=best_by(lambda move, position: -abs(move - 4)),
    right_to_left=best_by(lambda move, position: move),
    distances=lambda position: sorted(
        abs(move - (position.width + 1) / 2) for move in position.moves()
    ),
    from_the_middle_move=lambda position: _from(position, lambda moves: moves[len(moves) // 2]),
    from_the_middle_move_below=lambda position: _from(
        position, lambda moves: moves[(len(moves) - 1) // 2]
    ),
    from_the_mean=lambda position: _from(position, lambda moves: sum(moves) / len(moves)),
    between_the_ends=lambda position: _from(position, lambda moves: (moves[0] + moves[-1]) / 2),
    of_so_many=lambda position: _from(position, lambda moves: (len(moves) + 1) / 2),
)


@exercise("08.2", (*KNOWN, *faults(centre_first)), closed=["centre_first"])
def centre_out(answer: Answer) -> None:
    cases = [*CASES, *OTHER_BOARDS]
    fresh = fresh_cases.centre_out()
    compare_orders(
        answer, cases, centre_first, worth_of, same=same, shrink=fewer_moves, fresh=fresh
    )
