"""What every order must be: all the legal moves, each once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from itertools import groupby
from random import Random
from typing import Any

from c4lab.checks.compare import Case, answer_to
from c4lab.checks.exercise import Wrong
from c4lab.checks.show import counterexample, show, show_call
from c4lab.checks.values import plain
from c4lab.games import ConnectFour


class Five(ConnectFour):
    """A board whose middle is column 3."""

    width, height = 5, 4


class Four(ConnectFour):
    """A board with two columns in the middle."""

    width, height, connect = 4, 4, 3


def reached(game: type[ConnectFour], moves: int, random: Random) -> ConnectFour:
    """A position of a random game after `moves` moves, in which the game goes on."""
    position = game()
    for _ in range(moves):
        position = position.play(random.choice(position.moves()))
        if position.result() is not None:
            return reached(game, moves, random)
    return position


def refuse_other_moves(
    answer: Callable[..., Any], cases: Iterable[Case], right: Callable[..., Iterable[int]]
) -> None:
    """Raises Wrong for the first case in which `answer` does not give each move of `right` once.

    What is no list of moves at all is left for the comparison to refuse.
    """
    for case in cases:
        got = plain(answer_to(answer, case))
        moves = list(right(*case))
        if isinstance(got, (list, tuple)) and got and all(map(_is_pair, got)):
            raise Wrong(
                "pairs-not-moves",
                "Your list holds pairs. Give the moves alone, without what they are worth.",
            )
        if not isinstance(got, (list, tuple)) or not all(map(_is_number, got)):
            return
        found = _fault(list(got), moves)
        if found:
            reason, sentence = found
            call, position = show_call(answer, case), case[0]
            board = position if isinstance(position, ConnectFour) else None
            raise Wrong(reason, sentence, counterexample(call, moves, got, board))


def ties_from_left(answer: Callable[..., Any], worth: Callable[..., float]) -> Callable[..., Any]:
    """`answer` with moves that follow one another and are equally good put in ascending order, so
    that any order among equals is right. `worth(move, *case)` says how good a move is."""

    @wraps(answer)
    def ordered(*case: Any) -> Any:
        got = plain(answer(*case))
        if not isinstance(got, (list, tuple)) or not all(map(_is_number, got)):
            return got
        equals = groupby(map(int, got), key=lambda move: worth(move, *case))
        return [move for _, group in equals for move in sorted(group)]

    return ordered


def _is_number(value: object) -> bool:
    return type(plain(value)) is int


def _is_pair(value: object) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2


def _fault(got: list[int], moves: list[int]) -> tuple[str, str] | None:
    strangers = [move for move in got if move not in moves]
    missing = [move for move in moves if move not in got]
    twice = sorted({move for move in got if got.count(move) > 1})
    if strangers:
        return "illegal-move", (
            f"{show(strangers[0])} is not a legal move here: an order gives the legal moves and "
            "nothing else."
        )
    if twice:
        return "move-twice", (
            f"{show(twice[0])} is in your list twice: a search would look at it, and at all that "
            "is below, two times."
        )
    if missing:
        return "loses-moves", (
            f"{show(missing[0])} is legal and not in your list: a search would play as if that "
            "move did not exist."
        )
    return None
