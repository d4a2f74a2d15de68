"""What the checks of this lesson ask besides when a class is graded."""

from math import inf
from random import Random

from c4lab.checks.writing import Code, when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.lesson13_mtdf.searches import random_searches
from c4lab.lessons.shared.positions.drawn_positions import finished
from c4lab.lessons.shared.positions.quiet_boards import quiet

LARGEST = 1 << 32
Entry = tuple[int, float, float]
Asked = tuple[Entry | None, int, int, int, int]  # what is known, depth, g, alpha, beta


def _answer(random: Random, value: int, alpha: int, beta: int) -> int:
    """An answer that is right for a window and does not leave it by more than it has to."""
    return random.randint(*sorted((value, min(max(value, alpha), beta))))


@when_graded
def known_positions(random: Random) -> list[Asked]:
    found: list[Asked] = []
    for _ in range(10):
        depth, value = random.randint(1, 9), random.randint(-20, 20)
        low, high = value - random.randint(1, 9), value + random.randint(1, 9)
        alpha = random.randint(low, high - 1)
        beta = random.randint(alpha + 1, high)
        found.append(((depth, low, high), depth, _answer(random, value, alpha, beta), alpha, beta))
    return found


@when_graded
def new_positions(random: Random) -> list[Asked]:
    return [(None, depth, g, alpha, beta) for _, depth, g, alpha, beta in _others(random)]


@when_graded
def other_depths(random: Random) -> list[Asked]:
    return _others(random)


def _others(random: Random) -> list[Asked]:
    """What is known is of another depth."""
    found: list[Asked] = []
    for _ in range(6):
        depth, value, alpha = random.randint(2, 9), random.randint(-20, 20), random.randint(-20, 20)
        beta = alpha + random.choice((1, 1, 3))
        g = _answer(random, value, alpha, beta)
        found.append(((depth + random.choice((-1, 1)), -30, 30), depth, g, alpha, beta))
    return found


@when_graded
def values(random: Random) -> list[tuple[ConnectFour, int, float, float]]:
    """Positions in which nobody wins with the next disc."""
    positions = quiet(17, 3, random.randrange(LARGEST)) + quiet(22, 3, random.randrange(LARGEST))
    return [(position, depth, -inf, inf) for depth in (0, 1) for position in positions]


@when_graded
def ends(random: Random) -> list[tuple[ConnectFour, int, float, float]]:
    """Games that are over, and games one move before."""
    over = finished(random, 3)
    before = [ConnectFour.parse(str(position)[:-1]) for position in finished(random, 3)]
    return [(position, 1, -inf, inf) for position in (*over, *before)]


@when_graded
def look_again(random: Random) -> list[tuple[list[int], float, float, float, float]]:
    found: list[tuple[list[int], float, float, float, float]] = []
    for _ in range(12):
        worth = random.sample(range(-20, 20), random.randint(1, 5))
        low, high = max(worth) - random.randint(1, 9), max(worth) + random.randint(1, 9)
        alpha = random.randint(low, high - 1)
        beta = random.randint(alpha + 1, high)
        found.append((worth, alpha, beta, -inf, inf))
        found.append((worth, -inf, inf, low, high))
    return found


@when_graded
def closing_in(random: Random) -> list[tuple[Code, int]]:
    return [*random_searches(12, random.randrange(LARGEST))]
