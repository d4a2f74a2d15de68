"""08.4 The move that was best before, and then the others."""

from c4lab.checks.writing import Answer, Code, compare, exercise, known, show, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.orders import best_by, faults, same
from c4lab.lessons.shared.boards import parsed

START, FOUR, TWO, FULL, LATE = parsed("", "4", "44", "444444", "7777772222224444")


def case(position: ConnectFour, *known: tuple[ConnectFour, int]) -> tuple[ConnectFour, Code]:
    """The position, and the table of positions and moves as one would type it."""
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
KNOWN = known(
    """
    never-looks: The keys of `best` are `position.key`: look this position up with it.
        $p.key =~> $p
        seen: no_key
    never-looks: The remembered move is not put first: the list is the same with and without it.
        , key=lambda move: move != remembered =>
    another-position: The first move is that of another position: look it up by `position.key`.
        best.get(position.key) => next(iter(best.values()), None)
    remembered-last: The remembered move comes last. (In a sort, False comes before True.)
        != => ==
    swapped: The remembered move and the first one change places: keep the others in order.
        move != remembered =>
            0 if move == remembered else remembered or 0 if move == position.moves()[0] else move
    unknown-position: Where it is not known, `best.get(position.key)` gives None, no error.
        $b.get($p.key) ~> $b[$p.key]
    legal-not-asked: What is not legal cannot be taken out of the moves: ask first if it is in them.
        $k in $b and $b[$k] in $m ~> $k in $b
    uses-none: `sort()` gives None, and it would put the moves in the order of their numbers again.
        return $m ~> return $m.sort()
    """,
    no_key=lambda tree: uses("best")(tree) and not uses("key")(tree),
)


@exercise("08.4", (*KNOWN, *faults(remembered_first)))
def previous_first(answer: Answer) -> None:
    for part, cases in (("remembered move", LEGAL), ("wrong table", NOT_LEGAL)):
        with answer.part(part, first=part == "remembered move"):
            compare(answer, cases, remembered_first, same=same)
