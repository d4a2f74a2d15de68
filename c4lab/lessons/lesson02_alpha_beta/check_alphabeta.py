"""02.3 Alpha-beta on positions, with the move."""

import ast
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, Mistake, compare, equal, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.lesson02_alpha_beta.searches import (
    IDEAS,
    TOO_EARLY,
    Value,
    bounds,
    check_nodes,
    true_value,
    value_fits,
    with_windows,
)
from c4lab.lessons.lesson02_alpha_beta.window_mistakes import WINDOWS
from c4lab.lessons.shared.code.told_by_code import told_by_code
from c4lab.lessons.shared.code.window_code import named_by_code
from c4lab.lessons.shared.outcomes import NumberRange, allowed_answers
from c4lab.lessons.shared.positions.squares import late

SQUARES = (None, *range(1, 10))


@dataclass(frozen=True)
class Reply:
    """A right answer: any value within bounds, with any of `moves`; without `moves`, any square."""

    value: NumberRange
    moves: frozenset[int | None] = frozenset()

    def __repr__(self) -> str:
        moves = ", ".join(sorted(map(str, self.moves))) or "any move or None"
        return f"({self.value}, {'one of ' * (len(self.moves) > 1)}{moves})"


def reply(position: TicTacToe, alpha: float = -inf, beta: float = inf) -> Reply:
    """The right answers for X's value and a best move. Outside the window the value may be a bound
    and the move any."""
    value = bounds(position, alpha, beta)
    if position.result() is not None:
        return Reply(value, frozenset({None}))
    exact = true_value(position)
    best = {move for move in position.moves() if true_value(position.play(move)) == exact}
    return Reply(value, frozenset(best if alpha < exact < beta else ()))


@dataclass(frozen=True)
class MoveFirst:
    """A reply with the move in front of the value."""

    reply: Reply


def agrees(got: Any, expected: Any) -> bool:
    """Whether `got` is `expected`: a Reply, or the answer of a mistake."""
    pair = isinstance(got, (tuple, list)) and len(got) == 2
    match expected:
        case NumberRange():
            return not pair and value_fits(got, expected)
        case MoveFirst():
            return pair and agrees((got[1], got[0]), expected.reply)
        case Reply():
            fits = pair and value_fits(got[0], expected.value)
            return fits and got[1] in (expected.moves or SQUARES)
    return equal(got, expected)


def with_any_move(value: Value) -> Callable[..., Reply]:
    """A function that replies with this `value`, which is wrong, and with any move."""
    return lambda position, alpha=-inf, beta=inf: Reply(
        allowed_answers(value(position), alpha, beta)
    )


WRONG_VALUES = [
    Mistake(reason, sentence, with_any_move(value)) for reason, (sentence, value) in IDEAS.items()
]
KNOWN = known(
    rf"""
    one-player-only: Only one of the two players ever cuts off. The other may stop as well.
        if alpha >= beta => if position.player == +1 and alpha >= beta
        if alpha >= beta => if position.player == -1 and alpha >= beta
    value-only: A value comes back, and no move. Return both, as in `return best, best_move`.
        => bounds
        return best, best_move => return best
    value-only: Where the game is over, return two things as well: the result, and None.
        return position.result(), None => return position.result()
        return position.result(), None => return position.result() &&
            value, _ = alphabeta(position.play(move), alpha, beta) =>
            value = alphabeta(position.play(move), alpha, beta)[0]
    move-first: Value and move have changed places: the value comes first.
        => move_first
    cuts-too-early: {TOO_EARLY}
        alpha >= beta => best == (alpha if position.player == +1 else beta)
    takes-a-tie: The value is right, and the move is not always right: a later move with the same
            value takes the place of the best one. It may have been cut off, and then its value is
            only a bound.
        value > best => value >= best && value < best => value <= best
        > best => >= best
        < best => <= best
    last-move-tried: The value is right, and the move is the last one tried. Keep the move that has
            the best value, together with that value.
        best, best_move = value, move => best = value && return best, best_move => return best, move
    replys-move: The move is that of a call below: the opponent's reply, or None after the last
            move. Keep `move`, which was played here, together with the best value.
        value, _ = => value, best_move = && best, best_move = value, move => best = value
    negated-on-the-way: The values after the moves change their sign here, though all values are
            X's. Such a minus belongs to negamax (lesson 03).
        value, _ = alphabeta(position.play(move), alpha, beta) =>
            value = -alphabeta(position.play(move), -beta, -alpha)[0]
        value, _ = alphabeta(position.play(move), alpha, beta) =>
            value = -alphabeta(position.play(move), alpha, beta)[0]
    no-move: The value is right, and the move is always None: where is the best move kept?
        => no_move
    first-move: The value is right, and the move is always the first one: keep the move that has the
            best value, together with that value.
        => first_move
    side-to-move: Where O is to move, the value has the wrong sign: it is X's value, whoever is to
            move.
        => for_the_mover
    """,
    bounds=bounds,
    no_move=lambda *case: Reply(bounds(*case), frozenset({None})),
    first_move=lambda *case: Reply(bounds(*case), frozenset((*case[0].moves(), None)[:1])),
    move_first=lambda *case: MoveFirst(reply(*case)),
    for_the_mover=with_any_move(lambda position: position.player * true_value(position)),
)


DEPTH = (
    "Your function has a parameter `depth`. Here it has to look to the end of the game: leave the "
    "depth out, and keep the parameters as they were given."
)


def has_a_depth(tree: ast.Module) -> bool:
    """Whether a function takes a `depth`."""
    return any(isinstance(node, ast.arg) and node.arg == "depth" for node in ast.walk(tree))


@exercise("02.3", (*KNOWN, *WRONG_VALUES), shared=WINDOWS, closed=["minimax"])
def alphabeta(answer: Answer) -> str:
    with answer.part("values and moves", first=True):
        positions = [*late(5, every=40), *late(3, every=100), (TicTacToe.parse("1"),)]
        limited = ("wrong-value", has_a_depth, "depth-limit", DEPTH)
        with told_by_code(answer, limited), named_by_code(answer):
            fresh = with_windows(answer, fresh_cases.searched())
            compare(answer, with_windows(answer, positions), reply, same=agrees, fresh=fresh)
    cost = ""
    with answer.part("nodes"), named_by_code(answer):
        cost = check_nodes(answer)
    return cost
