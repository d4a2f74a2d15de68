"""08.5 The bug hunt: an ordering for the wrong player that loses moves."""

from functools import partial

from c4lab.checks.writing import Answer, Code, Mistake, compare, contains, exercise, known, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering import fresh_cases
from c4lab.lessons.lesson08_move_ordering.orders import (
    Ranked,
    best_by,
    compare_orders,
    faults,
    in_order,
    same,
)
from c4lab.lessons.shared.boards import parsed
from c4lab.search import Evaluate, alphabeta

# No move ends the game in these: the exercise does not say where such a move belongs.
QUIET = parsed("", "4", "25", "262", "444444", "53637", "72612134", "21712722723326")
CASES = [
    (position, Code(f"{name}()")) for position in QUIET for name in ("ColumnWeights", "Squares")
]


def all_legal(position: ConnectFour, evaluate: Evaluate) -> Ranked:
    """All moves, as if they were equally good: any order of them is right."""
    return Ranked(best_of(position, evaluate), lambda move: 0)


best_of = best_by(lambda move, position, evaluate: -evaluate(position.play(move)))


def opinions(position: ConnectFour, evaluate: Evaluate) -> dict[int, float]:
    """What each move is worth for the side to move."""
    return {move: -evaluate(position.play(move)) for move in position.moves()}


def one_of_equals(position: ConnectFour, evaluate: Evaluate, last: bool, sign: int) -> list[int]:
    """One move for each worth, best first or, with the sign -1, worst first: of equally good moves
    the `last` one, or else the first."""
    kept: dict[float, int] = {}
    for move, worth in opinions(position, evaluate).items():
        if last or worth not in kept:
            kept[worth] = move
    return [kept[worth] for worth in sorted(kept, reverse=sign > 0)]


def equals_apart(
    position: ConnectFour, evaluate: Evaluate, last: bool, sign: int, in_front: bool
) -> list[int]:
    """As `one_of_equals`, with all other moves `in_front` of these, or else behind them."""
    kept = one_of_equals(position, evaluate, last, sign)
    others = [move for move in position.moves() if move not in kept]
    return [*others, *kept] if in_front else [*kept, *others]


def equals_moved(position: ConnectFour, evaluate: Evaluate, step: int, sign: int) -> list[int]:
    """Best first, but if another move has the same worth, `step` is added until it is a new one."""
    kept: dict[float, int] = {}
    for move, worth in opinions(position, evaluate).items():
        worth *= sign
        while worth in kept:
            worth += step
        kept[worth] = move
    return [kept[worth] for worth in sorted(kept, reverse=True)]


