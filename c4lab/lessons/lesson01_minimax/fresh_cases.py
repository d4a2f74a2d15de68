"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import TicTacToe
from c4lab.lessons.shared.positions.drawn_positions import squares

Cases = list[tuple[TicTacToe]]


@when_graded
def winner(random: Random) -> list[tuple[list[int]]]:
    return [(list(position.cells),) for position in squares(random, 40, 3)]


@when_graded
def counted(random: Random) -> Cases:
    return [(position,) for position in squares(random, 16, 4)]


@when_graded
def value_of(random: Random) -> Cases:
    return [(position,) for position in squares(random, 30, 4)]


@when_graded
def best_move(random: Random) -> Cases:
    return [(position,) for position in squares(random, 40, 5, going_on=True)]
