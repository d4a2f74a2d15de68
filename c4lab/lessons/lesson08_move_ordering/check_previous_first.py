"""08.4 The move that was best before, and then the others."""

from typing import Any

from c4lab.checks.writing import Answer, Code, exercise, known, show, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.lesson08_move_ordering.orders import best_by, compare_orders, faults, same
from c4lab.lessons.shared.code.parameters import parameters_in_order
from c4lab.lessons.shared.positions.boards import parsed

START, FOUR, TWO, FULL, LATE = parsed("", "4", "44", "444444", "7777772222224444")


def case(position: ConnectFour, *known: tuple[ConnectFour, int]) -> tuple[ConnectFour, Code]:
    """The position, and the table of remembered moves as Python text."""
    table = ", ".join(f"{show(other)}.key: {move}" for other, move in known)
    return position, Code(f"{{{table}}}")


LEGAL = [
    case(START, (START, 4)),
    case(START),
    case(START, (START, 1)),
    case(START, (FOUR, 3)),
    case(FOUR, (START, 4), (FOUR, 3), (TWO, 5)),
    case(TWO, (TWO, 7), (START, 2)),
    case(FULL, (FULL, 5), (TWO, 4)),
    case(LATE, (START, 4), (LATE, 5)),
    case(LATE, (START, 3), (FOUR, 6)),
]
NOT_LEGAL = [case(FULL, (FULL, 4)), case(LATE, (START, 4), (LATE, 7)), case(LATE, (LATE, 2))]
remembered_first = best_by(
    lambda move, position, best: 10 * (move == best.get(position.key)) - move
)


def worth_of(move: int, position: ConnectFour, best: dict[Any, int]) -> str:
    if move == best.get(position.key):
        return f"{move} is the remembered move"
    return f"{move} is one of the others, which go from left to right"


KNOWN = known(
    """
    never-looks: The keys of `best` are the `key`s of positions: look this position up by
            `position.key`.
        position.key => position
        seen: no_key
    never-looks: The remembered move is not put first: the list is the same with and without it.
        , key=lambda move: move != remembered =>
    another-position: The first move is that of another position: look it up by `position.key`.
        best.get(position.key) => next(iter(best.values()), None)
    remembered-last: The remembered move comes last. (In a sort, False comes before True.)
        != => ==
    swapped: The remembered move and the first one change places: keep all the others in order.
        move != remembered =>
            0 if move == remembered else remembered or 0 if move == position.moves()[0] else move
    rotated: The moves before the remembered one come last. All others go from left to right.
        move != remembered => remembered in position.moves() and move < remembered
    right-to-left: The others go from right to left. They go from left to right.
        move != remembered =>
            (move != remembered, -move * (remembered in position.moves()))
    centre-first: The others go from the middle outwards. They go from left to right.
        move != remembered =>
            (move != remembered, abs(move - 4) * (remembered in position.moves()))
    one-in-place-of-none: Yours puts column 4 first where nothing is remembered. There, all moves
        should go from left to right.
        .get(position.key) => .get(position.key, 4)
    one-in-place-of-none: Your list is empty where nothing is remembered. There, all the legal moves
        should go from left to right.
        return sorted => return [] if position.key not in best else sorted
    remembered-alone: Where a move is remembered, it is the only one in your list. All the others
            should come after it.
        return sorted => return [remembered] if remembered in position.moves() else sorted
    others-without-it: The remembered move is not in your list. It comes first.
        position.moves(), => [move for move in position.moves() if move != remembered],
    next-left-out: The move after the remembered one is left out. When a loop removes an item from
            the list that it goes through, it misses the next item.
        position.moves(), => [move for last, move in
            zip((0, *position.moves()), position.moves()) if last != remembered],
    unknown-position: If the position is not in `best`, `best.get(position.key)` gives None and no
            error.
        .get(position.key) => [position.key]
    """,
    no_key=lambda tree: uses("best")(tree) and not uses("key")(tree),
)


@exercise("08.4", (*KNOWN, *faults(remembered_first)))
def previous_first(answer: Answer) -> None:
    for part, cases in (("remembered move", LEGAL), ("wrong table", NOT_LEGAL)):
        first = part == "remembered move"
        with answer.part(part, first=first), parameters_in_order(answer):
            fresh = [
                case(position, (other, 4), (position, move))
                for legal, position, other, move in fresh_cases.previous_first()
                if legal is first
            ]
            compare_orders(answer, cases, remembered_first, worth_of, same=same, fresh=fresh)
