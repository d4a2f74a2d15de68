"""01.6 The bug hunt: a return inside the loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from c4lab.checks.exercise import Mistake, Wrong, compare, exercise
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.cases import late
from c4lab.lessons.lesson01_minimax.second_look import second_look
from c4lab.lessons.lesson01_minimax.value_of import best_value_of


def best_moves(position: TicTacToe) -> set[int]:
    """Every move that keeps the value of `position`."""
    value = best_value_of(position)
    return {move for move in position.moves() if best_value_of(position.play(move)) == value}


def plays_for_x(position: TicTacToe) -> int:
    return max(position.moves(), key=lambda move: best_value_of(position.play(move)))


def plays_for_o(position: TicTacToe) -> int:
    return min(position.moves(), key=lambda move: best_value_of(position.play(move)))


def gives_none(answer: Any, wrong: Wrong) -> Wrong | None:
    """A `return` that is reached gives None as well, when `best` was never set."""
    if wrong.reason != "returns-none":
        return None
    question = "Or does `best` stay None, because no value is better than the first one?"
    return Wrong(wrong.reason, f"{wrong.message} {question}")


@exercise("01.6")
@second_look(gives_none)
def best_move(answer: Callable[[TicTacToe], int]) -> None:
    unfinished = [(p,) for (p,) in late(4, every=5) if p.moves()]
    compare(
        answer,
        best_moves,
        unfinished,
        same=lambda got, expected: got in expected,
        mistakes=(
            Mistake(
                "returns-the-value",
                "It returns a value. Return the move that leads to it.",
                best_value_of,
            ),
            Mistake(
                "first-move",
                "It still plays the first free square: the `return` is still reached in the "
                "first turn of the loop.",
                lambda position: position.moves()[0],
            ),
            Mistake(
                "last-move",
                "It plays the last free square, whatever its value: what should the `if` protect?",
                lambda position: position.moves()[-1],
            ),
            Mistake(
                "plays-for-x",
                "It plays well for X, but for O it chooses what X would like best.",
                plays_for_x,
            ),
            Mistake(
                "plays-for-o",
                "It plays well for O, but for X it chooses what O would like best.",
                plays_for_o,
            ),
        ),
    )
