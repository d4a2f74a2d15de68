"""08.5 The bug hunt: an ordering for the wrong player that loses moves."""

from c4lab.checks.writing import Answer, Code, compare, contains, exercise, known, uses
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
from c4lab.lessons.shared.positions.boards import parsed
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


def worth_of(move: int, position: ConnectFour, evaluate: Evaluate) -> str:
    return f"{move} is worth {-evaluate(position.play(move)):g} for the side to move"


BEST_FIRST = "sorted(worth, key=worth.get, reverse=True)"
# The same with a dict from worth to move, which keeps the last or the first of equally good moves.
KEEPS_ONE = [
    rf"worth = {{move => kept = {{}}\n    worth = {{move && return {BEST_FIRST} => "
    rf"for move in {moves}:\n        kept[worth[move]] = move\n    return "
    for moves in ("worth", "reversed(worth)")
]
LAST, FIRST = (way + "[kept[each] for each in sorted(kept, reverse=True)]" for way in KEEPS_ONE)
OTHERS = "[move for move in worth if move not in kept.values()]"
CHANGED = (
    r"worth = {move: -evaluate(position.play(move)) for move in position.moves()} => worth = {}\n"
    r"    for move in position.moves():\n        value = -evaluate(position.play(move))\n"
    r"        while value in worth.values():\n            value += 1\n        worth[move] = value"
)
LOST = known(rf"""
    equal-ones-lost: Of moves that are worth the same only one is in your list, and the others are
            missing: in a dict from worth to move, each key holds only one move.
        {LAST}
        {FIRST}
        {LAST.replace(", reverse=True)]", ")]")}
        {FIRST.replace(", reverse=True)]", ")]")}
    worth-not-moves: Your list holds what the moves are worth. Give the moves, sorted by that.
        {BEST_FIRST} => sorted(worth.values(), reverse=True)
        {BEST_FIRST} => sorted(worth.values())
        {BEST_FIRST} => list(worth.values())
        {BEST_FIRST} => [-each for each in worth.values()]
        {BEST_FIRST} => sorted((-each for each in worth.values()), reverse=True)
        {BEST_FIRST} => sorted(-each for each in worth.values())
""")
KNOWN = known(
    rf"""
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
        {BEST_FIRST} => list(worth)
        seen: no_sort
    by-number: The moves stand in the order of their numbers, whatever `evaluate` says of them: sort
            them by what they are worth.
        {BEST_FIRST} => sorted(worth, reverse=True)
        {BEST_FIRST} => sorted(worth)
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
    equal-ones-apart: Moves that are worth the same do not stand beside each other: all but one of
            them come before all the others, or after them. The order goes by the worth alone.
        {LAST} + {OTHERS}
        {LAST.replace("    return ", f"    return {OTHERS} + ")}
        {FIRST.replace("    return ", f"    return {OTHERS} + ")}
    equal-ones-changed: Where two moves are worth the same, one gets another number, and so
            overtakes moves that are worth more or less. The order goes by the worth alone.
        {CHANGED}
        {CHANGED.replace("+= 1", "-= 1")}
        {CHANGED.replace("value = -", "value = ")}
        {CHANGED.replace("value = -", "value = ").replace("+= 1", "-= 1")}
    rounded: Small differences are lost: moves that are not worth the same count as equal. Is the
            worth rounded?
        {BEST_FIRST} => sorted(worth, key=lambda move: -worth[move] // 2)
        {BEST_FIRST} => sorted(worth, key=lambda move: -worth[move] // 10)
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
    (*KNOWN, *LOST),
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
        compare_orders(answer, CASES, best_of, worth_of, same=in_order, known=KNOWN, fresh=fresh)