def rounded(position: ConnectFour, evaluate: Evaluate, size: int) -> list[int]:
    """Best first, with opinions rounded to multiples of `size`."""
    return sorted(position.moves(), key=lambda move: evaluate(position.play(move)) // size)


def worth_of(move: int, position: ConnectFour, evaluate: Evaluate) -> str:
    return f"{move} is worth {-evaluate(position.play(move)):g} for the side to move"


WAYS = [(last, sign) for last in (True, False) for sign in (+1, -1)]
LOST = [
    *(
        Mistake(
            "equal-ones-lost",
            "Of moves that are worth the same only one is in your list, and the others are "
            "missing: in a dict from worth to move, each key holds only one move.",
            partial(one_of_equals, last=last, sign=sign),
        )
        for last, sign in WAYS
    ),
    *(
        Mistake(
            "worth-not-moves",
            "Your list holds what the moves are worth. Give the moves, sorted by that.",
            function,
        )
        for function in (
            lambda position, evaluate: sorted(opinions(position, evaluate).values(), reverse=True),
            lambda position, evaluate: sorted(opinions(position, evaluate).values()),
            lambda position, evaluate: [-w for w in opinions(position, evaluate).values()],
            lambda position, evaluate: list(opinions(position, evaluate).values()),
            lambda position, evaluate: sorted(
                (-worth for worth in opinions(position, evaluate).values()), reverse=True
            ),
            lambda position, evaluate: sorted(
                -worth for worth in opinions(position, evaluate).values()
            ),
        )
    ),
]
APART = [
    *(
        Mistake(
            "equal-ones-apart",
            "Moves that are worth the same do not stand beside each other: all but one of them "
            f"come {'before' if in_front else 'after'} all the others. The order goes by the "
            "worth alone.",
            partial(equals_apart, last=last, sign=sign, in_front=in_front),
        )
        for last, sign in WAYS
        for in_front in (True, False)
    ),
    *(
        Mistake(
            "equal-ones-changed",
            "Where two moves are worth the same, one gets another number, and so overtakes moves "
            "that are worth more or less. The order goes by the worth alone.",
            partial(equals_moved, step=step, sign=sign),
        )
        for step in (1, -1)
        for sign in (+1, -1)
    ),
    *(
        Mistake(
            "rounded",
            "Small differences are lost: moves that are not worth the same count as equal. Is the "
            "worth rounded?",
            partial(rounded, size=size),
        )
        for size in (2, 5, 10, 100)
    ),
]
KNOWN = known(
    """
    wrong-view: The worst move comes first. After a move the opinion is in the opponent's view: the
            best move for you has the smallest one.
        => worst_first
    sign-lost: `abs` throws away the sign, which says for whom the opinion is good. After your move
            it is in the opponent's view: the smallest is the best for you.
        -evaluate(position.play(move)) => -abs(evaluate(position.play(move)))
        -evaluate(position.play(move)) => abs(evaluate(position.play(move)))
    one-colour-only: That is right for one colour and worst first for the other. `alphabeta` and
            `minimax` give the value in red's view, whoever is to move: red wants the largest, amber
            the smallest.
        -evaluate => position.player * evaluate
        -evaluate => -position.player * evaluate
        seen: in_the_view_of_red
    one-colour-only: That is right for one colour and worst first for the other. The opinion is in
            the view of whoever is to move, and after your move that is always the opponent.
        -evaluate => position.player * evaluate
        -evaluate => -position.player * evaluate
    not-sorted: The moves come from left to right, whatever `evaluate` says of them.
        sorted(worth, key=worth.get, reverse=True) => list(worth)
        seen: no_sort
    by-number: The moves stand in the order of their numbers, whatever `evaluate` says of them: sort
            them by what they are worth.
        sorted(worth, key=worth.get, reverse=True) => sorted(worth, reverse=True)
        sorted(worth, key=worth.get, reverse=True) => sorted(worth)
        seen: sorts_moves
    only-the-best: The best move is first, and the others go from left to right: sort them all.
        worth.get, reverse=True => lambda move: move != max(worth, key=worth.get)
    equal-ones-last: Of moves that are worth the same, all but one come last: put them beside each
            other.
        =worth.get => =lambda move: worth[move] if move == min(other for other in worth
            if worth[other] == worth[move]) else -1_000_000
    too-far-ahead: Your order looks at the opponent's reply as well. Look one move ahead.
        -evaluate(position.play(move)) => min(evaluate(position.play(move).play(reply))
            for reply in position.play(move).moves())
        => two_more
    too-far-ahead: `alphabeta` and `minimax` give the first player's value: the first player wants
            it large, the second wants it small. Your order also looks too far: look one move ahead.
        => two_more_for_red
        => two_more_against_red
        seen: in_the_view_of_red
    too-far-ahead: Your order looks at the opponent's reply as well. Look one move ahead.
        => two_more_for_red
    own-opinion: Your order always uses `Squares()`. Use the opinion that is given, `evaluate`.
        -evaluate( => -Squares()(
    before-the-move: This asks about the position before the move, which is the same for all moves.
        .play(move) =>
        -evaluate(position.play(move)) => evaluate(position)
    """,
    worst_first=best_by(lambda move, position, evaluate: evaluate(position.play(move))),
    two_more=lambda position, evaluate: sorted(
        position.moves(),
        key=lambda m: position.player * -alphabeta(position.play(m), 2, evaluate).value,
    ),
    two_more_for_red=lambda position, evaluate: sorted(
        position.moves(), key=lambda m: alphabeta(position.play(m), 2, evaluate).value
    ),
    two_more_against_red=lambda position, evaluate: sorted(
        position.moves(), key=lambda m: -alphabeta(position.play(m), 2, evaluate).value
    ),
    in_the_view_of_red=lambda tree: uses("alphabeta")(tree) or uses("minimax")(tree),
    sorts_moves=contains("sorted($name)", "sorted($name, reverse=True)"),
    no_sort=lambda tree: not uses("sorted")(tree) and not uses("sort")(tree),
)


@exercise(
    "08.5",
    (*KNOWN, *LOST, *APART),
    allowed=["Squares", "ColumnWeights"],
    closed=["by_evaluation"],
)
def best_first(answer: Answer) -> None:
    fresh = [(position, Code("Squares()")) for position in fresh_cases.best_first()]
    with answer.part("every move"):
        tried = [(ConnectFour(), Code("lambda position: 0")), *CASES]
        lost = [*LOST, *faults(all_legal)]
        compare(answer, tried, all_legal, same=same, known=lost, fresh=fresh)
    with answer.part("best first"):  # can be earned although moves are missing
        known = [*KNOWN, *APART]
        compare_orders(answer, CASES, best_of, worth_of, same=in_order, known=known, fresh=fresh)
