"""02.5 The bug hunt: bounds taken for ties."""

import ast
from functools import cache
from math import inf
from typing import Any

from c4lab.checks.writing import Answer, Wrong, compare, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.shared.lots import draws_lots
from c4lab.lessons.shared.squares import late
from c4lab.search import alphabeta as search


@cache
def value_after(position: TicTacToe, move: int) -> float:
    return search(position.play(move)).value


def false_ties(position: TicTacToe) -> list[int]:
    """The faulty code of the exercise: each call gets the window that earlier moves have left."""
    alpha, beta = -inf, inf
    best, moves = -position.player * inf, []
    for move in position.moves():
        value = search(position.play(move), alpha=alpha, beta=beta).value
        if value == best:
            moves.append(move)
        elif (value > best) == (position.player == +1):
            best, moves = value, [move]
        if position.player == +1:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
    return moves


def no_losing_move(position: TicTacToe) -> list[int]:
    return [m for m in position.moves() if value_after(position, m) != -position.player]


def hands_on_a_window(tree: ast.Module) -> bool:
    """Whether a search is called with alpha or beta."""
    return any(
        isinstance(node, ast.Call) and any(each.arg in ("alpha", "beta") for each in node.keywords)
        for node in ast.walk(tree)
    )


BOUND = (
    "A search that gets alpha or beta may give back only a bound, and not the value of the move. "
    "A bound cannot be compared with a value: they may be equal although the moves are not equally "
    "good."
)
KNOWN = known(
    f"""
    bound-for-value: {BOUND}
        => false_ties
    not-emptied: Earlier moves stay in your list when a better one is found. They are worse than the
            new best move: the list has to begin again.
        best, moves = value, [move] => best = value; moves.append(move)
    no-losing-move: Every move that does not lose comes back. If one wins, a draw is not as good.
        => no_losing_move
    worst-move: These are the worst moves, not the best.
        (value > best) == => (value < best) == && -position.player * => position.player *
    values-too: Values come back too. Return only the moves, in one list.
        return moves => return best, moves
        return moves => return moves, best
        return moves => return {{move: best for move in moves}}
    one-move-only: One move comes back. Return a list of all moves that are as good as the best one.
        return moves => return moves[0]
        return moves => return moves[-1]
    all-moves: Every legal move comes back. Only those with the best value should.
        return moves => return position.moves()
    larger-only: A move is kept only if its value is larger. For O a smaller value is better.
        (value > best) == (position.player == +1) => value > best
    plays-for-x: For O, you collect the moves that X likes.
        == (position.player == +1) => && -position.player * inf => -inf
    plays-for-o: For X, you collect the moves that O likes.
        (value > best) == (position.player == +1) => value < best && -position.player * inf => inf
    one-move-only: Of several moves that are equally good, only one comes back.
        return moves => return moves[:1]
        return moves => return moves[-1:]
    """,
    false_ties=false_ties,
    no_losing_move=no_losing_move,
)


def same(got: Any, expected: Any) -> bool:
    rows = (list, tuple, set, frozenset)
    return isinstance(got, rows) and sorted(got) == sorted(expected)


@exercise("02.5", KNOWN, allowed=["minimax", "negamax", "alphabeta"])
def best_moves(answer: Answer) -> None:
    positions = [*late(5, every=30), *late(3, every=150), (TicTacToe.parse("1"),)]
    cases = [(position,) for (position,) in positions if position.moves()]
    try:
        compare(answer, cases, same=same, fresh=fresh_cases.best_moves())
    except Wrong as wrong:
        if wrong.reason in ("wrong-value", "one-move-only") and answer.tree is not None:
            if draws_lots(answer.tree):
                wrong.reason = "draws-lots"
                wrong.message = (
                    "Your code draws a move at random. Return all moves that are as good as the "
                    f"best one. {wrong.message}"
                )
            elif wrong.reason == "wrong-value" and hands_on_a_window(answer.tree):
                wrong.reason = "bound-for-value"
                wrong.message = f"{BOUND} {wrong.message}"
        raise
