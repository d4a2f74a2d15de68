"""08.5 The bug hunt: an ordering for the wrong player that loses moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from c4lab.checks.writing import Answer, Code, Mistake, Slip, compare, exercise, fewer_moves, uses
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.lessons.lesson08_move_ordering.orders import Ranked, faults, same
from c4lab.lessons.shared.boards import parsed, reached
from c4lab.search import Evaluate

Case = tuple[ConnectFour, Code]
COLUMNS, SQUARES = Code("ColumnWeights()"), Code("Squares()")


def is_quiet(position: ConnectFour) -> bool:
    """Whether no move ends the game: what an order makes of such a move is left open."""
    return all(position.play(move).result() is None for move in position.moves())


@cache
def cases() -> list[Case]:
    random = Random(5)
    late = [reached(discs, random) for discs in (5, 8, 11, 14, 17, 20)]
    positions = [*parsed("", "4", "25", "262", "444444"), *filter(is_quiet, late)]
    return [(position, evaluate) for position in positions for evaluate in (COLUMNS, SQUARES)]


def fewer_discs(position: ConnectFour, evaluate: Code) -> Iterator[Case]:
    """A disc less, while no move ends the game."""
    for smaller, _ in fewer_moves(position, evaluate):
        if is_quiet(smaller):
            yield smaller, evaluate


def by(worth: Callable[[ConnectFour, int, Evaluate], float]) -> Callable[..., Ranked]:
    return lambda position, evaluate: Ranked(
        position.moves(), lambda move: worth(position, move, evaluate)
    )


def opinion(position: ConnectFour, move: int, evaluate: Evaluate) -> float:
    """What the side to move gains by a move, looking one move ahead."""
    return -evaluate(position.play(move))


def after_the_reply(position: ConnectFour, move: int, evaluate: Evaluate) -> float:
    after = position.play(move)
    return min(evaluate(after.play(reply)) for reply in after.moves())


def all_legal(position: ConnectFour, evaluate: Evaluate) -> Ranked:
    """Right in any order, and best first where it is shown."""
    ranked = best_of(position, evaluate)
    ranked.worth = dict.fromkeys(ranked, 0)
    return ranked


def only_the_best(position: ConnectFour, evaluate: Evaluate) -> list[int]:
    best = best_of(position, evaluate)[0]
    return [best, *(move for move in position.moves() if move != best)]


def equal_ones_last(position: ConnectFour, evaluate: Evaluate) -> list[int]:
    best = best_of(position, evaluate)
    first = {worth: move for move, worth in reversed(best.worth.items())}
    kept = [first[worth] for worth in sorted(first, reverse=True)]
    return [*kept, *(move for move in position.moves() if move not in kept)]


best_of = by(opinion)
ONE_COLOUR = (
    "That is right when {} is to move and worst first when {} is. The opinion is in the view of "
    "whoever is to move, and after your move that is always the opponent."
)
MISTAKES = (
    Mistake(
        "wrong-view",
        "The worst comes first. After the move it is the opponent's turn, and what they like is "
        "bad for you: a minus is missing, or one too many.",
        by(lambda *case: -opinion(*case)),
    ),
    *(
        Mistake(
            "one-colour-only",
            ONE_COLOUR.format(*names),
            by(lambda position, *rest, s=sign: s * position.player * opinion(position, *rest)),
        )
        for sign, names in ((+1, ("red", "amber")), (-1, ("amber", "red")))
    ),
    Mistake(
        "not-sorted",
        "The moves come from left to right, whatever `evaluate` says of them.",
        lambda position, evaluate: position.moves(),
        seen=lambda tree: not uses("sorted")(tree) and not uses("sort")(tree),
    ),
    Mistake(
        "only-the-best",
        "The best move is first, but a search tries the others too, and they come from left to "
        "right: put all of them in order.",
        only_the_best,
    ),
    Mistake(
        "equal-ones-last",
        "Of moves that are worth the same, one is in its place and the others come at the end: "
        "they belong beside it.",
        equal_ones_last,
    ),
    Mistake(
        "too-far-ahead",
        "Your order looks at the opponent's reply as well. Look one move ahead.",
        by(after_the_reply),
    ),
    Mistake(
        "own-opinion",
        "Your order is always that of `Squares()`. The opinion to ask is `evaluate`.",
        lambda position, evaluate: best_of(position, Squares()),
    ),
)
SLIPS = tuple(
    Slip(
        "before-the-move",
        "This is an opinion about the position before the move, so it is the same for all moves.",
        right=right,
        wrong="$e($p)",
    )
    for right in ("$e($p.play($m))", "-$e($p.play($m))")
)


@exercise("08.5", allowed=["Squares", "ColumnWeights"], slips=SLIPS, mistakes=MISTAKES)
def best_first(answer: Answer) -> None:
    with answer.part("every move"):
        tried = [(ConnectFour(), Code("lambda position: 0")), *cases()]
        compare(answer, tried, all_legal, same=same, mistakes=faults(all_legal))
    with answer.part("best first"):
        compare(
            answer,
            cases(),
            best_of,
            same=lambda got, expected: expected.in_order(got),
            mistakes=MISTAKES,
            shrink=fewer_discs,
        )
