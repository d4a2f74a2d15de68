"""02.5 The bug hunt: bounds taken for ties."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.shared.squares import late

KNOWN = known("""
    all-moves: Every legal move comes back. Only those with the best value should.
        return moves => return position.moves()
    plays-for-x: For O, you collect the moves that X likes.
        == (position.player == +1) => && -position.player * inf => -inf
    plays-for-o: For X, you collect the moves that O likes.
        (value > best) == (position.player == +1) => value < best && -position.player * inf => inf
    one-move-only: Of several moves that are equally good, only one comes back.
        return moves => return moves[:1]
        return moves => return moves[-1:]
""")


@exercise("02.5", KNOWN, allowed=["minimax", "negamax", "alphabeta"])
def best_moves(answer: Answer) -> None:
    positions = [*late(5, every=30), *late(3, every=150), (TicTacToe.parse("1"),)]
    cases = [(position,) for (position,) in positions if position.moves()]
    compare(answer, cases, same=lambda got, expected: set(got) == set(expected))
