"""What the checks of this lesson ask besides when a class is graded."""

from math import inf
from random import Random
from typing import Any

from c4lab.checks.writing import when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards, tree


@when_graded
def narrow(random: Random) -> list[int]:
    """Values of positions."""
    return random.sample([*range(-40, -8), *range(10, 40)], 2)


@when_graded
def soft(random: Random) -> list[tuple[Any, float, float]]:
    trees = [tree(random, 2 + number // 4) for number in range(8)]
    windows = [(-inf, inf)]
    for width in (1, 1, 4):
        alpha = random.randint(-8, 8)
        windows.append((alpha, alpha + width))
    return [(each, *window) for each in trees for window in windows]


@when_graded
def close_in(random: Random) -> list[tuple[int, int, int]]:
    """Values, each with the ends of a range around it."""
    values = [random.randint(-50, 50) for _ in range(8)]
    return [(value, value - random.randint(0, 30), value + random.randint(0, 30))
            for value in values]  # fmt: skip


@when_graded
def pvs(random: Random) -> list[ConnectFour]:
    return boards(random, (3, 6, 9, 13, 17, 22))


@when_graded
def cost_of(random: Random) -> list[tuple[list[int], list[ConnectFour], int]]:
    return [
        (random.sample(range(-30, 30), 2), boards(random, discs), 2)
        for discs in ((4,), (8, 15), (11, 18, 21))
    ]
