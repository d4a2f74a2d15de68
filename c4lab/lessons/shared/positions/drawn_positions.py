"""Positions and trees that are drawn for several lessons."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from c4lab.games import ConnectFour, TicTacToe
from c4lab.lessons.shared.positions.boards import random_games, random_position
from c4lab.lessons.shared.positions.squares import positions


def squares(
    random: Random, count: int, fewest: int, most: int = 9, going_on: bool = False
) -> list[TicTacToe]:
    """So many tic-tac-toe positions with `fewest` to `most` marks, few marks last; with `going_on`
    only of games that are not over."""
    possible = [
        position
        for position in positions(fewest)
        if len(position.history) <= most and not (going_on and position.result() is not None)
    ]
    return sorted(random.sample(possible, count), key=lambda position: position.left)


def boards(random: Random, discs: Iterable[int]) -> list[ConnectFour]:
    """A Connect Four position with each of these numbers of discs, from games that go on."""
    return [random_position(number, random) for number in discs]


def finished(random: Random, count: int) -> list[ConnectFour]:
    """The ends of so many random games of Connect Four."""
    return [game[-1] for game in random_games(count, random)]


def tree(random: Random, depth: int) -> Any:
    """A tree as lists in lists, with leaves from -9 to 9 and uneven branches."""
    if depth == 0 or random.random() < 0.1:
        return random.randint(-9, 9)
    return [tree(random, depth - 1) for _ in range(random.randint(1, 3))]


def grow(branches: int, plies: int, values: Sequence[int], random: Random) -> Any:
    """A tree as lists in lists, with so many branches at each node; its leaves are drawn from
    `values`."""
    if plies == 0:
        return random.choice(values)
    return [grow(branches, plies - 1, values, random) for _ in range(branches)]
