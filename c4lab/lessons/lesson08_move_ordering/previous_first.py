"""08.4 The move that was best before, and then the others."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from c4lab.checks.writing import Answer, Code, Mistake, Slip, compare, exercise, show, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.orders import Ranked, faults, same
from c4lab.lessons.shared.boards import parsed

Best = dict[Hashable, int]
Moves = Sequence[int]
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


def first(moves: Moves, remembered: int | None, direction: int = +1) -> Ranked:
    return Ranked(moves, lambda move: 10 * (move == remembered) - direction * move)


def remembered_first(position: ConnectFour, best: Best) -> Ranked:
    return first(position.moves(), best.get(position.key))


def arranged(arrange: Callable[[Moves, int], list[int]]) -> Callable[..., Moves]:
    """The legal moves, rearranged if one of them is remembered."""

    def order(position: ConnectFour, best: Best) -> Moves:
        moves, remembered = position.moves(), best.get(position.key)
        return arrange(moves, remembered) if remembered in moves else moves

    return order


def swapped(moves: Moves, remembered: int) -> list[int]:
    at = moves.index(remembered)
    return [remembered, *moves[1:at], moves[0], *moves[at + 1 :]] if at else list(moves)


def rotated(moves: Moves, remembered: int) -> list[int]:
    at = moves.index(remembered)
    return [*moves[at:], *moves[:at]]


MISTAKES = (
    Mistake(
        "never-looks",
        "The keys of `best` are `position.key`: look this position up with it.",
        lambda position, best: position.moves(),
        seen=lambda tree: uses("best")(tree) and not uses("key")(tree),
    ),
    Mistake(
        "never-looks",
        "The remembered move is not put first: the list is in the same order with and without it.",
        lambda position, best: position.moves(),
    ),
    Mistake(
        "another-position",
        "The move that comes first is the one that `best` remembers for another position. Look it "
        "up with `position.key`.",
        lambda position, best: first(position.moves(), next(iter(best.values()), None)),
    ),
    Mistake(
        "remembered-last",
        "The remembered move comes last, and it should come first. (In a sort, False comes before "
        "True.)",
        arranged(lambda moves, remembered: sorted(moves, key=lambda move: move == remembered)),
    ),
    Mistake(
        "swapped",
        "The remembered move has changed places with the first one, and so the others are no "
        "longer from left to right.",
        arranged(swapped),
    ),
    Mistake(
        "rotated",
        "The list begins with the remembered move and goes on from there, round the edge. The "
        "others have to stay from left to right.",
        arranged(rotated),
    ),
    Mistake(
        "others-reversed",
        "The moves that are not remembered come from right to left, not from left to right.",
        lambda position, best: first(position.moves(), best.get(position.key), -1),
    ),
    *faults(remembered_first),
)
UNKNOWN = (
    "`best` need not know this position: `best.get(position.key)` gives None where "
    "`best[position.key]` fails."
)
SLIPS = (
    Slip("unknown-position", UNKNOWN, right="$b.get($p.key)", wrong="$b[$p.key]"),
    Slip(
        "legal-not-asked",
        "A move that is not legal here cannot be taken out of the legal ones: ask first whether it "
        "is among them.",
        right="$k in $b and $b[$k] in $m",
        wrong="$k in $b",
    ),
    Slip(
        "uses-none",
        "`sort()` gives None, and it would put the moves in the order of their numbers again.",
        right="return $m",
        wrong="return $m.sort()",
    ),
    Slip("never-looks", "The keys of `best` are `position.key`.", right="$p.key", wrong="$p"),
)


@exercise("08.4", slips=SLIPS, mistakes=MISTAKES)
def previous_first(answer: Answer) -> None:
    with answer.part("remembered move", first=True):
        compare(answer, LEGAL, remembered_first, same=same, mistakes=MISTAKES)
    with answer.part("wrong table"):
        compare(answer, NOT_LEGAL, remembered_first, same=same, mistakes=MISTAKES)
