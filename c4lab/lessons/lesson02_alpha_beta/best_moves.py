"""02.5 The bug hunt: bounds taken for ties."""

from __future__ import annotations

from functools import cache, partial

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import TicTacToe
from c4lab.lessons.shared.squares import late
from c4lab.search import alphabeta as search


@cache
def values(position: TicTacToe) -> dict[int, float]:
    """The true value of each move."""
    return {move: search(position.play(move)).value for move in position.moves()}


def best_for(player: int, position: TicTacToe) -> set[int]:
    """The moves that `player` likes best, whoever is to move."""
    worth = values(position)
    wanted = max(worth.values()) if player == +1 else min(worth.values())
    return {move for move in worth if worth[move] == wanted}


KNOWN = known(
    """
    all-moves: Every legal move comes back. Only those with the best value should.
        => all_of_them
    plays-for-x: For O, you collect the moves that X likes.
        => for_x
    plays-for-o: For X, you collect the moves that O likes.
        => for_o
    one-move-only: Of several moves that are equally good, only one comes back.
        return moves => return moves[:1]
        return moves => return moves[-1:]
    """,
    all_of_them=lambda position: list(position.moves()),
    for_x=partial(best_for, +1),
    for_o=partial(best_for, -1),
)


@exercise("02.5", KNOWN, allowed=["minimax", "negamax", "alphabeta"])
def best_moves(answer: Answer) -> None:
    positions = [*late(5, every=30), *late(3, every=150), (TicTacToe.parse("1"),)]
    cases = [(position,) for (position,) in positions if position.moves()]
    compare(answer, cases, same=lambda got, expected: set(got) == set(expected))
