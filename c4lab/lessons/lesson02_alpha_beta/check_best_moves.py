"""02.5 The bug hunt: bounds taken for ties."""

from typing import Any

from c4lab.checks.writing import Answer, compare, contains, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.lesson02_alpha_beta import fresh_cases
from c4lab.lessons.shared.code.seen import draws_lots
from c4lab.lessons.shared.code.told_by_code import Idea, told_by_code
from c4lab.lessons.shared.positions.squares import late

BOUND = (
    "A search that gets alpha or beta may give back only a bound, and not the value of the move. "
    "A bound cannot be compared with a value: they may be equal although the moves are not equally "
    "good."
)
KNOWN = known(
    rf"""
    bound-for-value: {BOUND}
        best, moves = -position => alpha, beta = -inf, inf\n    best, moves = -position &&
            search(position.play(move)) => search(position.play(move), alpha=alpha, beta=beta) &&
            value, [move] => value, [move]\n
            \n        if position.player == +1:\n            alpha = max(alpha, best)
            \n        else:\n            beta = min(beta, best)
    not-emptied: Earlier moves stay in your list when a better one is found. They are worse than the
            new best move: the list has to begin again.
        best, moves = value, [move] => best = value; moves.append(move)
    no-losing-move: Every move that does not lose comes back. If one wins, a draw is not as good.
        return moves => return [move for move in position.moves()
            if search(position.play(move)).value != -position.player]
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
    """
)
RANDOM = "Your code draws a move at random. Return all moves that are as good as the best one."
hands_on_a_window = contains("$f($$x, alpha=$a)", "$f($$x, beta=$b)")
"""A `seen`: a search is called with alpha or beta."""


def same(got: Any, expected: Any) -> bool:
    rows = (list, tuple, set, frozenset)
    return isinstance(got, rows) and sorted(got) == sorted(expected)


@exercise("02.5", KNOWN, allowed=["minimax", "negamax", "alphabeta"])
def best_moves(answer: Answer) -> None:
    positions = [*late(5, every=30), *late(3, every=150), (TicTacToe.parse("1"),)]
    cases = [(position,) for (position,) in positions if position.moves()]
    ideas: list[Idea] = [
        ("wrong-value", draws_lots, "draws-lots", RANDOM),
        ("one-move-only", draws_lots, "draws-lots", RANDOM),
        ("wrong-value", hands_on_a_window, "bound-for-value", BOUND),
    ]
    with told_by_code(answer, *ideas):
        compare(answer, cases, same=same, fresh=fresh_cases.best_moves())
