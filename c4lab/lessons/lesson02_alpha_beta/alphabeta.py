"""02.3 Alpha-beta on positions, with the move."""

from dataclasses import dataclass
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, compare, equal, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta.searches import (
    bounds,
    check_nodes,
    true_value,
    with_windows,
    within,
)
from c4lab.lessons.lesson02_alpha_beta.slips import SLIPS, ZERO
from c4lab.lessons.shared.outcomes import Within
from c4lab.lessons.shared.squares import late


@dataclass(frozen=True)
class Reply:
    """What may come back: a value in bounds, and one of `moves`, or anything if there are none."""

    value: Within
    moves: frozenset[int | None] = frozenset()

    def __repr__(self) -> str:
        moves = ", ".join(sorted(map(str, self.moves))) or "any move or None"
        return f"({self.value}, {'one of ' * (len(self.moves) > 1)}{moves})"


def reply(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> Reply:
    """Inside the window value and move are right; outside it the value is a bound."""
    value = bounds(position, alpha, beta)
    if position.result() is not None:
        return Reply(value, frozenset({None}))
    true = true_value(position)
    best = {move for move in position.moves() if true_value(position.play(move)) == true}
    return Reply(value, frozenset(best if alpha < true < beta else ()))


@dataclass(frozen=True)
class MoveFirst:
    """The same with the move in front."""

    reply: Reply


def agrees(got: Any, expected: Any) -> bool:
    """Whether `got` is what is expected: a reply, or what a mistake would give."""
    pair = isinstance(got, (tuple, list)) and len(got) == 2
    match expected:
        case Within():
            return not pair and within(got, expected)
        case MoveFirst():
            return pair and agrees((got[1], got[0]), expected.reply)
        case Reply():
            fits = pair and within(got[0], expected.value)
            return fits and (not expected.moves or got[1] in expected.moves)
    return equal(got, expected)


def turned(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> Reply:
    value = position.player * true_value(position)
    return Reply(Within(value, value))


KNOWN = known(
    rf"""
    value-only: A value comes back, and no move. Return both, as in `return best, best_move`.
        => bounds
    move-first: Value and move have changed places: the value comes first.
        => move_first
    side-to-move: Where O is to move the sign is turned: the value is X's, whoever moves.
        => turned
    starts-at-zero: {ZERO}
        $v, $m = -$p.player * inf, None ~> $v, $m = 0, None
    takes-a-tie: The value is right, and the move is not always. A later move that ties the best one
            may have been cut off, and then its value is only a bound. When may a move take the
            place of the best?
        if $v > $b: $$body ~> if $v >= $b: $$body
        if $v < $b: $$body ~> if $v <= $b: $$body
    """,
    bounds=bounds,
    move_first=lambda *case: MoveFirst(reply(*case)),
    turned=turned,
)


@exercise("02.3", (*SLIPS, *KNOWN))
def alphabeta(answer: Answer) -> str:
    with answer.part("values and moves", first=True):
        positions = [*late(5, every=40), *late(3, every=100), (TicTacToe.parse("1"),)]
        compare(answer, with_windows(answer, positions), reply, same=agrees)
    cost = ""
    with answer.part("nodes"):
        cost = check_nodes(answer)
    return cost
