"""Lesson 05: what its exercises say in prose, and classes on their way to the check."""

from __future__ import annotations

from random import Random
from typing import Any

from c4lab.checks import sandbox
from c4lab.checks.exercise import Exercise
from c4lab.checks.registry import find
from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.lesson05_objects.greedy_player import cases, safe, wins
from c4lab.lessons.lesson05_objects.play_match import match, results
from c4lab.lessons.lesson05_objects.stand_ins import First, Last
from c4lab.lessons.lesson05_objects.winning_column import as_given, boards, connects_four


def exercise(id: str) -> Exercise:
    found = find(id)
    assert found is not None
    return found


def test_the_given_function_wins_with_the_first_disc() -> None:
    board: list[list[int]] = [[] for _ in range(7)]
    assert as_given(board, +1) == 4
    assert board == [[1], [1], [1], [1], [], [], []]


def test_no_board_of_winning_column_is_won_already() -> None:
    assert not any(connects_four(board, player) for board, player in boards())


def test_the_example_of_a_match() -> None:
    assert match(First(), Last(), 2, TicTacToe()) == (1, 0, 1)
    assert results(First(), Last(), 2, TicTacToe()) == [(+1, False), (-1, False)]


def test_greedys_positions_hold_every_kind_of_turn_for_both_sides() -> None:
    for player in (+1, -1):
        own = [position for position in cases() if position.player == player]
        assert any(wins(position) for position in own)
        assert any(not wins(position) and len(safe(position)) == 1 for position in own)
        assert any(not wins(position) and not safe(position) for position in own)
    assert {type(position) for position in cases()} == {TicTacToe, ConnectFour}
    assert all(position.result() is None for position in cases())


def test_a_class_reaches_the_check_with_its_parent() -> None:
    class RandomPlayer:
        name = "random"

        def __init__(self, seed: Any = None) -> None:
            self._random = Random(seed)

        def choose(self, position: Any) -> Any:
            return self._random.choice(position.moves())

    class GreedyPlayer(RandomPlayer):
        name = "greedy"

        def choose(self, position: Any) -> Any:
            return super().choose(position)

    assert sandbox.run(exercise("05.3"), RandomPlayer).status == "right"
    result = sandbox.run(exercise("05.4"), GreedyPlayer)
    assert (result.status, result.reason) == ("wrong", "misses-a-win")
