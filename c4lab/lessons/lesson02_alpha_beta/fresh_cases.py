"""What the checks of this lesson ask besides when a class is graded."""

from random import Random
from typing import Any

from c4lab.checks.writing import when_graded
from c4lab.games import TicTacToe
from c4lab.lessons.shared.positions.drawn_positions import squares, tree

Cases = list[tuple[TicTacToe]]


@when_graded
def prune(random: Random) -> list[tuple[Any]]:
    return [(tree(random, 2 + number // 10),) for number in range(30)]


@when_graded
def searched(random: Random) -> Cases:
    return [(position,) for position in squares(random, 20, 3)]


@when_graded
def best_moves(random: Random) -> Cases:
    return [(position,) for position in squares(random, 30, 4, going_on=True)]


@when_graded
def how_much_deeper(random: Random) -> list[tuple[TicTacToe, int]]:
    return [(position, random.randint(2, 4)) for position in squares(random, 6, 2, 4, True)]
