"""08.5 The bug hunt: an ordering for the wrong player that loses moves."""

from c4lab.checks.writing import Answer, Code, compare, exercise, known, uses
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.orders import Ranked, best_by, faults, in_order, same
from c4lab.lessons.shared.boards import parsed
from c4lab.search import Evaluate

# No move ends the game here: what an order makes of such a move is left open.
QUIET = parsed("", "4", "25", "262", "444444", "53637", "72612134", "21712722723326")
CASES = [
    (position, Code(f"{name}()")) for position in QUIET for name in ("ColumnWeights", "Squares")
]


def all_legal(position: ConnectFour, evaluate: Evaluate) -> Ranked:
    """Right in any order, and best first where it is shown."""
    return Ranked(best_of(position, evaluate), lambda move: 0)


best_of = best_by(lambda move, position, evaluate: -evaluate(position.play(move)))
KNOWN = known(
    """
    wrong-view: The worst comes first. After the move it is the opponent's opinion: turn the sign.
        => worst_first
    one-colour-only: That is right for one colour and worst first for the other. The opinion is in
            the view of whoever is to move, and after your move that is always the opponent.
        -evaluate => position.player * evaluate
        -evaluate => -position.player * evaluate
    not-sorted: The moves come from left to right, whatever `evaluate` says of them.
        sorted(worth, key=worth.get, reverse=True) => list(worth)
        seen: no_sort
    only-the-best: The best move is first, the others go from left to right: put them in order too.
        worth.get, reverse=True => lambda move: move != max(worth, key=worth.get)
    equal-ones-last: Of moves worth the same, all but one come last: put them beside each other.
        =worth.get => =lambda move: worth[move] if move == min(other for other in worth
            if worth[other] == worth[move]) else -1_000_000
    too-far-ahead: Your order looks at the opponent's reply as well. Look one move ahead.
        -evaluate(position.play(move)) => min(evaluate(position.play(move).play(reply))
            for reply in position.play(move).moves())
    own-opinion: Your order is always that of `Squares()`. The opinion to ask is `evaluate`.
        -evaluate( => -Squares()(
    before-the-move: This asks about the position before the move: it is the same for all moves.
        $e($p.play($m)) ~> $e($p)
        -$e($p.play($m)) ~> $e($p)
    """,
    worst_first=best_by(lambda move, position, evaluate: evaluate(position.play(move))),
    no_sort=lambda tree: not uses("sorted")(tree) and not uses("sort")(tree),
)


@exercise("08.5", KNOWN, allowed=["Squares", "ColumnWeights"])
def best_first(answer: Answer) -> None:
    with answer.part("every move"):
        tried = [(ConnectFour(), Code("lambda position: 0")), *CASES]
        compare(answer, tried, all_legal, same=same, known=faults(all_legal))
    with answer.part("best first"):  # also of those that have lost moves
        compare(answer, CASES, best_of, same=in_order)
