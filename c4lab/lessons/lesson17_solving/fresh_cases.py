"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import ConnectFour
from c4lab.lessons.shared.positions.drawn_positions import boards
from c4lab.lessons.shared.positions.quiet_boards import quiet, wins_at_once

LARGEST = 1 << 32


def _late(random: Random, *discs: int) -> list[str]:
    """Games with so many discs, in which nobody wins with the next one."""
    return [str(each) for n in discs for each in quiet(n, 1, random.randrange(LARGEST))]


@when_graded
def score_of(random: Random) -> list[tuple[int, int, bool]]:
    found = []
    for _ in range(20):
        cells = random.randint(10, 64)
        found.append((cells, random.randint(7, cells), True))
    return found


@when_graded
def one_question(random: Random) -> list[tuple[str, int]]:
    """Games, each with a question."""
    games = _late(random, 35, 34, 33, 33, 32, 32)
    return [(game, alpha) for game in games for alpha in random.sample(range(-4, 4), 2)]


@when_graded
def questions(random: Random) -> list[tuple[str, list[int]]]:
    """Games, each with several questions."""
    return [(game, random.sample(range(-5, 5), 4)) for game in _late(random, 33, 32, 31)]


@when_graded
def closing_in(random: Random) -> list[str]:
    return _late(random, 36, 35, 34, 34, 33, 33)


@when_graded
def wins(random: Random) -> list[str]:
    """Games in which the side to move wins with its next disc."""
    found: list[str] = []
    while len(found) < 6:
        drawn: list[ConnectFour] = boards(random, (12, 18, 24, 28, 31, 34))
        found += [text for text in map(str, drawn) if wins_at_once(text)]
    return found[:6]
