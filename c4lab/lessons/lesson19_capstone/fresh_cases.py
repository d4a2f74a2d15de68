"""What the checks of this lesson ask besides when a class is graded."""

from random import Random

from c4lab.checks.writing import when_graded
from c4lab.games import Position
from c4lab.lessons.shared.positions.drawn_positions import boards, squares


@when_graded
def think(random: Random) -> list[tuple[Position, int]]:
    positions: list[Position] = [*squares(random, 6, 3, 5, True), *boards(random, (4, 5))]
    return [
        (position, budget)
        for position in positions
        for budget in (random.randint(4, 12), random.randint(20, 150))
    ]
