"""02.5 The bug hunt: bounds taken for ties."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import cache, partial
from typing import Any

from c4lab.checks.exercise import Mistake, compare, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.search import alphabeta as search


@cache
def values(position: TicTacToe) -> dict[int, float]:
    """The true value of each move."""
    return {move: search(position.play(move)).value for move in position.moves()}


def best_for(player: int, position: TicTacToe) -> frozenset[int]:
    """The moves that `player` likes best, whoever is to move."""
    worth = values(position)
    wanted = max(worth.values()) if player == +1 else min(worth.values())
    return frozenset(move for move in worth if worth[move] == wanted)


def true_moves(position: TicTacToe) -> frozenset[int]:
    return best_for(position.player, position)


@exercise("02.5")
def best_moves(answer: Callable[[TicTacToe], list[int]]) -> None:
    def only_if(holds: Callable[[Set[int], Set[int]], bool]) -> Callable[[TicTacToe], Any]:
        """The learner's own answer where it stands so to the true one: a mistake described by
        what comes out, since a false tie depends on the order in which moves are searched."""

        def moves(position: TicTacToe) -> Any:
            got = answer(position)
            return got if holds(set(got), true_moves(position)) else None

        return moves

    tried = [position for (position,) in (*late(5, every=5), *late(3, every=150))]
    tried.append(TicTacToe.parse("1"))
    compare(
        answer,
        lambda position: sorted(true_moves(position)),
        [(position,) for position in tried if position.moves()],
        same=lambda got, expected: set(got) == set(expected),
        mistakes=(
            Mistake(
                "all-moves",
                "Every legal move comes back. Only those with the best value should.",
                lambda position: list(position.moves()),
            ),
            Mistake(
                "plays-for-x", "For O, you collect the moves that X likes.", partial(best_for, +1)
            ),
            Mistake(
                "plays-for-o", "For X, you collect the moves that O likes.", partial(best_for, -1)
            ),
            Mistake(
                "false-tie",
                "A worse move is counted as equal. It was searched with a window that other moves "
                "had narrowed, so what came back is a bound and not its value.",
                only_if(lambda got, true: got >= true),
            ),
            Mistake(
                "misses-ties",
                "No worse move is among yours, but of several equally good ones some are missing.",
                only_if(lambda got, true: bool(got) and got <= true),
            ),
        ),
    )
